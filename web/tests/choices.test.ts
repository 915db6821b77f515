import { describe, expect, it } from "vitest";
import { choicesOf, differing, formOf, grouped, isPlayed, newForm, seatsFor } from "../src/pages/choices";
import { placeOf, plainCode, spoken } from "../src/pages/place";
import type { EditionCard, SettingField } from "../src/wire";
import { aRoom } from "./samples";

const jackpot: SettingField = {
  key: "parking.jackpot", kind: "bool", group: "Money", title: "Free Parking jackpot", label: "Whether fines gather on Free Parking.", rule: "CLS-PRK-1", rule_text: "",
  default: false, default_label: "no", choices: [{ value: false, label: "no" }, { value: true, label: "yes" }], low: 0, high: 1,
  effects: [],
};
const classic: EditionCard = {
  name: "classic", label: "Classic", about: "", least: 2, most: 8, usual: 4, minutes: "60-90", face: "daylight", lesson: false, rings: [],
  variants: [{ name: "normal", label: "", about: "" }], skins: [{ name: "us", label: "", language: "" }, { name: "paris", label: "", language: "fr" }],
};

describe("the form", () => {
  it("gives free seats to bots for somebody who plays alone, and to friends otherwise", () => {
    const form = newForm(classic, "en");
    form.others[2] = "strong";
    expect(choicesOf(form, true)).toMatchObject({ players: 4, bots: ["trader", "trader", "strong"] });
    expect(choicesOf(form, false)).toMatchObject({ players: 4, bots: ["strong"] });
  });

  it("takes the board that people of a language know from home", () => {
    expect([newForm(classic, "en").skin, newForm(classic, "fr").skin]).toEqual(["us", "paris"]);
    expect(newForm({ ...classic, skins: classic.skins.slice(0, 1) }, "fr").skin).toBe("us");
  });

  it("keeps how the table is run when another game is chosen, but not its house rules", () => {
    const form = { ...newForm(classic, "en"), clock: "blitz" as const, settings: { "parking.jackpot": true } };
    const next = newForm({ ...classic, name: "mega" }, "en", form);
    expect([next.edition, next.clock, next.settings]).toEqual(["mega", "blitz", {}]);
  });

  it("keeps the seats that stay when the number of players changes", () => {
    expect(seatsFor(3, ["strong", null, "simple"])).toEqual(["strong", null]);
    expect(seatsFor(4, ["strong"])).toEqual(["strong", null, null]);
  });

  it("comes back from a table with its house rules and bots", () => {
    const seats = aRoom().seats;
    const room = aRoom({
      seats: [seats[0]!, { ...seats[1]!, person: null, bot: "simple" }],
      house_rules: [{ key: "parking.jackpot", value: true, rule: "CLS-PRK-1" }],
    });
    expect(formOf(room)).toMatchObject({ others: ["simple"], settings: { "parking.jackpot": true } });
  });
});

describe("house rules", () => {
  it("differ only where the value is not the book's", () => {
    expect(differing([jackpot], { "parking.jackpot": false })).toEqual([]);
    expect(differing([jackpot], { "parking.jackpot": true })).toEqual([jackpot]);
  });

  it("stand group by group, in the order in which they come", () => {
    const fields = [jackpot, { ...jackpot, key: "tax.income" }, { ...jackpot, key: "jail.collect_rent", group: "Jail" }];
    const found = grouped(fields).map((group) => [group.name, ...group.fields.map((field) => field.key)]);
    expect(found).toEqual([["Money", "parking.jackpot", "tax.income"], ["Jail", "jail.collect_rent"]]);
  });

  it("are those of a preset only as long as nothing else is chosen", () => {
    const family = {
      name: "family", label: "", about: "", variant: "normal", minutes: null, settings: { "parking.jackpot": true }, effect: "",
    };
    const form = { ...newForm(classic, "en"), settings: { "parking.jackpot": true } };
    expect(isPlayed(family, form)).toBe(true);
    expect(isPlayed(family, { ...form, variant: "short" })).toBe(false);
    expect(isPlayed(family, { ...form, settings: {} })).toBe(false);
    expect(isPlayed(family, { ...form, settings: { ...form.settings, "jail.collect_rent": false } })).toBe(false);
  });
});

describe("addresses", () => {
  it("lead to the start, a table, its replay, or nowhere", () => {
    expect(placeOf("/")).toEqual({ page: "start" });
    expect(placeOf("/t/k7qx2m")).toEqual({ page: "table", code: "K7QX2M" });
    expect(placeOf("/t/K7QX2M/replay")).toEqual({ page: "replay", code: "K7QX2M" });
    expect(placeOf("/t/k7qx2-m4htb/screen")).toEqual({ page: "screen", code: "K7QX2M4HTB" });
    expect(placeOf("/t/k7qx2-m4htb")).toEqual({ page: "table", code: "K7QX2M4HTB" });
    expect(placeOf("/t/K7QX2M4HTB/replay")).toEqual({ page: "replay", code: "K7QX2M4HTB" });
    expect(placeOf("/t/K7")).toEqual({ page: "nowhere" });
    expect(placeOf("/t/K7QX2M4H")).toEqual({ page: "nowhere" });
  });

  it("have codes that can be said", () => {
    expect(spoken("K7QX2M4HTB")).toBe("K7QX2-M4HTB");
    expect(spoken("K7QX2M")).toBe("K7QX2M");
    expect(plainCode(" k7qx2 m4htb")).toBe("K7QX2M4HTB");
  });
});
