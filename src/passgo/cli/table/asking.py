"""A question as it stands on the screen: what it is about, the answers with their numbers, what Enter does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from passgo.cli.table import travels
from passgo.cli.table.codes import group_letters
from passgo.cli.table.colours import HEADING, KEY, QUIET, group_style
from passgo.cli.table.columns import Column, fold, laid_out
from passgo.cli.table.effects import effect_lines
from passgo.cli.table.menu import SECRET_LETTER, Menu
from passgo.editions.ultimate.ledger import MUST_PLAY_VOUCHER
from passgo.engine.columns import listed
from passgo.engine.game import Game
from passgo.engine.notation import Action
from passgo.engine.rules.mortgage import lift_cost
from passgo.texts import Texts
from passgo.texts.deed_facts import standing
from passgo.texts.figures import rent_then, sale
from passgo.texts.race import goes_backwards

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

LONGEST_TIED = 30  # letters of a hint that is not torn apart at the end of a line
MOST = 12  # options in a list before the rest is folded away


def show_question(session: Session, menu: Menu) -> None:
    """The question, the main answers, and the way to the others."""
    texts, screen = session.texts, session.screen
    player = texts.player(menu.decision.player)
    screen.say(texts.say("play-asked", player=player, question=question(session.game, texts)), style=HEADING)
    if menu.decision.kind == "trade":
        giver, partner = menu.decision.about[:2]
        for line in effect_lines(session.game, texts, giver, partner, listed(session.game.state.offer)):
            screen.say(line, indent=2, hang=2, style=QUIET)
    if menu.forced:
        screen.block(property_list(session.game, texts, menu, session.managing, screen.width))
    shown = menu.main if session.managing else menu.main[:MOST]
    for action in shown:
        screen.say(option_line(session, menu, action), hang=5)
    if len(shown) < len(menu.main):
        screen.say(texts.say("play-more", count=len(menu.main) - len(shown)), indent=5, style=QUIET)
    show_secret(session, menu)
    show_folded(session, menu)
    if session.managing and menu.managing and not menu.forced:
        screen.block(property_list(session.game, texts, menu, session.managing, screen.width))
    show_ways(session, menu)


def show_secret(session: Session, menu: Menu) -> None:
    """Face-down cards: one line, whether they can be played or not, until their keeper wants to look."""
    if menu.face_down and session.opened != "card":
        words = session.texts.say("play-fold-card", count=menu.face_down)
        session.screen.say(Text.assemble((f"{SECRET_LETTER:>3}", KEY), f"  {words}"), hang=5)
    elif menu.face_down and not menu.secret:
        session.screen.say(session.texts.say("play-no-card-now", word=session.vocabulary.names["me"]), indent=5)
    else:
        for action in menu.secret:
            session.screen.say(option_line(session, menu, action), hang=5)


def show_folded(session: Session, menu: Menu) -> None:
    """Answers that name a space: one line for all of them, or the whole list where that is the question."""
    numbers = {action: number for number, action in enumerate(menu.numbered, 1)}
    for verb, actions in menu.folded.items():
        if menu.wide or session.opened == verb:
            ordered = [action for action in menu.away if action.verb == verb]
            width = session.screen.width
            session.screen.block(travels.listing(session.game, session.texts, ordered, numbers, menu.default, width))
        else:
            words = travels.summary(session.game, session.texts, menu.decision.kind, actions)
            session.screen.say(Text.assemble((f"{travels.LETTERS[verb]:>3}", KEY), f"  {words}"), hang=5)
    if menu.folded and (menu.wide or session.opened in menu.folded):
        default = menu.default
        if default in menu.away:
            enter = session.texts.space(travels.space_of(default))
            session.say("play-list-enter", space=enter)
        else:
            session.say("play-list-how")


def show_reminder(session: Session, menu: Menu) -> None:
    """The answers in one line, for somebody who only looked something up."""
    line = Text()
    for action in menu.main[:MOST]:
        words = action.text.split(maxsplit=1)
        name = session.vocabulary.verb_names[action.verb]
        line.append(" · " if line else "")
        line.append(f"{menu.number(action)}", style=KEY)
        amount = f" {session.texts.money(action.number)}" if words[1:] and action.verb == "bid" else ""
        line.append(f" {name}{amount}")
        if action == menu.default:
            line.append(f" {session.texts.say('play-enter')}", style=KEY)
    for verb in menu.folded:
        line.append(" · " if line else "")
        line.append(travels.LETTERS[verb], style=KEY)
        line.append(f" {session.vocabulary.verb_names[verb]}")
    if menu.default in menu.away:
        line.append(f" {session.texts.say('play-enter')}", style=KEY)
    if menu.managing:
        line.append(" · " if line else "")
        line.append("m", style=KEY)
        line.append(f" {session.vocabulary.names['manage']}")
    session.screen.say(line, indent=2)


def question(game: Game, texts: Texts) -> str:
    """The question; at the two that come every turn the status above has told the rest."""
    kind = game.decision.kind if game.decision else ""
    if kind == "turn":
        asked = [texts.say("play-your-turn", rolled=int(game.state.rolled))]
    elif kind == "end":
        asked = [texts.say("play-moves-made")]
    else:
        return texts.question(game)
    return " ".join([*asked, *remarks(game, texts, kind)])


def remarks(game: Game, texts: Texts, kind: str) -> list[str]:
    """What binds the next move: going backwards, or a voucher promised."""
    s = game.state
    said: list[str] = []
    if kind == "turn" and s.edition.board.kinds[s.place[s.turn]] == "reverse direction":
        said.append(texts.say("reminder-reverse"))
    if kind == "turn" and goes_backwards(s):
        said.append(texts.say("reminder-backwards"))
    if s.edition.name == "ultimate" and s.extra[MUST_PLAY_VOUCHER]:
        said.append(texts.say("reminder-promise"))
    return said


def option_line(session: Session, menu: Menu, action: Action) -> Text:
    line = Text.assemble((f"{menu.number(action):>3}", KEY), f"  {session.texts.option(session.game, action)}")
    if action == menu.default:
        line.append(f"  {session.texts.say('play-enter')}", style=KEY)
    return line


def show_ways(session: Session, menu: Menu) -> None:
    """What else can be typed here: an amount, m, t, help."""
    texts, names = session.texts, session.vocabulary.names
    ways: list[str] = []
    if menu.managing and not session.managing and not menu.forced:
        ways.append(texts.say("play-way-manage", what=managing_summary(session, menu.managing)))
    if "offer" in menu.free:
        ways.append(texts.say("play-way-trade"))
    for verb, message in (("counter", "play-way-counter"), ("settle", "play-way-settle")):
        if verb in menu.free:
            ways.append(texts.say(message, word=session.vocabulary.verb_names[verb]))
    if menu.decision.kind == "trade":
        ways.append(texts.say("play-way-enough", word=names["enough"]))
    if "bid" in menu.free and menu.free["bid"][0] <= menu.free["bid"][1]:
        low, high = menu.free["bid"]
        ways.append(texts.say("play-way-bid", low=texts.money(low), high=texts.money(high)))
    ways.append(texts.say("play-way-help", word=names["help"]))
    tied = [way.replace(" ", "\u00a0") if len(way) < LONGEST_TIED else way for way in ways]
    session.screen.say(Text(" · ".join(tied), style=QUIET), indent=2)


def managing_summary(session: Session, actions: Sequence[Action]) -> str:
    """How many of each: build 3, mortgage 5."""
    verbs = list(dict.fromkeys(action.verb for action in actions))
    counts = {verb: sum(action.verb == verb for action in actions) for verb in verbs}
    return ", ".join(f"{session.vocabulary.verb_names[verb]} {count}" for verb, count in counts.items())


def property_list(game: Game, texts: Texts, menu: Menu, only: str, width: int) -> list[Text]:
    """What can be done with property: one line a deed, with the numbers of its options."""
    s = game.state
    board = s.edition.board
    letters = group_letters([texts.group(group) for group in range(len(board.groups))])
    wanted = [action for action in menu.managing if only in ("", "all", action.verb)] or menu.managing
    by_deed: dict[int, list[Action]] = {}
    for action in wanted:
        if action.verb != "selldown":
            by_deed.setdefault(action.number, []).append(action)
    order = sorted(by_deed, key=lambda deed: (int(board.group_of[deed]), deed))
    rows: list[list[Text]] = []
    for deed in order:
        group = int(board.group_of[deed])
        style = group_style(board.groups[group])
        rows.append(
            [Text(letters[group], style=style), Text(texts.deed(deed), style=style), standing_cell(game, texts, deed)]
        )
    columns = [Column("", 1), Column("", 24), Column("", 14)]
    lines: list[Text] = []
    for deed, head in zip(order, laid_out(columns, rows, width, indent=2) if rows else [], strict=True):
        lines += beside(head, [do_cell(game, texts, menu, action) for action in by_deed[deed]], width)
    for action in wanted:
        if action.verb == "selldown":
            line = Text.assemble((f"{menu.number(action):>3}", KEY), f"  {texts.option(game, action)}")
            lines += fold(line, width)
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
    """One thing that can be done with a deed: its number, the word, the money."""
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
    cell = Text.assemble((f"{menu.number(action)}", KEY), f" {texts.say(f'play-verb-{action.verb}')}")
    cell.append(f" {sign}{texts.money(abs(amount))}")
    if action.verb == "build":
        after = rent_then(texts, game.state, deed, menu.decision.player, int(game.state.level[deed]) + 1)
        cell.append(f" ({texts.say('play-column-rent-then', rent=after)})", style=QUIET)
    if action == menu.default:
        cell.append(f" {texts.say('play-enter')}", style=KEY)
    return cell


def standing_cell(game: Game, texts: Texts, deed: int) -> Text:
    """What is on a deed; a mortgage is written faintly."""
    return Text(standing(game, texts, deed), style=QUIET if game.state.mortgaged[deed] else "")
