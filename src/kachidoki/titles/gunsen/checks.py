"""What cannot be: positions from which no game can go on, and what no game leads to."""

from collections.abc import Iterator
from typing import Final

from kachidoki.engine.bag import has, size, words_in
from kachidoki.engine.checks import in_range
from kachidoki.engine.counts import count, total
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import frames_of
from kachidoki.engine.seats import seat_name
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    BUILDINGS,
    BUILDINGS_OF_CLAN,
    COLUMN_COUNT,
    FIRST_FORT,
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    FIRST_SHRINE,
    GOOD_COUNT,
    HERO_COUNT,
    HEROES,
    HEROES_AT_MOST,
    HEROES_OF_CLAN,
    NEUTRAL_TACTICS,
    ORDER_COUNT,
    ORDERS,
    PLACE_COUNT,
    PLACES,
    SPECIALS_OF_CLAN,
    TACTICS,
    TACTICS_OF_CLAN,
    TOKENS,
    TOSHI_RANBO,
    TOSHI_RANBO_HELD,
    is_fort,
    is_tower,
)
from kachidoki.titles.gunsen.rules.battle.course import ACTING, OVER, REJOICING
from kachidoki.titles.gunsen.rules.cards.effects import (
    BUILD_HOUSES,
    BUY_MOVE,
    GAIN_CHOICE,
    ICON_MASK,
    KILL_TROOPS,
    MOVE_ARMY,
    STEAL_GOODS,
    SUMMON_TROOPS,
)
from kachidoki.titles.gunsen.rules.components import EFFECTS_OF_CARD, QUEUE, TACTIC_LIMIT
from kachidoki.titles.gunsen.rules.deeds.movement import (
    any_move,
    can_pay_for_move,
    is_jump,
    origin_of,
    target_of,
    toll_of,
    troops_on,
)
from kachidoki.titles.gunsen.rules.state import (
    ACTIVATING,
    APPOINTING,
    BATTLING,
    BUILDING,
    BUYING,
    CALLING,
    CHOOSING,
    COMMANDING,
    DEALING,
    DEALING_CLANS,
    ENDING,
    FINDING,
    GAINING,
    GATHERING,
    HALLOWING,
    HOMING,
    ISSUING,
    JUMPING,
    KEEPING,
    LEADING,
    MOVING,
    MUSTERING,
    NONE,
    ORDERING,
    PLACING,
    PLUNDERING,
    RANSOMING,
    REROLLING,
    RETREATING,
    REVEALING,
    ROLLING,
    SMITING,
    STACKING,
    STATIONING,
    STEALING,
    STEPS,
    SUMMONING,
    TURNING,
    USING,
    Table,
)
from kachidoki.titles.gunsen.rules.turn.activation import CARDS, COMPANIONS, LINES
from kachidoki.titles.gunsen.rules.turn.ending import ROW
from kachidoki.titles.gunsen.rules.turn.orders import row_size

# What each decision may have interrupted; the others lie at the bottom alone.
ABOVE: Final = {
    REVEALING: (DEALING_CLANS, CHOOSING, ORDERING, ENDING),
    ROLLING: (BATTLING, REROLLING),
    FINDING: (ENDING,),
    GAINING: (BUYING,),
    CALLING: (APPOINTING, GAINING, ACTIVATING),
    STATIONING: (APPOINTING, GAINING, ACTIVATING),
    SUMMONING: (ACTIVATING, GAINING),
    GATHERING: (ACTIVATING, GAINING),
    MOVING: (ACTIVATING,),
    MUSTERING: (MOVING, JUMPING),
    LEADING: (MOVING, JUMPING),
    JUMPING: (MOVING,),
    BUILDING: (ACTIVATING,),
    BUYING: (ACTIVATING,),
    STEALING: (ACTIVATING, BATTLING),
    SMITING: (ACTIVATING,),
    USING: (BATTLING,),
    RANSOMING: (BATTLING,),
    REROLLING: (BATTLING,),
    TURNING: (BATTLING,),
    KEEPING: (BATTLING,),
    RETREATING: (BATTLING,),
    HOMING: (BATTLING, ACTIVATING, SMITING),
    PLUNDERING: (BATTLING,),
}
# The effects about which a decision asks.
MOVES: Final = (MOVE_ARMY, BUY_MOVE)
ASKED_BY: Final = {
    SUMMONING: (SUMMON_TROOPS,),
    GATHERING: (GAIN_CHOICE,),
    MOVING: MOVES,
    BUILDING: (BUILD_HOUSES,),
    STEALING: (STEAL_GOODS,),
    SMITING: (KILL_TROOPS,),
}
BOTTOM: Final = (
    DEALING_CLANS,
    HALLOWING,
    DEALING,
    ACTIVATING,
    BATTLING,
    ENDING,
    CHOOSING,
    ORDERING,
    PLACING,
    COMMANDING,
    STACKING,
    APPOINTING,
    ISSUING,
)
# Where no battle can be pending.
PEACEFUL: Final = (HALLOWING, DEALING_CLANS, CHOOSING, DEALING, ORDERING, PLACING, ENDING)


# ----------------------------------------------------------------- the pending decisions


def check_pending(t: Table) -> None:
    frames = frames_of(t)
    below = NONE
    for step, argument in frames:
        may_stand = step in BOTTOM if below == NONE else below in ABOVE.get(step, ())
        if step == ISSUING and below == GAINING:
            may_stand = True
        if not may_stand:
            raise BadInput(f"pending: '{STEPS[step]}' cannot stand there")
        lowest, highest = arguments_of(t, step)
        in_range(f"the argument of '{STEPS[step]}'", argument, lowest, highest)
        below = step
    if frames[-1][0] in (ACTIVATING, BATTLING, ENDING, GAINING):
        raise BadInput(f"pending: nobody decides '{STEPS[frames[-1][0]]}'")
    check_course(t, frames[0][0])


def arguments_of(t: Table, step: int) -> tuple[int, int]:
    """What the argument of a pending decision can be."""
    seats, rows = int(t.seats), len(t.box.effects.rows)
    most: dict[int, tuple[int, int]] = {
        DEALING_CLANS: (0, seats - 1),
        CHOOSING: (0, seats - 1),
        HALLOWING: (0, int(size(t.box.board.shrines)) - 1),
        DEALING: (0, seats * int(t.box.rules.neutral_tactics) - 1),
        ROLLING: (1, int(t.box.rules.dice)),
        FINDING: (0, PLACE_COUNT - 1),
        APPOINTING: (0, 1),
        ISSUING: (0, 1),
        CALLING: (0, 1),
        STATIONING: (0, HERO_COUNT - 1),
        HOMING: (0, HERO_COUNT - 1),
        SUMMONING: (1, int(t.box.rules.troops)),
        GATHERING: (1, 9),
        MOVING: (1, 9),
        MUSTERING: (0, 1 << 13),
        LEADING: (0, 1 << 18),
        STEALING: (1, 1 << 28),
        SMITING: (1, 1 << 10),
        USING: (0, rows - 1),
        RANSOMING: (0, rows - 1),
        TURNING: (0, rows - 1),
        REROLLING: (1, int(ICON_MASK)),
        KEEPING: (1, int(t.box.rules.dice)),
        RETREATING: (0, seats - 1),
        PLUNDERING: (0, seats - 1),
        GAINING: (0, 1 << 40),
    }
    return most.get(step, (0, 0))


def check_course(t: Table, bottom: int) -> None:
    """What goes on by itself has what it needs."""
    check_setup(t, bottom)
    if bottom in (PLACING, STACKING) and t.order == NONE:
        raise BadInput("order: none was taken")
    if bottom == ACTIVATING:
        check_activation(t)
    if bottom == APPOINTING and frames_of(t)[0][1] == 1 and t.due == NONE:
        raise BadInput("due: nothing lets another column follow")
    if bottom == BATTLING:
        check_battle(t)
    elif t.is_bloodless:
        raise BadInput("bloodless: there is no battle")
    if t.contested != NONE and (bottom in PEACEFUL or t.defender == NONE):
        raise BadInput("contested: there is no battle")
    if t.contested == NONE and t.defender != NONE:
        raise BadInput("defender: there is no battle")
    if bottom == ENDING:
        in_range("stage", t.stage, 0, ROW + 1)
        in_range("cursor", t.cursor, 0, PLACE_COUNT)
    check_effect(t)
    check_draws(t)


def check_setup(t: Table, bottom: int) -> None:
    """Shrines, then clans, then neutral tactics: one shrine, seat or card after another."""
    shrines = int(size(t.box.board.shrines))
    hallowed = int(t.argument) if bottom == HALLOWING else shrines
    there = [place for place in range(len(t.shrines)) if t.shrines[place] != NONE]
    if there != list(range(hallowed)):
        raise BadInput(f"shrines: {hallowed} of them have their upgrade now")
    known = [t.clan[seat] != NONE for seat in range(t.seats)]
    if bottom in (HALLOWING, DEALING_CLANS, CHOOSING):
        chosen = 0 if bottom == HALLOWING else frames_of(t)[0][1]
        if known != [seat < chosen for seat in range(t.seats)]:
            raise BadInput("players: clans are taken in the order of the seats")
    elif not all(known):
        raise BadInput("players: everybody has a clan once all have chosen")
    if bottom == DEALING:
        each = int(t.box.rules.neutral_tactics)
        dealt = [int(size(t.dealt[seat])) for seat in range(t.seats)]
        if dealt != [min(each, max(0, int(t.argument) - each * s)) for s in range(t.seats)]:
            raise BadInput("players: tactics are dealt in the order of the seats")


def check_activation(t: Table) -> None:
    if t.column == NONE:
        raise BadInput("column: none is activated")
    in_range("stage", t.stage, CARDS, LINES)
    lowest, highest = 0, int(t.box.columns.lines[t.column])
    if t.stage == CARDS:
        each = int(EFFECTS_OF_CARD)
        lowest, highest = -each, int(t.height_of(t.turn, t.column)) * each - 1
    elif t.stage == COMPANIONS:
        highest = int(t.queued)
        rows = len(t.box.effects.rows)
        for place in range(t.queued):
            in_range("queue", t.queue[place], 0, rows - 1)
    in_range("cursor", t.cursor, lowest, highest)


def check_battle(t: Table) -> None:
    if t.contested == NONE:
        raise BadInput("contested: there is no battle")
    in_range("stage", t.stage, 0, OVER + 1)
    waits = t.stage in (ACTING, REJOICING)  # for effects of the queue, one after another
    in_range("cursor", t.cursor, NONE, int(t.queued if waits else QUEUE))
    if t.is_bloodless and t.winner == NONE:
        raise BadInput("bloodless: nobody has won")


def check_effect(t: Table) -> None:
    """What is asked about a card's effect is asked about such an effect."""
    for step, _ in frames_of(t):
        deeds = ASKED_BY.get(step)
        if deeds and (t.row == NONE or t.box.effects.op[t.row] not in deeds):
            raise BadInput(f"effect: none that asks for '{STEPS[step]}'")


def check_draws(t: Table) -> None:
    """Chance has something to draw, and a place for it."""
    if t.step == ROLLING and t.rolled + t.argument > t.box.rules.dice:
        raise BadInput("dice: too many")
    if t.step == REVEALING and (row_size(t) >= t.box.rules.row or t.deck_size <= 0):
        raise BadInput("row: no order can come")


# ----------------------------------------------------------------- the table


def check_table(t: Table) -> None:
    """Without these the rules themselves would stumble."""
    clans = [t.clan[seat] for seat in range(t.seats) if t.clan[seat] != NONE]
    if len(set(clans)) < len(clans):
        raise BadInput("players: no two have the same clan")
    if t.defender == t.turn:
        raise BadInput("defender: nobody attacks itself")
    places = t.box.territories
    for seat in range(t.seats):
        for place in range(PLACE_COUNT):
            here = has(places, place) or place == t.fort(seat)
            if t.army(seat, place) > 0 and not here:
                raise BadInput(f"players.{seat_name(seat)}.troops: not in {PLACES[place]}")
    for number, building in enumerate(BUILDINGS):
        place = t.building_place[number]
        if place != NONE and not may_hold_building(t, place):
            raise BadInput(f"building_places.{building}: not in {PLACES[place]}")
    if t.contested != NONE and not has(places, t.contested):
        raise BadInput(f"contested: {PLACES[t.contested]} is not on this map")


def may_hold_building(t: Table, place: int) -> bool:
    if not has(t.box.territories, place) or has(t.villages, place):
        return False
    return place < FIRST_SHRINE and not is_tower(place)


def unplayable(t: Table) -> Iterator[str]:
    """Why the game cannot go on from here; nothing, if it can."""
    yield from misplaced_troops(t)
    yield from misplaced_heroes(t)
    yield from wrong_buildings(t)
    yield from wrong_orders(t)
    yield from wrong_specials(t)
    yield from wrong_tactics(t)
    yield from wrong_tokens(t)
    yield from wrong_ways(t)


def problems(t: Table) -> Iterator[str]:
    """What is wrong besides."""
    yield from unplayable(t)
    for seat in range(t.seats):
        for good in range(GOOD_COUNT):
            if t.good(seat, good) < 0:
                yield f"{seat_name(seat)} owes something"
        for place in range(FIRST_FORT):
            if t.army(seat, place) > 0 and t.space(seat, place) < 0:
                yield f"{seat_name(seat)} has too many troops in {PLACES[place]}"
        yield from wrong_achievements(t, seat)
    if t.occupant[TOSHI_RANBO] != NONE and not t.captured:
        yield "troops are in Toshi Ranbo, and nobody has entered it"


def wrong_achievements(t: Table, seat: int) -> Iterator[str]:
    held = has(t.achieved[seat], TOSHI_RANBO_HELD)
    if held and t.army(seat, TOSHI_RANBO) == 0:
        yield f"{seat_name(seat)} holds Toshi Ranbo without troops"
    most = t.box.rules.achievements_to_win - (0 if t.is_over() else 1)
    if size(t.achieved[seat]) > most:
        yield f"{seat_name(seat)} has {', '.join(words_in(t.achieved[seat], ACHIEVEMENTS))}"


def misplaced_troops(t: Table) -> Iterator[str]:
    """So many for each clan, one army to a territory, two where a battle is pending."""
    for seat in range(t.seats):
        there = sum(int(t.army(seat, place)) for place in range(PLACE_COUNT))
        if there > t.box.rules.troops:
            yield f"players.{seat_name(seat)}.troops: {there}; a clan has {t.box.rules.troops}"
    for place in range(PLACE_COUNT):
        armies = [seat for seat in range(t.seats) if t.army(seat, place) > 0]
        fighting = {int(t.turn), int(t.defender)} if place == t.contested else set()
        if len(armies) > 1 and set(armies) != fighting:
            yield f"{PLACES[place]}: two armies, and no battle"


def misplaced_heroes(t: Table) -> Iterator[str]:
    """In one's own fort, or with one's army; one to a territory; each of one seat only."""
    called = [hero for hero in t.heroes if hero != NONE]
    if len(set(called)) < len(called):
        yield "heroes: one was called twice"
    for hero in range(HERO_COUNT):
        if (t.hero_place[hero] == NONE) != (hero not in called):
            yield f"hero_places.{HEROES[hero]}: who is called has a place, and nobody else"
    for seat in range(t.seats):
        stations: list[int] = []
        for number in range(HEROES_AT_MOST):
            hero = t.heroes[seat * HEROES_AT_MOST + number]
            if hero == NONE:
                continue
            if hero < FIRST_MERCENARY and hero // HEROES_OF_CLAN != t.clan[seat]:
                yield f"players.{seat_name(seat)}.heroes: {HEROES[hero]} is of another clan"
            place = t.hero_place[hero]
            if place == NONE or place == t.fort(seat):
                continue
            fights = place == t.contested and seat in (t.turn, t.defender)
            alone = t.army(seat, place) == 0 and not fights
            if alone or is_fort(place) or place in stations:
                yield f"hero_places.{HEROES[hero]}: not in {PLACES[place]}"
            stations.append(place)


def wrong_buildings(t: Table) -> Iterator[str]:
    places = [place for place in t.building_place if place != NONE]
    if len(set(places)) < len(places):
        yield "building_places: two on one territory"
    clans = [t.clan[seat] for seat in range(t.seats)]
    for building, name in enumerate(BUILDINGS):
        if t.building_place[building] != NONE and building // BUILDINGS_OF_CLAN not in clans:
            yield f"building_places.{name}: nobody plays that clan"


def wrong_orders(t: Table) -> Iterator[str]:
    """No order lies out more often than there are copies; the others are in the deck."""
    for order in range(ORDER_COUNT):
        out = int(t.discard[order]) + copies_out(t, order)
        if out > t.box.copies[order]:
            yield f"{out} of '{ORDERS[order]}' lie out, and there are {t.box.copies[order]}"


def copies_out(t: Table, order: int) -> int:
    """How many are in the row, in somebody's hand, on columns or face down."""
    lying = [*t.row_cards, *t.face_down, *t.stacks, t.order]
    return sum(1 for card in lying if card == order)


def wrong_specials(t: Table) -> Iterator[str]:
    for seat in range(t.seats):
        lying: list[int] = []
        for column in range(COLUMN_COUNT):
            lying += [t.decree(seat, column, level) for level in range(t.height_of(seat, column))]
        for card in lying:
            special = card - ORDER_COUNT
            if special < 0:
                continue
            issued = has(t.specials[seat], special % SPECIALS_OF_CLAN)
            if special // SPECIALS_OF_CLAN != t.clan[seat] or not issued or lying.count(card) > 1:
                yield f"players.{seat_name(seat)}: a special order that it has not issued"


def wrong_tactics(t: Table) -> Iterator[str]:
    """Bought once, of one's clan or dealt to oneself."""
    dealt = 0
    for seat in range(t.seats):
        if t.dealt[seat] & dealt:
            yield f"a tactic was dealt twice: {words_in(t.dealt[seat] & dealt, NEUTRAL_TACTICS)}"
        dealt |= t.dealt[seat]
        bought = [t.tactic(seat, number) for number in range(TACTIC_LIMIT)]
        bought = [tactic for tactic in bought if tactic != NONE]
        if len(set(bought)) < len(bought) or len(bought) > t.box.rules.tactics:
            yield f"players.{seat_name(seat)}.tactics: too many, or one twice"
        for tactic in bought:
            if tactic < FIRST_NEUTRAL:
                own = tactic // TACTICS_OF_CLAN == t.clan[seat]
            else:
                own = has(t.dealt[seat], tactic - FIRST_NEUTRAL)
            if not own:
                yield f"players.{seat_name(seat)}.tactics: {TACTICS[tactic]} is not its own"


def wrong_tokens(t: Table) -> Iterator[str]:
    if t.villages & ~t.box.board.villages:
        yield "villages: a token where there is no village"
    for kind, token in enumerate(TOKENS):
        there = count(t.tokens_unseen, kind)
        there += sum(count(t.tokens[seat], kind) for seat in range(t.seats))
        if there > count(t.box.tokens, kind):
            yield f"there are {there} tokens of '{token}'"
    if total(t.tokens_unseen) < size(t.villages):
        yield "tokens_unseen: fewer than lie on the map"
    for seat in range(t.seats):
        if total(t.tokens[seat]) > t.box.rules.tokens:
            yield f"players.{seat_name(seat)}.tokens: more than {t.box.rules.tokens}"


def wrong_ways(t: Table) -> Iterator[str]:
    """An army that is being mustered is there."""
    if t.is_over():
        return
    if t.step == MOVING and not any_move(t, t.turn):
        yield "pending: no army can move"
    if t.step in (MUSTERING, LEADING):
        origin, to = origin_of(t.argument), target_of(t.argument)
        if origin >= PLACE_COUNT or to >= PLACE_COUNT or t.army(t.turn, origin) == 0:
            yield "pending: there is no army to muster"
        elif t.step == LEADING and not 0 < troops_on(t.argument) <= t.army(t.turn, origin):
            yield "pending: there are not so many troops"
        elif not can_pay_for_move(t, t.turn, toll_of(t, t.turn) if is_jump(t.argument) else 0):
            yield "pending: this move cannot be paid"
    if t.step not in (REVEALING, ROLLING) and t.actor >= 0 and not t.legal_actions(t.actor):
        yield f"pending: nothing can be done in '{STEPS[t.step]}'"
