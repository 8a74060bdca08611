"""What was freed goes back to the system."""

import ctypes
from collections.abc import Callable


def find_trim() -> Callable[[int], object] | None:
    """glibc keeps what is freed for a process that may want it again; other libraries need no call."""
    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return trim


TRIM = find_trim()


def give_back() -> None:
    if TRIM is not None:
        TRIM(0)
