"""A question as it stands on the screen: what it is about, the answers with their numbers, what Enter does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from passgo.cli.table import travels
from passgo.cli.table.colours import HEADING, KEY, QUIET
from passgo.cli.table.effects import effect_lines
from passgo.cli.table.menu import MOST, SECRET_LETTER, Menu
from passgo.cli.table.people import cash_line, player_table
from passgo.cli.table.properties import NO_LOT, Entry, entries, is_open, show_properties
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action
from passgo.engine.rules.endless import is_past_hope
from passgo.texts import Texts
from passgo.texts.deals import parties
from passgo.texts.wording import wording_of

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

LONGEST_TIED = 30  # letters of a hint that is not torn apart at the end of a line


def show_status(session: Session, decision: Decision) -> None:
    """The table of players at the first prompt of a turn, then everybody's cash in one line."""
    game, texts, screen = session.game, session.texts, session.screen
    screen.gap()
    key = (int(game.state.turns), decision.player)
    if key != session.status_of:
        session.status_of = key
        screen.block(player_table(game, texts, screen.width, decision.player))
        show_end_in_sight(session)
    else:
        screen.say(cash_line(game, texts))
    if session.time_left():
        screen.say(session.time_left(), indent=2)


def show_end_in_sight(session: Session) -> None:
    """The round after which all is counted, if one is agreed on; else, once, that the game may need one."""
    state = session.game.state
    if state.last_round > 0:
        session.screen.say(session.texts.say("play-last-round", round=int(state.last_round)), indent=2)
    elif not session.warned and is_past_hope(state):
        session.warned = True
        words = session.texts.say("play-past-hope", word=session.vocabulary.names["stop"])
        session.screen.say(words, indent=2, hang=2, style=HEADING)


def on_screen(session: Session, menu: Menu) -> dict[int, Entry]:
    """The numbers that the question shows, with what is beside them."""
    if is_open(menu, session.managing):
        return dict(enumerate(entries(menu, session.managing, session.lot), 1))
    visible = menu.on_screen(session.opened, bool(session.managing))
    return {number: action for number, action in enumerate(menu.numbered, 1) if action in visible}


def list_alone(session: Session, menu: Menu) -> bool:
    """Whether a list by property stands for the question, and Enter leads back; in a debt it is the question itself."""
    return is_open(menu, session.managing) and (session.lot != NO_LOT or not menu.forced)


def show_question(session: Session, menu: Menu) -> None:
    """The question, the main answers, and the way to the others."""
    texts, screen = session.texts, session.screen
    if not list_alone(session, menu):
        player = texts.player(menu.decision.player)
        screen.say(texts.say("play-asked", player=player, question=question(session.game, texts)), style=HEADING)
    if menu.decision.kind in ("trade", "settlement"):
        giver, partner = parties(menu.decision.about)
        for line in effect_lines(session.game, texts, giver, partner, list(session.game.state.offer)):
            screen.say(line, indent=2, hang=2, style=QUIET)
    if is_open(menu, session.managing):
        show_properties(session, menu)
    else:
        show_answers(session, menu)
    show_ways(session, menu)


def show_answers(session: Session, menu: Menu) -> None:
    visible = menu.on_screen(session.opened, bool(session.managing))
    for action in menu.main:
        if action in visible:
            session.screen.say(option_line(session, menu, action), hang=5)
    hidden = sum(action not in visible for action in menu.main)
    if hidden:
        session.screen.say(session.texts.say("play-more", count=hidden), indent=5, style=QUIET)
    show_secret(session, menu)
    show_folded(session, menu)


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
    return " ".join([*asked, *wording_of(game.state.edition).reminders(texts, game.state, kind)])


def option_line(session: Session, menu: Menu, action: Action) -> Text:
    line = Text.assemble((f"{menu.number(action):>3}", KEY), f"  {session.texts.option(session.game, action)}")
    if action == menu.default:
        line.append(f"  {session.texts.say('play-enter')}", style=KEY)
    return line


def show_ways(session: Session, menu: Menu) -> None:
    """What else can be typed here: an amount, m, t, help."""
    texts, names = session.texts, session.vocabulary.names
    ways: list[str] = []
    if session.lot != NO_LOT:
        ways.append(texts.say("play-way-list"))
    elif list_alone(session, menu):
        ways.append(texts.say("play-way-back"))
    elif menu.managing and not menu.forced:
        ways.append(texts.say("play-way-manage", what=managing_summary(session, menu.managing)))
    if "offer" in menu.free:
        ways.append(texts.say("play-way-trade"))
    for verb, message in (("counter", "play-way-counter"), ("settle", "play-way-settle")):
        if verb in menu.free:
            ways.append(texts.say(message, word=session.vocabulary.verb_names[verb]))
    if menu.decision.kind in ("trade", "settlement"):
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
