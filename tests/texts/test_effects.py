"""What a deal would change, tried out on a copy."""

from passgo.engine.columns import listed
from passgo.testing import table
from passgo.texts.effects import after_deal, changes
from tests.texts.telling import plain, texts

A, B = 0, 1


def test_both_sides_of_a_deal() -> None:
    t = table("classic").owns(A, 1, 5).owns(B, 3)
    terms = t.game.notation.read("offer 1 $100, 5 for 3").terms
    before = t.game.state
    after = after_deal(before, A, B, terms)
    told = [[plain(change) for change in changes(texts(t, "en"), before, after, seat)] for seat in (A, B)]
    assert told == [
        ["cash $1,500 → $1,400", "brown 1 → 2 of 2 (whole)", "railroads 1 → 0 of 4", "worth $1,760 → $1,520"],
        ["cash $1,500 → $1,600", "brown 1 → 0 of 2", "railroads 0 → 1 of 4", "worth $1,560 → $1,800"],
    ]
    assert listed(before.offer) == [] and t.owner(3) == B  # the position itself stays


def test_who_gets_a_mortgaged_deed_pays_its_interest() -> None:
    t = table("classic", mortgage_transfer_fee="always").owns(A, 5).mortgaged(5)
    after = after_deal(t.game.state, A, B, t.game.notation.read("offer 1 5 for $80").terms)
    assert (after.cash[A], after.cash[B]) == (1580, 1410)
