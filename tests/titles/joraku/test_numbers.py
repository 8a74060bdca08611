"""The figures of the box: what is printed is as printed; what was reconstructed can be replaced."""

from pathlib import Path

import pytest
from tests.titles.joraku.positions import ALL_IN_KYOTO, JORAKU, play, position

from kachidoki.engine.checks import lay_over
from kachidoki.testing.scenario import parse_scenario, play_scenario
from kachidoki.titles.joraku.rules.components import COMPONENTS

PRINTED = COMPONENTS.printed()
AREAS = PRINTED["areas"]
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "joraku").glob("*.toml"))
PRINTED_CHARTS = {
    "mikawa": [[5, 3, 2], [4, 2, 0], [3, 2, 0]],
    "totomi": [[6, 3, 2], [3, 2, 0], [0, 0, 0]],
    "shinano": [[7, 4, 2], [0, 0, 0], [0, 0, 0]],
}
# Unlike all that we reconstructed, so that nothing can come out right by chance.
OTHER_NUMBERS = {
    "areas": {
        area: {"scoring": [[41, 31, 21], [42, 32, 22], [43, 33, 23]]}
        for area in ("kyoto", "omi", "ise", "owari")
    },
    "variants": {"3": {"kachidoki": [61, 51, 41]}, "4": {"amount": 71}},
}


def test_the_printed_charts() -> None:
    for area, chart in PRINTED_CHARTS.items():
        assert AREAS[area]["scoring"] == chart


def test_the_printed_figures() -> None:
    assert PRINTED["kachidoki"]["rp_by_rank"] == [3, 2, 1]
    costs = PRINTED["action_costs"]
    assert (costs["move_daimyo"], costs["move_samurai"], costs["remove_samurai"]) == (2, 1, 1)
    game = PRINTED["game"]
    assert (game["influence_daimyo"], game["influence_samurai"]) == (2, 1)
    assert (game["rounds"], game["samurai_each"], game["placement_max"]) == (3, 10, 3)
    assert PRINTED["variants"]["5"]["amount"] == 2
    assert PRINTED["variants"]["6"]["move_daimyo"] == 1


def test_what_is_in_the_box() -> None:
    cards = PRINTED["skirmish_cards"]
    suits = len(PRINTED["suits"])
    contents = PRINTED["contents"]
    dealt = suits * (len(cards["numbers"]) + cards["ninja_per_suit"])
    assert dealt == contents["skirmish_cards"]["count_deluxe"] == 21
    assert len(PRINTED["daimyo_cards"]) == contents["daimyo_cards"]["count_deluxe"] == 6
    assert len(PRINTED["variants"]) == contents["variant_rule_cards"]["count_deluxe"] == 6
    samurai = len(PRINTED["armies"]) * PRINTED["game"]["samurai_each"]
    assert samurai == contents["samurai_tokens"]["count_deluxe"] == 40


def test_the_areas_form_one_line_from_kyoto() -> None:
    line = list(AREAS)
    assert line == ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
    for place, area in enumerate(line):
        beside = [line[other] for other in (place - 1, place + 1) if 0 <= other < len(line)]
        assert steps_from(area) == beside


def steps_from(area: str) -> list[str]:
    """Where Red's daimyo, standing there, can go with two action points."""
    state = position(
        {
            "round": 1,
            "army": "red",
            "pending": [{"step": "playing"}, {"step": "marching", "argument": 2}],
            "trick": [{"army": "red", "card": "red-2"}],
            "hands": {"B": ["red-3"], "C": ["red-4"], "D": ["red-5"]},
            "armies": lay_over(ALL_IN_KYOTO, {"red": {"daimyo": area}}),
        }
    )
    actions = [JORAKU.vocabulary.describe(action) for action in state.legal_actions(0)]
    return [action["to"] for action in actions if action["kind"] == "daimyo"]


def test_every_mode_has_as_many_armies_as_its_table_says() -> None:
    options: list[tuple[str, dict[str, str]]] = [
        ("standard-3", {}),
        ("standard-4", {}),
        ("two-on-two", {"mode": "two-on-two"}),
        ("with-neutral", {"mode": "with-neutral"}),
    ]
    for mode, chosen in options:
        entry = PRINTED["modes"][mode]
        assert len(JORAKU.new(entry["players"], chosen).dump()["armies"]) == entry["armies"]


def test_every_chart_that_is_not_printed_is_called_reconstructed() -> None:
    charts = {name.split(".")[1] for name in PRINTED["reconstructed"] if "scoring" in name}
    assert charts == set(AREAS) - set(PRINTED_CHARTS)
    assert {"variants.3.kachidoki", "variants.4.amount"} <= set(PRINTED["reconstructed"])


@pytest.mark.parametrize("file", SCENARIOS, ids=[file.stem for file in SCENARIOS])
def test_no_scenario_depends_on_a_reconstructed_number(file: Path) -> None:
    scenario = parse_scenario(file.read_text("utf-8"))
    scenario.corrections = lay_over(OTHER_NUMBERS, scenario.corrections)
    assert play_scenario(scenario, file.name) is None


def test_a_corrected_chart_is_the_one_that_pays() -> None:
    """Red alone in Owari, first round; the daimyo are tied for 4th in Kyoto."""
    armies = {**ALL_IN_KYOTO, "red": {**ALL_IN_KYOTO["red"], "samurai": {"owari": 1}}}
    trick = [
        {"army": army, "card": f"red-{number}"} for number, army in enumerate(ALL_IN_KYOTO, start=1)
    ]
    words = {
        "round": 1,
        "army": "purple",
        "pending": [{"step": "playing"}, {"step": "marching", "argument": 1}],
        "trick": trick,
        "armies": armies,
    }
    paid = [
        play(position(words, corrections=corrections), "D stop").scores()
        for corrections in (None, OTHER_NUMBERS)
    ]
    assert paid == [[AREAS["owari"]["scoring"][0][0], 0, 0, 0], [41, 0, 0, 0]]
