"""Reading the figures out of a printed line, in both languages."""

import re
from collections.abc import Sequence
from functools import cache

from passgo.engine.edition import Skin

PLAIN = r"\d+"
NUMBERS = {
    "en": re.compile(rf"\d{{1,3}}(?:,\d{{3}})+k?|{PLAIN}k?"),
    "fr": re.compile(rf"\d{{1,3}}(?:\u202f\d{{3}})+k?|{PLAIN}k?"),
}
ONE_SPACE = "d’une case"  # the only one that is a word
BROKEN = re.compile(r"-\d|\d[.,]\d{1,2}(?!\d)|\d{4}|\d[ \u00a0]\d")  # negative, fractions, no or wrong separators


def figures(line: str, language: str) -> list[int]:
    """All numbers of a line in their order: 1,500 in English and 1 500 in French; 50k is fifty thousand."""
    return [value(number) for number in NUMBERS[language].findall(line.replace(ONE_SPACE, "1"))]


def value(number: str) -> int:
    digits = int(re.sub(r"\D", "", number))
    return digits * 1000 if number.endswith("k") else digits


def well_formed(line: str, language: str) -> bool:
    """Whether every figure is written as the language writes it; "(1, 3)" and "5, 6" are lists, not fractions."""
    other = "\u202f" if language == "en" else ","
    return not BROKEN.search(line) and not re.search(rf"\d{other}\d{{3}}", line)


def without_names(line: str, skin: Skin, language: str) -> str:
    """A line without the numbers that belong to names of spaces."""
    for name in names_with_figures(skin, language):
        line = line.replace(name, "")
    return line


@cache
def names_with_figures(skin: Skin, language: str) -> Sequence[str]:
    """Names of spaces that contain a number themselves."""
    return [name for name in skin.names[language] if re.search(r"\d", name)]
