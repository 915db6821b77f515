"""The command as a whole: its list, its ends, its speed."""

import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module

import pytest
from typer.testing import Result

import passgo as package
from passgo.cli.app import COMMANDS
from passgo.cli.options import LANGUAGES
from passgo.texts import LANGUAGES as CATALOGUES

Run = Callable[..., Result]
COMMAND = [sys.executable, "-m", "passgo"]
MINE = [name for name in COMMANDS if name != "play"]


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_lists_every_command(passgo: Run, arguments: tuple[str, ...]) -> None:
    result = passgo(*arguments)
    assert result.exit_code == 0
    assert result.stderr == ""
    for name, line in COMMANDS.items():
        assert f"  {name} " in result.stdout
        assert line in result.stdout


@pytest.mark.parametrize("name", MINE)
def test_the_list_says_what_the_command_says(name: str) -> None:
    assert import_module(f"passgo.cli.{name}").__dict__[name].__doc__.splitlines()[0] == COMMANDS[name]


OPTIONS = {
    "rules": ["--coverage", "--json", "--markdown", "--lang"],
    "replay": ["--lang", "--to", "FILE"],
    "verify": ["FILE"],
    "simulate": [
        *("--games", "--players", "--bots", "--seed", "--settings", "--variant", "--skin"),
        *("--max-rounds", "--time-after", "--json", "--workers", "--out", "--turns", "--parquet", "--ray"),
        "--lang",
    ],
    "report": ["DIR", "--compare", "--out", "--no-png", "--lang"],
    "sweep": ["EDITION", "--vary", "--bots", "--players", "--variant", "--settings", "--games", "--out", "--json"],
    "tournament": ["--bots", "--games", "--seed", "--players", "--settings", "--workers", "--lang", "--json"],
    "arena": ["EDITION", "--games", "--levels", "--outsiders", "--players", "--seed", "--workers", "--out", "--json"],
    "train": [
        "EDITION",
        "--out",
        "--weights",
        "--games",
        "--learned-games",
        "--seed",
        "--evaluate",
        "--workers",
        "--ray",
    ],
    "review": ["FILE", "--player", "--lang", "--json"],
    "puzzle": ["NUMBER", "--find", "--out", "--file", "--lang", "--json"],
    "odds": ["FILE", "--games", "--bot", "--seed", "--lang", "--json"],
    "join": ["URL", "--name", "--token", "--watch", "--lang"],
    "serve": [
        *(
            "--host",
            "--port",
            "--data",
            "--database",
            "--origin",
            "--allowed-host",
            "--trusted-proxies",
            "--connections",
            "--metrics",
            "--keep-days",
            "--push-host",
            "--bots",
            "--node",
            "--redis",
            "--requests",
            "--open",
        ),
    ],
    "store": ["check|reports|backup|restore", "FILE", "--data"],
    "bench": ["--bots", "--edition", "--games", "--growth", "--json", "--picture", "--seconds"],
    "info": ["--json", "--verbose"],
}


@pytest.mark.parametrize("name", MINE)
def test_help_of_a_command_names_its_options(passgo: Run, name: str) -> None:
    result = passgo(name, "--help")
    assert result.exit_code == 0
    assert COMMANDS[name] in result.stdout
    for option in OPTIONS[name]:
        assert option in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_the_languages_are_those_of_the_texts() -> None:
    assert LANGUAGES == CATALOGUES


def test_version(passgo: Run) -> None:
    assert passgo("--version").stdout == f"passgo {package.__version__}\n"


def test_unknown_command(refused: Callable[..., str]) -> None:
    assert "there is no command 'paly'; there are: play, rules," in refused("paly")


def test_unknown_option_points_to_the_help(refused: Callable[..., str]) -> None:
    assert "--nonsense" in refused("info", "--nonsense")
    assert "passgo info --help" in refused("info", "--nonsense")
    assert "passgo --help" in refused("--nonsense")


def test_too_much_is_refused(refused: Callable[..., str]) -> None:
    assert "passgo info --help" in refused("info", "more")


def test_a_reader_who_leaves_is_no_error() -> None:
    commands = (["rules"], ["--help"], ["rules", "--json"], ["simulate", "classic", "--games", "1"])
    running = [
        subprocess.Popen([*COMMAND, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE) for command in commands
    ]
    for process in running:
        assert process.stdout is not None
        process.stdout.close()
    for process in running:
        assert process.stderr is not None
        assert process.stderr.read() == b""
        process.stderr.close()
        assert process.wait() == 0


def test_ctrl_c_ends_quietly(passgo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("passgo.lab.running.run_chunk", interrupted)
    result = passgo("simulate", "classic", "--workers", 1)
    assert (result.exit_code, result.output) == (130, "")


PROBE = """
import sys
from passgo.cli import main
sys.argv[1:] = ["--help"]
try:
    main()
finally:
    print(sorted(name for name in sys.modules if name.startswith(("rich", "passgo.cli.", "passgo.lab"))))
"""


def test_help_loads_neither_rich_nor_a_command() -> None:
    """What keeps `passgo --help` under 0.3 seconds."""
    out = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, check=True, text=True).stdout
    light = ["passgo.cli.app", "passgo.cli.completing", "passgo.cli.console", "passgo.cli.options"]
    assert out.splitlines()[-1] == str(light)


@pytest.mark.long
def test_help_is_quick() -> None:
    """On a machine that does nothing else."""

    def seconds() -> float:
        begun = time.perf_counter()
        subprocess.run([*COMMAND, "--help"], capture_output=True, check=True)
        return time.perf_counter() - begun

    assert min(seconds() for _ in range(5)) < 0.3
