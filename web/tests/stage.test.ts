import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beat } from "../src/net/pace";
import { Stage } from "../src/net/stage.svelte";
import { aMove, aView } from "./samples";

const ROLLED = beat({ name: "rolled", text: "!" });
const WALKED = beat({ name: "moved", text: "!" });

describe("the stage", () => {
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    stage = new Stage();
    stage.speed = 1;
    stage.jump(aView());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows a move event by event, then the view after it", () => {
    stage.push(aMove(6, { dice: [2, 3] }, "rolled", "moved"));
    expect([stage.current?.index, stage.event?.name, stage.busy]).toEqual([0, "rolled", true]);
    vi.advanceTimersByTime(ROLLED);
    expect([stage.current?.index, stage.view?.dice]).toEqual([1, [0, 0]]);
    vi.advanceTimersByTime(WALKED);
    expect([stage.current, stage.busy, stage.view?.dice]).toEqual([null, false, [2, 3]]);
  });

  it("shows moves one after the other", () => {
    stage.push(aMove(6, { dice: [2, 3] }, "rolled"));
    stage.push(aMove(7, { dice: [4, 4] }, "rolled"));
    expect([stage.waiting, stage.current?.message.seq]).toEqual([2, 6]);
    vi.advanceTimersByTime(ROLLED);
    expect([stage.waiting, stage.current?.message.seq, stage.view?.dice]).toEqual([1, 7, [2, 3]]);
  });

  it("takes half the time at double speed", () => {
    stage.speed = 2;
    stage.push(aMove(6, { dice: [2, 3] }, "rolled"));
    expect(stage.lasts).toBe(ROLLED / 2);
    vi.advanceTimersByTime(ROLLED / 2);
    expect(stage.busy).toBe(false);
  });

  it("hurries when much waits", () => {
    for (let seq = 6; seq < 6 + 6; seq++) stage.push(aMove(seq, {}, "rolled"));
    vi.advanceTimersByTime(ROLLED);
    expect([stage.current?.message.seq, stage.lasts]).toEqual([7, (ROLLED * 3) / 5]);
  });

  it("shows everything at once at speed 0", () => {
    stage.setSpeed(0);
    stage.push(aMove(6, { dice: [2, 3] }, "rolled"));
    expect([stage.current, stage.view?.dice]).toEqual([null, [2, 3]]);
  });

  it("can be skipped in the middle, and no timer comes back later", () => {
    stage.push(aMove(6, { dice: [2, 3] }, "rolled", "moved"));
    stage.push(aMove(7, { pool: 50 }, "paid"));
    stage.skip();
    expect([stage.busy, stage.view?.dice, stage.view?.pool]).toEqual([false, [2, 3], 50]);
    stage.jump(aView({ round: 9 }));
    vi.runAllTimers();
    expect(stage.view?.round).toBe(9);
  });

  it("knows what was shown last, also at once, and nothing after a jump", () => {
    const seqs = (): number[] => stage.past.map((move) => move.seq);
    stage.push(aMove(6, { dice: [2, 3] }, "rolled"));
    vi.advanceTimersByTime(ROLLED);
    expect(seqs()).toEqual([6]);
    stage.push(aMove(7, { dice: [4, 1] }, "rolled"));
    stage.push(aMove(8, { pool: 50 }, "paid"));
    stage.skip();
    expect(seqs()).toEqual([7, 8]);
    stage.jump(aView());
    expect(seqs()).toEqual([]);
  });

  it("jumps to now when too much waits", () => {
    for (let seq = 6; seq < 6 + 31; seq++) stage.push(aMove(seq, { pool: seq }, "paid"));
    expect([stage.busy, stage.view?.pool]).toEqual([false, 36]);
  });
});
