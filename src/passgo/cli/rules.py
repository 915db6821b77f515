"""`passgo rules`: the rules in words, and which of them have tests."""

import json
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Annotated

import typer

from passgo.cli.options import AsJson, BadInput, Language, told
from passgo.rules import Rule, all_rules, editions, look_up

Which = Annotated[
    str, typer.Argument(metavar="RULE|FAMILY|EDITION", help="Such as CLS-AUC-4, CLS-AUC or classic; else all.")
]

WORDS = {
    "en": {"setting": "Setting", "untested": "No test shows it yet.", "untestable": "No test can show it."},
    "fr": {"setting": "Réglage", "untested": "Aucun test encore.", "untestable": "Aucun test possible."},
}


def rules(
    which: Which = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test shows.")] = False,
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print an edition's page of the handbook.")] = False,
    language: Language = "en",
) -> None:
    """The rules in words, with the tests that show them."""
    with told():
        found = look_up(which) if which else list(all_rules())
    if markdown:
        from passgo.cli.rulebook import page

        if which not in editions():
            raise BadInput(
                f"--markdown prints the page of an edition, not {which!r}; there are: {', '.join(editions())}"
            )
        print(page(which, found), end="")
    elif coverage:
        print_coverage(found, as_json)
    elif as_json:
        print(json.dumps([as_data(rule) for rule in found], ensure_ascii=False, indent=2))
    else:
        print_rules(found, language)


def as_data(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "edition": rule.edition,
        **rule.words,
        "settings": rule.settings,
        "untestable": rule.untestable or None,
        "tests": rule.tests,
    }


def print_rules(found: Sequence[Rule], language: str) -> None:
    """Each rule under its id, then what switches it and what shows it."""
    from passgo.cli.console import console

    paper = console()
    for rule in found:
        paper.print(rule.id, style="bold")
        for line in wrap(rule.words[language], paper.width - 2):
            paper.print(f"  {line}", soft_wrap=True)
        for line in remarks(rule, WORDS[language]):
            paper.print(f"  {line}", style="dim", soft_wrap=True)


def remarks(rule: Rule, words: Mapping[str, str]) -> list[str]:
    from passgo.cli.rulebook import setting_line

    lines = [f"{words['setting']} {setting_line(key, rule.edition)}" for key in rule.settings]
    if rule.untestable:
        return [*lines, words["untestable"]]
    return [*lines, *(f"Test {test}" for test in rule.tests)] if rule.tests else [*lines, words["untested"]]


def print_coverage(found: Sequence[Rule], as_json: bool) -> None:
    testable = [rule for rule in found if not rule.untestable]
    untested = [rule.id for rule in testable if not rule.tests]
    tested = len(testable) - len(untested)
    if as_json:
        print(json.dumps({"rules": len(testable), "tested": tested, "untested": untested}))
        return
    print(f"{tested} of {len(testable)} testable rules have a test.")
    for id in untested:
        print(f"{id} has none.")
    for rule in found:
        if rule.untestable:
            print(f"{rule.id} cannot have one: {rule.untestable}")
