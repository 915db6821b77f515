"""What the words of every table do. An answer to the question itself is not here; it goes to the game.

A command gets the menu of the open question, or None while nothing is asked of the person who types it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from passgo.bots import bot
from passgo.cli.table.boards import board
from passgo.cli.table.colours import KEY
from passgo.cli.table.deeds import deed_card, holdings
from passgo.cli.table.examples import answers
from passgo.cli.table.matching import folded
from passgo.cli.table.menu import MOST, Menu
from passgo.cli.table.naming import Misread, find_deed, find_player
from passgo.cli.table.odds import show_chances, show_odds
from passgo.cli.table.people import bank_line, player_table, seats_in
from passgo.cli.table.properties import ALL, NO_LOT
from passgo.rulebook import chapter, look_up
from passgo.texts.catalogue import edition_name
from passgo.texts.why import holds_in, near_ids, rule_here, rules_behind

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

LOG_LINES = 20
LOOKING: Final = (
    *("help", "why", "hint", "odds", "board", "players", "deeds", "me", "deed", "log", "seed", "save", "record"),
)


def dispatch(session: Session, menu: Menu | None, word: str, rest: str) -> None:
    """Do what a word asks for; what cannot be understood is said in one sentence."""
    try:
        session.do(word, menu, rest)
    except Misread as error:
        session.complain(error.sentence)


def alone(session: Session, word: str, rest: str) -> None:
    """For a word that nothing may follow."""
    if rest:
        name = session.vocabulary.names[word]
        raise Misread(session.texts.say("play-word-alone", word=name, what=rest[:40]))


def show_help(session: Session, menu: Menu | None, rest: str) -> None:
    texts = session.texts
    if rest:
        word = session.vocabulary.words.get(folded(rest), "")
        if word not in session.vocabulary.listed:
            raise Misread(texts.say("play-not-understood", what=rest[:40]))
        list_words(session, [word])
        return
    session.heading("play-help-title")
    vocabulary = session.vocabulary
    examples = answers(session.game, texts, vocabulary, max(0, session.viewer))
    note = int(session.game.state.edition.figures.note)
    session.say("play-help-answers", examples=" · ".join(examples), note=note)
    list_words(session, vocabulary.listed)
    session.say("play-help-more")


def list_words(session: Session, words: Sequence[str]) -> None:
    """Words of the table, each with what may follow it and what it does."""
    typed = {word: session.vocabulary.typed(word) for word in words}
    room = 2 + max(len(words) for words in typed.values())
    for word, said in typed.items():
        line = Text.assemble((said.ljust(room), KEY), session.vocabulary.help(word))
        session.screen.say(line, indent=2, hang=room)


def why(session: Session, menu: Menu | None, rest: str) -> None:
    """The rules behind the question or the last refusal; those of an id or a family that was named."""
    if rest:
        named_rules(session, rest)
        return
    refused = session.refused.rule if session.refused else ""
    kind = session.game.decision.kind if session.game.decision else ""
    for rule in rules_behind(session.game, kind, refused):
        session.screen.say(f"[{rule}] {rule_here(session.game, session.texts, rule)}", hang=2)


def named_rules(session: Session, name: str) -> None:
    """A rule in words, with the game it is from; for an id that does not exist the ones that are near it."""
    game, texts = session.game, session.texts
    try:
        found = [rule for rule in look_up(name) if name.lower() != rule.edition]
    except ValueError:
        found = []
    if not found:
        near = ", ".join(near_ids(name, game.header.edition.name))
        raise Misread(texts.say("play-no-such-rule", what=name[:40], near=near))
    for rule in found:
        session.screen.say(f"[{rule.id}] {rule_here(game, texts, rule.id)}", hang=2)
    where = edition_name(texts.language, found[0].edition)
    here = edition_name(texts.language, game.header.edition.name)
    holds = holds_in(found[0].edition, game.header.edition.name)
    session.say("play-rule-from", edition=where, chapter=chapter(found[0], texts.language), here=here, holds=holds)


def give_hint(session: Session, menu: Menu | None, rest: str) -> None:
    if menu is None:
        raise Misread(session.texts.say("play-nothing-asked"))
    advice, reason = bot("trader").advice(session.game, session.texts.language)
    session.say("play-hint", option=session.texts.option(session.game, advice), reason=reason)


def odds(session: Session, menu: Menu | None, rest: str) -> None:
    """Who is favoured: played out now, or judged at every question from now on."""
    if folded(rest) not in ("always", folded(session.texts.say("play-always"))):
        alone(session, "odds", rest)
        show_odds(session)
        return
    session.odds_shown = not session.odds_shown
    if session.odds_shown:
        show_chances(session)
    else:
        session.say("play-odds-hidden")


def manage(session: Session, menu: Menu | None, rest: str) -> None:
    if menu is not None and (menu.managing or len(menu.main) > MOST):
        session.managing, session.lot = rest or ALL, NO_LOT
    else:
        session.say("play-nothing-to-manage")


def trade(session: Session, menu: Menu | None, rest: str) -> None:
    verbs = [verb for verb in ("counter", "offer", "settle") if menu is not None and verb in menu.free]
    verb = rest if rest in verbs else verbs[0] if verbs else ""
    if not verb:
        session.complain(session.texts.say("play-no-trade-now"))
        return
    session.bargain(verb)


def show_board(session: Session, menu: Menu | None, rest: str) -> None:
    texts, screen = session.texts, session.screen
    tracks = session.game.state.edition.board.tracks
    wishes = {"list": texts.say("play-list"), "all": texts.say("play-all")}
    wishes |= {track: texts.say(f"play-track-{track}") for track in tracks if len(tracks) > 1}
    plain = folded(rest)
    found = [
        wish for wish, word in wishes.items() if plain and (folded(word).startswith(plain) or wish.startswith(plain))
    ]
    if plain and len(found) != 1:
        raise Misread(texts.say("play-which-board", words=", ".join(wishes.values())))
    screen.block(board(session.game, texts, screen.width, screen.plain, found[0] if found else "", session.viewer))


def asked(session: Session) -> int:
    """Whose answer the table waits for."""
    return session.game.decision.player if session.game.decision else -1


def players(session: Session, menu: Menu | None, rest: str) -> None:
    game, texts, screen = session.game, session.texts, session.screen
    screen.gap()
    screen.block(player_table(game, texts, screen.width, asked(session), with_worth=True))
    screen.say(bank_line(game, texts, session.time_left()))


def deeds(session: Session, menu: Menu | None, rest: str) -> None:
    game, texts, screen = session.game, session.texts, session.screen
    seats = [find_player(game, texts, rest, seats_in(game))] if rest else seats_in(game)
    for seat in seats:
        screen.gap()
        viewer = -1 if session.sharing else session.viewer
        screen.block(holdings(game, texts, seat, screen.width, viewer))


def me(session: Session, menu: Menu | None, rest: str) -> None:
    viewer = session.viewer
    if viewer < 0:
        raise Misread(session.texts.say("play-no-seat"))
    session.screen.gap()
    session.screen.block(holdings(session.game, session.texts, viewer, session.screen.width, viewer))


def deed(session: Session, menu: Menu | None, rest: str) -> None:
    if not rest:
        word, sample = session.vocabulary.names["deed"], session.texts.deed(0)
        raise Misread(session.texts.say("play-which-deed", word=word, deed=sample))
    number = find_deed(session.game, session.texts, rest)
    session.screen.gap()
    for line in deed_card(session.game, session.texts, number):
        session.screen.say(line, hang=4)


def log(session: Session, menu: Menu | None, rest: str) -> None:
    if rest and not rest.isdigit():
        raise Misread(session.texts.say("play-how-many", word=session.vocabulary.names["log"]))
    count = max(1, min(int(rest or LOG_LINES), len(session.story.lines)))
    for line in session.story.lines[-count:]:
        session.show_line(line)


def sure_of_bankruptcy(session: Session, menu: Menu) -> bool:
    """Leaving the game is asked twice, and what is lost is shown. Enter stays, unless nothing else is possible."""
    game, texts = session.game, session.texts
    session.screen.gap()
    session.screen.block(holdings(game, texts, menu.decision.player, session.screen.width))
    only = len(menu.everything) == 1
    answer = session.read(texts.say("play-bankrupt-only" if only else "play-bankrupt-sure") + " ").strip().lower()
    return answer in ("y", "yes", texts.say("yes"), texts.say("yes")[0]) or (only and not answer)


COMMON: Final[dict[str, Callable[[Session, Menu | None, str], None]]] = {
    "help": show_help,
    "why": why,
    "hint": give_hint,
    "odds": odds,
    "manage": manage,
    "trade": trade,
    "board": show_board,
    "players": players,
    "deeds": deeds,
    "me": me,
    "deed": deed,
    "log": log,
}
