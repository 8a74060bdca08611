"""What holds of every title's file of components."""

import pytest
from tests.titles.facts import components_of

from kachidoki.engine import Title
from kachidoki.titles import titles


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_figure_can_be_replaced_by_itself(title: Title) -> None:
    components = components_of(title)
    assert components.figures(components.correctable()) == components.figures({})
