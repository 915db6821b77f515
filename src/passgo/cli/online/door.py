"""Coming in: the link of a table, and the one sentence that says why it does not lead to one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import URLError
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from passgo.cli.options import BadInput
from passgo.server import protocol
from passgo.server.client import UNREADABLE, Client, Gone, Refused, read_key, request, split_link
from passgo.server.protocol import Key, Language
from passgo.texts.catalogue import message

CODE = re.compile("[A-HJ-NP-Z2-9]{6}([A-HJ-NP-Z2-9]{4})?")
SAMPLE = "http://host:8000/t/K7QX2-M4HTB"
CLOSED = {"malformed": "join-old-server", UNREADABLE: "join-other-version"}
ASIDE = "set-aside"  # why the door of a table that cannot be read stays closed


def checked(link: str, language: str) -> str:
    """The link, whole; one that cannot be a table's is refused."""
    whole = link if "://" in link else f"http://{link}"
    if not is_link(whole):
        raise BadInput(message(language, "join-no-link", {"link": link, "sample": SAMPLE}))
    return whole


def is_link(link: str) -> bool:
    """Whether it names a server and a table."""
    try:
        parts = urlsplit(link)
        named = parts.hostname is not None and parts.port != 0
    except ValueError:  # half an address in brackets, a port that is no number
        return False
    return named and parts.scheme in ("http", "https") and CODE.fullmatch(split_link(link)[1]) is not None


def at_table(link: str, name: str, token: str | None, watch: bool, language: Language) -> Client:
    """Come in by a link: as a new person, as the one a token belongs to, or only to look on."""
    address, code = split_link(link)
    if watch:
        return Client(address, Key(code, -1, ""), language, positions=True)
    if token:
        return Client(address, Key(code, -1, token), language, positions=True)
    key = request(address, f"/api/tables/{code}/people", "POST", protocol.Entrance(name[:24]), language=language)
    return Client(address, read_key(key), language, positions=True)


def record_place(address: str, code: str, language: str) -> str:
    """Where the record of a table that is set aside can be downloaded."""
    return message(language, "join-record", {"address": f"{address}/api/tables/{code}/record"})


@contextmanager
def explained(link: str, language: str) -> Iterator[None]:
    """Whatever keeps the door closed is said in one sentence."""
    address, code = split_link(link)
    try:
        yield
    except Refused as error:
        if error.why.isdecimal():  # a status without words of ours
            raise BadInput(message(language, "join-no-passgo", {"address": address})) from error
        where = f" {record_place(address, code, language)}" if error.why == ASIDE else ""
        raise BadInput(f"{error.text}{where}".rstrip(".")) from error
    except Gone as error:
        raise BadInput(message(language, CLOSED.get(error.why, "join-closed"), {"address": address})) from error
    except WebSocketException as error:  # whatever answers there, it is no table
        raise BadInput(message(language, "join-no-passgo", {"address": address})) from error
    except OSError as error:
        reason = error.reason if isinstance(error, URLError) else error
        why = reason.strerror if isinstance(reason, OSError) and reason.strerror else str(reason)
        raise BadInput(message(language, "join-unreachable", {"address": address, "why": why})) from error
