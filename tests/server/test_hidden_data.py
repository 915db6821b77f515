"""Other cards face down, other packs, other dice to come: no byte changes of what anybody else is sent."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from pathlib import Path

import pytest

from passgo import Game
from passgo.engine.columns import listed
from passgo.engine.edition import AT_ONCE
from passgo.engine.random import Chance, seeded
from passgo.server import registry as halls
from passgo.server.narration import hidden_cards
from passgo.server.prompts import usual
from passgo.server.table import LiveTable
from tests.invariants.stories import EDITION_NAMES
from tests.invariants.test_secrets import shuffle_packs
from tests.server.harness import Clock, House
from tests.server.listener import Listener, put, table_for
from tests.server.test_reconnecting import questions

VIEWERS = (None, 0, 1, 2)


class Twins:
    """Two servers with one table each, alike to the last byte."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(halls, "new_code", lambda: "TWIN22")
        clock = Clock()
        self.houses = [House(folder / name, clock) for name in ("one", "other")]
        self.tables: list[LiveTable] = []
        self.guests: list[list[Listener]] = []

    async def __aenter__(self) -> Twins:
        for house in self.houses:
            await house.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        for house in self.houses:
            await house.__aexit__()

    async def sit(self, edition: str) -> None:
        for house in self.houses:
            table, people = await table_for(house, "Anna", "Ben", "Carla", edition=edition, clock="days")
            self.tables.append(table)
            self.guests.append([await Listener(None, "fr").at(table), *people])
        self.taken()

    async def put(self, *games: Game) -> None:
        for table, game in zip(self.tables, games, strict=True):
            await put(table, game)

    async def play(self, action: str) -> None:
        for table in self.tables:
            await table.do(partial(table.play, action, None, "person"))

    def taken(self) -> list[tuple[list[bytes], list[bytes]]]:
        """For a spectator and each seat what one table has sent since the last look, and what the other."""
        one, other = ([guest.taken() for guest in guests] for guests in self.guests)
        return list(zip(one, other, strict=True))


def with_other_secrets(game: Game, knowing: set[int], number: int) -> Game:
    """What only the packs, the generator and the other players know is otherwise."""
    secretly = game.copy()
    coin = seeded(number)
    deal_hands_anew(secretly, knowing, coin)
    shuffle_packs(secretly, coin)
    secretly.state.chance = coin
    return secretly


def deal_hands_anew(game: Game, knowing: set[int], coin: Chance) -> None:
    """Every card that lies face down before somebody else becomes one of the others of its pack."""
    s = game.state
    for seat, cards in enumerate(hidden_cards(game)):
        for card in cards if seat not in knowing else ():
            deck = s.edition.deck_of[card]
            start, left = int(s.edition.deck_start[deck]), int(s.undrawn_count[deck])
            if not left:
                continue
            at = start + int(coin.below(left))
            drawn = int(s.undrawn[at])
            if s.edition.cards[drawn].use != s.edition.cards[card].use:
                continue  # the one is kept, the other is not
            s.undrawn[at] = card
            s.holder[card], s.holder[drawn] = s.holder[drawn], seat


def is_chancy(game: Game, action: str) -> bool:
    """Whether an action rolls dice or draws cards."""
    after = game.copy()
    after.play(action)
    packs = [listed(each.state.undrawn_count) + listed(each.state.discards_count) for each in (game, after)]
    return game.state.chance.save() != after.state.chance.save() or packs[0] != packs[1]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_hidden_data_changes_no_byte_sent_to_anybody_else(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        compared, moved = 0, 0
        async with Twins(tmp_path, monkeypatch) as twins:
            await twins.sit(edition)
            for number, question in enumerate(itertools.islice(questions(edition), 24)):
                game = question.before
                assert game.decision is not None
                asked = game.decision.player
                for at, viewer in enumerate(VIEWERS):
                    knowing = {asked} if viewer is None else {asked, viewer}
                    await twins.put(game.copy(), with_other_secrets(game, knowing, number))
                    assert twins.tables[0].game is not None and twins.tables[1].game is not None
                    assert twins.tables[0].game.digest() != twins.tables[1].game.digest()
                    one, other = twins.taken()[at]
                    assert one == other and one
                    compared += 1
                    if not is_chancy(game, question.action):
                        await twins.play(question.action)
                        one, other = twins.taken()[at]
                        assert one == other and one
                        moved += 1
        assert compared >= 4 * 15 and moved >= 20

    asyncio.run(scene())


def test_a_card_drawn_face_down_looks_the_same_to_all_but_its_keeper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same dice, another order of the secret pack; everybody plays on as people without a plan do."""

    async def scene() -> None:
        told_keeper = told_others = 0
        async with Twins(tmp_path, monkeypatch) as twins:
            await twins.sit("millionaire")
            game = twins.tables[0].game
            assert game is not None
            await twins.put(game, with_kept_cards_reversed(game))
            twins.taken()
            while not game.over:
                await twins.play(without_hidden_cards(game))
                games = [table.game for table in twins.tables if table.game is not None]
                game = games[0]
                hands = [hidden_cards(each) for each in games]
                for viewer, (one, other) in zip(VIEWERS, twins.taken(), strict=True):
                    if one != other:
                        assert viewer is not None and hands[0][viewer] and hands[1][viewer], "not the keeper"
                        told_keeper += 1
                    told_others += one == other
        assert told_keeper > 5 and told_others > 300

    asyncio.run(scene())


def without_hidden_cards(game: Game) -> str:
    """What somebody without a plan says who plays no card."""
    assert game.decision is not None
    plain = [option.text for option in game.decision.options if option.verb != "card"]
    return usual(game) if usual(game) in plain else plain[0]


def with_kept_cards_reversed(game: Game) -> Game:
    """The cards of a secret pack that are kept, in another order."""
    secretly = game.copy()
    s = secretly.state
    kept = [
        at
        for deck, each in enumerate(s.edition.decks)
        if each.secret
        for at in range(int(s.edition.deck_start[deck]), int(s.edition.deck_start[deck] + s.undrawn_count[deck]))
        if s.edition.cards[int(s.undrawn[at])].use != AT_ONCE
    ]
    for at, card in zip(kept, [int(s.undrawn[at]) for at in reversed(kept)], strict=True):
        s.undrawn[at] = card
    return secretly
