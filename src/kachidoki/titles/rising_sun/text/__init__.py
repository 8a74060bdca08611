"""What the messages of Rising Sun speak of, beside the figures of the box and what just happened."""

from kachidoki.engine import Setting
from kachidoki.engine.deals.ledger import PATIENCE
from kachidoki.titles.rising_sun.rules.actions import (
    CARD_SETS,
    CARDS,
    HOUSES,
    MONSTERS,
    REGIONS,
    SHRINES,
)
from kachidoki.titles.rising_sun.rules.box import Box, box_of
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY, TILES, TILES_DRAWN
from kachidoki.titles.rising_sun.rules.deals.terms import COINS, RONIN
from kachidoki.titles.rising_sun.rules.mandates.betray import MOST_REPLACED
from kachidoki.titles.rising_sun.rules.prompts import Facts, prompt_arguments
from kachidoki.titles.rising_sun.rules.state import MANDATE_TURNS

__all__ = ["facts", "prompt_arguments"]


def facts(setting: Setting) -> Facts:
    """What follows from the figures."""
    box = box_of(setting)
    core, *sets = [cards_in(box, card_set) for card_set in CARD_SETS]
    return {
        "house_count": len(HOUSES),
        "region_count": len(REGIONS),
        "monster_count": len(MONSTERS),
        "oni_count": sum(int(box.monsters.oni[at]) for at in range(len(MONSTERS))),
        "shrine_count": len(SHRINES),
        "shrines_in_play": int(SHRINES_IN_PLAY),
        "tiles": TILES,
        "tiles_drawn": int(TILES_DRAWN),
        "tiles_back": int(TILES_DRAWN) - 1,
        "turns": int(MANDATE_TURNS),
        "replaced": int(MOST_REPLACED),
        "gift_coins": len(COINS),
        "gift_ronin": len(RONIN),
        "gestures": int(PATIENCE),
        "war_tokens": int(box.war_tokens),
        "core_cards": core,
        "set_cards": max(sets),
        "all_cards": core + sum(sets),
    }


def cards_in(box: Box, card_set: str) -> int:
    """How many cards the set has, all copies counted."""
    cards = box.cards
    return sum(int(cards.copies[at]) for at in range(len(CARDS)) if card_set in cards.sets[at])
