"""Options as they are written on the command line and in a match file."""

import pytest

from kachidoki.engine import BadInput
from kachidoki.match import parse_options


def test_options_are_name_and_value() -> None:
    assert parse_options(["mode=standard", "variants=1+2"]) == {
        "mode": "standard",
        "variants": "1+2",
    }


@pytest.mark.parametrize(
    ("words", "message"),
    [(["a=1", "a=2"], "the option 'a' is given twice"), (["a"], "name=value; given: 'a'")],
)
def test_what_is_no_option_is_refused(words: list[str], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        parse_options(words)
