import { beforeEach, describe, expect, it } from "vitest";
import { amount } from "../src/texts/format";
import { addCatalogue, language, money, setCurrency, t } from "../src/texts/index.svelte";
import { catalogue } from "../tools/catalogues";

const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe("texts", () => {
  beforeEach(() => {
    addCatalogue("en", "web-hello = Hello { $name }\nweb-seats = { $count ->\n    [one] one seat\n   *[other] { $count } seats\n  }");
    addCatalogue("fr", "web-hello = Bonjour { $name }");
    language.current = "en";
  });

  it("speaks the language of the moment", () => {
    expect(t("web-hello", { name: "Ann" })).toBe("Hello Ann");
    language.current = "fr";
    expect(t("web-hello", { name: "Ann" })).toBe("Bonjour Ann");
  });

  it("counts", () => {
    expect([t("web-seats", { count: 1 }), t("web-seats", { count: 4 })]).toEqual(["one seat", "4 seats"]);
  });

  it("gives back an id without a message", () => {
    expect(t("web-nothing")).toBe("web-nothing");
  });

  it("writes amounts as the language does", () => {
    expect(amount(1500, "$#", "en")).toBe("$1,500");
    expect(amount(1500, "# $", "fr")).toBe("1\u202f500\u00a0$");
    expect(amount(-50, "$#", "en")).toBe("\u2212$50");
    setCurrency("M#");
    expect(money(1_000_000)).toBe("M1,000,000");
  });
});

describe("the catalogues", () => {
  it("have the same messages in both languages, each once", () => {
    const [en, fr] = [ids(catalogue("en")), ids(catalogue("fr"))];
    expect([...fr].sort()).toEqual([...en].sort());
    expect(new Set(en).size).toBe(en.length);
  });
});
