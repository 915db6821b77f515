"""`passgo store`: what a server has kept in its folder, looked at, copied and put back."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.console import say
from passgo.cli.options import BadInput

WAYS = ("check", "reports", "backup", "restore")
WITHOUT_FILE = ("check", "reports")


def store(
    what: Annotated[str, typer.Argument(metavar="|".join(WAYS), help="What to do.")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="The backup to make or to put back.")] = None,
    data: Annotated[Path, typer.Option("--data", metavar="DIR", help="The folder that keeps the tables.")] = Path(
        "passgo-data"
    ),
) -> None:
    """Look after the tables of a server, and read reports."""
    from passgo.server.storage import StoreError

    if what not in WAYS:
        raise BadInput(f"a store is looked after by one of {', '.join(WAYS)}, not by {what!r}")
    if (file is None) != (what in WITHOUT_FILE):
        raise BadInput(f"passgo store {what} {'takes no file' if file else 'needs a file'}")
    try:
        if what == "check":
            check(data)
        elif file is None:
            reports(data)
        elif what == "backup":
            backup(data, file)
        else:
            restore(data, file)
    except StoreError as error:
        raise BadInput(str(error)) from error


def check(data: Path) -> None:
    """Look at every page, play every stored game again, and tell what is wrong."""
    from passgo.server.storage import files

    health = files.checked(data)
    for trouble in health.troubles:
        say(f"damaged: {trouble}")
    for code, why in health.unreadable.items():
        say(f"cannot be played here: {code} ({why})")
    say(f"{health.tables} tables, {len(health.unreadable)} of which cannot be played here.")
    if health.troubles:
        say("A server that starts here saves what can be read; a backup may have more: passgo store restore.")
        raise typer.Exit(1)


def reports(data: Path) -> None:
    """Who was reported, by whom and why, with what that person had said; the oldest first."""
    from passgo.server.storage import files
    from passgo.server.table_events import Reported

    found = files.reports(data)
    for entry, by in found.found:
        report, when = entry.event, datetime.fromtimestamp(entry.at / 1000, UTC)
        assert isinstance(report, Reported)
        say(f"{when:%Y-%m-%d %H:%M} UTC, table {entry.table}: {by} about {report.name}: {report.text or 'no reason'}")
        for line in report.said:
            say(f"    {report.name} said: {line}")
    for code in found.unread:
        say(f"cannot be read to its end: {code}")
    say(f"{len(found.found)} reports.")


def backup(data: Path, to: Path) -> None:
    """As the tables are now; the server may go on meanwhile."""
    from passgo.server.storage import files

    health = files.backed_up(data, to)
    if health.troubles:
        for trouble in health.troubles:
            say(f"damaged: {trouble}")
        say(f"The store is damaged, and so is its copy {to}: passgo store check tells what can be saved.")
        raise typer.Exit(1)
    say(f"{health.tables} tables are in {to}.")


def restore(data: Path, source: Path) -> None:
    """Into a folder that no server uses; the tables before are kept."""
    from passgo.server.storage import files
    from passgo.server.storage.opening import own

    with own(data):
        count, moved = files.restored(data, source)
    say(f"The {count} tables of {source} are in {data}." + (f" Those before are in {moved}." if moved else ""))
