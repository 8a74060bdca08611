"""What follows from the rest of the table, for a position that was read."""

from kachidoki.engine.bag import only
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    BUILDING_COUNT,
    BUILDINGS_OF_CLAN,
    COLUMN_COUNT,
    MOST_DICE,
    MOST_SEATS,
    NOBLE_COUNT,
    ORDER_COUNT,
    PLACE_COUNT,
)
from kachidoki.titles.gunsen.rules.components import HIGHEST, MOST_ROW
from kachidoki.titles.gunsen.rules.state import NONE, Table


def derive(t: Table) -> None:
    derive_boards(t)
    derive_map(t)
    derive_deck(t)
    t.rolled = 0
    while t.rolled < MOST_DICE and t.dice[t.rolled] != NONE:
        t.rolled += 1


def derive_deck(t: Table) -> None:
    """What lies nowhere else."""
    t.deck_size = 0
    t.discard_size = 0
    for order in range(ORDER_COUNT):
        t.deck[order] = t.box.copies[order] - t.discard[order]
        t.discard_size += t.discard[order]
    for place in range(MOST_ROW):
        take_out(t, t.row_cards[place])
    for place in range(MOST_SEATS * NOBLE_COUNT):
        take_out(t, t.face_down[place])
    for place in range(t.seats * COLUMN_COUNT * HIGHEST):
        take_out(t, t.stacks[place])
    take_out(t, t.order)
    for order in range(ORDER_COUNT):
        t.deck_size += t.deck[order]


def take_out(t: Table, card: i64) -> None:
    if card != NONE and card < ORDER_COUNT:
        t.deck[card] -= 1


def derive_boards(t: Table) -> None:
    """How high columns are, and the icons on them."""
    for seat in range(t.seats):
        t.order_icons[seat] = 0
        for column in range(COLUMN_COUNT):
            spot = seat * COLUMN_COUNT + column
            height: i64 = 0
            while height < HIGHEST and t.stacks[spot * HIGHEST + height] != NONE:
                t.order_icons[seat] += t.box.icons[t.stacks[spot * HIGHEST + height]]
                height += 1
            t.height[spot] = height


def derive_map(t: Table) -> None:
    """Whose army stands where, and which building."""
    for building in range(BUILDING_COUNT):
        t.builder[building] = NONE
    for place in range(PLACE_COUNT):
        t.occupant[place] = NONE
        t.building_on[place] = NONE
    t.built = 0
    for building in range(BUILDING_COUNT):
        if t.building_place[building] != NONE:
            t.building_on[t.building_place[building]] = building
            t.built |= only(t.building_place[building])
    for seat in range(t.seats):
        if t.clan[seat] != NONE:
            for number in range(BUILDINGS_OF_CLAN):
                t.builder[t.own_building(seat, number)] = seat
        derive_armies(t, seat)


def derive_armies(t: Table, seat: i64) -> None:
    t.on_board[seat] = 0
    t.held[seat] = 0
    for place in range(PLACE_COUNT):
        troops = t.army(seat, place)
        if troops > 0:
            t.on_board[seat] += troops
            t.held[seat] |= only(place)
            if t.occupant[place] == NONE or seat == t.defender:
                t.occupant[place] = seat
