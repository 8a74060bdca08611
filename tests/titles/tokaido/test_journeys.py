"""What holds on every journey, whoever travels and whatever they choose."""

from collections import Counter, defaultdict
from functools import cache
from typing import Any, NamedTuple

import pytest
from tests.titles.tokaido.positions import PLAIN, TOKAIDO, play, position, standing

from kachidoki.engine import CHANCE, Event, Moves, Rng, State
from kachidoki.titles.tokaido.rules.actions import ACHIEVEMENTS, MEALS
from kachidoki.titles.tokaido.rules.components import COMPONENTS

PRINTED = COMPONENTS.printed()
PLACES = PRINTED["road"]["places"]
ROAD = list(PLACES)
INNS = [place for place in ROAD if PLACES[place]["station"] == "inn"]
GAMES = 32
# The most stops that a kind of station can see, with two or three players and with more.
MOST_STOPS = {
    "village": (7, 10),
    "farm": (6, 10),
    "paddy": (5, 7),
    "mountain": (6, 9),
    "sea": (7, 11),
    "hot-spring": (6, 9),
    "temple": (6, 9),
    "encounter": (7, 9),
}


class Journey(NamedTuple):
    """A random game: its events, who walked from where each time, and how it ended."""

    events: list[Event]
    walks: list[tuple[str, dict[str, Any]]]
    end: State
    homeward: bool

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.kind == kind]


@cache
def journeys(seats: int) -> list[Journey]:
    return [journey(seats, seed) for seed in range(GAMES)]


def journey(seats: int, seed: int) -> Journey:
    """Every second one goes back from Edo, every third is a gastronomic one, and so on.

    On half of them nobody passes by a station that is open.
    """
    names = [option.name for option in TOKAIDO.options]
    options = dict.fromkeys(names, "off")
    for number, name in enumerate(names[1:], start=2):
        options[name] = "on" if seed % number == number - 1 else "off"
    state = TOKAIDO.new(seats, options)
    state.listen()
    events: list[Event] = []
    walks: list[tuple[str, dict[str, Any]]] = []
    rng, moves = Rng(seed), Moves()
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            moves.clear()
            action = state.draw(moves, rng)
        else:
            legal = state.legal_actions(actor)
            action = legal[rng.below(len(legal))]
            if TOKAIDO.vocabulary.notation(action).startswith("walk "):
                words = state.dump()
                walks.append((words["guest"], words["pawns"]))
                if seed % 4 < 2:
                    action = legal[-1 if options["return-trip"] == "on" else 0]
        state.apply(actor, action)
        events += state.heard()
    return Journey(events, walks, state, options["return-trip"] == "on")


each_number_of_seats = pytest.mark.parametrize("seats", TOKAIDO.seats)

# ----------------------------------------------------------------- the road


@each_number_of_seats
def test_the_last_pawn_walks(seats: int) -> None:
    """Who stands beside the road, or came later, is behind."""
    for game in journeys(seats):
        for guest, pawns in game.walks:
            behind = {
                name: (ROAD.index(pawn["place"]) * (-1 if game.homeward else 1), -pawn["slot"])
                for name, pawn in pawns.items()
            }
            assert guest == min(behind, key=lambda name: behind[name])


@each_number_of_seats
def test_every_place_is_used_at_most_once(seats: int) -> None:
    for game in journeys(seats):
        visits = Counter(walk["to"] for walk in game.told("walked"))
        for place, entry in PLACES.items():
            places = 2 if seats >= 4 and entry.get("double") else 1
            assert visits[place] <= places or place in INNS


@each_number_of_seats
def test_stops_have_their_limits(seats: int) -> None:
    for game in journeys(seats):
        visits = Counter(PLACES[walk["to"]]["station"] for walk in game.told("walked"))
        for station, most in MOST_STOPS.items():
            assert visits[station] <= most[seats >= 4]


@pytest.mark.parametrize("station", MOST_STOPS)
@each_number_of_seats
def test_the_limits_can_be_reached(seats: int, station: str) -> None:
    """By those who pass nothing by, unless they lack coins or have seen all of a panorama."""
    stops = [
        sum(PLACES[walk["to"]]["station"] == station for walk in game.told("walked"))
        for game in journeys(seats)
    ]
    assert max(stops) == MOST_STOPS[station][seats >= 4]


@each_number_of_seats
def test_everybody_comes_to_every_inn_in_turn(seats: int) -> None:
    for game in journeys(seats):
        pawns = seats + (seats == 2)
        arrivals = game.told("arrived")
        assert [arrival["order"] for arrival in arrivals] == 4 * list(range(1, pawns + 1))
        inns = INNS[::-1] if game.homeward else INNS
        assert [arrivals[leg * pawns]["place"] for leg in range(4)] == inns[1:]
        for leg in range(4):
            guests = arrivals[leg * pawns : (leg + 1) * pawns]
            assert len({(guest["pawn"], guest["place"]) for guest in guests}) == pawns
            assert len({guest["place"] for guest in guests}) == 1


# ----------------------------------------------------------------- cards


@each_number_of_seats
def test_nobody_eats_twice(seats: int) -> None:
    """Neither at the same inn nor the same dish."""
    for game in journeys(seats):
        ate: dict[str, list[str]] = defaultdict(list)
        at_this_inn: set[str] = set()
        for event in game.events:
            if event.kind == "leg-begins":
                at_this_inn.clear()
            if event.kind == "ate":
                assert event.args["seat"] not in at_this_inn
                at_this_inn.add(event.args["seat"])
                ate[event.args["seat"]].append(event.args["meal"])
        assert all(len(set(meals)) == len(meals) <= 4 for meals in ate.values())
        eaten = Counter(meal for meals in ate.values() for meal in meals)
        assert all(eaten[meal] <= PRINTED["meals"]["cards"][meal]["count"] for meal in MEALS)


@each_number_of_seats
def test_cards_stay_with_one_traveler(seats: int) -> None:
    for game in journeys(seats):
        souvenirs = [told["souvenir"] for told in game.told("bought") + game.told("was-given")]
        assert len(set(souvenirs)) == len(souvenirs)
        met = Counter(told["encounter"] for told in game.told("met"))
        cards = PRINTED["encounters"]["cards"]
        assert all(number <= cards[word]["count"] for word, number in met.items())


@each_number_of_seats
def test_travelers_do_at_inns_what_they_do_there(seats: int) -> None:
    """Chuubei at the three in between, Satsuki at all four; Hiroshige unless all is complete."""
    for game in journeys(seats):
        who = {told["traveler"]: told["seat"] for told in game.told("travels-as")}
        at_inn: Counter[tuple[str, str]] = Counter()
        guest, place = "", ""
        for event in game.events:
            if event.kind == "walked":
                guest, place = event.args["pawn"], event.args["to"]
            elif place in INNS and event.args.get("seat") == guest:
                at_inn[guest, event.kind] += 1
        if "chuubei" in who:
            assert at_inn[who["chuubei"], "met"] == 3
        if "satsuki" in who:
            assert at_inn[who["satsuki"], "treated-unseen"] == 4
        if "hiroshige" in who:
            seat = who["hiroshige"]
            assert at_inn[seat, "admired"] + at_inn[seat, "passed-by"] <= 3
        for traveler, seat in who.items():
            if traveler not in ("hiroshige", "chuubei"):
                assert at_inn[seat, "admired"] == at_inn[seat, "met"] == 0


# ----------------------------------------------------------------- points


@each_number_of_seats
def test_points_are_those_that_were_told(seats: int) -> None:
    """Everything that scores says so, and the collections tell the same."""
    for game in journeys(seats):
        points: Counter[str] = Counter()
        for event in game.events:
            points[event.args.get("seat", event.args.get("pawn", ""))] += event.args.get(
                "points", 0
            )
        names = list(game.end.dump()["players"])
        assert [points[name] for name in names] == game.end.scores()
        assert TOKAIDO.load(game.end.dump()).scores() == game.end.scores()


@each_number_of_seats
def test_achievements_go_to_the_first_and_to_the_best(seats: int) -> None:
    for game in journeys(seats):
        holders: dict[str, list[str]] = {word: [] for word in ACHIEVEMENTS}
        for told in game.told("achieved"):
            holders[told["achievement"]].append(told["seat"])
        players = game.end.dump()["players"]
        assert all(len(holders[word]) <= 1 for word in ACHIEVEMENTS[:3])
        prices = PRINTED["meals"]["cards"]
        merits = {
            "gourmet": {
                name: sum(prices[meal]["price"] for meal in entry["meals"])
                for name, entry in players.items()
            },
            "bather": {name: sum(entry["springs"].values()) for name, entry in players.items()},
            "chatterbox": {
                name: sum(entry["encounters"].values()) for name, entry in players.items()
            },
            "collector": {name: len(entry["souvenirs"]) for name, entry in players.items()},
        }
        for word, merit in merits.items():
            best = max(merit.values())
            assert holders[word] == [name for name in players if merit[name] == best > 0]


@each_number_of_seats
def test_temple_ranks(seats: int) -> None:
    """As many points as there are larger offerings, the neutral traveler's included."""
    for game in journeys(seats):
        offered = {name: pawn["offering"] for name, pawn in game.end.dump()["pawns"].items()}
        ranks = {told["pawn"]: told for told in game.told("temple-rank")}
        assert set(ranks) == {name for name, coins in offered.items() if coins}
        for name, told in ranks.items():
            larger = {coins for coins in offered.values() if coins > offered[name]}
            assert told["rank"] == len(larger) + 1
            due = [10, 7, 4, 2, 2][len(larger)] if name != "neutral" else 0
            assert told["points"] == due


def test_who_has_looked_cannot_take_the_walk_back() -> None:
    words = {
        "pending": [{"step": "walking"}],
        "pawns": standing("kuwana", "miya", "narumi"),
        "players": {name: {"coins": 3} for name in "ABC"},
        "inns": [{"served": True, "offer": ["soba", "tofu", "fugu"], "seen": ["C"]}],
    }
    state = position(words, options=PLAIN)
    assert play(state, "A walk narumi").revelations == 1
    assert state.view(0).inns[0].meals == ["soba", "tofu", "fugu"]
    assert state.view(1).inns[0].meals is None
