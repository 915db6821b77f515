// The table that a page looks at: what the server told, and the ways to speak to it.
import { untrack } from "svelte";
import { theme } from "../design/theme.svelte";
import { language, setCurrency } from "../texts/index.svelte";
import type {
  Answer, Card, Chatted, FromClient, FromServer, Language, Line, Printed, Prompt, Question, Refused, Room, View, You,
} from "../wire";
import { printed } from "./api";
import { emptyTable, reduce, type TableState } from "./reducer";
import { Socket, type Connection, type Reply } from "./socket";
import { Witness } from "./seen";
import { Stage } from "./stage.svelte";

export type { Connection, Reply } from "./socket";

const ANSWERS = new Set(["trade-refused", "trade-accepted"]);

export class TableStore {
  state = $state.raw<TableState>(emptyTable());
  connection = $state<Connection>("connecting");
  ended = $state<string | null>(null); // why the server hung up for good
  printed = $state.raw<Printed | null>(null);
  unprinted = $state(false); // whether it could not be fetched: the table is played without a picture then
  refusal = $state.raw<Refused | null>(null); // of the last command, until dismissed or something else succeeds
  answers = $state.raw<Record<string, Answer>>({}); // by "what about"; every move makes them old
  outcome = $state(""); // what the other said to your last offer, until you do something else
  offset = $state(0); // the server's clock minus ours, in milliseconds
  waiting = $state(0); // commands without a reply yet
  readonly stage = new Stage();
  readonly witness: Witness; // of the dice

  room: Room | null = $derived(this.state.room);
  view: View | null = $derived(this.state.view);
  /** The view as far as it has been played out: what pages tell, so that nothing is told before it is seen. */
  shown: View | null = $derived(this.stage.view ?? this.state.view);
  you: You = $derived(this.state.you);
  hand: Card[] = $derived(this.state.hand);
  story: Line[] = $derived(this.state.story);
  chat: Chatted[] = $derived(this.state.chat);
  online: number[] = $derived(this.state.online);
  watching: number = $derived(this.state.watching);
  deadline: number | null = $derived(this.state.deadline); // by the server's clock
  host: boolean = $derived(this.you.person !== null && this.you.person === this.room?.host);
  /** What you are asked. It waits until what led to it has been shown. */
  prompt: Prompt | null = $derived(this.stage.busy ? null : this.state.prompt);

  #socket: Socket;
  #spoken: Language = language.current;
  #asked = ""; // the printing that was fetched last
  #openedAt = 0; // by the server's clock: what happened before is not played out

  constructor(readonly code: string, unknown = false) {
    this.witness = new Witness(code);
    this.#socket = new Socket(code, {
      heard: (message) => this.receive(message),
      turned: (to) => this.#turned(to),
      ended: (why) => (this.ended = why),
      after: () => this.state.seq || undefined,
    }, unknown);
  }

  /** The one answer that a lesson waits for. */
  get taught(): string | null {
    return null;
  }

  /** What a lesson says about it. */
  get coaching(): string {
    return "";
  }

  /** Connect; also to come back after being replaced by another window, or with a new key. */
  open(): void {
    this.ended = null;
    this.#socket.start();
  }

  close(): void {
    this.#socket.close();
    this.stage.jump(null);
    theme.wear(null);
  }

  /** Come in anew, as somebody else: from watching to sitting. */
  reopen(): void {
    this.#socket.close();
    this.state = { ...this.state, seq: 0 }; // everything is told anew
    this.open();
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() + this.offset;
  }

  receive(message: FromServer): void {
    this.witness.hear(message);
    this.state = reduce(this.state, message);
    if (message.type === "table") {
      this.offset = message.now - Date.now();
      this.#openedAt = message.now;
      this.stage.jump(message.view);
      void this.#print();
    } else if (message.type === "moved") {
      this.answers = {};
      const said = message.events.find((event) => ANSWERS.has(event.name) && event.partner === this.you.seat);
      if (said) this.outcome = said.text;
      this.stage.push(message);
      if (message.at < this.#openedAt || document.hidden) this.stage.skip();
    } else if (message.type === "changed") {
      if (message.view !== undefined) this.stage.jump(message.view);
      void this.#print();
    }
  }

  async send(command: FromClient): Promise<Reply> {
    if (command.type === "play") this.outcome = "";
    untrack(() => (this.waiting += 1)); // whoever sends from an effect does not depend on it
    const reply = await this.#socket.send(command);
    this.waiting -= 1;
    this.refusal = reply.type === "refused" ? reply : null;
    return reply;
  }

  /** Answer the question of this number, the one that was read: another one that has come since is not answered by it. */
  play(action: string, number: number): Promise<Reply> {
    return this.send({ type: "play", number, action });
  }

  async ask(what: Question, about = ""): Promise<Reply> {
    const reply = await this.send({ type: "ask", what, about });
    if (reply.type === "answer") this.answers = { ...this.answers, [`${what} ${about}`.trim()]: reply };
    return reply;
  }

  dismiss(): void {
    this.refusal = null;
  }

  /** Everything anew in another language. */
  speak(to: Language): void {
    if (to === this.#spoken) return;
    this.#spoken = to;
    if (this.connection === "open") void this.send({ type: "language", language: to });
    void this.#print();
  }

  #turned(to: Connection): void {
    this.connection = to;
    if (to === "open") this.#openedAt = this.now();
  }

  /** The board as printed: fetched when the game, its skin or the language is another. */
  async #print(): Promise<void> {
    if (!this.room) return;
    const wanted = `${this.room.edition} ${this.room.skin} ${language.current}`;
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    try {
      const board = await printed(this.code, language.current);
      if (wanted !== this.#asked) return;
      this.printed = board;
      setCurrency(board.currency);
      theme.wear(board.face);
    } catch {
      this.#asked = ""; // the next message tries again
      this.unprinted = true;
    }
  }
}
