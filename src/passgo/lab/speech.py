"""How the lab speaks: its messages, figures as each language writes them, and what is wrong in a sentence."""

from importlib.util import find_spec

from passgo.lab.statistics import Estimate
from passgo.texts.catalogue import message
from passgo.texts.words import NARROW_SPACE, SPACE

MINUS = "\u2212"


class Trouble(ValueError):
    """Something wrong that a person shall read: a message of the catalogue, in English until somebody asks."""

    def __init__(self, name: str, **facts: str | int) -> None:
        super().__init__(message("en", name, facts))
        self.name = name
        self.facts = facts

    def told(self, language: str) -> str:
        return message(language, self.name, self.facts)


def needs(module: str, extra: str) -> None:
    """Something that only an extra brings."""
    if find_spec(module) is None:
        raise Trouble("lab-needs", module=module, install=f"pip install 'passgo[{extra}]'")


class Speech:
    """Writes in one language, with the currency of a board where money is told."""

    def __init__(self, language: str = "en", currency: str = "") -> None:
        self.language = language
        self.currency = currency

    def say(self, message_id: str, **args: str | int) -> str:
        return message(self.language, message_id, args)

    def number(self, value: float, places: int = 0) -> str:
        """1,234.5 in English, 1 234,5 in French."""
        figure = f"{value:,.{places}f}"
        if self.language == "fr":
            return figure.replace(",", NARROW_SPACE).replace(".", ",")
        return figure

    def signed(self, value: float, places: int) -> str:
        """With its sign, and never a minus before nothing."""
        value = round(value, places) + 0.0
        sign = MINUS if value < 0 else "+"
        return sign + self.number(abs(value), places)

    def percent(self, share: float, places: int = 1) -> str:
        return self.say("play-odds-rate", rate=self.number(100 * share, places))

    def money(self, amount: float, places: int = 0, unit: str = "") -> str:
        figure = self.number(amount, places) + unit
        return f"{figure}{SPACE}{self.currency}" if self.language == "fr" else f"{self.currency}{figure}"

    def between(self, low: str, high: str) -> str:
        return self.say("lab-between", low=low, high=high)

    def sure_rate(self, figure: Estimate) -> str:
        """A rate with its interval: 27.3% (26.1 to 28.5)."""
        low, high = (self.number(100 * end, 1) for end in (figure.low, figure.high))
        return self.say("lab-sure", value=self.percent(figure.value), low=low, high=high)

    def sure_number(self, figure: Estimate, places: int) -> str:
        low, high = (self.number(end, places) for end in (figure.low, figure.high))
        return self.say("lab-sure", value=self.number(figure.value, places), low=low, high=high)

    def sure_money(self, figure: Estimate, places: int = 2) -> str:
        low, high = (self.number(end, places) for end in (figure.low, figure.high))
        return self.say("lab-sure", value=self.money(figure.value, places), low=low, high=high)
