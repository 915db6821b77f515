// How a whole group shall stand: one of many plans, changed lot by lot.

import type { Option } from "../wire";
import { read } from "./verbs";

export interface Plan {
  option: Option;
  levels: number[];
}

export function plans(options: Option[]): Plan[] {
  return options.map((option) => ({ option, levels: read(option.action).levels }));
}

/** The plan nearest to `from` in which this lot has this level. */
export function nearest(all: Plan[], from: number[], lot: number, level: number): Plan | null {
  const distance = (plan: Plan) => plan.levels.reduce((sum, other, k) => sum + Math.abs(other - (from[k] ?? 0)), 0);
  const fitting = all.filter((plan) => plan.levels[lot] === level);
  return fitting.reduce<Plan | null>((best, plan) => (!best || distance(plan) < distance(best) ? plan : best), null);
}

/** The next level up or down that some plan has for this lot. */
export function stepped(all: Plan[], from: number[], lot: number, way: 1 | -1): Plan | null {
  const now = from[lot] ?? 0;
  const levels = [...new Set(all.map((plan) => plan.levels[lot] ?? 0))].filter((level) => (level - now) * way > 0);
  if (levels.length === 0) return null;
  const next = levels.reduce((a, b) => (Math.abs(a - now) < Math.abs(b - now) ? a : b));
  return nearest(all, from, lot, next);
}
