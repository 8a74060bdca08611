"""The whole table in words, exact, and back: snapshots, match files and scenarios use it.

What follows from something else is not written: points follow from the collections, the cards of a deck
that nobody has seen from all the others, whose turn it is from the pawns and the pending decision.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from kachidoki.engine.bag import only, words_in
from kachidoki.engine.checks import in_range
from kachidoki.engine.counts import MOST, fits, several
from kachidoki.engine.deck import MOST_LAYERS, Deck
from kachidoki.engine.errors import BadInput
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.seats import CHANCE, NOBODY, SEATS
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
from kachidoki.titles.tokaido.checks import check_pending, unsound
from kachidoki.titles.tokaido.rules.actions import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    LEGS,
    MEALS,
    PANORAMAS,
    PLACES,
    SOUVENIRS,
    SPRINGS,
    TITLE_ID,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.road import next_turn
from kachidoki.titles.tokaido.rules.scoring import recount
from kachidoki.titles.tokaido.rules.state import (
    ALL_SOUVENIRS,
    CHOOSING,
    DROPPING,
    NONE,
    STEPS,
    WALKING,
    Table,
)
from kachidoki.titles.tokaido.rules.views import (
    collection_of,
    kinds_in,
    pawn_name,
    traveler_name,
)

MOST_COINS = 99_999
# Layers that may be put back; as many again can follow in what is left of a journey.
MOST_PUT_BACK = MOST_LAYERS // 2


class PawnSheet(msgspec.Struct, forbid_unknown_fields=True):
    place: str
    slot: int
    offering: int = 0


class PlayerSheet(msgspec.Struct, forbid_unknown_fields=True):
    traveler: str | None = None
    coins: int = 0
    parts: dict[str, int] = {}
    souvenirs: list[str] = []
    springs: dict[str, int] = {}
    encounters: dict[str, int] = {}
    meals: list[str] = []
    achievements: list[str] = []
    dealt: list[str] = []
    chosen: str | None = None


class LayerSheet(msgspec.Struct, forbid_unknown_fields=True):
    """Cards put back under a deck: who knows them, what they were at first if some were drawn since,
    and whether they came from the first shuffle."""

    cards: list[str]
    known: list[str]
    held: list[str] | None = None
    fresh: bool = True


class Layer(NamedTuple):
    """The same in numbers."""

    cards: int
    held: int
    known: int
    fresh: bool


class InnSheet(msgspec.Struct, forbid_unknown_fields=True):
    """The meals of a leg's inn and the seats that know them; what was dropped, and who knows the two
    together."""

    served: bool = False
    offer: list[str] = []
    seen: list[str] = []
    dropped: list[str] = []
    seen_before: list[str] = []


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """Pending decisions come outermost first; none are left when the game is over."""

    title: str
    version: int
    setting: dict[str, Any]
    plies: int
    revelations: int
    leg: int
    guest: str | None
    pending: list[Pending]
    pawns: dict[str, PawnSheet]
    players: dict[str, PlayerSheet]
    display: list[str]
    basket: list[str]
    bargained: bool
    pair: list[str]
    treat: str | None
    inns: list[InnSheet]
    souvenirs_under: list[list[str]]
    encounters_under: list[LayerSheet]
    meals_under: list[LayerSheet]


# ----------------------------------------------------------------- into words


def sheet_of(t: Table) -> dict[str, Any]:
    """The state as plain dictionaries, lists, words and numbers."""
    sheet = Sheet(
        title=TITLE_ID,
        version=t.box.version,
        setting=t.box.setting.dump(),
        plies=t.plies,
        revelations=t.revelations,
        leg=t.leg,
        guest=pawn_name(t, t.guest),
        pending=pending_of(t, STEPS),
        pawns={str(pawn_name(t, pawn)): pawn_sheet(t, pawn) for pawn in range(t.box.pawns)},
        players=each_seat(player_sheet(t, seat) for seat in range(t.seats)),
        display=words_in(t.display, SOUVENIRS),
        basket=words_in(t.basket, SOUVENIRS),
        bargained=t.bargained,
        pair=kinds_in(t.pair, ENCOUNTERS),
        treat=None if t.treat == NONE else MEALS[t.treat],
        inns=[inn_sheet(t, leg) for leg in range(LEGS)],
        souvenirs_under=souvenirs_under(t.souvenir_deck),
        encounters_under=layer_sheets(t.encounter_deck, ENCOUNTERS),
        meals_under=layer_sheets(t.meal_deck, MEALS),
    )
    words: dict[str, Any] = msgspec.to_builtins(sheet)
    return words


def pawn_sheet(t: Table, pawn: int) -> PawnSheet:
    return PawnSheet(place=PLACES[t.place[pawn]], slot=t.slot[pawn], offering=t.offering[pawn])


def player_sheet(t: Table, seat: int) -> PlayerSheet:
    return PlayerSheet(
        **collection_of(t, seat),
        dealt=words_in(t.dealt[seat], TRAVELERS),
        chosen=traveler_name(t.chosen[seat]),
    )


def inn_sheet(t: Table, leg: int) -> InnSheet:
    return InnSheet(
        served=bool((t.served >> leg) & 1),
        offer=kinds_in(t.offer[leg], MEALS),
        seen=seats_in(t.seen[leg]),
        dropped=kinds_in(t.dropped[leg], MEALS),
        seen_before=seats_in(t.seen_before[leg]),
    )


def seats_in(mask: int) -> list[str]:
    return words_in(mask, SEATS)


def under(deck: Deck) -> list[int]:
    """The layers that were put back; what nobody knows are the cards of the first shuffle."""
    return [layer for layer in range(deck.layers) if deck.known[layer]]


def souvenirs_under(deck: Deck) -> list[list[str]]:
    return [words_in(deck.cards[layer], SOUVENIRS) for layer in under(deck)]


def layer_sheets(deck: Deck, words: list[str]) -> list[LayerSheet]:
    found: list[LayerSheet] = []
    for layer in under(deck):
        cards, held = kinds_in(deck.cards[layer], words), kinds_in(deck.whole[layer], words)
        known = seats_in(deck.known[layer])
        fresh = bool(deck.fresh >> layer & 1)
        found.append(LayerSheet(cards, known, None if held == cards else held, fresh))
    return found


# ----------------------------------------------------------------- and back


def restore(t: Tokaido, data: dict[str, Any]) -> Tokaido:
    """Fills a freshly opened table with what the sheet says; refuses what cannot be."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        raise BadInput(f"broken state: {error}") from error
    t.plies = in_range("plies", sheet.plies, 0, 1_000_000)
    t.revelations = in_range("revelations", sheet.revelations, 0, 1_000_000)
    t.leg = in_range("leg", sheet.leg, 0, int(LEGS))
    restore_pawns(t, sheet)
    for name, entry in sheet.players.items():
        restore_player(t, parse_player("players", name, int(t.seats)), f"players.{name}", entry)
    restore_stop(t, sheet)
    restore_inns(t, sheet.inns)
    restore_decks(t, sheet)
    restore_pending(t, sheet.pending)
    for seat in range(t.seats):
        t.points[seat] = recount(t, seat)
    refuse(unsound(t))
    return t


def pawn_words(t: Table) -> list[str]:
    return [str(pawn_name(t, pawn)) for pawn in range(t.box.pawns)]


def restore_pawns(t: Tokaido, sheet: Sheet) -> None:
    for name, entry in sheet.pawns.items():
        pawn = word_index("pawns", name, pawn_words(t))
        t.place[pawn] = word_index(f"pawns.{name}.place", entry.place, PLACES)
        t.slot[pawn] = in_range(f"pawns.{name}.slot", entry.slot, NONE, int(t.box.pawns) - 1)
        offering = in_range(f"pawns.{name}.offering", entry.offering, 0, MOST_COINS)
        t.offering[pawn] = offering
    t.guest = NONE
    if sheet.guest is not None:
        t.guest = word_index("guest", sheet.guest, pawn_words(t))


def restore_player(t: Tokaido, seat: int, name: str, entry: PlayerSheet) -> None:
    t.traveler[seat] = traveler_index(f"{name}.traveler", entry.traveler)
    t.coins[seat] = in_range(f"{name}.coins", entry.coins, 0, MOST_COINS)
    for panorama, word in enumerate(PANORAMAS):
        parts = entry.parts.get(word, 0)
        most = int(t.box.parts[panorama])
        t.parts[t.panel(seat, panorama)] = in_range(f"{name}.parts.{word}", parts, 0, most)
    for word in entry.parts:
        word_index(f"{name}.parts", word, PANORAMAS)
    t.souvenirs[seat] = bag_of(f"{name}.souvenirs", entry.souvenirs, SOUVENIRS)
    t.springs[seat] = counts_of(f"{name}.springs", entry.springs, SPRINGS)
    t.encounters[seat] = counts_of(f"{name}.encounters", entry.encounters, ENCOUNTERS)
    t.meals[seat] = bag_of(f"{name}.meals", entry.meals, MEALS)
    t.achievements[seat] = bag_of(f"{name}.achievements", entry.achievements, ACHIEVEMENTS)
    t.dealt[seat] = bag_of(f"{name}.dealt", entry.dealt, TRAVELERS)
    t.chosen[seat] = traveler_index(f"{name}.chosen", entry.chosen)


def traveler_index(name: str, word: str | None) -> int:
    return NONE if word is None else word_index(name, word, TRAVELERS)


def counts_of(name: str, amounts: Mapping[str, int], possible: Sequence[str]) -> int:
    counts = 0
    for word, number in amounts.items():
        kind = word_index(name, word, possible)
        counts += int(several(in_range(f"{name}.{word}", number, 0, int(MOST)), kind))
    return counts


def listed(name: str, words: Sequence[str], possible: Sequence[str]) -> int:
    """The counts of a list in which a word may stand several times."""
    return counts_of(name, {word: words.count(word) for word in words}, possible)


def seat_mask(name: str, words: Sequence[str], t: Table) -> int:
    return bag_of(name, words, SEATS[: int(t.seats)])


def restore_stop(t: Tokaido, sheet: Sheet) -> None:
    """What lies open or is held in the stop under way."""
    t.display = bag_of("display", sheet.display, SOUVENIRS)
    t.basket = bag_of("basket", sheet.basket, SOUVENIRS)
    t.bargained = sheet.bargained
    t.pair = listed("pair", sheet.pair, ENCOUNTERS)
    t.treat = NONE if sheet.treat is None else word_index("treat", sheet.treat, MEALS)


def restore_inns(t: Tokaido, inns: Sequence[InnSheet]) -> None:
    in_range("inns", len(inns), 0, int(LEGS))
    t.served = 0
    for leg, inn in enumerate(inns):
        t.served |= int(inn.served) << leg
        t.offer[leg] = listed("inns.offer", inn.offer, MEALS)
        t.seen[leg] = seat_mask("inns.seen", inn.seen, t)
        t.dropped[leg] = listed("inns.dropped", inn.dropped, MEALS)
        t.seen_before[leg] = seat_mask("inns.seen_before", inn.seen_before, t)


# ----------------------------------------------------------------- decks


def restore_decks(t: Tokaido, sheet: Sheet) -> None:
    """A deck holds what is nowhere else, and below that what was put back."""
    restore_souvenirs(t, sheet.souvenirs_under)
    encounters = [t.pair, *(t.encounters[seat] for seat in range(t.seats))]
    layers = parse_layers(t, "encounters_under", sheet.encounters_under, ENCOUNTERS)
    fill_deck(t.encounter_deck, "encounters", layers, encounters, int(t.box.encounters))
    meals = [listed("meals", words_in(t.meals[seat], MEALS), MEALS) for seat in range(t.seats)]
    meals += [*(t.offer[leg] for leg in range(LEGS)), *(t.dropped[leg] for leg in range(LEGS))]
    if t.treat != NONE:
        meals.append(several(1, t.treat))
    layers = parse_layers(t, "meals_under", sheet.meals_under, MEALS)
    fill_deck(t.meal_deck, "meals", layers, meals, int(t.box.meals))
    springs = [t.springs[seat] for seat in range(t.seats)]
    t.springs_left = what_is_left("springs", springs, int(t.box.springs))


def restore_souvenirs(t: Tokaido, layers: Sequence[Sequence[str]]) -> None:
    in_range("souvenirs_under", len(layers), 0, MOST_PUT_BACK)
    put_back = [bag_of("souvenirs_under", words, SOUVENIRS) for words in layers]
    collections = [t.souvenirs[seat] for seat in range(t.seats)]
    held = apart("souvenir", [t.display, *collections, *put_back])
    t.souvenir_deck.lay(ALL_SOUVENIRS & ~held)
    for bag in put_back:
        t.souvenir_deck.put_under(bag, EVERYONE)


def parse_layers(
    t: Tokaido, name: str, layers: Sequence[LayerSheet], words: Sequence[str]
) -> list[Layer]:
    in_range(name, len(layers), 0, MOST_PUT_BACK)
    found: list[Layer] = []
    for layer in layers:
        cards = listed(f"{name}.cards", layer.cards, words)
        held = cards if layer.held is None else listed(f"{name}.held", layer.held, words)
        known = seat_mask(f"{name}.known", layer.known, t)
        if cards == 0 or known == 0 or not fits(cards, held):
            raise BadInput(f"{name}: a layer has cards, somebody who knows them, and held them all")
        found.append(Layer(cards, held, known, layer.fresh))
    return found


def fill_deck(
    deck: Deck, name: str, layers: Sequence[Layer], elsewhere: Sequence[int], box: int
) -> None:
    """The cards that are nowhere else lie on top, unseen, and below them what was put back."""
    deck.lay(what_is_left(name, [*elsewhere, *(layer.cards for layer in layers)], box))
    for layer in layers:
        deck.put_under(layer.cards, layer.known)
        at = deck.layers - 1
        deck.whole[at] = layer.held
        deck.fresh = deck.fresh & ~only(at) | (only(at) if layer.fresh else 0)


def what_is_left(name: str, elsewhere: Sequence[int], box: int) -> int:
    left = box
    for counts in elsewhere:
        if not fits(counts, left):
            raise BadInput(f"{name}: there are more of a card than the box holds")
        left -= counts
    return left


# ----------------------------------------------------------------- whose turn it is


def restore_pending(t: Tokaido, pending: list[Pending]) -> None:
    """The stack of decisions, and from it the seat whose turn it is."""
    frames = parse_pending(pending, STEPS)
    if not frames:
        t.step, t.argument, t.depth, t.actor = WALKING, 0, 0, NOBODY
        return
    check_pending(t, frames)
    restore_frames(t, frames)
    if t.step <= DROPPING:
        t.actor = CHANCE
    elif t.step == CHOOSING:
        t.actor = t.actors()[0]
    elif t.step == WALKING:
        walk_on(t)
    else:
        t.actor = t.guest


def walk_on(t: Tokaido) -> None:
    """Who walks follows from the places; a guest that is named must be that one."""
    named = t.guest
    next_turn(t)
    if named not in (NONE, t.guest):
        raise BadInput(f"guest: it is {pawn_name(t, t.guest)} that walks, for it is the rearmost")
