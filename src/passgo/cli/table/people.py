"""The players at a glance: a table for the first prompt of a turn, one line for the others, all about one of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from passgo.cli.table.boards import track_word
from passgo.cli.table.codes import group_letters
from passgo.cli.table.colours import QUIET, player_style
from passgo.cli.table.columns import Column, laid_out
from passgo.cli.table.matching import marks
from passgo.cli.table.race import STAR, million
from passgo.engine.board import SHARE
from passgo.engine.game import Game
from passgo.engine.rules.victory import worth
from passgo.engine.rules.vouchers import is_voucher
from passgo.engine.state import State
from passgo.texts import Texts
from passgo.texts.wording import wording_of

LONGEST_NOTE = 24  # columns that several tracks leave for notes
LONGEST_BESIDE_STARS = 11


def notes(game: Game, texts: Texts, seat: int) -> str:
    """What else is to be known: whole groups, kept cards, bankruptcy."""
    s = game.state
    board = s.edition.board
    if s.bankrupt[seat]:
        return texts.say("play-out")
    said: list[str] = []
    groups = [texts.group(group) for group in range(len(board.groups))]
    on_board = [g for g in range(len(groups)) if board.family[s.lot(g, 0)] != SHARE]
    whole = [g for g in on_board if s.holds(seat, g) == board.group_size[g]]
    if len(whole) > 1:  # by the letters of the board
        letters = group_letters(groups)
        said.append(texts.say("play-whole-groups", groups=" ".join(letters[group] for group in whole)))
    elif whole:
        said.append(texts.say("play-whole-group", group=groups[whole[0]]))
    return ", ".join([*said, *hand_in_short(game, texts, seat)])


def hand_in_short(game: Game, texts: Texts, seat: int) -> list[str]:
    """Kept things by number: vouchers, Roll Three cards with their figures, shares, other cards."""
    s = game.state
    hand = Hand(game, seat)
    said: list[str] = []
    if hand.vouchers:
        said.append(texts.say("play-note-vouchers", pack=texts.voucher_pack, count=len(hand.vouchers)))
    if hand.numbers:
        said.append(texts.say("play-note-three", numbers="+".join(hand.numbers)))
    if shares_held(s, seat):
        said.append(texts.say("play-note-shares", count=shares_held(s, seat)))
    if hand.cards:
        said.append(texts.say("play-cards", count=len(hand.cards)))
    if hand.hidden:
        said.append(texts.say("play-note-fortune", count=len(hand.hidden)))
    return said


class Hand:
    """The kept cards of a player, sorted."""

    def __init__(self, game: Game, seat: int) -> None:
        s = game.state
        mine = [card for card in range(len(s.holder)) if s.holder[card] == seat]
        self.vouchers = [card for card in mine if is_voucher(s, card)]
        threes = [card for card in mine if s.edition.cards[card].name.startswith("roll-three-")]
        self.numbers = [s.edition.cards[card].name.removeprefix("roll-three-") for card in threes]
        self.hidden = [card for card in mine if s.edition.card_secret[card]]
        self.cards = [card for card in mine if card not in [*self.vouchers, *threes, *self.hidden]]


def place(game: Game, texts: Texts, seat: int) -> str:
    """Where a player stands; in Jail is another thing than visiting it."""
    s = game.state
    if s.bankrupt[seat]:
        return ""
    return texts.say("play-in-jail") if s.jail[seat] else texts.space_name(s.place[seat])


def track(game: Game, texts: Texts, seat: int) -> str:
    """On which track a player stands, where there are several."""
    s = game.state
    return "" if s.bankrupt[seat] or len(s.edition.board.tracks) == 1 else track_word(texts, s.place[seat])


def shares_held(s: State, seat: int) -> int:
    """Shares are deeds too, but nobody can land on them."""
    return sum(s.owner[deed] == seat and s.edition.board.family[deed] == SHARE for deed in range(len(s.owner)))


def deeds_held(game: Game, texts: Texts, seat: int) -> str:
    """How many deeds, and how many of them are mortgaged."""
    s = game.state
    deeds = [deed for deed in range(len(s.owner)) if s.owner[deed] == seat and s.edition.board.family[deed] != SHARE]
    mortgaged = sum(int(s.mortgaged[deed]) for deed in deeds)
    return f"{len(deeds)}" + (f" ({texts.say('play-mortgaged', count=mortgaged)})" if mortgaged else "")


def player_table(game: Game, texts: Texts, width: int, asked: int, with_worth: bool = False) -> list[Text]:
    """One line a player. The player who is asked has a > before the name."""
    s = game.state
    signs = marks(texts.names)
    has_tracks, has_stars = len(s.edition.board.tracks) > 1, wording_of(s.edition).stars(s, 0) > 0
    columns = [
        Column("", 2),
        Column(texts.say("play-column-player"), 16),
        Column(texts.say("play-column-cash"), 11, right=True),
        Column(texts.say("play-column-goal"), 6, right=True),
        Column(texts.say("play-column-stars"), 7),
        Column(texts.say("play-column-place"), 16 if has_tracks or has_stars else 24),
        Column(texts.say("play-column-track"), 7),
        Column(texts.say("play-column-deeds"), 16),
        Column(texts.say("play-column-notes"), 60),
    ]
    if with_worth:
        columns.insert(3, Column(texts.say("play-column-worth"), 11, right=True))
    room = LONGEST_NOTE if has_tracks else LONGEST_BESIDE_STARS if has_stars else width
    rows: list[list[Text]] = []
    for seat, name in enumerate(texts.names):
        style = QUIET if s.bankrupt[seat] else player_style(seat)
        row = [
            Text((">" if seat == asked else " ") + signs[seat], style=f"bold {style}"),
            Text(name, style=style),
            Text("-" if s.bankrupt[seat] else texts.money(s.cash[seat])),
            Text(million(game, texts, seat)),
            Text("" if s.bankrupt[seat] else STAR * wording_of(s.edition).stars(s, seat)),
            Text(place(game, texts, seat)),
            Text(track(game, texts, seat)),
            Text("" if s.bankrupt[seat] else deeds_held(game, texts, seat)),
        ]
        if with_worth:
            row.insert(3, Text("" if s.bankrupt[seat] else texts.money(int(worth(s, seat)))))
        first, *more = in_pieces(notes(game, texts, seat), room)
        rows.append([*row, Text(first)])
        rows += [[*[Text()] * len(row), Text(piece)] for piece in more]
    return laid_out(columns, rows, width)


def in_pieces(said: str, room: int) -> list[str]:
    """A list with commas cut after some of them, so that each piece is short enough."""
    pieces = [""]
    for part in said.split(", "):
        if pieces[-1] and len(pieces[-1]) + len(part) + 2 > room:
            pieces.append(part)
        else:
            pieces[-1] += (", " if pieces[-1] else "") + part
    return pieces


def cash_line(game: Game, texts: Texts) -> Text:
    """Everybody's cash in one line."""
    s = game.state
    line = Text()
    for seat, name in enumerate(texts.names):
        if not s.bankrupt[seat]:
            line.append(" · " if line else "")
            line.append(name, style=player_style(seat))
            line.append(f" {texts.money(s.cash[seat])}")
            share = million(game, texts, seat)
            line.append(f" ({share})" if share else "")
    return line


def bank_line(game: Game, texts: Texts, clock: str) -> str:
    """What the Bank has left to build with, the pot, and the time. Pieces that it owes after a storm it has not."""
    s = game.state
    kinds = s.edition.figures.piece_kinds
    pieces = [texts.pieces(k, max(0, int(n))) for k, n in enumerate(s.pieces) if k < kinds]
    said = [texts.say("play-bank", pieces=texts.listed(pieces))]
    if s.pool and "pool.enabled" in s.edition.settings:
        said.append(texts.say("play-pool", amount=texts.money(s.pool)))
    elif s.pool:
        said.append(texts.say("play-pot", amount=texts.money(s.pool)))
    if clock:
        said.append(clock)
    return " · ".join(said)


def seats_in(game: Game) -> Sequence[int]:
    return [seat for seat in range(game.state.players) if not game.state.bankrupt[seat]]
