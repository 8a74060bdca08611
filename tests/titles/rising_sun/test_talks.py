"""Bots that negotiate: what they offer, what a word is worth to them, and that they flood nobody."""

from collections import Counter

import pytest

from kachidoki.bots import SILENCE, Inbox, answers_of, ask, ask_to_respond, make_bot
from kachidoki.engine import Moves, Rng, settle
from kachidoki.engine.seats import SEATS
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title
from kachidoki.titles.rising_sun.rules.actions import BETRAY, LAY, LOTUS
from kachidoki.titles.rising_sun.rules.counsel.word import BREACH, MOST_LIES, credit
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.deals.dealing import DEAL_OBSTACLES, QUIET_OTHER
from kachidoki.titles.rising_sun.rules.deals.promises import BROKEN, OPEN, Promise, add_promise
from kachidoki.titles.rising_sun.rules.deals.terms import ALLY, CLEAR, SHUN
from kachidoki.titles.rising_sun.rules.state import LAYING, PROPOSING

SUN = find_title("rising-sun")
WORDS = SUN.vocabulary
ENOUGH = 250
MOST_OFFERS = 4  # of a bot in a season: at tea, and when each group of mandate turns begins


def until(step: int, seed: int = 1, turn: int = 0) -> RisingSun:
    """A plausible game that has come to such a decision."""
    state, moves, rng, advice = SUN.new(4), Moves(), Rng(seed), SUN.advice()
    settle(state, moves, rng)
    assert isinstance(state, RisingSun)
    while state.step != step or state.turn < turn:
        moves.clear()
        state.legal(state.actor, moves)
        state.perform(state.actor, advice.choose(state, state.actor, moves, rng))
        settle(state, moves, rng)
    return state


def with_a_leader(state: RisingSun) -> RisingSun:
    """Nobody minds what the first two gain by each other, beside the last seat."""
    state.points[3] += 40
    return state


def lie(state: RisingSun, seat: int, to: int, times: int) -> None:
    """The seat has broken its word so often."""
    for promise in range(times):
        add_promise(state, seat, to, CLEAR + promise, 0)
        broken = Promise(state.promises[len(state.promises) - 1])
        broken.state = BROKEN
        state.promises[len(state.promises) - 1] = broken.number()


# ----------------------------------------------------------------- offers


@pytest.mark.parametrize(("step", "turn"), [(PROPOSING, 0), (LAYING, 0), (LAYING, 3)])
def test_proposals_are_few_and_legal(step: int, turn: int) -> None:
    state = until(step, turn=turn)
    for seat in range(4):
        proposals = SUN.advice().proposals(state, seat)
        assert 0 < len(proposals) < ENOUGH
        assert all(state.is_gesture(seat, action) for action in proposals)


def test_at_tea_a_bot_offers_an_alliance_that_the_other_accepts() -> None:
    state = until(PROPOSING)
    seat = int(state.actor)
    offer = ask_to_respond(make_bot("greedy", SUN, 1), state, seat, Rng(1))
    words = WORDS.describe(offer)
    assert "ally" in (words["give"], words["ask"])
    state.apply(seat, offer)
    other = next(other for other in range(4) if answers_of(state, other))
    answer = ask_to_respond(make_bot("greedy", SUN, 1), state, other, Rng(1))
    assert WORDS.describe(answer)["kind"] == "agree"
    state.apply(other, answer)
    given = Promise(state.promises[0])
    assert (given.promise, given.state) == (ALLY, OPEN)
    assert {given.seat, given.to} == {seat, other}


def test_nobody_is_spoken_to_twice_before_everybody_may_speak_anew() -> None:
    state = until(PROPOSING)
    offer = ask_to_respond(make_bot("greedy", SUN, 1), state, 0, Rng(1))
    other = WORDS.describe(offer)["to"]
    state.apply(0, offer)
    assert not SUN.advice().proposals(state, 0), "nobody promises two to ally"
    state.apply(SEATS.index(other), WORDS.parse("refuse A"))
    again = SUN.advice().proposals(state, 0)
    assert again
    assert other not in {WORDS.describe(action)["to"] for action in again}


def test_who_wants_no_deals_is_offered_none() -> None:
    state = until(PROPOSING)
    state.apply(1, WORDS.parse("hush"))
    assert "B" not in {WORDS.describe(action)["to"] for action in SUN.advice().proposals(state, 0)}
    assert SUN.advice().proposals(state, 1) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_bots_make_a_few_offers_a_season_and_play_on(seed: int) -> None:
    state, moves, rng, inbox = SUN.new(4), Moves(), Rng(seed), Inbox()
    bots = [make_bot("greedy", SUN, seed * 10 + seat) for seat in range(4)]
    offers: Counter[tuple[int, int]] = Counter()
    settle(state, moves, rng)
    assert isinstance(state, RisingSun)
    while not state.is_over():
        while to_ask := inbox.to_ask(state, [0, 1, 2, 3]):
            seat = to_ask[0]
            inbox.note(state, seat)
            action = ask_to_respond(bots[seat], state, seat, rng)
            if action != SILENCE:
                offers[int(state.season), seat] += WORDS.describe(action)["kind"] == "offer"
                state.apply(seat, action)
        seat = state.actors()[0]
        state.apply(seat, ask(bots[seat], state, seat, rng))
        settle(state, moves, rng)
    assert offers.total() > 0
    assert max(offers.values()) <= MOST_OFFERS


# ----------------------------------------------------------------- a player's word


def test_a_liar_is_believed_less_and_in_the_end_not_at_all() -> None:
    worth = []
    for lies in range(MOST_LIES + 1):
        state = with_a_leader(until(PROPOSING))
        lie(state, 1, 2, lies)
        before = SUN.advice().value(state, 0)
        add_promise(state, 1, 0, ALLY, 0)
        worth.append(SUN.advice().value(state, 0) - before)
        assert credit(state, 1) == pytest.approx(1 - lies / int(MOST_LIES))
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)
    assert worth[0] > 0 >= worth[-1]


@pytest.mark.parametrize(("lies", "answer"), [(0, "agree"), (MOST_LIES, "refuse")])
def test_a_bot_buys_no_promise_of_a_liar(lies: int, answer: str) -> None:
    state = with_a_leader(until(PROPOSING))
    lie(state, 1, 2, lies)
    state.coins[0] = 8
    state.apply(1, WORDS.parse("offer A openly ally 1-coin"))
    action = ask_to_respond(make_bot("greedy", SUN, 1), state, 0, Rng(1))
    assert WORDS.describe(action)["kind"] == answer


def test_a_bot_counts_what_it_costs_to_break_its_word() -> None:
    state = until(LAYING, seed=2)
    seat = int(state.actor)
    assert not state.is_house(seat, LOTUS)
    state.hand = state.box.tiles
    bound = state.clone()
    assert isinstance(bound, RisingSun)
    add_promise(bound, seat, (seat + 1) % 4, SHUN + BETRAY, 0)
    values = []
    for table in (state, bound):
        table.perform(seat, LAY + BETRAY)
        values.append(SUN.advice().value(table, seat))
    assert values[1] == pytest.approx(values[0] - BREACH)


def test_who_is_promised_a_region_gains_what_the_other_gives_up() -> None:
    state = until(LAYING, turn=3)
    region = int(state.wars[0])
    before = [SUN.advice().value(state, seat) for seat in range(4)]
    add_promise(state, 0, 1, CLEAR + region, 0)
    after = [SUN.advice().value(state, seat) for seat in range(4)]
    assert after[0] < before[0]
    assert after[1] >= before[1]


# ----------------------------------------------------------------- reasons


def test_a_bot_gives_its_reason_in_every_language() -> None:
    state = with_a_leader(until(PROPOSING))
    advice, reasons = SUN.advice(), set()
    offer = WORDS.parse("offer A openly ally 1-coin")
    reasons.add(advice.reason(state, 1, offer))
    state.apply(1, offer)
    reasons.add(advice.reason(state, 0, WORDS.parse("agree B")))
    reasons.add(advice.reason(state, 0, WORDS.parse("refuse B")))
    lie(state, 1, 2, 1)
    reasons.add(advice.reason(state, 0, WORDS.parse("refuse B")))
    state.apply(3, WORDS.parse("offer A openly ally 1-coin"))
    reasons.add(advice.reason(state, 0, WORDS.parse("refuse D")))
    reasons.add(advice.reason(until(LAYING), 1, offer))
    assert reasons == {"ally", "fair", "dear", "liar", "leader", "loyal"}
    for language in LANGUAGES:
        texts = Texts(language, SUN, SUN.setting(4))
        sentences = {texts.say(f"reason-{reason}") for reason in reasons}
        assert len(sentences) == len(reasons)
        assert all(sentence.endswith(".") for sentence in sentences)


# ----------------------------------------------------------------- refusals


def test_every_refusal_of_a_deal_says_in_every_language_what_is_wrong() -> None:
    move = "offer B openly ally nothing"
    for language in LANGUAGES:
        texts = Texts(language, SUN, SUN.setting(4))
        texts.called = {"seat-B": "Taro"}
        sentences = {word: texts.refusal(move, word) for word in DEAL_OBSTACLES}
        assert len({*sentences.values()}) == len(DEAL_OBSTACLES)
        assert "Taro" in sentences[QUIET_OTHER]
