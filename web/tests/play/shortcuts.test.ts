import { describe, expect, test } from "vitest";
import { menu } from "../../src/play/menu";
import { answerOf, enterOf, goesOn, type Key, keysAt, keysOf, LETTERS, letterOf } from "../../src/play/shortcuts";
import type { Option, Prompt } from "../../src/wire";
import { aPrompt } from "../samples";

function option(action: string): Option {
  return { action, verb: action.split(" ")[0]!, text: action };
}

function asked(kind: string, actions: string[], usual: string | null, more: Partial<Prompt> = {}): Prompt {
  return { ...aPrompt(1), kind, options: actions.map(option), usual, ...more };
}

const keys = (prompt: Prompt, bids: number[] = []) => keysAt(prompt, menu(prompt), bids);
const ENTER: Key = { is: "enter" };
const number = (value: number): Key => ({ is: "number", number: value });

describe("Enter", () => {
  test("goes on with the game", () => {
    for (const [kind, action] of [["turn", "roll"], ["end", "end"], ["manage", "done"], ["before-bonus", "continue"]]) {
      const prompt = asked(kind!, [action!], action!);
      expect(enterOf(prompt), kind).toBe(action);
      expect(goesOn(prompt, prompt.options[0]!), kind).toBe(true);
    }
  });

  test("leaves a thing where that is usual, without looking like the answer to give", () => {
    const prompt = asked("buy", ["buy", "decline"], "decline");
    expect(enterOf(prompt)).toBe("decline");
    expect(goesOn(prompt, prompt.options[1]!)).toBe(false);
  });

  test.each(["trade", "settlement", "auction", "debt"])("answers nothing at a question of the kind %s", (kind) => {
    for (const usual of ["accept", "refuse", "pass", "bid 10", "sell 1", "mortgage 5", "bankrupt", "end"]) {
      expect(enterOf(asked(kind, ["accept", "refuse", "pass", "bid 10", "sell 1", "mortgage 5", "bankrupt", "end"], usual))).toBeNull();
    }
  });

  test("never says what gives something away, whatever the server calls usual", () => {
    const costly = (
      "buy accept bid bankrupt build sell selldown mortgage lift surrender give card share pay flat percent ride goto ticket " +
      "swap claim place hit pick upgrade auction arrange draw offer counter settle overlook"
    ).split(" ");
    for (const verb of costly) expect(enterOf(asked("turn", [`${verb} 1`, "end"], `${verb} 1`)), verb).toBeNull();
  });

  test("says nothing that is no option", () => {
    expect(enterOf(asked("turn", ["roll"], "end"))).toBeNull();
    expect(enterOf(asked("turn", ["roll"], null))).toBeNull();
  });
});

describe("numbers", () => {
  test("are those of the answers on the screen, and shown beside them", () => {
    const jail = keys(asked("jail", ["roll", "pay", "card a", "mortgage 5"], "roll"));
    expect(jail.numbers).toEqual(["roll", "pay", "card a"]);
    expect(keysOf(jail, "roll")).toEqual(["1", "Enter"]);
    expect(keysOf(jail, "pay")).toEqual(["2"]);
    expect(keysOf(jail, "mortgage 5")).toEqual([]);
  });

  test("an answer that is alone needs none", () => {
    const alone = keys(asked("turn", ["roll", "build 1"], "roll"));
    expect(keysOf(alone, "roll")).toEqual(["Enter"]);
    expect(answerOf(alone, number(1))).toBeNull();
  });

  test("an offer has numbers and nothing else", () => {
    const offer = keys(asked("trade", ["accept", "refuse"], "accept"));
    expect(offer).toEqual({ enter: null, numbers: ["accept", "refuse"] });
  });

  test("an auction has them for the bids on its buttons, then for passing", () => {
    const auction = keys(asked("auction", ["pass", "bid 1"], "pass", { free: [{ verb: "bid", low: 1, high: 90 }] }), [1, 10, 50]);
    expect(auction.numbers).toEqual(["bid 1", "bid 10", "bid 50", "pass"]);
    expect(auction.enter).toBeNull();
  });

  test("giving up has no key", () => {
    const debt = keys(asked("debt", ["mortgage 5", "bankrupt"], "bankrupt"));
    expect(debt).toEqual({ enter: null, numbers: [] });
  });

  test("end at nine", () => {
    const many = keys(asked("court", Array.from({ length: 11 }, (_, seat) => `pick ${seat}`), "pick 0"));
    expect(many.numbers).toHaveLength(9);
    expect(keysOf(many, "pick 10")).toEqual([]);
  });
});

test("a letter leads to its word and back", () => {
  for (const [letter, word] of Object.entries(LETTERS)) expect(letterOf(word)).toBe(letter);
  expect(letterOf("roll")).toBe("");
});

test("a key's answer is the one that shows the key", () => {
  const prompts = [
    asked("jail", ["roll", "pay", "card a"], "roll"),
    asked("buy", ["buy", "decline"], "buy"),
    asked("buy", ["buy", "decline"], "decline"),
    asked("trade", ["accept", "refuse"], "accept"),
    asked("court", Array.from({ length: 11 }, (_, seat) => `pick ${seat}`), "pick 0"),
    asked("debt", ["bankrupt"], "bankrupt"),
  ];
  for (const prompt of prompts) {
    const bound = keys(prompt);
    for (const pressed of [ENTER, ...Array.from({ length: 9 }, (_, k) => number(k + 1))]) {
      const name = pressed.is === "number" ? String(pressed.number) : "Enter";
      const showing = prompt.options.filter((one) => keysOf(bound, one.action).includes(name)).map((one) => one.action);
      const answer = answerOf(bound, pressed);
      expect(showing, `${prompt.kind} ${name}`).toEqual(answer === null ? [] : [answer]);
    }
  }
});
