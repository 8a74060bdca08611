"""What is measured of one game, while it is played again."""

from dataclasses import dataclass, field
from math import log2
from random import Random

import msgspec

from kachidoki.engine import Rng, State
from kachidoki.engine.advice import shares
from kachidoki.engine.points import Tally
from kachidoki.engine.replaying import Replayer
from kachidoki.lab.records import Record, Records
from kachidoki.lab.records.replay import replay_in

LOOKS = 4  # decisions of a game at which is asked what is hidden
WORLDS = 64  # that are drawn for it
PAIRS = WORLDS * (WORLDS - 1) // 2
MOST_BITS = log2(PAIRS)  # more cannot be told from so many worlds
SEED_BITS = 96


@dataclass
class Measure:
    """One game. `branching` is the number of choices at each decision that was one; leads change when
    another seat has the most points alone; `settled` is after which part of the decisions the last
    change came; `hidden` is how many bits are hidden from who decides, at some decisions."""

    plies: int = 0
    branching: list[int] = field(default_factory=list)
    forced: int = 0
    chance: int = 0
    chance_bits: float = 0.0
    gestures: int = 0
    rounds: int = 1
    leads: int = 0
    settled: float = 0.0
    winner_led: bool = False
    hidden: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)


class Measuring(Replayer):
    """Counts what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.measure = Measure()
        self.leaders: list[int | None] = []

    def begin(self, state: State) -> None:
        state.listen()

    def see(self, state: State, seat: int, action: int) -> None:
        choices = int(self.moves.count)
        if choices == 1:
            self.measure.forced += 1
            return
        self.measure.branching.append(choices)
        self.leaders.append(leader_of(state))

    def chance(self, state: State, action: int) -> None:
        self.measure.chance += 1
        outcomes = self.moves.as_list()
        total = sum(int(state.weight(outcome)) for outcome in outcomes)
        self.measure.chance_bits += log2(total / int(state.weight(action)))

    def aside(self, state: State, seat: int, action: int) -> None:
        self.measure.gestures += 1


class Looking(Replayer):
    """Looks at what is hidden, at some decisions."""

    def __init__(self, at: set[int], rng: Rng) -> None:
        super().__init__()
        self.at = at
        self.rng = rng
        self.decisions = 0
        self.bits: list[float] = []

    def see(self, state: State, seat: int, action: int) -> None:
        if self.moves.count == 1:
            return
        if self.decisions in self.at:
            self.bits.append(self.hidden(state, seat))
        self.decisions += 1

    def hidden(self, state: State, seat: int) -> float:
        """Draws worlds that fit what the seat knows. The number of pairs that are alike tells how many
        worlds there are, if all are equally likely."""
        worlds = [state.clone() for _ in range(WORLDS)]
        for world in worlds:
            world.resample(seat, self.rng)
        keys = [msgspec.json.encode(world.dump()) for world in worlds]
        alike = sum(keys[:place].count(key) for place, key in enumerate(keys))
        return log2(PAIRS / max(1, alike))


def leader_of(state: State) -> int | None:
    """The seat with the most points, if it is alone."""
    scores = state.scores()
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None


def measure(records: Records, record: Record) -> Measure:
    """Plays the game again, twice: to count, and to look at some of its decisions, spread evenly."""
    counting = Measuring()
    state = records.title.open(records.setting)
    replay_in(state, record, counting)
    found = counting.measure
    found.plies = len(record.actions) // 2
    tally = Tally(records.title, records.setting)
    for event in state.heard():
        tally.overhear(event)
    found.rounds = tally.round
    found.won = shares(record.places)
    note_leads(found, counting.leaders, record.places)
    found.hidden = hidden_in(records, record, len(found.branching))
    return found


def note_leads(found: Measure, leaders: list[int | None], places: list[int]) -> None:
    leader: int | None = None
    for place, now in enumerate(leaders):
        if now is not None and now != leader:
            if leader is not None:
                found.leads += 1
                found.settled = (place + 1) / len(leaders)
            leader = now
    middle = leaders[len(leaders) // 2] if leaders else None
    found.winner_led = middle is not None and places[middle] == 1


def hidden_in(records: Records, record: Record, decisions: int) -> list[float]:
    drawn = Random(f"{records.heading.seed} look {record.number}")
    at = {int((look + 0.5) * decisions / LOOKS) for look in range(LOOKS)}
    rng = Rng(drawn.getrandbits(SEED_BITS))
    looking = Looking(at if decisions else set(), rng)
    replay_in(records.title.open(records.setting), record, looking)
    return looking.bits
