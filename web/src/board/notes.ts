// The notes of the table's Bank: what is printed on each, and which of them an amount is paid in.

export interface Note { value: number; paper: string; ink: string; second: string; motif: string }

const PRINTS: readonly Note[] = [
  { value: 1000, paper: "#f6dcd3", ink: "#7d2417", second: "#c8573f", motif: "balloon" },
  { value: 500, paper: "#ebddf0", ink: "#4a2264", second: "#8a4ca8", motif: "lighthouse" },
  { value: 100, paper: "#dceaf0", ink: "#14425e", second: "#2f7fa6", motif: "sailboat" },
  { value: 50, paper: "#dcebdc", ink: "#1c4f2c", second: "#4f9463", motif: "umbrella" },
  { value: 20, paper: "#f3e3c3", ink: "#7a4a16", second: "#b7791f", motif: "anchor" },
  { value: 10, paper: "#f4e6a8", ink: "#6a5200", second: "#b8960f", motif: "bicycle" },
  { value: 5, paper: "#f3dbe4", ink: "#7a1e46", second: "#bf5c86", motif: "kettle" },
  { value: 1, paper: "#eeeae0", ink: "#4a4436", second: "#98907c", motif: "acorn" },
];
const LARGE = 10_000; // from here on the figures stand for thousands

/** The largest notes that an amount is paid in, at most so many; as on paper, without the thousands of a rich game. */
export function notesFor(amount: number, most = 3): Note[] {
  let left = amount >= LARGE ? Math.floor(amount / 1000) : amount;
  const found: Note[] = [];
  for (const print of PRINTS) {
    while (left >= print.value && found.length < most) {
      found.push(print);
      left -= print.value;
    }
  }
  return found;
}

/** Fine waves across the paper, as a path in a box of the note's size. */
export function waves(width: number, height: number, seed: number): string {
  const LINES = 5;
  const STEPS = 36;
  return Array.from({ length: LINES }, (_, line) => {
    const points = Array.from({ length: STEPS + 1 }, (_, k) => {
      const part = k / STEPS;
      const swell = 0.55 + 0.45 * Math.cos(2 * Math.PI * (part - 0.5));
      const y = height / 2 + height * 0.38 * Math.sin(6 * Math.PI * part + seed + (line * 2 * Math.PI) / LINES) * swell;
      return `${(part * width).toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  }).join("");
}
