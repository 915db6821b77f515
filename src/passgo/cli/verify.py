"""`passgo verify`: whether a written game is what it says."""

import typer

from passgo.cli.files import WrittenGame, astray, misfit, read_game, sound
from passgo.cli.options import BadInput, Boards, File, open_boards


def verify(file: File, boards: Boards = None) -> None:
    """Play a record or a saved game again and check where it leads."""
    from passgo.engine.record import BrokenPromise

    open_boards(boards, "en")
    try:
        written = read_game(file)
        with sound(file):
            trouble = trouble_with(written)
    except BadInput as error:
        if not isinstance(error.__cause__, BrokenPromise):
            raise
        trouble = str(error.__cause__)
    if trouble:
        print(f"{file}: does not fit: {trouble}.")
        raise typer.Exit(1)
    header = written.beginning.header
    print(f"{file}: fits: {header.edition.name}, {len(written.moves)} moves, digest {written.digest[:16]}.")


def trouble_with(written: WrittenGame) -> str:
    """The first thing that does not fit, or nothing."""
    from passgo.engine.notation import IllegalAction

    game = written.beginning
    for number, move in enumerate(written.moves, 1):
        try:
            game.play(move)
        except IllegalAction as error:
            return misfit(number, error)
    if written.made != len(written.moves):
        return f"it holds {len(written.moves)} of {written.made} moves, so its position cannot be checked"
    if not written.digest:
        return f"it has no digest, so its end after {len(written.moves)} moves cannot be checked"
    return astray(written, game)
