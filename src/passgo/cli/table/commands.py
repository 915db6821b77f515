"""What the words of the table do. An answer to the question itself is not here; it goes to the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from passgo.bots import bot
from passgo.cli.table import autosave, saving
from passgo.cli.table.boards import board
from passgo.cli.table.colours import KEY
from passgo.cli.table.deeds import deed_card, holdings
from passgo.cli.table.examples import answers
from passgo.cli.table.matching import folded
from passgo.cli.table.menu import MOST, Menu
from passgo.cli.table.naming import Misread, find_deed, find_player
from passgo.cli.table.odds import show_odds
from passgo.cli.table.people import bank_line, player_table, seats_in
from passgo.cli.table.properties import ALL, NO_LOT
from passgo.cli.table.vocabulary import WORDS, said
from passgo.rulebook import chapter, look_up
from passgo.texts.catalogue import edition_name
from passgo.texts.why import holds_in, near_ids, rule_here, rules_behind

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

LOG_LINES = 20
ROUNDS = 10  # to the end, where nobody says how many
LOOKING: Final = (
    *("help", "why", "hint", "odds", "board", "players", "deeds", "me", "deed", "log", "seed", "save", "record"),
)


def dispatch(session: Session, menu: Menu, word: str, rest: str) -> None:
    """Do what a word asks for; what cannot be understood is said in one sentence."""
    try:
        WHAT[word](session, menu, rest)
    except Misread as error:
        session.complain(error.sentence)


def show_help(session: Session, menu: Menu, rest: str) -> None:
    texts = session.texts
    session.heading("play-help-title")
    examples = answers(session.game, texts, session.vocabulary, menu.decision.player)
    note = int(session.game.state.edition.figures.note)
    session.say("play-help-answers", examples=" · ".join(examples), note=note)
    typed = {word: f"{session.vocabulary.names[word]} {said(texts, f'play-args-{word}')}".strip() for word in WORDS}
    room = 2 + max(len(words) for words in typed.values())
    for word, words in typed.items():
        line = Text.assemble((words.ljust(room), KEY), texts.say(f"play-help-{word}"))
        session.screen.say(line, indent=2, hang=room)
    session.say("play-help-more")


def why(session: Session, menu: Menu, rest: str) -> None:
    """The rules behind the question or the last refusal; those of an id or a family that was named."""
    if rest:
        named_rules(session, rest)
        return
    refused = session.refused.rule if session.refused else ""
    for rule in rules_behind(session.game, menu.decision.kind, refused):
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


def give_hint(session: Session, menu: Menu, rest: str) -> None:
    advice, reason = bot("trader").advice(session.game, session.texts.language)
    session.say("play-hint", option=session.texts.option(session.game, advice), reason=reason)


def manage(session: Session, menu: Menu, rest: str) -> None:
    if menu.managing or len(menu.main) > MOST:
        session.managing, session.lot = rest or ALL, NO_LOT
    else:
        session.say("play-nothing-to-manage")


def trade(session: Session, menu: Menu, rest: str) -> None:
    verbs = [verb for verb in ("counter", "offer", "settle") if verb in menu.free]
    verb = rest if rest in verbs else verbs[0] if verbs else ""
    if not verb:
        session.complain(session.texts.say("play-no-trade-now"))
        return
    session.bargain(verb)


def undo(session: Session, menu: Menu, rest: str) -> None:
    if not session.undo.back:
        session.complain(session.texts.say(f"play-undo-{session.undo.reason}", action=session.undo.action))
        return
    session.game, lines = session.undo.back.pop()
    session.autosave.keep(session)
    session.story.cut(lines)
    session.say("play-undone")


def show_board(session: Session, menu: Menu, rest: str) -> None:
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
    screen.block(board(session.game, texts, screen.width, screen.plain, found[0] if found else ""))


def players(session: Session, menu: Menu, rest: str) -> None:
    game, texts, screen = session.game, session.texts, session.screen
    screen.gap()
    screen.block(player_table(game, texts, screen.width, menu.decision.player, with_worth=True))
    screen.say(bank_line(game, texts, session.time_left()))


def deeds(session: Session, menu: Menu, rest: str) -> None:
    game, texts, screen = session.game, session.texts, session.screen
    seats = [find_player(game, texts, rest, seats_in(game))] if rest else seats_in(game)
    for seat in seats:
        screen.gap()
        viewer = -1 if session.sharing else menu.decision.player
        screen.block(holdings(game, texts, seat, screen.width, viewer))


def me(session: Session, menu: Menu, rest: str) -> None:
    session.screen.gap()
    asked = menu.decision.player
    session.screen.block(holdings(session.game, session.texts, asked, session.screen.width, asked))


def deed(session: Session, menu: Menu, rest: str) -> None:
    if not rest:
        word, sample = session.vocabulary.names["deed"], session.texts.deed(0)
        raise Misread(session.texts.say("play-which-deed", word=word, deed=sample))
    number = find_deed(session.game, session.texts, rest)
    session.screen.gap()
    for line in deed_card(session.game, session.texts, number):
        session.screen.say(line, hang=4)


def log(session: Session, menu: Menu, rest: str) -> None:
    if rest and not rest.isdigit():
        raise Misread(session.texts.say("play-how-many", word=session.vocabulary.names["log"]))
    count = max(1, min(int(rest or LOG_LINES), len(session.story.lines)))
    for line in session.story.lines[-count:]:
        session.show_line(line)


def interrupt(session: Session, menu: Menu, rest: str) -> None:
    """Somebody at this keyboard wants to manage between turns."""
    game, asked = session.game, menu.decision.player
    people = [seat for seat in session.people if not game.state.bankrupt[seat]]
    if folded(rest) in ("always", folded(session.texts.say("play-always"))):
        session.watcher = -1 if session.watcher >= 0 else asked
        session.say("play-watching" if session.watcher >= 0 else "play-not-watching")
        return
    if rest:
        seat = find_player(game, session.texts, rest, people)
    else:
        waiting = [seat for seat in people if seat != game.state.turn]
        if len(waiting) > 1:
            names = ", ".join(session.texts.player(seat) for seat in waiting)
            raise Misread(session.texts.say("play-who-interrupts", names=names))
        seat = waiting[0] if waiting else asked
    session.act(game.notation.read(f"interrupt {seat}"))
    if seat != asked:
        session.undo.forget("others")
    session.say("play-noted", player=session.texts.player(seat))


def enough(session: Session, menu: Menu, rest: str) -> None:
    """The person asked wants no more offers in this turn, and refuses the one that may lie there."""
    session.act(session.game.notation.read(f"quiet {menu.decision.player}"))
    if menu.decision.kind == "trade":
        session.act(session.game.notation.read("refuse"))


def stop(session: Session, menu: Menu, rest: str) -> None:
    """The people at this keyboard have agreed on a last round; bots never object."""
    if rest and not (rest.isascii() and rest.isdigit()):
        raise Misread(session.texts.say("play-how-many-rounds", word=session.vocabulary.names["stop"]))
    session.act(session.game.notation.read(f"stop {rest or ROUNDS}"))


def seed(session: Session, menu: Menu, rest: str) -> None:
    number = session.game.header.seed
    if number is None:
        session.say("play-secret-seed")
    else:
        session.say("play-seed", seed=str(number))


def save(session: Session, menu: Menu, rest: str) -> None:
    saving.save(session, rest)


def sure_of_bankruptcy(session: Session, menu: Menu) -> bool:
    """Leaving the game is asked twice, and what is lost is shown. Enter stays, unless nothing else is possible."""
    game, texts = session.game, session.texts
    session.screen.gap()
    session.screen.block(holdings(game, texts, menu.decision.player, session.screen.width))
    only = len(menu.everything) == 1
    answer = session.read(texts.say("play-bankrupt-only" if only else "play-bankrupt-sure") + " ").strip().lower()
    return answer in ("y", "yes", texts.say("yes"), texts.say("yes")[0]) or (only and not answer)


def wants_to_watch(session: Session) -> bool:
    """All people are out: the bots play on, seen or unseen."""
    texts = session.texts
    session.screen.gap()
    return session.read(texts.say("play-all-out") + " ").strip().lower() in ("w", texts.say("play-watch"))


WHAT: Final[dict[str, Callable[[Session, Menu, str], None]]] = {
    "help": show_help,
    "why": why,
    "hint": give_hint,
    "odds": lambda session, menu, rest: show_odds(session),
    "manage": manage,
    "trade": trade,
    "undo": undo,
    "board": show_board,
    "players": players,
    "deeds": deeds,
    "me": me,
    "deed": deed,
    "log": log,
    "interrupt": interrupt,
    "enough": enough,
    "stop": stop,
    "seed": seed,
    "save": save,
    "load": lambda session, menu, rest: saving.load(session, rest),
    "record": lambda session, menu, rest: saving.record(session, rest),
    "quit": lambda session, menu, rest: autosave.leave(session),
}
