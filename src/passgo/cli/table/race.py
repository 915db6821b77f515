"""What a race puts on the screen: stars, how far the sum is that wins, cards face down and who may read them."""

from __future__ import annotations

from passgo.engine.game import Game
from passgo.engine.notation import Action
from passgo.engine.state import State
from passgo.texts import Texts
from passgo.texts.words import counted

STAR = "★"


def million(game: Game, texts: Texts, seat: int) -> str:
    """How much of the sum that wins a player holds, where a sum wins."""
    s = game.state
    goal = int(s.edition.figures.goal_cash)
    if not goal or s.bankrupt[seat]:
        return ""
    return texts.say("play-percent", percent=int(s.cash[seat]) * 100 // goal)


def hidden_cards(s: State, seat: int) -> list[int]:
    """The cards that a player keeps face down."""
    return [card for card in range(len(s.holder)) if s.holder[card] == seat and s.edition.card_secret[card]]


def is_secret(s: State, action: Action) -> bool:
    """Whether an answer names a card that only its keeper knows."""
    return action.verb == "card" and s.edition.card_secret[action.number] != 0


def hidden_lines(game: Game, texts: Texts, seat: int, viewer: int) -> list[str]:
    """Cards that lie face down: their words for the one who keeps them, their number for the others."""
    cards = hidden_cards(game.state, seat)
    if seat == viewer:
        return counted([texts.card(card) for card in cards])
    return [texts.say("fortune-cards", count=len(cards))] if cards else []
