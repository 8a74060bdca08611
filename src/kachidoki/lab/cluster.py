"""A crew on other machines: chunks go to the workers of a Ray.

Ray replaces a worker that dies, and gives its chunk to another one. All machines must have the same
Kachidoki, so that a game is the same wherever it is played.
"""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Any

from kachidoki.engine import BadInput
from kachidoki.extras import needing
from kachidoki.lab.crew import Team
from kachidoki.lab.sources import hash_of_sources

with needing("ray", "--ray"):
    import grpc
    import ray
    from ray.exceptions import NodeDiedError, RayError, RayTaskError, WorkerCrashedError

LOCAL, AUTO = "local", "auto"
SECONDS = 15.0  # of work in a chunk, of which sending it takes some hundredths
PATIENCE = 10.0  # seconds, with a machine that does not answer
DIRECT = [("grpc.enable_http_proxy", 0)]  # as Ray itself goes
RETRIES = 5  # a chunk whose workers die again and again is what they die of


class RayCluster:
    """The workers of the Ray at an address; it is joined when there is work, until one leaves."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.joined = False

    @contextmanager
    def recruit(self) -> Iterator[Team]:
        self.join()
        pool = RayPool()
        try:
            with redirect_stdout(sys.stderr):  # Ray tells of dead workers where results belong
                yield Team(pool, self.workers(), SECONDS)
        except RayTaskError as error:
            raise error.cause from error
        except (NodeDiedError, WorkerCrashedError) as error:
            raise BrokenExecutor(first_line(error)) from error
        except RayError as error:
            raise BadInput(f"the Ray at {self.address} has failed: {first_line(error)}") from error
        finally:
            pool.shutdown()

    def join(self) -> None:
        if self.joined:
            return
        self.knock()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that one plays
        own = {"include_dashboard": False} if self.address == LOCAL else {}
        try:
            ray.init(self.address, logging_level="ERROR", log_to_driver=False, **own)
        except (OSError, RuntimeError, ValueError, RayError) as error:
            raise self.missing(first_line(error)) from error
        self.joined = True

    def knock(self) -> None:
        """Does anything like a Ray answer? Ray would try for minutes; behind TLS, only Ray can ask."""
        if self.address in (LOCAL, AUTO) or "RAY_USE_TLS" in os.environ:
            return
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if not (host and port.isdecimal()):
            raise self.missing(f"possible: {LOCAL}, {AUTO}, HOST:PORT, ray://HOST:PORT")
        with grpc.insecure_channel(f"{host}:{port}", DIRECT) as channel:
            try:
                grpc.channel_ready_future(channel).result(PATIENCE)
            except grpc.FutureTimeoutError:
                raise self.missing("nobody answers") from None

    def missing(self, reason: str) -> BadInput:
        return BadInput(f"there is no Ray at {self.address}: {reason}")

    def workers(self) -> int:
        number = int(ray.cluster_resources().get("CPU", 0))
        if number < 1:
            raise BadInput(f"the Ray at {self.address} has no workers")
        return number

    def leave(self) -> None:
        if self.joined:
            ray.shutdown()
            self.joined = False


class RayPool(Executor):
    """Gives work to the Ray that was joined."""

    def __init__(self) -> None:
        self.run = ray.remote(carry_out).options(max_retries=RETRIES)
        self.under_way: set[Any] = set()

    def submit(self, work: Callable[..., Any], /, *words: Any, **more: Any) -> Future[Any]:
        task = self.run.remote(hash_of_sources("kachidoki"), os.getcwd(), work, *words, **more)
        self.under_way.add(task)
        future: Future[Any] = task.future()
        future.add_done_callback(lambda _: self.under_way.discard(task))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """What is under way is stopped; workers are Ray's."""
        for task in list(self.under_way):
            ray.cancel(task, force=True)


def carry_out(sources: str, folder: str, work: Callable[..., Any], *words: Any) -> Any:
    """On the other machine: does the work, in the folder of the same name if there is one."""
    if hash_of_sources("kachidoki") != sources:
        raise BadInput("a machine of the Ray has another Kachidoki: install the same on all")
    with suppress(OSError):
        os.chdir(folder)
    return work(*words)


def first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
