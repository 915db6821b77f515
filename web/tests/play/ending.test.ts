import { expect, test } from "vitest";
import type { TableStore } from "../../src/net/table.svelte";
import { mayNeedAnEnd } from "../../src/play/ending";
import { aRoom, aView } from "../samples";

type Known = Pick<TableStore, "room" | "view" | "you">;
const hopeless: Known = {
  room: aRoom({ phase: "playing" }), view: aView({ past_hope: true }), you: { person: 0, seat: 0 },
};

test("an end is offered to those who play in a game past hope without one", () => {
  expect(mayNeedAnEnd(hopeless)).toBe(true);
});

test.each<[string, Partial<Known>]>([
  ["there is hope", { view: aView() }],
  ["a last round is agreed on", { view: aView({ past_hope: true, last_round: 12 }) }],
  ["one only watches", { you: { person: null, seat: null } }],
  ["the game is over", { room: aRoom({ phase: "over" }) }],
  ["nothing has begun", { room: aRoom({ phase: "gathering" }), view: null }],
])("not when %s", (_, other) => {
  expect(mayNeedAnEnd({ ...hopeless, ...other })).toBe(false);
});
