"""Ultimate (fan rules, revised 2017-02-09): three tracks, 120 spaces, 80 deeds, 30 shares, 2 to 12 players."""

from passgo.bots.habits import HABITS
from passgo.editions.tables import read_board, read_landings, read_skin
from passgo.editions.ultimate import ledger, packs
from passgo.editions.ultimate.bonus import BONUS_ON_TRACKS, ROLL_DONE
from passgo.editions.ultimate.cards import PACKS
from passgo.editions.ultimate.corners import BONUS, GO, LAND_ON_CORNER, PASS_CORNER, PAY_DAY
from passgo.editions.ultimate.habits import UltimateHabits
from passgo.editions.ultimate.kept import OFF_TURN_WITH_CARDS, PLAY_ANY_TIME
from passgo.editions.ultimate.property import VISIT_ON_TRACKS
from passgo.editions.ultimate.released import RELEASED
from passgo.editions.ultimate.roll_three import ROLL_THREE, ROLL_THREE_PACK
from passgo.editions.ultimate.settings import FRENCH_TEXT, SETTINGS
from passgo.editions.ultimate.spaces import (
    AUCTION_ON_TRACKS,
    DRAW_VOUCHERS,
    SQUEEZE_PLAY,
    STATION_VOUCHER,
    TAKE_TUNNEL,
    TAX_REFUND,
)
from passgo.editions.ultimate.stocks import CERTIFICATES, STOCK_EXCHANGE
from passgo.editions.ultimate.tracks import WALK_ROLL
from passgo.editions.ultimate.turn import (
    BEFORE_BONUS_CHOICE,
    BEGIN_ULTIMATE_TURN,
    CHOOSE_TRIPLE_ON_TRACKS,
    FINISH_ULTIMATE_TURN,
    TAKE_ULTIMATE_TURN,
    PromisedVoucher,
)
from passgo.editions.ultimate.uses import FAMILY_BANK
from passgo.engine.columns import i64
from passgo.engine.edition import Earlier, Edition, Figures, Kind, TurnSteps, frame, register
from passgo.engine.rules.birthday import BIRTHDAY
from passgo.engine.rules.cards import DRAW_CARD
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.corners import PARK
from passgo.engine.rules.speed_die import LAND_BY_DICE, ROLL_SPEED_DICE
from passgo.engine.rules.taxes import PAY_INCOME_TAX, PAY_TAX

PACKAGE = "passgo.editions.ultimate"


def pay_corner(which: i64) -> Kind:
    return Kind(on_land=[frame(LAND_ON_CORNER, int(which))], on_pass=[frame(PASS_CORNER, int(which))])


KINDS = {
    "street": Kind(on_land=[frame(VISIT_ON_TRACKS)]),
    "utility": Kind(on_land=[frame(VISIT_ON_TRACKS)]),
    "cab": Kind(on_land=[frame(VISIT_ON_TRACKS)]),
    "railroad": Kind(on_land=[frame(STATION_VOUCHER), frame(VISIT_ON_TRACKS)]),
    "go": pay_corner(GO),
    "bonus": pay_corner(BONUS),
    "pay day": pay_corner(PAY_DAY),
    "chance": Kind(on_land=[frame(DRAW_CARD, int(packs.CHANCE))]),
    "community chest": Kind(on_land=[frame(DRAW_CARD, int(packs.CHEST))]),
    "bus ticket": Kind(on_land=[frame(DRAW_VOUCHERS, 1)]),
    "birthday gift": Kind(on_land=[frame(BIRTHDAY, int(packs.VOUCHERS))]),
    "auction": Kind(on_land=[frame(AUCTION_ON_TRACKS)]),
    "squeeze play": Kind(on_land=[frame(SQUEEZE_PLAY)]),
    "roll three": Kind(on_land=[frame(ROLL_THREE)]),
    "tax refund": Kind(on_land=[frame(TAX_REFUND)]),
    "income tax": Kind(on_land=[frame(PAY_INCOME_TAX, 200, 10)]),
    "luxury tax": Kind(on_land=[frame(PAY_TAX, 75)]),
    "stock exchange": Kind(on_land=[frame(STOCK_EXCHANGE)]),
    "holland tunnel": Kind(on_land=[frame(TAKE_TUNNEL)]),  # nothing for passing (UM-HOL-2)
    "go to jail": Kind(on_land=[frame(GO_TO_JAIL)]),
    "free parking": Kind(on_land=[frame(PARK)]),
    "subway": Kind(),  # a ride is offered by the turn
    "reverse direction": Kind(),  # read from where the token stands
    "jail": Kind(),
}


# three tracks with their stations and corners, 64 streets, 8 utilities, 4 railroads, 4 cab companies
# UM-GEN-5, UM-EQP-2, UM-BRD-1, UM-BRD-2, UM-BRD-4, UM-BRD-5, UM-BRD-7
BOARD = read_board(PACKAGE, CERTIFICATES)


def printed(cards: str, vouchers: str) -> Edition:
    return Edition(
        name="ultimate",
        version=4,
        earlier={
            2: Earlier({}, changed="earlier-promised-voucher"),
            3: Earlier({}, changed="earlier-snatched-cab"),
        },
        board=BOARD,
        kinds=KINDS,
        turn=TurnSteps(
            take=TAKE_ULTIMATE_TURN,
            finish=FINISH_ULTIMATE_TURN,
            roll=ROLL_SPEED_DICE,
            # The space moved to is obeyed, moves that it asks for included, before the bonus; that before another roll.
            # UM-DBL-2, UM-DBL-3, UM-DBL-4, UM-ORD-1, UM-ORD-4, IX-05, IX-08, IX-10, IX-11, IX-17, IX-22
            after_roll=[
                frame(WALK_ROLL),
                frame(LAND_BY_DICE),
                frame(BEFORE_BONUS_CHOICE),
                frame(BONUS_ON_TRACKS),
                frame(ROLL_DONE),
            ],
            triple=CHOOSE_TRIPLE_ON_TRACKS,
            begin=BEGIN_ULTIMATE_TURN,
            off_turn=OFF_TURN_WITH_CARDS,
            any_time=PLAY_ANY_TIME,
        ),
        decks=[*PACKS[cards], packs.VOUCHER_PACKS[vouchers], ROLL_THREE_PACK],
        # UM-SET-1, UM-GEN-2, UM-MAJ-1
        figures=Figures(starting_cash=3200, bail=50, salary=200, least=2, most=12, majority=True, piece_kinds=5),
        settings=SETTINGS,
        landings=read_landings(PACKAGE),
        package=PACKAGE,
        released=RELEASED,
        sheets={"000": ("fr", 321), "001": ("en", 325)},
        based_on=("mega", "classic"),
        table_size=6,
        minutes="120-180",
        face="canals",
        variants=("normal", "short", "timed"),
        house_variants=("short", "timed"),  # UM-GEN-4
        skins=[read_skin(PACKAGE, "us", "$")],
        extra=ledger.SIZE,
        jail_marks=ledger.JAIL_MARKS,
        dealt=[int(packs.VOUCHERS), int(packs.ROLL_THREES)],  # nothing else (UM-SET-4, UM-SET-5, UM-SET-6, UM-VCH-1)
        presets={"um.text=fr": FRENCH_TEXT},
        bid_help=FAMILY_BANK,
        trade_rule=PromisedVoucher(),
        printed_by=("cards.deck", "voucher.deck"),
    )


ULTIMATE = register(printed("equipment", "sheet"))
ULTIMATE.printings = {
    "equipment/sheet": ULTIMATE,
    "equipment/printed": printed("equipment", "printed"),
    "complete/sheet": printed("complete", "sheet"),
    "complete/printed": printed("complete", "printed"),
}
HABITS["ultimate"] = UltimateHabits()
