// Small sounds, made on the spot: wood, paper, brass and water; short, dry, never louder than a quarter of full.
import type { GameEvent, Printed } from "../wire";

interface Note {
  at: number; // seconds from now
  pitch: number; // 0 is a short noise
  length: number;
  loud: number;
  to?: number; // the pitch that it glides to
  wave?: OscillatorType;
}

const knock = (at: number, loud = 0.22): Note[] => [
  { at, pitch: 0, length: 0.03, loud },
  { at, pitch: 170, to: 90, length: 0.08, loud, wave: "sine" },
];
const paper = (at: number): Note => ({ at, pitch: 0, length: 0.09, loud: 0.06 });
const bell = (at: number, pitch: number, loud = 0.07): Note => ({ at, pitch, length: 0.45, loud, wave: "sine" });
const step = (pitch: number): Note[] => [{ at: 0, pitch, length: 0.045, loud: 0.06 }];

const SOUNDS: Record<string, Note[]> = {
  dice: [...knock(0), ...knock(0.11, 0.16)],
  step0: step(262), // one pitch a ring: C, E, G
  step1: step(330),
  step2: step(392),
  tram: [bell(0, 1047, 0.05), bell(0.14, 1047, 0.05)],
  bought: [{ at: 0, pitch: 0, length: 0.02, loud: 0.14 }, { at: 0.02, pitch: 98, length: 0.3, loud: 0.1, wave: "sine" }],
  in: [paper(0), bell(0.04, 659), bell(0.12, 831)],
  out: [paper(0), bell(0.04, 831, 0.05), bell(0.12, 659, 0.05)],
  paper: [paper(0)],
  card: [{ at: 0, pitch: 0, length: 0.14, loud: 0.07 }],
  build: [...knock(0, 0.14), ...knock(0.13, 0.14)],
  bid: knock(0, 0.12),
  sold: knock(0),
  whistle: [{ at: 0, pitch: 2100, to: 2300, length: 0.16, loud: 0.06 }, { at: 0.2, pitch: 2300, to: 1900, length: 0.3, loud: 0.06 }],
  turn: [bell(0, 660), bell(0.16, 880)],
  end: [523, 659, 784, 1047].map((pitch, k) => ({ ...bell(k * 0.22, pitch, 0.08), length: 1.2 })),
};

const BY_EVENT: Record<string, string> = {
  bought: "bought",
  "card-drawn": "card",
  "card-used": "card",
  built: "build",
  "auction-won": "sold",
  bid: "bid",
  jailed: "whistle",
  won: "end",
};
const INCOME = new Set(["salary-paid", "jackpot-won", "dividend", "tax-refunded"]);

/** The sound of something that happened, as the player in this seat hears it; null where it has none. */
export function soundOf(event: GameEvent, seat: number | null, printed: Printed | null): string | null {
  if (event.name.startsWith("rolled")) return "dice";
  if (event.name === "moved") return stepOn(Number(event.space), printed);
  if (INCOME.has(event.name)) return event.player === seat ? "in" : "paper";
  if (event.name === "paid") return event.payee === seat ? "in" : event.payer === seat ? "out" : "paper";
  return BY_EVENT[event.name] ?? null;
}

/** On a bridge between two rings a tram bell; else a tick, of the ring's pitch. */
function stepOn(space: number, printed: Printed | null): string {
  const at = printed?.spaces[space];
  if (!at) return "step0";
  return at.twin === null ? `step${at.track % 3}` : "tram";
}

let context: AudioContext | null = null;

function play(context: AudioContext, note: Note, volume: number): void {
  const start = context.currentTime + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(note.loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  gain.connect(context.destination);
  if (note.pitch > 0) {
    const tone = context.createOscillator();
    tone.type = note.wave ?? "triangle";
    tone.frequency.setValueAtTime(note.pitch, start);
    if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + note.length);
    return;
  }
  const length = Math.ceil(context.sampleRate * note.length);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  noise.connect(gain);
  noise.start(start);
}

export function sound(name: string, volume: number): void {
  const notes = SOUNDS[name];
  if (!notes || volume <= 0 || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume(); // browsers keep it silent until the first touch
  for (const note of notes) play(context, note, volume);
}
