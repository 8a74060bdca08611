"""What the prompts of Rising Sun speak of: the decision that is pending."""

from typing import Final

from kachidoki.titles.rising_sun.rules.actions import ADVANTAGES, FUJIN, HOUSES, LOTUS, SHRINES
from kachidoki.titles.rising_sun.view import Battle, Matter, Player, View

Facts = dict[str, str | int]
MATTERS: Final = ["seat", "region", "origin", "figure", "coins", "left"]


def prompt_arguments(view: View) -> Facts:
    """The pending decision of a view; what the step does not have is left out."""
    arguments = matter_arguments(view.matter)
    if view.step == "blessing":
        shrine = view.shrines[view.argument].shrine
        arguments["shrine"] = shrine
        arguments["wind"] = int(shrine == SHRINES[FUJIN])
    if view.battle is not None:
        arguments["region"] = view.battle.region
        arguments["fallen"] = view.battle.fallen
    player = view.players[view.seat] if view.seat is not None else None
    arguments["lotus"] = int(player is not None and player.house == HOUSES[LOTUS])
    arguments["privileged"] = int(player is not None and is_privileged(view))
    if player is not None and view.battle is not None:
        arguments |= fighter_arguments(view, player, view.battle)
    return arguments


def matter_arguments(matter: Matter) -> Facts:
    """What the view says that it is about, but for cards."""
    arguments: Facts = {}
    for name in MATTERS:
        found = getattr(matter, name)
        if found is not None:
            arguments[name] = found
    return arguments


def is_privileged(view: View) -> bool:
    """Has the seat chosen the mandate, or is it the ally of who has?"""
    return view.active is not None and view.seat in (view.active, view.players[view.active].ally)


def fighter_arguments(view: View, player: Player, battle: Battle) -> Facts:
    """What the seat has in the battle, and on which advantage it bids next."""
    purse = player.coins if battle.shown else player.coins - sum(view.own_bids)
    seppuku, _, ronin, _ = view.own_gains
    arguments: Facts = {
        "purse": purse,
        "ronin": ronin.force + purse * ronin.force_per_coin,
        "count": seppuku.steps,
    }
    if len(view.own_bids) < len(ADVANTAGES):
        arguments["advantage"] = ADVANTAGES[len(view.own_bids)]
    return arguments
