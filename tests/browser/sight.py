"""Whether something is in sight: inside the window, cut off by nothing around it, covered by nothing above it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

REASONS: Final = """(selectors) => {
    const room = (one) => {
        const { left, top } = one.getBoundingClientRect();
        const [x, y] = [left + one.clientLeft, top + one.clientTop];
        return { left: x, top: y, right: x + one.clientWidth, bottom: y + one.clientHeight };
    };
    const inside = (a, b) =>
        a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
    const reason = (one) => {
        const rect = one.getBoundingClientRect();
        if (rect.width < 1 || rect.height < 1) return "not shown";
        if (!inside(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return "outside the window";
        for (let up = one.parentElement; up && up !== document.documentElement; up = up.parentElement) {
            if (getComputedStyle(up).overflow !== "visible" && !inside(rect, room(up)))
                return `cut off by ${up.className || up.tagName}`;
        }
        const on = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
        return one.contains(on) ? "" : `covered by ${on?.className || on?.tagName}`;
    };
    return selectors.map((selector) => {
        const found = [...document.querySelectorAll(selector)];
        return found.length === 0 ? ["missing"] : found.map(reason);
    });
}"""


def hidden(page: Page, selectors: list[str]) -> list[str]:
    """What is not in sight of all that should be, each with the reason."""
    reasons = page.evaluate(REASONS, selectors)
    return [f"{one}: {why}" for one, found in zip(selectors, reasons, strict=True) for why in found if why]


def come_in_sight(page: Page, selectors: list[str]) -> None:
    """All that should be in sight comes there, as the board moves under it."""
    page.wait_for_function(f"(all) => ({REASONS})(all).flat().every((why) => why === '')", arg=selectors)


def in_sight(page: Page, selector: str) -> int:
    """How many of these are in sight."""
    return int(sum(why == "" for why in page.evaluate(REASONS, [selector])[0]))
