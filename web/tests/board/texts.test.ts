import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { boards } from "./boards";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sources = readdirSync(at("../../src/board")).filter((file) => file.includes(".")).map((file) => readFileSync(at(`../../src/board/${file}`), "utf-8"));
const said = sources.flatMap((source) => [...source.matchAll(/"(web-[\w-]+)"/g)].map((match) => match[1]!));
const pieces = ["house", "hotel", "skyscraper", "depot", "stand"].map((piece) => `web-board-${piece}`);
const plain = boards().flatMap((printed) => printed.spaces.filter((space) => space.deed === null));
const kinds = plain.map((space) => `web-kind-${space.kind.replaceAll(" ", "-")}`);
const needed = [...new Set([...said, ...pieces, ...kinds])].sort();

describe.each(["en", "fr"])("the board's catalogue in %s", (language) => {
  const text = readFileSync(at(`../../../src/passgo/texts/${language}/web_board.ftl`), "utf-8");
  const editions = at("../../../src/passgo/editions"); // which bring the words of their own kinds of spaces along
  const own = readdirSync(editions).map((name) => `${editions}/${name}/texts/${language}/web.ftl`).filter(existsSync);

  test("has what the board says, and nothing else", () => {
    const bundle = new FluentBundle(language);
    const texts = [text, ...own.map((file) => readFileSync(file, "utf-8"))];
    for (const source of texts) expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    const listed = [...text.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]!);
    expect(listed.filter((id) => !needed.includes(id))).toEqual([]);
    for (const id of needed) expect([id, bundle.hasMessage(id)]).toEqual([id, true]);
  });
});
