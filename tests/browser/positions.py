"""Positions in the middle of a game, with something of everything on the board."""

from __future__ import annotations

from passgo.engine.game import Game
from passgo.testing import Table, table

STEP = {"classic": 3, "mega": 4, "millionaire": 3, "ultimate": 9}  # spaces between the tokens


def midgame(edition: str, players: int = 4, skin: str | None = None) -> Table:
    """Groups change hands in turn; the first of each player is built up, the last mortgaged, a few are for sale."""
    t = table(edition, players=players, skin=skin)
    board = Game.start(edition).state.edition.board
    lots: dict[str, list[str]] = {}  # colour groups, with the names of their lots
    for deed in range(board.deeds):
        group = board.groups[board.group_of[deed]]
        if board.build_cost[deed] > 0 and group not in ("railroad", "cab"):
            lots.setdefault(group, []).append(board.deed_names[deed])
    owned = list(lots)[:-2]
    for k, group in enumerate(owned):
        t.owns_group(k % players, group)
    for level, group in zip((1, 2, 3, 5), owned[:players], strict=False):
        t.built(level, *lots[group])
    for group in owned[4:6]:
        t.mortgaged(lots[group][0])
    if "railroad" in board.groups:
        t.owns(0, "Short Line").owns(1, "Reading Railroad")
    for seat in range(players):
        t.at(seat, board.place((1 + seat * STEP[edition]) % board.size))
    return t


def for_sale() -> Table:
    """Ann of three will land on a lot that nobody has."""
    return (
        table("classic", players=3)
        .owns(0, "Oriental Avenue")
        .owns(1, "Baltic Avenue")
        .at(0, "Oriental Avenue")
        .dice(1, 1)
    )


def in_debt() -> Table:
    """Ann will land on a hotel, and has not the cash for it, but houses and deeds."""
    t = table("classic", players=2).owns_group(0, "orange", "light blue", "brown").owns_group(1, "dark blue")
    t.built(2, "St. James Place", "Tennessee Avenue", "New York Avenue").built(4, "Park Place", "Boardwalk")
    return t.at(0, "Pacific Avenue").has(0, 1000).dice(2, 4)


def broke() -> Table:
    """Ann will land on a hotel, and all she has is far too little."""
    t = table("classic", players=2).owns(0, "Baltic Avenue", "Reading Railroad").owns_group(1, "dark blue")
    return t.built(4, "Park Place", "Boardwalk").at(0, "Pacific Avenue").has(0, 60).dice(2, 4)


def hopeless() -> Table:
    """Ann and Ben hold far more than all that is for sale, Ben more; nobody has anything else."""
    return table("classic", players=2).has(0, 100_000).has(1, 200_000)


def haggling() -> Table:
    """Ann and Ben each have what would complete a group of the other."""
    t = table("classic", players=3).owns(0, "Baltic Avenue", "Park Place").owns(1, "Mediterranean Avenue", "Boardwalk")
    return t.owns(1, "Reading Railroad").owns(0, "Short Line")
