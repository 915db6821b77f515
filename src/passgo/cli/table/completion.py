"""What a line that was begun can become: words of the table, verbs that are possible now, and what they can name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from passgo.cli.table import travels
from passgo.cli.table.matching import folded
from passgo.cli.table.naming import deed_names
from passgo.cli.table.people import seats_in
from passgo.cli.table.terms import others
from passgo.engine.actions import CARD, DEED, RIDE, SEAT, SPACE, TERMS, VERB_NUMBERS, VERBS
from passgo.texts.why import rules_behind

if TYPE_CHECKING:
    from passgo.cli.table.session import Session


def completions(session: Session, typed: str) -> list[str]:
    """Whole lines that begin with what is typed, whatever its case and accents."""
    if session.at_hand:
        return beginning(typed, session.at_hand)
    head, blank, rest = typed.lstrip().partition(" ")
    if not blank:
        return fitting("", head, first_words(session))
    found = session.vocabulary.meant(head, legal(session))
    kind, word = found[0] if len(found) == 1 else ("", "")
    if kind == "verb" and VERBS[VERB_NUMBERS[word]].takes == TERMS:
        return terms(session, f"{head} ", rest, word)
    return fitting(f"{head} ", rest, after_word(session, word) if kind == "word" else after_verb(session, word))


def fitting(before: str, begun: str, names: Iterable[str]) -> list[str]:
    """The names that go on where somebody stopped typing."""
    plain = folded(begun)
    found = [name for name in dict.fromkeys(names) if folded(name).startswith(plain)]
    return [before + name for name in sorted(found)]


def beginning(typed: str, names: Iterable[str]) -> list[str]:
    """The same for the last of several names in a list."""
    at = 1 + max(typed.rfind(","), typed.rfind("+"))
    at += len(typed[at:]) - len(typed[at:].lstrip())
    return fitting(typed[:at], typed[at:], names)


def legal(session: Session) -> set[str]:
    """The verbs that are possible now."""
    decision = session.game.decision
    return session.menu(decision).legal if decision is not None and decision.player == session.viewer else set()


def first_words(session: Session) -> list[str]:
    vocabulary = session.vocabulary
    return [*vocabulary.names.values(), *(vocabulary.verb_names[verb] for verb in legal(session))]


def after_word(session: Session, word: str) -> list[str]:
    """What may follow a word of the table."""
    game, texts = session.game, session.texts
    if word == "deed":
        return list(deed_names(game, texts).values())
    if word in ("deeds", "interrupt"):
        return [texts.player(seat) for seat in seats_in(game)]
    if word == "board":
        tracks = game.state.edition.board.tracks
        several = [texts.say(f"play-track-{track}") for track in tracks if len(tracks) > 1]
        return [texts.say("play-list"), texts.say("play-all"), *several]
    if word == "why" and game.decision is not None:
        return rules_behind(game, game.decision.kind, session.refused.rule if session.refused else "")
    return []


def after_verb(session: Session, verb: str) -> list[str]:
    """What the legal answers with a verb are about."""
    game, texts, decision = session.game, session.texts, session.game.decision
    if not verb or decision is None or decision.player != session.viewer:
        return []
    actions = [action for action in decision.options if action.verb == verb]
    takes = VERBS[VERB_NUMBERS[verb]].takes
    if takes == DEED:
        names = deed_names(game, texts)
        return [names[action.number] for action in actions]
    if takes in (SPACE, RIDE):
        return [texts.space_name(travels.space_of(action)) for action in actions]
    if takes == SEAT:
        return [texts.player(action.number) for action in actions]
    return [texts.kept_card(action.number) for action in actions] if takes == CARD else []


def terms(session: Session, before: str, rest: str, verb: str) -> list[str]:
    """A deal in one line: with whom, and the deeds of the side that is being typed."""
    game, texts, me = session.game, session.texts, session.viewer
    partners = {folded(texts.player(seat)): seat for seat in others(game, me)}
    if verb == "offer":
        whom = next((name for name in partners if folded(rest).startswith(f"{name} ")), "")
        if not whom and not (rest.endswith(" ") and folded(rest) in partners):
            return fitting(before, rest, [texts.player(seat) for seat in partners.values()])
        words = len(whom.split()) or len(rest.split())
        name, rest = " ".join(rest.split()[:words]), rest.lstrip().split(" ", words)[-1]
        before += f"{name} "
    between = f" {texts.say('play-for')} "
    given, contra, taken = f" {rest}".rpartition(between)
    side = taken if contra else rest
    giver_names = [
        name
        for deed, name in deed_names(game, texts).items()
        if (game.state.owner[deed] == me) != bool(contra) and game.state.owner[deed] >= 0
    ]
    return [before + (given + contra).lstrip() + whole for whole in beginning(side, giver_names)]
