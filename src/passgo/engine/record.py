"""What a game began with, and the record made of it: our PGN, a header and one action a line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final

from passgo.engine.edition import EDITIONS, Earlier, Edition
from passgo.engine.random import Chance, Fair, commitment, dice_seed, seeded, share_hash
from passgo.engine.rules.preparation import DEALT_DEEDS
from passgo.engine.save import FORMAT
from passgo.engine.settings import Value, resolved, whole
from passgo.engine.state import NORMAL, VARIANTS

THE_PRESENT: Final = Earlier({})  # needs no settings but its own
SEAL = "seal "  # what the last line of a sealed record begins with
LONGEST_NAME = 100  # letters; the tables for people allow fewer


class BrokenPromise(ValueError):
    """A fair game whose secret is not the one it committed to."""


class UnknownEdition(ValueError):
    """A game of an edition that is not on the shelf."""

    def __init__(self, edition: object) -> None:
        super().__init__(f"there is no edition {edition!r}; there are: {', '.join(sorted(EDITIONS))}")
        self.edition = str(edition)


class OtherVersion(ValueError):
    """A game of a version of its edition that is not played any more, or not yet."""

    def __init__(self, edition: str, began: object, plays: int) -> None:
        super().__init__(f"the game was played with {edition} version {began}, this is version {plays}")
        self.edition = edition
        self.began = began
        self.plays = plays


class Header:
    """What a game began with; with the moves it gives the game again."""

    def __init__(
        self,
        edition: Edition,
        variant: str,
        skin: str,
        names: list[str],
        settings: dict[str, Value],
        seed: int | None,
        secret: bytes | None,
        position: dict[str, object] | None = None,
        shares: list[str] | None = None,
        version: int | None = None,
        hashes: list[str] | None = None,
    ) -> None:
        self.edition = edition
        self.version = edition.version if version is None else version  # that it began with
        self.variant = variant
        self.skin = skin
        self.names = names
        self.settings = settings
        self.seed = seed
        self.secret = secret
        self.position = position  # for games that begin from a prepared position
        self.shares = shares  # what each seat added to the secret of a fair game, if they could
        self.hashes = hashes  # of the shares, published before them; passgo 0.1.0 had none

    @property
    def rules_digest(self) -> str:
        """Of the edition as the settings have it printed."""
        return self.edition.printing(self.settings).rules_digest

    @property
    def chance(self) -> Chance:
        """The generator as it is before the first roll."""
        if self.secret is None:
            return seeded(self.seed or 0)
        return Fair(self.secret if self.shares is None else dice_seed(self.secret, self.shares))


def checked_header(
    edition: object,
    players: object,
    seed: object,
    settings: object,
    variant: object,
    skin: object,
    names: object,
    version: object = None,
) -> Header:
    """Everything a game is started with, checked; what is wrong is named together with what is allowed.

    A game that began with an earlier version is played by that version's rules, as far as they are still there.
    """
    game = known_edition(edition)
    began = game.version if version is None else known_version(game, version)
    earlier = game.earlier.get(began, THE_PRESENT)
    if not isinstance(variant, str) or variant not in game.variants:
        raise ValueError(f"{game.name} has no variant {variant!r}; it has: {', '.join(game.variants)}")
    look = next(iter(game.skins)) if skin is None else skin
    if not isinstance(look, str) or look not in game.skins:
        raise ValueError(f"{game.name} has no skin {skin!r}; it has: {', '.join(game.skins)}")
    if not isinstance(settings, Mapping):
        raise ValueError(f"settings are keys with values, such as {{'parking.jackpot': True}}, not {settings!r}")
    said = {str(key): value for key, value in settings.items() if key not in earlier.dropped}
    wanted = {**earlier.settings, **game.skins[look].settings, **said}
    chosen = resolved(game.settings, wanted, game.name)
    for key in game.printed_by:
        if chosen[key] not in game.printed_values(key):
            allowed = ", ".join(game.printed_values(key))
            raise ValueError(f"setting {key} cannot be {chosen[key]!r}; allowed: {allowed}")
    # a printing may have defaults of its own, such as its taxes, and a setting may stand for several others
    defaults = dict(game.printing(chosen).settings)
    for key, value in chosen.items():
        defaults.update(game.presets.get(f"{key}={value}", {}))
    chosen = resolved(defaults, wanted, game.name)
    most = int(chosen["players.max"])
    if variant != VARIANTS[NORMAL]:  # everybody is dealt deeds
        most = min(most, int(game.board.properties) // DEALT_DEEDS)
    least = game.figures.least_players
    seats = whole(players)
    if seats is None or not least <= seats <= most:
        raise ValueError(f"{game.name} is for {least} to {most} players, not {players!r}")
    seated = checked_names(names, seats)
    if version is None:  # what was stored once is read as it is
        check_new_names(seated)
    if isinstance(seed, bytes):
        return Header(game, variant, look, seated, chosen, None, seed, version=began)
    number = whole(seed)
    if number is None:
        raise ValueError(f"a seed is a whole number, or bytes for a fair game, not {seed!r}")
    return Header(game, variant, look, seated, chosen, number, None, version=began)


def known_edition(edition: object) -> Edition:
    if isinstance(edition, Edition):
        return edition
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise UnknownEdition(edition)
    return EDITIONS[edition]


def known_version(edition: Edition, version: object) -> int:
    """The version of a stored game, which must be the present one or one that is still played."""
    for known in (edition.version, *edition.earlier):
        if version == known:
            return known
    raise OtherVersion(edition.name, version, edition.version)


def default_name(seat: int) -> str:
    """What records call a player whom nobody has named; people read it in their language."""
    return f"Player {seat + 1}"


def checked_names(names: object, players: int) -> list[str]:
    if names is None:
        return [default_name(seat) for seat in range(players)]
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"names are a list of texts, not {names!r}")
    if len(names) != players:
        raise ValueError(f"{players} players need {players} names, not {len(names)}")
    return [str(name) for name in names]


def check_new_names(names: Sequence[str]) -> None:
    """Whether players can be told apart by their names, and screens can show them."""
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise ValueError(f"a name has 1 to {LONGEST_NAME} letters, not {name[:LONGEST_NAME]!r}")
    if len(set(names)) < len(names):
        raise ValueError(f"two players have the same name: {', '.join(names)}")


def header_data(header: Header) -> dict[str, object]:
    """The header as plain data."""
    data: dict[str, object] = {
        "edition": header.edition.name,
        "version": header.version,
        "variant": header.variant,
        "skin": header.skin,
        "names": list(header.names),
        "settings": dict(header.settings),
    }
    if header.secret is not None:
        data["commitment"] = commitment(header.secret)
        data["secret"] = header.secret.hex()
        if header.shares is not None:
            data["shares"] = list(header.shares)
        if header.hashes is not None:
            data["hashes"] = list(header.hashes)
    elif header.seed is not None:
        data["seed"] = header.seed
    if header.position is not None:
        data["position"] = header.position
    return data


def read_header(data: Mapping[str, object]) -> Header:
    """The header that `header_data` wrote, checked as strictly as a new game."""
    names, settings, version = data.get("names"), data.get("settings"), data.get("version")
    if not isinstance(names, list) or not isinstance(settings, dict):
        raise ValueError("the header of the game is damaged")
    header = checked_header(
        str(data.get("edition")),
        len(names),
        read_seed(data),
        settings,
        str(data.get("variant")),
        str(data.get("skin")),
        names,
        "unknown" if version is None else version,
    )
    position = data.get("position")
    header.position = position if isinstance(position, dict) else None
    header.shares = read_shares(data, len(names))
    header.hashes = read_hashes(data, header)
    return header


def read_shares(data: Mapping[str, object], players: int) -> list[str] | None:
    """What the seats added to the secret; None where they could not."""
    shares = data.get("shares")
    if shares is None:
        return None
    if not isinstance(shares, list) or len(shares) != players or data.get("secret") is None:
        raise ValueError("the shares in the secret should be one text for each player of a fair game")
    return [str(share) for share in shares]


def read_hashes(data: Mapping[str, object], header: Header) -> list[str] | None:
    """The hashes that came before the shares, each of which must fit; None where there were none."""
    hashes = data.get("hashes")
    if hashes is None:
        return None
    shares = header.shares
    if not isinstance(hashes, list) or shares is None or len(hashes) != len(shares):
        raise ValueError("the hashes of the shares should be one text for each player of a fair game")
    for seat, share in enumerate(shares):
        if hashes[seat] != (share_hash(str(data.get("commitment")), seat, share) if share else ""):
            raise BrokenPromise(f"the share of {header.names[seat]} is not the one whose hash was published before it")
    return [str(each) for each in hashes]


def read_seed(data: Mapping[str, object]) -> int | bytes:
    """The number or the secret a game grew from; a secret must be the one that was promised."""
    secret = data.get("secret")
    if secret is None and data.get("commitment") is not None:
        raise ValueError("the secret of the dice is not told before the end of the game: it cannot be played again yet")
    if secret is None:
        seed = data.get("seed", 0)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ValueError(f"the seed of the game should be a whole number, not {seed!r}")
        return seed
    try:
        found = bytes.fromhex(str(secret))
    except ValueError:
        raise ValueError("the secret of the game should be a hexadecimal number") from None
    if data.get("commitment") != commitment(found):
        raise BrokenPromise("the secret does not fit the commitment published before the first roll")
    return found


def written(header: Header, moves: Sequence[str], digest: str) -> str:
    """The record as text."""
    return record_text(header_data(header), moves, digest)


def record_text(header: Mapping[str, object], moves: Sequence[str], digest: str) -> str:
    """The record of a game of which no more need be known than this; without a digest its end cannot be checked."""
    lines = [f"[passgo {FORMAT}]"]
    lines += [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in header.items()]
    end = [f"digest {digest}"] if digest else []
    return "\n".join([*lines, "", *moves, *end, ""])


def sealed(record: str) -> str:
    """A record with a checksum of it all as its last line, so that a changed letter anywhere is noticed."""
    return f"{record}{SEAL}{hashlib.sha256(record.encode()).hexdigest()}\n"


def unsealed(text: str) -> str:
    """The record without its seal, which must fit if there is one."""
    record, found, _ = text.rpartition(f"\n{SEAL}")
    if not found:
        return text
    if text != sealed(record + "\n"):
        raise BrokenPromise("the record was changed after it was sealed")
    return record


def read_record(text: str) -> tuple[Header, list[str], str]:
    """Header, moves and digest of a record."""
    data: dict[str, object] = {}
    moves: list[str] = []
    digest = ""
    for line in unsealed(text).split("\n"):  # not splitlines: a name may hold other kinds of line ends
        line = line.strip()
        if line.startswith("[") and line.endswith("]"):
            key, _, value = line[1:-1].partition(" ")
            try:
                data[key] = json.loads(value)
            except ValueError:
                raise ValueError(f"this header line of the record cannot be read: {line}") from None
        elif line.startswith("digest "):
            digest = line.removeprefix("digest ")
        elif line:
            moves.append(line)
    if data.get("passgo") != FORMAT:
        raise ValueError(f"this is not a record of passgo (format {FORMAT})")
    return read_header(data), moves, digest
