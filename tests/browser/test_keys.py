"""A key's answer is the one that shows the key, and Enter alone gives nothing away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from passgo.engine.game import Decision
from passgo.server.protocol import Choices
from passgo.testing import Table, table
from tests.browser.harness import House
from tests.browser.people import Person, Visits
from tests.browser.positions import for_sale, haggling, in_debt

pytestmark = pytest.mark.once
HARMLESS = {"roll", "end", "done", "decline"}  # what Enter says in a game of Classic
IN_DEBT = {"pay", "mortgage", "sell", "bankrupt"}  # what is compulsory for who owes money
SHOWS_ENTER = '.dock [aria-keyshortcuts~="Enter"]:visible'
LONGEST = 1500  # questions to all in a whole game
MOST = 60  # questions to all, by which everything has been met
FOCUSED = "() => document.activeElement.dataset.action ?? document.activeElement.className.split(' ')[0]"


def crossed() -> Table:
    """Ann and the bot on her right have two lots of a colour each and the third of the other's; Ben comes next."""
    t = table("classic", players=4)
    hers = ("St. James Place", "Tennessee Avenue", "Illinois Avenue")
    its = ("Kentucky Avenue", "Indiana Avenue", "New York Avenue")
    board = t._game.state.edition.board
    rest = [name for space, name in enumerate(board.names) if board.deed_at[space] >= 0 and name not in hers + its]
    t.owns(0, *hers).owns(1, *rest[::2]).owns(2, *its).owns(3, *rest[1::2])
    for seat in range(4):
        t.has(seat, 800).at(seat, "Free Parking")
    return t.turn(2)


def leaving() -> Table:
    """Ann will land on a lot that nobody has."""
    return table("classic", players=4).owns(0, "Oriental Avenue", "Baltic Avenue").at(0, "Oriental Avenue").dice(1, 1)


def stepping_on_houses() -> Table:
    """Ann will owe more than she has in cash, and has deeds to mortgage."""
    t = table("classic", players=4).owns_group(0, "green", "orange").owns_group(2, "dark blue").has(0, 400)
    return t.built(2, "Park Place", "Boardwalk").at(0, "Pacific Avenue").dice(2, 4)


def press_enter(ann: Person) -> None:
    """Ann presses Enter, and once more. Where no answer shows the key, none is given by it."""
    house, code = ann.house, ann.code
    before, said = ann.asked(), len(ann.played)
    ann.a_moment_later()
    bound = ann.page.locator(SHOWS_ENTER).count()
    for _ in range(2):
        ann.page.keyboard.press("Enter")
    if bound:
        ann.done(before)
        return
    assert ann.played[said:] == []
    house.answer(code, house.usual(code))


def tempt(ben: Person) -> None:
    """Ben offers Ann a dollar for one of her deeds."""
    house, code = ben.house, ben.code
    before, owned = ben.asked(), house.deeds(code, 0)
    line = ben.page.locator("form input")
    line.fill(f"offer 0 $1 for {house.game(code).notation.deed(owned[0])}")
    line.press("Enter")
    ben.done(before)


def wait_for_bots(ann: Person, before: int) -> None:
    """Until the question with this number is answered."""
    assert ann.house.comes(lambda: ann.answered(before)), "the bots stand still"


def kind_of(decision: Decision) -> str:
    """What Ann is asked; an offer, by whose it is."""
    if decision.kind != "trade":
        return decision.kind
    return "offer of a person" if decision.about["giver"] == 1 else "offer of a bot"


def play_until(meets: set[str], ann: Person, ben: Person) -> None:
    """Ann presses Enter and nothing else, Ben tempts her once, the bots play as they like, until all has been met."""
    house, code = ann.house, ann.code
    met: set[str] = set()
    for _ in range(MOST):
        if met >= meets:
            return
        before, decision = ann.number(), house.decision(code)
        if decision.player == 0:
            met.add(kind_of(decision))
            press_enter(ann)
        elif decision.player > 1:
            wait_for_bots(ann, before)
        elif decision.kind == "turn" and "offer of a person" not in met:
            tempt(ben)
        else:
            house.answer(code, house.simple(code))
    raise AssertionError(f"Ann met only {met}")


def test_enter_alone_gives_nothing_away(house: House, visits: Visits) -> None:
    """Whoever presses Enter and nothing else, at offers, purchases, auctions and debts, keeps what he has."""
    keys = house.deal(crossed(), "Ann", "Ben", bots=["champion", "champion"])
    code = keys[0].code
    ann, ben = visits.come(keys[0], clock=True), visits.come(keys[1], choices={"text": True})
    ben.page.locator("form input").wait_for()
    for position, meets in (
        (crossed, {"offer of a bot", "offer of a person", "turn"}),
        (leaving, {"buy", "auction", "end"}),
        (stepping_on_houses, {"debt", "end"}),
    ):
        house.stage(code, position())
        owned = house.deeds(code, 0)
        play_until(meets, ann, ben)
        assert house.deeds(code, 0) == owned, "nothing is bought, nothing given away"
    assert {action.split()[0] for action in ann.played} <= HARMLESS


@pytest.mark.long
def test_a_whole_game_of_enter_alone(house: House, visits: Visits) -> None:
    """From the first roll to the end of a Short game: Ann presses Enter, and where that is no answer, says nothing."""
    keys = house.open(["Ann", "Ben"], Choices(variant="short", players=4, pace="instant", bots=["trader", "trader"]))
    code = keys[0].code
    house.start(code)
    ann, ben = visits.come(keys[0], clock=True), visits.come(keys[1], choices={"text": True})
    met: Counter[str] = Counter()
    tempted = 0
    for _ in range(LONGEST):
        if house.asked_now(code) is None or house.table(code).room.phase != "playing":
            break
        before, decision = ann.number(), house.decision(code)
        if decision.player == 0:
            met[kind_of(decision)] += 1
            press_enter(ann)
        elif decision.player > 1:
            wait_for_bots(ann, before)
        elif decision.kind == "turn" and house.deeds(code, 0) and tempted < house.game(code).state.round:
            tempted = house.game(code).state.round
            tempt(ben)
        else:
            house.answer(code, house.simple(code))
    assert house.table(code).room.phase == "over"
    assert met["offer of a bot"] and met["offer of a person"] and met["buy"] and met["auction"], met
    assert {action.split()[0] for action in ann.played} <= HARMLESS
    room = house.table(code).room
    given = {move.split()[0] for move, (seat, _) in zip(room.moves, room.acts, strict=True) if seat == 0}
    assert given <= HARMLESS | {"refuse", "pass", *IN_DEBT}, "nothing but what she owed left her hands"


def offered() -> Table:
    return haggling().play("offer 1 37, $50 for 1")


def auctioned() -> Table:
    return for_sale().play("roll", "decline")


def owing() -> Table:
    return in_debt().play("roll")


@pytest.mark.parametrize(
    ("position", "answer"),
    [(offered, "refuse"), (auctioned, "pass"), (owing, "mortgage 1")],
    ids=["offer", "auction", "debt"],
)
def test_enter_answers_only_what_has_the_focus(
    position: Callable[[], Table], answer: str, house: House, visits: Visits
) -> None:
    t = position()
    keys = house.deal(t, *["Ann", "Ben", "Cleo"][: len(t.game.header.names)])
    ann = visits.come(keys[t.decision.player], clock=True)
    before = ann.asked()
    button = ann.page.locator(f'[data-action="{answer}"]').first
    expect(button).to_be_visible()
    assert ann.page.evaluate(FOCUSED) == "dock", "no answer has the focus by itself"
    expect(ann.page.locator(SHOWS_ENTER)).to_have_count(0)
    ann.a_moment_later()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Space")
    button.focus()
    assert ann.played == []
    ann.page.keyboard.press("Enter")
    ann.done(before)
    assert ann.played == [answer]


@pytest.mark.parametrize(("position", "answer"), [(offered, "refuse"), (auctioned, "pass"), (offered, "accept")])
def test_the_key_that_a_button_shows_is_the_key_of_its_answer(
    position: Callable[[], Table], answer: str, house: House, visits: Visits
) -> None:
    t = position()
    ann = visits.come(house.deal(t, "Ann", "Ben", "Cleo")[t.decision.player])
    ann.asked()
    button = ann.page.locator(f'[data-action="{answer}"]')
    key = button.get_attribute("aria-keyshortcuts") or ""
    expect(button.locator("kbd")).to_have_text(key)
    ann.press(key)
    assert ann.played == [answer]


def test_a_key_that_comes_too_early_answers_nothing(house: House, visits: Visits) -> None:
    """It was meant for the question before, even where the same button answers the next one."""
    doubles = table("classic", players=2).at(0, "Jail / Just Visiting").dice(5, 5)
    ann = visits.come(house.deal(doubles, "Ann", "Ben")[0], clock=True)
    page = ann.page
    before = ann.asked()
    ann.a_moment_later()
    ann.hold()
    page.locator('[data-action="roll"]').focus()
    page.keyboard.press("Enter")
    ann.done(before)
    ann.asked()
    expect(page.locator('[data-action="roll"]')).to_be_visible()
    assert page.evaluate(FOCUSED) == "dock", "the focus is on no button of the question before"
    for key in ("Enter", "Space", "1"):
        page.keyboard.press(key)
    assert ann.played == ["roll"]
    ann.a_moment_later()
    ann.press("Enter")
    assert ann.played[:2] == ["roll", "roll"]


def test_the_focus_leaves_an_answer_when_the_question_is_another(house: House, visits: Visits) -> None:
    """As after a move is taken back: the same button stands there, but what it answers was never read."""
    key = house.deal(haggling(), "Ann", "Ben", "Cleo")[0]
    ann = visits.come(key)
    ann.asked()
    ann.page.locator('[data-action="roll"]').focus()
    house.stage(key.code, haggling())
    ann.asked()
    assert ann.page.evaluate(FOCUSED) == "dock"


def test_a_second_click_does_not_answer_the_next_question(house: House, visits: Visits) -> None:
    ann = visits.come(house.deal(for_sale(), "Ann", "Ben", "Cleo")[0], clock=True)
    page = ann.page
    ann.asked()
    ann.hold()
    box = page.locator('[data-action="roll"]').bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    before = ann.number()
    page.mouse.click(at["x"], at["y"])
    ann.done(before)
    buy = page.locator('[data-action="buy"]')
    buy.wait_for()
    buy.dispatch_event("click", {"detail": 2})
    assert ann.played == ["roll"]
    buy.dispatch_event("click", {"detail": 1})
    assert house.comes(lambda: ann.played == ["roll", "buy"])


def test_an_empty_line_is_no_answer_to_an_offer(house: House, visits: Visits) -> None:
    """At the table as text."""
    ben = visits.come(house.deal(offered(), "Ann", "Ben", "Cleo")[1], choices={"text": True}, clock=True)
    line = ben.page.locator("form input")
    line.wait_for()
    expect(ben.page.locator("ol kbd")).to_have_count(0)
    ben.a_moment_later()
    line.press("Enter")
    expect(ben.page.get_by_text("An empty line answers nothing here")).to_be_visible()
    assert ben.played == []
    line.fill("refuse")
    line.press("Enter")
    assert house.comes(lambda: ben.played == ["refuse"])


def test_a_line_begun_at_another_question_is_not_sent(house: House, visits: Visits) -> None:
    keys = house.deal(offered(), "Ann", "Ben", "Cleo")
    ben = visits.come(keys[1], choices={"text": True})
    line = ben.page.locator("form input")
    line.fill("accept")
    house.stage(keys[0].code, haggling().play("offer 1 $1 for 39"))
    expect(ben.page.get_by_text("You would give: Boardwalk")).to_be_visible()
    line.press("Enter")
    expect(ben.page.get_by_text("The question has changed meanwhile")).to_be_visible()
    assert ben.played == []
