"""What a seat may see. Never the generator, never the order of a pack."""

from __future__ import annotations

from passgo.engine.board import SHARE
from passgo.engine.columns import i64, listed
from passgo.engine.rules.auction import BIDDING, bidder, leader, price, still_in
from passgo.engine.rules.endless import is_past_hope
from passgo.engine.rules.past_offers import is_quiet
from passgo.engine.rules.rent import rent
from passgo.engine.rules.shortage import AWARD_BUILDING
from passgo.engine.rules.victory import worth
from passgo.engine.state import FRAME, PIECES, VARIANTS, State


def seen(s: State, names: list[str], seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, or a spectator (None), JSON-able (MIL-54)."""
    board = s.edition.board
    view: dict[str, object] = {
        "edition": s.edition.name,
        "variant": VARIANTS[s.variant],
        "round": int(s.round),
        "turn": int(s.turn),
        "dice": [int(s.die), int(s.other_die)],
        "doubles": int(s.doubles),
        "roll_due": s.rolls_due != 0,
        "time_up": s.time_up != 0,
        "past_hope": is_past_hope(s),
        "last_round": int(s.last_round) or None,
        "over": s.over,
        "winners": [p for p in range(s.players) if s.winners >> p & 1],
        "pool": int(s.pool),
        "pieces": {PIECES[k]: int(s.pieces[k]) for k in range(s.edition.figures.piece_kinds)},
        "players": [player_seen(s, p, names[p], seat) for p in range(s.players)],
        "deeds": [
            {
                "space": board.deed_place(int(deed)),
                "owner": int(s.owner[deed]) if s.owner[deed] >= 0 else None,
                "level": int(s.level[deed]),
                "mortgaged": s.mortgaged[deed] != 0,
                "immune": [p for p in range(s.players) if s.immune[deed] >> p & 1],
                "rent": rent_seen(s, i64(deed)),
                **{name: int(s.extra[at + deed]) for name, at in s.edition.shown_by_deed.items()},
            }
            for deed in range(board.deeds)
        ],
        "packs": {deck.name: int(s.undrawn_count[k] + s.discards_count[k]) for k, deck in enumerate(s.edition.decks)},
        "offer": listed(s.offer),
        "auction": auction_seen(s),
    }
    return view


def rent_seen(s: State, deed: i64) -> int | None:
    """What a deed charges now, for a utility by pip of the dice; nothing while it is for sale or mortgaged."""
    if s.owner[deed] < 0 or s.mortgaged[deed] or s.edition.board.family[deed] == SHARE:
        return None
    return int(rent(s, deed, 1))


def player_seen(s: State, p: int, name: str, seat: int | None) -> dict[str, object]:
    """A player; cards that lie face down are named to himself only, the others see how many there are (MIL-46)."""
    kept = [card for card in range(len(s.edition.cards)) if s.holder[card] == p]
    return {
        "name": name,
        "cash": int(s.cash[p]),
        "worth": int(worth(s, p)),
        "space": s.edition.board.place(int(s.place[p])),
        "in_jail": s.jail[p] > 0,
        "jail_tries": int(s.jail[p] - 1) if s.jail[p] > 0 else 0,
        "out": s.bankrupt[p] != 0,
        "quiet": is_quiet(s, p),
        "cards": [s.edition.cards[card].name for card in kept if seat == p or not s.edition.card_secret[card]],
        "hidden_cards": sum(int(s.edition.card_secret[card]) for card in kept),
        **{name: int(s.extra[at + p]) for name, at in s.edition.shown_by_player.items()},
    }


def auction_seen(s: State) -> dict[str, object] | None:
    """The bidding, if there is one."""
    at = s.depth - FRAME
    if at < 0 or s.stack[at] != BIDDING:
        return None
    award, lot, standing, line = s.stack[at + 1], s.stack[at + 2], s.stack[at + 3], s.stack[at + 4]
    nowhere = award == AWARD_BUILDING or lot < 0  # a piece, or a share of the winner's choice
    return {
        "space": None if nowhere else s.edition.board.deed_place(int(lot)),
        "bid": int(price(standing)),
        "leader": int(leader(standing)) if leader(standing) >= 0 else None,
        "bidder": int(bidder(line)),
        "still_in": [p for p in range(s.players) if still_in(line) >> p & 1],
    }
