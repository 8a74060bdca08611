"""All matches of a database as match files, in a folder or an archive."""

import time
from contextlib import AbstractContextManager
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import URL

from kachidoki.match import write
from kachidoki.server.play.history import History
from kachidoki.server.play.loading import load
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import NoDatabase, Reader, StorageFailed, open_as_it_is
from kachidoki.server.storage.backup import BadBackup

ARCHIVE = ".zip"


class Exported:
    """How many were written, and which could not be read, with the reason."""

    def __init__(self) -> None:
        self.written = 0
        self.left_out: list[tuple[str, Refusal]] = []


def export(url: URL, place: Path) -> Exported:
    if place.exists():
        raise BadBackup("taken", file=str(place))
    try:
        engine = open_as_it_is(url)
    except NoDatabase as error:
        raise BadBackup("export-database", reason=str(error)) from error
    try:
        return export_all(Reader(engine), place)
    except StorageFailed as error:
        raise BadBackup("export-database", reason=str(error)) from error
    except OSError as error:
        raise BadBackup("unwritable", file=str(place), reason=str(error.strerror)) from error
    finally:
        engine.dispose()


def export_all(reader: Reader, place: Path) -> Exported:
    done = Exported()
    with shelf_at(place) as shelf:
        for table_id in reader.begun():
            try:
                name, content = history_of(reader, table_id).file()
            except Refusal as refusal:
                done.left_out.append((table_id, refusal))
            except ValueError as error:
                done.left_out.append((table_id, Refusal("unreadable", reason=str(error))))
            else:
                shelf.add(name, content)
                done.written += 1
    return done


def history_of(reader: Reader, table_id: str) -> History:
    stored = reader.stored(table_id)
    if stored is None:
        raise Refusal("unknown-table", table=table_id)
    return load(stored, time.time())


class Shelf(AbstractContextManager["Shelf"]):
    """A folder for match files."""

    def __init__(self, place: Path) -> None:
        self.place = place
        place.mkdir()

    def add(self, name: str, content: str) -> None:
        write(content, self.place / name)

    def __exit__(self, *error: object) -> None:
        pass


class Archive(Shelf):
    """The same in one file, which only its owner can read."""

    def __init__(self, place: Path) -> None:
        self.place = place
        place.touch(0o600, exist_ok=False)
        self.files = ZipFile(place, "w", ZIP_DEFLATED)

    def add(self, name: str, content: str) -> None:
        self.files.writestr(name, content)

    def __exit__(self, *error: object) -> None:
        self.files.close()


def shelf_at(place: Path) -> Shelf:
    return Archive(place) if place.suffix == ARCHIVE else Shelf(place)
