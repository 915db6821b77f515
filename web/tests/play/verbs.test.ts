import { expect, test } from "vitest";
import { isGrave } from "../../src/play/verbs";

test("answers that give something up are grave, the others are not", () => {
  for (const action of ["bankrupt", "surrender 5", "give 3", "sell 11", "selldown 11 1 1 0", "mortgage 5"]) {
    expect(isGrave(action), action).toBe(true);
  }
  for (const action of ["roll", "pay", "buy", "end", "pass", "refuse"]) expect(isGrave(action), action).toBe(false);
});
