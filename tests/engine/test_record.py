"""Records: what a game began with and one action a line, for people to read and for programs to replay."""

import json

import pytest

from passgo import Game, replay
from passgo.engine.random import commitment, dice_seed
from passgo.engine.record import read_record, sealed
from passgo.testing import table

NAMES = ["Ann", "Jean-François", '"quoted"', "[brackets] # digest 5"]


def some_moves(seed: int | bytes = 4, names: list[str] | None = None) -> Game:
    game = Game.start("classic", 4, seed, names=names)
    for number in range(12):
        assert game.decision is not None
        game.play(game.decision.options[number % len(game.decision.options)])
    game.play("interrupt 2")
    return game


def test_a_record_is_readable() -> None:
    game = Game.start("classic", 2, 5, {"parking.jackpot": True}, "short", "london", ["Ann", "Zoë"])
    game.play("roll")
    lines = game.record.splitlines()
    assert lines[:6] == [
        "[passgo 1]",
        '[edition "classic"]',
        "[version 2]",
        '[variant "short"]',
        '[skin "london"]',
        '[names ["Ann", "Zoë"]]',
    ]
    assert lines[6].startswith("[settings {") and '"parking.jackpot": true' in lines[6]
    assert lines[7:] == ["[seed 5]", "", "roll", f"digest {game.digest()}"]
    assert game.record.endswith("\n")


@pytest.mark.parametrize("seed", [4, -4, 10**30, b"", b"a secret"], ids=repr)
def test_a_record_is_played_again(seed: int | bytes) -> None:
    game = some_moves(seed, NAMES)
    again = replay(game.record)
    assert again.digest() == game.digest() and again.record == game.record and again.moves == game.moves
    assert again.header.names == NAMES and again.header.settings == game.header.settings


def test_a_record_without_a_seed_grew_from_nothing() -> None:
    game = some_moves(0)
    assert replay(game.record.replace("[seed 0]\n", "")).digest() == game.digest()


@pytest.mark.parametrize("seed", ['"five"', "true", "1.5", "[4]"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="seed of the game should be a whole number"):
        replay(some_moves(4).record.replace("[seed 4]", f"[seed {seed}]"))


def test_a_fair_record_shows_commitment_and_secret() -> None:
    header, _, _ = read_record(some_moves(b"a secret").record)
    assert header.secret == b"a secret" and header.seed is None
    assert f'[commitment "{commitment(b"a secret")}"]' in some_moves(b"a secret").record


@pytest.mark.parametrize(
    "name", ["\n", "a\r\nroll", "a\u2028b", "a\x85b", "a\x1cb", "\\", "]", "é", "名", ""], ids=repr
)
def test_any_name_can_be_recorded(name: str) -> None:
    """Also those that no new game takes: earlier ones did."""
    game = Game.start("classic", 2, names=["Ann", "Bo"])
    game.play("roll")
    game.header.names[0] = name
    assert replay(game.record).header.names == [name, "Bo"]
    assert Game.load(json.loads(json.dumps(game.save()))).header.names == [name, "Bo"]


def test_blank_lines_and_spaces_do_not_matter() -> None:
    record = some_moves().record
    spaced = "\n\n".join(f"  {line}  " for line in record.splitlines())
    assert replay(spaced).record == record
    assert replay(record.replace("\n", "\r\n")).record == record


def test_a_record_without_a_digest_is_played_unchecked() -> None:
    record = some_moves().record
    assert replay("\n".join(record.splitlines()[:-1])).record == record


def test_a_record_of_a_prepared_position_begins_there() -> None:
    t = table(players=3, auction_min_bid=5).owns_group(0, "orange").has(1, 77).dice(1, 2, 6, 6).cards("chest-jail")
    t.play("build 16", "roll", "decline")
    again = replay(t.game.record)
    assert again.digest() == t.game.digest() and again.record == t.game.record
    fresh = table(players=3)
    assert replay(fresh.game.record).digest() == fresh.game.digest()


RECORD = some_moves().record


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a record of passgo"),
        ("roll\nend\n", "not a record of passgo"),
        (RECORD.replace("[passgo 1]", "[passgo 2]"), "not a record of passgo"),
        (RECORD.replace("[passgo 1]\n", ""), "not a record of passgo"),
        (RECORD.replace("[version 2]", "[version 7]"), "version 7, this is version 2"),
        (RECORD.replace('"classic"', '"chess"'), "no edition 'chess'"),
        (RECORD.replace('"normal"', '"endless"'), "no variant 'endless'"),
        (RECORD.replace('"us"', '"berlin"'), "no skin 'berlin'"),
        (RECORD.replace("[version 2]", "[version one]"), "cannot be read: [version one]"),
        (RECORD.replace('["Player 1", ', "["), None),
        (RECORD.replace("[names ", "[players "), "damaged"),
        (RECORD.replace("[settings ", "[rules "), "damaged"),
        (RECORD.replace('"parking.jackpot": false', '"parking.jackpot": 3'), "parking.jackpot cannot be 3"),
        (RECORD.replace('"parking.jackpot"', '"parking.lot"'), "no setting 'parking.lot'"),
        (RECORD.replace("[seed 4]", "[seed 5]"), None),
        (RECORD.replace("[seed 4]", '[seed "4"]'), "seed"),
        (RECORD.replace("[seed 4]", "[seed true]"), None),
        (RECORD.replace("[seed 4]", '[secret "xyz"]'), None),
        (RECORD.replace("\nroll\n", "\nfly\n"), "move 1 of the record: 'fly' is not possible"),
        (RECORD.replace("digest ", "digest 0"), "leads to digest"),
    ],
)
def test_a_damaged_record_is_refused(text: str, complaint: str | None) -> None:
    with pytest.raises(ValueError) as caught:
        replay(text)
    assert complaint is None or complaint in str(caught.value)


def test_a_secret_that_is_not_the_promised_one_is_noticed() -> None:
    """The commitment was published first; a record with another one is a forgery."""
    record = some_moves(b"a secret").record
    with pytest.raises(ValueError, match="commitment"):
        replay(record.replace(commitment(b"a secret"), commitment(b"another")))


def shared_game(shares: list[str]) -> Game:
    header = Game.start("classic", len(shares), b"the server's secret").header
    header.shares = shares
    game = Game.begin(header)
    game.play("roll")
    return game


def test_what_the_seats_add_is_recorded_and_makes_other_dice() -> None:
    game = shared_game(["mine", "", "çà"])
    assert '[shares ["mine", "", "çà"]]' in game.record.splitlines()
    assert replay(game.record).digest() == game.digest()
    assert Game.load(game.save()).digest() == game.digest()
    seeds = {
        dice_seed(b"s", shares) for shares in ((), ("",), ("a",), ("", "a"), ("a", ""), ("1:1:a",), ("a", "1:1:a"))
    }
    assert len(seeds) == 7


@pytest.mark.parametrize("shares", ['["a"]', '"a"', "7"])
def test_shares_that_do_not_fit_the_seats_are_refused(shares: str) -> None:
    record = shared_game(["a", "b"]).record.replace('["a", "b"]', shares)
    with pytest.raises(ValueError, match="shares in the secret"):
        replay(record)


def test_shares_need_a_secret() -> None:
    record = some_moves().record.replace("[seed 4]", '[seed 4]\n[shares ["", "", "", ""]]')
    with pytest.raises(ValueError, match="shares in the secret"):
        replay(record)


def test_a_seal_is_read_over_and_notices_every_change() -> None:
    record = sealed(some_moves(names=NAMES).record)
    assert replay(record).record == some_moves(names=NAMES).record
    for changed in (record.replace("Ann", "Ana"), record.replace("\n", "\r", 1), record.replace("seal ", "seal  ")):
        with pytest.raises(ValueError):
            replay(changed)
