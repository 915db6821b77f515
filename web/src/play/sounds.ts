// Small sounds, made on the spot: a knock for dice, a tick for steps, coins, a bell for your turn.

interface Note {
  at: number; // seconds from now
  pitch: number; // 0 is a short noise
  length: number;
  loud: number;
}

const SOUNDS: Record<string, Note[]> = {
  dice: [0, 0.07, 0.16, 0.22, 0.3].map((at) => ({ at, pitch: 0, length: 0.045, loud: 0.22 })),
  step: [{ at: 0, pitch: 320, length: 0.05, loud: 0.06 }],
  coin: [
    { at: 0, pitch: 1320, length: 0.09, loud: 0.07 },
    { at: 0.06, pitch: 1760, length: 0.16, loud: 0.06 },
  ],
  card: [{ at: 0, pitch: 0, length: 0.14, loud: 0.07 }],
  build: [0, 0.13].map((at) => ({ at, pitch: 196, length: 0.07, loud: 0.14 })),
  hammer: [0, 0.2].map((at) => ({ at, pitch: 130, length: 0.1, loud: 0.2 })),
  turn: [
    { at: 0, pitch: 660, length: 0.2, loud: 0.08 },
    { at: 0.12, pitch: 880, length: 0.3, loud: 0.08 },
  ],
  door: [{ at: 0, pitch: 98, length: 0.35, loud: 0.16 }],
  end: [523, 659, 784, 1047].map((pitch, k) => ({ at: k * 0.14, pitch, length: 0.4, loud: 0.08 })),
};

const BY_EVENT: Record<string, string> = {
  rolled: "dice",
  "rolled-for-start": "dice",
  "rolled-for-rent": "dice",
  "rolled-for-card": "dice",
  "rolled-three": "dice",
  moved: "step",
  paid: "coin",
  "salary-paid": "coin",
  "jackpot-won": "coin",
  dividend: "coin",
  bought: "coin",
  "card-drawn": "card",
  "card-used": "card",
  built: "build",
  "auction-won": "hammer",
  bid: "step",
  jailed: "door",
  won: "end",
};

let context: AudioContext | null = null;

function play(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  volume.connect(context.destination);
  if (note.pitch > 0) {
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = note.pitch;
    tone.connect(volume);
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
  noise.connect(volume);
  noise.start(start);
}

export function sound(name: string): void {
  const notes = SOUNDS[name];
  if (!notes || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  void context.resume(); // browsers keep it silent until the first touch
  for (const note of notes) play(context, note);
}

/** The sound of something that happened, if it has one. */
export function soundOf(event: string): string | null {
  return BY_EVENT[event] ?? null;
}
