"""The cards of Millionaire Lifestyle and Chance, at every level; a card without a test fails here."""

import pytest

from passgo import EDITIONS
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.millionaire.race import START, A, B, C, kept_by, money, race, rise, stars_of

PACKS = {deck.name: [card.name for card in deck.cards] for deck in EDITIONS["millionaire"].decks}
BEFORE = {"chance": 14, "lifestyle": 9}  # four steps before a space of the pack


def draw(card: str, stars: int = 1, *dice: int, others: int = 1, start: int = -1) -> Table:
    """A draws the card after a roll of four; the others have so many stars."""
    pack = card.partition("-")[0]
    t = rise(rise(rise(race(), A, stars), B, others), C, others)
    t.at(A, BEFORE[pack] if start < 0 else start).dice(1, 3, *dice).cards(card)
    return t.play("roll")


# by card: what A, B and C win or lose at one, three and five stars, in thousands
MONEY = {
    "lifestyle-windfall": ([50, 0, 0], [100, 0, 0], [150, 0, 0]),
    "lifestyle-party": ([-20, 10, 10], [-40, 20, 20], [-60, 30, 30]),
    "lifestyle-advert": ([25, 0, 0], [50, 0, 0], [75, 0, 0]),
    "lifestyle-shopping": ([-10, 0, 0], [-20, 0, 0], [-30, 0, 0]),
    "chance-fast-car": ([-10, 0, 0], [-20, 0, 0], [-30, 0, 0]),
    "chance-upkeep": ([-20, 0, 0], [-40, 0, 0], [-60, 0, 0]),
    "chance-profits": ([25, 0, 0], [50, 0, 0], [75, 0, 0]),
    "chance-prize-draw": ([50, 0, 0], [100, 0, 0], [150, 0, 0]),
    "chance-thanks": ([-10, 5, 5], [-20, 10, 10], [-30, 15, 15]),
    "chance-birthday": ([20, -10, -10], [40, -20, -20], [60, -30, -30]),
}
# by card: at each level the least total that wins, 0 for doubles
THROWS = {"lifestyle-business": (0, 8, 5), "chance-all-or-nothing": (10, 8, 6)}
# by card: where it leads from its pack's space
MOVES = {"lifestyle-go": 0, "lifestyle-cruise": 23, "chance-go": 0, "chance-island": 31, "chance-shortcut": 21}
JAILERS = ("lifestyle-jail", "chance-jail")
PASSES = ("lifestyle-leave-jail", "chance-leave-jail")
ELSEWHERE = {  # tested by name below
    "lifestyle-gala",
    "lifestyle-present",
    "lifestyle-move-up",
    "lifestyle-bad-press",
    "lifestyle-dice",
    "chance-back-three",
    "chance-repairs",
}


def test_every_card_has_a_test() -> None:
    tested = {*MONEY, *THROWS, *MOVES, *JAILERS, *PASSES, *ELSEWHERE}
    assert tested == {*PACKS["lifestyle"], *PACKS["chance"]}


@rule("MIL-38", "MIL-39")
@pytest.mark.parametrize("space", [2, 13, 27, 5, 18, 29])
def test_landing_there_takes_a_card_of_the_pack(space: int) -> None:
    t = race().at(A, (space - 4) % 32).dice(1, 3)
    t.play("roll")
    if t.decision.kind == "upgrade":
        t.play("no")
    pack = "chance" if space in (5, 18, 29) else "lifestyle"
    drawn = t.happened("card-drawn")[0].values["card"]
    assert EDITIONS["millionaire"].cards[drawn].name in PACKS[pack]


@rule("MIL-40", "MIL-42", "MIL-43")
@pytest.mark.parametrize("card", MONEY)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_money_by_level(card: str, level: int) -> None:
    assert money(draw(card, (1, 3, 5)[level], others=3)) == MONEY[card][level]


@rule("MIL-43")
def test_the_example_of_the_sheet() -> None:
    assert draw("lifestyle-windfall", 3).cash(A) == START + 100_000


@rule("MIL-42")
@pytest.mark.parametrize(("others", "each"), [(1, 10), (3, 20), (5, 30)])
@pytest.mark.parametrize("stars", [1, 5])
def test_guests_of_the_gala_pay_by_their_own_level(stars: int, others: int, each: int) -> None:
    assert money(draw("lifestyle-gala", stars, others=others)) == [2 * each, -each, -each]


@rule("MIL-42")
def test_each_guest_by_his_own() -> None:
    t = rise(rise(race(), B, 3), C, 5).at(A, 9).dice(1, 3).cards("lifestyle-gala").play("roll")
    assert money(t) == [50, -20, -30]


@rule("MIL-40", "MIL-42")
@pytest.mark.parametrize(("stars", "gift"), [(1, 20), (3, 40), (5, 60)])
def test_a_present_to_whom_one_likes(stars: int, gift: int) -> None:
    t = draw("lifestyle-present", stars)
    assert (t.decision.kind, t.options()) == ("give-money", ["pick 1", "pick 2"])
    assert money(t.play("pick 2")) == [-gift, 0, gift]


def wins(least: int, die: int, other: int) -> bool:
    return die == other if least == 0 else die + other >= least


@rule("MIL-44", "MIL-A6", "MIL-A26")
@pytest.mark.parametrize("card", THROWS)
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("dice", [(1, 1), (1, 3), (1, 4), (2, 3), (3, 3), (1, 6), (2, 6), (4, 5), (4, 6), (6, 6)])
def test_a_lucky_throw(card: str, level: int, dice: tuple[int, int]) -> None:
    t = draw(card, (1, 3, 5)[level], *dice)
    assert money(t)[A] == (150 if wins(THROWS[card][level], *dice) else 0)
    assert t.happened("rolled-for-card") and t.decision.kind == "end"


@rule("MIL-44", "MIL-A6")
def test_both_packs_have_both_patterns() -> None:
    """Amounts by level, and a throw by level."""
    for pack in ("lifestyle", "chance"):
        assert {card.partition("-")[0] for card in MONEY} >= {pack}
        assert {card.partition("-")[0] for card in THROWS} >= {pack}


@rule("MIL-A26")
def test_dice_for_a_card_move_nothing_and_are_no_doubles() -> None:
    t = race(dice_doubles_again=True).at(A, 9).dice(1, 3, 6, 6).cards("lifestyle-dice").play("roll")
    assert t.place(A) == 13 and t.decision.kind == "end"
    assert t.game.view(None)["dice"] == [1, 3]
    assert [str(event) for event in t.happened("rolled-for-card")] == [
        f"rolled-for-card(player={A}, die=6, other_die=6)"
    ]


@rule("MIL-42")
@pytest.mark.parametrize(("stars", "pip"), [(1, 5), (3, 10), (5, 15)])
def test_lucky_dice_pay_by_the_pip(stars: int, pip: int) -> None:
    assert money(draw("lifestyle-dice", stars, 3, 4)) == [7 * pip, 0, 0]


@rule("MIL-40", "MIL-A25")
@pytest.mark.parametrize("card", MOVES)
def test_cards_that_lead_ahead(card: str) -> None:
    t = draw(card)
    assert t.place(A) == MOVES[card]
    assert t.decision.kind == ("upgrade" if MOVES[card] == 0 else "buy")
    assert t.cash(A) == START + (150_000 if MOVES[card] == 0 else 0)


@rule("MIL-A25")
@pytest.mark.parametrize(("card", "start", "space"), [("chance-shortcut", 25, 0), ("chance-go", 25, 0)])
def test_go_reached_by_a_card_pays(card: str, start: int, space: int) -> None:
    t = draw(card, start=start)
    assert t.place(A) == space and t.cash(A) == START + 150_000 and t.decision.kind == "upgrade"


@rule("MIL-40")
def test_back_three_is_obeyed() -> None:
    t = race().owns(B, "Movie District").at(A, 14).dice(1, 3).cards("chance-back-three").play("roll")
    assert t.place(A) == 15 and money(t) == [-25, 25, 0]


@rule("MIL-40")
def test_repairs_by_house_and_hotel() -> None:
    t = race().owns_group(A, "brown", "dark blue").built(5, "Motor Drive").built(4, "Gadget Wharf")
    t.built(2, "Fortune Valley").at(A, 14).dice(1, 3).cards("chance-repairs").play("roll")
    assert money(t) == [-(25 + 6 * 5), 0, 0]


@rule("MIL-40", "MIL-73", "MIL-74")
@pytest.mark.parametrize("card", JAILERS)
def test_to_jail(card: str) -> None:
    t = draw(card)
    assert t.in_jail(A) and t.cash(A) == START and t.decision.player == B


@rule("MIL-41", "MIL-88")
@pytest.mark.parametrize("card", PASSES)
def test_a_pass_is_kept_in_the_open(card: str) -> None:
    t = draw(card)
    players = t.game.view(None)["players"]
    assert isinstance(players, list) and players[A]["cards"] == [card] and players[A]["hidden_cards"] == 0
    assert kept_by(t, A) == [card]


@rule("MIL-41")
@pytest.mark.parametrize("pack", ["chance", "lifestyle"])
def test_a_used_card_goes_under_its_pack(pack: str) -> None:
    """Thirteen others come before it comes again."""
    s = race().game.state
    deck = ("chance", "lifestyle").index(pack)
    first = s.draw(deck)
    s.put_under(first)
    others = [s.draw(deck) for _ in range(13)]
    assert first not in others and s.draw(deck) == first


@rule("MIL-40")
@pytest.mark.parametrize(("stars", "after", "cash"), [(1, 3, 0), (3, 5, 0), (5, 5, 50)])
def test_moving_up(stars: int, after: int, cash: int) -> None:
    t = draw("lifestyle-move-up", stars)
    assert (stars_of(t, A), money(t)[A]) == (after, cash)


@rule("MIL-40")
@pytest.mark.parametrize(("stars", "after"), [(1, 1), (3, 1), (5, 3)])
def test_bad_press(stars: int, after: int) -> None:
    t = draw("lifestyle-bad-press", stars)
    assert (stars_of(t, A), money(t)[A], len(t.happened("token-lowered"))) == (after, 0, int(stars != after))
