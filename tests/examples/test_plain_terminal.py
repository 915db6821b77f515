"""The example board at the terminal: piped to the end in both languages, recorded, replayed, saved and loaded."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_play_support import SAME_PASSGO
from tests.examples.plain_board import EXAMPLE, changed, copied

pytestmark = pytest.mark.once
BOTS = ("--bots", "simple", "--players", "3", "--seed", "5")


def passgo(folder: Path, *arguments: object, lines: str = "", code: int = 0) -> str:
    """What a command prints; with another code than 0, the sentence."""
    environment = {**os.environ, **SAME_PASSGO, "XDG_STATE_HOME": str(folder / "state"), "COLUMNS": "80"}
    environment |= {"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "passgo", *map(str, arguments)],
        input=lines.encode(),
        capture_output=True,
        cwd=folder,
        env=environment,
        timeout=300,
    )
    said = done.stderr.decode()
    assert done.returncode == code and said.count("\n") == (code != 0), said
    return said if code else done.stdout.decode()


def test_braces_in_names_are_text(tmp_path: Path) -> None:
    """Titles, what a board says about itself, groups, packs and spaces: whatever is written is what is read."""
    folder = changed(tmp_path, "edition.toml", 'en = "Alpine Village"', 'en = "Alpine {foo} {amount}"')
    toml = (folder / "edition.toml").read_text(encoding="utf-8")
    toml = re.sub(r'(about\]\nen = ")[^"]*', r"\1A {thing} {", toml)
    toml = re.sub(r'(groups.*?en = ")[^"]*', r"\1{cars}", toml, count=1, flags=re.DOTALL)
    (folder / "edition.toml").write_text(toml, encoding="utf-8")
    board = (folder / "board.csv").read_text(encoding="utf-8")
    (folder / "board.csv").write_text(board.replace("Hay Barn", "Hay {barn}", 1), encoding="utf-8")
    cards = (folder / "cards.csv").read_text(encoding="utf-8")
    (folder / "cards.csv").write_text(cards.replace("Hay Barn", "Hay {barn}"), encoding="utf-8")
    said = passgo(tmp_path, "play", folder, *BOTS, "--lang", "en", lines="deed hay\n")
    assert "Alpine {foo} {amount}, Normal game" in said and "A {thing} {" in said
    assert "Hay {barn}" in said and "{cars}" in said
    said = passgo(tmp_path, "simulate", folder, "--games", "2", "--lang", "en")
    assert "Alpine {foo} {amount}" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Alpine Village, Normal game",
                "Post Bag",
                "cable cars",
                "Village Square",
                "Weather",
                "The game is over: Bella has won.",
            ],
        ),
        (
            "fr",
            [
                "Le village alpin, Partie normale",
                "Sac postal",
                "téléphériques",
                "Place du village",
                "Météo",
                "La partie est finie\u00a0: victoire pour Bella.",
            ],
        ),
    ],
)
def test_a_piped_game_goes_to_its_end(tmp_path: Path, language: str, words: list[str]) -> None:
    board, deeds = ("board", "deeds") if language == "en" else ("plateau", "titres")
    lines = f"{board}\n{deeds}\n" + "\n" * 3000
    text = passgo(tmp_path, "play", EXAMPLE, "--humans", "Ann", *BOTS, "--lang", language, lines=lines)
    flat = " ".join(text.split()).replace(" :", "\u00a0:")
    for word in words:
        assert word in flat, word
    assert "Boardwalk" not in text and "{" not in text
    picture = text.split("┌", 1)[1].split("└", 1)[0]  # spaces by the names that they have here
    for name in ("Avalanche", "Weather", "Snow Plough") if language == "en" else ("Météo", "Péage", "Chasse-neige"):
        assert name in picture


def test_save_and_load_and_resume(tmp_path: Path) -> None:
    board = copied(tmp_path)
    passgo(tmp_path, "play", "board", "--humans", "Ann", *BOTS, lines="\n\n\nsave half\nrecord half\n")
    again = passgo(tmp_path, "play", "./board", "--resume")
    assert "Alpine Village" in again and "passgo play board --resume" in " ".join(again.split())
    assert "Alpine Village" in passgo(tmp_path, "play", "./board", "--load", "half.json", lines="\n")
    assert json.loads((tmp_path / "half.json").read_text(encoding="utf-8"))["header"]["edition"] == "alpine-village"
    told = passgo(tmp_path, "replay", "half.passgo", "--edition", "board")
    assert "Alpine Village" in told and "After move" in told
    assert "raconte" not in told and "Après le coup" in passgo(
        tmp_path, "replay", "half.passgo", "--edition", board, "--lang", "fr"
    )
    assert "fits: alpine-village" in passgo(tmp_path, "verify", "half.passgo", "--edition", "board")
    odds = passgo(tmp_path, "odds", "half.json", "--edition", "board", "--games", "3", "--bot", "simple")
    assert "Ann" in odds
    # without its folder the board is unknown; a game of it is passed over where another is wanted
    unknown = passgo(tmp_path, "replay", "half.passgo", code=2)
    assert "there is no edition 'alpine-village'; there are: classic" in unknown
    assert "no interrupted game" in passgo(tmp_path, "play", "--resume", code=2)
    # other files are another game
    other = changed(tmp_path / "other", "board.csv", "brown,60,40", "brown,70,40")
    for command in (["replay", "half.passgo"], ["verify", "half.passgo"], ["odds", "half.json"]):
        refused = passgo(tmp_path, *command, "--edition", other, code=2)
        assert "the game was played with alpine-village version" in refused and "this is version" in refused
    assert "version" in passgo(tmp_path, "play", other, "--load", "half.json", code=2)


def test_rules_are_those_of_classic(tmp_path: Path) -> None:
    assert passgo(tmp_path, "rules", EXAMPLE) == passgo(tmp_path, "rules", "classic")
