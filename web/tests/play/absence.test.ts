import { expect, it } from "vitest";
import { leaving, meanwhile } from "../../src/play/absence";
import { aView } from "../samples";

const before = aView();
const left = leaving(7, before, 0);
const line = (seq: number, text: string, player: number | null = null) => ({ seq, name: "paid", text, player });

it("says nothing where nothing happened to you and no round was played", () => {
  expect(meanwhile(left, before, [line(8, "Ben rolls 3", 1)], 0)).toBeNull();
});

it("counts rounds, money and deeds, and has the last lines about you", () => {
  const [ann, ben] = before.players;
  const now = aView({
    round: 3, players: [{ ...ann!, cash: 1440 }, ben!],
    deeds: before.deeds.map((deed, k) => ({ ...deed, owner: k === 0 ? 0 : null })),
  });
  const story = [line(5, "Ann pays before"), line(8, "Ben pays Ann $2"), line(9, "Ben rolls"), line(10, "Rolls 4", 0)];
  expect(meanwhile(left, now, story, 0)).toEqual({
    rounds: 2, before: 1500, now: 1440, gained: [0], lost: [], lines: ["Ben pays Ann $2", "Rolls 4"],
  });
  const later = leaving(10, now, 0);
  expect(meanwhile(later, { ...before, round: 3 }, story, 0)).toMatchObject({ gained: [], lost: [0], lines: [] });
});
