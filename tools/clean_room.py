"""Asks of an installation that has passgo and no other package what it must be able to do.

Run it with that installation's Python. It plays a game of every edition with bots, pickles one of each in the middle
of an auction, draws it and reads docstrings; needing anything but passgo and the standard library is an error.
"""

import pickle
import sys

import passgo
from passgo.bots import bot
from passgo.engine.columns import COMPILED

SEATS = 4
PUBLIC = (passgo, passgo.Game, passgo.Decision, passgo.Action, passgo.Event, passgo.Edition, passgo.IllegalAction)
DOORS = ("start", "load", "play", "view", "save", "copy", "digest", "decision", "record", "over", "winners")
RUNTIME = {"librt", "mypy_extensions", "passgo__mypyc"}  # what compiled modules may bring


def played(edition: str, stop_at: str = "") -> passgo.Game:
    """A game between bots, to its end or to the first question of a kind."""
    game = passgo.Game.start(edition, players=SEATS, seed=11)
    bots = [bot("trader", seat) for seat in range(SEATS)]
    while (decision := game.decision) and decision.kind != stop_at and game.state.round < 300:
        refuses = stop_at == "auction" and decision.kind == "buy"
        game.play("decline" if refuses else bots[decision.player].choose(game))
    return game


def check_edition(edition: str) -> str:
    whole = played(edition)
    assert passgo.replay(whole.record).digest() == whole.digest()
    game = played(edition, "auction")
    decision = game.decision
    assert decision is not None and decision.kind == "auction", f"{edition} came to no auction"
    sent = pickle.loads(pickle.dumps(game))
    assert sent.digest() == game.digest() and sent.decision.options == decision.options
    sent.play("pass")
    game.play("pass")
    assert sent.digest() == game.digest()
    assert game._repr_svg_().startswith("<svg")
    return f"{edition}: round {int(whole.state.round)}, {repr(whole)[1:-1].split(': ')[-1]}; {game!r}"


def main() -> None:
    print(f"passgo {passgo.__version__}, {'compiled' if COMPILED else 'as source'}, Python {sys.version.split()[0]}")
    for edition in passgo.EDITIONS:
        print(check_edition(edition))
    silent = [str(thing) for thing in PUBLIC if not thing.__doc__]
    silent += [f"Game.{name}" for name in DOORS if not getattr(passgo.Game, name).__doc__]
    assert not silent, f"no docstring: {silent}"
    roots = {name.partition(".")[0] for name in sys.modules}
    others = roots - set(sys.stdlib_module_names) - RUNTIME - {"passgo", "__main__", "sitecustomize", "usercustomize"}
    others = {name for name in others if not name.startswith(("_", "passgo__"))}
    assert not others, f"needed other packages: {sorted(others)}"
    print("nothing but passgo and the standard library was needed")


if __name__ == "__main__":
    main()
