"""Tokaido's table as it is drawn and told."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.titles.tokaido.positions import PLAIN, TOKAIDO, play, position, standing

from kachidoki.cli.palette import drawing_theme
from kachidoki.engine import EVERYONE, Event, Rng, Setting, State
from kachidoki.text import Texts
from kachidoki.titles.tokaido.browser import prospects
from kachidoki.titles.tokaido.prospects import AT_HOME
from kachidoki.titles.tokaido.rules.actions import TRAVELERS, WALK
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.terminal import describe, draw

MODES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {"gastronomy": "on"}),
    "two-back": (2, {"return-trip": "on"}),
    "three": (3, {"initiation": "on"}),
    "four": (4, {"preparations": "on"}),
    "five-back": (5, {"return-trip": "on"}),
}
SCREENS = ((44, 24, False), (80, 24, False), (64, 34, True), (84, 40, True), (126, 50, True))
WALKING = [{"step": "walking", "argument": 0}]
STOPS = {
    "village": "kameyama",
    "temple": "kusatsu",
    "encounter": "ishibe",
    "hot-spring": "tsuchiyama",
    "inn": "narumi",
}
ON_THE_FIRST_LEG = {"pending": WALKING, "pawns": standing("kyoto", "otsu", "seki")}


def setting_of(state: State) -> Setting:
    return state.game.setting


def speaker(state: State, language: str = "en") -> Texts:
    return Texts(language, TOKAIDO, setting_of(state))


def drawn(
    state: State, seat: int | None, texts: Texts, width: int = 84, height: int = 40, **look: Any
) -> list[str]:
    theme = drawing_theme("dark")
    console = Console(width=width, height=height, theme=theme, color_system=None)
    with console.capture() as capture:
        console.print(draw(state.view(seat), setting_of(state), texts, **look))
    return capture.get().splitlines()


def choices(state: State, seat: int) -> list[dict[str, Any]]:
    return [TOKAIDO.vocabulary.describe(action) for action in state.legal_actions(seat)]


def picture(state: State, seat: int | None = 0, aim: str = "", **look: Any) -> str:
    """The table as the seat sees it, with a choice such as `walk otsu` under the cursor, and below it
    what that would bring."""
    if seat is not None:
        look["choices"] = choices(state, seat)
    if aim:
        look["aim"] = TOKAIDO.vocabulary.describe(TOKAIDO.vocabulary.parse(aim))
    lines = drawn(state, seat, speaker(state), **look)
    return "\n".join([*lines, brings(state, aim, seat or 0)] if aim else lines)


def brings(state: State, choice: str, seat: int = 0) -> str:
    """What the choice would bring to the seat."""
    described = TOKAIDO.vocabulary.describe(TOKAIDO.vocabulary.parse(choice))
    prospect = prospects(state.view(seat), setting_of(state), speaker(state))(described)
    assert prospect
    return prospect.words


def told(state: State, seat: int | None = 0, language: str = "en") -> str:
    return describe(state.view(seat), setting_of(state), speaker(state, language))


def row_of(words: str, part: str) -> str:
    """The line that has this in it."""
    return next(line for line in words.splitlines() if part in line)


def act(state: State, rng: Rng) -> list[Event]:
    """Somebody does something, mostly not too far ahead; tells what happened."""
    assert isinstance(state, Tokaido)
    actor, box = state.actors()[0], state.box
    legal = state.legal_actions(actor)
    if state.view(None).step == "walking":
        legal = sorted(legal, key=lambda action: box.progress(action - WALK))[:4]
    state.listen()
    state.apply(actor, legal[rng.below(len(legal))])
    return list(state.heard())


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize("mode", MODES)
def test_every_position_can_be_drawn_and_told(mode: str) -> None:
    """For players and spectators, in both languages, narrow and wide; no line is too long."""
    seats, options = MODES[mode]
    state, rng = TOKAIDO.new(seats, options), Rng(seats)
    recent: list[Event] = []
    while not state.is_over():
        recent = act(state, rng)
        if state.plies % 9 == 0 or state.is_over():
            seat = None if state.plies % 4 == 0 else [*state.actors(), 0][0]
            check_sizes(state, seat if seat is None else max(0, seat), recent)


def check_sizes(state: State, seat: int | None, recent: list[Event]) -> None:
    legal = [] if seat is None else choices(state, seat)
    look = {"recent": recent, "choices": legal, "aim": legal[-1] if legal else None}
    for language in ("en", "ru"):
        texts = speaker(state, language)
        for width, height, roomy in SCREENS:
            lines = drawn(state, seat, texts, width, height, roomy=roomy, **look)
            assert max(cell_len(line) for line in lines) <= width
        assert told(state, seat, language)


# ----------------------------------------------------------------- the road


def test_pawns_stand_where_they_stand() -> None:
    """On the road, beside it, and in the inn; who came first stands to the right."""
    pawns = standing("kyoto", "kyoto", "otsu", "otsu", "kyoto")
    state = position({"pending": WALKING, "pawns": pawns}, seats=5, options=PLAIN)
    lines = picture(state, seat=4).splitlines()
    road = next(place for place, line in enumerate(lines) if "✿E◆B●A─" in line)
    assert "▲C" in lines[road]
    assert lines[road + 1].index("■D") == lines[road].index("▲C")
    assert "Order: ✿E ◆B ●A ■D ▲C" in lines[0]
    words = told(state)
    assert "Order: Player E, Player B, Player A, Player D, Player C." in words
    assert "Kyoto, inn: Player A, Player B, Player E." in words
    assert "Otsu, village: Player C, Player D." in words
    assert "Tsuchiyama, hot spring: both places free." in words


def test_the_way_back_is_drawn_in_the_direction_of_travel() -> None:
    pawns = {"pending": WALKING, "pawns": standing("edo", "edo", "edo")}
    state = position(pawns, options=PLAIN | {"return-trip": "on"})
    words = picture(state, seat=2)
    assert "Leg 1 of 4: Edo – Hara" in words
    assert "Variants: Initiatory journey, Return trip" in words
    names = " ".join(words.splitlines()[3:5])
    assert names.index("Edo") < names.index("Kawasaki") < names.index("Hara")
    assert re.search(r"inn +shop +sea +rice +peak", words)


def test_stops_say_what_they_would_bring() -> None:
    """Each legal stop has its gain below it, in the order of the road; others have none."""
    own = {
        "coins": 1,
        "parts": {"paddy": 2, "mountain": 3},
        "souvenirs": ["gofu", "geta", "sumie"],
    }
    others = {"parts": {"mountain": 4}, "achievements": ["mountain"]}
    players = {"A": own, "B": others}
    state = position(ON_THE_FIRST_LEG | {"players": players}, options=PLAIN)
    lines = picture(state).splitlines()
    gains = next(line for line in lines if "1/◎" in line).split()
    assert gains == ["1/◎", "?", "+6★", "2–3", "+4✓", "1–7", "1/◎", "?", "+1", "+4✓", "2–3", "+6"]
    assert "1/◎" not in picture(state, seat=1)
    assert "1/◎" not in picture(state, seat=None)


@pytest.mark.parametrize(
    ("stop", "words"),
    [
        ("kusatsu", "1 point for each coin. In the temple: 0 of yours, 0 of the most generous"),
        ("ishibe", "You may meet: Shokunin ×2, Annaibito (paddy)"),
        ("minakuchi", "Part 1 of 3 of the paddy panorama: 1 point."),
        ("tsuchiyama", "A hot spring card, points: 2–3."),
        ("kameyama", "Points for a souvenir: small object 1, clothing 1, art 1,"),
        ("narumi", "A meal is worth 6 points. You would be the first to choose, from 4 meals."),
    ],
)
def test_the_stop_under_the_cursor_is_explained(stop: str, words: str) -> None:
    state = position(ON_THE_FIRST_LEG, options=PLAIN)
    assert words in brings(state, f"walk {stop}")
    for roomy in (True, False):
        seen = picture(state, aim=f"walk {stop}", roomy=roomy)
        assert "○A" in seen, "where the pawn would stand"


def test_closed_stops_say_why() -> None:
    players = {"A": {"coins": 0, "parts": {"sea": 5}, "achievements": ["sea"]}}
    state = position(ON_THE_FIRST_LEG | {"players": players}, options=PLAIN)
    for stop, reason in [
        ("kameyama", "no-coin"),
        ("kusatsu", "no-coin"),
        ("yokkaichi", "panorama-complete"),
    ]:
        assert reason in TOKAIDO.explained
        assert state.obstacle(0, TOKAIDO.vocabulary.parse(f"walk {stop}")) == reason


def test_a_later_guest_finds_fewer_meals() -> None:
    state = position(ON_THE_FIRST_LEG, options=PLAIN)
    meals = ["soba", "dango", "fugu", "tofu"]
    play(state, "A walk narumi", *[f"chance meal {meal}" for meal in meals], "A fast")
    assert "You would find 4 meals." in brings(state, "walk narumi", seat=1)


def test_the_neutral_guest_of_an_inn_does_not_choose() -> None:
    pawns = standing("otsu", "seki", neutral="kyoto")
    state = position({"pending": WALKING, "pawns": pawns}, seats=2, options=PLAIN)
    play(state, "B walk narumi", *[f"chance meal {meal}" for meal in ("soba", "dango", "fugu")])
    play(state, "chance meal tofu", "chance drop fugu")
    words = brings(state, "walk narumi", seat=state.actors()[0])
    assert "You would be the first to choose, from 3 meals." in words


@pytest.mark.parametrize("traveler", TRAVELERS)
def test_abilities_are_told_where_they_are_of_use(traveler: str) -> None:
    others = [word for word in TRAVELERS if word != traveler]
    players = {"A": {"traveler": traveler, "coins": 3}}
    players |= {seat: {"traveler": others.pop(), "coins": 0} for seat in "BC"}
    state = position(ON_THE_FIRST_LEG | {"players": players})
    ability = speaker(state).say(f"traveler-{traveler}.ability")
    stop = STOPS[AT_HOME[traveler]]
    assert ability in brings(state, f"walk {stop}")
    assert ability not in brings(state, "walk yokkaichi")


@pytest.mark.parametrize(
    ("traveler", "helps"),
    [("hiroshige", False), ("chuubei", False), ("kinko", True), ("satsuki", True)],
)
def test_the_last_inn_promises_only_what_comes(traveler: str, helps: bool) -> None:
    players = {
        "A": {"traveler": traveler},
        "B": {"traveler": "umegae"},
        "C": {"traveler": "zen-emon"},
    }
    pawns = standing("hodogaya", "kanagawa", "kawasaki")
    state = position({"leg": 3, "pending": WALKING, "pawns": pawns, "players": players})
    ability = speaker(state).say(f"traveler-{traveler}.ability")
    assert (ability in brings(state, "walk edo")) == helps


def test_the_neutral_pawn_is_moved_for_what_it_takes_away() -> None:
    pawns = standing("otsu", "seki", neutral="kyoto")
    state = position({"pending": WALKING, "pawns": pawns}, seats=2, options=PLAIN)
    words = picture(state, seat=1, aim="walk kusatsu")
    assert "▼–" in row_of(words, "Order")
    assert "The neutral traveler gives the temple 1 coin." in words
    assert "1/◎" not in words, "nobody gains by its stops"
    assert "−1▾" in words
    assert "The neutral traveler: Kyoto (inn)." in told(state)


def test_the_legs_to_come_are_shown_as_far_as_there_is_room() -> None:
    state = position(ON_THE_FIRST_LEG, options=PLAIN)
    assert "InSeTeFaPaMoEnTeHoMoSeViFaIn" in picture(state)
    assert "Narumi SeTeFaPaMoEnTeHoMoSeViFa Fukuroi" in picture(state, width=126)
    assert "In············In" in picture(state, width=64)
    assert "After that, from Hara to Edo: hot spring, temple, encounter" in told(state)


def test_variants_are_named_in_full() -> None:
    options = dict.fromkeys(("initiation", "return-trip", "gastronomy", "preparations"), "on")
    pawns = standing("edo", "edo", "edo", "edo", "edo")
    state = position({"pending": WALKING, "pawns": pawns}, seats=5, options=options)
    for width, roomy in ((126, True), (84, True), (80, False), (44, False)):
        words = " ".join(picture(state, width=width, roomy=roomy).split())
        assert "Variants: Initiatory journey, Return trip, Gastronomy, Preparations" in words


@pytest.mark.parametrize("back", ["off", "on"])
def test_before_the_journey_all_wait_in_the_first_inn(back: str) -> None:
    words = told(TOKAIDO.new(2, {"return-trip": back}))
    place = "Edo" if back == "on" else "Kyoto"
    assert f"{place}, inn: everybody, not lined up yet." in words
    assert f"The neutral traveler: {place} (inn)." in words


def test_stations_are_explained() -> None:
    """By a word on each, or by a legend where there is no room for words."""
    state = position(ON_THE_FIRST_LEG, options=PLAIN)
    assert "shop pray meet rice" in picture(state)
    assert "shop pray meet rice" in picture(state, width=80, roomy=False)
    narrow = picture(state, width=64)
    assert "shop pray" not in narrow
    assert "Te temple" in narrow


# ----------------------------------------------------------------- what just happened


def test_what_just_happened_is_shown() -> None:
    state = position(ON_THE_FIRST_LEG, options=PLAIN)
    walked = Event("walked", {"pawn": "B", "from": "kyoto", "to": "otsu"}, EVERYONE)
    admired = {"seat": "B", "panorama": "sea", "part": 5, "points": 5}
    achieved = {"seat": "B", "achievement": "sea", "points": 3}
    events = [Event("admired", admired, EVERYONE), Event("achieved", achieved, EVERYONE), walked]
    for roomy in (True, False):
        before = picture(state, roomy=roomy)
        after = picture(state, roomy=roomy, recent=events)
        assert "+8" not in row_of(before, "◆B Player")
        assert "+8" in row_of(after, "◆B Player")
        assert "━◆B" not in before
        assert "━◆B" in after


# ----------------------------------------------------------------- collections


def test_souvenirs_are_laid_out_as_sets() -> None:
    souvenirs = ["gofu", "hashi", "geta", "sake", "ocha"]
    players = {"A": {"souvenirs": souvenirs}}
    state = position(ON_THE_FIRST_LEG | {"players": players}, options=PLAIN)
    words = picture(state)
    assert re.search(r"Set 1 +Gofu +Geta +· +Ocha", words)
    assert re.search(r"Set 2 +Hashi +· +· +Sake", words)
    assert re.search(r"Next one +\+1 +\+5 +\+7 +\+1", words)
    assert "S Gofu, Hashi +1  C Geta +5  A · +7" in picture(state, roomy=False)
    assert "Souvenirs, set by set: Gofu, Geta, Ocha; Hashi, Sake." in told(state)


def test_panoramas_are_painted_on_tall_screens() -> None:
    players = {"A": {"parts": {"mountain": 2}}}
    state = position(ON_THE_FIRST_LEG | {"players": players}, options=PLAIN)
    assert "▮▮▯▯" in picture(state)
    assert re.search(r"1 +2 +3 +▁▃▆████ +3 +4 +1 +2 +3 +4 +5", picture(state))
    assert "████" not in picture(state, height=34)
    assert "████" not in picture(state, roomy=False)


def test_everything_collected_is_named() -> None:
    own = {
        "meals": ["soba", "dango"],
        "encounters": {"samurai": 2, "miko": 1},
        "springs": {"small": 1},
        "parts": {"sea": 5},
        "achievements": ["sea"],
    }
    pawns = standing("kyoto", "otsu", "seki") | {"B": {"place": "otsu", "slot": 0, "offering": 4}}
    words = {"pending": WALKING, "players": {"A": own}, "pawns": pawns}
    state = position(words, options=PLAIN)
    for seen in (picture(state), told(state)):
        assert "Meals: Dango, Soba" in seen
        assert "Met: Samurai ×2, Miko" in seen
        assert "Hot springs: small hot spring" in seen
        assert "Achievements: Sea panorama" in seen
    assert "Se" in row_of(picture(state), "●A Player")
    assert "In the temple: 4 coins, rank 1." in row_of(told(state), "B, in Otsu")


# ----------------------------------------------------------------- the stop under way


def test_souvenirs_on_display_have_price_and_points() -> None:
    players = {"A": {"coins": 2, "souvenirs": ["koma"]}}
    state = position(ON_THE_FIRST_LEG | {"players": players}, options=PLAIN)
    moves = ["souvenir gofu", "souvenir geta", "souvenir sumie"]
    play(state, "A walk kameyama", *[f"chance {move}" for move in moves])
    words = picture(state, aim="buy geta")
    assert "C Geta" in words
    assert "wooden clogs" in words
    assert "Geta, clothing: 3 points. Your purse would be empty." in words
    line = row_of(picture(state, roomy=False), "On display")
    assert "S Gofu ◎1 +1   C Geta ◎2 +3   A Sumie ◎3 +3" in line
    assert "S Gofu" in picture(state, seat=1), "all see what is on display"
    assert "Sumie (ink painting), art, price 3, +3, not available" in told(state)


def test_meals_are_for_those_who_see_them() -> None:
    players = {"A": {"coins": 2, "meals": ["soba"]}}
    state = position(ON_THE_FIRST_LEG | {"players": players}, options=PLAIN)
    meals = ["soba", "dango", "fugu", "tofu"]
    play(state, "A walk narumi", *[f"chance meal {meal}" for meal in meals])
    words = picture(state, aim="eat tofu")
    assert "Me Tofu" in words
    assert "Tofu: 6 points. Your purse would be empty." in words
    assert "Tofu" not in picture(state, seat=1)
    assert "Soba (buckwheat noodles), price 2, +6, not available" in told(state)
    assert "Fugu (puffer fish), price 3, +6, not available" in told(state)
    play(state, "A eat tofu")
    assert "Left at the inn in Narumi: Dango, Soba, Fugu" in picture(state)
    assert "Left at the inn" not in told(state, seat=1)


def test_sasayakko_is_told_what_comes_back() -> None:
    players = {"A": {"traveler": "sasayakko", "coins": 5}}
    others = {"B": {"traveler": "kinko"}, "C": {"traveler": "umegae"}}
    state = position(ON_THE_FIRST_LEG | {"players": players | others})
    moves = ["souvenir gofu", "souvenir geta", "souvenir sumie"]
    play(state, "A walk kameyama", *[f"chance {move}" for move in moves])
    assert "comes back" not in picture(state, aim="buy geta")
    play(state, "A buy geta")
    words = " ".join(picture(state, aim="buy sumie").split())
    assert "Your purse would be empty. When you leave, 2 coins come back." in words
    words = " ".join(picture(state, aim="buy gofu").split())
    assert "2 coins would be left. When you leave, 1 coin comes back." in words


@pytest.mark.parametrize("left", [["soba"], []])
def test_an_inn_left_behind_is_not_spoken_of(left: list[str]) -> None:
    """With two players what was not eaten stays there, and never comes back."""
    pawns = standing("narumi", "narumi", neutral="narumi")
    inn = {"served": True, "offer": left, "dropped": ["tofu"], "seen_before": ["A"]}
    words = {"leg": 1, "pending": WALKING, "pawns": pawns, "inns": [inn, {}, {}, {}]}
    state = position(words, seats=2, options=PLAIN)
    assert "Left at the inn" not in told(state)


def test_donations_tell_the_rank_that_they_would_buy() -> None:
    pawns = standing("kyoto", "otsu", "seki") | {"B": {"place": "otsu", "slot": 0, "offering": 2}}
    players = {"A": {"traveler": "hirotada", "coins": 3}}
    others = {"B": {"traveler": "kinko"}, "C": {"traveler": "umegae"}}
    words = {"pending": WALKING, "pawns": pawns, "players": players | others}
    state = play(position(words), "A walk kusatsu")
    two = "2 points at once. With 2 coins in the temple you would be number 1 of the donors"
    assert two in picture(state, aim="donate 1")
    assert "With 1 coin in the temple you would be number 2" in picture(state, aim="donate-own 1")


def test_yoshiyasu_alone_sees_whom_he_may_meet() -> None:
    players = {"A": {"traveler": "yoshiyasu", "coins": 3, "parts": {"sea": 2}}}
    others = {"B": {"traveler": "kinko"}, "C": {"traveler": "umegae"}}
    state = position(ON_THE_FIRST_LEG | {"players": players | others})
    play(state, "A walk ishibe", "chance meet guide-sea", "chance meet kuge")
    words = picture(state, aim="keep guide-sea", roomy=False)
    assert "En Annaibito (sea) +3   En Kuge +3◎" in words
    assert "Part 3 of 5 of the sea panorama: 3 points." in words
    assert "Kuge" not in picture(state, seat=1)
    play(state, "A keep guide-sea")
    assert "Under the encounters: Kuge" in picture(state)
    assert "Under the encounters" not in told(state, seat=1)


def test_satsuki_alone_sees_her_free_meal() -> None:
    players = {"A": {"traveler": "satsuki", "coins": 0}}
    others = {"B": {"traveler": "kinko"}, "C": {"traveler": "umegae"}}
    state = position(ON_THE_FIRST_LEG | {"players": players | others})
    play(state, "A walk narumi", "chance meal fugu")
    words = picture(state, aim="accept")
    assert "Me Fugu" in words
    assert "Fugu: 6 points. It costs nothing." in words
    assert "Fugu" not in picture(state, seat=1)


def test_a_panorama_of_choice_is_laid_out() -> None:
    seen = {"parts": {"paddy": 3, "sea": 1}, "achievements": ["paddy"]}
    players = {"A": {"traveler": "hiroshige", "coins": 0, **seen}}
    others = {"B": {"traveler": "kinko"}, "C": {"traveler": "umegae"}}
    state = position(ON_THE_FIRST_LEG | {"players": players | others})
    play(state, "A walk narumi")
    words = picture(state, roomy=False, aim="admire sea")
    assert "You may see  Mo mountain +1   Se sea +2" in words
    assert "Part 2 of 5 of the sea panorama: 2 points." in words


def test_travelers_are_chosen_by_what_they_can() -> None:
    state = TOKAIDO.new(2)
    play(state, *[f"chance deal {word}" for word in ("kinko", "satsuki", "umegae", "hirotada")])
    for words in (picture(state), picture(state, roomy=False)):
        assert "Kinko, ronin" in words
        assert "◎7" in words
        assert "Every meal costs him" in words
        assert "Umegae" not in words
    assert "You may travel as" not in picture(state, seat=None)
    play(state, "A travel-as kinko")
    assert "●A Player A ✓" in picture(state, seat=1)
    assert "A, that is you: has chosen a traveler." in told(state)
    assert "B: still choosing a traveler." in told(state)
