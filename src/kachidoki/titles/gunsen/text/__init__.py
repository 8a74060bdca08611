"""What the messages of Gunsen speak of, beside the figures of the box and what just happened."""

from kachidoki.engine import Setting
from kachidoki.engine.counts import total
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    CLANS,
    FACES,
    FIRST_MERCENARY,
    HEROES,
    HEROES_OF_CLAN,
    NEUTRAL_TACTICS,
    ORDER_COUNT,
)
from kachidoki.titles.gunsen.rules.box import CROWD, FEW, Box, box_of
from kachidoki.titles.gunsen.rules.prompts import Facts, prompt_arguments

__all__ = ["facts", "prompt_arguments"]


def facts(setting: Setting) -> Facts:
    """What follows from the figures."""
    box = box_of(setting)
    return {
        "achievement_count": len(ACHIEVEMENTS),
        "clan_count": len(CLANS),
        "clan_heroes": int(HEROES_OF_CLAN),
        "mercenaries": len(HEROES) - int(FIRST_MERCENARY),
        "neutral_count": len(NEUTRAL_TACTICS),
        "order_designs": int(ORDER_COUNT),
        "order_cards": sum(box.orders.copies) + sum(box.orders.more_copies),
        "crowd_cards": sum(box.orders.more_copies),
        "token_count": int(total(box.tokens)),
        "crowd": CROWD,
        "few": FEW,
        **faces(box),
    }


def faces(box: Box) -> Facts:
    """What each face of the dice shows, in a word."""
    dice = box.dice
    found: Facts = {}
    for at, face in enumerate(FACES):
        icons = {"strength": dice.strength, "blood": dice.blood, "armour": dice.armour}
        shown = [icon for icon, counts in icons.items() if counts[at]]
        found[f"face_{face}"] = "-".join(shown) or "blank"
    return found
