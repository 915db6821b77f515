// What a host chooses, before it goes to the server.
import type { Bot, Choices, EditionCard, HouseRule, Language, PresetCard, Room, SettingField, Value } from "../wire";

export const USUAL_BOT: Bot = "trader";
const FIRST_BOTS: Bot[] = ["gentle", "gentle", "gentle"]; // against whom one plays the game that was just learned
export const CLOCKS = ["none", "relaxed", "brisk", "blitz", "days"] as const;
export const PACES = ["instant", "fast", "normal", "slow"] as const;

/** The form: as Choices, with the other seats one by one (null: free for a friend). */
export interface Form extends Omit<Choices, "bots" | "players"> {
  others: (Bot | null)[];
}

/** The board that people of a language know from home, else the first. */
export function usualSkin(card: EditionCard, language: Language): string | null {
  return (card.skins.find((skin) => skin.language === language) ?? card.skins[0])?.name ?? null;
}

export function newForm(card: EditionCard, language: Language, before?: Form): Form {
  return {
    clock: "none", pace: "normal", listed: false, hints: true, ...before,
    edition: card.name, variant: card.variants[0]?.name ?? "normal", skin: usualSkin(card, language), settings: {},
    minutes: null, others: seatsFor(card.usual, before?.others ?? []),
  };
}

export function seatsFor(players: number, others: (Bot | null)[]): (Bot | null)[] {
  return Array.from({ length: players - 1 }, (_, at) => others[at] ?? null);
}

/** How many may sit: as the edition says, unless the house rules say otherwise. */
export function mostPlayers(card: EditionCard, form: Form): number {
  return Number(form.settings["players.max"] ?? card.most);
}

/** What goes to the server. `alone`: everybody else is a bot. */
export function choicesOf({ others, ...form }: Form, alone: boolean): Choices {
  const bots = others.map((bot) => bot ?? (alone ? USUAL_BOT : null)).filter((bot) => bot !== null);
  return { ...form, players: others.length + 1, bots };
}

/** The first game of who has just learned it. */
export function firstGame(card: EditionCard, language: Language): Choices {
  return choicesOf({ ...newForm(card, language), others: FIRST_BOTS.slice(0, card.most - 1) }, true);
}

/** The form of a table that is already gathering, to change it. */
export function formOf(room: Room): Form {
  const settings = Object.fromEntries(room.house_rules.map((rule) => [rule.key, rule.value]));
  const bots = room.seats.flatMap((seat) => (seat.bot === null ? [] : [seat.bot]));
  const free = Array<null>(Math.max(0, room.seats.length - 1 - bots.length)).fill(null);
  return {
    edition: room.edition, variant: room.variant, skin: room.skin, settings, clock: room.clock, minutes: room.minutes,
    pace: room.pace, listed: room.listed, hints: room.hints,
    others: [...free, ...bots].slice(0, room.seats.length - 1), // bots fill the last seats
  };
}

/** What differs from the book. */
export function differing(fields: SettingField[], settings: Record<string, Value>): SettingField[] {
  return fields.filter((field) => field.key in settings && settings[field.key] !== field.default);
}

/** A value in words. */
export function valueLabel(field: SettingField, value: Value): string {
  return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
}

/** The house rules of a table in words: what each is called, and what is played. */
export function inWords(rules: HouseRule[], fields: SettingField[]): { key: string; label: string; value: string; book: string }[] {
  return rules.flatMap((rule) => {
    const field = fields.find((one) => one.key === rule.key);
    if (!field) return [];
    return [{ key: rule.key, label: field.title, value: valueLabel(field, rule.value), book: field.default_label }];
  });
}

/** The house rules group by group, as they come from the server. */
export function grouped(fields: SettingField[]): { name: string; fields: SettingField[] }[] {
  const groups: { name: string; fields: SettingField[] }[] = [];
  for (const field of fields) {
    if (groups.at(-1)?.name !== field.group) groups.push({ name: field.group, fields: [] });
    groups.at(-1)!.fields.push(field);
  }
  return groups;
}

/** Whether what is chosen is just this preset. */
export function isPlayed(preset: PresetCard, form: Form): boolean {
  const keys = Object.keys(preset.settings);
  return preset.variant === form.variant && keys.length === Object.keys(form.settings).length
    && keys.every((key) => preset.settings[key] === form.settings[key]);
}
