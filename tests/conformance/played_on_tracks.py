"""What the settings change that only Ultimate has: each scenario plays one and returns what came of it."""

from tests.conformance.trial import A, B, Trial, asked, tried, visit
from tests.scenarios.ultimate.common import where
from tests.scenarios.ultimate.three_tracks import salaries, vouchers

CAB = "Checker Cab Co."


def um_text(trial: Trial) -> object:
    """The French sheet gives the fare of an own taxi to the Bank, and so on."""
    return int(visit(trial.table().owns(A, CAB), CAB).play("ride Free Parking").game.state.pool)


def transit_odd_exit(trial: Trial) -> object:
    faces = ("middle:15", "inner:9")
    return [where(trial.all_to(trial.table(), A).at(A, face).dice(1, 3, 1).play("roll")) for face in faces]


def transit_voucher_on(trial: Trial) -> object:
    return len(vouchers(trial.all_to(trial.table(), A).at(A, "outer:42").play("ride inner:9")))


def voucher_deck(trial: Trial) -> object:
    return [card.kind for card in trial.table().game.state.edition.decks[2].cards].count("bus-ticket")


def reverse_duration(trial: Trial) -> object:
    return where(trial.all_to(trial.table(), A).at(A, "inner:22").dice(3, 3, 1, 1, 3, 1).play("roll", "roll"))


def salary_backwards(trial: Trial) -> object:
    """Passing GO backwards, and ending on it."""
    came = []
    for start, target in (("middle:1", "middle:39"), ("middle:2", "middle:0")):
        t = trial.all_to(trial.table(), A).holds(A, "cab-back-2-1").at(A, start)
        came.append(salaries(t.play(f"ticket cab-back-2-1 {target}")))
    return came


def subway_before_roll(trial: Trial) -> object:
    t = trial.table().holds(A, "bus-ticket-1").at(A, "outer:38").play("ticket bus-ticket-1 outer:42")
    return tried(t, "ride middle:20")


def subway_replaces_roll(trial: Trial) -> object:
    return asked(trial.table().at(A, "outer:42").play("ride middle:20"))


def subway_voucher_ride(trial: Trial) -> object:
    t = trial.table().holds(A, "bus-ticket-1").at(A, "outer:36").dice(1, 3, 2).play("roll")
    return tried(t, "ride middle:20", "end")


def taxi_own_fare_to(trial: Trial) -> object:
    return int(visit(trial.table().owns(A, CAB), CAB).play("ride Free Parking").game.state.pool)


def taxi_mortgaged(trial: Trial) -> object:
    return asked(visit(trial.table().owns(A, CAB).mortgaged(CAB), CAB))


def taxi_after_purchase(trial: Trial) -> object:
    return asked(visit(trial.table(), CAB).play("buy"))


def taxi_station_gives_voucher(trial: Trial) -> object:
    t = trial.table().owns(A, CAB, "Reading Railroad")
    return len(vouchers(visit(t, CAB).play("ride middle:5")))


def hurricane_shortage(trial: Trial) -> object:
    red = ("Kentucky Avenue", "Indiana Avenue", "Illinois Avenue")
    t = trial.all_to(trial.table(cards_deck="complete"), A).owns_group(B, "red").built(5, *red).pieces(2)
    visit(t.cards("chance-hurricane"), "middle:7").play("hit middle:21")
    return asked(t)


def pool_enabled(trial: Trial) -> object:
    return int(visit(trial.table(), "Luxury Tax").game.state.pool)


def roll3_multi_card(trial: Trial) -> object:
    t = trial.table().holds(A, "roll-three-136", "roll-three-246").dice(1, 3, 6).cards("roll-three-245")
    return visit(t, "Roll Three").cash(A)


def squeeze_variant(trial: Trial) -> object:
    return visit(trial.table().dice(1, 4, 6), "Squeeze Play").cash(A)


def stock_dividend_first(trial: Trial) -> object:
    return visit(trial.table().owns(B, "motion-pictures-1"), "Stock Exchange").cash(B)


def stock_auction(trial: Trial) -> object:
    return asked(visit(trial.table(), "Stock Exchange").play("decline"))


def networth_stocks(trial: Trial) -> object:
    t = trial.table(variant="timed").owns(B, "motion-pictures-1").dice(1, 2, 1).play("time")
    while not t.game.over:
        t.play(t.options()[-1] if asked(t)[0] == "buy" else t.options()[0])
    return t.game.winners
