"""What the messages of Tokaido speak of, beside the arguments of actions and events."""

from kachidoki.engine import Setting
from kachidoki.titles.tokaido.rules.actions import LEGS, MEALS, PLACES, SORTS, SOUVENIRS, TRAVELERS
from kachidoki.titles.tokaido.rules.box import Box
from kachidoki.titles.tokaido.rules.components import COMPONENTS, Components
from kachidoki.titles.tokaido.rules.prompts import Facts, prompt_arguments

__all__ = ["facts", "prompt_arguments"]


def facts(setting: Setting) -> Facts:
    """The options and the numbers of the box."""
    components = COMPONENTS.with_corrections(setting.corrections)
    return {
        **setting.options,
        "stages": len(PLACES) - 2,
        "legs": int(LEGS),
        "sorts": len(SORTS),
        "double_from": COMPONENTS.printed()["road"]["double_stations_from"],
        "meals": int(Box(setting).meals_served),
        **station_facts(components),
        **card_facts(components),
        **traveler_facts(components),
    }


def station_facts(components: Components) -> Facts:
    temple, effects = components.temple, components.encounters.effects
    return {
        "farm_coins": components.farm.coins,
        "donation_most": temple.donation_max,
        "donation_points": temple.points_per_coin,
        "samurai_points": effects.samurai_points,
        "kuge_coins": effects.kuge_coins,
        "miko_coins": effects.miko_coins,
        "meal_points": components.meals.points,
        "achievement_points": components.achievements.points,
        "neutral_coins": components.two_players.neutral_coins,
    }


def card_facts(components: Components) -> Facts:
    """Souvenirs and meals, with the price of each."""
    souvenirs, meals = components.souvenirs, components.meals
    first, second, third, fourth = souvenirs.set_points
    return {
        "souvenirs_offered": souvenirs.offered,
        "set_first": first,
        "set_second": second,
        "set_third": third,
        "set_fourth": fourth,
        **{f"price_{word}": souvenirs.price[at] for at, word in enumerate(SOUVENIRS)},
        **{f"price_{word}": meals.price[at] for at, word in enumerate(MEALS)},
    }


def traveler_facts(components: Components) -> Facts:
    """What they are good at, and the purse of each."""
    travelers, abilities = components.travelers, components.abilities
    return {
        "dealt": travelers.dealt,
        "initiation_coins": components.variants.initiation.coins,
        "kinko_discount": abilities.kinko_discount,
        "yoshiyasu_cards": abilities.yoshiyasu_cards,
        "mitsukuni_points": abilities.mitsukuni_points,
        "hirotada_coins": abilities.hirotada_coins,
        "umegae_points": abilities.umegae_points,
        "umegae_coins": abilities.umegae_coins,
        "zen_emon_price": abilities.zen_emon_price,
        **{f"purse_{word}": travelers.coins[at] for at, word in enumerate(TRAVELERS)},
    }
