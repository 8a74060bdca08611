"""What a player's own file may correct, what it may not, and that all it may can be played."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.titles.facts import refusal_of
from tests.titles.joraku.positions import JORAKU

from kachidoki.engine import BadInput
from kachidoki.testing import check_title
from kachidoki.titles.joraku.rules.components import COMPONENTS

UNREAD = [
    ("reconstructed = []", "there is no 'reconstructed' to correct; possible: game, kachidoki"),
    ("rulings.only_ninjas.ruling = ''", "there is no 'rulings' to correct"),
    ("contents.map_boards.count_deluxe = 2", "there is no 'contents' to correct"),
    ("skirmish_cards.numbers = [1, 2]", "there is no 'skirmish_cards' to correct"),
    ("areas.nara.scoring = []", "'areas.nara' to correct; possible: kyoto, omi, ise, owari"),
    ("areas.omi.adjacent = []", "'areas.omi.adjacent' to correct; possible: name_ja, scoring"),
    (
        "daimyo_cards.1.start_area = 'ise'",
        "'daimyo_cards.1.start_area' to correct; possible: name_ja",
    ),
    ("variants.2.amount = 1", "'variants.2' to correct; possible: 1, 3, 4, 5, 6"),
    (
        "modes.standard-4.players = 3",
        "'modes.standard-4.players' to correct; possible: deal, pass_",
    ),
    ("modes.standard-4.armies = 3", "'modes.standard-4.armies' to correct"),
    ("modes.with-neutral.armies = 1", "'modes.with-neutral.armies' to correct"),
    ("modes.standard-3.discard_after_pass = 1", "'modes.standard-3.discard_after_pass' to correct"),
    ("modes.two-on-two.pass_count = 1", "'modes.two-on-two.pass_count' to correct"),
    ("neutral.samurai_start.nara = 1", "'neutral.samurai_start.nara' to correct"),
]
MISTYPED = [
    ("game = 3", "'game' is a table; its keys: rounds"),
    ("game.rounds = 'x'", "Expected `int`, got `str` - at `game.rounds`"),
    ("game.samurai_each = true", "Expected `int`, got `bool`"),
    ("kachidoki.rp_by_rank = [3, 2]", "`array` of length 3"),
    (
        "suits.red.weapon = 'naginata'",
        "suits.red.weapon: there is no 'naginata'; possible: katana, yari",
    ),
    ("daimyo_cards.1.name_ja = 7", "Expected `str`, got `int`"),
    (
        "variants.4.amount = 'twelve'",
        "variants.4.amount: there is no 'twelve'; possible: daimyo_card_n",
    ),
]
IMPOSSIBLE = [
    ("game.rounds = 2", "game.rounds must be 3, one for each row"),
    ("game.samurai_each = 0", "game.samurai_each is 0; it must be from 1 to 99"),
    ("game.influence_daimyo = -1", "game.influence_daimyo is -1; it must be from 0"),
    ("game.influence_samurai = 100", "game.influence_samurai is 100; it must be from 0 to 99"),
    ("game.placement_max = 4", "game.placement_max is 4; it must be from 0 to 3"),
    ("action_costs.move_daimyo = 0", "action_costs.move_daimyo is 0; it must be from 1"),
    ("action_costs.move_samurai = 0", "action_costs.move_samurai is 0; it must be from 1"),
    ("action_costs.remove_samurai = 0", "action_costs.remove_samurai is 0; it must be from 1"),
    ("areas.ise.scoring = [[1, 0, 0], [1, -1, 0], [1, 0, 0]]", "areas.ise.scoring is -1"),
    ("kachidoki.rp_by_rank = [3, 2, 100]", "kachidoki.rp_by_rank is 100; it must be from 0 to 99"),
    ("modes.standard-3.deal = 8", "modes.standard-3.deal is 8; it must be from 1 to 7"),
    ("modes.standard-4.deal = 6", "modes.standard-4.deal is 6; it must be from 1 to 5"),
    ("modes.standard-3.pass_count = 0", "modes.standard-3.pass_count is 0; it must be from 1 to 6"),
    ("modes.standard-4.pass_count = 6", "modes.standard-4.pass_count is 6; it must be from 1 to 5"),
    ("modes.two-on-two.deal_private = 0", "deal_private is 0; it must be from 1 to 8"),
    ("modes.two-on-two.deal_private = 2", "must make an even number of cards"),
    ("modes.two-on-two.deal_draft = 0", "deal_draft is 0; it must be from 2 to 7"),
    ("modes.two-on-two.deal_draft = 1", "deal_draft is 1; it must be from 2 to 7"),
    ("modes.two-on-two.deal_draft = 9", "deal_draft is 9; it must be from 2 to 7"),
    (
        "modes.two-on-two.daimyo_stacks = [[1], [2, 3, 4, 5, 6]]",
        "daimyo_stacks must be the numbers",
    ),
    ("modes.two-on-two.daimyo_stacks = [[6, 5, 4], [1, 2, 3]]", "in their order"),
    ("modes.two-on-two.daimyo_stacks = [[], []]", "at least two in each stack"),
    ("modes.with-neutral.deal = 1", "modes.with-neutral.deal is 1; it must be from 2 to 10"),
    ("modes.with-neutral.pass_count = 9", "with-neutral.pass_count is 9; it must be from 1 to 8"),
    (
        "modes.with-neutral.discard_after_pass = 0",
        "discard_after_pass is 0; it must be from 1 to 7",
    ),
    (
        "modes.with-neutral.discard_after_pass = 8",
        "discard_after_pass is 8; it must be from 1 to 7",
    ),
    ("neutral.daimyo_start = 'nara'", "there is no 'nara'; possible: kyoto, omi"),
    ("neutral.samurai_start.omi = -2", "neutral.samurai_start.omi is -2; it must be from 0"),
    ("neutral.samurai_start.omi = 3", "the sum of neutral.samurai_start is 11; it must be from 0"),
    ("neutral.first_advance = 0", "neutral.first_advance is 0; it must be from 1"),
    ("variants.1.kyoto_amount = -1", "variants.1.kyoto_amount is -1; it must be from 0"),
    ("variants.3.kachidoki = [1, 2, -3]", "variants.3.kachidoki is -3; it must be from 0"),
    ("variants.4.amount = 100", "variants.4.amount is 100; it must be from 0 to 99"),
    ("variants.5.amount = -1", "variants.5.amount is -1; it must be from 0"),
    ("variants.6.move_daimyo = 0", "variants.6.move_daimyo is 0; it must be from 1"),
]


@pytest.mark.parametrize(("line", "message"), [*UNREAD, *MISTYPED, *IMPOSSIBLE])
def test_a_correction_that_cannot_be_is_refused(tmp_path: Path, line: str, message: str) -> None:
    assert message in refusal_of(JORAKU, line, tmp_path)


def test_a_corrected_figure_is_the_one_that_is_read() -> None:
    corrections = tomllib.loads("variants.4.amount = 7\nsuits.red.name_ja = '朱'")
    components = COMPONENTS.with_corrections(corrections)
    assert components.variants.gates_of_kyoto.amount == 7
    assert components.suits["red"].name_ja == "朱"
    assert components.suits["red"].weapon == COMPONENTS.with_corrections({}).suits["red"].weapon


# ----------------------------------------------------------------- whatever is accepted is playable

few = st.integers(-1, 11)
row = st.tuples(few, few, few).map(list)
MODES = [
    (3, {"mode": "standard"}, "standard-3"),
    (4, {"mode": "standard"}, "standard-4"),
    (2, {"mode": "two-on-two"}, "two-on-two"),
    (2, {"mode": "with-neutral"}, "with-neutral"),
]
Figures = dict[str, st.SearchStrategy[Any]]
MODE_FIGURES: dict[str, Figures] = {
    "standard-3": {"deal": few, "pass_count": few},
    "standard-4": {"deal": few, "pass_count": few},
    "two-on-two": {
        "deal_private": few,
        "deal_draft": few,
        "daimyo_stacks": st.integers(0, 6).map(
            lambda low: [list(range(1, low + 1)), list(range(low + 1, 7))]
        ),
    },
    "with-neutral": {"deal": few, "pass_count": few, "discard_after_pass": few},
}
FIGURES: dict[str, Figures] = {
    "game": {
        "samurai_each": st.integers(0, 99),
        "influence_daimyo": few,
        "influence_samurai": few,
        "placement_max": st.integers(-1, 4),
    },
    "action_costs": {"move_daimyo": few, "move_samurai": few, "remove_samurai": few},
    "kachidoki": {"rp_by_rank": row},
    "neutral": {
        "daimyo_start": st.sampled_from([*COMPONENTS.correctable()["areas"], "nara"]),
        "samurai_start": st.fixed_dictionaries(
            {}, optional={area: st.integers(-1, 4) for area in COMPONENTS.correctable()["areas"]}
        ),
        "first_advance": few,
    },
}


def tables(figures: dict[str, Figures]) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the tables, and of each some of its figures."""
    optional = {
        name: st.fixed_dictionaries({}, optional=entries) for name, entries in figures.items()
    }
    return st.fixed_dictionaries({}, optional=optional)


@pytest.mark.parametrize(("seats", "options", "mode"), MODES, ids=[mode for *_, mode in MODES])
@settings(max_examples=12, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_accepted_can_be_played(
    seats: int, options: dict[str, str], mode: str, data: st.DataObject
) -> None:
    own = st.fixed_dictionaries({}, optional=MODE_FIGURES[mode])
    corrections = {**data.draw(tables(FIGURES)), "modes": {mode: data.draw(own)}}
    try:
        COMPONENTS.with_corrections(corrections)
    except BadInput:
        assume(False)
    pair = data.draw(st.sampled_from(["none", "random"]))
    setting = JORAKU.setting(seats, {**options, "variants": pair}, corrections)
    check_title(JORAKU, settings=[setting], games=1, every=7)
