"""Gifts and offers between two seats, in the bazaar."""

import pytest
from bazaar import TITLE, Bazaar

from kachidoki.engine import CHANCE, BadInput, Deals, IllegalAction, Moves, Vocabulary
from kachidoki.engine.deals.ledger import MANNERS, PATIENCE
from kachidoki.engine.moves import Rows

WORDS = TITLE.vocabulary


def bazaar(*moves: str) -> Bazaar:
    state = TITLE.open(TITLE.setting(3))
    state.listen()
    state.apply(CHANCE, WORDS.parse("price 2"))
    return go_on(state, *moves)


def go_on(state: Bazaar, *moves: str) -> Bazaar:
    for move in moves:
        seat, _, words = move.partition(" ")
        state.apply("ABC".index(seat), WORDS.parse(words))
    return state


def possible(state: Bazaar, seat: int, verb: str) -> list[str]:
    words = [WORDS.notation(action) for action in state.possible_actions(seat)]
    return [notation for notation in words if notation.startswith(verb)]


def open_offers(state: Bazaar, seat: int | None) -> list[tuple[str, str]]:
    return [(offer.seat, offer.to) for offer in state.view(seat).offers]


def test_an_accepted_offer_changes_hands_all_at_once() -> None:
    state = bazaar("A offer B openly 3-coins tea")
    assert (state.coins, state.tea) == ([4, 4, 4], [0, 1, 0])
    go_on(state, "B agree A")
    assert (state.coins, state.tea) == ([1, 7, 4], [1, 0, 0])
    assert open_offers(state, None) == []


def test_a_gift_needs_no_answer_and_no_turn() -> None:
    state = bazaar("C gift A secretly 2-coins")
    assert (state.coins, state.actors()) == ([6, 4, 2], [0])


def test_what_is_promised_cannot_be_given_again() -> None:
    state = bazaar("A offer B openly 3-coins nothing")
    assert possible(state, 0, "gift C openly") == ["gift C openly 1-coin", "gift C openly silk"]
    with pytest.raises(IllegalAction, match="not owned"):
        go_on(state, "A offer C secretly 2-coins nothing")


def test_a_new_offer_takes_the_place_of_the_last_one() -> None:
    state = bazaar("A offer B openly 3-coins tea", "A offer B openly 2-coins tea", "B agree A")
    assert state.coins == [2, 6, 4]


def test_an_offer_of_the_other_manner_is_withdrawn_first() -> None:
    state = bazaar("A offer B openly 3-coins tea")
    with pytest.raises(IllegalAction, match="withdraw first"):
        go_on(state, "A offer B secretly 1-coin tea")
    go_on(state, "A withdraw B", "A offer B secretly 1-coin tea")


def test_a_counter_offer_leaves_the_way_back_to_the_first() -> None:
    state = bazaar("A offer B openly 1-coin tea", "B offer A openly tea 3-coins")
    assert [event.kind for event in state.heard()][-2:] == ["deal-offered", "deal-countered"]
    assert possible(state, 1, "agree") == ["agree A"]
    go_on(state, "B agree A")
    assert (state.coins, open_offers(state, 0)) == ([3, 5, 4], [])


def test_nobody_accepts_what_it_cannot_do() -> None:
    state = bazaar("A offer C openly 1-coin tea")
    assert possible(state, 2, "agree") == []
    assert possible(state, 2, "refuse") == ["refuse A"]
    with pytest.raises(IllegalAction, match="not owned"):
        go_on(state, "C agree A")


def test_nothing_for_nothing_is_no_offer() -> None:
    with pytest.raises(IllegalAction, match="nothing for nothing"):
        bazaar("A offer B openly nothing nothing")


def test_who_has_nothing_to_do_is_told_why_it_cannot_deal() -> None:
    state = bazaar("A work", "B work", "C work")
    with pytest.raises(IllegalAction, match="A may not act now: no deals; it is for chance to act"):
        go_on(state, "A gift B openly 1-coin")


@pytest.mark.parametrize("answer", ["B refuse A", "A withdraw B"])
def test_an_offer_ends_without_a_deal(answer: str) -> None:
    state = bazaar("A offer B openly 1-coin tea", answer)
    assert open_offers(state, None) == []
    with pytest.raises(IllegalAction, match="no offer"):
        go_on(state, "B agree A")


def test_offers_lapse_when_the_round_ends() -> None:
    state = bazaar("C offer A secretly 1-coin nothing", "A work", "B work")
    state.heard()
    go_on(state, "C work")
    lapsed = [event for event in state.heard() if event.kind == "deal-lapsed"]
    assert [event.audience for event in lapsed] == [0b101]
    assert open_offers(state, 0) == []


def test_an_offer_lapses_when_its_maker_has_spent_what_it_promised() -> None:
    state = bazaar("A offer B openly 3-coins tea", "A offer C openly silk nothing", "A buy tea")
    assert open_offers(state, None) == [("A", "C")]


def test_nobody_is_pestered() -> None:
    state = bazaar(*["A offer B openly 1-coin tea"] * int(PATIENCE))
    with pytest.raises(IllegalAction, match="enough said"):
        go_on(state, "A gift B openly 1-coin")
    go_on(state, "A offer C openly 1-coin silk")


def test_a_third_seat_knows_nothing_of_a_secret_offer() -> None:
    state = bazaar("A offer B secretly 1-coin tea")
    assert open_offers(state, 0) == open_offers(state, 1) == [("A", "B")]
    assert open_offers(state, 2) == open_offers(state, None) == []


def test_the_ledger_is_written_down_and_checked() -> None:
    state = bazaar("A offer B secretly 1-coin tea", "C gift B openly 1-coin")
    words = state.dump()
    assert words["deals"] == {
        "open": ["A B secretly 1-coin tea"],
        "said": {"A B": 1, "C B": 1},
        "unseen": {"A": 0, "B": 0, "C": 1},
    }
    for broken in (
        {"open": ["A A openly 1-coin tea"]},
        {"open": ["A B openly 1-coin"]},
        {"open": ["A B openly nothing nothing"]},
        {"open": ["A B loudly 1-coin tea"]},
        {"open": ["A B openly tea 1-coin"]},
        {"said": {"A B": 99}},
        {"unseen": {"Z": 1}},
        {"promises": 1},
    ):
        with pytest.raises(BadInput):
            TITLE.load({**words, "deals": broken})


def test_what_lies_open_to_all_is_dealt_in_openly() -> None:
    deals = Deals(0, 0, ["coin", "word"], ["coin", "word"], shown=["coin"])
    words, rows, moves = Vocabulary(deals.kinds()), Rows(), Moves()
    deals.add_gifts(1, MANNERS.index("secretly"), [0, 1, 2], rows)
    deals.add_offers(1, MANNERS.index("secretly"), [0, 1, 2], rows)
    moves.add_rows(rows)
    assert [words.notation(action) for action in moves.as_list()] == [
        "gift B secretly word",
        "offer B secretly nothing word",
        "offer B secretly word nothing",
        "offer B secretly word word",
    ]
    hidden = [terms for terms in range(9) if deals.may_hide(terms)]
    assert [(deals.given(terms), deals.asked(terms)) for terms in hidden] == [
        (0, 0),
        (0, 2),
        (2, 0),
        (2, 2),
    ]
