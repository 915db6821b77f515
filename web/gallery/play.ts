// Playing, on stored games: play.html?fixtures=FOLDER&edition=classic&kind=debt&language=fr&theme=dark&page=table
// `page` is table, result, replay or text; `open` clicks what has this text, such as Trade, once it is there.
import { mount } from "svelte";
import "../src/design/base.css";
import { theme } from "../src/design/theme.svelte";
import { applyPatch, emptyTable, linesOf } from "../src/net/reducer";
import { type Reply, TableStore } from "../src/net/table.svelte";
import TablePage from "../src/pages/TablePage.svelte";
import { preferences } from "../src/play";
import Replay from "../src/play/Replay.svelte";
import { setCurrency, setLanguage } from "../src/texts/index.svelte";
import type { FromClient, Language, Printed, Prompt, Story, View } from "../src/wire";
import { answerTo } from "./answers";

interface Stored extends Story {
  printed_en: Printed;
  printed_fr: Printed;
  prompts: Record<string, { prompt: Prompt; view: View; seat: number; move: number }>;
  last_view: View;
}

const asked = new URLSearchParams(location.search);
const language = (asked.get("language") ?? "en") as Language;
const stored = (await (await fetch(`${asked.get("fixtures")}/${asked.get("edition") ?? "classic"}.json`)).json()) as Stored;
const printed = language === "fr" ? stored.printed_fr : stored.printed_en;
await setLanguage(language);
theme.choose(asked.get("theme") === "dark" ? "dark" : "light");
setCurrency(printed.currency);

/** A table that nobody else sits at: questions get a stored answer, everything else is acknowledged. */
class Sample extends TableStore {
  override send(command: FromClient): Promise<Reply> {
    Object.assign(window, { sent: [...((window as { sent?: FromClient[] }).sent ?? []), command] });
    if (command.type !== "ask") return Promise.resolve({ type: "ack", id: "1", seq: this.state.seq });
    const answer = answerTo(command.what, command.about ?? "", this);
    return Promise.resolve({ type: "answer", id: "1", what: command.what, answer });
  }
}

const store = new Sample("K7QX2M");
const kind = asked.get("kind") ?? "turn";
const page = asked.get("page") ?? "table";
const moment = stored.prompts[kind];
const over = page === "result";
const move = moment ? moment.move : stored.frames.length;
let view = stored.table.view!;
for (const frame of stored.frames.slice(0, move + 1)) view = applyPatch(view, frame.patch);
const seat = moment?.seat ?? moment?.view.decision?.player ?? 0;
const room = { ...stored.table.room, phase: over ? ("over" as const) : ("playing" as const) };
store.printed = printed;
store.connection = "open";
store.state = {
  ...emptyTable(),
  seq: move,
  you: { person: 0, seat: asked.get("watch") ? null : seat },
  room: asked.get("ballot") ? { ...room, ballot: { motion: "undo", by: 1, seat: null, yes: [1], open: [0], moves: 12, rounds: 0 } } : room,
  view: over ? stored.last_view : (moment?.view ?? view),
  prompt: over || asked.get("wait") ? null : (moment?.prompt ?? null),
  story: stored.frames.slice(0, over ? undefined : move + 1).flatMap(linesOf),
  chat: [
    { type: "said", seq: 1, at: 0, person: 0, text: "Good luck, everybody!", name: "Ann" },
    { type: "said", seq: 2, at: 0, person: 1, text: "You will need it.", name: "Ben" },
  ],
  online: [0],
  deadline: asked.get("clock") ? Date.now() + 74_000 : null,
};
store.stage.jump(store.state.view);
preferences.text = page === "text";
Object.assign(window, { store });

const target = document.getElementById("app")!;
if (page === "replay") {
  mount(Replay, { target, props: { code: "K7QX2M", given: { table: stored.table, frames: stored.frames, printed } } });
} else {
  if (over) {
    const tell = window.fetch;
    window.fetch = (path, init) =>
      String(path).includes("/story") ? Promise.resolve(Response.json({ table: stored.table, frames: stored.frames })) : tell(path, init);
  }
  mount(TablePage, { target, props: { store } });
}

for (const words of asked.get("open")?.split(",") ?? []) {
  await new Promise((done) => setTimeout(done, 400));
  const found = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll<HTMLElement>("button, summary")].find(
    (one) => one.textContent?.trim().includes(words) || one.ariaLabel === words,
  );
  found?.click();
}
