"""What the messages of Joraku speak of, beside the arguments of actions and events."""

from kachidoki.engine import Setting
from kachidoki.titles.joraku.rules.actions import CARDS, DAIMYO_CARDS, HIGHEST, SUITS, VARIANT_CARDS
from kachidoki.titles.joraku.rules.components import COMPONENTS, Components
from kachidoki.titles.joraku.rules.prompts import prompt_arguments

__all__ = ["facts", "prompt_arguments"]


def facts(setting: Setting) -> dict[str, str | int]:
    """The options and the numbers of the box."""
    components = COMPONENTS.with_corrections(setting.corrections)
    return {
        **setting.options,
        **game_facts(components),
        **mode_facts(components),
        **variant_facts(components),
    }


def game_facts(components: Components) -> dict[str, str | int]:
    game, costs = components.game, components.action_costs
    return {
        "deck": int(CARDS),
        "suits": len(SUITS),
        "highest": int(HIGHEST),
        "daimyo_cards": int(DAIMYO_CARDS),
        "variant_cards": int(VARIANT_CARDS),
        "rounds": game.rounds,
        "samurai": game.samurai_each,
        "placement": game.placement_max,
        "daimyo_influence": game.influence_daimyo,
        "samurai_influence": game.influence_samurai,
        "daimyo_cost": costs.move_daimyo,
        "samurai_cost": costs.move_samurai,
        "removal_cost": costs.remove_samurai,
    }


def mode_facts(components: Components) -> dict[str, str | int]:
    pairs, neutral = components.modes.two_on_two, components.modes.with_neutral
    low, high = pairs.daimyo_stacks
    return {
        "low_first": low[0],
        "low_last": low[-1],
        "high_first": high[0],
        "high_last": high[-1],
        "pair_aside": int(CARDS) - 2 * (pairs.deal_private + pairs.deal_draft),
        "neutral_aside": int(CARDS) - 2 * neutral.deal,
        "private_cards": pairs.deal_private,
        "draft_cards": pairs.deal_draft,
        "pair_cards": pairs.deal_private + pairs.deal_draft,
        "neutral_deal": neutral.deal,
        "neutral_pass": neutral.pass_count,
        "neutral_discard": neutral.discard_after_pass,
        "neutral_cards": neutral.deal - neutral.discard_after_pass,
        "first_advance": components.neutral.first_advance,
    }


def variant_facts(components: Components) -> dict[str, str | int]:
    variants = components.variants
    first, second, third = variants.great_kachidoki.kachidoki
    return {
        "banner_in_kyoto": variants.home_banner.kyoto_amount,
        "banner_in_empty_rows": int(variants.home_banner.applies_when_row_is_zero),
        "great_first": first,
        "great_second": second,
        "great_third": third,
        "arrival": variants.gates_of_kyoto.amount,
        "discipline": variants.discipline.amount,
        "discipline_for_leader": int(variants.discipline.leader_counts),
        "swift_cost": variants.swift_daimyo.move_daimyo,
    }
