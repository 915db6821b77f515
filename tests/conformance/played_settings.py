"""What the settings change that several editions have: each scenario plays one and returns what came of it."""

from passgo import EDITIONS, Game
from tests.conformance.trial import BUS, MR_MONOPOLY, A, B, C, Trial, asked, tried, visit

# auctions


def auction_min_bid(trial: Trial) -> object:
    return int(visit(trial.table(), trial.dear).play("decline").decision.free[0].low)


def auction_mode(trial: Trial) -> object:
    """Who passed may bid again, or not."""
    bid = 5 * EDITIONS[trial.edition].figures.note
    return asked(visit(trial.table(), trial.dear).play("decline", "pass", f"bid {bid}", "pass"))


def auction_no_bid(trial: Trial) -> object:
    return visit(trial.table(), trial.dear).play("decline", "pass", "pass", "pass").owner(trial.dear)


# rents


def rent_mortgaged_siblings(trial: Trial) -> object:
    t = trial.table().owns_group(B, trial.group).mortgaged(trial.lots[0])
    return visit(t, trial.lots[1]).cash(A)


def rent_count_mortgaged_sets(trial: Trial) -> object:
    t = trial.table().owns_group(B, "railroad").mortgaged(trial.space("railroad", -1))
    return visit(t, trial.space("railroad")).cash(A)


def rent_claim(trial: Trial) -> object:
    return asked(visit(trial.table().owns(B, trial.dear), trial.dear))


def jail_collect_rent(trial: Trial) -> object:
    return visit(trial.table().owns(B, trial.dear).jailed(B), trial.dear).cash(A)


# mortgages and money


def mortgage_requires_group_clear(trial: Trial) -> object:
    t = trial.table().owns_group(A, trial.group).built(1, trial.lots[0]).owns(B, trial.dear).has(A, 0)
    return visit(t, trial.dear).options("mortgage")


def mortgage_transfer_fee(trial: Trial) -> object:
    t = trial.table().owns(A, trial.dear).mortgaged(trial.dear)
    return t.play(f"offer 1 {trial.dear} for $100", "accept").cash(B)


def mortgage_values(trial: Trial) -> object:
    t = trial.table().owns(A, trial.dear).owns(B, trial.lots[0]).has(A, 0)
    return visit(t, trial.lots[0]).play(f"mortgage {trial.dear}").cash(A)


def money_smallest(trial: Trial) -> object:
    return tried(visit(trial.table(), trial.dear).play("decline"), "bid 1500")


def tax_income(trial: Trial) -> object:
    return asked(visit(trial.table(), trial.space("income tax")))


def parking_jackpot(trial: Trial) -> object:
    t = visit(
        trial.table(pool_enabled=False) if trial.edition == "ultimate" else trial.table(), trial.space("luxury tax")
    )
    return visit(t, trial.space("free parking")).cash(A)


def salary_go_land(trial: Trial) -> object:
    return visit(trial.table(), trial.space("go")).cash(A)


# deals and managing


def trade_immunity(trial: Trial) -> object:
    return tried(trial.table().owns(A, trial.dear), f"offer 1 immunity {trial.dear} for $1000")


def trade_offers_per_turn(trial: Trial) -> object:
    t = trial.table()
    offers = 0
    gift = 100 * EDITIONS[trial.edition].figures.note
    while offers < 9 and tried(t, f"offer 1 ${gift} for nothing") == "":
        t.play("refuse")
        offers += 1
    return offers


def manage_offturn(trial: Trial) -> object:
    t = trial.table()
    return tried(t, f"interrupt {B}"), asked(t)


def players_max(trial: Trial) -> object:
    """The largest table that sits down."""
    seated = 0
    for players in range(2, 13):
        try:
            Game.start(trial.edition, players, settings={trial.key: trial.value})
        except ValueError:
            break
        seated = players
    return seated


def bank_pieces(trial: Trial) -> object:
    """With one house left there is no second, and none before the first."""
    t = trial.table().owns_group(A, trial.group).has(C, 0)
    return [tried(t, f"build {name}") for name in (trial.lots[0], trial.lots[1])]


def cards_deck(trial: Trial) -> object:
    return sorted(card.name for deck in trial.table().game.state.edition.decks[:2] for card in deck.cards)


def timed_stop(trial: Trial) -> object:
    """How many turns are still ended after time is called in the last turn but one of a round."""
    t = trial.all_to(trial.table(variant="timed"), A).turn(B).dice(*[1, 2, 1] * 3)
    t.play("time")
    turns = 0
    while not t.game.over:
        t.play(t.options()[0])
        turns += t.game.over or t.decision.kind == "turn"
    return turns


# dice and Jail


def jail_doubles_reroll(trial: Trial) -> object:
    return asked(trial.all_to(trial.table(), A).jailed(A).dice(1, 1).play("roll"))


def jail_third_miss(trial: Trial) -> object:
    t = trial.all_to(trial.table(), A).jailed(A, 2).dice(1, 2).play("roll")
    return t.in_jail(A), t.cash(A)


def dice_doubles_again(trial: Trial) -> object:
    return asked(trial.all_to(trial.table(), A).dice(1, 1).play("roll"))


def dice_speed_faces(trial: Trial) -> object:
    t = trial.all_to(trial.table(), A).dice(1, 3, 5).play("roll")
    return [event.values["face"] for event in t.happened("speed-die")]


def mrm_first_space_action(trial: Trial) -> object:
    utility = "middle:12" if trial.edition == "ultimate" else 15  # two steps on
    return trial.table().owns(B, utility).dice(1, 1, MR_MONOPOLY).play("roll").cash(A)


def mrm_mortgaged(trial: Trial) -> object:
    t = trial.all_to(trial.table(), A).owns(B, "States Avenue", "Virginia Avenue").mortgaged("States Avenue")
    return asked(t.dice(1, 1, MR_MONOPOLY).play("roll"))


def bus_mode(trial: Trial) -> object:
    return asked(trial.all_to(trial.table(), A).dice(1, 3, BUS).play("roll"))


def triples_ends(trial: Trial) -> object:
    return asked(trial.all_to(trial.table(), A).dice(1, 1, 1).play("roll", "goto Boardwalk"))


def triples_salary(trial: Trial) -> object:
    late = "middle:38" if trial.edition == "ultimate" else 50
    return trial.all_to(trial.table(), A).at(A, late).dice(1, 1, 1).play("roll", "goto Baltic Avenue").cash(A)


# vouchers, skyscrapers, gifts


def voucher_replaces_roll(trial: Trial) -> object:
    t = trial.all_to(trial.table(), A).holds(A, "bus-ticket-1")
    return asked(t.play(f"ticket bus-ticket-1 {'middle:11' if trial.edition == 'ultimate' else 14}"))


def voucher_expire_on(trial: Trial) -> object:
    """Somebody draws an expiring ticket: does anybody else's ticket survive?"""
    t = trial.table().holds(B, "bus-ticket-1").cards("expiring-ticket-1")
    visit(t, "outer:48" if trial.edition == "ultimate" else 32)
    return t.game.state.holder[t._game.notation.read_card("bus-ticket-1", "bus-ticket-1")] == B


def voucher_max_per_turn(trial: Trial) -> object:
    tickets = [f"bus-ticket-{k}" for k in range(1, 5)]
    t = trial.all_to(trial.table(voucher_replaces_roll=False), A).holds(A, *tickets)
    spaces = ["middle:11", "middle:13", "middle:14", "middle:16"] if trial.edition == "ultimate" else [14, 15, 16, 17]
    played = 0
    while played < 4 and tried(t, f"ticket {tickets[played]} {spaces[played]}") == "":
        played += 1
    return played


def voucher_tradeable(trial: Trial) -> object:
    return tried(trial.table().holds(A, "bus-ticket-1"), "offer 1 bus-ticket-1 for $40")


def skyscraper_per_group_limit(trial: Trial) -> object:
    lots = [row.name for row in EDITIONS[trial.edition].board.rows if row.group == "orange"]
    t = trial.table().owns(A, *lots).built(5, *lots).play(f"build {lots[0]}")
    return tried(t, f"build {lots[1]}")


def ticket_same_turn(trial: Trial) -> object:
    """Whether a ticket that a space brings may replace the roll that doubles give."""
    t = trial.all_to(trial.table(), A).at(A, 43).cards("bus-ticket-2").dice(1, 1, 2)
    return bool(t.play("roll", "take").options("ticket"))


def build_final_lot(trial: Trial) -> object:
    lots = [row.name for row in EDITIONS[trial.edition].board.rows if row.group == "orange"]
    t = trial.table().owns(A, *lots[:-1]).built(2, *lots[:-1]).owns(B, lots[-1])
    return asked(t.mortgaged(lots[-1]).play(f"offer 1 $10 for {lots[-1]}", "accept"))


def birthday_source(trial: Trial) -> object:
    return visit(trial.table(), "Birthday Gift").options()
