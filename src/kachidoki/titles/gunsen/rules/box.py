"""What the rules read: the components, and what follows from them in one setting; never changed."""

from typing import Final

from kachidoki.engine.bag import only
from kachidoki.engine.title import Setting, once_per_setting
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    DECREE_COUNT,
    FIRST_FORT,
    MOST_SEATS,
    ORDER_COUNT,
    PLACE_COUNT,
)
from kachidoki.titles.gunsen.rules.cards.effects import ICONS, IN_BATTLE, LINK_TOWER
from kachidoki.titles.gunsen.rules.components import COMPONENTS, FIRST_BUILDING, Components

CROWD: Final = 5  # players from which the orders marked 5/6 are used
FEW: Final = 3  # players up to whom the small side of the board is used
CHOSEN: Final = "chosen"


class Box(Components):
    """The components for one setting."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(COMPONENTS.section(setting.corrections))
        seats = setting.seats
        self.clans_chosen: bool = setting.options["clans"] == CHOSEN
        self.board = self.small if seats <= FEW else self.large
        forts = self.board.forts[seats]
        self.fort: vec[i64] = vec[i64](forts + [0] * (int(MOST_SEATS) - seats))
        # What touches a place: territories only; for each seat also its own fort.
        land = only(FIRST_FORT) - 1
        self.land: vec[i64] = vec[i64](
            [self.board.touching[place] & land for place in range(PLACE_COUNT)]
        )
        self.around_for: vec[i64] = vec[i64](
            [
                self.board.touching[place] & (land | only(fort))
                for fort in forts
                for place in range(PLACE_COUNT)
            ]
        )
        self.territories: i64 = self.board.places & land
        self.copies: vec[i64] = vec[i64](
            [
                self.orders.copies[order]
                + (self.orders.more_copies[order] if seats >= CROWD else 0)
                for order in range(ORDER_COUNT)
            ]
        )
        self.cards: i64 = sum(self.copies)
        # The buildings that make their territory a watchtower for who controls it.
        self.links: i64 = 0
        for row in range(len(self.effects.rows)):
            if self.effects.op[row] == LINK_TOWER:
                self.links |= only(self.effects.card[row] - FIRST_BUILDING)
        # The icons of every card that can lie on a column.
        self.icons: vec[i64] = vec[i64]([self.icons_of(card) for card in range(DECREE_COUNT)])

    def icons_of(self, card: i64) -> i64:
        icons: i64 = 0
        for row in range(self.first_effect[card], self.first_effect[card + 1]):
            if self.effects.when[row] == IN_BATTLE and self.effects.op[row] == ICONS:
                icons += self.effects.icons[row]
        return icons

    def near(self, seat: i64, place: i64) -> i64:
        """What touches the place for this seat, to which nobody else's fort is there."""
        spot = seat * PLACE_COUNT + place
        return self.around_for[spot]


box_of: Final = once_per_setting(Box)
