// What goes over the wire, as the server's protocol.py has it. docs/protocol.md tells it in words.

export type Language = "en" | "fr";
export type Bot = "random" | "simple" | "trader" | "strong";
export type Pace = "instant" | "fast" | "normal" | "slow";
export type ClockName = "none" | "relaxed" | "brisk" | "blitz" | "days";
export type Phase = "gathering" | "playing" | "over";
export type MotionName = "pause" | "undo" | "kick" | "stop";
export type Value = boolean | number | string;

export interface Choices {
  edition: string; variant: string; skin: string | null; settings: Record<string, Value>;
  players: number; bots: Bot[]; clock: ClockName; minutes: number | null; pace: Pace; listed: boolean; hints: boolean;
}
export interface Key { code: string; person: number; token: string }
export interface Ticket { ticket: string; socket: string; seconds: number }
export interface TableCard {
  code: string; edition: string; variant: string; skin: string; phase: Phase; listed: boolean; seats: number;
  people: string[]; bots: string[]; free: number; house_rules: number; clock: ClockName; created: number;
  winners: string[];
}
export interface Network { reach: "machine" | "network" | "open"; address: string | null; others: string[]; yours: boolean }
export interface Problem { problem: string; text: string }

// what is printed on a board
export interface Track { name: string; label: string; length: number }
export interface Space {
  place: string; track: number; index: number; name: string; kind: string; deed: number | null; twin: number | null;
  odds: number;
}
export interface Deed {
  word: string; space: number | null; name: string; group: number; family: string; price: number; mortgage: number;
  build: number; rents: number[]; odds: number;
}
export interface Group { name: string; label: string; deeds: number[]; needed: number }
export interface PrintedCard { name: string; deck: string; text: string; tradable: boolean }
export interface Printed {
  edition: string; skin: string; language: Language; currency: string; goal: number; tracks: Track[]; spaces: Space[];
  deeds: Deed[]; groups: Group[]; decks: Record<string, string>; cards: PrintedCard[]; pieces: Record<string, number>;
}
export interface RuleInWords { id: string; text: string; here: string }
export interface Chapter { edition: string; title: string; rules: RuleInWords[] }
export interface Rulebook { introduction: string; chapters: Chapter[] }
export interface SettingField {
  key: string; kind: "bool" | "choice" | "int" | "pieces"; label: string; rule: string; rule_text: string;
  default: Value; default_label: string; choices: { value: Value; label: string }[]; low: number; high: number;
}
export interface EditionCard {
  name: string; label: string; about: string; least: number; most: number; usual: number; minutes: string;
  variants: { name: string; label: string; about: string }[]; skins: { name: string; label: string }[];
  settings: SettingField[];
}

// what the server sends
export interface SeatInfo {
  name: string; person: number | null; bot: string | null; standing_in: boolean; contributed: boolean;
}
export interface PersonInfo { name: string; seat: number | null; online: boolean }
export interface HouseRule { key: string; value: Value; rule: string }
export interface Ballot {
  motion: MotionName; by: number; seat: number | null; yes: number[]; open: number[]; moves: number; rounds: number;
}
export interface Room {
  code: string; phase: Phase; edition: string; variant: string; skin: string; settings: Record<string, Value>;
  house_rules: HouseRule[]; clock: ClockName; prompt_seconds: number | null; minutes: number | null; pace: Pace;
  listed: boolean; hints: boolean; host: number | null; seats: SeatInfo[]; people: PersonInfo[]; paused: boolean;
  ballot: Ballot | null; commitment: string; rematch: string | null;
}
export interface You { person: number | null; seat: number | null }
export interface Option { action: string; verb: string; text: string }
export interface Free { verb: string; low: number; high: number }
export interface Item { kind: "cash" | "deed" | "card" | "immunity"; word: string; text: string }
export interface Deal { giver: number; partner: number; gives: Item[]; takes: Item[] }
export interface Prompt {
  type: "prompt"; number: number; kind: string; question: string; options: Option[]; free: Free[];
  usual: string | null; deed: number | null; amount: number | null; deal: Deal | null;
}
export interface Line { seq: number; name: string; text: string; player: number | null }
export interface Card { name: string; text: string }

// the public view, as the engine's game.view(None) has it
export interface PlayerView {
  name: string; cash: number; worth: number; space: string; in_jail: boolean; jail_tries: number; out: boolean;
  quiet: boolean; cards: string[]; hidden_cards: number; [more: string]: unknown;
}
export interface DeedView {
  space: string; owner: number | null; level: number; mortgaged: boolean; immune: number[]; [more: string]: unknown;
}
export interface AuctionView {
  space: string | null; bid: number; leader: number | null; bidder: number; still_in: number[];
}
export interface View {
  edition: string; variant: string; round: number; turn: number; dice: number[]; doubles: number; roll_due: boolean;
  time_up: boolean; past_hope: boolean; last_round: number | null; over: boolean; winners: number[]; pool: number;
  pieces: Record<string, number>;
  players: PlayerView[]; deeds: DeedView[]; packs: Record<string, number>; auction: AuctionView | null;
  deal: Deal | null; decision: { player: number; kind: string; number: number } | null;
}
export interface GameEvent { name: string; text: string; [field: string]: number | string }

export interface TableMessage {
  type: "table"; seq: number; now: number; you: You; room: Room; view: View | null; hand: Card[];
  prompt: Prompt | null; deadline: number | null; story: Line[]; chat: Said[];
}
export interface Moved {
  type: "moved"; seq: number; at: number; seat: number | null; by: "person" | "bot" | "clock"; action: string;
  events: GameEvent[]; patch: Patch; deadline: number | null; counter?: number;
}
// A patch has the keys that changed. Lists of equal length whose items are objects are patched by index:
// {"players": {"2": {"cash": 1300}}}; everything else is replaced whole.
export type Patch = { [key: string]: unknown };
export interface Changed {
  type: "changed"; seq: number; at: number; what: string; person: number | null; text: string; room: Room;
  deadline: number | null; view?: View | null; story?: Line[];
}
export interface Said { type: "said"; seq: number; at: number; person: number; text: string }
export interface Presence { type: "presence"; online: number[]; watching: number; standing_in: number[] }
export interface Hand { type: "hand"; cards: Card[] }
export interface Ack { type: "ack"; id: string; seq: number }
export interface Refused { type: "refused"; id: string; why: string; text: string; rule: string; rule_text: string }
export interface Answer { type: "answer"; id: string; what: string; answer: Record<string, unknown> }
export interface Bye { type: "bye"; why: string; text: string }
export type FromServer =
  | TableMessage | Moved | Changed | Said | Presence | Hand | Prompt | Ack | Refused | Answer | Bye;

// what a client sends; every command but hello has an id of its own
export type Command =
  | { type: "hello"; ticket: string; after?: number; language: Language }
  | { type: "language"; language: Language }
  | { type: "play"; number: number; action: string }
  | { type: "wish" } | { type: "quiet" } | { type: "say"; text: string } | { type: "sit"; seat: number } | { type: "stand" }
  | { type: "fill"; seat: number; bot: Bot | null } | { type: "arrange"; choices: Choices }
  | { type: "contribute"; share: string } | { type: "start" }
  | { type: "propose"; motion: MotionName; seat?: number; rounds?: number } | { type: "vote"; yes: boolean } | { type: "resume" }
  | { type: "rematch" } | { type: "ask"; what: Question; about?: string };
export type Question = "hint" | "why" | "deed" | "deal" | "plan";

// answers to questions
export interface HintAnswer { action: string; text: string; why: string }
export interface WhyAnswer { refusal: string; rules: { id: string; text: string }[] }
export interface DeedAnswer {
  rows: { label: string; amount: string; now: boolean }[]; rent_now: string; owner: number | null; standing: string;
  group: { deed: number; owner: number | null }[]; facts: string[]; worth: string[];
}
export interface DealAnswer {
  refusal: string; rule: string; sides: { seat: number; changes: string[]; worth: number; estimate: number }[];
}
export interface PlanAnswer { steps: { action: string; text: string }[]; enough: boolean; after: number }
