"""A game to look at while it is played by programs: as text, as pixels, or as a page in the browser."""

import io
import threading
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np
from numpy.typing import NDArray

from passgo.engine.game import Game
from passgo.picture import board_svg
from passgo.texts import Texts

RENDER_MODES = ("ansi", "rgb_array", "human")
PIXELS = 754  # the width of the picture

PAGE = """<!doctype html><meta charset="utf-8"><title>passgo</title><body style="margin:1em"><div id="board"></div>
<script>
const show = async () => {
  try { document.getElementById("board").innerHTML = await (await fetch("board.svg")).text() } catch {}
  setTimeout(show, 250)
}
show()
</script>
"""


class Renderer:
    """Draws a game in one of the modes; None draws nothing."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.mode = mode
        self.page: Page | None = None

    def render(self, game: Game) -> Any:
        """The text or the pixels; nothing in the human mode, where the page shows it."""
        if self.mode == "ansi":
            return as_text(game)
        if self.mode == "rgb_array":
            return as_pixels(game)
        if self.mode == "human":
            self.show(game)
        return None

    def show(self, game: Game) -> None:
        if self.page is None:
            self.page = Page()
            webbrowser.open(self.page.address)
        self.page.picture = board_svg(game)

    def close(self) -> None:
        if self.page is not None:
            self.page.close()
            self.page = None


def as_text(game: Game) -> str:
    """The players with what they have, and what is asked."""
    t = Texts.of(game.header, "en")
    s = game.state
    lines = []
    for p in range(int(s.players)):
        if s.bankrupt[p]:
            lines.append(f"  {t.player(p)}: -")
            continue
        deeds = []
        for deed in range(int(s.edition.board.deeds)):
            if s.owner[deed] == p:
                mark = "(m)" if s.mortgaged[deed] else "*" * int(s.level[deed])
                deeds.append(f"{t.deed(deed)}{' ' if mark else ''}{mark}")
        mark = ">" if p == s.turn else " "
        lines.append(f"{mark} {t.player(p)}: {t.money(int(s.cash[p]))}, {t.space(int(s.place[p]))}; {', '.join(deeds)}")
    decision = game.decision
    asked = f"{t.player(decision.player)}: {t.question(game)}" if decision else " ".join(map(t.player, game.winners))
    return "\n".join([f"{int(s.round)}.", *lines, asked])


def as_pixels(game: Game) -> NDArray[np.uint8]:
    """The picture of the board as rows of pixels."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise ImportError("pictures as pixels need resvg-py and pillow: pip install 'passgo[rendering]'") from error
    drawn = bytes(svg_to_bytes(svg_string=board_svg(game), width=PIXELS, background="#ffffff"))
    return np.asarray(Image.open(io.BytesIO(drawn)).convert("RGB"), np.uint8)


class Page:
    """A page on this machine alone, which shows the last picture."""

    def __init__(self) -> None:
        self.picture = ""
        page = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                is_picture = self.path == "/board.svg"
                body = (page.picture if is_picture else PAGE).encode()
                self.send_response(200)
                self.send_header("Content-Type", "image/svg+xml" if is_picture else "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing: a program is at work in this terminal."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
