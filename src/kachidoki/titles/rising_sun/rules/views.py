"""What each seat sees of the table; `view.py` has the words for it."""

from kachidoki.engine.bag import has, words_in
from kachidoki.engine.counts import amounts, total
from kachidoki.engine.counts import words_in as copies_in
from kachidoki.engine.deals.ledger import MANNERS
from kachidoki.engine.seats import seat_name
from kachidoki.engine.vecs import i64
from kachidoki.engine.words import word_or_none
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGE_COUNT,
    CARD_COUNT,
    CARD_SETS,
    CARDS,
    FIGURES,
    HOUSES,
    MANDATES,
    PIECES,
    REGION_COUNT,
    REGIONS,
    SEASONS,
    SEATS,
    SHRINES,
)
from kachidoki.titles.rising_sun.rules.arguments import (
    hatred_in,
    kindness_in,
    mercy_in,
    newcomer_in,
    proposal_in,
    seizure_in,
)
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.deals.promises import STATES, Promise, is_known
from kachidoki.titles.rising_sun.rules.deals.terms import PROMISES
from kachidoki.titles.rising_sun.rules.force import (
    force_in,
    present,
    strongest_at,
    strongest_of,
)
from kachidoki.titles.rising_sun.rules.knowledge import knows_tile
from kachidoki.titles.rising_sun.rules.mandates.betray import MOST_REPLACED
from kachidoki.titles.rising_sun.rules.mandates.march import move_of
from kachidoki.titles.rising_sun.rules.mandates.recruit import summons_left
from kachidoki.titles.rising_sun.rules.mandates.train import discount
from kachidoki.titles.rising_sun.rules.phases.battle import (
    battlefield,
    final_force,
    most_captured,
    ronin_for_coin,
    winner_of,
)
from kachidoki.titles.rising_sun.rules.phases.tea import proposer
from kachidoki.titles.rising_sun.rules.state import (
    ANSWERING,
    BETRAYING,
    BIDDING,
    BLESSING,
    CAPTIVE,
    DRAWING,
    ENLISTING,
    FAVOURING,
    FIRST_SHRINE,
    FOLLOWING,
    LAYING,
    MANDATE_TURNS,
    NAMING,
    NONE,
    POSTING,
    PROPOSING,
    READYING,
    RECRUITING,
    RESERVE,
    SHARING,
    SPARING,
    SUMMONING,
    TOLLING,
    TRAINING,
    WINTER,
    Table,
)
from kachidoki.titles.rising_sun.view import (
    Battle,
    Gain,
    Laid,
    Matter,
    Player,
    PromiseView,
    Region,
    Shrine,
    View,
)

SEASONS_AND_WINTER = [*SEASONS, "winter"]


def public_view(t: Table) -> View:
    """What all may know."""
    begun = t.first != NONE
    return View(
        *t.heading(),
        offers=t.offers_known_to(None),
        season=SEASONS_AND_WINTER[t.season],
        card_set=word_or_none(t.card_set, CARD_SETS),
        first=word_or_none(t.first, SEATS),
        active=seat_name(t.active()) if begun and t.turn < MANDATE_TURNS else None,
        turn=t.turn,
        mandate=word_or_none(t.mandate, MANDATES),
        circle=[seat_name(t.circle[place]) for place in range(t.seats)] if begun else [],
        track=[seat_name(t.track[place]) for place in range(t.seats)] if begun else [],
        players={seat_name(seat): player_of(t, seat) for seat in range(t.seats)},
        regions={REGIONS[region]: region_view(t, region) for region in range(REGION_COUNT)},
        shrines=[
            shrine_view(t, slot) for slot in range(SHRINES_IN_PLAY) if t.shrines[slot] != NONE
        ],
        market=card_counts(t.market, t.market_twice),
        wars=[REGIONS[region] for region in t.wars if region != NONE],
        laid=[laid_in(t, turn) for turn in range(MANDATE_TURNS) if t.laid[turn] != NONE],
        stack=total(t.stack),
        battle=battle_of(t),
        matter=matter_of(t),
        quiet=words_in(t.quiet, SEATS),
        promises=promises_known_to(t, NONE),
        hand=[],
        put_back=[],
        put_back_at=0,
        own_tiles=[],
        own_bids=[],
        own_gains=[],
    )


def complete_view(t: Table, view: View, seat: i64) -> None:
    """What only the seat knows: whispers, tiles it sees, put back or laid face down, and its bids;
    and what advantages would bring it."""
    view.offers = t.offers_known_to(seat)
    view.promises = promises_known_to(t, seat)
    if (t.step == LAYING or t.step == DRAWING) and t.active() == seat:
        view.hand = copies_in(t.hand, MANDATES)
    view.put_back = copies_in(t.seen[seat], MANDATES)
    view.put_back_at = t.seen_at[seat]
    view.own_tiles = [
        MANDATES[t.laid[turn]] if knows_tile(t, seat, turn) else None
        for turn in range(MANDATE_TURNS)
        if t.laid[turn] != NONE
    ]
    if t.fighters != 0:
        view.own_bids = [int(t.bid(seat, slot)) for slot in range(t.bids_made[seat])]
        view.own_gains = gains_of(t, seat)


def promises_known_to(t: Table, seat: i64) -> list[PromiseView]:
    found: list[PromiseView] = []
    for number in t.promises:
        given = Promise(number)
        if is_known(given, seat):
            found.append(
                PromiseView(
                    seat=seat_name(given.seat),
                    to=seat_name(given.to),
                    promise=PROMISES[given.promise],
                    manner=MANNERS[given.manner],
                    season=SEASONS[given.season],
                    state=STATES[given.state],
                )
            )
    return found


# ----------------------------------------------------------------- before the players


def player_of(t: Table, seat: i64) -> Player:
    shown = are_bids_shown(t) and t.is_fighting(seat)
    return Player(
        house=word_or_none(t.house[seat], HOUSES),
        coins=t.coins[seat],
        ronin=t.ronin[seat],
        points=t.points[seat],
        ally=word_or_none(t.ally[seat], SEATS),
        cards=card_counts(t.cards[seat], t.cards_twice[seat]),
        tokens={
            SEASONS[season]: words_in(t.tokens[seat * WINTER + season], REGIONS)
            for season in range(WINTER)
        },
        alliances=words_in(t.alliances[seat], SEASONS),
        reserve=amounts(t.army(seat, RESERVE), PIECES),
        hostages=hostages_of(t, seat),
        bids=[int(t.bid(seat, slot)) for slot in range(ADVANTAGE_COUNT)] if shown else None,
        bids_made=t.bids_made[seat],
    )


def card_counts(cards: i64, twice: i64) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in range(CARD_COUNT):
        if has(cards, card):
            found[CARDS[card]] = 2 if has(twice, card) else 1
    return found


def hostages_of(t: Table, captor: i64) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for owner in range(t.seats):
        held = t.army(owner, CAPTIVE + captor)
        if held != 0:
            found[seat_name(owner)] = amounts(held, PIECES)
    return found


# ----------------------------------------------------------------- on the board


def armies_at(t: Table, place: i64) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for seat in range(t.seats):
        army = t.army(seat, place)
        if army != 0:
            found[seat_name(seat)] = amounts(army, PIECES)
    return found


def region_view(t: Table, region: i64) -> Region:
    seats = present(t, region) if t.first != NONE else 0
    force: dict[str, int] = {}
    for seat in range(t.seats):
        if has(seats, seat):
            force[seat_name(seat)] = int(force_in(t, seat, region, seats))
    number: int | None = None
    for war in range(t.box.war_tokens):
        if t.wars[war] == region:
            number = int(war + 1)
    return Region(
        armies=armies_at(t, region),
        force=force,
        strongest=seat_name(strongest_of(t, region, seats)) if seats != 0 else None,
        war=number,
    )


def shrine_view(t: Table, slot: i64) -> Shrine:
    best = strongest_at(t, slot) if t.first != NONE else NONE
    return Shrine(
        shrine=SHRINES[t.shrines[slot]],
        armies=armies_at(t, FIRST_SHRINE + slot),
        strongest=word_or_none(best, SEATS),
    )


def laid_in(t: Table, turn: i64) -> Laid:
    return Laid(
        seat=seat_name(t.clockwise(t.first, turn)),
        mandate=word_or_none(t.announced[turn], MANDATES),
        hidden=t.is_hidden(turn),
    )


# ----------------------------------------------------------------- the battle


def are_bids_shown(t: Table) -> bool:
    return t.fighters != 0 and war_step(t) != BIDDING


def war_step(t: Table) -> i64:
    """The outermost decision."""
    return t.step if t.depth == 0 else t.frames[0]


def battle_of(t: Table) -> Battle | None:
    if t.fighters == 0:
        return None
    force: dict[str, int] = {}
    for seat in range(t.seats):
        if t.is_fighting(seat):
            force[seat_name(seat)] = int(final_force(t, seat))
    shown = are_bids_shown(t)
    return Battle(
        region=REGIONS[battlefield(t)],
        fighters=words_in(t.fighters, SEATS),
        force=force,
        hired=word_or_none(t.hired, SEATS),
        fallen=t.fallen,
        winner=word_or_none(t.winner, SEATS),
        shown=shown,
        advantages=advantage_winners(t) if shown else [],
    )


def advantage_winners(t: Table) -> list[str | None]:
    return [word_or_none(winner_of(t, advantage), SEATS) for advantage in range(ADVANTAGE_COUNT)]


def gains_of(t: Table, seat: i64) -> list[Gain]:
    """What winning each advantage would bring the seat."""
    figures = int(total(t.figures_in(seat, battlefield(t))))
    return [
        Gain(points=figures * int(t.box.war.seppuku_points), steps=figures),
        Gain(count=int(most_captured(t, seat))),
        Gain(force=int(t.ronin[seat]), force_per_coin=int(ronin_for_coin(t, seat))),
        Gain(points=int(t.box.war.poem_points)),
    ]


# ----------------------------------------------------------------- what is asked


def matter_of(t: Table) -> Matter:
    step, argument = t.step, t.argument
    if step == ANSWERING:
        asker = proposer(t, t.frames[2 * t.depth - 1])
        coins, _ = proposal_in(argument)
        return Matter(seat=seat_name(asker), coins=int(coins))
    if step == PROPOSING:
        return Matter(seat=seat_name(proposer(t, argument)) if argument < t.seats else None)
    if step == RECRUITING:
        seat = t.share_of(argument)
        return Matter(seat=seat_name(seat), left=int(summons_left(t, seat)))
    if step == TRAINING:
        seat = t.share_of(argument)
        return Matter(seat=seat_name(seat), coins=int(discount(t, seat)))
    if step == BETRAYING:
        return Matter(left=int(MOST_REPLACED - t.replaced))
    if step == BLESSING:
        return Matter(left=int(t.box.kami.moves - t.moves_made), figure=None)
    if step == SHARING:
        return Matter(left=int(t.odd))
    if step in (FOLLOWING, POSTING, READYING):
        return Matter(cards=words_in(t.due, CARDS))
    return matter_in_between(t, step, argument)


def matter_in_between(t: Table, step: i64, argument: i64) -> Matter:
    if step == ENLISTING:
        owner, place, seized = seizure_in(argument)
        where = REGIONS[place] if place < FIRST_SHRINE else None
        return Matter(seat=seat_name(owner), region=where, figure=FIGURES[seized])
    if step == SUMMONING:
        buyer, monster = newcomer_in(argument)
        return Matter(seat=seat_name(buyer), figure=FIGURES[monster])
    if step == TOLLING:
        mover, piece, origin, to = move_of(argument)
        return Matter(
            seat=seat_name(mover), figure=PIECES[piece], origin=REGIONS[origin], region=REGIONS[to]
        )
    if step == FAVOURING:
        coins, giver = kindness_in(argument)
        return Matter(seat=seat_name(giver), left=int(coins))
    if step == SPARING:
        region, _, killer = mercy_in(argument)
        return Matter(seat=seat_name(killer), region=REGIONS[region])
    if step == NAMING:
        region, victim, _ = hatred_in(argument)
        return Matter(seat=seat_name(victim), region=REGIONS[region])
    return Matter()
