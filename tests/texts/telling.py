"""What a table says, with ordinary spaces to be readable in tests."""

from passgo.testing import Table
from passgo.texts import Texts

NAMES = ("Ann", "Bob", "Cat")


def texts(t: Table, language: str) -> Texts:
    header = t.game.header
    return Texts(header.edition.printing(header.settings), language, header.skin, NAMES, header.variant)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def story(t: Table, language: str) -> list[str]:
    lines = [texts(t, language).event(event, t.events) for event in t.events]
    return [plain(line) for line in lines if line]


def question(t: Table, language: str) -> str:
    return plain(texts(t, language).question(t.game))


def option(t: Table, language: str, action: str) -> str:
    return plain(texts(t, language).option(t.game, t.game.notation.read(action)))


def offer(t: Table, language: str) -> str:
    return plain(texts(t, language).offer(t.game))
