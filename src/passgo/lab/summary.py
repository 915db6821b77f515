"""What a run comes to, as plain data."""

from collections.abc import Mapping
from typing import Any

from passgo.engine.columns import COMPILED
from passgo.lab.runner import Plan
from passgo.lab.speech import Speech
from passgo.lab.tally import Tally


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """The run as data: what was played and how it went."""
    header = plan.checked()
    defaults = header.edition.settings
    played: dict[str, object] = {
        "edition": header.edition.name,
        "version": header.edition.version,
        "variant": header.variant,
        "skin": header.skin,
        "players": plan.players,
        "bots": list(plan.bots),
        "settings": {key: value for key, value in header.settings.items() if value != defaults[key]},
        "seed": plan.seed,
        "max_rounds": plan.max_rounds,
    }
    if header.variant == "timed":
        played["time_after"] = plan.time_after
    return {
        **played,
        "games": tally.games,
        "finished": tally.finished,
        "capped": 1 - tally.finished / tally.games,
        "past_hope": tally.past_hope,
        "rounds": {
            "mean": tally.mean_rounds,
            "median": tally.rounds_within(0.5),
            "p90": tally.rounds_within(0.9),
        },
        "wins_by_seat": tally.wins_by_seat,
        "wins_by_bot": tally.wins_by_bot,
        "seats_by_bot": dict(sorted(tally.bot_seats.items())),
        "rolls": tally.rolls,
        "digest": tally.digest,
    }


def unended(told: Mapping[str, Any], speech: Speech) -> str:
    """How many games had not ended at the limit, and in how many of them nobody may ever lose; "" if all had.

    Runs that were played before this was counted do not tell the second half.
    """
    games, left = told["games"], told["games"] - told["finished"]
    if not left:
        return ""
    limit = speech.number(told["max_rounds"])
    sentence = speech.say("lab-unended", left=left, count=speech.number(left), games=speech.number(games), limit=limit)
    if "past_hope" not in told:
        return sentence
    hopeless = told["past_hope"]
    return speech.say("lab-past-hope", left=left, unended=sentence, hopeless=hopeless, count=speech.number(hopeless))


def pace(games: int, rolls: int, seconds: float) -> dict[str, object]:
    """How long it took."""
    return {
        "seconds": seconds,
        "rolls_per_second": rolls / seconds,
        "games_per_second": games / seconds,
        "compiled": COMPILED,
    }
