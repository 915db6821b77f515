// Every face by day and by night: what must be read can be read (WCAG 2.2: text 4.5 to 1, shapes 3 to 1).
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

type Values = Record<string, string>;
const source = readFileSync(fileURLToPath(new URL("../../src/design/palettes.css", import.meta.url)), "utf-8");

/** The values that hold for a face in a light, in the order in which the rules override each other. */
function palette(face: string, dark: boolean, board = false): Values {
  const found: { weight: number; values: Values }[] = [];
  for (const [, selectors, body] of source.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const values = Object.fromEntries([...body!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
    for (const selector of selectors!.split(",").map((one) => one.trim())) {
      const holds =
        (!selector.includes("data-theme") || dark) &&
        (!selector.includes("data-face") || selector.includes(`"${face}"`)) &&
        (!selector.endsWith(".board") || board);
      if (holds) found.push({ weight: selector.split("[").length + (selector.endsWith(".board") ? 5 : 0), values });
    }
  }
  return Object.assign({}, ...found.sort((one, other) => one.weight - other.weight).map(({ values }) => values)) as Values;
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function light(colour: string): number {
  const [r, g, b] = channels(colour).map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function over(top: string, ground: string, part: number): string {
  const [a, b] = [channels(top), channels(ground)];
  return "#" + a.map((value, k) => Math.round(value * part + b[k]! * (1 - part)).toString(16).padStart(2, "0")).join("");
}

const FACES = ["canals", "daylight", "skyline", "gold"].flatMap((face) => [{ face, dark: false }, { face, dark: true }]);

describe.each(FACES)("$face, dark: $dark", ({ face, dark }) => {
  const page = palette(face, dark);
  const board = palette(face, dark, true);
  const players = Array.from({ length: 12 }, (_, seat) => board[`p${seat}`]!);

  test("words can be read on everything they stand on", () => {
    for (const ink of ["ink", "ink-soft", "ink-faint"]) {
      for (const ground of ["ground", "surface", "raised", "sunken"]) {
        expect(contrast(page[ink]!, page[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(page["accent-ink"]!, page.accent!)).toBeGreaterThanOrEqual(4.5);
    for (const ink of ["good", "bad", "warn", "accent-text"]) expect(contrast(page[ink]!, page.surface!), ink).toBeGreaterThanOrEqual(4.5);
  });

  test("names can be read on any ground, also where an owner's light falls on it", () => {
    for (const ring of [0, 1, 2]) {
      const ground = board[`r${ring}`]!;
      expect(contrast(board["board-ink"]!, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(board["board-ink-soft"]!, ground)).toBeGreaterThanOrEqual(4.5);
      for (const player of players) {
        expect(contrast(board["board-ink"]!, over(player, ground, Number(board.lit)))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("tabs stand out from the ground, and rents from their tabs", () => {
    for (const player of players) {
      expect(contrast(board["p-ink"]!, player)).toBeGreaterThanOrEqual(4.5);
      for (const ring of [0, 1, 2]) expect(contrast(player, board[`r${ring}`]!)).toBeGreaterThanOrEqual(3);
    }
  });

  test("a band that would melt into its ground has an outline", () => {
    const groups = Object.keys(board).filter((name) => name.startsWith("g-") && name !== "g-none");
    expect(groups.length).toBeGreaterThan(20);
    for (const group of groups) {
      const edge = board[group.replace("g-", "e-")];
      const seen = (colour: string) => Math.min(...[0, 1, 2].map((ring) => contrast(colour, board[`r${ring}`]!)));
      if (seen(board[group]!) < 3) expect(seen(edge ?? board[group]!), group).toBeGreaterThanOrEqual(3);
    }
  });
});
