"""The whole table in words, exact, and back: snapshots, match files and scenarios use it.

What follows from something else is not written: supplies follow from the samurai on the map, the
undealt cards from all the others, whose turn it is from the pending decision.
"""

from typing import Any

import msgspec

from kachidoki.engine.checks import in_range
from kachidoki.engine.errors import BadInput
from kachidoki.engine.seats import CHANCE, NOBODY, seat_name
from kachidoki.engine.sheets import (
    Pending,
    apart,
    bag_of,
    each_seat,
    parse_pending,
    parse_player,
    pending_of,
    refuse,
    restore_frames,
    word_index,
)
from kachidoki.titles.joraku.playable import check_pending, unsound
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    ARMIES,
    CARD_NAMES,
    DAIMYO_CARDS,
    SUITS,
    TITLE_ID,
    VARIANT_CARDS,
    square,
    suit_cards,
    suit_of,
)
from kachidoki.titles.joraku.rules.course import Joraku
from kachidoki.titles.joraku.rules.state import (
    DEALING,
    NO_ARMY,
    NO_SUIT,
    OFF_MAP,
    PLAYING,
    SENDING,
    STEPS,
    Table,
)
from kachidoki.titles.joraku.rules.views import (
    area_name,
    army_name,
    card_names,
    samurai_of,
    spent_cards,
    suit_names,
    trick_of,
    variant_numbers,
)
from kachidoki.titles.joraku.view import TrickCard

Cards = dict[str, list[str]]


class ArmySheet(msgspec.Struct, forbid_unknown_fields=True):
    number: int = 0
    daimyo: str | None = None
    reputation: int = 0
    samurai: dict[str, int] = {}
    arrived: bool = False


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """Pending decisions come outermost first; none are left when the game is over."""

    title: str
    version: int
    setting: dict[str, Any]
    plies: int
    round: int
    kachidoki: str
    variants: list[int]
    pending: list[Pending]
    army: str | None
    armies: dict[str, ArmySheet]
    trick: list[TrickCard]
    spent: list[str]
    hands: Cards
    chosen: Cards
    face_down: Cards
    given: Cards
    lacks: Cards
    revelations: int


# ----------------------------------------------------------------- into words


def sheet_of(t: Table) -> dict[str, Any]:
    """The state as plain dictionaries, lists, words and numbers."""
    sheet = Sheet(
        title=TITLE_ID,
        version=t.box.version,
        setting=t.box.setting.dump(),
        plies=t.plies,
        round=t.round,
        kachidoki=seat_name(t.kachidoki),
        variants=variant_numbers(t),
        pending=pending_of(t, STEPS),
        army=army_name(t.army),
        armies={ARMIES[army]: army_sheet(t, army) for army in range(t.box.armies)},
        trick=trick_of(t),
        spent=card_names(spent_cards(t)),
        hands=each_seat([card_names(t.hand[seat]) for seat in range(t.seats)]),
        chosen=each_seat([card_names(t.chosen[seat]) for seat in range(t.seats)]),
        face_down=each_seat([card_names(t.face_down[seat]) for seat in range(t.seats)]),
        given=each_seat([card_names(t.given[seat]) for seat in range(t.seats)]),
        lacks=each_seat([suit_names(t.lacks[seat]) for seat in range(t.seats)]),
        revelations=t.revelations,
    )
    words: dict[str, Any] = msgspec.to_builtins(sheet)
    return words


def army_sheet(t: Table, army: int) -> ArmySheet:
    return ArmySheet(
        number=t.number[army],
        daimyo=area_name(t.daimyo[army]),
        reputation=t.reputation[army],
        samurai=samurai_of(t, army),
        arrived=bool((t.arrived >> army) & 1),
    )


# ----------------------------------------------------------------- and back


def restore(t: Joraku, data: dict[str, Any]) -> Joraku:
    """Fills a freshly opened table with what the sheet says; refuses what cannot be."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        raise BadInput(f"broken state: {error}") from error
    t.plies = in_range("plies", sheet.plies, 0, 1_000_000)
    t.round = in_range("round", sheet.round, 0, t.box.rounds)
    t.kachidoki = parse_player("kachidoki", sheet.kachidoki, int(t.seats))
    t.variants = variant_mask(sheet.variants)
    t.revelations = in_range("revelations", sheet.revelations, 0, 1_000_000)
    restore_armies(t, sheet)
    restore_cards(t, sheet)
    t.army = NO_ARMY if sheet.army is None else word_index("army", sheet.army, army_words(t))
    restore_pending(t, sheet.pending)
    refuse(unsound(t))
    return t


def variant_mask(numbers: list[int]) -> int:
    return sum(1 << in_range("variant", number, 1, VARIANT_CARDS) for number in set(numbers))


def army_words(t: Table) -> list[str]:
    return ARMIES[: t.box.armies]


def restore_armies(t: Joraku, sheet: Sheet) -> None:
    t.arrived = 0
    for name, entry in sheet.armies.items():
        army = word_index("armies", name, army_words(t))
        t.number[army] = in_range(f"armies.{name}.number", entry.number, 0, DAIMYO_CARDS)
        t.reputation[army] = in_range(f"armies.{name}.reputation", entry.reputation, 0, 10_000)
        t.daimyo[army] = OFF_MAP
        if entry.daimyo is not None:
            t.daimyo[army] = word_index(f"armies.{name}.daimyo", entry.daimyo, AREAS)
        t.arrived |= int(entry.arrived) << army
        for area in range(AREA_COUNT):
            t.samurai[square(army, area)] = 0
        for word, count in entry.samurai.items():
            area = word_index(f"armies.{name}.samurai", word, AREAS)
            in_range(f"armies.{name}.samurai.{word}", count, 0, int(t.box.samurai_each))
            t.samurai[square(army, area)] = count
        placed = sum(entry.samurai.values())
        in_range(f"samurai of {name} on the map", placed, 0, int(t.box.samurai_each))
        t.supply[army] = t.box.samurai_each - placed


def restore_cards(t: Joraku, sheet: Sheet) -> None:
    """Every card is in one place at most; those in none are undealt."""
    seats = int(t.seats)
    for name, words in sheet.hands.items():
        t.hand[parse_player("hands", name, seats)] = card_mask(f"hands.{name}", words)
    for name, words in sheet.face_down.items():
        t.face_down[parse_player("face_down", name, seats)] = card_mask(f"face_down.{name}", words)
    for name, words in sheet.given.items():
        t.given[parse_player("given", name, seats)] = card_mask(f"given.{name}", words)
    for name, words in sheet.lacks.items():
        suits = [suit_cards(word_index(f"lacks.{name}", word, SUITS)) for word in set(words)]
        t.lacks[parse_player("lacks", name, seats)] = sum(suits)
    for name, words in sheet.chosen.items():
        seat = parse_player("chosen", name, seats)
        t.chosen[seat] = card_mask(f"chosen.{name}", words)
        if t.chosen[seat] & ~t.hand[seat]:
            raise BadInput(f"chosen.{name}: only cards in the hand can be chosen")
    in_range("cards in the trick", len(sheet.trick), 0, int(t.box.cards_per_trick))
    for place, entry in enumerate(sheet.trick):
        t.trick_card[place] = word_index("trick", entry.card, CARD_NAMES)
        t.trick_army[place] = word_index("trick", entry.army, army_words(t))
    t.played = len(sheet.trick)
    t.led = suit_of(t.trick_card[0]) if t.played else NO_SUIT
    places = [card_mask("spent", sheet.spent)]
    places += [1 << t.trick_card[place] for place in range(t.played)]
    for seat in range(t.seats):
        places += [t.hand[seat], t.face_down[seat]]
    held = apart("card", places)
    t.deck = ALL_CARDS & ~held


def card_mask(name: str, words: list[str]) -> int:
    return bag_of(name, words, CARD_NAMES)


def restore_pending(t: Joraku, pending: list[Pending]) -> None:
    """The stack of decisions, and from it the seat whose turn it is."""
    frames = parse_pending(pending, STEPS)
    if not frames:
        t.step, t.argument, t.actor = PLAYING, 0, NOBODY
        return
    check_pending(t, frames)
    restore_frames(t, frames)
    t.actor = whose_turn(t)


def whose_turn(t: Joraku) -> int:
    """The seat that the pending decision is for."""
    if t.step <= DEALING:
        return CHANCE
    if t.to_choose() > 0:
        owing = t.actors()
        if not owing:
            raise BadInput("pending: nobody has a card to choose any more")
        return owing[0]
    seat = seat_in_trick(t)
    if t.step == SENDING:
        if t.army != NO_ARMY:
            raise BadInput("army: none acts before one is sent")
    elif t.army in (NO_ARMY, t.box.neutral) or t.box.owner(t.army) != seat:
        raise BadInput(f"army: it must be one that {seat_name(seat)} leads, whose turn it is")
    return seat


def seat_in_trick(t: Joraku) -> int:
    """The seat that plays next to the trick or, while a card is resolved, that played it."""
    most = int(t.box.cards_per_trick)
    if t.step in (PLAYING, SENDING):
        place = in_range("cards in the trick", int(t.played), 0, most - 1)
    else:
        place = in_range("cards in the trick", int(t.played), 1, most) - 1
    return int((t.kachidoki + place) % t.seats)
