"""Set-up: shrines, the row, clans with their starting goods, neutral tactics."""

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.achievements.awards import review
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS_OF_CLAN,
    CLAN_COUNT,
    FIRST_SHRINE,
    GOOD_COUNT,
    MOST_SEATS,
    NEUTRAL_COUNT,
    ORDER_COUNT,
    SHRINE_UPGRADE_COUNT,
)
from kachidoki.titles.gunsen.rules.events import (
    CLAN_TAKEN,
    ROUND_BEGAN,
    SHRINE_HALLOWED,
    TACTIC_DEALT,
)
from kachidoki.titles.gunsen.rules.state import (
    CHOOSING,
    DEALING,
    DEALING_CLANS,
    HALLOWING,
    NONE,
    Table,
)
from kachidoki.titles.gunsen.rules.turn.ending import begin_turn
from kachidoki.titles.gunsen.rules.turn.orders import fill_row


def set_up(t: Table) -> None:
    """The board with its tokens; chance hallows the shrines first."""
    t.lay_out()
    box = t.box
    for order in range(ORDER_COUNT):
        t.deck[order] = box.copies[order]
    t.deck_size = box.cards
    t.villages = box.board.villages
    t.tokens_unseen = box.tokens
    t.step = HALLOWING
    t.argument = 0


# ----------------------------------------------------------------- shrines


def legal_hallows(t: Table, verb: i64, moves: Moves) -> None:
    for upgrade in range(SHRINE_UPGRADE_COUNT):
        if not is_hallowed(t, upgrade):
            moves.add(verb + upgrade)


def is_hallowed(t: Table, upgrade: i64) -> bool:
    for number in range(t.argument):
        if t.shrines[number] == upgrade:
            return True
    return False


def hallow(t: Table, upgrade: i64) -> None:
    t.shrines = t.shrines[:]  # copies of the table share it
    t.shrines[t.argument] = upgrade
    t.tell(SHRINE_HALLOWED, EVERYONE, FIRST_SHRINE + t.argument, upgrade)
    t.argument += 1
    if t.argument == size(t.box.board.shrines):
        begin_clans(t)


# ----------------------------------------------------------------- clans


def begin_clans(t: Table) -> None:
    """They are dealt, or chosen in turn by who sees shrines and orders."""
    t.step = CHOOSING if t.box.clans_chosen else DEALING_CLANS
    t.argument = 0
    fill_row(t)


def free_clans(t: Table) -> i64:
    clans = (1 << CLAN_COUNT) - 1
    for seat in range(t.seats):
        if t.clan[seat] != NONE:
            clans &= ~only(t.clan[seat])
    return clans


def legal_clans(t: Table, verb: i64, moves: Moves) -> None:
    free = free_clans(t)
    for clan in range(CLAN_COUNT):
        if has(free, clan):
            moves.add(verb + clan)


def take_clan(t: Table, clan: i64) -> None:
    """The clan's troops and goods come by turn order."""
    seat = t.argument
    t.clan = t.clan[:]  # copies of the table share it
    t.builder = t.builder[:]
    t.clan[seat] = clan
    for number in range(BUILDINGS_OF_CLAN):
        t.builder[clan * BUILDINGS_OF_CLAN + number] = seat
    start = t.box.goods_by_turn
    for good in range(GOOD_COUNT):
        t.goods[seat * GOOD_COUNT + good] = start.goods[good * MOST_SEATS + seat]
    t.change_army(seat, t.fort(seat), start.troops[seat])
    t.tell(CLAN_TAKEN, EVERYONE, seat, clan)
    t.argument += 1
    if t.argument == t.seats:
        t.step = DEALING
        t.argument = 0
        end_dealing(t)


# ----------------------------------------------------------------- neutral tactics


def undealt(t: Table) -> i64:
    tactics = (1 << NEUTRAL_COUNT) - 1
    for seat in range(t.seats):
        tactics &= ~t.dealt[seat]
    return tactics


def legal_deals(t: Table, verb: i64, moves: Moves) -> None:
    left = undealt(t)
    for tactic in range(NEUTRAL_COUNT):
        if has(left, tactic):
            moves.add(verb + tactic)


def deal(t: Table, tactic: i64) -> None:
    """Only its owner sees it."""
    seat = t.argument // t.box.rules.neutral_tactics
    t.dealt = with_item(t.dealt, seat, t.dealt[seat] | only(tactic))
    t.tell(TACTIC_DEALT, only(seat), seat, tactic)
    t.argument += 1
    end_dealing(t)


def end_dealing(t: Table) -> None:
    """When all have theirs, the first turn begins; who has reached a goal already is told so."""
    if t.argument == t.seats * t.box.rules.neutral_tactics:
        t.tell(ROUND_BEGAN, EVERYONE, 1)
        begin_turn(t)
        review(t)
