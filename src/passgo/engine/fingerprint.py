"""A digest over the data of an edition, by which a stored game knows whether it would go on by the same rules.

What steps do is code and is not in it: an edition's version stands for that. Nor is what changes no game that is being
played: names of skins, further variants, further values of a setting.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from passgo.engine.board import Board
from passgo.engine.columns import listed
from passgo.engine.steps import STEPS, digest_spelling, step_name

if TYPE_CHECKING:
    from passgo.engine.edition import Edition, Figures, Frames, TurnSteps


def rules_digest(edition: Edition) -> str:
    """The same in every process and build, as long as nothing in the edition's data is another."""
    text = json.dumps(rules_data(edition), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def rules_data(edition: Edition) -> dict[str, object]:
    """All of it as plain data, steps by name: their numbers depend on what else is there."""
    return {
        "edition": [edition.name, edition.version],
        "board": board_data(edition.board),
        "interest": listed(edition.interest),
        "lots_needed": listed(edition.lots_needed),
        "landing": frames_data(edition.landing),
        "passing": frames_data(edition.passing),
        "turn": turn_data(edition.turn),
        "steps": [step_name(edition.on_completion), step_name(edition.on_mortgaged)],
        "decks": [
            [deck.name, deck.secret, [[card.name, int(card.use), card.kind, card.tradable] for card in deck.cards]]
            for deck in edition.decks
        ],
        "effects": frames_data(edition.card_effects),
        "dealt": list(edition.dealt),
        "bid_cards": listed(edition.bid_cards),
        "figures": figures_data(edition.figures),
        "extra": [edition.extra, int(edition.jail_marks)],
        "settings": dict(edition.settings),
        "presets": {key: dict(values) for key, values in edition.presets.items()},
        "skins": {name: dict(skin.settings) for name, skin in edition.skins.items() if skin.settings},
    }


def board_data(board: Board) -> dict[str, object]:
    return {
        "tracks": board.tracks,
        "track_of": listed(board.track_of),
        "names": board.names,
        "kinds": board.kinds,
        "deeds": board.deed_names,
        "deed_at": listed(board.deed_at),
        "price": listed(board.price),
        "mortgage": listed(board.mortgage),
        "build_cost": listed(board.build_cost),
        "resale": listed(board.resale),
        "family": listed(board.family),
        "rents": listed(board.rents),
        "groups": board.groups,
        "group_of": listed(board.group_of),
    }


def frames_data(frames: Frames) -> list[list[list[object]]]:
    """Lists of frames, each as `digest_spelling` has it."""
    lists: list[list[list[object]]] = []
    for key in range(len(frames.start)):
        first = int(frames.start[key])
        lists.append([frame_data(frames, first + 5 * k) for k in range(int(frames.count[key]))])
    return lists


def frame_data(frames: Frames, at: int) -> list[object]:
    return digest_spelling(STEPS[frames.flat[at]], [int(frames.flat[at + 1 + k]) for k in range(4)])


def turn_data(turn: TurnSteps) -> list[object]:
    steps = (turn.take, turn.finish, turn.roll, turn.triple, turn.begin, turn.off_turn, turn.any_time)
    return [[step_name(step) for step in steps], frames_data(turn.after_roll)]


def figures_data(figures: Figures) -> dict[str, int]:
    """All but `dollar`, by which only bots go."""
    return {
        "starting_cash": int(figures.starting_cash),
        "bail": int(figures.bail),
        "salary": int(figures.salary),
        "least": figures.least_players,
        "most": figures.most_players,
        "majority": int(figures.majority),
        "piece_kinds": int(figures.piece_kinds),
        "goal_cash": int(figures.goal_cash),
        "note": int(figures.note),
        "interest_on_price": int(figures.interest_on_price),
        "sales_in_debt_only": int(figures.sales_in_debt_only),
        "bare_lots_move": int(figures.bare_lots_move),
        "auctions_last_pieces": int(figures.auctions_last_pieces),
        "hotels_break_short": int(figures.hotels_break_short),
    }
