// The connection to a table: tickets, the socket, coming back after a loss. Commands in flight are sent again with the
// same id, which the server knows, so nothing is done twice and nothing is lost.
import { language } from "../texts/index.svelte";
import type { Ack, Answer, FromClient, FromServer, Hello, Refused, Ticket } from "../wire";
import { Refusal, ticket } from "./api";
import { backoff } from "./backoff";
import { forget, keyOf } from "./keys";

export type Connection = "connecting" | "open" | "lost" | "closed";
export type Reply = Ack | Refused | Answer;

export interface Listener {
  heard(message: FromServer): void;
  turned(to: Connection): void;
  ended(why: string): void; // for good: "missing", "set-aside", or a bye after which nobody comes back by himself
  after(): number | undefined; // the last number known
}

const FINAL = ["replaced", "set-aside", "removed", "left"]; // after any other bye we come back

interface Pending {
  frame: string;
  settle(reply: Reply): void;
}

export class Socket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #calls = 0; // only the last attempt to connect counts
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, Pending>();
  #ids = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #open = false;
  #ended = true;

  /** `unknown`: as somebody who only looks on, whatever key there is. */
  constructor(readonly code: string, readonly listener: Listener, readonly unknown: boolean) {}

  /** Connect, and stay connected until closed. */
  start(): void {
    this.#ended = false;
    this.#attempt = 0;
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#now);
    void this.#connect("connecting");
  }

  close(): void {
    this.#end();
    this.#socket?.close();
    this.#socket = null;
  }

  send(command: FromClient): Promise<Reply> {
    const id = `${this.#prefix}-${++this.#ids}`;
    const frame = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#pending.set(id, { frame, settle });
      if (this.#open) this.#socket?.send(frame);
    });
  }

  async #connect(as: Connection): Promise<void> {
    clearTimeout(this.#timer);
    this.listener.turned(as);
    const call = ++this.#calls;
    try {
      const pass = await this.#ticket();
      if (!this.#ended && call === this.#calls) this.#speak(pass.ticket, pass.socket);
    } catch (problem) {
      if (call !== this.#calls) return;
      if (problem instanceof Refusal && problem.status === 404) this.#finish("missing");
      else if (problem instanceof Refusal && problem.problem === "set-aside") this.#finish("set-aside");
      else this.#retry();
    }
  }

  /** With your key; a key that the server does not know any more is thrown away. */
  async #ticket(): Promise<Ticket> {
    const key = this.unknown ? undefined : keyOf(this.code);
    try {
      return await ticket(this.code, key?.token);
    } catch (problem) {
      if (!key || !(problem instanceof Refusal) || problem.status !== 401) throw problem;
      forget(this.code);
      return ticket(this.code);
    }
  }

  #speak(pass: string, address: string): void {
    const url = new URL(address, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      const after = this.listener.after();
      const hello: Hello = { type: "hello", ticket: pass, language: language.current, ...(after ? { after } : {}) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #heard(message: FromServer): void {
    if (message.type === "bye") {
      if (FINAL.includes(message.why)) this.#finish(message.why);
      return;
    }
    if (!this.#open) this.#opened();
    if (message.type === "ack" || message.type === "refused" || message.type === "answer") {
      this.#pending.get(message.id)?.settle(message);
      this.#pending.delete(message.id);
    }
    this.listener.heard(message);
  }

  #opened(): void {
    this.#open = true;
    this.#attempt = 0;
    this.listener.turned("open");
    for (const { frame } of this.#pending.values()) this.#socket?.send(frame);
  }

  #retry(): void {
    if (this.#ended) return;
    this.listener.turned("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect("lost"), backoff(this.#attempt++));
  }

  // the network is back, or somebody looks at the page again: no reason to wait
  #now = (): void => {
    if (this.#ended || this.#socket || document.hidden) return;
    void this.#connect("lost");
  };

  // a socket without network may take minutes to notice
  #lost = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    socket?.close();
    this.#retry();
  };

  #finish(why: string): void {
    this.#end();
    this.listener.turned("closed");
    this.listener.ended(why);
  }

  #end(): void {
    this.#ended = true;
    this.#open = false;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#now);
  }
}
