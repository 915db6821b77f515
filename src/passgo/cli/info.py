"""`passgo info`: what this installation is."""

import json
import platform
from importlib.resources import files
from typing import Annotated

import typer

from passgo.cli.options import AsJson


def build() -> tuple[bool, str]:
    """Whether the engine that runs is compiled, in parts or in one file, and why it is or is not."""
    from passgo.engine.columns import COMPILED

    note = files("passgo").joinpath("_build.json")
    outcome = json.loads(note.read_text(encoding="utf-8")) if note.is_file() else {}
    if outcome.get("compiled") == COMPILED:
        return COMPILED, str(outcome["why"])
    if outcome.get("compiled"):
        return COMPILED, "its compiled modules need the package librt"
    return COMPILED, "its modules were compiled in place" if COMPILED else "it runs from its source, without a build"


def info(
    as_json: AsJson = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Also Python, the editions and the bots.")] = False,
) -> None:
    """Tell the version, and whether the engine is compiled."""
    from passgo import EDITIONS, __version__
    from passgo.bots.outside.specs import bot_names

    compiled, why = build()
    editions = {name: edition.version for name, edition in EDITIONS.items()}
    if as_json:
        print(
            json.dumps(
                {
                    "version": __version__,
                    "compiled": compiled,
                    "why": why,
                    "python": platform.python_version(),
                    "editions": editions,
                    "bots": bot_names(),
                },
                indent=2,
            )
        )
        return
    print(f"passgo {__version__}, {'compiled' if compiled else 'interpreted'}: {why}.")
    if verbose:
        print(f"Python:   {platform.python_version()} ({platform.python_implementation()}, {platform.machine()})")
        print(f"Editions: {', '.join(f'{name} (version {version})' for name, version in editions.items())}")
        print(f"Bots:     {', '.join(bot_names())}")
