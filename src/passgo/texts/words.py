"""The names of the things at one table in one language: money, players, spaces, deeds, cards, buildings, payments."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from passgo.engine.board import RAILROAD, STREET
from passgo.engine.edition import LEAVES_JAIL, Edition, Skin
from passgo.engine.events import CAUSES
from passgo.engine.record import default_name
from passgo.engine.state import BANK, DEPOT, HOTEL, HOUSE, PIECES, SKYSCRAPER, STAND, VARIANTS
from passgo.texts.cards import card_facts
from passgo.texts.catalogue import LANGUAGES, message
from passgo.texts.wording import wording_of

DOUBLE_STOP = re.compile(r"(?<=\w)\.\.(?!\.)")  # after a name like "Cab Co." a sentence needs no further stop
NARROW_SPACE, SPACE = "\u202f", "\u00a0"  # neither of them breaks a line


def counted(names: Sequence[str]) -> list[str]:
    """Things of one name together, with their number."""
    return [f"{names.count(name)} × {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]


class Words:
    """Writes for one edition (as printed), skin, variant and set of player names, in one language."""

    def __init__(
        self,
        edition: Edition,
        language: str = "en",
        skin: str = "",
        names: Sequence[str] = (),
        variant: str = VARIANTS[0],
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no catalogue for {language!r}; there are: {', '.join(LANGUAGES)}")
        self.edition = edition
        self.language = language
        self.skin: Skin = edition.skins[skin or next(iter(edition.skins))]
        self.names = tuple(self.name_of(seat, name) for seat, name in enumerate(names))
        self.hotel_level = 4 if variant == "short" else 5  # CLS-SHORT-3
        places = {(name, edition.board.track_of[k]) for k, name in enumerate(self.skin.names[language])}
        names_by_track = [name for name, _ in places]
        self.ambiguous = {name for name in names_by_track if names_by_track.count(name) > 1}

    def say(self, message_id: str, **args: str | int) -> str:
        """Any message of the catalogue; a missing one raises KeyError."""
        text = message(self.language, message_id, {"skin": self.skin.name, **args}, self.edition.name)
        return DOUBLE_STOP.sub(".", text)

    def money(self, amount: int) -> str:
        """An amount with the currency of the skin: $1,500 in English, 1 500 $ in French."""
        return self.with_currency(f"{amount:,}")

    def with_currency(self, figure: str) -> str:
        if self.language == "fr":
            return figure.replace(",", NARROW_SPACE) + SPACE + self.skin.currency
        return self.skin.currency + figure

    def name_of(self, seat: int, name: str) -> str:
        """A player's name as it is, or in the language where nobody gave one."""
        return self.say("player-unnamed", number=seat + 1) if name == default_name(seat) else name

    def player(self, seat: int) -> str:
        """A player's name; also the Bank (-1) and the Pool or Free Parking's pot (-2)."""
        if seat >= 0:
            return self.names[seat]
        if seat == BANK:
            return self.say("bank")
        return self.say("pool" if "pool.enabled" in self.edition.settings else "pot")

    def space_name(self, number: int) -> str:
        """The name of a space by itself."""
        return self.skin.names[self.language][number]

    def track(self, number: int) -> str:
        """The track that a space lies on."""
        board = self.edition.board
        return self.say("track-" + board.tracks[board.track_of[number]])

    def space(self, number: int) -> str:
        """A space, with its track where other tracks have one of that name."""
        name = self.space_name(number)
        return self.say("space-noted", space=name, note=self.track(number)) if name in self.ambiguous else name

    def deed(self, number: int) -> str:
        """A property; a share by its company."""
        board = self.edition.board
        if board.deed_space[number] < 0:
            return self.say("share-of", company=self.group(board.group_of[number]))
        return self.space_name(board.deed_space[number])

    def group(self, number: int) -> str:
        return self.say("group-" + self.edition.board.groups[number].replace(" ", "-"))

    def deck(self, number: int) -> str:
        return self.say("deck-" + self.edition.decks[number].name)

    @property
    def voucher_pack(self) -> str:
        """What this edition calls its travel vouchers, as messages ask for it: bus-tickets or vouchers."""
        return "vouchers" if any(deck.name == "vouchers" for deck in self.edition.decks) else "bus-tickets"

    def vouchers(self, count: int) -> str:
        """So many travel vouchers or bus tickets."""
        return self.say("voucher-count", pack=self.voucher_pack, count=count)

    def card(self, number: int) -> str:
        """What a card says."""
        card = self.edition.cards[number]
        return self.say(f"card-{wording_of(self.edition).card_stem(card)}", **card_facts(self, card))

    def kept_card(self, number: int) -> str:
        """A kept card as a thing to use or to trade."""
        card = self.edition.cards[number]
        if card.use == LEAVES_JAIL:
            return self.say("jail-card", deck=self.deck(self.edition.deck_of[number]))
        own = wording_of(self.edition)
        return self.say(f"kept-{own.card_stem(card)}", **own.kept_facts(self, card))

    def pieces(self, piece: int, count: int) -> str:
        """So many houses, hotels, ..."""
        return self.say(f"pieces-{PIECES[piece]}", count=count)

    def piece(self, level: int, deed: int = -1) -> int:
        """What the last building of a level is: on a street, unless a deed of another family is named."""
        if deed >= 0 and self.edition.board.family[deed] != STREET:
            return DEPOT if self.edition.board.family[deed] == RAILROAD else STAND
        if level < self.hotel_level:
            return HOUSE
        return HOTEL if level == self.hotel_level else SKYSCRAPER

    def piece_at(self, level: int, deed: int = -1) -> str:
        """The last building of a level, as messages ask for it: house, hotel, ..."""
        return PIECES[self.piece(level, deed)]

    def standing(self, level: int, deed: int = -1) -> str:
        """What stands on a lot."""
        if level == 0:
            return self.say("standing-none")
        piece = self.piece(level, deed)
        return self.pieces(HOUSE, level) if piece == HOUSE else self.say("piece-a", piece=PIECES[piece])

    def lots(self, levels: Mapping[int, int]) -> str:
        """What stands on some lots; that nothing does is said once."""
        if not any(levels.values()):
            deeds = self.listed([self.deed(deed) for deed in levels])
            return self.say("lot-standing", deed=deeds, standing=self.standing(0))
        return self.listed(
            [
                self.say("lot-standing", deed=self.deed(deed), standing=self.standing(level, deed))
                for deed, level in levels.items()
            ]
        )

    def cause(self, cause: int, about: int) -> str:
        """What a payment is for: a number of `CAUSES`, and the deed, card or space."""
        kind = CAUSES[cause]
        if kind in ("rent", "taxi"):
            return self.say(f"cause-{kind}", deed=self.deed(about))
        if kind == "tax":
            return self.say("cause-tax", space=self.space_name(about))
        if kind == "card":
            return self.say(wording_of(self.edition).card_cause(about), deck=self.deck(self.edition.deck_of[about]))
        if kind == "interest":
            # the fees of a trade are paid in one sum and name no deed: 0, which is also the first deed
            return self.say("cause-interest", deed=self.deed(about)) if about else self.say("cause-interest-all")
        return self.say(f"cause-{kind}")

    def listed(self, things: Sequence[str]) -> str:
        """Things in a row: a, b and c."""
        if not things:
            return self.say("nothing")
        if len(things) == 1:
            return things[0]
        return self.say("list-and", most=", ".join(things[:-1]), last=things[-1])
