"""What cannot be: positions from which no game can go on, and what no game leads to."""

from collections.abc import Iterator

from kachidoki.engine.bag import has, words_in
from kachidoki.engine.checks import in_range
from kachidoki.engine.counts import count, total
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields import broken_promises, frames_of
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import seat_name
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_COUNT,
    CARDS,
    FIRST_MONSTER,
    MANDATES,
    PIECE_COUNT,
    PIECES,
    REGION_COUNT,
    REGIONS,
    is_monster,
)
from kachidoki.titles.rising_sun.rules.arguments import (
    decider_in,
    hatred_in,
    mercy_in,
    newcomer_in,
    seizure_in,
)
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY, TILES_DRAWN
from kachidoki.titles.rising_sun.rules.mandates.march import is_toll_due, mover_of
from kachidoki.titles.rising_sun.rules.state import (
    ANNOUNCING,
    ANSWERING,
    BETRAYING,
    BIDDING,
    BLESSING,
    CALLING,
    CHOOSING,
    CONTESTING,
    DEALING,
    DRAWING,
    ENLISTING,
    FAVOURING,
    FOLLOWING,
    LAYING,
    MANDATE_TURNS,
    MARCHING,
    NAMING,
    NONE,
    PLACE_COUNT,
    POSTING,
    PROPOSING,
    RAISING,
    READYING,
    RECRUITING,
    RESERVE,
    SPARING,
    STEPS,
    SUMMONING,
    TOLLING,
    TRAINING,
    UNPACKING,
    WINTER,
    Table,
)

# ----------------------------------------------------------------- the pending decisions


def check_pending(t: Table) -> None:
    """What interrupts another decision lies upon it; everything else lies at the bottom alone."""
    frames = frames_of(t)
    for level, (step, argument) in enumerate(frames):
        interrupts = (
            step == ANSWERING or ENLISTING <= step <= FOLLOWING or TOLLING <= step <= NAMING
        )
        if interrupts != (level > 0):
            raise BadInput(f"pending: '{STEPS[step]}' cannot stand there")
        lowest, highest = arguments_of(t, step)
        in_range(f"the argument of '{STEPS[step]}'", argument, lowest, highest)
        check_named(t, step, argument)
    begun = frames[0][0] >= PROPOSING
    if begun and NONE in [t.house[seat] for seat in range(t.seats)]:
        raise BadInput("players: everybody has a house once the first season has begun")


def arguments_of(t: Table, step: int) -> tuple[int, int]:
    """What the argument of a pending decision can be."""
    seats, wars = int(t.seats), int(t.box.war_tokens)
    if step in (CALLING, DEALING, UNPACKING, LAYING, BETRAYING) or step == ANNOUNCING:
        return 0, 0
    if step == RAISING:
        return 0, int(SHRINES_IN_PLAY)
    if step == CONTESTING:
        return 0, wars - 1
    if step == DRAWING:
        return 1, 4
    if step in (CHOOSING, FOLLOWING):
        return 0, seats - 1
    if step in (PROPOSING, RECRUITING, MARCHING, TRAINING, POSTING, READYING):
        return 0, seats
    if step == BLESSING:
        return 0, int(SHRINES_IN_PLAY)
    if step >= BIDDING:
        return 0, wars - 1
    return 0, 1 << 20


def check_named(t: Table, step: int, argument: int) -> None:
    """The seats and the region that an argument names exist."""
    for seat in seats_named(step, argument):
        in_range(f"the seat in the argument of '{STEPS[step]}'", seat, 0, int(t.seats) - 1)
    if step in (NAMING, SPARING):
        region = (hatred_in if step == NAMING else mercy_in)(argument)[0]
        in_range(f"the region in the argument of '{STEPS[step]}'", region, 0, REGION_COUNT - 1)


def seats_named(step: int, argument: int) -> list[int]:
    if step in (ANSWERING, FAVOURING, SPARING):
        return [decider_in(argument)]
    if step == NAMING:
        return [decider_in(argument), hatred_in(argument)[1]]
    if step == SUMMONING:
        return [newcomer_in(argument)[0]]
    if step == ENLISTING:
        return [seizure_in(argument)[0]]
    return [mover_of(argument)] if step == TOLLING else []


# ----------------------------------------------------------------- the table


def check_table(t: Table) -> None:
    """Without these the rules themselves would stumble."""
    seated = [t.track[place] for place in range(t.seats)]
    if t.first != NONE and sorted(seated) != list(range(t.seats)):
        raise BadInput("track: every seat must stand on it once")
    for seat in range(t.seats):
        ally = t.ally[seat]
        if ally != NONE and (ally >= t.seats or ally == seat or t.ally[ally] != seat):
            raise BadInput(
                f"players.{seat_name(seat)}.ally: an alliance is of two, each the other's"
            )
    houses = [t.house[seat] for seat in range(t.seats) if t.house[seat] != NONE]
    if len(set(houses)) < len(houses):
        raise BadInput("players: no two have the same house")


def unplayable(t: Table) -> Iterator[str]:
    """Why the game cannot go on from here; nothing, if it can."""
    yield from lost_pieces(t)
    yield from wrong_cards(t)
    yield from lost_tiles(t)
    yield from wrong_turns(t)
    yield from wrong_wars(t)
    yield from moved_too_often(t)
    yield from overbid(t)
    yield from broken_promises(t)
    yield from unthinkable(t)


def problems(t: Table) -> Iterator[str]:
    """What is wrong besides."""
    yield from unplayable(t)
    for seat in range(t.seats):
        for name, row in (("coins", t.coins), ("ronin", t.ronin), ("points", t.points)):
            if row[seat] < 0:
                yield f"{seat_name(seat)} has {row[seat]} {name}"
    yield from doubled_tokens(t)


def lost_pieces(t: Table) -> Iterator[str]:
    """Every house has all its pieces, and the monsters of its cards."""
    for seat in range(t.seats):
        for piece in range(PIECE_COUNT):
            there = sum(int(count(t.army(seat, place), piece)) for place in range(PLACE_COUNT))
            due = pieces_due(t, seat, piece)
            if there != due:
                name = f"pieces.{seat_name(seat)}: {PIECES[piece]}"
                yield f"{name}: {there}; it must be {due}"


def pieces_due(t: Table, seat: int, piece: int) -> int:
    if t.house[seat] == NONE:
        return 0
    if is_monster(piece):
        return int(has(t.cards[seat], piece - FIRST_MONSTER))
    return int(count(t.box.army, piece))


def wrong_cards(t: Table) -> Iterator[str]:
    """There are so many copies of a card, and no more."""
    for card in range(CARD_COUNT):
        owned = sum(int(t.copies(seat, card)) for seat in range(t.seats))
        if owned + t.on_offer(card) > t.box.cards.copies[card]:
            yield f"there are more than {t.box.cards.copies[card]} of {CARDS[card]}"
    for seat in range(t.seats):
        if t.cards_twice[seat] & ~t.cards[seat]:
            yield f"players.{seat_name(seat)}.cards_twice: not even one of them"
    if t.market_twice & ~t.market:
        yield "market_twice: not even one of them lies out"


def lost_tiles(t: Table) -> Iterator[str]:
    """All ten are somewhere, once politics has begun."""
    laid = laid_tiles(t)
    for tile, name in enumerate(MANDATES if has_tiles(t) else []):
        there = int(count(t.stack, tile) + count(t.hand, tile)) + laid.count(tile)
        if there != count(t.box.tiles, tile):
            yield f"there are {there} tiles of {name}; it must be {count(t.box.tiles, tile)}"


def wrong_turns(t: Table) -> Iterator[str]:
    """Tiles lie on the turns that have been, and on no others."""
    if t.outermost() <= PROPOSING and t.outermost() != DRAWING and t.turn > 0:
        yield f"turn is {t.turn}, and tea is not over"
    if t.outermost() in (DRAWING, LAYING, ANNOUNCING) and t.turn == MANDATE_TURNS:
        yield f"turn is {t.turn}, and no more mandates are laid"
    begins = t.outermost() in (DRAWING, LAYING, BLESSING)
    is_laid = RECRUITING <= t.outermost() <= BETRAYING
    for turn in range(len(t.laid) if has_tiles(t) else 0):
        if (turn < t.turn or (turn == t.turn and is_laid)) and t.laid[turn] == NONE:
            yield f"laid: nothing was laid in turn {turn + 1}"
        if (turn > t.turn or (turn == t.turn and begins)) and t.laid[turn] != NONE:
            yield f"laid: {MANDATES[t.laid[turn]]} lies on a turn that is yet to come"


def has_tiles(t: Table) -> bool:
    return t.stack != 0 or t.hand != 0 or bool(laid_tiles(t))


def laid_tiles(t: Table) -> list[int]:
    return [int(tile) for tile in t.laid if tile != NONE]


def wrong_wars(t: Table) -> Iterator[str]:
    if t.fighters != 0 and t.fighters & (t.fighters - 1) == 0:
        yield "fighters: there is no battle of one"
    wars = [t.wars[number] for number in range(REGION_COUNT) if t.wars[number] != NONE]
    if len(set(wars)) < len(wars):
        yield "wars: no region twice"


def moved_too_often(t: Table) -> Iterator[str]:
    """No more pieces have moved in this share than there are."""
    if t.outermost() == MARCHING and frames_of(t)[0][1] < t.seats:
        seat = t.share_of(frames_of(t)[0][1])
        for region, name in enumerate(REGIONS):
            for piece in range(PIECE_COUNT):
                if count(t.arrived[region], piece) > count(t.army(seat, region), piece):
                    yield f"arrived.{name}: more {PIECES[piece]} than there are"
    if t.step == SUMMONING:
        seat, monster = newcomer_in(t.argument)
        if not t.has_piece(seat, RESERVE, monster):
            yield "pending: there is no such monster to summon"
    if t.step == TOLLING and not is_toll_due(t):
        yield "pending: nothing moves over a sea route"


def overbid(t: Table) -> Iterator[str]:
    for seat in range(t.seats):
        if t.step == BIDDING and t.bid_in_all(seat) > t.coins[seat]:
            yield f"players.{seat_name(seat)}.bids: more than {t.coins[seat]} coins"


def unthinkable(t: Table) -> Iterator[str]:
    """What a seat remembers leaves a way in which all tiles can have come to lie where they do."""
    for seat in range(t.seats):
        if total(t.seen[seat]) >= TILES_DRAWN:
            yield f"players.{seat_name(seat)}.seen: at most {TILES_DRAWN - 1} are put back"
            continue
        try:
            t.clone().resample(seat, Rng(0))
        except ValueError as error:
            yield f"players.{seat_name(seat)}.seen: {error}"


def doubled_tokens(t: Table) -> Iterator[str]:
    for season in range(WINTER):
        taken = 0
        for seat in range(t.seats):
            own = t.tokens[seat * WINTER + season]
            if own & taken:
                yield f"a war token is before two seats: {words_in(own & taken, REGIONS)}"
            taken |= own
