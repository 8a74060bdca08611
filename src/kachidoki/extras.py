"""The extras of the package: what to say when one is needed and not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from kachidoki.engine.errors import BadInput


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Around imports: a package that is missing becomes one line that says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("kachidoki"):
            raise
        raise BadInput(
            f"{what} needs {missing.name}, which is not installed: pip install 'kachidoki[{extra}]'"
        ) from None
