"""Recruit: a figure for each stronghold, and the cards that follow a summon."""

from kachidoki.engine.counts import count, one, total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    DONE,
    DRAGONFLY,
    FIGURE_COUNT,
    REGION_COUNT,
    SHRINE_COUNT,
    SUMMON,
    WORSHIP,
    counts_as_shinto,
)
from kachidoki.titles.rising_sun.rules.arguments import newcomer
from kachidoki.titles.rising_sun.rules.cards.entering import enter
from kachidoki.titles.rising_sun.rules.cards.following import begin_following
from kachidoki.titles.rising_sun.rules.events import PILGRIM, SUMMONED
from kachidoki.titles.rising_sun.rules.state import (
    FIRST_SHRINE,
    NONE,
    RESERVE,
    SUMMONING,
    Table,
)

# ----------------------------------------------------------------- a player's share


def begin_share(t: Table) -> None:
    t.summoned = 0
    t.pilgrims = 0


def asks(t: Table) -> bool:
    """Has the one whose share it is figures left to summon?"""
    seat = t.share_of(t.argument)
    if summons_left(t, seat) > 0 and t.figures_in(seat, RESERVE) != 0:
        t.actor = seat
        return True
    end_share(t, seat)
    return False


def summons_left(t: Table, seat: i64) -> i64:
    return t.strongholds_on_map(seat) + extra_figures(t, seat) - total(t.summoned) - t.pilgrims


def extra_figures(t: Table, seat: i64) -> i64:
    return t.box.politics.extra_figures if t.is_privileged(seat) else 0


def may_summon_to(t: Table, seat: i64, region: i64) -> bool:
    """Each stronghold there takes a figure, and as a privilege one of all of them takes another."""
    if t.is_house(seat, DRAGONFLY):
        return True
    strongholds = t.strongholds(seat, region)
    if strongholds == 0:
        return False
    return count(t.summoned, region) < strongholds or beyond(t, seat) < extra_figures(t, seat)


def beyond(t: Table, seat: i64) -> i64:
    """How many figures were summoned beyond one for each stronghold."""
    more: i64 = 0
    for region in range(REGION_COUNT):
        more += max(0, count(t.summoned, region) - t.strongholds(seat, region))
    return more


def legal_summons(t: Table, seat: i64, moves: Moves) -> None:
    reserve = t.army(seat, RESERVE)
    for figure in range(FIGURE_COUNT):
        if count(reserve, figure) > 0:
            for region in range(REGION_COUNT):
                if may_summon_to(t, seat, region):
                    moves.add(SUMMON + figure * REGION_COUNT + region)
    for figure in range(FIGURE_COUNT):
        if count(reserve, figure) > 0:
            legal_pilgrimages(t, figure, moves)
    moves.add(DONE)


def legal_pilgrimages(t: Table, figure: i64, moves: Moves) -> None:
    if counts_as_shinto(figure):
        for shrine in range(SHRINE_COUNT):
            if t.slot_of(shrine) != NONE:
                moves.add(WORSHIP + figure * SHRINE_COUNT + shrine)


def summon(t: Table, seat: i64, figure: i64, region: i64) -> None:
    t.summoned += one(region)
    t.shift(seat, figure, RESERVE, region)
    t.tell(SUMMONED, EVERYONE, seat, figure, region)
    enter(t, seat, figure, region)


def send_to_shrine(t: Table, seat: i64, figure: i64, shrine: i64) -> None:
    """It was summoned for one of the strongholds, whichever takes a figure less for it."""
    t.pilgrims += 1
    t.shift(seat, figure, RESERVE, FIRST_SHRINE + t.slot_of(shrine))
    t.tell(PILGRIM, EVERYONE, seat, figure, shrine)


def end_share(t: Table, seat: i64) -> None:
    summoned = t.summoned != 0 or t.pilgrims > 0
    t.argument += 1
    begin_share(t)
    if summoned:
        begin_following(t, seat)


# ----------------------------------------------------------------- a monster that was bought


def legal_for_monster(t: Table, seat: i64, figure: i64, moves: Moves) -> None:
    for region in range(REGION_COUNT):
        if t.is_house(seat, DRAGONFLY) or t.strongholds(seat, region) > 0:
            moves.add(SUMMON + figure * REGION_COUNT + region)
    legal_pilgrimages(t, figure, moves)


def summon_monster(t: Table, seat: i64, figure: i64) -> None:
    """It has just come to the reserve, and is summoned at once."""
    t.push(SUMMONING, newcomer(seat, figure))


def settle_monster(t: Table, seat: i64) -> None:
    """It stands in its place; the cards that follow wait until what it does there is done."""
    t.pop()
    begin_following(t, seat)
