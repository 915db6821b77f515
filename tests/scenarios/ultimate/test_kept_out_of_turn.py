"""Cards played out of turn: the district attorney, a share in good fortune, a lawyer against fines."""

import pytest

from passgo.editions.ultimate.reactions import threaten_legally
from passgo.editions.ultimate.uses import DISTRICT_ATTORNEY, JUST_SAY_NO, LAWYER, SHARE_FORTUNE
from passgo.engine.machine import advance
from passgo.engine.notation import IllegalAction
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.testing import Table
from tests.rules import rule
from tests.scenarios.ultimate.hands import at_illinois, complete_table, give, is_under_pack, keeper

# Elected District Attorney


def test_the_attorney_sends_a_player_to_jail_on_his_own_turn() -> None:
    t = complete_table().at(2, "Boardwalk")
    name = give(t, 0, DISTRICT_ATTORNEY)
    assert t.options("card") == [f"card {name}"]
    t.play(f"card {name}")
    assert t.decision.kind == "prisoner"
    assert t.options() == ["pick 1", "pick 2"]
    t.play("pick 2")
    assert t.in_jail(2)
    assert t.cash(2) == 3200
    assert is_under_pack(t, name)
    assert t.decision.kind == "turn"
    assert t.decision.player == 0


@rule("IX-16", "UM-ORD-3")
def test_the_attorney_ends_the_turn_of_who_has_it() -> None:
    t = at_illinois()
    name = give(t, 2, DISTRICT_ATTORNEY)
    t.play("roll", "interrupt 2")
    assert t.decision.kind == "any-time"
    assert t.decision.player == 2
    assert t.options() == ["done", f"card {name}"]
    t.play(f"card {name}")
    assert t.options() == ["pick 0", "pick 1"]
    t.play("pick 0")
    assert t.in_jail(0)
    assert t.owner("Illinois Avenue") == -1  # the question was dropped with the turn
    assert t.decision.kind == "manage"  # who interrupted may also manage between the turns
    t.play("done")
    assert t.game.state.turn == 1


def test_the_attorney_may_stay_quiet() -> None:
    t = complete_table()
    name = give(t, 1, DISTRICT_ATTORNEY)
    t.play("interrupt 1", "done")
    assert t.decision.kind == "turn"
    assert keeper(t, name) == 1


def test_without_the_card_an_interruption_waits_for_the_end_of_the_turn() -> None:
    t = complete_table()
    t.play("interrupt 1")
    assert t.decision.kind == "turn"
    assert t.decision.player == 0


def test_an_auction_is_not_interrupted() -> None:
    t = at_illinois()
    give(t, 2, DISTRICT_ATTORNEY)
    t.play("roll", "decline", "interrupt 2")
    assert t.decision.kind == "auction"


def test_the_attorney_works_between_turns() -> None:
    t = at_illinois()
    name = give(t, 1, DISTRICT_ATTORNEY)
    t.play("interrupt 1", "done", "roll", "buy", "end")
    assert t.decision.kind == "manage"
    assert t.options() == ["done", f"card {name}"]
    t.play(f"card {name}", "pick 0")
    assert t.in_jail(0)
    assert t.decision.kind == "manage"
    t.play("done")
    assert t.game.state.turn == 1


def test_the_attorney_works_where_one_may_manage_at_any_time() -> None:
    t = complete_table(manage_offturn="any_time")
    name = give(t, 1, DISTRICT_ATTORNEY)
    t.play("interrupt 1")
    assert t.decision.kind == "manage"
    t.play(f"card {name}", "pick 2", "done")
    assert t.in_jail(2)
    assert t.decision.kind == "turn"


def test_between_turns_other_cards_are_not_played() -> None:
    t = complete_table(manage_offturn="any_time")
    name = give(t, 1, LAWYER)
    t.play("interrupt 1")
    assert t.options() == ["done"]
    with pytest.raises(IllegalAction):
        t.play(f"card {name}")


@rule("IX-58")
def test_the_tries_of_a_prisoner_begin_anew() -> None:
    t = complete_table().jailed(1, 2)
    t.play(f"card {give(t, 0, DISTRICT_ATTORNEY)}", "pick 1")
    assert t.game.state.jail[1] == 1


def test_saying_no_to_the_attorney() -> None:
    t = complete_table()
    name, no = give(t, 1, DISTRICT_ATTORNEY), give(t, 0, JUST_SAY_NO)
    t.play("interrupt 1", f"card {name}", "pick 0")
    assert t.decision.kind == "threat"
    assert t.decision.player == 0
    t.play(f"card {no}")
    assert not t.in_jail(0)
    assert t.decision.kind == "turn"
    assert is_under_pack(t, no)
    assert keeper(t, name) == -1


# Lawyer on Retainer


def fined(t: Table, seat: int) -> None:
    """The law sends a player to Jail; GO_TO_JAIL stands for any fine, the player's turn is his."""
    s = t.game.state
    threaten_legally(s, seat, GO_TO_JAIL, 0, 0)
    advance(s)


def test_a_lawyer_cancels_what_the_law_does() -> None:
    t = complete_table()
    name = give(t, 0, LAWYER)
    fined(t, 0)
    assert t.decision.kind == "threat"
    assert t.options() == [f"card {name}", "accept"]
    t.play(f"card {name}")
    assert not t.in_jail(0)
    assert is_under_pack(t, name)


def test_nobody_says_no_to_the_law() -> None:
    t = complete_table()
    give(t, 0, JUST_SAY_NO)
    fined(t, 0)
    assert t.in_jail(0)


# Share In Their Good Fortune


def at_roll_three(dice: tuple[int, int, int], **settings: str) -> Table:
    """Seat 0 is about to land on Roll Three and to throw these dice; he draws 4-5-6."""
    t = complete_table(4, **settings).at(0, "inner:7").dice(1, 2, 2, *dice)
    return t.cards("roll-three-456")


def test_half_of_a_prize_is_taken() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-123")
    name = give(t, 2, SHARE_FORTUNE)
    t.play("roll")
    assert t.cash(1) == 4200
    assert t.decision.kind == "share-fortune"
    assert t.decision.player == 2
    assert t.options() == ["pick 1", "decline"]
    t.play("pick 1")
    assert [t.cash(1), t.cash(2)] == [3700, 3700]
    assert is_under_pack(t, name)
    assert t.decision.kind == "end"


def test_all_cards_of_the_winner_count() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-123", "roll-three-124")
    give(t, 2, SHARE_FORTUNE)
    t.play("roll", "pick 1")
    assert [t.cash(1), t.cash(2)] == [3800, 3800]


def test_where_only_the_best_card_pays_only_it_is_shared() -> None:
    t = at_roll_three((1, 2, 3), roll3_multi_card="best").holds(1, "roll-three-123", "roll-three-124")
    give(t, 2, SHARE_FORTUNE)
    t.play("roll", "pick 1")
    assert [t.cash(1), t.cash(2)] == [3700, 3700]


def test_the_highest_prize_is_listed_first() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-156").holds(3, "roll-three-126")
    give(t, 2, SHARE_FORTUNE)
    t.play("roll")
    assert t.options() == ["pick 3", "pick 1", "decline"]


def test_of_equal_prizes_the_first_seat_is_listed_first() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-126").holds(3, "roll-three-125")
    give(t, 2, SHARE_FORTUNE)
    assert t.play("roll").options() == ["pick 1", "pick 3", "decline"]


def test_the_fortune_may_be_left_alone() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-123")
    name = give(t, 2, SHARE_FORTUNE)
    t.play("roll", "decline")
    assert t.cash(1) == 4200
    assert keeper(t, name) == 2


def test_nothing_is_asked_when_nobody_else_won() -> None:
    t = at_roll_three((1, 2, 3)).holds(2, "roll-three-123")
    give(t, 2, SHARE_FORTUNE)
    t.play("roll")
    assert t.decision.kind == "end"


def test_the_winner_says_no() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-123")
    no = give(t, 1, JUST_SAY_NO)
    give(t, 2, SHARE_FORTUNE)
    t.play("roll", "pick 1")
    assert t.decision.player == 1
    t.play(f"card {no}")
    assert [t.cash(1), t.cash(2)] == [4200, 3200]


def test_a_saved_game_goes_on_in_the_middle_of_a_threat() -> None:
    t = at_roll_three((1, 2, 3)).holds(1, "roll-three-123")
    no = give(t, 1, JUST_SAY_NO)
    give(t, 2, SHARE_FORTUNE)
    t.play("roll", "pick 1")
    again = type(t.game).load(t.game.save())
    again.play("accept")
    t.play("accept")
    assert again.digest() == t.game.digest()
    assert keeper(t, no) == 1


def test_the_first_seat_of_all_is_listed_first_too() -> None:
    t = at_roll_three((1, 2, 3)).holds(0, "roll-three-156").holds(1, "roll-three-146")
    give(t, 2, SHARE_FORTUNE)
    t.play("roll")
    assert t.options() == ["pick 0", "pick 1", "decline"]
