"""Harbour: 24 spaces, 13 deeds, ferries across the bay, and a tide that turns at the Lighthouse."""

from passgo.bots.habits import HABITS
from passgo.editions.tables import read_board, read_landings, read_skin
from passgo.engine.edition import Edition, Figures, Kind, TurnSteps, frame
from passgo.engine.rules.cards import DRAW_CARD
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.corners import LAND_ON_GO, PASS_GO
from passgo.engine.rules.dice import ROLL_DICE
from passgo.engine.rules.movement import LAND_ON_SPACE, WALK_DICE
from passgo.engine.rules.property import VISIT_PROPERTY
from passgo.engine.rules.taxes import PAY_TAX
from passgo.engine.rules.turn import FINISH_TURN, TAKE_TURN
from passgo.engine.settings import Value
from passgo_harbour import ledger
from passgo_harbour.cards import bottles
from passgo_harbour.ferries import TAKE_FERRY
from passgo_harbour.habits import HarbourHabits
from passgo_harbour.tides import TURN_TIDE

BOTTLES = 0  # the pack
VISIT = Kind(on_land=[frame(VISIT_PROPERTY)])

KINDS = {
    "go": Kind(on_land=[frame(LAND_ON_GO), frame(TURN_TIDE)], on_pass=[frame(PASS_GO), frame(TURN_TIDE)]),
    "street": VISIT,
    "railroad": VISIT,
    "bottle": Kind(on_land=[frame(DRAW_CARD, BOTTLES)]),
    "ferry": Kind(on_land=[frame(TAKE_FERRY)]),
    "luxury tax": Kind(on_land=[frame(PAY_TAX, 60)]),
    "jail": Kind(),  # just visiting
    "free parking": Kind(),
    "go to jail": Kind(on_land=[frame(GO_TO_JAIL)]),
}

SETTINGS: dict[str, Value] = {
    "ferry.fare": 30,
    "jail.collect_rent": True,
    "auction.mode": "round_robin",
    "auction.min_bid": 1,
    "manage.offturn": "between_turns",
    "trade.immunity": False,
    "trade.offers_per_turn": 5,
    "players.max": 6,
    "bank.pieces": "20/8",
}

BOARD = read_board(__name__)

HARBOUR = Edition(
    name="harbour",
    version=1,
    package=__name__,
    based_on=("classic",),
    board=BOARD,
    kinds=KINDS,
    turn=TurnSteps(TAKE_TURN, FINISH_TURN, ROLL_DICE, [frame(WALK_DICE), frame(LAND_ON_SPACE)]),
    decks=[bottles(BOARD.names)],
    figures=Figures(starting_cash=800, bail=40, salary=60, least=2, most=6),
    settings=SETTINGS,
    variants=("normal",),
    skins=[read_skin(__name__, "town", "$")],
    landings=read_landings(__name__),
    extra=ledger.SIZE,
    minutes="30-60",
)
HABITS["harbour"] = HarbourHabits()
