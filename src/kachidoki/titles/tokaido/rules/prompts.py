"""What the prompts of Tokaido speak of: the decision that is pending."""

from kachidoki.titles.tokaido.rules.actions import (
    HIROTADA,
    KINKO,
    NEUTRAL,
    SASAYAKKO,
    TRAVELERS,
    ZEN_EMON,
)
from kachidoki.titles.tokaido.view import Player, View

Facts = dict[str, str | int]


def prompt_arguments(view: View) -> Facts:
    """The pending decision of a view; what the step does not have is left out."""
    arguments: Facts = {"cards": 0}
    if view.guest is not None:
        arguments["neutral"] = int(view.guest == NEUTRAL)
        arguments["place"] = view.pawns[view.guest].place
    if view.guest in view.players:
        arguments |= guest_arguments(view, view.players[view.guest])
    if view.dealt:
        arguments |= choice("traveler", view.dealt)
    if view.pair:
        arguments |= choice("encounter", view.pair)
    return arguments


def guest_arguments(view: View, guest: Player) -> Facts:
    """The purse of the guest, and what an ability changes."""
    arguments: Facts = {
        "coins": guest.coins,
        "bargain": int(guest.traveler == TRAVELERS[ZEN_EMON] and not view.bargained),
        "sasayakko": int(guest.traveler == TRAVELERS[SASAYAKKO]),
        "hirotada": int(guest.traveler == TRAVELERS[HIROTADA]),
        "kinko": int(guest.traveler == TRAVELERS[KINKO]),
    }
    if view.treat is not None:
        arguments["meal"] = view.treat
        arguments["had"] = int(view.treat in guest.meals)
    return arguments


def choice(domain: str, words: list[str]) -> Facts:
    """The cards of which one is chosen: each kind once, and never more than two."""
    kinds = sorted(set(words), key=words.index)
    return {"cards": len(kinds), domain: kinds[0], f"other_{domain}": kinds[-1]}
