"""All that the server refuses, each kind under an id that every language knows, with its status."""

from collections.abc import Sequence
from functools import cache

from kachidoki.engine import BadInput
from kachidoki.match import Problem as MatchProblem
from kachidoki.server.protocol.bodies import Fault
from kachidoki.server.protocol.messages import Problem, Word
from kachidoki.text import Texts

BAD_REQUEST = 400

# The texts are `problem-<id>`. Problems with a match or its file (`match.PROBLEMS`) come besides.
STATUSES = {
    # whom the server does not let in
    "key-needed": 401,
    "key-wrong": 403,
    "invite-wrong": 403,
    "foreign-page": 403,
    "host-only": 403,
    "player-only": 403,
    "coach-off": 403,
    # what is not there
    "unknown-path": 404,
    "wrong-method": 405,
    "unknown-table": 404,
    "unknown-title": 404,
    "unknown-seat": 404,
    "unknown-ply": 404,
    "link-used": 410,
    # what cannot be understood
    "malformed": 400,
    "not-json": 415,
    "message-long": 413,
    "message-binary": 400,
    "hello-first": 400,
    "hello-late": 408,
    "hello-twice": 400,
    "bad-setting": 400,
    "unknown-level": 400,
    "unknown-language": 400,
    "one-host": 400,
    "match-unfinished": 400,
    # what does not fit the moment
    "table-full": 409,
    "seat-taken": 409,
    "seat-present": 409,
    "seat-grace": 409,
    "nonce-given": 409,
    "seat-slow": 409,
    "seat-bot": 409,
    "seat-human": 409,
    "not-begun": 409,
    "has-begun": 409,
    "not-over": 409,
    "has-ended": 409,
    "table-closed": 409,
    "stale": 409,
    "illegal": 409,
    # what is too much
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "too-much-chat": 429,
    "analysis-busy": 429,
    "match-slow": 413,
    # what is not the client's fault
    "other-version": 409,
    "older-rules": 409,
    "storage": 503,
    "server-full": 503,
    "broken": 500,
}


class Refusal(Exception):
    """A request that has no effect, and why; `possible` are the actions that could be taken."""

    def __init__(self, problem: str, /, possible: Sequence[str] = (), **args: Word) -> None:
        super().__init__(problem)
        self.problem = problem
        self.words = args
        self.possible = list(possible)
        self.behind: Refusal | None = None  # the problem that is an argument of this one

    @classmethod
    def because(cls, error: BadInput, otherwise: str = "bad-setting") -> "Refusal":
        """What the rooms below have refused; those without an id of their own say it in English."""
        if not isinstance(error, MatchProblem):
            return cls(otherwise, reason=str(error))
        words = {
            name: str(word) if isinstance(word, BadInput) else word
            for name, word in error.words.items()
        }
        refusal = cls(error.problem, (), **words)
        for word in error.words.values():
            if isinstance(word, MatchProblem):
                refusal.behind = cls.because(word)
        return refusal

    @property
    def status(self) -> int:
        return STATUSES.get(self.problem, BAD_REQUEST)

    @property
    def message(self) -> str:
        return english().say(f"problem-{self.problem}", **self.words)

    def for_socket(self) -> Problem:
        return Problem(self.problem, self.words, self.message, self.possible)

    def for_http(self) -> Fault:
        detail = None if self.behind is None else self.behind.for_http()
        return Fault(self.problem, self.words, self.message, self.possible or detail)


@cache
def english() -> Texts:
    return Texts("en")
