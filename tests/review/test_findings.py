"""What a review finds: the weaker player, the blunder that was put in, and that luck favours nobody."""

from itertools import islice
from math import sqrt
from random import Random

import pytest

from passgo.bots import bot
from passgo.engine.game import Game, from_header
from passgo.review.analysis import Analysis, analysed
from passgo.review.judge import Judge
from passgo.review.telling import dearest
from passgo.testing import table
from tests.review.games import Spoiler, played, spoilt

PAIRS = (("Boardwalk", "Park Place"), ("Park Place", "Boardwalk"))  # what is mine, and what it completes
CHEAP = ("Virginia Avenue", "States Avenue", "Kentucky Avenue", "Atlantic Avenue", "Ventnor Avenue", "Pacific Avenue")
ORANGE = ("St. James Place", "Tennessee Avenue", "New York Avenue")
RAILROADS = ("Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad", "Short Line")
TABLE = ("champion", "simple", "trader", "simple")


def reviewed(game: Game) -> Analysis:
    return analysed(from_header(game.header), game.moves)


def weaker_found(seed: int) -> bool:
    """Whether each `simple` player lost more by its mistakes than the `champion`, decision by decision."""
    found = reviewed(played("classic", TABLE, seed, 60))
    mine, decisions = found.lost(0), found.decisions(0)
    weaker = [seat for seat, name in enumerate(TABLE) if name == "simple"]
    return all(found.lost(seat) * decisions > mine * found.decisions(seat) for seat in weaker)


def is_open(game: Game, least: int = 150_000) -> bool:
    """Whether seat 0 still has something to lose, and to win."""
    return least <= Judge(game.state.edition).worth(game.state.copy(), 1)[0] <= 900_000


def colour_given_away(game: Game) -> str | None:
    """Seat 0 offers what completes a colour for nothing, to somebody who takes it and can build there at once."""
    decision, s = game.decision, game.state
    if decision is None or decision.player != 0 or decision.kind != "end":
        return None
    board = s.edition.board
    for group in range(s.groups):
        lots = [int(s.lot(group, k)) for k in range(board.group_size[group])]
        if len(lots) < 2 or board.build_cost[lots[0]] == 0:
            continue
        for other in range(1, s.players):
            mine = [lot for lot in lots if s.owner[lot] == 0 and s.level[lot] == 0]
            his = [lot for lot in lots if s.owner[lot] == other]
            if any(s.mortgaged[lot] for lot in lots) or s.cash[other] < len(lots) * board.build_cost[lots[0]]:
                continue
            if mine and his and len(mine) + len(his) == len(lots) and not any(s.level[lot] for lot in lots):
                names = ", ".join(str(board.deed_place(lot)) for lot in mine)
                text = f"offer {other} {names} for nothing"
                try:
                    trial = game.copy()
                    trial.play(text)
                except ValueError:
                    continue
                taken = bot("champion", 1).choose(trial).verb == "accept"
                return text if taken and is_open(game) else None
    return None


def house_not_built(game: Game) -> str | None:
    """Seat 0 ends its turn where it would begin to build on a colour."""
    decision, s = game.decision, game.state
    if decision is None or decision.player != 0 or decision.kind != "end" or s.buildings[0] > 0:
        return None
    ready = [group for group in range(s.groups) if s.groups_ready[0] >> group & 1]
    if not any(s.edition.board.build_cost[s.lot(group, 0)] > 0 for group in ready):
        return None
    said = bot("champion", 1).choose(game.copy()).verb
    return "end" if said == "build" and is_open(game) else None


def bankrupt_with_a_way_out(seed: int) -> Game | None:
    """Seat 0 gives up before a hotel at a table set by chance; None where champions find no way out either."""
    chance = Random(seed)
    mine, his = chance.choice(PAIRS)
    others = chance.sample(CHEAP, 4)
    t = table(players=3).owns_group(0, "orange", "railroad").owns(0, mine, others[0])
    t.mortgaged(mine, others[0], *ORANGE, *RAILROADS)
    t.owns(1, his, *others[1:4]).owns_group(2, "brown").built(5, "Mediterranean Avenue", "Baltic Avenue")
    t.has(0, chance.randrange(20, 120)).has(1, chance.randrange(1200, 1900)).has(2, chance.randrange(50, 200))
    t.at(0, "Go").dice(1, 2).play("roll")
    trial = t.game.copy()
    players = [bot("champion", seat) for seat in range(3)]
    while (decision := trial.decision) and decision.kind in ("debt", "trade"):
        trial.play(players[decision.player].choose(trial))
    if trial.state.bankrupt[0]:
        return None
    t.play("bankrupt")
    return t.game


# And how often in a game: to build a turn later costs nothing while nobody comes by, so no house is built six times.
BLUNDERS: dict[str, tuple[Spoiler, int]] = {
    "a colour given away": (colour_given_away, 1),
    "a house not built": (house_not_built, 6),
}


def blunders(kind: str, first: int, count: int) -> tuple[int, int]:
    """How many of so many blunders that were put into games are among the five dearest decisions of who made them."""
    spoil, times = BLUNDERS[kind]
    named = made = 0
    for seed in range(first, first + 40 * count):
        game, put_in = spoilt("classic", ("champion", "trader", "trader", "champion"), seed, spoil, 60, times)
        if len(put_in) == times:
            made += 1
            named += any(move.number in put_in for move in dearest(reviewed(game), 0))
        if made == count:
            break
    return named, made


def test_the_weaker_players_are_found() -> None:
    assert [weaker_found(seed) for seed in range(700, 702)] == [True] * 2


@pytest.mark.parametrize("kind", BLUNDERS)
def test_blunders_that_were_put_in_are_named(kind: str) -> None:
    assert blunders(kind, 900, 2) == (2, 2)


def bankruptcies(first: int, count: int) -> int:
    """How many of so many are the dearest decision of who went bankrupt."""
    games = (game for seed in range(first, first + 10 * count) if (game := bankrupt_with_a_way_out(seed)))
    return sum([move.number for move in dearest(reviewed(game), 0)][:1] == [2] for game in islice(games, count))


def test_a_bankruptcy_with_a_way_out_is_the_dearest() -> None:
    assert bankruptcies(0, 5) == 5


@pytest.mark.long
def test_bankruptcies_with_a_way_out_are_the_dearest() -> None:
    named = bankruptcies(1_000, 66)
    print(f"a bankruptcy with a way out: {named} of 66 are the dearest")
    assert named >= 0.95 * 66


@pytest.mark.long
def test_the_weaker_players_are_found_in_two_hundred_games() -> None:
    found = sum(weaker_found(seed) for seed in range(10_000, 10_200))
    print(f"the weaker players were found in {found} of 200 games")
    assert found >= 190


@pytest.mark.long
@pytest.mark.parametrize("kind", BLUNDERS)
def test_two_hundred_blunders_are_named(kind: str) -> None:
    named, made = blunders(kind, 20_000, 67)
    print(f"{kind}: {named} of {made} are among the dearest")
    assert made == 67
    assert named >= 0.95 * made


def luck_of(games: int, first: int) -> list[tuple[float, float]]:
    """By kind of player: the mean of its luck in a game, in points, and half the interval."""
    kinds = ("champion", "simple", "trader", "random")
    sums: dict[str, list[float]] = {kind: [] for kind in kinds}
    for k in range(games):
        bots = [kinds[(seat + k) % 4] for seat in range(4)]
        game = played("classic", bots, first + k, 40)
        found = analysed(from_header(game.header), game.moves, weighed=())
        for seat, kind in enumerate(bots):
            sums[kind].append(found.luck(seat) / 10_000)
    told = []
    for values in sums.values():
        mean = sum(values) / len(values)
        spread = sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1))
        told.append((mean, 3 * spread / sqrt(len(values))))
    return told


def test_nobody_is_systematically_lucky() -> None:
    assert all(abs(mean) <= half for mean, half in luck_of(8, 5_000))


@pytest.mark.long
def test_luck_sums_to_nothing_over_two_thousand_games() -> None:
    figures = luck_of(2_000, 30_000)
    print([f"{mean:+.2f} within {half:.2f}" for mean, half in figures])
    assert all(abs(mean) <= half for mean, half in figures)
