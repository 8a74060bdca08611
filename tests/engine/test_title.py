"""Settings and their checks, and what a title refuses to load."""

from typing import Any

import pytest
from tests.engine.toy import MARKET

from kachidoki.engine import Advice, BadInput, BadOption, Option, Title


def test_what_is_not_given_has_its_default() -> None:
    setting = MARKET.setting(2)
    assert setting.options == {"rounds": "2"}
    assert repr(setting) == "2 seats, rounds=2"
    assert setting.dump() == {"seats": 2, "options": {"rounds": "2"}}


def test_corrections_are_part_of_a_setting() -> None:
    setting = MARKET.setting(2, {}, {"prize": {"most": 9}})
    assert setting.dump()["corrections"] == {"prize": {"most": 9}}


def test_all_settings_are_listed() -> None:
    found = [(setting.seats, setting.options["rounds"]) for setting in MARKET.settings()]
    assert found == [(2, "2"), (2, "3"), (3, "2"), (3, "3")]


def test_values_of_one_sort_are_told_by_their_first() -> None:
    option = Option("cards", ["none"], {"pair": ["1+2", "1+3"], "three": ["1+2+3"]})
    assert option.choices == ["none", "1+2", "1+3", "1+2+3"]
    assert [option.sort_of(value) for value in option.choices] == ["none", "pair", "pair", "three"]
    assert option.examples() == ["none", "1+2", "1+2+3"]


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, {}, "market is not for 5 seats; possible: 2, 3"),
        (1, {}, "market is not for 1 seat; possible: 2, 3"),
        (2, {"rounds": "9"}, "rounds=9 is not possible with 2 seats; possible: 2, 3"),
        (2, {"colour": "red"}, "market has no option 'colour'; options: rounds"),
    ],
)
def test_impossible_settings_are_refused(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as refused:
        MARKET.new(seats, options)
    assert str(refused.value) == message


def test_a_state_is_loaded_from_its_dump() -> None:
    state = MARKET.new(3, {"rounds": "3"})
    state.apply(-1, 2)
    assert MARKET.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"title": "chess"}, "this is no state of market"),
        ({"version": 7}, "this state is of version 7 of market; this program plays version 1"),
        ({"setting": None}, "the setting of this state is missing or broken"),
        ({"setting": {"seats": "two"}}, "the setting of this state is missing or broken"),
        ({"setting": {"seats": 9}}, "market is not for 9 seats; possible: 2, 3"),
        ({"pending": [{"step": "dreaming"}]}, "pending.0.step: there is no 'dreaming'; possible:"),
        ({"pending": [{"step": "filling", "argument": 1 << 63}]}, "pending.0.argument is 9223"),
        ({"pending": [{"step": "filling", "moon": 1}]}, "there is no 'pending.0.moon'; possible:"),
        ({"moon": "full"}, "there is no 'moon'; possible: title, version"),
        ({"round": "two"}, "round: Expected `int`, got `str`"),
    ],
)
def test_broken_states_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        MARKET.load({**MARKET.new(2).dump(), **change})


def test_a_state_in_which_something_is_missing_is_refused() -> None:
    for name in MARKET.new(2).dump().keys() - {"title", "version", "setting"}:
        words = MARKET.new(2).dump()
        del words[name]
        with pytest.raises(BadInput, match=f"broken state: '{name}' is missing"):
            MARKET.load(words)


def test_a_title_needs_no_check_and_no_advice_of_its_own() -> None:
    state = MARKET.new(2)
    assert Title.check(MARKET, state) == []
    assert type(MARKET.advice()) is Advice
