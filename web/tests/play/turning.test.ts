import { expect, test } from "vitest";
import { layOut } from "../../src/board/layout";
import { heatOf } from "../../src/play/heat";
import { history } from "../../src/play/history";
import { turningPoints } from "../../src/play/turning";
import type { GameEvent, Moved } from "../../src/wire";
import { printedOf } from "../board/boards";
import { aMove, aView } from "../samples";

const printed = printedOf("classic");
const frame = (patch: Moved["patch"], ...events: GameEvent[]): Moved => ({ ...aMove(1, patch), events });
const rent = (deed: number, amount: number): GameEvent => ({ name: "paid", text: "", payer: 1, payee: 0, amount, cause: deed << 8 });
const due = (deed: number, amount: number): GameEvent => ({ name: "owed", text: "", payer: 1, payee: 0, amount, cause: deed << 8 });
const bankrupt: GameEvent = { name: "bankrupt", text: "Ben goes bankrupt", player: 1, payee: 0 };
const estate = (amount: number): GameEvent => ({ name: "paid", text: "", payer: 1, payee: 0, amount, cause: 5 });
const trade: GameEvent = { name: "trade-accepted", text: "", player: 1, partner: 0 };
const worth = (ann: number, ben: number, round: number): Moved["patch"] => ({ round, players: { 0: { worth: ann }, 1: { worth: ben } } });

const told = history(aView(), [
  frame(worth(1400, 1600, 2), rent(0, 60)),
  frame(worth(1450, 1550, 3), trade),
  frame(worth(1700, 1300, 4), rent(5, 200), rent(5, 150)),
  frame(worth(1700, 1300, 5), due(27, 2000)),
  frame(worth(3000, 0, 5), bankrupt, estate(300)),
]);

test("what a bankrupt owed counts among the payments", () => {
  expect(told.payments.map((payment) => payment.amount)).toEqual([2000, 200, 150, 60]);
  expect(told.payments[0]!.text).toBe("Ben goes bankrupt");
});

test("a debt that is no rent counts with what was owed, too", () => {
  const card: GameEvent = { name: "owed", text: "", payer: 1, payee: 0, amount: 500, cause: 2 };
  const other = history(aView(), [frame({}, card), frame({}, bankrupt, estate(90))]);
  expect(other.payments.map((payment) => payment.amount)).toEqual([500]);
  expect(other.rents).toEqual([]);
});

test("the largest rent, the best earner and the way to the lead are named", () => {
  const [largest, earner, lead] = turningPoints(told, printed, [0]);
  expect(largest).toMatchObject({ is: "rent", move: 4, broke: true, rent: { due: 2000, deed: 27 } });
  expect(earner).toMatchObject({ is: "earner", payee: 0, deed: 5, sum: 350, count: 2, best: 350, move: 2 });
  expect(lead).toEqual({ is: "lead", move: 1, winner: 0, round: 4, partner: 1 });
});

test("a lead from the start has no trade behind it, a shared victory no lead", () => {
  const calm = history(aView({ players: aView().players.map((player, k) => ({ ...player, worth: 1500 - k })) }), [frame({})]);
  expect(turningPoints(calm, printed, [0])).toEqual([{ is: "lead", move: 0, winner: 0, round: 0, partner: null }]);
  expect(turningPoints(calm, printed, [0, 1])).toEqual([]);
});

test("landings warm the board, against what is usual", () => {
  const rows = heatOf(printed, layOut(printed), new Map([[5, 30], [6, 10]]));
  expect(rows[5]).toMatchObject({ name: "Reading Railroad", count: 30, expected: 1, heat: 1, surplus: 1 });
  expect(rows[6]!.heat).toBeCloseTo(1 / 3);
  expect(rows[7]).toMatchObject({ count: 0, heat: 0 });
  expect(rows[7]!.surplus).toBeLessThan(0);
});

test("both faces of a station are one place", () => {
  const ultimate = printedOf("ultimate");
  const layout = layOut(ultimate);
  const station = layout.cells.findIndex((cell) => cell.spaces.length > 1);
  const [outer, inner] = layout.cells[station]!.spaces;
  expect(heatOf(ultimate, layout, new Map([[outer!, 2], [inner!, 3]]))[station]!.count).toBe(5);
});
