// Chances as the review writes them, and the bars beside them.
import { expect, it } from "vitest";
import { bar, percent, points } from "../../src/review/figures";
import { placeOf } from "../../src/pages/place";

it("points have one decimal and the sign of a change", () => {
  expect(points(73_412, "en")).toBe("7.3");
  expect(points(-73_412, "fr", true)).toBe("−7,3");
  expect(points(250_000, "en", true)).toBe("+25.0");
  expect(points(-300, "en", true)).toBe("0.0");
});

it("percent are whole, with a space in French", () => {
  expect(percent(253_900, "en")).toBe("25%");
  expect(percent(1_000_000, "fr")).toBe("100\u00a0%");
});

it("bars grow from the middle, to either side, and never beyond it", () => {
  expect(bar(50, 100)).toEqual({ left: 50, width: 25 });
  expect(bar(-100, 100)).toEqual({ left: 0, width: 50 });
  expect(bar(900, 100)).toEqual({ left: 50, width: 50 });
});

it("reviews and puzzles have addresses", () => {
  expect(placeOf("/t/K7QX2M4HTB/review")).toEqual({ page: "review", code: "K7QX2M4HTB" });
  expect(placeOf("/t/K7QX2M4HTB/replay")).toEqual({ page: "replay", code: "K7QX2M4HTB" });
  expect(placeOf("/puzzle")).toEqual({ page: "puzzle" });
});
