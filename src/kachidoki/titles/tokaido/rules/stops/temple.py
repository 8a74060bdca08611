"""The temple: donations on the way, and what they are worth at the end of the journey."""

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import DONATE, DONATE_OWN, HIROTADA
from kachidoki.titles.tokaido.rules.events import DONATED, NEUTRAL_DONATED, TEMPLE_RANK
from kachidoki.titles.tokaido.rules.state import DONATING, Table


def visit_temple(t: Table) -> None:
    t.step = DONATING
    t.actor = t.guest


def legal_donations(t: Table, moves: Moves) -> None:
    """One coin at least, three at most; Hirotada may do without the reserve's coin."""
    most = min(t.box.temple.donation_max, t.coins[t.guest])
    for coins in range(most):
        moves.add(DONATE + coins)
    if t.is_traveler(t.guest, HIROTADA):
        for coins in range(most):
            moves.add(DONATE_OWN + coins)


def donate(t: Table, coins: i64) -> None:
    """Coins from the purse, and for Hirotada one more from the reserve."""
    t.coins[t.guest] -= coins
    if t.is_traveler(t.guest, HIROTADA):
        coins += t.box.abilities.hirotada_coins
    offer(t, t.guest, coins)


def donate_own(t: Table, coins: i64) -> None:
    """Coins from the purse alone."""
    t.coins[t.guest] -= coins
    offer(t, t.guest, coins)


def offer(t: Table, seat: i64, coins: i64) -> None:
    """The coins lie in the temple, and each scores at once."""
    points = coins * t.box.temple.points_per_coin
    t.offering[seat] += coins
    t.points[seat] += points
    t.tell(DONATED, EVERYONE, seat, coins, points)


def neutral_donates(t: Table) -> None:
    t.offering[t.box.neutral] += t.box.two_players.neutral_coins
    t.tell(NEUTRAL_DONATED, EVERYONE, t.box.two_players.neutral_coins)


# ----------------------------------------------------------------- the end of the journey


def reward_donors(t: Table) -> None:
    """The most generous gain most; the neutral traveler takes its rank and no points."""
    for pawn in range(t.box.pawns):
        rank = temple_rank(t, pawn)
        if rank == 0:
            continue
        points: i64 = 0
        if pawn != t.box.neutral:
            points = temple_points(t, pawn)
            t.points[pawn] += points
        t.tell(TEMPLE_RANK, EVERYONE, t.pawn_word(pawn), rank, points)
    t.still()


def temple_points(t: Table, seat: i64) -> i64:
    """What the seat's offerings are worth at the end."""
    return rank_points(t, temple_rank(t, seat))


def rank_points(t: Table, rank: i64) -> i64:
    if rank == 0:
        return 0
    if rank <= len(t.box.temple.rank_points):
        return t.box.temple.rank_points[rank - 1]
    return t.box.temple.other_donors


def temple_rank(t: Table, pawn: i64) -> i64:
    return rank_with(t, pawn, t.offering[pawn])


def rank_with(t: Table, pawn: i64, coins: i64) -> i64:
    """The rank that so many coins give the pawn: 1 for the most, 0 for none.

    Equal donors share a rank, and none is skipped after them.
    """
    if coins == 0:
        return 0
    rank: i64 = 1
    for other in range(t.box.pawns):
        if other != pawn and t.offering[other] > coins and is_first_with(t, other, pawn):
            rank += 1
    return rank


def is_first_with(t: Table, other: i64, pawn: i64) -> bool:
    """Has no one before it, but the pawn in question, donated as much? So every amount counts once."""
    for earlier in range(other):
        if earlier != pawn and t.offering[earlier] == t.offering[other]:
            return False
    return True
