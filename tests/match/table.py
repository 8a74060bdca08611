"""Matches for the tests: opened the same way each time, and played at random or by a script."""

from collections.abc import Sequence

from kachidoki.engine import Rng, Setting, Title, parse_seat
from kachidoki.match import Match, seeded
from kachidoki.match.match import Clock
from kachidoki.titles import find_title

NAMES = ["Ieyasu", "Nobunaga", "信玄", "Кэнсин", "Masamune", "Motonari"]
JORAKU = find_title("joraku")
# All seat counts, modes and editions, each with other variant rule cards.
SOME_SETTINGS = JORAKU.settings()[::20]


class Ticking:
    """A clock that moves on by a fixed step whenever somebody looks."""

    def __init__(self, now: float = 1_700_000_000.0, step: float = 0.7) -> None:
        self.now = now
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def open_match(
    seats: int = 4,
    options: dict[str, str] | None = None,
    seed: int = 1,
    clock: Clock | None = None,
    title: Title = JORAKU,
) -> Match:
    return open_setting(title.setting(seats, options), seed, clock, title)


def open_setting(
    setting: Setting, seed: int = 1, clock: Clock | None = None, title: Title = JORAKU
) -> Match:
    secret, nonces = seeded(seed, setting.seats)
    return Match.open(title, setting, NAMES[: setting.seats], secret, nonces, clock)


def random_move(match: Match, rng: Rng) -> tuple[int, int]:
    """A seat that may act now, sometimes one that need not, and one of its actions."""
    actors = match.state.actors() + match.state.volunteers()
    seat = actors[rng.below(len(actors))]
    legal = match.state.possible_actions(seat)
    return seat, legal[rng.below(len(legal))]


def play_on(match: Match, seed: int = 1, plies: int = 10_000) -> Match:
    """Plays at random, to the end or for so many plies of the players."""
    rng = Rng(seed)
    while plies > 0 and not match.is_over:
        match.play(*random_move(match, rng))
        plies -= 1
    return match


def play_with_second_thoughts(match: Match, seed: int = 1) -> Match:
    """Plays to the end at random; now and then somebody takes a move back."""
    rng = Rng(seed)
    while not match.is_over:
        match.play(*random_move(match, rng))
        seat = rng.below(match.setting.seats)
        while rng.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
    return match


def script(match: Match, moves: Sequence[str]) -> Match:
    """Plays moves such as `A pass red-5`."""
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play(parse_seat(seat, match.setting.seats), action)
    return match
