"""The list by property: a number stands for the property beside it, and then for one of the things to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from passgo.cli.table.codes import group_letters
from passgo.cli.table.colours import HEADING, KEY, QUIET, group_style
from passgo.cli.table.columns import Column, laid_out
from passgo.cli.table.menu import MANAGING, Menu
from passgo.engine.game import Game
from passgo.engine.notation import Action
from passgo.engine.rules.mortgage import lift_cost
from passgo.texts import Texts
from passgo.texts.deed_facts import standing
from passgo.texts.figures import rent_then, sale

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

ALL: Final = "all"  # the whole list, not that of one verb
NO_LOT: Final = -1

Entry = Action | int  # something to do, or the deed that one would do something with


def is_open(menu: Menu, managing: str) -> bool:
    """Whether the list is on the screen: because somebody asked for it, or because it is the question."""
    return bool(menu.managing) and (menu.forced or bool(managing))


def entries(menu: Menu, managing: str, lot: int) -> list[Entry]:
    """What the numbers on the screen stand for, from 1 on."""
    if lot != NO_LOT:
        return [*doable(menu, lot)]
    rest = menu.main if menu.forced else []
    of_verb = [action for action in menu.managing if action.verb == managing]
    if of_verb:
        return [*of_verb, *rest]
    lots = [action.number for action in menu.managing if about_a_lot(action)]
    groups = [action for action in menu.managing if not about_a_lot(action)]
    return [*dict.fromkeys(lots), *groups, *rest]


def about_a_lot(action: Action) -> bool:
    """Whether an answer is about one property, not about a group or the debt."""
    return action.verb in MANAGING and action.verb != "selldown"


def doable(menu: Menu, lot: int) -> list[Action]:
    return [action for action in menu.managing if about_a_lot(action) and action.number == lot]


def show_properties(session: Session, menu: Menu) -> None:
    """The list, or what can be done with the property that was chosen."""
    game, texts, screen = session.game, session.texts, session.screen
    shown = entries(menu, session.managing, session.lot)
    if session.lot != NO_LOT or not menu.forced or isinstance(shown[0], Action):
        say_heading(session, menu, shown)
    if session.lot == NO_LOT:
        screen.block(rows(game, texts, menu, shown, screen.width))
    for number, entry in enumerate(shown, 1):
        if isinstance(entry, Action) and (session.lot != NO_LOT or not about_a_lot(entry)):
            line = Text.assemble((f"{number:>3}", KEY), f"  {texts.option(game, entry)}")
            line.append(mark(texts, menu, entry) if session.lot == NO_LOT else "", style=KEY)
            screen.say(line, hang=5)


def say_heading(session: Session, menu: Menu, shown: Sequence[Entry]) -> None:
    texts = session.texts
    if session.lot != NO_LOT:
        question = texts.say("play-lot", deed=texts.deed(session.lot))
    else:
        first = shown[0]
        question = texts.say("play-which-property", verb=first.verb if isinstance(first, Action) else ALL)
    player = texts.player(menu.decision.player)
    session.screen.say(texts.say("play-asked", player=player, question=question), style=HEADING)


def rows(game: Game, texts: Texts, menu: Menu, shown: Sequence[Entry], width: int) -> list[Text]:
    """One line a property: its number, what is on it, and what can be done with it."""
    board = game.state.edition.board
    letters = group_letters([texts.group(group) for group in range(len(board.groups))])
    heads: list[list[Text]] = []
    actions: list[list[Action]] = []
    for number, entry in enumerate(shown, 1):
        if isinstance(entry, Action) and not about_a_lot(entry):
            continue
        lot = entry.number if isinstance(entry, Action) else entry
        actions.append([entry] if isinstance(entry, Action) else doable(menu, lot))
        group = int(board.group_of[lot])
        style = group_style(board.groups[group])
        cells = [Text(f"{number:>3}", style=KEY), Text(letters[group], style=style), Text(texts.deed(lot), style=style)]
        heads.append([*cells, standing_cell(game, texts, lot)])
    columns = [Column("", 3), Column("", 1), Column("", 24), Column("", 15)]
    lines: list[Text] = []
    for head, todo in zip(laid_out(columns, heads, width) if heads else [], actions, strict=True):
        lines += beside(head, [do_cell(game, texts, menu, action) for action in todo], width)
    return lines


def beside(head: Text, cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in a row after a head, going on under themselves where there is no room."""
    lines = [head]
    for cell in cells:
        if lines[-1].cell_len + 2 + cell.cell_len > width and lines[-1].cell_len > head.cell_len:
            lines.append(Text(" " * head.cell_len))
        lines[-1] = Text.assemble(lines[-1], "  ", cell)
    return lines


def do_cell(game: Game, texts: Texts, menu: Menu, action: Action) -> Text:
    """One thing that can be done with a deed: the word, the money."""
    board = game.state.edition.board
    deed = action.number
    if action.verb == "sell":
        amount = sale(game.state, deed)[1]
    else:
        sums = {
            "build": -board.build_cost[deed],
            "mortgage": board.mortgage[deed],
            "lift": -lift_cost(game.state, deed),
        }
        amount = int(sums.get(action.verb, 0))
    sign = "-" if amount < 0 else "+"
    cell = Text(f"{texts.say(f'play-verb-{action.verb}')} {sign}{texts.money(abs(amount))}")
    if action.verb == "build":
        after = rent_then(texts, game.state, deed, menu.decision.player, int(game.state.level[deed]) + 1)
        cell.append(f" ({texts.say('play-column-rent-then', rent=after)})", style=QUIET)
    return cell.append(mark(texts, menu, action), style=KEY)


def mark(texts: Texts, menu: Menu, action: Action) -> str:
    """The sign of what Enter answers in a debt, where the list is the question; in other lists Enter goes back."""
    return f" {texts.say('play-enter')}" if menu.forced and action == menu.default else ""


def standing_cell(game: Game, texts: Texts, deed: int) -> Text:
    """What is on a deed; a mortgage is written faintly."""
    return Text(standing(game, texts, deed), style=QUIET if game.state.mortgaged[deed] else "")
