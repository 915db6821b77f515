"""What the champion thinks that others accept, and what it does not sell."""

from passgo.bots import bot
from passgo.bots.learned.acceptance import Acceptance
from passgo.bots.learned.network import value_of
from passgo.bots.prospects import prospects_of
from passgo.engine.columns import copied, ints
from passgo.engine.rules.items import CASH_ITEM, DEED_ITEM, pack_item
from passgo.testing import Table, table
from tests.bots.test_trader import ORANGE, RED


def begun() -> Table:
    """Seat 0 has two oranges, seat 1 the third and a railroad; most deeds are sold."""
    t = table(players=3)
    board = t.game.state.edition.board
    t.owns(2, *(board.names[space] for space in range(40) if board.deed_at[space] >= 0))
    t.owns(0, *ORANGE[:2], "Reading Railroad").owns(1, ORANGE[2], *RED[:2], "Short Line")
    for seat in range(3):
        t.has(seat, 1500)
    return t.at(0, "GO").dice(4, 6).play("roll")


def willing(t: Table, cash: int, place: int) -> int:
    """How likely seat 1 is thought to sell a deed to seat 0, in thousandths."""
    s = t.game.state
    value, p, guess = value_of(s.edition), prospects_of(s.edition), Acceptance()
    assert value is not None
    value.look(s)
    now = copied(value.chances)
    guess.learn(s, p, value, 1, now)
    deed = s.edition.board.deed_at[place]
    terms = ints((1, pack_item(CASH_ITEM, cash), pack_item(DEED_ITEM, deed)))
    return int(guess.likelihood(s, p, 0, 1, terms, -20_000, 60_000))


def test_who_refuses_a_fortune_for_the_last_lot_may_still_sell_others_at_their_price() -> None:
    t = begun()
    assert 3 * willing(t, 1450, 19) > willing(t, 210, 35)
    t.play("offer 1 $900 for 19", "refuse", "offer 1 $1400 for 19", "refuse")
    assert willing(t, 210, 35) > 3 * willing(t, 1450, 19)
    assert willing(t, 210, 35) > willing(t, 190, 35)


def test_a_group_is_not_sold_to_somebody_who_has_no_cash_left_today() -> None:
    t = begun().play("offer 1 $1480 for 19")
    assert bot("champion").choose(t.game).text == "refuse"
    assert bot("champion").choose(begun().play("offer 1 $1480 for 35").game).text == "accept"
