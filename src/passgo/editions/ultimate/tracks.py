"""Three tracks joined by stations: parity of the roll, leaving a station, and walking to a named space."""

from typing import Final

from passgo.editions.ultimate.corners import pass_corner
from passgo.editions.ultimate.ledger import FROM_REVERSE, LAST_ROLL
from passgo.editions.ultimate.places import REVERSE_DIRECTION
from passgo.editions.ultimate.settings import INNER_EXIT, ODD_EXIT, OUTER_EXIT, REVERSE_FOR
from passgo.engine.columns import Ints, filled, i64
from passgo.engine.rules.dice import roll_total
from passgo.engine.rules.movement import BY_CARD, BY_DICE, BY_TRIPLES, DIRECTLY, walk
from passgo.engine.state import State
from passgo.engine.steps import Step, effect, numbered


def is_even(s: State) -> bool:
    """Parity of the governing roll; without a roll this turn moves stay on their track (V-5, UM-MOV-4, UM-AUC-6).

    Rules: IX-34, IX-48, IX-49, IX-63.
    """
    return s.rolled > 0 and roll_total(s) % 2 == 0


def led_total(s: State) -> i64:
    """The roll that led the player here: the last one of this turn, else the last one that moved him.

    Rules: UM-VCH-17, UM-UTL-2, UM-UTL-5.
    """
    return roll_total(s) if s.rolled > 0 else s.extra[LAST_ROLL + s.turn]


def note_roll(s: State) -> None:
    s.extra[LAST_ROLL + s.turn] = roll_total(s)


def on_reverse(s: State) -> bool:
    """Reverse Direction is read from where the token stands (UM-REV-1, IX-29, IX-57, IX-59)."""
    return s.edition.board.kind_of[s.place[s.turn]] == REVERSE_DIRECTION


def face_on(s: State, space: i64, inner: bool) -> i64:
    """The outer or inner face of a station; any other space is its own face."""
    board = s.edition.board
    twin = board.twin[space]
    if twin < 0:
        return space
    is_inner = board.track_of[space] > board.track_of[twin]
    return space if is_inner == inner else twin


class WalkRoll(Step):
    """The dice move: even rolls ride every station passed, odd ones stay on their track.

    From a station an even roll leaves on the outer of its tracks, an odd one on the inner; from
    Reverse Direction the roll goes backwards (UM-REV-1, UM-REV-2).

    Rules: UM-DIE-2, UM-TRN-1, UM-TRN-2, UM-TRN-3, UM-TRN-4, UM-TRN-6, UM-TRN-7, UM-TRN-8, UM-TRN-10, IX-04, IX-37,
    IX-38, IX-46.
    """

    def run(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> None:
        even = is_even(s)
        if on_reverse(s):
            s.extra[FROM_REVERSE] = 1
        elif not s.settings[REVERSE_FOR]:
            s.extra[FROM_REVERSE] = 0
        s.direction = -1 if s.extra[FROM_REVERSE] else 1
        s.riding = 1 if even else 0
        s.move = BY_DICE
        place = s.place[s.turn]
        if s.edition.board.twin[place] >= 0:
            exit_by = OUTER_EXIT if even else s.settings[ODD_EXIT]
            if exit_by == OUTER_EXIT or exit_by == INNER_EXIT:
                s.place[s.turn] = face_on(s, place, inner=exit_by == INNER_EXIT)
        total = roll_total(s)
        s.extra[LAST_ROLL + s.turn] = total
        walk(s, total)


def links_towards(s: State, space: i64, track: i64) -> bool:
    """Whether a station at this face leads towards a track."""
    board = s.edition.board
    if board.twin[space] < 0:
        return False
    here = board.track_of[space]
    there = board.track_of[board.twin[space]]
    return (there > here and track > here) or (there < here and track < here)


def same_space(s: State, space: i64, other: i64) -> bool:
    """A station's two faces are one space (UM-BRD-3, UM-TRN-1)."""
    if space == other:
        return True
    return s.edition.board.twin[space] == other


def stroll(s: State, target: i64) -> None:
    """Walk forward to a space, changing track only at stations that lead towards it; corners passed pay.

    Rules: UM-CRD-3, IX-76.
    """
    board = s.edition.board
    s.direction = 1
    space = s.place[s.turn]
    goal = board.track_of[target]
    other_face = board.twin[target]
    passing = s.edition.passing.count
    while True:
        if board.track_of[space] != goal and links_towards(s, space, goal):
            space = board.twin[space]
        space = board.ahead[space]
        if space == target or space == other_face:
            s.put(s.turn, space)
            return
        if passing[space] > 0:
            pass_corner(s, space)


def strolls_onto(s: State, target: i64) -> bool:
    """Whether that walk ends on this face of a station, and not on the other one before it gets there."""
    board = s.edition.board
    space = s.place[s.turn]
    goal = board.track_of[target]
    while True:
        if board.track_of[space] != goal and links_towards(s, space, goal):
            space = board.twin[space]
        space = board.ahead[space]
        if same_space(s, space, target):
            return space == target


DISTANCES: Final[dict[int, Ints]] = {}  # by target, those asked for so far; all printings share one board


def distances(s: State, target: i64) -> Ints:
    """Fewest steps forward from every face to the target, free to ride or stay at each station."""
    if target not in DISTANCES:
        DISTANCES[target] = measured(s, target)
    return DISTANCES[target]


def measured(s: State, target: i64) -> Ints:
    """The same, worked out."""
    board = s.edition.board
    steps = filled(int(board.size), 9999)
    for space in range(board.size):
        if same_space(s, space, target):
            steps[space] = 0
    changed = True
    while changed:
        changed = False
        for k in range(board.size):
            space = board.size - 1 - k  # against the direction of travel, so that few rounds are enough
            best = steps[board.ahead[space]] + 1
            if board.twin[space] >= 0:
                other = steps[board.ahead[board.twin[space]]] + 1
                best = other if other < best else best
            if best < steps[space]:
                steps[space] = best
                changed = True
    return steps


def canonical_walk(s: State, target: i64) -> None:
    """Forward by the shortest route, staying on the track where routes are equal; corners passed pay.

    Rules: UM-TRP-4, UM-TRP-8, IX-28, IX-71.
    """
    board = s.edition.board
    steps = distances(s, target)
    s.direction = 1
    s.move = BY_TRIPLES
    space = s.place[s.turn]
    while True:
        ahead = board.ahead[space]
        if board.twin[space] >= 0 and steps[board.ahead[board.twin[space]]] < steps[ahead]:
            ahead = board.ahead[board.twin[space]]
        space = ahead
        if steps[space] == 0:
            s.put(s.turn, space)
            return
        pass_corner(s, space)


def go_directly(s: State, player: i64, space: i64) -> None:
    """Lift the token and put it down; on a station it stands on the innermost face (UM-MOV-5, V-4).

    Rules: UM-MOV-1, IX-61, IX-74.
    """
    s.move = DIRECTLY
    s.direction = 1
    s.put(player, face_on(s, space, inner=True))


def nearer_face(s: State, space: i64) -> i64:
    """The face of a station on the token's track, or the one nearer to it; any other space is its own face (IX-68)."""
    board = s.edition.board
    return board.twin[space] if links_towards(s, space, board.track_of[s.place[s.turn]]) else space


class AdvanceOnTracks(Step):
    """A card sends the token forward to a named space (UM-CRD-2, UM-CRD-3)."""

    def run(self, s: State, space: i64, b: i64, c: i64, d: i64, /) -> None:
        s.move = BY_CARD
        stroll(s, nearer_face(s, space))


class GoDirectly(Step):
    """A card or ride puts the token down somewhere (UM-CRD-4)."""

    def run(self, s: State, space: i64, b: i64, c: i64, d: i64, /) -> None:
        go_directly(s, s.turn, space)


class StepAlong(Step):
    """A card moves the token a few spaces along its track, no station ridden (UM-CRD-6)."""

    def run(self, s: State, steps: i64, b: i64, c: i64, d: i64, /) -> None:
        s.move = BY_CARD
        step_along(s, steps)


def step_along(s: State, steps: i64) -> None:
    """So many spaces on the current track, backwards if negative; corners passed pay."""
    board = s.edition.board
    s.direction = 1 if steps > 0 else -1
    space = s.place[s.turn]
    left = steps * s.direction
    while left > 0:
        left -= 1
        space = board.ahead[space] if steps > 0 else board.behind[space]
        if left > 0:
            pass_corner(s, space)
    s.put(s.turn, space)


WALK_ROLL: Final[i64] = numbered(WalkRoll())
ADVANCE_ON_TRACKS: Final[i64] = effect(AdvanceOnTracks(), "space")
GO_DIRECTLY: Final[i64] = effect(GoDirectly(), "space")
STEP_ALONG: Final[i64] = effect(StepAlong(), "steps")
