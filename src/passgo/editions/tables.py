"""Reading an edition's tables: the board and the names of its skins, one row a space."""

import csv
from collections.abc import Mapping, Sequence
from pkgutil import get_data

from passgo.engine.board import Board, Row
from passgo.engine.edition import Skin
from passgo.engine.settings import Value


def read_rows(package: str, name: str) -> list[dict[str, str]]:
    data = get_data(package, name)
    if data is None:
        raise FileNotFoundError(f"{package} cannot read its {name}")
    return list(csv.DictReader(data.decode("utf-8").splitlines()))


def read_places(package: str) -> dict[str, int]:
    """The numbers of an edition's spaces by name; of several with one name the first."""
    places: dict[str, int] = {}
    for number, row in enumerate(read_rows(package, "board.csv")):
        places.setdefault(row["space"], number)
    return places


def read_board(package: str, certificates: Sequence[Row] = ()) -> Board:
    """The board.csv of an edition, and certificates such as shares that no space belongs to."""
    rows = [
        Row(
            row["track"],
            row["space"],
            row["kind"],
            row["group"],
            int(row["price"] or 0),
            int(row["build"] or 0),
            [int(rent) for rent in row["rents"].split()],
        )
        for row in read_rows(package, "board.csv")
    ]
    return Board(rows, certificates)


def read_landings(package: str) -> list[int]:
    """How often tokens come to rest on each space (`tools/landings.py` counts it)."""
    return [int(row["visits"]) for row in read_rows(package, "landings.csv")]


def read_skin(
    package: str, name: str, currency: str, settings: Mapping[str, Value] | None = None, language: str = ""
) -> Skin:
    """A skin's names in English and French, in the order of the board."""
    rows = read_rows(package, f"skins/{name}.csv")
    names = {language: [row[language] for row in rows] for language in ("en", "fr")}
    return Skin(name, currency, names, settings, language)
