"""The names that Mega can be played with: United States, United Kingdom, France."""

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.testing import table
from tests.rules import rule

A, B, C = range(3)
MEGA = EDITIONS["mega"]


@rule("MEGA-SET-1")
@pytest.mark.parametrize("skin", ["us", "uk", "france"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_space_has_a_name(skin: str, language: str) -> None:
    names = MEGA.skins[skin].names[language]
    assert len(names) == 52
    assert all(names)
    deeds = [name for space, name in enumerate(names) if MEGA.board.deed_at[space] >= 0]
    assert len(set(deeds)) == 37


@rule("MEGA-SET-1")
@pytest.mark.parametrize(("skin", "currency"), [("us", "$"), ("uk", "£"), ("france", "€")])
def test_each_has_its_currency(skin: str, currency: str) -> None:
    assert MEGA.skins[skin].currency == currency


@pytest.mark.parametrize(
    ("skin", "name"), [("us", "Arctic Avenue"), ("uk", "Elephant & Castle"), ("france", "Gare de Lyon")]
)
def test_properties_are_called_by_the_names_of_the_skin(skin: str, name: str) -> None:
    t = table("mega", skin=skin).owns(A, name)
    assert t.owner(name) == A
    assert t.owner({"us": 4, "uk": 4, "france": 20}[skin]) == A


@pytest.mark.parametrize("skin", ["uk", "france"])
def test_the_european_boards_have_the_london_cards_and_tax(skin: str) -> None:
    t = table("mega", skin=skin).at(A, 46).dice(1, 2, 1).play("roll")
    assert t.cash(A) == 2400
    t.play("end").at(B, 5).dice(1, 2, 1).cards("chance-second-railroad").play("roll")
    assert (t.place(B), t.decision.kind) == (20, "buy")


@pytest.mark.parametrize("skin", ["uk", "france"])
def test_a_card_leads_back_to_the_first_street_without_salary(skin: str) -> None:
    t = table("mega", skin=skin).owns(A, 1).at(A, 18).dice(1, 2, 1).cards("chest-back-to-brown").play("roll")
    assert (t.place(A), t.cash(A)) == (1, 2500)


@pytest.mark.parametrize(("said", "cash"), [("pay", 2490), ("draw", 2550)])
def test_a_fine_or_a_chance(said: str, cash: int) -> None:
    t = table("mega", skin="uk").at(A, 18).dice(1, 2, 1).cards("chest-fine-or-chance", "chance-dividend")
    t.play("roll", said)
    assert t.cash(A) == cash


@pytest.mark.parametrize("skin", ["us", "uk", "france"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_played_to_its_end(skin: str, seed: int) -> None:
    game = Game.start("mega", 3, seed, skin=skin)
    simple = bot("simple")
    for _ in range(4000):
        if game.over:
            break
        game.play(simple.choose(game))
    assert game.over or game.state.round > 30
