"""A turn of Ultimate: the order of movement (001-0102 to -0116)."""

from tests.referee.script import BANK, Said, Script, TurnOver
from tests.referee.ultimate_facts import BAIL, BOARD, REVERSE, SUBWAY
from tests.referee.ultimate_movement import (
    corners_passed,
    fare_paths,
    inner_face,
    leaving,
    shortest,
    ticket_paths,
    token_paths,
    tour,
    walked,
)
from tests.referee.ultimate_rare_kept import UltimateRareKept
from tests.referee.ultimate_spaces import Terms
from tests.referee.watching import Names, Setup, Told

MR_MONOPOLY, BUS = 4, 5


class UltimateTurn(UltimateRareKept):
    """Rolls, bonus moves, vouchers, the Subway and Jail."""

    def __init__(self, setup: Setup, names: Names) -> None:
        super().__init__(setup, names)
        self.doubles = 0
        self.due = False  # a roll
        self.played = 0  # vouchers in this turn
        self.must_play = False  # a ride was taken on the promise of a voucher
        self.closed = False  # triples: the movement part is over
        self.began_on_subway = False
        self.backwards = False  # this roll and its bonus
        self.reverse_turn = False
        self.lost_turns = [0] * setup.players

    def take_turn(self) -> Script[None]:
        player = self.turn
        if self.lost_turns[player]:
            yield from self.take("turn-lost", player=player)
            self.lost_turns[player] -= 1
            return
        self.doubles = self.played = 0
        self.wants_none.clear()
        self.mr_monopoly_moves = False
        self.must_play = self.closed = self.backwards = self.reverse_turn = False
        self.rolled = None
        self.began_on_subway = self.ledger.places[player] == SUBWAY
        self.due = True
        if self.ledger.jailed[player]:
            yield from self.in_jail(player)
        while self.due:
            yield from self.roll_or_ride(player)
        yield from self.finish(player)

    # ------------------------------------------------------------------ the windows

    def roll_or_ride(self, player: int) -> Script[None]:
        """Before a roll: vouchers, the Subway, cards; then the roll."""
        said = yield from self.answer(player, "turn")
        if said.verb == "roll":
            self.require_promise(player)
            yield from self.roll(player)
        elif said.verb == "ride":
            if self.began_on_subway and not self.doubles and self.setting("subway.replaces_roll"):
                self.due = False
            self.require_ride(player, "turn")
            yield from self.ride(player, said)
        elif said.verb == "ticket":
            yield from self.ticket(player, said)
        else:
            yield from self.other_answer(said)

    def require_promise(self, player: int) -> None:
        """UM-SUB-7: the voucher that a ride was taken for is played, unless it is gone."""
        self.require(not (self.must_play and self.vouchers_of(player)), "a promised voucher was not played")

    def window(self, player: int) -> Script[None]:
        """UM-VCH-5 W2: between the dice move and the bonus."""
        while (yield from self.asks("before-bonus")):
            said = yield from self.hears(player, "before-bonus")
            if said.verb == "continue":
                return
            if said.verb == "ride":
                self.require_ride(player, "before-bonus")
                yield from self.ride(player, said)
            elif said.verb == "ticket":
                yield from self.ticket(player, said)
            elif not (yield from self.managed(said)):
                yield from self.other_answer(said)
        could = self.why_no_voucher(player) == "" and bool(self.vouchers_of(player))
        self.require(not could, "a voucher could be played before the bonus, and nobody asked")

    def finish(self, player: int) -> Script[None]:
        """UM-VCH-5 W4: after the last move."""
        while True:
            said = yield from self.answer(player, "end")
            if said.verb == "end":
                self.require_promise(player)
                return
            if said.verb == "ride":
                self.require_ride(player, "end")
                self.must_play = self.setting("subway.voucher_ride") == "commit"
                yield from self.ride(player, said)
            elif said.verb == "ticket":
                yield from self.ticket(player, said)
            else:
                yield from self.other_answer(said)

    def offer(self, said: Said) -> Script[None]:
        """001-0079: no opponent trades before the Mr. Monopoly move is completed."""
        self.require(not self.mr_monopoly_moves or said.asked == "debt", "a deal during a Mr. Monopoly move")
        yield from super().offer(said)

    def other_answer(self, said: Said) -> Script[None]:
        if said.verb != "card":
            self.disagree(f"no answer to this: {said}")
        yield from self.play_card(said)

    # ------------------------------------------------------------------ rolling

    def roll(self, player: int) -> Script[None]:
        """001-0072 to -0086; doubles make another roll due."""
        self.due = False
        told = yield from self.take("rolled", player=player)
        face = (yield from self.take("speed-die", player=player))["face"]
        die, other_die = told["die"], told["other_die"]
        pips = face if face <= 3 else 0
        self.rolled = die + other_die + pips
        if die == other_die == pips:
            self.expect("doubles of a triple", 0, told["doubles"])
            yield from self.triple(player)
            return
        double = die == other_die
        self.doubles = self.doubles + 1 if double else self.doubles
        self.expect("doubles", self.doubles if double else 0, told["doubles"])
        if double and self.doubles == 3:
            yield from self.to_jail(player)
        self.backwards = self.ledger.places[player] == REVERSE or self.reverse_turn
        self.reverse_turn = self.backwards and self.setting("reverse.duration") == "turn"
        self.due = double
        self.mr_monopoly_moves = face == MR_MONOPOLY
        yield from self.dice_move(player)
        jail_ahead = BOARD[self.ledger.places[player]].kind == "go-to-jail"
        if face != MR_MONOPOLY or self.setting("mrm.first_space_action") or jail_ahead:
            yield from self.resolve(player)
        if face > 3:
            yield from self.window(player)
            yield from (self.mr_monopoly(player) if face == MR_MONOPOLY else self.bus(player))
        self.backwards = self.mr_monopoly_moves = False

    def dice_move(self, player: int) -> Script[None]:
        assert self.rolled is not None
        start = leaving(self.ledger.places[player], self.even, self.setting("transit.odd_exit"))
        path = walked(start, self.rolled, self.even, -1 if self.backwards else 1)
        self.last_roll[player] = self.rolled
        yield from self.journey(player, path, "dice", self.backwards)
        self.count("dice moves")

    def triple(self, player: int) -> Script[None]:
        """001-0084: ahead to any other space, and nothing more moves."""
        yield from self.take("triple", player=player)
        said = yield from self.hears(player, "triple")
        self.expect("answer", "goto", said.verb)
        here = self.ledger.places[player]
        self.require(said.about != here, "a triple moves")
        self.last_roll[player] = self.rolled or 0
        if self.setting("triples.salary") == "none":  # AMB-13: then they count as direct
            yield from self.direct(player, said.about)
        else:
            yield from self.journey(player, shortest(here, said.about), "triple")
        self.closed = True
        self.count("triples")
        yield from self.resolve(player, Terms("triple"))
        if self.setting("triples.ends") == "turn":
            raise TurnOver

    def bonus_direction(self, player: int) -> int:
        """001-0098 to -0100: backwards with a backward roll, and from Reverse Direction."""
        return -1 if self.backwards or self.ledger.places[player] == REVERSE else 1

    def mr_monopoly(self, player: int) -> Script[None]:
        """001-0089 to -0101: on to the next unowned property; if all are owned, to the next rent."""
        anything_left = any(self.ledger.owner[deed] == BANK for deed in self.places)

        def wanted(place: str) -> bool:
            deed = self.deed_at.get(place, -1)
            if deed < 0:
                return False
            return self.ledger.owner[deed] == BANK if anything_left else self.owes_rent(player, deed)

        direction = self.bonus_direction(player)
        path = tour(self.ledger.places[player], self.even, direction, wanted)
        if path:
            yield from self.journey(player, path, "mrm", direction < 0)
            self.count("Mr. Monopoly moves")
            yield from self.resolve(player, Terms("mrm"))

    def bus(self, player: int) -> Script[None]:
        """001-0080, -0166, -0184: a voucher, or on to the nearest card space; backwards it is missed."""
        if self.backwards:
            yield from self.missed_bus(player)
            return
        pack = len(self.packs["vouchers"])
        takes = False
        if self.setting("bus.mode") == "draw_then_move":
            takes = pack > 0
        elif pack:
            said = yield from self.hears(player, "bus")
            takes = said.verb == "take"
        elif (yield from self.asks("bus")):
            self.expect("answer", "move", (yield from self.hears(player, "bus")).verb)
        if takes:
            yield from self.draw_voucher(player)
            return
        direction = self.bonus_direction(player)
        path = tour(
            self.ledger.places[player],
            self.even,
            direction,
            lambda place: BOARD[place].kind in ("chance", "community-chest"),
        )
        if path:
            yield from self.journey(player, path, "bus", direction < 0)
            self.count("bus moves")
            yield from self.resolve(player, Terms("bus"))

    def missed_bus(self, player: int) -> Script[None]:
        mine = self.vouchers_of(player)
        if not mine:
            return
        card = mine[0]
        if len(mine) > 1 or (yield from self.asks("missed-bus")):
            card = (yield from self.hears(player, "missed-bus")).about
        yield from self.take("card-lost", player=player, card=self.card_number[card])
        self.ledger.hands[player].remove(card)

    # ------------------------------------------------------------------ vouchers

    def why_no_voucher(self, player: int) -> str:
        """001-0109, -0168, -0169, -0183."""
        if self.played >= int(self.setting("voucher.max_per_turn")):
            return "one voucher a turn"
        if self.closed:
            return "none after triples"
        if self.setting("voucher.replaces_roll") and not self.due:
            return "no roll to replace"
        if self.ledger.jailed[player]:
            return "none in Jail"
        if self.ledger.places[player] == REVERSE or self.backwards:
            return "none on Reverse Direction"
        return ""

    def ticket(self, player: int, said: Said) -> Script[None]:
        """001-0167 to -0181: a walk with free choice at stations and the highest salaries."""
        why = self.why_no_voucher(player)
        self.require(not why, f"no voucher now: {why}")
        card, target = said.about.split(" ")
        self.require(card in self.vouchers_of(player), f"seat {player} has no {card}")
        self.played += 1
        self.must_play = False
        if self.setting("voucher.replaces_roll"):
            self.due = False
        yield from self.take("card-used", player=player, card=self.card_number[card])
        self.ledger.hands[player].remove(card)  # 001-0176: out of the game
        if card.startswith("expiring") and self.setting("voucher.expire_on") == "played":
            yield from self.all_expire(player)
        here = self.ledger.places[player]
        rent = "normal"
        if card.startswith("cab"):
            steps = int(card.split("-")[2])
            paths = fare_paths(here, -steps if card.startswith("cab-back") else steps)
        elif card.startswith("transit"):
            paths = token_paths(here)
            rent = "none"
        else:
            paths = ticket_paths(here)
        fitting = [path for path in paths if path[-1] == target]
        self.require(bool(fitting), f"{card} does not lead from {here} to {target}")
        told = self.corners_told()  # where several ways lead there, the one that was walked shows by its salaries
        way = next((path for path in fitting if corners_passed(path) == told), fitting[0])
        yield from self.journey(player, way, "voucher", card.startswith("cab-back"))
        self.count("vouchers played")
        yield from self.resolve(player, Terms("voucher", rent=rent))

    def corners_told(self) -> list[str]:
        corners: list[str] = []
        for line in self.lines:
            if not isinstance(line, Told) or line.name != "salary-paid":
                break
            corners.append(self.names.spaces[line["space"]])
        return corners

    # ------------------------------------------------------------------ the Subway

    def require_ride(self, player: int, window: str) -> None:
        """001-0237 to -0240, AMB-58, AMB-59."""
        self.expect("place of a Subway ride", SUBWAY, self.ledger.places[player])
        if window == "turn":
            now = self.setting("subway.before_roll") == "now"
            self.require(self.began_on_subway or self.doubles > 0 or now, "the ride is for the next turn")
        elif window == "end":
            self.expect("why no voucher can follow the ride", "", self.why_no_voucher(player))
            self.require(self.setting("subway.voucher_ride") != "no", "no ride on the strength of a voucher")
            self.require(bool(self.vouchers_of(player)), "no voucher to follow the ride")

    def ride(self, player: int, said: Said) -> Script[None]:
        self.require(said.about != SUBWAY, "a ride leads elsewhere")
        self.require(not (self.must_play and said.about == REVERSE), "no voucher could follow from there")
        self.backwards = False  # 001-0240: clockwise from here
        self.began_on_subway = False
        yield from self.direct(player, inner_face(said.about))
        self.count("Subway rides")
        yield from self.resolve(player, Terms("direct"))

    # ------------------------------------------------------------------ Jail

    def in_jail(self, player: int) -> Script[None]:
        """CLS-JAL-3 to -7, 001-0083: two dice for doubles, or out before the roll, which is then due."""
        while True:
            said = yield from self.answer(player, "jail")
            if said.verb == "roll":
                break
            if said.verb == "pay":
                yield from self.pay(player, self.pool(), BAIL, "bail")
                yield from self.freed(player)
                return
            card = self.own_card(said)
            if card.effect == "leave-jail":
                yield from self.used(player, said.about)
                yield from self.freed(player)
                return
            yield from self.play_card(said)
        told = yield from self.take("rolled", player=player)
        double = told["die"] == told["other_die"]
        self.due = double and bool(self.setting("jail.doubles_reroll"))
        if not double:
            self.tries[player] += 1
            if self.tries[player] < 3:
                yield from self.take("jail-stayed", player=player, tries=self.tries[player])
                return
            yield from self.pay(player, self.pool(), BAIL, "bail")
        yield from self.freed(player)
        self.rolled = told["die"] + told["other_die"]
        yield from self.dice_move(player)
        yield from self.resolve(player)

    def freed(self, player: int) -> Script[None]:
        yield from super().freed(player)
        yield from self.take("jail-left", player=player)
        self.ledger.jailed[player] = False
        self.tries[player] = 0
        self.count("leaving Jail")
