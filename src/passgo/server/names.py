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
LETTERS: Final = ("Lu", "Ll", "Lt", "Lo")
# letters of other scripts, and figures, that look like Latin ones; what Unicode itself calls the same is not here
LOOKS_LIKE: Final = str.maketrans(
    # Cyrillic
    "абвгеёзиіїјкмнорстухѕьԁԛԝһӏѵ" "АВЕЅІЈКМНОРСТУХѴԌ"
    # Greek
    "αβγεηικνορτυχω" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΛ"
    # Coptic, Cherokee, Lisu, Carian
    "ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ" "ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ" "ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ" "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ" "𐊠𐊡𐊢𐊫"
    # Armenian, Hebrew, and others
    "օոսհցզ" "וסן" "ⅼ" "Ʌʌɑ"
    # figures and signs
    "0135$@|!",
    "abbreesuiijkmhopctyxsbdqwhlv" "abesijkmhopctyxvg"
    "abyenikvoptuxw" "abezhikmnoptyxa"
    "abehikmnopctyx" "abehikmnopctyx" "drtiajewmhyghzbrwsvslcpkdgb" "bpdtgkjczfmnlsrvhwxyaeiou" "abco"
    "onuhgq" "ioi" "l" "aaa"
    "olessaii",
)  # fmt: skip
LATIN: Final = re.compile(r"^LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |DOTLESS |SCRIPT |OPEN )?([A-Z])(?: |$)")
TWO_AS_ONE: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("l", "i"), ("j", "i"))  # what the eye takes for another


EASTERN: Final = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}  # which go with any alphabet
THE_BANK: Final = ("Bank", "The Bank", "Banque", "La Banque")  # which the log tells of as of a player


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What the eye keeps of a name: without case, accents, spaces and signs, look-alikes made one."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(LOOKS_LIKE)).casefold()
    letters = "".join(base(letter) for letter in folded.translate(LOOKS_LIKE) if letter.isalnum())
    for two, one in TWO_AS_ONE:
        letters = letters.replace(two, one)
    return letters or name  # a name of signs alone is what it is


def readings(name: str) -> set[str]:
    """The same for those who take a sign for a letter, as in B@rbara, and for those who overlook it, as in Anna!"""
    return {skeleton(name), skeleton("".join(each for each in name if each.isalnum() or each.isspace()) or name)}


def base(letter: str) -> str:
    """The Latin letter that a letter was made of, such as an o with a stroke; else itself."""
    made = None if letter.isascii() else LATIN.match(unicodedata.name(letter, ""))
    return made[1].lower() if made else letter


def is_readable(name: str) -> bool:
    """Whether a cleaned name has something to see, is read in one direction and is written in one alphabet."""
    ways = {unicodedata.bidirectional(letter) for letter in name}
    seen = any(unicodedata.category(letter)[0] in "LNSP" for letter in name)
    return seen and not ("L" in ways and ways & {"R", "AL"}) and len(alphabets(name) - EASTERN) <= 1


def alphabets(name: str) -> set[str]:
    """By the first word of what Unicode calls their letters; letters that belong to any do not count."""
    letters = [each for each in unicodedata.normalize("NFKC", name) if unicodedata.category(each) in LETTERS]
    return {unicodedata.name(letter, "unknown").split()[0] for letter in letters}


def is_the_bank(name: str) -> bool:
    return bool(readings(name) & {skeleton(each) for each in THE_BANK})


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number if the eye could take it for another's."""
    taken = {reading for other in others for reading in readings(other)}

    def numbered(number: int) -> str:
        mark = f" ({number})"
        return cleaned(name, LONGEST - len(mark)) + mark

    return next(each for each in chain([name], map(numbered, count(2))) if not readings(each) & taken)


def earlier_names(seated: Sequence[str | None], people: Collection[str], bots: Sequence[str]) -> list[str]:
    """The names of the players at a start where they were not noted: as they were chosen then."""
    taken: list[str] = []
    fresh = cycle([name for name in bots if name not in people] or bots)
    for seat in seated:
        name = seat if seat is not None else next(fresh)
        numbered = (f"{name} ({k})" for k in count(2))
        taken.append(next(each for each in chain([name], numbered) if each not in taken))
    return taken
