"""Tables for two bots: half of the seats are for one, half for the other.

They sit in turn, A B A B. A deal is played twice, with everybody one seat further the second time. With
an odd number of seats one bot has a seat more: then the deal is played in all rotations, once with A in
the majority and once with B. So in every deal both bots have had the same seats and the same luck,
and of two equal bots each gets, on average, half of the victories.
"""

from dataclasses import dataclass

from kachidoki.engine import BadInput
from kachidoki.lab.arena import Plan, check_bots, refuse_too_many
from kachidoki.titles import find_title


@dataclass(frozen=True)
class Duel(Plan):
    """The bots are A and B."""

    def __post_init__(self) -> None:
        title = find_title(self.title)
        if len(self.bots) != 2 or self.bots[0] == self.bots[1]:
            raise BadInput(f"two different bots are compared; given: {', '.join(self.bots)}")
        if self.games < self.games_in_deal:
            raise BadInput(
                f"{self.games} games are not even one deal; possible: {self.games_in_deal} or more"
            )
        refuse_too_many(self.games)
        check_bots(title, self.bots, self.seed)
        title.open(self.setting)

    @property
    def games_in_deal(self) -> int:
        seats = self.setting.seats
        return 2 if seats % 2 == 0 else 2 * seats

    def seating(self, number: int) -> list[str]:
        seats = self.setting.seats
        turn = number % self.games_in_deal
        shift, other = (turn, 0) if seats % 2 == 0 else divmod(turn, 2)
        return [self.bots[((seat - shift) % seats + other) % 2] for seat in range(seats)]

    def deal(self, number: int) -> int:
        return number // self.games_in_deal
