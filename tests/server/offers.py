"""Somebody who refuses every deal, and notes down from the server's frames alone which offers were put to whom."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from passgo.server import protocol
from passgo.server.client import Client, patched

PATIENCE = 60.0  # seconds in which the server must go on
WANTED = ("refuse", "buy", "roll", "end", "done", "pass", "pay", "mortgage", "sell", "selldown")

Turn = tuple[int, int]  # a round, and whose turn in it


@dataclass(frozen=True)
class Offer:
    """An offer with what mattered at that moment: everybody's deeds by place, and the partner's cash."""

    turn: Turn
    giver: int
    partner: int
    gives: frozenset[str]
    takes: frozenset[str]
    cash: int  # that the partner would get; below zero he would pay
    owner: dict[str, int | None]
    purse: int

    def repeats(self, other: Offer, group: dict[str, int], salary: int) -> bool:
        """Whether it is the same again, not clearly better, while nothing has changed for the partner."""
        mine = (self.giver, self.partner, self.gives, self.takes)
        same = mine == (other.giver, other.partner, other.gives, other.takes)
        better = self.cash - other.cash > abs(other.cash) // 10
        return same and not better and not self.is_news(other, group, salary)

    def is_news(self, other: Offer, group: dict[str, int], salary: int) -> bool:
        """The partner has other deeds or quite another purse, or the giver other lots of a group in the offer."""
        named = {group[thing] for thing in self.gives | self.takes if thing in group}
        lots = [{lot for lot in one.deeds_of(self.giver) if group[lot] in named} for one in (self, other)]
        low, high = sorted((self.purse, other.purse))
        purse = high > 2 * low and high - low > salary
        return purse or lots[0] != lots[1] or self.deeds_of(self.partner) != other.deeds_of(self.partner)

    def deeds_of(self, seat: int) -> set[str]:
        return {place for place, owner in self.owner.items() if owner == seat}


class Refuser:
    """A person at a table of bots: buys what he can, refuses every deal, and counts."""

    def __init__(self, client: Client, tires: bool = False) -> None:
        self.client = client
        self.tires = tires  # whether at every first offer of a turn he says that he wants no more of them
        self.view: dict[str, Any] = {}
        self.answered = 0  # the number of the last question
        self.turns = 0  # of his own
        self.offers: list[Offer] = []
        self.open = 0  # offers that wait for an answer
        self.most_open = 0

    @property
    def table(self) -> protocol.Table:
        assert self.client.table is not None
        return self.client.table

    @property
    def seat(self) -> int:
        assert self.table.you.seat is not None
        return self.table.you.seat

    @property
    def turn(self) -> Turn:
        return (self.view["round"], self.view["turn"]) if self.view else (0, 0)

    async def play(self, turns: int) -> None:
        """Until so many turns of his own are over, or the game is."""
        while self.turns <= turns and self.table.room.phase != "over":
            async with asyncio.timeout(PATIENCE):
                message = await self.client.next()
            if isinstance(message, protocol.Changed) and isinstance(message.view, dict):
                self.view = message.view
            elif isinstance(message, protocol.Moved):
                self.hear(message)
            elif isinstance(message, protocol.Prompt) and message.number > self.answered:
                await self.answer(message)

    def hear(self, message: protocol.Moved) -> None:
        before, turn = self.view, self.turn
        self.view = patched(before, message.patch)
        self.turns += self.turn != turn and self.view["turn"] == self.seat
        verb = message.action.split()[0]
        if verb in ("offer", "counter"):
            self.note(self.view["deal"], before)
            self.open += verb == "offer"  # a counter-offer takes the place of the one it answers
            self.most_open = max(self.most_open, self.open)
        elif verb in ("accept", "refuse") and before["decision"]["kind"] == "trade":
            self.open -= 1

    def note(self, deal: dict[str, Any], before: dict[str, Any]) -> None:
        def things(side: str) -> frozenset[str]:
            return frozenset(item["word"] for item in deal[side] if item["kind"] != "cash")

        def cash(side: str) -> int:
            return sum(int(item["word"].strip("$")) for item in deal[side] if item["kind"] == "cash")

        owner = {deed["space"]: deed["owner"] for deed in before["deeds"]}
        price = cash("gives") - cash("takes")
        purse = before["players"][deal["partner"]]["cash"]
        sides = things("gives"), things("takes")
        self.offers.append(Offer(self.turn, deal["giver"], deal["partner"], *sides, price, owner, purse))

    async def answer(self, prompt: protocol.Prompt) -> None:
        self.answered = prompt.number
        if prompt.kind == "trade" and self.tires:
            await self.client.send(protocol.Quiet())
        await self.client.send(protocol.Play(number=prompt.number, action=answer_to(prompt)))


def answer_to(prompt: protocol.Prompt) -> str:
    """Every deal is refused, what is for sale bought, and what must be done."""
    said = {option.verb: option.action for option in reversed(prompt.options)}
    return next((said[verb] for verb in WANTED if verb in said), prompt.options[0].action)
