"""Who meets whom on the ladder: a fair schedule of tables, each deal played in all rotations.

For every deal a table is filled seat by seat. First come the bots that sit at it least often (so all
are different, where there are as many bots as seats), of those the ones that have had the fewest
tables, of those the ones that have met the present company least often; the seed decides the rest, and
in which order they sit. So, after any number of deals, nobody has had two seats more than another,
and everybody has met everybody about as often.

After those come tables for responses: every bot in all seats but one, and in that one, in turn, each
other bot and the one that was trained against it (`lessons.py`), all on the same deals.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import msgspec

from kachidoki.bots import FACTORIES, LEVELS
from kachidoki.engine import BadInput, Setting, Title
from kachidoki.lab.arena import Plan, check_bots, refuse_clocks, refuse_too_many
from kachidoki.titles import find_title

RATED, RESPONSE = "rated", "response"
MOST_BOTS = 64


class LadderWords(msgspec.Struct, tag_field="name", tag="ladder", forbid_unknown_fields=True):
    """What the heading of records says of a ladder."""

    rated: list[str]
    deals: int
    response_deals: int
    training_deals: int
    trained: list[str]


class Table(NamedTuple):
    """Bots in the order in which they sit, and which deal they play, in all rotations."""

    purpose: str
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Schedule(Plan):
    """The tables of a ladder: `rated` bots on so many deals, then responses to each of them; `trained`
    are those that have been trained, if any, in the order of the bots that they answer."""

    rated: tuple[str, ...]
    deals: int
    response_deals: int
    training_deals: int
    trained: tuple[str, ...] = ()

    def answered(self, trained: Mapping[str, str]) -> "Schedule":
        """The same with trained responses, by the bots that they answer."""
        responses = tuple(trained[bot] for bot in self.rated)
        fuller = replace(
            self, bots=tuple(dict.fromkeys([*self.rated, *responses])), trained=responses
        )
        return replace(fuller, games=len(fuller.tables) * self.setting.seats)

    def seating(self, number: int) -> list[str]:
        seats = self.setting.seats
        bots, shift = self.tables[number // seats].bots, number % seats
        return [bots[(seat - shift) % seats] for seat in range(seats)]

    def deal(self, number: int) -> int:
        return self.tables[number // self.setting.seats].deal

    @cached_property
    def tables(self) -> list[Table]:
        return [*self.rated_tables(), *self.response_tables()]

    def rated_tables(self) -> list[Table]:
        drawn = Random(f"{self.seed} tables")
        taken: Counter[str] = Counter()
        met: Counter[tuple[str, str]] = Counter()
        found = []
        for deal in range(self.deals):
            company = fill(self.rated, self.setting.seats, taken, met, drawn)
            drawn.shuffle(company)
            found.append(Table(RATED, deal, tuple(company)))
        return found

    def response_tables(self) -> list[Table]:
        others = self.setting.seats - 1
        return [
            Table(RESPONSE, self.deals + deal, (response, *[bot] * others))
            for place, bot in enumerate(self.rated)
            for response in (*self.rated, *self.trained[place : place + 1])
            if response != bot
            for deal in range(self.response_deals)
        ]

    def words(self) -> dict[str, Any]:
        """What the heading of its records says of it."""
        words = LadderWords(
            list(self.rated),
            self.deals,
            self.response_deals,
            self.training_deals,
            list(self.trained),
        )
        found: dict[str, Any] = msgspec.to_builtins(words)
        return found


def fill(
    bots: tuple[str, ...],
    seats: int,
    taken: Counter[str],
    met: Counter[tuple[str, str]],
    drawn: Random,
) -> list[str]:
    """The bots of one table; notes who has sat and met."""
    company: list[str] = []
    order = drawn.sample(bots, len(bots))
    for _ in range(seats):
        company.append(
            min(
                order,
                key=lambda bot: (
                    company.count(bot),
                    taken[bot] + company.count(bot),
                    sum(met[one, bot] for one in company),
                ),
            )
        )
    taken.update(company)
    for one, other in combinations(company, 2):
        met[one, other] += 1
        met[other, one] += 1
    return company


def registered(title: Title) -> tuple[str, ...]:
    """All bots of ours whose games can be repeated, each once."""
    names = dict.fromkeys([*FACTORIES, *LEVELS.values()])
    found = []
    for name in names:
        try:
            refuse_clocks(title, [name], 1)
        except BadInput:
            continue
        found.append(name)
    return tuple(found)


def refuse_twins(bots: tuple[str, ...]) -> None:
    """A level and the bot behind it are the same."""
    seen: dict[str, str] = {}
    for name in bots:
        bot = LEVELS.get(name, name)
        if bot in seen:
            also = "" if name == seen[bot] else f", as {seen[bot]} and as {name}"
            raise BadInput(f"{bot} is named twice{also}; on a ladder each bot stands once")
        seen[bot] = name


def plan_ladder(
    title_id: str,
    setting: Setting,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    response_deals: int,
    training_deals: int,
) -> Schedule:
    """So many games of rated bots (or a few more, so that all rotations are played), and the responses
    of the others to them; refuses what cannot be played."""
    title = find_title(title_id)
    refuse_twins(bots)
    if not 2 <= len(bots) <= MOST_BOTS:
        raise BadInput(f"a ladder has 2 to {MOST_BOTS} bots; given: {len(bots)}")
    if response_deals < 0 or response_deals == 1:
        raise BadInput(
            f"{response_deals} deals cannot be halved: one half finds a response, the other measures "
            "it; possible: 2 or more, or 0 for no responses"
        )
    if training_deals < 0:
        raise BadInput(
            f"{training_deals} deals train no response; possible: 1 or more, or 0 for no training"
        )
    if seed < 0:
        raise BadInput(f"a seed is 0 or more, not {seed}")
    if games < len(bots):
        raise BadInput(f"{games} games are too few for {len(bots)} bots: not all would sit")
    deals = -(-games // setting.seats)
    most_tables = deals + len(bots) ** 2 * response_deals  # those of trained responses, too
    refuse_too_many(most_tables * setting.seats)
    check_bots(title, bots, seed)
    refuse_clocks(title, bots, seed)
    title.open(setting)
    tables = deals + len(bots) * (len(bots) - 1) * response_deals
    games = tables * setting.seats
    return Schedule(
        title.id, setting, bots, games, seed, bots, deals, response_deals, training_deals
    )
