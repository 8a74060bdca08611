"""Characters that stand for things in short texts; no drawing is needed to show them."""

from kachidoki.titles.tokaido.rules.components import COMPONENTS

STATION_SIGNS = {
    **COMPONENTS.uncorrected().panoramas.names,
    "village": "市",
    "farm": "農",
    "hot-spring": "湯",
    "temple": "寺",
    "encounter": "人",
    "inn": "宿",
}
MEAL_SIGN = "膳"
COIN = "◎"
TICK = "✓"  # complete, or chosen
STAR = "★"  # an achievement
