"""What a run comes to, as plain data."""

from passgo.engine.columns import COMPILED
from passgo.lab.runner import Plan
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


def pace(games: int, rolls: int, seconds: float) -> dict[str, object]:
    """How long it took."""
    return {
        "seconds": seconds,
        "rolls_per_second": rolls / seconds,
        "games_per_second": games / seconds,
        "compiled": COMPILED,
    }
