"""The folder of a course of training: all that was played, fitted and tested, so that the same command
goes on where it was stopped."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from kachidoki.engine import BadInput

COURSE: Final = "course.json"


class Folder:
    """Files appear in it whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, heading: dict[str, Any]) -> None:
        """For this course alone, played by the same program and the same bots."""
        words = msgspec.json.format(msgspec.json.encode(heading), indent=1)
        try:
            self.path.mkdir(exist_ok=True)
            kept = self.path / COURSE
            if not kept.exists():
                self.put(kept, lambda path: path.write_bytes(words))
            elif kept.read_bytes() != words:
                raise BadInput(
                    f"{self.path} holds another course of training, or games of another program, "
                    f"teacher or net; go on with those that {COURSE} tells of, or name another folder"
                )
        except OSError as error:
            raise BadInput(f"{self.path} cannot be used: {error.strerror}") from error

    def put(self, path: Path, write: Callable[[Path], Any]) -> None:
        unfinished = path.with_name(f"unfinished-{path.name}")
        write(unfinished)
        unfinished.replace(path)

    # ------------------------------------------------------------- games

    def games(self, generation: int, chunk: int) -> Path:
        return self.path / f"games-{generation}-{chunk:05d}.npz"

    def keep_games(self, generation: int, chunk: int, table: Any) -> None:
        path = self.games(generation, chunk)
        self.put(path, lambda path: np.savez_compressed(path, **table._asdict()))

    def kept_games(self, generation: int, chunk: int, kind: type[Any]) -> Any:
        path = self.games(generation, chunk)
        if not path.exists():
            return None
        try:
            with np.load(path) as kept:
                return kind(*(kept[name] for name in kind._fields))
        except Exception as error:  # zip, zlib and numpy have errors of their own
            raise BadInput(f"{path} is broken; without it, the games are played again") from error

    def all_kept(self, generation: int, kind: type[Any]) -> Iterator[Any]:
        """Chunk after chunk."""
        chunk = 0
        while (table := self.kept_games(generation, chunk, kind)) is not None:
            yield table
            chunk += 1

    # ------------------------------------------------------------- what was learnt, and its tests

    def learnt(self, generation: int) -> Path:
        return self.path / f"learnt-{generation}.json"

    def keep_deals(self, generation: int, won: list[float]) -> None:
        path = self.path / f"gate-{generation}.json"
        self.put(path, lambda path: path.write_bytes(msgspec.json.encode(won)))

    def kept_deals(self, generation: int) -> list[float]:
        path = self.path / f"gate-{generation}.json"
        if not path.exists():
            return []
        try:
            return msgspec.json.decode(path.read_bytes(), type=list[float])
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"{path} is broken; without it, the net is tested again") from error
