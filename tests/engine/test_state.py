"""The state as a value: a copy has all of it and shares none of what can change."""

from itertools import chain

from passgo import Game
from passgo.engine.columns import empty, listed
from passgo.engine.edition import Frames, frame
from passgo.engine.events import DEED_MOVED, EVERYBODY
from passgo.engine.rules.debt import DEBT
from passgo.engine.rules.turn import FINISH_TURN, TAKE_TURN
from passgo.engine.state import BANK, FRAME, State
from passgo.testing import table

SHARED = ("edition", "settings")  # never change
OF_RECORDERS = ("recording", "events", "news", "news_end")  # they do not come along


def late_game() -> Game:
    """A position in which every column has something in it: claims, an offer, immunity, packs gone through."""
    t = table(players=4, variant="timed", rent_claim="manual", trade_immunity=True)
    t.owns_group(0, "orange").built(2, 16, 18, 19).owns(1, 5, 6).mortgaged(6)
    t.holds(2, "chest-leave-jail").jailed(2, 1).bankrupt(3).dice(2, 3, 1, 1)
    t.play("offer 2 $1 for $2", "refuse", "offer 1 immunity 16 for 6", "accept")
    t.play("roll", "overlook", "interrupt 1", "quiet 2", "time", "offer 1 $20 for 5")
    s = t.game.state
    for _ in range(20):
        s.put_under(s.draw(0))
    return t.game


def late_position() -> State:
    return late_game().state


def names_of(s: State) -> list[str]:
    hidden = (*SHARED, *OF_RECORDERS, "chance")
    names = [name for name in dir(s) if not name.startswith("_") and name not in hidden]
    return [name for name in names if not callable(getattr(s, name))]


def value(s: State, name: str) -> object:
    found = getattr(s, name)
    return found if isinstance(found, int) else listed(found)


def test_the_position_fills_every_column() -> None:
    s = late_position()
    columns = [name for name in names_of(s) if not isinstance(getattr(s, name), int)]
    assert len(columns) > 20
    assert [name for name in columns if len(getattr(s, name)) == 0] == ["extra"]  # Classic keeps nothing of its own
    assert (
        any(s.immune)
        and any(s.discards_first)
        and any(s.jail)
        and any(s.bankrupt)
        and any(s.refused)
        and any(s.approached)
        and s.interrupts
        and s.quiet
        and s.stirred
        and s.time_up
    )


def test_a_copy_has_everything() -> None:
    s = late_position()
    s.first = 2
    t = s.copy()
    assert [name for name in names_of(s) if value(s, name) != value(t, name)] == []
    assert t.chance.save() == s.chance.save() and t.chance is not s.chance
    assert t.edition is s.edition
    assert listed(t.settings) == listed(s.settings)
    assert not t.recording and len(t.events) == 0


def test_what_is_heard_is_there_until_it_is_put_away() -> None:
    s = late_position()
    s.recording, s.events = True, empty()
    said = [[DEED_MOVED, EVERYBODY, n, n + 1, n + 2, n + 3] for n in range(50)]
    for event, _, *values in said:
        s.emit(event, *values)
    assert listed(s.events) == list(chain.from_iterable(said))
    s.events = empty()
    s.emit(DEED_MOVED, 1, 2, 3, 4)
    assert listed(s.events) == said[1]
    s.forget_news()
    assert listed(s.events) == []
    s.emit(DEED_MOVED, 1, 2, 3, 4)
    assert listed(s.events) == said[1]
    s.recording = False
    s.emit(DEED_MOVED)
    assert listed(s.events) == said[1]


def test_a_copy_shares_nothing_that_changes() -> None:
    s = late_position()
    t = s.copy()
    before = {name: value(s, name) for name in names_of(s)}
    for name in before:
        column = getattr(t, name)
        if not isinstance(column, int):
            for at in range(len(column)):
                column[at] += 1
    assert [name for name in before if value(s, name) != before[name]] == []
    t.chance.die(6)
    t.chance.below(9)
    assert t.chance.save() != s.chance.save()


def pending(s: State, count: int) -> list[list[int]]:
    """The next steps, the first to happen first."""
    top = int(s.depth)
    return [listed(s.stack)[top - (k + 1) * int(FRAME) : top - k * int(FRAME)] for k in range(count)]


def test_a_list_of_steps_happens_in_its_order_with_all_its_arguments() -> None:
    s = late_position()
    frames = Frames([[], [frame(FINISH_TURN, 1, 2, 3, 4), frame(TAKE_TURN, 5, 6, 7, 8), frame(DEBT, 9, 10, 11, 12)]])
    depth = s.depth
    for _ in range(30):  # further than there is room
        s.push_all(frames, 1)
    assert s.depth == depth + 30 * 3 * FRAME
    assert pending(s, 3) == [[FINISH_TURN, 1, 2, 3, 4], [TAKE_TURN, 5, 6, 7, 8], [DEBT, 9, 10, 11, 12]]
    s.push_all(frames, 0)
    s.run_or_push(frames, 0)
    s.run_or_push(frames, 1)  # the first step is a question, so nothing has happened yet
    assert s.depth == depth + 31 * 3 * FRAME and pending(s, 1) == [[FINISH_TURN, 1, 2, 3, 4]]


def test_the_first_step_of_a_list_may_happen_at_once() -> None:
    s = late_position()
    frames = Frames([[frame(DEBT, 0, BANK, 30, 0), frame(TAKE_TURN, 5, 6, 7, 8)], [frame(DEBT, 1, 0, 4, 0)]])
    depth, cash, other = s.depth, s.cash[0], s.cash[1]
    s.run_or_push(frames, 0)
    assert (s.depth - depth, s.cash[0]) == (FRAME, cash - 30) and pending(s, 1) == [[TAKE_TURN, 5, 6, 7, 8]]
    s.run_or_push(frames, 1)
    assert (s.depth - depth, s.cash[0], s.cash[1]) == (FRAME, cash - 30 + 4, other - 4)
