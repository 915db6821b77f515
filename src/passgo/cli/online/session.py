"""A person at a table of a server: the same table as at home, with a game that others play too.

What is decided is sent. News are handled one after the other: while a line is typed by the loop beside the keyboard,
else when the main thread waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import threading
from pathlib import Path
from typing import Final

from rich.text import Text
from websockets.exceptions import WebSocketException

from passgo.cli.online.live_screen import LiveReader, LiveScreen
from passgo.cli.online.network import Network, whole
from passgo.cli.online.returning import come_back, other_version
from passgo.cli.online.table import OnlineTable
from passgo.cli.online.words import ONLINE
from passgo.cli.table.autosave import games_folder
from passgo.cli.table.colours import ALARM, QUIET
from passgo.cli.table.commands import COMMON, dispatch
from passgo.cli.table.completion import fitting
from passgo.cli.table.menu import Menu
from passgo.cli.table.naming import Misread
from passgo.cli.table.reader import Reader
from passgo.engine.edition import EDITIONS
from passgo.engine.notation import Action
from passgo.server import protocol
from passgo.server.client import Client, Gone, Refused
from passgo.server.protocol import FromServer, Key
from passgo.texts import Texts

CLOSING: Final = 0.5  # seconds for a server to say good-bye


class Overtaken(Exception):
    """What was typed was meant for a question that is not open any more."""


class OnlineSession(OnlineTable):
    """`run` stays at the table until the person leaves, the lines end, or the server is gone for good."""

    def __init__(
        self, client: Client, screen: LiveScreen, reader: Reader, network: Network, folder: Path | None = None
    ) -> None:
        super().__init__(client.language, screen, reader, folder)
        self.client = client
        self.seen_folder = folder / "seen" if folder else games_folder().parent / "seen"
        self.live = screen
        self.network = network
        self.keyboard = LiveReader(reader, screen, network, self.listen)
        self.reader = self.keyboard
        self.texts = Texts(next(iter(EDITIONS.values())), self.language)  # until it is known which one is played
        self.vocabulary = self.spoken()
        self.leaving = False
        self.failed = False  # whether the table was lost, not left
        self.returns = 0  # how often in a row the connection was lost soon after it had come back
        self.returned_at: float | None = None  # when it last came back
        self.take_place()

    def run(self) -> None:
        """Ctrl-C is heard by this thread, even while a line is typed."""
        try:
            with contextlib.suppress(EOFError):
                self.stay()
        except KeyboardInterrupt:
            if not self.failed:
                self.depart()
                self.screen.gap()
                self.say_how_to_come_back()
                raise
        self.depart()
        self.say_how_to_come_back()

    def stay(self) -> None:
        self.network.do(self.catch_up())
        while not self.leaving:
            if self.reader.echoes:
                self.network.do(self.until_needed())
            if self.leaving:
                return
            self.begun_at = self.open
            self.hear(super().read(self.prompt()))

    def depart(self) -> None:
        """Hear no more, and say good-bye to a server that hears it."""

        async def close() -> None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await self.client.close()

        self.network.do(close())

    def say_how_to_come_back(self) -> None:
        key = self.client.key
        if key.token and not self.ended:
            link = f"{self.client.address}/t/{key.code}"
            said = self.texts.say("join-come-back", link=link, token=key.token)
            self.screen.block([Text(said, style=QUIET)])  # in one line, to be copied

    def move_to(self, code: str) -> None:
        """Go on at another table of the same server, where the same token is good."""
        self.depart()
        key = Key(code, self.client.key.person, self.client.key.token)
        self.client = Client(self.client.address, key, self.client.language, positions=True)
        self.take_place()
        try:
            self.network.do(self.client.connect())
        except (Refused, Gone, OSError, WebSocketException) as error:
            self.fail(error.text if isinstance(error, Refused) else self.texts.say("join-lost"))
        self.network.do(self.catch_up())

    # listening

    async def listen(self) -> None:
        """Handle what comes, while a line is typed."""
        while not self.leaving:
            await self.next_news()
            self.live.restore()

    async def next_news(self) -> None:
        try:
            async with asyncio.timeout(self.next_mark()):
                news = await self.client.next()
        except TimeoutError:
            self.tell_waits()
        except Gone as gone:
            await whole(come_back(self, gone))
        else:
            await self.follow(news)
        if self.following is not None and self.client.news.empty():
            self.tell()  # nothing more comes that could belong to the same line

    async def follow(self, news: FromServer) -> None:
        """A server may say anything: what makes no sense here ends it, with a sentence."""
        try:
            await whole(self.handle(news))
        except Exception:
            self.fail(other_version(self))

    async def catch_up(self) -> None:
        """Handle what has come already; of a move also the position, which is on its way."""
        while not self.leaving and (self.move is not None or not self.client.news.empty()):
            await self.next_news()

    async def until_needed(self) -> None:
        """A pipe is read only when it can say something: somebody who sits is asked by the game, or by nobody."""
        if self.sending is not None:
            await asyncio.wait({self.sending})
        await self.catch_up()
        while not self.leaving and self.room is not None and self.seat is not None and not self.open:
            is_gathering = self.room.phase == "gathering" and self.room.sharing.stage == "hashes"
            if self.room.phase == "over" or (is_gathering and self.hosting):
                return
            await self.next_news()

    def fail(self, why: str) -> None:
        """The table is lost; whoever types is woken up."""
        self.screen.say(why, style=ALARM)
        self.leaving = self.failed = True
        main = threading.main_thread().ident
        if self.keyboard.reading and main is not None and sys.platform != "win32":
            signal.pthread_kill(main, signal.SIGINT)

    # what is typed

    def read(self, prompt: str) -> str:
        """One more line about something that was begun, unless the question is another one meanwhile."""
        before = self.open
        line = super().read(prompt)
        self.network.do(self.catch_up())
        if self.open != before:
            raise Overtaken
        return line

    def hear(self, line: str) -> None:
        self.network.do(self.catch_up())
        before = self.open
        try:
            if self.open:
                if self.open != self.begun_at and not self.is_word(line):
                    raise Overtaken
                self.answered(line, self.menu_now())
            elif line.strip():
                self.told(line.strip())
        except Overtaken:
            self.complain(self.texts.say("join-overtaken"))
            self.looked = False
        if self.open and self.open == before and not self.leaving:
            self.put_question(self.menu_now())

    def menu_now(self) -> Menu:
        decision = self.game.decision
        assert decision is not None
        return self.menu(decision)

    def is_word(self, line: str) -> bool:
        first = line.strip().partition(" ")[0]
        return {kind for kind, _ in self.vocabulary.meant(first, set())} == {"word"}

    def told(self, line: str) -> None:
        """Something said while nothing is asked."""
        first, _, rest = line.partition(" ")
        meant = self.vocabulary.meant(first, set())
        words = [word for kind, word in meant if kind == "word"]
        if len(words) == 1:
            dispatch(self, None, words[0], rest.strip())
        elif words:
            names = ", ".join(self.vocabulary.names[word] for word in words)
            self.complain(self.texts.say("play-ambiguous", what=first, names=names))
        else:
            what = "play-nothing-asked" if meant or line.isdecimal() else "play-not-understood"
            self.complain(self.texts.say(what, what=line[:40]))

    def do(self, word: str, menu: Menu | None, rest: str) -> None:
        if word in ONLINE:
            ONLINE[word](self, menu, rest)
        elif self.following is None:
            raise Misread(self.texts.say("join-not-started"))
        else:
            COMMON[word](self, menu, rest)

    def completions(self, typed: str) -> list[str]:
        if self.following is not None:
            return super().completions(typed)
        return fitting("", typed, self.vocabulary.names.values())

    def act(self, action: Action) -> None:
        self.game.copy().play(action)  # refused here in the words of every table
        if self.send(protocol.Play(number=self.open, action=action.text)):
            self.refused = None

    def send(self, command: protocol.Command) -> bool:
        """Send a command and tell what came of it; whether it was done."""
        try:
            self.network.do(self.client.send(command))
        except Refused as refused:
            self.complain(self.texts.say("join-overtaken") if refused.why == "stale" else refused.text)
            return False
        except (Gone, TimeoutError):
            self.complain(self.texts.say("join-no-answer"))
            return False
        finally:
            self.network.do(self.catch_up())
        return True
