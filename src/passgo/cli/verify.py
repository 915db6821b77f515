"""`passgo verify`: whether a written game is what it says."""

from typing import Any

import typer

from passgo.cli.console import say
from passgo.cli.files import WrittenGame, astray, misfit, read_game, sound
from passgo.cli.options import BadInput, Boards, File, open_boards

SIGNS = {"good": "+", "note": "?", "bad": "!"}


def verify(file: File, boards: Boards = None) -> None:
    """Play a record or a saved game again and check where it leads.

    What a page or `passgo join` has kept of a table is held against the record in it: all that was shown.
    """
    from passgo.engine.record import BrokenPromise

    open_boards(boards, "en")
    seen = read_seen(file)
    if seen is not None:
        verify_seen(file, seen)
        return
    try:
        written = read_game(file)
        with sound(file):
            trouble = trouble_with(written)
    except BadInput as error:
        if not isinstance(error.__cause__, BrokenPromise):
            raise
        trouble = str(error.__cause__)
    if trouble:
        say(f"{file}: does not fit: {trouble}.")
        raise typer.Exit(1)
    header = written.beginning.header
    say(f"{file}: fits: {header.edition.name}, {len(written.moves)} moves, digest {written.digest[:16]}.")
    if header.shares is not None and header.hashes is None:
        say("Its dice are of the earlier kind: shares had no hashes, so whoever gave the last one could choose it.")


def read_seen(file: File) -> dict[str, Any] | None:
    """What a file says somebody saw at a table; None where it is something else, or nothing."""
    from passgo.cli.seen import SEEN, parsed

    try:
        seen = parsed(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    if seen is not None and SEEN not in seen:
        raise BadInput(f"{file} cannot be used: what was seen of the game is damaged")
    return seen


def verify_seen(file: File, seen: dict[str, Any]) -> None:
    """Say all that follows from what somebody saw; the exit code tells whether something is wrong."""
    from passgo.cli.seen import findings, sentence

    if not seen.get("record"):
        raise BadInput(f"{file} was kept before the game was over: without its record there is nothing to compare with")
    with sound(file):
        found = findings(seen)
        lines = [f"{SIGNS[finding.level]} {sentence('en', finding)}" for finding in found]
    wrong = [finding for finding in found if finding.level == "bad"]
    say(f"{file}: {'does not fit what was seen' if wrong else 'fits what was seen'}.")
    for line in lines:
        say(line)
    if wrong:
        raise typer.Exit(1)


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
