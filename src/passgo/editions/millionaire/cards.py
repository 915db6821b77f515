"""The packs of Millionaire: Chance, Millionaire Lifestyle and the Fortune cards.

Texts are in the message catalogues, under `card-` and the kind.
"""

from passgo.editions.decks import copies
from passgo.editions.millionaire.effects import (
    COLLECT_BY_LEVEL,
    COLLECT_BY_THEIR_LEVEL,
    COLLECT_EACH_BY_LEVEL,
    GIVE_MONEY,
    PAY_BY_LEVEL,
    PAY_EACH_BY_LEVEL,
    ROLL_TIMES,
    ROLL_TO_WIN,
    STEP_AHEAD,
)
from passgo.editions.millionaire.fortune import HAND_OVER, MAKE_BARGAIN, START_BIDDING_WAR
from passgo.editions.millionaire.kept import FORCED_DEAL, FREE_HOUSE, RENT_PASS, REVERSE_GEAR, TAKEOVER
from passgo.editions.millionaire.levels import EARLY_PAY_DAY, MOVE_DOWN, MOVE_UP
from passgo.editions.tables import read_places
from passgo.engine.columns import i64
from passgo.engine.edition import LEAVES_JAIL, Card, Deck, frame
from passgo.engine.rules.cards import (
    advance_to,
    collect,
    collect_each,
    go_back,
    go_to_jail,
    leave_jail,
    pay_each,
    repairs,
)
from passgo.engine.rules.movement import LAND_ON_SPACE

PLACES = read_places("passgo.editions.millionaire")


def does(name: str, step: i64, a: int = 0, b: int = 0, c: int = 0) -> Card:
    """By level the figures are those for one, three and five stars."""
    return Card(name, [frame(step, a, b, c)])


def kept(name: str, use: i64) -> Card:
    """A Fortune card to keep; only the way out of Jail may be traded (MIL-A17)."""
    return Card(name, use=use, tradable=use == LEAVES_JAIL)


# fourteen cards, with amounts and tasks by level as in the other pack (MIL-2, MIL-A6)
CHANCE_PACK = Deck(
    "chance",
    [
        does("chance-all-or-nothing", ROLL_TO_WIN, 10, 8, 6),
        advance_to("chance-go", PLACES["GO"]),
        go_to_jail("chance-jail"),
        leave_jail("chance-leave-jail"),
        go_back("chance-back-three", 3),
        advance_to("chance-island", PLACES["Paradise Island"]),
        Card("chance-shortcut", [frame(STEP_AHEAD, 3), frame(LAND_ON_SPACE)]),
        repairs("chance-repairs", house=5_000, hotel=25_000),
        does("chance-fast-car", PAY_BY_LEVEL, 10_000, 20_000, 30_000),
        does("chance-upkeep", PAY_BY_LEVEL, 20_000, 40_000, 60_000),
        does("chance-profits", COLLECT_BY_LEVEL, 25_000, 50_000, 75_000),
        does("chance-prize-draw", COLLECT_BY_LEVEL, 50_000, 100_000, 150_000),
        does("chance-thanks", PAY_EACH_BY_LEVEL, 5_000, 10_000, 15_000),
        does("chance-birthday", COLLECT_EACH_BY_LEVEL, 10_000, 20_000, 30_000),
    ],
)

# fourteen cards, with amounts and tasks by level too (MIL-2, MIL-A6)
LIFESTYLE_PACK = Deck(
    "lifestyle",
    [
        does("lifestyle-business", ROLL_TO_WIN, 0, 8, 5),
        go_to_jail("lifestyle-jail"),
        does("lifestyle-windfall", COLLECT_BY_LEVEL, 50_000, 100_000, 150_000),
        does("lifestyle-gala", COLLECT_BY_THEIR_LEVEL, 10_000, 20_000, 30_000),
        does("lifestyle-party", PAY_EACH_BY_LEVEL, 10_000, 20_000, 30_000),
        does("lifestyle-present", GIVE_MONEY, 20_000, 40_000, 60_000),
        does("lifestyle-move-up", MOVE_UP, 50_000),
        does("lifestyle-bad-press", MOVE_DOWN),
        leave_jail("lifestyle-leave-jail"),
        advance_to("lifestyle-go", PLACES["GO"]),
        does("lifestyle-advert", COLLECT_BY_LEVEL, 25_000, 50_000, 75_000),
        advance_to("lifestyle-cruise", PLACES["Yacht Harbor"]),
        does("lifestyle-shopping", PAY_BY_LEVEL, 10_000, 20_000, 30_000),
        does("lifestyle-dice", ROLL_TIMES, 5_000, 10_000, 15_000),
    ],
)

# one for every property (MIL-2, MIL-11); those for at once move no token (MIL-A8)
FORTUNE_PACK = Deck(
    "fortune",
    [
        *copies(collect("fortune-found-money", 50_000), 2),
        collect("fortune-inheritance", 100_000),
        *copies(does("fortune-bargain", MAKE_BARGAIN), 2),
        does("fortune-bidding-war", START_BIDDING_WAR),
        does("fortune-big-heart", GIVE_MONEY, 50_000, 50_000, 50_000),
        pay_each("fortune-tips", 10_000),
        does("fortune-handover", HAND_OVER),
        collect_each("fortune-crowdfunding", 20_000),
        does("fortune-makeover", MOVE_UP, 50_000),
        does("fortune-payday", EARLY_PAY_DAY),
        *copies(kept("fortune-leave-jail", LEAVES_JAIL), 2),
        *copies(kept("fortune-free-house", FREE_HOUSE), 2),
        *copies(kept("fortune-takeover", TAKEOVER), 2),
        *copies(kept("fortune-forced-deal", FORCED_DEAL), 2),
        kept("fortune-vip-pass", RENT_PASS),
        kept("fortune-reverse-gear", REVERSE_GEAR),
    ],
    secret=True,
)
