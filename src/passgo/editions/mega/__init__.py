"""Mega: 52 spaces, 37 deeds, the speed die, majorities, skyscrapers, depots and bus tickets."""

from passgo.editions.classic import kinds
from passgo.editions.decks import Targets, copies, packs
from passgo.editions.mega.bonus import BONUS_MOVE
from passgo.editions.mega.catching_up import CATCH_UP
from passgo.editions.mega.released import RELEASED
from passgo.editions.mega.settings import SETTINGS
from passgo.editions.mega.spaces import AUCTION_SPACE, TICKET_SPACE, TICKETS
from passgo.editions.mega.turn import CHOOSE_TRIPLE, TAKE_MEGA_TURN
from passgo.editions.tables import read_board, read_landings, read_places, read_skin
from passgo.engine.edition import (
    BUS_TICKET,
    EXPIRING_TICKET,
    Card,
    Deck,
    Earlier,
    Edition,
    Figures,
    Kind,
    TurnSteps,
    frame,
    register,
)
from passgo.engine.rules.birthday import BIRTHDAY
from passgo.engine.rules.movement import WALK_DICE
from passgo.engine.rules.speed_die import LAND_BY_DICE, ROLL_SPEED_DICE
from passgo.engine.rules.turn import FINISH_TURN

PACKAGE = "passgo.editions.mega"
BOARD = read_board(PACKAGE)  # 52 spaces; 30 streets, 4 railroads, 3 utilities (MEGA-SET-1, MEGA-UTL-1)
TARGETS = Targets(read_places(PACKAGE))

# a pack of its own that lies face up once drawn (MEGA-SET-4, MEGA-TKT-8); sixteen are all (MEGA-SET-1, MEGA-TKT-5)
TICKET_PACK = Deck(
    "bus-tickets",
    [*copies(Card("bus-ticket", use=BUS_TICKET), 13), *copies(Card("expiring-ticket", use=EXPIRING_TICKET), 3)],
)


def mega_kinds(luxury_tax: int) -> dict[str, Kind]:
    """Classic's kinds of space and three more."""
    return {
        **kinds(luxury_tax),
        "auction": Kind(on_land=[frame(AUCTION_SPACE)]),
        "bus ticket": Kind(on_land=[frame(TICKET_SPACE)]),
        "birthday gift": Kind(on_land=[frame(BIRTHDAY, int(TICKETS))]),
    }


def printed(printing: str, luxury_tax: int) -> Edition:
    return Edition(
        name="mega",
        version=4,
        earlier={
            1: Earlier({"mrm.mortgaged": "skip", "ticket.same_turn": True}, changed="earlier-last-lot"),
            2: Earlier({}, changed="earlier-skyscrapers"),
            3: Earlier({}, changed="earlier-heirs"),
        },
        board=BOARD,
        kinds=mega_kinds(luxury_tax),
        turn=TurnSteps(
            take=TAKE_MEGA_TURN,
            finish=FINISH_TURN,
            roll=ROLL_SPEED_DICE,
            after_roll=[frame(WALK_DICE), frame(LAND_BY_DICE), frame(BONUS_MOVE)],
            triple=CHOOSE_TRIPLE,
        ),
        decks=[*packs(printing, TARGETS), TICKET_PACK],
        # MEGA-SET-2, MEGA-BLD-1
        figures=Figures(starting_cash=2500, bail=50, salary=200, least=2, most=8, majority=True, piece_kinds=4),
        settings=SETTINGS,
        landings=read_landings(PACKAGE),
        package=PACKAGE,
        released=RELEASED,
        sheets={"002": ("fr", 84)},
        based_on=("classic",),
        minutes="60-90",
        face="skyline",
        variants=("normal", "short", "timed"),
        printed_by=("cards.deck",),
        skins=[
            read_skin(PACKAGE, "us", "$"),
            read_skin(PACKAGE, "uk", "£", {"cards.deck": "london"}),
            read_skin(PACKAGE, "france", "€", {"cards.deck": "london"}, "fr"),
        ],
        on_completion=CATCH_UP,
    )


MEGA = register(printed("pre2008", 75))
MEGA.printings = {
    "pre2008": MEGA,
    "2008": printed("2008", 100),
    "2021": printed("2021", 100),
    "london": printed("london", 100),
}
