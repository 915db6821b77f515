"""Measures what every house rule does to the length of a game: `python -m tools.house_rules [EDITION …]`.

Writes house_rules.csv in the folders of our editions: for each value of each setting that is not the book's, and for
each preset, by how many percent games have more rounds. `GAMES` games of trader bots with the usual number of players,
seeds from 0, compared in pairs with the games of the same seeds by the book, as `passgo sweep` does it. A row with no
games says that a setting was not measured.
"""

import csv
import sys
from collections.abc import Iterator
from pathlib import Path

from passgo import EDITIONS, Edition
from passgo.engine.settings import BOOL, CHOICE, INT, SETTINGS, Setting
from passgo.lab.api import simulate
from passgo.lab.paired import ROUNDS, compared, figures
from passgo.lab.simulation import Simulation
from passgo.server.house_rules import BOOK, FILE, PRESET, Preset, offered, spelt, values_of

GAMES = 2000
EDITIONS_FOLDER = Path(__file__).parents[1] / "src/passgo/editions"
NOT_MEASURED = ("players.max", "timed.stop")  # they change nothing in a game of a given size that is not timed
STEPS = {"auction.min_bid": (5, 20), "trade.offers_per_turn": (0, 20), "voucher.max_per_turn": (1, 3, 9)}


def values(edition: Edition, setting: Setting) -> Iterator[str]:
    """All values that can be listed but the book's; of numbers a few, of pieces half and twice as many."""
    book = spelt(edition.settings[setting.key])
    if setting.key in NOT_MEASURED:
        return
    if setting.kind in (BOOL, CHOICE):
        found = [spelt(value) for value in values_of(edition, setting)]
    elif setting.kind == INT:
        unit = edition.figures.note if setting.key == "auction.min_bid" else 1
        found = [str(step * unit) for step in STEPS.get(setting.key, (setting.low, setting.high))]
        found = [value for value in found if setting.low <= int(value) <= setting.high]
    else:
        counts = [int(count) for count in book.split("/")]
        found = ["/".join(str(count // 2) for count in counts), "/".join(str(count * 2) for count in counts)]
    yield from (value for value in found if value != book)


class Lab:
    """The games of an edition by the book, and those of other settings beside them."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.book = self.play(Preset("normal", None, {}))

    def play(self, preset: Preset) -> Simulation:
        return simulate(
            self.edition.name,
            games=GAMES,
            players=self.edition.table_size,
            bots="trader",
            settings=preset.settings,
            variant=preset.variant,
        )

    def row(self, setting: str, value: str, preset: Preset) -> list[object]:
        run = self.play(preset)
        found = compared(run, self.book, figures(run), figures(self.book))[ROUNDS]
        mean = found.value.value - found.difference.value
        percents = [round(100 * part / mean, 1) + 0.0 for part in found.difference]  # never -0.0
        print(self.edition.name, setting, value, *percents, flush=True)
        return [setting, value, GAMES, *percents]


def rows(edition: Edition) -> Iterator[list[object]]:
    lab = Lab(edition)
    for setting in SETTINGS:
        if setting.key in edition.settings:
            found = [
                lab.row(setting.key, value, Preset("normal", None, {setting.key: value}))
                for value in values(edition, setting)
            ]
            yield from found or [[setting.key, "", 0, "", "", ""]]
    for name, preset in offered(edition).items():
        if preset.variant == "timed":  # how many rounds that is depends on the people
            yield [PRESET, name, 0, "", "", ""]
        elif name != BOOK:
            yield lab.row(PRESET, name, preset)


def main() -> None:
    ours = [folder.parent.name for folder in sorted(EDITIONS_FOLDER.glob("*/board.csv"))]
    for name in sys.argv[1:] or ours:
        found = list(rows(EDITIONS[name]))
        with (EDITIONS_FOLDER / name / FILE).open("w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(["setting", "value", "games", "percent", "low", "high"])
            table.writerows(found)


if __name__ == "__main__":
    main()
