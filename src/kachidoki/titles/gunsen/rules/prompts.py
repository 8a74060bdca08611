"""What the prompts of Gunsen speak of: the decision that is pending."""

from kachidoki.titles.gunsen.rules.actions import BUILDINGS, HEROES, TACTICS
from kachidoki.titles.gunsen.view import Matter, View

Facts = dict[str, str | int]

# What a card can be that lets somebody decide in a battle; `sort` is its number here.
SORTS = {"hero": HEROES, "tactic": TACTICS, "building": BUILDINGS}

# The deeds that prompts have words for.
OTHER = "other"
OFFERS = [
    "join-battle",
    "win-without-losses",
    "kill",
    "convert",
    "summon",
    "steal",
    "gain",
    "set-die",
    "ignore-enemy-heroes",
    "return-to-supply",
    OTHER,
]


def prompt_arguments(view: View) -> Facts:
    """The pending decision of a view; what the step does not have is left out."""
    arguments = matter_arguments(view.matter)
    arguments["argument"] = view.argument
    arguments["jump"] = int(view.matter.jump)
    arguments["halted"] = int(view.halted)
    words = {"order": view.order, "noble": view.noble, "column": view.column}
    if view.battle is not None:
        words["place"] = view.matter.place or view.battle.place
    return {name: word for name, word in words.items() if word is not None} | arguments


def matter_arguments(matter: Matter) -> Facts:
    """What the view says that it is about."""
    words = {
        "hero": matter.hero,
        "origin": matter.origin,
        "place": matter.place,
        "good": matter.good,
    }
    arguments: Facts = {name: word for name, word in words.items() if word is not None}
    if matter.deed is not None:
        arguments["deed"] = matter.deed if matter.deed in OFFERS else OTHER
    if matter.troops is not None:
        arguments["troops"] = matter.troops
    if matter.toll is not None:
        arguments["tower_toll"] = matter.toll
    arguments["left"] = matter.left or 0
    arguments["bought"] = int(matter.left is None)
    arguments["price"] = matter.price or 0
    arguments["sort"] = len(SORTS)
    for number, (sort, cards) in enumerate(SORTS.items()):
        if matter.card in cards:
            arguments[sort] = matter.card
            arguments["sort"] = number
    return arguments
