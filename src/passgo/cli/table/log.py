"""What happened, as lines: a heading for every turn, one line a fact, facts of one kind in a row together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from passgo.cli.table.colours import player_style
from passgo.cli.table.gathering import family, together
from passgo.cli.table.reasons import Dice, rent_reason
from passgo.cli.table.vocabulary import in_a_row
from passgo.engine.events import CAUSES, Event, cause_about, cause_kind
from passgo.engine.game import Game, from_header
from passgo.engine.notation import IllegalAction
from passgo.engine.rules.speed_die import MR_MONOPOLY
from passgo.texts import Texts
from passgo.texts.story import event_facts

TOLD_ELSEWHERE = ("trade-item", "turn-began", "counted", "won")  # by the whole offer, the heading, the ending


class Line:
    """A line of the story: a heading that begins a turn, or a fact with others of its kind."""

    def __init__(self, text: str, events: Sequence[Event] = (), heading: bool = False, seat: int = -1) -> None:
        self.text = text
        self.events = list(events)
        self.heading = heading
        self.seat = seat


class Story:
    """Turns events into lines. Lines are final when something of another kind follows."""

    def __init__(self, texts: Texts, seats: Sequence[int] = ()) -> None:
        self.texts = texts
        self.seats = seats  # who sits at this screen; a person who is alone here may read secrets
        self.lines: list[Line] = []
        self.shown = 0
        self.dice = Dice()
        self.reasons: dict[tuple[int, int], tuple[int, str]] = {}  # by visitor and deed: a rent that is due, and why

    def hear(self, game: Game, events: Iterable[Event]) -> None:
        alone = self.seats[0] if len(self.seats) == 1 else None
        known = [e for e in events if e.visible_to(alone)]
        if any(not e.visible_to(None) for e in known):
            known = [e for e in known if e.name != "card-hidden"]  # the card itself is told instead
        self.dice.begin_move()
        for event, target in walked(known):
            self.dice.hear(event)
            if event.name == "turn-began":
                self.turn(event)
                continue
            text = self.fact(game, event, known)
            if text and target >= 0:
                text += f" → {self.texts.space(target)}"
            if text:
                self.add(event, text)

    def turn(self, event: Event) -> None:
        player = event.values["player"]
        heading = self.texts.say("play-turn", player=self.texts.player(player), round=event.values["round"])
        self.lines.append(Line(heading, heading=True, seat=player))

    def fact(self, game: Game, event: Event, events: Sequence[Event]) -> str:
        """The sentence of an event, with the reason for its amount; "" when another one tells it."""
        if event.name in TOLD_ELSEWHERE:
            return ""
        if event.name in ("rent-due", "rent-claimable"):
            self.note_rent(game, event, events)
        if event.name == "rent-due" and not any(other.name in ("paid", "owed") for other in events):
            if game.decision is not None and game.decision.kind == "rent-pass":
                return ""  # the question tells it, then the payment
            return self.texts.say("event-rent-due", **event_facts(self.texts, event))
        text = self.texts.event(event, events)
        if event.name == "card-hidden" and event.values["player"] in self.seats:
            return f"{text} ({self.texts.say('play-secret-shared', word=self.texts.say('play-word-me'))})"
        if event.name in ("trade-offered", "trade-countered", "settlement-offered"):
            terms = self.texts.offer(game)
            asked = game.decision.player if game.decision else -1
            return f"{text}. {terms}" if terms and asked not in self.seats else text  # the question tells the asked
        if event.name == "paid" and CAUSES[cause_kind(event.values["cause"])] == "rent":
            due, reason = self.reasons.pop((event.values["payer"], int(cause_about(event.values["cause"]))), (0, ""))
            return f"{text} ({reason})" if reason and due == event.values["amount"] else text
        return text

    def note_rent(self, game: Game, due: Event, events: Sequence[Event]) -> None:
        """Why a rent is what it is, for the time when it is paid; one that was claimed late is what it was at first."""
        key, amount = (due.values["player"], due.values["deed"]), due.values["amount"]
        if due.name == "rent-claimable" or self.reasons.get(key, (0, ""))[0] != amount:
            self.reasons[key] = (amount, rent_reason(game, self.texts, due, events, self.dice))

    def add(self, event: Event, text: str) -> None:
        last = self.lines[-1] if len(self.lines) > self.shown else None
        if last is not None and last.events and family(last.events[-1]) and family(last.events[-1]) == family(event):
            last.events.append(event)
            last.text = together(self.texts, last.events) or in_a_row(self.texts, [last.text, text])
        else:
            self.lines.append(Line(text, [event]))

    def fresh(self, final: bool = True) -> list[Line]:
        """The lines nobody saw yet; without `final` a line that may still grow stays back."""
        end = len(self.lines)
        if not final and self.lines and self.lines[-1].events and family(self.lines[-1].events[-1]):
            end -= 1
        new = self.lines[self.shown : end]
        self.shown = max(self.shown, end)
        return new

    def cut(self, length: int) -> None:
        """Forget the lines after an undo."""
        del self.lines[length:]
        self.shown = min(self.shown, length)


def walked(events: Sequence[Event]) -> list[tuple[Event, int]]:
    """The events without the steps of a walk; a roll gets the space where it led, -1 where it led nowhere."""
    kept: list[tuple[Event, int]] = []
    roll = -1  # where in `kept` the roll is that this walk came from
    for k, event in enumerate(events):
        if event.name == "moved":
            if event.values["left"]:
                continue  # on the way
            if events[k + 1 : k + 2] and events[k + 1].name == "jailed":
                continue  # the next event tells it
            if roll >= 0:
                kept[roll] = (kept[roll][0], event.values["space"])
                roll = -1
                continue
        if event.name == "rolled" or (event.name == "speed-die" and event.values["face"] < MR_MONOPOLY):
            roll = len(kept)  # of two dice and pips, the line with the total
        elif event.name == "speed-die":
            pass  # an icon moves the token later
        elif event.name not in ("salary-paid", "jail-left"):
            roll = -1
        kept.append((event, -1))
    return kept


def retold(game: Game, texts: Texts, seats: Sequence[int]) -> Story:
    """The story of a game so far, from its moves; an empty one if they cannot be played again."""
    story = Story(texts, seats)
    for before, events in played_again(game):
        story.hear(before, events)
    story.shown = len(story.lines)
    return story


def played_again(game: Game) -> Iterable[tuple[Game, list[Event]]]:
    """The game from its beginning, with the events of each move."""
    try:
        again = from_header(game.header)
        yield again, again.opening
        for move in game.moves:
            yield again, again.play(move)
    except (IllegalAction, ValueError, KeyError):
        return


def painted(line: Line, names: Sequence[str]) -> Text:
    """A line with the players' names in their colours."""
    text = Text(line.text)
    for seat, name in enumerate(names):
        text.highlight_words([name], style=player_style(seat))
    return text
