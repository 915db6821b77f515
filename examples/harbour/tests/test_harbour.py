"""Every rule that only Harbour has, played at a table set by hand; and what bots and people make of it."""

import pytest

from passgo import EDITIONS, Game, replay
from passgo.bots import bot
from passgo.testing import Table, table
from passgo.texts import Texts
from passgo_harbour.ledger import HIGH, LOW, TIDE

A, B, C = range(3)
START = {"North Landing": "Lighthouse", "East Landing": "Jail", "South Landing": "Free Mooring"}  # three steps before


def harbour(**settings: object) -> Table:
    return table("harbour", 3, "normal", None, None, **settings)


def landed(t: Table, landing: str) -> Table:
    """The first player rolls three and comes to a landing."""
    return t.at(A, START[landing]).dice(1, 2).play("roll")


def place(t: Table, seat: int) -> str:
    return t.game.state.edition.board.names[t.place(seat)]


def tide(t: Table) -> int:
    return int(t.game.state.extra[TIDE])


@pytest.mark.rule("HRB-SET-1")
@pytest.mark.rule("HRB-SET-2")
def test_what_everybody_begins_with() -> None:
    s = Game.start("harbour", 6).state
    assert [s.cash[seat] for seat in range(6)] == [800] * 6 and [s.place[seat] for seat in range(6)] == [0] * 6
    assert (s.pieces[0], s.pieces[1]) == (20, 8)
    with pytest.raises(ValueError, match="2 to 6"):
        Game.start("harbour", 7)


@pytest.mark.rule("HRB-GO-1")
@pytest.mark.rule("HRB-TID-1")
@pytest.mark.parametrize("dice", [(1, 2), (1, 3)])
def test_the_lighthouse_pays_and_turns_the_tide(dice: tuple[int, int]) -> None:
    t = harbour().owns(A, "Net Loft Lane").at(A, "West Landing").dice(*dice)
    assert tide(t) == HIGH
    t.play("roll")
    assert t.cash(A) == 860 and tide(t) == LOW
    assert [event.values["tide"] for event in t.happened("tide-turned")] == [LOW]


@pytest.mark.rule("HRB-FER-1")
@pytest.mark.rule("HRB-FER-2")
def test_the_ferry_crosses_the_bay_for_its_fare() -> None:
    t = landed(harbour(), "East Landing")
    assert t.decision.kind == "ferry" and t.options() == ["cross", "stay"]
    t.play("cross")
    assert place(t, A) == "West Landing" and t.cash(A) == 770
    assert [event.values["amount"] for event in t.happened("ferry-crossed")] == [30]


@pytest.mark.rule("HRB-FER-1")
def test_who_stays_pays_nothing_and_silence_stays() -> None:
    t = landed(harbour(), "East Landing")
    assert t.decision.default_action.text == "stay"
    t.play("stay")
    assert place(t, A) == "East Landing" and t.cash(A) == 800


@pytest.mark.rule("HRB-FER-2")
@pytest.mark.parametrize("fare", [0, 30, 200])
def test_the_table_sets_the_fare(fare: int) -> None:
    assert landed(harbour(ferry_fare=fare), "North Landing").play("cross").cash(A) == 800 - fare


@pytest.mark.rule("HRB-FER-3")
@pytest.mark.parametrize(("cash", "asked"), [(30, "ferry"), (29, "end")])
def test_who_cannot_pay_is_not_asked(cash: int, asked: str) -> None:
    assert landed(harbour().has(A, cash), "South Landing").decision.kind == asked


@pytest.mark.rule("HRB-FER-4")
def test_on_the_water_nothing_is_passed_and_the_move_is_over() -> None:
    t = landed(harbour(), "South Landing").play("cross")
    assert place(t, A) == "North Landing" and t.cash(A) == 770 and tide(t) == HIGH
    assert t.decision.kind == "end"


@pytest.mark.rule("HRB-TID-2")
def test_low_tide_doubles_the_fare() -> None:
    t = harbour().cards("bottle-spring-tide").at(A, "Lighthouse").dice(1, 1, 1, 6).play("roll")
    assert tide(t) == LOW
    t.play("roll")  # doubles: on to the landing
    assert t.decision.kind == "ferry" and t.play("cross").cash(A) == 740


@pytest.mark.rule("HRB-BTL-1")
@pytest.mark.rule("HRB-BTL-2")
def test_the_harbour_master_collects_at_the_landings() -> None:
    t = harbour().cards("bottle-harbour-master").at(B, "West Landing").at(C, "Jail").dice(1, 1)
    t.play("roll")
    assert [t.cash(seat) for seat in (A, B, C)] == [825, 775, 800]
    assert len(EDITIONS["harbour"].cards) == 11


def test_bots_cross_where_it_pays() -> None:
    """Past the hotels; not into them, and not back over the half lap they have walked."""
    dear = ("Compass Square", "Captains' Walk")
    ahead = landed(harbour().owns(B, *dear).built(5, *dear), "East Landing")
    behind = landed(harbour(), "South Landing")
    for name in ("simple", "trader"):
        assert bot(name).choose(ahead.game).text == "cross"
        assert bot(name).choose(behind.game).text == "stay"


@pytest.mark.parametrize("name", ["random", "simple", "trader"])
def test_bots_play_and_the_record_leads_to_the_same_place(name: str) -> None:
    game = Game.start("harbour", 4, 7)
    minds = [bot(name, seat) for seat in range(4)]
    while not game.over and game.state.round < 30:
        assert game.decision is not None
        game.play(minds[game.decision.player].choose(game))
    assert "cross" in game.record
    assert replay(game.record).digest() == game.digest() == Game.load(game.save()).digest()


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        (
            "en",
            "The ferry at East Landing crosses to West Landing for $30. Will you take it? You have $800.",
            "Ann pays $30 for the ferry to West Landing",
        ),
        (
            "fr",
            "Un bac relie Embarcadère est à Embarcadère ouest pour 30\u00a0$. Le prenez-vous ? Vous avez 800\u00a0$.",
            "Ann paie 30\u00a0$ le bac pour Embarcadère ouest",
        ),
    ],
)
def test_what_is_said(language: str, asked: str, told: str) -> None:
    t = landed(table("harbour", 3, names=["Ann", "Ben", "Cy"]), "East Landing")
    texts = Texts.of(t.game.header, language)
    assert texts.question(t.game) == asked
    t.play("cross")
    assert told in [texts.event(event, t.events) for event in t.events]
