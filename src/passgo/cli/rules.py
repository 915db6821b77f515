"""`passgo rules`: the rules in words, and which of them have tests."""

import json
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Annotated

import typer

from passgo.cli.options import AsJson, BadInput, Language, told
from passgo.rules import Rule, all_rules, editions, look_up
from passgo.rules.sheets import REASONS, Sentence, sentences_of
from passgo.rules.sheets import sheet as read_sheet

Which = Annotated[
    str, typer.Argument(metavar="RULE|FAMILY|EDITION", help="Such as CLS-AUC-4, CLS-AUC or classic; else all.")
]

WORDS = {
    "en": {
        "setting": "Setting",
        "sentences": "Sentences",
        "untested": "No test shows it yet.",
        "untestable": "No test can show it.",
    },
    "fr": {
        "setting": "Réglage",
        "sentences": "Phrases",
        "untested": "Aucun test encore.",
        "untestable": "Aucun test possible.",
    },
}


def rules(
    which: Which = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test shows.")] = False,
    sheet: Annotated[
        str, typer.Option("--sheet", metavar="NNN", help="Print a rule sheet, sentence by sentence.")
    ] = "",
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print an edition's page of the handbook.")] = False,
    language: Language = "en",
) -> None:
    """The rules in words, with the tests that show them."""
    with told():
        found = look_up(which) if which else list(all_rules())
        sentences = read_sheet(sheet).sentences if sheet else ()
    if sheet:
        print_sheet(sentences, as_json)
    elif markdown:
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


def print_sheet(sentences: Sequence[Sentence], as_json: bool) -> None:
    """Every sentence in our words, with the rules that carry it out, or why it is none."""
    if as_json:
        told = [{"sentence": s.name, "says": s.says, "rules": s.rules, "no_rule": s.why_none} for s in sentences]
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return
    from passgo.cli.console import console

    paper = console()
    for sentence in sentences:
        carried = " ".join(sentence.rules) or f"no rule: {REASONS[sentence.why_none]}"
        paper.print(sentence.name, style="bold", end=" ")
        paper.print(f"{sentence.says} [{carried}]", soft_wrap=True, markup=False)
    placed = sum(bool(sentence.rules) for sentence in sentences)
    paper.print(
        f"{len(sentences)} sentences: {placed} are carried out by rules, {len(sentences) - placed} are no rule."
    )


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
    said = sentences_of(rule.id)
    lines += [f"{words['sentences']} {' '.join(said)}"] if said else []
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
