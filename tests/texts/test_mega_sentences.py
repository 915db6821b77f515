"""Mega told in whole sentences: the speed die, triples, tickets, gifts, depots, skyscrapers, a colour completed."""

import pytest

from passgo import EDITIONS, IllegalAction
from passgo.testing import Table, table
from passgo.texts import Texts
from tests.texts.telling import option, question, story, texts

BUS = 6  # faces of the speed die as they are thrown
MR_MONOPOLY = 4


def mega(skin: str = "us", bus_mode: str = "draw_then_move", birthday_source: str = "bank") -> Table:
    return table("mega", 3, skin=skin, bus_mode=bus_mode, birthday_source=birthday_source)


def test_the_speed_die_tells_what_it_shows() -> None:
    t = mega().owns(1, "Baltic Avenue").dice(1, 2, MR_MONOPOLY).play("roll")
    assert story(t, "en")[:2] == ["Ann rolls 1 and 2: 3", "Ann’s speed die shows Mr. Monopoly"]
    assert story(t, "fr")[1] == "Le dé bleu lancé par Ann montre Mr. Monopoly"


def test_the_pips_of_the_speed_die_count() -> None:
    t = mega().dice(1, 2, 3).play("roll")
    assert story(t, "en")[:2] == ["Ann rolls 1 and 2: 3", "Ann’s speed die shows 3: 6 in all"]
    assert story(t, "fr")[1] == "Le dé bleu lancé par Ann montre 3 : 6 en tout"
    [speed] = t.happened("speed-die")
    assert texts(t, "en").event(speed, [speed]) == ""  # a story that is cut short does not guess the roll


def test_triples() -> None:
    t = mega().owns(1, "Boardwalk").dice(2, 2, 2).play("roll")
    assert story(t, "en") == [
        "Ann rolls 2 and 2: 4",
        "Ann’s speed die shows 2: 6 in all",
        "Ann has rolled triples and may go to any space",
    ]
    assert question(t, "en") == "Triples! Name the space you go to, any but your own: you stand on GO. You have $2,500."
    assert question(t, "fr") == (
        "Un triple ! Nommez la case où vous allez, n’importe laquelle sauf la vôtre : "
        "vous êtes sur la case Départ. Vous avez 2 500 $."
    )
    assert option(t, "en", "goto 51") == "go to Boardwalk (Bob’s, rent $50)"
    assert option(t, "fr", "goto 1") == "aller à la case Mediterranean Avenue (à vendre pour 60 $)"


def test_the_bus() -> None:
    t = mega(bus_mode="choice").owns(0, 3).dice(1, 2, BUS).play("roll")
    assert question(t, "en") == (
        "The bus stops for you: take a bus ticket (the pack still has 16 bus tickets), "
        "or ride on to Chance and draw a card there."
    )
    assert option(t, "fr", "take") == "prendre un ticket de bus dans le paquet"
    assert option(t, "fr", "move") == "aller en bus à la case Chance et tirer une carte"
    t.cards("bus-ticket-3").play("take")
    assert story(t, "en") == [
        "Ann draws a bus ticket: “Keep this ticket: the bus takes you ahead to any space on your side of the board, "
        "up to its corner.”"
    ]
    assert story(t, "fr")[0].startswith("Ann tire un ticket de bus : « Gardez ce ticket : le bus")


def test_a_ticket_that_ends_all_others() -> None:
    t = mega().holds(1, "bus-ticket-1").owns(0, 3).dice(1, 2, BUS).cards("expiring-ticket-1").play("roll")
    assert story(t, "en")[-1] == "Ann makes all the bus tickets in the players’ hands expire"
    assert story(t, "fr")[-1] == "Ann rend périmés tous les tickets de bus que les joueurs ont en main"


def test_tickets_are_played_instead_of_rolling() -> None:
    t = mega(skin="uk").holds(0, "bus-ticket-1", "bus-ticket-2")
    assert question(t, "en") == (
        "It is your turn: you stand on GO and have £2,500. Manage your property if you like, then roll the dice. "
        "You hold 2 bus tickets."
    )
    assert question(t, "fr").endswith("puis lancez les dés. Vous avez en main 2 tickets de bus.")
    assert option(t, "en", "ticket bus-ticket-1 6") == (
        "instead of rolling, play a bus ticket to King’s Cross Station (for sale at £200)"
    )
    assert option(t, "fr", "ticket bus-ticket-1 13") == (
        "au lieu de lancer les dés, jouer un ticket de bus jusqu’à la case Prison / Simple visite"
    )
    t.play("ticket bus-ticket-1 13")
    assert story(t, "en") == ["Ann uses a bus ticket", "Ann moves to Jail / Just Visiting"]


def test_the_auction_space() -> None:
    t = mega().owns(0, 1).at(0, 10).dice(1, 2, 1).play("roll")
    assert question(t, "en") == (
        "Choose the property that is auctioned now: 36 are still unowned. You may bid too. You have $2,500."
    )
    assert option(t, "fr", "auction 3") == (
        "mettre aux enchères Baltic Avenue (prix imprimé 60 $ ; marron : vous en possédez 1 sur 3)"
    )


def test_gifts_of_the_bank_and_of_a_player() -> None:
    t = mega().at(0, 43).dice(1, 2, 1).play("roll")
    assert question(t, "en") == (
        "Happy birthday! Will you take $100 from the Bank, or a bus ticket? The pack still has 16 bus tickets."
    )
    assert option(t, "fr", "cash") == "prendre 100 $ à la banque"
    t = mega(birthday_source="one_player").holds(1, "bus-ticket-1").at(0, 43).dice(1, 2, 1).play("roll")
    assert question(t, "fr") == "Bon anniversaire ! Quel joueur doit vous donner 100 $ ou un ticket de bus ?"
    assert option(t, "en", "pick 1") == "Bob (1 bus ticket)"
    assert option(t, "fr", "pick 2") == "Cat (aucun ticket de bus)"
    t.play("pick 1")
    assert question(t, "en") == "Happy birthday! Bob has 1 bus ticket. Do you want one, or $100?"
    t.play("take")
    assert question(t, "fr") == "Vous devez donner un ticket de bus à Ann. Lequel donnez-vous ?"
    t.play("give bus-ticket-1")
    assert story(t, "fr") == ["Ann reçoit un ticket de bus, cédé par Bob"]


def test_depots_and_skyscrapers() -> None:
    t = mega().owns(0, "Reading Railroad").owns_group(0, "brown").built(5, 1, 3, 4)
    assert option(t, "en", "build 6") == "build a train depot on Reading Railroad for $100 (rent then $50)"
    assert option(t, "fr", "build 1").startswith("bâtir un gratte-ciel sur Mediterranean Avenue pour 50 $")
    t.play("build 1", "build 6")
    assert story(t, "fr") == ["Ann bâtit un dépôt sur Reading Railroad pour 100 $"]
    assert option(t, "en", "sell 1").startswith("exchange a skyscraper on Mediterranean Avenue for a hotel (+$25")
    assert option(t, "fr", "sell 6") == "vendre un dépôt sur Reading Railroad (+50 $, loyer ensuite : 25 $)"
    t.play("sell 6")
    assert story(t, "en") == ["Ann sells buildings on Reading Railroad for $50 (left there: no building)"]


def test_a_majority_is_enough_to_build() -> None:
    t = mega().owns(0, 1)
    with pytest.raises(IllegalAction) as refused:
        t.play("build 1")
    said = texts(t, "en").refusal(refused.value)
    assert said.startswith("You may build on a street only when you own every lot of its colour but one.")


def test_completing_a_built_colour() -> None:
    t = mega().owns(0, 1, 3).built(2, 1, 3).owns(1, 4).mortgaged(4).has(0, 1000)
    t.play("offer 1 $100 for 4", "accept")
    assert question(t, "en") == (
        "With Arctic Avenue you have the whole brown group, where you have built. "
        "Its mortgage must be lifted now, for $44. Building the new lot up then costs $50 more. You have $900."
    )
    t.play("lift 4")
    assert question(t, "fr") == (
        "Vous avez maintenant tout le groupe marron, et il doit être bâti de façon égale : "
        "2 maisons sur Mediterranean Avenue, 2 maisons sur Baltic Avenue et aucun bâtiment sur Arctic Avenue. "
        "Bâtissez sur Arctic Avenue jusqu’à y arriver, pour 50 $ en tout. Vous avez 856 $."
    )


def test_sharing_out_a_built_colour_without_the_means() -> None:
    t = mega().owns(0, 1, 3).built(4, 1, 3).owns(1, 4).mortgaged(4).has(0, 144)
    t.play("offer 1 $50 for 4", "accept", "lift 4")
    assert question(t, "fr") == (
        "Vous avez maintenant tout le groupe marron, et il doit être bâti de façon égale, mais vous ne pouvez pas "
        "payer ou obtenir les bâtiments qui manquent. Voici ce qu’il y a : 4 maisons sur Mediterranean Avenue, "
        "4 maisons sur Baltic Avenue et aucun bâtiment sur Arctic Avenue. Que voulez-vous y avoir ? Chaque niveau de "
        "plus coûte 50 $, chaque niveau de moins rapporte 25 $. Vous avez 50 $."
    )
    assert option(t, "en", "arrange 1 3 3 3") == (
        "pay $50, then there is: 3 houses on Mediterranean Avenue, 3 houses on Baltic Avenue "
        "and 3 houses on Arctic Avenue"
    )
    assert option(t, "fr", "arrange 1 3 3 2").startswith("qu’il y ait : 3 maisons sur Mediterranean Avenue, 3 maisons")
    assert option(t, "en", "arrange 1 3 2 2").startswith("receive $25, then there is: 3 houses on")


def test_buildings_that_are_shared_out_are_told_piece_by_piece() -> None:
    """Three houses are not "a house", and what only moves is not sold for nothing."""
    t = mega().owns(0, 1, 3).built(4, 1, 3).owns(1, 4).mortgaged(4).has(0, 144)
    t.play("offer 1 $50 for 4", "accept", "lift 4", "arrange 1 3 3 3")
    assert story(t, "en")[:5] == [
        "Ann takes buildings off Mediterranean Avenue (left there: 3 houses)",
        "Ann takes buildings off Baltic Avenue (left there: 3 houses)",
        "Ann builds a house on Arctic Avenue for $50",
        "Ann places a house on Arctic Avenue",
        "Ann places a house on Arctic Avenue",
    ]
    assert story(t, "fr")[0] == "Ann retire des bâtiments de Mediterranean Avenue (il y reste : 3 maisons)"


def test_no_deal_is_spoken_of_while_none_is_possible() -> None:
    """A Mr. Monopoly move bars deals, and the Bank takes nothing but money."""
    t = mega().has(0, 50).dice(2, 3, MR_MONOPOLY).play("roll")
    assert question(t, "en") == (
        "You owe the Bank $200 (Income Tax) and have $50. Even if you sell and mortgage everything, you reach only "
        "$50, and no deal is possible now: you must go bankrupt."
    )
    assert question(t, "fr").endswith("et aucun accord n’est possible maintenant : vous devez faire faillite.")
    t = mega().owns(1, 7).has(0, 3).at(0, 3).dice(1, 3, MR_MONOPOLY).play("roll")
    assert question(t, "en").endswith("you reach only $3: find a deal, or go bankrupt.")  # with the creditor


def test_settings() -> None:
    english, french = (Texts(EDITIONS["mega"], language) for language in ("en", "fr"))
    assert english.setting_value("bank.pieces", "32/12/8/4") == "32 houses, 12 hotels, 8 skyscrapers and 4 train depots"
    assert french.setting_value("dice.speed_faces", "1,2,3,M,B,B") == (
        "1, 2, 3, une fois Mr. Monopoly et deux fois le bus"
    )
