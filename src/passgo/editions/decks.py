"""The Chance and Community Chest packs that Classic and Mega share, by printing; alike cards of any pack.

Texts are in the message catalogues, under `card-` and the name.
"""

from collections.abc import Mapping

from passgo.engine.board import RAILROAD, UTILITY
from passgo.engine.edition import Card, Deck
from passgo.engine.rules.cards import (
    advance_to,
    advance_to_nearest,
    collect,
    collect_each,
    go_back,
    go_back_to,
    go_to_jail,
    leave_jail,
    pay,
    pay_each,
    pay_or_draw,
    repairs,
)

CHANCE_DECK, CHEST_DECK = 0, 1


def copies(card: Card, count: int, first: int = 1) -> list[Card]:
    """Alike cards, told apart by a number."""
    numbers = range(first, first + count)
    return [Card(f"{card.name}-{k}", card.effects, card.use, card.name, card.tradable) for k in numbers]


class Targets:
    """Where the spaces lie that cards name, on a board with these places."""

    def __init__(self, places: Mapping[str, int]) -> None:
        self.go = places["GO"]
        self.brown = places["Mediterranean Avenue"]
        self.pink = places["St. Charles Place"]
        self.red = places["Illinois Avenue"]
        self.dark_blue = places["Boardwalk"]
        self.railroad = places["Reading Railroad"]
        self.second_railroad = places["Pennsylvania Railroad"]


def chance(to: Targets, fine: str) -> Deck:
    """Chance hardly changed over the years; only the small fine got another name."""
    return Deck(
        "chance",
        [
            advance_to("chance-go", to.go),
            advance_to("chance-dark-blue", to.dark_blue),
            advance_to("chance-red", to.red),
            advance_to("chance-pink", to.pink),
            advance_to("chance-railroad", to.railroad),
            advance_to_nearest("chance-nearest-railroad-a", RAILROAD, times=2, factor=0),
            advance_to_nearest("chance-nearest-railroad-b", RAILROAD, times=2, factor=0),
            advance_to_nearest("chance-nearest-utility", UTILITY, times=1, factor=10),
            collect("chance-dividend", 50),
            collect("chance-loan", 150),
            leave_jail("chance-leave-jail"),
            go_back("chance-back-three", 3),
            go_to_jail("chance-jail"),
            repairs("chance-repairs", house=25, hotel=100),
            pay(fine, 15),
            pay_each("chance-chair", 50),
        ],
    )


def chest(to: Targets, stock: Card, gift: Card, fund: Card, school: Card, fee: Card) -> Deck:
    """Community Chest of both printings before 2021: five cards of sixteen changed in 2008."""
    return Deck(
        "community-chest",
        [
            advance_to("chest-go", to.go),
            collect("chest-bank-error", 200),
            pay("chest-doctor", 50),
            stock,
            leave_jail("chest-leave-jail"),
            go_to_jail("chest-jail"),
            gift,
            fund,
            collect("chest-tax-refund", 20),
            collect("chest-life-insurance", 100),
            pay("chest-hospital", 100),
            school,
            fee,
            repairs("chest-street-repairs", house=40, hotel=115),
            collect("chest-beauty", 10),
            collect("chest-inheritance", 100),
        ],
    )


def chest_2008(to: Targets) -> Deck:
    return chest(
        to,
        stock=collect("chest-stock", 50),
        gift=collect_each("chest-birthday", 10),
        fund=collect("chest-holiday", 100),
        school=pay("chest-school", 50),
        fee=collect("chest-advice", 25),
    )


def chest_pre2008(to: Targets) -> Deck:
    return chest(
        to,
        stock=collect("chest-stock-45", 45),
        gift=collect_each("chest-opera", 50),
        fund=collect("chest-christmas", 100),
        school=pay("chest-school-tax", 150),
        fee=collect("chest-services", 25),
    )


def chest_2021(to: Targets) -> Deck:
    return Deck(
        "community-chest",
        [
            advance_to("chest-charity-run", to.go),
            collect("chest-storm", 200),
            collect("chest-neighbour", 100),
            collect("chest-playground", 100),
            collect("chest-children", 100),
            collect("chest-footpath", 50),
            collect("chest-bake-sale", 25),
            collect("chest-groceries", 20),
            collect("chest-blood-drive", 10),
            collect_each("chest-street-party", 10),
            pay("chest-cookies", 50),
            pay("chest-shelter", 50),
            pay("chest-car-wash", 100),
            repairs("chest-home-project", house=40, hotel=115),
            leave_jail("chest-leave-jail"),
            go_to_jail("chest-jail"),
        ],
    )


def chance_london(to: Targets) -> Deck:
    return Deck(
        "chance",
        [
            advance_to("chance-go", to.go),
            advance_to("chance-dark-blue", to.dark_blue),
            advance_to("chance-red", to.red),
            advance_to("chance-pink", to.pink),
            advance_to("chance-second-railroad", to.second_railroad),
            collect("chance-dividend", 50),
            collect("chance-loan", 150),
            collect("chance-crossword", 100),
            leave_jail("chance-leave-jail"),
            go_back("chance-back-three", 3),
            go_to_jail("chance-jail"),
            repairs("chance-repairs", house=25, hotel=100),
            repairs("chance-street-repairs", house=40, hotel=115),
            pay("chance-school", 150),
            pay("chance-revelry", 20),
            pay("chance-speeding", 15),
        ],
    )


def chest_london(to: Targets) -> Deck:
    return Deck(
        "community-chest",
        [
            advance_to("chest-go", to.go),
            go_back_to("chest-back-to-brown", to.brown),
            go_to_jail("chest-jail"),
            leave_jail("chest-leave-jail"),
            pay("chest-hospital", 100),
            pay("chest-doctor", 50),
            pay("chest-insurance", 50),
            collect("chest-bank-error", 200),
            collect("chest-annuity", 100),
            collect("chest-inheritance", 100),
            collect("chest-stock", 50),
            collect("chest-interest", 25),
            collect("chest-tax-refund", 20),
            collect("chest-beauty", 10),
            collect_each("chest-birthday", 10),
            pay_or_draw("chest-fine-or-chance", 10, CHANCE_DECK),
        ],
    )


def packs(printing: str, to: Targets) -> list[Deck]:
    """Chance and Community Chest of a printing, sixteen cards each (CLS-GEN-7, CLS-CRD-3)."""
    if printing == "2008":
        return [chance(to, "chance-speeding"), chest_2008(to)]
    if printing == "pre2008":
        return [chance(to, "chance-poor-tax"), chest_pre2008(to)]
    if printing == "2021":
        return [chance(to, "chance-speeding"), chest_2021(to)]
    return [chance_london(to), chest_london(to)]
