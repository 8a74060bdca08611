"""Harvest: a coin for everybody, and for the privileged what regions bring where they are strongest."""

from kachidoki.engine.events import EVERYONE
from kachidoki.engine.vecs import i64
from kachidoki.titles.rising_sun.rules.actions import REGION_COUNT
from kachidoki.titles.rising_sun.rules.events import HARVEST_POINTS, HARVESTED
from kachidoki.titles.rising_sun.rules.force import strongest_in
from kachidoki.titles.rising_sun.rules.purse import add_ronin, earn, score
from kachidoki.titles.rising_sun.rules.state import Table


def harvest_all(t: Table) -> None:
    for index in range(t.seats):
        seat = t.share_of(index)
        t.new_event()
        if t.is_privileged(seat):
            harvest(t, seat)
        else:
            earn(t, seat, t.box.politics.harvest_coins)


def harvest(t: Table, seat: i64) -> None:
    """All coins of the share are one gain, and so are all points."""
    coins = t.box.politics.harvest_coins
    ronin: i64 = 0
    for region in range(REGION_COUNT):
        if strongest_in(t, region) == seat:
            t.tell(HARVESTED, EVERYONE, seat, region)
            score(t, HARVEST_POINTS, seat, t.box.regions.points[region], region)
            coins += t.box.regions.coins[region]
            ronin += t.box.regions.ronin[region]
            t.still()
    earn(t, seat, coins)
    add_ronin(t, seat, ronin)
