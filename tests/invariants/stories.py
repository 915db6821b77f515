"""Positions to try the invariants on: games drawn by hypothesis, played some way in by bots and by drawn numbers.

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
from passgo.engine.columns import COMPILED, listed
from passgo.engine.edition import AT_ONCE
from passgo.engine.machine import illegal_reason
from passgo.engine.random import seeded
from passgo.engine.rules.building import highest_level
from passgo.engine.state import BANK
from passgo.engine.steps import STEPS, Choice
from passgo.testing import table

EDITION_NAMES = tuple(EDITIONS)  # the invariants are tried on all editions
VARIANTS = ("normal", "short", "timed")
HOUSE_RULES: dict[str, dict[str, object]] = {  # an edition takes those that it knows
    "as printed": {},
    "few pieces": {"mortgage.transfer_fee": "always"},
    "manual rent": {"rent.claim": "manual", "auction.mode": "timed_open", "bus.mode": "choice"},
    "jackpot": {
        "parking.jackpot": True,
        "salary.go_land": "400",
        "jail.doubles_reroll": True,
        "timed.stop": "end_of_round",
        "pool.enabled": False,
        "voucher.expire_on": "played",
        "birthday.source": "one_player",
    },
    "open market": {
        "manage.offturn": "any_time",
        "trade.immunity": True,
        "voucher.replaces_roll": False,
        "voucher.max_per_turn": 3,
        "stock.auction": "lander_names",
        "taxi.after_purchase": True,
    },
    "loose mortgages": {
        "mortgage.requires_group_clear": False,
        "rent.mortgaged_siblings": "ignore",
        "rent.count_mortgaged_sets": False,
        "jail.collect_rent": False,
        "timed.stop": "immediately",
        "build.final_lot": "freeze",
        "hurricane.shortage": "virtual",
    },
    "silent": {
        "manage.offturn": "never",
        "trade.offers_per_turn": 0,
        "auction.min_bid": 10,
        "mrm.first_space_action": False,
        "triples.ends": "turn",
        "reverse.duration": "turn",
        "salary.backwards": "all",
        "subway.before_roll": "now",
        "subway.voucher_ride": "free",
        "taxi.mortgaged": "none",
        "voucher.deck": "printed",
        "money.smallest": "1",
    },
}
OWN_RULES: dict[str, dict[str, dict[str, object]]] = {  # pieces and packs, which every edition has its own of
    "classic": {
        "few pieces": {"bank.pieces": "5/1", "cards.deck": "2021"},
        "manual rent": {"cards.deck": "london"},
        "open market": {"cards.deck": "pre2008", "bank.pieces": "9/4"},
    },
    "mega": {
        "few pieces": {"bank.pieces": "5/1/1/1", "cards.deck": "2021"},
        "manual rent": {"cards.deck": "london", "birthday.source": "each_player"},
        "open market": {"cards.deck": "2008", "bank.pieces": "9/4/2/2"},
    },
    "ultimate": {
        "few pieces": {"bank.pieces": "9/3/2/1/1", "cards.deck": "complete"},
        "manual rent": {"cards.deck": "complete", "um.text": "fr", "squeeze.variant": "alternative"},
        "open market": {"cards.deck": "complete", "bank.pieces": "20/8/4/2/2"},
        "loose mortgages": {"cards.deck": "complete", "bank.pieces": "12/12/4/4/4"},
    },
}

BOT_DECISIONS = 400  # what the bots answer at most before a story's own moves begin
LOOKING = 100  # how long they look for the kind of question that it wants
OPTION, OPEN, LAST = 200, 232, 255  # a drawn byte below the first is a listed option, below the second an open verb


def seeded_settings(examples: int) -> settings:
    """The same examples at every run, nothing kept between runs, no clock, and no minutes spent on shrinking.

    Interpreted, a third of them, which takes longer still. A failing story is printed as it can be typed; add
    `Phase.shrink` here to look for a smaller one.
    """
    phases = (Phase.explicit, Phase.generate)
    some = examples if COMPILED else examples // 3
    return settings(max_examples=some, derandomize=True, database=None, deadline=None, phases=phases)


def house_rules(edition: str, name: str) -> dict[str, object]:
    """The settings of some house rules in an edition."""
    known = {key: value for key, value in HOUSE_RULES[name].items() if key in EDITIONS[edition].settings}
    return {**known, **OWN_RULES.get(edition, {}).get(name, {})}


def kinds_of(edition: str) -> list[str]:
    """The questions that an edition can put: those of the engine and its own."""
    homes = ("passgo.engine.", f"passgo.editions.{edition}.")
    return sorted({step.kind for step in STEPS if isinstance(step, Choice) and type(step).__module__.startswith(homes)})


@dataclass(frozen=True)
class Story:
    """How a position comes about: how it begins, bots up to a round, on until a kind of question, then drawn moves.

    It can be told in every edition. In a third of them everybody wants to manage after the bots' rounds, also those who
    will be bankrupt before.
    """

    variant: str
    seats: int
    seed: int
    rules: str
    rich: bool
    bots: str
    rounds: int
    until: int
    moves: bytes

    def variant_in(self, edition: str) -> str:
        return self.variant if self.variant in EDITIONS[edition].variants else "normal"

    def begun(self, edition: str) -> Game:
        """The game after its bots have played."""
        figures = EDITIONS[edition].figures
        variant = self.variant_in(edition)
        players = figures.least_players + self.seats % (figures.most_players - figures.least_players + 1)
        rules = house_rules(edition, self.rules)
        if self.rich:
            game = set_table(edition, players, self.seed, rules, variant)
        else:
            game = Game.start(edition, players, self.seed, rules, variant)
        seats = [bot(self.bots, self.seed * 12 + seat) for seat in range(players)]
        for _ in range(BOT_DECISIONS):
            decision = game.decision
            if decision is None or game.state.round > self.rounds:
                break
            game.play(seats[decision.player].choose(game))
        if self.seed % 3 == 0:
            everybody_wishes(game)
        seats = [bot("random", self.seed * 12 + seat) for seat in range(players)]
        kinds = ["", *kinds_of(edition)]
        until = kinds[self.until % len(kinds)]
        for _ in range(LOOKING):
            decision = game.decision
            if decision is None or decision.kind == until:
                break
            game.play(seats[decision.player].choose(game))
        return game

    def told(self, edition: str) -> Game:
        """The game after its drawn moves; in half of the Timed games time was called just now."""
        game = self.begun(edition)
        for number in self.moves:
            if not game.over:
                game.play(drawn(game, number))
        if self.variant_in(edition) == "timed" and self.seed % 2 and not game.over and not game.state.time_up:
            game.play("time")
        return game


def set_table(edition: str, players: int, seed: int, rules: dict[str, object], variant: str) -> Game:
    """A game that begins late: most groups are whole, some are built on, cash is short."""
    t = table(edition, players, variant, None, None, **rules)
    s = t._game.state
    coin = seeded(seed)
    board = s.edition.board
    for group in range(len(board.groups)):
        deeds = [int(board.lots[group * 8 + k]) for k in range(board.group_size[group])]
        lots = [board.deed_place(deed) for deed in deeds]
        owner = int(coin.below(players + 1)) - 1
        level = int(coin.below(highest_level(s, deeds[0]) + 1)) if board.build_cost[deeds[0]] else 0
        t.owns(owner, *lots)
        if owner >= 0 and level:
            for deed in deeds:
                s.set_level(deed, level)
            if min(listed(s.pieces)) < 0:
                for deed in deeds:
                    s.set_level(deed, 0)
                level = 0
        if owner >= 0 and not level:
            t.mortgaged(*(lot for lot in lots if coin.below(3) == 0))
    for seat in range(players):
        t.has(seat, int(coin.below(1 + int(coin.below(900)))))
        t.at(seat, board.place(int(coin.below(board.size))))
    kept = [number for number, card in enumerate(s.edition.cards) if card.use != AT_ONCE]
    one_in = 2 if len(kept) < 8 else 8
    for number in kept:
        if coin.below(one_in) == one_in - 1 and s.holder[number] == BANK:
            t.holds(int(coin.below(players)), s.edition.cards[number].name)
    if coin.below(3) == 0:
        t.jailed(int(coin.below(players)), int(coin.below(3)))
    t.dice(*(int(coin.die(6)) for _ in range(60)))
    return t.game


def everybody_wishes(game: Game) -> None:
    for seat in range(game.state.players):
        if not game.over and illegal_reason(game.state, game.notation.read(f"interrupt {seat}").code) == 0:
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
    text = "stop 2" if number == LAST else outside[number % len(outside)]
    return text if illegal_reason(game.state, game.notation.read(text).code) == 0 else decision.options[-1]


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
        seats=st.integers(0, 10),
        seed=st.integers(0, 999_999),
        rules=st.sampled_from(sorted(HOUSE_RULES)),
        rich=st.booleans(),
        bots=st.sampled_from(("random", "simple")),
        rounds=st.integers(0, 40),
        until=st.integers(0, 999),
        moves=st.binary(min_size=longest // 2, max_size=longest),
    )
