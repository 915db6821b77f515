"""The Tab key: what a line that was begun can become, in both languages, with and without a question."""

from pathlib import Path

from passgo import Game
from passgo.cli.table.local_session import LocalSession
from tests.cli.terminals import Open
from tests.cli.test_play_support import named, new_session, rich_ann, started


def at(game: Game, folder: Path, language: str = "en") -> LocalSession:
    return new_session(game, [], folder, language=language).session


def test_words_and_verbs_that_are_possible(tmp_path: Path) -> None:
    session = at(started(), tmp_path)
    assert session.completions("bo") == ["board"]
    assert session.completions("RO") == ["roll"]
    assert session.completions("b") == ["board"]  # nothing to buy, build or bid for
    assert "build" in at(named(rich_ann()), tmp_path).completions("b")
    assert session.completions("xyz") == []
    assert set(session.completions("")) >= {"help", "roll", "log"}


def test_what_a_word_can_be_about(tmp_path: Path) -> None:
    session = at(named(rich_ann()), tmp_path)
    assert session.completions("deed park") == ["deed Park Place"]
    assert session.completions("deeds c") == ["deeds Carlo"]
    assert session.completions("board l") == ["board list"]
    assert session.completions("why cls-tur-")
    assert session.completions("quit x") == []


def test_what_a_verb_can_be_about(tmp_path: Path) -> None:
    session = at(named(rich_ann()), tmp_path)
    assert session.completions("mortgage re") == ["mortgage Reading Railroad"]
    assert session.completions("mortgage park") == []  # it is Carlo's
    assert session.completions("build o") == ["build Oriental Avenue"]


def test_a_deal_in_one_line(tmp_path: Path) -> None:
    session = at(named(rich_ann()), tmp_path)
    assert session.completions("offer be") == ["offer Bella"]
    assert session.completions("offer Bella read") == ["offer Bella Reading Railroad"]
    begun = "offer bella Reading Railroad, $50 for "
    assert session.completions(f"{begun}board") == [f"{begun}Boardwalk"]
    assert session.completions(f"{begun}boardwalk, wat") == [f"{begun}boardwalk, Water Works"]


def test_in_french_without_accents(tmp_path: Path) -> None:
    session = at(named(rich_ann()), tmp_path, "fr")
    assert session.completions("hypo") == ["hypothéquer"]
    assert session.completions("ger") == ["gérer"]
    assert session.completions("titre rue") or session.completions("titre park")


def test_tab_and_history_at_a_real_terminal(tmp_path: Path, terminal: Open) -> None:
    at = terminal(tmp_path, "play", "--humans", "Ann", "--seed", "5")
    at.wait_for("Ann> ")
    at.type("deed park p\t\n")
    at.wait_for("Park Place · dark blue")
    at.wait_for("Ann> ")
    at.type("hel\t\n")
    at.wait_for("What you can type")
    at.wait_for("Ann> ")
    at.type("\x10\x10\n")  # two lines back
    at.wait_for("Park Place · dark blue")
    at.wait_for("Ann> ")
