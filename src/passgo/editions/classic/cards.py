"""The cards of Classic in its printings. Texts are in the message catalogues, under `card-` and the name."""

from passgo.engine.board import RAILROAD, UTILITY
from passgo.engine.edition import Deck
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

GO, BROWN, READING, PINK, MARYLEBONE, RED, DARK_BLUE = 0, 1, 5, 11, 15, 24, 39  # spaces that cards name
CHANCE_DECK, CHEST_DECK = 0, 1


def chance(fine: str) -> Deck:
    """Chance hardly changed over the years; only the small fine got another name."""
    return Deck(
        "chance",
        [
            advance_to("chance-go", GO),
            advance_to("chance-dark-blue", DARK_BLUE),
            advance_to("chance-red", RED),
            advance_to("chance-pink", PINK),
            advance_to("chance-railroad", READING),
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


CHEST_2008 = Deck(
    "community-chest",
    [
        advance_to("chest-go", GO),
        collect("chest-bank-error", 200),
        pay("chest-doctor", 50),
        collect("chest-stock", 50),
        leave_jail("chest-leave-jail"),
        go_to_jail("chest-jail"),
        collect_each("chest-birthday", 10),
        collect("chest-holiday", 100),
        collect("chest-tax-refund", 20),
        collect("chest-life-insurance", 100),
        pay("chest-hospital", 100),
        pay("chest-school", 50),
        collect("chest-advice", 25),
        repairs("chest-street-repairs", house=40, hotel=115),
        collect("chest-beauty", 10),
        collect("chest-inheritance", 100),
    ],
)

CHEST_PRE2008 = Deck(
    "community-chest",
    [
        advance_to("chest-go", GO),
        collect("chest-bank-error", 200),
        pay("chest-doctor", 50),
        collect("chest-stock-45", 45),
        leave_jail("chest-leave-jail"),
        go_to_jail("chest-jail"),
        collect_each("chest-opera", 50),
        collect("chest-christmas", 100),
        collect("chest-tax-refund", 20),
        collect("chest-life-insurance", 100),
        pay("chest-hospital", 100),
        pay("chest-school-tax", 150),
        collect("chest-services", 25),
        repairs("chest-street-repairs", house=40, hotel=115),
        collect("chest-beauty", 10),
        collect("chest-inheritance", 100),
    ],
)

CHEST_2021 = Deck(
    "community-chest",
    [
        advance_to("chest-charity-run", GO),
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

CHANCE_LONDON = Deck(
    "chance",
    [
        advance_to("chance-go", GO),
        advance_to("chance-dark-blue", DARK_BLUE),
        advance_to("chance-red", RED),
        advance_to("chance-pink", PINK),
        advance_to("chance-second-railroad", MARYLEBONE),
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

CHEST_LONDON = Deck(
    "community-chest",
    [
        advance_to("chest-go", GO),
        go_back_to("chest-back-to-brown", BROWN),
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

PRINTINGS = {
    "2008": [chance("chance-speeding"), CHEST_2008],
    "pre2008": [chance("chance-poor-tax"), CHEST_PRE2008],
    "2021": [chance("chance-speeding"), CHEST_2021],
    "london": [CHANCE_LONDON, CHEST_LONDON],
}
