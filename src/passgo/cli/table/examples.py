"""What a person could type at this table: examples with the names and the money of the board that is played."""

from __future__ import annotations

from collections.abc import Mapping

from passgo.cli.table.board_view import compact
from passgo.cli.table.matching import closest
from passgo.cli.table.naming import deed_names
from passgo.cli.table.terms import others
from passgo.cli.table.vocabulary import Vocabulary
from passgo.engine.board import STREET
from passgo.engine.game import Game
from passgo.texts import Texts

SHORTEST = 4  # letters of a word that tells a deed from the others


def answers(game: Game, texts: Texts, vocabulary: Vocabulary, asked: int) -> list[str]:
    """Answers in words, the everyday ones first."""
    s = game.state
    board, verbs, note = s.edition.board, vocabulary.verb_names, int(s.edition.figures.note)
    names = deed_names(game, texts)
    streets = [deed for deed in names if board.family[deed] == STREET]
    first, second, last = (cut_short(names, deed) for deed in (streets[0], streets[1], streets[-1]))
    partner = next(iter(others(game, asked)), asked)
    said = [verbs["roll"], verbs["buy"], f"{verbs['bid']} {compact(120 * note)}", f"{verbs['build']} {first}"]
    said += [verbs["upgrade"]] if s.edition.figures.goal_cash else [f"{verbs['mortgage']} {last}"]
    gives, whom = f"{second}, {texts.money(50 * note)}", texts.player(partner).split()[0].lower()
    return [*said, f"{verbs['offer']} {whom} {gives} {texts.say('play-for')} {last}"]


def cut_short(names: Mapping[int, str], deed: int) -> str:
    """A word of a deed's name that means no other deed, or the whole name."""
    whole = names[deed].lower()
    words = [word.strip(",.") for word in whole.split()]
    return next((word for word in words if len(word) >= SHORTEST and closest(word, names) == [deed]), whole)
