"""Answers to questions that change nothing: they are right, they change nothing, and they tell no secrets."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo import EDITIONS, Game, IllegalAction
from passgo.bots.random import RandomBot
from passgo.bots.rollout import imagined
from passgo.engine.actions import VERB_NUMBERS
from passgo.engine.columns import listed
from passgo.rulebook import words_of
from passgo.server.advice import Answer, answer, hint
from passgo.testing import Table, table
from passgo.texts import Texts
from tests.invariants.stories import Story, seeded_settings, stories
from tests.server.walks import walk

A, B, C = 0, 1, 2
NAMES = ["Ann", "Bob", "Cat"]


def ask(t: Table | Game, seat: int | None, what: str, about: str = "", language: str = "en") -> Answer:
    game = t.game if isinstance(t, Table) else t
    return answer(game, Texts.of(game.header, language), seat, what, about)


def in_debt(cash: int = 100) -> Table:
    """Ann owes Bob 2,000 for a hotel on Boardwalk."""
    t = table("classic", names=NAMES).owns_group(B, "dark blue").built(5, 37, 39).has(A, cash)
    return t.at(A, 36).dice(1, 2)


# hints


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_hint_can_be_played_at_every_decision(edition: str) -> None:
    for game in walk(edition, "trader", 3, 60):
        decision = game.decision
        assert decision is not None
        data, before = game.save(), game.digest()
        told = hint(data, decision.player, "fr")
        assert told["text"] == Texts.of(game.header, "fr").option(game, game.notation.read(told["action"]))
        assert told["why"] and game.digest() == before
        game.copy().play(told["action"])


def test_a_hint_is_for_who_is_asked() -> None:
    game = table("classic").at(A, 10).dice(4, 2).play("roll").game
    told = hint(game.save(), A, "en")
    assert told["action"] == "buy" and "for a price of $180" in told["why"]
    with pytest.raises(ValueError, match="nothing is asked of seat 1"):
        hint(game.save(), B, "en")


# the rules behind


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_name_settings_in_words(edition: str, language: str) -> None:
    keys = Game.start(edition).header.settings
    for game in walk(edition, "simple", 2, 60):
        for rule in ask(game, None, "why", language=language)["rules"]:
            assert not [key for key in keys if key in rule["text"]], rule["text"]


def test_why_tells_the_rules_of_the_question() -> None:
    t = table("classic").dice(1, 2).play("roll")
    told = ask(t, A, "why", language="fr")
    assert told["refusal"] == "" and [rule["id"] for rule in told["rules"]] == ["CLS-BUY-1", "CLS-BUY-3", "CLS-BUY-4"]
    assert told["rules"][0]["text"].startswith(words_of("CLS-BUY-1")["fr"])
    assert ask(t, A, "why", "buy") == ask(t, A, "why") == ask(t, None, "why")


def test_why_tells_the_rule_of_a_refusal() -> None:
    t = table("classic").owns(A, 1)
    told = ask(t, A, "why", "build 1")
    assert told["refusal"] and [rule["id"] for rule in told["rules"]] == ["CLS-BLD-1"]
    assert [rule["id"] for rule in ask(table("millionaire").owns(A, 1), A, "why", "build 1")["rules"]] == ["MIL-66"]
    assert "dance" in ask(t, A, "why", "dance")["refusal"]


def test_nobody_learns_what_another_could_answer() -> None:
    t = table("millionaire").holds(A, "fortune-leave-jail-1").jailed(A)
    held, not_held = "card fortune-leave-jail-1", "card fortune-leave-jail-2"
    assert ask(t, A, "why", held) != ask(t, A, "why", not_held)
    assert ask(t, B, "why", held) == ask(t, B, "why", not_held) == ask(t, None, "why", held)


# deeds


def test_a_hint_at_an_auction_is_the_next_bid_and_how_far_to_go() -> None:
    t = table("classic", names=NAMES).dice(1, 2).play("roll", "decline")
    told = hint(t.game.save(), B, "en")
    assert told["action"] == "bid 1", "not all that it is worth at once"
    limit, price, _ = [int(found.replace(",", "")) for found in re.findall(r"\$([\d,]+)", told["why"])]
    assert price == 1 < limit


def test_a_deed_as_it_stands() -> None:
    t = table("classic", names=NAMES).owns_group(B, "dark blue").built(3, 37, 39)
    told = ask(t, A, "deed", "39")
    assert [row for row in told["rows"] if row["now"]] == [{"label": "3 houses", "amount": "$1,400", "now": True}]
    assert (told["rent_now"], told["owner"], told["standing"]) == ("$1,400", B, "owned by Bob, 3 houses")
    assert told["group"] == [{"deed": 26, "owner": B}, {"deed": 27, "owner": B}] and len(told["facts"]) == 2


def test_a_deed_of_the_bank_and_a_share() -> None:
    told = ask(table("classic"), None, "deed", "5")
    assert (told["rent_now"], told["owner"], told["standing"]) == ("", None, "for sale")
    share = ask(table("ultimate").owns(A, "acme-motors-1"), None, "deed", "acme-motors-1")
    assert (share["rows"], share["rent_now"], share["owner"]) == ([], "", A)
    assert [lot["owner"] for lot in share["group"]] == [A, None, None, None, None]
    with pytest.raises(IllegalAction, match="not-a-property"):
        ask(table("classic"), A, "deed", "0")


def test_what_a_deed_for_sale_would_mean_to_who_asks() -> None:
    t = table("classic", names=NAMES).owns(A, "St. James Place", "Tennessee Avenue").owns(B, "Park Place")
    mine = ask(t, A, "deed", "19")["worth"]  # New York Avenue
    assert mine[0] == "With it you have the whole group." and mine[-1].startswith(
        "Worth to you, by estimate, whoever else wants it: $"
    )
    assert "about $21 in rent over 10 rounds" in mine[1]  # 32 dollars, 3.3 % of 20 turns
    his = ask(t, B, "deed", "19")["worth"]
    assert his[:2] == ["With it you have 1 of 3.", "It would complete the group of Ann."]
    assert figure(mine[-1]) > figure(his[-1]) > 0
    assert ask(t, None, "deed", "19")["worth"] == ask(t, A, "deed", "37")["worth"] == []


def figure(line: str) -> int:
    return int("".join(filter(str.isdigit, line)))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", list(EDITIONS))
def test_all_deeds_of_an_edition(edition: str, language: str) -> None:
    *_, game = walk(edition, "trader", 4, 120)
    s = game.state
    for deed in range(s.edition.board.deeds):
        assert game.decision is not None
        told = ask(game, game.decision.player, "deed", game.notation.deed(deed), language)
        assert told["facts"] and told["standing"] and bool(told["worth"]) == (s.owner[deed] < 0)
        assert deed in [lot["deed"] for lot in told["group"]]
        assert sum(row["now"] for row in told["rows"]) <= 1
        if s.owner[deed] >= 0 and not s.mortgaged[deed] and told["rows"]:
            assert [row["amount"] for row in told["rows"] if row["now"]] == [told["rent_now"]]


# deals


def test_a_deal_is_tried_out() -> None:
    t = table("classic").owns(A, 1, 5).owns(B, 3)
    told = ask(t, A, "deal", "offer 1 $100, 5 for 3")
    mine, his = told["sides"]
    assert (told["refusal"], mine["seat"], his["seat"], mine["worth"], his["worth"]) == ("", A, B, -240, 240)
    assert mine["changes"][1] == "brown 1 → 2 of 2 (whole)"
    assert t.game.decision is not None and t.game.decision.kind == "turn" and listed(t.game.state.offer) == []


def test_a_gift_is_judged_as_a_loss() -> None:
    mine, his = ask(table("classic").owns(A, 5), A, "deal", "offer 1 5 for nothing")["sides"]
    assert mine["estimate"] < 0 < his["estimate"]


def test_who_is_not_asked_may_try_an_offer_for_later() -> None:
    t = table("classic").owns(B, 5)
    assert [side["seat"] for side in ask(t, B, "deal", "offer 2 5 for $200")["sides"]] == [B, C]
    assert ask(t, B, "deal", "offer 2 6 for $200")["rule"] == "CLS-BUY-2"
    assert ask(t, B, "deal", "accept")["refusal"] and ask(t, B, "deal", "counter 5 for $1")["refusal"]


def test_a_counter_offer_goes_back_to_the_giver() -> None:
    t = table("classic").owns(A, 5).owns(B, 6).play("offer 1 5 for 6")
    told = ask(t, B, "deal", "counter 6 for 5, $80")
    assert [side["seat"] for side in told["sides"]] == [B, A] and told["sides"][0]["worth"] == 180
    assert ask(t, B, "deal", "counter 7 for 5")["refusal"] != ""


def test_a_settlement_takes_the_debt_away() -> None:
    t = in_debt().owns(A, 5, 15).play("roll")
    mine, his = ask(t, A, "deal", "settle 5")["sides"]
    assert (mine["seat"], his["seat"]) == (A, B) and mine["estimate"] > 1500 and his["estimate"] < -1500


def test_an_unsound_deal_is_refused_with_its_rule() -> None:
    told = ask(table("millionaire"), A, "deal", "offer 1 $999999999 for nothing", "fr")
    assert told["refusal"] and told["rule"].startswith("MIL-") and told["sides"] == []
    assert ask(table("classic"), A, "deal", "offer me")["rule"] == ""
    with pytest.raises(IllegalAction, match="no-such-seat"):
        ask(table("classic"), None, "deal", "offer 1 $1 for nothing")


@pytest.mark.parametrize("edition", list(EDITIONS))
@given(stories(), st.integers(0, 999))
@seeded_settings(30)
def test_what_a_deal_promises_is_what_it_does(edition: str, story: Story, number: int) -> None:
    game = story.told(edition)
    for text in deals(game, number):
        decision = game.decision
        assert decision is not None
        told = ask(game, decision.player, "deal", text)
        played = game.copy()
        played.play(text)
        assert told["refusal"] == "" and played.decision is not None
        partner = played.decision.player
        assert [side["seat"] for side in told["sides"]] == [decision.player, partner]


def deals(game: Game, number: int) -> Iterator[str]:
    """A legal deal of each kind that can be proposed now."""
    somebody = RandomBot(number)
    for free in game.decision.free if game.decision else ():
        if free.verb != "bid":
            code = somebody.open_verb(game.state, VERB_NUMBERS[free.verb], free.low, free.high)
            if code >= 0:
                yield game.notation.action(code, tuple(listed(somebody.terms))).text


# plans


def test_a_plan_pays_the_debt_with_the_least_harm() -> None:
    t = in_debt(1_850).owns(A, 1, 5).owns_group(A, "green").built(1, 31, 32, 34).play("roll")
    told = ask(t, A, "plan")
    assert [step["action"] for step in told["steps"]] == ["mortgage 5", "sell 32"]
    assert (told["enough"], told["after"]) == (True, 50)
    assert told["steps"][1]["text"].startswith("sell")


def test_no_step_is_taken_in_vain() -> None:
    t = in_debt(1_900).owns(A, 1, 3, 5).play("roll")
    assert [step["action"] for step in ask(t, A, "plan")["steps"]] == ["mortgage 5"]


def test_a_plan_may_not_be_enough() -> None:
    told = ask(in_debt(100).owns(A, 1).play("roll"), A, "plan", language="fr")
    assert ([step["action"] for step in told["steps"]], told["enough"], told["after"]) == (["mortgage 1"], False, 0)


def test_without_a_debt_there_is_nothing_to_plan() -> None:
    assert ask(table("classic"), A, "plan") == {"steps": [], "enough": True, "after": 1500}
    assert ask(in_debt().play("roll"), B, "plan")["steps"] == []


@pytest.mark.parametrize("edition", list(EDITIONS))
@given(stories(), st.integers(0, 99))
@seeded_settings(30)
def test_a_plan_can_be_followed(edition: str, story: Story, spare: int) -> None:
    """From any position: somebody in debt plays the steps and has paid, or is left with nothing to sell."""
    game = story.told(edition)
    debtor = RandomBot(spare)
    for _ in range(200):
        decision = game.decision
        if decision is None:
            return
        if decision.kind == "debt":
            break
        game.play(debtor.choose(game))
    if decision is None or decision.kind != "debt":
        return
    told = ask(game, decision.player, "plan")
    for step in told["steps"]:
        assert game.decision is not None and game.decision.about == decision.about
        game.play(step["action"])
    unpaid = game.decision is not None and (game.decision.kind, game.decision.about) == ("debt", decision.about)
    assert unpaid != told["enough"]
    if unpaid and game.decision is not None:
        assert {action.verb for action in game.decision.options} <= {"bankrupt"}


# secrets


@pytest.mark.parametrize("edition", list(EDITIONS))
@given(stories(), st.integers(0, 2**32))
@seeded_settings(25)
def test_hidden_cards_and_coming_dice_change_no_answer(edition: str, story: Story, other: int) -> None:
    game = story.told(edition)
    decision = game.decision
    if decision is None:
        return
    for seat in range(game.state.players):
        secretly = game.copy()
        secretly.state = imagined(game.state, seat, other)
        offer = f"offer {(seat + 1) % game.state.players} $1 for nothing"
        for what, about in (("why", "end"), ("why", "card fortune-vip-pass"), ("deal", offer), ("plan", "")):
            assert ask(secretly, seat, what, about) == ask(game, seat, what, about)
        if seat == decision.player:
            assert hint(secretly.save(), seat, "en") == hint(game.save(), seat, "en")
