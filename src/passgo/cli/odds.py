"""`passgo odds`: who is favoured in a recorded or saved game, by playing it out many times."""

import json
from typing import Annotated

import typer

from passgo.cli.completing import bot_names
from passgo.cli.console import clean, console
from passgo.cli.lab import SECONDS, BotTime, Lang, print_forfeits, spoken, told_in
from passgo.cli.options import AsJson, BadInput, Boards, File, open_boards


def odds(
    file: File,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How often it is played out.")] = 1000,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who plays all seats from here.", autocompletion=bot_names)
    ] = "trader",
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="The first game's dice; each next has the next.")] = 0,
    bot_time: BotTime = SECONDS,
    boards: Boards = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Tell who is favoured in a game, by playing it out many times."""
    from passgo.bots.outside.specs import check
    from passgo.cli.files import astray, read_game, sound
    from passgo.lab.odds import odds as played_out
    from passgo.lab.speech import Speech
    from passgo.texts import Texts

    speech = Speech(spoken(lang))
    open_boards(boards, speech.language)
    with told_in(speech.language):
        check(bot)
    written = read_game(file)
    game = written.beginning
    with sound(file):
        for move in written.moves[: written.made]:
            game.play(move)
    if written.digest and written.made == len(written.moves) and (trouble := astray(written, game)):
        raise BadInput(f"{file} does not fit: {trouble}")
    found = played_out(game.state, bot, games, seed, header=game.header, seconds=bot_time)
    judged = game.chances()
    result = found.data(game.header.names, bot, judged)
    if as_json:
        print_forfeits(found.forfeits, speech, told=False)
        print(json.dumps(result, indent=2))
        return
    from rich import box
    from rich.table import Table

    texts = Texts.of(game.header, speech.language)
    sheet = Table(box=box.SIMPLE_HEAD)
    sheet.add_column(speech.say("lab-head-player"))
    for heading in ("lab-head-wins", "lab-head-rate", "lab-head-sure"):
        sheet.add_column(speech.say(heading), justify="right")
    if judged:
        sheet.add_column(speech.say("lab-head-judged"), justify="right")
    for seat in sorted(range(game.state.players), key=lambda seat: -found.wins[seat]):
        sure = found.of(seat)
        sheet.add_row(
            clean(texts.player(seat)),
            speech.number(found.wins[seat], 1),
            speech.percent(sure.value),
            speech.between(speech.percent(sure.low), speech.percent(sure.high)),
            *([speech.percent(judged[seat])] if judged else []),
        )
    paper = console()
    paper.print(sheet)
    told = speech.say(
        "lab-odds-told", round=int(game.state.round), games=found.games, bot=bot, undecided=found.undecided
    )
    paper.print(told)
    if judged:
        paper.print(speech.say("lab-odds-apart", points=speech.number(100 * found.apart(judged), 1)))
    print_forfeits(found.forfeits, speech)
