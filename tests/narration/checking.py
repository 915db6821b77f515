"""A game told to the last figure: every line, question, answer and sum is read back and counted again."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from passgo import Game
from passgo.bots.base import StateBot
from passgo.cli.table.gathering import FAMILIES
from passgo.cli.table.log import TOLD_ELSEWHERE, Line, Story
from passgo.engine.events import CAUSES, Event
from passgo.engine.game import Decision
from passgo.engine.notation import Action
from passgo.engine.state import BANK
from passgo.server.advice import deed as deed_told
from passgo.server.advice import plan as plan_told
from passgo.server.narration import visible
from passgo.server.prompts import prompt
from passgo.texts import Texts
from passgo.texts.effects import after_deal, changes
from tests.narration.cards import card_figures, effects, fair_payment
from tests.narration.deeds import appraisal_figures, change_figures, fact_figures, rent_now, row_figures
from tests.narration.dues import Dues
from tests.narration.figures import figures, well_formed, without_names
from tests.narration.ledger import Ledger
from tests.narration.lines import UNTOLD, event_figures
from tests.narration.options import option_figures
from tests.narration.position import Position
from tests.narration.questions import amount_asked, offer_figures, offered, question_figures
from tests.narration.screen import screen

# what an answer says it costs or brings, and the event that then tells so
KEPT_WORD = {
    "buy": "bought",
    "build": "built",
    "mortgage": "mortgaged",
    "lift": "mortgage-lifted",
    "sell": "sold",
    "upgrade": "token-raised",
    "flat": "paid",
}


class FalseFigure(AssertionError):
    """A line says another figure than the game."""


class Tally:
    """How many lines of which kinds, and how many figures, were found true."""

    def __init__(self) -> None:
        self.lines: Counter[str] = Counter()
        self.figures = 0

    def add(self, other: "Tally") -> None:
        self.lines += other.lines
        self.figures += other.figures


class Reader:
    """Reads all that is said at one table in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.texts = Texts.of(game.header, language)
        self.story = Story(self.texts)
        self.dues = Dues()
        self.ledger = Ledger(game.state)
        self.tally = Tally()
        self.rounds: list[int] = []  # of the turns whose headings are still to come
        self.offers: dict[int, list[int]] = {}  # by the identity of an offer: its figures
        self.prizes: Counter[int] = Counter()  # by player, of the last throw for Roll Three

    # one line

    def read(self, kind: str, line: str, expected: Sequence[int], exact: bool = True) -> None:
        """Hold the figures of a line against what they must be, in their order; prices are never negative."""
        bare = without_names(line, self.texts.skin, self.language)
        found = figures(bare, self.language)
        if (exact and found != list(expected)) or not well_formed(bare, self.language):
            raise FalseFigure(f"{kind}: {line!r} has {found}, but it should be {list(expected)}")
        self.tally.lines[kind] += 1
        self.tally.figures += len(found)

    # what happened

    def hear(self, events: Sequence[Event]) -> None:
        p = Position(self.game)
        if events is not self.game.opening:  # what was dealt and paid there is in the first position already
            self.ledger.enter(events)
        if not self.ledger.agrees(self.game.state):
            raise FalseFigure(f"the sums told do not make the cash of the players: {list(events)}")
        self.dues.hear(p, self.texts, events)
        for seat in {None, *(event.seen_by for event in events if event.seen_by >= 0)}:
            seen = [event for event in events if event.visible_to(seat)]
            for event, told in zip(seen, visible(self.texts, events, seat), strict=True):
                self.read_event(p, event, str(told["text"]), events)
        for event in events:
            self.weigh(p, event, events)
        self.read_terminal(p, events)

    def read_event(self, p: Position, event: Event, line: str, events: Sequence[Event]) -> None:
        from_bank = event.name == "deed-moved" and event.values["player"] == BANK
        if event.name in UNTOLD or event.name == "rent-due" or from_bank:
            if line:
                raise FalseFigure(f"{event.name} is told twice: {line!r}")
            return
        self.read(f"event {event.name}", line, event_figures(p, event, events))

    def weigh(self, p: Position, event: Event, events: Sequence[Event]) -> None:
        """Figures that more than the event itself decides."""
        v = event.values
        if event.name == "counted":
            self.same(event, v["amount"], p.worth(v["player"]))
        elif event.name == "goal-reached":
            self.same(event, v["amount"], p.cash(v["player"]))
        elif event.name == "roll-three-prize":
            rolls = [e.values for e in events[: events.index(event)] if e.name == "rolled-three"]
            dice = [rolls[-1][die] for die in ("die", "other_die", "third_die")]
            hits = sum(number in dice for number in card_figures(p.s.edition.cards[v["card"]]))
            self.same(event, v["amount"], [0, 50, 200, 1500 if v["player"] == rolls[-1]["player"] else 1000][hits])
            self.prizes[v["player"]] += v["amount"]
        elif event.name == "rolled-three":
            self.prizes.clear()
        elif event.name == "squeezed" and p.setting("squeeze.variant") == "standard":
            total = v["die"] + v["other_die"]
            self.same(event, v["amount"], 200 if total in (2, 12) else 50 if 5 <= total <= 9 else 100)
        elif event.name == "squeeze-die":
            squeezed = [e.values for e in events[: events.index(event)] if e.name == "squeezed"][-1]
            total = squeezed["die"] + squeezed["other_die"] + (v["face"] if v["face"] <= 3 else 0)
            self.same(event, squeezed["amount"], 200 if total in (2, 15) else 50 if 6 <= total <= 11 else 100)
        if event.name == "owed" and self.game.decision and self.game.decision.kind == "debt":
            self.same(event, v["amount"], self.game.decision.about["amount"])
        if event.name in ("paid", "owed") and CAUSES[v["cause"] & 255] == "card":
            self.weigh_card(p, event, events)
        elif event.name == "rent-due" and p.setting("rent.claim") != "manual":  # else it may have been sold since
            self.same(event, v["owner"], int(p.s.owner[v["deed"]]))

    def weigh_card(self, p: Position, event: Event, events: Sequence[Event]) -> None:
        """What a card makes somebody pay is what it says, when it is drawn."""
        v, card = event.values, event.values["cause"] >> 8
        if p.edition == "ultimate" and card == 0:  # that one moves no money: such a payment is half a prize
            if self.prizes:  # else the throw was before the first line
                self.same(event, v["amount"], (self.prizes[v["payer"]] + 1) // 2)
                self.tally.lines["half of a prize"] += 1
            return
        drawn = any(other.name == "card-drawn" and other.values["card"] == card for other in events)
        rolls = [e.values["die"] + e.values["other_die"] for e in events if e.name == "rolled-for-card"]
        kind = p.s.edition.cards[card]
        later = events[events.index(event) + 1 :]  # a second card may take from the payer what the first one counted
        taken = any(other.name == "deed-moved" and other.values["player"] == v["payer"] for other in later)
        if drawn and not taken and effects(kind):
            printed = card_figures(kind)
            if not fair_payment(p, kind, printed, v["payer"], v["payee"], v["amount"], rolls[-1] if rolls else 0):
                raise FalseFigure(f"{event} by the card {kind.kind}, which says {printed}")
            self.tally.lines["sum of a card"] += 1

    def same(self, event: Event, told: int, counted: int) -> None:
        if told != counted:
            raise FalseFigure(f"{event}: {told}, but counted again it is {counted}")

    # the terminal's log

    def read_terminal(self, p: Position, events: Sequence[Event]) -> None:
        self.rounds += [event.values["round"] for event in events if event.name == "turn-began"]
        for event in events:
            if event.name in ("trade-offered", "trade-countered", "settlement-offered") and self.game.decision:
                self.offers[id(event)] = offer_figures(p, self.game.decision)
        self.story.hear(self.game, events)
        for line in self.story.fresh(final=False):
            self.read_line(p, line, events)

    def read_line(self, p: Position, line: Line, events: Sequence[Event]) -> None:
        if line.heading:
            self.read("terminal heading", line.text, [self.rounds.pop(0)])
            return
        names = [event.name for event in line.events]
        assert not set(names) & set(TOLD_ELSEWHERE), names
        if len(line.events) > 1:
            self.read(f"terminal {FAMILIES[names[0]]}", line.text, together(p, line.events))
            return
        [event] = line.events
        reason = self.dues.paid.pop(id(event), "")
        if reason and not line.text.endswith(f" ({reason})"):
            raise FalseFigure(f"{line.text!r} should give the reason {reason!r}")
        self.tally.lines["terminal reason"] += bool(reason)
        known = [*event_figures(p, event, events), *figures(reason, self.language), *self.offers.pop(id(event), [])]
        self.read(f"terminal {event.name}", line.text, known)

    # what is asked

    def ask(self) -> None:
        """The open question with all its answers, as the server sends it."""
        decision = self.game.decision
        assert decision is not None
        p = Position(self.game)
        sent = prompt(self.game, self.texts)
        self.read(f"question {decision.kind}", sent.question, question_figures(p, decision))
        if sent.amount != amount_asked(p, decision):
            raise FalseFigure(f"question {decision.kind}: amount {sent.amount}, not {amount_asked(p, decision)}")
        for action, option in zip(decision.options, sent.options, strict=True):
            self.read(f"option {action.verb}", option.text, self.in_order(decision, action, p))
        if offer := self.texts.offer(self.game):
            self.read("offer", offer, offer_figures(p, decision))
            self.read_changes(decision)
        if decision.kind == "debt":
            self.read_plan(p, decision)
        for kind, line, known in screen(p, self.texts, decision):
            self.read(kind, line, known)

    def answer(self, action: Action) -> list[int]:
        """The figures of an answer that may not be in the list, such as an offer."""
        decision = self.game.decision
        assert decision is not None
        known = self.in_order(decision, action, Position(self.game))
        self.read(f"option {action.verb}", self.texts.option(self.game, action), known)
        return known

    def in_order(self, decision: Decision, action: Action, p: Position) -> list[int]:
        """French names the debt before what is offered for it."""
        known = option_figures(p, decision, action)
        if (self.language, action.verb, decision.kind) == ("fr", "accept", "settlement"):
            return [known[-1], *known[:-1]]
        return known

    def kept_word(self, player: int, action: Action, said: list[int], events: Sequence[Event]) -> None:
        """What the chosen answer said is what then happened."""
        told = KEPT_WORD.get(action.verb, "")
        for event in events:
            if event.name == told and player in (event.values.get("player"), event.values.get("payer")):
                if event.values["amount"] not in said:
                    raise FalseFigure(f"the answer {action.text!r} said {said}, and then {event} happened")
                self.tally.lines["kept word"] += 1
                return

    def read_changes(self, decision: Decision) -> None:
        """What both sides of an offer are told that it changes."""
        if decision.kind != "trade":
            return
        about = decision.about
        giver, partner = about.get("giver", about.get("debtor", -1)), about.get("partner", about.get("creditor", -1))
        p = Position(self.game)
        gives, takes = offered(p)
        after = after_deal(self.game.state, giver, partner, [int(number) for number in self.game.state.offer])
        for seat, lost, won in ((giver, gives, takes), (partner, takes, gives)):
            lines = changes(self.texts, self.game.state, after, seat)
            expected = change_figures(p, seat, lost, won)
            for line, known in zip(lines, expected, strict=False):  # a lot to be built up comes after them
                self.read("change", line, known)

    def read_plan(self, p: Position, decision: Decision) -> None:
        """The way out of a debt: each step with its figures, and what is left when it is paid."""
        seat, due = decision.player, decision.about["amount"]
        told = plan_told(self.game, self.texts, seat)
        trial, cash = self.game.copy(), p.cash(seat)
        for step in told["steps"]:
            if trial.decision is None or trial.decision.kind != "debt":
                raise FalseFigure(f"the plan for a debt of {due} has steps that nobody needs: {told}")
            action = trial.notation.read(step["action"])
            self.read(f"option {action.verb}", step["text"], option_figures(Position(trial), trial.decision, action))
            cash += sum(e.values["amount"] for e in trial.play(action) if e.name in ("sold", "mortgaged"))
        if told["enough"] and cash - due != told["after"]:
            raise FalseFigure(f"the plan leaves {told['after']}, but it is {cash - due}")
        self.tally.lines["plan"] += 1

    # deeds

    def look_at(self, deed: int, seat: int) -> None:
        """A deed as the server and the terminal show it."""
        p = Position(self.game)
        told = deed_told(self.game, self.texts, seat, p.board.deed_place(deed))
        if told["rows"]:
            for row, (known, now) in zip(told["rows"], row_figures(p, deed), strict=True):
                self.read("rent on a deed", f"{row['label']}: {row['amount']}", known)
                if row["now"] != now:
                    raise FalseFigure(
                        f"{self.texts.deed(deed)}: {row} is marked wrongly, the rent is {rent_now(p, deed)}"
                    )
        self.read("rent now", told["rent_now"], rent_now(p, deed))
        self.read("facts of a deed", " ".join(told["facts"]), fact_figures(p, deed))
        known_worth = appraisal_figures(p, seat, deed)
        for sentence, expected in zip(told["worth"], known_worth, strict=False):
            self.read("worth of a deed", sentence, expected)
        if told["worth"]:
            self.read("estimate", told["worth"][-1], [], exact=False)
            assert len(told["worth"]) == len(known_worth) + 1, told["worth"]


def together(p: Position, events: Sequence[Event]) -> list[int]:
    """Several facts in one line of the terminal."""
    kind = FAMILIES[events[0].name]
    if kind == "start":
        return [event.values["die"] + event.values["other_die"] for event in events]
    if kind == "deal":
        by_seat = sorted(events, key=lambda event: [e.values["player"] for e in events].index(event.values["player"]))
        return [event.values["amount"] for event in by_seat]
    if kind == "auction":
        return [figure for event in events for figure in event_figures(p, event, events)]
    if kind == "give":
        return []
    left: dict[int, list[int]] = {}
    for event in events:
        deed = event.values["deed"]
        left[deed] = p.standing(event.values["level"], deed) if "level" in event.values else []
    total = sum(event.values["amount"] for event in events)
    return [*([total] if total else []), *[figure for standing in left.values() for figure in standing]]


def read_game(game: Game, bots: Sequence[StateBot], language: str, coin: Random, rounds: int, asked: float) -> Tally:
    """Play a game and read all that is said: every line, and this part of the questions and deeds."""
    reader = Reader(game, language)
    reader.hear(game.opening)
    called = game.header.variant != "timed"
    while (decision := game.decision) is not None and game.state.round <= rounds:
        if not called and game.state.round > rounds // 2:
            called = True
            reader.hear(game.play("time"))
            continue
        action = bots[decision.player].choose(game)
        said: list[int] = []
        if coin.random() < asked:
            reader.ask()
            said = reader.answer(action)
            if coin.random() < 0.2:
                reader.look_at(coin.randrange(int(game.state.edition.board.deeds)), decision.player)
        events = game.play(action)
        reader.hear(events)
        if said:
            reader.kept_word(decision.player, action, said, events)
    for line in reader.story.fresh():
        reader.read_line(Position(game), line, line.events)
    return reader.tally
