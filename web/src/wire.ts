// What goes over the wire: written by tools/wire_types.py from the server's types, not by hand.

export type Id = string;

export interface Command {
  id?: Id;
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

/** The review of a game; while it is made, how many of the moves have been gone through. */
export interface Reviewed {
  done: number;
  moves: number;
  review: GameReview | null;
}

/** Why a request was refused, for programs and for people. */
export interface Problem {
  problem: string;
  text: string;
}

/** What a browser subscribes with: the server's public key, an uncompressed point in base64url. */
export interface NoticeKey {
  key: string | null; // null where the server sends no pushes
}

/** Where the browser of somebody at a table is woken. */
export interface Subscription {
  endpoint: string;
}

/** Whether you were called to a table since you were last there. */
export interface Called {
  called: boolean;
}

// The `seq` of what the sender looked at: neither a motion made after that is meant, nor whoever got the number of

// somebody who is gone.
export type Seen = number;

/** Takes a free seat, or one's own again. In a running game another's is asked for: see Petition. */
export interface Sit extends Command {
  type: "sit";
  seat: number;
}

/** Gives the seat up; in a running game a bot goes on, and the seat is kept unless it is `released` to others. */
export interface Stand extends Command {
  type: "stand";
  released?: boolean;
}

/** Answers somebody who asks for a seat in a running game: the host does, or all who sit when the host is away. */
export interface Let extends Command {
  type: "let";
  person: number;
  yes?: boolean;
  seen?: Seen;
}

/** The host sends somebody away who has no part in a running game. */
export interface Remove extends Command {
  type: "remove";
  person: number;
  seen?: Seen;
}

/** The host lets nobody else come in, or opens the table again. */
export interface Lock extends Command {
  type: "lock";
  locked?: boolean;
}

/** Tells whoever runs the server about somebody; nobody at the table hears of it. */
export interface Report extends Command {
  type: "report";
  person: number;
  text?: string;
  seen?: Seen;
}

/** Chooses the token that stands for oneself, at any time; "" gives it back. Clients draw them by their names. */
export interface Pick extends Command {
  type: "pick";
  token: string;
}

export interface Person {
  name: string;
  seat: number | null;
  online: boolean;
  here: boolean; // False: has left; if a seat is still kept the person may come back to it
  back_by: number | null; // by when somebody absent must be back before the table goes on, ms since 1970
}

/** Somebody asks for a seat in a running game; `yes` are those of `open` and before who have agreed. */
export interface Petition {
  person: number;
  seat: number;
  yes: number[];
  open: number[]; // whose word is still needed
}

/** Somebody absent for whom the table still waits, and until when. */
export interface Away {
  person: number;
  until: number;
}
export type Stage = "hashes" | "shares" | "again" | "fixed" | "earlier"; // of the shares of the dice
export type VoidedBecause = "silent" | "unfit" | "left";
export type Hash = string;

/** Hashes that came to nothing, and the seats whose share did not come or did not fit. */
export interface VoidedRound {
  round: number;
  seats: number[];
  why: VoidedBecause;
  hashes: string[]; // by seat
}

/**
 * What people add to the dice: hashes first, the shares when no hash can change any more (docs/fair-dice.md).
 *
 * While the stage is `hashes` or `again` hashes are taken, during `shares` those `awaited` show their shares; from
 * `fixed` on nothing changes. `earlier`: the game began before there were hashes.
 */
export interface Sharing {
  round: number;
  stage: Stage;
  hashes: string[]; // by seat, "" for who adds nothing
  shares: string[]; // by seat, once all have come
  awaited: number[];
  voided: VoidedRound[];
}
export type Name = string;
export type Code = string;
export type Language = "en" | "fr";
export type By = "person" | "bot" | "clock"; // who answered a question
export type Bot = string; // by name: one of ours, or one that the server adds
export type Pace = "instant" | "fast" | "normal" | "slow";
export type ClockName = "none" | "relaxed" | "brisk" | "blitz" | "days";
export type Phase = "gathering" | "playing" | "over";
export type Motion = "pause" | "undo" | "kick" | "stop";
export type Question = "hint" | "why" | "deed" | "deal" | "plan" | "chances" | "undo";
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

// what a client sends

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

/** Publishes the hash of what one will add to the seed of the dice, before the start. */
export interface Contribute extends Command {
  type: "contribute";
  hash: Hash;
}

/** Shows what one adds to the dice, once no hash can change any more. */
export interface Reveal extends Command {
  type: "reveal";
  share: string;
}

/** The host begins; free seats are filled with bots. */
export interface Start extends Command {
  type: "start";
}

/**
 * Asks the others for a pause, for taking the last move back, for a bot in the place of somebody who is absent or
 * does not answer, or for an end so many rounds after this one, once the game is past hope.
 */
export interface Propose extends Command {
  type: "propose";
  motion: Motion;
  seat?: number | null;
  rounds?: number;
}

/** Answers the open motion; with `seen` only if that is the one that the sender looked at. */
export interface Vote extends Command {
  type: "vote";
  yes: boolean;
  seen?: Seen;
}

/** Ends a pause. */
export interface Resume extends Command {
  type: "resume";
}

/** A new table with the same people and house rules. */
export interface Rematch extends Command {
  type: "rematch";
}

/**
 * A question that changes nothing: hint, why, deed, deal, plan, chances, undo.
 *
 * The last one asks whether a move may be taken back, and why not.
 */
export interface Ask extends Command {
  type: "ask";
  what: Question;
  about?: string;
}
export type FromClient = Hello | Speak | Play | Wish | Quiet | Say | Sit | Stand | Fill | Arrange | Contribute | Reveal | Pick | Start | Propose | Vote | Resume | Rematch | Ask | Let | Remove | Lock | Report;

// what the server sends

export interface Seat {
  name: string;
  person: number | null;
  bot: string | null; // who plays a seat without a person
  standing_in: boolean; // whether the defaults are played for the absent person
  kept_for: number | null; // the person who may come back to it, while a bot plays
  contributed: boolean; // whether the hash of a share is published
  token: string; // chosen by the person; "" where nobody chose
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
  sharing: Sharing;
  rematch: string | null;
  petitions: Petition[]; // of those who ask for a seat in the running game
  locked: boolean; // whether nobody else may come in
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
  name: string; // of the person then: the number may be another's by now
}

/** A number that chance gave the game: the counters have no gap, so nothing can be drawn unseen. */
export interface Draw {
  counter: number;
  below: number; // the bound: 6 for a die, the cards never drawn of a pack
  value: number | null; // from 0; None for a pack whose cards lie face down, until the end
  deck: number | null; // whose card it chose
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
  drawn: number; // the counter of the next number that the game draws
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
  draws?: Draw[]; // if there were any
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
 * A game from its start: what a spectator was told first, what happened before the first move, then move by move.
 *
 * Who asks for positions also gets the state at the start, and by move what it changed of the state: whole values by
 * their keys, null for what is not said any more.
 */
export interface Story {
  table: Table;
  frames: Moved[];
  draws?: Draw[]; // before the first move
  opening?: GameEvent[];
  states?: Patch[];
}

/**
 * Something about the room; `view` comes with a start or a move taken back.
 *
 * With a start come `story`, who begins, and what happened until then (`opening`) with the numbers drawn for it.
 */
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
  opening?: GameEvent[];
  draws?: Draw[];
}

/**
 * Who is connected, how many only watch, the seats of the absent, for whom the defaults are played, and the absent
 * for whom the table still waits.
 */
export interface Presence {
  type: "presence";
  online: number[];
  watching: number;
  standing_in: number[];
  away: Away[];
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
  why: "slow" | "moved" | "replaced" | "malformed" | "closing" | "ticket" | "set-aside" | "removed" | "left";
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

/** A pack with its cards by name, in the order of their numbers, as it is before anything is drawn. */
export interface Pack {
  name: string;
  first: number; // the number of the first card
  cards: string[];
  secret: boolean; // whether cards that are kept lie face down
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
  packs: Pack[];
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

/** What a value does to the length of games, as measured with bots; what is missing was not. */
export interface SettingEffect {
  value: Value;
  label: string;
  games: number; // that were played to measure it
  text: string;
}

/** One house rule as a form needs it. */
export interface SettingField {
  key: string;
  kind: "bool" | "choice" | "int" | "pieces";
  group: string; // in words; those of a group stand together
  title: string;
  label: string;
  rule: string;
  rule_text: string;
  default: Value;
  default_label: string;
  choices: SettingChoice[];
  low: number;
  high: number;
  effects: SettingEffect[];
}

/** House rules that go well together: what is chosen by choosing it. */
export interface PresetCard {
  name: string;
  label: string;
  about: string;
  variant: string;
  minutes: number | null; // of a timed game
  settings: Record<string, Value>;
  effect: string; // on the length of games; empty where that was not measured
}

export interface VariantCard {
  name: string;
  label: string;
  about: string;
}

export interface SkinCard {
  name: string;
  label: string;
  language: string; // of those who know this board from home, if that is one
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

/** A puzzle with its solution, the board it lies on, and the position as everybody sees it. */
export interface PuzzlePage {
  puzzle: PuzzleTold;
  printed: Printed;
  view: View;
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

/** How likely each seat wins by the learned judgement, in parts of one; none for a game that it does not know. */
export interface ChancesAnswer {
  chances: number[];
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

export interface UndoAnswer {
  refusal: string; // why the last move cannot be taken back; "" if it can
}
export type Grade = "A" | "B" | "C" | "D" | "E" | "";

/** What became of a seat: start + luck + own + others = result, exactly. */
export interface PlayerReview {
  seat: number;
  name: string;
  start: number;
  luck: number; // what dice and cards did
  own: number; // what the seat's own mistakes cost it; never above 0
  others: number; // what everybody else's play did, mistakes included
  result: number;
  grade: Grade; // "" for a seat that was not judged
  judged: boolean; // whether its decisions were weighed: those of people at a server
  decisions: number; // how often there was something to choose
  mistakes: number;
  verdict: string;
}

/** Everybody's chances at the end of a round; round 0 is the start. */
export interface CurvePoint {
  move: number;
  round: number;
  chances: number[]; // by seat
}

/** A round after which the game was another, and what did most of it. */
export interface TurningPoint {
  move: number;
  round: number;
  seat: number; // whose chances moved most
  before: number; // the round
  after: number;
  luck: boolean; // dice or cards did it, else what somebody said
  text: string;
}

/** A mistake, and what would have been better. */
export interface DearDecision {
  move: number; // the move it was; the position is the one before it
  round: number;
  seat: number;
  question: string;
  said: string;
  better: string;
  chance: number; // after what was said
  best: number; // after what would have been better
  price: number;
  low: number; // the interval of the price
  high: number;
  why: string;
}

/** A whole game, in one language. */
export interface GameReview {
  edition: string;
  over: boolean;
  moves: number;
  players: PlayerReview[];
  curve: CurvePoint[];
  turning: TurningPoint[];
  dearest: DearDecision[]; // at most five of each seat, the dearest first
}

/** Something that can be said, and what came of it. */
export interface PuzzleAnswer {
  text: string;
  right: boolean;
  wins: number; // of a thousand games played out to the end
  chance: number; // in thousandths, when played on for some rounds
}

/** A position with one answer that wins much more than the others. */
export interface PuzzleTold {
  number: number; // counted from 1
  count: number; // of all puzzles
  edition: string;
  seat: number; // who is asked
  round: number;
  question: string;
  answers: PuzzleAnswer[];
  why: string;
}
