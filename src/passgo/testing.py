"""A table set by hand: any position by name, with the coming dice and cards laid down. For tests, puzzles, bug reports.

t = table("classic", players=3)
t.owns(1, "Reading Railroad").at(0, "GO").dice(2, 3)
t.play("roll")
assert t.cash(0) == 1475
"""

from __future__ import annotations

from collections.abc import Sequence

from passgo.editions import DEFAULT_EDITION
from passgo.engine.events import Event
from passgo.engine.game import Decision, Game
from passgo.engine.machine import advance
from passgo.engine.random import Scripted
from passgo.engine.rules.turn import BEGIN_TURN
from passgo.engine.save import state_data
from passgo.engine.state import BANK, POOL


class Table:
    """Set the table first; the game begins with seat 0 as soon as somebody looks or plays."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._begun = False
        self._script = Scripted([], [], game.state.chance)
        self.events: list[Event] = []
        s = game.state
        s.chance = self._script
        s.depth = 0
        s.turn = s.first = 0
        s.turns = s.rolls = s.decisions = 0
        for deed in range(s.edition.board.deeds):  # the Short and Timed game have dealt some
            s.give_deed(deed, BANK)
        for seat in range(s.players):
            self.has(seat, int(s.edition.figures.starting_cash))

    # setting the table

    def at(self, seat: int, space: str | int) -> Table:
        """Put a token on a space."""
        self._game.state.place[seat] = self._space(space)
        return self

    def owns(self, seat: int, *spaces: str | int) -> Table:
        """Give deeds to a player; seat -1 is the Bank."""
        for space in spaces:
            self._game.state.give_deed(self.deed(space), seat)
        return self

    def owns_group(self, seat: int, *groups: str) -> Table:
        board = self._game.state.edition.board
        for deed in range(board.deeds):
            if board.groups[board.group_of[deed]] in groups:
                self._game.state.give_deed(deed, seat)
        return self

    def built(self, level: int, *spaces: str | int) -> Table:
        """Buildings on lots: 1 to 4 houses, 5 a hotel (in the Short game 4); pieces come from the Bank."""
        for space in spaces:
            self._game.state.set_level(self.deed(space), level)
        return self

    def mortgaged(self, *spaces: str | int) -> Table:
        for space in spaces:
            self._game.state.set_mortgage(self.deed(space), 1)
        return self

    def has(self, seat: int, cash: int) -> Table:
        """Set a player's cash; the difference comes from the Bank."""
        s = self._game.state
        s.shift(BANK, seat, cash - s.cash[seat])
        return self

    def pool(self, amount: int) -> Table:
        s = self._game.state
        s.shift(BANK, POOL, amount - s.pool)
        return self

    def pieces(self, *counts: int) -> Table:
        """What the Bank has left: houses, hotels."""
        for piece, count in enumerate(counts):
            self._game.state.pieces[piece] = count
        return self

    def jailed(self, seat: int, tries: int = 0) -> Table:
        """Put a player in Jail after so many failed tries."""
        self._game.state.place[seat] = self._game.state.edition.board.jail
        self._game.state.jail[seat] = 1 + tries
        return self

    def holds(self, seat: int, *cards: str) -> Table:
        """Give kept cards to a player, out of their packs."""
        s = self._game.state
        for name in cards:
            card = self._game.notation.read_card(name, name)
            deck = s.edition.deck_of[card]
            s.make_next(deck, card)
            s.undrawn_count[deck] -= 1
            s.holder[card] = seat
        return self

    def bankrupt(self, *seats: int) -> Table:
        """Players who left the game before."""
        s = self._game.state
        for seat in seats:
            s.shift(seat, BANK, s.cash[seat])
            s.bankrupt[seat] = 1
            s.solvent -= 1
        return self

    def turn(self, seat: int) -> Table:
        """Whose turn begins; seat 0 otherwise."""
        self._game.state.turn = seat
        return self

    def dice(self, *pips: int) -> Table:
        """The coming dice, in the order they are thrown."""
        self._script.dice.extend(pips)
        return self

    def cards(self, *names: str) -> Table:
        """The coming cards, whatever their pack."""
        self._script.cards.extend(self._game.notation.read_card(name, name) for name in names)
        return self

    # playing

    @property
    def game(self) -> Game:
        if not self._begun:
            self._begun = True
            s = self._game.state
            s.depth = 0
            s.push(BEGIN_TURN)
            self._game.header.position = state_data(s)
            s.recording = True
            advance(s)
            self.events = self._game.heard()
        return self._game

    @property
    def decision(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    def play(self, *actions: str) -> Table:
        """Play actions in turn; `events` holds what the last of them caused."""
        for action in actions:
            self.events = self.game.play(action)
        return self

    # looking

    def options(self, verb: str = "") -> list[str]:
        """The texts of the listed options, all or those of one verb."""
        return [action.text for action in self.decision.options if verb in ("", action.verb)]

    def cash(self, seat: int) -> int:
        return int(self.game.state.cash[seat])

    def place(self, seat: int) -> int:
        return int(self.game.state.place[seat])

    def owner(self, space: str | int) -> int:
        return int(self.game.state.owner[self.deed(space)])

    def level(self, space: str | int) -> int:
        return int(self.game.state.level[self.deed(space)])

    def is_mortgaged(self, space: str | int) -> bool:
        return self.game.state.mortgaged[self.deed(space)] != 0

    def in_jail(self, seat: int) -> bool:
        return self.game.state.jail[seat] > 0

    def happened(self, name: str) -> list[Event]:
        """The events of that name that the last action caused."""
        return [event for event in self.events if event.name == name]

    def deed(self, space: str | int) -> int:
        return self._game.notation.read_deed(str(space), str(space))

    def _space(self, space: str | int) -> int:
        return self._game.notation.read_space(str(space), str(space))


def table(
    edition: str = DEFAULT_EDITION,
    players: int = 3,
    variant: str = "normal",
    skin: str | None = None,
    names: Sequence[str] | None = None,
    **settings: object,
) -> Table:
    """An empty table: everybody on GO with the starting cash. The setting `a.b` is written `a_b` here."""
    known = {key.replace(".", "_"): key for key in Game.start(edition, skin=skin).header.settings}
    chosen = {known.get(key, key): value for key, value in settings.items()}
    return Table(Game.start(edition, players, 0, chosen, variant, skin, names))
