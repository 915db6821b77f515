"""What the shell completes: editions, boards' skins, variants, bots, settings and their values, languages."""

import os
import sys
from collections.abc import Iterable, Iterator, MutableMapping
from contextlib import contextmanager, redirect_stdout
from io import StringIO

VARIABLE = "_PASSGO_COMPLETE"  # what a shell sets when it asks


def edition_names(incomplete: str) -> list[str]:
    from passgo.editions import EDITIONS

    return [name for name in EDITIONS if name.startswith(incomplete)]


def named_editions() -> list[str]:
    """Those that the line names so far, as the shell gives it to us; all if it names none."""
    from passgo.editions import EDITIONS

    line = " ".join(os.environ.get(name, "") for name in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS"))
    return [word for word in line.split() if word in EDITIONS] or list(EDITIONS)


def bot_names(incomplete: str) -> list[str]:
    from passgo.bots.outside.specs import bot_names as names

    return in_list(incomplete, names())


def level_names(incomplete: str) -> list[str]:
    from passgo.bots.builtin import BOTS, FROZEN

    return in_list(incomplete, [*BOTS, *FROZEN])


def outsider_names(incomplete: str) -> list[str]:
    from passgo.lab.arena import OUTSIDERS

    return in_list(incomplete, OUTSIDERS)


def variant_names(incomplete: str) -> list[str]:
    from passgo.editions import EDITIONS

    found = [variant for name in named_editions() for variant in EDITIONS[name].variants]
    return in_list(incomplete, dict.fromkeys(found))


def skin_names(incomplete: str) -> list[str]:
    from passgo.editions import EDITIONS

    found = [skin for name in named_editions() for skin in EDITIONS[name].skins]
    return [skin for skin in dict.fromkeys(found) if skin.startswith(incomplete)]


def setting_words(incomplete: str) -> list[str]:
    """Keys of the edition's settings, and after the = what the setting may be."""
    from passgo.editions import EDITIONS
    from passgo.engine.settings import SETTINGS

    key, equals, value = incomplete.partition("=")
    if not equals:
        found = {key: "" for name in named_editions() for key in EDITIONS[name].settings}
        return [f"{name}=" for name in sorted(found) if name.startswith(incomplete)]
    for setting in SETTINGS:
        if setting.key == key:
            values = ("true", "false") if setting.kind == "bool" else setting.values
            return [f"{key}={word}" for word in values if word.startswith(value)]
    return []


def varied_words(incomplete: str) -> list[str]:
    """The same where a setting may have several values with commas between them."""
    before, comma, _ = incomplete.rpartition(",")
    if not comma:
        return setting_words(incomplete)
    said = before.partition("=")[2].split(",")
    words = (word.partition("=")[2] for word in setting_words(before.partition("=")[0] + "="))
    return in_list(incomplete, [word for word in words if word not in said])


def languages(incomplete: str) -> list[str]:
    from passgo.cli.options import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def in_list(incomplete: str, names: Iterable[str]) -> list[str]:
    """The last of several words with commas between them."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names if name.startswith(last)]


@contextmanager
def whole_words(environment: MutableMapping[str, str]) -> Iterator[None]:
    """Bash parts key=value into three words, and replaces the last one only: join them, and answer with the last."""
    if environment.get(VARIABLE) != "complete_bash":
        yield
        return
    words, at = environment["COMP_WORDS"].split("\n"), int(environment["COMP_CWORD"])
    words = [*words, ""][: at + 1]
    joined: list[str] = []
    for number, word in enumerate(words):
        after = number > 0 and words[number - 1] == "=" and number > 1
        if joined and (word == "=" or after):
            joined[-1] += word
        else:
            joined.append(word)
    environment["COMP_WORDS"], environment["COMP_CWORD"] = "\n".join(joined), str(len(joined) - 1)
    cut = joined[-1].rpartition("=")[0] + "=" if "=" in joined[-1] else ""
    answer = StringIO()
    try:
        with redirect_stdout(answer):
            yield
    finally:
        sys.stdout.writelines(line.removeprefix(cut) for line in answer.getvalue().splitlines(keepends=True))
