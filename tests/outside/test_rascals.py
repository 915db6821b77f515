"""Programs that hang, lie, flood or die: each costs its author the decision, and nobody else anything."""

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.bots.outside import program_bot
from passgo.bots.outside.guests import PATIENCE, STRIKES
from passgo.bots.outside.program_bot import ProgramBot
from passgo.bots.outside.programs import GUARD, RUNNING, Gone, Program, Silent, close_all

RASCAL = Path(__file__).with_name("rascal.py")
SHORT = 0.3  # seconds, which a good program needs a hundredth of
LONG = 60.0


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    yield
    close_all()
    STRIKES.clear()
    program_bot.IDLE.clear()
    assert not RUNNING


def seat(how: str, *more: str, seconds: float = LONG) -> ProgramBot:
    made = bot(" ".join([f"exec:{sys.executable} -I -S {RASCAL} {how}", *more]), seconds=seconds)
    assert isinstance(made, ProgramBot)
    return made


def game() -> Game:
    """One at whose open question the default is another answer than the first option."""
    game = Game.start("classic", 2, 7)
    while (decision := game.decision) is not None:
        if decision.kind == "buy":
            assert decision.options[0].text == "buy" and decision.default_action.text == "decline"
            return game
        game.play(decision.options[0])
    raise AssertionError


class Fifo:
    """Tells when somebody holds its other end, and when the last of them is gone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        os.mkfifo(path)
        self.end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def await_somebody(self) -> None:
        select.select([self.end], [], [], LONG)

    def wait(self) -> None:
        """Until nobody holds it: reading ends only then. Somebody has held it."""
        os.set_blocking(self.end, True)
        assert os.read(self.end, 1) == b"!"
        while os.read(self.end, 100):
            pass
        os.close(self.end)


def test_a_good_one_is_just_a_bot() -> None:
    good = seat("well")
    assert [good.choose(game()).text for _ in range(3)] == ["buy"] * 3
    assert not good.forfeits and len(RUNNING) == 1


@pytest.mark.parametrize(
    ("how", "seconds", "verdict"),
    [
        ("hangs", SHORT, "late"),
        ("half-a-line", SHORT, "late"),
        ("dies", LONG, "died"),
        ("closes", LONG, "died"),
        ("floods", LONG, "died"),
        ("floods-errors", SHORT, "late"),
        ("one-long-line", LONG, "died"),
        ("not-a-word", LONG, "died"),
        ("nonsense", LONG, "illegal"),
        ("nothing", LONG, "illegal"),
        ("no-text", LONG, "illegal"),
    ],
)
def test_the_decision_goes_to_the_default(how: str, seconds: float, verdict: str) -> None:
    rascal = seat(how, seconds=seconds)
    position = game()
    before = position.digest()
    assert rascal.choose(position).text == "decline"
    assert rascal.forfeits == {verdict: 1} and position.digest() == before
    assert len(RUNNING) == (verdict == "illegal")  # who only talks nonsense may try again


def test_one_that_is_never_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot, "START", SHORT)
    rascal = seat("never-ready")
    assert rascal.choose(game()).text == "decline" and rascal.forfeits == {"late": 1} and not RUNNING


def test_last_words_are_for_the_author() -> None:
    rascal = seat("dies")
    rascal.choose(game())
    assert rascal.complaint == "I cannot go on\n(exit code 3)"


def test_what_it_complains_of_decides_nothing() -> None:
    """5 MB of standard error before each answer, and the end of it is shown without what would steer a terminal."""
    rascal = seat("complains")
    assert [rascal.choose(game()).text for _ in range(2)] == ["buy", "buy"]
    assert not rascal.forfeits
    assert rascal.program is not None
    words = rascal.program.close()
    assert words == "\n".join(["x" * 200 + "…", *["[2J line"] * 8, "the end"])


def test_it_is_restarted_a_few_times_and_then_stays_out() -> None:
    rascal = seat("dies")
    for _ in range(PATIENCE + 5):
        assert rascal.choose(game()).text == "decline"
    assert rascal.forfeits == {"died": PATIENCE + 5} and STRIKES[rascal.spec] == PATIENCE
    again = seat("dies")  # in the next game: for the same reason
    assert again.choose(game()).text == "decline" and again.forfeits == {"died": 1} and not RUNNING


def test_one_that_dies_late_goes_on_in_a_new_process() -> None:
    rascal = seat("dies-later")
    assert [rascal.choose(game()).text for _ in range(6)] == ["buy", "buy", "buy", "decline", "buy", "buy"]
    assert rascal.forfeits == {"died": 1} and len(RUNNING) == 1


def test_clean_games_make_up_for_it() -> None:
    rascal = seat("dies-later")
    for _ in range(4):
        rascal.choose(game())
    rascal.leave(game().state)
    assert STRIKES[rascal.spec] == 1
    once_more = seat("dies-later")
    once_more.choose(game())
    once_more.leave(game().state)
    assert STRIKES[rascal.spec] == 0


def test_what_was_not_asked_for_is_no_answer() -> None:
    rascal = seat("too-much")
    assert [rascal.choose(game()).text for _ in range(4)] == ["buy"] * 4
    assert not rascal.forfeits


def test_it_is_told_why() -> None:
    rascal = seat("nonsense")
    rascal.choose(game())
    rascal.choose(game())
    assert rascal.program is not None
    rascal.choose(game())
    program = rascal.program
    program.close()
    told = program.tail.decode()
    assert '"verdict":"illegal"' in told and '"said":"frobnicate 17"' in told and '"played":"decline"' in told


def test_all_that_it_started_ends_with_it(tmp_path: Path) -> None:
    fifo = Fifo(tmp_path / "alive")
    rascal = seat("forks", str(fifo.path), seconds=SHORT)
    assert rascal.choose(game()).text == "decline"
    fifo.wait()


def test_one_that_never_reads_is_not_waited_for() -> None:
    program = Program([sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(3600)"])
    deadline = monotonic() + LONG
    assert program.line(deadline) == "ready"
    with pytest.raises(Silent):
        program.send("x" * 1_000_000, monotonic() + SHORT)
    program.close()


def test_one_that_cannot_be_run(tmp_path: Path) -> None:
    odd = tmp_path / "odd"
    odd.write_text("#!/nowhere/at/all\n")
    odd.chmod(0o755)
    program = Program([str(odd)])
    with pytest.raises(Gone):
        program.line(monotonic() + LONG)
    assert "cannot be run" in program.close()


def test_a_lifeline_that_is_cut_ends_it(tmp_path: Path) -> None:
    """As it is when passgo is killed: the system closes what it held."""
    fifo = Fifo(tmp_path / "alive")
    rascal = seat("hangs", str(fifo.path), seconds=SHORT)
    rascal.program = rascal.started()
    os.close(rascal.program.lifeline)
    fifo.wait()
    rascal.program.lifeline = os.open(os.devnull, os.O_RDONLY)  # which is closed again when it is buried


def test_a_lifeline_that_is_cut_before_anything_has_begun(tmp_path: Path) -> None:
    """As when passgo is killed while a program is being started."""
    for number in range(10):
        fifo = Fifo(tmp_path / f"alive-{number}")
        keeper = os.open(fifo.path, os.O_WRONLY)  # so that reading does not end before anybody came
        lifeline, ours = os.pipe()
        os.close(ours)
        guard = subprocess.run(
            [sys.executable, "-I", "-S", GUARD, str(lifeline), sys.executable, "-I", "-S", RASCAL, "hangs", fifo.path],
            pass_fds=[lifeline],
            stdin=subprocess.DEVNULL,
            timeout=LONG,
        )
        os.close(lifeline)
        assert guard.returncode == 0
        os.write(keeper, b"!")
        os.close(keeper)
        fifo.wait()
