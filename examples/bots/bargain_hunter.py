"""A bot that owes passgo nothing but the shape: any class with `choose(game)`.

Try it: passgo tournament classic --bots ./examples/bots/bargain_hunter.py:BargainHunter:most=150,simple
"""

from random import Random

from passgo import Action, Game


class BargainHunter:
    """Buys nothing above a price, but bids for everything, now and then too much."""

    def __init__(self, seed: int = 0, most: int = 200) -> None:
        self.coin = Random(seed)
        self.most = most

    def choose(self, game: Game) -> Action | str:
        asked = game.decision
        assert asked is not None  # nobody is asked when the game is over
        options = {option.text: option for option in asked.options}
        if asked.kind == "buy" and asked.deed is not None:
            return "buy" if asked.deed.price <= self.most and "buy" in options else "decline"
        for verb in asked.free:
            low, high = int(verb.low), int(verb.high)
            if verb.verb == "bid" and low <= min(high, int(self.most * self.coin.uniform(0.2, 1.5))):
                return f"bid {low}"
        for text in ("refuse", "pass", "end", "roll"):
            if text in options:
                return options[text]
        return asked.default_action  # the answer that gives least away

    def explain(self, game: Game) -> str:
        return f"Nothing is worth more than {self.most}."
