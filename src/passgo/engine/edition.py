"""An edition: a game on the shelf, as data. Its board, what each kind of space does, its cards, its figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from passgo.engine.board import STREET, STRIDE, Board
from passgo.engine.columns import Ints, i64, ints, mypyc_attr
from passgo.engine.fingerprint import rules_digest
from passgo.engine.settings import Value

if TYPE_CHECKING:
    from passgo.engine.state import State

AT_ONCE: Final[i64] = 0  # what a kept card is for; editions number further uses
LEAVES_JAIL: Final[i64] = 1
BUS_TICKET: Final[i64] = 2
EXPIRING_TICKET: Final[i64] = 3
USES: Final = 64  # room for what cards can be for
LAST_VOUCHER: Final[i64] = 19  # from the bus ticket up to here are travel vouchers

Frame = tuple[int, int, int, int, int]


def frame(step: i64, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Frame:
    """A step with its arguments, as data."""
    return (step, a, b, c, d)


class Frames:
    """Lists of frames, one a key, packed so that a whole list goes onto the stack at once."""

    def __init__(self, lists: Iterable[Sequence[Frame]]) -> None:
        flat: list[int] = []
        start: list[int] = []
        count: list[int] = []
        for frames in lists:
            start.append(len(flat))
            count.append(len(frames))
            for step in reversed(frames):  # the first to happen lies on top
                flat.extend(step)
        self.flat: Final[Ints] = ints(flat)
        self.start: Final[Ints] = ints(start)
        self.count: Final[Ints] = ints(count)


class Kind:
    """What a kind of space does when a token lands on it or passes it."""

    def __init__(self, on_land: Sequence[Frame] = (), on_pass: Sequence[Frame] = ()) -> None:
        self.on_land = on_land
        self.on_pass = on_pass


class Card:
    """A card: its name in the message catalogues and what it makes happen when drawn.

    One with a use is kept by its drawer until played, lost or traded; `kind` names alike cards such as tickets.
    """

    def __init__(
        self,
        name: str,
        effects: Sequence[Frame] = (),
        use: i64 = AT_ONCE,
        kind: str = "",
        tradable: bool = True,
    ) -> None:
        self.name = name
        self.effects = effects
        self.use = use
        self.kind = kind or name
        self.tradable = tradable


class Deck:
    """A pack; of a secret one only its keeper sees which cards he keeps."""

    def __init__(self, name: str, cards: Sequence[Card], secret: bool = False) -> None:
        self.name = name
        self.cards = list(cards)
        self.secret = secret


class Skin:
    """Names over the same figures, in English and French."""

    def __init__(
        self,
        name: str,
        currency: str,
        names: Mapping[str, list[str]],
        settings: Mapping[str, Value] | None = None,
        language: str = "",
    ) -> None:
        self.name = name
        self.language = language  # of those who know it from home, where that is one
        self.currency = currency
        self.names = names
        self.settings: Mapping[str, Value] = settings or {}


class Figures:
    """The numbers of an edition that no setting changes."""

    def __init__(
        self,
        starting_cash: int,
        bail: int,
        salary: int,
        least: int,
        most: int,
        majority: bool = False,
        piece_kinds: int = 2,
        goal_cash: int = 0,
        note: int = 1,
        dollar: int = 1,
        interest_on_price: bool = False,
        sales_in_debt_only: bool = False,
        bare_lots_move: bool = False,
        auctions_last_pieces: bool = True,
        hotels_break_short: bool = False,
    ) -> None:
        self.starting_cash: i64 = starting_cash
        self.bail: i64 = bail
        self.salary: i64 = salary
        self.least_players = least
        self.most_players = most
        self.majority: bool = majority  # all lots but one are enough to build, and charge double
        self.piece_kinds: i64 = piece_kinds  # of houses, hotels, skyscrapers, depots, stands, in this order
        self.goal_cash: i64 = goal_cash  # who holds so much wins at once; 0 where no money wins
        self.note: i64 = note  # the smallest note; offered bids go up in it
        self.dollar: i64 = dollar  # about what a dollar of Classic is here, for bots that think of reserves
        self.interest_on_price: bool = interest_on_price  # a tenth of the price, not of the mortgage
        self.sales_in_debt_only: bool = sales_in_debt_only  # the Bank buys and lends to who cannot pay, else never
        self.bare_lots_move: bool = bare_lots_move  # a bare lot of a built group may change hands
        self.auctions_last_pieces: bool = auctions_last_pieces  # among all who could use one; else first come
        self.hotels_break_short: bool = hotels_break_short  # into the houses that are left, the rest is sold with it


def clear_ahead(board: Board, passing: Frames, space: i64) -> i64:
    """How far the next space lies that does something when passed; a lap if there is none."""
    steps: i64 = 1
    while steps < board.lap[space] and passing.count[board.after(space, steps)] == 0:
        steps += 1
    return steps


def lots_needed(board: Board, figures: Figures, group: int) -> int:
    """How many lots of a group one must own to build on it; more than there are where nothing is built.

    Rules: CLS-BLD-1, MEGA-BLD-1, MEGA-RRD-1, MEGA-RRD-3, MIL-66, UM-RRD-2, UM-CAB-2, UM-MAJ-1, UM-MAJ-3, UM-BLD-1.
    """
    size = int(board.group_size[group])
    first = board.lots[group * int(STRIDE)]
    if board.family[first] == STREET:
        return size - 1 if figures.majority and size > 2 else size
    return 1 if board.build_cost[first] > 0 else size + 1


def interest(board: Board, figures: Figures, deed: int) -> int:
    """A tenth of the mortgage value, rounded up (CLS-MTG-3), or of the price (MIL-102)."""
    value = int(board.price[deed] if figures.interest_on_price else board.mortgage[deed])
    return (value + 9) // 10


class TurnSteps:
    """The steps a turn is made of in an edition: the questions before and after moving, the throw, its triples."""

    def __init__(
        self,
        take: i64,
        finish: i64,
        roll: i64,
        after_roll: Sequence[Frame],
        triple: i64 = -1,
        begin: i64 = -1,
        off_turn: i64 = -1,
        any_time: i64 = -1,
    ) -> None:
        self.take: i64 = take
        self.finish: i64 = finish
        self.roll: i64 = roll
        self.triple: i64 = triple
        self.begin: i64 = begin  # what happens before the first question, if anything
        self.off_turn: i64 = off_turn  # the question to who manages off turn, where it is not the common one
        self.any_time: i64 = any_time  # the question to who asks for a word in the middle of a turn, if there is one
        self.after_roll: Final = Frames([after_roll])


@mypyc_attr(allow_interpreted_subclasses=True)
class TradeRule:
    """What an edition has to say about deals beyond the common rules: this one has nothing to say."""

    def refusal(self, s: State, giver: i64, start: i64, stop: i64, /) -> i64:
        """Why somebody may not give items `start` to `stop` of the offer on the table now; 0 if he may."""
        return 0


class Earlier:
    """How a version of an edition before its present one is still played.

    Its `settings` are those that make it the game it was, also where only a default changed; a stored game that names
    another value keeps that one. The `dropped` ones it had, but they changed nothing, and there are none any more.
    Where a rule changed that no setting brings back, `changed` names the sentence that tells the table so: games that
    never met it go on, and one that did is noticed, because its moves or positions do not fit.
    """

    def __init__(self, settings: Mapping[str, Value], dropped: Sequence[str] = (), changed: str = "") -> None:
        self.settings = settings
        self.dropped = dropped
        self.changed = changed


class Edition:
    """Frozen: built once at import, shared by all games that play it. `Final` tells the compiler."""

    def __init__(
        self,
        name: str,
        version: int,
        board: Board,
        kinds: Mapping[str, Kind],
        turn: TurnSteps,
        decks: Sequence[Deck],
        figures: Figures,
        settings: Mapping[str, Value],
        variants: Sequence[str],
        skins: Sequence[Skin],
        on_completion: i64 = -1,
        extra: int = 0,
        dealt: Sequence[int] = (),
        presets: Mapping[str, Mapping[str, Value]] | None = None,
        bid_help: i64 = -1,
        jail_marks: i64 = -1,
        on_mortgaged: i64 = -1,
        trade_rule: TradeRule | None = None,
        landings: Sequence[int] = (),
        package: str = "",
        based_on: Sequence[str] = (),
        table_size: int = 4,
        minutes: str = "60-120",
        face: str = "daylight",
        sheets: Mapping[str, tuple[str, int]] | None = None,
        released: Mapping[int, Mapping[str, str]] | None = None,
        printed_by: Sequence[str] = (),
        house_variants: Sequence[str] = (),
        shown_by_player: Mapping[str, i64] | None = None,
        shown_by_deed: Mapping[str, i64] | None = None,
        earlier: Mapping[int, Earlier] | None = None,
        on_land: Mapping[int, Sequence[Frame]] | None = None,
        texts: Mapping[str, str] | None = None,
        folder: str = "",
    ) -> None:
        self.name = name
        self.version = version  # another one whenever the same moves could lead elsewhere
        self.earlier: dict[int, Earlier] = dict(earlier or {})  # the versions before it that can still be played
        self.board: Final = board
        self.figures: Final = figures
        self.turn: Final = turn
        self.settings: dict[str, Value] = dict(settings)
        self.variants = tuple(variants)
        self.house_variants = tuple(house_variants)  # those of them that no sheet of the edition knows
        self.skins: dict[str, Skin] = {skin.name: skin for skin in skins}
        self.decks: list[Deck] = list(decks)
        own = on_land or {}  # what single spaces do, where that is not what their kind does
        self.landing: Final = Frames([own.get(k, kinds[kind].on_land) for k, kind in enumerate(board.kinds)])
        self.passing: Final = Frames([kinds[kind].on_pass for kind in board.kinds])
        # by space: so many steps forward pass nothing that does something
        self.clear_ahead: Final[Ints] = ints(clear_ahead(board, self.passing, space) for space in range(board.size))
        self.cards: list[Card] = [card for deck in self.decks for card in deck.cards]
        self.card_numbers: Final[Ints] = ints(range(len(self.cards)))
        self.card_effects: Final = Frames([card.effects for card in self.cards])
        self.deck_of: Final[Ints] = ints(k for k, deck in enumerate(self.decks) for _ in deck.cards)
        self.deck_start: Final[Ints] = ints(sum(len(d.cards) for d in self.decks[:k]) for k in range(len(self.decks)))
        self.deck_size: Final[Ints] = ints(len(deck.cards) for deck in self.decks)
        self.card_use: Final[Ints] = ints(card.use for card in self.cards)
        kinds_of_cards = [card.kind for card in self.cards]
        # by card: the first of its kind
        self.card_kind: Final[Ints] = ints(kinds_of_cards.index(kind) for kind in kinds_of_cards)
        self.card_secret: Final[Ints] = ints(int(deck.secret) for deck in self.decks for _ in deck.cards)
        by_use = [[n for n, card in enumerate(self.cards) if card.use == use] for use in range(USES)]
        self.used_start: Final[Ints] = ints(sum(len(cards) for cards in by_use[:use]) for use in range(USES))
        self.used_count: Final[Ints] = ints(len(cards) for cards in by_use)
        self.by_use: Final[Ints] = ints(card for cards in by_use for card in cards)  # cards sorted by what they are for
        self.jail_cards: Final[Ints] = ints(number for number, card in enumerate(self.cards) if card.use == LEAVES_JAIL)
        self.bid_cards: Final[Ints] = ints(number for number, card in enumerate(self.cards) if card.use == bid_help)
        self.lots_needed: Final[Ints] = ints(lots_needed(board, figures, group) for group in range(len(board.groups)))
        self.interest: Ints = ints(interest(board, figures, deed) for deed in range(board.deeds))
        self.on_completion: i64 = on_completion  # the step when a built colour is completed, if any
        self.on_mortgaged: i64 = on_mortgaged  # the step when a mortgaged deed is handed over in a deal, if any
        self.package = package  # where its texts, its wording and its rules in words are
        self.texts = dict(texts or {})  # by language: a catalogue, where it is in no file of a package
        self.called = folder or name  # how a command names it: one of plain files by their folder
        self.based_on = tuple(based_on)  # editions whose rules hold where its own are silent, the nearest first
        self.released = dict(released or {})  # by version and printing: the digest of the rules that were played
        self.sheets = dict(sheets or {})  # the rule sheets that it comes from: language and number of sentences
        self.table_size = table_size  # players of a usual game
        self.minutes = minutes  # that it takes: turns of games between trading bots, at half a minute to a minute each
        self.face = face  # how its table looks: a name that whoever draws it knows
        self.trade_rule: Final = trade_rule or TradeRule()
        # by space: how often tokens come to rest there in ten thousand turns; equally often where nobody has counted
        self.landings: list[int] = list(landings) or [10_000 // int(board.size)] * int(board.size)
        self.extra = extra  # how many numbers the edition keeps in the state's `extra`
        self.jail_marks: i64 = jail_marks  # where in it, by player, lies what ends with leaving Jail, if anything
        self.tickets_wait = "ticket.same_turn" in self.settings  # those that a space gives, for a later turn
        self.dealt = tuple(dealt)  # packs of which everybody gets one card before the game
        self.presets: dict[str, Mapping[str, Value]] = dict(presets or {})  # "key=value" to other defaults
        self.printed_by = tuple(printed_by)  # the settings that choose a printing
        self.printings: dict[str, Edition] = {}
        self.shown_by_player: dict[str, i64] = dict(shown_by_player or {})  # what views show of `extra`, by offset
        self.shown_by_deed: dict[str, i64] = dict(shown_by_deed or {})
        self.known_digest = ""

    @property
    def rules_digest(self) -> str:
        """A stable hex number over the edition's data, its version included; of a printing, over the printing's."""
        if not self.known_digest:
            self.known_digest = rules_digest(self)
        return self.known_digest

    def released_digest(self, version: int, printing: str) -> str:
        """The digest of the rules that a version had; "" if nobody wrote it down."""
        return self.released.get(version, {}).get(printing, "")

    def printing_name(self, settings: Mapping[str, Value]) -> str:
        """What tells the printing that settings ask for from the others."""
        return "/".join(str(settings[key]) for key in self.printed_by)

    def printed_values(self, key: str) -> list[str]:
        """What a setting that chooses a printing may be here."""
        at = self.printed_by.index(key)
        return list(dict.fromkeys(printing.split("/")[at] for printing in self.printings))

    def printing(self, settings: Mapping[str, Value]) -> Edition:
        """The edition with the cards, taxes and deeds that the settings ask for."""
        return self.printings.get(self.printing_name(settings), self)

    def __repr__(self) -> str:
        return f"<Edition {self.name} {self.version}>"

    def __reduce__(self) -> tuple[object, ...]:
        """By name, as games keep it: whoever unpickles it needs the edition. A copy is the edition itself."""
        home = EDITIONS.get(self.name)
        if home is self:
            return unpickled_edition, (self.name,)
        for printing, edition in home.printings.items() if home is not None else ():
            if edition is self:
                return unpickled_edition, (self.name, printing)
        raise ValueError(f"an edition is pickled by its name, and {self.name!r} is not the name of this one")


EDITIONS: Final[dict[str, Edition]] = {}


def unpickled_edition(name: str, printing: str = "") -> Edition:
    """The edition of that name here, or one of its printings."""
    home = EDITIONS.get(name)
    found = home.printings.get(printing) if home is not None and printing else home
    if found is None:
        raise ValueError(f"there is no edition {name!r} here" + (f" printed as {printing}" if printing else ""))
    return found


def register(edition: Edition) -> Edition:
    """Games find an edition by its name from now on."""
    if EDITIONS.get(edition.name, edition) is not edition:
        raise ValueError(f"there is another edition called {edition.name!r}")
    EDITIONS[edition.name] = edition
    return edition
