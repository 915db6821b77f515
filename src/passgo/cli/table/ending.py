"""The end: who won, where everybody stands, and whether the dice were fair."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.text import Text

from passgo.cli.table.colours import HEADING, player_style
from passgo.cli.table.columns import Column, laid_out
from passgo.cli.table.log import played_again
from passgo.engine.game import Game
from passgo.engine.rules.victory import worth
from passgo.texts import Texts

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

THROWS = ("rolled", "rolled-for-rent", "rolled-for-start")
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}  # of 36, for two dice


def show_end(session: Session) -> None:
    texts, screen = session.texts, session.screen
    if session.game.over:
        session.heading("play-the-end", question=texts.question(session.game))
    else:
        session.heading("play-no-end", round=int(session.game.state.round))
    screen.block(final_standing(session.game, texts, screen.width))
    counts = thrown(session.game)
    if sum(counts.values()):
        session.heading("play-dice", count=sum(counts.values()))
        screen.block(dice_table(counts, texts, screen.width))
    seed = session.game.header.seed
    if seed is not None:
        session.screen.gap()
        session.say("play-seed", seed=str(seed))


def final_standing(game: Game, texts: Texts, width: int) -> list[Text]:
    """Everybody by wealth, or by cash where that wins; those who went bankrupt last, the first of them at the end."""
    s = game.state
    left = bankruptcies(game)
    riches = [int(s.cash[p]) if s.edition.figures.goal_cash else int(worth(s, p)) for p in range(s.players)]
    order = sorted(range(s.players), key=lambda p: (p not in game.winners, s.bankrupt[p], -riches[p], -left.get(p, 0)))
    rows: list[list[Text]] = []
    for rank, seat in enumerate(order, 1):
        out = bool(s.bankrupt[seat])
        rows.append(
            [
                Text(f"{rank}."),
                Text(texts.player(seat), style=player_style(seat)),
                Text("" if out else texts.money(int(worth(s, seat)))),
                Text("" if out else texts.money(s.cash[seat])),
                Text("" if out else str(int(s.deeds_held[seat]))),
                Text(texts.say("play-out-round", round=left.get(seat, 0)) if out else ""),
            ]
        )
    columns = [
        Column("", 3),
        Column(texts.say("play-column-player"), 20),
        Column(texts.say("play-column-worth"), 12, right=True),
        Column(texts.say("play-column-cash"), 12, right=True),
        Column(texts.say("play-column-deeds"), 7, right=True),
        Column("", 40),
    ]
    return laid_out(columns, rows, width, indent=2)


def bankruptcies(game: Game) -> dict[int, int]:
    """In which round each player left the game."""
    left: dict[int, int] = {}
    for now, events in played_again(game):
        for event in events:
            if event.name == "bankrupt":
                left[event.values["player"]] = int(now.state.round)
    return left


def thrown(game: Game) -> Counter[int]:
    """How often each total of two dice came, from the first throw of the game on."""
    return Counter(
        event.values["die"] + event.values["other_die"]
        for _, events in played_again(game)
        for event in events
        if event.name in THROWS
    )


def dice_table(counts: Counter[int], texts: Texts, width: int) -> list[Text]:
    """Each total with its count, what chance would give on average, and a bar."""
    throws = sum(counts.values())
    room = max(10, min(40, width - 30))
    highest = max([*counts.values(), throws / 6])
    rows = [
        [
            Text(str(total), style=HEADING),
            Text(str(counts[total])),
            Text(f"{throws * WAYS[total] / 36:.1f}".replace(".", "," if texts.language == "fr" else ".")),
            Text("█" * round(counts[total] / highest * room)),
        ]
        for total in WAYS
    ]
    columns = [
        Column(texts.say("play-column-total"), 8, right=True),
        Column(texts.say("play-column-thrown"), 8, right=True),
        Column(texts.say("play-column-expected"), 10, right=True),
        Column("", room),
    ]
    return laid_out(columns, rows, width, indent=2)
