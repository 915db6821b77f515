"""Both languages, any letters, 80 columns."""

import re
from pathlib import Path

import pytest

from passgo.cli.table.screen import spelled
from passgo.cli.table.start import language_of
from passgo.cli.table.vocabulary import WORDS
from passgo.testing import table
from passgo.texts import Texts
from passgo.texts.catalogue import messages
from tests.cli.test_play_support import named, piped, rich_ann, sat, started

TOUR = [
    *("help", "why", "hint", "m", "me", "deeds", "players", "board", "board list", "deed boardwalk", "log", "seed"),
    *("undo", "xyzzy", "99", "de", "build boardwalk", "why", "deed", "save", "load", "load nowhere", "record", "m"),
    *("build oriental", "undo", "interrupt", "interrupt always", "interrupt always", "trade", "zoe", "bella", "99"),
    *(
        "1",
        "boardwalk",
        "g",
        "2",
        "w",
        "1",
        "x",
        "offer carlo reading for park",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "quit",
        "c",
    ),
    *[""] * 30,
]


def catalogue_words(language: str) -> set[str]:
    """Every word that our catalogues of a language can say."""
    text = ""
    for file in Path(__file__).parents[2].joinpath("src/passgo/texts", language).glob("*.ftl"):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        values = [re.sub(r"^[\w-]+ =|^\s*\*?\[[\w-]+\]", "", line) for line in lines]
        text += " ".join(re.sub(r"\{[^}]*\}|\{.*->", " ", value) for value in values) + " "
    return {word for word in re.findall(r"[^\W\d_]+", text.lower()) if len(word) > 2}


def names_of_the_table() -> set[str]:
    header = started().header
    texts = Texts.of(header, "fr")
    names = [*header.names, *(texts.space(space) for space in range(40)), "passgo", "simple", "random", "json"]
    return {word for name in names for word in re.findall(r"[^\W\d_]+", name.lower())}


def test_a_french_session_shows_no_english_word_of_ours(tmp_path: Path) -> None:
    text = sat(named(rich_ann()), TOUR, tmp_path, language="fr").text
    answers = {word for line in TOUR for word in re.findall(r"[^\W\d_]+", line.lower())}
    english = catalogue_words("en") - catalogue_words("fr") - names_of_the_table() - answers
    plain = re.sub(r"\S+\.\S+|\[[A-Z]+-[A-Z0-9]+-\d+\]", " ", text)  # files, and the ids of rules
    shown = {word for word in re.findall(r"[^\W\d_]+", plain.lower())}
    system = {"such", "file", "directory", "manage", "offturn", "load", "lang", "replay", "rules", "play", "resume"}
    assert shown & english - system == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_longer_than_80_cells(language: str, tmp_path: Path) -> None:
    games = [
        (named(rich_ann()), TOUR),
        (started(5), [""] * 150),
        (named(rich_ann().built(4, "Oriental Avenue", "Vermont Avenue", "Connecticut Avenue")), TOUR),
        (named(table("classic", players=4, skin="paris").owns_group(0, "red", "utility", "railroad")), TOUR),
    ]
    for game, lines in games:
        text = sat(game, lines, tmp_path, language=language).text
        assert [line for line in text.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize(("language", "skin"), [("en", "london"), ("fr", "paris"), ("fr", "us")])
def test_a_terminal_with_ascii_only(language: str, skin: str, tmp_path: Path) -> None:
    lines = "\n".join([*TOUR, *[""] * 100])
    arguments = ["--humans", "Zoé,Ann", "--players", "4", "--seed", "5", "--skin", skin, "--lang", language]
    text = piped(lines, tmp_path, *arguments, encoding="ascii")
    assert text.isascii()
    assert "Zoe" in text and "+------+" in text
    assert "?" not in re.sub(r"\?(?=\s|$)|\? ", "", text.split("xyzzy")[0])


def test_latin_terminals_keep_their_accents() -> None:
    assert spelled("hôtel — 5 €", "latin-1") == "hôtel - 5 E"
    assert spelled("Zoé → “GO” № œ", "ascii")[:10] == 'Zoe > "GO"'
    assert spelled("1\u202f500\u00a0$", "utf-8") == "1 500 $"
    assert spelled("\x1b[31mred\x07", "utf-8") == "?[31mred?"


def test_no_color_is_honoured(tmp_path: Path) -> None:
    text = piped("board\n", tmp_path, "--humans", "Ann", FORCE_COLOR="", NO_COLOR="1")
    assert "\x1b" not in text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_CA", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
    ],
)
def test_the_language_comes_from_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_french_through_the_environment(tmp_path: Path) -> None:
    text = piped("lancer\n", tmp_path, "--humans", "Zoé", "--seed", "5", language="fr_FR.UTF-8")
    assert "C’est votre tour." in text
    assert "Pour la reprendre : passgo play --resume" in text
    assert "Tapez aide à tout moment." in piped("", tmp_path, "--resume")  # in the language it was played in


def test_money_and_punctuation_do_not_break_lines(tmp_path: Path) -> None:
    text = sat(named(rich_ann()), TOUR, tmp_path, language="fr").text
    assert [line for line in text.splitlines() if re.match(r"\s*[:;!?»$]", line)] == []


def used_messages() -> set[str]:
    """The names of messages in the source of the terminal table."""
    folder = Path(__file__).parents[2] / "src/passgo/cli"
    source = "".join(file.read_text(encoding="utf-8") for file in [folder / "play.py", *folder.glob("table/*.py")])
    return set(re.findall(r"[\"'](play-[a-z-]+)", source))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_is_there_and_used(language: str) -> None:
    file = Path(__file__).parents[2] / "src/passgo/texts" / language / "play.ftl"
    defined = set(re.findall(r"^(play-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    used = used_messages()
    composed = {name for name in used if name.endswith("-")}
    assert {name for name in used - composed if name not in messages(language).sources} == set()
    parts = ("play-builds", "play-raises", "play-lifts")
    assert {n for n in defined - used if not n.startswith(tuple(composed - {"play-"})) and n not in parts} == set()
    for word in WORDS:
        assert {f"play-word-{word}", f"play-help-{word}"} <= defined
