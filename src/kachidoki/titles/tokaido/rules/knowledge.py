"""What a seat cannot know, and a fresh guess at it that fits all that the seat does know.

Souvenirs, hot springs and collections lie open. Hidden are the travelers to choose from, the second
encounter that Yoshiyasu puts back, Satsuki's free meal until she takes it, the meals of an inn from
those who have not been there, and whatever of this went under a deck.
"""

from kachidoki.engine.bag import draw, has, size
from kachidoki.engine.bag import some as some_of
from kachidoki.engine.counts import nth, one, some, total
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import ALL_TRAVELERS, LEGS
from kachidoki.titles.tokaido.rules.state import NONE, Table

# ----------------------------------------------------------------- travelers


def redraw_travelers(t: Table, seat: i64, rng: Rng) -> None:
    """Before the choice is open, the others may have been dealt anything and have chosen any of it."""
    left: i64 = ALL_TRAVELERS & ~t.dealt[seat]
    for other in range(t.seats):
        if other != seat and t.dealt[other] != 0:
            t.dealt[other] = some_of(left, size(t.dealt[other]), rng)
            left &= ~t.dealt[other]
            if t.chosen[other] != NONE:
                t.chosen[other] = draw(t.dealt[other], rng)


# ----------------------------------------------------------------- encounters


def redraw_encounters(t: Table, seat: i64, rng: Rng) -> None:
    pool = t.encounter_deck.hidden(seat)
    if t.guest != seat:
        pool += t.pair
    left = t.encounter_deck.redraw(seat, pool, t.box.encounters.cards, rng)
    if t.guest != seat:
        t.pair = left


# ----------------------------------------------------------------- meals


def redraw_meals(t: Table, seat: i64, rng: Rng) -> None:
    """All meals that the seat has not seen are dealt again to the deck, the inns and Satsuki."""
    guest_is_other = t.guest != seat and t.treat != NONE
    pool = t.meal_deck.hidden(seat)
    if guest_is_other:
        pool += one(t.treat)
    for leg in range(LEGS):
        pool += unseen_at(t, leg, seat)
    left = t.meal_deck.redraw(seat, pool, t.box.meals.cards, rng)
    for leg in range(LEGS):
        left -= redraw_inn(t, leg, seat, left, rng)
    if guest_is_other:
        t.treat = nth(left, 0)


def knows_offer(t: Table, leg: i64, seat: i64) -> bool:
    return has(t.seen[leg], seat)


def knew_offer(t: Table, leg: i64, seat: i64) -> bool:
    """Did the seat know the meals of that inn before one of them was dropped?"""
    return has(t.seen_before[leg], seat)


def unseen_at(t: Table, leg: i64, seat: i64) -> i64:
    """The meals of an inn that could be any, for all the seat knows."""
    if knew_offer(t, leg, seat):
        return 0
    if knows_offer(t, leg, seat):
        return t.dropped[leg]
    return t.offer[leg] + t.dropped[leg]


def redraw_inn(t: Table, leg: i64, seat: i64, pool: i64, rng: Rng) -> i64:
    """Fills them from the pool, and returns what was taken from it.

    Who knew the offer knows what it and the dropped meal are together, so only these two are mixed.
    """
    if knew_offer(t, leg, seat):
        together = t.offer[leg] + t.dropped[leg]
        t.dropped[leg] = some(together, total(t.dropped[leg]), rng)
        t.offer[leg] = together - t.dropped[leg]
        return 0
    dropped = some(pool, total(t.dropped[leg]), rng)
    t.dropped[leg] = dropped
    if knows_offer(t, leg, seat):
        return dropped
    t.offer[leg] = some(pool - dropped, total(t.offer[leg]), rng)
    return t.offer[leg] + dropped
