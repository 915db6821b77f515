"""Classic: 40 spaces, 28 deeds, two dice; with the Short and the Timed game."""

from passgo.editions.classic.released import RELEASED
from passgo.editions.classic.settings import SETTINGS
from passgo.editions.decks import CHANCE_DECK, CHEST_DECK, Targets, packs
from passgo.editions.tables import read_board, read_landings, read_places, read_skin
from passgo.engine.edition import Deck, Earlier, Edition, Figures, Kind, TurnSteps, frame, register
from passgo.engine.rules.cards import DRAW_CARD
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.corners import LAND_ON_GO, PARK, PASS_GO
from passgo.engine.rules.dice import ROLL_DICE
from passgo.engine.rules.movement import LAND_ON_SPACE, WALK_DICE
from passgo.engine.rules.property import VISIT_PROPERTY
from passgo.engine.rules.taxes import PAY_INCOME_TAX, PAY_TAX
from passgo.engine.rules.turn import FINISH_TURN, TAKE_TURN
from passgo.engine.settings import Value

PACKAGE = "passgo.editions.classic"


def kinds(luxury_tax: int) -> dict[str, Kind]:
    """What each kind of space does (CLS-TUR-2)."""
    visit = Kind(on_land=[frame(VISIT_PROPERTY)])
    return {
        "go": Kind(on_land=[frame(LAND_ON_GO)], on_pass=[frame(PASS_GO)]),
        "street": visit,
        "railroad": visit,
        "utility": visit,
        "chance": Kind(on_land=[frame(DRAW_CARD, CHANCE_DECK)]),
        "community chest": Kind(on_land=[frame(DRAW_CARD, CHEST_DECK)]),
        "income tax": Kind(on_land=[frame(PAY_INCOME_TAX, 200, 10)]),
        "luxury tax": Kind(on_land=[frame(PAY_TAX, luxury_tax)]),
        "jail": Kind(),  # just visiting (CLS-JAL-9)
        "free parking": Kind(on_land=[frame(PARK)]),
        "go to jail": Kind(on_land=[frame(GO_TO_JAIL)]),
    }


def turn() -> TurnSteps:
    return TurnSteps(TAKE_TURN, FINISH_TURN, ROLL_DICE, [frame(WALK_DICE), frame(LAND_ON_SPACE)])


BOARD = read_board(PACKAGE)  # 22 streets, 4 railroads, 2 utilities (CLS-GEN-7)
TARGETS = Targets(read_places(PACKAGE))
SKINS = [
    read_skin(PACKAGE, "us", "$"),
    read_skin(PACKAGE, "london", "£", {"cards.deck": "london"}),
    read_skin(PACKAGE, "paris", "€", {"cards.deck": "london"}, "fr"),
    # names alone are its own (CLS-GEN-6)
    read_skin(PACKAGE, "springfield", "$", {"cards.deck": "pre2008", "tax.income": "flat"}),
]


def printed(luxury_tax: int, decks: list[Deck], settings: dict[str, Value]) -> Edition:
    return Edition(
        name="classic",
        version=2,
        earlier={1: Earlier({}, changed="earlier-shortage")},
        board=BOARD,
        kinds=kinds(luxury_tax),
        turn=turn(),
        decks=decks,
        figures=Figures(starting_cash=1500, bail=50, salary=200, least=2, most=8),  # CLS-SET-5, CLS-JAL-3, CLS-GO-1
        settings=settings,
        landings=read_landings(PACKAGE),
        package=PACKAGE,
        released=RELEASED,
        sheets={"004": ("fr", 234)},
        variants=("normal", "short", "timed"),
        printed_by=("cards.deck",),
        skins=SKINS,
    )


CLASSIC = register(printed(100, packs("2008", TARGETS), SETTINGS))
CLASSIC.printings = {
    "2008": CLASSIC,
    "pre2008": printed(75, packs("pre2008", TARGETS), {**SETTINGS, "tax.income": "choice"}),
    "2021": printed(100, packs("2021", TARGETS), SETTINGS),
    "london": printed(100, packs("london", TARGETS), SETTINGS),
}
