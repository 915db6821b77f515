"""Where every space of a board lies, for any edition: rings of spaces nested by length, the longest outside.

A space is 1 wide and 2 deep, a corner 2 by 2. A track begins in the lower right corner; play goes clockwise.
"""

from typing import NamedTuple

from passgo.engine.board import Board

DEPTH = 2.0
BOTTOM, LEFT, TOP, RIGHT = range(4)


class Rect(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    def part(self, side: int, start: float, stop: float) -> "Rect":
        """The strip between two distances from the inner edge of a space on that side of its ring."""
        x, y, w, h = self
        deep = stop - start
        return {
            BOTTOM: Rect(x, y + start, w, deep),
            LEFT: Rect(x + w - stop, y, deep, h),
            TOP: Rect(x, y + h - stop, w, deep),
            RIGHT: Rect(x + start, y, deep, h),
        }[side]


class Face(NamedTuple):
    """A space: its rectangle, the side of the ring that it lies on, and whether it is a corner."""

    rect: Rect
    side: int
    corner: bool


class Layout(NamedTuple):
    """A board in units: the length of its sides, its spaces, and the room in the middle."""

    size: float
    faces: list[Face]
    centre: Rect


def per_side(length: int) -> int:
    return max(1, -(-length // 4))


def ring_size(length: int) -> float:
    return per_side(length) - 1 + 2 * DEPTH


def laid_out(board: Board) -> Layout:
    sizes = [ring_size(length) for length in board.track_length]
    size = max(sizes)
    faces: list[Face] = []
    for space in range(int(board.size)):
        track = int(board.track_of[space])
        face = face_of(space - board.track_start[track], per_side(board.track_length[track]), sizes[track])
        inset = (size - sizes[track]) / 2
        x, y, w, h = face.rect
        faces.append(face._replace(rect=Rect(x + inset, y + inset, w, h)))
    edge = (size - min(sizes)) / 2 + DEPTH
    return Layout(size, faces, Rect(edge, edge, size - 2 * edge, size - 2 * edge))


def face_of(index: int, spaces: int, ring: float) -> Face:
    """A space of a ring whose sides have so many spaces, each beginning with a corner."""
    side, step = divmod(index, spaces)
    along = DEPTH + step - 1 if step else 0.0  # from the corner where the side begins
    width = 1.0 if step else DEPTH
    back, far = ring - along - width, ring - DEPTH
    rect = {
        BOTTOM: Rect(back, far, width, DEPTH),
        LEFT: Rect(0, back, DEPTH, width),
        TOP: Rect(along, 0, width, DEPTH),
        RIGHT: Rect(far, along, DEPTH, width),
    }[side]
    return Face(rect, side, step == 0)


def circles(room: Rect, count: int, largest: float) -> list[tuple[float, float, float]]:
    """So many circles side by side in a room, as large as they can be: the middle and the radius of each."""
    columns, radius = 1, 0.0
    for tried in range(1, count + 1):
        fits = min(room.w / tried, room.h / -(-count // tried), 2 * largest) / 2
        if fits > radius:
            columns, radius = tried, fits
    lines = -(-count // columns)
    found: list[tuple[float, float, float]] = []
    for k in range(count):
        line, column = divmod(k, columns)
        here = min(columns, count - line * columns)
        x = room.x + room.w / 2 + (2 * column - here + 1) * radius
        y = room.y + room.h / 2 + (2 * line - lines + 1) * radius
        found.append((x, y, radius))
    return found
