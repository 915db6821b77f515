"""The invariants of the game, asserted at any decision of any game.

`check_state` looks at the position alone, `check_decision` at the question that is open, `check` at both,
`check_copies` at what copying and saving make of it. A `Watch` asserts those of the position at every decision
of a long game without counting again what has not changed.
"""

import json
from functools import cache

from passgo import Action, Edition, Game
from passgo.editions.ultimate.settings import STORM_SHORTAGE, VIRTUAL
from passgo.engine.board import RAILROAD, SHARE, STREET
from passgo.engine.columns import Ints, copied, listed
from passgo.engine.edition import AT_ONCE
from passgo.engine.machine import illegal_reason
from passgo.engine.rules.building import highest_level
from passgo.engine.settings import GROUP_CLEAR
from passgo.engine.state import BANK, OUT_OF_GAME, PIECES, SKYSCRAPER, State

ALL_MONEY = 0  # the Bank begins with nothing and pays out what players hold


def check(game: Game) -> None:
    """All invariants, for a game at rest: at a decision or over."""
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
    out = listed(s.bankrupt)
    assert s.solvent == s.players - sum(out), "solvent players are miscounted"
    for p in range(s.players):
        assert 0 <= s.place[p] < s.edition.board.size
        if out[p]:
            assert s.cash[p] == 0 and s.deeds_held[p] == 0, f"seat {p} is out and has property"
        elif s.jail[p]:
            assert s.place[p] == s.edition.board.jail and s.jail[p] <= 4, f"seat {p} is in Jail and elsewhere"
        assert not (s.winners >> p & 1 and out[p]), f"seat {p} is out and has won"
    assert s.over == (s.winners != 0) == (s.depth == 0)


@cache
def lots_by_group(edition: Edition) -> list[list[int]]:
    """The deeds of every group."""
    board = edition.board
    return [[int(board.lots[g * 8 + k]) for k in range(board.group_size[g])] for g in range(len(board.groups))]


@cache
def printed(edition: Edition) -> tuple[list[int], list[int], list[int]]:
    """By deed its group and its family, and by group how many lots one needs to build."""
    return listed(edition.board.group_of), listed(edition.board.family), listed(edition.lots_needed)


def check_deeds(s: State) -> None:
    """Every deed has one owner, a solvent player or the Bank; the indexes are what a recount gives."""
    group_of, families, needed = printed(s.edition)
    players, groups = int(s.players), len(needed)
    out, mortgaged, level, immune = listed(s.bankrupt), listed(s.mortgaged), listed(s.level), listed(s.immune)
    held, pledged, built = ([0] * (players * groups) for _ in range(3))
    unsold = 0
    assert set(mortgaged) <= {0, 1}
    for deed, owner in enumerate(listed(s.owner)):
        if owner == BANK:
            assert not mortgaged[deed] and not level[deed] and not immune[deed], f"the Bank's deed {deed}"
            unsold += families[deed] != SHARE
            continue
        assert 0 <= owner < players and not out[owner], f"deed {deed} belongs to nobody at the table"
        at = owner * groups + group_of[deed]
        held[at] += 1
        pledged[at] += mortgaged[deed]
        built[at] += level[deed]
    assert s.unsold == unsold, "unsold properties are miscounted"
    assert listed(s.held) == held, "lots held by group are miscounted"
    assert listed(s.pledged) == pledged, "mortgages by group are miscounted"
    assert listed(s.built) == built, "buildings by group are miscounted"
    spans = [slice(p * groups, (p + 1) * groups) for p in range(players)]
    assert listed(s.deeds_held) == [sum(held[span]) for span in spans], "deeds held are miscounted"
    assert listed(s.mortgages) == [sum(pledged[span]) for span in spans], "mortgages are miscounted"
    assert listed(s.buildings) == [sum(built[span]) for span in spans], "buildings are miscounted"
    assert [deeds_listed(s, p) for p in range(players)] == [
        [deed for deed, owner in enumerate(listed(s.owner)) if owner == p] for p in range(players)
    ], "the lists of deeds are wrong"
    ready = [sum((held[p * groups + g] >= needed[g]) << g for g in range(groups)) for p in range(players)]
    assert listed(s.groups_ready) == ready, "groups ready for building are miscounted"
    for p in range(players):
        for g in range(groups):
            room = room_left(s, g, held[p * groups + g], pledged[p * groups + g], built[p * groups + g])
            is_open = ready[p] >> g & 1 and room > 0
            assert s.groups_open[p] >> g & 1 == is_open, f"room on group {g} of seat {p} is misjudged"


def room_left(s: State, group: int, held: int, pledged: int, built: int) -> int:
    """How many levels more so many lots of a group in one hand could take; a mortgage closes a street (CLS-BLD-6)."""
    board = s.edition.board
    if board.group_family[group] != STREET:
        return held - pledged - built
    whole = held == board.group_size[group]
    highest = int(s.hotel_level) + (whole and s.edition.figures.piece_kinds > SKYSCRAPER)  # MEGA-SKY-1
    return 0 if pledged else held * highest - built


def deeds_listed(s: State, player: int) -> list[int]:
    """The deeds of a player as the state links them."""
    deeds = []
    deed = int(s.first_deed[player])
    while deed >= 0:
        deeds.append(deed)
        deed = int(s.next_deed[deed])
    return deeds


def check_buildings(s: State, supply: list[int]) -> None:
    """Pieces on the board and in the Bank make the supply; buildings stand evenly where their owner may build."""
    _, families, needed = printed(s.edition)
    hotel = int(s.hotel_level)
    level, owner, mortgaged = listed(s.level), listed(s.owner), listed(s.mortgaged)
    pieces = listed(s.pieces)
    may_owe = s.settings[STORM_SHORTAGE] == VIRTUAL  # for pieces that the Bank lacks (AMB-95)
    assert may_owe or min(pieces) >= 0, "the Bank owes pieces"
    for deed, height in enumerate(level):
        if height == 0:
            continue
        assert 0 < height <= highest_level(s, deed)
        if families[deed] != STREET:
            pieces[3 if families[deed] == RAILROAD else 4] += height
        elif height < hotel:
            pieces[0] += height
        else:
            pieces[height - hotel + 1] += 1
    assert pieces == supply, "pieces were made or lost"
    for group, lots in enumerate(lots_by_group(s.edition)):
        owners = {owner[lot] for lot in lots if level[lot]}
        if not owners:
            continue
        name = s.edition.board.groups[group]
        if families[lots[0]] != STREET:
            assert not any(level[lot] and mortgaged[lot] for lot in lots), f"{name} is built and mortgaged"
            continue
        assert len(owners) == 1, f"{name} is built on by several"
        mine = [lot for lot in lots if owner[lot] in owners]
        if not s.edition.figures.bare_lots_move:  # else a bare lot may have left a built group
            assert len(mine) >= needed[group], f"{name} is built on by somebody who may not"
        built = [level[lot] for lot in mine]
        if s.edition.name == "classic":  # elsewhere a lot may join a built group, and storms rage
            assert max(built) - min(built) <= 1, f"{name} is built unevenly: {built}"
            for lot in lots:  # as a house rule a bare lot of a built group may be mortgaged
                assert not (mortgaged[lot] and (level[lot] or s.settings[GROUP_CLEAR])), f"{name} is built, mortgaged"


def check_cards(s: State) -> None:
    """Every card is in one place: not drawn yet, under its pack, or kept by a solvent player."""
    for deck in range(len(s.edition.decks)):
        start, size = int(s.edition.deck_start[deck]), int(s.edition.deck_size[deck])
        cards = range(start, start + size)
        fresh = [int(s.undrawn[start + k]) for k in range(s.undrawn_count[deck])]
        ring = [(int(s.discards_first[deck]) + k) % size for k in range(s.discards_count[deck])]
        under = [int(s.discards[start + place]) for place in ring]
        kept = [card for card in cards if s.holder[card] != BANK]
        assert sorted(fresh + under + kept) == list(cards), f"pack {deck} is not complete"
        for card in kept:
            keeper = s.holder[card]
            assert s.edition.cards[card].use != AT_ONCE, f"card {card} cannot be kept"
            if keeper == OUT_OF_GAME:
                continue
            assert 0 <= keeper < s.players and not s.bankrupt[keeper], f"card {card} is kept by nobody at the table"


def check_decision(game: Game) -> None:
    """A solvent player is asked, among distinct legal options whose texts say the same; looking changes nothing."""
    before = game.digest()
    s = game.state
    decision = game.decision
    if decision is None:
        assert game.over and game.winners
    else:
        assert 0 <= decision.player < s.players and not s.bankrupt[decision.player], f"{decision!r} is not in the game"
        assert decision.number == s.decisions
        options = decision.options
        assert options, f"{decision!r} has no option"
        assert len(set(options)) == len({action.text for action in options}) == len(options), f"{options} repeats"
        for action in options:
            assert illegal_reason(s, action.code) == 0, f"{action} is listed and refused"
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


def check_copies(game: Game) -> None:
    """A copy and a saved game are the same position, down to what they save."""
    saved = json.dumps(game.save())
    loaded = Game.load(json.loads(saved))
    assert loaded.digest() == game.copy().digest() == game.digest(), "a copy or a saved game differs"
    assert json.dumps(loaded.save()) == saved, "a saved game is saved differently"


class Watch:
    """The invariants of the position at every decision; columns equal to those checked last are not checked again."""

    def __init__(self, supply: list[int]) -> None:
        self.supply = supply
        self.checked: dict[str, list[Ints]] = {}

    def look(self, s: State) -> None:
        check_money(s)
        if self.news("people", [s.bankrupt, s.jail, s.place]) or s.over:
            check_players(s)
        table = [s.owner, s.level, s.mortgaged, s.immune, s.pieces]
        counts = [s.held, s.pledged, s.built, s.deeds_held, s.groups_ready, s.groups_open, s.mortgages, s.buildings]
        counts += [s.first_deed, s.next_deed]
        if self.news("property", [s.bankrupt, *table, *counts]):
            check_players(s)
            check_deeds(s)
            check_buildings(s, self.supply)
        if self.news("cards", [s.bankrupt, s.holder, s.undrawn_count, s.discards_first, s.discards_count]):
            check_cards(s)

    def news(self, subject: str, columns: list[Ints]) -> bool:
        """Whether these columns are not those checked last; from now on they are."""
        if self.checked.get(subject) == columns:
            return False
        self.checked[subject] = [copied(column) for column in columns]
        return True
