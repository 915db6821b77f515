// A question as the screen shows it: what is asked large, the figures it is about below.

const END = /(?<=[.?!])\s+(?=[\p{Lu}\d“])/u;
const ABBREVIATED = /(?:^|(?<!\d)\s)\p{Lu}\p{L}{0,2}\.$/u; // St., Co., Mr., but not the sign of money in 372 000 M.

export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(END)) {
    const before = found.at(-1);
    if (before !== undefined && ABBREVIATED.test(before)) found[found.length - 1] = `${before} ${part}`;
    else found.push(part);
  }
  return found;
}

export function asked(question: string): { headline: string; details: string } {
  const all = sentences(question);
  const at = Math.max(0, all.map((sentence) => sentence.endsWith("?")).lastIndexOf(true));
  const headline = all[at] ?? question;
  return { headline, details: all.filter((_, k) => k !== at).join(" ") };
}

/** The amounts in a text, as they are written with this currency (such as $# or # $). */
export function amounts(text: string, currency: string): string[] {
  const [before = "", after = ""] = currency.split("#").map(escaped);
  const figure = "\\d(?:[\\d,.\\s\\u00a0\\u202f]*\\d)?";
  return text.match(new RegExp(`[+−-]?${before}${figure}${after}`, "g")) ?? [];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "[\\s\\u00a0\\u202f]*");
}
