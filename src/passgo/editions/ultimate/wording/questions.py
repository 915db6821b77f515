"""Questions that only Ultimate asks: shares, cards, taxis, the Subway, storms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from passgo.editions.ultimate.cabs import fare
from passgo.editions.ultimate.card_money import PAY_DRAWER
from passgo.editions.ultimate.card_moves import INCOME_TAX
from passgo.editions.ultimate.card_people import JOIN_PARADE, TAKE_CAB, others_have_cabs
from passgo.editions.ultimate.card_stocks import PAY_STOCK_FINE, SENTENCE
from passgo.editions.ultimate.court_cards import DAMAGES, PAY_DAMAGES, SEND_TO_JAIL
from passgo.editions.ultimate.deed_cards import FORECLOSE, SWAP_DEEDS_NOW, TAKE_DEED_AWAY
from passgo.editions.ultimate.money_cards import ABOVE_PAR
from passgo.editions.ultimate.purchase_cards import BUY_INSTEAD
from passgo.editions.ultimate.rent_cards import COLLECT_REVERSED, rent_goes_to
from passgo.editions.ultimate.roll_three import GIVE_HALF
from passgo.editions.ultimate.settings import OWN_FARE_TO, TO_POOL
from passgo.editions.ultimate.stocks import COMPANIES, first_company, par, payout, unsold
from passgo.editions.ultimate.storms import STORM_STRIKES, TORNADO
from passgo.engine.board import STREET
from passgo.engine.rules.birthday import GIVE_VOUCHER
from passgo.engine.rules.corners import fines_to
from passgo.engine.rules.speed_die import BUS
from passgo.engine.state import BANK, State
from passgo.texts.catalogue import Args
from passgo.texts.figures import lots
from passgo.texts.questions import nothing_more
from passgo.texts.spots import vouchers_of
from passgo.texts.travel_questions import here
from passgo.texts.wording import About, QuestionFacts
from passgo.texts.words import Words


def who_is_on_turn(t: Words, s: State, me: int, about: About) -> Args:
    return {"player": t.player(s.turn), "space": t.space(s.place[s.turn])}


# shares


def share_facts(t: Words, s: State, me: int) -> Args:
    """What the Bank still sells at which par, and what the player's own shares earn."""
    first = first_company(s)
    sold: list[str] = []
    earned: list[str] = []
    for k in range(len(COMPANIES)):
        group = int(first + k)
        share = int(unsold(s, group))
        if share >= 0:
            sold.append(t.say("company-par", company=t.group(group), par=t.money(int(par(s, me, share)))))
        if payout(s, me, group) > 0:
            amount = t.money(int(payout(s, me, group)))
            earned.append(t.say("company-dividend", company=t.group(group), amount=amount))
    return {"companies": t.listed(sold), "dividends": t.listed(earned)}


def share(t: Words, s: State, me: int, about: About) -> Args:
    return share_facts(t, s, me)


def pick_share(t: Words, s: State, me: int, about: About) -> Args:
    return {"cost": about["amount"], "amount": t.money(about["amount"]), **share_facts(t, s, me)}


def sell_share(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(ABOVE_PAR)}


# buying and renting


def bust_deal(t: Words, s: State, me: int, about: About) -> Args:
    return {"deed": t.deed(about["deed"]), "price": t.money(about["price"]), "buyer": t.player(about["buyer"])}


def rent_card(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    return {"deed": t.deed(deed), "owner": t.player(int(rent_goes_to(s, deed))), "amount": t.money(about["amount"])}


def taxi_war(t: Words, s: State, me: int, about: About) -> Args:
    return {"owned": "yes" if others_have_cabs(s) else "no"}


# moves and people


def tax_or_jail(t: Words, s: State, me: int, about: About) -> Args:
    return {"space": t.space(INCOME_TAX)}


def court(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(DAMAGES)}


def game_night(t: Words, s: State, me: int, about: About) -> Args:
    return {"amount": t.money(about["amount"])}


def share_fortune(t: Words, s: State, me: int, about: About) -> Args:
    return {"dice": t.listed([str(die) for die in sorted((about["die"], about["other_die"], about["third_die"]))])}


# storms


def storm(t: Words, s: State, me: int, about: About) -> Args:
    return {"storm": "tornado" if about["storm"] == TORNADO else "hurricane"}


def fall(t: Words, s: State, me: int, about: About) -> Args:
    return {"group": t.group(about["group"]), "lots": lots(t, s, about["group"])}


# threats: what is about to happen to the player who may cancel it


def amount_from_card(t: Words, s: State, about: About) -> Args:
    return {"amount": t.money(about["amount"]), "deck": t.deck(s.edition.deck_of[about["card"]])}


def deed_taken(t: Words, s: State, about: About) -> Args:
    return {"deed": t.deed(about["deed"])}


def deeds_swapped(t: Words, s: State, about: About) -> Args:
    return {"deed": t.deed(about["theirs"]), "other_deed": t.deed(about["mine"])}


def damages(t: Words, s: State, about: About) -> Args:
    return {"amount": t.money(DAMAGES)}


def half_of_prize(t: Words, s: State, about: About) -> Args:
    return {"amount": t.money(about["amount"]), "player": t.player(about["holder"])}


def deed_snatched(t: Words, s: State, about: About) -> Args:
    return {"deed": t.deed(about["deed"]), "amount": t.money(about["amount"]), "player": t.player(about["buster"])}


def rent_reversed(t: Words, s: State, about: About) -> Args:
    return {"deed": t.deed(about["deed"]), "amount": t.money(about["amount"]), "player": t.player(about["visitor"])}


def storm_strikes(t: Words, s: State, about: About) -> Args:
    board, deed = s.edition.board, about["deed"]
    target = "colour" if board.family[deed] == STREET else t.piece_at(1, deed)
    return {"deed": t.deed(deed), "group": t.group(board.group_of[deed]), "target": target}


def place_named(t: Words, s: State, about: About) -> Args:
    return {"space": t.space(about["space"])}


def no_figures(t: Words, s: State, about: About) -> Args:
    return {}


THREATS: Final[dict[int, tuple[str, Callable[[Words, State, About], Args]]]] = {
    PAY_DRAWER: ("pay-drawer", amount_from_card),
    JOIN_PARADE: ("parade", place_named),
    GIVE_VOUCHER: ("voucher", no_figures),
    TAKE_CAB: ("take-deed", deed_taken),
    TAKE_DEED_AWAY: ("take-deed", deed_taken),
    FORECLOSE: ("foreclosure", deed_taken),
    SWAP_DEEDS_NOW: ("swap", deeds_swapped),
    PAY_DAMAGES: ("court", damages),
    SEND_TO_JAIL: ("jail", no_figures),
    STORM_STRIKES: ("storm", storm_strikes),
    BUY_INSTEAD: ("bust-deal", deed_snatched),
    GIVE_HALF: ("half", half_of_prize),
    PAY_STOCK_FINE: ("fine", amount_from_card),
    SENTENCE: ("sentence", amount_from_card),
    COLLECT_REVERSED: ("reversed-rent", rent_reversed),
}


def threat(t: Words, s: State, me: int, about: About) -> Args:
    name, tell = THREATS[about["effect"]]
    return {"threat": t.say(f"threat-{name}", **{"player": t.player(s.turn), **tell(t, s, about)})}


# travelling


def before_bonus(t: Words, s: State, me: int, about: About) -> Args:
    return {"face": "bus" if s.speed == BUS else "mr-monopoly", **here(t, s, me, about)}


def own_vouchers(t: Words, s: State, me: int, about: About) -> Args:
    return {"pack": t.voucher_pack, "vouchers": t.vouchers(vouchers_of(s, me))}


def taxi(t: Words, s: State, me: int, about: About) -> Args:
    deed = about["deed"]
    owner = s.owner[deed]
    payee = owner if owner != me else fines_to(s) if s.settings[OWN_FARE_TO] == TO_POOL else BANK
    return {
        "deed": t.deed(deed),
        "owner": t.player(owner),
        "own": "yes" if owner == me else "no",
        "fare": t.money(int(fare(s, deed))),
        "payee": t.player(int(payee)),
        "enough": "yes" if s.cash[me] >= fare(s, deed) else "no",
    }


QUESTIONS: Final[Mapping[str, QuestionFacts]] = {
    "before-bonus": before_bonus,
    "missed-bus": own_vouchers,
    "return-voucher": own_vouchers,
    "taxi": taxi,
    "ride": here,
    "share": share,
    "name-share": share,
    "pick-share": pick_share,
    "sell-share": sell_share,
    "bust-deal": bust_deal,
    "rent-card": rent_card,
    "buyers-market": nothing_more,
    "foreclosure": nothing_more,
    "taxi-war": taxi_war,
    "surrender": nothing_more,
    "condemned": nothing_more,
    "tax-or-jail": tax_or_jail,
    "guide": who_is_on_turn,
    "court": court,
    "prisoner": nothing_more,
    "any-time": who_is_on_turn,
    "game-night": game_night,
    "find-voucher": nothing_more,
    "share-fortune": share_fortune,
    "storm": storm,
    "fall": fall,
    "threat": threat,
}
