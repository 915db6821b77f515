"""Colours: of groups, players and the few things that should stand out. Nothing is told by colour alone."""

from __future__ import annotations

# readable on dark and on light ground
GROUPS = {
    "brown": "rgb(160,100,50)",
    "light blue": "cyan",
    "pink": "magenta",
    "purple": "medium_purple",
    "orange": "dark_orange",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "dark blue": "dodger_blue1",
    "peach": "light_salmon3",
    "maroon": "rgb(170,60,80)",
    "gold": "gold3",
}
PLAYERS = ("cyan", "yellow", "magenta", "green", "dark_orange", "dodger_blue1", "red", "rgb(160,100,50)")

HEADING = "bold"
QUIET = "dim"
KEY = "bold"  # what to type
ALARM = "bold red"


def group_style(key: str) -> str:
    return GROUPS.get(key, "grey50")


def player_style(seat: int) -> str:
    return PLAYERS[seat % len(PLAYERS)]
