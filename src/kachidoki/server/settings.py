"""What a server is started with: flags, or environment variables `KACHIDOKI_<NAME>`."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from platformdirs import user_data_dir
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from kachidoki.engine import BadInput

PREFIX = "KACHIDOKI_"
POSTGRESQL = "postgresql+psycopg"
DRIVERS = {"postgres": POSTGRESQL, "postgresql": POSTGRESQL, POSTGRESQL: POSTGRESQL}
# A PostgreSQL that is cut off, and does not even say no, is given up after so long; libpq's words.
PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "4",
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "8000",
}
MOST_PROCESSES = 64
ROOT_PATH = re.compile(r"(/[\w.~-]+)*", re.ASCII)

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1)]
Processes = Annotated[int, Meta(ge=1, le=MOST_PROCESSES)]
Rate = Annotated[float, Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True):
    """How much one client (an address) or one socket may ask for; rates are for a second."""

    connections: Count = 100
    open_tables: Count = 50
    table_rate: Rate = 0.5
    table_burst: Count = 20
    request_rate: Rate = 30.0
    request_burst: Count = 200
    message_rate: Rate = 50.0
    message_burst: Count = 300
    address_rate: Rate = 300.0  # of messages over all sockets of an address
    address_burst: Count = 3000


class Settings(msgspec.Struct, frozen=True):
    """Everything that differs between one server and another."""

    host: str = "127.0.0.1"
    port: Port = 8000
    root_path: str = ""  # the folder in which a proxy shows the site
    processes: Processes = 1  # that share the tables among them
    database_url: str | None = None  # None: a SQLite file in the data directory
    redis_url: str | None = None
    data_dir: Path = msgspec.field(default_factory=lambda: Path(user_data_dir("kachidoki")))
    bot_workers: Count | None = None  # None: one for each core but one
    live_limit: Count = 300  # seconds for a decision at a live table, if it has no limit of its own
    slow_limit: Count = 3 * 24 * 3600
    talk_limit: Count = 90  # seconds for a time of talk at a live table, such as a tea ceremony
    grace: Count = 60  # seconds that a player who is gone has, before others may agree on a bot
    abandoned_days: Count | None = None  # until a table that is not over is forgotten; None: never
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if not ROOT_PATH.fullmatch(self.root_path):
            raise ValueError(
                f"'{self.root_path}' is no root path; one is /games, without a slash at its end"
            )

    @property
    def database(self) -> URL:
        """The address of the database, with the driver that we talk to it with."""
        if self.database_url is None:
            return URL.create("sqlite", database=str(self.data_dir / "kachidoki.sqlite"))
        try:
            url = make_url(self.database_url)
        except ArgumentError as error:
            raise BadInput("this is no database URL; one is postgresql://host/name") from error
        if url.get_backend_name() == "sqlite":
            return url.set(drivername="sqlite")
        if url.drivername not in DRIVERS:
            raise BadInput(
                f"there is no way to a database '{url.drivername}'; "
                "possible: sqlite:///FILE, postgresql://HOST/NAME"
            )
        patient = {name: value for name, value in PATIENCE.items() if name not in url.query}
        return url.set(drivername=DRIVERS[url.drivername]).update_query_dict(patient)


def from_environment(
    given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings: what is given, else what the environment says, else the defaults."""
    values: dict[str, Any] = read(Settings, environment)
    values.pop("limits", None)
    values["limits"] = read(Limits, environment)
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=path_of)
    except msgspec.ValidationError as error:
        raise BadInput(f"a setting is wrong: {error}") from error


def read(struct: type[msgspec.Struct], environment: Mapping[str, str]) -> dict[str, Any]:
    """The fields of the struct that the environment has a word for."""
    names = {name: f"{PREFIX}{name.upper()}" for name in struct.__struct_fields__}
    return {
        name: environment[variable] for name, variable in names.items() if environment.get(variable)
    }


def path_of(kind: type, value: Any) -> Any:
    return kind(value)
