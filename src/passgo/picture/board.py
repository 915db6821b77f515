"""The board of a game as it stands: spaces, owners, buildings, tokens; in the middle the players and the question."""

from __future__ import annotations

from passgo.engine.board import STREET
from passgo.engine.game import Decision, Game
from passgo.engine.rules.auction import AWARD_DEED
from passgo.picture.colours import group_colour, seat_colour
from passgo.picture.geometry import Face, Rect, circles, laid_out
from passgo.picture.shapes import INK, LINE, QUIET, UNIT, disc, escaped, rect, text, words

GROUND, SPACE, CORNER = "#d7e6da", "#f8faf4", "#edf3ea"
HOUSE, HOTEL, SKYSCRAPER, DEPOT = "#1e8a4c", "#c4342c", "#33363a", "#f4f4f2"
BAND = 0.34  # how deep the colour of a group is, on which its buildings stand
OWNED = 0.3  # how deep the strip in the colour of an owner is
PRICE = 0.22  # how high the line with the price is
FEET = 0.46  # how deep the room for tokens is, beside that strip


def board_svg(game: Game) -> str:
    """The whole picture, readable from about 700 pixels on; nothing in it is hidden from anybody at the table."""
    return Picture(game).svg()


class Picture:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.s = game.state
        self.board = game.state.edition.board
        skin = game.header.edition.skins[game.header.skin]
        self.currency = skin.currency
        self.names = skin.names.get("en", self.board.names)
        self.layout = laid_out(self.board)

    def svg(self) -> str:
        size = self.layout.size
        spaces = "".join(self.space(space, face) for space, face in enumerate(self.layout.faces))
        inside = rect(Rect(0, 0, size, size), GROUND, line=LINE, width=2) + spaces + self.middle()
        wide = size * UNIT
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {wide + 4:.0f} {wide + 4:.0f}" width="{wide:.0f}" '
            f'role="img" style="max-width:100%;height:auto" font-family="Helvetica, Arial, sans-serif">'
            f"<title>{escaped(repr(self.game)[1:-1])}</title>{inside}</svg>"
        )

    def space(self, space: int, face: Face) -> str:
        """A space from its inner edge outwards: colour and buildings, name and price, tokens, owner."""
        room, side, corner = face
        deed = int(self.board.deed_at[space])
        drawn = rect(room, CORNER if corner else SPACE, line=LINE)
        if deed < 0:
            upper = Rect(room.x + 0.1, room.y + 0.15, room.w - 0.2, room.h * 0.4)
            label = upper if corner else room.part(side, 0.1, 2 - FEET - OWNED)
            drawn += words(inner(label), self.names[space], 13 if corner else 9.5, bold=corner)
        else:
            drawn += self.deed(deed, space, room, side)
        return drawn + self.tokens(space, face)

    def deed(self, deed: int, space: int, room: Rect, side: int) -> str:
        owner, mortgaged = int(self.s.owner[deed]), self.s.mortgaged[deed] != 0
        drawn = rect(room.part(side, 0, BAND), group_colour(self.board.groups[self.board.group_of[deed]]), line=LINE)
        drawn += self.buildings(deed, room.part(side, 0, BAND))
        label = inner(room.part(side, BAND, 2 - FEET - OWNED))
        foot = Rect(label.x, label.y + label.h - PRICE, label.w, PRICE)
        drawn += words(label._replace(h=label.h - PRICE), self.names[space], 9.5)
        if mortgaged:
            drawn += words(foot, "mortgaged", 8.5, bold=True, fill=HOTEL)
        elif owner < 0:
            drawn += words(foot, self.money(int(self.board.price[deed])), 8.5, fill=QUIET)
        if owner >= 0:
            strip = room.part(side, 2 - OWNED, 2)
            drawn += rect(strip, seat_colour(owner), line=LINE, opacity=0.35 if mortgaged else 1)
            sign = Rect(strip.x + 0.02, strip.y + 0.02, strip.w - 0.04, strip.h - 0.04)
            drawn += words(sign, str(owner + 1), 11, bold=True, fill=INK if mortgaged else "#ffffff")
        return drawn

    def buildings(self, deed: int, band: Rect) -> str:
        """Houses side by side; a hotel and a skyscraper alone, with the letter that tells them apart."""
        level, hotel = int(self.s.level[deed]), int(self.s.hotel_level)
        if level == 0:
            return ""
        if self.board.family[deed] == STREET and level >= hotel:
            sign, fill = ("H", HOTEL) if level == hotel else ("S", SKYSCRAPER)
            x, y = band.x + band.w / 2, band.y + band.h / 2
            wide, tall = (0.64, 0.26) if band.w > band.h else (0.26, 0.5)
            shape = rect(Rect(x - wide / 2, y - tall / 2, wide, tall), fill, line="#ffffff", width=1.2)
            return shape + text(x, y + 3.6 / UNIT, sign, 10, fill="#ffffff", bold=True)
        fill = HOUSE if self.board.family[deed] == STREET else DEPOT
        drawn = ""
        for x, y, radius in circles(band, level, 0.12):
            half = radius * 0.8
            drawn += rect(Rect(x - half, y - half, 2 * half, 2 * half), fill, line="#ffffff", width=1)
        return drawn

    def tokens(self, space: int, face: Face) -> str:
        seats = [p for p in range(int(self.s.players)) if self.s.place[p] == space and not self.s.bankrupt[p]]
        if not seats:
            return ""
        room, side, corner = face
        if corner:
            feet = Rect(room.x + 0.1, room.y + room.h * 0.48, room.w - 0.2, room.h * 0.46)
        else:
            feet = room.part(side, 2 - OWNED - FEET, 2 - OWNED)
        drawn = ""
        for seat, (x, y, radius) in zip(seats, circles(feet, len(seats), 0.24), strict=True):
            jailed = self.s.jail[seat] > 0
            drawn += disc(x, y, radius, seat_colour(seat), str(seat + 1), line=INK if jailed else "#ffffff")
        return drawn

    def middle(self) -> str:
        """Who plays, with how much money, and what is asked."""
        x, y, w, h = self.layout.centre
        players = int(self.s.players)
        line = min(0.48, (h - 1.2) / (players + 3.2))
        size = min(line * UNIT * 0.62, w * UNIT / 22)
        names = self.game.header.names
        top = y + (h - (players + 3.2) * line) / 2
        title = f"{self.game.header.edition.name.capitalize()}, round {int(self.s.round)}"
        drawn = text(x + w / 2, top + line, title, size * 1.5, bold=True)
        drawn += words(Rect(x + 0.2, top + 1.25 * line, w - 0.4, 1.5 * line), self.asked(), size, fill=QUIET)
        left, right = x + max(0.3, w * 0.12), x + w - max(0.3, w * 0.12)
        for seat in range(players):
            base = top + (seat + 3.6) * line
            drawn += disc(left, base - size * 0.36 / UNIT, line * 0.42, seat_colour(seat), str(seat + 1))
            name, on_turn = self.called(names[seat], seat), seat == self.s.turn
            drawn += text(left + line * 0.7, base, name, size, bold=on_turn, anchor="start")
            drawn += text(right, base, self.holds(seat), size, anchor="end")
        return drawn

    def asked(self) -> str:
        """The open question in a few words."""
        decision = self.game.decision
        names = self.game.header.names
        if decision is None:
            return f"{' and '.join(names[p] for p in self.game.winners)} won"
        who = f"{names[decision.player]} ({decision.player + 1})"
        return f"{who}: {decision.kind}{self.about(decision)}"

    def about(self, decision: Decision) -> str:
        """The deed that a question is about, and the bid that stands."""
        about = decision.about
        if decision.kind != "auction":
            return self.deed_name(about.get("deed", -1))
        told = self.deed_name(about["lot"]) if about["award"] == AWARD_DEED else ""  # else a building or a choice
        if about["leader"] >= 0:
            told += f", {self.money(about['price'])} bid by {self.game.header.names[about['leader']]}"
        return told

    def deed_name(self, deed: int) -> str:
        """After a comma; nothing where there is no deed."""
        if not 0 <= deed < self.board.deeds:
            return ""
        space = int(self.board.deed_space[deed])
        return f", {self.names[space] if space >= 0 else self.board.deed_names[deed]}"

    def called(self, name: str, seat: int) -> str:
        short = name if len(name) <= 14 else name[:13] + "…"
        return f"{short} (in Jail)" if self.s.jail[seat] > 0 else short

    def holds(self, seat: int) -> str:
        return "bankrupt" if self.s.bankrupt[seat] else self.money(int(self.s.cash[seat]))

    def money(self, amount: int) -> str:
        return f"{self.currency}{amount:,}"


def inner(room: Rect) -> Rect:
    """A room without a narrow margin."""
    return Rect(room.x + 0.04, room.y + 0.04, room.w - 0.08, room.h - 0.08)
