"""SVG, piece by piece: rectangles, discs with a sign in them, and words that fit their room."""

from html import escape
from unicodedata import category

from passgo.picture.geometry import Rect

UNIT = 58.0  # pixels of a space's width
INK, QUIET, LINE = "#17221d", "#4a5850", "#2b3831"
LETTER = 0.52  # how wide a letter is on average, in parts of its height


def rect(room: Rect, fill: str, *, line: str = "", width: float = 0.8, opacity: float = 1.0) -> str:
    x, y, w, h = (UNIT * value for value in room)
    edge = f' stroke="{line}" stroke-width="{width:g}"' if line else ""
    faint = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}"{edge}{faint}/>'


def disc(x: float, y: float, radius: float, fill: str, sign: str, *, line: str = "#ffffff") -> str:
    """A disc with a sign in it, its middle and radius in units."""
    size = radius * UNIT * (1.3 if len(sign) < 2 else 1.0)
    place = f'cx="{x * UNIT:.1f}" cy="{y * UNIT:.1f}" r="{radius * UNIT * 0.92:.1f}"'
    shape = f'<circle {place} fill="{fill}" stroke="{line}" stroke-width="1.2"/>'
    return shape + text(x, y + size * 0.36 / UNIT, sign, size, fill="#ffffff", bold=True)


def text(
    x: float, y: float, words: str, size: float, *, fill: str = INK, bold: bool = False, anchor: str = "middle"
) -> str:
    """Words on a base line; the place in units, the size of letters in pixels."""
    if not words:
        return ""
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{x * UNIT:.1f}" y="{y * UNIT:.1f}" font-size="{size:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{fill}"{weight}>{escaped(words)}</text>'


def escaped(words: str) -> str:
    """As XML holds it: without controls and halves of pairs, which names that a program gives may have."""
    return escape("".join(" " if category(sign) in ("Cc", "Cs", "Cn") else sign for sign in words))


def words(room: Rect, said: str, most: float, *, bold: bool = False, fill: str = INK) -> str:
    """Words in the middle of a room, in as many lines as they need, smaller where they would not fit."""
    size = most
    while size > 3:
        lines = wrapped(said, int(room.w * UNIT / (LETTER * size)))
        widest = max((len(line) for line in lines), default=0)
        if widest * LETTER * size <= room.w * UNIT and len(lines) * size * 1.12 <= room.h * UNIT:
            break
        size -= 0.4
    first = room.y + room.h / 2 - (len(lines) - 1) * size * 0.56 / UNIT + size * 0.36 / UNIT
    middle = room.x + room.w / 2
    return "".join(
        text(middle, first + k * size * 1.12 / UNIT, line, size, bold=bold, fill=fill) for k, line in enumerate(lines)
    )


def wrapped(said: str, letters: int) -> list[str]:
    lines: list[str] = []
    for word in said.split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
