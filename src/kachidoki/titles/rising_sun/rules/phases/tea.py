"""The tea ceremony: in turn, whoever is free proposes alliances to others who are."""

from kachidoki.engine.bag import has, only
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.state import NO_SILENCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import DECLINE, DONE, MOST_OFFERED, PROPOSE
from kachidoki.titles.rising_sun.rules.arguments import decider_in, proposal, proposal_in
from kachidoki.titles.rising_sun.rules.deals.promises import judge_alliance, judge_refusal
from kachidoki.titles.rising_sun.rules.events import ALLIED, DECLINED, PROPOSED
from kachidoki.titles.rising_sun.rules.state import ANSWERING, PROPOSING, Table


def proposer(t: Table, index: i64) -> i64:
    """Who proposes after so many others: the seat that begins the season is the first."""
    return t.clockwise(t.first, index)


def may_propose(t: Table, seat: i64, to: i64) -> bool:
    return to != seat and not t.is_allied(to) and not has(t.approached, to)


def asks(t: Table) -> bool:
    """Does somebody propose? When all have had their turn, tea is over."""
    while t.argument < t.seats:
        seat = proposer(t, t.argument)
        if not t.is_allied(seat):
            for to in range(t.seats):
                if may_propose(t, seat, to):
                    t.actor = seat
                    return True
        next_proposer(t)
    return False


def propose_no_more(t: Table, seat: i64) -> None:
    """Of those who have had their turn, none can become the seat's ally any more."""
    for index in range(t.argument):
        other = proposer(t, index)
        if not has(t.approached, other):
            judge_refusal(t, seat, other)
    next_proposer(t)


def next_proposer(t: Table) -> None:
    t.argument += 1
    t.approached = 0


def legal_proposals(t: Table, seat: i64, moves: Moves) -> None:
    for to in range(t.seats):
        if may_propose(t, seat, to):
            for coins in range(min(t.coins[seat], MOST_OFFERED) + 1):
                moves.add(PROPOSE + to * (MOST_OFFERED + 1) + coins)
    moves.add(DONE)


def propose(t: Table, seat: i64, to: i64, coins: i64) -> None:
    t.approached |= only(to)
    t.tell(PROPOSED, EVERYONE, seat, to, coins)
    t.push(ANSWERING, proposal(coins, to))


def accept(t: Table) -> None:
    """The coins of the proposal change hands with it."""
    coins, to = proposal_in(t.argument)
    t.pop()
    seat = proposer(t, t.argument)
    t.coins[seat] -= coins
    t.coins[to] += coins
    ally(t, seat, to, coins)


def decline(t: Table) -> None:
    to = decider_in(t.argument)
    t.pop()
    seat = proposer(t, t.argument)
    t.tell(DECLINED, EVERYONE, to, seat)
    judge_refusal(t, to, seat)


def silence(t: Table) -> i64:
    """Who says nothing at tea proposes nothing, and declines."""
    if t.step == PROPOSING:
        return DONE
    return DECLINE if t.step == ANSWERING else NO_SILENCE


def coins_proposed(t: Table, seat: i64) -> i64:
    """Coins of the seat that lie in a proposal, so that it cannot give them away."""
    if t.step != ANSWERING or proposer(t, t.frames[2 * t.depth - 1]) != seat:
        return 0
    coins, _ = proposal_in(t.argument)
    return coins


def ally(t: Table, seat: i64, other: i64, coins: i64) -> None:
    t.ally = with_item(with_item(t.ally, seat, other), other, seat)
    for partner in (seat, other):
        seasons = t.alliances[partner] | only(t.season)
        t.alliances = with_item(t.alliances, partner, seasons)
    t.tell(ALLIED, EVERYONE, seat, other, coins)
    judge_alliance(t, seat, other)
