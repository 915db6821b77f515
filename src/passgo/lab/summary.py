"""What a run comes to, as plain data."""

from collections.abc import Mapping
from typing import Any

from passgo.engine.columns import COMPILED
from passgo.lab.runner import Plan
from passgo.lab.speech import Speech
from passgo.lab.statistics import Estimate, rate
from passgo.lab.tally import Tally

INTERVALS = {"level": 0.95, "rates": "Wilson", "means": "normal"}


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
        "finished_rate": interval(rate(tally.finished, tally.games)),
        "rounds": {
            "mean": tally.mean_rounds.value,
            "mean_low": tally.mean_rounds.low,
            "mean_high": tally.mean_rounds.high,
            "median": tally.rounds_within(0.5),
            "p90": tally.rounds_within(0.9),
        },
        "wins_by_seat": tally.wins_by_seat,
        "wins_by_order": tally.wins_by_order,
        "wins_by_bot": tally.wins_by_bot,
        "seats_by_bot": dict(sorted(tally.bot_seats.items())),
        "forfeits": tally.forfeits.data(),
        "win_rates": win_rates(tally),
        "intervals": INTERVALS,
        "rolls": tally.rolls,
        "digest": tally.digest,
    }


def win_rates(tally: Tally) -> dict[str, object]:
    """Wins of games with a winner: by seat and by order of play of all games, by bot of its seats."""
    seats = [interval(rate(wins, tally.finished)) for wins in tally.wins_by_seat]
    orders = [interval(rate(wins, tally.finished)) for wins in tally.wins_by_order]
    bots = {bot: interval(rate(wins, tally.bot_decided[bot])) for bot, wins in tally.wins_by_bot.items()}
    return {"by_seat": seats, "by_order": orders, "by_bot": bots}


def interval(sure: Estimate) -> dict[str, float]:
    return {"rate": sure.value, "low": sure.low, "high": sure.high}


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
