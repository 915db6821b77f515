"""Whoever comes back at any question of any edition finds the table exactly as somebody does who never left it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.server.client import Client
from passgo.server.protocol import Key
from tests.invariants.stories import (
    EDITION_NAMES,
    HOUSE_RULES,
    drawn,
    everybody_wishes,
    house_rules,
    kinds_of,
    set_table,
)
from tests.server.harness import House, served
from tests.server.listener import Listener, known, put, table_for

WALKS = {"classic": 84, "mega": 60, "ultimate": 300, "millionaire": 20}
LONGEST = 200
RARE = {  # what walks of this length do not meet, or other editions alone do
    "classic": {"auction-space", "gift", "gift-from", "give-voucher", "giver"},
    "mega": {"arrange", "card", "lift", "tax"},
    "ultimate": {"card", "condemned", "fall", "gift", "missed-bus", "name-share", "rent"},
    "millionaire": {
        "auction-space", "card", "claim", "gift", "gift-from", "give-voucher", "giver", "place", "rent", "tax",
    },
}  # fmt: skip


class Question(NamedTuple):
    """The game just before a kind of question was first put, and the action that led to it."""

    before: Game
    action: str
    kind: str


def questions(edition: str) -> Iterator[Question]:
    """Each kind of question once, from random walks with all house rules."""
    seen: set[str] = set()
    for seed in range(WALKS[edition]):
        rules = house_rules(edition, sorted(HOUSE_RULES)[seed % len(HOUSE_RULES)])
        game = set_table(edition, 3, seed, rules, "normal") if seed % 3 else Game.start(edition, 3, seed, rules)
        everybody_wishes(game)
        for k in range(LONGEST):
            before = game.copy()
            wild = k % 3 == 0
            game.play(drawn(game, (seed * 31 + k * 97) % 256) if wild else bot("random", seed * 1000 + k).choose(game))
            decision = game.decision
            if decision is None:
                break
            if decision.kind not in seen:
                seen.add(decision.kind)
                yield Question(before, game.moves[-1], decision.kind)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@served
async def test_coming_back_at_every_kind_of_question_shows_the_same_table(house: House, edition: str) -> None:
    table, people = await table_for(house, "Anna", "Ben", "Carla", edition=edition, clock="days")
    watcher = await Listener(None, "fr").at(table)
    seen: set[str] = set()
    for question in questions(edition):
        await put(table, question.before)
        await table.do(partial(table.play, question.action, None, "person"))
        assert table.decision is not None and table.decision.kind == question.kind
        seen.add(question.kind)
        asked = table.decision.player
        for continuous in (*people, watcher):
            fresh = await Listener(continuous.person, continuous.language).at(table)
            assert known(fresh.table) == known(continuous.table), question.kind
            assert (fresh.table.prompt is not None) == (fresh.table.you.seat == asked)
            await fresh.go(table)
        client = await house.connected(Client(house.address, Key(table.room.code, asked, people[asked].token)))
        assert known(client.table) == known(people[asked].table), question.kind
        await client.close()
    assert seen == set(kinds_of(edition)) - RARE[edition]
    assert len(seen) >= {"classic": 15, "mega": 20, "ultimate": 40, "millionaire": 19}[edition]


@served
async def test_hidden_cards_are_known_to_their_keeper_at_every_move(house: House) -> None:
    """Drawn, played, traded, lost: the hand of somebody who stays is that of somebody who comes anew."""
    table, people = await table_for(house, "Anna", "Ben", "Carla", edition="millionaire")
    sizes = set()
    for k in range(150):
        if table.decision is None or table.game is None:
            break
        await people[table.decision.player].play(table, bot("trader", k).choose(table.game).text)
        for person in people:
            assert [card.name for card in person.table.hand] == table_hand(table.game, person.table.you.seat)
            sizes.add(len(person.table.hand))
    assert len(sizes) > 2


def table_hand(game: Game, seat: int | None) -> list[str]:
    edition = game.state.edition
    kept = [k for k in range(len(edition.cards)) if game.state.holder[k] == seat and edition.card_secret[k]]
    return [edition.cards[k].name for k in kept]
