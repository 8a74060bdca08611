"""What each seat sees of the table; `view.py` has the words for it."""

from kachidoki.engine.bag import has, size, words_in
from kachidoki.engine.counts import amounts
from kachidoki.engine.seats import seat_name
from kachidoki.engine.vecs import i64
from kachidoki.engine.words import word_or_none
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    BUILDINGS,
    BUILDINGS_OF_CLAN,
    CLANS,
    COLUMN_COUNT,
    COLUMNS,
    DECREES,
    EXPANSION,
    FACES,
    FIRST_MERCENARY,
    FIRST_SHRINE,
    GOALS,
    GOALS_OF_CLAN,
    GOOD_COUNT,
    GOODS,
    HERO_COUNT,
    HEROES,
    HEROES_AT_MOST,
    MOST_DICE,
    NEUTRAL_TACTICS,
    NOBLE_COUNT,
    NOBLES,
    ORDER_COUNT,
    ORDERS,
    PLACE_COUNT,
    PLACES,
    SPECIALS,
    SPECIALS_OF_CLAN,
    TACTICS,
    TOKENS,
    TOSHI_RANBO,
    UPGRADE_COUNT,
    UPGRADES,
    is_shrine,
)
from kachidoki.titles.gunsen.rules.battle.course import COUNTING, DYING, thrower
from kachidoki.titles.gunsen.rules.battle.icons import board_icons, count_icons, rerolls_among
from kachidoki.titles.gunsen.rules.cards.effects import (
    ARMOUR,
    BLOOD,
    DEEDS,
    DICE_MORE,
    KEEPS,
    STRENGTH,
    icon,
    icon_counts,
)
from kachidoki.titles.gunsen.rules.components import PRINTED
from kachidoki.titles.gunsen.rules.deeds.movement import (
    is_bought,
    is_jump,
    origin_of,
    price_of_move,
    target_of,
    toll_of,
    troops_on,
)
from kachidoki.titles.gunsen.rules.knowledge import bought_neutrals
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    BATTLING,
    CHOOSING,
    DEFENDER,
    GATHERING,
    HOMING,
    JUMPING,
    KEEPING,
    LEADING,
    MOVING,
    MUSTERING,
    NONE,
    RANSOMING,
    REROLLING,
    SMITING,
    STATIONING,
    STEALING,
    SUMMONING,
    TURNING,
    USING,
    Table,
)
from kachidoki.titles.gunsen.rules.turn.activation import companions
from kachidoki.titles.gunsen.view import Battle, Companion, Matter, Player, Side, Territory, View

# The cards whose effects there are, by their numbers.
CARDS = [*DECREES, *TACTICS, *HEROES, *BUILDINGS]


def public_view(t: Table) -> View:
    """What all may know."""
    return View(
        *t.heading(),
        turn=seat_name(t.turn),
        round=t.round,
        players={seat_name(seat): player_of(t, seat) for seat in range(t.seats)},
        places={PLACES[place]: place_of(t, place) for place in places_of(t)},
        captured=t.captured,
        row=[word_or_none(t.row_cards[slot], ORDERS) for slot in range(t.box.rules.row)],
        deck=t.deck_size,
        discards={
            ORDERS[order]: t.discard[order] for order in range(ORDER_COUNT) if t.discard[order] > 0
        },
        tokens_unseen=amounts(t.tokens_unseen, TOKENS),
        mercenaries=[
            HEROES[hero]
            for hero in range(FIRST_MERCENARY, HERO_COUNT)
            if t.hero_place[hero] == NONE
        ],
        order=word_or_none(t.order, ORDERS),
        noble=word_or_none(t.noble, NOBLES),
        column=word_or_none(t.column, COLUMNS),
        halted=t.is_halted,
        battle=battle_of(t),
        matter=matter_of(t),
        held=[],
    )


def complete_view(t: Table, view: View, seat: i64) -> None:
    """The neutral tactics that only the seat knows."""
    view.held = words_in(t.dealt[seat] & ~bought_neutrals(t, seat), NEUTRAL_TACTICS)


def places_of(t: Table) -> list[i64]:
    """All places of the board, without forts that nobody plays."""
    found: list[i64] = []
    for place in range(PLACE_COUNT):
        if has(t.box.territories, place):
            found.append(place)
    for seat in range(t.seats):
        found.append(t.fort(seat))
    return found


# ----------------------------------------------------------------- players


def player_of(t: Table, seat: i64) -> Player:
    clan = t.clan[seat]
    known = clan != NONE
    return Player(
        clan=word_or_none(clan, CLANS),
        fort=PLACES[t.fort(seat)],
        goods={GOODS[good]: t.good(seat, good) for good in range(GOOD_COUNT)},
        achievements=words_in(t.achieved[seat], ACHIEVEMENTS),
        goals=words_in(t.goals[seat], GOALS[clan * GOALS_OF_CLAN :]) if known else [],
        nobles=words_in(t.nobles[seat], NOBLES),
        face_down={
            NOBLES[noble]: ORDERS[t.face_down[seat * NOBLE_COUNT + noble]]
            for noble in range(NOBLE_COUNT)
            if t.face_down[seat * NOBLE_COUNT + noble] != NONE
        },
        columns={COLUMNS[column]: column_of(t, seat, column) for column in range(COLUMN_COUNT)},
        companions=companions_of(t, seat),
        icons=icon_counts(board_icons(t, seat)),
        specials=words_in(t.specials[seat], SPECIALS[clan * SPECIALS_OF_CLAN :]) if known else [],
        tactics=[TACTICS[t.tactic(seat, number)] for number in range(t.tactics_bought(seat))],
        tactics_held=size(t.dealt[seat] & ~bought_neutrals(t, seat)),
        tokens=amounts(t.tokens[seat], TOKENS),
        tokens_taken=t.tokens_taken[seat],
        upgrades=[
            UPGRADES[upgrade]
            for upgrade in range(UPGRADE_COUNT)
            if t.upgrade_owner[upgrade] == seat
        ],
        heroes=heroes_of(t, seat),
        buildings=buildings_of(t, seat) if known else {},
        supply=t.supply(seat),
        troops=t.on_board[seat],
    )


def column_of(t: Table, seat: i64, column: i64) -> list[str]:
    return [DECREES[t.decree(seat, column, level)] for level in range(t.height_of(seat, column))]


def companions_of(t: Table, seat: i64) -> dict[str, list[Companion]]:
    """What acts with each column if it is activated now."""
    found: dict[str, list[Companion]] = {}
    for column in range(COLUMN_COUNT):
        rows = companions(t, seat, column)
        if rows:
            found[COLUMNS[column]] = [companion_of(t, row) for row in rows]
    return found


def companion_of(t: Table, row: i64) -> Companion:
    card = t.box.effects.card[row]
    return Companion(CARDS[card], row - t.box.first_effect[card])


def heroes_of(t: Table, seat: i64) -> dict[str, str]:
    found: dict[str, str] = {}
    for number in range(HEROES_AT_MOST):
        hero = t.heroes[seat * HEROES_AT_MOST + number]
        if hero != NONE:
            found[HEROES[hero]] = PLACES[t.hero_place[hero]]
    return found


def buildings_of(t: Table, seat: i64) -> dict[str, str]:
    found: dict[str, str] = {}
    for number in range(BUILDINGS_OF_CLAN):
        building = t.own_building(seat, number)
        if t.building_place[building] != NONE:
            found[BUILDINGS[building]] = PLACES[t.building_place[building]]
    return found


# ----------------------------------------------------------------- places


def place_of(t: Table, place: i64) -> Territory:
    armies: dict[str, int] = {}
    heroes: dict[str, str] = {}
    for seat in range(t.seats):
        troops = t.army(seat, place)
        if troops > 0:
            armies[seat_name(seat)] = troops
        hero = t.hero_at(seat, place)
        if hero != NONE:
            heroes[seat_name(seat)] = HEROES[hero]
    building = t.building_on[place]
    return Territory(
        armies=armies,
        heroes=heroes,
        building=word_or_none(building, BUILDINGS),
        control=control_of(t, place),
        token=has(t.villages, place),
        upgrade=upgrade_at(t, place),
    )


def control_of(t: Table, place: i64) -> str | None:
    occupant = t.occupant[place]
    if occupant != NONE:
        return None if place == t.contested else seat_name(occupant)
    building = t.building_on[place]
    return None if building == NONE else seat_name(t.builder[building])


def upgrade_at(t: Table, place: i64) -> str | None:
    if place == TOSHI_RANBO:
        return UPGRADES[EXPANSION]
    return word_or_none(t.shrines[place - FIRST_SHRINE], UPGRADES) if is_shrine(place) else None


# ----------------------------------------------------------------- the battle


def battle_of(t: Table) -> Battle | None:
    if t.contested == NONE or t.is_over():
        return None
    begun = outer_step(t) == BATTLING
    rolls = begun and t.rolled > 0
    return Battle(
        place=PLACES[t.contested],
        defender=side_of(t, DEFENDER, begun),
        attacker=side_of(t, ATTACKER, begun),
        begun=begun,
        rolling=seat_name(t.seat_of(thrower(t))) if rolls else None,
        dice=[FACES[t.dice[die]] for die in range(MOST_DICE) if rolls and die < t.rolled],
        winner=seat_name(t.seat_of(t.winner)) if begun and t.winner >= 0 else None,
    )


def outer_step(t: Table) -> i64:
    """The step that all others have interrupted."""
    return t.step if t.depth == 0 else t.frames[0]


def side_of(t: Table, side: i64, begun: bool) -> Side:
    """Before both sides are counted, what would count now."""
    seat = t.seat_of(side)
    counted = begun and t.stage > COUNTING
    icons = t.icons[side] if counted else count_icons(t, side)
    strength = icon(icons, STRENGTH)
    if not (counted and t.stage > DYING):
        strength += t.army(seat, t.contested)
    return Side(
        seat=seat_name(seat),
        troops=t.army(seat, t.contested),
        strength=strength,
        blood=icon(icons, BLOOD),
        armour=icon(icons, ARMOUR),
        dice=min(t.box.rules.dice, icon(icons, DICE_MORE)),
        rerolls=rerolls_among(t, side, icons),
        keeps=icon(icons, KEEPS),
        hero=word_or_none(t.hero_at(seat, t.contested), HEROES),
        ignored=begun and has(t.ignored, side),
        killed=t.killed[side] if begun else 0,
    )


# ----------------------------------------------------------------- what is being decided


def matter_of(t: Table) -> Matter:
    step = t.step
    if t.is_over() or step < CHOOSING:
        return Matter()
    if step in (MOVING, JUMPING):
        return movement_matter(t)
    if step in (MUSTERING, LEADING):
        return Matter(
            card=card_of(t, t.row),
            origin=PLACES[origin_of(t.argument)],
            place=PLACES[target_of(t.argument)],
            troops=troops_on(t.argument) if step == LEADING else None,
            jump=is_jump(t.argument),
            toll=toll_of(t, t.turn),
        )
    if step in (STATIONING, HOMING):
        return Matter(hero=HEROES[t.argument])
    if step in (SUMMONING, GATHERING, REROLLING, KEEPING):
        return Matter(left=t.argument)
    if step in (STEALING, SMITING):
        return Matter(card=card_of(t, t.row), left=t.argument & 15)
    if step in (USING, RANSOMING, TURNING):
        return offer_matter(t, t.argument)
    return Matter()


def movement_matter(t: Table) -> Matter:
    effects = t.box.effects
    bought = is_bought(t)
    return Matter(
        card=card_of(t, t.row),
        left=None if bought else t.argument,
        good=GOODS[effects.pay[t.row]] if bought else None,
        price=price_of_move(t, t.turn) if bought else None,
        jump=t.has_jumped,
        toll=toll_of(t, t.turn),
    )


def offer_matter(t: Table, row: i64) -> Matter:
    """An ability, and what it costs."""
    effects = t.box.effects
    good = effects.pay[row]
    return Matter(
        card=card_of(t, row),
        deed=DEEDS[effects.op[row]],
        good=word_or_none(good, GOODS),
        price=effects.price[row] if good != NONE else None,
    )


def card_of(t: Table, row: i64) -> str | None:
    """The card whose effect it is; None for what is printed on the board."""
    if row == NONE:
        return None
    card = t.box.effects.card[row]
    return None if card >= PRINTED else CARDS[card]
