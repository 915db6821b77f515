"""The figures that a card must print, from what the card is made of, and what it may make somebody pay by them."""

import re
from collections.abc import Callable, Sequence

from passgo.engine.edition import Card
from passgo.engine.steps import STEPS
from tests.narration.position import SALARIES, Position

Arguments = Sequence[int]

KEPT = {  # kept cards by kind, with the sums they are about
    "bargain": 100,
    "cheap-rent": 50,
    "renovation": 50,
    "see-you-in-court": 250,
    "stock-bonus": 50,
    "family-bank": 100,
}
PRIZE = 150_000  # of a lucky throw in Millionaire
DEPOT = 25  # for mending a depot or a stand
LAPS = [400, 200, 300]  # by track, from the outer one inwards


def first(arguments: Arguments) -> list[int]:
    return [abs(arguments[0])]


def by_stars(arguments: Arguments) -> list[int]:
    return [figure for k, figure in enumerate(arguments[:3]) for figure in (figure, 1 + 2 * k)]


def lucky(arguments: Arguments) -> list[int]:
    """With one star doubles may be asked for, written as 0: then the prize is named there."""
    one, three, five = arguments[:3]
    return [1, PRIZE, 3, three, 5, five] if one == 0 else [1, one, PRIZE, 3, three, 5, five]


def visit(arguments: Arguments) -> list[int]:
    """Twice the rent is a word; dice are charged by a factor."""
    times, factor = arguments[:2]
    return [factor] if factor else [times] if times > 2 else []


FIGURES: dict[str, Callable[[Arguments], list[int]]] = {
    "Collect": first,
    "PayFine": first,
    "PayEach": first,
    "CollectEach": first,
    "CollectFromEach": first,
    "PayOrDraw": first,
    "GoBack": first,
    "StepAlong": first,
    "StepAhead": first,
    "PropertyTax": first,
    "TrainIsLate": first,
    "TipDrivers": first,
    "GameNight": first,
    "MoveUp": first,
    "PayRepairs": lambda arguments: list(arguments[:2]),
    "RepairsOnTracks": lambda arguments: [*arguments[:3], DEPOT],
    "InsidersEdge": lambda arguments: list(arguments[:2]),
    "VisitProperty": visit,
    "VisitByCard": visit,
    "ElectricCar": lambda arguments: [arguments[0]] if arguments[0] > 1 else [],
    "WinMarathon": lambda arguments: LAPS,
    "EarlyPayDay": lambda arguments: by_stars(SALARIES),
    "CollectByLevel": by_stars,
    "PayByLevel": by_stars,
    "PayEachByLevel": by_stars,
    "CollectEachByLevel": by_stars,
    "CollectByTheirLevel": by_stars,
    "GiveMoney": lambda arguments: by_stars(arguments) if len(set(arguments[:3])) > 1 else first(arguments),
    "RollTimes": by_stars,
    "RollToWin": lucky,
}
# effects without a figure of their own: they move a token, or what they move depends on the position
WITHOUT = {
    "AdvanceTo", "AdvanceToNearest", "AdvanceOnTracks", "AdvanceToNext", "AdvanceToPayCorner", "AssetsSeized",
    "CaughtTrading", "ChangeLane", "ChooseRide", "DiscountTravel", "DrawVoucher", "EnergyCrisis", "FindVoucher",
    "FineHolders", "GoBackTo", "GoDirectly", "GoToJail", "GuideAstray", "HalveRadio", "HandOver", "HouseCondemned",
    "InheritShare", "MakeBargain", "MoveDown", "LandOnSpace", "PaidBack", "Parade", "PayCompanies", "ReturnVoucher",
    "Rewind", "StartBiddingWar", "StockCrash", "Storm", "TakenForRide", "TaxOrJail", "TaxiWar",
    "LoseNextTurn",
}  # fmt: skip


def effects(card: Card) -> list[tuple[str, Arguments]]:
    return [(type(STEPS[int(step)]).__name__, [int(a) for a in arguments]) for step, *arguments in card.effects]


def card_figures(card: Card) -> list[int]:
    """The figures in a card's text, in their order."""
    if card.kind in KEPT:
        return [KEPT[card.kind]]
    if not card.effects:
        return kept_figures(card)
    found: list[int] = []
    for name, arguments in effects(card):
        assert name in FIGURES or name in WITHOUT, f"card {card.kind}: nobody knows the figures of {name}"
        found += FIGURES[name](arguments) if name in FIGURES else []
    return found


def kept_figures(card: Card) -> list[int]:
    """The figures in a kept card's name: numbers of Roll Three, steps of a cab, a sum."""
    if card.kind in KEPT:
        return [KEPT[card.kind]]
    numbered = re.fullmatch(r"(roll-three|cab-back|cab-ahead)-(\d+)", card.kind)
    if numbered is None:
        return []
    return [int(digit) for digit in numbered[2]] if numbered[1] == "roll-three" else [int(numbered[2])]


def mended(p: Position, player: int, house: int, hotel: int, skyscraper: int, depot: int) -> int:
    """A bill for buildings, from what stands."""
    total = 0
    for deed in p.all_of(player):
        level = int(p.s.level[deed])
        if not p.standing(1, deed):
            total += depot * (level > 0)
        elif level:
            total += house * level if level < p.hotel else hotel if level == p.hotel else skyscraper
    return total


def fair_payment(p: Position, card: Card, printed: list[int], payer: int, payee: int, amount: int, dice: int) -> bool:
    """Whether a sum that a card moved is one that its text names, counted over what the payer or payee has."""
    names = [name for name, _ in effects(card)]
    if "PayRepairs" in names or "RepairsOnTracks" in names:
        house, hotel, skyscraper, depot = [*printed, printed[1], 0][:4] if len(printed) == 2 else printed
        return amount == mended(p, payer, house, hotel, skyscraper, depot)
    if "PropertyTax" in names:
        deeds = [deed for deed in p.free(p.all_of(payer)) if p.board.deed_space[deed] >= 0]
        return amount == printed[0] * len(deeds)
    if "RollTimes" in names:
        return amount == dice * printed[p.stars(payee) - 1]
    if "FineHolders" in names:
        [(_, arguments)] = effects(card)
        fined = [group for k, group in enumerate(p.companies()) if arguments[0] >> k & 1]
        return amount == sum(p.dividend(payer, group) for group in fined)
    if "CaughtTrading" in names:
        return amount == sum(p.dividend(payer, group) for group in p.companies())
    if any("Level" in name or name == "EarlyPayDay" for name in names):
        whose = payee if names[0] in ("CollectByLevel", "CollectEachByLevel", "EarlyPayDay") else payer
        return amount == printed[p.stars(whose) - 1]
    return amount in printed
