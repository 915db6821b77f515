// What goes over the wire: written by tools/wire_types.py from the server's types, not by hand.

export type Id = string;
export type Name = string;
export type Code = string;
export type Language = "en" | "fr";
export type By = "person" | "bot" | "clock"; // who answered a question
export type Bot = string; // by name: one of ours, or one that the server adds
export type Pace = "instant" | "fast" | "normal" | "slow";
export type ClockName = "none" | "relaxed" | "brisk" | "blitz" | "days";
export type Phase = "gathering" | "playing" | "over";
export type Motion = "pause" | "undo" | "kick" | "stop";
export type Question = "hint" | "why" | "deed" | "deal" | "plan";
export type Value = boolean | number | string; // of a setting

// The keys that changed. Lists of equal length whose items are objects are patched by index, all else is replaced whole.
export type Patch = Record<string, unknown>;

// tables, over HTTP

/** What the host chooses: the game, its house rules, and how the table is run. */
export interface Choices {
  edition: string;
  variant: string;
  skin: string | null;
  settings: Record<string, Value>;
  players: number;
  bots: Bot[]; // fill the last seats
  clock: ClockName;
  minutes: number | null; // of a timed game
  pace: Pace;
  listed: boolean;
  hints: boolean;
}

/** Asks for a table; who asks is its host and sits in the first seat. */
export interface NewTable extends Choices {
  name: Name;
}

/** Asks to come in, under a name. */
export interface Entrance {
  name: Name;
}

/** Who somebody is at a table. The token is told once and stored nowhere in clear. */
export interface Key {
  code: string;
  person: number;
  token: string;
}

/** Opens one socket, once, within a short time. */
export interface Ticket {
  ticket: string;
  socket: string; // the address to open
  seconds: number;
}

/** A table as the lobby lists it. */
export interface TableCard {
  code: string;
  edition: string;
  variant: string;
  skin: string;
  phase: Phase;
  listed: boolean;
  seats: number;
  people: string[];
  bots: string[];
  free: number;
  house_rules: number;
  clock: ClockName;
  created: number;
  winners: string[];
}

export interface ServerState {
  version: string;
  protocol: number;
  tables: number;
  playing: number;
  sockets: number;
  now: number;
  bots: string[]; // who can be put into a seat
}

/** Who can reach the server. */
export interface Network {
  reach: "machine" | "network" | "open"; // its machine alone, the network around it too, as it was started for
  address: string | null; // by which others find it, if it is known
  others: string[]; // further addresses of the machine that the host can choose
  yours: boolean; // whether who asks is the host, and may let the network in and shut it out
}

/** Lets the network in, by this address or by that of the default route; or shuts it out. */
export interface LetIn {
  open: boolean;
  address: string | null;
}

/** Why a request was refused, for programs and for people. */
export interface Problem {
  problem: string;
  text: string;
}

// what a client sends

export interface Command {
  id?: Id;
}

/**
 * The first frame. With `after` the server goes on after that number, if it still can; else it tells everything.
 *
 * Who asks for `positions` is sent one whenever the game changes.
 */
export interface Hello extends Command {
  type: "hello";
  ticket: string;
  after?: number | null;
  language?: Language;
  positions?: boolean;
}

/** From now on in another language; the table is told anew. */
export interface Speak extends Command {
  type: "language";
  language: Language;
}

/** Answers the prompt of this number with an action's text. */
export interface Play extends Command {
  type: "play";
  number: number;
  action: string;
}

/** Asks to manage property or trade between the turns of others. */
export interface Wish extends Command {
  type: "wish";
}

/** Wants no more offers until the turn is over. */
export interface Quiet extends Command {
  type: "quiet";
}

export interface Say extends Command {
  type: "say";
  text: string;
}

export interface Sit extends Command {
  type: "sit";
  seat: number;
}

/** Gives the seat up; in a running game a bot goes on. */
export interface Stand extends Command {
  type: "stand";
}

/** The host puts a bot into a free seat, or (without one) empties it. */
export interface Fill extends Command {
  type: "fill";
  seat: number;
  bot?: Bot | null;
}

/** The host changes the game before it starts. */
export interface Arrange extends Command {
  type: "arrange";
  choices: Choices;
}

/** Adds a secret of one's own to the seed of the dice, before the start. */
export interface Contribute extends Command {
  type: "contribute";
  share: string;
}

/** Chooses the token that stands for oneself, at any time; "" gives it back. Clients draw them by their names. */
export interface Pick extends Command {
  type: "pick";
  token: string;
}

/** The host begins; free seats are filled with bots. */
export interface Start extends Command {
  type: "start";
}

/**
 * Asks the others for a pause, for taking the last move back, for a bot in the place of somebody absent, or for an
 * end so many rounds after this one, once the game is past hope.
 */
export interface Propose extends Command {
  type: "propose";
  motion: Motion;
  seat?: number | null;
  rounds?: number;
}

export interface Vote extends Command {
  type: "vote";
  yes: boolean;
}

/** Ends a pause. */
export interface Resume extends Command {
  type: "resume";
}

/** A new table with the same people and house rules. */
export interface Rematch extends Command {
  type: "rematch";
}

/** A question that changes nothing: hint, why, deed, deal, plan. */
export interface Ask extends Command {
  type: "ask";
  what: Question;
  about?: string;
}
export type FromClient = Hello | Speak | Play | Wish | Quiet | Say | Sit | Stand | Fill | Arrange | Contribute | Pick | Start | Propose | Vote | Resume | Rematch | Ask;

// what the server sends

export interface Seat {
  name: string;
  person: number | null;
  bot: string | null; // who plays a seat without a person
  standing_in: boolean; // whether the defaults are played for the absent person
  contributed: boolean;
  token: string; // chosen by the person; "" where nobody chose
}

export interface Person {
  name: string;
  seat: number | null;
  online: boolean;
}

/** A setting that differs from the book. */
export interface HouseRule {
  key: string;
  value: Value;
  rule: string;
}

/** A motion being voted on: who asked, who said yes, who has not said anything yet. */
export interface Ballot {
  motion: Motion;
  by: number;
  seat: number | null;
  yes: number[];
  open: number[];
  moves: number; // what would be left after taking back
  rounds: number; // to the end of the game, after this one
}

/** The table without the game. */
export interface Room {
  code: string;
  phase: Phase;
  edition: string;
  variant: string;
  skin: string;
  settings: Record<string, Value>;
  house_rules: HouseRule[];
  clock: ClockName;
  prompt_seconds: number | null;
  minutes: number | null;
  pace: Pace;
  listed: boolean;
  hints: boolean;
  host: number | null;
  seats: Seat[];
  people: Person[];
  paused: boolean;
  ballot: Ballot | null;
  commitment: string;
  rematch: string | null;
}

export interface You {
  person: number | null; // None: somebody who only watches
  seat: number | null;
}

export interface Option {
  action: string;
  verb: string;
  text: string;
}

/** A verb with an open number or terms of a deal, and its limits. */
export interface Free {
  verb: string;
  low: number;
  high: number;
}

export interface Item {
  kind: "cash" | "deed" | "card" | "immunity";
  word: string; // as an action's text has it
  text: string;
}

export interface Deal {
  giver: number;
  partner: number;
  gives: Item[];
  takes: Item[];
}

/** What you are asked. To the deciding seat only. */
export interface Prompt {
  type: "prompt";
  number: number;
  kind: string;
  question: string;
  options: Option[];
  free: Free[];
  usual: string | null; // what is played for somebody who does not answer; it gives nothing away
  deed: number | null; // what it is about
  amount: number | null;
  deal: Deal | null;
}

/** A line of the log: what happened, in the reader's language. */
export interface Line {
  seq: number;
  name: string;
  text: string;
  player: number | null;
}

export interface Card {
  name: string;
  text: string;
}

export interface Chatted {
  type: "said";
  seq: number;
  at: number;
  person: number;
  text: string;
}

/** Everything there is to know for you at this moment. */
export interface Table {
  type: "table";
  seq: number;
  now: number;
  you: You;
  room: Room;
  view: View | null;
  hand: Card[];
  prompt: Prompt | null;
  deadline: number | null;
  story: Line[];
  chat: Chatted[];
}

/** Somebody acted. The patch turns the view before into the view after. */
export interface Moved {
  type: "moved";
  seq: number;
  at: number;
  seat: number | null;
  by: By;
  action: string;
  events: GameEvent[];
  patch: Patch;
  deadline: number | null;
  counter?: number; // in replays: numbers drawn from the generator before, to check the dice with
}

/** The position as your seat may know it, as `Game.save` has it; to those who asked for positions. */
export interface Position {
  type: "position";
  seq: number; // of what led here
  moves: number; // of the game so far
  number: number; // of the open prompt, whoever is asked
  state: Record<string, unknown>;
  header?: Record<string, unknown>; // what the game began with: on connecting and with a start
}

/**
 * A game from its start: what a spectator was told first, and then move by move.
 *
 * Who asks for positions also gets what happened before the first move, the state then, and by move what it changed of
 * the state: whole values by their keys, null for what is not said any more.
 */
export interface Story {
  table: Table;
  frames: Moved[];
  opening?: GameEvent[];
  states?: Patch[];
}

/** Something about the room; `view` comes with a start or a move taken back, `story` with a start: who begins. */
export interface Changed {
  type: "changed";
  seq: number;
  at: number;
  what: string;
  person: number | null;
  text: string;
  room: Room;
  deadline: number | null;
  view?: View | null;
  story?: Line[];
}

/** Who is connected, how many only watch, and the seats of the absent, for whom the defaults are played. */
export interface Presence {
  type: "presence";
  online: number[];
  watching: number;
  standing_in: number[];
}

/** Your hidden cards; to you only. */
export interface Hand {
  type: "hand";
  cards: Card[];
}

/** Done, on disk, and told to all as number `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Not done: why, as a word and in words, with the rule behind it. */
export interface Refused {
  type: "refused";
  id: string;
  why: string;
  text: string;
  rule: string;
  rule_text: string;
}

/** What you asked for; its shape depends on the question: a HintAnswer, a WhyAnswer and so on. */
export interface Answer {
  type: "answer";
  id: string;
  what: string;
  answer: Record<string, unknown>;
}

/** The server hangs up, and why. After `slow` or `moved` come back with the last number you have. */
export interface Bye {
  type: "bye";
  why: "slow" | "moved" | "replaced" | "malformed" | "closing" | "ticket" | "set-aside";
  text: string;
}
export type FromServer = Table | Moved | Changed | Chatted | Presence | Hand | Position | Prompt | Ack | Refused | Answer | Bye;

export interface Track {
  name: string;
  label: string;
  length: number;
}

/**
 * A space; `place` is its word in actions. Both faces of a transit station name each other as twins.
 *
 * `odds`: the part of all turns that end there, in percent.
 */
export interface Space {
  place: string;
  track: number;
  index: number;
  name: string;
  kind: string;
  deed: number | null;
  twin: number | null;
  odds: number;
}

/** A title deed, or a share (which has no space). `odds`: those of its space, of both faces at a station. */
export interface Deed {
  word: string; // in actions
  space: number | null;
  name: string;
  group: number;
  family: string;
  price: number;
  mortgage: number;
  build: number;
  rents: number[];
  odds: number;
}

/** `needed`: how many lots of it allow building. */
export interface Group {
  name: string;
  label: string;
  deeds: number[];
  needed: number;
}

export interface PrintedCard {
  name: string;
  deck: string;
  text: string;
  tradable: boolean;
}

/** Everything printed: the board, the deeds, the packs, in one language. */
export interface Printed {
  edition: string;
  face: string; // how the table looks
  skin: string;
  language: Language;
  currency: string; // an amount with # for its figure: $# or # $
  goal: number; // cash that wins a race; 0 where the last player wins
  tracks: Track[];
  spaces: Space[];
  deeds: Deed[];
  groups: Group[];
  decks: Record<string, string>;
  cards: PrintedCard[]; // that can be kept
  pieces: Record<string, number>; // the Bank's stock of buildings
}

/** `here`: what the table's settings make of it. */
export interface RuleInWords {
  id: string;
  text: string;
  here: string;
}

export interface Chapter {
  edition: string;
  title: string;
  rules: RuleInWords[];
}

/** The rules of an edition, then those of the editions that it builds on. */
export interface Rulebook {
  introduction: string;
  chapters: Chapter[];
}

export interface SettingChoice {
  value: Value;
  label: string;
}

/** One house rule as a form needs it. */
export interface SettingField {
  key: string;
  kind: "bool" | "choice" | "int" | "pieces";
  label: string;
  rule: string;
  rule_text: string;
  default: Value;
  default_label: string;
  choices: SettingChoice[];
  low: number;
  high: number;
}

export interface VariantCard {
  name: string;
  label: string;
  about: string;
}

export interface SkinCard {
  name: string;
  label: string;
}

/** A game on the shelf: what it is, for how many, how long. */
export interface EditionCard {
  name: string;
  label: string;
  about: string;
  least: number;
  most: number;
  usual: number; // players
  minutes: string; // such as 60-90
  face: string; // how its table looks
  lesson: boolean; // whether there is one to play
  rings: string[][]; // the board in small: by track the colour of each space, "" for none
  variants: VariantCard[];
  skins: SkinCard[];
  settings: SettingField[];
}

/** A question of a lesson: what is said about it, the answer that is wanted, and what that makes happen. */
export interface LessonStep {
  say: string;
  prompt: Prompt;
  wanted: string;
  frames: Moved[];
}

/** A position with what others do in it first; `end` is said when all its questions are answered. */
export interface LessonScene {
  title: string;
  table: Table;
  before: Moved[];
  steps: LessonStep[];
  end: string;
}

export interface Lesson {
  printed: Printed;
  scenes: LessonScene[];
}

// the public view, as Game.view(None) has it

/** A player, with what his edition keeps of him besides. */
export interface PlayerView {
  name: string;
  cash: number;
  worth: number;
  space: string;
  in_jail: boolean;
  jail_tries: number;
  out: boolean;
  quiet: boolean;
  cards: string[];
  hidden_cards: number;
  [more: string]: unknown;
}

/** A deed, with what its edition builds on it besides. */
export interface DeedView {
  space: string;
  owner: number | null;
  level: number;
  mortgaged: boolean;
  immune: number[];
  rent: number | null; // that it charges now; of a utility what the dice are multiplied by
  [more: string]: unknown;
}

export interface AuctionView {
  space: string | null;
  bid: number;
  leader: number | null;
  bidder: number;
  still_in: number[];
}

export interface DecisionView {
  player: number;
  kind: string;
  number: number;
}

/** The game as everybody sees it. */
export interface View {
  edition: string;
  variant: string;
  round: number;
  turn: number;
  dice: number[];
  doubles: number;
  roll_due: boolean;
  time_up: boolean;
  past_hope: boolean;
  last_round: number | null;
  over: boolean;
  winners: number[];
  pool: number;
  pieces: Record<string, number>;
  players: PlayerView[];
  deeds: DeedView[];
  packs: Record<string, number>;
  auction: AuctionView | null;
  deal: Deal | null;
  decision: DecisionView | null;
}

/** What happened: its words, and its figures by name. */
export interface GameEvent {
  name: string;
  text: string;
  [more: string]: number | string;
}

// answers to questions

export interface HintAnswer {
  action: string;
  text: string;
  why: string;
}

export interface RuleBehind {
  id: string;
  text: string;
}

export interface WhyAnswer {
  refusal: string;
  rules: RuleBehind[];
}

export interface RentRow {
  label: string;
  amount: string;
  now: boolean;
}

export interface OwnedLot {
  deed: number;
  owner: number | null;
}

export interface DeedAnswer {
  rows: RentRow[];
  rent_now: string;
  owner: number | null;
  standing: string;
  group: OwnedLot[];
  facts: string[];
  worth: string[];
}

export interface DealSide {
  seat: number;
  changes: string[];
  worth: number; // by printed prices
  estimate: number; // by a bot's judgement
}

export interface DealAnswer {
  refusal: string;
  rule: string;
  sides: DealSide[];
}

export interface PlanStep {
  action: string;
  text: string;
}

export interface PlanAnswer {
  steps: PlanStep[];
  enough: boolean;
  after: number; // cash once the debt is paid
}
