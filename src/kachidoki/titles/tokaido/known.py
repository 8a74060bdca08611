"""A table on which lies all that a view shows, so that the rules' own functions can be asked."""

from kachidoki.engine import Setting
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.sheets import bag_of
from kachidoki.titles.tokaido import TITLE
from kachidoki.titles.tokaido.rules.actions import MEALS, PLACES, SOUVENIRS, SPRINGS
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.snapshot import PlayerSheet, counts_of, listed, restore_player
from kachidoki.titles.tokaido.view import Player, View


def table_of(view: View, setting: Setting) -> Tokaido:
    """What the view does not know is as in a game just opened, and must not be asked for."""
    t = TITLE.open(setting)
    t.leg = view.leg
    for number, pawn in enumerate(view.pawns.values()):
        t.place[number] = PLACES.index(pawn.place)
        t.slot[number] = pawn.slot
        t.offering[number] = pawn.offering
    for seat, (name, player) in enumerate(view.players.items()):
        restore_player(t, seat, name, collection_of(player))
        t.points[seat] = player.points
    if view.guest is not None:
        t.guest = list(view.pawns).index(view.guest)
    lay_stop(t, view)
    if view.over:
        t.actor = NOBODY
    return t


def collection_of(player: Player) -> PlayerSheet:
    return PlayerSheet(
        traveler=player.traveler,
        coins=player.coins,
        parts=player.parts,
        souvenirs=player.souvenirs,
        springs=player.springs,
        encounters=player.encounters,
        meals=player.meals,
        achievements=player.achievements,
    )


def lay_stop(t: Tokaido, view: View) -> None:
    """What lies open, and the meals that the seat knows."""
    t.display = bag_of("display", view.display, SOUVENIRS)
    t.basket = bag_of("basket", view.basket, SOUVENIRS)
    t.bargained = view.bargained
    t.springs_left = counts_of("springs_left", view.springs_left, SPRINGS)
    for leg, inn in enumerate(view.inns):
        t.offer[leg] = listed("inns", inn.meals or [], MEALS)
