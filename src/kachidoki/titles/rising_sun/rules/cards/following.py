"""The cards that follow a summon, in the order that their owner likes."""

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.counts import one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    CARD_COUNT,
    DONE,
    KILL,
    PLACE,
    REGION_COUNT,
    USE,
)
from kachidoki.titles.rising_sun.rules.cards.effects import act, richest
from kachidoki.titles.rising_sun.rules.cards.killing import (
    BY_NINJA,
    ask_to_spare,
    kill_doomed,
    may_spare,
)
from kachidoki.titles.rising_sun.rules.components import (
    AFTER_SUMMON,
    KILL_FIGURE,
    PLACE_FIGURE,
    RICHER_EARNS,
    TAKE_FROM_RICHEST,
)
from kachidoki.titles.rising_sun.rules.events import PLACED
from kachidoki.titles.rising_sun.rules.honor import fall
from kachidoki.titles.rising_sun.rules.state import FOLLOWING, NONE, RESERVE, Table


def begin_following(t: Table, seat: i64) -> None:
    if t.owns_any(seat, AFTER_SUMMON):
        make_due(t, seat, AFTER_SUMMON)
        t.push(FOLLOWING, seat)


def make_due(t: Table, seat: i64, moment: i64) -> None:
    """The seat's cards of that moment are to act."""
    t.due = t.cards[seat] & t.box.at[moment]
    t.due_twice = t.cards_twice[seat] & t.box.at[moment]


def take_due(t: Table, card: i64) -> None:
    """One copy has acted."""
    if has(t.due_twice, card):
        t.due_twice &= ~only(card)
    else:
        t.due &= ~only(card)


def asks(t: Table) -> bool:
    """Is there a choice? Cards that must act do so by themselves where their order is all one."""
    seat = t.argument
    if optional(t, seat) != 0 or (is_disputed(t, seat) and size(mandatory(t)) > 1):
        t.actor = seat
        return True
    finish(t, seat)
    return False


def optional(t: Table, seat: i64) -> i64:
    """The bag of due cards that may act or not, and can."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if has(t.due, card) and can_be_used(t, seat, card):
            found |= only(card)
    return found


def mandatory(t: Table) -> i64:
    """The bag of due cards that act in any case."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if has(t.due, card) and not is_optional(t, card):
            found |= only(card)
    return found


def can_be_used(t: Table, seat: i64, card: i64) -> bool:
    deed = t.box.cards.deed[card]
    if deed == PLACE_FIGURE:
        return t.has_piece(seat, RESERVE, BUSHI) and t.strongholds_on_map(seat) > 0
    if deed == KILL_FIGURE:
        return is_any_bushi(t)
    return deed == TAKE_FROM_RICHEST and richest(t, seat) != 0


def is_any_bushi(t: Table) -> bool:
    for seat in range(t.seats):
        for region in range(REGION_COUNT):
            if t.has_piece(seat, region, BUSHI):
                return True
    return False


def is_optional(t: Table, card: i64) -> bool:
    deed = t.box.cards.deed[card]
    return deed in (PLACE_FIGURE, KILL_FIGURE, TAKE_FROM_RICHEST)


def is_disputed(t: Table, seat: i64) -> bool:
    """Can the order of gains matter? To a merchant it can."""
    for other in range(t.seats):
        if other != seat and t.owns_any(other, RICHER_EARNS):
            return True
    return False


def legal_uses(t: Table, seat: i64, moves: Moves) -> None:
    """Ascending: places, victims, cards that act without a target, and to be done."""
    usable = optional(t, seat)
    if deed_in(t, usable, PLACE_FIGURE) != NONE:
        for region in range(REGION_COUNT):
            if t.strongholds(seat, region) > 0:
                moves.add(PLACE + region)
    if deed_in(t, usable, KILL_FIGURE) != NONE:
        for owner in range(t.seats):
            for region in range(REGION_COUNT):
                if t.has_piece(owner, region, BUSHI):
                    moves.add(KILL + owner * REGION_COUNT + region)
    for card in range(CARD_COUNT):
        if has(t.due, card) and (
            not is_optional(t, card)
            or (has(usable, card) and t.box.cards.deed[card] == TAKE_FROM_RICHEST)
        ):
            moves.add(USE + card)
    moves.add(DONE)


def deed_in(t: Table, cards: i64, deed: i64) -> i64:
    """The first of the cards that does such a deed, or NONE."""
    for card in range(CARD_COUNT):
        if has(cards, card) and t.box.cards.deed[card] == deed:
            return card
    return NONE


def place_bushi(t: Table, seat: i64, region: i64) -> None:
    take_due(t, deed_in(t, t.due, PLACE_FIGURE))
    put_bushi(t, seat, region)


def put_bushi(t: Table, seat: i64, region: i64) -> None:
    """Placing is not summoning."""
    t.shift(seat, BUSHI, RESERVE, region)
    t.tell(PLACED, EVERYONE, seat, BUSHI, region)


def use(t: Table, seat: i64, card: i64) -> None:
    """Copies of a card that must act do so together; of others, one by one."""
    if is_optional(t, card):
        take_due(t, card)
        act(t, seat, card, 1)
    else:
        act_fully(t, seat, card)


def act_fully(t: Table, seat: i64, card: i64) -> None:
    copies: i64 = 2 if has(t.due_twice, card) else 1
    t.due &= ~only(card)
    t.due_twice &= ~only(card)
    act(t, seat, card, copies)


def finish(t: Table, seat: i64) -> None:
    """What must act still does; what may is declined."""
    t.pop()
    for card in range(CARD_COUNT):
        if has(t.due, card) and not is_optional(t, card):
            act_fully(t, seat, card)
    t.due = 0
    t.due_twice = 0


# ----------------------------------------------------------------- the ninja


def strike(t: Table, seat: i64, owner: i64, region: i64) -> None:
    """A bushi anywhere dies, and it costs honor, even if Mercy spares it."""
    card = deed_in(t, t.due, KILL_FIGURE)
    take_due(t, card)
    t.new_event()
    t.doomed[owner] = one(BUSHI)
    if owner != seat and may_spare(t, seat):
        ask_to_spare(t, seat, BY_NINJA, region)
        return
    kill_doomed(t, seat, region)
    pay_in_honor(t, seat)


def pay_in_honor(t: Table, seat: i64) -> None:
    fall(t, seat)
