"""What a seat may know, in words: the only thing about a game of Joraku that leaves the process."""

import msgspec

from kachidoki.engine.seats import seat_name
from kachidoki.engine.sheets import words_in
from kachidoki.titles.joraku.actions import (
    ALL_CARDS,
    AREAS,
    ARMIES,
    CARD_NAMES,
    SUITS,
    TITLE_ID,
    VARIANT_CARDS,
    square,
    suit_cards,
)
from kachidoki.titles.joraku.knowledge import pack_is_known
from kachidoki.titles.joraku.state import NO_ARMY, NO_SUIT, OFF_MAP, STEPS, Table


class Army(msgspec.Struct):
    """One colour: its daimyo, its samurai, its reputation."""

    seat: str | None
    number: int
    daimyo: str | None
    reputation: int
    supply: int
    samurai: dict[str, int]
    arrived: bool


class Player(msgspec.Struct):
    """What everybody sees of a seat's cards."""

    cards: int
    face_down: int
    chosen: int
    lacks: list[str]


class TrickCard(msgspec.Struct):
    army: str
    card: str


class View(msgspec.Struct):
    """The table as one seat sees it; what only that seat knows comes last."""

    title: str
    seats: int
    options: dict[str, str]
    round: int
    step: str
    argument: int
    actors: list[str]
    army: str | None
    kachidoki: str
    variants: list[int]
    armies: dict[str, Army]
    players: dict[str, Player]
    led: str | None
    trick: list[TrickCard]
    spent: list[str]
    undealt: int
    over: bool
    scores: list[int]
    ranking: list[int]
    seat: str | None
    hand: list[str]
    face_down: list[str]
    chosen: list[str]
    owed: int
    known: dict[str, list[str]]


def view_of(t: Table, seat: int | None) -> View:
    """The view of a seat; None is a spectator."""
    return View(
        title=TITLE_ID,
        seats=t.seats,
        options=t.box.setting.options,
        round=t.round,
        step="over" if t.is_over() else STEPS[t.step],
        argument=t.argument,
        actors=[seat_name(actor) for actor in t.actors()],
        army=army_name(t.army),
        kachidoki=seat_name(t.kachidoki),
        variants=variant_numbers(t),
        armies={ARMIES[army]: army_of(t, army) for army in range(t.box.armies)},
        players={seat_name(other): player_of(t, other) for other in range(t.seats)},
        led=None if t.led == NO_SUIT else SUITS[t.led],
        trick=trick_of(t),
        spent=card_names(spent_cards(t)),
        undealt=len(card_names(t.deck)),
        over=t.is_over(),
        scores=t.scores(),
        ranking=t.ranking(),
        seat=None if seat is None else seat_name(seat),
        hand=[] if seat is None else card_names(t.hand[seat]),
        face_down=[] if seat is None else card_names(t.face_down[seat]),
        chosen=[] if seat is None else card_names(t.chosen[seat]),
        owed=0 if seat is None else t.to_choose() - len(card_names(t.chosen[seat])),
        known={} if seat is None else known_to(t, seat),
    )


def card_names(cards: int) -> list[str]:
    return words_in(cards, CARD_NAMES)


def army_name(army: int) -> str | None:
    return None if army == NO_ARMY else ARMIES[army]


def area_name(area: int) -> str | None:
    return None if area == OFF_MAP else AREAS[area]


def variant_numbers(t: Table) -> list[int]:
    return [number for number in range(1, VARIANT_CARDS + 1) if t.in_force(number)]


def suit_names(cards: int) -> list[str]:
    return [name for suit, name in enumerate(SUITS) if cards & suit_cards(suit)]


def army_of(t: Table, army: int) -> Army:
    return Army(
        seat=None if army == t.box.neutral else seat_name(t.box.owner(army)),
        number=t.number[army],
        daimyo=area_name(t.daimyo[army]),
        reputation=t.reputation[army],
        supply=t.supply[army],
        samurai=samurai_of(t, army),
        arrived=bool((t.arrived >> army) & 1),
    )


def samurai_of(t: Table, army: int) -> dict[str, int]:
    """Where the army's samurai stand; empty areas are left out."""
    counts = {name: t.samurai[square(army, area)] for area, name in enumerate(AREAS)}
    return {name: count for name, count in counts.items() if count}


def player_of(t: Table, seat: int) -> Player:
    return Player(
        cards=len(card_names(t.hand[seat])),
        face_down=len(card_names(t.face_down[seat])),
        chosen=len(card_names(t.chosen[seat])),
        lacks=suit_names(t.lacks[seat]),
    )


def trick_of(t: Table) -> list[TrickCard]:
    return [
        TrickCard(army=ARMIES[t.trick_army[place]], card=CARD_NAMES[t.trick_card[place]])
        for place in range(t.played)
    ]


def known_to(t: Table, seat: int) -> dict[str, list[str]]:
    """Cards that the seat knows its left neighbour to have received and not yet shown."""
    left = t.left_of(seat)
    cards = t.given[seat] | (t.hand[left] if pack_is_known(t) else 0)
    return {seat_name(left): card_names(cards)} if cards else {}


def held_cards(t: Table) -> int:
    """All cards in hands, face down, and in the trick on the table."""
    cards = 0
    for seat in range(t.seats):
        cards |= t.hand[seat] | t.face_down[seat]
    for place in range(t.played):
        cards |= 1 << t.trick_card[place]
    return cards


def spent_cards(t: Table) -> int:
    """The cards of this round's earlier tricks."""
    return ALL_CARDS & ~t.deck & ~held_cards(t)
