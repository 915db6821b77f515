"""What the files of a board become: an edition by Classic's rules, with its own figures, cards and words."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from passgo import EDITIONS, Edition, Game, IllegalAction
from passgo.editions.classic import CLASSIC
from passgo.editions.plain import KEYS, VARIABLE, cards, read_edition, register_named, spaces
from passgo.editions.plain.cards import EFFECTS
from passgo.editions.plain.reading import line_of
from passgo.editions.plain.spaces import COLOURS, KINDS
from passgo.editions.plain.words import catalogue
from passgo.engine.board import RAILROAD, UTILITY
from passgo.engine.edition import LEAVES_JAIL, Frame, frame
from passgo.engine.rules.cards import (
    COLLECT_CASH,
    COLLECT_EACH,
    PAY_EACH,
    PAY_FINE,
    PAY_OR_DRAW,
    PAY_REPAIRS,
)
from passgo.engine.rules.confinement import GO_TO_JAIL
from passgo.engine.rules.movement import ADVANCE_TO, ADVANCE_TO_NEAREST, GO_BACK, GO_BACK_TO, LAND_ON_SPACE
from passgo.engine.rules.property import VISIT_PROPERTY
from passgo.engine.rules.taxes import PAY_INCOME_TAX, PAY_TAX
from passgo.testing import table
from tests.cli.test_play_support import SAME_PASSGO
from tests.examples.plain_board import EXAMPLE, NAME, changed, copied

TREE = Path(__file__).parents[2]
HAMLET = "alpine-hamlet"
PARK = "Viewpoint,Point de vue,free parking,,,,"


@pytest.fixture(scope="module")
def village() -> Edition:
    return read_edition(EXAMPLE)


def test_reading_alone_puts_nothing_on_the_shelf(village: Edition) -> None:
    assert village.name == NAME and NAME not in EDITIONS


def test_figures_and_settings(village: Edition) -> None:
    figures = village.figures
    assert (figures.starting_cash, figures.salary, figures.bail, figures.dollar) == (900, 80, 40, 1)
    assert (figures.least_players, figures.most_players, village.table_size, village.minutes) == (2, 6, 4, "40-80")
    classic = EDITIONS["classic"].settings
    own = {"bank.pieces": "20/8", "players.max": 6}
    assert village.settings == {**{key: classic[key] for key in classic if key != "cards.deck"}, **own}
    assert village.variants == ("normal", "short", "timed") and village.based_on == ("classic",)


def test_the_board(village: Edition) -> None:
    board = village.board
    assert (board.size, board.deeds, board.kinds[0], board.jail) == (24, 14, "go", 6)
    assert board.groups == ["brown", "railroad", "light blue", "utility", "orange", "green"]
    hut = board.deed_names.index("Summit Hut")
    assert (board.price[hut], board.mortgage[hut], board.build_cost[hut]) == (250, 125, 120)
    assert [int(rent) for rent in board.rents[hut * 8 : hut * 8 + 6]] == [26, 130, 390, 850, 1050, 1250]


def landing(edition: Edition, space: str) -> list[Frame]:
    number = edition.board.names.index(space)
    at, count = int(edition.landing.start[number]), int(edition.landing.count[number])
    flat = [int(value) for value in edition.landing.flat[at : at + 5 * count]]
    return [frame(*flat[k : k + 5]) for k in range(0, len(flat), 5)]


def test_every_tax_asks_for_its_own_amount(tmp_path: Path) -> None:
    edition = read_edition(changed(tmp_path, "board.csv", "Pré ensoleillé,free parking,,,,", "Pré,luxury tax,,35,,"))
    assert landing(edition, "Toll Gate") == [frame(PAY_INCOME_TAX, 80, 10)]
    assert landing(edition, "Snow Plough") == [frame(PAY_TAX, 60)]
    assert landing(edition, "Sunny Meadow") == [frame(PAY_TAX, 35)]


def test_every_effect(village: Edition) -> None:
    cards = {card.name: card for card in village.cards}
    place = village.board.names.index
    assert {name: cards[name].effects for name in cards if cards[name].use != LEAVES_JAIL} == {
        "blue-sky": [frame(ADVANCE_TO, place("Summit Hut")), frame(LAND_ON_SPACE)],
        "fog": [frame(GO_BACK, 3), frame(LAND_ON_SPACE)],
        "thaw": [frame(ADVANCE_TO, 0), frame(LAND_ON_SPACE)],
        "snowfall": [frame(GO_TO_JAIL)],
        "hail": [frame(PAY_REPAIRS, 20, 80)],
        "storm": [frame(ADVANCE_TO_NEAREST, int(RAILROAD)), frame(VISIT_PROPERTY, 2, 0)],
        "drought": [frame(ADVANCE_TO_NEAREST, int(UTILITY)), frame(VISIT_PROPERTY, 1, 8)],
        "sunshine": [frame(COLLECT_CASH, 60)],
        "frost": [frame(PAY_FINE, 25)],
        "birthday": [frame(COLLECT_EACH, 15)],
        "round-of-cheese": [frame(PAY_EACH, 10)],
        "cow-prize": [frame(COLLECT_CASH, 100)],
        "vet": [frame(PAY_FINE, 40)],
        "lost-hat": [frame(GO_BACK_TO, place("Hay Barn")), frame(LAND_ON_SPACE)],
        "parking-fine": [frame(PAY_OR_DRAW, 20, 0)],
        "savings": [frame(COLLECT_CASH, 50)],
    }
    assert [name for name, card in cards.items() if card.use == LEAVES_JAIL] == ["snow-shovel", "old-map"]


def test_cards_follow_a_space_that_moves(tmp_path: Path) -> None:
    """They name it: two rows change places, and the card still leads to the hut."""
    folder = changed(tmp_path, "board.csv", "Summit Hut,Refuge du sommet", "Other,Autre")
    text = (folder / "board.csv").read_text(encoding="utf-8").replace("Ski School,École de ski", "Summit Hut,Refuge")
    (folder / "board.csv").write_text(text, encoding="utf-8")
    edition = read_edition(folder)
    assert edition.cards[0].effects[0] == frame(ADVANCE_TO, 19)


# its version


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("board.csv", "brown,60,40", "brown,61,40"),
        ("board.csv", "26 130 390", "27 130 390"),
        ("board.csv", "income tax,,80", "income tax,,81"),
        ("cards.csv", "collect 60", "collect 61"),
        ("edition.toml", "bail = 40", "bail = 41"),
        ("edition.toml", 'bank.pieces = "20/8"', 'bank.pieces = "21/8"'),
        ("edition.toml", "most = 6", "most = 5"),
    ],
)
def test_other_data_are_another_version(tmp_path: Path, village: Edition, file: str, old: str, new: str) -> None:
    other = read_edition(changed(tmp_path, file, old, new))
    assert other.version != village.version and other.rules_digest != village.rules_digest


def test_stored_games_of_the_example_go_on() -> None:
    """They name this number. It becomes another one with the files, and with each version of Classic."""
    assert CLASSIC.version == 2 and read_edition(EXAMPLE).version == 171425374


def test_other_words_are_the_same_version(tmp_path: Path, village: Edition) -> None:
    folder = changed(tmp_path, "cards.csv", "The pipes have frozen", "The boiler is out")
    toml = (folder / "edition.toml").read_text(encoding="utf-8")
    (folder / "edition.toml").write_text(toml.replace("Le village alpin", "Le hameau"), encoding="utf-8")
    other = read_edition(folder)
    assert (other.version, other.rules_digest) == (village.version, village.rules_digest)


# limits


def board_of(folder: Path, spaces: int) -> Path:
    """A board of so many spaces: as many lots as there is room for, eight to a colour."""
    target = copied(folder)
    colours = ["brown", "pink", "orange", "red", "yellow", "green", "dark blue", "teal", "wine", "gold"]
    corners = ["Start,Départ,go,,,,", "Cell,Cellule,jail,,,,", "Park,Parc,free parking,,,,", "Law,Loi,go to jail,,,,"]
    rows = ["space,fr,kind,group,price,build,rents"]
    for space in range(spaces):
        lot = space - space // (spaces // 4) - 1
        corner = space % (spaces // 4) == 0
        street = f"Lot {lot},Terrain {lot},street,{colours[lot // 8]},100,50,5 20 60 180 320 450"
        rows.append(corners[space // (spaces // 4)] if corner else street)
    (target / "board.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (target / "cards.csv").write_text("deck,card,effect,en,fr\n", encoding="utf-8")
    return target


@pytest.mark.parametrize("spaces", [16, 20, 40, 80])
def test_boards_of_all_sizes_are_played_to_the_end(tmp_path: Path, spaces: int) -> None:
    """Without a card, without a railroad, with the largest groups; by bots that weigh everything."""
    folder = board_of(tmp_path, spaces)
    script = (
        "from passgo.lab.runner import Plan, run_chunk\n"
        f"tally = run_chunk(Plan({NAME!r}, 6, ('trader', 'simple', 'random'), max_rounds=60), 0, 2)\n"
        "assert tally.games == 2\n"
    )
    environment = {**os.environ, **SAME_PASSGO, "PASSGO_EDITIONS": str(folder)}
    subprocess.run([sys.executable, "-W", "error", "-c", script], env=environment, check=True, timeout=300)


def test_a_board_too_dear_to_deal_has_no_shorter_games(tmp_path: Path) -> None:
    assert read_edition(changed(tmp_path, "edition.toml", "starting_cash = 900", "starting_cash = 459")).variants == (
        "normal",
    )


def test_a_file_of_a_million_bytes_is_not_too_large(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    size = (folder / "edition.toml").stat().st_size
    with (folder / "edition.toml").open("a", encoding="utf-8") as file:
        file.write("#" * (1_000_000 - size))
    assert read_edition(folder).name == NAME


def test_a_game_may_always_take_equally_long(tmp_path: Path) -> None:
    assert read_edition(changed(tmp_path, "edition.toml", '"40-80"', '"45-45"')).minutes == "45-45"


def with_little(folder: Path) -> Path:
    """The example with two cards, all in one pack, and one cable car."""
    target = changed(folder, "board.csv", "Upper Cable Car,Téléphérique d’en haut,railroad,railroad,120,,20 50", PARK)
    text = (target / "board.csv").read_text(encoding="utf-8").replace("railroad,120,,20 50", "railroad,120,,20")
    for k in (1, 2):
        text = text.replace("Post Bag,Sac postal,community chest", f"Mail {k},Courrier {k},free parking", 1)
    (target / "board.csv").write_text(text, encoding="utf-8")
    rows = ["deck,card,effect,en,fr", "chance,sun,collect 10,Sun.,Soleil.", "chance,moon,collect 20,Moon.,Lune."]
    (target / "cards.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    about = (target / "edition.toml").read_text(encoding="utf-8").replace(NAME, HAMLET)
    (target / "edition.toml").write_text(about, encoding="utf-8")
    return target


@pytest.fixture
def hamlet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, HAMLET, read_edition(with_little(tmp_path)))


@pytest.mark.usefixtures("hamlet")
def test_a_game_is_saved_when_all_cards_of_a_board_lie_under_one_pack() -> None:
    t = table(HAMLET, players=2).at(0, 23).at(1, 23).dice(1, 2, 1, 2).play("roll", "end", "roll")
    data = json.loads(json.dumps(t.game.save()))
    assert data["state"]["under_count"] == [2, 0]
    assert Game.load(data).digest() == t.game.digest()


@pytest.mark.usefixtures("hamlet")
def test_a_group_of_one_that_takes_no_buildings_has_none_to_sell() -> None:
    t = table(HAMLET, players=2).owns(0, "Lower Cable Car")
    with pytest.raises(IllegalAction, match="nothing-built"):
        t.play("selldown 5 0")


# finding it


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **SAME_PASSGO, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_every_process_finds_the_folders_that_the_environment_names(tmp_path: Path) -> None:
    other = changed(tmp_path, "edition.toml", '"alpine-village"', '"other-village"')
    done = run("-c", "import passgo; print(*passgo.EDITIONS)", PASSGO_EDITIONS=f"{EXAMPLE}{os.pathsep}{other}")
    assert done.stdout.split()[-2:] == [NAME, "other-village"] and done.stderr == ""
    told = run("-m", "passgo", "info", "--verbose", PASSGO_EDITIONS=str(EXAMPLE))
    assert f"{NAME} (version " in told.stdout


def test_a_wrong_folder_in_the_environment_is_left_out_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = changed(tmp_path, "board.csv", "brown,60,40", "brown,sixty,40")
    done = run("-c", "import passgo; print(*passgo.EDITIONS)", PASSGO_EDITIONS=f"{folder}{os.pathsep}{EXAMPLE}")
    assert done.returncode == 0 and done.stdout.split()[-1] == NAME
    sentence = f"left out: {folder / 'board.csv'}, line 3: price should be a whole number from 1 to 1,000,000"
    assert sentence in done.stderr and done.stderr.count("\n") == 1
    monkeypatch.setenv(VARIABLE, str(folder))
    with pytest.warns(UserWarning, match="left out: .*a whole number"):
        register_named()
    twins = run("-c", "import passgo", PASSGO_EDITIONS=f"{EXAMPLE}{os.pathsep}{copied(tmp_path / 'twin')}")
    assert "there is another edition called “alpine-village”" in twins.stderr and twins.stderr.count("\n") == 1


@pytest.mark.once
def test_it_conforms_like_every_edition() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/conformance", "-q", "-p", "no:cacheprovider", "-k", NAME],
        env={**os.environ, **SAME_PASSGO, "PASSGO_EDITIONS": str(EXAMPLE)},
        cwd=TREE,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert int(done.stdout.rsplit(" passed", 1)[0].split()[-1]) >= 90


# its words


def test_the_documentation_names_everything() -> None:
    text = (TREE / "docs" / "boards.md").read_text(encoding="utf-8")
    for name in (*KEYS, *KINDS, *EFFECTS, VARIABLE):
        assert f"`{name}" in text, name
    assert ", ".join(COLOURS) in text
    for column in (*cards.COLUMNS, *spaces.COLUMNS):
        assert re.search(rf"[`,]{column}[`,]", text), column


def test_what_fluent_would_read_as_syntax_is_text() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    texts = {
        "a": 'Say "hi" \\ to',
        "b": ".dot",
        "c": "*star [x]",
        "d": "} {",
        "e": "# no remark",
        "f": "-x = y",
        "g": "",
        "h": "a {word} and {amount}",
    }
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(texts, {"sum": "{ amount } and {amount}"})))
    for name, text in [*texts.items(), ("card-sum", "$5 and $5")]:
        pattern = bundle.get_message(name).value
        assert pattern is not None and bundle.format_pattern(pattern, {"amount": "$5"}) == (text, [])


def test_lines_of_keys() -> None:
    source = 'a = 1\n[groups]\n"dark blue" = { en = "x" }\n[groups.red]\nen = "y"\n'
    assert line_of(source, ["a"]) == 1
    assert line_of(source, ["groups", "dark blue", "en"]) == 3
    assert line_of(source, ["groups", "red", "en"]) == 5
    assert line_of(source, ["groups", "red", "fr"]) == 4
    assert line_of(source, ["groups", "pink"]) == 2
    assert line_of(source, ["nothing"]) == 1
