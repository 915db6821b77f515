"""What only a table with others has: chat, seats, votes, clocks, lost connections, and questions that go away."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from passgo import EDITIONS
from passgo.bots import bot
from passgo.cli.online.words import LISTED, ONLINE, ONLINE_WORDS
from passgo.cli.table.commands import COMMON
from passgo.cli.table.vocabulary import Vocabulary
from passgo.cli.verify import verify
from passgo.server import protocol
from passgo.server.client import Client
from passgo.server.clock import GRACE
from passgo.texts import Texts
from tests.cli.joined import joined
from tests.server.harness import House, served

pytestmark = pytest.mark.once

ROLL = "1 roll the dice [Enter]"
END = "1 end your turn [Enter]"


def asked(house: House, people: list[Client]) -> int:
    """Whose decision it is."""
    decision = house.table(people[0]).decision
    assert decision is not None
    return decision.player


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_does_something_and_no_word_means_two_things(language: str) -> None:
    texts = Texts(EDITIONS["classic"], language)
    vocabulary = Vocabulary(texts, ONLINE_WORDS, LISTED, "join")
    assert {*COMMON, *ONLINE} == set(ONLINE_WORDS)
    names = list(vocabulary.names.values())
    assert len(set(names)) == len(names)
    assert set(names) & set(vocabulary.verb_names.values()) == {vocabulary.names["interrupt"], vocabulary.names["stop"]}
    assert all(vocabulary.help(word) for word in LISTED)


@served
async def test_what_others_do_and_say_is_told(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben")
    first = asked(house, people)
    other = people[1 - first]
    names = ["Anna", "Ben"]
    async with joined(house, other.key, tmp_path) as person:
        await person.sees("Round 1", names[first])
        await people[first].send(protocol.Say(text="good luck"))
        await person.sees(f"{names[first]}: good luck")
        await people[first].play("roll")
        await person.sees(f"{names[first]} rolls")
        await person.types("say thank you", f"{names[1 - first]}: thank you")
        await person.types("roll", "Nothing is asked of you now.")
        await person.types("1", "Nothing is asked of you now.")
        await person.types("xyz", "“xyz” is not a word of this table")
        await person.types("board", "Capitals: players and owners")
        await person.types("manage", "There is nothing you could build")
        await person.types("trade", "You cannot trade at this question.")
        await person.types("hint", "Nothing is asked of you now.")


@served
async def test_a_clock_that_runs_out_says_what_it_did(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben", clock="blitz")
    first = asked(house, people)
    name = ["Anna", "Ben"][first]
    async with joined(house, people[first].key, tmp_path) as person:
        await person.sees("time left: 0:", ROLL)
        async with joined(house, people[1 - first].key, tmp_path) as patient:
            await patient.sees(f"Round 1 · {name}")
            await house.later(21)
            await person.sees("Your time is up. This was done for you: roll the dice.", f"{name} rolls")
            await patient.sees(f"The time of {name} is up.", f"{name} rolls")


@served
async def test_a_line_for_a_question_that_has_gone_is_no_answer_to_the_next(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben", clock="blitz")
    first = asked(house, people)
    table = house.table(people[0])
    async with joined(house, people[first].key, tmp_path, echoes=True) as person:  # a pipe has always begun its line
        await person.sees(ROLL)
        await house.later(21)
        await person.sees("Your time is up.")
        moves = len(table.room.moves)
        assert asked(house, people) == first
        await person.types("1", "The question is another one now; what you typed was not used.")
        assert len(table.room.moves) == moves
        await person.types("1", END)  # and now it is one
        assert len(table.room.moves) > moves


@served
async def test_a_dialogue_ends_with_its_question(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben", clock="blitz")
    first = asked(house, people)
    async with joined(house, people[first].key, tmp_path) as person:
        await person.sees(ROLL)
        await person.types("trade", "What do you give?")
        await house.later(21)
        await person.sees("Your time is up.")
        await person.types("$50", "The question is another one now; what you typed was not used.")
        assert not any(move.startswith("offer") for move in house.table(people[0]).room.moves)


@served
async def test_a_trade_is_made_step_by_step_and_refused_in_the_same_words(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben")
    first = asked(house, people)
    names = ["Anna", "Ben"]
    table = house.table(people[0])
    async with (
        joined(house, people[first].key, tmp_path) as giver,
        joined(house, people[1 - first].key, tmp_path) as taker,
    ):
        await giver.sees(ROLL)
        await giver.types(f"offer {names[first]} $5 for $3", "There is no player", ROLL)
        await giver.types(f"offer {names[1 - first]} $5000 for $3", "does not have")
        await giver.types("trade", "What do you give?")
        await giver.types("$9,000", "does not have that much cash")
        await giver.types("$50", "What do you want?")
        await giver.types("$20", "Enter: send it")
        await giver.types("x", "No trade then.")
        assert table.room.moves == []
        await giver.types("trade", "What do you give?")
        await giver.types("$50", "What do you want?")
        await giver.types("$20", "Enter: send it")
        await giver.types("", f"{names[first]} offers {names[1 - first]} a trade")
        await taker.sees("enough: refuse, and no more offers this turn")
        await taker.types("enough", f"{names[1 - first]} wants no more offers")
        await giver.sees("refuses")
        assert table.room.moves[1:] == [f"quiet {1 - first}", "refuse"]
        await giver.types(f"offer {names[1 - first]} $50 for $20", "no more offers")


@served
async def test_pausing_voting_and_taking_back(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben")
    first = asked(house, people)
    async with joined(house, people[first].key, tmp_path) as one, joined(house, people[1 - first].key, tmp_path) as two:
        await one.sees(ROLL)
        await two.sees("Round 1")
        await one.types("pause", "asks for a pause")
        await two.sees("asks for a pause", "agree or disagree?")
        await two.types("agree", "The game is paused; resume goes on with it.")
        await one.sees("The game is paused")
        await one.types("roll", "Nothing is asked of you now.")
        await one.types("resume", "ends the pause", ROLL)
        await two.types("disagree", "There is nothing to vote on")
        await two.types("interrupt", "can manage property after this turn.")
        await two.types("undo", "asks to take the last move back")
        await one.sees("agree or disagree?")
        await one.types("agree", "agrees")
        await two.sees("Taken back.")
        assert house.table(people[0]).room.moves == []
        await one.types("roll", "rolls")
        await one.types("undo", "that cannot be taken back")


@served
async def test_seats_are_taken_and_given_up(house: House, tmp_path: Path) -> None:
    host = await house.host("Anna", players=3)
    guest = await house.comes(host.key.code, "Ben")
    async with joined(house, guest.key, tmp_path) as ben, joined(house, host.key, tmp_path) as anna:
        await ben.sees("1 free (sit 1)", "sit SEAT takes a free seat.")
        await ben.types("board", "The game has not begun yet.")
        await ben.types("help", "begin, as the host")
        await ben.types("start", "Only the host")
        await ben.types("sit 7", "There is no such seat")
        await ben.types("sit zebra", "Which seat? By its number, from 0 to 2")
        await ben.types("sit 1", "Ben sits down")
        await anna.sees("Ben sits down")
        await anna.types("bot 2 clever", "There is no such bot here.")
        await anna.types("bot 2 random", "a bot (random)")
        await anna.types("start", "The game begins.", "(bot random)", "For the start")
        await ben.sees("The game begins.", "For the start")
        await ben.types("stand", "Ben gives the seat up", "You have no seat any more; sit 1 takes it again.")
        await ben.types("me", "You have no seat at this table.")
        await ben.types("sit 1", "Ben sits down")
        await ben.types("me", "Ben: $1,")


@served
async def test_whoever_was_away_too_long_learns_who_plays_now(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben", "Carl")
    async with joined(house, people[0].key, tmp_path) as anna:
        await anna.sees("Round 1")
        await people[2].close()
        await anna.sees("Carl has lost the connection.")
        await house.later(GRACE["none"] or 0)
        await anna.types("kick carl", "asks to let a bot play on for Carl")
        await people[1].send(protocol.Vote(yes=True))
        await anna.sees("Ben agrees.")
        async with joined(house, people[2].key, tmp_path) as carl:
            await carl.sees("A bot plays on for you; sit 2 takes your seat back.")
            await anna.types("say hello", "Anna: hello")
            await carl.sees("Anna: hello")
            await carl.types("sit 2", "Carl sits down")


@served
async def test_a_word_between_turns(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben")
    first = asked(house, people)
    name = ["Anna", "Ben"][1 - first]
    table = house.table(people[0])
    async with joined(house, people[1 - first].key, tmp_path) as person:
        await person.sees("Round 1")
        await person.types("interrupt", f"{name} can manage property after this turn.")
        assert table.room.moves == [f"interrupt {1 - first}"]
        await person.types("interrupt nobody", "There is no player")
        await person.types("interrupt always", "every turn")
        await people[first].play("roll")
        await person.sees("rolls")
    await house.quiet()
    assert table.room.moves.count(f"interrupt {1 - first}") == 1  # what is noted already is not noted again


@served
async def test_hints_that_the_host_does_not_want(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben", hints=False)
    async with joined(house, people[asked(house, people)].key, tmp_path) as person:
        await person.sees(ROLL)
        for word in ("hint", "odds"):
            await person.types(word, "This table plays without hints.")
        await person.types("why", "[CLS-")


@served
async def test_in_french(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben", clock="blitz")
    async with joined(house, people[asked(house, people)].key, tmp_path, "fr") as person:
        await person.sees("lancer les dés [Entrée]")
        await person.types("dire bonjour", ": bonjour")
        await person.types("sauvegarder x", "Le serveur garde cette partie.")
        await house.later(21)
        await person.sees("Votre temps est écoulé. Voici ce qui a été fait pour vous : lancer les dés.")


@served
async def test_the_record_is_the_servers_once_the_game_is_over(house: House, tmp_path: Path) -> None:
    people = await house.game("Anna", "Ben")
    async with joined(house, people[asked(house, people)].key, tmp_path) as person:
        await person.sees(ROLL)
        await person.types("record mine", "The record is public when the game is over.")
        await person.types("record", "Into which file")
        await person.types("seed", "a secret that is told at its end")
        await person.types("load x", "The server keeps this game.")
    assert list(tmp_path.glob("mine*")) == []


@served
async def test_the_dice_are_shared_in_kept_and_checked(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await house.host("Anna", edition="millionaire", players=2, bots=["simple"], pace="slow")
    table, mind = house.table(anna), bot("trader")

    async def move() -> None:
        if table.game is not None and table.game.decision is not None:
            await table.play(mind.choose(table.game).text, table.game.decision.player, "bot")

    async with joined(house, anna.key, tmp_path) as person:
        await person.sees("Anna has promised a share in the dice.")
        await person.types("start", "Everybody shows what they add to the dice.")
        while table.room.phase != "over":
            await table.do(move)
        await person.sees("The secret is the one that was promised.", "Your share is in it.", "none is missing")
    (file,) = (tmp_path / "seen").iterdir()
    verify(file)
    assert "fits what was seen" in capsys.readouterr().out
    lied = file.read_text(encoding="utf-8").replace('"die": 3', '"die": 4', 1)
    file.write_text(lied, encoding="utf-8")
    with pytest.raises(typer.Exit):
        verify(file)
    assert "is NOT what the rules make of it" in capsys.readouterr().out
