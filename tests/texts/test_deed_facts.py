"""A deed as it stands: the figures on it, which of them counts now, what else it says."""

import pytest

from passgo.testing import Table, table
from passgo.texts.deed_facts import facts, owner_words, rent_now, rent_rows
from tests.texts.telling import plain, texts

A, B = 0, 1


def rows(t: Table, space: str | int) -> list[tuple[str, str, bool]]:
    return [(label, plain(amount), now) for label, amount, now in rent_rows(t.game, texts(t, "en"), t.deed(space))]


def counts_now(t: Table, space: str | int) -> list[str]:
    return [f"{label}: {amount}" for label, amount, now in rows(t, space) if now]


def test_the_figures_of_a_street() -> None:
    t = table("classic").owns(A, 39)
    assert rows(t, 39) == [
        ("rent", "$50", True),
        ("with the whole group", "$100", False),
        ("1 house", "$200", False),
        ("2 houses", "$600", False),
        ("3 houses", "$1,400", False),
        ("4 houses", "$1,700", False),
        ("a hotel", "$2,000", False),
    ]
    assert counts_now(t.owns(A, 37), 39) == ["with the whole group: $100"]
    assert counts_now(t.built(3, 39, 37), 39) == ["3 houses: $1,400"]
    assert rent_now(t.game, texts(t, "en"), t.deed(39)) == "$1,400"


def test_railroads_and_utilities_go_by_how_many_are_owned() -> None:
    t = table("classic").owns(B, 5, 15, 12)
    assert counts_now(t, 5) == ["with 2 of the group: $50"]
    assert counts_now(t, 12) == ["with 1 of the group: 4 times the dice"]
    assert counts_now(t.mortgaged(5), 5) == [] and rent_now(t.game, texts(t, "en"), t.deed(5)) == "-"
    assert counts_now(t, 15) == ["with 2 of the group: $50"] and rent_now(t.game, texts(t, "en"), t.deed(15)) == "$50"
    t = table("classic", rent_count_mortgaged_sets=False).owns(B, 5, 15).mortgaged(5)
    assert counts_now(t, 15) == ["with 1 of the group: $25"] and rent_now(t.game, texts(t, "en"), t.deed(15)) == "$25"


def test_the_short_game_and_skyscrapers_have_their_own_rows() -> None:
    assert [label for label, _, _ in rows(table("classic", variant="short"), 39)][-2:] == ["3 houses", "a hotel"]
    assert [label for label, _, _ in rows(table("mega"), 1)][-2:] == ["a hotel", "a skyscraper"]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["for sale", "owned by Bob, 3 houses", "owned by Bob, mortgaged"]),
     ("fr", ["à vendre", "à Bob, 3 maisons", "à Bob, sous hypothèque"])],
)  # fmt: skip
def test_who_has_it(language: str, told: list[str]) -> None:
    t = table("classic").owns_group(B, "dark blue").built(3, 37, 39).owns(B, 5).mortgaged(5)
    assert [owner_words(t.game, texts(t, language), t.deed(space)) for space in (1, 39, 5)] == told


def test_what_else_the_card_says() -> None:
    assert len(facts(table("classic").game, texts(table("classic"), "en"), 0)) == 2
    race = table("millionaire")
    assert facts(race.game, texts(race, "en"), 0)[-1].startswith("A Fortune card lies on it")
    tracks = table("ultimate").owns(A, "acme-motors-1", "acme-motors-2")
    assert "$60" in facts(tracks.game, texts(tracks, "en"), tracks.deed("acme-motors-1"))[0]
