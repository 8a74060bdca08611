"""What others measured of their games as we do: decisions are those with a choice, of all players."""

from typing import NamedTuple


class Peer(NamedTuple):
    """A game of another collection with so many seats: what two series of games gave."""

    name: str
    seats: int
    decisions: tuple[float, float]
    branching: tuple[float, float]


# GameReport.txt of github.com/GAIGResearch/TabletopGames, commit f8224be2, columns Decisions and
# ActionSpaceMean: 1000 games of random players in each row, two rows for each number of players. No
# other game is named in it.
TAG = (
    Peer("Colt Express", 2, (45.6, 46.2), (4.37, 4.43)),
    Peer("Colt Express", 3, (79.6, 77.7), (4.33, 4.36)),
    Peer("Colt Express", 4, (103.0, 97.8), (4.35, 4.40)),
    Peer("Colt Express", 5, (110.0, 104.0), (4.44, 4.47)),
    Peer("Colt Express", 6, (149.0, 124.0), (4.38, 4.47)),
)


def peer_of(seats: int) -> Peer | None:
    """The one with as many seats, if there is one."""
    return next((peer for peer in TAG if peer.seats == seats), None)
