"""What the prompts of Joraku speak of: the decision that is pending."""

from kachidoki.titles.joraku.rules.actions import AREAS
from kachidoki.titles.joraku.rules.state import SWIFT_DAIMYO
from kachidoki.titles.joraku.view import View


def prompt_arguments(view: View) -> dict[str, str | int]:
    """The pending decision of a view; what the step does not have is left out."""
    arguments: dict[str, str | int] = {
        "seats": view.seats,
        "owed": view.owed,
        "cards": len(view.hand),
        "played": len(view.trick),
        "left": view.argument,
        "armies": [army.seat for army in view.armies.values()].count(view.seat),
        "swift": int(SWIFT_DAIMYO in view.variants),
    }
    if view.led is not None:
        arguments["led"] = view.led
    if view.army is not None:
        arguments["army"] = view.army
        arguments["supply"] = view.armies[view.army].supply
    if view.step == "resolving":
        arguments["area"] = AREAS[view.argument]
    return arguments
