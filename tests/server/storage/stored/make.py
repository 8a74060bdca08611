"""Makes `0004.sql`: the database of a server from before plies and snapshots were stored.

    python -m tests.server.storage.stored.make

It is played by today's rules, and then brought back to the tables of that time.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config
from sqlalchemy import make_url
from tests.server.hubs import full_table, play, running_hub

from kachidoki.server.storage.database import MIGRATIONS, WRITES, make_engine

STORED = Path(__file__).with_name("0004.sql")


async def fill(url: str) -> None:
    """A match that is over, and one that is not."""
    async with running_hub(url) as hub:
        await play(hub, await full_table(hub, 2, title="tokaido"))
        await play(hub, await full_table(hub, 2, title="tokaido"), 9)


def downgrade(url: str, revision: str) -> None:
    engine = make_engine(make_url(url))
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def main() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder, "kachidoki.sqlite")
        asyncio.run(fill(f"sqlite:///{file}"))
        downgrade(f"sqlite:///{file}", STORED.stem)
        with closing(sqlite3.connect(file)) as connection:
            STORED.write_text("\n".join([*connection.iterdump(), ""]), "utf-8")


if __name__ == "__main__":
    main()
