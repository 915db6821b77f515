"""A deed as it stands: its figures, who has it, what it costs to build on and to mortgage."""

from __future__ import annotations

from passgo.engine.board import SHARE, STREET, STRIDE, UTILITY
from passgo.engine.game import Game
from passgo.engine.rules.mortgage import lift_cost
from passgo.engine.rules.rent import bare_multiplier, mortgaged_lots, rent
from passgo.engine.settings import COUNT_MORTGAGED_SETS
from passgo.texts import Texts
from passgo.texts.wording import wording_of

FIGURES = 6  # rents on a deed without a skyscraper


def rent_rows(game: Game, texts: Texts, deed: int) -> list[tuple[str, str, bool]]:
    """The figures on a deed: for what, how much, and whether that is the one that counts now."""
    s = game.state
    board = s.edition.board
    figures = [int(figure) for figure in board.rents[deed * STRIDE : (deed + 1) * STRIDE] if figure]
    group, level = int(board.group_of[deed]), int(s.level[deed])
    owned = s.owner[deed] >= 0 and not s.mortgaged[deed]
    held = int(s.holds(s.owner[deed], group)) if owned else 0
    if owned and not s.settings[COUNT_MORTGAGED_SETS]:
        held -= int(mortgaged_lots(s, s.owner[deed], group))
    if board.family[deed] != STREET:
        times = board.family[deed] == UTILITY
        return [
            (
                texts.say("rent-for-owned", count=count),
                texts.say("rent-dice", times=figure) if times else texts.money(figure * (1 + level)),
                held == count,
            )
            for count, figure in enumerate(figures[: board.group_size[group]], 1)
        ]
    now = int(bare_multiplier(s, s.owner[deed], group)) if owned and level == 0 else 0
    names = {1: "rent-bare", 2: "rent-whole"}
    if s.edition.figures.majority and s.edition.lots_needed[group] < board.group_size[group]:
        names = {1: "rent-bare", 2: "rent-most", 3: "rent-whole"}
    elif s.edition.figures.majority:
        names = {1: "rent-bare", 3: "rent-whole"}
    rows = [(texts.say(name), texts.money(times * figures[0]), now == times) for times, name in names.items()]
    for built in range(1, int(s.hotel_level) + 1 + (len(figures) > FIGURES)):
        figure = figures[built if built < s.hotel_level else built + 5 - int(s.hotel_level)]
        rows.append((texts.standing(built), texts.money(figure), owned and level == built))
    return rows


def rent_now(game: Game, texts: Texts, deed: int) -> str:
    """What a visitor would pay now."""
    s = game.state
    if s.mortgaged[deed]:
        return "-"
    if s.edition.board.family[deed] == UTILITY:
        return texts.say("rent-dice", times=int(rent(s, deed, 1)))
    return texts.money(int(rent(s, deed, 0)))


def standing(game: Game, texts: Texts, deed: int) -> str:
    """What is on a deed: buildings, or a mortgage; "" for nothing."""
    s = game.state
    if s.mortgaged[deed]:
        return texts.say("deed-is-mortgaged")
    return texts.standing(int(s.level[deed]), deed) if s.level[deed] else ""


def owner_words(game: Game, texts: Texts, deed: int) -> str:
    """Who has it, and what stands on it."""
    if game.state.owner[deed] < 0:
        return texts.say("deed-for-sale")
    on_it = standing(game, texts, deed)
    owner = texts.say("deed-owned-by", player=texts.player(int(game.state.owner[deed])))
    return f"{owner}, {on_it}" if on_it else owner


def facts(game: Game, texts: Texts, deed: int) -> list[str]:
    """What else its card says: building, mortgage, what lies on it; of a share the dividend."""
    s = game.state
    board = s.edition.board
    if board.family[deed] == SHARE:
        owner, group = int(s.owner[deed]), board.group_of[deed]
        paid = wording_of(s.edition).dividend(s, owner, group) if owner >= 0 else 0
        return [texts.say("deed-dividend", amount=texts.money(paid))]
    said: list[str] = []
    if board.build_cost[deed]:
        said.append(texts.say("deed-build", cost=texts.money(board.build_cost[deed])))
    mortgage, lifting = texts.money(board.mortgage[deed]), texts.money(int(lift_cost(s, deed)))
    said.append(texts.say("deed-mortgage", value=mortgage, lifting=lifting))
    return [*said, texts.say("deed-fortune")] if wording_of(s.edition).has_card_on(s, deed) else said
