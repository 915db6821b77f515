"""Bots of all forms from the command line: in tournaments, runs, odds and at the terminal table."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.test_play_support import SAME_PASSGO
from tests.outside.test_rascals import RASCAL, Fifo

EXAMPLES = Path(__file__).parents[2] / "examples/bots"
ITS = """
import os

class First:
    def choose(self, game):
        return game.decision.options[0]

class Fails:
    def choose(self, game):
        if game.decision.kind == "buy":
            raise RuntimeError("no idea")
        return game.decision.options[0].text

class Generous:  # gives away and takes whatever it may, as long as it may
    def choose(self, game):
        options = [option.text for option in game.decision.options]
        if "accept" in options:
            return "accept"
        me, partner = game.decision.player, 1 - game.decision.player
        if "offer" in game.decision.free and game.state.cash[me] > 200:
            return f"offer {partner} $1 for nothing"
        return game.decision.default_action

class Obliging(Generous):
    pass

class Leaves:
    def choose(self, game):
        os._exit(7)

class Stays:  # lets nobody interrupt it
    def choose(self, game):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass

class Raises:
    def choose(self, game):
        raise KeyboardInterrupt
"""
QUICK = ("--variant", "short", "--max-rounds", "4")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where an author works: a module, and a package that announces a bot of its own."""
    (tmp_path / "its.py").write_text(ITS)
    announced = tmp_path / "site/announced-1.0.dist-info"
    announced.mkdir(parents=True)
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: announced\nVersion: 1.0\n")
    (announced / "entry_points.txt").write_text("[passgo.bots]\nhomely = announced_bots:Homely\n")
    (tmp_path / "site/announced_bots.py").write_text(
        "class Homely:\n    def choose(self, game):\n        return game.decision.default_action\n"
    )
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    known = {**os.environ, **SAME_PASSGO, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "XDG_STATE_HOME": str(folder / "state")}
    path = [str(folder / "site"), *filter(None, [known.get("PYTHONPATH")])]
    return {**known, "PYTHONPATH": os.pathsep.join(path)}


def passgo(folder: Path, *arguments: object, lines: Sequence[str] = (), code: int = 0) -> tuple[str, str]:
    """What a command prints and complains of."""
    done = subprocess.run(
        [sys.executable, "-m", "passgo", *map(str, arguments)],
        cwd=folder, env=environment(folder), input="\n".join(lines), capture_output=True, text=True, timeout=280,
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def rascal(how: str, *more: str) -> str:
    return " ".join([f"exec:{sys.executable} -I -S {RASCAL} {how}", *more])


def every_form(folder: Path) -> list[str]:
    """Ours with parameters, a module's class, a file's, an announced one, and programs: in Python, C and JavaScript
    as far as this machine has what they need."""
    bots = [
        "trader:reserve=100:greed=1.2",
        "its:First",
        f"{EXAMPLES}/bargain_hunter.py:BargainHunter:most=150",
        "homely",
        f"exec:{sys.executable} -I {EXAMPLES}/cautious.py",
    ]
    compiler, node = shutil.which("cc"), shutil.which("node")
    if compiler:
        subprocess.run([compiler, "-O2", "-o", folder / "careful", EXAMPLES / "careful.c"], check=True)
        bots.append("exec:./careful")
    if node:
        bots.append(f"exec:{node} {EXAMPLES}/collector.js")
    return bots


@pytest.mark.once
def test_all_forms_play_a_tournament_of_200_games(folder: Path) -> None:
    bots = every_form(folder)
    options = (
        "--games",
        200,
        "--players",
        len(bots),
        "--workers",
        2,
        "--json",
        "--variant",
        "short",
        "--max-rounds",
        2,
    )
    told, complaints = passgo(folder, "tournament", "classic", "--bots", ",".join(bots), *options)
    result = json.loads(told)
    assert result["games"] == 200 and list(result["bots"]) == bots
    assert all(found["games"] == 200 for found in result["bots"].values())
    assert result["forfeits"] == {} and complaints == ""


@pytest.mark.once
def test_a_tournament_says_how_often_each_forfeited(folder: Path) -> None:
    bots = ["simple", "its:Fails", rascal("dies"), rascal("hangs"), rascal("nonsense")]
    options = ("--games", 10, "--players", 5, "--bot-time", 0.5, "--workers", 1, *QUICK)
    told, complaints = passgo(folder, "tournament", "classic", "--bots", ",".join(bots), *options)
    words = " ".join(told.split())
    assert "its:Fails forfeited" in words and "by errors." in words
    assert "because the program died." in words and "late." in words and "illegal." in words
    assert complaints.count("RuntimeError: no idea") == 1 and complaints.count("I cannot go on") == 1
    french, _ = passgo(
        folder, "tournament", "classic", "--bots", ",".join(bots[:2]), *options[:2], *QUICK, "--lang", "fr"
    )
    assert "à la réponse par défaut" in " ".join(french.replace("\u00a0", " ").split())


@pytest.mark.once
@pytest.mark.parametrize(("who", "language"), [("Leaves", "en"), ("Stays", "fr")])
def test_a_class_that_ends_its_process_is_named(folder: Path, who: str, language: str) -> None:
    bots, few = f"./its.py:{who},simple", ("--games", 2, "--workers", 1, "--bot-time", 0.1)
    _, said = passgo(folder, "tournament", "classic", "--bots", bots, *few, *QUICK, "--lang", language, code=2)
    *stuck, last = said.splitlines()
    words = "a process that played has ended" if language == "en" else "un processus qui jouait s’est terminé"
    assert last.startswith(f"passgo: {words}") and last.endswith(f"./its.py:{who}.")
    late = f"passgo: ./its.py:{who} was late and let nobody interrupt it, so this process ends."
    assert stuck == ([late] if who == "Stays" else [])


@pytest.mark.once
def test_a_class_that_raises_what_ctrl_c_does_forfeits(folder: Path) -> None:
    told = passgo(folder, "simulate", "classic", "--bots", "./its.py:Raises,simple", "--games", 1, *QUICK, "--json")
    assert set(json.loads(told[0])["forfeits"]["./its.py:Raises"]) == {"failed"}


@pytest.mark.once
def test_two_that_deal_to_and_fro_come_to_an_end(folder: Path) -> None:
    options = ("--players", 2, "--games", 2, "--workers", 1, "--json", *QUICK)
    told, _ = passgo(folder, "tournament", "classic", "--bots", "its:Generous,its:Obliging", *options)
    assert json.loads(told)["games"] == 2 and json.loads(told)["forfeits"] == {}


@pytest.mark.once
def test_a_run_keeps_what_was_forfeited(folder: Path) -> None:
    command = ("simulate", "classic", "--bots", "its:Fails,simple", "--games", 60, "--out", "run", *QUICK)
    told, complaints = passgo(folder, *command)
    assert "its:Fails forfeited" in " ".join(told.split()) and "RuntimeError: no idea" in complaints
    manifest = json.loads((folder / "run/manifest.json").read_text())
    assert manifest["plan"]["bots"] == ["its:Fails", "simple"]
    assert manifest["summary"]["forfeits"]["its:Fails"]["failed"] > 0
    assert ",its:Fails," in (folder / "run/players.csv").read_text()
    (folder / "its.py").unlink()  # a report runs nobody's code
    passgo(folder, "report", "run")


@pytest.mark.once
def test_the_terminal_table_and_the_odds(folder: Path) -> None:
    bots = f"{rascal('well')},its:Fails"
    lines = ["roll", *[""] * 60, "save half", "record half", "quit"]
    table = ("--humans", "Ann", "--seed", 4)
    told, _ = passgo(folder, "play", "classic", "--bots", bots, *table, lines=lines)
    assert "bot its:Fails" in " ".join(told.split()) and "its:Fails forfeited" in " ".join(told.split())
    saved = json.loads((folder / "half.json").read_text())
    assert saved["table"]["bots"] == [None, *bots.split(",")]
    _, refused = passgo(folder, "play", "--load", "half.json", lines=["quit"], code=2)
    assert "--bots with the same text lets it play on" in " ".join(refused.split())
    told, _ = passgo(folder, "play", "--load", "half.json", "--bots", bots, lines=["quit"])
    assert "The game goes on" in told
    for bot in ("its:First", rascal("well"), "trader:greed=2"):
        told, _ = passgo(folder, "odds", "half.passgo", "--bot", bot, "--games", 2, "--json")
        assert json.loads(told)["bot"] == bot and json.loads(told)["forfeits"] == {}


@pytest.mark.parametrize(
    "command",
    [
        ("tournament", "classic", "--bots", "simple,genius:a=1"),
        ("simulate", "classic", "--bots", "genius", "--lang", "fr"),
        ("play", "classic", "--bots", "genius", "--lang", "fr"),
        ("serve", "--outside-bot", "mine=genius"),
    ],
)
def test_wrong_ones_are_refused_everywhere(folder: Path, command: tuple[str, ...]) -> None:
    _, refused = passgo(folder, *command, code=2)
    words = "il n’y a pas de robot 'genius'" if "fr" in command else "there is no bot 'genius'"
    assert words in " ".join(refused.split())


@pytest.mark.once
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_behind(folder: Path, number: signal.Signals) -> None:
    """Whether somebody presses Ctrl-C or passgo is killed, workers and all: the program and what it started end too."""
    fifo = Fifo(folder / "alive")
    command = ["tournament", "classic", "--bots", f"simple,{rascal('forks', str(fifo.path))}", "--games", "1000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "passgo", *command, "--bot-time", "1000", "--workers", "2"],
        cwd=folder,
        env=environment(folder),
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    fifo.await_somebody()
    os.killpg(process.pid, number)
    process.wait()
    fifo.wait()
