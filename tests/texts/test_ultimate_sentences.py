"""Ultimate told in whole sentences: tracks, taxis, vouchers, shares, storms, and cards against others."""

import re

from passgo import EDITIONS
from passgo.editions.ultimate.ledger import JAIL_MARKS, RADIO_HALVED, RENT_TO_POOL
from passgo.editions.ultimate.uses import (
    BARGAIN,
    CHEAP_RENT,
    DISTRICT_ATTORNEY,
    JUST_SAY_NO,
    REVERSE_RENT,
    SEE_YOU_IN_COURT,
    SHARE_FORTUNE,
)
from passgo.testing import Table
from passgo.texts import Texts
from tests.rules import rule
from tests.scenarios.ultimate.hands import complete_table, give
from tests.scenarios.ultimate.three_tracks import mine
from tests.texts.telling import offer, option, plain, question, story, texts

BUS = 6  # faces of the speed die as they are thrown
MR_MONOPOLY = 4


def test_spaces_are_named_with_their_track_where_the_name_is_not_enough() -> None:
    english, french = (Texts(EDITIONS["ultimate"], language) for language in ("en", "fr"))
    board = EDITIONS["ultimate"].board
    assert english.space(board.names.index("Chance")) == "Chance (outer track)"
    assert french.space(56 + 7) == "Chance (piste du milieu)"
    assert english.space(board.names.index("Short Line")) == "Short Line (middle track)"
    assert english.space(board.names.index("Boylston Street")) == "Boylston Street"
    assert english.deed(int(board.deed_at[board.names.index("Short Line")])) == "Short Line"
    assert french.deed(int(board.deeds) - 1) == "une action Acme Motors"


def test_a_ride_on_even_dice() -> None:
    t = complete_table().at(0, "States Avenue").dice(1, 2, 1).cards("cab-back-1-1").play("roll")
    assert story(t, "en") == [
        "Ann rolls 1 and 2: 3",
        "Ann’s speed die shows 1: 4 in all",
        "Ann moves to Madison Avenue",
    ]


def test_a_taxi() -> None:
    t = complete_table().owns(1, "Checker Cab Co.").at(0, "outer:1").dice(1, 3, 1).play("roll")
    assert story(t, "en")[-1] == "Ann pays Bob $30: rent for Checker Cab Co."
    assert question(t, "en") == (
        "You are at Checker Cab Co., which belongs to Bob. A taxi costs $50 and takes you, free of rent, "
        "to Free Parking, another cab company or a station. You have $3,170. Will you ride?"
    )
    assert option(t, "en", "ride inner:21") == "ride to Short Line (inner track, for sale at $200) for $50"
    assert option(t, "fr", "ride middle:20") == "aller en taxi à la case Parc gratuit (piste du milieu) pour 50 $"
    assert option(t, "fr", "stay") == "rester sur la case Checker Cab Co."
    t.play("ride middle:20")
    assert story(t, "fr") == [
        "Ann paie 50 $ à Bob : taxi pris à Checker Cab Co.",
        "Ann arrive sur la case Parc gratuit",
    ]
    own = complete_table().owns(0, "Checker Cab Co.").at(0, "outer:1").dice(1, 3, 1).play("roll")
    assert question(own, "fr").startswith(
        "Vous êtes à votre propre compagnie, Checker Cab Co. : un taxi coûte 20 $, à payer à la Cagnotte, et vous mène"
    )


def test_the_subway_the_tunnel_and_jail_are_told_as_what_they_are() -> None:
    t = complete_table().at(0, "Subway").play("ride outer:38")
    assert story(t, "en") == ["Ann goes from the Subway to West Temple"]
    assert story(t, "fr") == ["Ann va du Métro à la case West Temple"]
    walking = complete_table().at(0, "Subway").holds(0, "bus-ticket-1").dice(1, 2, 1).play("roll")
    assert [line for line in story(walking, "en") if "Subway" in line] == []
    by_bus = complete_table().at(0, "Subway").holds(0, "bus-ticket-1").play("ticket bus-ticket-1 outer:43")
    assert story(by_bus, "en") == ["Ann uses a bus ticket", "Ann moves to South Street"]
    t = complete_table().at(0, "Subway").play("ride inner:18")
    assert story(t, "en")[1:] == ["Ann comes out at Holland Tunnel (outer track)"]
    assert story(t, "fr")[1:] == ["Ann ressort à la case Holland Tunnel (piste extérieure)"]
    t = complete_table().at(0, "Subway").play("ride middle:30")
    assert story(t, "en")[1:3] == ["Ann goes straight to Jail", "Ann is in Jail now"]
    assert story(t, "fr")[1:3] == ["Ann va tout droit en prison", "Ann se retrouve en prison"]


def test_alike_things_in_a_deal_are_counted() -> None:
    t = complete_table().holds(0, "bus-ticket-1", "bus-ticket-2").owns(0, "acme-motors-1", "acme-motors-2")
    t.mortgaged("acme-motors-2").play("offer 1 bus-ticket-1, bus-ticket-2, acme-motors-1, acme-motors-2 for $5")
    assert offer(t, "en") == (
        "Ann gives: 2 × a bus ticket, a share of Acme Motors and a share of Acme Motors (mortgaged); Bob gives: $5"
    )
    assert offer(t, "fr").startswith("Ann donne : 2 × un ticket de bus, une action Acme Motors et")


def test_half_of_a_prize_is_by_no_card_of_chance() -> None:
    t = complete_table().holds(1, "roll-three-123").holds(2, "good-fortune").at(0, "inner:7").cards("roll-three-456")
    t.dice(1, 2, 2, 1, 2, 3).play("roll", "pick 1")
    assert story(t, "en")[:2] == [
        "Cat uses a Fair Share card",
        "Bob pays Cat $500: half of the prize, by a Fair Share card",
    ]
    assert story(t, "fr")[1] == "Bob paie 500 $ à Cat : moitié du gain, avec une carte Part du gain"


def test_vouchers() -> None:
    t = complete_table().holds(0, "bus-ticket-1", "cab-back-2-1", "transit-token-1").at(0, "middle:14")
    assert question(t, "en").endswith("then roll the dice. You hold 3 travel vouchers.")
    assert option(t, "en", "ticket bus-ticket-1 inner:10") == (
        "play a bus ticket to Fifth Avenue (inner track, for sale at $430)"
    )
    assert option(t, "fr", "ticket cab-back-2-1 middle:12") == (
        "jouer une course de taxi gratuite (2 cases en arrière) jusqu’à la case Compagnie d’électricité "
        "(à vendre pour 150 $)"
    )
    t.play("ticket cab-back-2-1 middle:12")
    assert story(t, "fr") == [
        "Ann utilise une course de taxi gratuite (2 cases en arrière)",
        "Ann arrive sur la case Compagnie d’électricité",
    ]


def test_the_subway_and_reverse_direction_are_remembered() -> None:
    t = complete_table().at(0, "Subway")
    assert question(t, "en").endswith("You are at the Subway and may ride to any space instead of rolling.")
    assert option(t, "en", "ride inner:6") == "instead of rolling, take the Subway to Bonus (inner track)"
    assert option(t, "fr", "ride inner:6") == (
        "au lieu de lancer les dés, prendre le Métro jusqu’à la case Prime (piste intérieure)"
    )
    t = complete_table().at(0, "Reverse Direction")
    assert question(t, "fr").endswith("D’ici, votre lancer vous fait reculer.")


def test_a_ride_that_obliges_to_play_a_voucher_says_so() -> None:
    t = mine().at(0, "outer:36").holds(0, "bus-ticket-1").dice(1, 3, 2).play("roll")
    assert "you must then play a voucher from there" in question(t, "en")
    assert option(t, "en", "ride inner:6") == (
        "on the promise to play a voucher after it, take the Subway to Bonus (inner track)"
    )
    assert option(t, "fr", "ride inner:6") == (
        "en promettant de jouer ensuite un bon de voyage, prendre le Métro jusqu’à la case Prime (piste intérieure)"
    )


def test_a_ride_that_costs_nothing_promises_nothing() -> None:
    t = mine().at(0, "outer:37").dice(2, 2, 1).play("roll")  # doubles are still to come
    assert option(t, "en", "ride inner:6") == "take the Subway to Bonus (inner track)"
    assert question(t, "en").endswith("may ride to any space at once, then go on from there.")
    t = mine().at(0, "outer:38").holds(0, "bus-ticket-1").play("ticket bus-ticket-1 outer:42")
    assert "may ride" not in question(t, "en")  # the first roll is to be made from here


def test_a_voucher_that_replaces_the_roll_says_so() -> None:
    t = mine(voucher_replaces_roll=True).holds(0, "bus-ticket-1").at(0, "middle:2")
    assert option(t, "en", "ticket bus-ticket-1 middle:10").startswith("instead of rolling, play a bus ticket to Jail")
    assert option(t, "fr", "ticket bus-ticket-1 middle:10").startswith("au lieu de lancer les dés, jouer un ticket")


def test_a_missed_bus() -> None:
    t = complete_table().at(0, "Reverse Direction").holds(0, "bus-ticket-1", "transit-token-1").dice(1, 2, BUS)
    t.owns(0, "Miami Avenue").play("roll")
    assert question(t, "en") == (
        "Going backwards, you have missed the bus, and one of your vouchers expires: "
        "you have 2 travel vouchers. Which one shall it be?"
    )
    assert option(t, "fr", "give transit-token-1") == "perdre un jeton de transit"
    t.play("give transit-token-1")
    assert story(t, "fr")[0] == "Ann perd un jeton de transit"


def test_before_mr_monopoly_moves_on() -> None:
    t = complete_table().owns(0, "Baltic Avenue").holds(0, "bus-ticket-1").at(0, "Go").dice(1, 2, MR_MONOPOLY)
    t.play("roll")
    assert question(t, "en") == (
        "You stand on Baltic Avenue, and the move with Mr. Monopoly is still to come. "
        "You may travel some other way first, or go on. You have $3,200."
    )
    assert option(t, "fr", "continue") == "continuer avec Mr. Monopoly"


def to_the_exchange(auction: str = "winner_picks") -> Table:
    """Ann, who holds a share, is about to land on Stock Exchange."""
    t = complete_table(stock_auction=auction).owns(0, "motion-pictures-1").owns(2, "acme-motors-1", "acme-motors-2")
    return t.at(0, "outer:51").dice(1, 3, 1)


def test_shares() -> None:
    t = to_the_exchange().play("roll")
    assert story(t, "en")[-2:] == ["Ann collects $10 of dividends", "Cat collects $60 of dividends"]
    assert question(t, "en") == (
        "The Stock Exchange offers you one share: Motion Pictures $100, Allied Steamships $110, "
        "National Utilities $120, General Radio $130, United Railways $140 and Acme Motors $150. "
        "Your shares pay you at the next payout: $10 from Motion Pictures. You have $3,210. "
        "If you buy none, the option is auctioned."
    )
    assert option(t, "en", "share motion-pictures-2") == "buy a share of Motion Pictures for $100 (dividend then $40)"
    assert option(t, "fr", "share general-radio-1") == (
        "acheter une action General Radio pour 130 $ (dividende ensuite : 13 $)"
    )
    assert option(t, "fr", "decline") == "ne pas acheter d’action : ce droit sera mis aux enchères"
    assert option(t, "en", "mortgage motion-pictures-1") == "mortgage a share of Motion Pictures (+$50)"
    t.play("decline")
    assert question(t, "en").startswith("Auction of the option to buy one share of your choice. Nobody has bid yet.")
    t.play("bid 90", "pass", "pass")
    assert question(t, "fr").startswith(
        "Le droit d’acheter une action est à vous pour 90 $. Quelle action prenez-vous ?"
    )
    t.play("share acme-motors-3")
    assert story(t, "en") == ["Bob buys a share of Acme Motors for $90"]


def test_shares_while_a_card_halves_dividends() -> None:
    t = to_the_exchange().owns(0, "general-radio-1")
    t.game.state.extra[RADIO_HALVED] = 2
    t.play("roll")
    assert story(t, "en")[-2:-1] == ["Ann collects $17 of dividends"]
    assert "at the next payout: $10 from Motion Pictures and $7 from General Radio." in question(t, "en")
    assert "Au prochain paiement, vos actions vous rapporteront : 10 $ pour Motion Pictures" in question(t, "fr")


def test_a_share_named_for_the_auction() -> None:
    t = to_the_exchange("lander_names").play("roll", "decline")
    assert question(t, "fr").startswith("Vous n’achetez pas d’action. Laquelle est mise aux enchères : Motion Pictures")
    assert option(t, "en", "share general-radio-1") == "auction a share of General Radio"
    t.play("share general-radio-1")
    assert question(t, "en").startswith("Auction of a share of General Radio. Nobody has bid yet.")


def test_roll_three_and_a_share_in_it() -> None:
    t = complete_table().holds(1, "roll-three-123").at(0, "inner:7").dice(1, 3, 1, 1, 2, 6).cards("roll-three-345")
    give(t, 2, SHARE_FORTUNE)
    t.play("roll")
    assert story(t, "en")[-3:] == [
        "Ann draws a Roll Three card: “Your numbers are 3, 4 and 5. Whenever somebody rolls for Roll Three, "
        "the Bank pays you for those that the dice show.”",
        "Ann rolls 1, 2 and 6 for Roll Three",
        "Bob wins $200 with the Roll Three card 1, 2 and 3",
    ]
    assert question(t, "fr") == (
        "Les dés de Trois dés ont donné 1, 2 et 6. Avec votre carte, vous pouvez prendre la moitié "
        "de ce qu’un des autres a gagné."
    )
    assert option(t, "en", "pick 1") == "take $100 from Bob"
    assert option(t, "fr", "decline") == "ne rien prendre et garder la carte"


@rule("UM-SQZ-2", "UM-SQZ-3")
def test_the_speed_die_of_squeeze_play_is_told() -> None:
    told = {}
    for face in (3, MR_MONOPOLY, BUS):
        t = mine(2, squeeze_variant="alternative").at(0, "inner:19").dice(1, 2, 2, 1, 1, face).play("roll")
        told[face] = [line for line in story(t, "en") if "speed die" in line or "Squeeze Play:" in line][1:]
    assert told[3] == [
        "Ann rolls 1 and 1 at Squeeze Play: each of the others owes $100",
        "Ann’s speed die shows 3, which counts with the two dice",
    ]
    assert told[MR_MONOPOLY][0] == "Ann rolls 1 and 1 at Squeeze Play: each of the others owes $200"
    assert [told[face][1].split(":")[0] for face in (MR_MONOPOLY, BUS)] == [
        "Ann’s speed die shows Mr. Monopoly",
        "Ann’s speed die shows the bus",
    ]
    t = mine(2).at(0, "inner:19").dice(1, 2, 2, 1, 1).play("roll")
    assert t.happened("squeezed") and not t.happened("squeeze-die")


def test_the_pool() -> None:
    t = complete_table().pool(175).at(0, "Madison Avenue").dice(1, 1, 1).play("roll", "goto Tax Refund")
    assert story(t, "en")[-1] == "Ann takes $88 from the Pool"
    assert story(t, "fr")[-1] == "Ann prend 88 $ dans la Cagnotte"


def test_a_hurricane_and_a_refusal() -> None:
    t = complete_table().owns_group(1, "light blue")
    t.built(2, "Oriental Avenue", "Vermont Avenue", "Connecticut Avenue")
    t.at(0, "middle:2").dice(1, 3, 1).cards("chance-hurricane")
    no = give(t, 1, JUST_SAY_NO)
    t.play("roll")
    assert question(t, "en").startswith("A hurricane comes, and you choose what it hits: a colour of another player")
    assert option(t, "en", "hit Oriental Avenue") == (
        "hit Bob’s light blue group, leaving 1 house on Oriental Avenue, 1 house on Vermont Avenue "
        "and 1 house on Connecticut Avenue"
    )
    t.play("hit Oriental Avenue")
    assert question(t, "en") == (
        "Ann’s hurricane is about to hit your light blue group. Will you play a card against it? You have $3,200."
    )
    assert question(t, "fr").startswith("L’ouragan tiré par Ann va frapper votre groupe bleu clair.")
    assert option(t, "fr", f"card {no}") == "jouer une carte Refus : rien de tout cela n’arrive"
    assert option(t, "en", "accept") == "let it happen"
    t.play("accept")
    assert story(t, "en")[0] == (
        "Bob loses buildings on Oriental Avenue and gets nothing for them (left there: 1 house)"
    )


def test_taken_to_court() -> None:
    t = complete_table()
    name = give(t, 0, SEE_YOU_IN_COURT)
    give(t, 2, JUST_SAY_NO)
    assert option(t, "en", f"card {name}") == "play a Lawsuit card ($250)"
    t.play(f"card {name}")
    assert story(t, "fr") == ["Ann utilise une carte Procès à 250 $"]
    assert option(t, "fr", "pick 2") == "Cat doit vous payer 250 $"
    t.play("pick 2")
    assert (
        question(t, "fr")
        == "Ann vous fait un procès pour 250 $. Jouez-vous une carte pour l’empêcher ? Vous avez 3 200 $."
    )


def test_a_word_in_the_middle_of_a_turn() -> None:
    t = complete_table().at(0, "Free Parking").dice(1, 2, 1)
    name = give(t, 2, DISTRICT_ATTORNEY)
    t.play("roll", "interrupt 2")
    assert question(t, "en") == "It is Ann’s turn, and you asked for a word. Will you play a card?"
    t.play(f"card {name}")
    assert option(t, "en", "pick 0") == "send Ann to Jail (now on Illinois Avenue)"


def test_cards_about_a_price_and_a_rent() -> None:
    t = complete_table().at(0, "Free Parking").dice(1, 2, 1)
    name = give(t, 0, BARGAIN)
    t.play("roll")
    assert option(t, "en", f"card {name}") == "play a Fixed Price card ($100): buy Illinois Avenue for $100"
    t = complete_table().at(0, "Free Parking").owns(1, "Illinois Avenue").dice(1, 2, 1)
    name = give(t, 0, REVERSE_RENT)
    t.play("roll")
    assert question(t, "en") == (
        "You owe Bob $20 of rent for Illinois Avenue and hold a card about it. Will you play it? You have $3,200."
    )
    assert option(t, "fr", f"card {name}") == "jouer une carte Loyer inversé : Bob vous paie 20 $"
    assert option(t, "fr", "pay") == "payer à Bob tout le loyer : 20 $"


def test_a_rent_that_goes_to_the_pool_is_not_owed_to_its_owner() -> None:
    t = complete_table().at(0, "Free Parking").owns(1, "New York Avenue", "Illinois Avenue").built(4, "Illinois Avenue")
    t.jailed(1)._game.state.extra[JAIL_MARKS + 1] = RENT_TO_POOL
    low, turned = give(t, 0, CHEAP_RENT), give(t, 0, REVERSE_RENT)
    t.dice(1, 2, 1).play("roll")
    assert question(t, "en").startswith("You owe the Pool $925 of rent for Illinois Avenue and hold a card about it.")
    assert option(t, "en", "pay") == "pay the Pool the rent in full: $925"
    assert option(t, "fr", f"card {low}") == "jouer une carte Petit loyer de 50 $ : ne payer que 50 $ à la Cagnotte"
    assert option(t, "en", f"card {turned}").endswith("Bob pays you $925")


def test_cards_print_their_amounts() -> None:
    english, french = (texts(complete_table(), language) for language in ("en", "fr"))
    numbers = {card.kind: number for number, card in enumerate(english.edition.cards)}
    assert english.card(numbers["chance-general-repairs"]).endswith(
        "$100 for each skyscraper, and $25 for each depot and cab stand."
    )
    assert "soit 400 $ sur la piste extérieure, 200 $" in plain(french.card(numbers["chance-marathon"]))
    assert plain(french.kept_card(numbers["renovation"])) == "une carte Loyer majoré de 50 $"


def test_every_kept_card_tells_its_own_name() -> None:
    """The text on the card and the word for the card agree."""
    for language, form in (("en", "Keep this {}"), ("fr", "Gardez cette {}")):
        t = texts(complete_table(), language)
        for number, card in enumerate(t.edition.cards):
            name = plain(t.kept_card(number)).partition(" ")[2] if card.use >= 21 else ""
            name = re.sub(r" (\(|de \d|à \+?\d).*", "", name)  # an amount is not part of it
            assert plain(t.card(number)).startswith(form.format(name)) or not name
