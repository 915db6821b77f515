"""`passgo rules`: the rules in words, where they come from, what carries them out, and which of them have tests."""

import json
from collections.abc import Sequence
from textwrap import wrap
from typing import Annotated

import typer

from passgo import EDITIONS
from passgo.cli.options import AsJson, BadInput, Language, named_edition, told
from passgo.rulebook import Rule, UnknownRule, all_rules, editions, look_up
from passgo.rulebook.places import line_of
from passgo.rulebook.sheets import REASONS, Sentence, rulings, sentences_of
from passgo.rulebook.sheets import sheet as read_sheet

Which = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="RULE|FAMILY|EDITION", help="Such as CLS-AUC-4, CLS-AUC, classic or a board's folder; else all."
    ),
]


def rules(
    which: Which = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test shows.")] = False,
    sheet: Annotated[
        str, typer.Option("--sheet", metavar="NNN", help="Print a rule sheet, sentence by sentence.")
    ] = "",
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print an edition's page of the handbook.")] = False,
    language: Language = "en",
) -> None:
    """The rules in words, with their code and their tests."""
    with told():
        names = [named_edition(name, language) for name in which or []]
    found = looked_up(names, language) if names else list(all_rules())
    with told():
        sentences = read_sheet(sheet).sentences if sheet else ()
    if sheet:
        print_sheet(sentences, as_json)
    elif markdown:
        from passgo.cli.rulebook import page

        if len(names) != 1 or names[0] not in editions():
            raise BadInput(
                f"--markdown prints the page of an edition, not {' '.join(names)!r}; there are: {', '.join(editions())}"
            )
        print(page(names[0], found), end="")
    elif coverage:
        print_coverage(found, as_json)
    elif as_json:
        print(json.dumps([as_data(rule) for rule in found], ensure_ascii=False, indent=2))
    else:
        whole = not names or any(name.lower() in EDITIONS for name in names)
        print_rules(found, language, origins=not whole)


def looked_up(names: Sequence[str], language: str) -> list[Rule]:
    """The rules of several names, each once and in the order they were named."""
    try:
        return list({rule.id: rule for name in names for rule in rules_for(name)}.values())
    except UnknownRule as error:
        from passgo.texts.catalogue import message

        near, known = ", ".join(error.near), ", ".join(editions())
        raise BadInput(
            message(language, "rules-unknown", {"what": error.name[:40], "near": near, "editions": known})
        ) from error


def rules_for(name: str) -> list[Rule]:
    """What a name stands for; an edition without rules in words goes by those of the game that it is based on."""
    found = look_up(name)
    based_on = EDITIONS[name].based_on if name in EDITIONS else ()
    return found or [rule for edition in based_on[:1] for rule in look_up(edition)]


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
        "sentences": sentences_of(rule.id),
        "ruling": rulings().get(rule.id),
        "untestable": rule.untestable or None,
        "places": rule.places,
        "tests": rule.tests,
    }


def print_rules(found: Sequence[Rule], language: str, origins: bool) -> None:
    """Each rule under its id, then what switches it and what shows it; with its origins also ruling and code."""
    from passgo.cli.console import console

    paper = console()
    for rule in found:
        paper.print(rule.id, style="bold")
        for line in wrap(rule.words[language], paper.width - 2):
            paper.print(f"  {line}", soft_wrap=True)
        for line in remarks(rule, language, origins):
            paper.print(f"  {line}", style="dim", soft_wrap=True)


def remarks(rule: Rule, language: str, origins: bool) -> list[str]:
    from passgo.cli.rulebook import setting_line
    from passgo.texts.catalogue import message

    def said(name: str, what: str = "") -> str:
        return message(language, name, {"what": what} if what else {})

    lines = [said("rules-setting", setting_line(key, rule.edition)) for key in rule.settings]
    numbers = sentences_of(rule.id)
    lines += [said("rules-sentences", " ".join(numbers))] if numbers else []
    if origins:
        lines += [said("rules-origin", rulings(language)[rule.id])] if rule.id in rulings() else []
        lines += [said("rules-code", located(place)) for place in rule.places]
    if rule.untestable:
        return [*lines, said("rules-untestable")]
    return (
        [*lines, *(said("rules-test", test) for test in rule.tests)] if rule.tests else [*lines, said("rules-untested")]
    )


def located(place: str) -> str:
    """A place for people and editors: `file:line name`; without the line where the source is not at hand."""
    file, _, name = place.partition("::")
    line = line_of(place)
    return f"{file}:{line} {name}" if line else f"{file} {name}"


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
