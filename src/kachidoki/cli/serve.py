"""`kachidoki serve`: the table in the browser."""

import gc
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click
import uvicorn
from redis import Redis, RedisError
from sqlalchemy import Engine

from kachidoki.engine import BadInput
from kachidoki.server.app import create_app
from kachidoki.server.logs import LEVELS, configure
from kachidoki.server.settings import PREFIX, Settings, from_environment
from kachidoki.server.storage import NoDatabase, open_database
from kachidoki.server.wire import Wire

EVERYWHERE = {"0.0.0.0", "::"}
MESSAGE_BYTES = 16 * 1024
RARELY = (100_000, 50, 100)  # when to look for cycles: live tables are many objects, and have none
LAST_SECONDS = 5  # for requests that are under way when the server stops
REDIS_SECONDS = 5  # for its first answer


class CannotServe(click.ClickException):
    """The server cannot start: one line and exit code 1."""

    exit_code = 1


class Server(uvicorn.Server):
    """Says where it listens, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, address: str, opens: bool) -> None:
        super().__init__(config)
        self.address = address
        self.opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*RARELY)
        click.echo(f"Kachidoki: {self.address}")
        if self.config.host in EVERYWHERE:
            click.echo(f"In this network: http://{own_address()}:{self.config.port}")
        sys.stdout.flush()
        if self.opens:
            webbrowser.open(self.address)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As the original, but a signal to stop is then obeyed and no error."""
        with suppress(KeyboardInterrupt), super().capture_signals():
            yield
            self._captured_signals.clear()


@click.command("serve")
@click.option("--host", help="The address to listen at; 0.0.0.0 for all.  [127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port to listen at.  [8000]")
@click.option("--database-url", metavar="URL", help="postgresql://…; a SQLite file unless given.")
@click.option("--redis-url", metavar="URL", help="redis://…, for several server processes.")
@click.option("--data-dir", type=click.Path(path_type=Path), help="Where the SQLite file lies.")
@click.option(
    "--log-level",
    type=click.Choice(list(LEVELS)),
    default="info",
    show_default=True,
    envvar=f"{PREFIX}LOG_LEVEL",
    help="From which weight on things are logged.",
)
@click.option("--open", "opens", is_flag=True, help="Open the first page in the browser.")
def command(log_level: str, opens: bool, **given: Any) -> None:
    """Serve the table in the browser, to this machine or to many.

    What has a value can also be given in the environment: KACHIDOKI_PORT and so on. Several processes
    may serve the same tables if they share a PostgreSQL; they tell each other of moves through it, or
    through a Redis if there is one.

    \b
    Examples:
      kachidoki serve
      kachidoki serve --host 0.0.0.0 --port 8080
      kachidoki serve --database-url postgresql://kachidoki@db/kachidoki --redis-url redis://cache
    """
    settings = settings_from(given)
    configure(log_level)
    engine = open_storage(settings)
    check_redis(settings)
    listening = listen(settings)
    port = listening.getsockname()[1]
    config = uvicorn.Config(
        create_app(settings, engine),
        host=settings.host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws=Wire,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
    )
    host = "localhost" if settings.host in EVERYWHERE | {"127.0.0.1", "::1"} else settings.host
    Server(config, f"http://{host}:{port}", opens).run(sockets=[listening])


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
    try:
        with Redis.from_url(
            settings.redis_url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS
        ) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as error:
        raise CannotServe(f"cannot reach the Redis: {error}") from error


def listen(settings: Settings) -> socket.socket:
    """A socket of our own, so that a port that is taken is found out before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)
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
