"""Reading a table from its events: it is the game that was played, or it is set aside with the reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from passgo import EDITIONS, Game, replay
from passgo.bots import bot
from passgo.engine.edition import Earlier
from passgo.engine.random import commitment
from passgo.server import table_events
from passgo.server.messages import aside_text
from passgo.server.protocol import LANGUAGES, Choices
from passgo.server.reading import SetAside, Stored, read, record_as_told
from passgo.server.room import Room
from passgo.server.storage import Snapshot
from passgo.server.table_events import AnyTableEvent, Entry
from tests.server.harness import House, served
from tests.server.listener import Listener, deciding, table_for

CODE, SECRET = "K7QX2M", bytes(range(32))


def history(moves: int, digested: int = 10, old: bool = False, **choices: Any) -> list[Entry]:
    """The events of a game of bots that answer for two people; an old one is noted as passgo 0.1.0 did."""
    room = Room(CODE, SECRET)
    entries: list[Entry] = []

    def tell(event: AnyTableEvent) -> None:
        entries.append(Entry(CODE, room.seq + 1, 1000 * (room.seq + 1), event))
        room.apply(entries[-1])

    tell(table_events.Opened(Choices(**{"players": 2, **choices}), commitment(SECRET)))
    for person, name in enumerate(("Ann", "Ben")):
        tell(table_events.Joined(name, f"token {person}"))
        tell(table_events.Seated(person, person))
    tell(table_events.Started({}) if old else room.start({}))
    game = Game.begin(room.header())
    while len(game.moves) < moves and game.decision is not None:
        seat = game.decision.player
        game.play(bot("simple", len(game.moves)).choose(game))
        noted = not old and (len(game.moves) % digested == 1 or game.over)
        tell(table_events.Played(game.moves[-1], seat, digest=game.digest() if noted else ""))
    if game.over:
        tell(table_events.Finished(list(game.winners)))
    return entries


def found(entries: list[Entry], snapshot: Snapshot | None = None) -> Stored:
    return Stored(SECRET, False, entries, snapshot, None)


def aside(entries: list[Entry], snapshot: Snapshot | None = None) -> tuple[str, dict[str, str | int]]:
    """Why the events are set aside; the words for it are there in both languages."""
    with pytest.raises(SetAside) as caught:
        read(CODE, found(entries, snapshot))
    for language in LANGUAGES:
        assert aside_text(language, caught.value.aside)
    return caught.value.aside.why, caught.value.aside.about


def changed(entries: list[Entry], at: int, **fields: Any) -> list[Entry]:
    """The same with the event at an index changed."""
    other = deepcopy(entries)
    other[at].event = msgspec.structs.replace(other[at].event, **fields)
    return other


def move_at(entries: list[Entry], number: int) -> int:
    return [k for k, entry in enumerate(entries) if isinstance(entry.event, table_events.Played)][number - 1]


STARTED = 5  # the index of the event
NOW = EDITIONS["classic"].version
HISTORY = history(40)
FINISHED = history(5000, edition="millionaire")


def test_what_fits_is_the_game_that_was_played() -> None:
    room, game, story = read(CODE, found(HISTORY))
    assert game is not None and len(game.moves) == 40 and story
    assert sorted(room.digests) == [1, 11, 21, 31]
    started = HISTORY[STARTED].event
    assert isinstance(started, table_events.Started)
    assert (started.version, started.rules) == (NOW, EDITIONS["classic"].rules_digest)
    assert started.settings == game.header.settings
    _, older, _ = read(CODE, found(history(40, old=True)))
    assert older is not None and older.digest() == game.digest()


def test_a_move_that_is_not_possible() -> None:
    k = move_at(HISTORY, 23)
    assert aside(changed(HISTORY, k, action="bid 99999")) == ("move", {"number": 23, "action": "bid 99999"})
    assert aside(changed(HISTORY, k, action="gibberish"))[0] == "move"


def test_a_move_of_somebody_who_was_not_asked() -> None:
    k = move_at(HISTORY, 5)
    made = HISTORY[k].event
    assert isinstance(made, table_events.Played) and made.seat is not None
    assert aside(changed(HISTORY, k, seat=1 - made.seat)) == ("move", {"number": 5, "action": made.action})


def test_a_position_that_is_another() -> None:
    assert aside(changed(HISTORY, move_at(HISTORY, 21), digest="0" * 64)) == ("position", {"number": 21})


def test_other_winners_than_there_were() -> None:
    read(CODE, found(FINISHED))
    end = FINISHED[-1].event
    assert isinstance(end, table_events.Finished)
    number = len(FINISHED) - STARTED - 2
    assert aside(changed(FINISHED, -1, winners=[1 - end.winners[0]])) == ("position", {"number": number})
    assert aside(FINISHED[:-1]) == ("position", {"number": number})  # it is over, and nobody noted that
    assert aside([*HISTORY, Entry(CODE, len(HISTORY) + 1, 0, table_events.Finished([0]))]) == (
        "position",
        {"number": 40},
    )


def test_rules_that_changed_under_the_same_version() -> None:
    other = changed(HISTORY, STARTED, rules="0" * 64)
    assert aside(other) == ("rules", {"edition": "classic", "began": NOW})


@pytest.mark.parametrize("old", [False, True])
def test_a_figure_that_changed_under_the_same_version(monkeypatch: pytest.MonkeyPatch, old: bool) -> None:
    """The rules of passgo 0.1.0 are known, though its tables did not note them."""
    if old:  # as if its version were still the present one
        set_version(monkeypatch, 1, {})
    entries = history(12, old=old)
    richer(monkeypatch)
    assert aside(entries) == ("rules", {"edition": "classic", "began": 1 if old else NOW})
    assert aside(entries[: STARTED + 1])[0] == "rules"  # not one move was made
    read(CODE, found(entries[:STARTED]))  # who has not begun begins with what there is


def richer(monkeypatch: pytest.MonkeyPatch, edition: str = "classic") -> None:
    for printing in EDITIONS[edition].printings.values():
        monkeypatch.setattr(printing.figures, "starting_cash", printing.figures.starting_cash + 1)
        monkeypatch.setattr(printing, "known_digest", "")


def test_a_finished_game_does_not_mind_rules_by_which_it_ends_as_it_did(monkeypatch: pytest.MonkeyPatch) -> None:
    read(CODE, found(changed(FINISHED, STARTED, rules="0" * 64)))
    richer(monkeypatch, "millionaire")
    assert aside(FINISHED)[0] == "position"


def set_version(monkeypatch: pytest.MonkeyPatch, version: int, earlier: dict[int, Earlier]) -> None:
    for printing in EDITIONS["classic"].printings.values():
        monkeypatch.setattr(printing, "version", version)
        monkeypatch.setattr(printing, "known_digest", "")
    monkeypatch.setattr(EDITIONS["classic"], "earlier", earlier)


def next_version(monkeypatch: pytest.MonkeyPatch, earlier: dict[int, Earlier]) -> None:
    """Landing on GO pays twice by default."""
    set_version(monkeypatch, NOW + 1, earlier)
    for printing in EDITIONS["classic"].printings.values():
        monkeypatch.setattr(printing, "settings", {**printing.settings, "salary.go_land": "400"})


@pytest.mark.parametrize("old", [False, True])
def test_a_version_that_is_not_played(monkeypatch: pytest.MonkeyPatch, old: bool) -> None:
    entries = history(12, old=old)
    next_version(monkeypatch, {})
    began = "1" if old else str(NOW)
    assert aside(entries) == ("version", {"edition": "classic", "began": began, "plays": NOW + 1})


@pytest.mark.parametrize("old", [False, True])
def test_a_version_that_is_still_played_by_its_own_settings(monkeypatch: pytest.MonkeyPatch, old: bool) -> None:
    entries = history(30, old=old)
    _, before, _ = read(CODE, found(entries))
    began = 1 if old else NOW
    next_version(monkeypatch, {began: Earlier({"salary.go_land": "200"})})
    room, game, _ = read(CODE, found(entries))
    assert before is not None and game is not None and game.digest() == before.digest()
    assert (game.header.version, game.header.settings["salary.go_land"]) == (began, "200")
    assert f"[version {began}]" in game.record and Game.load(game.save()).header.version == began
    assert room.shown(set(), set()).settings["salary.go_land"] == "200"


def test_a_changed_default_changes_no_game_that_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """All settings were noted at the start, so nobody need remember what the default was."""
    entries = history(30)
    next_version(monkeypatch, {NOW: Earlier({})})
    _, game, _ = read(CODE, found(entries))
    assert game is not None and game.header.settings["salary.go_land"] == "200"


def test_a_version_that_says_it_is_still_played_and_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = history(30)
    next_version(monkeypatch, {NOW: Earlier({})})
    richer(monkeypatch)
    assert aside(entries) == ("position", {"number": 1})


def test_an_edition_that_is_not_there_and_choices_that_are_not() -> None:
    def opened(**other: Any) -> list[Entry]:
        return changed(HISTORY, 0, choices=Choices(**{"players": 2, **other}))

    assert aside(opened(edition="chess")) == ("edition", {"edition": "chess"})
    assert aside(opened(skin="berlin")) == ("choices", {"edition": "classic"})
    assert aside(opened(settings={"no.such": 1})[:3]) == ("choices", {"edition": "classic"})
    assert aside(changed(HISTORY, STARTED, settings={"no.such": True})) == ("choices", {"edition": "classic"})


def test_facts_that_make_no_sense() -> None:
    assert aside(changed(HISTORY, 2, person=7)) == ("damaged", {"number": 3})
    assert aside([]) == ("damaged", {"number": 0})
    with pytest.raises(SetAside) as caught:
        read(CODE, Stored(SECRET, False, HISTORY[:20], None, 21))
    assert caught.value.aside.about == {"number": 21}
    assert len(caught.value.aside.room.moves) == 20 - STARTED - 1


# what 0.1.0 kept of long games


def kept(entries: list[Entry], cash: int = 0) -> Snapshot:
    """The position after some events, with so much more cash than there was."""
    room, game, _ = read(CODE, found(entries))
    assert game is not None
    game.state.cash[0] += cash
    return Snapshot(room.seq, msgspec.json.encode({"game": game.save(), "story": []}))


def test_a_snapshot_is_held_against_the_moves_where_there_are_no_digests() -> None:
    old = history(40, old=True)
    read(CODE, found(old, kept(old[:-12])))
    assert aside(old, kept(old[:-12], cash=1)) == ("position", {"number": 28})
    read(CODE, found(HISTORY, kept(HISTORY[:-12], cash=1)))  # digests are better
    read(CODE, found(old, Snapshot(7, b"{")))  # it was never needed


def test_a_snapshot_from_before_a_step_back_says_nothing() -> None:
    old = history(40, old=True)
    undone = [table_events.Proposed("undo", 0, [], moves=20)]
    entries = [*old, *(Entry(CODE, len(old) + 1 + k, 0, event) for k, event in enumerate(undone))]
    assert len(read(CODE, found(entries, kept(old, cash=1)))[0].moves) == 20


# what is noted, and going back


@served
async def test_digests_are_noted_and_go_with_moves_that_are_taken_back(house: House) -> None:
    table, people = await table_for(house, "Anna", "Ben")
    for k in range(23):
        await play(table, people, k)
    assert table.game is not None and sorted(table.room.digests) == [1, 11, 21]
    for number in (1, 11, 21):
        game = Game.begin(table.room.header())
        for move in table.room.moves[:number]:
            game.play(move)
        assert table.room.digests[number] == game.digest()
    undone = table_events.Proposed("undo", 0, [], moves=18)  # as earlier versions did, chance or not
    await table.do(lambda: table.commit(undone))
    assert len(table.room.moves) == 18 and sorted(table.room.digests) == [1, 11]
    for k in range(40):
        await play(table, people, k)
    async with await house.strike_down() as other:
        back = await other.registry.table(table.room.code)
        assert back is not None and back.game is not None and back.game.digest() == table.game.digest()
        assert back.room.digests == table.room.digests


async def play(table: Any, people: list[Listener], seed: int) -> None:
    await deciding(table, people)[0].play(table, bot("simple", seed).choose(table.game).text)


# records


def test_the_record_of_a_game_that_is_set_aside_tells_all_but_the_secret() -> None:
    with pytest.raises(SetAside) as caught:
        read(CODE, found(changed(HISTORY, move_at(HISTORY, 40), action="bid 99999")))
    record = record_as_told(caught.value.aside.room, "why")
    assert record.count("\n") == len(record.splitlines()) and SECRET.hex() not in record
    assert f'[commitment "{commitment(SECRET)}"]' in record and '[aside "why"]' in record
    assert all(entry.event.action in record for entry in HISTORY if isinstance(entry.event, table_events.Played))
    with pytest.raises(ValueError, match="secret of the dice"):
        replay(record)


def test_that_of_a_finished_game_can_be_played_by_who_has_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    _, game, _ = read(CODE, found(FINISHED))
    assert game is not None
    with monkeypatch.context() as patched:
        richer(patched, "millionaire")
        with pytest.raises(SetAside) as caught:
            read(CODE, found(FINISHED))
        record = record_as_told(caught.value.aside.room, "why")
    assert replay(record).digest() == game.digest()


@pytest.mark.parametrize("entries", [[], HISTORY[:1], HISTORY[:4]])
def test_there_is_always_one(entries: list[Entry]) -> None:
    room = Room(CODE, b"")
    for entry in entries:
        room.apply(entry)
    assert record_as_told(room, "why").startswith("[passgo 1]\n")
