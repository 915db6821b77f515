import { expect, test } from "vitest";
import { notesFor } from "../../src/board/notes";
import { brief } from "../../src/texts/format";

const values = (amount: number, most?: number) => notesFor(amount, most).map((note) => note.value);

test("an amount is paid in the largest notes", () => {
  expect(values(50)).toEqual([50]);
  expect(values(26)).toEqual([20, 5, 1]);
  expect(values(1500)).toEqual([1000, 500]);
  expect(values(3999)).toEqual([1000, 1000, 1000]);
  expect(values(3999, 2)).toEqual([1000, 1000]);
});

test("where money is counted in thousands, so are the notes", () => {
  expect(values(150_000)).toEqual([100, 50]);
});

test("amounts on the board are short", () => {
  expect(brief(1500, "$#")).toBe("$1500");
  expect(brief(270_000, "M#")).toBe("M270K");
  expect(brief(60, "# $")).toBe("60\u202f$");
});
