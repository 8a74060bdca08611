"""Inns: the arrival, the meals on offer, and who knows what lies there."""

from kachidoki.engine import counts
from kachidoki.engine.bag import has, only
from kachidoki.engine.counts import one
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import CHANCE
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.actions import (
    ACCEPT,
    DECLINE,
    EAT,
    FAST,
    KINKO,
    MEAL_COUNT,
)
from kachidoki.titles.tokaido.rules.events import (
    ATE,
    DECLINED,
    DROPPED,
    FASTED,
    LOOKED,
    SERVED,
    SERVED_UNSEEN,
    TREATED,
    TREATED_UNSEEN,
)
from kachidoki.titles.tokaido.rules.state import (
    DINING,
    DROPPING,
    NONE,
    SERVING,
    TASTING,
    TREATING,
    Table,
)

# ----------------------------------------------------------------- the offer


def dine(t: Table) -> None:
    """The guest looks at the meals and may buy one; the first guest draws them."""
    if not t.is_served() and serve(t):
        return
    t.step = DINING
    t.actor = t.guest
    if not has(t.seen[t.leg], t.guest):
        look(t)


def look(t: Table) -> None:
    """A later guest learns what is left."""
    t.seen[t.leg] |= 1 << t.guest
    t.revelations += 1
    for meal in range(MEAL_COUNT):
        for _ in range(counts.count(t.offer[t.leg], meal)):
            t.tell(LOOKED, 1 << t.guest, t.guest, meal)


def serve(t: Table) -> bool:
    """The first guest draws the meals, one more than there are travelers; tells if there are any."""
    t.served |= only(t.leg)
    t.argument = min(t.box.meals_served, meals_left(t))
    t.step = SERVING
    t.actor = CHANCE
    if t.guest != t.box.neutral:
        t.seen[t.leg] = 1 << t.guest
    t.tell(SERVED_UNSEEN, EVERYONE, t.pawn_word(t.guest), t.argument)
    return t.argument > 0


def meals_left(t: Table) -> i64:
    return counts.total(t.meal_deck.everything())


def serve_meal(t: Table, meal: i64) -> None:
    """One of the meals on offer, which only the first guest sees; nobody does for the neutral one."""
    t.meal_deck.take(one(meal))
    t.offer[t.leg] += one(meal)
    t.argument -= 1
    if t.guest != t.box.neutral:
        t.tell(SERVED, 1 << t.guest, t.guest, meal)
    if t.argument > 0:
        return
    if t.guest == t.box.neutral:
        t.step = DROPPING
    else:
        t.step = DINING
        t.actor = t.guest


# ----------------------------------------------------------------- the meal


def legal_meals(t: Table, moves: Moves) -> None:
    """A dish that the traveler has not had and can pay; or none."""
    for meal in range(MEAL_COUNT):
        if may_eat(t, t.guest, meal):
            moves.add(EAT + meal)
    moves.add(FAST)


def may_eat(t: Table, seat: i64, meal: i64) -> bool:
    return (
        counts.count(t.offer[t.leg], meal) > 0
        and not has_had(t, seat, meal)
        and price_for(t, seat, meal) <= t.coins[seat]
    )


def has_had(t: Table, seat: i64, meal: i64) -> bool:
    return has(t.meals[seat], meal)


def price_for(t: Table, seat: i64, meal: i64) -> i64:
    """Kinko pays a coin less, if that is something."""
    price = t.box.meals.price[meal]
    if t.is_traveler(seat, KINKO):
        price = max(0, price - t.box.abilities.kinko_discount)
    return price


def eat(t: Table, meal: i64) -> None:
    t.offer[t.leg] -= one(meal)
    take_meal(t, meal, price_for(t, t.guest, meal))


def take_meal(t: Table, meal: i64, coins: i64) -> None:
    seat = t.guest
    t.coins[seat] -= coins
    t.meals[seat] |= only(meal)
    t.points[seat] += t.box.meals.points
    t.tell(ATE, EVERYONE, seat, meal, coins, t.box.meals.points)


def fast(t: Table) -> None:
    t.tell(FASTED, EVERYONE, t.guest)


# ----------------------------------------------------------------- Satsuki's free meal


def treat(t: Table) -> None:
    t.step = TREATING
    t.actor = CHANCE


def bring_treat(t: Table, meal: i64) -> None:
    """The top meal of the deck, for her eyes only."""
    t.meal_deck.take(one(meal))
    t.treat = meal
    t.step = TASTING
    t.actor = t.guest
    t.tell(TREATED, 1 << t.guest, t.guest, meal)
    t.tell(TREATED_UNSEEN, ~(1 << t.guest), t.guest)


def legal_tastes(t: Table, moves: Moves) -> None:
    if not has_had(t, t.guest, t.treat):
        moves.add(ACCEPT)
    moves.add(DECLINE)


def accept(t: Table) -> None:
    """Everybody sees the meal now."""
    t.revelations += 1
    t.meal_deck.reveal(one(t.treat))
    take_meal(t, t.treat, 0)
    t.treat = NONE


def decline(t: Table) -> None:
    """It goes under the deck, known to her alone, and she may buy another."""
    t.meal_deck.put_under(one(t.treat), 1 << t.guest)
    t.treat = NONE
    t.tell(DECLINED, EVERYONE, t.guest)


# ----------------------------------------------------------------- the neutral traveler


def neutral_dines(t: Table) -> bool:
    """Its arrival costs a meal, drawn before if it is the first; tells whether there is none."""
    if not t.is_served() and serve(t):
        return False
    t.step = DROPPING
    t.actor = CHANCE
    return t.offer[t.leg] == 0


def drop(t: Table, meal: i64) -> None:
    """A random meal goes under the deck, unseen; who knew the offer knows both only together."""
    t.offer[t.leg] -= one(meal)
    t.dropped[t.leg] += one(meal)
    t.seen_before[t.leg] = t.seen[t.leg]
    t.seen[t.leg] = 0
    t.tell(DROPPED, EVERYONE)


# ----------------------------------------------------------------- the end of the stay


def clear_away(t: Table) -> None:
    """What was not eaten goes under the deck in random order.

    With two players each inn keeps what went from it under the deck, for who knows what of it hangs on
    who came before the neutral traveler. Their deck never comes down to it.
    """
    if t.box.neutral == NONE:
        t.meal_deck.put_under(t.offer[t.leg], t.seen[t.leg])
        t.offer[t.leg] = 0
        t.seen[t.leg] = 0


def leftovers(t: Table, leg: i64) -> i64:
    """What two players did not eat at an inn that they have left."""
    return t.offer[leg] if leg < t.leg else 0
