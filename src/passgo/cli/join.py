"""`passgo join`: sit down at a table of a server, in this terminal."""

import os
import sys
from typing import Annotated

import typer

from passgo.cli.options import BadInput, known_language


def join(
    link: Annotated[str, typer.Argument(metavar="URL", help="The table's link, such as http://host:8000/t/K7QX2M.")],
    name: Annotated[str | None, typer.Option("--name", help="What the others call you.")] = None,
    token: Annotated[
        str | None, typer.Option("--token", envvar="PASSGO_TOKEN", help="Your key, to come back to your seat.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", help="The language: en or fr.")] = None,
) -> None:
    """Sit down at a table of a server, in this terminal."""
    try:
        from passgo.server.client import Gone, Refused, split_link
    except ImportError as error:
        raise BadInput(
            f"playing over the network needs more packages ({error}): pip install 'passgo[server]'"
        ) from error
    from passgo.cli.table.reader import Keyboard, Pipe
    from passgo.cli.table.screen import standard_screen
    from passgo.cli.table.start import language_of, own_name
    from passgo.cli.visit import ASIDE, Visit, at_table, record_place

    language = known_language(lang) if lang else language_of(os.environ)
    reader = Keyboard() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
    try:
        client = at_table(link, name or own_name(language), token, watch, language)
        Visit(client, standard_screen(), reader).run()
    except Refused as error:
        where = f" {record_place(*split_link(link), language)}" if error.why == ASIDE else ""
        raise BadInput(f"{error.text}{where}".rstrip(".")) from error
    except Gone as error:
        raise BadInput(f"the server has closed the table's door: {error}") from error
    except OSError as error:
        raise BadInput(f"{link} cannot be reached: {error}") from error
    except KeyboardInterrupt:
        raise typer.Abort from None
