"""The tables of the lab: every column with its type and its meaning, said once.

Files, Parquet, frames and docs/schemas.md (written by `python -m tools.schemas`) follow from what stands here. The
columns and their types never depend on what was played. Numbers and truth values are never missing, so that a reader
who guesses types from a file guesses the same for every run; text may be, and a figure of nothing is NaN.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from passgo.lab.speech import needs

INT = "int"
FLOAT = "float"
TEXT = "text"
BOOL = "bool"
POLARS = {INT: "Int64", FLOAT: "Float64", TEXT: "String", BOOL: "Boolean"}
Cell = int | float | str | bool | None


class Column(NamedTuple):
    name: str
    type: str
    meaning: str


class Schema(NamedTuple):
    """A table: what a row of it is, and its columns in their order."""

    name: str
    row: str
    columns: tuple[Column, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.columns)

    @property
    def types(self) -> dict[str, str]:
        return {column.name: column.type for column in self.columns}

    def polars(self) -> dict[str, Any]:
        """For `polars.read_csv(file, schema=...)`; needs the extra `passgo[lab]`."""
        needs("polars", "lab")
        import polars

        return {column.name: getattr(polars, POLARS[column.type]) for column in self.columns}


def schema(name: str, row: str, *columns: tuple[str, str, str]) -> Schema:
    return Schema(name, row, tuple(Column(*column) for column in columns))


RUN = ("run", TEXT, "what was played, as a short name: joins the tables of a run, and of many runs in one frame")
GAME = ("game", INT, "the game's number, from 0")
SEAT = ("seat", INT, "the seat, from 0")
UNIT = (
    ("owned", INT, "games in which somebody had it"),
    ("landings", INT, "moves that ended on it"),
    ("rents", INT, "how often rent was paid for it"),
    ("earned", INT, "rent paid for it, and what bankrupt visitors left instead; of shares: dividends"),
    ("price", INT, "paid for deeds"),
    ("built", INT, "paid for buildings"),
    ("interest", INT, "paid for mortgages"),
    ("back", INT, "got back for buildings"),
    ("money", INT, "put in: price + built + interest - back"),
    ("tied", INT, "the money that was in it at the end of a round, added up over all rounds"),
    ("return", FLOAT, "earned / money; NaN where nothing was put in"),
    ("return_low", FLOAT, "lower end of its 95 % interval (delta method)"),
    ("return_high", FLOAT, "upper end"),
    ("even", INT, "games in which rent covered the money put in, and did so until the end"),
    ("even_share", FLOAT, "even / owned; NaN where nobody had it"),
    ("even_rounds", FLOAT, "median rounds from the first purchase until it was even; NaN if half did not get there"),
)

RUNS = schema(
    "runs",
    "run: what was played",
    RUN,
    ("edition", TEXT, "the game, such as classic"),
    ("version", INT, "of the edition's rules"),
    ("variant", TEXT, "normal, short or timed"),
    ("skin", TEXT, "the names on the board"),
    ("players", INT, "seats at the table"),
    ("bots", TEXT, "who plays, seat after seat in turn, with commas between"),
    ("seed", INT, "of game 0; game k has seed + k"),
    ("max_rounds", INT, "after so many rounds a game is stopped"),
    ("time_after", INT, "rounds after which time is called in a timed game"),
    ("games", INT, "played"),
    ("finished", INT, "of them with a winner"),
    ("passgo", TEXT, "the version that played them"),
)
SETTINGS = schema(
    "settings",
    "setting of a run, those at their default included",
    RUN,
    ("setting", TEXT, "its key, such as parking.jackpot"),
    ("value", TEXT, "as it is written on the command line"),
)
GAMES = schema(
    "games",
    "game",
    RUN,
    GAME,
    ("seed", INT, "of its dice and cards"),
    ("first", INT, "the seat that rolled first"),
    ("rounds", INT, "played, at most max_rounds"),
    ("turns", INT, "played"),
    ("rolls", INT, "of the dice"),
    ("ended", TEXT, "how: last one left, count (of wealth, or a goal), or limit (of rounds: nobody won)"),
    ("winners", INT, "how many share the win; 0 at the limit"),
    ("winner", INT, "the seat that won alone; -1 where nobody or several did"),
    ("past_hope", BOOL, "stopped with the players holding more money than the Bank could ever get back"),
)
PLAYERS = schema(
    "players",
    "player of a game",
    RUN,
    GAME,
    SEAT,
    ("order", INT, "0 for who rolled first, 1 for the next, ..."),
    ("bot", TEXT, "who played"),
    ("place", INT, "1 for winners, then those still in by wealth, then the bankrupt, the last to leave first"),
    ("won", FLOAT, "1 for the winner; a shared win in equal parts; else 0"),
    ("cash", INT, "at the end"),
    ("worth", INT, "at the end: cash, deeds and buildings; 0 for the bankrupt"),
    ("deeds", INT, "at the end"),
    ("bankrupt_round", INT, "in which the player went bankrupt; 0 for who did not"),
    ("creditor", TEXT, "who got what was left: bank or player; missing for who did not go bankrupt"),
    ("creditor_seat", INT, "of that player; -1 where there is none"),
    ("cause", TEXT, "of the debt: rent, taxi, tax, card, bail, interest, ...; missing for who did not go bankrupt"),
    ("about", TEXT, "the deed, space or deck that the debt was about, in English; missing where there is none"),
    ("group", TEXT, "of that deed; missing where there is none"),
)
TURNS = schema(
    "turns",
    "player at the end of a round of a game (only with --turns)",
    RUN,
    GAME,
    ("round", INT, "from 1"),
    SEAT,
    ("cash", INT, "in hand"),
    ("worth", INT, "cash, deeds and buildings; 0 for the bankrupt"),
    ("deeds", INT, "held"),
    ("buildings", INT, "standing"),
)
SPACES = schema(
    "spaces",
    "space of the board",
    RUN,
    ("space", TEXT, "its place: track and number, such as board:0"),
    ("track", TEXT, "the ring that it lies on"),
    ("name", TEXT, "in English"),
    ("kind", TEXT, "what it does, such as street or chance"),
    ("group", TEXT, "of its deed; missing where it has none"),
    ("landings", INT, "moves that ended there"),
    ("share", FLOAT, "of all landings"),
)
DEEDS = schema(
    "deeds",
    "deed with a place on the board",
    RUN,
    ("deed", TEXT, "its place: track and number, such as board:1"),
    ("name", TEXT, "in English"),
    ("group", TEXT, "its group"),
    *UNIT,
)
GROUPS = schema(
    "groups",
    "group; all shares are one",
    RUN,
    ("group", TEXT, "its key"),
    ("name", TEXT, "in English"),
    *UNIT,
    ("completed", INT, "games with a winner in which somebody had the whole group while all were in"),
    ("completer_won", INT, "of them: won by the first who had it"),
    ("won_rate", FLOAT, "completer_won / completed; NaN where nobody completed it"),
    ("won_low", FLOAT, "lower end of its 95 % interval (Wilson)"),
    ("won_high", FLOAT, "upper end"),
)
ROUNDS = schema(
    "rounds",
    "round that any game reached, up to 300",
    RUN,
    ("round", INT, "from 1"),
    ("lasting", INT, "games that went on at its end"),
    ("decided", INT, "of them: those that found a winner later, and were not won by all"),
    ("winner_cash", FLOAT, "mean cash of the eventual winner, of decided games; NaN without any"),
    ("winner_worth", FLOAT, "mean worth of the eventual winner"),
    ("loser_cash", FLOAT, "mean cash of an average loser; the bankrupt count as 0"),
    ("loser_worth", FLOAT, "mean worth of an average loser"),
)

STANDINGS = schema(
    "standings",
    "bot of a tournament, the best first",
    ("bot", TEXT, "who played"),
    ("seats", INT, "that it played; two at one table count as two"),
    ("wins", FLOAT, "a shared win in equal parts"),
    ("rate", FLOAT, "wins / seats"),
    ("low", FLOAT, "lower end of its 95 % interval (Wilson)"),
    ("high", FLOAT, "upper end"),
    ("rating", FLOAT, "1500 on average; 400 points are odds of ten to one to finish before the other (Bradley-Terry)"),
    ("rating_low", FLOAT, "lower end of its 95 % interval (jackknife)"),
    ("rating_high", FLOAT, "upper end"),
)
CELL = ("cell", INT, "its number, from 0; cell 0 is what the others are compared with")
CELLS = schema(
    "cells",
    "cell of a sweep: one choice of everything that varies",
    CELL,
    RUN,
    ("name", TEXT, "what it has of that which varies"),
    ("edition", TEXT, "the game"),
    ("variant", TEXT, "normal, short or timed"),
    ("players", INT, "seats at the table"),
    ("bots", TEXT, "who plays, with commas between"),
    ("settings", TEXT, "those given, as key=value with blanks between; missing where none is"),
    ("games", INT, "played"),
    ("seed", INT, "of game 0, in all cells the same"),
)
FIGURES = schema(
    "figures",
    "figure of a cell of a sweep",
    CELL,
    ("figure", TEXT, "rounds, decided, bankruptcies, first_wins, or wins of a bot: wins:trader"),
    ("value", FLOAT, "its mean over all games of the cell"),
    ("low", FLOAT, "lower end of its 95 % interval (rates: Wilson; means: normal)"),
    ("high", FLOAT, "upper end"),
    ("difference", FLOAT, "value less that of cell 0; NaN in cell 0, and where they cannot be compared"),
    ("difference_low", FLOAT, "lower end of its 95 % interval over pairs of games with the same seed"),
    ("difference_high", FLOAT, "upper end"),
    ("correlation", FLOAT, "of the games of the cell with those of cell 0; NaN where they are not compared"),
)
PAIRS = schema(
    "pairs",
    "figure of a game of a sweep; equal seeds are pairs",
    CELL,
    GAME,
    ("seed", INT, "of its dice and cards"),
    ("figure", TEXT, "as in the table figures"),
    ("value", FLOAT, "in this game"),
)

ARENA = schema(
    "arena",
    "cell of the arena: one seat against all others",
    ("one", TEXT, "who has one seat"),
    ("others", TEXT, "who has all others"),
    ("games", INT, "played"),
    ("wins", FLOAT, "of the one seat, a shared win in equal parts"),
    ("rate", FLOAT, "wins / games: who has not won after the most rounds has not won"),
    ("low", FLOAT, "lower end of its 95 % interval (Wilson)"),
    ("high", FLOAT, "upper end"),
    ("undecided", INT, "games without a winner after the most rounds"),
    ("rounds", FLOAT, "a game, on average"),
)
OTHER_TABLES: Mapping[str, Schema] = {each.name: each for each in (STANDINGS, CELLS, FIGURES, PAIRS, ARENA)}
SCHEMAS: Mapping[str, Schema] = {
    each.name: each for each in (RUNS, SETTINGS, GAMES, PLAYERS, TURNS, SPACES, DEEDS, GROUPS, ROUNDS)
}


def figure(value: float, places: int = 5) -> str:
    """A float as files have it: always with its point, so that nobody takes it for a whole number."""
    return "NaN" if value != value else f"{value:.{places}f}"


def truth(value: bool) -> str:
    return "true" if value else "false"


def spelt(value: object) -> str:
    """The value of a setting as it is written on the command line."""
    return truth(value) if isinstance(value, bool) else str(value)
