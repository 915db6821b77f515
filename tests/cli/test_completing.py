"""What the shell completes, asked as a shell asks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = f"{sys.executable} -m passgo"
CALL = """
source <(_PASSGO_COMPLETE=source_bash bash-passgo)
COMP_WORDS=({words}); COMP_CWORD={at}
_passgo_completion bash-passgo
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A command `bash-passgo`, as the completion of bash calls it."""
    path = tmp_path_factory.mktemp("bin") / "bash-passgo"
    path.write_text(f'#!/bin/sh\nexec {COMMAND} "$@"\n')
    path.chmod(0o755)
    return path.parent


def completed(folder: Path, *words: str) -> list[str]:
    """What bash offers for the last word, which it parts at = as readline does."""
    code = CALL.format(words=" ".join(f"'{word}'" for word in words), at=len(words) - 1)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    out = subprocess.run(
        ["bash", "--norc", "-c", code], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert out.stderr == ""
    return out.stdout.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["passgo", "si"], ["simulate"]),
        (["passgo", "s"], ["simulate", "sweep", "serve", "store"]),
        (["passgo", "simulate", "m"], ["mega", "millionaire"]),
        (["passgo", "play", "ul"], ["ultimate"]),
        (["passgo", "sweep", "classic", "me"], ["mega"]),
        (["passgo", "simulate", "classic", "--bots", "simple,tr"], ["simple,trader", "simple,trader-1"]),
        (["passgo", "tournament", "classic", "--bots", "s"], ["simple", "strong", "strong-1"]),
        (["passgo", "simulate", "classic", "--settings", "parking"], ["parking.jackpot="]),
        (["passgo", "simulate", "classic", "--settings", "parking.jackpot", "=", "t"], ["true"]),
        (["passgo", "simulate", "classic", "--settings", "parking.jackpot", "="], ["true", "false"]),
        (["passgo", "simulate", "classic", "jail.third_miss", "=", "pay_n"], ["pay_next_turn"]),
        (["passgo", "simulate", "classic", "--settings", "voucher"], []),  # a setting of other editions
        (["passgo", "simulate", "ultimate", "--settings", "voucher.exp"], ["voucher.expire_on="]),
        (["passgo", "sweep", "classic", "--vary", "salary.go_land", "=", "200,"], ["200,400"]),
        (["passgo", "simulate", "classic", "--variant", "t"], ["timed"]),
        (["passgo", "play", "classic", "--skin", "p"], ["paris"]),
        (["passgo", "report", "x", "--lang", ""], ["en", "fr"]),
        (["passgo", "simulate", "classic", "--max"], ["--max-rounds"]),
    ],
)
def test_bash(asked: Path, words: list[str], offered: list[str]) -> None:
    assert completed(asked, *words) == offered


def test_what_nobody_knows_is_no_trouble(asked: Path) -> None:
    assert "simulate" in completed(asked, "passgo", "nothing", "")
    assert completed(asked, "passgo", "simulate", "chess", "--settings", "a", "=", "b") == []


def asked_by(shell: str, line: str) -> str:
    told = {"_PASSGO_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_ARGS": line}
    if shell == "fish":
        told["_TYPER_COMPLETE_FISH_ACTION"] = "get-args"
    environment = {**os.environ, **told}
    run = subprocess.run([sys.executable, "-m", "passgo"], env=environment, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    return run.stdout


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_keep_words_whole(shell: str) -> None:
    assert "parking.jackpot=true" in asked_by(shell, "passgo simulate classic --settings parking.jackpot=t")
    assert "millionaire" in asked_by(shell, "passgo play m")


def test_help_says_how_to_have_it() -> None:
    out = subprocess.run([sys.executable, "-m", "passgo", "--help"], capture_output=True, text=True, check=True).stdout
    assert "--install-completion" in out and "--show-completion" in out
