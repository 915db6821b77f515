"""`passgo serve`: the table server."""

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from passgo.cli.options import BadInput, Boards, known_language, open_boards


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen at.")] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="The folder that keeps the tables (passgo-data).")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="A PostgreSQL database instead of a folder.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="Another origin whose pages may connect.")
    ] = None,
    allowed_hosts: Annotated[
        list[str] | None,
        typer.Option(
            "--allowed-host", metavar="NAME", help="A name that the server is asked by; any, if none is given."
        ),
    ] = None,
    trusted_proxies: Annotated[
        str | None,
        typer.Option(
            "--trusted-proxies",
            metavar="ADDRESSES",
            help="Addresses or networks, with commas between, whose X-Forwarded-For is believed.",
        ),
    ] = None,
    bots: Annotated[
        int | None,
        typer.Option("--bots", min=1, max=64, help="Processes in which bots think (one less than there are cores)."),
    ] = None,
    outside: Annotated[
        list[str] | None,
        typer.Option(
            "--outside-bot",
            metavar="NAME=BOT",
            help="Let people choose this bot by that name, such as mine=exec:./my-bot; may be repeated.",
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option("--node", metavar="URL", help="With a database: where other servers and browsers reach this one."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help="With --node: the Redis that the servers meet in.")
    ] = None,
    requests: Annotated[
        float, typer.Option("--requests", min=0.1, help="Changing requests a second that one address may make.")
    ] = 5.0,
    connections: Annotated[
        int, typer.Option("--connections", min=1, help="Connections that one address may have.")
    ] = 250,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics", metavar="WHERE", help="Figures for Prometheus: path (/metrics), off, or a port here."
        ),
    ] = "path",
    keep_days: Annotated[
        float,
        typer.Option(
            "--keep-days",
            min=0,
            max=36_500,
            help="Days after which of a table where nobody was the record alone is kept; 0: never.",
        ),
    ] = 365,
    push_hosts: Annotated[
        list[str] | None,
        typer.Option(
            "--push-host",
            metavar="HOST[:PORT]",
            help="A push service that notices may be sent to, beside those of the browsers; may be repeated.",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Let the network around this computer in, as the button at a table does."),
    ] = False,
    boards: Boards = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANGUAGE", help="The language of this terminal: en or fr.")
    ] = None,
) -> None:
    """Serve tables that people play at, in browsers and terminals."""
    from passgo.bots import BadBot
    from passgo.bots.outside.specs import named_bots
    from passgo.cli.table.start import language_of
    from passgo.server.lan import is_loopback
    from passgo.server.main import CannotListen, Cluster, Options, run
    from passgo.server.origins import is_host, is_origin
    from passgo.server.push_addresses import named
    from passgo.server.storage import StoreError

    if node and not database:
        raise BadInput("several servers need a database that they share: --database")
    if redis and not node:
        raise BadInput("Redis is for several servers: --node says where this one is reached")
    if lan and (node or not is_loopback(host)):
        raise BadInput("--lan is for a server that only this computer reaches: leave out --host and --node")
    if metrics not in ("path", "off") and not (metrics.isdecimal() and int(metrics) < 1 << 16):
        raise BadInput("--metrics is path, off or the number of a port")
    origins = [each.rstrip("/") for each in origin or []]
    for option, address in [
        *(("--origin", each) for each in origins),
        *([("--node", node.rstrip("/"))] if node else []),
    ]:
        if not is_origin(address):
            raise BadInput(f"{option} is an address such as https://play.example.org, without a path: not {address!r}")
    for name in allowed_hosts or []:
        if not is_host(name):
            raise BadInput(f"--allowed-host is a name such as play.example.org, without a port: not {name!r}")
    for name in push_hosts or []:
        try:
            named(name)
        except ValueError:
            raise BadInput(
                f"--push-host is a name such as push.example.org or push.example.org:8443: not {name!r}"
            ) from None
    proxies = [each.strip() for each in (trusted_proxies or "").split(",") if each.strip()]
    for proxy in proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise BadInput(f"--trusted-proxies has no address or network {proxy!r} in it") from None
    language = known_language(lang) if lang else language_of(os.environ)
    open_boards(boards, language)
    try:
        bots_outside = named_bots(outside or [])
    except BadBot as error:
        raise BadInput(error.told(language)) from error
    try:
        run(
            Options(
                host=host,
                port=port,
                data=data,
                database=database,
                origins=origins,
                allowed_hosts=allowed_hosts or [],
                trusted_proxies=proxies,
                bots=bots,
                outside=bots_outside,
                requests=requests,
                connections=connections,
                keep_days=keep_days,
                push_hosts=push_hosts or [],
                metrics=metrics,
                open_page=open_page,
                let_in=lan,
                language=language,
                cluster=Cluster(node.rstrip("/"), redis) if node else None,
            )
        )
    except StoreError as error:
        raise BadInput(str(error)) from error
    except CannotListen as error:
        raise BadInput(f"cannot listen at {error}") from error
