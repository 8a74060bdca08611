"""Which effects and conditions make sense: what a file says that no rule would read is refused."""

from typing import Final

from kachidoki.engine.components import Section
from kachidoki.engine.errors import BadInput
from kachidoki.titles.gunsen.rules.actions import GOODS
from kachidoki.titles.gunsen.rules.cards.effects import BATTLE_ICONS, KINDS, MOST

# Cards that lie in a column act when it is activated; the others beside it, and in battle.
STACKED: Final = ["orders", "specials", "columns", "upgrades"]
BESIDE: Final = ["tactics", "heroes", "buildings"]
ALL: Final = [*STACKED, *BESIDE]
PRICE: Final = ["pay", "price"]
# What an effect in battle may hang on.
BOUNDS: Final = ["role", "place", "troops", "enemy_hero"]
IN_BATTLE: Final = [
    "battle",
    "battle-start",
    "after-roll",
    "after-keep",
    "battle-won",
    "battle-lost",
]


class Deed:
    """What an effect does: at which moments, on which cards, and which words it needs or may have."""

    def __init__(self, moments: dict[str, list[str]], needs: list[str], may: list[str]) -> None:
        self.moments = moments
        self.needs = needs
        self.may = may


ACTIVATE: Final = {"activate": ALL}
GAIN: Final = {"on-gain": ["tactics"]}
START: Final = {"battle-start": BESIDE}
WON: Final = {"battle-won": BESIDE}
HERO: Final = ["heroes"]
DEEDS: Final = {
    "gain": Deed({**ACTIVATE, **GAIN, **START, **WON}, [], [*GOODS, *PRICE]),
    "gain-choice": Deed({**ACTIVATE, **GAIN}, ["n", "of"], []),
    "summon": Deed({**ACTIVATE, **GAIN, **START, **WON}, ["n"], ["at", *PRICE]),
    "move": Deed(ACTIVATE, ["n"], ["who"]),
    "buy-move": Deed(ACTIVATE, PRICE, []),
    "build": Deed(ACTIVATE, ["pay"], []),
    "buy-tactic": Deed(ACTIVATE, ["pay"], []),
    "icons": Deed({"battle": ALL}, [], BATTLE_ICONS),
    "hero": Deed({**ACTIVATE, **GAIN}, ["pool"], ["n"]),
    "place-special-order": Deed(GAIN, [], ["n"]),
    "activate-column": Deed({"activate": ["specials"]}, [], ["n"]),
    "discount": Deed({"always": ["tactics"]}, ["n"], ["what", "least"]),
    "army-limit": Deed({"always": HERO}, ["n"], []),
    "tower-toll": Deed({"always": ["tactics"]}, ["n"], []),
    "link-tower": Deed({"always": ["buildings"]}, [], []),
    "free-extra-move": Deed({"always": ["tactics"]}, ["n"], []),
    "kill": Deed({**ACTIVATE, **START}, ["n"], ["range", *PRICE]),
    "convert": Deed(START, ["n"], PRICE),
    "steal": Deed({**ACTIVATE, **START, **WON}, ["n", "of"], ["from", "each", *PRICE]),
    "spare": Deed({"battle-lost": BESIDE}, ["n"], []),
    "set-die": Deed({"after-roll": HERO}, [], ["n", *PRICE]),
    "ignore-enemy-heroes": Deed({"battle-start": HERO}, [], PRICE),
    "survivors-only-strength": Deed({"battle": HERO}, [], []),
    "win-without-losses": Deed({"battle-start": HERO}, [], PRICE),
    "join-battle": Deed({"before-battle": HERO}, [], ["range"]),
    "deny": Deed({"battle": HERO}, [], ["what"]),
    "return-to-supply": Deed({"after-keep": HERO}, [], BATTLE_ICONS),
}
# What these words can be: for a deed, or a deed at a moment.
WORDS: Final = {
    ("summon", "activate", "at"): ["summon-point"],
    ("summon", "on-gain", "at"): ["summon-point"],
    ("summon", "battle-start", "at"): ["here", "fort"],
    ("summon", "battle-won", "at"): ["here", "fort"],
    ("steal", "activate", "from"): ["anybody"],
    ("steal", "battle-start", "from"): ["opponent"],
    ("steal", "battle-won", "from"): ["opponent"],
    ("discount", "always", "what"): ["building", "order"],
    ("deny", "battle", "what"): ["reroll"],
}
UNSAID: Final = {"at": "summon-point", "from": "opponent", "what": "nothing"}
BOUGHT: Final = ["buy-move", "build", "buy-tactic"]
ONE_ONLY: Final = ["hero", "place-special-order", "activate-column", "set-die"]


def check_effect(row: Section, card: Section) -> None:
    """The words of an effect, on its card."""
    words, sort = row.words, card.path.partition(".")[0]
    op = row.word("op", [*DEEDS])
    moment = str(words.get("when", "activate"))
    deed = DEEDS[op]
    if sort not in deed.moments.get(moment, []):
        possible = [when for when, sorts in deed.moments.items() if sort in sorts]
        where = ", ".join(possible) or "none"
        raise BadInput(f"{row.path}when: '{op}' of {sort} has no '{moment}'; possible: {where}")
    check_words(row, op, deed.needs, ["when", *deed.may, *bounds_of(sort, moment)])
    for word, possible in words_of(op, moment).items():
        said = words.get(word, UNSAID[word])
        if said not in possible:
            known = ", ".join(possible)
            raise BadInput(f"{row.path}{word}: there is no '{said}' here; possible: {known}")
    check_numbers(row, op, moment)
    if op == "activate-column" and not card.words.get("once"):
        raise BadInput(f"{row.path}op: 'activate-column' needs a special order that is used once")
    if sort != "heroes" and words.get("who") == "hero":
        raise BadInput(f"{row.path}who: only a hero leads")
    places = row.several_words("place", KINDS) if "place" in words else []
    if sort != "buildings" and "this-building" in places:
        raise BadInput(f"{row.path}place: 'this-building' is for buildings")


def check_numbers(row: Section, op: str, moment: str) -> None:
    words = row.words
    is_paid = words.get("price", 0) != 0 or op in BOUGHT
    if is_paid and words.get("pay", "free") == "free":
        raise BadInput(f"{row.path}pay: in which good is it paid?")
    if op == "move" and words["n"] == 0:
        raise BadInput(f"{row.path}n: it must be 1 or more")
    if op == "buy-move" and words["price"] == 0:
        raise BadInput(f"{row.path}price: moves for nothing would never end")
    if words.get("of") == []:
        raise BadInput(f"{row.path}of: the list is empty; possible: one or more")
    if "price" in words and moment not in ("battle-start", "after-roll") and op != "buy-move":
        raise BadInput(f"{row.path}price: nothing is paid at '{moment}'")
    if op == "kill" and (moment == "activate") != (row.number_if_named("range", 0, MOST) > 0):
        raise BadInput(
            f"{row.path}range: from afar one kills within a range, in battle without one"
        )
    if op in ONE_ONLY and words.get("n", 1) != 1:
        raise BadInput(f"{row.path}n: it must be 1")


def words_of(op: str, moment: str) -> dict[str, list[str]]:
    return {
        word: known for (deed, when, word), known in WORDS.items() if (deed, when) == (op, moment)
    }


def bounds_of(sort: str, moment: str) -> list[str]:
    """Further words of an effect: beside a column, its name; in battle, what it hangs on."""
    if sort not in BESIDE:
        return []
    if moment == "activate":
        return ["column"]
    return BOUNDS if moment in IN_BATTLE else []


def check_words(row: Section, op: str, needs: list[str], may: list[str]) -> None:
    for word in needs:
        if word not in row.words:
            raise BadInput(f"{row.path}{word}: '{op}' needs it")
    possible = ["op", *needs, *may]
    for word in row.words:
        if word not in possible:
            known = ", ".join(possible)
            raise BadInput(f"{row.path}{word}: '{op}' does not read it here; possible: {known}")


# ----------------------------------------------------------------- goals

# What each condition needs, and what it may have.
NEEDS: Final[dict[str, list[str]]] = {
    "goods": [],
    "lead": ["good", "n"],
    "troops-on-board": ["n"],
    "army-at": ["place", "n"],
    "control": ["place", "n"],
    "control-adjacent": ["n"],
    "armies": ["n", "troops"],
    "territories-occupied": ["n"],
    "heroes-deployed": ["n"],
    "hero-at": ["place", "n"],
    "orders-per-column": ["columns", "n"],
    "shrine-upgrades": ["n"],
    "tokens-taken": ["n"],
    "battle-won": [],
    "kills-in-battle": ["n"],
}
MAY: Final[dict[str, list[str]]] = {
    "goods": GOODS,
    "hero-at": ["troops"],
    "orders-per-column": ["total"],
    "battle-won": ["role", "losses", "enemies", "survivors", "steps"],
}
# They hold only at their own moment.
PASSING: Final = ["battle-won", "kills-in-battle"]


def check_condition(row: Section, goal: Section) -> None:
    op = row.word("op", [*NEEDS])
    check_words(row, op, NEEDS[op], MAY.get(op, []))
    if row.words.get("n", 1) == 0 or (op == "goods" and not any(map(row.words.get, GOODS))):
        raise BadInput(f"{row.path}op: '{op}' must ask for one at least")
    if op in PASSING and goal.words["at"] == "turn-end":
        raise BadInput(f"{row.path}op: '{op}' is over when a turn ends")
