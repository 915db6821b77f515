"""`passgo puzzle`: one position a day with one answer that wins much more than the others; and how they are found."""

from datetime import date
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from passgo.cli.console import clean, console, json_text, say
from passgo.cli.lab import Lang, spoken
from passgo.cli.options import AsJson, BadInput

if TYPE_CHECKING:
    from passgo.review.puzzles import Puzzle
    from passgo.review.shapes import PuzzleTold
    from passgo.texts import Texts

MOST = 2  # puzzles from one game


def puzzle(
    number: Annotated[
        int | None, typer.Argument(min=1, metavar="NUMBER", help="Which one; that of the day if not given.")
    ] = None,
    find: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Look for puzzles in the records of this folder.")
    ] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where those that are found are written.")] = Path(
        "puzzles.json"
    ),
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="Ask one of these; else those of passgo.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Solve a puzzle of the day, or find new ones in games."""
    from passgo.review.puzzles import of_day, read, shipped, told
    from passgo.texts import Texts

    language = spoken(lang)
    if find is not None:
        search(find, out, language)
        return
    try:
        known = shipped() if file is None else read(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(f"{file} cannot be used: it holds no puzzles") from error
    if number is not None and number > len(known):
        raise BadInput(f"there are puzzles 1 to {len(known)}, not {number}")
    which = number - 1 if number else of_day(date.today().toordinal(), known)
    asked = known[which]
    result = told(asked, which + 1, len(known), language)
    if as_json:
        print(json_text(result))
        return
    ask(Texts.of(asked.begun().header, language), asked, result)


def ask(texts: "Texts", asked: "Puzzle", result: "PuzzleTold") -> None:
    """Show the position, hear an answer, tell what is right and why."""
    from passgo.review.puzzles import thousandths

    paper = console()

    def tell(line: str, style: str = "") -> None:
        paper.print(clean(line), style=style, soft_wrap=True)

    place = {"number": result["number"], "count": result["count"], "round": result["round"]}
    tell(texts.say("puzzle-title", edition=result["edition"], **place), "bold")
    for line in standing(texts, asked):
        tell(f"  {line}")
    tell("")
    tell(texts.say("puzzle-asked", name=texts.player(result["seat"])), "bold")
    tell(result["question"])
    for k, answer in enumerate(result["answers"], 1):
        tell(f"  {k}  {answer['text']}")
    try:
        typed = input(texts.say("puzzle-which") + " ").strip()
    except EOFError:
        typed = ""
    right = next(k for k, answer in enumerate(result["answers"], 1) if answer["right"])
    said = "right" if typed == str(right) else "wrong" if typed.isdigit() else "none"
    tell(texts.say("puzzle-verdict", said=said, answer=result["answers"][right - 1]["text"]), "bold")
    for k, answer in enumerate(result["answers"], 1):
        tell("  " + texts.say("puzzle-wins", number=k, rate=thousandths(texts, answer["wins"])))
    tell(result["why"])


def standing(texts: "Texts", asked: "Puzzle") -> list[str]:
    """Everybody's cash and deeds, a line each."""
    game = asked.begun()
    s = game.state
    lines = []
    for seat in range(s.players):
        if not s.bankrupt[seat]:
            deeds = [deed for deed in range(s.edition.board.deeds) if s.owner[deed] == seat]
            named = [marked(texts, asked, deed) for deed in deeds]
            lines.append(
                texts.say(
                    "puzzle-player", name=texts.player(seat), cash=texts.money(s.cash[seat]), deeds=", ".join(named)
                )
            )
    return lines


def marked(texts: "Texts", asked: "Puzzle", deed: int) -> str:
    """A deed with its group, what stands on it, and whether it is mortgaged."""
    s = asked.begun().state
    notes = [texts.group(s.edition.board.group_of[deed])]
    if s.level[deed]:
        notes.append(texts.standing(int(s.level[deed]), deed))
    if s.mortgaged[deed]:
        notes.append(texts.say("puzzle-mortgaged"))
    return f"{texts.deed(deed)} ({', '.join(notes)})"


def search(folder: Path, out: Path, language: str) -> None:
    """Puzzles from all records of a folder, written as a set."""
    from passgo.cli.files import read_game
    from passgo.review.finding import puzzles_in
    from passgo.review.judge import Unjudged
    from passgo.review.puzzles import Puzzle, written
    from passgo.texts.catalogue import message

    if not folder.is_dir():
        raise BadInput(f"{folder} is no folder")
    found: list[Puzzle] = []
    for path in sorted(each for each in folder.iterdir() if each.is_file()):
        try:
            game = read_game(path)
            some = list(islice(puzzles_in(game.beginning, game.moves, path.stem), MOST))
        except (BadInput, Unjudged, ValueError) as error:
            say(f"{path.name}: {error}", error=True)
            continue
        found += some
        say(message(language, "puzzle-found", {"file": path.name, "count": len(some)}), error=True)
    out.write_text(written(found), encoding="utf-8")
    say(message(language, "puzzle-written", {"file": str(out), "count": len(found)}))
