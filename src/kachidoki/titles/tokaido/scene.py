"""A view with the words and figures that both the drawing and the description need."""

from collections import Counter
from collections.abc import Mapping, Sequence

from kachidoki.engine import NOBODY, Setting
from kachidoki.engine.fields import Attribute, Copies, Counts, Entry, Rows, read_view
from kachidoki.engine.view import Layer
from kachidoki.titles.hooks import Speaker
from kachidoki.titles.tokaido import TITLE
from kachidoki.titles.tokaido.rules.actions import (
    LEGS,
    MEALS,
    PLACES,
    SORTS,
    SOUVENIRS,
    SPRINGS,
    STATIONS,
)
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.snapshot import COINS, collection, fields
from kachidoki.titles.tokaido.view import View

BEFORE = {"dealing", "choosing", "lining-up"}


class Scene:
    """A view, the table that lies in it, and the names of all things."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        self.view = view
        self.texts = texts
        self.table = table_of(view, setting)
        self.box = self.table.box
        self.leg = min(view.leg, int(LEGS) - 1)  # after the journey, its last one

    # ------------------------------------------------------------- the road

    def pawn(self, name: str) -> int:
        """The number of a pawn, which is that of its seat."""
        return list(self.view.pawns).index(name)

    def road(self) -> list[str]:
        """All places in the order of the journey."""
        return PLACES[::-1] if self.box.homeward else PLACES

    def leg_places(self, leg: int) -> list[str]:
        """From the inn where a leg begins to the one where it ends."""
        road = self.road()
        inns = [at for at, place in enumerate(road) if self.station(place) == "inn"]
        return road[inns[leg] : inns[leg + 1] + 1]

    def is_last_leg(self) -> bool:
        return self.leg == int(LEGS) - 1

    def station(self, place: str) -> str:
        return STATIONS[self.box.station[PLACES.index(place)]]

    def slots(self, place: str) -> int:
        return self.box.slots(PLACES.index(place))

    def guests(self, place: str) -> list[str]:
        """The pawns that stand there, the foremost first; none before the line is drawn up."""
        pawns = self.view.pawns
        here = [name for name, pawn in pawns.items() if pawn.place == place and pawn.slot >= 0]
        return sorted(here, key=lambda name: pawns[name].slot)

    def order(self) -> list[str]:
        """All pawns in the order in which they would move: the rearmost first."""
        pawns = list(self.view.pawns)
        return sorted(pawns, key=lambda name: self.table.position(pawns.index(name)))

    # ------------------------------------------------------------- words

    def headline(self) -> str:
        say = self.texts.say
        if self.view.over:
            return say("table-over")
        if self.view.step in BEFORE:
            return say("table-before")
        places = self.leg_places(self.leg)
        start, goal = self.name("place", places[0]), self.name("place", places[-1])
        return say("table-leg", leg=self.leg + 1, legs=int(LEGS), start=start, goal=goal)

    def variants(self) -> str:
        """The variants that are played with, if any."""
        names = [self.name("option", name) for name, on in self.view.options.items() if on == "on"]
        return self.texts.say("table-variants", names=", ".join(names)) if names else ""

    def name(self, domain: str, word: str | int) -> str:
        return self.texts.name(domain, word)

    def sign(self, word: str) -> str:
        """A letter or two that stand for a station, a sort of souvenirs and the like."""
        return self.name("table-sign", word)

    def names(self, domain: str, words: Sequence[str]) -> str:
        return ", ".join(self.name(domain, word) for word in words)

    def amounts(self, domain: str, counts: Mapping[str, int]) -> str:
        """Such as `samurai, miko ×2`."""
        several = {word: f" ×{count}" if count > 1 else "" for word, count in counts.items()}
        return ", ".join(f"{self.name(domain, word)}{several[word]}" for word in counts)

    def who(self, pawn: str) -> str:
        """Such as `Anna (Kinko)`, in a list of pawns."""
        player = self.view.players.get(pawn)
        if player is None:
            return self.texts.say(f"seat-{pawn}.listed")
        name = self.name("seat", pawn)
        if player.traveler is None:
            return name
        return f"{name} ({self.name('traveler', player.traveler)})"

    # ------------------------------------------------------------- collections

    def others(self, seat: str) -> list[tuple[str, str]]:
        """Meals, encounters, hot springs and achievements of a seat, as far as there are any."""
        player, say = self.view.players[seat], self.texts.say
        named = [
            (say("table-meals"), self.names("meal", player.meals)),
            (say("table-encounters"), self.amounts("encounter", player.encounters)),
            (say("table-springs"), self.amounts("spring", player.springs)),
            (say("table-achievements"), self.names("achievement", player.achievements)),
        ]
        return [(heading, words) for heading, words in named if words]

    def sort_of(self, souvenir: str) -> str:
        return SORTS[self.box.souvenirs.sort[SOUVENIRS.index(souvenir)]]

    def sets(self, seat: str) -> list[dict[str, str]]:
        """The souvenirs of a seat as sets, in which every sort is there once at most."""
        sets: list[dict[str, str]] = []
        for souvenir in self.view.players[seat].souvenirs:
            sort = self.sort_of(souvenir)
            place = sum(sort in one for one in sets)
            if place == len(sets):
                sets.append({})
            sets[place][sort] = souvenir
        return sets

    # ------------------------------------------------------------- what lies hidden

    def notes(self) -> list[str]:
        """What the seat knows of the inn ahead and of what lies under the decks."""
        view, say = self.view, self.texts.say
        at_table = view.step == "dining" and view.seat == view.guest
        notes = [] if view.over or at_table else self.inn_notes(view.leg)
        if cards := self.known("souvenir", view.souvenir_deck):
            notes.append(say("table-under-souvenirs", cards=cards))
        if cards := self.known("encounter", view.encounter_deck):
            notes.append(say("table-under-encounters", cards=cards))
        if cards := self.known("meal", view.meal_deck):
            notes.append(say("table-under-meals", cards=cards))
        return notes

    def known(self, domain: str, deck: Sequence[Layer]) -> str:
        """The layers that the seat knows, from the top down."""
        layers = [layer for layer in deck if layer.held]
        words = [self.amounts(domain, Counter(layer.held)) for layer in layers]
        return "; ".join(self.some_of(*pair) for pair in zip(layers, words, strict=True))

    def some_of(self, layer: Layer, words: str) -> str:
        """When cards were drawn from a layer since, only how many of them are left is known."""
        if layer.held is None or layer.cards == len(layer.held):
            return words
        return self.texts.say("table-some", count=layer.cards, cards=words)

    def inn_notes(self, leg: int) -> list[str]:
        """The meals at the inn where a leg ends, as far as there are any that the seat knows."""
        inn, say = self.view.inns[leg], self.texts.say
        place = self.name("place", self.leg_places(leg)[-1])
        if inn.count == 0:
            return []
        if inn.meals:
            cards = self.amounts("meal", Counter(inn.meals))
            return [say("table-inn-meals", place=place, cards=cards)]
        if inn.together and inn.dropped:
            cards = self.amounts("meal", Counter(inn.together))
            return [say("table-inn-together", place=place, cards=cards)]
        return []


# ----------------------------------------------------------------- the table of a view

OPEN = ["leg", "guest", "pawns", "players", "display", "basket", "bargained", "springs_left"]
SPRINGS_LEFT = Attribute("springs_left", Counts(SPRINGS))


def table_of(view: View, setting: Setting) -> Tokaido:
    """What the view does not know is as in a game just opened, and must not be asked for."""
    t = TITLE.open(setting)
    players = Rows(list(view.players), collection(t.box) | {"points": Entry("points", COINS)})
    read_view(t, {**fields(t), "players": players, "springs_left": SPRINGS_LEFT}, view, OPEN)
    for leg, inn in enumerate(view.inns):
        t.offer[leg] = Copies(MEALS).number("inns", inn.meals or [])
    if view.over:
        t.actor = NOBODY
    return t
