"""The messages of Gunsen whose ids are put together: their patterns, and all words for each."""

from tests.text.catalogues import SOURCES, words
from tests.text.families import Families

from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    BUILDINGS,
    CLANS,
    COLUMNS,
    FACES,
    GOALS,
    GOODS,
    HEROES,
    NOBLES,
    ORDERS,
    PAYMENTS,
    PLACES,
    SPECIALS,
    TACTICS,
    TOKENS,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.cards.conditions import CONDITIONS, SITES, TIMES
from kachidoki.titles.gunsen.rules.cards.effects import BATTLE_ICONS, DEEDS, KINDS, MOMENTS, ROLES
from kachidoki.titles.gunsen.rules.components import COMPONENTS
from kachidoki.titles.gunsen.rules.obstacles import OBSTACLES
from kachidoki.titles.gunsen.rules.prompts import OFFERS
from kachidoki.titles.gunsen.rules.state import STEPS
from kachidoki.titles.gunsen.scene import KINDS as PLACE_KINDS
from kachidoki.titles.gunsen.scene import OWN_CARDS
from kachidoki.titles.gunsen.terminal.drawn import LEGEND
from kachidoki.titles.gunsen.terminal.players import SHORTENED
from kachidoki.titles.gunsen.text.page import CLAN_CARDS, OUTCOMES, SECTIONS, WORDS

FAMILIES: Families = {
    "clan-{}": CLANS,
    "clan-{}.trait": CLANS,
    "good-{}": PAYMENTS,
    "good-{}.paid": PAYMENTS,
    "amount-{}": GOODS,
    "place-{}": PLACES,
    "upgrade-{}": UPGRADES,
    "token-{}": TOKENS,
    "noble-{}": NOBLES,
    "noble-{}.effect": NOBLES,
    "achievement-{}": ACHIEVEMENTS,
    "achievement-{}.merit": ACHIEVEMENTS,
    "face-{}": FACES,
    "order-{}": ORDERS,
    "special-{}": SPECIALS,
    "tactic-{}": TACTICS,
    "hero-{}": HEROES,
    "building-{}": BUILDINGS,
    "goal-{}": GOALS,
    "sort-{}": CLAN_CARDS,
    # What cards say.
    "effect-{}": DEEDS,
    "activation-{}": ["any"],
    "moment-{}": MOMENTS[1:],
    "while-{}": ROLES[1:],
    "while-at-{}": KINDS,
    "icon-{}": BATTLE_ICONS,
    "goal-at-{}": TIMES,
    "condition-{}": [word for word in CONDITIONS if word != "battle-won"],
    "victory-{}": ROLES,
    "site-{}": SITES,
    "sites-{}": SITES,
    # Decisions.
    "deed-{}": OFFERS,
    "refusal-{}": OBSTACLES,
    "prompt-{}": STEPS,
    "help-{}": STEPS,
    # The table in the terminal.
    "table-column-{}": COLUMNS,
    "table-place-{}": PLACE_KINDS.values(),
    "table-kind-{}": PLACE_KINDS.values(),
    "table-icon-{}": BATTLE_ICONS,
    "table-head-{}": [*GOODS, *SHORTENED],
    "table-head-{}-short": SHORTENED,
    "table-legend-{}": LEGEND.values(),
    "table-own-{}": OWN_CARDS,
    "table-told-own-{}": OWN_CARDS,
    # The rules page.
    "term-{}": WORDS,
    "term-{}.meaning": WORDS,
    "rules-{}": SECTIONS,
    "rules-{}.heading": SECTIONS,
    "outcome-{}": OUTCOMES,
    "outcome-{}.result": OUTCOMES,
    "reconstructed-{}": [path.replace(".", "-") for path in COMPONENTS.reconstructed()],
    "column-{}": [*COLUMNS, *words(SOURCES / "titles" / "gunsen" / "text", "head")],
}
