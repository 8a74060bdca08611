"""The year: what begins a season and ends it, and the count in winter."""

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.counts import count, total
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.shared import with_item
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_COUNT,
    CONTEST,
    FIGURE_COUNT,
    MOST_SEATS,
    REGION_COUNT,
)
from kachidoki.titles.rising_sun.rules.cards.effects import times
from kachidoki.titles.rising_sun.rules.components import IN_WINTER, SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.deals.promises import end_war
from kachidoki.titles.rising_sun.rules.events import (
    GAME_OVER,
    HOSTAGE_FREED,
    INCOME,
    SEASON_BEGAN,
    SEASON_ENDED,
    SET_POINTS,
    TEA_BEGAN,
    TOKEN_POINTS,
    WAR_DRAWN,
    WINTER_POINTS,
)
from kachidoki.titles.rising_sun.rules.purse import earn, score
from kachidoki.titles.rising_sun.rules.state import (
    CAPTIVE,
    CONTESTING,
    FIRST_SHRINE,
    MANDATE_TURNS,
    NONE,
    PROPOSING,
    RESERVE,
    SHARING,
    WINTER,
    Table,
)

# ----------------------------------------------------------------- the beginning of a season


def begin_season(t: Table) -> None:
    t.tell(SEASON_BEGAN, EVERYONE, t.season)
    t.wars = vec[i64]([NONE] * REGION_COUNT)
    t.step, t.argument = CONTESTING, 0


def legal_wars(t: Table, moves: Moves) -> None:
    drawn: i64 = 0
    for number in range(t.argument):
        drawn |= only(t.wars[number])
    for region in range(REGION_COUNT):
        if not has(drawn, region):
            moves.add(CONTEST + region)


def contest(t: Table, region: i64) -> None:
    """The next region of war; when all are known, the rest of the season is prepared."""
    t.wars = with_item(t.wars, t.argument, region)
    t.argument += 1
    t.tell(WAR_DRAWN, EVERYONE, region, t.argument)
    if t.argument == t.box.war_tokens:
        lay_out_cards(t)
        pay_income(t)
        free_hostages(t)
        begin_tea(t)


def lay_out_cards(t: Table) -> None:
    """Those of last season that nobody bought are gone."""
    t.market = 0
    t.market_twice = 0
    cards = t.box.season_cards(t.card_set, t.season)
    for card in range(CARD_COUNT):
        if has(cards, card) and t.box.cards.copies[card] > 0:
            t.market |= only(card)
            if t.box.cards.copies[card] > 1:
                t.market_twice |= only(card)


def pay_income(t: Table) -> None:
    """All have no coins now, so that nobody is richer than anybody else."""
    for seat in range(t.seats):
        t.coins[seat] = t.box.houses.income[t.house[seat]]
        t.tell(INCOME, EVERYONE, seat, t.coins[seat])


def free_hostages(t: Table) -> None:
    """They go home, each for a coin to the captor, who are paid in the order of honor."""
    for place in range(t.seats):
        captor = t.track[place]
        freed: i64 = 0
        for owner in range(t.seats):
            freed += free_those_of(t, captor, owner)
        earn(t, captor, freed * t.box.war.hostage_coins)


def free_those_of(t: Table, captor: i64, owner: i64) -> i64:
    held = t.army(owner, CAPTIVE + captor)
    if held == 0:
        return 0
    t.pieces[t.spot(owner, CAPTIVE + captor)] = 0
    t.pieces[t.spot(owner, RESERVE)] += held
    for figure in range(FIGURE_COUNT):
        for _ in range(count(held, figure)):
            t.tell(HOSTAGE_FREED, EVERYONE, captor, owner, figure)
    return total(held)


def begin_tea(t: Table) -> None:
    """Last season's alliances are over."""
    t.ally = vec[i64]([NONE] * MOST_SEATS)
    t.tell(TEA_BEGAN, EVERYONE)
    t.step, t.argument = PROPOSING, 0
    t.approached = 0


# ----------------------------------------------------------------- its end


def end_season(t: Table) -> None:
    """Coins and ronin are gone, who worships goes home, the tiles go back to their stack."""
    end_war(t)
    t.tell(SEASON_ENDED, EVERYONE, t.season)
    t.quiet = 0
    for seat in range(t.seats):
        t.coins[seat] = 0
        t.ronin[seat] = 0
        for slot in range(SHRINES_IN_PLAY):
            t.pieces[t.spot(seat, RESERVE)] += t.army(seat, FIRST_SHRINE + slot)
            t.pieces[t.spot(seat, FIRST_SHRINE + slot)] = 0
    t.first = t.clockwise(t.first, MANDATE_TURNS)
    t.turn = 0
    t.mandate = NONE
    t.hand = 0
    t.stack = 0
    t.lay_no_tiles()
    t.season += 1
    if t.season < WINTER:
        begin_season(t)
    else:
        winter(t)


# ----------------------------------------------------------------- winter


def winter(t: Table) -> None:
    """Hostages go home; then winter cards, war tokens and sets of them are counted."""
    free_hostages(t)
    for seat in range(t.seats):
        count_winter_cards(t, seat)
    for seat in range(t.seats):
        count_tokens(t, seat)
    for seat in range(t.seats):
        count_sets(t, seat)
    t.step, t.argument = SHARING, 0
    t.actor = NOBODY
    t.tell(GAME_OVER, EVERYONE)


def count_winter_cards(t: Table, seat: i64) -> None:
    owned = t.cards[seat] & t.box.at[IN_WINTER]
    for card in range(CARD_COUNT):
        if has(owned, card):
            points = t.box.cards.points[card] * t.copies(seat, card)
            score(t, WINTER_POINTS, seat, points * times(t, seat, card), card)
            t.still()


def count_tokens(t: Table, seat: i64) -> None:
    points: i64 = 0
    for season in range(WINTER):
        points += size(t.tokens[seat * WINTER + season]) * t.box.token_points[season]
    score(t, TOKEN_POINTS, seat, points, 0)
    t.still()


def count_sets(t: Table, seat: i64) -> None:
    """More for more different regions."""
    regions = size(regions_won(t, seat))
    score(t, SET_POINTS, seat, t.box.set_points[regions], regions)
    t.still()


def regions_won(t: Table, seat: i64) -> i64:
    """The bag of regions of which the seat has a war token."""
    won: i64 = 0
    for season in range(WINTER):
        won |= t.tokens[seat * WINTER + season]
    return won
