"""The sample of `make test`: some games, every card, and a position for every question, in both languages."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.engine.board import UTILITY
from passgo.engine.rules.speed_die import MR_MONOPOLY
from passgo.testing import Table, table
from passgo.texts import LANGUAGES, Texts
from tests.invariants.default_positions import CLASSIC, MEGA, MILLIONAIRE, ULTIMATE
from tests.narration.cards import card_figures, kept_figures
from tests.narration.checking import Reader, Tally, read_game
from tests.narration.games import NAMES, games
from tests.narration.position import Position
from tests.scenarios.ultimate.drawing import drawing
from tests.scenarios.ultimate.money import bare

GAMES = {"classic": 8, "mega": 6, "ultimate": 5, "millionaire": 16}  # in each language
ROUNDS = 25
ASKED = 0.1
ANSWERS = 6  # tried at each position
MOVES = 6  # played after each of them
POSITIONS: dict[str, Mapping[str, tuple[Callable[[], Table], str]]] = {
    "classic": CLASSIC,
    "mega": MEGA,
    "ultimate": ULTIMATE,
    "millionaire": MILLIONAIRE,
}


def impounded() -> Table:
    """Somebody who will lose a turn."""
    return drawing("chest-impounded", players=2).at(1, "middle:1").owns(1, "Oriental Avenue").play("roll")


def led_on() -> Table:
    """A card leads to a utility and new dice for its rent, then Mr. Monopoly to another one: that by the roll."""
    t = bare(cards_deck="complete").at(0, "middle:17").cards("chance-nearest-utility")
    t.dice(1, 4, int(MR_MONOPOLY), 2, 1)
    board = t.game.state.edition.board
    for deed in range(int(board.deeds)):
        t.owns(int(board.family[deed] == UTILITY), board.deed_place(deed))
    return t


def fortune() -> Table:
    """Seat 0 throws for Roll Three, 1 wins, and 2 may have half of it."""
    t = bare(cards_deck="complete").holds(1, "roll-three-123").holds(2, "good-fortune")
    return t.at(0, "inner:7").cards("roll-three-456").dice(1, 2, 2, 1, 2, 3)


def ruined() -> Table:
    """Seat 0 owes more than it has, and leaves a mortgaged deed."""
    t = bare(players=3).owns(1, "Boardwalk").owns(0, "Oriental Avenue").mortgaged("Oriental Avenue")
    return t.has(0, 20).at(0, "middle:35").dice(1, 2, 1)


def squeezing(face: int) -> Table:
    """Seat 0 throws for Squeeze Play with the speed die as well."""
    return bare(squeeze_variant="alternative").at(0, "inner:19").dice(1, 2, 2, 6, 6, face)


# what bots do not say, word by word from a table that is set
UNUSUAL: dict[str, list[tuple[Callable[[], Table], str]]] = {
    "classic": [
        (lambda: table(trade_immunity=True).owns(0, 5), "offer 1 immunity 5 for $50; accept; roll"),
        (lambda: table(auction_mode="timed_open").dice(1, 2), "roll; decline; bid 5; hammer"),
        (
            lambda: table().owns(1, 39).built(0).owns(0, 5).has(0, 20).at(0, 36).dice(1, 2),
            "roll; settle 5, $20; accept",
        ),
        (lambda: table().owns(1, 1), "interrupt 1; offer 1 $1 for 1; refuse; quiet 1"),
        (lambda: table(players=2).has(0, 99_000), "stop 5"),
        (lambda: table(variant="timed").dice(1, 2), "time; roll; buy; end"),
    ],
    "ultimate": [
        (lambda: impounded().dice(1, 3, 1).play("end", "roll"), "end"),
        (led_on, "roll"),
        (fortune, "roll; pick 1"),
        (ruined, "roll; bankrupt; keep Oriental Avenue"),
        (lambda: bare().at(0, "middle:35").dice(1, 2, 1), "roll; decline; bid 5; pass; pass"),
        (lambda: bare().at(0, "middle:39").dice(1, 2, 2), "roll; flat"),
        (lambda: bare().at(0, "middle:39").dice(1, 2, 2), "roll; percent"),
        (lambda: bare().owns(0, "Boardwalk"), "offer 1 middle:39 for $50; counter $20 for middle:39; accept"),
        (lambda: squeezing(3), "roll"),
        (lambda: squeezing(int(MR_MONOPOLY)), "roll"),
    ],
}


def read_sample(edition: str) -> Tally:
    tally = Tally()
    for number, language in enumerate(LANGUAGES):
        tally.add(read_cards(edition, language))
        for position, words in UNUSUAL.get(edition, []):
            tally.add(read_words(named(position()), words.split("; "), language))
        for game, bots, coin in games(edition, GAMES[edition], seed=number):
            tally.add(read_game(game, bots, language, coin, ROUNDS, ASKED))
        for name, (position, _) in POSITIONS[edition].items():
            tally.add(read_position(named(position()), language, Random(name)))
    return tally


def named(t: Table) -> Game:
    """The game of a table, with players whose names have no figures."""
    t.game.header.names = list(NAMES[: len(t.game.header.names)])
    return t.game


def read_cards(edition: str, language: str) -> Tally:
    """Every card of every printing, in every skin."""
    tally = Tally()
    offered = EDITIONS[edition]
    for printing in [offered, *offered.printings.values()]:
        for skin in offered.skins:
            reader = Reader(Game.start(edition, skin=skin), language)
            reader.texts = Texts(printing, language, skin)
            for number, card in enumerate(printing.cards):
                reader.read("card", reader.texts.card(number), card_figures(card))
                if card.use:
                    reader.read("kept card", reader.texts.kept_card(number), kept_figures(card))
            tally.add(reader.tally)
    return tally


def read_words(game: Game, words: Sequence[str], language: str) -> Tally:
    """What is said one after the other, as far as the game lets it be said."""
    reader = Reader(game, language)
    reader.dues.begin(Position(game))
    for text in words:
        if game.decision is not None:
            reader.ask()
            reader.answer(game.notation.read(text))
            reader.hear(game.play(text))
    return reader.tally


def read_position(game: Game, language: str, coin: Random) -> Tally:
    """A question with its answers, what each of them leads to, and what a coin then plays."""
    tally = Tally()
    options = game.decision.options if game.decision else []
    for action in coin.sample(options, min(ANSWERS, len(options))):
        trial = game.copy()
        reader = Reader(trial, language)
        reader.dues.begin(Position(trial))
        reader.ask()
        for deed in range(0, int(trial.state.edition.board.deeds), 7):
            reader.look_at(deed, int(trial.state.turn))
        reader.hear(trial.play(action))
        player = bot("random", coin.randrange(1000))
        for _ in range(MOVES):
            if trial.decision is not None:
                reader.hear(trial.play(player.choose(trial)))
        tally.add(reader.tally)
    return tally
