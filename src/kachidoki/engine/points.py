"""Where points come from: what events say of them, counted by source and by round."""

from kachidoki.engine.events import Event
from kachidoki.engine.seats import SEATS
from kachidoki.engine.title import Setting, Title


class Owner:
    """Whose points: a seat's, or those of one thing that it leads, such as an army."""

    def __init__(self, seat: int, domain: str) -> None:
        self.seat = seat
        self.domain = domain  # what kind of word the owner is
        self.points: dict[str, list[int]] = {}  # by source, then by round

    def total(self) -> int:
        return sum([sum(gains) for gains in self.points.values()])

    def add(self, source: str, round_number: int, points: int) -> None:
        """Rounds count from 1."""
        gains = self.points.setdefault(source, [])
        gains += [0] * (round_number - len(gains))
        gains[round_number - 1] += points


class Tally:
    """Everybody's points, owner by owner; a seat has those of the best owner that it leads.

    What comes before the first round counts as part of it, and a title without rounds has one.
    """

    def __init__(self, title: Title, setting: Setting) -> None:
        self.title = title
        self.seats = setting.seats
        self.kinds = {kind.name: kind for kind in title.chronicle.kinds}
        self.rounds = 0
        self.owners = owners_of(title, setting)

    @property
    def round(self) -> int:
        return max(1, self.rounds)

    def hear(self, event: Event, seat: int | None) -> None:
        """Counts what the seat (None: a spectator) may know."""
        if event.is_for(seat):
            self.count(event)

    def overhear(self, event: Event) -> None:
        """Counts what is told to whoever gets the points: all there is, and nothing twice."""
        owner = self.owner_of(event)
        if owner is None or event.is_for(owner.seat):
            self.count(event)

    def count(self, event: Event) -> None:
        self.rounds += event.kind == self.title.chronicle.round_begins
        owner = self.owner_of(event)
        if owner is not None:
            owner.add(self.kinds[event.kind].source, self.round, int(event.args["points"]))

    def owner_of(self, event: Event) -> Owner | None:
        """Who gets the points of the event, if it awards any to anybody."""
        kind = self.kinds[event.kind]
        return self.owners.get(event.args[next(iter(kind.arguments))]) if kind.source else None

    def score(self, seat: int) -> int:
        return max([owner.total() for owner in self.owners.values() if owner.seat == seat])


def owners_of(title: Title, setting: Setting) -> dict[str, Owner]:
    """All that can have points at the table, seat by seat; the seats, if events never say."""
    found: dict[str, Owner] = {}
    for kind in title.chronicle.kinds:
        if kind.source:
            argument = next(iter(kind.arguments))
            for word in kind.arguments[argument]:
                seat = title.seat_of(word, setting)
                if word not in found and seat in SEATS[: setting.seats]:
                    domain = title.domains.get(argument, argument)
                    found[word] = Owner(SEATS.index(seat), domain)
    led = {owner.seat for owner in found.values()}
    for number in range(setting.seats):
        if number not in led:
            found[SEATS[number]] = Owner(number, "seat")
    return dict(sorted(found.items(), key=lambda item: item[1].seat))
