"""A game at the table: the one door for people, bots, learners, the network and replays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import intern

from passgo.engine.actions import REFUSALS, FreeVerb, Options
from passgo.engine.columns import empty, ints
from passgo.engine.edition import Edition
from passgo.engine.events import Event, unpacked
from passgo.engine.machine import advance, argument, asked, decider, illegal_reason, perform
from passgo.engine.notation import Action, IllegalAction, Notation
from passgo.engine.record import Header, checked_header, header_data, read_header, read_record, written
from passgo.engine.rules.preparation import prepared
from passgo.engine.save import FORMAT, digest, restored_state, state_data
from passgo.engine.settings import as_column
from passgo.engine.state import VARIANTS, State
from passgo.engine.steps import ARGUMENTS
from passgo.engine.view import seen


class Decision:
    """Who must choose among what. Options are listed when somebody reads them."""

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
    def usual(self) -> Action:
        """What is played for somebody who does not answer: it gives nothing away but what is compulsory."""
        s = self._open_state()
        code = asked(s).default_action(s, argument(s, 0), argument(s, 1), argument(s, 2), argument(s, 3))
        return self._game.notation.action(code)

    def _open_state(self) -> State:
        if self._game.state.decisions != self.number:
            raise RuntimeError(f"decision {self.number} is answered already")
        return self._game.state

    def __repr__(self) -> str:
        return f"<Decision {self.number}: {self.kind} of seat {self.player}>"


class Game:
    def __init__(self, header: Header, state: State, notation: Notation) -> None:
        self.header = header
        self.state = state
        self.notation = notation
        self.opening: list[Event] = []
        self._moves: list[str] = []
        self._shared = False  # whether a copy reads the same list of moves

    @staticmethod
    def start(
        edition: Edition | str | object,
        players: int | object = 4,
        seed: int | bytes | object = 0,
        settings: Mapping[str, object] | object | None = None,
        variant: str | object = "normal",
        skin: str | object | None = None,
        names: Sequence[str] | object | None = None,
    ) -> Game:
        """A new game. A number as seed is for simulation; bytes are the secret of a fair game between people.

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
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(p for p in range(self.state.players) if self.state.winners >> p & 1)

    @property
    def decision(self) -> Decision | None:
        return None if self.state.over else Decision(self)

    def play(self, action: Action | str) -> list[Event]:
        """Answer the decision; an illegal answer raises IllegalAction and changes nothing."""
        said = self.notation.read(str(action))  # an action made elsewhere is read anew, so that it must make sense here
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
        if reason:
            s.offer = before
            raise IllegalAction(said.text, REFUSALS[reason].name, REFUSALS[reason].rule)
        if self._shared:
            self._moves = list(self._moves)
            self._shared = False
        self._moves.append(said.text)
        s.recording = True
        perform(s, said.code)
        return self.heard()

    def heard(self) -> list[Event]:
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

    def digest(self) -> str:
        return digest(self.state)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see."""
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
        if data.get("passgo") != FORMAT:
            raise ValueError(f"this is not a saved game of passgo (format {FORMAT})")
        header_part, moves, state_part = data.get("header"), data.get("moves"), data.get("state")
        if not isinstance(header_part, dict) or not isinstance(moves, list) or not isinstance(state_part, dict):
            raise ValueError("the saved game is damaged")
        header = read_header(header_part)
        printing = header.edition.printing(header.settings)
        state = restored_state(printing, as_column(header.settings), len(header.names), state_part)
        game = Game(header, state, notation_of(header))
        game._moves = [intern(str(move)) for move in moves]  # few texts, said often
        return game


def notation_of(header: Header) -> Notation:
    names = header.edition.skins[header.skin].names
    return Notation(header.edition.printing(header.settings), list(names.values()))


def from_header(header: Header) -> Game:
    """The game at its beginning."""
    if header.position is not None:
        data = {"passgo": FORMAT, "header": header_data(header), "moves": [], "state": header.position}
        game = Game.load(data)
        advance(game.state)
        return game
    return Game.begin(header)


def replay(text: str) -> Game:
    """Play a record again and check its digest; a move or digest that does not fit raises ValueError."""
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
