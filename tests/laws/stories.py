"""Positions to try the laws on: games drawn by hypothesis, played some way in by bots and by drawn numbers.

Half of them begin from a table set by hand, with whole groups in the players' hands, buildings, mortgages, kept cards
and little cash: what a walk from the first roll meets too late or never.
"""

from dataclasses import dataclass

from hypothesis import Phase, settings
from hypothesis import strategies as st

from passgo import EDITIONS, Action, Game
from passgo.bots import bot
from passgo.bots.random import RandomBot
from passgo.engine.actions import VERB_NUMBERS
from passgo.engine.columns import listed
from passgo.engine.machine import refusal_of
from passgo.engine.random import seeded
from passgo.testing import table

VARIANTS = ("normal", "short", "timed")
KINDS = [  # the questions of Classic
    "auction",
    "buy",
    "card",
    "claim",
    "debt",
    "end",
    "inherit",
    "jail",
    "manage",
    "place",
    "rent",
    "settlement",
    "tax",
    "trade",
    "turn",
]
HOUSE_RULES: dict[str, dict[str, object]] = {
    "as printed": {},
    "few pieces": {"bank.pieces": "5/1", "cards.deck": "2021", "mortgage.transfer_fee": "always"},
    "manual rent": {"rent.claim": "manual", "cards.deck": "london", "auction.mode": "timed_open"},
    "jackpot": {
        "parking.jackpot": True,
        "salary.go_land": "400",
        "jail.doubles_reroll": True,
        "timed.stop": "end_of_round",
    },
    "open market": {
        "manage.offturn": "any_time",
        "trade.immunity": True,
        "cards.deck": "pre2008",
        "bank.pieces": "9/4",
    },
    "loose mortgages": {
        "mortgage.requires_group_clear": False,
        "rent.mortgaged_siblings": "ignore",
        "rent.count_mortgaged_sets": False,
        "jail.collect_rent": False,
        "timed.stop": "immediately",
    },
    "silent": {"manage.offturn": "never", "trade.offers_per_turn": 0, "auction.min_bid": 10},
}

OPTION, OPEN = 200, 232  # a drawn byte below the first is a listed option, below the second an open verb


def seeded_settings(examples: int) -> settings:
    """The same examples at every run, nothing kept between runs, no clock, and no minutes spent on shrinking.

    A failing story is printed as it can be typed; add `Phase.shrink` here to look for a smaller one.
    """
    phases = (Phase.explicit, Phase.generate)
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None, phases=phases)


@dataclass(frozen=True)
class Story:
    """How a position came about: how it began, bots up to a round, on until a kind of question, then drawn moves.

    In a third of them everybody wants to manage after the bots' rounds, also those who will be bankrupt before.
    """

    variant: str
    players: int
    seed: int
    rules: str
    rich: bool
    bots: str
    rounds: int
    until: str
    moves: bytes

    def begun(self) -> Game:
        """The game after its bots have played."""
        rules = HOUSE_RULES[self.rules]
        if self.rich:
            game = set_table(self.players, self.seed, rules, self.variant)
        else:
            game = Game.start("classic", self.players, self.seed, rules, self.variant)
        seats = [bot(self.bots, self.seed * 8 + seat) for seat in range(self.players)]
        for _ in range(2000):
            decision = game.decision
            if decision is None or game.state.round > self.rounds:
                break
            game.play(seats[decision.player].choose(game))
        if self.seed % 3 == 0:
            everybody_wishes(game)
        seats = [bot("random", self.seed * 8 + seat) for seat in range(self.players)]
        for _ in range(300):
            decision = game.decision
            if decision is None or decision.kind == self.until:
                break
            game.play(seats[decision.player].choose(game))
        return game

    def told(self) -> Game:
        """The game after its drawn moves; in half of the Timed games time was called just now."""
        game = self.begun()
        for number in self.moves:
            if not game.over:
                game.play(drawn(game, number))
        if self.variant == "timed" and self.seed % 2 and not game.over and not game.state.time_up:
            game.play("time")
        return game


def set_table(players: int, seed: int, rules: dict[str, object], variant: str) -> Game:
    """A game that begins late: most groups are whole, some are built on, cash is short."""
    t = table("classic", players, variant, None, None, **rules)
    coin = seeded(seed)
    board = EDITIONS["classic"].board
    hotel = 4 if variant == "short" else 5
    left = [int(count) for count in str(rules.get("bank.pieces", "32/12")).split("/")]
    for group in range(len(board.groups)):
        lots = [int(board.deed_space[board.lots[group * 8 + k]]) for k in range(board.group_size[group])]
        owner = int(coin.below(players + 1)) - 1
        level = int(coin.below(hotel + 1)) if board.build_cost[board.lots[group * 8]] else 0
        needed = [len(lots) * level, 0] if level < hotel else [0, len(lots)]
        t.owns(owner, *lots)
        if owner >= 0 and level and needed[0] <= left[0] and needed[1] <= left[1]:
            t.built(level, *lots)
            left = [left[0] - needed[0], left[1] - needed[1]]
        elif owner >= 0:
            t.mortgaged(*(lot for lot in lots if coin.below(3) == 0))
    for seat in range(players):
        t.has(seat, int(coin.below(1 + int(coin.below(900)))))
        t.at(seat, int(coin.below(board.size)))
    for name in ("chance-leave-jail", "chest-leave-jail"):
        if coin.below(2):
            t.holds(int(coin.below(players)), name)
    if coin.below(3) == 0:
        t.jailed(int(coin.below(players)), int(coin.below(3)))
    t.dice(*(int(coin.die(6)) for _ in range(60)))
    return t.game


def everybody_wishes(game: Game) -> None:
    for seat in range(game.state.players):
        if not game.over and refusal_of(game.state, game.notation.read(f"interrupt {seat}").code) == 0:
            game.play(f"interrupt {seat}")


def drawn(game: Game, number: int) -> Action | str:
    """The legal action that a byte stands for."""
    decision = game.decision
    assert decision is not None
    if number < OPTION:
        return decision.options[number * len(decision.options) // OPTION]
    if number < OPEN:
        return open_action(game, number) or decision.options[0]
    outside = ["time", "hammer", *(f"interrupt {seat}" for seat in range(game.state.players))]
    text = outside[number % len(outside)]
    return text if refusal_of(game.state, game.notation.read(text).code) == 0 else decision.options[-1]


def open_action(game: Game, number: int) -> Action | None:
    """A bid or a deal, made up from a number, if one is legal."""
    decision = game.decision
    assert decision is not None
    if number % 2 and game.header.settings["trade.immunity"] and decision.kind in ("turn", "end", "manage"):
        immunity = immunity_offer(game, decision.player)
        if immunity is not None:
            return immunity
    somebody = RandomBot(number)
    for free in decision.free:
        code = somebody.open_verb(game.state, VERB_NUMBERS[free.verb], free.low, free.high)
        if code >= 0:
            return game.notation.action(code, tuple(listed(somebody.terms)))
    return None


def immunity_offer(game: Game, player: int) -> Action | None:
    """Free visits to the first deed of a player, for the next one."""
    s = game.state
    for deed, owner in enumerate(listed(s.owner)):
        if owner == player and s.refused[player] < 5:
            partner = int(s.next_solvent(player))
            return game.notation.read(f"offer {partner} immunity {game.notation.deed(deed)} for nothing")
    return None


def stories(longest: int = 30) -> st.SearchStrategy[Story]:
    return st.builds(
        Story,
        variant=st.sampled_from(VARIANTS),
        players=st.integers(2, 8),
        seed=st.integers(0, 999_999),
        rules=st.sampled_from(sorted(HOUSE_RULES)),
        rich=st.booleans(),
        bots=st.sampled_from(("random", "simple")),
        rounds=st.integers(0, 40),
        until=st.sampled_from(["", *KINDS]),
        moves=st.binary(min_size=longest // 2, max_size=longest),
    )
