"""Real positions told in whole sentences, in both languages and several skins."""

import subprocess
import sys

import pytest

from passgo import EDITIONS, Game, IllegalAction
from passgo.testing import table
from passgo.texts import LANGUAGES, Texts
from tests.texts.telling import offer, option, plain, question, story, texts


def test_money() -> None:
    classic = EDITIONS["classic"]
    assert Texts(classic).money(1500) == "$1,500"
    assert Texts(classic, "en", "london").money(12345) == "£12,345"
    assert Texts(classic, "fr", "paris").money(1500) == "1\u202f500\u00a0€"
    assert Texts(classic, "fr", "springfield").money(50) == "50\u00a0$"


def test_rent() -> None:
    t = table(players=2).owns(1, "Electric Company").at(0, "Connecticut Avenue").dice(1, 2).play("roll")
    assert story(t, "en") == [
        "Ann rolls 1 and 2: 3",
        "Ann moves to Electric Company",
        "Ann pays Bob $12: rent for Electric Company",
    ]
    assert story(t, "fr") == [
        "Ann lance 1 et 2 : 3",
        "Ann arrive sur la case Compagnie d’électricité",
        "Ann paie 12 $ à Bob : loyer pour Compagnie d’électricité",
    ]


def test_passing_go_and_a_card_that_pays() -> None:
    t = table().at(0, 39).dice(2, 1).cards("chest-bank-error").play("roll")
    assert story(t, "en")[1:] == [
        "Ann passes GO",
        "Ann collects $200 of salary at GO",
        "Ann moves to Community Chest",
        "Ann draws a Community Chest card: “The Bank has miscounted, and the mistake is yours to keep: $200.”",
        "The Bank pays Ann $200: Community Chest card",
    ]
    assert story(t, "fr")[1] == "Ann passe par la case Départ"
    assert story(t, "fr")[-1] == "La banque paie 200 $ à Ann : carte Caisse de communauté"


def test_repairs_in_springfield() -> None:
    t = table(skin="springfield").owns_group(0, "brown").built(5, 1).built(4, 3).at(0, 2).dice(3, 2)
    t.cards("chance-repairs").play("roll")
    assert story(t, "en")[-2:] == [
        "Ann draws a Chance card: “All your buildings need mending: "
        "$25 for each Monorail stop and $100 for each Monorail station.”",
        "Ann pays the Bank $200: Chance card",
    ]
    assert story(t, "fr")[-2] == (
        "Ann tire une carte Chance : « Tous vos bâtiments ont besoin de soins : "
        "25 $ par arrêt du Monorail et 100 $ par gare du Monorail. »"
    )
    assert option(t, "en", "build 3") == "build a Monorail station on Bart’s Treehouse for $50 (rent then $450)"
    assert option(t, "fr", "sell 1") == (
        "échanger une gare du Monorail sur Feu de pneus de Springfield contre 4 arrêts du Monorail "
        "(+25 $, loyer ensuite : 160 $)"
    )


def test_cards_name_the_spaces_of_the_skin() -> None:
    for skin, space in (("us", "Pennsylvania Railroad"), ("london", "Marylebone Station"), ("paris", "Gare de Lyon")):
        t = table(skin=skin, cards_deck="london").at(0, 2).dice(3, 2).cards("chance-second-railroad").play("roll")
        drawn = t.happened("card-drawn")[0].values["card"]
        assert texts(t, "en").card(drawn) == (
            f"You are fetching a guest from the train: walk on to {space}. "
            "If you pass GO on the way, you collect your salary."
        )


def test_buying() -> None:
    t = table(skin="london").owns(0, 1).at(0, 0).dice(1, 2).play("roll")
    assert question(t, "en") == (
        "Whitechapel Road is for sale at £60, and you have £1,500. "
        "You own 1 of the 2 deeds in its group (brown). Its rent would be £8. Will you buy it?"
    )
    assert question(t, "fr") == (
        "Whitechapel Road est à vendre pour 60 £, et vous avez 1 500 £. "
        "Vous possédez 1 titre sur 2 dans ce groupe (marron). Le loyer serait de 8 £. L’achetez-vous ?"
    )
    assert option(t, "en", "buy") == "buy Whitechapel Road for £60 (leaves you £1,440)"
    assert option(t, "fr", "decline") == "ne pas acheter Whitechapel Road : mise aux enchères"
    assert option(t, "en", "mortgage 1") == "mortgage Old Kent Road (+£30)"


def test_a_utility_that_is_too_dear() -> None:
    t = table(skin="paris").at(0, 9).dice(1, 2).has(0, 100).play("roll")
    assert question(t, "fr") == (
        "Compagnie de distribution d’électricité est à vendre pour 150 €, et vous avez 100 € : trouvez encore 50 €, "
        "sinon le titre est mis aux enchères. Vous ne possédez aucun des 2 titres de ce groupe (services publics). "
        "Le loyer serait de 4 fois les dés."
    )


def test_an_auction() -> None:
    t = table(skin="paris").dice(1, 2).play("roll", "decline")
    assert question(t, "en") == (
        "Auction of Rue Lecourbe (printed price €60; brown: you own 0 of 2). "
        "Nobody has bid yet. Bid €1 or more, or pass. You have €1,500."
    )
    t.play("bid 40")
    assert story(t, "fr") == ["Bob enchérit à 40 €"]
    assert question(t, "fr") == (
        "Aux enchères : Rue Lecourbe (prix imprimé 60 € ; marron : vous en possédez 0 sur 2). "
        "Bob mène avec 40 €. Proposez 41 € ou plus, ou passez. Vous avez 1 500 €."
    )
    assert option(t, "en", "bid 50") == "bid €50 (would leave you €1,450)"
    assert option(t, "fr", "pass") == "passer et quitter l’enchère"


def test_an_open_auction() -> None:
    t = table(auction_mode="timed_open", variant="timed", players=2).dice(1, 2).owns(-1, 3).play("roll", "decline")
    assert option(t, "en", "pass") == "pass for now"
    assert option(t, "fr", "hammer") == "adjuger"
    assert option(t, "en", "interrupt 1") == "Bob asks to manage property"
    assert option(t, "fr", "time") == "annoncer la fin du temps : la partie minutée s’arrête"


def test_building() -> None:
    t = table().owns_group(0, "brown").built(1, 1, 3)
    assert option(t, "en", "build 3") == "build a house on Baltic Avenue for $50 (rent then $60)"
    assert option(t, "fr", "sell 3") == "vendre une maison sur Baltic Avenue (+25 $, loyer ensuite : 8 $)"
    t.play("build 3")
    assert story(t, "fr") == ["Ann bâtit une maison sur Baltic Avenue pour 50 $"]
    t.play("sell 3")
    assert story(t, "en") == ["Ann sells buildings on Baltic Avenue for $25 (left there: 1 house)"]


def test_three_houses_make_a_hotel_in_the_short_game() -> None:
    t = table(variant="short").owns_group(0, "brown").built(3, 1, 3)
    assert option(t, "fr", "build 1") == "bâtir un hôtel sur Mediterranean Avenue pour 50 $ (loyer ensuite : 250 $)"
    t.play("build 1")
    assert story(t, "en") == ["Ann builds a hotel on Mediterranean Avenue for $50"]
    assert option(t, "en", "sell 1").startswith("exchange a hotel on Mediterranean Avenue for 3 houses (+$25")


def test_selling_down() -> None:
    t = table().owns_group(0, "brown").built(5, 1, 3).pieces(1, 5)
    assert option(t, "en", "selldown 1 0 0").endswith("leaving no building on Mediterranean Avenue and Baltic Avenue")
    assert option(t, "en", "selldown 1 1 0") == (
        "sell in one go (+$225), leaving 1 house on Mediterranean Avenue and no building on Baltic Avenue"
    )
    assert option(t, "fr", "selldown 1 1 0") == (
        "vendre d’un seul coup (+225 $) ; il restera : "
        "1 maison sur Mediterranean Avenue et aucun bâtiment sur Baltic Avenue"
    )


def test_the_last_house() -> None:
    t = table().owns_group(0, "brown").owns_group(1, "light blue").pieces(1, 12).play("build 1")
    assert question(t, "en") == (
        "Ann wants to build, and the Bank has only 1 house left. How many do you want? "
        "If all wishes together are more than that, every one left is auctioned; "
        "otherwise each of you pays the price on the deed. You have $1,500."
    )
    assert option(t, "fr", "want 1") == "1 maison"
    t.play("want 1")
    assert story(t, "fr") == ["Bob demande 1 maison", "La banque met aux enchères une maison : mise à prix 50 $"]
    assert question(t, "en") == (
        "Auction of a house from the Bank. Ann leads with $50. Bid $51 or more, or pass. You have $1,500."
    )
    t.play("bid 60", "pass")
    assert question(t, "fr") == "Vous avez remporté une maison aux enchères. Sur quel terrain ?"
    t.play("place 6")
    assert story(t, "en") == ["Bob places a house on Oriental Avenue"]


def test_jail() -> None:
    t = table().jailed(0, tries=2).holds(0, "chance-leave-jail")
    assert question(t, "en") == (
        "You are in Jail, and this is the last of your 3 tries for doubles. "
        "Leaving costs $50 or a Get-out-of-Jail card; if you roll and miss, you pay $50 all the same. "
        "You have $1,500 and 1 Get-out-of-Jail card."
    )
    assert option(t, "fr", "roll") == "tenter un double"
    assert option(t, "en", "pay") == "pay $50 to leave Jail, then roll"
    assert option(t, "fr", "card chance-leave-jail") == (
        "utiliser une carte de sortie de prison (Chance), puis lancer les dés"
    )
    t.dice(2, 2).play("roll")
    assert story(t, "en")[:2] == ["Ann rolls 2 and 2: 4, doubles", "Ann leaves Jail"]


def test_debt_and_settlement() -> None:
    t = table().owns_group(1, "dark blue").built(1, 37, 39).owns(0, 5, 6).mortgaged(6).has(0, 20).at(0, 35)
    t.dice(1, 3).play("roll")
    assert question(t, "en") == (
        "You owe Bob $200 (rent for Boardwalk) and have $20. "
        "Even if you sell and mortgage everything, you reach only $120: find a deal, or go bankrupt."
    )
    assert option(t, "en", "settle 5") == "settle the debt of $200 with Bob: you give Reading Railroad"
    t.play("settle 5, 6, $20")
    assert question(t, "fr") == (
        "Ann vous doit 200 $ (loyer pour Boardwalk) et vous offre pour toute la dette : "
        "Reading Railroad, Oriental Avenue (sous hypothèque) et 20 $. Acceptez-vous ?"
    )
    assert option(t, "fr", "refuse") == "refuser : vous voulez 200 $ en argent liquide"


def test_a_debt_that_cannot_be_paid_at_once() -> None:
    """What is owed is told once; after that what is done for it, and what is paid."""
    t = table(players=2).has(0, 20).owns_group(1, "dark blue").owns(0, "Reading Railroad", "Short Line")
    t.at(0, 35).dice(1, 1).play("roll")
    assert story(t, "en")[-1] == "Ann owes Bob $70: rent for Park Place"
    assert story(t, "fr")[-1] == "Ann doit 70 $ à Bob : loyer pour Park Place"
    t.play("mortgage 5")
    assert story(t, "en") == [
        "Ann mortgages Reading Railroad and receives $100",
        "Ann pays Bob $70: rent for Park Place",
    ]
    t = table(players=2).has(0, 20).owns(0, "Reading Railroad").dice(1, 3).play("roll")
    assert story(t, "en")[-1] == "Ann owes the Bank $200: Income Tax"
    assert story(t, "fr")[-1] == "Ann doit 200 $ à la banque : Impôt sur le revenu"


def test_bankruptcy() -> None:
    t = table().owns_group(1, "dark blue").built(1, 37, 39).owns(0, 6).mortgaged(6).has(0, 20).at(0, 35)
    t.holds(0, "chance-leave-jail").dice(1, 3).play("roll", "bankrupt")
    assert story(t, "en") == [
        "Ann goes bankrupt, unable to pay Bob",
        "Ann pays Bob $20: all the cash left after a bankruptcy",
        "Oriental Avenue goes from Ann to Bob",
        "Bob receives a Get-out-of-Jail card (Chance) from Ann",
        "Bob pays the Bank $5: mortgage interest for Oriental Avenue",
    ]
    assert story(t, "fr")[2:4] == [
        "Le titre Oriental Avenue passe à Bob, cédé par Ann",
        "Bob reçoit une carte de sortie de prison (Chance), cédée par Ann",
    ]
    assert question(t, "en") == (
        "Oriental Avenue came to you mortgaged, and the interest is paid. "
        "Lift the mortgage now for $50, or keep it; lifting it later costs $55. You have $1,515."
    )
    assert option(t, "fr", "lift 6") == "lever l’hypothèque sur Oriental Avenue pour 50 $"


def test_a_trade_with_fees() -> None:
    t = table(trade_immunity=True, mortgage_transfer_fee="always").owns(0, 5, 6).mortgaged(6).owns(1, 8)
    t.holds(1, "chance-leave-jail")
    assert option(t, "en", "offer 1 5 for $10") == "offer Bob a trade: you give Reading Railroad for $10"
    t.play("offer 1 6, $50 for chance-leave-jail, immunity 8")
    assert question(t, "en") == (
        "Ann offers you a trade. You would get: Oriental Avenue (mortgaged) and $50. "
        "You would give: a Get-out-of-Jail card (Chance) and rent-free stays on Vermont Avenue, "
        "and $5 of mortgage interest to the Bank. You have $1,500."
    )
    assert offer(t, "fr") == (
        "Ann donne : Oriental Avenue (sous hypothèque) et 50 $ ; "
        "Bob donne : une carte de sortie de prison (Chance) et des séjours sans loyer sur Vermont Avenue"
    )
    t.play("accept")
    assert story(t, "en")[-2:] == [
        "Ann will pay Bob no rent on Vermont Avenue",
        "Bob pays the Bank $5: mortgage interest",
    ]
    assert offer(t, "en") == ""


def test_income_tax_is_chosen_before_it_is_counted() -> None:
    t = table(cards_deck="pre2008", parking_jackpot=True).dice(1, 3).play("roll")
    assert question(t, "fr") == (
        "Impôt sur le revenu : payez-vous 200 $, ou 10 % de tous vos biens ? Vous devez choisir avant de compter."
    )
    assert option(t, "en", "percent") == "pay 10% of everything you own"
    t.play("percent")
    assert story(t, "en") == ["Ann pays the Free Parking pot $150: Income Tax"]
    assert story(t, "fr") == ["Ann paie 150 $ à la cagnotte du Parc gratuit : Impôt sur le revenu"]


def test_a_fine_or_a_card() -> None:
    t = table(skin="london").dice(1, 1).cards("chest-fine-or-chance").play("roll")
    assert question(t, "en") == "Will you pay £10, or draw a Chance card instead? You have £1,500."
    assert option(t, "fr", "draw") == "tirer plutôt une carte Chance"


def test_a_rent_to_claim() -> None:
    t = table(rent_claim="manual").owns(1, 3).dice(1, 2).play("roll")
    assert question(t, "en") == "Ann is on Baltic Avenue and owes you $4 of rent. Will you claim it?"
    t.play("overlook", "end")
    assert option(t, "fr", "collect 3") == "réclamer 4 $ à Ann : loyer pour Baltic Avenue"


def test_the_end() -> None:
    t = table(players=2).owns(1, 39).has(0, 0).at(0, 35).dice(1, 3).play("roll", "bankrupt")
    assert story(t, "en")[-1] == "Bob wins the game"
    assert question(t, "en") == "The game is over: Bob has won."
    assert question(t, "fr") == "La partie est finie : victoire pour Bob."
    with pytest.raises(ValueError, match="over"):
        option(t, "en", "roll")


def test_refusals() -> None:
    t = table().owns(0, 1)
    with pytest.raises(IllegalAction) as refused:
        t.play("build 1")
    assert texts(t, "en").refusal(refused.value) == (
        "You may build on a street only when you own every lot of its colour."
    )
    with pytest.raises(IllegalAction) as refused:
        t.play("dance " * 1000)
    said = plain(texts(t, "fr").refusal(refused.value))
    assert said.startswith("« dance dance") and said.endswith(
        "… » ne commence par aucun mot du jeu. Dites par exemple lancer, acheter ou passer."
    )


def test_settings_and_rules() -> None:
    english, french = (Texts(EDITIONS["classic"], language) for language in LANGUAGES)
    assert english.setting("timed.stop") == "When the Timed game ends after time is called."
    assert french.setting_value("timed.stop", "end_of_round") == "à la fin du tour de table"
    assert english.setting_value("bank.pieces", "32/12") == "32 houses and 12 hotels"
    assert french.setting_value("parking.jackpot", False) == "non"
    assert english.setting_value("players.max", 8) == "8"
    assert english.rule("CLS-GEN-1") == "Your goal is to be the only player left who is not bankrupt."
    assert french.rule("CLS-RNT-9") == "Vous ne payez rien quand vous tombez sur votre propre propriété."


def test_what_does_not_exist_is_an_error() -> None:
    t = Texts.of(Game.start("classic").header)
    with pytest.raises(KeyError, match="event-danced"):
        t.say("event-danced")
    with pytest.raises(ValueError, match="event-bid"):
        t.say("event-bid", player="Ann")
    with pytest.raises(KeyError):
        t.rule("CLS-XXX-1")
    with pytest.raises(KeyError):
        t.setting_value("no.such", 1)
    with pytest.raises(ValueError, match="en, fr"):
        Texts(EDITIONS["classic"], "de")


def test_importing_the_texts_loads_no_catalogue() -> None:
    code = (
        "import passgo.texts, sys; print([name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
