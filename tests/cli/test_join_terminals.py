"""`passgo join` at real terminals and a real server: whole games, lines that are being typed, servers that fall."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.served import new_table, piped, serving
from tests.cli.terminals import SECONDS, Open, Terminal
from tests.server.places import Place
from tests.server.processes import Serving
from tests.server.test_set_aside import Damage

pytestmark = pytest.mark.once

WIPED = "\r\x1b[J"  # what clears the line being typed


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path / "tables") as server:
        yield server


def seated(server: Serving, folder: Path, terminal: Open, **choices: object) -> tuple[Terminal, Terminal]:
    """Ann and Ben, before the start."""
    table = new_table(server, **choices)
    ann, ben = terminal(folder, *table.host), terminal(folder, *table.guest("Ben"))
    ann.wait_for("You are the host")
    ben.wait_for("The host starts the game.")
    ben.type("sit 1\n")
    ben.wait_for("Ben sits down")
    ann.wait_for("Ben sits down")
    return ann, ben


class Player:
    """Reads the screen and answers: buys, bids and builds, or says what Enter says."""

    def __init__(self, at: Terminal, greedy: bool) -> None:
        self.at = at
        self.greedy = greedy
        self.questions = 0

    def looks(self) -> bool:
        """Answer a question that is on the screen; whether the game is over."""
        while self.at.read(0.02):
            pass
        seen = self.at.seen
        if "The game is over. rematch" in seen:
            return True
        if self.is_asked(seen):
            self.questions += 1
            self.at.seen = ""
            self.at.type(f"{self.answer(seen)}\n")
        return False

    def is_asked(self, seen: str) -> bool:
        last = seen.rstrip().rsplit("\n", 1)[-1].replace(WIPED, "")
        question = "[Enter]" in seen or "back" in seen or "[Y/n]" in seen
        return question and last.endswith(">")

    def answer(self, seen: str) -> str:
        if self.greedy:
            for number, words in re.findall(r"^ +(\d+)  (.+)$", seen, re.MULTILINE):
                if words.startswith(("buy ", "bid ")):
                    return str(number)
            if "build mediterranean" not in seen and re.search(r"m: .*build \d", seen):
                return "build"
            if re.search(r"^ +1 .*build -\$", seen, re.MULTILINE):
                return "1"
        return ""


def test_two_terminals_play_a_game_to_its_end_and_another(server: Serving, tmp_path: Path, terminal: Open) -> None:
    ann, ben = seated(server, tmp_path, terminal)
    ann.type("start\n")
    players = [Player(ann, greedy=True), Player(ben, greedy=False)]
    asked, end = 0, time.monotonic() + SECONDS  # for the next question, however many a game has
    while not all([player.looks() for player in players]):
        if (now := sum(player.questions for player in players)) > asked:
            asked, end = now, time.monotonic() + SECONDS
        assert time.monotonic() < end, (ann.printed[-3000:], ben.printed[-3000:])
    for player in players:
        assert player.questions > 10
        assert "Ben goes bankrupt" in player.at.printed
        assert "The end: Ann has won" in player.at.printed or "Ann wins" in player.at.printed
        assert "1.  Ann" in player.at.printed and "2.  Ben" in player.at.printed
        assert "The dice" in player.at.printed
        assert "Traceback" not in player.at.printed
    ann.seen = ben.seen = ""
    ann.type("rematch\n")
    ann.wait_for("waiting for the start")
    ben.wait_for("rematch takes you there.")
    ben.type("rematch\n")
    ben.wait_for("waiting for the start")
    ann.type("start\n")
    ben.wait_for("The game begins.")
    ann.type("quit\n")
    ben.type("quit\n")
    assert ann.ended() == ben.ended() == 0


def test_news_come_above_the_line_that_is_being_typed(server: Serving, tmp_path: Path, terminal: Open) -> None:
    ann, ben = seated(server, tmp_path, terminal)
    ben.wait_for("Ben> ")
    ben.type("say hel")
    ben.wait_for("say hel")
    ann.type("say are you there\n")
    ben.wait_for(WIPED)
    ben.wait_for("Ann: are you there\nBen> say hel")
    ann.wait_for("are you there")
    ben.type("lo\n")
    ann.wait_for("Ben: hello")


def test_also_above_a_line_that_needs_several_rows(server: Serving, tmp_path: Path, terminal: Open) -> None:
    table = new_table(server)
    ann, ben = terminal(tmp_path, *table.host), terminal(tmp_path, *table.guest("Ben"), TERM="xterm", NO_COLOR="1")
    ann.wait_for("You are the host")
    ben.wait_for("The host starts the game.")
    ben.wait_for("> ")  # from here on the line is looked after
    words = "say " + "long " * 30  # two rows of 80
    ben.type(words)
    ben.wait_for("long " * 3 + "lo")
    ann.type("say once more\n")
    ben.wait_for(f"\x1b[1A{WIPED}")  # perhaps with news of the dice, which come when they come
    ben.wait_for(f"Ann: once more\n> {words}")
    ben.type("\n")
    ann.wait_for("Ben: long long")


def test_an_answer_that_was_begun_is_not_one_to_another_question(
    server: Serving, tmp_path: Path, terminal: Open
) -> None:
    ann, ben = seated(server, tmp_path, terminal)
    ann.type("start\n")
    ben.wait_for("Round 1 · ")
    first, second = (ann, ben) if ben.wait_for(" ─") == "Ann" else (ben, ann)
    second.wait_for("> ")
    second.type("1")
    second.wait_for("1")
    end = time.monotonic() + SECONDS
    while "[Enter]" not in second.seen:  # until the other is asked something, too
        assert time.monotonic() < end, second.seen
        second.read(0.1)
        first.read(0.1)
        if "[Enter]" in first.seen:
            first.seen = ""
            first.type("\n")
    second.wait_for("> 1")
    second.type("\n")
    second.wait_for("The question is another one now; what you typed was not used.")


def test_the_tab_key_and_the_lines_before(server: Serving, tmp_path: Path, terminal: Open) -> None:
    table = new_table(server, bots=["simple"])
    ann = terminal(tmp_path, *table.host)
    ann.wait_for("Ann> ")
    ann.type("sta\t\n")  # stand or start
    ann.wait_for("can mean several things: stand, start")
    ann.type("star\t\n")
    ann.wait_for("roll the dice")
    ann.wait_for("Ann> ")
    ann.type("deed park p\t\n")
    ann.wait_for("Park Place · dark blue")
    ann.wait_for("Ann> ")
    ann.type("\x10\n")  # the line before
    ann.wait_for("Park Place · dark blue")
    ann.type("quit\n")
    assert ann.ended() == 0


def test_a_server_that_comes_back_is_found_again(server: Serving, tmp_path: Path, terminal: Open) -> None:
    table = new_table(server, bots=["simple"])
    ann = terminal(tmp_path, *table.host)
    ann.wait_for("You are the host")
    ann.type("start\n")
    ann.wait_for("roll the dice")
    ann.type("\n")
    ann.wait_for("Ann rolls")
    ann.wait_for("Ann> ")
    ann.type("say I am st")
    ann.wait_for("say I am st")
    server.kill()
    ann.wait_for("The connection was lost; trying again.")
    server.start()
    ann.wait_for("Connected again: the game goes on.")
    ann.wait_for("[Enter]")
    ann.wait_for("Ann> say I am st")
    ann.type("ill here\n")
    ann.wait_for("Ann: I am still here")
    ann.type("log\n")
    ann.wait_for("Ann rolls")
    ann.type("quit\n")
    ann.wait_for("To come back to your seat")
    assert ann.ended() == 0
    assert "Traceback" not in ann.printed


def test_a_table_that_cannot_be_read_any_more_ends_it_with_a_sentence(
    server: Serving, tmp_path: Path, terminal: Open
) -> None:
    table = new_table(server, bots=["simple"])
    ann = terminal(tmp_path, *table.host)
    ann.wait_for("You are the host")
    ann.type("start\n")
    ann.wait_for("roll the dice")
    server.kill()
    store = Place(data=tmp_path / "tables").open()
    Damage(table.code, 3).do(store)
    store.close()
    server.start()
    ann.wait_for("What is stored about this game cannot be read from entry 3 on")
    ann.wait_for("Its record:")
    assert ann.ended() == 1  # though nobody pressed a key
    assert "Traceback" not in ann.printed
    assert ann.shows_what_is_typed()


def test_a_server_that_stays_away(tmp_path: Path, terminal: Open) -> None:
    with serving(tmp_path / "tables") as server:
        ann = terminal(tmp_path, *new_table(server).host)
        ann.wait_for("You are the host")
        server.kill()
        ann.wait_for("The server cannot be reached.")
        assert ann.ended() == 1


def test_a_script_plays_through_a_pipe(server: Serving, tmp_path: Path) -> None:
    """Lines wait until they are asked for, whatever the bots do in between."""
    table = new_table(server, players=3, bots=["trader", "simple"])
    said = piped("start\n" + "\n" * 30 + "log 200\n", tmp_path, *table.host)
    assert said.count("Ann>\n") == 30
    assert "Nothing is asked" not in said
    assert said.rstrip().endswith(f"--token {table.token}")
    rolls = said.split("> log 200")[1].count("Ann rolls")
    again = piped("log 200\nquit\n", tmp_path, *table.host)
    assert again.split("> log 200")[1].count("Ann rolls") == rolls > 5
