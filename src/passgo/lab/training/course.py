"""A course of training: league games into a folder, a network from them, games with that network, a better network.

What the folder has is not played again, so a course that was stopped goes on where it was.
"""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from passgo.bots.learned.network import VALUES, Value, network_from, value_of
from passgo.engine.edition import Edition
from passgo.lab.runner import Dealer, Plan
from passgo.lab.running import Crew
from passgo.lab.speech import Trouble
from passgo.lab.training.evaluation import Judged, judged
from passgo.lab.training.fitting import Array, Net, Table, bootstrapped, fit, joined, net_of, tables
from passgo.lab.training.league import Sampled, sampled_chunk
from passgo.lab.workers import Piece, pieces

Bar = Callable[[int, int], AbstractContextManager[Callable[[int], None]]]  # of all games and those done already

CHUNK = 200  # games in a file
HELD_OUT = 12  # one game in so many is kept for judging
FIRST_LEAGUE = (
    *("trader-1",) * 5,
    *("trader-1:greed=1.6", "trader-1:greed=0.7", "trader-1:reserve=150"),
    *("simple", "simple:reserve=60:buy_reserve=20", "random:odds=6"),
)
LEARNED_LEAGUE = (
    *("champion:noise=4000",) * 8,
    *("champion", "champion", "champion:noise=20000", "champion:fair=200"),  # the last completes hardly anybody's group
    *("strong", "strong", "trader", "trader", "trader-1", "trader-1:greed=1.6", "simple"),
    *("arena:scholar",) * 4,
    *("arena:scholar:reserve=100", "arena:haggler", "arena:surplus-taker", "arena:swapper"),
    *("arena:bold", "arena:mortgager", "arena:keeper", "arena:hoarder"),  # who build with all they have
    *("arena:refuser", "arena:never-seller"),
)
LEARNED_WEIGHT = 3  # times that a position of such a league counts


@dataclass(frozen=True)
class Course:
    """What is trained and how; the same course gives the same positions on any number of machines."""

    edition: str
    folder: Path
    games: int = 16_000  # of the first league
    learned_games: int = 2_000  # of each league in which players take part who have learned from those before
    seed: int = 0
    layers: tuple[int, int] = (16, 8)
    epochs: int = 2
    max_rounds: int = 200

    def leagues(self) -> list[tuple[str, Plan, int]]:
        """The leagues in turn: where their positions are kept, what is played, how many games."""
        first = self.plan(FIRST_LEAGUE, 0)
        learned = [(f"league-{k + 1}", self.plan(LEARNED_LEAGUE, k), self.learned_games) for k in (1, 2)]
        return [("league-1", first, self.games), *learned]

    def plan(self, bots: tuple[str, ...], number: int) -> Plan:
        edition = Plan(self.edition).checked().edition
        seed = 10_000_000 * (1 + number) + 100_000_000 * self.seed
        return Plan(self.edition, edition.table_size, bots, seed, max_rounds=self.max_rounds)


class Positions:
    """All positions of a course so far, with features."""

    def __init__(self, edition: Edition, data: dict[int, Table], games: Array, decided: Array, weight: Array) -> None:
        """`weight`: how many times each position counts."""
        self.edition = edition
        self.data = data
        self.games = games
        held = games % HELD_OUT == 0
        often = np.where(held, 0, weight)
        self.training = {count: np.repeat(np.arange(len(table.at)), often[table.at]) for count, table in data.items()}
        self.testing = {count: np.flatnonzero(held[table.at] & decided[table.at]) for count, table in data.items()}


def with_weights(weights: str, plan: Plan, first: int, count: int) -> Sampled:
    """Games of a league in a process that has not learned yet."""
    install(Dealer(plan).printing, json.loads(Path(weights).read_text(encoding="utf-8")))
    return sampled_chunk(plan, first, count)


def install(edition: Edition, data: dict[str, list[list[int]] | list[int] | int]) -> None:
    """Judge an edition by these weights, in this process."""
    VALUES[id(edition)] = Value(edition, network_from(data))


def missing(folder: Path, games: int) -> list[Piece]:
    return [piece for piece in pieces(games, CHUNK) if not file_of(folder, piece[0]).exists()]


def file_of(folder: Path, first: int) -> Path:
    return folder / f"{first:07d}.npz"


def play_league(
    folder: Path, plan: Plan, games: int, crew: Crew, weights: Path | None, played: Callable[[int], None]
) -> None:
    """Play what the folder misses of a league."""
    folder.mkdir(parents=True, exist_ok=True)
    todo = missing(folder, games)
    work = partial(with_weights, str(weights)) if weights else sampled_chunk
    for (first, count), sampled in zip(todo, crew.spread(work, plan, todo), strict=True):
        whole = file_of(folder, first)
        part = whole.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **sampled._asdict())
        part.replace(whole)
        played(count)


def with_features(edition: str, files: list[Path], plan: Plan, first: int, count: int) -> list[dict[int, Table]]:
    """The features of some files, for a process that shares the work."""
    dealer = Dealer(Plan(edition))
    found = []
    for file in files[first : first + count]:
        with np.load(file) as kept:
            found.append(tables(dealer.printing, dealer.rules, kept["positions"], kept["outcomes"]))
    return found


def read(course: Course, folders: list[Path], crew: Crew) -> Positions:
    """Everything that was played, as features."""
    files = [file for folder in folders for file in sorted(folder.glob("*.npz"))]
    parts: list[dict[int, Table]] = []
    for some in crew.spread(partial(with_features, course.edition, files), Plan(course.edition), pieces(len(files), 8)):
        parts += some
    games, decided, weights, sizes = [], [], [], []
    for number, file in enumerate(files):
        with np.load(file) as kept:
            games.append(kept["games"].astype(np.int64) + number * CHUNK)
            decided.append(kept["decided"])
            weights.append(np.full(len(kept["games"]), 1 if file.parent == folders[0] else LEARNED_WEIGHT))
            sizes.append(len(kept["games"]))
    edition = Dealer(Plan(course.edition)).printing
    said = [np.concatenate(column) for column in (games, decided, weights)]
    return Positions(edition, joined(parts, sizes), *said)


def trained(course: Course, positions: Positions, told: Callable[[str, Judged], None]) -> Net:
    """Two fits: to outcomes, then to outcomes blended with what the first one says of later positions."""
    outcomes = {count: table.outcome for count, table in positions.data.items()}
    net = fit(positions.data, outcomes, positions.training, course.layers, course.epochs, course.seed)
    told("outcome", judged(net, positions.data, positions.testing))
    targets = bootstrapped(positions.data, net, positions.games)
    net = fit(positions.data, targets, positions.training, course.layers, course.epochs, course.seed + 1)
    told("blended", judged(net, positions.data, positions.testing))
    return net


def run(
    course: Course,
    crew: Crew,
    bar: Bar,
    told: Callable[[str, str, Judged], None],
) -> Net:
    """The whole course; the weights of every stage stay in its folder."""
    weights: Path | None = None
    folders: list[Path] = []
    net: Net | None = None
    for name, plan, games in course.leagues():
        if games == 0:
            continue
        folder = course.folder / name
        left = sum(count for _, count in missing(folder, games))
        with bar(games, games - left) as played:
            play_league(folder, plan, games, crew, weights, played)
        folders.append(folder)
        positions = read(course, folders, crew)
        net = trained(course, positions, partial(told, name))
        weights = course.folder / f"{name}.json"
        weights.write_text(json.dumps(net.data(), separators=(",", ":")) + "\n", encoding="utf-8")
    assert net is not None
    return net


def evaluated(course: Course, crew: Crew) -> Judged:
    """What the weights in use say of the games in the folder that no weights are made from."""
    folders = [course.folder / name for name, _, _ in course.leagues() if (course.folder / name).is_dir()]
    value = value_of(Dealer(Plan(course.edition)).printing)
    if not folders or value is None:
        raise Trouble("train-nothing", edition=course.edition, folder=str(course.folder))
    positions = read(course, folders, crew)
    return judged(net_of(value.network), positions.data, positions.testing)
