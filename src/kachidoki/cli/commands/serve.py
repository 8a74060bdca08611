"""`kachidoki serve`: the table in the browser."""

import socket
import sys
import webbrowser
from functools import partial
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any

import click
from sqlalchemy import Engine

from kachidoki.engine import BadInput
from kachidoki.server.app import create_app
from kachidoki.server.logs import LEVELS, configure
from kachidoki.server.processes.descriptors import raise_limit
from kachidoki.server.processes.serving import Server
from kachidoki.server.processes.supervisor import CannotStart, Supervisor
from kachidoki.server.settings import MOST_PROCESSES, PREFIX, Settings, from_environment
from kachidoki.server.storage import NoDatabase, open_database

EVERYWHERE = {str(IPv4Address(0)), str(IPv6Address(0))}
LOCAL = {"127.0.0.1", "::1"}
REDIS_SECONDS = 5  # for its first answer


class CannotServe(click.ClickException):
    """The server cannot start: one line and exit code 1."""

    exit_code = 1


@click.command("serve")
@click.option("--host", help="The address to listen at; 0.0.0.0 for all.  [127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port to listen at.  [8000]")
@click.option("--root-path", metavar="PATH", help="The folder in which a proxy shows it: /games.")
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    help="How many processes share the tables.  [1]",
)
@click.option("--database-url", metavar="URL", help="postgresql://…; a SQLite file unless given.")
@click.option("--redis-url", metavar="URL", help="redis://…, for several server processes.")
@click.option("--data-dir", type=click.Path(path_type=Path), help="Where the SQLite file lies.")
@click.option(
    "--log-level",
    type=click.Choice(list(LEVELS)),
    default="info",
    show_default=True,
    envvar=f"{PREFIX}LOG_LEVEL",
    help="The minimum log level.",
)
@click.option("--open", "opens", is_flag=True, help="Open the first page in the browser.")
def command(log_level: str, opens: bool, **given: Any) -> None:
    """Serve the table in the browser, to this machine or to many.

    What has a value can also be given in the environment: KACHIDOKI_PORT and so on. Several processes
    may serve the same tables if they share a PostgreSQL; they tell each other of moves through it, or
    through a Redis if there is one. On one machine, --processes starts several behind one address.

    \b
    Examples:
      kachidoki serve
      kachidoki serve --host 0.0.0.0 --port 8080
      kachidoki serve --host 0.0.0.0 --processes 4
      kachidoki serve --database-url postgresql://kachidoki@db/kachidoki --redis-url redis://cache
    """
    settings = settings_from(given)
    if settings.processes > 1 and not hasattr(socket, "send_fds"):
        raise CannotServe("this system cannot hand connections on: --processes can only be 1")
    configure(log_level)
    raise_limit()
    engine = open_storage(settings)
    check_redis(settings)
    listening = listen(settings)
    opened = partial(tell_address, settings, listening.getsockname()[1], opens)
    try:
        if settings.processes == 1:
            Server(create_app(settings, engine), settings, opened).run(sockets=[listening])
        else:
            engine.dispose()
            Supervisor(settings, listening, log_level).run(opened)
    except (CannotStart, OSError) as error:  # the latter: somebody has taken the port meanwhile
        raise CannotServe(str(error)) from error


def tell_address(settings: Settings, port: int, opens: bool) -> None:
    """Where people find it; in the browser at once, if that is wanted."""
    host, root = settings.host, settings.root_path
    name = "localhost" if host in EVERYWHERE | LOCAL else host
    address = f"http://{name}:{port}{root}"
    click.echo(f"Kachidoki: {address}")
    if host in EVERYWHERE:
        click.echo(f"In this network: http://{own_address()}:{port}{root}")
    sys.stdout.flush()
    if opens:
        webbrowser.open(address)


def settings_from(given: dict[str, Any]) -> Settings:
    try:
        settings = from_environment(given)
        _ = settings.database
    except BadInput as error:
        raise CannotServe(str(error)) from error
    return settings


def open_storage(settings: Settings) -> Engine:
    try:
        return open_database(settings.database)
    except NoDatabase as error:
        raise CannotServe(str(error)) from error


def check_redis(settings: Settings) -> None:
    if settings.redis_url is None:
        return
    from redis import Redis, RedisError

    try:
        with Redis.from_url(
            settings.redis_url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS
        ) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        raise CannotServe(f"cannot reach the Redis: {error}") from error


def listen(settings: Settings) -> socket.socket:
    """A socket of our own, so that a port that is taken is found out before anything starts.

    Nobody is let in before there is somebody to answer: meanwhile a proxy can ask another server.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:  # the latter: a name that no host can have
        listening.close()
        where = f"{settings.host}:{settings.port}"
        reason = getattr(error, "strerror", None) or error
        raise CannotServe(f"cannot listen at {where}: {reason}") from error
    return listening


def own_address() -> str:
    """The address under which this machine is known in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
