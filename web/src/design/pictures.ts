// Pictures that are reckoned rather than drawn: a skyline, a fan of rays. The same every time.

export interface Skyline { path: string; windows: { x: number; y: number }[] }
interface Street { width: number; base: number; low: number; high: number; step: number; window: number }

/** A row of towers, and the places of their windows in an order of its own. */
export function skyline(seed: number, { width, base, low, high, step, window }: Street): Skyline {
  let k = seed;
  const next = () => (k = (k * 1103515245 + 12345) % 2147483648);
  let path = "";
  const windows: { x: number; y: number; order: number }[] = [];
  for (let x = 0; x < width; ) {
    next();
    const wide = Math.min(step * (0.7 + (k % 100) / 140), width - x);
    const top = base - low - ((Math.floor(k / 100) % 100) / 100) * (high - low);
    path += `M${x.toFixed(0)} ${base}V${top.toFixed(0)}h${wide.toFixed(0)}V${base}z`;
    if (k % 5 === 0) path += `M${(x + wide / 2 - window / 4).toFixed(1)} ${top.toFixed(0)}v${-step / 3}h${window / 2}v${step / 3}z`;
    for (let y = top + window * 1.6; y < base - window * 2; y += window * 2.4) {
      for (let at = x + window * 1.2; at < x + wide - window * 1.6; at += window * 2.1) {
        windows.push({ x: Math.round(at), y: Math.round(y), order: next() });
      }
    }
    x += wide + step / 18;
  }
  return { path, windows: windows.sort((one, other) => one.order - other.order).map(({ x, y }) => ({ x, y })) };
}

/** A fan of rays from a point. */
export function rays(count: number, x: number, y: number, long: number): string {
  const tip = (part: number) => {
    const angle = (Math.PI * part) / count;
    return `${(x + long * Math.cos(angle)).toFixed(0)} ${(y - long * Math.sin(angle)).toFixed(0)}`;
  };
  return Array.from({ length: count }, (_, k) => `M${x} ${y}L${tip(k + 0.08)}L${tip(k + 0.5)}z`).join("");
}
