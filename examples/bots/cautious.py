#!/usr/bin/env python3
"""A bot in Python that speaks the line protocol, with the standard library alone.

It keeps a reserve, buys what that leaves it money for, bids up to the printed price, and never deals.
Try it: passgo tournament classic --bots 'exec:python3 examples/bots/cautious.py',simple
"""

import json
import sys
from typing import Any

RESERVE = 200


class Cautious:
    def __init__(self) -> None:
        self.seat = 0
        self.prices: dict[str, int] = {}  # by space, as printed on the deeds
        self.view: dict[str, Any] = {}
        self.asked: dict[str, Any] = {}
        self.options: list[str] = []
        self.free: dict[str, tuple[int, int]] = {}  # verbs with an amount of one's own, with their bounds

    def hear(self, line: str) -> str | None:
        """A line of the referee's; the answer, if it wants one."""
        word, _, rest = line.partition(" ")
        if word == "passgo":
            return "name Cautious\nready"
        if word == "game":
            game = json.loads(rest)
            self.seat = game["seat"]
            self.prices = {deed["space"]: deed["price"] for deed in game["deeds"]}
        elif word == "view":
            self.view = json.loads(rest)
        elif word == "ask":
            self.asked, self.options, self.free = json.loads(rest), [], {}
        elif word == "option":
            self.options.append(rest)
        elif word == "free":
            verb, low, high = rest.split()
            self.free[verb] = int(low), int(high)
        elif word == "go":
            return f"play {self.choose()}"
        elif word == "refused":
            print(f"refused: {rest}", file=sys.stderr)
        return None

    def choose(self) -> str:
        spare = self.view["players"][self.seat]["cash"] - RESERVE
        price = self.prices.get(self.asked.get("deed", ""), 0)
        if "buy" in self.options:
            return "buy" if price <= spare else "decline"
        if "bid" in self.free:
            low = self.free["bid"][0]
            return f"bid {low}" if low <= min(price, spare) else "pass"
        if "refuse" in self.options:
            return "refuse"
        for option in self.options:
            if option.startswith("build ") and spare >= 200:
                return option
        for verb in ("roll", "end", "mortgage", "sell"):
            for option in self.options:
                if option.split()[0] == verb:
                    return option
        return self.options[0]


def main() -> None:
    bot = Cautious()
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        answer = bot.hear(line.rstrip("\n"))
        if answer is not None:
            print(answer, flush=True)


if __name__ == "__main__":
    main()
