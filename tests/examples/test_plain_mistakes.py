"""Everything that can be wrong with the files of a board: one sentence with file and line, in both languages."""

import csv
import os
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from passgo.editions.plain import Mistake, read_edition
from passgo.editions.plain.spaces import DRAWING
from tests.cli.conftest import passgo, refused
from tests.examples.plain_board import changed, copied

__all__ = ["passgo", "refused"]

BOARD, CARDS, TOML = "board.csv", "cards.csv", "edition.toml"
BARN = "Hay Barn,Grange à foin,street,brown,60,40,4 20 60 160 250 350"
LONG = "x" * 301
KEPT = ("go", "jail", "free parking", "go to jail", *DRAWING)
FILLER = "Meadow {0},Pré {0},free parking,,,,\n"

# why, file, what stands there, what is written instead, the line, a part of the sentence
MISTAKES = [
    ("heads", BOARD, "space,fr,kind", "space,kind", 1, "space,fr,kind,group,price,build,rents"),
    ("heads", CARDS, "deck,card", "deck,name", 1, "deck,card,effect,en,fr"),
    ("cells", BOARD, BARN, f"{BARN},7", 3, "8 cells instead of 7"),
    ("cells", BOARD, "Avalanche,Avalanche,go to jail,,,,", "Avalanche,Avalanche,go to jail", 20, "3 cells"),
    ("not-csv", BOARD, "Hay Barn,", '"Hay" Barn,', 3, "quotation mark"),
    ("not-csv", CARDS, "Under the mattress", '"Under the mattress', 19, "quotation mark"),
    ("odd-sign", BOARD, "Hay Barn", "Hay\tBarn", 3, "tabs"),
    ("odd-sign", BOARD, "Hay Barn", "Hay \u202eBarn", 3, "cannot be seen"),
    ("odd-sign", BOARD, "Goat Shed", "Hay\u200b Barn", 5, "cannot be seen"),
    ("odd-sign", CARDS, "Under the mattress", LONG, 19, "at most 300 letters"),
    ("empty", BOARD, "Hay Barn", "", 3, "the column space is empty"),
    ("empty", BOARD, "street,brown,60,40", "street,brown,,40", 3, "the column price is empty"),
    ("empty", BOARD, "street,brown,60,40", "street,,60,40", 3, "the column group is empty"),
    ("empty", BOARD, "street,brown,60,40", "street,brown,60,", 3, "the column build is empty"),
    ("empty", BOARD, "income tax,,80", "income tax,,", 6, "the column price is empty"),
    ("empty", CARDS, "collect 60", "", 10, "the column effect is empty"),
    ("not-a-number", BOARD, "brown,60,40", "brown,sixty,40", 3, "price should be a whole number from 1 to 1,000,000"),
    ("not-a-number", BOARD, "brown,60,40", "brown,60.5,40", 3, "60.5"),
    ("not-a-number", BOARD, "brown,60,40", "brown,-60,40", 3, "-60"),
    ("not-a-number", BOARD, "brown,60,40", "brown,0,40", 3, "“0”"),
    ("not-a-number", BOARD, "brown,60,40", "brown,٦٠,40", 3, "٦٠"),
    ("not-a-number", BOARD, "brown,60,40", "brown,1000001,40", 3, "1000001"),
    ("not-a-number", BOARD, "brown,60,40", f"brown,{'9' * 99},40", 3, "999"),
    ("not-a-number", BOARD, "4 20 60 160 250 350", "4 20 60 160 250 lots", 3, "rents should be a whole number"),
    ("not-a-number", CARDS, "collect 60", "collect sixty", 10, "“sixty”"),
    ("not-a-number", CARDS, "go back 3", "go back 24", 3, "from 1 to 23"),
    ("not-a-number", CARDS, "nearest utility 8", "nearest utility 101", 9, "from 1 to 100"),
    ("not-wanted", BOARD, "go to jail,,,,", "go to jail,,50,,", 20, "go to jail has no price"),
    ("not-wanted", BOARD, "income tax,,80,,", "income tax,,80,,5", 6, "income tax has no rents"),
    ("not-wanted", BOARD, "railroad,railroad,120,,", "railroad,brown,120,,", 7, "railroad has no group"),
    ("not-wanted", BOARD, "railroad,railroad,120,,", "railroad,railroad,120,50,", 7, "railroad has no build"),
    ("no-french", BOARD, "Grange à foin", "", 3, "“Hay Barn” has no French name"),
    ("odd-name", BOARD, "Hay Barn", "$50", 3, "$50"),
    ("odd-name", BOARD, "Hay Barn", "12", 3, "holds a letter, unlike “12”"),
    ("odd-name", BOARD, "Hay Barn", "y" * 41, 3, "at most 40 signs"),
    ("odd-name", BOARD, "Grange à foin", "?", 3, "“?”"),
    ("taken-name", BOARD, "Hay Barn", "Nothing", 3, "no space can be called that"),
    ("taken-name", BOARD, "Grange à foin", "contre", 3, "“contre”"),
    ("unknown-kind", BOARD, ",go to jail,", ",prison,", 20, "“prison”; there are: go, street, railroad"),
    ("unknown-group", BOARD, "street,brown", "street,beige", 3, "“beige”; there are: brown, light blue"),
    ("same-name", BOARD, "Goat Shed", "hay barn", 5, "the space on line 3"),
    ("same-name", BOARD, "Étable des chèvres", "Grange à foin", 5, "the space on line 3"),
    ("same-name", BOARD, "Post Bag,Sac postal", "Weather,Sac postal", 12, "the space on line 4"),
    ("size", BOARD, "Snow Plough,Chasse-neige,luxury tax,,60,,\n", "", 0, "from 16 to 80, not 23"),
    ("size", BOARD, "Avalanche,", "".join(FILLER.format(k) for k in range(60)) + "Avalanche,", 0, "not 84"),
    (
        "no-go",
        BOARD,
        "Place du village,go,",
        "Place du village,free parking,",
        2,
        "the first space should be of the kind go",
    ),
    (
        "corner",
        BOARD,
        "Pré ensoleillé,free parking,,,",
        "Pré ensoleillé,railroad,,9,",
        14,
        "“Sunny Meadow” is on a corner",
    ),
    ("no-jail", BOARD, "neige,jail", "neige,free parking", 0, "the third double leads there"),
    ("second", BOARD, "ensoleillé,free parking", "ensoleillé,jail", 14, "kind jail already, on line 8"),
    ("second", BOARD, "ensoleillé,free parking", "ensoleillé,go", 14, "kind go already, on line 2"),
    ("group-of-one", BOARD, "chèvres,street,brown", "chèvres,street,orange", 3, "brown has only one street"),
    (
        "street-rents",
        BOARD,
        " 160 250 350",
        " 160 250",
        3,
        "6 rents (bare, with one to four houses, with a hotel), not 5",
    ),
    ("street-rents", BOARD, " 160 250 350", " 160 250 350 400", 3, "not 7"),
    ("street-rents", BOARD, "4 20 60 160 250 350", "", 3, "not 0"),
    ("set-rents", BOARD, "120,,20 50", "120,,20 50 100", 7, "one rent for each railroad on the board, so 2, not 3"),
    ("set-rents", BOARD, "100,,4 10", "100,,4", 10, "one rent for each utility on the board, so 2, not 1"),
    (
        "build-costs",
        BOARD,
        "brown,60,40,4 20 60 160 250 350\nW",
        "brown,60,50,4 20 60 160 250 350\nW",
        5,
        "40 here and 50",
    ),
    ("unknown-deck", CARDS, "chance,fog", "luck,fog", 3, "“luck”; there are: chance, community chest"),
    ("unknown-deck", CARDS, "pay or draw 20 chance", "pay or draw 20 luck", 18, "“luck”"),
    ("unknown-effect", CARDS, "collect 60", "earn 60", 10, "“earn 60”; there are: collect, collect from each"),
    ("unknown-effect", CARDS, "go to jail", "go to jailhouse", 5, "go to jailhouse"),
    ("effect-shape", CARDS, "collect 60", "collect", 10, "“collect AMOUNT”"),
    ("effect-shape", CARDS, "repairs 20 80", "repairs 20", 7, "“repairs AMOUNT AMOUNT”"),
    ("effect-shape", CARDS, "go to jail", "go to jail 5", 5, "“go to jail”"),
    ("effect-shape", CARDS, "advance to Summit Hut", "advance to", 2, "“advance to SPACE”"),
    (
        "no-such-space",
        CARDS,
        "advance to Summit Hut",
        "advance to Summit",
        2,
        "there is no space “Summit” on the board",
    ),
    ("several-spaces", CARDS, "advance to Summit Hut", "advance to Weather", 2, "several spaces called “Weather”"),
    ("card-name", CARDS, "chance,fog", "chance,Fog!", 3, "“Fog!”"),
    ("same-card", CARDS, "chance,fog", "chance,blue-sky", 3, "a card “blue-sky” already"),
    ("no-card-text", CARDS, "Sous le matelas vous trouvez {amount}.", "", 19, "“savings” has no text in the column fr"),
    ("unknown-figure", CARDS, "find {amount}", "find {sum}", 19, "cannot hold {sum}; it can name: {amount}"),
    ("unknown-figure", CARDS, "find {amount}", "find {amount.__class__}", 19, "cannot hold {amount.__class__}"),
    ("unknown-figure", CARDS, "find {amount}", "find {amount", 19, "cannot hold {amount"),
    ("unknown-figure", CARDS, "find {amount}", "find amount}", 19, "cannot hold }"),
    ("unknown-figure", CARDS, "find {amount}", "find {{amount}}", 19, "cannot hold {;"),
    ("unknown-figure", CARDS, "So much snow", "So much {snow}", 5, "it can name: -"),
    ("not-toml", TOML, 'currency = "k"', "currency = k", 3, "not TOML"),
    ("not-toml", TOML, 'fr = "eaux" }', 'fr = "eaux"', 28, "not TOML"),
    ("not-toml", TOML, "bail = 40", "bail = " + "9" * 5000, 0, "not TOML"),
    ("not-toml", TOML, "bail = 40", "bail = " + "[" * 5000, 0, "not TOML"),
    ("not-in-range", TOML, "bail = 40", "bail = " + "9" * 4000, 8, "to 1,000,000, not …"),
    ("not-in-range", TOML, "bail = 40", "bail = 0x" + "f" * 9000, 8, "to 1,000,000, not …"),
    ("not-in-range", TOML, "bail = 40", "bail = " + "[" * 90 + "]" * 90, 8, "to 1,000,000, not […]"),
    ("not-in-range", TOML, "bail = 40", "bail" + ".a" * 900 + " = 1", 1, "to 1,000,000, not {…}"),
    ("unknown-key", TOML, "bail = 40", "bail = 40\n" + "x" * 2000 + " = 5", 9, "xxx"),
    ("bad-setting", TOML, 'bank.pieces = "20/8"', "bank.pieces.a = 1", 34, "cannot be “{…}”"),
    ("not-a-text", TOML, '"Alpine Village"', '"Alpine \\u202eVillage"', 15, "title.en should be a text"),
    ("unknown-key", TOML, "bail = 40", "bail = 40\nrent = 5", 9, "no key “rent” here; there are: name, currency"),
    ("unknown-key", TOML, "most = 6", "most = 6\nusual = 4", 13, "“players.usual” here; there are: least, most"),
    ("unknown-key", TOML, 'fr = "granges"', 'de = "Scheunen"', 23, "“groups.brown.de” here; there are: en, fr"),
    ("unknown-key", TOML, "brown = {", "beige = {", 23, "“groups.beige”"),
    ("unknown-key", TOML, "chance = {", "luck = {", 31, "“decks.luck”"),
    ("no-key", TOML, "bail = 40\n", "", 1, "the key bail is missing"),
    ("no-key", TOML, 'fr = "Le village alpin"\n', "", 14, "the key title.fr is missing"),
    ("no-key", TOML, ', fr = "granges"', "", 23, "the key groups.brown.fr is missing"),
    ("not-a-table", TOML, "[players]\nleast = 2\nmost = 6", "players = 6", 10, "players should hold keys of its own"),
    ("not-a-text", TOML, '"Alpine Village"', "7", 15, "title.en should be a text"),
    ("not-a-text", TOML, '"Alpine Village"', '"Alpine\\tVillage"', 15, "title.en should be a text"),
    ("not-a-text", TOML, '"Alpine Village"', '" "', 15, "title.en should be a text"),
    ("not-in-range", TOML, "bail = 40", 'bail = "40"', 8, "bail should be a whole number from 1 to 1,000,000"),
    ("not-in-range", TOML, "bail = 40", "bail = true", 8, "not True"),
    ("not-in-range", TOML, "most = 6", "most = 13", 12, "players.most should be a whole number from 2 to 12"),
    ("not-in-range", TOML, "least = 2", "least = 1", 11, "players.least"),
    ("not-in-range", TOML, "usual_players = 4", "usual_players = 7", 5, "from 2 to 6, not 7"),
    ("odd-edition-name", TOML, '"alpine-village"', '"Alpine Village"', 2, "such as my-board, not “Alpine Village”"),
    ("name-taken", TOML, '"alpine-village"', '"classic"', 2, "another edition called “classic”"),
    ("odd-minutes", TOML, '"40-80"', '"an hour"', 4, "“an hour”"),
    ("odd-minutes", TOML, '"40-80"', '"80-40"', 4, "the shorter time first, not “80-40”"),
    ("odd-currency", TOML, 'currency = "k"', 'currency = "crowns"', 3, "“crowns”"),
    ("odd-currency", TOML, 'currency = "k"', 'currency = "5"', 3, "“5”"),
    (
        "unknown-setting",
        TOML,
        "bank.pieces",
        "bank.money",
        35,
        "“bank.money” here; there are: rent.mortgaged_siblings",
    ),
    ("unknown-setting", TOML, "bank.pieces", "players.max", 35, "“players.max”"),
    ("unknown-setting", TOML, "bank.pieces", "cards.deck", 35, "“cards.deck”"),
    ("unknown-setting", TOML, "bank.pieces", '"bank.money"', 35, "“bank.money”"),
    ("unknown-setting", TOML, 'bank.pieces = "20/8"', "bank = 5", 35, "“bank”"),
    ("bad-setting", TOML, '"20/8"', '"many"', 35, "bank.pieces cannot be “many”; allowed: 32/12"),
    ("bad-setting", TOML, 'bank.pieces = "20/8"', "parking.jackpot = 5", 35, "allowed: true, false"),
    ("bad-setting", TOML, 'bank.pieces = "20/8"', "auction.min_bid = 0", 35, "allowed: 1-5000"),
    ("bad-setting", TOML, 'bank.pieces = "20/8"', 'tax.income = "high"', 35, "allowed: choice, flat"),
]


def told(folder: Path) -> Mistake:
    with pytest.raises(Mistake) as caught:
        read_edition(folder)
    return caught.value


def check(mistake: Mistake, why: str, file: Path, line: int, part: str) -> None:
    """One sentence that begins with the place, in English and in French."""
    assert (mistake.why, mistake.file, mistake.line) == (why, file, line)
    english, french = mistake.told("en"), mistake.told("fr")
    assert str(mistake) == english and part in english and "\n" not in english + french
    assert english.startswith(f"{file}, line {line}: " if line else f"{file}: ")
    assert french.startswith(f"{file}, ligne {line}\u00a0: " if line else f"{file}\u00a0: ")
    assert english.partition(": ")[2] != french.partition("\u00a0: ")[2]


@pytest.mark.parametrize(("why", "file", "old", "new", "line", "part"), MISTAKES, ids=lambda value: str(value)[:20])
def test_a_mistake_is_told(tmp_path: Path, why: str, file: str, old: str, new: str, line: int, part: str) -> None:
    folder = changed(tmp_path, file, old, new)
    check(told(folder), why, folder / file, line, part)


# what one changed text does not bring about


def test_missing_files(tmp_path: Path) -> None:
    check(told(tmp_path / "nowhere"), "no-folder", tmp_path / "nowhere", 0, "no such folder")
    folder = copied(tmp_path)
    for name in (CARDS, BOARD, TOML):
        (folder / name).unlink()
        check(told(folder), "no-file", folder / name, 0, "no such file")
    (folder / TOML).mkdir()
    check(told(folder), "unreadable", folder / TOML, 0, "cannot be read")


def test_a_file_that_may_never_end_is_not_read(tmp_path: Path) -> None:
    """A pipe, a device, and one that is larger than any board."""
    folder = copied(tmp_path)
    (folder / BOARD).unlink()
    os.mkfifo(folder / BOARD)
    check(told(folder), "unreadable", folder / BOARD, 0, "cannot be read")
    (folder / BOARD).unlink()
    (folder / BOARD).symlink_to("/dev/zero")
    check(told(folder), "unreadable", folder / BOARD, 0, "cannot be read")
    (folder / TOML).write_bytes(b"#" * 1_000_001)
    check(told(folder), "too-large", folder / TOML, 0, "at most 1,000,000 bytes")


def test_other_bytes_than_text(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    text = (folder / BOARD).read_bytes()
    (folder / BOARD).write_bytes(text.replace("Étable".encode(), "Étable".encode("latin-1")))
    check(told(folder), "not-text", folder / BOARD, 5, "UTF-8")


def test_an_empty_file_names_no_columns(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / CARDS).write_text("\n\n", encoding="utf-8")
    check(told(folder), "heads", folder / CARDS, 1, "deck,card,effect,en,fr")


@pytest.mark.parametrize("sign", ["\t", ";"])
def test_columns_are_parted_by_commas(tmp_path: Path, sign: str) -> None:
    folder = copied(tmp_path)
    text = (folder / BOARD).read_text(encoding="utf-8")
    (folder / BOARD).write_text(text.replace(",", sign), encoding="utf-8")
    check(told(folder), "not-commas", folder / BOARD, 1, "parted by commas")


def rewrite(file: Path, keep: Callable[[dict[str, str]], bool], **new: str) -> None:
    """Other values in some rows."""
    with file.open(encoding="utf-8", newline="") as old:
        rows = list(csv.DictReader(old))
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(rows[0]))
        writer.writeheader()
        for row in rows:
            writer.writerow(row if keep(row) else {**row, **new})


def test_too_many_lots_of_a_group(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    bare = {"kind": "street", "group": "brown", "price": "60", "build": "40", "rents": "1 2 3 4 5 6"}
    rewrite(folder / BOARD, lambda row: row["kind"] in KEPT, **bare)
    check(told(folder), "group-too-large", folder / BOARD, 15, "brown has more than 8 lots")


def test_a_board_without_streets(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    nothing = {"kind": "free parking", "group": "", "price": "", "build": "", "rents": ""}
    rewrite(folder / BOARD, lambda row: row["kind"] != "street", **nothing)
    check(told(folder), "no-street", folder / BOARD, 0, "no street")


def test_a_card_leads_to_a_family_that_is_not_there(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    nothing = {"kind": "free parking", "group": "", "price": "", "build": "", "rents": ""}
    rewrite(folder / BOARD, lambda row: row["kind"] != "railroad", **nothing)
    check(told(folder), "no-such-space", folder / CARDS, 8, "no space “railroad”")


def test_a_deck_that_is_drawn_from_has_cards(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    rewrite(folder / CARDS, lambda row: row["deck"] != "chance", deck="community chest")
    check(told(folder), "empty-deck", folder / BOARD, 4, "draws from chance, and cards.csv has no card")


def test_a_deck_without_an_end_is_refused(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    rewrite(folder / CARDS, lambda row: row["deck"] != "chance", effect="go back 1", en="Back.", fr="Recul.")
    check(told(folder), "endless-deck", folder / CARDS, 0, "chance needs a card that ends there")
    rewrite(folder / CARDS, lambda row: row["deck"] != "chance", effect="leave jail", en="Out.", fr="Dehors.")
    check(told(folder), "endless-deck", folder / CARDS, 0, "one that is not kept")


def test_too_many_cards(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    with (folder / CARDS).open("a", encoding="utf-8") as file:
        file.writelines(f"chance,gift-{k},collect {k},Take it.,Prenez.\n" for k in range(1, 92))
    check(told(folder), "deck-too-large", folder / CARDS, 110, "chance has more than 100 cards")


def test_every_sentence_is_tried() -> None:
    source = files("passgo.texts").joinpath("en/boards.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^board-([a-z-]+) =", source, re.MULTILINE)) - {"mistake"}
    here = Path(__file__).read_text(encoding="utf-8")
    assert known == {why for why in known if f'"{why}"' in here}


# at the door


def test_the_commands_say_it_in_one_sentence(tmp_path: Path, refused: Callable[..., str]) -> None:
    folder = changed(tmp_path, BOARD, "brown,60,40", "brown,sixty,40")
    place = f"passgo: {folder / BOARD}, line 3: price should be a whole number"
    french = f"passgo: {folder / BOARD}, ligne 3 : price doit être un nombre entier"
    for command in ("play", "simulate", "rules"):
        assert refused(command, folder).startswith(place)
        assert refused(command, folder, "--lang", "fr").startswith(french)
    assert refused("tournament", folder, "--bots", "simple,trader", "--lang", "fr").startswith(french)
    assert refused("serve", "--edition", folder, "--lang", "fr").startswith(french)
    for command in ("replay", "verify", "odds", "report"):
        assert refused(command, tmp_path, "--edition", folder).startswith(place)
    assert refused("play", "./nowhere") == "passgo: nowhere: there is no such folder.\n"
    assert "there is no edition 'nowhere'; there are: classic" in refused("play", "nowhere")
