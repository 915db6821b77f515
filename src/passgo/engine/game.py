"""A game at the table: the one door for people, bots, learners, the network and replays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import SupportsIndex, overload

from passgo.engine.actions import REFUSALS, FreeVerb, Options
from passgo.engine.board import Deed
from passgo.engine.columns import empty, ints, listed
from passgo.engine.edition import Edition
from passgo.engine.events import Event, unpacked
from passgo.engine.machine import advance, argument, asked, decider, illegal_reason, is_asking, perform
from passgo.engine.notation import Action, IllegalAction, Notation
from passgo.engine.once import once
from passgo.engine.record import Header, checked_header, header_data, read_header, read_record, written
from passgo.engine.rules.auction import AWARD_DEED, BIDDING
from passgo.engine.rules.debt import CONSIDER_SETTLEMENT
from passgo.engine.rules.preparation import prepared
from passgo.engine.rules.trade import CONSIDER_TRADE
from passgo.engine.save import FORMAT, digest, restored_state, state_data
from passgo.engine.settings import as_column, whole
from passgo.engine.state import VARIANTS, State
from passgo.engine.steps import ARGUMENTS
from passgo.engine.view import seen


class Decision:
    """Who must choose among what: the seat `player`, a question of a `kind`, the legal `options`.

    `free` has the verbs that take a number of one's own, `about` what is asked about by name, `number` counts the
    questions before it. Options are listed when somebody reads them.
    """

    def __init__(self, game: Game) -> None:
        s = game.state
        self._game = game
        self._options: tuple[Action, ...] | None = None
        self.player = int(decider(s))
        self.kind = asked(s).kind
        self.number = int(s.decisions)
        self._choice = asked(s)
        self._arguments = [int(argument(s, k)) for k in range(ARGUMENTS)]

    @property
    def about(self) -> dict[str, int]:
        """The deed, the player, the sum that is asked about, by name."""
        return self._choice.by_name(self._arguments)

    @property
    def deed(self) -> Deed | None:
        """The deed that is asked about, if it is one: to buy, to bid for, to lift, to pay rent for."""
        about = self.about
        number = about.get("deed", -1)
        if self._choice.number == BIDDING and about["award"] == AWARD_DEED:
            number = about["lot"]
        return self._game.state.edition.board.deed(number) if number >= 0 else None

    @property
    def offer(self) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
        """The deal that is to be accepted or refused: what would be given, and what for, as actions write it."""
        if self._choice.number != CONSIDER_TRADE and self._choice.number != CONSIDER_SETTLEMENT:
            return None
        terms = listed(self._open_state().offer)
        words = tuple(self._game.notation.item(item) for item in terms[1:])
        return words[: terms[0]], words[terms[0] :]

    @property
    def options(self) -> tuple[Action, ...]:
        """The legal actions that need no open number."""
        if self._options is None:
            s = self._open_state()
            out = Options()
            asked(s).options(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3), out)
            self._options = tuple(self._game.notation.action(code) for code in out.codes)
        return self._options

    @property
    def free(self) -> tuple[FreeVerb, ...]:
        """The verbs with open numbers, with their limits."""
        s = self._open_state()
        return tuple(asked(s).free(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3)))

    @property
    def default_action(self) -> Action:
        """What is played for somebody who does not answer: it gives nothing away but what is compulsory."""
        s = self._open_state()
        code = asked(s).default_action(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
        return self._game.notation.action(code)

    def _open_state(self) -> State:
        if self._game.state.decisions != self.number:
            raise RuntimeError(f"decision {self.number} is answered already")
        return self._game.state

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.player}, {question(self)}>"

    def __reduce__(self) -> tuple[object, ...]:
        self._open_state()
        return Decision, (self._game,)


def question(decision: Decision) -> str:
    """What is asked, with what it is about."""
    return " ".join([decision.kind, *(f"{name}={value}" for name, value in decision.about.items())])


class Game:
    """A game that is being played. `decision` says who must choose among what, `play` answers, until it is `over`."""

    def __init__(self, header: Header, state: State, notation: Notation) -> None:
        self.header = header
        self.state = state
        self.notation = notation
        self.opening: list[Event] = []
        self._moves: list[str] = []
        self._shared = False  # whether a copy reads the same list of moves

    @overload
    @staticmethod
    def start(
        edition: str,
        players: SupportsIndex = 4,
        seed: SupportsIndex | bytes = 0,
        settings: Mapping[str, object] | None = None,
        variant: str = "normal",
        skin: str | None = None,
        names: Sequence[str] | None = None,
    ) -> Game: ...

    @overload
    @staticmethod
    def start(
        edition: Edition,
        players: SupportsIndex = 4,
        seed: SupportsIndex | bytes = 0,
        settings: Mapping[str, object] | None = None,
        variant: str = "normal",
        skin: str | None = None,
        names: Sequence[str] | None = None,
    ) -> Game: ...

    # Compiled code would refuse a wrong type itself, in words about Python: so it takes anything, typed as meant above
    @staticmethod
    def start(
        edition: object,
        players: object = 4,
        seed: object = 0,
        settings: object = None,
        variant: object = "normal",
        skin: object = None,
        names: object = None,
    ) -> Game:
        """A new game of an edition, given by name or itself.

        A number as seed is for simulation, modulo 2**64; bytes are the secret of a fair game. The settings are house
        rules by key, such as {"parking.jackpot": True}; variant and skin are among those of the edition.
        Whatever does not fit, its type included, raises a ValueError that names it and what is allowed.
        """
        return Game.begin(
            checked_header(edition, players, seed, {} if settings is None else settings, variant, skin, names)
        )

    @staticmethod
    def begin(header: Header) -> Game:
        """The game that a header describes, before its first action."""
        printing = header.edition.printing(header.settings)
        rules = as_column(header.settings)
        variant = VARIANTS.index(header.variant)
        state = prepared(printing, header.settings, rules, header.chance, len(header.names), variant)
        game = Game(header, state, notation_of(header))
        advance(state)
        game.opening = game.heard()
        return game

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody is asked anything more."""
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody has before the game is over."""
        return tuple(p for p in range(self.state.players) if self.state.winners >> p & 1)

    @property
    def decision(self) -> Decision | None:
        """Who must choose now, and among what; None when the game is over."""
        return None if self.state.over else Decision(self)

    @overload
    def play(self, action: str) -> list[Event]: ...

    @overload
    def play(self, action: Action) -> list[Event]: ...

    def play(self, action: object) -> list[Event]:
        """Answer the decision, with an action or its text ("roll", "bid 120"); what happened then.

        An illegal answer raises IllegalAction, which tells why and what would be legal, and changes nothing.
        """
        said = self.legal(str(action))
        s = self.state
        if said.terms:
            s.offer = ints(said.terms)
        if self._shared:
            self._moves = list(self._moves)
            self._shared = False
        self._moves.append(once(said.text))  # few texts, said often
        s.recording = True
        perform(s, said.code)
        return self.heard()

    @overload
    def action(self, text: str) -> Action: ...

    @overload
    def action(self, text: Action) -> Action: ...

    def action(self, text: object) -> Action:
        """The action that a text means in this game, legal now or not."""
        return self.notation.read(str(text))

    @overload
    def legal(self, action: str) -> Action: ...

    @overload
    def legal(self, action: Action) -> Action: ...

    def legal(self, action: object) -> Action:
        """The action, if it can be played now; else IllegalAction says why not."""
        try:
            # an action made elsewhere is read anew, so that it must make sense here
            said = self.notation.read(str(action))
        except IllegalAction as error:
            raise IllegalAction(error.what, error.why, error.rule, self._legal()) from None
        s = self.state
        if s.over:
            raise IllegalAction(said.text, "game-over", "CLS-WIN-1")
        before = s.offer
        if said.terms:
            s.offer = ints(said.terms)
        reason = illegal_reason(s, said.code)
        other = self.notation.other_face(said) if reason else None
        if other is not None and illegal_reason(s, other.code) == 0:
            said, reason = other, 0
        s.offer = before
        if reason:
            raise IllegalAction(said.text, REFUSALS[reason].name, REFUSALS[reason].rule, self._legal())
        return said

    def _legal(self) -> tuple[str, ...]:
        """What could be said now, in words: the options, and verbs with a number of one's own."""
        decision = self.decision
        if decision is None:
            return ()
        free = [f"{v.verb} {v.low} to {v.high}" if v.high else f"{v.verb} ..." for v in decision.free]
        return (*(action.text for action in decision.options), *free)

    def heard(self) -> list[Event]:
        """What happened since somebody last asked; `play` asks, and returns it."""
        events = unpacked(self.state.events)
        self.state.events = empty()
        return events

    def copy(self) -> Game:
        """An independent game from here on. The moves so far are shared until one of the two plays on."""
        other = Game(self.header, self.state.copy(), self.notation)
        other.opening = self.opening
        other._moves = self._moves
        other._shared = True
        self._shared = True
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (self.save(), self.opening)

    def __repr__(self) -> str:
        decision = self.decision
        if decision is None:
            told = f"over, won by {' and '.join(self.header.names[p] for p in self.winners)}"
        else:
            told = f"seat {decision.player} ({self.header.names[decision.player]}), {question(decision)}"
        return f"<Game {self.header.edition.name}, round {int(self.state.round)}: {told}>"

    def _repr_svg_(self) -> str:
        """The board as a picture, which notebooks show."""
        return str(import_module("passgo.picture").board_svg(self))  # which is not compiled with the engine

    def digest(self) -> str:
        """A stable hex number over the whole position."""
        return digest(self.state)

    def chances(self, seat: SupportsIndex | None = None) -> list[float] | None:
        """How likely each seat wins, by the learned judgement; None where nobody has trained one for the edition.

        As far as a seat, or a spectator (None), can know: what others keep face down is never looked at.
        """
        self._seat(seat)
        chances = import_module("passgo.review.chances").chances_of(self.state)  # which lies above the engine
        return None if chances is None else [float(chance) for chance in chances]

    def _seat(self, seat: SupportsIndex | None) -> int | None:
        """The seat as a plain number: other whole numbers, such as numpy's, are numbers of seats too."""
        if seat is None:
            return None
        players = int(self.state.players)
        number = whole(seat)
        if number is not None and 0 <= number < players:
            return number
        raise ValueError(f"there is no seat {seat!r}; there are 0 to {players - 1}, and None looks on")

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see."""
        seat = self._seat(seat)
        view = seen(self.state, self.header.names, seat)
        decision = self.decision
        if decision is not None:
            asked_now: dict[str, object] = {
                "player": decision.player,
                "kind": decision.kind,
                "number": decision.number,
            }
            if decision.player == seat:
                asked_now["options"] = [action.text for action in decision.options]
                asked_now["free"] = [[v.verb, int(v.low), int(v.high)] for v in decision.free]
            view["decision"] = asked_now
        return view

    @property
    def moves(self) -> list[str]:
        """The texts of all actions so far."""
        return list(self._moves)

    @property
    def record(self) -> str:
        """The game as text: what it began with, one action a line, and the digest it led to."""
        return written(self.header, self._moves, self.digest())

    def save(self) -> dict[str, object]:
        """Everything needed to go on later, JSON-able, at any decision."""
        return {
            "passgo": FORMAT,
            "header": header_data(self.header),
            "moves": self.moves,
            "state": state_data(self.state),
        }

    @staticmethod
    def load(data: Mapping[str, object]) -> Game:
        """The game that `save` wrote."""
        game = restored(data)
        if not game.over and not is_asking(game.state):
            raise ValueError("the saved game is damaged: it asks nobody anything")
        return game


def restored(data: Mapping[str, object]) -> Game:
    """A game as it was written, whatever is pending in it."""
    if not isinstance(data, Mapping):
        raise ValueError(f"a saved game is what `save` gives, a dictionary, not {data!r}")
    if data.get("passgo") != FORMAT:
        raise ValueError(f"this is not a saved game of passgo (format {FORMAT})")
    header_part, moves, state_part = data.get("header"), data.get("moves"), data.get("state")
    if not isinstance(header_part, dict) or not isinstance(moves, list) or not isinstance(state_part, dict):
        raise ValueError("the saved game is damaged")
    header = read_header(header_part)
    printing = header.edition.printing(header.settings)
    state = restored_state(printing, as_column(header.settings), len(header.names), state_part)
    game = Game(header, state, notation_of(header))
    game._moves = [once(str(move)) for move in moves]
    return game


def unpickled(data: Mapping[str, object], opening: list[Event]) -> Game:
    """A game as it is pickled: as it is saved."""
    game = Game.load(data)
    game.opening = opening
    return game


def notation_of(header: Header) -> Notation:
    names = header.edition.skins[header.skin].names
    return Notation(header.edition.printing(header.settings), list(names.values()))


def from_header(header: Header) -> Game:
    """The game at its beginning."""
    if header.position is not None:
        data = {"passgo": FORMAT, "header": header_data(header), "moves": [], "state": header.position}
        game = restored(data)
        advance(game.state)
        return game
    return Game.begin(header)


def replay(text: str) -> Game:
    """Play a record again and check its digest; a move or digest that does not fit raises ValueError."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {text!r}")
    header, moves, expected = read_record(text)
    game = from_header(header)
    for number, move in enumerate(moves, 1):
        try:
            game.play(move)
        except IllegalAction as error:
            raise ValueError(f"move {number} of the record: {error}") from error
    if expected and game.digest() != expected:
        raise ValueError(f"the record leads to digest {game.digest()}, not to {expected}")
    return game
