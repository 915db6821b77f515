// How long each thing that happens is shown, in milliseconds at normal speed.
import type { GameEvent } from "../wire";

const BEATS: Record<string, number> = {
  rolled: 900, "rolled-for-start": 350, "rolled-for-rent": 900, "rolled-for-card": 900, "rolled-three": 1200, "speed-die": 500,
  moved: 900, jailed: 900, "jail-left": 500, "jail-stayed": 400,
  "card-drawn": 1600, "card-used": 900, "card-kept": 300, "card-hidden": 300,
  bought: 700, "auction-opened": 600, bid: 450, passed: 250, "auction-won": 900, "deed-declined": 200,
  owed: 700, paid: 700, "salary-paid": 500, "jackpot-won": 900, dividend: 500,
  built: 450, sold: 450, mortgaged: 450, "mortgage-lifted": 450, "deed-moved": 400, "building-lost": 500,
  "trade-offered": 900, "trade-accepted": 900, "trade-refused": 600, "trade-item": 0,
  bankrupt: 1600, won: 1200, "turn-began": 250,
};
const USUAL = 350;

export function beat(event: GameEvent): number {
  return event.text ? (BEATS[event.name] ?? USUAL) : 0; // what is not told is part of what was told before
}
