"""What is printed on boards and boxes, as it goes over HTTP: the other half of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Struct

from passgo.review.shapes import PuzzleTold
from passgo.server.protocol import Language, Moved, Prompt, Table, Value


class Track(Struct):
    name: str
    label: str
    length: int


class Space(Struct):
    """A space; `place` is its word in actions. Both faces of a transit station name each other as twins.

    `odds`: the part of all turns that end there, in percent.
    """

    place: str
    track: int
    index: int
    name: str
    kind: str
    deed: int | None
    twin: int | None
    odds: float


class Deed(Struct):
    """A title deed, or a share (which has no space). `odds`: those of its space, of both faces at a station."""

    word: str  # in actions
    space: int | None
    name: str
    group: int
    family: str
    price: int
    mortgage: int
    build: int
    rents: list[int]
    odds: float


class Group(Struct):
    """`needed`: how many lots of it allow building."""

    name: str
    label: str
    deeds: list[int]
    needed: int


class PrintedCard(Struct):
    name: str
    deck: str
    text: str
    tradable: bool


class Pack(Struct):
    """A pack with its cards by name, in the order of their numbers, as it is before anything is drawn."""

    name: str
    first: int  # the number of the first card
    cards: list[str]
    secret: bool  # whether cards that are kept lie face down


class Printed(Struct):
    """Everything printed: the board, the deeds, the packs, in one language."""

    edition: str
    face: str  # how the table looks
    skin: str
    language: Language
    currency: str  # an amount with # for its figure: $# or # $
    goal: int  # cash that wins a race; 0 where the last player wins
    tracks: list[Track]
    spaces: list[Space]
    deeds: list[Deed]
    groups: list[Group]
    decks: dict[str, str]
    cards: list[PrintedCard]  # that can be kept
    packs: list[Pack]
    pieces: dict[str, int]  # the Bank's stock of buildings


class RuleInWords(Struct):
    """`here`: what the table's settings make of it."""

    id: str
    text: str
    here: str


class Chapter(Struct):
    edition: str
    title: str
    rules: list[RuleInWords]


class Rulebook(Struct):
    """The rules of an edition, then those of the editions that it builds on."""

    introduction: str
    chapters: list[Chapter]


class SettingChoice(Struct):
    value: Value
    label: str


class SettingEffect(Struct):
    """What a value does to the length of games, as measured with bots; what is missing was not."""

    value: Value
    label: str
    games: int  # that were played to measure it
    text: str


class SettingField(Struct):
    """One house rule as a form needs it."""

    key: str
    kind: Literal["bool", "choice", "int", "pieces"]
    group: str  # in words; those of a group stand together
    title: str
    label: str
    rule: str
    rule_text: str
    default: Value
    default_label: str
    choices: list[SettingChoice]
    low: int
    high: int
    effects: list[SettingEffect]


class PresetCard(Struct):
    """House rules that go well together: what is chosen by choosing it."""

    name: str
    label: str
    about: str
    variant: str
    minutes: int | None  # of a timed game
    settings: dict[str, Value]
    effect: str  # on the length of games; empty where that was not measured


class VariantCard(Struct):
    name: str
    label: str
    about: str


class SkinCard(Struct):
    name: str
    label: str
    language: str  # of those who know this board from home, if that is one


class EditionCard(Struct):
    """A game on the shelf: what it is, for how many, how long."""

    name: str
    label: str
    about: str
    least: int
    most: int
    usual: int  # players
    minutes: str  # such as 60-90
    face: str  # how its table looks
    lesson: bool  # whether there is one to play
    rings: list[list[str]]  # the board in small: by track the colour of each space, "" for none
    variants: list[VariantCard]
    skins: list[SkinCard]


class LessonStep(Struct):
    """A question of a lesson: what is said about it, the answer that is wanted, and what that makes happen."""

    say: str
    prompt: Prompt
    wanted: str
    frames: list[Moved]


class LessonScene(Struct):
    """A position with what others do in it first; `end` is said when all its questions are answered."""

    title: str
    table: Table
    before: list[Moved]
    steps: list[LessonStep]
    end: str


class Lesson(Struct):
    printed: Printed
    scenes: list[LessonScene]


class PuzzlePage(Struct):
    """A puzzle with its solution, the board it lies on, and the position as everybody sees it."""

    puzzle: PuzzleTold
    printed: Printed
    view: Annotated[dict[str, Any], "View"]
