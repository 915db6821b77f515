// Answers as the server would give them, for the gallery.
import type { TableStore } from "../src/net/table.svelte";
import type { ChancesAnswer, DealAnswer, DeedAnswer, HintAnswer, PlanAnswer, Question, UndoAnswer, WhyAnswer } from "../src/wire";

export function answerTo(what: Question, about: string, store: TableStore): Record<string, unknown> {
  return { ...ANSWERS[what](about, store) };
}

const ANSWERS: Record<Question, (about: string, store: TableStore) => object> = {
  hint: (_, store): HintAnswer => {
    const option = store.prompt?.options[0];
    return { action: option?.action ?? "", text: option?.text ?? "", why: "With $1,240 in hand, the cash is worth less than the place." };
  },
  chances: (): ChancesAnswer => ({ chances: [] }),
  undo: (): UndoAnswer => ({ refusal: "" }),
  why: (about): WhyAnswer => ({
    refusal: about ? "Lots of a group are built evenly: build on the others first." : "",
    rules: [{ id: "CLS-BLD-3", text: "Buildings of a group are put up evenly: no lot may have two more than another." }],
  }),
  deed: (): DeedAnswer => ({
    rows: [], rent_now: "", owner: null, standing: "for sale", group: [], facts: ["A building costs $100."], worth: ["With it you have 2 of 3.", "Worth to you, by estimate: $240."],
  }),
  deal: (about, store): DealAnswer => {
    const [me = 0, you = 1] = [store.you.seat ?? 0, Number(/^offer (\d)/.exec(about)?.[1] ?? 1)];
    return {
      refusal: "", rule: "",
      sides: [
        { seat: me, changes: ["orange: 3 of 3 instead of 2", "rent for New York Avenue $32 instead of $16"], worth: -60, estimate: 185 },
        { seat: you, changes: ["railroads: 2 of 4 instead of 1"], worth: 60, estimate: 70 },
      ],
    };
  },
  plan: (_, store): PlanAnswer => ({
    steps: (store.prompt?.options ?? []).filter((option) => option.verb === "mortgage").slice(0, 3),
    enough: true, after: 34,
  }),
};
