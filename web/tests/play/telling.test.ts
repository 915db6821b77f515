import { describe, expect, test } from "vitest";
import { expected, history } from "../../src/play/history";
import { stepped, plans } from "../../src/play/levels";
import { remaining } from "../../src/play/remaining";
import { Film, moveOf } from "../../src/play/scrubbing";
import { amounts, asked, sentences } from "../../src/play/sentences";
import { lastSaid, shownSoFar, turns } from "../../src/play/story";
import type { Line, Moved } from "../../src/wire";
import { aMove, aTable, aView } from "../samples";

describe("a question on the screen", () => {
  test("what is asked stands large, the rest below", () => {
    const text = "St. James Place is for sale at $180. You own 0 of 3. Will you buy it?";
    expect(asked(text)).toEqual({
      headline: "Will you buy it?",
      details: "St. James Place is for sale at $180. You own 0 of 3.",
    });
  });

  test("without a question mark the first sentence counts", () => {
    expect(asked("It is your turn. Roll the dice.").headline).toBe("It is your turn.");
  });

  test("abbreviations end no sentence", () => {
    expect(sentences("Go to Ute Cab Co. Or ride with Mr. Monopoly. Then stop.")).toEqual([
      "Go to Ute Cab Co. Or ride with Mr. Monopoly.",
      "Then stop.",
    ]);
  });

  test("the sign of money that stands last ends one", () => {
    expect(asked("Vous avez 372\u202f000\u00a0M. Gérez vos propriétés.")).toEqual({
      headline: "Vous avez 372\u202f000\u00a0M.",
      details: "Gérez vos propriétés.",
    });
  });

  test("amounts are found in both currencies", () => {
    expect(amounts("sell a house (+$1,025, rent then $18)", "$#")).toEqual(["+$1,025", "$18"]);
    expect(amounts("vendre (+1\u202f025 $, loyer 18 $)", "# $")).toEqual(["+1\u202f025 $", "18 $"]);
  });
});

describe("a game told in figures", () => {
  const roll = (die: number, other: number, ...spaces: [number, number][]): Moved => {
    const move = aMove(1, {});
    const walks = spaces.map(([origin, space]) => ({ name: "moved", text: "", player: 0, origin, space }));
    return { ...move, events: [{ name: "rolled", text: "", player: 0, die, other_die: other }, ...walks] };
  };

  test("dice, landings and worth", () => {
    const paid = { name: "paid", text: "Ben pays", payer: 1, payee: 0, amount: 90, cause: 256 };
    const frames = [roll(3, 4, [0, 7]), { ...aMove(2, { players: { 0: { worth: 1590 } } }), events: [paid] }];
    const told = history(aView(), frames);
    expect(told.dice[5]).toBe(1);
    expect([...told.landings]).toEqual([[7, 1]]);
    expect(told.worths[0]).toEqual([1500, 1500, 1590]);
    expect(told.payments.map((payment) => payment.amount)).toEqual([90]);
  });

  test("a space that sends a token on is no landing", () => {
    expect([...history(aView(), [roll(3, 4, [0, 7], [7, 24])]).landings]).toEqual([[24, 1]]);
  });

  test("passing GO is no landing", () => {
    const move = roll(3, 4, [35, 0], [0, 2]);
    move.events.splice(2, 0, { name: "salary-paid", text: "", player: 0, amount: 200, space: 0 });
    expect([...history(aView(), [move]).landings]).toEqual([[2, 1]]);
  });

  test("sevens are expected in a sixth of all throws", () => {
    expect(expected(7, 36)).toBe(6);
    expect(expected(2, 36)).toBe(1);
  });
});

describe("leafing through a game", () => {
  const frames = [aMove(1, { round: 2 }, "rolled"), aMove(2, { round: 3 }, "ended", "turn-began"), aMove(3, { round: 4 }, "rolled")];
  const film = new Film(aTable({ story: [] }), frames);

  test("any move shows its view and the story so far", () => {
    expect(film.at(0).view?.round).toBe(1);
    expect(film.at(2).view?.round).toBe(3);
    expect(film.at(2).story.map((line) => line.name)).toEqual(["rolled", "ended", "turn-began"]);
  });

  test("turn by turn", () => {
    expect(film.turn(0, 1)).toBe(2);
    expect(film.turn(2, 1)).toBe(3);
    expect(film.turn(2, -1)).toBe(0);
  });

  test("an address names a move", () => {
    expect(moveOf("#2", 3)).toBe(2);
    expect(moveOf("#99", 3)).toBe(3);
    expect(moveOf("#x", 3)).toBe(0);
  });
});

describe("the log", () => {
  const line = (seq: number, name: string, text: string): Line => ({ seq, name, text, player: 0 });

  test("is cut into turns, without empty lines", () => {
    const told = turns([line(1, "starts", "Ann begins"), line(2, "turn-began", "Round 1"), line(3, "rolled", "5"), line(3, "rent-due", "")]);
    expect(told.map((turn) => [turn.heading, turn.lines.length])).toEqual([["", 1], ["Round 1", 1]]);
  });

  test("tells nothing before it has been shown", () => {
    const move = aMove(7, {}, "rolled", "moved");
    const story = [line(6, "end", "before"), line(7, "rolled", "rolled!"), line(7, "moved", "moved!"), line(8, "paid", "after")];
    expect(shownSoFar(story, { message: move, index: 0 }).map((one) => one.text)).toEqual(["before"]);
    expect(shownSoFar(story, { message: move, index: 1 }).map((one) => one.text)).toEqual(["before", "rolled!"]);
    expect(shownSoFar(story, null)).toHaveLength(4);
  });

  test("the centre repeats its last line, and nothing at the beginning of a turn", () => {
    const story = [line(6, "paid", "Ann pays"), line(6, "rent-due", ""), line(7, "turn-began", "Ben to play")];
    expect(lastSaid(story.slice(0, 2), null)).toBe("Ann pays");
    expect(lastSaid(story, null)).toBe("");
    expect(lastSaid([], null)).toBe("");
  });
});

test("a lot goes up by the nearest plan that allows it", () => {
  const all = plans(["arrange 7 0 0", "arrange 7 1 0", "arrange 7 1 1", "arrange 7 2 1"].map((action) => ({ action, verb: "arrange", text: "" })));
  expect(stepped(all, [0, 0], 1, 1)?.levels).toEqual([1, 1]);
  expect(stepped(all, [1, 1], 0, 1)?.levels).toEqual([2, 1]);
  expect(stepped(all, [0, 0], 0, -1)).toBeNull();
});

test("time left in the shortest form that tells", () => {
  expect(remaining(75_000, 0)).toMatchObject({ unit: "clock", face: "1:15", urgent: false });
  expect(remaining(9000, 0).urgent).toBe(true);
  expect(remaining(0, 5000).face).toBe("0:00");
  expect(remaining(5 * 3_600_000, 0)).toMatchObject({ unit: "hours", value: 5 });
  expect(remaining(3 * 86_400_000, 0)).toMatchObject({ unit: "days", value: 3 });
});
