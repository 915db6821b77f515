"""What goes over the wire, as typed messages. docs/protocol.md tells it in words, web/src/wire.ts is written from it.

A client sends commands, each with an id of its own; the server acknowledges, refuses or answers them. What happens at a
table is numbered without gaps (`seq`); everything without a `seq` is of the moment and is told anew on reconnecting.
A dictionary whose type has a name beside it has the shape that shapes.py tells by this name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType

from passgo.editions import DEFAULT_EDITION
from passgo.server.protocol_base import Command as Command
from passgo.server.protocol_http import Key as Key
from passgo.server.protocol_http import LetIn as LetIn
from passgo.server.protocol_http import Network as Network
from passgo.server.protocol_http import Problem as Problem
from passgo.server.protocol_http import Reviewed as Reviewed
from passgo.server.protocol_http import ServerState as ServerState
from passgo.server.protocol_http import Ticket as Ticket
from passgo.server.protocol_people import Away as Away
from passgo.server.protocol_people import Let as Let
from passgo.server.protocol_people import Lock as Lock
from passgo.server.protocol_people import Person as Person
from passgo.server.protocol_people import Petition as Petition
from passgo.server.protocol_people import Pick as Pick
from passgo.server.protocol_people import Remove as Remove
from passgo.server.protocol_people import Report as Report
from passgo.server.protocol_people import Seen as Seen
from passgo.server.protocol_people import Sit as Sit
from passgo.server.protocol_people import Stand as Stand
from passgo.server.protocol_sharing import Hash as Hash
from passgo.server.protocol_sharing import Sharing as Sharing
from passgo.server.protocol_sharing import Stage as Stage
from passgo.server.protocol_sharing import VoidedBecause as VoidedBecause
from passgo.server.protocol_sharing import VoidedRound as VoidedRound

VERSION = 1
LARGEST_FRAME = 16_384  # bytes that a client may send at once
MALFORMED = (MsgspecError, UnicodeDecodeError, RecursionError)  # what reading something malformed raises

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern=r"^[A-HJ-NP-Z2-9]{6}([A-HJ-NP-Z2-9]{4})?\Z")]
Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
By = Literal["person", "bot", "clock"]  # who answered a question
Bot = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,24}\Z")]  # by name: one of ours, or one that the server adds
Pace = Literal["instant", "fast", "normal", "slow"]
ClockName = Literal["none", "relaxed", "brisk", "blitz", "days"]
Phase = Literal["gathering", "playing", "over"]
Motion = Literal["pause", "undo", "kick", "stop"]
Question = Literal["hint", "why", "deed", "deal", "plan", "chances", "undo"]
Value = bool | int | str  # of a setting

# The keys that changed. Lists of equal length whose items are objects are patched by index, all else is replaced whole.
Patch = dict[str, Any]


# tables, over HTTP


class Choices(Struct, forbid_unknown_fields=True, kw_only=True):
    """What the host chooses: the game, its house rules, and how the table is run."""

    edition: str = DEFAULT_EDITION
    variant: str = "normal"
    skin: str | None = None
    settings: dict[str, Value] = {}
    players: Annotated[int, Meta(ge=2, le=12)] = 4
    bots: Annotated[list[Bot], Meta(max_length=11)] = []  # fill the last seats
    clock: ClockName = "none"
    minutes: Annotated[int, Meta(ge=1, le=1440)] | None = None  # of a timed game
    pace: Pace = "normal"
    listed: bool = False
    hints: bool = True


class NewTable(Choices, kw_only=True):
    """Asks for a table; who asks is its host and sits in the first seat."""

    name: Name

    def choices(self) -> Choices:
        return Choices(**{field: getattr(self, field) for field in Choices.__struct_fields__})


class Entrance(Struct, forbid_unknown_fields=True):
    """Asks to come in, under a name."""

    name: Name


class TableCard(Struct):
    """A table as the lobby lists it."""

    code: str
    edition: str
    variant: str
    skin: str
    phase: Phase
    listed: bool
    seats: int
    people: list[str]
    bots: list[str]
    free: int
    house_rules: int
    clock: ClockName
    created: int
    winners: list[str] = []


# what a client sends


class Hello(Command, tag="hello"):
    """The first frame. With `after` the server goes on after that number, if it still can; else it tells everything.

    Who asks for `positions` is sent one whenever the game changes.
    """

    ticket: str
    after: Annotated[int, Meta(ge=0)] | None = None
    language: Language = "en"
    positions: bool = False


class Speak(Command, tag="language"):
    """From now on in another language; the table is told anew."""

    language: Language


class Play(Command, tag="play"):
    """Answers the prompt of this number with an action's text."""

    number: int
    action: Annotated[str, Meta(min_length=1, max_length=2000)]


class Wish(Command, tag="wish"):
    """Asks to manage property or trade between the turns of others."""


class Quiet(Command, tag="quiet"):
    """Wants no more offers until the turn is over."""


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Fill(Command, tag="fill"):
    """The host puts a bot into a free seat, or (without one) empties it."""

    seat: int
    bot: Bot | None = None


class Arrange(Command, tag="arrange"):
    """The host changes the game before it starts."""

    choices: Choices


class Contribute(Command, tag="contribute"):
    """Publishes the hash of what one will add to the seed of the dice, before the start."""

    hash: Hash


class Reveal(Command, tag="reveal"):
    """Shows what one adds to the dice, once no hash can change any more."""

    share: Annotated[str, Meta(min_length=1, max_length=64)]


class Start(Command, tag="start"):
    """The host begins; free seats are filled with bots."""


class Propose(Command, tag="propose"):
    """Asks the others for a pause, for taking the last move back, for a bot in the place of somebody who is absent or
    does not answer, or for an end so many rounds after this one, once the game is past hope."""

    motion: Motion
    seat: int | None = None
    rounds: int = 10


class Vote(Command, tag="vote"):
    """Answers the open motion; with `seen` only if that is the one that the sender looked at."""

    yes: bool
    seen: Seen = UNSET


class Resume(Command, tag="resume"):
    """Ends a pause."""


class Rematch(Command, tag="rematch"):
    """A new table with the same people and house rules."""


class Ask(Command, tag="ask"):
    """A question that changes nothing: hint, why, deed, deal, plan, chances, undo.

    The last one asks whether a move may be taken back, and why not.
    """

    what: Question
    about: Annotated[str, Meta(max_length=2000)] = ""


FromClient = (
    Hello | Speak | Play | Wish | Quiet | Say | Sit | Stand | Fill | Arrange | Contribute | Reveal | Pick | Start
    | Propose | Vote | Resume | Rematch | Ask | Let | Remove | Lock | Report
)  # fmt: skip


# what the server sends


class Seat(Struct):
    name: str
    person: int | None
    bot: str | None  # who plays a seat without a person
    standing_in: bool  # whether the defaults are played for the absent person
    kept_for: int | None  # the person who may come back to it, while a bot plays
    contributed: bool  # whether the hash of a share is published
    token: str  # chosen by the person; "" where nobody chose


class HouseRule(Struct):
    """A setting that differs from the book."""

    key: str
    value: Value
    rule: str


class Ballot(Struct):
    """A motion being voted on: who asked, who said yes, who has not said anything yet."""

    motion: Motion
    by: int
    seat: int | None
    yes: list[int]
    open: list[int]
    moves: int  # what would be left after taking back
    rounds: int  # to the end of the game, after this one


class Room(Struct):
    """The table without the game."""

    code: str
    phase: Phase
    edition: str
    variant: str
    skin: str
    settings: dict[str, Value]
    house_rules: list[HouseRule]
    clock: ClockName
    prompt_seconds: int | None
    minutes: int | None
    pace: Pace
    listed: bool
    hints: bool
    host: int | None
    seats: list[Seat]
    people: list[Person]
    paused: bool
    ballot: Ballot | None
    commitment: str
    sharing: Sharing
    rematch: str | None
    petitions: list[Petition]  # of those who ask for a seat in the running game
    locked: bool  # whether nobody else may come in


class You(Struct):
    person: int | None  # None: somebody who only watches
    seat: int | None


class Option(Struct):
    action: str
    verb: str
    text: str


class Free(Struct):
    """A verb with an open number or terms of a deal, and its limits."""

    verb: str
    low: int
    high: int


class Item(Struct):
    kind: Literal["cash", "deed", "card", "immunity"]
    word: str  # as an action's text has it
    text: str


class Deal(Struct):
    giver: int
    partner: int
    gives: list[Item]
    takes: list[Item]


class Prompt(Struct, tag_field="type", tag="prompt"):
    """What you are asked. To the deciding seat only."""

    number: int
    kind: str
    question: str
    options: list[Option]
    free: list[Free]
    usual: str | None  # what is played for somebody who does not answer; it gives nothing away
    deed: int | None  # what it is about
    amount: int | None
    deal: Deal | None


class Line(Struct):
    """A line of the log: what happened, in the reader's language."""

    seq: int
    name: str
    text: str
    player: int | None


class Card(Struct):
    name: str
    text: str


class Chatted(Struct, tag_field="type", tag="said"):
    seq: int
    at: int
    person: int
    text: str
    name: str  # of the person then: the number may be another's by now


class Draw(Struct):
    """A number that chance gave the game: the counters have no gap, so nothing can be drawn unseen."""

    counter: int
    below: int  # the bound: 6 for a die, the cards never drawn of a pack
    value: int | None  # from 0; None for a pack whose cards lie face down, until the end
    deck: int | None  # whose card it chose


class Table(Struct, tag_field="type", tag="table"):
    """Everything there is to know for you at this moment."""

    seq: int
    now: int
    you: You
    room: Room
    view: Annotated[dict[str, Any], "View"] | None
    hand: list[Card]
    prompt: Prompt | None
    deadline: int | None
    story: list[Line]
    chat: list[Chatted]
    drawn: int = 0  # the counter of the next number that the game draws


class Moved(Struct, tag_field="type", tag="moved"):
    """Somebody acted. The patch turns the view before into the view after."""

    seq: int
    at: int
    seat: int | None
    by: By
    action: str
    events: list[Annotated[dict[str, Any], "GameEvent"]]
    patch: Patch
    deadline: int | None
    draws: list[Draw] | UnsetType = UNSET  # if there were any


class Position(Struct, tag_field="type", tag="position"):
    """The position as your seat may know it, as `Game.save` has it; to those who asked for positions."""

    seq: int  # of what led here
    moves: int  # of the game so far
    number: int  # of the open prompt, whoever is asked
    state: dict[str, Any]
    header: dict[str, Any] | UnsetType = UNSET  # what the game began with: on connecting and with a start


class Story(Struct, omit_defaults=True):
    """A game from its start: what a spectator was told first, what happened before the first move, then move by move.

    Who asks for positions also gets the state at the start, and by move what it changed of the state: whole values by
    their keys, null for what is not said any more.
    """

    table: Table
    frames: list[Moved]
    draws: list[Draw] | UnsetType = UNSET  # before the first move
    opening: list[Annotated[dict[str, Any], "GameEvent"]] | UnsetType = UNSET
    states: list[Patch] | UnsetType = UNSET


class Changed(Struct, tag_field="type", tag="changed"):
    """Something about the room; `view` comes with a start or a move taken back.

    With a start come `story`, who begins, and what happened until then (`opening`) with the numbers drawn for it.
    """

    seq: int
    at: int
    what: str
    person: int | None
    text: str
    room: Room
    deadline: int | None
    view: Annotated[dict[str, Any], "View"] | UnsetType | None = UNSET
    story: list[Line] | UnsetType = UNSET
    opening: list[Annotated[dict[str, Any], "GameEvent"]] | UnsetType = UNSET
    draws: list[Draw] | UnsetType = UNSET


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected, how many only watch, the seats of the absent, for whom the defaults are played, and the absent
    for whom the table still waits."""

    online: list[int]
    watching: int
    standing_in: list[int]
    away: list[Away]


class Hand(Struct, tag_field="type", tag="hand"):
    """Your hidden cards; to you only."""

    cards: list[Card]


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, on disk, and told to all as number `seq`."""

    id: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Not done: why, as a word and in words, with the rule behind it."""

    id: str
    why: str
    text: str
    rule: str
    rule_text: str


class Answer(Struct, tag_field="type", tag="answer"):
    """What you asked for; its shape depends on the question: a HintAnswer, a WhyAnswer and so on."""

    id: str
    what: str
    answer: Mapping[str, Any]


class Bye(Struct, tag_field="type", tag="bye"):
    """The server hangs up, and why. After `slow` or `moved` come back with the last number you have."""

    why: Literal["slow", "moved", "replaced", "malformed", "closing", "ticket", "set-aside", "removed", "left"]
    text: str


FromServer = Table | Moved | Changed | Chatted | Presence | Hand | Position | Prompt | Ack | Refused | Answer | Bye
