"""`passgo join`: sit down at a table of a server, in this terminal."""

import os
import sys
from typing import Annotated, Literal

import typer

from passgo.cli.options import Boards, known_language, open_boards


def join(
    link: Annotated[str, typer.Argument(metavar="URL", help="The table's link, such as http://host:8000/t/K7QX2M.")],
    name: Annotated[str | None, typer.Option("--name", help="What the others call you.")] = None,
    token: Annotated[
        str | None, typer.Option("--token", envvar="PASSGO_TOKEN", help="Your key, to come back to your seat.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", help="The language: en or fr.")] = None,
    boards: Boards = None,
) -> None:
    """Sit down at a table of a server, in this terminal.

    It is the table of `passgo play`, with the same words. A pipe is read whenever you are asked something.
    """
    from passgo.cli.online.door import at_table, checked, explained
    from passgo.cli.online.live_screen import LiveScreen
    from passgo.cli.online.network import Network
    from passgo.cli.online.session import OnlineSession
    from passgo.cli.table.reader import Keyboard, Pipe, Reader
    from passgo.cli.table.screen import standard_console
    from passgo.cli.table.start import language_of, own_name

    language = known_language(lang) if lang else language_of(os.environ)
    spoken: Literal["en", "fr"] = "fr" if language == "fr" else "en"
    open_boards(boards, language)
    whole = checked(link, language)
    reader: Reader = Keyboard() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
    try:
        with Network() as network:
            with explained(whole, language):
                client = at_table(whole, name or own_name(language), token, watch, spoken)
                network.do(client.connect())
            session = OnlineSession(client, LiveScreen(standard_console()), reader, network)
            if isinstance(reader, Keyboard):
                reader.completions = session.completions
            session.run()
    except KeyboardInterrupt:
        raise typer.Abort from None
    if session.failed:
        raise typer.Exit(1)
