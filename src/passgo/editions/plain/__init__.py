"""Boards as plain files: a folder with edition.toml, board.csv and cards.csv is an edition, by the rules of Classic.

docs/boards.md tells what the files hold. All processes find the folders that the variable PASSGO_EDITIONS names.
"""

import os
import re
import warnings
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from passgo.editions.classic import CLASSIC, kinds, turn
from passgo.editions.classic.settings import SETTINGS as CLASSIC_SETTINGS
from passgo.editions.plain.cards import Cards
from passgo.editions.plain.mistakes import Mistake, listed
from passgo.editions.plain.reading import LANGUAGES, LARGEST, Sheet, shown
from passgo.editions.plain.spaces import DRAWING, GROUPS, KINDS, Spaces
from passgo.editions.plain.words import catalogue
from passgo.engine.edition import EDITIONS, Edition, Figures, Frame, Skin, frame, register
from passgo.engine.rules.taxes import PAY_INCOME_TAX, PAY_TAX
from passgo.engine.settings import BOOL, CHOICE, INT, SETTINGS, Value, resolved

__all__ = ["VARIABLE", "Mistake", "named_folders", "open_board"]

VARIABLE: Final = "PASSGO_EDITIONS"
KEYS = (
    *("name", "currency", "minutes", "usual_players", "starting_cash", "salary", "bail"),
    *("players", "title", "about", "groups", "decks", "settings"),
)
NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
MINUTES = re.compile(r"([1-9][0-9]{0,2})-([1-9][0-9]{0,2})")
MOST_PLAYERS = 12
LONGEST_CURRENCY = 3
TENTH = 10  # percent of one's worth, where the payer of an income tax may choose (tax.income = choice)
DEALT = 2  # deeds that everybody must be able to pay for in the Short and the Timed game
OPENED: Final[dict[Path, Edition]] = {}


def named_folders() -> Iterator[Path]:
    """The folders that the environment names."""
    for text in os.environ.get(VARIABLE, "").split(os.pathsep):
        if text:
            yield Path(text)


def open_board(folder: Path) -> Edition:
    """The edition in a folder, on the shelf of this process and of those that it starts; a Mistake if it cannot be."""
    home = folder.resolve()
    if home not in OPENED:
        OPENED[home] = register(read_edition(folder))
        others = [str(path) for path in named_folders() if path.resolve() != home]
        os.environ[VARIABLE] = os.pathsep.join([*others, str(home)])
    return OPENED[home]


def read_edition(folder: Path) -> Edition:
    if not folder.is_dir():
        raise Mistake(folder, 0, "no-folder")
    sheet = Sheet(folder / "edition.toml")
    sheet.only(KEYS)
    name = checked_name(sheet)
    figures = read_figures(sheet)
    settings = read_settings(sheet, name, figures)
    texts = read_texts(sheet, name)
    spaces = Spaces(folder / "board.csv")
    cards = Cards(folder / "cards.csv", spaces)
    edition = Edition(
        name=name,
        version=0,
        board=spaces.board,
        kinds=kinds(luxury_tax=0),
        on_land={space: tax_at(spaces, space) for space in spaces.taxes},
        turn=turn(),
        decks=cards.decks,
        figures=figures,
        settings=settings,
        texts={language: catalogue(texts[language], cards.texts[language]) for language in LANGUAGES},
        based_on=(CLASSIC.name,),
        table_size=sheet.number(figures.least_players, figures.most_players, "usual_players"),
        minutes=read_minutes(sheet),
        variants=variants(spaces, figures),
        skins=[Skin(name, read_currency(sheet), spaces.names)],
        printed_by=(),
        folder=str(folder),
    )
    edition.version = version_of(edition)
    edition.known_digest = ""
    return edition


def checked_name(sheet: Sheet) -> str:
    name = sheet.text("name")
    if not NAME.fullmatch(name):
        raise sheet.mistake(["name"], "odd-edition-name", name=name)
    if name in EDITIONS:
        raise sheet.mistake(["name"], "name-taken", name=name)
    return name


def read_figures(sheet: Sheet) -> Figures:
    sheet.only(["least", "most"], "players")
    least = sheet.number(2, MOST_PLAYERS, "players", "least")
    cash = sheet.number(1, LARGEST, "starting_cash")
    return Figures(
        starting_cash=cash,
        bail=sheet.number(1, LARGEST, "bail"),
        salary=sheet.number(1, LARGEST, "salary"),
        least=least,
        most=sheet.number(least, MOST_PLAYERS, "players", "most"),
        dollar=max(1, cash // int(CLASSIC.figures.starting_cash)),
    )


def read_settings(sheet: Sheet, name: str, figures: Figures) -> dict[str, Value]:
    """Those of Classic that a table may change, with other defaults where the board says so."""
    ours = {key: value for key, value in CLASSIC_SETTINGS.items() if key not in CLASSIC.printed_by}
    ours["players.max"] = figures.most_players
    known = [key for key in ours if key != "players.max"]
    for way, value in chosen(sheet):
        key = ".".join(way[1:])
        if key not in known:
            raise sheet.mistake(way, "unknown-setting", key=shown(key), known=listed(known))
        try:
            ours[key] = resolved(ours, {key: value}, name)[key]
        except ValueError as error:
            raise sheet.mistake(way, "bad-setting", key=key, value=shown(value), allowed=allowed(key)) from error
    return ours


def chosen(sheet: Sheet) -> Iterator[tuple[list[str], object]]:
    """The settings with their ways: TOML reads `parking.jackpot = true` as a part `parking` of its own."""
    for key, value in sheet.table("settings").items():
        if isinstance(value, dict):
            yield from ((["settings", key, rest], inner) for rest, inner in value.items())
        else:
            yield ["settings", key], value


def allowed(key: str) -> str:
    """What a setting may be, in no language."""
    setting = next(setting for setting in SETTINGS if setting.key == key)
    if setting.kind == BOOL:
        return "true, false"
    if setting.kind == INT:
        return f"{setting.low}-{setting.high}"
    return listed(setting.values) if setting.kind == CHOICE else str(CLASSIC_SETTINGS[key])


def read_texts(sheet: Sheet, name: str) -> dict[str, dict[str, str]]:
    """What the board calls itself, its groups and its packs; where it has no name for them, they have their own."""
    named = {f"edition-{name}": sheet.in_words("title"), f"edition-{name}-about": sheet.in_words("about")}
    named[f"skin-{name}"] = named[f"edition-{name}"]
    # the board in the terminal shows spaces by the names that they have here
    named |= {f"play-space-{kind.replace(' ', '-')}": dict.fromkeys(LANGUAGES, "") for kind in KINDS}
    for part, known, stem in (("groups", GROUPS, "group"), ("decks", DRAWING, "deck")):
        sheet.only(known, part)
        for key in sheet.table(part):
            named[f"{stem}-{key.replace(' ', '-')}"] = sheet.in_words(part, key)
    return {language: {key: text[language] for key, text in named.items()} for language in LANGUAGES}


def read_minutes(sheet: Sheet) -> str:
    minutes = sheet.text("minutes")
    found = MINUTES.fullmatch(minutes)
    if not found or int(found[1]) > int(found[2]):
        raise sheet.mistake(["minutes"], "odd-minutes", value=minutes)
    return minutes


def read_currency(sheet: Sheet) -> str:
    currency = sheet.text("currency")
    if len(currency) > LONGEST_CURRENCY or any(sign.isdigit() or sign in ",.;#" for sign in currency):
        raise sheet.mistake(["currency"], "odd-currency", value=currency, most=LONGEST_CURRENCY)
    return currency


def tax_at(spaces: Spaces, space: int) -> list[Frame]:
    amount = spaces.taxes[space]
    return [frame(PAY_INCOME_TAX, amount, TENTH) if spaces.rows[space].kind == "income tax" else frame(PAY_TAX, amount)]


def variants(spaces: Spaces, figures: Figures) -> tuple[str, ...]:
    """The shorter games deal deeds that are paid for at once: only where there are enough, and everybody can."""
    prices = sorted((row.price for row in spaces.rows if row.price), reverse=True)
    affordable = sum(prices[:DEALT]) <= figures.starting_cash and len(prices) >= DEALT * figures.least_players
    return ("normal", "short", "timed") if affordable else ("normal",)


def version_of(edition: Edition) -> int:
    """A number that is another one whenever the files would play otherwise, or Classic does: stored games name it."""
    return int(sha256(f"{edition.rules_digest} {CLASSIC.version}".encode()).hexdigest()[:8], 16)


def register_named() -> None:
    """The boards in the folders that the environment names; a wrong one is left out, with a sentence."""
    for folder in list(named_folders()):
        try:
            open_board(folder)
        except Mistake as mistake:
            warnings.warn_explicit(f"left out: {mistake}", UserWarning, VARIABLE, 1)
