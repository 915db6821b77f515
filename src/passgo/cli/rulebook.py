"""An edition's page of the handbook, docs/rules: all its rules by family, and the settings that switch them.

Where a rule comes from, its code and its tests are folded away under it, with links that work from that folder.
"""

from collections.abc import Sequence
from itertools import groupby

from passgo import EDITIONS
from passgo.cli.options import spelt
from passgo.engine.settings import BOOL, CHOICE, INT, SETTINGS
from passgo.rulebook import Rule, chapter, introduction
from passgo.rulebook.sheets import rulings, sentences_of

KNOWN = {setting.key: setting for setting in SETTINGS}


def setting_line(key: str, edition: str) -> str:
    """A setting as the edition has it, and what it may be, in no language: auction.min_bid=1 (1..5000)."""
    setting = KNOWN[key]
    allowed = {BOOL: "true|false", CHOICE: "|".join(values(key, edition)), INT: f"{setting.low}..{setting.high}"}
    choice = f" ({allowed[setting.kind]})" if setting.kind in allowed else ""
    return f"{key}={spelt(EDITIONS[edition].settings[key])}{choice}"


def values(key: str, edition: str) -> tuple[str, ...]:
    """What a choice offers; of what is printed, only what the edition prints."""
    game = EDITIONS[edition]
    return tuple(game.printed_values(key)) if key in game.printed_by else KNOWN[key].values


def allowed(key: str, edition: str) -> str:
    """What a setting may be, in words."""
    if KNOWN[key].kind != CHOICE:
        return KNOWN[key].allowed
    choices = values(key, edition)
    return (" or " if any("," in choice for choice in choices) else ", ").join(choices)


def title(members: Sequence[Rule]) -> str:
    return f"{chapter(members[0], 'en')} ({members[0].family})"


def anchor(heading: str) -> str:
    """What a forge makes of a heading for links."""
    return "".join(letter for letter in heading.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def page(edition: str, rules: Sequence[Rule]) -> str:
    """The page as Markdown."""
    families = [list(members) for _, members in groupby(rules, lambda rule: rule.family)]
    lines = [
        f"# The rules of {edition.capitalize()}",
        "",
        introduction(edition)["en"],
        "",
        f"Every rule has a number, which errors, tests and `passgo rules` name. Written by `passgo rules {edition} "
        f"--markdown`; to change a rule's words, change {source(edition)}.",
        "",
        "## Contents",
        "",
        *(f"- [{title(members)}](#{anchor(title(members))}): {span(members)}" for members in families),
        "- [Settings](#settings): what a table may play differently",
    ]
    for members in families:
        lines += ["", f"## {title(members)}", ""]
        lines += [line for rule in members for line in entry(rule)]
    lines += ["", "## Settings", "", *settings_table(edition, rules)]
    return "\n".join(lines) + "\n"


def source(edition: str) -> str:
    """Where the words are, and how the page follows them."""
    if EDITIONS[edition].package.startswith("passgo."):
        return f"[rules.toml](../../src/passgo/editions/{edition}/rules.toml), then run `make rules`"
    return f"rules.toml of the package `{EDITIONS[edition].package}`"


def span(members: Sequence[Rule]) -> str:
    first, last = members[0].id, members[-1].id.rpartition("-")[2]
    return first if len(members) == 1 else f"{first} to {last}"


def entry(rule: Rule) -> list[str]:
    """A rule in words, and folded away where it comes from, the code that carries it out and the tests that show it."""
    ruled = f" *Setting: {', '.join(f'`{key}`' for key in rule.settings)}.*" if rule.settings else ""
    code = links(rule.places)
    tests = links(rule.tests)
    return [
        f"- **{rule.id}** {rule.words['en']}{ruled}",
        f"  <details><summary>{origin(rule)}</summary>",
        "",
        *([f"  Code: {code}.", ""] if code else []),
        f"  Tests: {tests}." if tests else f"  No test: {rule.untestable or 'not yet.'}",
        "",
        "  </details>",
    ]


def origin(rule: Rule) -> str:
    """The sentences of the sheets that say it, or the ruling that it comes from."""
    numbers = sentences_of(rule.id)
    if not numbers:
        return f"Origin: {rulings().get(rule.id, 'a rule of this game alone')}"
    return f"{'Sentence' if len(numbers) == 1 else 'Sentences'} {', '.join(numbers)}"


def links(places: Sequence[str]) -> str:
    """Places in files, `file::name`, as links to the files."""
    named = (place.partition("::") for place in places)
    return ", ".join(f"[{name}](../../{file})" for file, _, name in named)


def settings_table(edition: str, rules: Sequence[Rule]) -> list[str]:
    """Every setting of the edition: what it may be, what it is unless chosen, which rules it switches."""
    lines = [
        "Where rule sheets and tables differ, a setting decides; in `passgo play` and `passgo simulate`, "
        "`--settings key=value` chooses another.",
        "",
        "| setting | allowed | default | rules |",
        "|---|---|---|---|",
    ]
    for key, default in EDITIONS[edition].settings.items():
        switched = ", ".join(rule.id for rule in rules if key in rule.settings)
        lines.append(f"| `{key}` | {allowed(key, edition)} | {spelt(default)} | {switched} |")
    return [*lines, "", *other_defaults(edition)]


def other_defaults(edition: str) -> list[str]:
    """Where another setting, a printing or a skin brings settings of its own."""
    game = EDITIONS[edition]
    lines = [
        f"- `{preset}` plays `{key}={spelt(value)}` unless chosen otherwise."
        for preset, brought in game.presets.items()
        for key, value in brought.items()
    ]
    lines += [
        f"- `{'/'.join(game.printed_by)}={name}` plays `{key}={spelt(value)}` unless chosen otherwise."
        for name, printing in game.printings.items()
        for key, value in printing.settings.items()
        if value != game.settings[key]
    ]
    return lines + [
        f"- The skin `{skin.name}` plays `{key}={spelt(value)}` unless chosen otherwise."
        for skin in game.skins.values()
        for key, value in skin.settings.items()
    ]
