import { expect, test } from "vitest";
import { rulesWith } from "../../src/play/rulebook";

const book = {
  introduction: "",
  chapters: [
    { edition: "Classic", title: "Enchères", rules: [{ id: "CLS-AUC-1", text: "Le banquier met la propriété aux enchères.", here: "" }] },
    {
      edition: "Classic", title: "Prison",
      rules: [{ id: "CLS-JAL-1", text: "Vous allez en prison.", here: "" }, { id: "CLS-JAL-2", text: "La caution est de 50 $.", here: "À cette table : non." }],
    },
  ],
};
const ids = (words: string) => rulesWith(book, words).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

test("rules are found by words in any order, without accents, by number and by chapter", () => {
  expect(ids("")).toHaveLength(3);
  expect(ids("proprietes")).toEqual([]);
  expect(ids("encheres propriete")).toEqual(["CLS-AUC-1"]);
  expect(ids("prison")).toEqual(["CLS-JAL-1", "CLS-JAL-2"]);
  expect(ids("jal-2")).toEqual(["CLS-JAL-2"]);
  expect(ids("table caution")).toEqual(["CLS-JAL-2"]);
});
