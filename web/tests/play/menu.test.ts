import { describe, expect, test } from "vitest";
import { menu } from "../../src/play/menu";
import { read, told } from "../../src/play/verbs";
import type { Option, Prompt } from "../../src/wire";
import { aPrompt } from "../samples";

function option(action: string): Option {
  return { action, verb: action.split(" ")[0]!, text: action };
}

function asked(kind: string, actions: string[], more: Partial<Prompt> = {}): Prompt {
  return { ...aPrompt(1), kind, options: actions.map(option), usual: null, ...more };
}

const actionsOf = (options: Option[]) => options.map((one) => one.action);

describe("the order of answers", () => {
  test("property stands apart from the turn's own answers", () => {
    const sorted = menu(asked("turn", ["build 1", "roll", "mortgage 5"], { usual: "roll" }));
    expect(actionsOf(sorted.main)).toEqual(["roll"]);
    expect(actionsOf(sorted.property)).toEqual(["build 1", "mortgage 5"]);
    expect(sorted.forced).toBe(false);
  });

  test("answers stand as the server has them, whatever is usual", () => {
    const sorted = menu(asked("buy", ["buy", "decline"], { usual: "decline" }));
    expect(actionsOf(sorted.main)).toEqual(["buy", "decline"]);
  });

  test("many spaces are folded, and are the question where nothing else is asked", () => {
    const spaces = ["goto 0", "goto 1", "goto 2", "goto 3"];
    const sorted = menu(asked("triple", spaces));
    expect(actionsOf(sorted.folds[0]!.options)).toEqual(spaces);
    expect(sorted.main).toEqual([]);
    expect(sorted.wide).toBe(true);
  });

  test("a few spaces stay buttons", () => {
    expect(actionsOf(menu(asked("tax-or-jail", ["goto 4", "goto 10"])).main)).toEqual(["goto 4", "goto 10"]);
  });

  test("rides at the start of a turn are folded but not the question", () => {
    const sorted = menu(asked("turn", ["roll", "ride 1", "ride 2", "ride 3", "ride 4"], { usual: "roll" }));
    expect(sorted.wide).toBe(false);
    expect(actionsOf(sorted.main)).toEqual(["roll"]);
  });

  test("vouchers of all kinds are one list", () => {
    const tickets = ["ticket bus-1 3", "ticket bus-1 4", "ticket cab-2 5", "ticket cab-2 6"];
    expect(menu(asked("turn", ["roll", ...tickets])).folds).toHaveLength(1);
  });

  test("an inherited mortgage is the question itself", () => {
    const sorted = menu(asked("inherit", ["keep 34", "lift 34"]));
    expect(actionsOf(sorted.main)).toEqual(["keep 34", "lift 34"]);
    expect(sorted.property).toEqual([]);
  });

  test("a debt is forced, also when only bankruptcy is left", () => {
    expect(menu(asked("debt", ["mortgage 1"])).forced).toBe(true);
    expect(menu(asked("debt", ["bankrupt"])).forced).toBe(true);
  });

  test("bids have their own place", () => {
    const sorted = menu(asked("auction", ["pass", "bid 1"], { free: [{ verb: "bid", low: 1, high: 90 }] }));
    expect(actionsOf(sorted.main)).toEqual(["pass"]);
    expect(sorted.bid).toEqual({ verb: "bid", low: 1, high: 90 });
  });
});

describe("an action taken apart", () => {
  test("a voucher names its card and the space", () => {
    expect(read("ticket bus-ticket-1 outer:43")).toMatchObject({ card: "bus-ticket-1", place: "outer:43" });
  });

  test("levels of a group", () => {
    expect(read("arrange 7 1 0 2 0")).toMatchObject({ place: "7", levels: [1, 0, 2, 0] });
  });

  test("the consequence stands apart, also when it has brackets itself", () => {
    expect(told("buy A for $60 (leaves you $510)")).toEqual({ label: "Buy A for $60", note: "leaves you $510" });
    expect(told("give up a fare (1 space back) (yours)")).toEqual({
      label: "Give up a fare (1 space back)",
      note: "yours",
    });
    expect(told("roll the dice")).toEqual({ label: "Roll the dice", note: "" });
  });
});
