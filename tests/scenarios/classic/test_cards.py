"""Chance and Community Chest: how packs work, and what every card of every printing does."""

import pytest

from passgo.engine.game import Game
from passgo.testing import Table, table
from tests.rules import rule

PRINTINGS = ("2008", "pre2008", "2021", "london")
US = ("2008", "pre2008", "2021")
CHANCES = (7, 22, 36)
CHESTS = (2, 17, 33)

# the Bank pays this, or is paid when it is negative
MONEY = {
    "2008": {
        "chance-dividend": 50,
        "chance-loan": 150,
        "chance-speeding": -15,
        "chest-bank-error": 200,
        "chest-doctor": -50,
        "chest-stock": 50,
        "chest-holiday": 100,
        "chest-tax-refund": 20,
        "chest-life-insurance": 100,
        "chest-hospital": -100,
        "chest-school": -50,
        "chest-advice": 25,
        "chest-beauty": 10,
        "chest-inheritance": 100,
    },
    "pre2008": {
        "chance-dividend": 50,
        "chance-loan": 150,
        "chance-poor-tax": -15,
        "chest-bank-error": 200,
        "chest-doctor": -50,
        "chest-stock-45": 45,
        "chest-christmas": 100,
        "chest-tax-refund": 20,
        "chest-life-insurance": 100,
        "chest-hospital": -100,
        "chest-school-tax": -150,
        "chest-services": 25,
        "chest-beauty": 10,
        "chest-inheritance": 100,
    },
    "2021": {
        "chance-dividend": 50,
        "chance-loan": 150,
        "chance-speeding": -15,
        "chest-storm": 200,
        "chest-neighbour": 100,
        "chest-playground": 100,
        "chest-children": 100,
        "chest-footpath": 50,
        "chest-bake-sale": 25,
        "chest-groceries": 20,
        "chest-blood-drive": 10,
        "chest-cookies": -50,
        "chest-shelter": -50,
        "chest-car-wash": -100,
    },
    "london": {
        "chance-dividend": 50,
        "chance-loan": 150,
        "chance-crossword": 100,
        "chance-school": -150,
        "chance-revelry": -20,
        "chance-speeding": -15,
        "chest-hospital": -100,
        "chest-doctor": -50,
        "chest-insurance": -50,
        "chest-bank-error": 200,
        "chest-annuity": 100,
        "chest-inheritance": 100,
        "chest-stock": 50,
        "chest-interest": 25,
        "chest-tax-refund": 20,
        "chest-beauty": 10,
    },
}

# every other player pays this, or is paid when it is negative
EACH = {
    "2008": {"chance-chair": -50, "chest-birthday": 10},
    "pre2008": {"chance-chair": -50, "chest-opera": 50},
    "2021": {"chance-chair": -50, "chest-street-party": 10},
    "london": {"chest-birthday": 10},
}

# for each house, for each hotel
REPAIRS = {
    "2008": {"chance-repairs": (25, 100), "chest-street-repairs": (40, 115)},
    "pre2008": {"chance-repairs": (25, 100), "chest-street-repairs": (40, 115)},
    "2021": {"chance-repairs": (25, 100), "chest-home-project": (40, 115)},
    "london": {"chance-repairs": (25, 100), "chance-street-repairs": (40, 115)},
}

# the space to walk to, and its rent
ADVANCE_US = {"chance-dark-blue": (39, 50), "chance-red": (24, 20), "chance-pink": (11, 10), "chance-railroad": (5, 25)}
ADVANCE = {
    "2008": ADVANCE_US,
    "pre2008": ADVANCE_US,
    "2021": ADVANCE_US,
    "london": {
        "chance-dark-blue": (39, 50),
        "chance-red": (24, 20),
        "chance-pink": (11, 10),
        "chance-second-railroad": (15, 25),
    },
}

TO_GO = {
    "2008": ["chance-go", "chest-go"],
    "pre2008": ["chance-go", "chest-go"],
    "2021": ["chance-go", "chest-charity-run"],
    "london": ["chance-go", "chest-go"],
}

JAIL = ["chance-jail", "chest-jail"]
LEAVE_JAIL = ["chance-leave-jail", "chest-leave-jail"]
NEAREST_RAILROAD = ["chance-nearest-railroad-a", "chance-nearest-railroad-b"]


def about_to_draw(card: str, printing: str = "2008", space: int = 0) -> Table:
    """A table where seat 0 rolls 1 and 2 onto a space of the card's pack and draws it."""
    landing = space or (7 if card.startswith("chance") else 17)
    return table(cards_deck=printing).at(0, (landing - 3) % 40).dice(1, 2).cards(card)


@rule("CLS-CRD-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_card_of_a_printing_is_shown_below(printing: str) -> None:
    shown = {"chance-back-three", *MONEY[printing], *EACH[printing], *REPAIRS[printing], *ADVANCE[printing]}
    shown |= {*TO_GO[printing], *JAIL, *LEAVE_JAIL}
    if printing == "london":
        shown |= {"chest-back-to-brown", "chest-fine-or-chance"}
    else:
        shown |= {*NEAREST_RAILROAD, "chance-nearest-utility"}
    cards = table(cards_deck=printing).game.state.edition.cards
    assert {card.name for card in cards} == shown
    assert len(cards) == 32


@rule("CLS-CRD-3")
@pytest.mark.parametrize(("printing", "card"), [(p, card) for p in PRINTINGS for card in MONEY[p]])
def test_the_bank_pays_or_is_paid(printing: str, card: str) -> None:
    t = about_to_draw(card, printing)
    bank = t.game.state.bank
    t.play("roll")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1500 + MONEY[printing][card], 1500, 1500)
    assert t.game.state.bank == bank - MONEY[printing][card]


@rule("CLS-CRD-3")
@pytest.mark.parametrize(("printing", "card"), [(p, card) for p in PRINTINGS for card in EACH[p]])
def test_every_other_player_pays_or_is_paid(printing: str, card: str) -> None:
    amount = EACH[printing][card]
    t = about_to_draw(card, printing)
    t.play("roll")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1500 + 2 * amount, 1500 - amount, 1500 - amount)


@rule("CLS-CRD-3")
@pytest.mark.parametrize("card", EACH["2008"])
def test_players_who_left_neither_pay_nor_are_paid(card: str) -> None:
    t = about_to_draw(card).bankrupt(1)
    t.play("roll")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1500 + EACH["2008"][card], 0, 1500 - EACH["2008"][card])


@rule("CLS-CRD-3")
@pytest.mark.parametrize(("printing", "card"), [(p, card) for p in PRINTINGS for card in REPAIRS[p]])
def test_repairs_cost_by_house_and_hotel(printing: str, card: str) -> None:
    house, hotel = REPAIRS[printing][card]
    t = about_to_draw(card, printing).owns_group(0, "brown").owns_group(1, "light blue")
    t.built(4, "Mediterranean Avenue").built(5, "Baltic Avenue").built(1, "Oriental Avenue")
    t.play("roll")
    assert (t.cash(0), t.cash(1)) == (1500 - 4 * house - hotel, 1500)


@rule("CLS-CRD-3")
def test_repairs_cost_nothing_without_buildings() -> None:
    t = about_to_draw("chance-repairs").owns_group(0, "brown")
    t.play("roll")
    assert t.cash(0) == 1500 and t.happened("paid") == []  # and nothing is said of a payment of nothing


@rule("CLS-CRD-3", "CLS-CRD-5")
@pytest.mark.parametrize("start", CHANCES)
@pytest.mark.parametrize(("printing", "card"), [(p, card) for p in PRINTINGS for card in ADVANCE[p]])
def test_advance_to_a_property_and_pay_its_rent(printing: str, card: str, start: int) -> None:
    space, rent = ADVANCE[printing][card]
    t = about_to_draw(card, printing, start).owns(1, space)
    t.play("roll")
    assert t.place(0) == space
    assert t.cash(0) == 1500 - rent + (200 if space < start else 0)
    assert t.cash(1) == 1500 + rent


@rule("CLS-CRD-3")
def test_advance_to_a_free_property_and_buy_it() -> None:
    t = about_to_draw("chance-dark-blue")
    t.play("roll", "buy")
    assert t.owner("Boardwalk") == 0
    assert t.cash(0) == 1100


@rule("CLS-CRD-3", "CLS-CRD-5")
@pytest.mark.parametrize(("printing", "card"), [(p, card) for p in PRINTINGS for card in TO_GO[p]])
def test_advance_to_go_and_collect(printing: str, card: str) -> None:
    t = about_to_draw(card, printing)
    t.play("roll")
    assert t.place(0) == 0
    assert t.cash(0) == 1700


@rule("CLS-CRD-3")
@pytest.mark.parametrize("card", NEAREST_RAILROAD)
@pytest.mark.parametrize(("start", "space", "salary"), [(7, 15, 0), (22, 25, 0), (36, 5, 200)])
@pytest.mark.parametrize("printing", US)
def test_advance_to_the_next_railroad_and_pay_double(
    printing: str, start: int, space: int, salary: int, card: str
) -> None:
    t = about_to_draw(card, printing, start).owns(1, space)
    t.play("roll")
    assert t.place(0) == space
    assert (t.cash(0), t.cash(1)) == (1500 + salary - 50, 1550)


@rule("CLS-CRD-3")
def test_double_rent_is_twice_what_the_owner_normally_gets() -> None:
    t = about_to_draw("chance-nearest-railroad-a").owns_group(1, "railroad")
    t.play("roll")
    assert t.cash(0) == 1100


@rule("CLS-CRD-3")
@pytest.mark.parametrize("card", NEAREST_RAILROAD)
def test_the_next_railroad_may_be_bought_if_free(card: str) -> None:
    t = about_to_draw(card)
    t.play("roll", "buy")
    assert t.owner("Pennsylvania Railroad") == 0
    assert t.cash(0) == 1300


@rule("CLS-CRD-3")
@pytest.mark.parametrize(("start", "space", "salary"), [(7, 12, 0), (22, 28, 0), (36, 12, 200)])
@pytest.mark.parametrize("printing", US)
def test_advance_to_the_next_utility_and_pay_ten_times_new_dice(
    printing: str, start: int, space: int, salary: int
) -> None:
    t = about_to_draw("chance-nearest-utility", printing, start).owns(1, space).dice(4, 5)
    t.play("roll")
    assert t.place(0) == space
    assert (t.cash(0), t.cash(1)) == (1500 + salary - 90, 1590)


@rule("CLS-CRD-3")
def test_the_next_utility_may_be_bought_if_free() -> None:
    t = about_to_draw("chance-nearest-utility")
    t.play("roll", "buy")
    assert t.owner("Electric Company") == 0
    assert t.cash(0) == 1350


@rule("CLS-CRD-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_go_back_three_spaces_to_income_tax(printing: str) -> None:
    t = about_to_draw("chance-back-three", printing, 7)
    t.play("roll")
    assert t.place(0) == 4
    if printing == "pre2008":
        t.play("flat")
    assert t.cash(0) == 1300


@rule("CLS-CRD-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_go_back_three_spaces_to_a_rent(printing: str) -> None:
    t = about_to_draw("chance-back-three", printing, 22).owns(1, "New York Avenue")
    t.play("roll")
    assert t.place(0) == 19
    assert t.cash(0) == 1484


@rule("CLS-CRD-3")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_go_back_three_spaces_to_another_card(printing: str) -> None:
    t = about_to_draw("chance-back-three", printing, 36).cards("chest-leave-jail")
    t.play("roll")
    assert t.place(0) == 33
    assert t.happened("card-kept")


@rule("CLS-CRD-3")
@pytest.mark.parametrize(("start", "salary"), [(2, 200), (17, 0), (33, 0)])  # GO is passed before the first of them
def test_go_back_to_the_first_street_without_a_salary(start: int, salary: int) -> None:
    t = about_to_draw("chest-back-to-brown", "london", start).owns(1, 1)
    t.play("roll")
    assert t.place(0) == 1
    assert t.cash(0) == 1500 + salary - 2


@rule("CLS-CRD-3", "CLS-CRD-5")
@pytest.mark.parametrize("card", JAIL)
@pytest.mark.parametrize("printing", PRINTINGS)
def test_go_to_jail_without_a_salary(printing: str, card: str) -> None:
    t = about_to_draw(card, printing)
    t.play("roll")
    assert t.in_jail(0)
    assert t.cash(0) == 1500
    assert t.decision.player == 1


@rule("CLS-CRD-3", "CLS-CRD-4")
@pytest.mark.parametrize("card", LEAVE_JAIL)
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_card_to_leave_jail_is_kept_and_used(printing: str, card: str) -> None:
    t = about_to_draw(card, printing).dice(4, 6, 4, 6)
    t.play("roll")
    assert t.cash(0) == 1500
    t.jailed(0).play("end", "roll", "end", "roll", "end", f"card {card}")
    assert not t.in_jail(0)
    assert t.decision.kind == "turn"


@rule("CLS-CRD-3")
def test_a_fine_paid_instead_of_a_chance_card() -> None:
    t = about_to_draw("chest-fine-or-chance", "london")
    t.play("roll")
    assert t.options() == ["pay", "draw"]
    t.play("pay")
    assert t.cash(0) == 1490


@rule("CLS-CRD-3")
def test_a_chance_card_taken_instead_of_a_fine() -> None:
    t = about_to_draw("chest-fine-or-chance", "london").cards("chance-crossword")
    t.play("roll", "draw")
    assert t.cash(0) == 1600


# the packs


@rule("CLS-CRD-1")
@pytest.mark.parametrize("space", CHANCES + CHESTS)
def test_the_card_comes_from_the_pack_of_the_space(space: int) -> None:
    t = table().at(0, (space - 3) % 40).dice(1, 2)
    t.play("roll")
    [drawn, *_] = t.happened("card-drawn")
    name = t.game.state.edition.cards[drawn.values["card"]].name
    assert name.startswith("chance-" if space in CHANCES else "chest-")


def draw_from_chest(t: Table) -> str:
    """Whoever is on lands on Community Chest, and the turn ends."""
    seat = t.decision.player
    if t.in_jail(seat):
        t.play("pay")
    t.at(seat, 14).dice(1, 2).play("roll")
    [drawn] = t.happened("card-drawn")
    if t.decision.kind == "end":
        t.play("end")
    return t.game.state.edition.cards[drawn.values["card"]].name


@rule("CLS-CRD-1")
def test_no_card_comes_twice_before_all_were_drawn() -> None:
    t = table(players=2)
    assert len({draw_from_chest(t) for _ in range(16)}) == 16


@rule("CLS-CRD-1")
def test_no_order_of_the_pack_exists_before_it_is_drawn() -> None:
    packs = []
    for seed in range(5):
        t = Table(Game.start("classic", 2, seed)).cards("chest-doctor", "chest-beauty")
        draw_from_chest(t)
        draw_from_chest(t)
        state = t.game.save()["state"]
        assert isinstance(state, dict)
        packs.append(state["fresh"])
    assert all(pack == packs[0] for pack in packs)


@rule("CLS-CRD-1", "CLS-CRD-2")
def test_the_second_pass_has_the_order_of_the_first() -> None:
    t = table(players=2)
    first = [draw_from_chest(t) for _ in range(16)]
    first.remove("chest-leave-jail")  # kept by who drew it
    assert [draw_from_chest(t) for _ in range(15)] == first
    assert [draw_from_chest(t) for _ in range(15)] == first


@rule("CLS-CRD-2")
def test_a_card_goes_under_the_pack_before_its_effect() -> None:
    t = about_to_draw("chance-back-three", "london", 36).cards("chest-fine-or-chance", "chance-dividend")
    t.play("roll")
    assert t.decision.kind == "card"
    assert t.game.view(None)["packs"] == {"chance": 16, "community-chest": 16}
    t.play("draw")
    state = t.game.save()["state"]
    assert isinstance(state, dict)
    names = [card.name for card in t.game.state.edition.cards]
    assert [names[card] for card in state["under"][:2]] == ["chance-back-three", "chance-dividend"]


@rule("CLS-CRD-2")
def test_a_card_that_makes_you_draw_again_is_not_drawn_again() -> None:
    t = about_to_draw("chance-back-three", "london", 36).cards("chest-fine-or-chance")
    t.play("roll", "draw")
    [drawn, *_] = t.happened("card-drawn")
    assert t.game.state.edition.cards[drawn.values["card"]].name != "chance-back-three"


@rule("CLS-CRD-4")
def test_a_kept_card_is_out_of_the_pack_until_used() -> None:
    t = about_to_draw("chest-leave-jail").dice(4, 6, 4, 6)
    t.play("roll")
    assert t.game.view(None)["packs"] == {"chance": 16, "community-chest": 15}
    t.jailed(0).play("end", "roll", "end", "roll", "end", "card chest-leave-jail")
    assert t.game.view(None)["packs"] == {"chance": 16, "community-chest": 16}


@rule("CLS-CRD-4")
def test_a_kept_card_does_not_come_again_while_held() -> None:
    t = table(players=2).holds(0, "chest-leave-jail")
    assert "chest-leave-jail" not in [draw_from_chest(t) for _ in range(45)]


@rule("CLS-CRD-4")
def test_a_used_card_goes_to_the_bottom_of_its_pack() -> None:
    t = table(players=2).holds(0, "chest-leave-jail").cards("chest-doctor", "chest-beauty")
    draw_from_chest(t)
    t.jailed(0)
    draw_from_chest(t)
    t.play("card chest-leave-jail")
    for _ in range(13):
        draw_from_chest(t)
    assert [draw_from_chest(t) for _ in range(3)] == ["chest-doctor", "chest-beauty", "chest-leave-jail"]


@rule("CLS-CRD-4")
def test_a_kept_card_may_be_sold_to_another_player() -> None:
    t = table().holds(0, "chest-leave-jail")
    t.play("offer 1 chest-leave-jail for $40", "accept")
    assert (t.cash(0), t.cash(1)) == (1540, 1460)
    t.jailed(1).dice(4, 6).play("roll", "end", "card chest-leave-jail")
    assert not t.in_jail(1)


@rule("CLS-CRD-5")
def test_a_card_past_go_earns_the_salary() -> None:
    t = about_to_draw("chance-pink", space=36)
    t.play("roll")
    assert t.cash(0) == 1700
    assert t.decision.kind == "buy"
    t.play("buy")
    assert t.owner("St. Charles Place") == 0
