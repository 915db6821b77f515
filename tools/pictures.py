"""Draw the pictures of the README: a scripted game in the terminal, as SVG. Run it after the table's looks changed."""

import io
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

PICTURES = Path("docs/pictures")
SCENES = {  # file: (how the game is started, what is typed, how many of the last lines are shown); Enter never buys
    "turn": (["classic", "--seed", "5", "--humans", "Ann", "--bots", "simple,simple"], ["", "buy", "why"], 34),
    "board": (
        ["classic", "--seed", "11", "--humans", "Ann", "--bots", "simple,simple,simple"],
        [*["buy", ""] * 45, "board"],
        26,
    ),
    "millionaire": (
        ["millionaire", "--seed", "3", "--humans", "Ann", "--bots", "simple,simple"],
        [*["buy", ""] * 20, "board"],
        32,
    ),
}


def screen(arguments: list[str], typed: list[str]) -> str:
    environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": "80", "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "passgo", "play", *arguments, "--lang", "en"]
    result = subprocess.run(
        command, input="\n".join(typed) + "\n", capture_output=True, text=True, env=environment, check=False
    )
    return result.stdout


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, (arguments, typed, lines) in SCENES.items():
        shown = screen(arguments, typed).rstrip().split("\n")
        last = "Ann>" if name == "turn" else "The input has ended"  # the line after the picture
        end = max(k for k, line in enumerate(shown) if last in line)
        console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="256")
        console.print(Text.from_ansi("\n".join(shown[max(0, end - lines) : end])))
        console.save_svg(str(PICTURES / f"{name}.svg"), title=f"passgo play {arguments[0]}")


if __name__ == "__main__":
    main()
