"""Bags of bits, and deals that fit what is known."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from kachidoki.engine import Moves, Rng
from kachidoki.engine import bag as bags
from kachidoki.engine.bag import (
    Deal,
    add_members,
    doubled,
    draw,
    first,
    has,
    nth,
    only,
    size,
    some,
    words_in,
)

BAGS = st.integers(1, 2**61 - 1)


def members(bag: int) -> list[int]:
    return [member for member in range(61) if (bag >> member) & 1]


@given(bag=BAGS)
def test_counting_and_finding_members(bag: int) -> None:
    inside = members(bag)
    assert size(bag) == len(inside)
    assert first(bag) == inside[0]
    assert [nth(bag, index) for index in range(len(inside))] == inside
    assert bags.members(bag) == inside == [member for member in range(61) if has(bag, member)]


@given(member=st.integers(0, 60))
def test_a_bag_with_one_member(member: int) -> None:
    assert members(only(member)) == [member]


def test_an_empty_bag_has_no_members() -> None:
    assert size(0) == 0
    assert words_in(0, ["a"]) == []


def test_what_lies_in_two_bags() -> None:
    assert doubled([0b0011, 0b0100, 0b1000]) == 0
    assert doubled([0b0011, 0b0110, 0b1100, 0b0100]) == 0b0110


@given(bag=BAGS)
def test_members_have_names(bag: int) -> None:
    assert words_in(bag, [str(member) for member in range(61)]) == [*map(str, members(bag))]


@given(bag=BAGS)
def test_a_bag_is_written_as_actions(bag: int) -> None:
    moves = Moves()
    add_members(moves, 100, bag)
    assert moves.as_list() == [100 + member for member in members(bag)]


@given(bag=BAGS, seed=st.integers(0, 2**64))
def test_draws_come_from_the_bag(bag: int, seed: int) -> None:
    assert (bag >> draw(bag, Rng(seed))) & 1
    count = size(bag) // 2
    chosen = some(bag, count, Rng(seed))
    assert chosen & ~bag == 0
    assert size(chosen) == count


def test_every_part_of_a_bag_is_drawn_about_as_often() -> None:
    rng = Rng(1)
    drawn = [some(0b1111, 2, rng) for _ in range(600)]
    pairs = [1 << one | 1 << other for one, other in combinations(range(4), 2)]
    assert sorted(set(drawn)) == sorted(pairs)
    assert all(60 <= drawn.count(pair) <= 140 for pair in pairs)


def deal_out(holders: list[tuple[int, int]], cards: int, rng: Rng) -> tuple[int, ...]:
    """Holders are pairs of how many cards they need and the mask of what they may hold."""
    deal = Deal()
    for need, may in holders:
        deal.add(need, may)
    deal.run(cards, rng)
    return tuple(deal.got[index] for index in range(len(holders)))


@given(
    owners=st.lists(st.integers(0, 3), min_size=1, max_size=20),
    bars=st.lists(st.integers(0, 2**20 - 1), min_size=4, max_size=4),
    seed=st.integers(0, 2**64),
)
def test_a_deal_fits_all_that_is_known(owners: list[int], bars: list[int], seed: int) -> None:
    """The truth is one deal that fits; whatever else is dealt must fit as well."""
    cards = 2 ** len(owners) - 1
    truth = [sum(1 << card for card, owner in enumerate(owners) if owner == n) for n in range(4)]
    holders = [(size(hand), cards & (hand | ~bar)) for hand, bar in zip(truth, bars, strict=True)]
    dealt = deal_out(holders, cards, Rng(seed))
    assert sum(dealt) == cards
    for (need, may), hand in zip(holders, dealt, strict=True):
        assert size(hand) == need
        assert hand & ~may == 0


def test_all_deals_that_fit_occur_and_no_others() -> None:
    # Of five cards two go to the first, who lacks card 0, two to the second, who lacks 3 and 4.
    holders = [(2, 0b11110), (2, 0b00111), (1, 0b11111)]
    fitting = {
        (one, other, 0b11111 & ~one & ~other)
        for one in range(32)
        for other in range(32)
        if size(one) == size(other) == 2 and not one & (other | 1) and not other & 0b11000
    }
    rng = Rng(3)
    assert {deal_out(holders, 0b11111, rng) for _ in range(500)} == fitting


def test_without_bars_every_deal_is_about_as_likely() -> None:
    rng = Rng(4)
    dealt = [deal_out([(2, 0b1111), (2, 0b1111)], 0b1111, rng)[0] for _ in range(600)]
    assert len(set(dealt)) == 6
    assert all(60 <= dealt.count(hand) <= 140 for hand in set(dealt))
