import { describe, expect, test } from "vitest";
import { candidates, matches, understand, type Vocabulary } from "../../src/play/command";
import type { Option, Prompt } from "../../src/wire";
import { aPrompt } from "../samples";

const FRENCH: Vocabulary = {
  verbs: { roll: "lancer", build: "bâtir", bid: "enchérir", offer: "offrir", pass: "passer" },
  words: { why: "pourquoi", trade: "échanger", deed: "titre" },
  contra: "contre",
};

const options: Option[] = [
  { action: "roll", verb: "roll", text: "lancer les dés" },
  { action: "build 11", verb: "build", text: "bâtir une maison sur St. Charles Place" },
  { action: "build 13", verb: "build", text: "bâtir une maison sur States Avenue" },
];
const prompt: Prompt = { ...aPrompt(1), options, free: [{ verb: "offer", low: 0, high: 0 }], usual: "roll" };

const meant = (line: string, at: Prompt | null = prompt) => understand(line, at, options, FRENCH);

describe("a typed line", () => {
  test("nothing is what Enter alone says", () => expect(meant("")).toEqual({ is: "action", action: "roll" }));

  test("nothing never gives anything away", () => {
    const offer = { ...prompt, kind: "trade", usual: "refuse", options: options.concat({ action: "refuse", verb: "refuse", text: "" }) };
    expect(meant("", offer)).toEqual({ is: "unsaid" });
    expect(meant("", { ...prompt, usual: "build 11" })).toEqual({ is: "unsaid" });
    expect(meant("", null)).toEqual({ is: "unsaid" });
  });

  test("a number is an option's", () => {
    expect(meant("2")).toEqual({ is: "action", action: "build 11" });
    expect(meant("9")).toEqual({ is: "nothing" });
  });

  test("a number at an auction is a bid", () => {
    const auction = { ...prompt, free: [{ verb: "bid", low: 1, high: 100 }] };
    expect(meant("60", auction)).toEqual({ is: "action", action: "bid 60" });
    expect(meant("$60", auction)).toEqual({ is: "action", action: "bid 60" });
  });

  test("English words count in French too, with or without accents", () => {
    expect(meant("roll")).toEqual({ is: "action", action: "roll" });
    expect(meant("Lancer")).toEqual({ is: "action", action: "roll" });
    expect(meant("batir st charles")).toEqual({ is: "action", action: "build 11" });
  });

  test("the two sides of a deal are parted by the language's word", () => {
    expect(meant("offrir 1 5, $50 contre 6")).toEqual({ is: "action", action: "offer 1 5, $50 for 6" });
    expect(meant("offer 1 5 for 6")).toEqual({ is: "action", action: "offer 1 5 for 6" });
  });

  test("what can mean several things is not guessed", () => {
    const meaning = meant("bâtir");
    expect(meaning.is === "several" && meaning.options.map((one) => one.action)).toEqual(["build 11", "build 13"]);
  });

  test("words of the table", () => {
    expect(meant("pourquoi")).toEqual({ is: "word", word: "why", rest: "" });
    expect(meant("deed 39")).toEqual({ is: "word", word: "deed", rest: "39" });
  });

  test("a deal goes to the server as it was typed", () => {
    expect(meant("offrir 2 5, $50 for 6")).toEqual({ is: "action", action: "offer 2 5, $50 for 6" });
  });

  test("an action that is no option goes to the server, which says why not", () => {
    expect(meant("passer")).toEqual({ is: "action", action: "pass" });
    expect(meant("abracadabra")).toEqual({ is: "nothing" });
  });
});

test("every typed word begins a word of the text, in order", () => {
  expect(matches("cha pl", "St. Charles Place")).toBe(true);
  expect(matches("pl cha", "St. Charles Place")).toBe(false);
});

test("an action written out is alone among longer ones", () => {
  const many = [1, 11, 12].map((place) => ({ action: `build ${place}`, verb: "build", text: `build on ${place}` }));
  expect(candidates("build 1", many, FRENCH).map((one) => one.action)).toEqual(["build 1"]);
});
