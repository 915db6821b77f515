import { expect, test } from "vitest";
import { abbreviated, bareName, codeOf, fit } from "../../src/board/names";
import { names } from "./boards";

const measure = (text: string) => text.length * 0.45; // a narrow face
const BOXES = [{ w: 90, h: 66 }, { w: 136, h: 42 }];

test("every name of every skin fits its space, in both languages", () => {
  for (const { name, language } of names()) {
    for (const box of BOXES) {
      const { lines, size, squeeze } = fit(name, language, box, measure, 19.5, 15);
      expect(lines.length * size * 1.06).toBeLessThanOrEqual(box.h + 0.01);
      lines.forEach((line, k) => expect(squeeze[k] || measure(line) * size).toBeLessThanOrEqual(box.w));
      expect(size, `${name} is too small to read`).toBeGreaterThanOrEqual(12);
    }
  }
});

test("nothing of a name is cut off: it stands whole or with its abbreviations", () => {
  const bare = (text: string) => text.replaceAll(" ", "");
  for (const { name, language } of names()) {
    const set = bare(fit(name, language, BOXES[0]!, measure, 19.5, 15).lines.join(""));
    expect([bare(name), bare(abbreviated(name, language))]).toContain(set);
  }
});

test("abbreviations come only where the whole name is too long", () => {
  expect(fit("Baltic Avenue", "en", BOXES[0]!, measure, 19.5, 15).lines).toEqual(["Baltic", "Avenue"]);
  expect(fit("Andrew Young Intl Boulevard", "en", { w: 60, h: 40 }, measure, 19.5, 15).lines.join(" ")).toContain("Blvd");
});

test.each([
  ["Kentucky Avenue", "Ken"], ["North Carolina Avenue", "NCa"], ["St. James Place", "SJa"], ["B. & O. Railroad", "B&"],
  ["Fisherman's Wharf", "FWh"], ["Rue de la Paix", "Pai"], ["Boulevard des Capucines", "Cap"], ["Boardwalk", "Boa"],
])("%s is shortened to %s", (name, code) => {
  expect(codeOf(name)).toMatch(new RegExp(`^${code}`));
});

test("a bare name is what tells a place from others", () => {
  const bare = ["Lake Street", "Rue de la Paix", "Compagnie d’électricité", "Short Line", "Park Place", "Gare de Lyon", "Allée des Pins"].map(bareName);
  expect(bare).toEqual(["Lake", "Paix", "électricité", "Short Line", "Park", "Lyon", "Pins"]);
  for (const { name } of names()) {
    expect(bareName(name), name).not.toBe("");
    expect(name).toContain(bareName(name));
  }
});
