import { expect, test } from "vitest";
import { originFor, reachOf } from "../src/net/network.svelte";
import type { Network } from "../src/wire";

const at = (origin: string): URL => new URL(origin);
const HOME = "http://192.168.1.7:8000";
const shut: Network = { reach: "machine", address: null, others: [], yours: true };
const open: Network = { reach: "network", address: HOME, others: [], yours: true };
const started: Network = { reach: "open", address: "http://play.example:8000", others: [], yours: false };

test("links of the server's own machine lead by the address that others find it at", () => {
  for (const own of ["http://localhost:8000", "http://127.0.0.1:8000", "http://127.8.0.1:8000", "http://[::1]:8000"]) {
    expect(originFor(at(own), open)).toBe(HOME);
    expect(originFor(at(own), started)).toBe("http://play.example:8000");
    expect(originFor(at(own), shut)).toBe(own);
    expect(originFor(at(own), null)).toBe(own);
  }
});

test("whoever came by another address gives that one away", () => {
  for (const state of [shut, open, started, null]) {
    expect(originFor(at("https://games.example"), state)).toBe("https://games.example");
    expect(originFor(at("http://127.0.0.1.evil.example"), state)).toBe("http://127.0.0.1.evil.example");
  }
});

test("it is said plainly who can open the link", () => {
  expect(reachOf(at("http://localhost:8000"), shut)).toBe("machine");
  expect(reachOf(at("http://localhost:8000"), open)).toBe("network");
  expect(reachOf(at(HOME), open)).toBe("network");
  expect(reachOf(at("http://localhost:8000"), started)).toBe("open");
  expect(reachOf(at("http://localhost:8000"), null)).toBe("open");
});

test("a page that came through something else than this machine is not said to be on it", () => {
  expect(reachOf(at("https://games.example"), shut)).toBe("open");
  expect(reachOf(at("https://games.example"), open)).toBe("open");
});
