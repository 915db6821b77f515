// The board on its own, on stored games: board.html?fixtures=FOLDER&edition=ultimate&language=fr&theme=dark&move=80
import { mount } from "svelte";
import "../src/design/base.css";
import { applyPatch } from "../src/net/reducer";
import { Stage } from "../src/net/stage.svelte";
import { setCurrency, setLanguage } from "../src/texts/index.svelte";
import type { Language, Printed, Story, View } from "../src/wire";
import BoardGallery from "./BoardGallery.svelte";

interface Stored extends Story { printed_en: Printed; printed_fr: Printed }

const asked = new URLSearchParams(location.search);
const language = (asked.get("language") ?? "en") as Language;
document.documentElement.dataset.theme = asked.get("theme") ?? "light";

const stored = (await (await fetch(`${asked.get("fixtures")}/${asked.get("edition") ?? "ultimate"}.json`)).json()) as Stored;
const printed = language === "fr" ? stored.printed_fr : stored.printed_en;
await setLanguage(language);
setCurrency(printed.currency);

const stage = new Stage();
let next = Number(asked.get("move") ?? stored.frames.length);
let view: View = stored.table.view!;
for (const frame of stored.frames.slice(0, next)) view = applyPatch(view, frame.patch);
if (asked.get("crowd")) view = crowded(view);
stage.jump(view);
stage.setSpeed(1);

/** Twelve players, for the tightest case. */
function crowded(few: View): View {
  const players = Array.from({ length: 12 }, (_, k) => ({ ...few.players[k % few.players.length]!, name: `P${k}`, out: false }));
  return { ...few, players };
}

function play(count: number): void {
  for (const frame of stored.frames.slice(next, next + count)) stage.push(frame);
  next += count;
}
Object.assign(window, { play, stage });

const list = (name: string) => asked.get(name)?.split(",") ?? [];
mount(BoardGallery, {
  target: document.getElementById("app")!,
  props: { printed, stage, options: list("options"), preview: list("preview") },
});
