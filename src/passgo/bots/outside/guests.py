"""A bot from outside at a table: given a fair copy of the game, timed, and checked before anything is played."""

from __future__ import annotations

import traceback
from collections import Counter
from typing import Any, Final

from passgo.bots.base import StateBot
from passgo.bots.outside.alarm import ALARM, TooLate
from passgo.bots.rollout import imagined
from passgo.engine.columns import Ints, empty, ints
from passgo.engine.game import Game, notation_of
from passgo.engine.machine import decider, is_from_outside
from passgo.engine.notation import Action, IllegalAction
from passgo.engine.record import Header
from passgo.engine.state import State

PATIENCE: Final = 3  # times that a bot may be late or die in a process before it stays out there
LONGEST_ANSWER: Final = 10_000  # letters: no deal needs as many
LATE, DIED, ILLEGAL, FAILED = "late", "died", "illegal", "failed"
STRIKES: Final = Counter[str]()  # by specification: how often it was late or died; a clean game makes up for one
LAST_STRIKES: Final[dict[str, str]] = {}  # which of the two it was the last time


class Forfeit(Exception):
    """Why a decision goes to the default: a verdict, what was said if anything was, and the reason in words."""

    def __init__(self, verdict: str, why: str, said: str = "", complaint: str = "") -> None:
        super().__init__(why)
        self.verdict = verdict
        self.why = why
        self.said = said
        self.complaint = complaint  # for the author: a traceback, or what a program wrote to its standard error


class OutsideBot(StateBot):
    """Whatever it does, `pick` gives a legal action, and soon."""

    def __init__(self, spec: str, seed: int, seconds: float) -> None:
        super().__init__(seed)
        self.spec = spec
        self.seconds = seconds
        self.forfeits: Counter[str] = Counter()
        self.complaint = ""  # the first one
        self.clean = True  # whether it was neither late nor dead in this game
        self.future = seed
        self.seat = -1
        self.began_with: Header | None = None

    def sit(self, header: Header, seat: int) -> None:
        """What the game began with, but for its seed: that would tell all dice."""
        known = Header(
            *(header.edition, header.variant, header.skin, list(header.names), dict(header.settings), 0, None),
            version=header.version,
        )
        self.seat = seat
        self.began_with = header
        self.header = known
        self.notation = notation_of(known)

    def seen(self, s: State) -> Game:
        """The position as the seat sees it, with other dice and cards to come."""
        self.future += 1
        return Game(self.header, imagined(s, self.seat, self.future), self.notation)

    def choose(self, game: Game) -> Action:
        seat = int(decider(game.state))
        if game.header is not self.began_with or seat != self.seat:
            self.sit(game.header, seat)
        return super().choose(game)

    def pick(self, s: State) -> int:
        self.terms: Ints = empty()
        table = Game(self.header, s, self.notation)
        try:
            if STRIKES[self.spec] >= PATIENCE:
                raise Forfeit(LAST_STRIKES[self.spec], "it stays out")
            action = understood(table, self.answer(self.seen(s)))
        except Forfeit as forfeit:
            decision = table.decision
            assert decision is not None
            action = decision.default_action
            self.note(forfeit, action)
        if action.terms:
            self.terms = ints(action.terms)
        return action.code

    def note(self, forfeit: Forfeit, played: Action) -> None:
        self.forfeits[forfeit.verdict] += 1
        self.complaint = self.complaint or forfeit.complaint

    def strike(self, verdict: str) -> None:
        STRIKES[self.spec] += 1
        self.clean = False
        LAST_STRIKES[self.spec] = verdict

    def leave(self, s: State) -> None:
        if self.clean and 0 < STRIKES[self.spec] < PATIENCE:
            STRIKES[self.spec] -= 1

    def answer(self, game: Game) -> object:
        """What it says; a Forfeit if it says nothing."""
        raise NotImplementedError

    def explain(self, game: Game, language: str = "en") -> str:
        return ""


def understood(table: Game, said: object) -> Action:
    """The legal action that was said; anything else is a Forfeit."""
    if not isinstance(said, (Action, str)):
        raise Forfeit(ILLEGAL, f"an action or its text was wanted, not {type(said).__name__}", repr(said)[:200])
    if isinstance(said, str) and len(said) > LONGEST_ANSWER:
        raise Forfeit(ILLEGAL, f"an answer has at most {LONGEST_ANSWER} letters, not {len(said)}", said[:200])
    try:
        action = table.legal(said)
    except IllegalAction as error:
        raise Forfeit(ILLEGAL, str(error), str(said)) from error
    if is_from_outside(action.code):  # a clock's word, or somebody's who is not asked: it answers nothing
        raise Forfeit(ILLEGAL, f"{action.text!r} answers no question", action.text)
    return action


class ClassBot(OutsideBot):
    """An object with `choose`, in this process. Where there are alarms it is interrupted when its time is up."""

    def __init__(self, spec: str, player: Any, seed: int, seconds: float) -> None:
        super().__init__(spec, seed, seconds)
        self.player = player
        self.think = player.choose

    def answer(self, game: Game) -> object:
        try:
            return ALARM.within(self.seconds, self.think, game, self.spec)
        except TooLate:
            self.strike(LATE)
            raise Forfeit(LATE, f"{self.seconds:g} seconds were allowed") from None
        except BaseException as error:
            if ALARM.interrupted or (isinstance(error, KeyboardInterrupt) and not ALARM.tells_ctrl_c):
                raise KeyboardInterrupt from error
            why = f"{type(error).__name__}: {error}"
            raise Forfeit(FAILED, why, complaint=traceback.format_exc()) from error

    def explain(self, game: Game, language: str = "en") -> str:
        """In its own words, if it has any."""
        explain = getattr(self.player, "explain", None)
        return str(explain(game.copy())) if callable(explain) else ""
