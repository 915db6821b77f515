"""Nobody answers, at the table's own doors: whatever then answers gives nothing away.

People are at real sockets; the server's clock is in the test's hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

import pytest

from passgo.engine.game import Game
from passgo.server.client import Client
from passgo.server.clock import ANSWER, BEAT, GRACE
from passgo.server.protocol import By, ClockName
from passgo.testing import Table, table
from tests.invariants.silence import WILLING
from tests.server.harness import House, Quick, served, until
from tests.server.listener import put

CLOCKS: tuple[ClockName, ...] = ("blitz", "brisk", "relaxed", "days")
OTHER, SILENT = 0, 1  # seats


@dataclass
class Scene:
    """How a question comes about, what silence answers to it and what follows, and what the seat has afterwards."""

    table: Table
    said: list[tuple[int, str]]
    kind: str
    answers: list[str]
    cash: int
    levels: dict[str, int]  # of the deeds it owns, by place
    mortgaged: list[str]


def offered() -> Scene:
    t = table("classic", players=2).owns(SILENT, "Mediterranean Avenue")
    return Scene(t, [(OTHER, "offer 1 $1 for 1")], "trade", ["refuse"], 1500, {"1": 0}, [])


def for_sale() -> Scene:
    t = table("classic", players=2).owns(SILENT, "Mediterranean Avenue").turn(SILENT).dice(1, 2)
    return Scene(t, [(SILENT, "roll")], "buy", ["decline", "pass"], 1500, {"1": 0}, [])


def auctioned() -> Scene:
    t = table("classic", players=2).owns(SILENT, "Mediterranean Avenue").dice(1, 2)
    return Scene(t, [(OTHER, "roll"), (OTHER, "decline")], "auction", ["pass"], 1500, {"1": 0}, [])


def indebted() -> Scene:
    """Income Tax, 200 of 150: one mortgage is enough, the smallest, and no house is touched."""
    t = table("classic", players=2).owns_group(SILENT, "brown").built(2, "Mediterranean Avenue", "Baltic Avenue")
    t.owns(SILENT, "Reading Railroad", "Water Works").has(SILENT, 150).turn(SILENT).dice(1, 3)
    return Scene(t, [(SILENT, "roll")], "debt", ["mortgage 28"], 25, {"1": 2, "3": 2, "5": 0, "28": 0}, ["28"])


SCENES: dict[str, Callable[[], Scene]] = {
    "an offer": offered,
    "a purchase": for_sale,
    "an auction": auctioned,
    "a debt": indebted,
}
EVERY_SCENE = pytest.mark.parametrize("name", SCENES)


async def play_up_to(house: House, people: list[Client], scene: Scene) -> None:
    """The question is put, over the sockets."""
    await put(house.table(people[OTHER]), scene.table.game)
    await house.quiet()
    for seat, action in scene.said:
        await people[seat].play(action)
        await house.quiet()
    asked = people[SILENT].table
    assert asked is not None and asked.prompt is not None
    assert (asked.prompt.kind, asked.prompt.usual) == (scene.kind, scene.answers[0])


async def let_pass(house: House, other: Client, scene: Scene, by: By, seconds: float) -> None:
    """Time goes by until all has been answered for the silent seat; whoever else is asked passes."""
    while len(said_by(house, other, by)) < len(scene.answers):
        decision = house.table(other).decision
        assert decision is not None
        if decision.player == OTHER:
            await other.play("pass")
            await house.quiet()
        else:
            await house.later(seconds)


def said_by(house: House, of: Client, by: By) -> list[str]:
    """What was said for the silent seat by a clock or a bot."""
    room = house.table(of).room
    return [move for move, act in zip(room.moves, room.acts, strict=True) if act == (SILENT, by)]


def check_belongings(who: Client, scene: Scene) -> None:
    """What the silent seat has, as somebody at a socket sees it."""
    assert who.table is not None and who.table.view is not None
    view: Any = who.table.view
    assert view["players"][SILENT]["cash"] == scene.cash
    owned = {deed["space"]: deed for deed in view["deeds"] if deed["owner"] == SILENT}
    assert {space: deed["level"] for space, deed in owned.items()} == scene.levels
    assert [space for space, deed in owned.items() if deed["mortgaged"]] == scene.mortgaged


@pytest.mark.parametrize("clock", CLOCKS)
@EVERY_SCENE
@served
async def test_a_clock_that_runs_out_gives_nothing_away(house: House, name: str, clock: ClockName) -> None:
    scene, seconds = SCENES[name](), ANSWER[clock]
    assert seconds is not None
    people = await house.game("Anna", "Ben", clock=clock)
    await play_up_to(house, people, scene)
    await house.later(seconds - 0.001)
    assert said_by(house, people[OTHER], "clock") == []
    await house.later(0.001)
    assert len(said_by(house, people[OTHER], "clock")) == 1
    await let_pass(house, people[OTHER], scene, "clock", seconds)
    assert said_by(house, people[OTHER], "clock") == scene.answers
    for person in people:
        check_belongings(person, scene)


@EVERY_SCENE
@served
async def test_what_stands_in_for_the_absent_gives_nothing_away(house: House, name: str) -> None:
    scene = SCENES[name]()
    people = await house.game("Anna", "Ben", pace="slow")
    await play_up_to(house, people, scene)
    await people[SILENT].close()
    await until(people[OTHER], lambda: people[OTHER].online == [OTHER])
    await let_pass(house, people[OTHER], scene, "bot", GRACE["none"] or 0)
    assert said_by(house, people[OTHER], "bot") == scene.answers
    check_belongings(people[OTHER], scene)


class Stumbling(Quick):
    """A bot that raises something nobody has thought of."""

    async def choose(self, game: Game, bot_name: str, seed: int, addresses: Collection[str]) -> str:
        raise ZeroDivisionError


@EVERY_SCENE
@served
async def test_a_bot_that_stumbles_gives_nothing_away(house: House, name: str) -> None:
    scene = SCENES[name]()
    (anna,) = await house.game("Anna", players=2, pace="slow")
    house.registry.bots = Stumbling()
    before = said_by(house, anna, "bot")
    await put(house.table(anna), scene.table.game)
    await house.quiet()
    rolled = [action for seat, action in scene.said if seat == SILENT]  # which a bot says by itself
    for seat, action in scene.said:
        if seat == OTHER:
            await anna.play(action)
            await house.quiet()
    scene.answers = [*before, *rolled, *scene.answers]
    await let_pass(house, anna, scene, "bot", BEAT["slow"])
    assert said_by(house, anna, "bot") == scene.answers
    check_belongings(anna, scene)


@served
async def test_a_person_who_never_answers_among_trading_bots_keeps_what_she_has(house: House) -> None:
    """Offers, auctions, debts and purchases as they come, until she is out or it is enough."""
    house.registry.bots = Quick("trader")
    (anna,) = await house.game("Anna", clock="blitz", players=4, variant="short")
    room = house.table(anna).room
    kinds: set[str] = set()
    for _ in range(250):
        decision = house.table(anna).decision
        if decision is None or decision.player != 0:
            break
        kinds.add(decision.kind)
        await house.later(ANSWER["blitz"] or 0)
    mine = {move.split()[0] for move, act in zip(room.moves, room.acts, strict=True) if act == (0, "clock")}
    assert {"turn", "end", "buy", "auction"} <= kinds and {"roll", "end", "decline", "pass"} <= mine
    assert mine & WILLING <= ({"mortgage", "bankrupt"} if "debt" in kinds else set())
