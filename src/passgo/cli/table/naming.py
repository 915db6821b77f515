"""What a few typed letters name: a deed, a player, an amount of money."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from passgo.cli.table.matching import closest
from passgo.engine.board import SHARE
from passgo.engine.game import Game
from passgo.texts import Texts

AMOUNT = re.compile(
    r"[$£€M]?\s*([0-9]{1,3}(?:[ ,.'’\u00a0\u202f][0-9]{3})+|[0-9]{1,12})\s*(k?)\s*[$£€M]?", re.IGNORECASE
)


class Misread(Exception):
    """What was typed does not say clearly what is meant; the sentence asks for better."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def money(text: str) -> int | None:
    """An amount as people write it: 120, $120, 1,200, 1 200 €, M50k (MIL-15)."""
    found = AMOUNT.fullmatch(text.strip())
    if not found:
        return None
    return int(re.sub(r"\D", "", found[1])) * (1000 if found[2] else 1)


def is_cash(text: str) -> bool:
    """Whether the text is money beyond doubt, not the number of something."""
    return money(text) is not None and not text.strip().isdigit()


def deed_names(game: Game, texts: Texts) -> dict[int, str]:
    """Every deed in words; two shares of a company have the same unless one of them is mortgaged."""
    s = game.state
    named = {deed: texts.deed(deed) for deed in range(s.edition.board.deeds)}
    return {
        deed: texts.say("deed-mortgaged", deed=name) if is_share(game, deed) and s.mortgaged[deed] else name
        for deed, name in named.items()
    }


def is_share(game: Game, deed: int) -> bool:
    return bool(game.state.edition.board.family[deed] == SHARE)


def pick_deed(game: Game, texts: Texts, query: str, *likely: Sequence[int]) -> int | None:
    """The one deed that fits best, of the likeliest where any fits; Misread when several do, None when none does."""
    names = deed_names(game, texts)
    board = game.state.edition.board
    for deeds in (*likely, names):
        found = closest(query, {deed: names[deed] for deed in deeds})
        if found:
            return one_of(found, names, query, texts)
    return one_of(closest(query, {deed: board.deed_names[deed] for deed in names}), names, query, texts)


def find_deed(game: Game, texts: Texts, query: str) -> int:
    """The same, also by the number of its space; Misread when there is none."""
    if re.fullmatch(r"(\w+:)?\d+", query):
        try:
            return game.notation.read_deed(query, query)
        except ValueError:
            raise Misread(texts.say("play-no-such-deed", what=query)) from None
    deed = pick_deed(game, texts, query)
    if deed is None:
        raise Misread(texts.say("play-no-such-deed", what=query[:40]))
    return deed


def find_player(game: Game, texts: Texts, query: str, seats: Sequence[int]) -> int:
    """One of some players, by name or by the number of the seat."""
    names = {seat: texts.player(seat) for seat in seats}
    found = closest(query, names)
    if not found and query.strip().isdigit() and int(query) in names:
        found = [int(query)]
    seat = one_of(found, names, query, texts)
    if seat is None:
        raise Misread(texts.say("play-no-such-player", what=query[:40], names=", ".join(names.values())))
    return seat


def one_of(found: Sequence[int], names: Mapping[int, str], query: str, texts: Texts) -> int | None:
    """The one that was found; of things that are called the same the first, for they are interchangeable."""
    different = list(dict.fromkeys(names[number] for number in found))
    if len(different) > 1:
        raise Misread(texts.say("play-ambiguous", what=query[:40], names=", ".join(different)))
    return found[0] if found else None
