"""What a war token brings to whoever takes it."""

from kachidoki.engine.bag import only, size
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import SOULS
from kachidoki.titles.rising_sun.rules.cards.killing import add_points
from kachidoki.titles.rising_sun.rules.components import TOKEN_WON
from kachidoki.titles.rising_sun.rules.events import MONSTER_POINTS, TOKEN_TAKEN
from kachidoki.titles.rising_sun.rules.purse import score
from kachidoki.titles.rising_sun.rules.state import WINTER, Table


def take_token(t: Table, seat: i64, region: i64) -> None:
    """Courage is rewarded, and so is the Oni of Souls where it stands."""
    place = seat * WINTER + t.season
    t.tokens = with_item(t.tokens, place, t.tokens[place] | only(region))
    t.tell(TOKEN_TAKEN, EVERYONE, seat, region)
    add_points(t, seat, TOKEN_WON, 1)
    if t.has_piece(seat, region, SOULS):
        oni = size(t.cards[seat] & t.box.oni_cards)
        score(t, MONSTER_POINTS, seat, oni * t.box.monsters.points_per_oni, SOULS)
