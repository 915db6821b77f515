"""Who says so gets no more offers until the turn is over."""

import pytest

from passgo import IllegalAction, replay
from passgo.testing import Table, table
from tests.rules import rule

A, B, C = range(3)


def asked() -> Table:
    """A player about to decide on an offer."""
    return table().owns(A, "Short Line").owns(B, "Oriental Avenue").play("offer 1 $80 for Oriental Avenue")


@rule("CLS-TRD-9")
def test_nobody_puts_an_offer_to_who_wants_none() -> None:
    t = asked().play("quiet 1", "refuse")
    before = t.game.digest()
    with pytest.raises(IllegalAction, match=r"wants-no-offers \(CLS-TRD-9\)"):
        t.play("offer 1 $900 for Oriental Avenue")
    assert t.game.digest() == before
    assert t.play("offer 2 $1 for $2").decision.player == C


def test_it_answers_no_question() -> None:
    """Whoever is asked is still asked the same; nobody finds it among his options."""
    t = asked()
    before = (t.decision.player, t.decision.kind, t.decision.about, t.options())
    t.play("quiet 2", "quiet 1", "quiet 1")
    assert (t.decision.player, t.decision.kind, t.decision.about, t.options()) == before
    assert [event.values["player"] for event in t.happened("wants-no-offers")] == [B]
    t.play("accept")
    assert t.owner("Oriental Avenue") == A


def test_it_holds_until_the_turn_is_over() -> None:
    """Also for those who manage between two turns."""
    t = table().at(A, 10).at(B, 10).owns(C, "Short Line").dice(4, 6, 4, 6).play("quiet 1", "interrupt 2", "roll", "end")
    assert (t.decision.player, t.decision.kind) == (C, "manage")
    with pytest.raises(IllegalAction, match="wants-no-offers"):
        t.play("offer 1 Short Line for $250")
    t.play("done", "roll", "end", "offer 1 $1 for $2")
    assert t.decision.player == B


def test_he_may_make_offers_himself_but_gets_no_counter_offer() -> None:
    t = asked().play("quiet 0")
    assert t.decision.free == ()
    with pytest.raises(IllegalAction, match="wants-no-offers"):
        t.play("counter Oriental Avenue for $90")
    assert t.play("refuse", "offer 2 Short Line for $100", "accept").owner("Short Line") == C


@rule("CLS-BKR-6")
def test_a_debt_may_still_be_settled_with_him() -> None:
    t = table().owns(A, "Short Line").owns_group(B, "dark blue").has(A, 10).at(A, 36).dice(1, 2).play("roll", "quiet 1")
    with pytest.raises(IllegalAction, match="wants-no-offers"):
        t.play("offer 1 Short Line for $250")
    assert t.play("settle Short Line").decision.kind == "settlement"
    assert t.play("accept").owner("Short Line") == B


def test_a_bankrupt_says_nothing() -> None:
    with pytest.raises(IllegalAction, match="no-such-seat"):
        table(players=3).bankrupt(2).play("quiet 2")


def test_a_record_has_it() -> None:
    game = asked().play("quiet 1", "refuse").game
    assert replay(game.record).digest() == game.digest() and "quiet 1" in game.record.splitlines()
