"""What happens in a game of Rising Sun, as the chronicle tells it."""

from typing import Final

from kachidoki.engine.events import NUMBER, EventKind
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGES,
    CARD_SETS,
    CARDS,
    FIGURES,
    HOUSES,
    MANDATES,
    PIECES,
    REGIONS,
    SEASONS,
    SEATS,
    SHRINES,
)

# Set-up.
HOUSE_TAKEN: Final = 0
SET_UNPACKED: Final = HOUSE_TAKEN + 1
SHRINE_RAISED: Final = SET_UNPACKED + 1
# A season.
SEASON_BEGAN: Final = SHRINE_RAISED + 1
WAR_DRAWN: Final = SEASON_BEGAN + 1
INCOME: Final = WAR_DRAWN + 1
HOSTAGE_FREED: Final = INCOME + 1
TEA_BEGAN: Final = HOSTAGE_FREED + 1
PROPOSED: Final = TEA_BEGAN + 1
DECLINED: Final = PROPOSED + 1
ALLIED: Final = DECLINED + 1
TILE_DRAWN: Final = ALLIED + 1
MANDATE_LAID: Final = TILE_DRAWN + 1
TILE_HIDDEN: Final = MANDATE_LAID + 1
TILE_LAID: Final = TILE_HIDDEN + 1
MANDATE_ANNOUNCED: Final = TILE_LAID + 1
# Mandates and kami.
SUMMONED: Final = MANDATE_ANNOUNCED + 1
PILGRIM: Final = SUMMONED + 1
PLACED: Final = PILGRIM + 1
MOVED: Final = PLACED + 1
BUILT: Final = MOVED + 1
TOLL_PAID: Final = BUILT + 1
TOLL_WAIVED: Final = TOLL_PAID + 1
ROUTE_CLOSED: Final = TOLL_WAIVED + 1
BOUGHT: Final = ROUTE_CLOSED + 1
FAVOURED: Final = BOUGHT + 1
HARVESTED: Final = FAVOURED + 1
BETRAYED: Final = HARVESTED + 1
REPLACED: Final = BETRAYED + 1
REPLACED_AT_SHRINE: Final = REPLACED + 1
KAMI_HELPED: Final = REPLACED_AT_SHRINE + 1
KAMI_DECLINED: Final = KAMI_HELPED + 1
HONOR_ROSE: Final = KAMI_DECLINED + 1
HONOR_FELL: Final = HONOR_ROSE + 1
HONOR_TOP: Final = HONOR_FELL + 1
EARNED: Final = HONOR_TOP + 1
RONIN_CAME: Final = EARNED + 1
COIN_TAKEN: Final = RONIN_CAME + 1
KILLED: Final = COIN_TAKEN + 1
SPARED: Final = KILLED + 1
# War.
WAR_BEGAN: Final = SPARED + 1
RONIN_SWAPPED: Final = WAR_BEGAN + 1
TOKEN_DISCARDED: Final = RONIN_SWAPPED + 1
TOKEN_TAKEN: Final = TOKEN_DISCARDED + 1
BATTLE_BEGAN: Final = TOKEN_TAKEN + 1
BID_MADE: Final = BATTLE_BEGAN + 1
BID_SHOWN: Final = BID_MADE + 1
ADVANTAGE_WON: Final = BID_SHOWN + 1
ADVANTAGE_DECLINED: Final = ADVANTAGE_WON + 1
HOSTAGE_TAKEN: Final = ADVANTAGE_DECLINED + 1
RONIN_HIRED: Final = HOSTAGE_TAKEN + 1
BATTLE_WON: Final = RONIN_HIRED + 1
COINS_SHARED: Final = BATTLE_WON + 1
SEASON_ENDED: Final = COINS_SHARED + 1
# Points.
HARVEST_POINTS: Final = SEASON_ENDED + 1
KAMI_POINTS: Final = HARVEST_POINTS + 1
CARD_POINTS: Final = KAMI_POINTS + 1
MONSTER_POINTS: Final = CARD_POINTS + 1
SEPPUKU_POINTS: Final = MONSTER_POINTS + 1
HOSTAGE_POINTS: Final = SEPPUKU_POINTS + 1
POEM_POINTS: Final = HOSTAGE_POINTS + 1
POINTS_LOST: Final = POEM_POINTS + 1
WINTER_POINTS: Final = POINTS_LOST + 1
TOKEN_POINTS: Final = WINTER_POINTS + 1
SET_POINTS: Final = TOKEN_POINTS + 1
GAME_OVER: Final = SET_POINTS + 1
# Words given and kept.
HUSHED: Final = GAME_OVER + 1
PROMISE_KEPT: Final = HUSHED + 1
PROMISE_BROKEN: Final = PROMISE_KEPT + 1
DEALS_FROM: Final = PROMISE_BROKEN + 1

WHO: Final = {"seat": SEATS}
WHERE: Final = {"region": REGIONS}
AMOUNT: Final = {"points": NUMBER}

OWN_EVENTS: Final = [
    EventKind(HOUSE_TAKEN, "house-taken", {**WHO, "house": HOUSES}),
    EventKind(SET_UNPACKED, "set-unpacked", {"set": CARD_SETS}),
    EventKind(SHRINE_RAISED, "shrine-raised", {"shrine": SHRINES}, fold="shrines"),
    EventKind(SEASON_BEGAN, "season-began", {"season": SEASONS}),
    EventKind(WAR_DRAWN, "war-drawn", {**WHERE, "number": NUMBER}, fold="wars"),
    EventKind(INCOME, "income", {**WHO, "coins": NUMBER}, fold="income"),
    EventKind(HOSTAGE_FREED, "hostage-freed", {**WHO, "owner": SEATS, "figure": FIGURES}),
    EventKind(TEA_BEGAN, "tea-began", {}),
    EventKind(PROPOSED, "proposed", {**WHO, "to": SEATS, "coins": NUMBER}),
    EventKind(DECLINED, "declined", {**WHO, "to": SEATS}),
    EventKind(ALLIED, "allied", {**WHO, "to": SEATS, "coins": NUMBER}),
    EventKind(TILE_DRAWN, "tile-drawn", {**WHO, "mandate": MANDATES}, fold="drawn"),
    EventKind(MANDATE_LAID, "mandate-laid", {**WHO, "mandate": MANDATES}),
    EventKind(TILE_HIDDEN, "tile-hidden", WHO),
    EventKind(TILE_LAID, "tile-laid", {**WHO, "mandate": MANDATES}),
    EventKind(MANDATE_ANNOUNCED, "mandate-announced", {**WHO, "mandate": MANDATES}),
    EventKind(SUMMONED, "summoned", {**WHO, "figure": FIGURES, **WHERE}),
    EventKind(PILGRIM, "pilgrim", {**WHO, "figure": FIGURES, "shrine": SHRINES}),
    EventKind(PLACED, "placed", {**WHO, "figure": FIGURES, **WHERE}),
    EventKind(MOVED, "moved", {**WHO, "piece": PIECES, "origin": REGIONS, "region": REGIONS}),
    EventKind(BUILT, "built", {**WHO, **WHERE, "coins": NUMBER}),
    EventKind(TOLL_PAID, "toll-paid", {**WHO, "to": SEATS}),
    EventKind(TOLL_WAIVED, "toll-waived", {**WHO, "to": SEATS}),
    EventKind(ROUTE_CLOSED, "route-closed", {**WHO, "to": SEATS, "origin": REGIONS, **WHERE}),
    EventKind(BOUGHT, "bought", {**WHO, "card": CARDS, "coins": NUMBER}),
    EventKind(FAVOURED, "favoured", {**WHO, "to": SEATS}),
    EventKind(HARVESTED, "harvested", {**WHO, **WHERE}),
    EventKind(BETRAYED, "betrayed", {**WHO, "to": SEATS}),
    EventKind(REPLACED, "replaced", {**WHO, "owner": SEATS, "figure": FIGURES, **WHERE}),
    EventKind(
        REPLACED_AT_SHRINE,
        "replaced-at-shrine",
        {**WHO, "owner": SEATS, "figure": FIGURES, "shrine": SHRINES},
    ),
    EventKind(KAMI_HELPED, "kami-helped", {**WHO, "shrine": SHRINES}),
    EventKind(KAMI_DECLINED, "kami-declined", {**WHO, "shrine": SHRINES}),
    EventKind(HONOR_ROSE, "honor-rose", {**WHO, "steps": NUMBER}),
    EventKind(HONOR_FELL, "honor-fell", {**WHO, "steps": NUMBER}),
    EventKind(HONOR_TOP, "honor-top", WHO),
    EventKind(EARNED, "earned", {**WHO, "coins": NUMBER}),
    EventKind(RONIN_CAME, "ronin-came", {**WHO, "ronin": NUMBER}),
    EventKind(COIN_TAKEN, "coin-taken", {**WHO, "owner": SEATS, "coins": NUMBER, "card": CARDS}),
    EventKind(KILLED, "killed", {"owner": SEATS, "figure": FIGURES, **WHERE, "count": NUMBER}),
    EventKind(SPARED, "spared", WHO),
    EventKind(WAR_BEGAN, "war-began", {}),
    EventKind(RONIN_SWAPPED, "ronin-swapped", {**WHO, "ronin": NUMBER}),
    EventKind(TOKEN_DISCARDED, "token-discarded", WHERE),
    EventKind(TOKEN_TAKEN, "token-taken", {**WHO, **WHERE}),
    EventKind(BATTLE_BEGAN, "battle-began", WHERE),
    EventKind(
        BID_MADE, "bid-made", {**WHO, "advantage": ADVANTAGES, "coins": NUMBER}, fold="sealed"
    ),
    EventKind(
        BID_SHOWN, "bid-shown", {**WHO, "advantage": ADVANTAGES, "coins": NUMBER}, fold="bids"
    ),
    EventKind(ADVANTAGE_WON, "advantage-won", {**WHO, "advantage": ADVANTAGES, **WHERE}),
    EventKind(ADVANTAGE_DECLINED, "advantage-declined", {**WHO, "advantage": ADVANTAGES}),
    EventKind(HOSTAGE_TAKEN, "hostage-taken", {**WHO, "owner": SEATS, "figure": FIGURES, **WHERE}),
    EventKind(RONIN_HIRED, "ronin-hired", {**WHO, "force": NUMBER, **WHERE}),
    EventKind(BATTLE_WON, "battle-won", {**WHO, **WHERE, "force": NUMBER}),
    EventKind(COINS_SHARED, "coins-shared", {**WHO, "to": SEATS, "coins": NUMBER}),
    EventKind(SEASON_ENDED, "season-ended", {"season": SEASONS}),
    EventKind(HARVEST_POINTS, "harvest-points", {**WHO, **AMOUNT, **WHERE}, "harvest"),
    EventKind(KAMI_POINTS, "kami-points", {**WHO, **AMOUNT, "shrine": SHRINES}, "kami"),
    EventKind(CARD_POINTS, "card-points", {**WHO, **AMOUNT, "card": CARDS}, "cards"),
    EventKind(MONSTER_POINTS, "monster-points", {**WHO, **AMOUNT, "figure": FIGURES}, "cards"),
    EventKind(SEPPUKU_POINTS, "seppuku-points", {**WHO, **AMOUNT, **WHERE}, "seppuku"),
    EventKind(HOSTAGE_POINTS, "hostage-points", {**WHO, **AMOUNT, "owner": SEATS}, "hostages"),
    EventKind(POEM_POINTS, "poem-points", {**WHO, **AMOUNT, **WHERE}, "poems"),
    EventKind(POINTS_LOST, "points-lost", {**WHO, **AMOUNT}, "lost"),
    EventKind(WINTER_POINTS, "winter-points", {**WHO, **AMOUNT, "card": CARDS}, "winter"),
    EventKind(TOKEN_POINTS, "token-points", {**WHO, **AMOUNT}, "tokens"),
    EventKind(SET_POINTS, "set-points", {**WHO, **AMOUNT, "regions": NUMBER}, "sets"),
    EventKind(GAME_OVER, "game-over", {}),
    EventKind(HUSHED, "hushed", WHO),
]
