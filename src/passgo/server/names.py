"""Names at one table can be told apart: by the eye, whatever letters they are written with."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import chain, count, cycle
from typing import Final

from passgo.server.cleaning import cleaned

LONGEST: Final = 24
# letters of other scripts, and figures, that look like Latin ones; what Unicode itself calls the same is not here
LOOKS_LIKE: Final = str.maketrans(
    # Cyrillic
    "абвгеёзиіїјкмнорстухѕьԁԛԝһӏѵ" "АВЕЅІЈКМНОРСТУХѴԌ"
    # Greek
    "αβγεηικνορτυχω" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
    # Armenian, Hebrew, and others
    "օոսհցզ" "וסן" "ⅼ"
    # figures and signs
    "0135$@|!",
    "abbreesuiijkmhopctyxsbdqwhlv" "abesijkmhopctyxvg"
    "abyenikvoptuxw" "abezhikmnoptyx"
    "onuhgq" "ioi" "l"
    "olessaii",
)  # fmt: skip
LATIN: Final = re.compile(r"^LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |DOTLESS |SCRIPT |OPEN )?([A-Z])(?: |$)")
TWO_AS_ONE: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("l", "i"), ("j", "i"))  # what the eye takes for another


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What the eye keeps of a name: without case, accents, spaces and signs, look-alikes made one."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(LOOKS_LIKE)).casefold()
    letters = "".join(base(letter) for letter in folded.translate(LOOKS_LIKE) if letter.isalnum())
    for two, one in TWO_AS_ONE:
        letters = letters.replace(two, one)
    return letters or name  # a name of signs alone is what it is


def base(letter: str) -> str:
    """The Latin letter that a letter was made of, such as an o with a stroke; else itself."""
    made = None if letter.isascii() else LATIN.match(unicodedata.name(letter, ""))
    return made[1].lower() if made else letter


def is_readable(name: str) -> bool:
    """Whether a cleaned name has something to see and is read in one direction."""
    ways = {unicodedata.bidirectional(letter) for letter in name}
    seen = any(unicodedata.category(letter)[0] in "LNSP" for letter in name)
    return seen and not ("L" in ways and ways & {"R", "AL"})


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number if the eye could take it for another's."""
    taken = {skeleton(other) for other in others}

    def numbered(number: int) -> str:
        mark = f" ({number})"
        return cleaned(name, LONGEST - len(mark)) + mark

    return next(each for each in chain([name], map(numbered, count(2))) if skeleton(each) not in taken)


def earlier_names(seated: Sequence[str | None], people: Collection[str], bots: Sequence[str]) -> list[str]:
    """The names of the players at a start where they were not noted: as they were chosen then."""
    taken: list[str] = []
    fresh = cycle([name for name in bots if name not in people] or bots)
    for seat in seated:
        name = seat if seat is not None else next(fresh)
        numbered = (f"{name} ({k})" for k in count(2))
        taken.append(next(each for each in chain([name], numbered) if each not in taken))
    return taken
