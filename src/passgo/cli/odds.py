"""`passgo odds`: who is favoured in a recorded or saved game, by playing it out many times."""

import json
from typing import Annotated

import typer

from passgo.cli.options import AsJson, BadInput, File


def odds(
    file: File,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How often it is played out.")] = 1000,
    bot: Annotated[str, typer.Option(metavar="NAME", help="Who plays all seats from here.")] = "trader",
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's dice; each next has the next.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Tell who is favoured in a game, by playing it out many times."""
    from passgo.bots import BOTS
    from passgo.cli.files import read_game, sound
    from passgo.lab.odds import odds as played_out

    if bot not in BOTS:
        raise BadInput(f"there is no bot {bot!r}; there are: {', '.join(BOTS)}")
    written = read_game(file)
    game = written.beginning
    with sound(file):
        for move in written.moves[: written.made]:
            game.play(move)
    found = played_out(game.state, bot, games, seed)
    result = found.data(game.header.names, bot)
    if as_json:
        print(json.dumps(result, indent=2))
        return
    from rich import box
    from rich.table import Table

    from passgo.cli.console import clean, console

    sheet = Table(box=box.SIMPLE_HEAD)
    for heading in ("player", "wins", "rate", "95% sure of"):
        sheet.add_column(heading, justify="left" if heading == "player" else "right")
    for seat in sorted(range(game.state.players), key=lambda seat: -found.wins[seat]):
        sure = found.of(seat)
        name = clean(game.header.names[seat])
        sheet.add_row(name, f"{found.wins[seat]:,.1f}", f"{sure.value:.1%}", f"{sure.low:.1%} to {sure.high:.1%}")
    paper = console()
    paper.print(sheet)
    undecided = f", {found.undecided:,} of them without a winner" if found.undecided else ""
    paper.print(f"Round {game.state.round}, played out {found.games:,} times by {bot} in every seat{undecided}.")
