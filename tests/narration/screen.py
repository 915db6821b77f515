"""The sums that the terminal shows around a question: cash, deeds, shares, the Bank, and what managing costs."""

from collections.abc import Iterator

from passgo.cli.table.deeds import share_lines
from passgo.cli.table.menu import Menu
from passgo.cli.table.people import bank_line, cash_line, deeds_held
from passgo.cli.table.properties import about_a_lot, do_cell
from passgo.engine.board import SHARE
from passgo.engine.game import Decision
from passgo.texts import Texts
from tests.narration.options import option_figures
from tests.narration.position import Position

MILLION = 1_000_000

Shown = tuple[str, str, list[int]]


def screen(p: Position, texts: Texts, decision: Decision) -> Iterator[Shown]:
    """What is shown, by kind: the line and its figures."""
    yield "screen cash", cash_line(p.game, texts).plain, cash_figures(p)
    yield "screen bank", bank_line(p.game, texts, ""), bank_figures(p)
    me = decision.player
    deeds = [deed for deed in p.all_of(me) if p.board.family[deed] != SHARE]
    loans = len(deeds) - len(p.free(deeds))
    yield "screen deeds", deeds_held(p.game, texts, me), [len(deeds), *([loans] if loans else [])]
    shares = [figure for group in p.companies() for figure in share_figures(p, me, group)]
    yield "screen shares", "; ".join(share_lines(p.game, texts, me)), shares
    menu = Menu(p.game, decision)
    for action in menu.managing:
        if about_a_lot(action):
            known = option_figures(p, decision, action)
            if action.verb == "sell":
                known = known[-2:-1]  # neither what is left nor its rent
            signed = do_cell(p.game, texts, menu, action).plain
            yield "screen managing", signed.replace(" -", " "), known  # a cost has a sign here


def cash_figures(p: Position) -> list[int]:
    figures: list[int] = []
    for seat in range(p.s.players):
        if not p.s.bankrupt[seat]:
            figures.append(p.cash(seat))
            if p.edition == "millionaire":
                figures.append(100 * p.cash(seat) // MILLION)
    return figures


def bank_figures(p: Position) -> list[int]:
    kinds = {"classic": 2, "millionaire": 2, "mega": 4, "ultimate": 5}[p.edition]
    pool = int(p.s.pool)
    return [*[max(0, int(p.s.pieces[k])) for k in range(kinds)], *([pool] if pool else [])]


def share_figures(p: Position, player: int, group: int) -> list[int]:
    mine = p.owned(player, group)
    loans = len(mine) - len(p.free(mine))
    return [len(mine), p.dividend(player, group), *([loans] if loans else [])] if mine else []
