"""Who is favoured: bots play the position on, on copies, for about a second."""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from rich.text import Text

from passgo.cli.table.colours import player_style
from passgo.cli.table.columns import Column, laid_out
from passgo.cli.table.seats import DEFAULT_BOT
from passgo.texts import Texts

if TYPE_CHECKING:
    from passgo.cli.table.session import Session

SECONDS = 1.0
MOST_GAMES = 2000


def show_odds(session: Session) -> None:
    from passgo.lab.odds import odds  # the whole lab comes with it, which few games ask for

    game, texts, screen = session.game, session.texts, session.screen
    end = monotonic() + SECONDS
    found = odds(game.state, DEFAULT_BOT, MOST_GAMES, int(game.state.decisions), lambda: monotonic() >= end)
    judged = game.chances()
    session.heading("play-odds-title", games=found.games)
    rows: list[list[Text]] = []
    for seat in sorted(range(game.state.players), key=lambda seat: -found.wins[seat]):
        if not game.state.bankrupt[seat]:
            sure = found.of(seat)
            between = texts.say("play-odds-sure", low=percent(texts, sure.low), high=percent(texts, sure.high))
            name = Text(texts.player(seat), style=player_style(seat))
            quick = Text(percent(texts, judged[seat]) if judged else "")
            rows.append([name, Text(percent(texts, sure.value)), Text(between), quick])
    columns = [
        Column(texts.say("play-column-player"), 20),
        Column(texts.say("play-column-wins"), 8, right=True),
        Column("", 30),
        Column(texts.say("play-column-judged") if judged else "", 10, right=True),
    ]
    screen.block(laid_out(columns, rows, screen.width, indent=2))
    if found.undecided:
        session.say("play-odds-undecided", rate=percent(texts, found.undecided / found.games))
    decided = found.games - found.undecided
    if found.undecided and decided:
        seats = [seat for seat in range(game.state.players) if not game.state.bankrupt[seat]]
        told = [f"{texts.player(seat)} {percent(texts, found.wins[seat] / decided)}" for seat in seats]
        session.screen.say(texts.say("play-odds-decided", chances=" · ".join(told)))
    if judged and decided:
        session.say("play-odds-apart", points=max(1, ceil(100 * found.apart(judged))))


def show_chances(session: Session) -> None:
    """Everybody's chances by the learned judgement, in a line."""
    game, texts = session.game, session.texts
    judged = game.chances()
    if judged is None:
        session.say("play-odds-none")
        return
    seats = [seat for seat in range(game.state.players) if not game.state.bankrupt[seat]]
    told = [f"{texts.player(seat)} {percent(texts, judged[seat])}" for seat in seats]
    session.screen.say(texts.say("play-odds-line", chances=" · ".join(told)))


def percent(texts: Texts, rate: float) -> str:
    return texts.say("play-odds-rate", rate=f"{100 * rate:.0f}")
