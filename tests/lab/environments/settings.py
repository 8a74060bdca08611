"""What the environments are tested in: every title with every number of seats, and every option."""

from typing import Any, Final

import pytest

from kachidoki.titles import titles


def settings_of(title_id: str) -> list[dict[str, Any]]:
    """The default at every number of seats, and every sort of value of every option at some number."""
    title = titles()[title_id]
    found: list[dict[str, Any]] = [{"seats": seats, "options": {}} for seats in title.seats]
    for option in title.options:
        for value in option.examples():
            fitting = [seats for seats in title.seats if value in title.choices(option, seats)]
            if all(value != title.choices(option, seats)[0] for seats in fitting):
                found.append({"seats": fitting[0], "options": {option.name: value}})
    return found


SETTINGS: Final = [
    pytest.param(title_id, setting, id=f"{title_id} {setting['seats']} {setting['options']}")
    for title_id in titles()
    for setting in settings_of(title_id)
]
each_setting = pytest.mark.parametrize(("title", "setting"), SETTINGS)
each_title = pytest.mark.parametrize("title", titles())
