"""The question to the deciding seat: the same options as the game has, in words, and what it is about."""

import json

import msgspec
import pytest
from hypothesis import given

from passgo import EDITIONS, Game
from passgo.engine.columns import listed
from passgo.engine.machine import illegal_reason
from passgo.server.prompts import deal_on_table, prompt
from passgo.server.protocol import Item, Prompt
from passgo.testing import Table, table
from passgo.texts import Texts
from tests.invariants.stories import Story, seeded_settings, stories
from tests.server.walks import walk

A, B, C = 0, 1, 2


def asked(t: Table, language: str = "en") -> Prompt:
    return prompt(t.game, Texts.of(t.game.header, language))


def check(game: Game, language: str) -> None:
    """A prompt says what the game says, no less and no more."""
    texts = Texts.of(game.header, language)
    decision = game.decision
    if decision is None:
        with pytest.raises(ValueError, match="over"):
            prompt(game, texts)
        return
    before = game.digest()
    told = prompt(game, texts)
    assert game.digest() == before
    assert (told.number, told.kind, told.question) == (decision.number, decision.kind, texts.question(game))
    assert [option.action for option in told.options] == [action.text for action in decision.options]
    assert [option.text for option in told.options] == [texts.option(game, action) for action in decision.options]
    assert all(option.verb == option.action.split()[0] for option in told.options)
    assert [(verb.verb, verb.low, verb.high) for verb in told.free] == [(v.verb, v.low, v.high) for v in decision.free]
    assert told.usual is not None and illegal_reason(game.state, game.notation.read(told.usual).code) == 0
    assert told.deed is None or 0 <= told.deed < game.state.edition.board.deeds
    assert told.amount is None or told.amount >= 0
    assert (told.deal is not None) == (decision.kind in ("trade", "settlement"))
    if told.deal is not None:
        words = [", ".join(item.word for item in side) or "nothing" for side in (told.deal.gives, told.deal.takes)]
        assert game.notation.read(f"counter {words[0]} for {words[1]}").terms == tuple(listed(game.state.offer))
        assert all(item.text for item in (*told.deal.gives, *told.deal.takes))
    msgspec.convert(json.loads(msgspec.json.encode(told)), Prompt)


@pytest.mark.parametrize("who", ["random", "trader"])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_every_decision_of_a_game(edition: str, who: str) -> None:
    for game in walk(edition, who, 5, 250):
        check(game, "fr" if game.state.decisions % 2 else "en")


@pytest.mark.parametrize("edition", list(EDITIONS))
@given(stories())
@seeded_settings(60)
def test_positions_from_everywhere(edition: str, story: Story) -> None:
    check(story.told(edition), "fr" if story.seed % 2 else "en")


def test_a_deed_for_sale() -> None:
    told = asked(table("classic").at(A, 0).dice(1, 2).play("roll"))
    assert (told.kind, told.deed, told.amount) == ("buy", 1, 60)
    assert told.question.startswith("Baltic Avenue is for sale at $60")
    assert [option.action for option in told.options[:2]] == ["buy", "decline"] and told.usual == "decline"


def test_an_auction_with_its_limits() -> None:
    told = asked(table("classic").has(C, 300).dice(1, 2).play("roll", "decline", "bid 40"))
    assert (told.kind, told.deed, told.amount, told.usual) == ("auction", 1, 40, "pass")
    assert [(verb.verb, verb.low, verb.high) for verb in told.free] == [("bid", 41, 300)]


def test_a_debt_names_the_deed_it_comes_from() -> None:
    t = table("classic").owns_group(B, "dark blue").built(5, 37, 39).owns(A, 5).has(A, 100).at(A, 36).dice(1, 2)
    told = asked(t.play("roll"))
    assert (told.kind, told.deed, told.amount) == ("debt", t.deed(39), 2000)
    fined = table("classic").owns(A, 5).has(A, 10).at(A, 35).dice(1, 2).play("roll")
    assert (asked(fined).kind, asked(fined).deed, asked(fined).amount) == ("debt", None, 100)


def test_a_deal_on_the_table_is_there_for_both_and_for_all() -> None:
    t = table("classic").owns(A, 5, 15).owns(B, 6).mortgaged(15).holds(B, "chest-leave-jail")
    assert deal_on_table(t.game) is None
    t.play("offer 1 5, 15, $50 for 6, chest-leave-jail")
    told = asked(t)
    assert told.deal is not None and (told.deal.giver, told.deal.partner) == (A, B)
    assert told.deal.gives == [
        Item("deed", "5", "Reading Railroad"),
        Item("deed", "15", "Pennsylvania Railroad (mortgaged)"),
        Item("cash", "$50", "$50"),
    ]
    assert [(item.kind, item.word) for item in told.deal.takes] == [("deed", "6"), ("card", "chest-leave-jail")]
    public = deal_on_table(t.game)
    assert public is not None and [item.word for item in public.gives] == ["5", "15", "$50"]
    assert {item.text for item in public.gives} == {""}


def test_what_is_owed_is_settled_by_things() -> None:
    t = table("classic", trade_immunity=True).owns_group(B, "dark blue").built(5, 37, 39).owns(A, 5).has(A, 100)
    told = asked(t.at(A, 36).dice(1, 2).play("roll", "settle 5, $100"))
    assert told.deal is not None and (told.deal.giver, told.deal.partner, told.amount) == (A, B, 2000)
    assert told.deal.takes == [] and len(told.deal.gives) == 2


@pytest.mark.parametrize(
    ("t", "actions", "kind", "deed", "amount"),
    [
        (table("classic").jailed(A), (), "jail", None, 50),
        (table("ultimate").at(A, "outer:9").dice(2, 2, 2), ("roll",), "triple", None, None),
        (table("millionaire").at(A, 30).dice(1, 3), ("roll",), "upgrade", None, 50_000),
    ],
    ids=["jail", "triple", "upgrade"],
)
def test_what_other_questions_are_about(
    t: Table, actions: tuple[str, ...], kind: str, deed: int | None, amount: int | None
) -> None:
    told = asked(t.play(*actions))
    assert (told.kind, told.deed, told.amount) == (kind, deed, amount)


def test_the_words_are_in_the_language_asked_for() -> None:
    t = table("classic").dice(1, 2).play("roll")
    assert (
        asked(t, "fr").question.startswith("Baltic Avenue est à vendre") and asked(t, "fr").options[0].action == "buy"
    )
