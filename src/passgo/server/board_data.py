"""What is printed on a board, its deeds and its packs, in one language. It stays the same while a game is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from passgo.bots.prospects import IN
from passgo.engine.board import FAMILIES, STRIDE
from passgo.engine.edition import AT_ONCE, EDITIONS, Edition
from passgo.engine.record import Header
from passgo.engine.state import PIECES
from passgo.server.board_schema import Deed, Group, Pack, Printed, PrintedCard, Space, Track
from passgo.server.protocol import Language
from passgo.texts import Texts

KEPT = 64  # boards that stay ready; each edition has a few printings, skins and languages
FAMILY_NAMES = {number: name for name, number in FAMILIES.items()}


def printed(header: Header, language: Language) -> Printed:
    """What the players of a game have before them."""
    printing = header.edition.printing_name(header.settings)
    return cached(header.edition.name, printing, header.skin, str(header.settings["bank.pieces"]), language)


@lru_cache(maxsize=KEPT)
def cached(name: str, printing: str, skin: str, pieces: str, language: Language) -> Printed:
    edition = EDITIONS[name].printings.get(printing, EDITIONS[name])
    texts = Texts(edition, language, skin)
    board = edition.board
    return Printed(
        edition=name,
        face=edition.face,
        skin=skin,
        language=language,
        currency=texts.with_currency("#"),
        goal=int(edition.figures.goal_cash),
        tracks=[
            Track(track, texts.track(board.track_start[k]), board.track_length[k])
            for k, track in enumerate(board.tracks)
        ],
        spaces=[space_printed(texts, space) for space in range(board.size)],
        deeds=[deed_printed(texts, deed) for deed in range(board.deeds)],
        groups=[
            Group(group, texts.group(k), lots_of(texts, k), int(edition.lots_needed[k]))
            for k, group in enumerate(board.groups)
        ],
        decks={deck.name: texts.deck(k) for k, deck in enumerate(edition.decks)},
        cards=[
            PrintedCard(card.name, edition.decks[edition.deck_of[k]].name, texts.kept_card(k), card.tradable)
            for k, card in enumerate(edition.cards)
            if card.use != AT_ONCE
        ],
        packs=[pack_printed(edition, deck) for deck in range(len(edition.decks))],
        pieces={PIECES[k]: int(count) for k, count in enumerate(pieces.split("/"))},
    )


def pack_printed(edition: Edition, deck: int) -> Pack:
    first, size = int(edition.deck_start[deck]), int(edition.deck_size[deck])
    names = [card.name for card in edition.cards[first : first + size]]
    return Pack(edition.decks[deck].name, first, names, edition.decks[deck].secret)


def space_printed(texts: Texts, space: int) -> Space:
    board = texts.edition.board
    track = int(board.track_of[space])
    return Space(
        place=board.place(space),
        track=track,
        index=space - board.track_start[track],
        name=texts.space_name(space),
        kind=board.kinds[space],
        deed=known(board.deed_at[space]),
        twin=known(board.twin[space]),
        odds=rests(texts.edition, [space]),
    )


def deed_printed(texts: Texts, deed: int) -> Deed:
    board = texts.edition.board
    figures = [int(figure) for figure in board.rents[deed * STRIDE : (deed + 1) * STRIDE]]
    return Deed(
        word=board.deed_place(deed),
        space=known(board.deed_space[deed]),
        name=texts.deed(deed),
        group=int(board.group_of[deed]),
        family=FAMILY_NAMES[int(board.family[deed])],
        price=int(board.price[deed]),
        mortgage=int(board.mortgage[deed]),
        build=int(board.build_cost[deed]),
        rents=[figure for figure in figures if figure],
        odds=rests(texts.edition, [space for space in range(board.size) if board.deed_at[space] == deed]),
    )


def rests(edition: Edition, spaces: Sequence[int]) -> float:
    """The part of all turns that end on one of these spaces, in percent."""
    return round(sum(edition.landings[space] for space in spaces) * 100 / int(IN), 2)


def lots_of(texts: Texts, group: int) -> list[int]:
    board = texts.edition.board
    return [int(lot) for lot in board.lots[group * STRIDE : group * STRIDE + board.group_size[group]]]


def known(number: int) -> int | None:
    """A number of something, or nothing where the engine writes -1."""
    return int(number) if number >= 0 else None
