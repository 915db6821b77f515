"""A table of the most players at which every kind of question is put on the screen, one after the other."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from passgo.testing import Table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.questions.setting import ME, bare, most
from tests.browser.sight import hidden, in_sight

PROPERTY: Final = ("build", "lift", "mortgage", "sell", "selldown")
SHORT: Final = 12  # a list so long is in sight as a whole
SOME: Final = 6  # and of a longer one so many at the least
SHOWN: Final = """() => {
    const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => one.dataset[name]);
    return {
        answers: all('.dock [data-action]:not([role=radio])', 'action'),
        listed: all('.dock [role=radio]', 'action'),
        folds: all('[data-fold]', 'fold'),
        tools: all('[data-tool]', 'tool'),
    };
}"""
SCROLLS: Final = "(one) => one.scrollHeight > one.clientHeight + 1"


class Walk:
    """One page, in the first seat, and the questions put to it."""

    def __init__(
        self, house: House, visits: Visits, edition: str, width: int, height: int, language: str = "en"
    ) -> None:
        self.house = house
        self.key = house.deal(bare(edition), "Ann")[0]
        size = {"width": width, "height": height}
        self.ann: Person = visits.come(self.key, viewport=size, reduced_motion="reduce", choices={"language": language})
        self.page: Page = self.ann.page
        self.page.locator(f'[data-seat="{most(edition) - 1}"]').wait_for()

    def put(self, t: Table) -> None:
        """Set the table to a position, and wait until all of its question is on the screen."""
        assert t.decision.player == ME, f"{t.decision} is put to somebody else"
        self.house.stage(self.key.code, t)
        self.ann.asked()
        if t.decision.kind == "debt":
            self.page.locator("[data-plan], [data-leave]").first.wait_for()
        if t.decision.kind == "trade":
            self.page.locator('.effect[aria-busy="false"] .sides').wait_for()

    def trouble(self, t: Table) -> list[str]:
        """Whatever of the open question is not in sight: what is asked, and all answers; with every list opened."""
        shown = self.page.evaluate(SHOWN)
        wanted = self.wanted(t, shown)
        found = hidden(self.page, wanted) + self.lists()
        for verb in shown["folds"]:
            self.page.locator(f'[data-fold="{verb}"]').click()
            still = [one for one in wanted if "data-tool" not in one]  # property and deals wait while a list is open
            found += [f"{verb} open: {one}" for one in hidden(self.page, [*still, ".confirm button"]) + self.lists()]
            self.page.keyboard.press("Escape")
            if self.page.locator("[role=radio]").count() > 0:
                found.append(f"{verb}: Escape does not close it")
        return found

    def wanted(self, t: Table, shown: dict[str, Any]) -> list[str]:
        selectors = {"[data-asked]": True}
        for option in t.decision.options:
            if option.text == "bankrupt":
                selectors["[data-leave]"] = True
            elif option.verb in PROPERTY and "manage" in shown["tools"]:
                selectors['[data-tool="manage"]'] = True
            elif option.verb == "bid":
                selectors[".quick button"] = selectors["[data-own-bid]"] = True
            elif option.text in shown["answers"]:
                selectors[f'.dock [data-action="{option.text}"]:not([role=radio])'] = True
            elif option.verb in shown["folds"]:
                selectors[f'[data-fold="{option.verb}"]'] = True
            elif option.verb == "arrange":
                selectors[".levels button"] = True
            else:
                assert option.text in shown["listed"], f"{option.text} is nowhere on the page"
                selectors[".confirm button"] = True
        for free in t.decision.free:
            if free.verb != "bid":
                selectors[f'[data-tool="{free.verb}"]'] = True
        return list(selectors)

    def lists(self) -> list[str]:
        """A list that shows too little of itself, or a panel that would have to be scrolled."""
        long = self.page.locator(".dock [role=radio]").count()
        seen = in_sight(self.page, ".dock [role=radio]") if long else 0
        found = [f"only {seen} of {long} can be seen"] if seen < (long if long <= SHORT else SOME) else []
        return [*found, "the panel scrolls"] if self.page.locator(".dock").evaluate(SCROLLS) else found

    def place(self) -> tuple[int, int]:
        """Where the question begins."""
        box = self.page.locator(".dock").bounding_box()
        assert box is not None
        return round(box["x"]), round(box["y"])
