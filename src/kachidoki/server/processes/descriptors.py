"""How many files and connections the system lets a process have open."""

import sys

from structlog import get_logger

ENOUGH = 65_536
UNKNOWN = 1024  # what is usual

log = get_logger()


def raise_limit() -> None:
    """As far as it is allowed, and as far as it is of use; processes that are started have the same."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    log.info("file descriptors", found=soft, allowed=hard, limit=soft_limit())


def soft_limit() -> int:
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else soft
