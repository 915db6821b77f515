"""A visit to a table of a server: what happens there is told line by line, what is typed is sent."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any, Final

from rich.text import Text

from passgo.cli.network import Network
from passgo.cli.table.colours import ALARM, HEADING, QUIET, player_style
from passgo.cli.table.columns import Column, laid_out
from passgo.cli.table.reader import Reader
from passgo.cli.table.screen import Screen
from passgo.cli.visit_words import VisitWords
from passgo.server import protocol
from passgo.server.client import Client, Gone, Refused, request, split_link
from passgo.server.protocol import FromServer, Key, Language
from passgo.texts.catalogue import edition_name, message

PROMPT: Final = "> "
ASIDE = "set-aside"  # why the door of a table that cannot be read stays closed
CLOSING = 0.5  # seconds for a server to say good-bye
TRIES = 6  # to connect again, each after twice the time
LISTED = 20  # options that are shown at once


def at_table(link: str, name: str, token: str | None, watch: bool, language: str) -> Client:
    """Come in by a link: as a new person, as the one a token belongs to, or only to look on."""
    address, code = split_link(link)
    spoken: Language = "fr" if language == "fr" else "en"
    if watch:
        return Client.watch(address, code, spoken)
    if token:
        return Client(address, Key(code, -1, token), spoken)
    key = request(address, f"/api/tables/{code}/people", "POST", protocol.Entrance(name[:24]), language=spoken)
    return Client(address, Key(**key), spoken)


def record_place(address: str, code: str, language: str) -> str:
    """Where the record of a table that is set aside can be downloaded."""
    return message(language, "join-record", {"address": f"{address}/api/tables/{code}/record"})


class Visit:
    def __init__(self, client: Client, screen: Screen, reader: Reader) -> None:
        self.client = client
        self.screen = screen
        self.reader = reader
        self.words = VisitWords(client.language)
        self.spaces: dict[str, str] = {}  # by place, once the board is known
        self.currency = "#"
        self.listening: asyncio.Task[None] | None = None
        self.leaving = False
        self.typing = False  # whether the keyboard waits for a line
        self.warned = False  # whether it was told that the game may never end

    def say(self, text: str, /, **args: str | int) -> str:
        return message(self.client.language, f"join-{text}", args)

    # the course of it

    def run(self) -> None:
        """Until the person leaves, the lines end, or Ctrl-C, which this thread hears even while a line is typed."""
        with Network() as network:
            try:
                network.do(self.come_in())
                self.hear_lines(network)
                network.do(self.leave())
                self.say_how_to_come_back()
            except KeyboardInterrupt:
                self.typing = False
                network.do(self.leave())
                self.screen.gap()
                self.say_how_to_come_back()
                raise

    async def come_in(self) -> None:
        await self.client.connect()
        await self.look_at_board()
        self.listening = asyncio.create_task(self.listen())

    async def look_at_board(self) -> None:
        """What the board of the table calls its spaces and its money."""
        with contextlib.suppress(Refused, OSError):
            printed = await self.client.get("printed")
            self.spaces = {space["place"]: space["name"] for space in printed["spaces"]}
            self.currency = printed["currency"]

    async def leave(self) -> None:
        """Hear no more, and say good-bye to a server that hears it."""
        if self.listening is not None:
            self.listening.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await self.client.close()

    def say_how_to_come_back(self) -> None:
        key = self.client.key
        if key.token:
            link = f"{self.client.address}/t/{key.code}"
            said = self.say("come-back", link=link, token=key.token)
            self.screen.block([Text(said, style=QUIET)])  # in one line, to be copied

    def hear_lines(self, network: Network) -> None:
        while not self.leaving:
            self.typing = not self.reader.echoes
            try:
                line = self.reader.line(PROMPT)
            except EOFError:
                return
            self.typing = False
            if self.reader.echoes:
                self.screen.say(PROMPT + line)
            network.do(self.typed(line.strip()))

    async def listen(self) -> None:
        """Tell what happens; when the connection is lost, connect again and go on after the last number."""
        while not self.leaving:
            try:
                news = await self.client.next()
                if isinstance(news, protocol.Changed) and news.what == "started":
                    await self.look_at_board()  # the host may have chosen another one
                self.show(news)
            except Gone as gone:
                why = self.say("gone") if gone.why in ("replaced", "ticket") else await self.come_back()
                if why:
                    self.put(why, ALARM)
                    self.leaving = True

    async def come_back(self) -> str:
        """Connect again; why that cannot be, if it cannot."""
        self.put(self.say("reconnecting"), QUIET)
        for attempt in range(TRIES):
            try:
                await self.client.connect(self.client.table.seq if self.client.table else None)
                return ""
            except Refused as refused:
                if refused.why == ASIDE:
                    where = record_place(self.client.address, self.client.key.code, self.client.language)
                    return f"{refused.text} {where}"
            except (OSError, Gone):
                pass
            await asyncio.sleep(0.5 * 2**attempt)
        return self.say("lost")

    # showing

    def put(self, text: str, style: str = "", indent: int = 0) -> None:
        """A line above the one being typed, which is shown again below it."""
        if self.typing:
            sys.stdout.write("\r\x1b[K")
        self.screen.say(text, indent=indent, hang=2, style=style)
        if self.typing:
            sys.stdout.write(PROMPT + typed_so_far())
            sys.stdout.flush()

    def show(self, news: FromServer) -> None:
        match news:
            case protocol.Table():
                self.show_table(news)
            case protocol.Moved():
                for event in news.events:
                    if event["text"]:
                        player = event.get("player", -1)
                        heading = event["name"] == "turn-began"
                        self.put(event["text"], player_style(player) if heading else "", 0 if heading else 2)
                self.show_end_in_sight()
            case protocol.Changed():
                for text in filter(None, (news.text, *(line.text for line in news.story or ()))):
                    self.put(text, QUIET)
            case protocol.Chatted():
                name = self.table.room.people[news.person].name
                self.put(self.say("said", name=name, text=news.text))
            case protocol.Prompt():
                self.show_prompt(news)
            case protocol.Hand() if news.cards:
                self.put(self.say("hand", cards="; ".join(card.text for card in news.cards)), QUIET)

    @property
    def table(self) -> protocol.Table:
        assert self.client.table is not None
        return self.client.table

    def show_table(self, table: protocol.Table) -> None:
        room = table.room
        edition = edition_name(self.client.language, room.edition)
        self.put(self.say("table", code=room.code, edition=edition, phase=room.phase), HEADING)
        if table.view is None:
            for number, seat in enumerate(room.seats):
                who = "free" if seat.person is None and seat.bot is None else "bot" if seat.bot else "person"
                self.put(self.say("seat", number=number, who=who, name=seat.name, bot=seat.bot or ""), indent=2)
            host = table.you.person is not None and table.you.person == room.host
            self.put(self.say("host" if host else "wait"), QUIET)
        else:
            self.show_players()
            for line in table.story[-8:]:
                self.put(line.text, QUIET, 2)
            if table.view.get("last_round"):
                self.put(self.say("last-round", round=table.view["last_round"]), QUIET)
            self.show_end_in_sight()
        if table.prompt:
            self.show_prompt(table.prompt)

    def show_end_in_sight(self) -> None:
        """Once, that a game in which nobody falls out any more can be ended."""
        view, you = self.table.view, self.table.you
        if view and view.get("past_hope") and not view["last_round"] and you.seat is not None and not self.warned:
            self.warned = True
            self.put(self.say("past-hope"), HEADING)

    def show_players(self) -> None:
        view = self.table.view
        if view is None:
            return
        columns = [Column("", 24), Column("", 14, right=True), Column("", 20, right=True), Column("", 24)]
        rows = [
            [
                Text(player["name"], style=player_style(seat)),
                Text(self.money(player["cash"])),
                Text(self.say("worth", amount=self.money(player["worth"]))),
                Text(self.say("out") if player["out"] else self.spaces.get(player["space"], player["space"])),
            ]
            for seat, player in enumerate(view["players"])
        ]
        self.screen.block(laid_out(columns, rows, self.screen.width, indent=2))

    def money(self, amount: int) -> str:
        figure = f"{amount:,}" if self.client.language == "en" else f"{amount:,}".replace(",", " ")
        return self.currency.replace("#", figure)

    def show_prompt(self, prompt: protocol.Prompt) -> None:
        self.put(prompt.question, HEADING)
        for number, option in enumerate(prompt.options[:LISTED], 1):
            self.put(f"{number:>2}  {option.text}", indent=2)
        if len(prompt.options) > LISTED:
            self.put(self.say("more", count=len(prompt.options) - LISTED), QUIET, 2)
        for free in prompt.free:
            if free.verb == "bid":
                self.put(
                    self.say("bid", low=self.money(free.low), high=self.money(free.high), least=free.low), QUIET, 2
                )
        if prompt.kind == "trade":
            self.put(self.say("enough"), QUIET, 2)

    # what is typed

    async def typed(self, line: str) -> None:
        if not line:
            return
        first, _, rest = line.partition(" ")
        word = self.words.word(first)
        try:
            if word:
                await self.dispatch(word, rest.strip())
            else:
                await self.answer(line)
        except Refused as refused:
            self.put(refused.text, ALARM)
            if refused.rule:
                self.put(f"[{refused.rule}]", QUIET)
        except Gone:
            self.put(self.say("reconnecting"), QUIET)
        except ValueError:
            self.put(self.say("number"), ALARM)

    async def answer(self, line: str) -> None:
        """The number of an option, or an action's words."""
        prompt = self.table.prompt
        if prompt is None:
            self.put(self.say("nothing-asked"), ALARM)
            return
        action = self.words.action(line)
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(prompt.options):
            action = prompt.options[int(line) - 1].action
        await self.client.play(action)

    async def dispatch(self, word: str, rest: str) -> None:
        commands: dict[str, protocol.Command] = {
            "stand": protocol.Stand(),
            "start": protocol.Start(),
            "wish": protocol.Wish(),
            "pause": protocol.Propose(motion="pause"),
            "undo": protocol.Propose(motion="undo"),
            "resume": protocol.Resume(),
            "yes": protocol.Vote(yes=True),
            "no": protocol.Vote(yes=False),
            "rematch": protocol.Rematch(),
        }
        questions = {
            "hint": protocol.Ask(what="hint"),
            "why": protocol.Ask(what="why", about=rest),
            "plan": protocol.Ask(what="plan"),
        }
        if word == "quit":
            self.leaving = True
        elif word == "help":
            self.put(self.say("help"))
        elif word == "players":
            self.show_players()
        elif word == "options" and self.table.prompt:
            for number, option in enumerate(self.table.prompt.options, 1):
                self.put(f"{number:>3}  {option.text}", indent=2)
        elif word in questions:
            self.show_answer(await self.client.send(questions[word]))
        elif word == "enough":
            await self.enough()
        elif word == "say":
            await self.client.send(protocol.Say(text=rest))
        elif word == "stop":
            await self.client.send(protocol.Propose(motion="stop", rounds=int(rest or 10)))
        elif word in ("sit", "kick"):
            seat = int(rest)
            kick = protocol.Propose(motion="kick", seat=seat)
            await self.client.send(protocol.Sit(seat=seat) if word == "sit" else kick)
        elif word == "bot":
            seat_text, _, kind = rest.partition(" ")
            bot: Any = kind or "trader"
            await self.client.send(protocol.Fill(seat=int(seat_text), bot=bot))
        elif word in commands:
            await self.client.send(commands[word])

    async def enough(self) -> None:
        """No more offers in this turn; the one that may lie there is refused."""
        prompt = self.table.prompt
        await self.client.send(protocol.Quiet())
        if prompt is not None and prompt.kind == "trade":
            await self.client.send(protocol.Play(number=prompt.number, action="refuse"))

    def show_answer(self, answer: protocol.Answer) -> None:
        said = answer.answer
        if answer.what == "hint":
            self.put(f"{said['text']}. {said['why']}")
        elif answer.what == "why":
            for rule in said["rules"]:
                self.put(f"[{rule['id']}] {rule['text']}", indent=2)
        else:
            for step in said["steps"]:
                self.put(step["text"], indent=2)


def typed_so_far() -> str:
    """What stands in the line being typed."""
    with contextlib.suppress(ImportError):
        import readline

        return readline.get_line_buffer()
    return ""
