"""The terms of a deal: as a person types them in one line, and as things to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from passgo.cli.table.matching import folded
from passgo.cli.table.naming import Misread, find_player, is_cash, money, pick_deed
from passgo.engine.game import Decision, Game
from passgo.engine.rules.items import CARD_ITEM, CASH_ITEM, DEED_ITEM, IMMUNITY_ITEM
from passgo.engine.rules.mortgage import built_on
from passgo.engine.settings import IMMUNITY
from passgo.texts import Texts

BETWEEN: Final = re.compile(r"[;,](?!(?<=\d,)\d{3}(?!\d))")  # what parts the things of a deal


def partner_of(decision: Decision, verb: str) -> int:
    """With whom a counter-offer or a settlement is made; anybody where the question knows none and will refuse it."""
    return decision.about.get("giver" if verb == "counter" else "creditor", 0)


def others(game: Game, me: int) -> list[int]:
    """Everybody else who is still in the game."""
    s = game.state
    return [seat for seat in range(s.players) if seat != me and not s.bankrupt[seat]]


def cash_item(amount: int) -> int:
    return int(CASH_ITEM) | amount << 4


def things(game: Game, giver: int, asker: int) -> list[int]:
    """What a player could put into a deal, apart from cash; what lies face down only he himself."""
    s = game.state
    board = s.edition.board
    mine = [deed for deed in range(board.deeds) if s.owner[deed] == giver]
    if s.edition.figures.bare_lots_move:
        free = [deed for deed in mine if s.level[deed] == 0]
    else:
        free = [deed for deed in mine if not built_on(s, giver, board.group_of[deed])]
    deeds = [int(DEED_ITEM) | deed << 4 for deed in free]
    cards = [int(CARD_ITEM) | card << 4 for card in cards_to_deal(game, giver, asker)]
    stays = [int(IMMUNITY_ITEM) | deed << 4 for deed in mine] if s.settings[IMMUNITY] else []
    return deeds + cards + stays


def cards_to_deal(game: Game, giver: int, asker: int) -> list[int]:
    s = game.state
    cards = s.edition.cards
    mine = [card for card in range(len(s.holder)) if s.holder[card] == giver and cards[card].tradable]
    return [card for card in mine if giver == asker or not s.edition.card_secret[card]]


def engine_terms(game: Game, texts: Texts, decision: Decision, verb: str, rest: str) -> str:
    """A deal typed in one line with names cut short, as the engine reads it."""
    me = decision.player
    head = verb
    if verb == "offer":
        name, _, rest = rest.partition(" ")
        partner = find_player(game, texts, name, others(game, me))
        head = f"offer {partner}"
    else:
        partner = partner_of(decision, verb)
    sides = re.split(rf"\s+(?:for|{texts.say('play-for')})\s+", f" {rest} ", maxsplit=1)
    given = engine_side(game, texts, sides[0], me, me)
    if len(sides) == 1:
        return f"{head} {given}"
    return f"{head} {given} for {engine_side(game, texts, sides[1], partner, me)}"


def engine_side(game: Game, texts: Texts, side: str, giver: int, asker: int) -> str:
    """What one of the two gives; a thing named twice is two alike, as of shares."""
    named: list[str] = []
    for part in parts(side):
        named.append(engine_item(game, texts, part, giver, asker, named))
    return ", ".join(named) or "nothing"


def parts(text: str) -> list[str]:
    """The things in a row; a comma inside an amount parts nothing."""
    return [part.strip() for part in BETWEEN.split(text) if part.strip()]


def engine_item(game: Game, texts: Texts, part: str, giver: int, asker: int, named: Sequence[str] = ()) -> str:
    """One thing of a deal: money, a card, a stay without rent, a deed."""
    first, _, rest = part.partition(" ")
    nothing = folded(texts.say("nothing"))
    if folded(part) in ("nothing", nothing):
        return "nothing"
    if is_cash(part):
        return f"${money(part)}"
    if folded(first) in ("immunity", folded(texts.say("play-immunity"))):
        return f"immunity {engine_deed(game, texts, rest, giver)}"
    if folded(part) in ("card", folded(texts.say("play-verb-card"))):
        held = cards_to_deal(game, giver, asker)
        return game.state.edition.cards[held[0]].name if held else part
    if any(card.name == part for card in game.state.edition.cards):
        return part
    return engine_deed(game, texts, part, giver, named)


def engine_deed(game: Game, texts: Texts, part: str, giver: int, named: Sequence[str] = ()) -> str:
    if re.fullmatch(r"(\w+:)?\d+", part):
        return part
    s = game.state
    held = [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == giver]
    deed = pick_deed(game, texts, part, [deed for deed in held if game.notation.deed(deed) not in named], held)
    if deed is None:
        raise Misread(texts.say("play-no-such-deed", what=part[:40]))
    return game.notation.deed(deed)
