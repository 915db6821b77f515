"""The rules in words, where they come from, what carries them out, what tests show of them, and the handbook."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from passgo import EDITIONS
from passgo.rulebook import FAMILIES, all_rules, editions, introduction, look_up
from passgo.rulebook.sheets import sentences_of

Run = Callable[..., Result]
ROOT = Path(__file__).resolve().parents[2]


def test_one_rule(passgo: Run) -> None:
    lines = passgo("rules", "CLS-AUC-5").stdout.splitlines()
    assert lines[0] == "CLS-AUC-5"
    assert lines[1].startswith("  If nobody bids, the property stays with the Bank.")
    assert max(map(len, lines[:3])) <= 80


def test_in_french(passgo: Run) -> None:
    out = passgo("rules", "CLS-AUC-1", "--lang", "fr").stdout
    assert "mise à prix" in out
    assert "Réglage auction.min_bid=1 (1..5000)" in out


def test_a_rule_names_the_settings_that_switch_it(passgo: Run) -> None:
    assert "  Setting auction.mode=round_robin (round_robin|timed_open)\n" in passgo("rules", "CLS-AUC-4").stdout
    assert "  Setting bank.pieces=32/12\n" in passgo("rules", "CLS-GEN-7").stdout
    assert "  Setting parking.jackpot=false (true|false)\n" in passgo("rules", "CLS-PRK-1").stdout


def test_a_rule_names_its_tests(passgo: Run) -> None:
    shown = next(rule for rule in all_rules() if rule.tests)
    out = passgo("rules", shown.id).stdout
    for test in shown.tests:
        assert f"  Test {test}\n" in out


def test_a_rule_names_its_code_with_the_line(passgo: Run) -> None:
    out = passgo("rules", "UM-TRN-2").stdout
    found = re.search(r"^  Code (src/passgo/editions/ultimate/tracks\.py):(\d+) WalkRoll$", out, re.MULTILINE)
    assert found is not None
    assert (ROOT / found[1]).read_text(encoding="utf-8").splitlines()[int(found[2]) - 1] == "class WalkRoll(Step):"
    assert "  Sentences 000-0150 " in out


def test_a_rule_that_no_sentence_says_names_its_origin(passgo: Run) -> None:
    assert "  Origin AMB-116\n" in passgo("rules", "CLS-AUC-5").stdout
    assert "  Origin follows from the rules that meet\n" in passgo("rules", "IX-05").stdout
    assert "  Origine découle des règles qui se rencontrent\n" in passgo("rules", "IX-05", "--lang", "fr").stdout


def test_several_rules_in_the_order_they_are_named(passgo: Run) -> None:
    lines = passgo("rules", "um-trn-2", "CLS-GO", "CLS-GO-1", "--lang", "fr").stdout.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        "UM-TRN-2",
        *(f"CLS-GO-{number}" for number in range(1, 5)),
    ]
    assert sum(line.startswith("  Code ") for line in lines) >= 5


def test_an_edition_is_told_without_code_and_origins(passgo: Run) -> None:
    out = passgo("rules", "classic").stdout
    assert "  Sentences " in out and "  Test " in out
    assert "  Code " not in out and "  Origin " not in out


def test_a_family_and_an_edition(passgo: Run) -> None:
    family = [rule["id"] for rule in json.loads(passgo("rules", "cls-auc", "--json").stdout)]
    assert family == [f"CLS-AUC-{number}" for number in range(1, 6)]
    edition = [rule["id"] for rule in json.loads(passgo("rules", "classic", "--json").stdout)]
    assert set(family) < set(edition)
    assert {"CLS-SHORT-1", "CLS-TIME-1"} < set(edition)
    assert edition == [rule.id for rule in all_rules() if rule.edition == "classic"]
    assert len(passgo("rules").stdout.splitlines()) > len(edition)


def test_a_family_is_a_whole_word() -> None:
    assert {rule.family for rule in look_up("CLS-GO")} == {"CLS-GO"}
    assert look_up("CLS") == look_up("classic")


def test_rules_that_are_numbers_alone_have_chapters_too() -> None:
    assert [rule.id for rule in look_up("MIL-AUC")] == [f"MIL-{number}" for number in range(60, 66)]
    assert [rule.family for rule in look_up("MIL-A3")] == ["MIL-RUL"]
    assert look_up("MIL") == look_up("millionaire")


def test_json_of_a_rule(passgo: Run) -> None:
    (rule,) = json.loads(passgo("rules", "CLS-GEN-1", "--json").stdout)
    keys = ["id", "edition", "en", "fr", "settings", "sentences", "ruling", "untestable", "places", "tests"]
    assert list(rule) == keys
    assert rule["untestable"].startswith("It states what players aim for")
    assert rule["sentences"] == ["004-0004", "004-0038", "004-0048"] and rule["ruling"] is None
    (rule,) = json.loads(passgo("rules", "CLS-AUC-5", "--json").stdout)
    assert rule["ruling"] == "AMB-116" and rule["sentences"] == []
    assert rule["places"] == ["src/passgo/engine/rules/auction.py::AwardDeed"]


@pytest.mark.parametrize("of", [(), ("classic",), ("CLS-GO",)])
def test_coverage(passgo: Run, of: tuple[str, ...]) -> None:
    data = json.loads(passgo("rules", *of, "--coverage", "--json").stdout)
    assert list(data) == ["rules", "tested", "untested"]
    assert data["rules"] == data["tested"] + len(data["untested"])
    if of == ("CLS-GO",):
        assert data["rules"] == 4
    out = passgo("rules", *of, "--coverage").stdout
    assert out.startswith(f"{data['tested']} of {data['rules']} testable rules have a test.\n")
    assert ("CLS-SET-4 cannot have one: Electing" in out) == (of != ("CLS-GO",))


def test_unknown_ones_are_refused(refused: Callable[..., str]) -> None:
    said = refused("rules", "CLS-GO-1", "CLS-AUX-4")
    assert "no rule, family of rules or edition “CLS-AUX-4”; near it are: CLS-AUC-4, " in said
    assert said.endswith("the editions are: classic, mega, millionaire, ultimate.\n")
    said = refused("rules", "CLS-AUX-4", "--lang", "fr")
    assert "ni édition « CLS-AUX-4 » ; les plus proches : CLS-AUC-4, " in said
    assert "near it are: CLS-" in refused("rules", "CLS-XYZ")
    assert "there is no language 'de'; there are: en, fr" in refused("rules", "CLS-GO", "--lang", "de")
    assert "there are: classic" in refused("rules", "CLS-GO", "--markdown")
    assert "there are: classic" in refused("rules", "--markdown")
    assert "not 'classic mega'; there are: classic" in refused("rules", "classic", "mega", "--markdown")


def test_every_edition_with_rules_is_on_the_shelf_and_every_rule_has_its_words() -> None:
    assert set(editions()) <= set(EDITIONS)
    for edition in editions():
        assert set(introduction(edition)) == {"en", "fr"}
    for rule in all_rules():
        assert rule.family.rpartition("-")[2] in FAMILIES, rule.id
        assert rule.words["en"] and rule.words["fr"]
        assert set(rule.settings) <= set(EDITIONS[rule.edition].settings), rule.id


def test_the_list_of_tests_by_rule_is_up_to_date() -> None:
    tool = ROOT / "tools/rule_tests.py"
    result = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, check=False, text=True)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("edition", editions())
def test_the_handbook_is_up_to_date(passgo: Run, edition: str) -> None:
    page = ROOT / f"docs/rules/{edition}.md"
    wanted = passgo("rules", edition, "--markdown").stdout
    hint = f"write it anew with: make rules, or: passgo rules {edition} --markdown > docs/rules/{edition}.md"
    assert page.read_text(encoding="utf-8") == wanted, hint


@pytest.mark.parametrize("edition", editions())
def test_the_handbook_leads_to_sentences_code_and_tests(edition: str) -> None:
    page = ROOT / f"docs/rules/{edition}.md"
    text = page.read_text(encoding="utf-8")
    files = set(re.findall(r"\]\((\.\./[^)#]+)\)", text))
    assert [file for file in files if not (page.parent / file).is_file()] == []
    for rule in look_up(edition):
        told = text[text.index(f"- **{rule.id}** ") :].partition("</details>")[0]
        assert all(number in told for number in sentences_of(rule.id))
        for place in (*rule.places, *rule.tests):
            file, _, name = place.partition("::")
            assert f"[{name}](../../{file})" in told, rule.id


def test_an_edition_may_have_rules_of_several_kinds(passgo: Run, refused: Callable[..., str]) -> None:
    """Ultimate's own rules, and how they meet each other."""
    ids = [rule["id"] for rule in json.loads(passgo("rules", "ultimate", "--json").stdout)]
    assert {"UM-GEN-1", "IX-01"} < set(ids)
    assert [rule.id for rule in look_up("IX")] == [id for id in ids if id.startswith("IX-")]
    page = passgo("rules", "ultimate", "--markdown").stdout
    assert "- [Interactions (IX)](#interactions-ix): IX-01 to " in page
    assert "there are: classic, mega, millionaire, ultimate" in refused("rules", "IX", "--markdown")
    assert "  Setting dice.speed_faces=1,2,3,M,M,B (1,2,3,M,M,B|1,2,3,M,B,B)\n" in passgo("rules", "UM-DIE-6").stdout
    assert "| `cards.deck` | equipment, complete | equipment |" in page
    assert "- `um.text=fr` plays `triples.ends=turn` unless chosen otherwise.\n" in page
