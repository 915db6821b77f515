"""The fields of a state are declared once; what copies, saves and restores them is written from that."""

import json
from typing import Any

from passgo import EDITIONS
from passgo.engine.columns import empty, listed, pushed
from passgo.engine.random import seeded
from passgo.engine.state import State
from tests.engine.test_state import late_position, names_of
from tools.fields import FIELDS, MEMORY, Field, by_player
from tools.position import FILE, written

NEW = (
    Field("mood", "a number with limits that earlier versions did not have", low="0", high="3", absent="0", rare=True),
    by_player("hats", "a column", start="7", low="0", high="9"),
    Field("gossip", kept=MEMORY, size="any", absent="blank"),
    Field("tipsy", kind="bool"),
)


def test_the_file_is_what_the_fields_say() -> None:
    """Else run `python -m tools.position`."""
    assert FILE.read_text(encoding="utf-8") == written()


def test_a_state_has_the_fields_that_are_declared_and_no_others() -> None:
    declared = {field.name for field in FIELDS if isinstance(field, Field)}
    assert set(names_of(late_position())) == declared


def position(players: int = 3) -> Any:
    """A blank one of a class with some more fields."""
    module: dict[str, Any] = {}
    exec(compile(written((*FIELDS, *NEW)), "position", "exec", dont_inherit=True), module)
    made = module["Position"](EDITIONS["classic"], empty(), seeded(1))
    made.players = players
    made.fill()
    return made


def test_one_line_is_all_that_a_new_field_needs() -> None:
    s = position()
    assert (s.mood, listed(s.hats), listed(s.gossip), s.tipsy) == (0, [7, 7, 7], [], False)
    assert "mood" not in s.position_fields() and s.memory_fields()["gossip"] == []
    s.mood, s.tipsy, s.hats[1] = 2, True, 0
    s.gossip = pushed(s.gossip, 5)
    copy = position()
    copy.copy_fields(s)
    saved = json.loads(json.dumps({**s.position_fields(), **s.memory_fields()}))
    again = position()
    again.restore_fields(saved)
    for other in (copy, again):
        assert (other.mood, listed(other.hats), other.tipsy) == (2, [7, 0, 7], True)
        assert listed(other.gossip) == listed(s.gossip)
        other.hats[1] = 8
    assert listed(s.hats) == [7, 0, 7] and saved["mood"] == 2 and "gossip" not in s.position_fields()


def test_a_new_field_is_refused_when_damaged_and_may_be_absent_if_it_says_so() -> None:
    s = position()
    saved = {**s.position_fields(), **s.memory_fields()}
    without = {key: value for key, value in saved.items() if key not in ("mood", "gossip")}
    s.restore_fields(without)
    assert refusals(s, saved, mood=3, hats=[9, 0, 0], gossip="x", tipsy=1) == [
        "the saved game is damaged: mood cannot be 3",
        "the saved game is damaged: hats cannot be 9",
        "the saved game is damaged: gossip should be a list of numbers",
        "the saved game is damaged: tipsy should be true or false",
    ]


def refusals(s: Any, saved: dict[str, Any], **damage: object) -> list[str]:
    told: list[str] = []
    for key, value in damage.items():
        try:
            s.restore_fields({**saved, key: value})
        except ValueError as error:
            told.append(str(error))
    return told


def test_indexes_are_counted_from_the_columns() -> None:
    """What rules kept up to date move by move is what a count from the columns gives."""
    s = late_position()
    t = State(s.edition, s.settings, s.chance.copy())
    t.players = s.players
    t.fill()
    t.restore_fields({**s.position_fields(), **s.memory_fields()})
    t.count_anew()
    lists = ("deeds_held", "first_deed", "next_deed")
    for name in (*lists, "groups_ready", "groups_open", "mortgages", "buildings", "held", "pledged"):
        assert listed(getattr(t, name)) == listed(getattr(s, name)), name
    assert listed(t.built) == listed(s.built)
    assert (t.unsold, t.solvent, t.groups, t.hotel_level) == (s.unsold, s.solvent, s.groups, s.hotel_level)
