"""What every bot can do: answer the decision that is open."""

from __future__ import annotations

from importlib import import_module

from passgo.engine.actions import Options
from passgo.engine.columns import Ints, append, empty, i64, listed, mypyc_attr, vec
from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.machine import argument, asked, decider, perform
from passgo.engine.notation import Action
from passgo.engine.record import Header
from passgo.engine.rules.manage import ManagingChoice
from passgo.engine.state import State


class Reason:
    """Why a bot says something: which sentence of the catalogue, with amounts of money, counts and groups of deeds."""

    def __init__(
        self,
        name: str,
        amounts: dict[str, int],
        counts: dict[str, int] | None = None,
        groups: dict[str, int] | None = None,
    ) -> None:
        self.name = name
        self.amounts = amounts
        self.counts: dict[str, int] = counts or {}
        self.groups: dict[str, int] = groups or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class StateBot:
    """A bot that plays on bare states: `pick` gives the code of a legal action, inside compiled loops too.

    The bots that come with passgo are such bots, and so are those from outside once they sit at a table (`outside`).
    """

    def __init__(self, seed: int = 0) -> None:
        self.terms: Ints = empty()  # the bundles of the deal just picked, if it was one
        self.listens: bool = False  # whether it wants to hear what happens between its questions

    def pick(self, s: State) -> i64:
        raise NotImplementedError

    def sit(self, header: Header, seat: int) -> None:
        """A game begins in which it plays this seat."""

    def hear(self, events: list[Event]) -> None:
        """What happened since it was told last, if it `listens`."""

    def leave(self, s: State) -> None:
        """The game is over for it, whether it has ended or not."""

    def choose(self, game: Game) -> Action:
        """What it says to the open question."""
        self.terms = empty()
        code = self.pick(game.state)
        return game.notation.action(code, tuple(listed(self.terms)))

    def reason(self, s: State, code: i64) -> Reason:
        """Why `pick` just gave this answer."""
        return Reason("plain", {"cash": int(s.cash[decider(s)])})

    def advice(self, game: Game, language: str = "en") -> tuple[Action, str]:
        """What this bot would say here, and why, in one sentence with figures. The game stays as it is."""
        thinking = game.copy()
        thinking.state.stirred = thinking.state.turns  # who asks wants to know of deals that were possible before, too
        action = self.choose(thinking)
        reason = self.reason(thinking.state, action.code)
        texts = import_module("passgo.texts").Texts.of(game.header, language)  # which are not compiled with the bots
        amounts = {name: texts.money(amount) for name, amount in reason.amounts.items()}
        groups = {name: texts.group(group) for name, group in reason.groups.items()}
        return action, str(texts.say(f"bot-{reason.name}", **amounts, **groups, **reason.counts))

    def explain(self, game: Game, language: str = "en") -> str:
        """Why it would say what it would say."""
        return self.advice(game, language)[1]


def answers(s: State) -> Options:
    """The answers to the open question itself, without what managing adds; the likeliest comes first."""
    choice = asked(s)
    a, b, c, d = argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)
    out = Options()
    if isinstance(choice, ManagingChoice):
        choice.own_options(s, a, b, c, d, out)
    else:
        choice.options(s, a, b, c, d, out)
    return out


def step(s: State, bots: list[StateBot]) -> None:
    """Let the bot whose decision it is answer."""
    answer(s, bots[decider(s)])


def answer(s: State, bot: StateBot) -> None:
    code = bot.pick(s)
    if len(bot.terms) > 0:
        s.offer = bot.terms
        bot.terms = empty()
    perform(s, code)


def play_out(s: State, bots: list[StateBot], max_rounds: i64) -> None:
    """Play until the game is over or the round is past the limit."""
    seats: vec[StateBot] = vec[StateBot]()
    for bot in bots:
        seats = append(seats, bot)
    while not s.over and s.round <= max_rounds:
        answer(s, seats[decider(s)])
