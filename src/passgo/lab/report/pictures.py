"""All pictures of a report: what each is about, the sentence that it gives for an answer, and how to read it."""

from collections.abc import Sequence
from dataclasses import dataclass

from passgo.bots import BOTS
from passgo.lab.report import answers, compare
from passgo.lab.report.board import board, board_apart
from passgo.lab.report.charts import Bar, Bars, curves, lengths
from passgo.lab.report.drawing import Drawing
from passgo.lab.report.run import LETTERS, Run, returned
from passgo.lab.statistics import Estimate

MOST_VISITED = 8
MOST_CAUSES = 12


@dataclass
class Picture:
    topic: str
    drawing: Drawing  # its title is the answer
    note: str


def pictures(runs: Sequence[Run]) -> dict[str, Picture]:
    """By name: the board first, then what is most asked for."""
    gallery = Gallery(runs)
    found = [*gallery.landings(), gallery.visited(), gallery.rounds(), gallery.returns(), *gallery.wins()]
    found += [gallery.ruins(), gallery.curves("worth", "lab-worth"), gallery.curves("cash", "lab-cash")]
    return {picture.drawing.name: picture for picture in found}


class Gallery:
    """Draws one run, or several with what is different."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.runs = runs
        self.first = runs[0]
        self.speech = self.first.speech
        self.others = list(zip(LETTERS[1:], runs[1:], strict=False))
        self.changes = [change for letter, run in self.others for change in compare.changes(runs[0], run, letter)]

    def picture(self, topic: str, note: str, drawing: Drawing) -> Picture:
        return Picture(self.speech.say(topic), drawing, self.speech.say(note))

    def title(self, about: str, alone: str) -> str:
        """The answer of a chart: of one run, or what is different in another."""
        return compare.told(self.first, self.changes, about) if self.changes else alone

    def landings(self) -> list[Picture]:
        """The board of one run, or one for each other run with what moved."""
        if len(self.runs) == 1:
            drawing = board(self.first, answers.visited_told(self.first))
            return [self.picture("lab-landings", "lab-landings-note", drawing)]
        found = []
        for letter, other in self.others:
            drawing = board_apart(self.first, other, compare.landings_told(self.first, other, letter), letter)
            note = self.speech.say("lab-landings-apart-note", run=letter)
            found.append(Picture(self.speech.say("lab-landings"), drawing, note))
        return found

    def visited(self) -> Picture:
        """The most visited of what can be bought."""
        spaces = self.first.spaces
        deeds = [at for at, row in enumerate(spaces) if row["group"]]
        ranked = sorted(deeds, key=lambda at: -float(spaces[at]["share"]))
        bars = []
        for at in ranked[:MOST_VISITED]:
            shares = [float(run.spaces[at]["share"]) for run in self.runs]
            bars.append(Bar(spaces[at]["where"], [Estimate(*[share] * 3) for share in shares], "", spaces[at]["group"]))
        top = spaces[ranked[0]]
        share = self.speech.percent(float(top["share"]))
        words = self.speech.say("lab-visited-most", space=top["where"], share=share)
        drawing = Bars("visited", words, self.speech, places=2).drawn(bars)
        return self.picture("lab-visited", "lab-visited-note", drawing)

    def returns(self) -> Picture:
        theirs = [{row["group"]: returned(row) for row in run.owned_groups()} for run in self.runs[1:]]
        bars = []
        for row in self.first.owned_groups():
            figures = [returned(row), *(found.get(row["group"]) for found in theirs)]
            bars.append(Bar(row["name"], figures, answers.even_told(self.first, row), row["group"]))
        words = self.title("returns", answers.returns_told(self.first))
        drawing = Bars("returns", words, self.speech, percent=False, even=1.0, places=2).drawn(bars)
        return self.picture("lab-returns", "lab-returns-note", drawing)

    def ruins(self) -> Picture:
        rates = [run.ruin_rates() for run in self.runs]
        causes = list(rates[0])[:MOST_CAUSES]
        bars = [Bar(self.first.cause(cause), [found.get(cause) for found in rates], "", cause[1]) for cause in causes]
        words = self.title("ruin", answers.ruin_told(self.first))
        return self.picture("lab-ruin", "lab-ruin-note", Bars("ruin", words, self.speech).drawn(bars))

    def wins(self) -> list[Picture]:
        """By the order of play, by seat and, where several play, by bot."""
        if not compare.same_chances(*self.runs):
            return []
        say, first, places = self.speech.say, self.first, range(self.first.players)
        orders = [say("lab-order-row", order=at + 1) for at in places]
        seats = [say("lab-seat", seat=at + 1) for at in places]
        found = [
            self.won("order", "lab-order", answers.order_told(first), orders, [run.order_rates() for run in self.runs]),
            self.won("seats", "lab-seats", answers.seats_told(first), seats, [run.seat_rates() for run in self.runs]),
        ]
        rates = [run.bot_rates() for run in self.runs]
        if len(rates[0]) > 1:
            bots = [say("lab-bot", bot=bot, what=say(f"web-bot-{bot}")) if bot in BOTS else bot for bot in rates[0]]
            figures = [[by_bot.get(bot) for bot in rates[0]] for by_bot in rates]
            found.append(self.won("bots", "lab-bots", answers.bots_told(first), bots, figures))
        return found

    def won(
        self, name: str, topic: str, alone: str, labels: list[str], rates: Sequence[Sequence[Estimate | None]]
    ) -> Picture:
        bars = [Bar(label, [of[at] for of in rates]) for at, label in enumerate(labels)]
        chance = 1 / self.first.players
        drawing = Bars(name, self.title(name, alone), self.speech, even=chance).drawn(bars)
        return self.picture(topic, "lab-wins-note", drawing)

    def rounds(self) -> Picture:
        drawing = lengths(self.runs, self.title("rounds", answers.length_told(self.first)))
        share = self.speech.percent(answers.undecided(self.first))
        note = self.speech.say("lab-lengths-note", limit=self.first.plan.max_rounds, share=share)
        return Picture(self.speech.say("lab-lengths"), drawing, note)

    def curves(self, what: str, topic: str) -> Picture:
        words = answers.then_told(self.first, what) if len(self.runs) == 1 else compare.then_all(self.runs, what)
        return self.picture(topic, "lab-curves-note", curves(self.runs, what, words))
