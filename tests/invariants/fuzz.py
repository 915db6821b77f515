"""Nonsense and sense for the engine, a hundred million times: it plays it or refuses it by a typed error.

    python -m tests.invariants.fuzz --commands 100000000 --state engine-fuzz.json

goes on where the state says, a part at a time; each part has a seed of its own, which is told when something else
happens than the game going on or an IllegalAction.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random

from passgo import EDITIONS, Game, IllegalAction
from passgo.engine.actions import VERBS

PART = 20_000  # commands with one seed
GAMES = (100, 400, 3000)  # commands for one game
LOOK = 16  # of so many commands one is looked at closely: if it is refused, the position must be what it was
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -,+:;/\\'\"{}[]()<>\x00\t\n\u00e9\u2028\U0001f3b2"
EXTREMES = (
    "-1",
    "0",
    "1",
    "2",
    "7",
    "39",
    "40",
    "255",
    "256",
    "99999",
    "2147483648",
    "-9223372036854775809",
    "1e9",
    "",
)


def command(options: list[str], chance: Random) -> str:
    """What somebody might say: mostly what is offered, often nearly that, sometimes anything."""
    luck = chance.random()
    if options and luck < 0.4:
        return chance.choice(options)
    if options and luck < 0.6:
        return mangled(chance.choice(options), chance)
    if luck < 0.95:
        words = [chance.choice(VERBS).name, *(chance.choice(EXTREMES) for _ in range(chance.randrange(4)))]
        return " ".join(words)
    return "".join(chance.choice(LETTERS) for _ in range(chance.randrange(40)))


def mangled(text: str, chance: Random) -> str:
    """With a word changed, doubled, dropped or spelt otherwise."""
    words = text.split(" ")
    at = chance.randrange(len(words))
    how = chance.randrange(5)
    if how == 0:
        words[at] = chance.choice(EXTREMES)
    elif how == 1:
        words.insert(at, words[at])
    elif how == 2:
        del words[at]
    elif how == 3:
        words[at] = words[at].upper()
    else:
        words[at] = words[at][:-1] + chance.choice(LETTERS)
    return " ".join(words)


def offered(game: Game) -> list[str]:
    decision = game.decision
    return [action.text for action in decision.options] if decision is not None else []


def fuzz(seed: int, commands: int) -> tuple[int, int]:
    """So many commands; how many were played and how many refused. Whatever else happens is told with the seed."""
    chance = Random(seed)
    played = refused = 0
    names = sorted(EDITIONS)
    while played + refused < commands:
        edition = EDITIONS[chance.choice(names)]
        players = chance.randint(edition.figures.least_players, edition.figures.most_players)
        game = Game.start(edition.name, players=players, seed=chance.randrange(1 << 32))
        options = offered(game)
        for number in range(min(chance.choice(GAMES), commands - played - refused)):
            said = command(options, chance)
            before = game.state.decisions
            position = "" if number % LOOK else game.digest()
            try:
                game.play(said)
                played += 1
                options = offered(game)
            except IllegalAction:
                refused += 1
                same = game.state.decisions == before and (not position or position == game.digest())
                assert same, f"seed {seed}: {said!r} was refused and changed something"
            except Exception as error:
                raise AssertionError(f"seed {seed}: {said!r} raised {error!r} after {game.moves[-3:]}") from error
            if game.over:
                break
    return played, refused


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--commands", type=int, default=100_000_000)
    options.add_argument("--state", type=Path, default=Path("engine-fuzz.json"))
    options.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop after so long, to go on another time"
    )
    chosen = options.parse_args()
    known = {"seed": 0, "played": 0, "refused": 0, "seconds": 0.0}
    if chosen.state.exists():
        known = json.loads(chosen.state.read_text())
    end = time.monotonic() + chosen.seconds
    while known["played"] + known["refused"] < chosen.commands and time.monotonic() < end:
        begun = time.monotonic()
        played, refused = fuzz(int(known["seed"]), PART)
        known["seed"] += 1
        known["played"] += played
        known["refused"] += refused
        known["seconds"] = round(known["seconds"] + time.monotonic() - begun, 2)
        chosen.state.write_text(json.dumps(known))
    print(json.dumps(known))


if __name__ == "__main__":
    main()
