// The boards as printed, read from the editions' own tables.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Deed, Printed, Space } from "../../src/wire";

export const EDITIONS = ["classic", "mega", "ultimate", "millionaire"];
const FAMILIES = new Set(["street", "railroad", "utility", "cab"]);

function table(path: string): string[][] {
  const file = fileURLToPath(new URL(`../../../src/passgo/editions/${path}`, import.meta.url));
  return readFileSync(file, "utf-8").trim().split("\n").slice(1).map((line) => line.split(","));
}

export function printedOf(edition: string): Printed {
  const rows = table(`${edition}/board.csv`);
  const tracks = [...new Set(rows.map(([track]) => track!))];
  const deeds: Deed[] = [];
  const groups = [...new Set(rows.map((row) => row[3]!).filter(Boolean))];
  rows.forEach(([, name, kind, group, price, build, rents], number) => {
    if (!price) return;
    deeds.push({
      word: String(number), space: number, name: name!, group: groups.indexOf(group!), family: kind!, price: Number(price),
      mortgage: Number(price) / 2, build: Number(build), rents: rents!.split(" ").map(Number), odds: 1,
    });
  });
  const spaces: Space[] = rows.map(([track, name, kind], number) => {
    const index = number - rows.findIndex(([other]) => other === track);
    const deed = FAMILIES.has(kind!) ? deeds.findIndex((one) => one.name === name) : null;
    const twin = deed === null ? -1 : rows.findIndex((row, k) => k !== number && row[1] === name && row[2] === kind);
    const place = tracks.length > 1 ? `${track}:${index}` : String(index);
    return { place, track: tracks.indexOf(track!), index, name: name!, kind: kind!, deed, twin: twin < 0 ? null : twin, odds: 1 };
  });
  return {
    edition, face: "daylight", skin: "us", language: "en", currency: "$#", goal: 0, spaces, deeds, decks: {}, cards: [], packs: [],
    pieces: {},
    tracks: tracks.map((name) => ({ name, label: name, length: rows.filter(([track]) => track === name).length })),
    groups: groups.map((name, k) => ({
      name, label: name, needed: 1, deeds: deeds.flatMap((deed, number) => (deed.group === k ? [number] : [])),
    })),
  };
}

export function boards(): Printed[] {
  return EDITIONS.map(printedOf);
}

/** All names printed on any skin, in both languages. */
export function names(): { name: string; language: "en" | "fr" }[] {
  const skins = { classic: ["us", "london", "paris", "springfield"], mega: ["us", "uk", "france"], ultimate: ["us"], millionaire: ["us", "uk"] };
  return Object.entries(skins).flatMap(([edition, list]) =>
    list.flatMap((skin) =>
      table(`${edition}/skins/${skin}.csv`).flatMap(([en, fr]) => [
        { name: en!, language: "en" as const }, { name: fr ?? en!, language: "fr" as const },
      ]),
    ),
  );
}
