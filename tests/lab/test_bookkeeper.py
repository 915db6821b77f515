"""The books: what was paid, earned and visited, checked against the story that a game tells."""

from collections import Counter

import pytest

from passgo import EDITIONS, Game
from passgo.bots import bot
from passgo.bots.game_stats import GameStats
from passgo.engine.columns import listed
from passgo.engine.events import CAUSES, RENT, cause
from passgo.engine.game import Game as AnyGame
from passgo.engine.machine import advance, perform
from passgo.engine.rules.debt import DEBT
from passgo.lab.rows import Rows, names_of
from passgo.lab.runner import SEATS, Dealer, Plan
from passgo.testing import table

ROUNDS = 60


def told(edition: str, seed: int, variant: str) -> tuple[Game, Counter[tuple[str, int]]]:
    """The game of a plan through its public door, and what its events say about deeds."""
    game = Game.start(edition, seed=seed, variant=variant)
    bots = [bot("simple", -1 - seed * SEATS - seat) for seat in range(4)]
    found: Counter[tuple[str, int]] = Counter()
    events = list(game.opening)
    while True:
        for event in events:
            v = event.values
            if event.name in ("bought", "auction-won", "share-bought", "dealt"):
                found["price", v["deed"]] += v["amount"]
            elif event.name == "built":
                found["built", v["deed"]] += v["amount"]
            elif event.name == "sold":
                found["back", v["deed"]] -= v["amount"]
            elif event.name == "paid" and CAUSES[v["cause"] & 255] == "rent" and v["payee"] >= 0:
                found["rents", v["cause"] >> 8] += 1
        if game.over or game.state.round > ROUNDS:
            return game, found
        decision = game.decision
        assert decision is not None
        events = game.play(bots[decision.player].choose(game))


@pytest.mark.parametrize("edition", ["classic", "mega", "ultimate"])
@pytest.mark.parametrize(("seed", "variant"), [(3, "normal"), (4, "short")])
def test_the_books_say_what_the_events_said(edition: str, seed: int, variant: str) -> None:
    game, found = told(edition, seed, variant)
    dealer = Dealer(Plan(edition, seed=seed, max_rounds=ROUNDS, variant=variant))
    book = GameStats(dealer.printing, 4)
    s = dealer.watched(0, book)
    assert Game(game.header, s, game.notation).digest() == game.digest()
    deeds = range(book.deeds)
    for column in ("price", "back", "rents"):
        assert listed(getattr(book, column))[: book.deeds] == [found[column, deed] for deed in deeds]
    built = listed(book.built)[: book.deeds]
    assert all(
        built[deed] >= found["built", deed] for deed in deeds
    )  # auctioned pieces are paid before they are placed
    assert sum(found[column, deed] for column, deed in found if column == "price") > 0


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_groups_are_the_sums_of_their_deeds(edition: str) -> None:
    dealer = Dealer(Plan(edition, max_rounds=ROUNDS))
    book = GameStats(dealer.printing, 4)
    for k in range(3):
        dealer.watched(k, book)
    deeds = int(book.deeds)
    for name in ("price", "built", "interest", "back"):
        column = listed(getattr(book, name))
        assert sum(column[:deeds]) == sum(column[deeds:])
    shares = int(book.shares)
    dividends = book.earned[shares] if shares >= 0 else 0
    assert sum(listed(book.earned)[:deeds]) + dividends == sum(listed(book.earned)[deeds:])


def kept(game: AnyGame, *said: str) -> GameStats:
    book = GameStats(game.state.edition, int(game.state.players))
    book.begin(game.state)
    for word in said:
        perform(game.state, game.notation.read(word).code)
    book.read(game.state)
    return book


def test_passing_go_is_no_landing() -> None:
    book = kept(table(players=2).at(0, "Boardwalk").dice(1, 2).game, "roll")
    assert Counter(dict(enumerate(listed(book.landings))))[0] == 0
    assert book.landings[2] == 1
    book = kept(table(players=2).at(0, "Park Place").dice(1, 2).game, "roll")
    assert book.landings[0] == 1


def test_rent_is_income_of_the_deed_and_its_group() -> None:
    t = table(players=2).owns_group(1, "orange").at(0, "Virginia Avenue").dice(1, 1)
    book = kept(t.game, "roll")
    deed = t.deed("St. James Place")
    assert book.earned[deed] == book.earned[book.home[deed]] == 28
    assert book.rents[deed] == 1


def test_a_deed_is_even_when_its_rents_have_paid_for_it() -> None:
    board = table(players=2).game.state.edition.board
    book = GameStats(table(players=2).game.state.edition, 2)
    deed = board.deed_names.index("Boardwalk")
    book.round = 3
    book.move_deed(deed, -1, 0)
    book.spend(book.price, deed, 400)
    book.round = 9
    book.earn(deed, 500)
    assert (book.since[deed], book.even[deed]) == (3, 9)
    book.spend(book.built, deed, 200)  # a house puts it back into the red
    assert book.even[deed] == -1
    book.round = 11
    book.earn(deed, 100)
    assert book.even[deed] == 11


def test_who_goes_bankrupt_and_why() -> None:
    t = table(players=3).owns_group(1, "dark blue").has(0, 20).at(0, "Pennsylvania Avenue").dice(1, 2)
    s = t.game.state
    book = GameStats(s.edition, 3)
    book.begin(s)
    perform(s, t.game.notation.read("roll").code)
    book.note_debt(s)
    perform(s, t.game.notation.read("bankrupt").code)
    book.read(s)
    deed = t.deed("Park Place")
    assert (book.out_order[0], book.out_to[0]) == (1, 1)
    assert CAUSES[book.why[0] & 255] == "rent"
    assert book.why[0] >> 8 == deed
    assert book.earned[deed] == 20  # all that was left


def test_an_heir_ruined_by_the_interest_on_a_share_is_told_of_the_share() -> None:
    """The creditor has nothing, and the bankrupt leaves a mortgaged share (UM-BKR-2)."""
    t = table("ultimate", players=3).owns(1, "acme-motors-2").mortgaged("acme-motors-2").has(0, 0).has(1, 0)
    s = t.game.state
    s.push(DEBT, 1, 0, 50, cause(RENT))
    advance(s)
    plan = Plan("ultimate", players=3)
    book = GameStats(s.edition, 3)
    book.begin(s)
    for seat in (1, 0):
        assert t.decision.player == seat
        book.note_debt(s)
        perform(s, t.game.notation.read("bankrupt").code)
        book.read(s)
    rows = Rows(Dealer(plan), book, names_of(plan))
    assert rows.ruin(0) == "1,bank,-1,interest,a share of Acme Motors,acme-motors"
