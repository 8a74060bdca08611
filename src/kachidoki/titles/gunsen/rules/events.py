"""What happens in a game of Gunsen, as the chronicle tells it."""

from typing import Final

from kachidoki.engine.events import NUMBER, Chronicle, EventKind
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    COLUMNS,
    FACES,
    GOALS,
    GOODS,
    HANDFULS,
    HEROES,
    NEUTRAL_TACTICS,
    NOBLES,
    ORDERS,
    PAYMENTS,
    PLACES,
    SEATS,
    SPECIALS,
    TACTICS,
    TOKENS,
    UPGRADES,
)

# Set-up.
CLAN_TAKEN: Final = 0
SHRINE_HALLOWED: Final = CLAN_TAKEN + 1
TACTIC_DEALT: Final = SHRINE_HALLOWED + 1
# A turn.
ROUND_BEGAN: Final = TACTIC_DEALT + 1
TURN_BEGAN: Final = ROUND_BEGAN + 1
ORDER_REVEALED: Final = TURN_BEGAN + 1
ROW_REFRESHED: Final = ORDER_REVEALED + 1
ORDER_TAKEN: Final = ROW_REFRESHED + 1
NO_ORDER: Final = ORDER_TAKEN + 1
ORDER_PLACED: Final = NO_ORDER + 1
NOBLE_BEGUN: Final = ORDER_PLACED + 1
SPECIAL_ISSUED: Final = NOBLE_BEGUN + 1
SPECIAL_SPENT: Final = SPECIAL_ISSUED + 1
COLUMN_ACTIVATED: Final = SPECIAL_SPENT + 1
# What a column does.
GAINED_GOODS: Final = COLUMN_ACTIVATED + 1
STOLEN: Final = GAINED_GOODS + 1
SUMMONED: Final = STOLEN + 1
HERO_CALLED: Final = SUMMONED + 1
MOVE_BOUGHT: Final = HERO_CALLED + 1
MARCHED: Final = MOVE_BOUGHT + 1
JUMPED: Final = MARCHED + 1
HERO_WENT: Final = JUMPED + 1
TOSHI_RANBO_ENTERED: Final = HERO_WENT + 1
BUILT: Final = TOSHI_RANBO_ENTERED + 1
TACTIC_BOUGHT: Final = BUILT + 1
SMITTEN: Final = TACTIC_BOUGHT + 1
# Battle.
BATTLE_BEGAN: Final = SMITTEN + 1
HERO_RODE: Final = BATTLE_BEGAN + 1
RANSOM_PAID: Final = HERO_RODE + 1
HERO_IGNORED: Final = RANSOM_PAID + 1
WON_BY_INSIGHT: Final = HERO_IGNORED + 1
KILLED: Final = WON_BY_INSIGHT + 1
CONVERTED: Final = KILLED + 1
SIDE_COUNTED: Final = CONVERTED + 1
DIE_ROLLED: Final = SIDE_COUNTED + 1
REROLLED: Final = DIE_ROLLED + 1
DIE_TURNED: Final = REROLLED + 1
DICE_KEPT: Final = DIE_TURNED + 1
HERO_RETURNED: Final = DICE_KEPT + 1
FINAL_COUNT: Final = HERO_RETURNED + 1
LOSSES: Final = FINAL_COUNT + 1
BATTLE_WON: Final = LOSSES + 1
BATTLE_UNDECIDED: Final = BATTLE_WON + 1
SPARED: Final = BATTLE_UNDECIDED + 1
RETREATED: Final = SPARED + 1
HERO_HOME: Final = RETREATED + 1
TOKEN_TAKEN: Final = HERO_HOME + 1
# The end of a turn.
TOKEN_FOUND: Final = TOKEN_TAKEN + 1
UPGRADE_TAKEN: Final = TOKEN_FOUND + 1
REFILLED: Final = UPGRADE_TAKEN + 1
# Achievements, in the order of their slots where those that come twice are one.
ATTACK_POINT: Final = REFILLED + 1
GOAL_POINT: Final = ATTACK_POINT + 1
BUILDINGS_POINT: Final = GOAL_POINT + 1
TACTICS_POINT: Final = BUILDINGS_POINT + 1
NOBLES_POINT: Final = TACTICS_POINT + 1
SHRINES_POINT: Final = NOBLES_POINT + 1
TAKEN_POINT: Final = SHRINES_POINT + 1
VILLAGES_POINT: Final = TAKEN_POINT + 1
HELD_POINT: Final = VILLAGES_POINT + 1
HELD_LOST: Final = HELD_POINT + 1
GAME_OVER: Final = HELD_LOST + 1

WHO: Final = {"seat": SEATS}
WHERE: Final = {"place": PLACES}
POINTS: Final = {"points": NUMBER}
COUNT: Final = {"count": NUMBER}
ICONS: Final = {"strength": NUMBER, "blood": NUMBER, "armour": NUMBER}

CHRONICLE: Final = Chronicle(
    [
        EventKind(CLAN_TAKEN, "clan-taken", {**WHO, "clan": CLANS}),
        EventKind(SHRINE_HALLOWED, "shrine-hallowed", {**WHERE, "upgrade": UPGRADES}),
        EventKind(TACTIC_DEALT, "tactic-dealt", {**WHO, "tactic": NEUTRAL_TACTICS}, fold="dealt"),
        EventKind(ROUND_BEGAN, "round-began", {"number": NUMBER}),
        EventKind(TURN_BEGAN, "turn-began", WHO),
        EventKind(ORDER_REVEALED, "order-revealed", {"order": ORDERS}),
        EventKind(ROW_REFRESHED, "row-refreshed", WHO),
        EventKind(ORDER_TAKEN, "order-taken", {**WHO, "order": ORDERS, "payment": PAYMENTS}),
        EventKind(NO_ORDER, "no-order", WHO),
        EventKind(ORDER_PLACED, "order-placed", {**WHO, "order": ORDERS, "column": COLUMNS}),
        EventKind(NOBLE_BEGUN, "noble-begun", {**WHO, "noble": NOBLES}),
        EventKind(
            SPECIAL_ISSUED, "special-issued", {**WHO, "special": SPECIALS, "column": COLUMNS}
        ),
        EventKind(SPECIAL_SPENT, "special-spent", {**WHO, "special": SPECIALS}),
        EventKind(COLUMN_ACTIVATED, "column-activated", {**WHO, "column": COLUMNS}),
        EventKind(GAINED_GOODS, "gained", {**WHO, "good": GOODS, **COUNT}),
        EventKind(STOLEN, "stolen", {**WHO, "owner": SEATS, "good": GOODS}),
        EventKind(SUMMONED, "summoned", {**WHO, **WHERE, **COUNT}),
        EventKind(HERO_CALLED, "hero-called", {**WHO, "hero": HEROES, **WHERE}),
        EventKind(MOVE_BOUGHT, "move-bought", {**WHO, "good": GOODS, **COUNT}),
        EventKind(MARCHED, "marched", {**WHO, "origin": PLACES, **WHERE, **COUNT}),
        EventKind(JUMPED, "jumped", {**WHO, "origin": PLACES, **WHERE, **COUNT}),
        EventKind(HERO_WENT, "hero-went", {**WHO, "hero": HEROES, **WHERE}),
        EventKind(TOSHI_RANBO_ENTERED, "toshi-ranbo-entered", WHO),
        EventKind(BUILT, "built", {**WHO, "building": BUILDINGS, **WHERE}),
        EventKind(TACTIC_BOUGHT, "tactic-bought", {**WHO, "tactic": TACTICS}),
        EventKind(SMITTEN, "smitten", {**WHO, "owner": SEATS, **WHERE}),
        EventKind(BATTLE_BEGAN, "battle-began", {**WHO, "owner": SEATS, **WHERE}),
        EventKind(HERO_RODE, "hero-rode", {**WHO, "hero": HEROES, **WHERE}),
        EventKind(RANSOM_PAID, "ransom-paid", {**WHO, "hero": HEROES}),
        EventKind(HERO_IGNORED, "hero-ignored", {**WHO, "hero": HEROES}),
        EventKind(WON_BY_INSIGHT, "won-bloodlessly", {**WHO, "hero": HEROES}),
        EventKind(KILLED, "killed", {**WHO, "owner": SEATS, **WHERE, **COUNT}),
        EventKind(CONVERTED, "converted", {**WHO, "owner": SEATS, **WHERE}),
        EventKind(SIDE_COUNTED, "side-counted", {**WHO, **ICONS}),
        EventKind(DIE_ROLLED, "die-rolled", {**WHO, "face": FACES}),
        EventKind(REROLLED, "rerolled", {**WHO, "dice": HANDFULS}),
        EventKind(DIE_TURNED, "die-turned", {**WHO, "face": FACES}),
        EventKind(DICE_KEPT, "dice-kept", {**WHO, "dice": HANDFULS}),
        EventKind(HERO_RETURNED, "hero-returned", {**WHO, "hero": HEROES}),
        EventKind(FINAL_COUNT, "final-count", {**WHO, **ICONS}),
        EventKind(LOSSES, "losses", {**WHO, **COUNT}),
        EventKind(BATTLE_WON, "battle-won", {**WHO, "owner": SEATS, **WHERE}),
        EventKind(BATTLE_UNDECIDED, "battle-undecided", WHERE),
        EventKind(SPARED, "spared", {**WHO, **COUNT}),
        EventKind(RETREATED, "retreated", {**WHO, **WHERE, **COUNT}),
        EventKind(HERO_HOME, "hero-home", {**WHO, "hero": HEROES, **WHERE}),
        EventKind(TOKEN_TAKEN, "token-taken", {**WHO, "owner": SEATS, "token": TOKENS}),
        EventKind(TOKEN_FOUND, "token-found", {**WHO, **WHERE, "token": TOKENS}),
        EventKind(UPGRADE_TAKEN, "upgrade-taken", {**WHO, "upgrade": UPGRADES}),
        EventKind(REFILLED, "refilled", {**WHO, **COUNT}),
        EventKind(ATTACK_POINT, "attack-point", {**WHO, **POINTS}, "attacks"),
        EventKind(GOAL_POINT, "goal-point", {**WHO, **POINTS, "goal": GOALS}, "goals"),
        EventKind(BUILDINGS_POINT, "buildings-point", {**WHO, **POINTS}, "buildings"),
        EventKind(TACTICS_POINT, "tactics-point", {**WHO, **POINTS}, "tactics"),
        EventKind(NOBLES_POINT, "nobles-point", {**WHO, **POINTS}, "nobles"),
        EventKind(SHRINES_POINT, "shrines-point", {**WHO, **POINTS}, "shrines"),
        EventKind(TAKEN_POINT, "taken-point", {**WHO, **POINTS}, "toshi-ranbo"),
        EventKind(VILLAGES_POINT, "villages-point", {**WHO, **POINTS}, "villages"),
        EventKind(HELD_POINT, "held-point", {**WHO, **POINTS}, "toshi-ranbo"),
        EventKind(HELD_LOST, "held-lost", {**WHO, **POINTS}, "toshi-ranbo"),
        EventKind(GAME_OVER, "game-over", {}),
    ],
    round_begins="round-began",
)
