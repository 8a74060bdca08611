"""What chance decides: which traveler, souvenir, hot spring, encounter or meal comes next."""

from kachidoki.engine import bag, counts
from kachidoki.engine.bag import add_members
from kachidoki.engine.counts import add_kinds
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules import setup
from kachidoki.titles.tokaido.rules.actions import DROP, MEAL, MEET, SOUVENIR, SPRING
from kachidoki.titles.tokaido.rules.state import (
    BATHING,
    DEALING,
    DISPLAYING,
    DROPPING,
    GIVING,
    LINING_UP,
    MEETING,
    Table,
)


def legal_draws(t: Table, moves: Moves) -> None:
    step = t.step
    if step == DEALING:
        setup.legal_travelers(t, moves)
    elif step == LINING_UP:
        setup.legal_line_up(t, moves)
    elif is_souvenir(step):
        add_members(moves, SOUVENIR, t.souvenir_deck.top())
    else:
        add_kinds(moves, verb(step), like_cards(t))


def is_souvenir(step: i64) -> bool:
    """Every souvenir is there once; of all other cards of the journey there are several alike."""
    return step in (DISPLAYING, GIVING)


def verb(step: i64) -> i64:
    if step == BATHING:
        return SPRING
    if step == MEETING:
        return MEET
    return DROP if step == DROPPING else MEAL


def like_cards(t: Table) -> i64:
    """The cards of which chance takes one, as counts."""
    if t.step == BATHING:
        return t.springs_left
    if t.step == MEETING:
        return t.encounter_deck.top()
    return t.offer[t.leg] if t.step == DROPPING else t.meal_deck.top()


def draw(t: Table, rng: Rng) -> i64:
    """A card of the journey, each as likely as it is there often."""
    if is_souvenir(t.step):
        return SOUVENIR + bag.draw(t.souvenir_deck.top(), rng)
    return verb(t.step) + counts.draw(like_cards(t), rng)


def weight(t: Table, action: i64) -> i64:
    """How many cards of that kind there are to draw."""
    if t.step <= LINING_UP or is_souvenir(t.step):
        return 1
    return counts.count(like_cards(t), action - verb(t.step))
