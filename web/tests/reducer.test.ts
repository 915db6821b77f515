import { describe, expect, it } from "vitest";
import { applyPatch, emptyTable, reduce } from "../src/net/reducer";
import { aMove, aPrompt, aRoom, aTable, aView } from "./samples";

describe("applyPatch", () => {
  it("patches lists of objects by index and leaves the rest as it is", () => {
    const before = aView();
    const after = applyPatch(before, { players: { "1": { cash: 1300 } } });
    expect(after.players[1]).toEqual({ ...before.players[1], cash: 1300 });
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.deeds).toBe(before.deeds);
    expect(before.players[1]!.cash).toBe(1500);
  });

  it("replaces everything else whole", () => {
    const auction = { space: "1", bid: 0, leader: null, bidder: 1, still_in: [0, 1] };
    const after = applyPatch(aView(), { dice: [6, 1], pieces: { house: 31, hotel: 12 }, auction, winners: [1] });
    expect(after.dice).toEqual([6, 1]);
    expect(after.pieces).toEqual({ house: 31, hotel: 12 });
    expect(after.auction).toEqual(auction);
    expect(after.winners).toEqual([1]);
  });

  it("takes a list whole when its length changed", () => {
    const players = [aView().players[0]!];
    expect(applyPatch(aView(), { players }).players).toEqual(players);
  });

  it("ends an auction with null", () => {
    const auction = { space: "1", bid: 0, leader: null, bidder: 1, still_in: [0, 1] };
    expect(applyPatch(aView({ auction }), { auction: null }).auction).toBeNull();
  });
});

describe("reduce", () => {
  const start = reduce(emptyTable(), aTable({ prompt: aPrompt(1) }));

  it("takes over everything a table message says", () => {
    expect(start.seq).toBe(5);
    expect(start.prompt?.number).toBe(1);
    expect(start.online).toEqual([0]);
  });

  it("tells a move: view, log, number", () => {
    const after = reduce(start, aMove(6, { dice: [2, 3] }, "rolled", "moved"));
    expect(after.view?.dice).toEqual([2, 3]);
    expect(after.seq).toBe(6);
    expect(after.story.map((line) => [line.seq, line.name, line.player])).toEqual([[6, "rolled", 1], [6, "moved", 1]]);
  });

  it("keeps silent events out of the log", () => {
    const move = aMove(6, {}, "bought");
    move.events.push({ name: "deed-moved", text: "", deed: 1 });
    expect(reduce(start, move).story.map((line) => line.name)).toEqual(["bought"]);
  });

  it("drops the prompt when its decision is made, and only then", () => {
    const other = reduce(start, aMove(6, { pool: 50 }));
    expect(other.prompt?.number).toBe(1);
    const answered = reduce(start, aMove(6, { decision: { player: 1, kind: "turn", number: 2 } }));
    expect(answered.prompt).toBeNull();
  });

  it("finds your seat when people change places", () => {
    const seats = aRoom().seats;
    const room = aRoom({ phase: "gathering", seats: [{ ...seats[0]!, person: null }, { ...seats[1]!, person: 0 }] });
    const changed = { type: "changed", seq: 6, at: 0, what: "sat", person: 0, text: "Ann sits", room, deadline: null } as const;
    const after = reduce(start, changed);
    expect(after.you).toEqual({ person: 0, seat: 1 });
    expect(after.view).toBe(start.view);
    expect(after.story.at(-1)?.text).toBe("Ann sits");
  });

  it("tells of the throws for the start", () => {
    const story = [{ seq: 6, name: "rolled-for-start", text: "Ann throws 5", player: 0 }, { seq: 6, name: "starts", text: "Ann begins", player: 0 }];
    const after = reduce(start, {
      type: "changed", seq: 6, at: 0, what: "started", person: null, text: "The game begins.", room: aRoom(), deadline: null, view: aView(), story,
    });
    expect(after.story.slice(-3).map((line) => line.text)).toEqual(["The game begins.", "Ann throws 5", "Ann begins"]);
  });

  it("takes the view that comes with a move taken back", () => {
    const view = aView({ round: 7 });
    const after = reduce(start, {
      type: "changed", seq: 6, at: 0, what: "undone", person: null, text: "", room: aRoom(), deadline: null, view,
    });
    expect(after.view?.round).toBe(7);
    expect(after.prompt).toBeNull();
  });

  it("collects the chat and who is there", () => {
    const said = reduce(start, { type: "said", seq: 6, at: 0, person: 1, text: "Hello", name: "Ben" });
    const there = reduce(said, { type: "presence", online: [0, 1], watching: 3, standing_in: [1], away: [] });
    expect(there.chat.map((line) => line.text)).toEqual(["Hello"]);
    expect([there.online, there.watching]).toEqual([[0, 1], 3]);
    expect(there.room?.seats.map((seat) => seat.standing_in)).toEqual([false, true]);
    const gone = reduce(said, { type: "presence", online: [0], watching: 3, standing_in: [], away: [{ person: 1, until: 9 }] });
    expect(gone.room?.people.map((person) => person.back_by)).toEqual([null, 9]);
    const again = reduce(there, aTable({ chat: [{ type: "said", seq: 6, at: 0, person: 1, text: "Hello", name: "Ben" }] }));
    expect(again.chat.map((line) => line.text)).toEqual(["Hello"]);
  });

  it("leaves the table alone for what concerns the connection", () => {
    expect(reduce(start, { type: "ack", id: "1", seq: 6 })).toBe(start);
  });
});
