"""Who plays, as text: five forms, one door, and a sentence for whatever is wrong."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from passgo import Game
from passgo.bots import BOTS, BadBot, StateBot, TraderBot, bot
from passgo.bots.builtin import FROZEN
from passgo.bots.outside.guests import ClassBot, OutsideBot
from passgo.bots.outside.program_bot import ProgramBot
from passgo.bots.outside.specs import bot_names, check, is_outside, joined, maker, named_bots, split
from passgo.bots.outside.troubles import SENTENCES
from passgo.bots.strong_1 import Strong1
from passgo.testing import table
from passgo.texts.catalogue import message

FIRST = """
class First:
    def choose(self, game):
        return game.decision.options[0]

class Picky:
    def __init__(self, seed=0, limit=3, wild=False, word="x"):
        self.given = (seed, limit, wild, word)
    def choose(self, game):
        return game.decision.options[0].text
    def explain(self, game):
        return "because"

class Typed(First):
    def __init__(self, share: float = 0.5, count: "int" = 1, wild: bool = False):
        assert not wild and count == 1

class NoBot:
    pass

class Broken:
    def __init__(self):
        raise RuntimeError("not today")

class Leaves:
    def __init__(self):
        raise SystemExit("not me")

def make(seed):
    return First()

number = 5
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with somebody's files, in which passgo is run."""
    (tmp_path / "mine.py").write_text(FIRST)
    (tmp_path / "faulty.py").write_text("import nothing_like_this\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    maker.cache_clear()
    yield tmp_path
    maker.cache_clear()
    sys.modules.pop("mine", None)


def player(spec: str, seed: int = 0) -> Any:
    made = bot(spec, seed)
    assert isinstance(made, ClassBot)
    return made.player


def test_the_built_in_ones_are_what_they_were() -> None:
    assert all(type(bot(name)) is kind for name, kind in BOTS.items())
    assert not any(is_outside(spec) for spec in (*BOTS, "trader:reserve=3"))
    assert bot_names()[: len(BOTS) + len(FROZEN)] == [*BOTS, *FROZEN]


def test_frozen_bots_play_under_names_of_their_own() -> None:
    """They are nobody's level: the lists that people choose from do not have them."""
    assert list(FROZEN) == ["trader-1", "strong-1"] and not set(FROZEN) & set(BOTS)
    assert all(type(bot(name)) is kind and not is_outside(name) for name, kind in FROZEN.items())
    patient = bot("strong-1:playouts=3:patience=20")
    assert isinstance(patient, Strong1) and (patient.playouts, patient.patience) == (3, 20)
    with pytest.raises(BadBot, match="trader-1 takes no parameter 'speed'"):
        bot("trader-1:speed=3")
    with pytest.raises(BadBot, match="trader-1 names two bots"):
        named_bots(["trader-1=./mine.py:First"])


def test_a_class_of_a_file_or_a_module(here: Path) -> None:
    for spec in ("./mine.py:First", f"{here}/mine.py:First", "mine.py:First", "mine:First", "./mine.py:make"):
        made = bot(spec)
        assert isinstance(made, StateBot) and is_outside(spec)
        assert made.choose(Game.start("classic", 2).copy()).text == "roll"


def test_a_class_gets_its_seed_and_its_parameters(here: Path) -> None:
    assert player("./mine.py:Picky", 8).given == (8, 3, False, "x")
    spec = "./mine.py:Picky:limit=7:wild=true:word=abc"
    assert player(spec, -4).given == (-4, 7, True, "abc")
    assert player("mine:Picky:seed=1:limit=2.5", 9).given == (1, 2.5, False, "x")
    assert bot(spec).explain(Game.start("classic", 2)) == "because"
    assert bot("./mine.py:First").explain(Game.start("classic", 2)) == ""


def test_a_program_is_found_but_not_started(here: Path) -> None:
    made = bot(f"exec:{sys.executable} -c 'print(1, 2)'")
    assert isinstance(made, ProgramBot)
    assert made.command == (sys.executable, "-c", "print(1, 2)") and made.program is None


def test_commas_part_bots_but_not_between_quotes() -> None:
    assert split("trader, simple:reserve=3 ,x:Y") == ["trader", "simple:reserve=3", "x:Y"]
    assert split("exec:./a 'b,c' \"d,'e\",random") == ["exec:./a 'b,c' \"d,'e\"", "random"]
    assert split("trader,,") == ["trader", "", ""]
    assert split("'./a,b.py:C', \"x:Y\",./it's.py:D,simple") == ["./a,b.py:C", "x:Y", "./it's.py:D", "simple"]


@pytest.mark.parametrize(
    "specs",
    [
        ["trader:greed=2", "simple"],
        ["./a,b.py:C", "./it's,d.py:E", "exec:./p a,b"],
        ["exec:./p 'a,b'", 'exec:node "x y.js"'],
    ],
)
def test_a_list_is_written_so_that_it_can_be_read(specs: list[str]) -> None:
    assert split(joined(specs)) == specs


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("genius", "there is no bot 'genius'; there are: random, gentle, simple, trader, strong, champion, "),
        ("", "there is no bot ''; there are: "),
        ("genius:speed=3", "there is no bot 'genius'; "),
        ("./other.py:First", "there is no file ./other.py"),
        ("./mine.py:Last", "./mine.py has no Last"),
        ("nowhere:First", "nowhere:First cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("./faulty.py:A", "./faulty.py:A cannot be loaded: ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("./mine.py:NoBot", "./mine.py:NoBot is no bot: it has no method choose(game)"),
        ("./mine.py:number", "./mine.py:number is no bot: it has no method choose(game)"),
        ("./mine.py:Broken", "./mine.py:Broken cannot be made: RuntimeError: not today"),
        ("./mine.py:Leaves", "./mine.py:Leaves cannot be made: SystemExit: not me"),
        ("./mine.py:First:a=3", "./mine.py:First takes no parameters, so not 'a' either"),
        ("./mine.py:Picky:a=3", "./mine.py:Picky takes no parameter 'a'; it takes: limit, wild, word"),
        ("./mine.py:Picky:a", "a parameter of ./mine.py is written name=value, not 'a'"),
        ("exec:", "a program is written as exec:./program, not 'exec:'"),
        ("exec:'a", "a quotation mark is opened and not closed: exec:'a"),
        ("./mine.py:", "there is no bot './mine.py:'; there are: "),
        ("./mine.py:Typed:share=x", "share of ./mine.py:Typed is a number, not 'x'"),
        ("./mine.py:Typed:share=true", "share of ./mine.py:Typed is a number, not True"),
        ("./mine.py:Typed:count=1.5", "count of ./mine.py:Typed is a whole number, not 1.5"),
        ("./mine.py:Typed:wild=3", "wild of ./mine.py:Typed is true or false, not 3"),
        ("./mine.py:Picky:limit=1:limit=2", "limit of ./mine.py is given twice"),
        ("exec:./nothing-here -x", "there is no program ./nothing-here to run"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(here: Path, spec: str, words: str) -> None:
    for door in (bot, check):
        with pytest.raises(BadBot) as caught:
            door(spec)
        assert str(caught.value).startswith(words)
        assert caught.value.told("en") == str(caught.value)
        assert caught.value.told("fr") != str(caught.value)


def test_the_sentences_are_those_of_the_catalogue() -> None:
    for name, sentence in SENTENCES.items():
        facts = {fact: f"<{fact}>" for fact in re.findall(r"\{(\w+)\}", sentence)}
        assert message("en", name, dict(facts)) == sentence.format(**facts)


def test_one_that_a_program_entered_itself() -> None:
    class Own(TraderBot):
        def pick(self, s: object) -> int:
            raise RuntimeError

    BOTS["own"] = Own
    try:
        assert type(bot("own", 3)) is Own and isinstance(bot("own:greed=2"), OutsideBot)
        assert "own" in bot_names()
    finally:
        del BOTS["own"]


NO_UTILITIES = """
from passgo.bots import TraderBot

class NoUtilities(TraderBot):
    def choose(self, game):
        asked = game.decision
        return "decline" if asked.kind == "buy" and asked.deed.kind == "utility" else super().choose(game)
"""


def test_never_buying_utilities_is_one_line(here: Path) -> None:
    (here / "frugal.py").write_text(NO_UTILITIES)
    for space, said in (("Electric Company", "decline"), ("Vermont Avenue", "buy")):
        t = table(players=2).has(0, 1500).at(0, "GO").at(0, 5 if said == "decline" else 1).dice(3, 4)
        t.play("roll")
        decision = t.game.decision
        assert decision is not None and decision.deed is not None and decision.deed.name == space
        assert bot("./frugal.py:NoUtilities").choose(t.game).text == said
        assert bot("trader").choose(t.game).text == "buy"
