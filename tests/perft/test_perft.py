"""Counts of decision paths: how many ways there are to answer the next n decisions with listed options.

The numbers were computed by walking over copies. Each test counts them again so, and once more over saved and loaded
games and texts, which share no code with copying. A path ends early where the game does.
"""

import json
from collections.abc import Callable

import pytest

from passgo import Game
from passgo.testing import Table, table


def paths(game: Game, depth: int) -> int:
    """Over copies, by actions."""
    decision = game.decision
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    count = 0
    for action in decision.options:
        other = game.copy()
        other.play(action)
        count += paths(other, depth - 1)
    return count


def paths_of_saves(saved: str, depth: int) -> int:
    """Over saves, by texts, and every last option played."""
    game = Game.load(json.loads(saved))
    if depth == 0 or game.decision is None:
        return 1
    texts = [action.text for action in game.decision.options]
    count = 0
    for text in texts:
        other = Game.load(json.loads(saved))
        other.play(text)
        count += paths_of_saves(json.dumps(other.save()), depth - 1)
    return count


def auction() -> Table:
    """Somebody has declined, the next one may bid."""
    return table(players=3).has(1, 120).has(2, 30).dice(1, 2).play("roll", "decline")


def jail() -> Table:
    """In Jail with a card, some deeds and a whole group."""
    t = table(players=3).jailed(0, 1).holds(0, "chance-leave-jail").owns_group(0, "brown")
    return t.owns(0, "Reading Railroad").owns_group(1, "orange").built(2, 16, 18, 19).dice(3, 4, 1, 2)


def debt() -> Table:
    """Hotels and mortgages of a player who cannot pay, with no house left in the Bank."""
    t = table(players=3).owns_group(0, "dark blue", "utility").built(5, 37, 39).owns_group(1, "orange")
    return t.built(5, 16, 18, 19).has(0, 10).at(0, 9).pieces(2, 7).dice(3, 4).play("roll")


def shortage() -> Table:
    """Two builders want the last house."""
    t = table(players=2).owns_group(0, "brown", "light blue").owns_group(1, "orange").has(1, 150)
    return t.pieces(1, 12).dice(1, 2, 3, 4)


def short_hotels() -> Table:
    """The Short game: hotels after three houses."""
    t = table(players=2, variant="short").owns_group(0, "brown", "pink").built(3, 1, 3).built(4, 11, 13, 14)
    return t.owns_group(1, "red").dice(1, 3, 2, 4)


def house_rules() -> Table:
    """Rent that must be claimed, and off-turn management at any time."""
    rules = {"rent.claim": "manual", "manage.offturn": "any_time"}
    t = table(players=3, **rules).owns_group(1, "light blue").owns(2, 5).at(0, 2).dice(1, 3, 2, 3)
    return t.play("interrupt 1", "done", "roll")


def mega_ticket() -> Table:
    """In Mega: a ticket in the hand, a majority to build on, and Mr. Monopoly on the die."""
    t = table("mega", 2).owns(0, "St. James Place", "Tennessee Avenue", "New York Avenue").holds(0, "bus-ticket-1")
    return t.at(0, 9).dice(2, 3, 4, 1, 2, 1)


def mega_completed() -> Table:
    """In Mega: buying the last lot of a colour that is built on."""
    t = table("mega", 2).owns(0, "St. James Place", "Tennessee Avenue", "New York Avenue").at(0, 22)
    return t.built(2, "St. James Place", "Tennessee Avenue", "New York Avenue").dice(1, 1, 1, 2, 3, 1)


def subway() -> Table:
    """In Ultimate: a turn that begins on the Subway."""
    return table("ultimate", 2).at(0, "Subway").dice(1, 2, 1)


def taxi() -> Table:
    """In Ultimate: at another player's cab company, with rent and a fare to pay."""
    return table("ultimate", 2).owns_group(1, "cab").at(0, "outer:30").dice(1, 2, 1).play("roll")


def storm() -> Table:
    """In Ultimate: a Hurricane over hotels that the Bank cannot break into houses."""
    t = table("ultimate", 3, cards_deck="complete").owns_group(1, "red", "orange").built(5, "middle:21")
    t.built(5, "middle:23", "middle:24").built(1, "middle:16").pieces(2)
    return t.at(0, "middle:17").dice(1, 2, 2).cards("chance-hurricane").play("roll")


def court() -> Table:
    """In Ultimate: a card of the law, and cards against it."""
    t = table("ultimate", 3, cards_deck="complete").holds(0, "see-you-in-court").holds(1, "just-say-no-1")
    return t.holds(2, "lawyer").owns_group(1, "railroad").has(2, 100)


POSITIONS: dict[str, tuple[Callable[[], Table | Game], list[int]]] = {
    "normal, seed 1": (lambda: Game.start("classic", 2, 1), [1, 2, 7, 28, 98, 385, 1475]),
    "normal, seed 2": (lambda: Game.start("classic", 4, 2), [1, 1, 1, 2, 7, 28, 129, 630]),
    "short, seed 1": (lambda: Game.start("classic", 2, 1, variant="short"), [3, 9, 27, 82, 257, 848, 2974]),
    "short, seed 2": (lambda: Game.start("classic", 4, 2, variant="short"), [3, 9, 27, 82, 257, 848, 2987]),
    "timed, seed 1": (lambda: Game.start("classic", 3, 1, variant="timed"), [3, 10, 37, 148, 623, 2692]),
    "timed, seed 2": (lambda: Game.start("classic", 8, 2, variant="timed"), [3, 9, 27, 81, 243, 729, 2187]),
    "london, seed 3": (lambda: Game.start("classic", 3, 3, skin="london"), [1, 1, 1, 2, 7, 29, 132, 589]),
    "auction": (auction, [5, 19, 70, 231, 644, 1539]),
    "jail": (jail, [8, 50, 267, 1413]),
    "debt": (debt, [6, 25, 98, 475, 2343]),
    "shortage": (shortage, [11, 63, 360, 2101]),
    "short hotels": (short_hotels, [9, 77, 649, 5340]),
    "house rules": (house_rules, [2, 2, 15, 65, 302, 1304]),
    "mega, seed 1": (lambda: Game.start("mega", 2, 1), [1, 2, 7, 28, 98, 385]),
    "mega short, seed 2": (lambda: Game.start("mega", 3, 2, variant="short"), [3, 9, 27, 81, 243, 730]),
    "mega timed, seed 3": (lambda: Game.start("mega", 4, 3, {"bus.mode": "choice"}, "timed"), [3, 10, 38, 164, 771]),
    "mega ticket": (mega_ticket, [11, 119, 1044]),
    "mega completed": (mega_completed, [7, 75, 812]),
    "ultimate, seed 1": (lambda: Game.start("ultimate", 2, 1), [2, 4, 15, 63, 236, 951]),
    "ultimate, seed 2": (lambda: Game.start("ultimate", 12, 2, {"cards.deck": "complete"}), [18, 31, 118, 508]),
    "ultimate short, seed 3": (lambda: Game.start("ultimate", 3, 3, variant="short"), [9, 49, 236, 1184]),
    "ultimate timed, seed 4": (lambda: Game.start("ultimate", 4, 4, {"um.text": "fr"}, "timed"), [9, 50, 246, 1177]),
    "subway": (subway, [130, 520]),
    "taxi": (taxi, [9, 68, 244, 1370]),
    "storm": (storm, [2, 19, 110, 757]),
    "court": (court, [19, 38, 130, 508]),
}


def begun(name: str) -> Game:
    made = POSITIONS[name][0]()
    return made.game if isinstance(made, Table) else made


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_paths(name: str) -> None:
    game = begun(name)
    counts = POSITIONS[name][1]
    before = game.digest()
    assert [paths(game, depth) for depth in range(1, len(counts) + 1)] == counts
    assert game.digest() == before


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_counts_over_saved_games(name: str) -> None:
    saved = json.dumps(begun(name).save())
    counts = [count for count in POSITIONS[name][1] if count < 200]
    assert [paths_of_saves(saved, depth) for depth in range(1, len(counts) + 1)] == counts
