"""The documents on bots are true: their tables, their code, their transcript."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.bots.outside.parameters import PARAMETERS
from passgo.bots.outside.program_bot import VERSION, ProgramBot
from passgo.bots.outside.programs import Program
from passgo.engine.machine import decider

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs/bot-protocol.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}[^\n]*\n(.*?)```", text, re.DOTALL)


def test_the_table_of_parameters_is_whole() -> None:
    rows = [line for line in GUIDE.splitlines() if re.match(r"\| `[\w-]+` \| `\w+` \|", line)]
    assert rows == [
        f"| `{name}` | `{each.name}` | {each.low} | {each.high} | {each.default} | {each.about} |"
        for name, parameters in PARAMETERS.items()
        for each in parameters
    ]


def test_the_code_of_the_guide_runs(tmp_path: Path) -> None:
    frugal, whimsical = blocks(GUIDE, "python")
    for name, code, spec in (
        ("frugal", frugal, "frugal.py:Frugal"),
        ("whimsical", whimsical, "whimsical.py:Whimsical:boldness=0.9"),
    ):
        (tmp_path / f"{name}.py").write_text(code, encoding="utf-8")
        game = Game.start("classic", 2, 5)
        seats = [bot(f"{tmp_path}/{spec}", seat) for seat in range(2)]
        while not game.over and game.state.round < 12:
            game.play(seats[decider(game.state)].choose(game))


def test_the_shortest_program_is_the_example() -> None:
    (code,) = blocks(PROTOCOL, "python")
    example = (ROOT / "examples/bots/first_option.py").read_text(encoding="utf-8")
    assert example.split('"""\n\n', 1)[1] == code


class Transcript(Program):
    """A program that says what the document says, and checks that it is told what the document tells."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def forget(self) -> None:
        pass

    def useful(self) -> None:
        pass

    def send(self, text: str, deadline: float) -> None:
        for told in text.splitlines():
            line = self.lines.pop(0)
            assert line.startswith("> "), f"{told} where the document has {line}"
            assert re.fullmatch(".*".join(map(re.escape, line[2:].split("…"))), told), f"{told}\nis not\n{line}"

    def line(self, deadline: float) -> str:
        line = self.lines.pop(0)
        assert line.startswith("< ")
        return line[2:]


def test_the_transcript_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    (text,) = blocks(PROTOCOL, "text")
    lines = text.splitlines()
    assert lines[:2] == [f"> passgo {VERSION}", "< ready"] and lines[-1] == "> quit"
    transcript = Transcript(lines[2:-1])
    game = Game.start("classic", 2, 7, names=["Ann", "Ben"])
    guest = ProgramBot("exec:./its", ["./its"], 0, 5.0)
    guest.sit(game.header, 0)
    guest.program = transcript
    asked = sum(line.startswith("< ") for line in transcript.lines)
    while asked:
        decision = game.decision
        assert decision is not None
        if decision.player == 0:
            asked -= 1
            guest.hear(game.play(guest.choose(game)))
        else:
            guest.hear(game.play(decision.default_action))
    monkeypatch.setattr(guest, "rest", lambda: None)
    guest.leave(game.state)
    assert transcript.lines == []
