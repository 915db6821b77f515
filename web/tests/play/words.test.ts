import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOKEN_NAMES } from "../../src/board/drawings/tokens";
import { NAMES } from "../../src/play/reactions";
import { vocabulary, WORDS } from "../../src/play/words";
import { LETTERS } from "../../src/play/shortcuts";
import { addCatalogue, language } from "../../src/texts/index.svelte";
import { catalogue } from "../../tools/catalogues";

const folder = new URL("../../src/play/", import.meta.url);
const source = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
const words = new URL("../../../src/passgo/texts/en/web_play.ftl", import.meta.url);
const known = [...readFileSync(words, "utf-8").matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!);

// ids that are put together: the first part, and what can follow
const MADE: Record<string, string[]> = {
  "web-play-face-": NAMES,
  "web-play-fold-": "auction build card claim collect give goto hit keep lift mortgage place ride sell share surrender swap ticket".split(" "),
  "web-play-free-": ["bid", "offer", "counter", "settle"],
  "web-play-key-": Object.values(LETTERS),
  "web-play-landings-": ["all-about", "surplus-about"],
  "web-play-left-": ["days", "hours"],
  "web-play-motion-": ["pause", "undo", "kick", "stop"],
  "web-play-title-": ["offer", "counter", "settle"],
  "web-play-turn-lead-": ["always", "taken", "trade"],
  "web-token-": [...TOKEN_NAMES],
  "web-word-": WORDS,
  "web-verb-": Object.keys(vocabulary().verbs),
};

const used = new Set([
  ...[...source.matchAll(/"(web-(?:play|token)-[\w-]+)"/g)].map((found) => found[1]!),
  ...Object.entries(MADE).flatMap(([first, ends]) => ends.map((end) => first + end)),
]);

test("every message that is said has words", () => {
  expect([...used].filter((id) => !known.includes(id))).toEqual([]);
});

test("every message with words is said", () => {
  expect(known.filter((id) => !used.has(id))).toEqual([]);
});

test("ids are put together from known first parts only", () => {
  const firsts = [...source.matchAll(/`(web-[\w-]+-)\$\{/g)].map((found) => found[1]!);
  expect([...new Set(firsts)].filter((first) => !(first in MADE))).toEqual([]);
});

test("no two verbs of a language share a word", () => {
  for (const one of ["en", "fr"] as const) {
    addCatalogue(one, catalogue(one));
    language.current = one;
    const words = Object.values(vocabulary().verbs);
    expect(new Set(words).size).toBe(words.length);
  }
});
