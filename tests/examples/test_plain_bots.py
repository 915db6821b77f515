"""All bots play boards that are like none of ours, as far as the files may say it."""

from pathlib import Path

import pytest

from passgo import Game
from passgo.bots import bot
from passgo.editions.plain import read_edition
from passgo.engine.edition import Edition
from passgo.testing import Table
from tests.examples.plain_board import copied

TOML, BOARD, CARDS = "edition.toml", "board.csv", "cards.csv"
STREET = "{0} Road,Rue {0},street,{1},60,40,4 20 60 160 250 350"
UTILITY = "Works {0},Usine {0},utility,,100,,1 2 3 4 5 6 7 8"
PARK = "Park {0},Parc {0},free parking,,,,"


def full(folder: Path) -> Edition:
    """The last group of the board has as many lots as a group can have."""
    rows = [PARK.format(k) for k in range(32)]
    rows[0], rows[8] = "Start,Départ,go,,,,", "Cell,Prison,jail,,,,"
    for at in (1, 2, 3):
        rows[at] = STREET.format(at, "brown")
    for at in (9, 10, 11, 12, 17, 18, 19, 20):
        rows[at] = UTILITY.format(at)
    (folder / BOARD).write_text("\n".join(["space,fr,kind,group,price,build,rents", *rows, ""]), encoding="utf-8")
    (folder / CARDS).write_text("deck,card,effect,en,fr\n", encoding="utf-8")
    return read_edition(folder)


@pytest.mark.parametrize("name", ["random", "gentle", "simple", "trader", "trader-1", "strong", "champion"])
def test_a_group_of_eight_that_is_the_last_one(tmp_path: Path, name: str) -> None:
    game = Game.start(full(copied(tmp_path)), 2, seed=4)
    bots = [bot(name, seat) for seat in range(2)]
    for _ in range(60):
        if (decision := game.decision) is not None:
            game.play(bots[decision.player].choose(game))
    assert game.moves


@pytest.mark.parametrize("name", ["gentle", "simple", "trader", "trader-1", "strong", "champion"])
def test_a_bail_that_is_dearer_than_all_cash(tmp_path: Path, name: str) -> None:
    folder = copied(tmp_path)
    text = (folder / TOML).read_text(encoding="utf-8")
    (folder / TOML).write_text(text.replace("bail = 40", "bail = 1000000"), encoding="utf-8")
    edition = read_edition(folder)
    game = Table(Game.start(edition, 2)).jailed(0).has(0, 900_000).game
    assert game.decision is not None and "pay" not in game.decision.options
    game.play(bot(name, 1).choose(game))
