"""The shelf: every edition with what it is, for whom, how long."""

from __future__ import annotations

import warnings
from functools import cache

from passgo.editions import EDITIONS
from passgo.engine.board import Board
from passgo.engine.edition import Edition
from passgo.server.board_schema import EditionCard, SkinCard, VariantCard
from passgo.server.lesson import has_lesson
from passgo.server.protocol import Language
from passgo.texts import Texts
from passgo.texts.variants import variant_about, variant_name


@cache
def shelf(language: Language) -> list[EditionCard]:
    """One that lacks words is left out, with a warning: the others can be played."""
    cards: list[EditionCard] = []
    for edition in EDITIONS.values():
        try:
            cards.append(edition_card(edition, language))
        except KeyError as error:
            warnings.warn(f"the edition {edition.name!r} is left out: {error.args[0]}", stacklevel=2)
    return cards


def edition_card(edition: Edition, language: Language) -> EditionCard:
    texts = Texts(edition, language)
    return EditionCard(
        name=edition.name,
        label=texts.say(f"edition-{edition.name}"),
        about=texts.say(f"edition-{edition.name}-about"),
        least=edition.figures.least_players,
        most=edition.figures.most_players,
        usual=edition.table_size,
        minutes=edition.minutes,
        face=edition.face,
        lesson=has_lesson(edition),
        rings=rings(edition.board),
        variants=[
            VariantCard(variant, variant_name(texts, edition, variant), variant_about(texts, edition, variant))
            for variant in edition.variants
        ],
        skins=[SkinCard(name, texts.say(f"skin-{name}"), skin.language) for name, skin in edition.skins.items()],
    )


def rings(board: Board) -> list[list[str]]:
    """By track the colour of each space; only streets have one."""
    colours = [row.group if row.kind == "street" else "" for row in board.rows]
    tracks = zip(board.track_start, board.track_length, strict=True)
    return [colours[start : start + length] for start, length in tracks]
