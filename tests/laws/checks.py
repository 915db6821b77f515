"""The laws of the game, asserted at any decision of any game.

`check_state` looks at the position alone, `check_decision` at the question that is open, `check` at both. A `Watch`
asserts the laws of the position at every decision of a long game without counting again what has not changed.
"""

import json

from passgo import Action, Game
from passgo.engine.board import RAILROAD, SHARE, STREET
from passgo.engine.columns import listed
from passgo.engine.edition import AT_ONCE
from passgo.engine.machine import refusal_of
from passgo.engine.rules.building import highest_level
from passgo.engine.settings import GROUP_CLEAR
from passgo.engine.state import BANK, OUT_OF_GAME, PIECES, State

ALL_MONEY = 0  # the Bank begins with nothing and pays out what players hold


def check(game: Game) -> None:
    """All laws, for a game at rest: at a decision or over."""
    check_state(game.state, supply_of(game))
    check_decision(game)


def supply_of(game: Game) -> list[int]:
    """The pieces of every kind that the game began with."""
    counts = [int(count) for count in str(game.header.settings["bank.pieces"]).split("/")]
    return counts + [0] * (len(PIECES) - len(counts))


def check_state(s: State, supply: list[int]) -> None:
    check_money(s)
    check_players(s)
    check_deeds(s)
    check_buildings(s, supply)
    check_cards(s)


def check_money(s: State) -> None:
    """Money only changes hands, and nobody has less than none."""
    cash = listed(s.cash)
    assert sum(cash) + s.bank + s.pool == ALL_MONEY, "money was made or lost"
    assert min(cash) >= 0 and s.pool >= 0, f"somebody has less than nothing: {cash}, pool {s.pool}"


def check_players(s: State) -> None:
    """Who is out has nothing; who is in Jail stands there; the winners are still in."""
    out = listed(s.out)
    assert s.solvent == s.players - sum(out), "solvent players are miscounted"
    for p in range(s.players):
        assert 0 <= s.place[p] < s.edition.board.size
        if out[p]:
            assert s.cash[p] == 0 and s.deeds_held[p] == 0, f"seat {p} is out and has property"
        elif s.jail[p]:
            assert s.place[p] == s.edition.board.jail and s.jail[p] <= 3, f"seat {p} is in Jail and elsewhere"
        assert not (s.winners >> p & 1 and out[p]), f"seat {p} is out and has won"
    assert s.over == (s.winners != 0) == (s.depth == 0)


def check_deeds(s: State) -> None:
    """Every deed has one owner, a solvent player or the Bank; the indexes are what a recount gives."""
    board = s.edition.board
    groups = len(board.groups)
    held = [0] * int(s.players) * groups
    pledged = [0] * int(s.players) * groups
    built = [0] * int(s.players) * groups
    unsold = 0
    deeds_held = [0] * int(s.players)
    mortgages = [0] * int(s.players)
    levels = [0] * int(s.players)
    for deed, owner in enumerate(listed(s.owner)):
        assert s.mortgaged[deed] in (0, 1)
        if owner == BANK:
            assert not s.mortgaged[deed] and not s.level[deed] and not s.immune[deed], f"the Bank's deed {deed}"
            unsold += board.family[deed] != SHARE
            continue
        assert 0 <= owner < s.players and not s.out[owner], f"deed {deed} belongs to nobody at the table"
        at = owner * groups + int(board.group_of[deed])
        held[at] += 1
        pledged[at] += int(s.mortgaged[deed])
        built[at] += int(s.level[deed])
        deeds_held[owner] += 1
        mortgages[owner] += int(s.mortgaged[deed])
        levels[owner] += int(s.level[deed])
    needed = listed(s.edition.lots_needed)
    ready = [sum((held[p * groups + g] >= needed[g]) << g for g in range(groups)) for p in range(s.players)]
    assert listed(s.held) == held, "lots held by group are miscounted"
    assert listed(s.pledged) == pledged, "mortgages by group are miscounted"
    assert listed(s.built) == built, "buildings by group are miscounted"
    assert s.unsold == unsold, "unsold properties are miscounted"
    assert listed(s.deeds_held) == deeds_held, "deeds held are miscounted"
    assert listed(s.mortgages) == mortgages, "mortgages are miscounted"
    assert listed(s.buildings) == levels, "buildings are miscounted"
    assert listed(s.groups_ready) == ready, "groups ready for building are miscounted"


def check_buildings(s: State, supply: list[int]) -> None:
    """Pieces on the board and in the Bank make the supply; buildings stand evenly where their owner may build."""
    board = s.edition.board
    hotel = int(s.hotel_level)
    level = listed(s.level)
    pieces = listed(s.pieces)
    for deed, height in enumerate(level):
        assert 0 <= height <= highest_level(s, deed)
        family = board.family[deed]
        if family != STREET:
            pieces[3 if family == RAILROAD else 4] += height
        elif height < hotel:
            pieces[0] += height
        else:
            pieces[height - hotel + 1] += 1
    assert min(listed(s.pieces)) >= 0, "the Bank owes pieces"
    assert pieces == supply, "pieces were made or lost"
    for group, name in enumerate(board.groups):
        lots = [int(board.lots[group * 8 + k]) for k in range(board.group_size[group])]
        owners = {int(s.owner[lot]) for lot in lots if level[lot]}
        if not owners:
            continue
        if board.family[lots[0]] != STREET:
            assert not any(level[lot] and s.mortgaged[lot] for lot in lots), f"{name} is built and mortgaged"
            continue
        assert len(owners) == 1, f"{name} is built on by several"
        mine = [lot for lot in lots if s.owner[lot] in owners]
        assert len(mine) >= s.edition.lots_needed[group], f"{name} is built on by somebody who may not"
        built = [level[lot] for lot in mine]
        if s.edition.name == "classic":  # elsewhere a lot may join a built group, and storms rage
            assert max(built) - min(built) <= 1, f"{name} is built unevenly: {built}"
            for lot in lots:  # as a house rule a bare lot of a built group may be mortgaged
                assert not (s.mortgaged[lot] and (level[lot] or s.rules[GROUP_CLEAR])), f"{name} is built, mortgaged"


def check_cards(s: State) -> None:
    """Every card is in one place: not drawn yet, under its pack, or kept by a solvent player."""
    for deck in range(len(s.edition.decks)):
        start, size = int(s.edition.deck_start[deck]), int(s.edition.deck_size[deck])
        cards = range(start, start + size)
        fresh = [int(s.fresh[start + k]) for k in range(s.fresh_count[deck])]
        ring = [(int(s.under_first[deck]) + k) % size for k in range(s.under_count[deck])]
        under = [int(s.under[start + place]) for place in ring]
        kept = [card for card in cards if s.keeper[card] != BANK]
        assert sorted(fresh + under + kept) == list(cards), f"pack {deck} is not complete"
        for card in kept:
            keeper = s.keeper[card]
            assert s.edition.cards[card].use != AT_ONCE, f"card {card} cannot be kept"
            if keeper == OUT_OF_GAME:
                continue
            assert 0 <= keeper < s.players and not s.out[keeper], f"card {card} is kept by nobody at the table"


def check_decision(game: Game) -> None:
    """A solvent player is asked, among distinct legal options whose texts say the same; looking changes nothing."""
    before = game.digest()
    s = game.state
    decision = game.decision
    if decision is None:
        assert game.over and game.winners
    else:
        assert 0 <= decision.player < s.players and not s.out[decision.player], f"{decision!r} is not in the game"
        assert decision.number == s.decisions
        options = decision.options
        assert options, f"{decision!r} has no option"
        assert len(set(options)) == len({action.text for action in options}) == len(options), f"{options} repeats"
        for action in options:
            assert refusal_of(s, action.code) == 0, f"{action} is listed and refused"
            check_text(game, action)
        for free in decision.free:
            assert free.low <= free.high, f"{free!r} leaves no number"
        considered = decision.kind in ("trade", "settlement")
        assert (len(s.offer) > 0) == considered, f"an offer lies there at {decision!r}, or none does"
        json.dumps(game.view(decision.player))
    json.dumps(game.view(None))
    assert game.digest() == before, "looking changed the game"


def check_text(game: Game, action: Action) -> None:
    """The text of an action reads as that action."""
    again = game.notation.read(action.text)
    assert again == action and again.text == action.text, f"{action!r} reads as {again!r}"


class Watch:
    """The laws of the position at every decision; columns equal to those checked last are not checked again."""

    def __init__(self, supply: list[int]) -> None:
        self.supply = supply
        self.property: list[list[int]] = []
        self.cards: list[list[int]] = []

    def look(self, s: State) -> None:
        check_money(s)
        keepers = listed(s.keeper)
        out = listed(s.out)
        table = [
            out,
            listed(s.owner),
            listed(s.level),
            listed(s.mortgaged),
            listed(s.pieces),
            listed(s.held),
            listed(s.pledged),
            listed(s.built),
            [int(s.unsold)],
            listed(s.deeds_held),
            listed(s.groups_ready),
            listed(s.mortgages),
            listed(s.buildings),
        ]
        if table != self.property or s.over:
            check_players(s)
            check_deeds(s)
            check_buildings(s, self.supply)
            self.property = table
        packs = [out, keepers, listed(s.fresh_count), listed(s.under_first), listed(s.under_count)]
        if packs != self.cards:
            check_cards(s)
            self.cards = packs
