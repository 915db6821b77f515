import { expect, test } from "vitest";
import { TOKEN_NAMES, TOKENS } from "../../src/board/drawings/tokens";
import { sheet } from "../../src/board/drawings/symbols";
import { shared } from "../../src/board/signs.svelte";

test("there are twelve tokens, each with a silhouette of its own", () => {
  expect(TOKEN_NAMES).toHaveLength(12);
  expect(new Set(Object.values(TOKENS).map((strokes) => JSON.stringify(strokes))).size).toBe(12);
  for (const name of TOKEN_NAMES) expect(sheet()).toContain(`id="token-${name}"`);
});

test("nobody chose: tokens go by the seats", () => {
  expect(shared([])).toEqual(TOKEN_NAMES);
});

test("who chose has his token, and nobody else has it", () => {
  const tokens = shared(["", "snail", "", "", "", "snail"]);
  expect(tokens[1]).toBe("snail");
  expect(tokens[5]).not.toBe("snail");
  expect(new Set(tokens).size).toBe(12);
  expect(tokens[0]).toBe("sailboat");
});

test("a token that does not exist is none", () => {
  expect(shared(["dragon"])).toEqual(TOKEN_NAMES);
});
