"""A review in words: sums, turning points and the dearest decisions, from an analysis and the game played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from passgo.engine.actions import MORTGAGE, VERBS, verb_of
from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.review.analysis import Analysis, Move, difference
from passgo.review.decisions import Answer, Weighed
from passgo.review.judge import WHOLE
from passgo.review.reasons import REASONS
from passgo.review.shapes import CurvePoint, DearDecision, GameReview, Grade, PlayerReview, TurningPoint
from passgo.texts import Texts

DEAREST: Final = 5  # of each seat
TURNING: Final = 6  # moves that are told as turning points
CLEAR: Final = 40_000  # millionths by which one must move somebody's chances
LUCKY: Final = 50_000  # of luck in a whole game that is worth a word
GRADES: Final[tuple[tuple[int, Grade], ...]] = ((30_000, "A"), (100_000, "B"), (250_000, "C"), (500_000, "D"))
TALK: Final = ("trade-offered", "trade-item")  # of a deal its outcome tells it all
LINES: Final = 3  # of what a move made happen


def told(found: Analysis, game: Game, moves: Sequence[str], language: str) -> GameReview:
    """The game at its beginning is played again, to be asked at the moments that are told."""
    texts = Texts.of(game.header, language)
    dear = {move.number for seat in range(found.players) for move in dearest(found, seat)}
    turns = turning(found)
    told_moves = {move.number for episode in turns for move in episode.moves}
    decisions: list[DearDecision] = []
    events: dict[int, list[Event]] = {}
    for move in found.moves:
        if move.number in dear:
            decisions.append(decision_told(texts, game, move))
        happened = game.play(moves[move.number - 1])
        if move.number in told_moves:
            events[move.number] = happened
    decisions.sort(key=lambda each: -each["price"])
    return {
        "edition": game.header.edition.name,
        "over": found.over,
        "moves": len(found.moves),
        "players": [player_told(found, texts, seat) for seat in range(found.players)],
        "curve": curve(found),
        "turning": [turning_told(texts, episode, events) for episode in turns],
        "dearest": decisions,
    }


def dearest(found: Analysis, seat: int) -> list[Move]:
    """A seat's mistakes, the dearest first."""
    return sorted(found.mistakes(seat), key=price)[:DEAREST]


def price(move: Move) -> tuple[int, int]:
    return (-move.weighed.price if move.weighed else 0, move.number)


class Episode:
    """Moves from one calm question to the next: a roll with what it led to, a deal with its answer."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.change = [sum(move.luck[k] + move.skill[k] for move in moves) for k in range(len(moves[0].luck))]
        self.seat = 0  # whose chances the round moved most, and by how much
        self.before = 0
        self.after = 0

    @property
    def is_luck(self) -> bool:
        """Dice or cards did it, and no mistake."""
        return any(move.chance for move in self.moves) and not any(
            move.weighed and move.weighed.is_mistake for move in self.moves
        )


def episodes(moves: list[Move]) -> list[Episode]:
    found: list[Episode] = []
    begun: list[Move] = []
    for move in moves:
        begun.append(move)
        if move.calm or move is moves[-1]:
            found.append(Episode(begun))
            begun = []
    return found


def rounds(found: Analysis) -> list[list[Move]]:
    """The moves by round: at the end of one everybody has had as many turns as the others."""
    parts: list[list[Move]] = []
    for move in found.moves:
        if not parts or parts[-1][0].round != move.round:
            parts.append([])
        parts[-1].append(move)
    return parts


def turning(found: Analysis) -> list[Episode]:
    """Of the rounds that changed somebody's chances most, what changed them most; in the order of the game."""
    before = found.start
    turned: list[tuple[int, Episode]] = []
    for moves in rounds(found):
        after = moves[-1].chances
        change = difference(after, before)
        seat = max(range(found.players), key=lambda seat: abs(change[seat]))
        sign = 1 if change[seat] > 0 else -1
        episode = max(episodes(moves), key=lambda each: sign * each.change[seat])
        episode.seat, episode.before, episode.after = seat, before[seat], after[seat]
        turned.append((abs(change[seat]), episode))
        before = after
    clear = sorted((each for each in turned if each[0] >= CLEAR), key=lambda each: -each[0])[:TURNING]
    return sorted((episode for _, episode in clear), key=lambda episode: episode.moves[0].number)


def curve(found: Analysis) -> list[CurvePoint]:
    """The start, and the end of each round."""
    ends: list[CurvePoint] = [
        {"move": moves[-1].number, "round": moves[-1].round, "chances": list(moves[-1].chances)}
        for moves in rounds(found)
    ]
    return [{"move": 0, "round": 0, "chances": list(found.start)}, *ends]


def player_told(found: Analysis, texts: Texts, seat: int) -> PlayerReview:
    lost = found.lost(seat)
    luck = found.luck(seat)
    grade = grade_of(lost) if seat in found.judged else ""
    lucky = "yes" if luck >= LUCKY else "no" if luck <= -LUCKY else "even"
    return {
        "seat": seat,
        "name": texts.player(seat),
        "start": found.start[seat],
        "luck": luck,
        "own": -lost,
        "others": found.skill(seat) + lost,
        "result": found.result[seat],
        "grade": grade,
        "judged": seat in found.judged,
        "decisions": found.decisions(seat),
        "mistakes": len(found.mistakes(seat)),
        "verdict": texts.say("review-verdict", grade=grade or "none", lucky=lucky),
    }


def grade_of(lost: int) -> Grade:
    """By what all mistakes of a game cost together."""
    for below, grade in GRADES:
        if lost < below:
            return grade
    return "E"


def turning_told(texts: Texts, episode: Episode, events: dict[int, list[Event]]) -> TurningPoint:
    lines: list[str] = []
    for move in episode.moves:
        happened = events[move.number]
        seen = [event for event in happened if event.visible_to(None) and event.name not in TALK]
        lines += [line for event in seen if (line := texts.event(event, happened))]
    first = episode.moves[0]
    return {
        "move": first.number,
        "round": first.round,
        "seat": episode.seat,
        "before": episode.before,
        "after": episode.after,
        "luck": episode.is_luck,
        "text": " · ".join(lines[:LINES]) or texts.spoken(first.said),
    }


def decision_told(texts: Texts, game: Game, move: Move) -> DearDecision:
    """A mistake, at the question where it was made."""
    weighed = move.weighed
    assert weighed is not None
    seat = weighed.seat
    return {
        "move": move.number,
        "round": move.round,
        "seat": seat,
        "question": texts.question(game),
        "said": answer_told(texts, game, weighed.said),
        "better": answer_told(texts, game, weighed.best),
        "chance": weighed.said.chances[seat],
        "best": weighed.best.chances[seat],
        "price": weighed.price,
        "low": max(0, weighed.price - weighed.margin),
        "high": weighed.price + weighed.margin,
        "why": why(texts, game, weighed),
    }


def answer_told(texts: Texts, game: Game, answer: Answer) -> str:
    """An answer as the table would put it; of a plan its first step and how many follow."""
    action = game.notation.action(answer.code, tuple(list(answer.terms)))
    said = texts.option(game, action)
    return texts.say("review-plan", first=said, more=len(answer.plan) - 1) if len(answer.plan) > 1 else said


def why(texts: Texts, game: Game, weighed: Weighed) -> str:
    """In a few sentences: what the chances are, who gained by it, and what kind of mistake it is."""
    seat, said, best = weighed.seat, weighed.said, weighed.best
    sentences = [
        texts.say(
            "review-why-chances", best=percent(texts, best.chances[seat]), said=percent(texts, said.chances[seat])
        )
    ]
    gains = [a - b for a, b in zip(said.chances, best.chances, strict=True)]
    other = max((each for each in range(len(gains)) if each != seat), key=lambda each: gains[each])
    if gains[other] * 2 >= weighed.price:
        sentences.append(texts.say("review-why-gains", name=texts.player(other), points=points(texts, gains[other])))
    kind = kind_of(weighed)
    if kind:
        sentences.append(texts.say(kind))
    return " ".join(sentences)


def kind_of(weighed: Weighed) -> str:
    """The sentence about mistakes of this kind; "" where nothing can be said in general."""
    if verb_of(weighed.best.code) == MORTGAGE and len(weighed.best.plan) > 1:
        return "review-why-borrow"
    return REASONS.get(VERBS[verb_of(weighed.said.code)].name, "")


def percent(texts: Texts, chance: int) -> str:
    return texts.say("play-odds-rate", rate=number(texts, chance))


def points(texts: Texts, chance: int) -> str:
    """So many points of chance, with their sign."""
    figure = number(texts, abs(chance))
    if figure == number(texts, 0):
        return figure
    return ("\u2212" if chance < 0 else "+") + figure


def number(texts: Texts, chance: int) -> str:
    """Hundredths with one place, as the language writes them."""
    figure = f"{100 * chance / WHOLE:.1f}"
    return figure.replace(".", ",") if texts.language == "fr" else figure
