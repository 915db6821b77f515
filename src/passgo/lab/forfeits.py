"""How often bots from outside forfeited a decision to the default, why, and what their authors should see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from passgo.bots import StateBot
from passgo.bots.outside.guests import DIED, FAILED, ILLEGAL, LATE, OutsideBot
from passgo.lab.speech import Speech

VERDICTS = {
    LATE: "lab-forfeit-late",
    DIED: "lab-forfeit-died",
    ILLEGAL: "lab-forfeit-illegal",
    FAILED: "lab-forfeit-failed",
}


class Forfeits:
    def __init__(self, counts: Mapping[str, Mapping[str, int]] | None = None) -> None:
        self.counts: dict[str, Counter[str]] = {spec: Counter(found) for spec, found in (counts or {}).items()}
        self.complaints: dict[str, str] = {}  # the first traceback or last words of each, for people and no file

    def add(self, bots: Iterable[StateBot]) -> None:
        """What the bots of a game forfeited."""
        for bot in bots:
            if isinstance(bot, OutsideBot) and bot.forfeits:
                self.counts.setdefault(bot.spec, Counter()).update(bot.forfeits)
                if bot.complaint:
                    self.complaints.setdefault(bot.spec, bot.complaint)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Forfeits) and self.data() == other.data()

    def __iadd__(self, later: Forfeits) -> Forfeits:
        for spec, found in later.counts.items():
            self.counts.setdefault(spec, Counter()).update(found)
        self.complaints = {**later.complaints, **self.complaints}
        return self

    def data(self) -> dict[str, dict[str, int]]:
        """By bot and verdict, JSON-able."""
        return {
            spec: {verdict: self.counts[spec][verdict] for verdict in VERDICTS if self.counts[spec][verdict]}
            for spec in sorted(self.counts)
        }

    def told(self, speech: Speech) -> list[str]:
        """A sentence for each bot that forfeited anything."""
        sentences = []
        for spec, found in self.data().items():
            what = ", ".join(speech.say(VERDICTS[verdict], count=count) for verdict, count in found.items())
            sentences.append(speech.say("lab-forfeits", bot=spec, count=sum(found.values()), what=what))
        return sentences

    def complained(self, speech: Speech) -> list[str]:
        """What the authors should see."""
        return [speech.say("lab-complaint", bot=spec) + "\n" + words for spec, words in sorted(self.complaints.items())]
