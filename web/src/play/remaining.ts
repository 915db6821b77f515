// Time left, in the shortest form that still tells.

export interface Remaining {
  unit: "days" | "hours" | "clock";
  value: number; // days or hours
  face: string; // such as 1:05
  urgent: boolean;
}

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

export function remaining(deadline: number, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil((deadline - now) / SECOND));
  if (seconds >= 2 * DAY) return { unit: "days", value: Math.floor(seconds / DAY), face: "", urgent: false };
  if (seconds >= 2 * HOUR) return { unit: "hours", value: Math.floor(seconds / HOUR), face: "", urgent: false };
  const face = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return { unit: "clock", value: 0, face, urgent: seconds <= 10 };
}
