// What the pages say is in the catalogues, and what the catalogues say is said.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const OWN = ["pages", "design", "net"]; // the folders whose words are in web.ftl

function sources(folder: string): string {
  const files = readdirSync(join(WEB, "src", folder)).filter((name) => /\.(svelte|ts)$/.test(name));
  return files.map((name) => readFileSync(join(WEB, "src", folder, name), "utf-8")).join("\n");
}

const text = OWN.map(sources).join("\n");
const said = [...text.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1]!);
const composed = [...text.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1]!);
const catalogue = readFileSync(join(WEB, "../src/passgo/texts/en/web.ftl"), "utf-8");
const known = [...catalogue.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1]!);

it("no message is missing", () => {
  expect(said.filter((id) => !known.includes(id))).toEqual([]);
});

it("no message is unused", () => {
  expect(known.filter((id) => !said.includes(id) && !composed.some((start) => id.startsWith(start)))).toEqual([]);
});
