"""Deeds on the screen: everything on one card, and what a player holds, group by group."""

from __future__ import annotations

from rich.text import Text

from passgo.cli.table.codes import group_letters
from passgo.cli.table.colours import HEADING, group_style
from passgo.cli.table.columns import Column, fold, laid_out
from passgo.cli.table.people import Hand, shares_held
from passgo.cli.table.properties import standing_cell
from passgo.cli.table.race import hidden_lines
from passgo.engine.board import SHARE
from passgo.engine.game import Game
from passgo.engine.rules.rent import mortgaged_lots
from passgo.texts import Texts
from passgo.texts.deed_facts import facts, owner_words, rent_now, rent_rows
from passgo.texts.wording import wording_of
from passgo.texts.words import counted


def deed_card(game: Game, texts: Texts, deed: int) -> list[Text]:
    """Everything about one deed."""
    s = game.state
    board = s.edition.board
    group = int(board.group_of[deed])
    style = group_style(board.groups[group])
    lines = [
        Text.assemble(
            (texts.deed(deed), f"bold {style}"),
            f" · {texts.group(group)} · {texts.money(board.price[deed])} · {owner_words(game, texts, deed)}",
        )
    ]
    more = [Text(f"  {fact}") for fact in facts(game, texts, deed)]
    if board.family[deed] == SHARE:
        held = [f"{texts.player(p)} {int(s.holds(p, group))}" for p in range(s.players) if s.holds(p, group)]
        others = texts.say("play-deed-group", lots=", ".join(held) or texts.say("nothing"))
        return [*lines, *more, Text(f"  {others}")]
    rows = [
        [
            Text(label, style=HEADING if now else ""),
            Text(figure, style=HEADING if now else ""),
            Text("<" if now else ""),
        ]
        for label, figure, now in rent_rows(game, texts, deed)
    ]
    lines += laid_out([Column("", 40), Column("", 20, right=True), Column("", 1)], rows, 70, indent=2)
    lines += more
    lots = [int(s.lot(group, k)) for k in range(board.group_size[group])]
    owners = [f"{texts.deed(lot)} ({texts.player(int(s.owner[lot]))})" for lot in lots if lot != deed]
    lines.append(Text("  " + texts.say("play-deed-group", lots=", ".join(owners))))
    return lines


def holdings(game: Game, texts: Texts, seat: int, width: int, viewer: int = -1) -> list[Text]:
    """What a player has: cash, cards, and the deeds with their present rent. The viewer alone reads hidden cards."""
    s = game.state
    board = s.edition.board
    letters = group_letters([texts.group(group) for group in range(len(board.groups))])
    shares = shares_held(s, seat)
    lines = [
        Text(
            texts.say(
                "play-holdings",
                player=texts.player(seat),
                cash=texts.money(s.cash[seat]),
                deeds=int(s.deeds_held[seat]) - shares,
            ),
            style=HEADING,
        )
    ]
    rows: list[list[Text]] = []
    for group in range(len(board.groups)):
        style = group_style(board.groups[group])
        if board.family[s.lot(group, 0)] == SHARE:
            continue
        mine = [d for d in range(board.deeds) if s.owner[d] == seat and board.group_of[d] == group]
        for deed in mine:
            share = texts.say("play-share", held=len(mine), size=int(board.group_size[group]))
            rows.append(
                [
                    Text(letters[group], style=style),
                    Text(texts.deed(deed), style=style),
                    Text(f"{texts.group(group)} {share}"),
                    Text(rent_now(game, texts, deed)),
                    standing_cell(game, texts, deed),
                ]
            )
    columns = [
        Column("", 1),
        Column("", 30),
        Column(texts.say("play-column-group"), 24),
        Column(texts.say("play-column-rent"), 18, right=True),
        Column("", 18),
    ]
    lines += laid_out(columns, rows, width, indent=2) if rows else []
    kept = [*kept_lines(game, texts, seat), *hidden_lines(game, texts, seat, viewer)]
    for line in [*share_lines(game, texts, seat), *kept]:
        first, *more = fold(Text(line), width - 4)
        lines += [Text("  ") + first, *(Text("    ") + part for part in more)]
    return lines


def share_lines(game: Game, texts: Texts, seat: int) -> list[str]:
    """Shares by company: how many, how many of them mortgaged, and the dividend now."""
    s = game.state
    board = s.edition.board
    lines: list[str] = []
    for group in range(len(board.groups)):
        held = int(s.holds(seat, group))
        if board.family[s.lot(group, 0)] == SHARE and held:
            amount = texts.money(wording_of(s.edition).dividend(s, seat, group))
            mortgaged = int(mortgaged_lots(s, seat, group))
            facts = [texts.say("play-shares-of", company=texts.group(group), count=held, amount=amount)]
            facts += [texts.say("play-mortgaged", count=mortgaged)] * (mortgaged > 0)
            lines.append(", ".join(facts))
    return lines


def kept_lines(game: Game, texts: Texts, seat: int) -> list[str]:
    """Kept cards: vouchers by kind and number, the figures of Roll Three, the others one by one."""
    hand = Hand(game, seat)
    vouchers = counted([texts.kept_card(card) for card in hand.vouchers])
    lines = [", ".join(vouchers)] if vouchers else []
    lines += [texts.say("play-three-numbers", numbers=", ".join(hand.numbers))] if hand.numbers else []
    return lines + [texts.kept_card(card) for card in hand.cards]
