"""The command `passgo`: the list of its commands, each imported when it is asked for, and how it ends."""

import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from passgo.cli.completing import whole_words
from passgo.cli.console import say
from passgo.cli.options import BadInput

# Each is the function of its name in the file of its name; the line here is the first of its docstring.
COMMANDS = {
    "play": "Play a game in this terminal, with people and bots.",
    "rules": "The rules in words, with their code and their tests.",
    "replay": "Tell a recorded or saved game move by move.",
    "verify": "Play a record or a saved game again and check where it leads.",
    "simulate": "Let bots play many games and sum them up.",
    "report": "Draw what a run of games came to, as one page.",
    "sweep": "Play the same dice under every choice of rules and bots.",
    "tournament": "Let bots play each other at mixed tables and rate them.",
    "arena": "Let bots meet players from outside, one seat against all others.",
    "odds": "Tell who is favoured in a game, by playing it out many times.",
    "review": "Tell luck from skill in a recorded or saved game.",
    "puzzle": "Solve a puzzle of the day, or find new ones in games.",
    "train": "Learn to judge positions of an edition from many games.",
    "join": "Sit down at a table of a server, in this terminal.",
    "serve": "Serve tables that people play at, in browsers and terminals.",
    "store": "Look after the tables of a server, and read reports.",
    "bench": "Measure the speed of this build beside a program in C.",
    "info": "Tell the version, and whether the engine is compiled.",
}
CONTEXT = {"help_option_names": ["--help", "-h"], "max_content_width": 100}


def loaded(name: str) -> Any:
    """The command itself, with its options."""
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name, context_settings=CONTEXT)(getattr(import_module(f"passgo.cli.{name}"), name))
    return get_command(alone)


class Commands(TyperGroup):
    """Knows its commands by name and line; says what is wrong in one sentence; ends quietly."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """For the list of commands a name and a line will do."""
        return TyperCommand(cmd_name, help=COMMANDS[cmd_name]) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str, Any, list[str]]:
        if args[0] not in COMMANDS and ctx.resilient_parsing:
            return args[0], None, []
        if args[0] not in COMMANDS:
            raise BadInput(f"there is no command {args[0]!r}; there are: {', '.join(COMMANDS)}")
        return args[0], loaded(args[0]), args[1:]

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        extra.update(prog_name="passgo", standalone_mode=False)
        try:
            with whole_words(os.environ):
                code = super().main(args, **extra) or 0
            sys.stdout.flush()
        except typer.TyperException as error:
            say(sentence(error), error=True)
            code = 2
        except typer.Abort:
            code = 130
        except OSError as error:
            if error.errno not in (errno.EPIPE, errno.EIO):
                raise
            code = nobody_reads()
        except SystemExit as end:
            # rich and typer make this of a broken pipe
            code = nobody_reads() if isinstance(end.__context__, BrokenPipeError) else end.code
        sys.exit(code)


def sentence(error: typer.TyperException) -> str:
    """What is wrong, in one sentence; what typer finds wrong itself gets a pointer to what is allowed."""
    said = " ".join(error.format_message().split()).rstrip(".")
    context = getattr(error, "ctx", None)
    if context is None:
        return f"passgo: {said}."
    return f"passgo: {said.replace('. ', ': ')}; {context.command_path} --help tells what it takes."


def nobody_reads() -> int:
    """The reader of a pipe, or the terminal, is gone: drop what is still to be written, so that nothing complains."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


app = typer.Typer(cls=Commands, rich_markup_mode=None, pretty_exceptions_enable=False, context_settings=CONTEXT)


@app.callback(invoke_without_command=True)
def passgo(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Plays the Monopoly family: at the table, and a million times over."""
    if version:
        from passgo import __version__

        print(f"passgo {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
