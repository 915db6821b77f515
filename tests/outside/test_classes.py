"""Classes from outside in this process: fair copies, checked answers, limits, and everything counted."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any

import pytest

from passgo import Action, Game
from passgo.bots import BadBot, Bot, StateBot, TraderBot, bot
from passgo.bots.outside import alarm
from passgo.bots.outside.alarm import ALARM
from passgo.bots.outside.guests import PATIENCE, STRIKES, ClassBot
from passgo.bots.outside.specs import maker
from passgo.engine.machine import decider
from passgo.testing import table

SHORT = 0.05


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    yield
    STRIKES.clear()
    ALARM.end()


def seat(player: Bot, seconds: float = 60.0) -> ClassBot:
    return ClassBot("./its.py:Class", player, 1, seconds)


def to_buy() -> Game:
    return table(players=2).has(0, 1500).at(0, "GO").dice(2, 4).play("roll").game


class Says:
    """Whatever it was told to."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, game: Game) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


@pytest.mark.parametrize("answer", ["buy", " BUY ", Game.start("ultimate").action("buy")])
def test_an_action_or_its_text(answer: object) -> None:
    guest = seat(Says(answer))
    assert guest.choose(to_buy()).text == "buy" and not guest.forfeits


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        (None, "illegal"),
        (17, "illegal"),
        ("", "illegal"),
        ("roll", "illegal"),
        ("buy 39", "illegal"),
        ("bid 9999999999999999999999", "illegal"),
        ("interrupt 0", "illegal"),
        ("quiet 1", "illegal"),
        ("x" * 10_001, "illegal"),
        ("offer 1 $99999 for 39", "illegal"),
        (RuntimeError("no"), "failed"),
        (SystemExit(1), "failed"),
        (RecursionError(), "failed"),
        (KeyboardInterrupt(), "failed"),
        (GeneratorExit(), "failed"),
    ],
)
def test_anything_else_goes_to_the_default(answer: object, verdict: str) -> None:
    guest, game = seat(Says(answer)), to_buy()
    before = game.digest()
    assert guest.choose(game).text == "decline"
    assert guest.forfeits == {verdict: 1} and game.digest() == before
    assert ("Traceback" in guest.complaint) == (verdict == "failed")


class Pressed:
    """Somebody presses Ctrl-C while it thinks."""

    def __init__(self, catches: bool) -> None:
        self.catches = catches

    def choose(self, game: Game) -> str:
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            if not self.catches:
                raise
        return "buy"


@pytest.mark.parametrize("catches", [False, True])
def test_ctrl_c_is_nobody_s_answer(catches: bool) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    try:
        with pytest.raises(KeyboardInterrupt):
            seat(Pressed(catches)).choose(to_buy())
    finally:
        signal.signal(signal.SIGINT, before)


class Ends:
    """Its time is up when it has just answered."""

    def choose(self, game: Game) -> str:
        ALARM.deadline = monotonic() - 1.0
        return "buy"


@pytest.mark.parametrize(("where", "said"), [("asked", "decline"), ("within", "buy")])
def test_a_tick_interrupts_inside_the_bot_s_own_call_or_not_at_all(where: str, said: str) -> None:
    """One at every line that is run there after its time is up."""

    def ticking(frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_filename == alarm.__file__ and frame.f_code.co_name == where and event != "call":
            ALARM.tick(0, frame)
        return ticking

    guest = seat(Ends())
    sys.settrace(ticking)
    try:
        assert guest.choose(to_buy()).text == said
    finally:
        sys.settrace(None)
    assert guest.forfeits == ({"late": 1} if said == "decline" else {})


class Sleeps:
    """Its process is stopped for an hour before every tick, as by Ctrl-Z or in one long call of C."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, swallows: int) -> None:
        self.monkeypatch = monkeypatch
        self.swallows = swallows  # interruptions that it lets nobody hear of
        self.gone = 0.0

    def sleep(self) -> None:
        self.gone += 3600.0
        self.monkeypatch.setattr(alarm, "monotonic", lambda: monotonic() + self.gone)
        ALARM.tick(signal.SIGALRM, sys._getframe())

    def choose(self, game: Game) -> str:
        for _ in range(self.swallows):
            with pytest.raises(alarm.TooLate):
                self.sleep()
        self.sleep()
        return "buy"


def ends(code: int) -> None:
    raise SystemExit(code)


@pytest.mark.parametrize("asked", [1, 3])
def test_one_that_was_stopped_is_late_and_no_more(asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However late the first tick comes, it interrupts: nobody has refused to be interrupted yet."""
    monkeypatch.setattr(os, "_exit", ends)
    guest = seat(Sleeps(monkeypatch, swallows=0))
    for _ in range(asked):
        assert guest.choose(to_buy()).text == "decline"
    assert guest.forfeits == {"late": asked}


def test_who_goes_on_long_after_being_interrupted_ends_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "_exit", ends)
    guest = seat(Sleeps(monkeypatch, swallows=1))
    guest.choose(to_buy())
    assert guest.complaint.rstrip().endswith(f"SystemExit: {alarm.SWALLOWED}")
    assert "./its.py:Class was late and let nobody interrupt it" in capsys.readouterr().err


class Thinks:
    """For ever, and lets nobody interrupt it."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game) -> str:
        self.asked += 1
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass


def test_one_that_thinks_for_ever_is_interrupted() -> None:
    thinker = Thinks()
    guest = seat(thinker, SHORT)
    for _ in range(PATIENCE + 4):
        assert guest.choose(to_buy()).text == "decline"
    assert guest.forfeits == {"late": PATIENCE + 4}
    assert thinker.asked == PATIENCE  # then it stays out


def test_a_quick_one_is_not_interrupted() -> None:
    class Quick:
        def choose(self, game: Game) -> Action:
            assert game.decision is not None
            return game.decision.options[0]

    guest = seat(Quick(), 1.0)  # which ticks all the while, and is long for a processor that is shared
    game = Game.start("classic", 2, 3)
    for _ in range(600):
        if game.over:
            break
        game.play(guest.choose(game))
    assert not guest.forfeits


class Plays:
    """Tries what it was given, as far as it goes."""

    def __init__(self) -> None:
        self.rolls: list[tuple[int, int]] = []
        self.seeds: list[object] = []

    def choose(self, game: Game) -> str:
        self.seeds.append(game.header.seed)
        for _ in range(50):
            if (decision := game.decision) is None:
                break
            game.play(decision.options[0])
        self.rolls.append((int(game.state.die), int(game.state.other_die)))
        return "roll"


def test_the_game_it_gets_is_a_copy_with_other_dice() -> None:
    """It may play it on; that changes nothing at the table, and tells nothing of what is to come."""
    player = Plays()
    guest = seat(player)
    game = Game.start("classic", 2, 8765)
    before = game.digest()
    for _ in range(12):
        assert guest.choose(game).text == "roll"
    assert game.digest() == before and not guest.forfeits
    assert len(set(player.rolls)) > 3 and set(player.seeds) == {0}


class Scribbles:
    def choose(self, game: Game) -> str:
        game.header.names[0] = "Me"
        game.header.settings.clear()
        return "roll"


def test_what_the_game_began_with_is_a_copy_too() -> None:
    game = Game.start("classic", 2, names=["Ann", "Ben"])
    record = game.record
    assert seat(Scribbles()).choose(game).text == "roll" and game.record == record


class Forks:
    """Leaves a child process behind that answers as well."""

    def __init__(self, raises: bool) -> None:
        self.raises = raises
        self.child = -1

    def choose(self, game: Game) -> str:
        self.child = os.fork()
        if self.child == 0 and self.raises:
            sys.exit(5)
        return "buy"


@pytest.mark.parametrize("raises", [False, True])
def test_a_fork_of_it_is_not_at_the_table(raises: bool) -> None:
    player, process = Forks(raises), os.getpid()
    guest = seat(player)
    said = guest.choose(to_buy()).text
    if os.getpid() != process:  # it came back, as a second process of the tests
        os._exit(1)
    assert said == "buy" and not guest.forfeits
    assert os.waitstatus_to_exitcode(os.waitpid(player.child, 0)[1]) == 0


def test_hidden_cards_of_others_are_hidden_from_it() -> None:
    """In Millionaire cards lie face down: what a bot is given is dealt anew among all that they can be."""
    game = Game.start("millionaire", 3, 2)
    seats = [bot("simple", seat) for seat in range(3)]

    def hidden(of: Game, seen_by: int) -> list[int]:
        s = of.state
        cards = range(len(s.edition.cards))
        return [card for card in cards if s.edition.card_secret[card] and s.holder[card] not in (-1, seen_by)]

    while (decision := game.decision) is not None and not (hidden(game, decision.player) and decision.player == 0):
        game.play(seats[decision.player].choose(game))
    guesses = []

    class Looks:
        def choose(self, game: Game) -> Action:
            guesses.append(tuple(hidden(game, 0)))
            assert game.decision is not None
            return game.decision.default_action

    guest = seat(Looks())
    for _ in range(20):
        guest.choose(game)
    assert len(set(guesses)) > 1


def test_a_subclass_of_ours_that_picks() -> None:
    """On bare states, as the built-in ones do; and what it gets wrong is caught all the same."""

    class Stubborn(TraderBot):
        def pick(self, s: object) -> int:
            return 0  # an interrupt, which answers no question

    guest = seat(Stubborn())
    assert guest.choose(to_buy()).text == "decline" and guest.forfeits == {"illegal": 1}


def test_a_deal_is_played_as_it_was_said() -> None:
    t = table(players=2).owns(0, "Boardwalk").owns(1, "Baltic Avenue").at(0, "GO").dice(4, 6).play("roll")
    guest = seat(Says("offer 1 Boardwalk for Baltic Avenue, $300"))
    action = guest.choose(t.game)
    assert action.text == "offer 1 39 for 3, $300"
    t.play(action.text)
    decision = t.game.decision
    assert decision is not None and decision.kind == "trade" and decision.offer == (("39",), ("3", "$300"))


def test_the_examples_play(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(__file__).parents[2] / "examples/bots"
    maker.cache_clear()
    frugal, hunter = f"{folder}/frugal.py:Frugal", f"{folder}/bargain_hunter.py:BargainHunter:most=90"
    works = table(players=2).has(0, 1500).at(0, 5).dice(3, 4).play("roll").game
    assert works.decision is not None and works.decision.deed is not None and works.decision.deed.kind == "utility"
    assert bot(frugal).choose(works).text == "decline" and bot("trader").choose(works).text == "buy"
    assert bot(hunter).choose(to_buy()).text == "decline"  # Oriental Avenue costs 100
    assert bot(hunter.replace("90", "100")).choose(to_buy()).text == "buy"
    with pytest.raises(BadBot, match="takes no parameter 'least'; it takes: most"):
        bot(hunter.replace("most", "least"))
    bots: list[StateBot] = [bot(frugal), bot(hunter)]
    game = Game.start("classic", 2, 5)
    while not game.over and game.state.round < 30:
        game.play(bots[decider(game.state)].choose(game))
    assert not any(each.forfeits for each in bots if isinstance(each, ClassBot))
