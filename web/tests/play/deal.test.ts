import { expect, test } from "vitest";
import { draft, empty, moved, reversed, rounded, stepOf, written } from "../../src/play/deal";
import { refusals } from "../../src/play/refusals";
import { proxied, raises } from "../../src/play/auction";
import type { Deal, Line } from "../../src/wire";

const offered: Deal = {
  giver: 2,
  partner: 0,
  gives: [{ kind: "deed", word: "37", text: "Park Place" }],
  takes: [
    { kind: "deed", word: "29", text: "Marvin Gardens" },
    { kind: "cash", word: "$405", text: "$405" },
    { kind: "immunity", word: "immunity 5", text: "no rent on Reading Railroad" },
  ],
};

test("a draft is written in the words of the game", () => {
  const terms = draft(3);
  expect(empty(terms)).toBe(true);
  const more = { ...terms, gives: moved({ words: ["5"], cash: 50 }, "chance-leave-jail") };
  expect(written("offer", more)).toBe("offer 3 5, chance-leave-jail, $50 for nothing");
  expect(written("counter", more)).toBe("counter 5, chance-leave-jail, $50 for nothing");
  expect(written("settle", more)).toBe("settle 5, chance-leave-jail, $50");
});

test("a counter-offer begins with the same deal from the other side", () => {
  expect(written("counter", reversed(offered))).toBe("counter 29, immunity 5, $405 for 37");
});

test("a thing put up twice is taken back", () => {
  expect(moved(moved({ words: [], cash: 0 }, "5"), "5").words).toEqual([]);
});

test("money goes in steps that the table's notes can make", () => {
  expect([300, 1500, 3200, 90_000].map((cash) => stepOf(cash, 1))).toEqual([1, 5, 10, 500]);
  for (const cash of [3000, 15_000, 372_000, 1_200_000]) expect(stepOf(cash, 1000) % 1000).toBe(0);
  expect(stepOf(15_000, 1000)).toBe(1000);
  expect(rounded(1499, 15_000, 1000)).toBe(1000);
  expect(rounded(99_999, 15_000, 1000)).toBe(15_000);
  expect(rounded(Number.NaN, 15_000, 1000)).toBe(0);
  expect(rounded(-5, 100, 1)).toBe(0);
});

test("refusals of a partner, the latest first, with what was offered", () => {
  const line = (seq: number, name: string, text: string, player: number): Line => ({ seq, name, text, player });
  const story = [
    line(1, "trade-offered", "Ann offers Ben a trade", 0),
    line(1, "trade-item", "Ann would give Ben: $5", 0),
    line(2, "trade-refused", "Ben refuses", 1),
    line(3, "trade-offered", "Ann offers Cleo a trade", 0),
    line(4, "trade-refused", "Cleo refuses", 2),
    line(5, "trade-refused", "Ben refuses again", 1),
  ];
  const texts = refusals(story, 1).map((one) => one.text);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toBe("Ann offers Ben a trade · Ann would give Ben: $5 · Ben refuses");
});

test("quick raises stay within what is possible", () => {
  const auction = { space: "1", bid: 60, leader: 1, bidder: 0, still_in: [0, 1] };
  expect(raises(auction, { verb: "bid", low: 61, high: 120 })).toEqual([61, 70, 110]);
  expect(raises({ ...auction, bid: 5000 }, { verb: "bid", low: 6000, high: 99_000 })).toEqual([6000, 15_000, 55_000]);
});

test("a limit climbs quickly from afar, then by the least, and passes beyond it", () => {
  const auction = { space: "1", bid: 60, leader: 1, bidder: 0, still_in: [0, 1] };
  expect(proxied(100, auction, { verb: "bid", low: 61, high: 500 })).toBe("bid 70");
  expect(proxied(99, auction, { verb: "bid", low: 61, high: 500 })).toBe("bid 61");
  expect(proxied(100, { ...auction, bid: 99 }, { verb: "bid", low: 100, high: 500 })).toBe("bid 100");
  expect(proxied(100, { ...auction, bid: 100 }, { verb: "bid", low: 101, high: 500 })).toBe("pass");
  expect(proxied(900, auction, { verb: "bid", low: 61, high: 60 })).toBe("pass");
  expect(proxied(900, { ...auction, bid: 0, leader: null }, { verb: "bid", low: 1, high: 500 })).toBe("bid 1");
});
