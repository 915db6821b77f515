"""The questions that every edition has, as long as they come: an auction that all are in, a bundle for a bundle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from passgo.engine.events import RENT, cause
from passgo.engine.state import BANK
from passgo.testing import Table
from tests.browser.questions.setting import CASH, ME, asks, bare, built, dealt, grouped, mortgaged, most, step

Position = Callable[[], Table]
LOT = 5  # the deed of a street on every board
ITEMS = 4  # on each side of a deal


def bidding(edition: str) -> Table:
    """All are in, and somebody leads."""
    bid = CASH[edition] // 31
    line = ((1 << most(edition)) - 1) << 8 | ME
    return asks(bare(edition), "Bidding", step("AwardDeed"), LOT, bid << 4 | 2, line)


def words(t: Table, seat: int) -> str:
    """Some of what a player has, as terms are written."""
    s, notation = t._game.state, t._game.notation
    owned = [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == seat]
    return ", ".join([*[notation.deed(deed) for deed in owned[:ITEMS]], f"${CASH[s.edition.name] // 10}"])


def offered(edition: str) -> Table:
    t = dealt(edition).turn(1)
    return t.play(f"offer {ME} {words(t, 1)} for {words(t, ME)}")


def settling(edition: str) -> Table:
    t = dealt(edition).turn(1)
    terms = words(t, 1)
    return asks(t, "Debt", 1, ME, 9 * CASH[edition], cause(RENT, 0)).play(f"settle {terms}")


def owing(edition: str) -> Table:
    """Half the board is mine and built on, and the debt takes much of it."""
    return asks(built(grouped(edition), 2).has(ME, 10), "Debt", ME, 1, 2 * CASH[edition], cause(RENT, LOT))


def inheriting(edition: str) -> Table:
    return asks(mortgaged(dealt(edition, mine=5)), "KeepOrLift", ME, LOT)


def wanting_a_house(edition: str) -> Table:
    """Somebody takes the last house; I have many lots that want one."""
    t = grouped(edition).has(ME, 50 * CASH[edition])
    return asks(t, "ClaimBuilding", 1, CASH[edition], 0, ME)


def placing_a_house(edition: str) -> Table:
    return asks(grouped(edition), "PlaceBuilding", ME, 0)


def unsold(t: Table, deed: int) -> Table:
    t._game.state.give_deed(deed, BANK)
    return t


def jailed(edition: str, *cards: str) -> Table:
    t = dealt(edition).jailed(ME).holds(ME, *cards)
    assert t.decision.player == ME
    return t


def everywhere(edition: str, offer: str, off_turn: str, cards: list[str]) -> dict[str, Position]:
    """By the kind of question; `offer` and `off_turn` are the steps of the edition."""
    return {
        "auction": partial(bidding, edition),
        "trade": partial(offered, edition),
        "settlement": partial(settling, edition),
        "debt": partial(owing, edition),
        "inherit": partial(inheriting, edition),
        "jail": partial(jailed, edition, *cards),
        "manage": lambda: asks(built(grouped(edition), 1), off_turn, ME),
        "turn": lambda: built(grouped(edition), 1),
        "buy": lambda: asks(unsold(dealt(edition), LOT), offer, LOT, CASH[edition] // 10),
    }


def shortages(edition: str) -> dict[str, Position]:
    return {"claim": partial(wanting_a_house, edition), "place": partial(placing_a_house, edition)}
