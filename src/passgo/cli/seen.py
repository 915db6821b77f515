"""What somebody at a table saw of its dice, as a page or `passgo join` kept it, held against the record of the game.

Everything that was shown is compared with the game played again by its rules from the secret and the shares. The web
table makes the same findings, but for those that need the rules (web/src/play/fairness.ts).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any, NamedTuple

from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.notation import IllegalAction
from passgo.engine.random import Fair, share_hash
from passgo.engine.record import BrokenPromise, read_header, read_record, unsealed
from passgo.texts.catalogue import message

SEEN = "passgo_seen"  # the key that tells such a file from others
DICE = ("die", "other_die", "third_die", "face")
BY_THE_RULES = (  # what a page cannot find out
    "fair-unlike",
    "fair-record-changed",
    "fair-record-unsealed",
    "fair-record-move",
    "fair-record-digest",
    "fair-record-no-digest",
)
CARDS = ("card-drawn", "card-hidden", "dealt")


class Finding(NamedTuple):
    """Something that fits (good), is not known (note) or is wrong (bad), as a sentence of the texts."""

    level: str
    what: str
    about: Mapping[str, str | int] = MappingProxyType({})


class Told(NamedTuple):
    """A move as the rules have it: the numbers it drew, and what happened."""

    draws: list[tuple[int, int, int, int]]  # counter, bound, value, pack or -1
    events: list[Event]


def is_chance(event: Mapping[str, Any]) -> bool:
    """Whether chance had a part in an event."""
    return event["name"] in CARDS or any(field in event for field in DICE)


def parsed(text: str) -> dict[str, Any] | None:
    """What a file says somebody saw, with the record of the game; None if it is something else.

    A page writes one line with everything, the terminal one for each thing as it happens.
    """
    if f'"{SEEN}"' not in text[:100]:
        return None
    whole: dict[str, Any] = {}
    moves: list[Any] = []
    for line in text.splitlines():
        try:
            part = json.loads(line)
        except (ValueError, RecursionError):
            continue  # the last one, if something ended the program
        if not isinstance(part, dict):
            continue
        if "draws" in part:
            moves.append(part)
        else:
            whole |= part
    before = whole.get("moves", [])
    return {**whole, "moves": [*(before if isinstance(before, list) else []), *moves]}


def findings(seen: Mapping[str, Any]) -> list[Finding]:
    """All that can be said of it; of the record no less than can be said of it alone."""
    record = str(seen["record"])
    facts = record_facts(record)
    shares = [str(share) for share in facts.get("shares") or []]
    found = [*promise_kept(seen, str(facts.get("secret", ""))), *shares_kept(seen, shares)]
    try:
        header = read_record(record)[0]
    except BrokenPromise:
        # the record contradicts itself, which is said in other words; what follows from it still counts
        header = read_header({**facts, "commitment": committed(facts), "hashes": None})
    game, moves = Game.begin(header), list(facts["moves"])
    told = told_again(game, moves)
    face_down = {number for number, deck in enumerate(game.state.edition.decks) if deck.secret}
    return [
        *found,
        *numbers_kept(seen, told, face_down),
        *seal_kept(record),
        *moves_kept(game, len(told) - 1, len(moves), str(facts["digest"])),
    ]


def seal_kept(record: str) -> list[Finding]:
    try:
        return [bad("record-unsealed")] if unsealed(record) == record else []
    except BrokenPromise:
        return [bad("record-changed")]


def moves_kept(game: Game, played: int, moves: int, digest: str) -> list[Finding]:
    """The moves of the record must be possible, and lead to where it says."""
    if played < moves:
        return [bad("record-move", {"number": played + 1})]
    if not digest:
        return [bad("record-no-digest")]
    return [] if game.digest() == digest else [bad("record-digest")]


def committed(facts: Mapping[str, Any]) -> str:
    return hashlib.sha256(bytes.fromhex(str(facts["secret"]))).hexdigest()


def record_facts(record: str) -> dict[str, Any]:
    """The head of a record and its moves, however little they fit."""
    try:
        text = unsealed(record)
    except BrokenPromise:
        text = record[: record.rindex("seal ")]
    facts: dict[str, Any] = {"moves": [], "digest": ""}
    for line in map(str.strip, text.split("\n")):
        if line.startswith("["):
            key, _, value = line[1:-1].partition(" ")
            facts[key] = json.loads(value)
        elif line.startswith("digest "):
            facts["digest"] = line.removeprefix("digest ")
        elif line:
            facts["moves"].append(line)
    return facts


def promise_kept(seen: Mapping[str, Any], secret: str) -> list[Finding]:
    found = [bad("other-promise")] if len(seen["commitments"]) > 1 else []
    fits = hashlib.sha256(bytes.fromhex(secret)).hexdigest() == seen["commitments"][0]
    found.append(Finding("good", "kept") if fits else bad("broken"))
    if seen["earlier"]:
        found.append(Finding("note", "earlier"))
    elif not seen["early"]:
        found.append(Finding("note", "late"))
    return found


def shares_kept(seen: Mapping[str, Any], shares: Sequence[str]) -> list[Finding]:
    """Each share must have had its hash before any share was shown, be a person's, and stay what it was."""
    if seen["earlier"]:
        return []
    found: list[Finding] = []
    asked: list[Mapping[str, Any]] = [each for each in seen["asked"] if each["round"] == seen["asked"][-1]["round"]]
    if len(asked) > 1:
        found.append(bad("hash-changed"))
    if any(shown != shares for shown in seen["shares"]):
        found.append(bad("share-changed"))
    hashes: list[str] = asked[0]["hashes"] if asked else []
    people: list[bool] = asked[0]["people"] if asked else []
    for voided in seen["asked"]:
        if voided not in asked:
            bots = [seat for seat, hashed in enumerate(voided["hashes"]) if hashed and not voided["people"][seat]]
            found += [bad("bot-share", {"name": name_of(seen, seat)}) for seat in bots]
    for seat in range(max(len(shares), len(hashes))):
        share = shares[seat] if seat < len(shares) else ""
        hashed = hashes[seat] if seat < len(hashes) else ""
        about: dict[str, str | int] = {"name": name_of(seen, seat)}
        if not (seat < len(people) and people[seat]) and (share or hashed):
            found.append(bad("bot-share", about))
        elif share and not hashed:
            found.append(bad("share-late", about))
        elif hashed and not share:
            found.append(bad("share-dropped", about))
        elif share and share_hash(seen["commitments"][0], seat, share) != hashed:
            found.append(bad("share-unfit", about))
    found += own_kept(seen, shares)
    if asked and asked[0]["absent"] and not seen["own"]:
        found.append(Finding("note", "absent"))
    for voided in seen["voided"]:
        names = ", ".join(name_of(seen, seat) for seat in voided["seats"])
        found.append(Finding("note", "voided", {"round": voided["round"], "names": names}))
    if not any(shares):
        found.append(Finding("note", "nobody"))
    return found


def own_kept(seen: Mapping[str, Any], shares: Sequence[str]) -> list[Finding]:
    """Your own share: in it, or left out although you sent it."""
    found = [
        bad("accused", {"round": own["round"]})
        for own in seen["own"]
        for voided in seen["voided"]
        if own["sent"] and own["round"] == voided["round"] and own["seat"] in voided["seats"]
    ]
    if not seen["own"]:
        return [*found, Finding("note", "none")]
    own = seen["own"][-1]
    if own["seat"] < len(shares) and shares[own["seat"]] == own["share"]:
        return [*found, Finding("good", "included")]
    return [*found, bad("missing") if own["taken"] else Finding("note", "untaken")]


def name_of(seen: Mapping[str, Any], seat: int) -> str:
    return str(seen["names"][seat]) if seat < len(seen["names"]) else str(seat + 1)


def told_again(game: Game, moves: Sequence[str]) -> list[Told]:
    """The game by its rules, move by move, as far as the moves are possible."""
    told = [Told(taken(game), game.opening)]
    for move in moves:
        try:
            events = game.play(move)
        except IllegalAction:
            break
        told.append(Told(taken(game), events))
    return told


def taken(game: Game) -> list[tuple[int, int, int, int]]:
    chance = game.state.chance
    assert isinstance(chance, Fair)
    return [(drawn.counter, drawn.below, drawn.value, drawn.deck) for drawn in chance.take()]


def numbers_kept(seen: Mapping[str, Any], told: Sequence[Told], face_down: Set[int]) -> list[Finding]:
    """Every number in its place, and what was shown for it what the rules make of it; only the cards of packs that lie
    face down are not told."""
    wrong: dict[str, Finding] = {}

    def blame(what: str, counter: int) -> None:
        wrong.setdefault(what, bad(what, {"counter": counter}))

    due = {move.draws[0][0]: move for move in told if move.draws}
    undrawn = [move for move in told if not move.draws]
    numbers = {draw[0]: draw for move in told for draw in move.draws}
    gaps = [(int(start), int(end)) for start, end in seen["gaps"]]
    seen_here: set[int] = set()
    expected = 0
    for move in seen["moves"]:
        events = move["events"]
        for draw in move["draws"]:
            counter = int(draw["counter"])
            missed = [end for start, end in gaps if start <= expected < end]
            expected = max([expected, *missed])
            if counter < expected:
                blame("twice", counter)
            elif counter > expected:
                blame("gap", expected)
            right = numbers.get(counter)
            fits = right is not None and (draw["below"], draw["deck"]) == (right[1], None if right[3] < 0 else right[3])
            if right is None or not fits or draw["value"] not in (None, right[2]):
                blame("wrong", counter)
            elif draw["value"] is None and right[3] not in face_down:
                blame("unshown", counter)
            seen_here.add(counter)
            expected = max(expected, counter + 1)
        if move["draws"]:
            again = due.get(int(move["draws"][0]["counter"]))
            if again is None or not same(events, again.events) or len(again.draws) != len(move["draws"]):
                blame("unlike", int(move["draws"][0]["counter"]))
        elif any(field in event for event in events for field in DICE):
            blame("uncounted", expected)
        elif not any(same(events, each.events) for each in undrawn):
            blame("unlike", expected)
    end = max(numbers, default=-1) + 1
    if expected < end and not any(start <= expected and end <= last for start, last in gaps):
        blame("gap", expected)
    missed_count = sum(number not in seen_here for number in numbers)
    found = list(wrong.values())
    if seen_here and not found:
        found.append(Finding("good", "right", {"count": len(seen_here)}))
    if missed_count and "gap" not in wrong:
        found.append(Finding("note", "told", {"count": missed_count}))
    if seen["full"]:
        found.append(Finding("note", "full"))
    return found


def same(shown: Sequence[Mapping[str, Any]], due: Sequence[Event]) -> bool:
    """Whether what was shown is what happens by the rules; of what only one seat sees, whether it is among it."""
    public = [{"name": event.name, **event.values} for event in due if event.visible_to(None)]
    hidden = [{"name": event.name, **event.values} for event in due if not event.visible_to(None)]
    own = [{key: event[key] for key in event if key != "secret"} for event in shown if event.get("secret")]
    return [event for event in shown if not event.get("secret")] == public and all(event in hidden for event in own)


def sentence(language: str, finding: Finding) -> str:
    """The finding in words: those of the web table, which finds out the same, but for what needs the rules."""
    name = f"fair-{finding.what}"
    if name not in BY_THE_RULES:
        name = f"web-play-{name}"  # as the page says it
    return message(language, name, finding.about)


def bad(what: str, about: dict[str, str | int] | None = None) -> Finding:
    return Finding("bad", what, about or {})
