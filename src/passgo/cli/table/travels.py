"""Answers that name a space: vouchers, rides, triples. There can be a hundred; they are folded into one line each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from passgo.cli.table.colours import HEADING, KEY, QUIET, group_style
from passgo.cli.table.matching import closest, marks
from passgo.cli.table.naming import one_of
from passgo.cli.table.vocabulary import in_a_row
from passgo.engine.actions import ride_card, ride_space
from passgo.engine.board import UTILITY
from passgo.engine.game import Decision, Game
from passgo.engine.notation import Action
from passgo.engine.rules.rent import charges, rent
from passgo.texts import Texts
from passgo.texts.travel_options import ticket_asks
from passgo.texts.wording import wording_of

LETTERS: Final = {"ticket": "v", "ride": "g", "goto": "g"}  # what opens the list of a verb
SHORT: Final = 3  # so many answers need no folding
MANY: Final = 24  # spaces in a list before it is told side by side
GAP = 2
ENTRY = 25  # columns of a space in a list
NOTE = 8


def space_of(action: Action) -> int:
    """The space that an answer leads to; a voucher's own number stands before it."""
    return int(ride_space(action.number)) if action.verb == "ticket" else action.number


def voucher_of(action: Action) -> int:
    return int(ride_card(action.number)) if action.verb == "ticket" else -1


def folded_away(decision: Decision) -> dict[str, list[Action]]:
    """By verb the answers that are too many for the everyday prompt."""
    found: dict[str, list[Action]] = {}
    for action in decision.options:
        if action.verb in LETTERS:
            found.setdefault(action.verb, []).append(action)
    return {verb: actions for verb, actions in found.items() if len(actions) > SHORT}


# what is typed


def pick(game: Game, texts: Texts, actions: Sequence[Action], query: str) -> Action | None:
    """The answer whose space or voucher is meant; Misread when several fit, None when none does."""
    board = game.state.edition.board
    if re.fullmatch(r"\w+:\d+", query):
        found = [k for k, action in enumerate(actions) if board.place(space_of(action)) == query.lower()]
    else:
        called = [named(game, texts, action) for action in actions]
        found = []
        for level in range(3):
            found = found or closest(query, {k: name[level] for k, name in enumerate(called)})
    kept = {texts.kept_card(voucher_of(actions[k])) for k in found if voucher_of(actions[k]) >= 0}
    names = {k: label(game, texts, actions[k], len(kept) > 1) for k in found}
    if len(set(names.values())) < len({space_of(actions[k]) for k in found}):  # two spaces of a track are called alike
        names = {k: label(game, texts, actions[k], len(kept) > 1, numbered=True) for k in found}
    which = one_of(found, names, query, texts)
    return None if which is None else actions[which]


def named(game: Game, texts: Texts, action: Action) -> tuple[str, str, str]:
    """What an answer may be called: its space, the space on its track, all with the voucher."""
    space, card = space_of(action), voucher_of(action)
    name = texts.space_name(space)
    placed = f"{name} {texts.track(space)} {index_of(game, space)}"
    if card < 0:
        return name, placed, f"{game.state.edition.board.names[space]} {placed}"
    card_name = game.state.edition.cards[card].name
    return name, placed, f"{card_name} {texts.kept_card(card)} {placed}"


def index_of(game: Game, space: int) -> int:
    """The number of a space on its track."""
    board = game.state.edition.board
    return space - int(board.track_start[board.track_of[space]])


def label(game: Game, texts: Texts, action: Action, with_voucher: bool, numbered: bool = False) -> str:
    """An answer among others that it might be taken for."""
    space, card = space_of(action), voucher_of(action)
    name = texts.space_name(space)
    notes = [texts.track(space)] if len(game.state.edition.board.tracks) > 1 else []
    notes += [texts.say("play-space-number", number=index_of(game, space))] if numbered else []
    if notes:
        name = texts.say("space-noted", space=name, note=", ".join(notes))
    return f"{texts.kept_card(card)}: {name}" if with_voucher and card >= 0 else name


# what is shown


def summary(game: Game, texts: Texts, kind: str, actions: Sequence[Action]) -> str:
    """One line that stands for many answers."""
    verb = actions[0].verb
    if verb != "ticket":
        asks = wording_of(game.state.edition).ride_asks(game.state, kind) if verb == "ride" else "nothing"
        return texts.say(f"play-fold-{verb}", kind=kind, count=len(actions), asks=asks)
    cards = list(dict.fromkeys(voucher_of(action) for action in actions))
    counts = {card: sum(voucher_of(action) == card for action in actions) for card in cards}
    what = [texts.say("play-fold-reach", kept=texts.kept_card(card), count=count) for card, count in counts.items()]
    return texts.say("play-fold-ticket", what=in_a_row(texts, what), asks=ticket_asks(game.state))


def listing(
    game: Game,
    texts: Texts,
    actions: Sequence[Action],
    numbers: Mapping[Action, int],
    default: Action | None,
    width: int,
) -> list[Text]:
    """The spaces by voucher, track and side, in columns, with what waits there."""
    board = game.state.edition.board
    per_line = max(1, (width + GAP) // (ENTRY + GAP))
    lines: list[Text] = []
    before = (-2, -1, -1)
    row: list[Text] = []
    for action in actions:
        space, card = space_of(action), voucher_of(action)
        track = int(board.track_of[space])
        side = (space - board.track_start[track]) // (board.track_length[track] // 4)
        now = (card, track, side if len(actions) > MANY else 0)
        if row and (now != before or len(row) == per_line):
            lines.append(Text(" " * GAP).join(row))
            row = []
        if now[:2] != before[:2]:
            title = [texts.kept_card(card)] if card >= 0 else []
            title += [texts.track(space)] if len(board.tracks) > 1 else []
            if title:
                heading = " · ".join(title)
                lines.append(Text(heading[:1].upper() + heading[1:], style=HEADING))
        row.append(entry(game, texts, action, numbers[action], action == default))
        before = now
    lines += [Text(" " * GAP).join(row)] if row else []
    lines.append(Text(texts.say("play-list-legend"), style=QUIET))
    return lines


def entry(game: Game, texts: Texts, action: Action, number: int, is_default: bool) -> Text:
    """A space in a list: the number, the name, what waits there."""
    space = space_of(action)
    board = game.state.edition.board
    deed = int(board.deed_at[space])
    note = waiting(game, texts, action, deed) if deed >= 0 else ""
    room = ENTRY - 4 - (len(note) + 1 if note else 0)
    name = texts.space_name(space)
    if is_default:
        name = "*" + name
    if len(name) > room:
        name = name[: room - 1] + "…"
    line = Text.assemble((f"{number:>3} ", KEY))
    line.append(name.ljust(room), style=group_style(board.groups[board.group_of[deed]]) if deed >= 0 else "")
    line.append(f" {note}" if note else "")
    return line


def waiting(game: Game, texts: Texts, action: Action, deed: int) -> str:
    """A price for what is for sale, the owner's mark with the rent, or = for one's own."""
    s = game.state
    owner = int(s.owner[deed])
    if owner < 0:
        return texts.money(s.edition.board.price[deed]).replace("\u00a0", "")
    mark = marks(texts.names)[owner]
    if owner == s.turn:
        return f"{mark} ="
    by_taxi = action.verb == "ride" and game.decision is not None and game.decision.kind == "taxi"
    if by_taxi or not charges(s, deed, s.turn):
        return f"{mark} 0"
    if s.edition.board.family[deed] == UTILITY:
        return f"{mark} ×{int(rent(s, deed, 1))}"
    return f"{mark} {int(rent(s, deed, 0))}"
