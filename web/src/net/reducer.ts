// A table as one value, and how each message changes it. Pure: used for live play, watching and the replay.
import type {
  Card, Changed, Chatted, FromServer, Line, Moved, Patch, Presence, Prompt, Room, Table, View, You,
} from "../wire";

export interface TableState {
  seq: number; // of the last numbered message
  you: You;
  room: Room | null;
  view: View | null;
  prompt: Prompt | null;
  hand: Card[];
  story: Line[];
  chat: Chatted[];
  online: number[];
  watching: number;
  deadline: number | null;
}

export function emptyTable(): TableState {
  return {
    seq: 0, you: { person: null, seat: null }, room: null, view: null, prompt: null, hand: [], story: [], chat: [],
    online: [], watching: 0, deadline: null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a patch for a list names items by index. */
function isByIndex(list: unknown[], change: unknown): change is Record<string, Patch> {
  return isObject(change) && list.every(isObject) && Object.keys(change).every((key) => /^\d+$/.test(key));
}

function merged(before: unknown, change: unknown): unknown {
  if (Array.isArray(before) && isByIndex(before, change)) {
    return before.map((item, index) => (index in change ? { ...(item as object), ...change[index] } : item));
  }
  return change;
}

/** The view after a patch. What did not change is the same object as before. */
export function applyPatch(view: View, patch: Patch): View {
  const after: Record<string, unknown> = { ...(view as unknown as Record<string, unknown>) };
  for (const [key, change] of Object.entries(patch)) after[key] = merged(after[key], change);
  return after as unknown as View;
}

/** Whom an event is about: the player who acts in it. */
function actor(fields: Record<string, number | string>): number | null {
  const who = fields.player ?? fields.payer ?? fields.owner;
  return typeof who === "number" && who >= 0 ? who : null;
}

export function linesOf(message: Moved): Line[] {
  const told = message.events.filter((event) => event.text);
  return told.map(({ name, text, ...fields }) => ({ seq: message.seq, name, text, player: actor(fields) }));
}

function told(state: TableState, message: Table): TableState {
  return {
    ...state,
    seq: message.seq, you: message.you, room: message.room, view: message.view, prompt: message.prompt,
    hand: message.hand, story: message.story, chat: message.chat, deadline: message.deadline,
    online: message.room.people.flatMap((person, number) => (person.online ? [number] : [])),
  };
}

function moved(state: TableState, message: Moved): TableState {
  const view = state.view && applyPatch(state.view, message.patch);
  const answered = state.prompt && view?.decision?.number !== state.prompt.number;
  return {
    ...state,
    seq: message.seq, view, deadline: message.deadline, story: [...state.story, ...linesOf(message)],
    prompt: answered ? null : state.prompt,
  };
}

function changed(state: TableState, message: Changed): TableState {
  const line: Line = { seq: message.seq, name: message.what, text: message.text, player: null };
  const next: TableState = {
    ...state,
    seq: message.seq, room: message.room, deadline: message.deadline, you: seated(state.you, message.room),
    story: [...state.story, ...(message.text ? [line] : []), ...(message.story ?? [])],
  };
  if (message.view !== undefined) return { ...next, view: message.view, prompt: null };
  const asked = next.you.seat !== null && next.you.seat === next.view?.decision?.player;
  return asked ? next : { ...next, prompt: null };
}

/** People come and go; for those who are away the table waits, then goes on. */
function attended(room: Room | null, { online, standing_in, away }: Presence): Room | null {
  return room && {
    ...room,
    seats: room.seats.map((seat, at) => ({ ...seat, standing_in: standing_in.includes(at) })),
    people: room.people.map((person, number) => ({
      ...person, online: online.includes(number), back_by: away.find((one) => one.person === number)?.until ?? null,
    })),
  };
}

/** Your seat may change while you gather. */
function seated(you: You, room: Room): You {
  if (you.person === null) return you;
  const seat = room.seats.findIndex((one) => one.person === you.person);
  return { person: you.person, seat: seat < 0 ? null : seat };
}

export function reduce(state: TableState, message: FromServer): TableState {
  switch (message.type) {
    case "table":
      return told(state, message);
    case "moved":
      return moved(state, message);
    case "changed":
      return changed(state, message);
    case "said":
      return { ...state, seq: message.seq, chat: [...state.chat, message] };
    case "presence":
      return { ...state, online: message.online, watching: message.watching, room: attended(state.room, message) };
    case "hand":
      return { ...state, hand: message.cards };
    case "prompt":
      return { ...state, prompt: message };
    default: // ack, refused, answer and bye concern the connection, not the table
      return state;
  }
}
