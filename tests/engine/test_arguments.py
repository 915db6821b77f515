"""The arguments of a step have names: said once, where it is numbered, and read in questions, saves and rules."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.base import step as bot_step
from passgo.engine.columns import i64
from passgo.engine.edition import Frames
from passgo.engine.events import CAUSES
from passgo.engine.save import position_data
from passgo.engine.state import FRAME, State
from passgo.engine.steps import STEP_NUMBERS, STEPS, TABLE, Choice, Step, numbered
from passgo.testing import Table, table
from tests.invariants.stories import EDITION_NAMES, HOUSE_RULES, house_rules, set_table

SOURCE = Path(__file__).parents[2] / "src" / "passgo"
TAKING_ARGUMENTS = ("run", "player", "open", "options", "answers", "usual", "free", "refuses", "answer", "decide")


# declaring


def check_frame(frame: list[int]) -> None:
    step = STEPS[frame[0]]
    for k, value in enumerate(frame[1:]):
        named = k < len(step.arguments) and step.arguments[k] != ""
        assert named or value == 0, f"{step.name} has no name for argument {k}, which is {value}"


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_argument_without_a_name_is_always_zero(edition: str) -> None:
    """In whole games: what was pending once is still to be read above the top of the stack."""
    for seed, rules in enumerate(HOUSE_RULES):
        s = set_table(edition, 3, seed, house_rules(edition, rules), "normal").state
        bots = [bot("random", seed * 12 + seat) for seat in range(3)]
        while not s.over and s.decisions < 500:
            bot_step(s, bots)
            check_stack(s)


def check_stack(s: State) -> None:
    width = int(FRAME)
    for at in range(0, len(s.stack), width):
        check_frame([int(s.stack[at + k]) for k in range(width)])


def test_the_data_of_an_edition_names_all_that_it_says() -> None:
    for edition in EDITIONS.values():
        for printing in (edition, *edition.printings.values()):
            for frames in (printing.landing, printing.passing, printing.turn.after_roll):
                check_frames(frames, 0)
            check_frames(printing.card_effects, 1)  # drawn, an effect knows its card


def check_frames(frames: Frames, card: int) -> None:
    width = int(FRAME)
    for at in range(0, len(frames.flat), width):
        flat = [int(frames.flat[at + k]) for k in range(width)]
        check_frame([*flat[:4], flat[4] or card])


def test_rules_call_their_arguments_by_the_names_they_declare() -> None:
    """A rule that does not read an argument calls it a, b, c or d."""
    wrong: list[str] = []
    for home in {type(step).__module__ for step in STEPS}:
        file = SOURCE.joinpath(*home.split(".")[1:]).with_suffix(".py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in STEP_NUMBERS:
                wrong += misnamed(node, STEPS[STEP_NUMBERS[node.name]])
    assert wrong == []


def misnamed(rule: ast.ClassDef, step: Step) -> list[str]:
    wrong: list[str] = []
    for method in rule.body:
        if isinstance(method, ast.FunctionDef) and method.name in TAKING_ARGUMENTS:
            read = [argument.arg for argument in method.args.posonlyargs][2:6]
            declared = [*step.arguments, "", "", "", ""][:4]
            wrong += [
                f"{rule.name}.{method.name}: {name}"
                for name, meant, letter in zip(read, declared, "abcd", strict=True)
                if name not in (meant, letter)
            ]
    return wrong


@pytest.mark.parametrize("names", [("a", "b", "c", "d", "e"), ("step",), ("deed", "deed")], ids=repr)
def test_names_that_cannot_be_are_refused(names: tuple[str, ...]) -> None:
    class Odd(Step):
        pass

    with pytest.raises(ValueError, match="Odd cannot have the arguments"):
        numbered(Odd(), *names)
    assert "Odd" not in STEP_NUMBERS


def test_a_name_says_what_else_the_argument_is() -> None:
    assert STEPS[STEP_NUMBERS["Bidding"]].arguments == ("award", "lot", "standing", "line")
    lift = STEPS[STEP_NUMBERS["LiftNow"]]
    assert (lift.arguments, lift.later) == (("player", "deed", "interest_paid"), ("interest_paid",))


# asking


def bidding() -> Table:
    return table(players=3).dice(1, 2).play("roll", "decline", "bid 60")


def test_a_question_says_by_name_what_it_is_about() -> None:
    about = table().dice(1, 2).play("roll").decision.about
    assert about == {"deed": 1}
    assert table().decision.about == {}


def test_what_is_packed_is_told_apart() -> None:
    about = bidding().decision.about
    told = {"lot": 1, "price": 60, "leader": 1, "bidder": 2, "passes": 0, "still_in": 0b111}
    assert dict(about) == {"award": STEP_NUMBERS["AwardDeed"], **told}
    t = table(players=2).owns(1, "Boardwalk").owns(0, 1).has(0, 10).at(0, 36).dice(1, 2).play("roll")
    owed = dict(t.decision.about)
    assert CAUSES[owed.pop("cause")] == "rent" and owed.pop("cause_about") == t.deed("Boardwalk")
    assert owed == {"debtor": 0, "creditor": 1, "amount": 50}


def test_a_threat_is_told_by_what_is_threatened() -> None:
    t = table("ultimate", players=3)
    about = threatened(t, "BuyInstead", 7 << 32 | 120, 0)
    assert about == {
        "target": 1,
        "effect": STEP_NUMBERS["BuyInstead"],
        "buyer": 1,
        "deed": 7,
        "amount": 120,
        "buster": 0,
    }
    about = threatened(t, "TakeDeedAway", 7, 0)
    assert about == {"target": 1, "effect": STEP_NUMBERS["TakeDeedAway"], "deed": 7}


def threatened(t: Table, effect: str, first: int, second: int) -> dict[str, int]:
    t.game.state.push(STEP_NUMBERS["Threat"], 1, STEP_NUMBERS[effect], first, second)
    return dict(t.decision.about)


@pytest.fixture
def shelf_of_steps() -> Iterator[None]:
    """Steps that a test numbers are gone after it."""
    count = len(STEPS)
    columns = {name: getattr(TABLE, name)[:] for name in ("steps", "choices", "manner", "asks_turn")}
    yield
    for step in STEPS[count:]:
        del STEP_NUMBERS[step.name]
    del STEPS[count:]
    for name, column in columns.items():
        setattr(TABLE, name, column)


class AskAnybody(Choice):
    """A question to the player whom one of its numbers names, as an edition of another package may have it."""

    def __init__(self, which: int) -> None:
        super().__init__("anybody")
        self.which = which

    def player(self, s: State, a: i64, b: i64, c: i64, d: i64, /) -> i64:
        return (a, b, c, d)[self.which]


@pytest.mark.usefixtures("shelf_of_steps")
@pytest.mark.parametrize("which", range(4))
def test_any_number_may_name_who_is_asked(which: int) -> None:
    number = numbered(AskAnybody(which), "first", "second", "third", "fourth")
    t = table(players=4)
    t.game.state.push(number, 3, 2, 1, 0)
    assert t.decision.player == 3 - which


# saving


def saved(game: Game) -> dict[str, Any]:
    data = json.loads(json.dumps(game.save()))
    assert isinstance(data, dict)
    return data


def test_a_save_has_the_arguments_by_name() -> None:
    top = saved(bidding().game)["state"]["stack"][-1]
    assert top == {"step": "Bidding", "award": "AwardDeed", "lot": 1, "standing": 60 << 4 | 2, "line": 0b111 << 8 | 2}
    assert saved(table().game)["state"]["stack"][-1] == {"step": "TakeTurn"}


def test_a_save_with_lists_of_five_is_read_as_ever() -> None:
    """That is how earlier versions wrote what is pending, and how digests spell it for good."""
    t = bidding()
    old = json.loads(json.dumps(position_data(t.game.state)))
    assert old["stack"][-1] == ["Bidding", "AwardDeed", 1, 60 << 4 | 2, 0b111 << 8 | 2]
    game = Game.load({**saved(t.game), "state": old})
    assert game.digest() == t.game.digest() and saved(game)["state"]["stack"] == saved(t.game)["state"]["stack"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"step": "Fly"}, "cannot be pending"),
        ({"step": 7}, "cannot be pending"),
        ({"lot": None}, "an argument of Bidding cannot be None"),
        ({"lot": "1"}, "an argument of Bidding cannot be '1'"),
        ({"lot": 1.5}, "an argument of Bidding cannot be 1.5"),
        ({"lot": True}, "an argument of Bidding cannot be True"),
        ({"award": 6}, "Bidding names no step by 6"),
        ({"award": "Fly"}, "Bidding names no step by 'Fly'"),
        ({"seat": 0}, "Bidding has no seat"),
        ({"": 0}, "Bidding has no "),
    ],
    ids=repr,
)
def test_an_argument_that_does_not_fit_is_refused(change: dict[str, object], why: str) -> None:
    data = saved(bidding().game)
    data["state"]["stack"][-1].update(change)
    with pytest.raises(ValueError, match=f"the saved game is damaged: .*{why}"):
        Game.load(data)


def test_an_argument_that_is_missing_is_refused() -> None:
    for name in ("award", "lot", "standing", "line"):
        data = saved(bidding().game)
        del data["state"]["stack"][-1][name]
        with pytest.raises(ValueError, match=f"damaged: Bidding does not say its {name}"):
            Game.load(data)
