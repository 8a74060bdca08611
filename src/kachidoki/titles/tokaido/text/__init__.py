"""What the messages of Tokaido speak of, beside the figures of the box and what just happened."""

from kachidoki.engine import Setting
from kachidoki.titles.tokaido.rules.actions import LEGS, PLACES, SORTS
from kachidoki.titles.tokaido.rules.box import box_of
from kachidoki.titles.tokaido.rules.prompts import Facts, prompt_arguments

__all__ = ["facts", "prompt_arguments"]


def facts(setting: Setting) -> Facts:
    """What follows from the figures."""
    box = box_of(setting)
    return {
        "stages": len(PLACES) - 2,
        "legs": int(LEGS),
        "sorts": len(SORTS),
        "double_from": int(box.road.double_from),
        "meals": int(box.meals_served),
    }
