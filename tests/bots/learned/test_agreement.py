"""Who is asked about a deal that somebody has just judged need not judge it again, and says the same."""

import pytest

from passgo.bots import bot
from passgo.bots.learned.answers import Verdict
from passgo.bots.learned.network import Value, value_of
from passgo.engine.columns import listed
from passgo.engine.state import State
from tests.bots.test_trader import crossed


def both_values(s: State) -> tuple[Value, Value]:
    """The one that all bots share, and one that remembers nothing."""
    value = value_of(s.edition)
    assert value is not None
    return value, Value(s.edition, value.network)


def told(verdict: Verdict) -> list[int]:
    return [int(n) for n in (verdict.mine, verdict.his, verdict.mine_then, verdict.his_then)]


def test_the_partner_knows_what_a_look_would_tell() -> None:
    t = crossed()
    offer = bot("trader").choose(t.game).text
    t.play(offer)
    s = t.game.state
    value, fresh = both_values(s)
    looks = value.readings
    known, looked = Verdict(), Verdict()
    known.read(s, value, 0, 1)
    assert value.readings == looks
    looked.read(s, fresh, 0, 1)
    assert told(known) == told(looked) and known.mine_then > known.mine


@pytest.mark.parametrize("what", ["cash", "place", "holder", "level", "turn"])
def test_another_position_is_looked_at(what: str) -> None:
    t = crossed()
    t.play(bot("trader").choose(t.game).text)
    s = t.game.state
    if what == "cash":
        s.cash[2] += 500
    elif what == "place":
        s.place[1] += 1
    elif what == "holder":
        s.holder[int(s.edition.jail_cards[0])] = 1
    elif what == "level":
        s.set_level(t.deed("Boardwalk"), 5)
    else:
        s.turn = 1
    value, fresh = both_values(s)
    looks = value.readings
    known, looked = Verdict(), Verdict()
    known.read(s, value, 0, 1)
    assert value.readings > looks
    looked.read(s, fresh, 0, 1)
    assert told(known) == told(looked)


def test_other_terms_are_looked_at() -> None:
    t = crossed()
    bot("trader").choose(t.game)
    t.play("offer 1 Illinois Avenue for New York Avenue")
    s = t.game.state
    value, fresh = both_values(s)
    assert listed(s.offer) != listed(value.agreement.terms)
    known, looked = Verdict(), Verdict()
    known.read(s, value, 0, 1)
    looked.read(s, fresh, 0, 1)
    assert told(known) == told(looked)
