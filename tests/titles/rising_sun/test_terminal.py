"""Rising Sun's table as it is drawn and told."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.titles.rising_sun.tables import RISING_SUN, choices, texts_of, until, walk

from kachidoki.cli.palette import drawing_theme
from kachidoki.engine import EVERYONE, Event, State
from kachidoki.engine.view import OfferView
from kachidoki.text import LANGUAGES
from kachidoki.titles.rising_sun.rules.actions import SEATS
from kachidoki.titles.rising_sun.terminal import describe, draw
from kachidoki.titles.rising_sun.view import PromiseView, View

WIDTHS = ((60, False), (80, False), (84, True), (126, True))
OPTIONS = {3: {"houses": "chosen"}, 4: {"set": "teapot"}, 5: {"houses": "drafted"}}


def drawn(state: State, view: View, width: int = 120, language: str = "en", **look: Any) -> str:
    console = Console(width=width, theme=drawing_theme("dark"), color_system=None)
    with console.capture() as capture:
        console.print(draw(view, state.game.setting, texts_of(state, language), **look))
    return capture.get()


def told(state: State, view: View, language: str = "en") -> str:
    return describe(view, state.game.setting, texts_of(state, language))


def row_of(words: str, part: str) -> str:
    """The line that has this in it."""
    return next(line for line in words.splitlines() if part in line)


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", RISING_SUN.seats)
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    """For players and spectators, in both languages, narrow and wide; no line is too long."""
    state = RISING_SUN.new(seats, OPTIONS[seats])
    seen = set()
    for recent in walk(state, seats):
        step = state.view(None).step
        if state.plies % 31 == 0 or step not in seen:
            seen.add(step)
            seat = None if state.plies % 4 == 0 else max(0, [*state.actors(), 0][0])
            check_sizes(state, seat, recent)
    assert {"bidding", "laying", "blessing", "over"} <= seen


def check_sizes(state: State, seat: int | None, recent: list[Event]) -> None:
    view = state.view(seat)
    legal = [] if seat is None else choices(state, seat)
    look = {"recent": recent, "choices": legal, "aim": legal[-1] if legal else None}
    for language in LANGUAGES:
        for width, roomy in WIDTHS:
            lines = drawn(state, view, width, language, roomy=roomy, **look).splitlines()
            assert max(cell_len(line) for line in lines) <= width
        assert told(state, view, language)


# ----------------------------------------------------------------- the map


def armed() -> tuple[State, View]:
    """A table with two houses in Kyoto, as A sees it."""
    state = until("marching")
    view = state.view(0)
    kyoto = view.regions["kyoto"]
    kyoto.armies = {"A": {"bushi": 2, "daimyo": 1, "stronghold": 1}, "B": {"komainu": 1}}
    kyoto.force, kyoto.strongest, kyoto.war = {"A": 3, "B": 1}, "A", 4
    return state, view


@pytest.mark.parametrize("width", [60, 120])
def test_a_region_shows_its_war_its_harvest_and_who_stands_there(width: int) -> None:
    state, view = armed()
    row = row_of(drawn(state, view, width), "Kyoto")
    assert row.startswith("4 Kyoto ")
    assert "4✦" in row
    assert "3★b2 D #" in row
    assert "1 Ko" in row


def test_a_region_is_told() -> None:
    state, view = armed()
    line = row_of(told(state, view), "Kyoto, harvest")
    assert line.startswith("Kyoto, harvest 4 VP, war number 4. Borders on Oshu, Edo, Kansai.")
    assert "bushi ×2, daimyo, stronghold, force 3." in line
    assert "Komainu, force 1. Strongest: Player A" in line


def test_a_region_just_touched_and_the_one_in_mind_stand_out() -> None:
    state, view = armed()
    console = Console(width=120, theme=drawing_theme("dark"), color_system="truecolor")

    def colours(**look: Any) -> str:
        with console.capture() as capture:
            console.print(draw(view, state.game.setting, texts_of(state), **look), end="")
        return row_of(capture.get(), "Kyoto")

    touched = [Event("placed", {"seat": "A", "figure": "bushi", "region": "kyoto"}, EVERYONE)]
    assert (
        len({colours(), colours(recent=touched), colours(aim={"kind": "build", "region": "kyoto"})})
        == 3
    )


# ----------------------------------------------------------------- players


def test_all_before_a_player_is_shown_and_told() -> None:
    state, view = armed()
    player = view.players["B"]
    player.points, player.coins, player.ronin, player.ally = 17, 9, 3, "C"
    player.cards = {"courage": 2}
    player.tokens = {"spring": ["edo", "oshu"], "summer": ["edo"], "autumn": []}
    player.hostages = {"A": {"bushi": 2}}
    player.reserve = {"shinto": 3, "stronghold": 2}
    picture = drawn(state, view)
    row = row_of(picture, "2+1+0 (2)")
    assert row.split()[0].endswith("◆B")
    assert " ".join(row.split()[2:]) == "17 9 3 ▲C 2+1+0 (2) b2 s3 #2"
    assert "Courage ×2" in picture
    line = row_of(told(state, view), ": 17 VP, 9 coins, 3 ronin. Ally: Player C")
    assert line.startswith("Player B (")
    assert "Cards: Courage ×2. War tokens: Edo, Oshu (spring); Edo (summer)." in line
    assert "bushi ×2. Reserve: shinto ×3, stronghold ×2." in line


def test_the_honor_track_is_in_order() -> None:
    state, view = armed()
    view.track = ["C", "A", "D", "B"]
    letters = [
        word[-1] for word in row_of(drawn(state, view), "Honor:").split() if word[0] in "●◆▲■"
    ]
    assert letters == view.track
    line = row_of(told(state, view), "Honor, the most first")
    assert sorted("ABCD", key=lambda seat: line.index(f"Player {seat}")) == view.track


def test_points_just_gained_stand_beside_the_others() -> None:
    state, view = armed()
    gained = [Event("poem-points", {"seat": "A", "points": 6, "region": "edo"}, EVERYONE)]
    assert "+6" not in drawn(state, view)
    assert "+6" in drawn(state, view, recent=gained)


# ----------------------------------------------------------------- cards, tiles, shrines


def test_season_cards_have_the_price_for_the_seat() -> None:
    state = until("training")
    seat = state.actors()[0]
    view = state.view(seat)
    view.market = {"river-dragon": 1, "courage": 2}
    view.players[SEATS[seat]].house = "koi"
    assert "Courage ×2 " in drawn(state, view)
    assert re.search(r"River Dragon 3(→2)?◎", drawn(state, view))
    assert re.search(r"For sale: River Dragon, price 3(, for you 2)?\.", told(state, view))
    view.players[SEATS[seat]].house = "bonsai"
    assert re.search("River Dragon 3→[01]◎", drawn(state, view))
    assert re.search(r"For sale: River Dragon, price 3, for you [01]\.", told(state, view))


def test_a_shrine_shows_its_worshippers_and_whom_it_helps() -> None:
    state, view = armed()
    view.shrines[1].shrine = "susanoo"
    view.shrines[1].armies = {"A": {"shinto": 2}, "D": {"komainu": 1}}
    view.shrines[1].strongest = "A"
    assert "Susanoo ●A s2★ ■D Ko" in drawn(state, view)
    line = row_of(told(state, view), "Shrine 2, Susanoo: Player A")
    assert "shinto ×2; Player D" in line
    assert "The kami would help Player A" in line


def test_tiles_are_shown_to_those_who_see_them() -> None:
    state = until("laying")
    active = state.actors()[0]
    view = state.view(active)
    assert len(view.hand) == 4
    assert "Your tiles:" in drawn(state, view)
    assert "You look at these tiles:" in told(state, view)
    other = state.view((active + 1) % 4)
    assert "Your tiles:" not in drawn(state, other)
    assert "You look at these tiles:" not in told(state, other)


def test_a_tile_of_lotus_is_known_to_lotus_alone() -> None:
    state, view = armed()
    view.laid[-1].hidden, view.laid[-1].mandate = True, None
    view.own_tiles = [None] * (len(view.laid) - 1) + ["harvest"]
    assert "? ▪" in drawn(state, view)
    assert "Yours face down:  Harvest" in drawn(state, view)
    assert "You have laid face down: Harvest." in told(state, view)
    view.own_tiles[-1] = None
    assert "Yours face down" not in drawn(state, view)
    assert "You have laid face down" not in told(state, view)


def test_offers_and_promises_are_shown() -> None:
    state, view = armed()
    view.offers = [OfferView("A", "B", "secretly", "2-coins", "ally")]
    view.promises = [PromiseView("C", "D", "play-harvest", "openly", "spring", "broken")]
    for words in (drawn(state, view, 160), told(state, view)):
        assert row_of(words, "Secret offer of Player A (").count("Player B (") == 1
        assert row_of(words, "gave Player D (").startswith("Player C (")
        assert row_of(words, "gave Player D (").rstrip().endswith("(broken).")


# ----------------------------------------------------------------- the battle


def test_bids_are_hidden_until_all_are_shown() -> None:
    state = until("bidding")
    seat = state.actors()[0]
    view = state.view(seat)
    assert view.battle is not None
    view.own_bids = [2, 1]
    words = told(state, view)
    assert "You so far. Bids: Seppuku 2, Take hostage 1." in words
    assert words.count("Bids:") == 1
    picture = drawn(state, view)
    assert "?" in picture
    for fighter in view.battle.fighters:
        view.players[fighter].bids = [0, 3, 0, 1]
    view.battle.shown = True
    view.battle.hired = view.battle.fighters[0]
    assert "Take hostage 3, Hire ronin 0" in told(state, view)
    assert ", ronin included." in told(state, view)
    assert "?" not in drawn(state, view)
