"""What the messages of Joraku speak of, beside the figures of the box and what just happened."""

from kachidoki.engine import Setting
from kachidoki.titles.joraku.rules.actions import CARDS, DAIMYO_CARDS, HIGHEST, SUITS, VARIANT_CARDS
from kachidoki.titles.joraku.rules.components import COMPONENTS
from kachidoki.titles.joraku.rules.prompts import prompt_arguments

__all__ = ["facts", "prompt_arguments"]


def facts(setting: Setting) -> dict[str, str | int]:
    """What follows from the figures."""
    modes = COMPONENTS.with_corrections(setting.corrections).modes
    pairs, neutral = modes.two_on_two, modes.with_neutral
    low, high = pairs.daimyo_stacks
    pair_cards = pairs.deal_private + pairs.deal_draft
    return {
        "deck": int(CARDS),
        "suits": len(SUITS),
        "highest": int(HIGHEST),
        "daimyo_cards": int(DAIMYO_CARDS),
        "variant_cards": int(VARIANT_CARDS),
        "low_first": low[0],
        "low_last": low[-1],
        "high_first": high[0],
        "high_last": high[-1],
        "pair_cards": pair_cards,
        "pair_aside": int(CARDS) - 2 * pair_cards,
        "neutral_cards": neutral.deal - neutral.discard_after_pass,
        "neutral_aside": int(CARDS) - 2 * neutral.deal,
    }
