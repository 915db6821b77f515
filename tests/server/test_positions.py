"""Positions for clients that go on with them: to those who ask, true, and without anything hidden."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.engine.record import OtherVersion, UnknownEdition
from passgo.server import protocol
from passgo.server.client import Client
from passgo.server.following import Following, OtherRules, events_of
from passgo.server.narration import visible
from passgo.server.positions import position, seen_header, seen_state, state_patch
from passgo.server.room import Room
from passgo.texts import Texts
from tests.server.harness import House, drained, served


def played(edition: str, moves: int, seed: int = 5) -> Game:
    game = Game.start(edition, 4, seed)
    bots = [bot("trader", seat) for seat in range(4)]
    while not game.over and len(game.moves) < moves:
        assert game.decision is not None
        game.play(bots[game.decision.player].choose(game))
    return game


def over_the_wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_client_has_the_same_game_before_it(edition: str) -> None:
    game = Game.start(edition, 4, 3)
    bots = [bot("trader", seat) for seat in range(4)]
    following = Following(over_the_wire(seen_header(game.header)))
    patched: dict[str, Any] = seen_state(game, 1)
    while not game.over and len(game.moves) < 150:
        assert game.decision is not None
        game.play(bots[game.decision.player].choose(game))
        sent = over_the_wire(position(game, Room("", b""), 1, with_header=False))
        there = following.game(sent["state"])
        assert there.view(1) == game.view(1)
        assert there.view(None) == game.view(None)
        if there.decision is not None and there.decision.player == 1:
            assert [a.text for a in there.decision.options] == [a.text for a in game.decision.options]
        patch = over_the_wire(state_patch(patched, seen_state(game, 1)))
        patched = {key: value for key, value in {**patched, **patch}.items() if value is not None}
        assert patched == sent["state"]


def test_events_come_back_as_they_were() -> None:
    game = Game.start("millionaire", 3, 8)
    bots = [bot("simple", seat) for seat in range(3)]
    texts = Texts.of(game.header)
    secrets = 0
    while not game.over:
        assert game.decision is not None
        events = game.play(bots[game.decision.player].choose(game))
        for seat in (None, 0, 1, 2):
            there = events_of(over_the_wire(visible(texts, events, seat)), seat)
            here = [event for event in events if event.visible_to(seat)]
            assert [(e.name, e.values, e.seen_by) for e in there] == [(e.name, e.values, e.seen_by) for e in here]
            secrets += sum(e.seen_by >= 0 for e in there)
    assert secrets


def test_nothing_hidden_can_be_worked_out() -> None:
    """Whatever others keep face down and whatever the dice will be, a seat is sent the same bytes (MIL-46)."""
    game = played("millionaire", 120)
    s = game.state
    cards = [card for card in range(len(s.holder)) if s.edition.card_secret[card]]
    pack = int(s.edition.deck_of[cards[0]])
    start = int(s.edition.deck_start[pack])
    hidden = [card for card in cards if s.holder[card] > 0]
    assert hidden and s.undrawn_count[pack] > 1
    sent = msgspec.json.encode(seen_state(game, 0))
    other = game.copy()
    t = other.state
    t.chance.below(1000)
    kept = hidden[0]
    at = next(k for k in range(int(t.undrawn_count[pack])) if s.edition.card_use[t.undrawn[start + k]])
    drawn = int(t.undrawn[start + at])
    t.holder[drawn], t.holder[kept] = t.holder[kept], -1  # he drew another one
    t.undrawn[start + at] = kept
    assert other.digest() != game.digest()
    assert msgspec.json.encode(seen_state(other, 0)) == sent
    keeper = int(s.holder[kept])
    assert seen_state(other, keeper) != seen_state(game, keeper)  # who knows his own
    assert msgspec.json.encode(seen_state(other, None)) == msgspec.json.encode(seen_state(game, None))


def test_what_the_dice_come_from_is_no_part_of_it() -> None:
    fair = Game.start("classic", 2, b"a secret of 32 bytes, or nearly so")
    known = seen_header(fair.header)
    assert set(known) == {"edition", "version", "variant", "skin", "names", "settings", "rules"}
    assert "secret" not in str(known)
    assert seen_state(fair, 0)["chance"] == seen_state(Game.start("classic", 2, b"another"), 1)["chance"]


def test_a_game_that_cannot_be_played_here() -> None:
    known = seen_header(Game.start("classic", 2).header)
    with pytest.raises(UnknownEdition):
        Following({**known, "edition": "of tomorrow"})
    with pytest.raises(OtherVersion):
        Following({**known, "version": 99})
    with pytest.raises(OtherRules):
        Following({**known, "rules": "others"})


@served
async def test_they_come_with_every_change_to_those_who_ask(house: House) -> None:
    anna, ben = await house.gathered("Anna", "Ben")
    program = Client(house.address, anna.key, positions=True)
    await house.connected(program)
    drained(program)
    drained(ben)
    await anna.send(protocol.Start())
    await house.quiet()
    for _ in range(12):
        asked = anna if anna.table and anna.table.prompt else ben
        assert asked.table and asked.table.prompt
        await asked.play(asked.table.prompt.usual or "")
        await house.quiet()
    assert not any(isinstance(message, protocol.Position) for message in drained(ben))
    heard = drained(program)
    following: Following | None = None
    moves = 0
    for before, message in pairwise(heard):
        if isinstance(message, protocol.Position):
            assert isinstance(before, protocol.Moved | protocol.Changed)
            assert message.seq == before.seq
            if message.header is not msgspec.UNSET:
                following = Following(message.header)
            assert following is not None
            last = following.game(message.state)
            moves, number = message.moves, message.number
    table = house.table(anna)
    assert table.game is not None
    assert last.view(0) == table.game.view(0)
    assert (moves, number) == (len(table.room.moves), table.room.number)
    path = f"/api/tables/{anna.key.code}/story"
    story = await house.http(f"{path}?positions=true", token=anna.key.token)
    assert following is not None
    *_, (then, _) = following.retold(story, moves, 0)
    assert then.view(0) == last.view(0)
    assert "states" not in await house.http(path)
