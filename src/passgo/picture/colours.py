"""Colours of groups and seats. Nothing is told by colour alone."""

GROUPS = {
    "brown": "#8a5a3c",
    "light blue": "#7cc8e8",
    "pink": "#d9539c",
    "orange": "#f08a24",
    "red": "#d9342b",
    "yellow": "#efcf2e",
    "green": "#2e9e5b",
    "dark blue": "#2f5fc4",
    "railroad": "#5c6470",
    "utility": "#a9b4c0",
    "cab": "#d8b400",
    "light pink": "#f4b6cf",
    "light green": "#8fce7a",
    "cream": "#eadfb4",
    "teal": "#1aa39a",
    "wine": "#7b2d4f",
    "gold": "#c9a227",
    "peach": "#f2b38a",
    "maroon": "#8c2f3b",
    "purple": "#7d4cc2",
    "black": "#2b2b2b",
    "white": "#f4f4f2",
    "grey": "#8d8d8d",
    "shares": "#5b8a72",
}
NEUTRAL = "#9a948a"

# of the tokens; white letters are readable on all of them
SEATS = (
    "#c9302c", "#1f66c7", "#17803d", "#8a3fb5", "#b45a00", "#0b7c87",
    "#c02679", "#565fd0", "#7a5c2e", "#4f7a0d", "#3f5368", "#93303f",
)  # fmt: skip


def group_colour(group: str) -> str:
    return GROUPS.get(group, NEUTRAL)


def seat_colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def text_on(colour: str) -> str:
    """Black or white, whichever reads better on a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#1d1b18" if red * 299 + green * 587 + blue * 114 > 140_000 else "#ffffff"
