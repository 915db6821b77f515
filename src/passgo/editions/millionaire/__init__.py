"""Millionaire: 32 spaces, 22 deeds, tokens that rise in level, Fortune cards face down, and a race to a million."""

from passgo.bots.habits import HABITS
from passgo.editions.millionaire import ledger
from passgo.editions.millionaire.cards import CHANCE_PACK, FORTUNE_PACK, LIFESTYLE_PACK
from passgo.editions.millionaire.fortune import TAKE_FORTUNE
from passgo.editions.millionaire.habits import MillionaireHabits
from passgo.editions.millionaire.levels import PAY_DAY
from passgo.editions.millionaire.property import BUY_MORTGAGED, VISIT_LOT
from passgo.editions.millionaire.released import RELEASED
from passgo.editions.millionaire.settings import SETTINGS
from passgo.editions.millionaire.turn import (
    BEGIN_RACE,
    FINISH_RACE,
    MOVE_BY_ROLL,
    OFF_RACE,
    ROLL_ONCE,
    TAKE_RACE,
)
from passgo.editions.tables import read_board, read_landings, read_skin
from passgo.engine.board import Board
from passgo.engine.columns import Ints, ints, listed
from passgo.engine.edition import Earlier, Edition, Figures, Kind, TurnSteps, frame, register
from passgo.engine.rules.cards import DRAW_CARD
from passgo.engine.rules.confinement import GO_TO_JAIL

PACKAGE = "passgo.editions.millionaire"
CHANCE, LIFESTYLE = 0, 1  # packs

KINDS = {
    "go": Kind(on_land=[frame(PAY_DAY)], on_pass=[frame(PAY_DAY)]),
    "street": Kind(on_land=[frame(TAKE_FORTUNE), frame(VISIT_LOT)]),  # in this order (MIL-22, MIL-24)
    "chance": Kind(on_land=[frame(DRAW_CARD, CHANCE)]),  # MIL-39
    "lifestyle": Kind(on_land=[frame(DRAW_CARD, LIFESTYLE)]),  # MIL-38
    "go to jail": Kind(on_land=[frame(GO_TO_JAIL)]),  # MIL-73
    "jail": Kind(),  # just visiting (MIL-84)
    "free parking": Kind(),  # MIL-85
}


LOANS = {  # the mortgages that one source gives, by colour (mortgage.values = printed, MIL-96)
    "brown": 5_000,
    "light blue": 10_000,
    "pink": 20_000,
    "orange": 25_000,
    "red": 35_000,
    "yellow": 40_000,
    "green": 50_000,
    "dark blue": 65_000,
}


NOTE = 1_000  # the smallest (MIL-A22); written 1k (MIL-15)


def rounded_up(amounts: Ints) -> Ints:
    """To the next note (MIL-A22)."""
    return ints((amount + NOTE - 1) // NOTE * NOTE for amount in listed(amounts))


def board_of(values: str, smallest: str) -> Board:
    """The 22 deeds with the loans and resale values of a printing (MIL-2, MIL-96, MIL-A22)."""
    board = read_board(PACKAGE)
    if values == "printed":
        board.mortgage = ints(LOANS[board.groups[group]] for group in listed(board.group_of))
    if smallest == "1000":
        board.mortgage = rounded_up(board.mortgage)
        board.resale = rounded_up(board.resale)
    return board


def printed(values: str, smallest: str) -> Edition:
    edition = Edition(
        name="millionaire",
        version=3,
        earlier={
            1: Earlier({"money.smallest": "1"}, ["money.rounding"], changed="earlier-interest"),
            2: Earlier({}, changed="earlier-interest"),
        },
        board=board_of(values, smallest),
        kinds=KINDS,
        turn=TurnSteps(
            take=TAKE_RACE,
            finish=FINISH_RACE,
            roll=ROLL_ONCE,
            after_roll=[frame(MOVE_BY_ROLL)],
            begin=BEGIN_RACE,
            off_turn=OFF_RACE,
        ),
        decks=[CHANCE_PACK, LIFESTYLE_PACK, FORTUNE_PACK],
        figures=Figures(
            starting_cash=372_000,  # MIL-14
            bail=50_000,  # MIL-80, MIL-81
            salary=150_000,
            least=2,
            most=4,  # MIL-1
            goal_cash=1_000_000,  # MIL-18
            note=NOTE,
            dollar=250,
            interest_on_price=True,  # MIL-102, MIL-105
            sales_in_debt_only=True,  # MIL-91
            bare_lots_move=True,  # MIL-A20
            auctions_last_pieces=False,  # MIL-A13
            hotels_break_short=True,  # MIL-A19
        ),
        settings=SETTINGS,
        landings=read_landings(PACKAGE),
        package=PACKAGE,
        released=RELEASED,
        sheets={"003": ("fr", 229)},
        minutes="30-60",
        face="gold",
        variants=("normal",),
        skins=[read_skin(PACKAGE, "us", "M"), read_skin(PACKAGE, "uk", "M")],
        extra=ledger.SIZE,
        on_mortgaged=BUY_MORTGAGED,
        printed_by=("mortgage.values", "money.smallest"),
        shown_by_player={"token_level": ledger.LEVEL},
        shown_by_deed={"fortune_taken": ledger.TAKEN},
    )
    if smallest == "1000":
        edition.interest = rounded_up(edition.interest)
    return edition


MILLIONAIRE = register(printed("half", "1000"))
MILLIONAIRE.printings = {
    "half/1000": MILLIONAIRE,
    "half/1": printed("half", "1"),
    "printed/1000": printed("printed", "1000"),
    "printed/1": printed("printed", "1"),
}
HABITS["millionaire"] = MillionaireHabits()
