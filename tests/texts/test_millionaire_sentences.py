"""Millionaire told in whole sentences: stars, Fortune cards, rent with a pass, Jail, the million."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.cli.table.naming import money
from passgo.editions.millionaire.kept import TAKEOVER
from passgo.testing import Table
from passgo.texts import LANGUAGES, Texts
from tests.rules import rule
from tests.scenarios.millionaire.race import A, B, covered, race, rise
from tests.texts.telling import option, plain, question, story, texts
from tests.texts.test_fuzz import checked, tell_a_game


def take(card: str) -> Table:
    """Ann lands on Style Square and takes this Fortune card."""
    return covered().at(A, 14).dice(1, 2).cards(card).play("roll")


def draw(card: str, t: Table | None = None) -> Table:
    """Ann lands on a space of the card's pack."""
    space = 2 if card.startswith("lifestyle") else 5
    return (t or race()).at(A, space - 2).dice(1, 1).cards(card).play("roll")


@rule("MIL-15")
def test_money_in_full_and_in_thousands() -> None:
    english, french = (Texts(EDITIONS["millionaire"], language) for language in ("en", "fr"))
    assert english.money(372_000) == "M372,000" and plain(french.money(372_000)) == "372 000 M"
    assert money("372k") == money(english.money(372_000)) == money(french.money(372_000)) == 372_000


def test_moving_up_at_go() -> None:
    t = race().at(A, 30).dice(1, 2).play("roll")
    assert story(t, "en")[-2:] == ["Ann passes GO", "Ann collects M150,000 of salary at GO"]
    assert question(t, "en") == (
        "Your token has 1★, and GO has paid you M150,000. For M50,000 of it your token moves up to 3★: from then on "
        "GO pays you M200,000, and many cards bring you more, or cost you more. You have M522,000."
    )
    assert option(t, "en", "upgrade") == "move up to 3★ for M50,000 (leaves you M472,000)"
    assert option(t, "fr", "upgrade") == "passer à 3★ pour 50 000 M (il vous reste 472 000 M)"
    assert option(t, "fr", "no") == "rester à votre niveau et garder tout le salaire"
    t.play("upgrade")
    assert story(t, "en")[0] == "Ann pays M50,000: the token moves up to 3★"
    assert story(t, "fr")[0] == "Ann paie 50 000 M : son pion passe à 3★"


def test_cards_by_stars_name_all_three_figures() -> None:
    t = draw("lifestyle-windfall", rise(race(), A, 3))
    assert story(t, "en")[-2:] == [
        "Ann draws a Lifestyle card: “Money rains on you: the Bank pays M50,000 (1★), M100,000 (3★) or M150,000 (5★).”",
        "The Bank pays Ann M100,000: Lifestyle card",
    ]
    assert story(draw("chance-all-or-nothing", race()), "fr")[2].endswith(
        "avec 1★, un total de 10 ou plus vous rapporte 150 000 M ; avec 3★, de 8 ou plus ; avec 5★, de 6 ou plus. »"
    )
    up = draw("lifestyle-move-up")
    assert story(up, "en")[-1] == "Ann’s token moves up to 3★, for nothing"
    down = draw("lifestyle-bad-press", rise(race(), A, 5))
    assert story(down, "fr")[-1] == "Le pion de Ann redescend à 3★"


@rule("MIL-46")
def test_the_others_read_only_that_a_card_was_kept() -> None:
    t = take("fortune-takeover-1")
    speaker = texts(t, "en")
    for seat in (B, None):
        heard = [speaker.event(event, t.events) for event in t.events if event.visible_to(seat)]
        assert "Ann takes a Fortune card and keeps it" in heard
        assert not any("Takeover" in line for line in heard)
    own = [speaker.event(event, t.events) for event in t.events if event.visible_to(A)]
    assert any(line.startswith("Ann draws a Fortune card: “Keep this Takeover card:") for line in own)


def test_kept_cards_tell_what_they_do() -> None:
    t = race().owns(B, "Motor Drive").owns(A, "Dream Avenue")
    t.holds(A, "fortune-takeover-1", "fortune-forced-deal-1", "fortune-reverse-gear")
    assert option(t, "en", "card fortune-takeover-1") == ("play a Takeover card: take a property from another player")
    assert option(t, "fr", "card fortune-reverse-gear") == "jouer une carte Marche arrière : reculer pendant ce tour"
    t.play("card fortune-reverse-gear")
    assert question(t, "en").endswith("In this turn you walk backwards.")
    t.play("card fortune-forced-deal-1")
    assert question(t, "en") == "You may swap a property with another player. Which one do you want?"
    assert option(t, "fr", "claim Motor Drive") == (
        "obtenir Allée des Moteurs, qui est à Bob (marron : vous en possédez 0 sur 2)"
    )
    t.play("claim Motor Drive")
    assert option(t, "en", "swap Dream Avenue") == "give Bob Dream Avenue for Motor Drive"


def test_rent_that_a_pass_may_save() -> None:
    t = race().owns(B, "Style Square").holds(A, "fortune-vip-pass").at(A, 14).dice(1, 2).play("roll")
    assert question(t, "en") == (
        "You owe Bob M35,000 of rent for Style Square. A VIP Pass would save it; "
        "without one, or to keep it, pay. You have M372,000."
    )
    assert option(t, "en", "pay") == "pay Bob the rent: M35,000"
    assert option(t, "fr", "card fortune-vip-pass") == (
        "jouer une carte Passe VIP : ne rien payer à Bob au lieu de 35 000 M"
    )


def test_gifts() -> None:
    t = draw("lifestyle-present", rise(race(), A, 5))
    assert question(t, "en") == "Your Lifestyle card gives M60,000 of your money away. To whom? You have M372,000."
    assert option(t, "fr", "pick 1") == "donner 60 000 M à Bob"
    t = take("fortune-big-heart")
    assert option(t, "en", "pick 2") == "give Cat M50,000"
    t = covered().owns(A, "Dream Avenue").at(A, 14).dice(1, 2).cards("fortune-handover").play("roll")
    assert question(t, "fr") == "Votre carte Fortune donne une de vos propriétés. Laquelle ?"
    assert option(t, "en", "surrender Dream Avenue") == "give away Dream Avenue (pink: you own 1 of 3)"
    t.play("surrender Dream Avenue")
    assert question(t, "en") == "Who gets Dream Avenue from you?"
    assert option(t, "fr", "pick 1") == "donner Avenue des Rêves à Bob"


def test_a_bargain_asks_half() -> None:
    t = take("fortune-bargain-1")
    assert question(t, "en").startswith("Style Square is for sale at M40,000, and you have M372,000.")
    assert option(t, "fr", "buy") == "acheter Place du Style pour 40 000 M (il vous reste 332 000 M)"


def test_tries_in_jail_are_counted_and_hidden_cards_stay_hidden() -> None:
    t = race().jailed(A).holds(A, "chance-leave-jail", "fortune-leave-jail-1")
    assert question(t, "en").endswith("You have M372,000 and 1 Get-out-of-Jail card and 1 Fortune card, face down.")
    t = race().jailed(A, 2)
    assert "if you roll and miss, you pay M50,000 at the start of your next turn" in question(t, "en")
    t = race().jailed(A, 3)
    assert question(t, "fr").startswith(
        "Vous êtes en prison, et vos 3 essais pour faire un double sont passés : payez 50 000 M"
    )
    with pytest.raises(IllegalAction) as refused:
        t.play("roll")
    assert texts(t, "en").refusal(refused.value) == ("Your three tries are over. Pay to leave Jail, or use a card.")


def test_nobody_bids() -> None:
    t = race().at(A, 14).dice(1, 2).play("roll", "decline", "pass", "pass", "pass")
    assert story(t, "en")[-1] == "Nobody bids: Ann must take Style Square for M1,000"
    assert story(t, "fr")[-1] == "Personne n’enchérit : Ann doit prendre Place du Style pour 1 000 M"


@rule("MIL-103")
def test_what_a_mortgaged_deed_costs_who_takes_it_for_a_debt() -> None:
    t = race().owns(B, "Paradise Island").owns(A, "Style Square").mortgaged("Style Square").has(A, 0)
    t.at(A, 28).dice(1, 2).play("roll", "settle 17")
    assert question(t, "en") == (
        "Ann owes you M65,000 (rent for Paradise Island) and offers for the whole debt: Style Square (mortgaged). "
        "You would owe the Bank M8,000 of mortgage interest for it. Will you take it?"
    )
    assert "Vous devriez alors à la banque 8 000 M d’intérêts d’hypothèque." in question(t, "fr")
    t = race().owns(B, "Paradise Island").owns(A, "Style Square").has(A, 0).at(A, 28).dice(1, 2)
    assert "interest" not in question(t.play("roll", "settle 17"), "en")


@rule("MIL-105")
def test_interest_is_not_told_as_a_tenth_of_the_mortgage() -> None:
    """It is a tenth of the price: 40,000 cost 8,000."""
    with pytest.raises(IllegalAction) as refused:
        race().owns(A, "Style Square").mortgaged("Style Square").has(A, 47_999).play("lift 17")
    english, french = (Texts(EDITIONS["millionaire"], language).refusal(refused.value) for language in LANGUAGES)
    assert "its value and the interest that is due" in english and "10" not in english
    assert "sa valeur et les intérêts dus" in french and "10" not in french


@rule("MIL-A19")
def test_a_hotel_that_leaves_no_house_is_sold() -> None:
    t = race().owns_group(A, "brown").built(5, "Motor Drive", "Gadget Wharf").pieces(0, 10).has(A, 1000)
    t.owns(B, "Paradise Island").at(A, 28).dice(1, 2).play("roll")
    assert option(t, "en", "sell 1") == "sell a hotel on Motor Drive (+M25,000, rent then M14,000)"
    assert option(t, "fr", "sell 1").startswith("vendre un hôtel sur Allée des Moteurs (+25 000 M")
    t.game.state.pieces[0] = 3
    assert option(t, "en", "sell 1").startswith("exchange a hotel on Motor Drive for 3 houses (+M10,000")


def test_the_million() -> None:
    t = race().has(A, 900_000).at(A, 30).dice(1, 2).play("roll")
    assert story(t, "en")[-2:] == ["Ann has M1,050,000: the million is reached", "Ann wins the game"]
    assert question(t, "fr") == "La partie est finie : victoire pour Ann."


def test_selling_only_in_debt_is_explained() -> None:
    t = race().owns(A, "Motor Drive")
    with pytest.raises(IllegalAction) as refused:
        t.play("mortgage Motor Drive")
    assert (
        texts(t, "fr")
        .refusal(refused.value)
        .startswith("Vous ne pouvez vendre des bâtiments à la banque et hypothéquer que pour couvrir une dette.")
    )
    assert refused.value.rule == "MIL-91"
    t.play("interrupt 1")
    assert "Build, lift mortgages or trade" in question(t, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_leads_to_is_told(language: str) -> None:
    """Every card is drawn at a table where it finds something to act on, then random play goes on."""
    for seed, card in enumerate(EDITIONS["millionaire"].cards):
        t = covered().owns_group(A, "brown").owns(A, "Dream Avenue").owns(B, "Castle View", "Bling Beach")
        t.built(1, "Motor Drive", "Gadget Wharf").at(A, {"chance": 3, "lifestyle": 11}.get(card.name.split("-")[0], 15))
        t.dice(1, 1).cards(card.name).play("roll")
        for event in t.events:
            line = texts(t, language).event(event, t.events)
            assert not line or checked(line)
        tell_a_game(t.game, texts(t, language), seed, 8)


def test_every_kept_card_tells_its_own_name() -> None:
    for language, form in (("en", "Keep this {}"), ("fr", "Gardez cette {}")):
        t = Texts(EDITIONS["millionaire"], language)
        named = [number for number, card in enumerate(t.edition.cards) if card.use >= TAKEOVER]
        assert len(named) == 8
        for number in named:
            name = plain(t.kept_card(number)).partition(" ")[2]
            assert plain(t.card(number)).startswith(form.format(name))
