"""What Rising Sun tells the bots: sound values, plans that hold together, bids nobody can foresee."""

from collections.abc import Callable

import pytest
from tests.titles.rising_sun.exploit import duels, exploit, learnt, mean, positions

from kachidoki.bots import ask, make_bot
from kachidoki.engine import Moves, Rng, settle
from kachidoki.engine.learned.net import Net, weights_in
from kachidoki.engine.vecs import vec
from kachidoki.titles import find_title
from kachidoki.titles.rising_sun.rules.actions import CARDS, FIGURES, REGIONS
from kachidoki.titles.rising_sun.rules.advice import RisingSunAdvice
from kachidoki.titles.rising_sun.rules.counsel.bids import (
    SAMPLES,
    Battle,
    Bidders,
    bid_on,
    sum_of,
)
from kachidoki.titles.rising_sun.rules.counsel.prospects import Prospects
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.state import (
    BIDDING,
    CONTESTING,
    FAVOURING,
    LAYING,
    MARCHING,
    PROPOSING,
    SUMMONING,
    TRAINING,
)

SUN = find_title("rising-sun")
WORDS = SUN.vocabulary
ROUNDS = 200


def position(step: int, seed: int = 1, fits: Callable[[RisingSun], bool] = bool) -> RisingSun:
    return next(state for state in positions(step, seed) if fits(state))


def play(names: list[str], seed: int) -> list[int]:
    """The places of bots after a whole game."""
    state, moves, rng = SUN.new(len(names)), Moves(), Rng(seed)
    bots = [make_bot(name, SUN, seed * 10 + seat) for seat, name in enumerate(names)]
    settle(state, moves, rng)
    while not state.is_over():
        seat = int(state.actor)
        state.apply(seat, ask(bots[seat], state, seat, rng))
        settle(state, moves, rng)
    return state.ranking()


# ----------------------------------------------------------------- nets


def test_a_net_judges_as_soon_as_a_mandate_is_to_be_chosen() -> None:
    """One that knows nothing finds all equally likely to win; without one the season is played out."""
    advice, state = RisingSunAdvice(), position(MARCHING)
    number, rewards = int(advice.features.number), vec[float]([0.0] * 4)
    season = state.season
    played_out = state.clone()
    advice.play_on(played_out, Moves(), Rng(1))
    assert played_out.step == CONTESTING or played_out.is_over()
    advice.net = Net(number, 1, 1, [0] * weights_in(number, 1, 1))
    advice.play_on(state, Moves(), Rng(1))
    assert state.step == LAYING
    assert state.season == season
    advice.judge(state, rewards)
    assert list(rewards) == [0.25] * 4


# ----------------------------------------------------------------- values


def test_more_of_anything_is_worth_more() -> None:
    state, advice = position(LAYING), SUN.advice()
    seat = int(state.actor)
    before = advice.value(state, seat)
    for change in ("coins", "ronin", "points"):
        richer = state.clone()
        getattr(richer, change)[seat] += 1
        assert advice.value(richer, seat) > before, change
        assert advice.value(richer, (seat + 1) % 4) <= advice.value(state, (seat + 1) % 4)


def test_a_third_region_promises_a_set() -> None:
    prospects = Prospects()
    gains = [prospects.set_points(n + 1.0) - prospects.set_points(float(n)) for n in range(8)]
    assert gains[2] > gains[0]
    assert gains[4] > gains[3]
    assert gains[7] == 0


def test_coins_are_worth_nothing_to_who_fights_no_more() -> None:
    state = position(BIDDING)
    prospects = Prospects()
    prospects.weigh(state)
    seat = int(state.actor)
    in_need = prospects.purse(state, seat, 4.0)
    prospects.battles[seat] = 0
    assert prospects.purse(state, seat, 4.0) < in_need / 5


def test_nobody_pays_for_an_ally_who_comes_for_nothing() -> None:
    state, rng = position(PROPOSING), Rng(3)
    seat = int(state.actor)
    proposal = WORDS.notation(ask(make_bot("greedy", SUN, 1), state, seat, rng))
    assert proposal == "done" or proposal.endswith(" 0")


def test_between_seasons_a_position_is_settled() -> None:
    state, moves, rng, advice = position(BIDDING), Moves(), Rng(1), SUN.advice()
    season = state.season
    advice.play_on(state, moves, rng)
    assert (state.step, state.season) == (CONTESTING, season + 1)
    assert not advice.is_settled(SUN.new(4))


def surprises(moment: int, seeds: int) -> list[float]:
    """By how much the best outcome of such a decision after a purchase differs from what the purchase
    alone has promised."""
    found, advice = [], SUN.advice()
    for seed in range(seeds):
        for state in positions(TRAINING, seed):
            seat = int(state.actor)
            if moment == FAVOURING:
                state.cards[seat] |= 1 << CARDS.index("benevolence")
            for action in state.legal_actions(seat):
                bought = state.clone()
                bought.perform(seat, action)
                if bought.step == moment:
                    found.append(best_outcome(bought, seat) - advice.value(bought, seat))
    return found


def best_outcome(state: RisingSun, seat: int) -> float:
    outcomes = []
    for action in state.legal_actions(seat):
        after = state.clone()
        after.perform(seat, action)
        outcomes.append(SUN.advice().value(after, seat))
    return max(outcomes)


@pytest.mark.parametrize("moment", [SUMMONING, FAVOURING])
def test_a_purchase_promises_what_comes_of_it(moment: int) -> None:
    """A monster that is not yet summoned, a coin not yet given away."""
    found = surprises(moment, seeds=2)
    assert len(found) > 5
    assert abs(sum(found) / len(found)) < 1.2


def test_a_strong_monster_is_worth_more_than_a_weak_one() -> None:
    state = position(LAYING)
    prospects, seat = Prospects(), int(state.actor)
    prospects.project(state)
    dragon, komainu = (FIGURES.index(name) for name in ("river-dragon", "komainu"))
    assert prospects.newcomer(state, seat, dragon) > prospects.newcomer(state, seat, komainu) + 0.5


# ----------------------------------------------------------------- plans


def test_a_march_is_narrowed_to_a_few_moves_in_order() -> None:
    narrowed = 0
    for state in positions(MARCHING, seed=2):
        moves = Moves()
        state.legal(state.actor, moves)
        legal = moves.as_list()
        SUN.advice().narrow(state, state.actor, moves)
        kept = moves.as_list()
        assert kept == [action for action in legal if action in kept]
        assert len(kept) <= 6
        narrowed += len(kept) < len(legal)
    assert narrowed > 5


def test_figures_march_to_the_wars_not_away_from_them() -> None:
    """Hardly anybody leaves a region at war for one at peace, and only where all is lost."""
    marched, away = 0, 0
    for seed in range(3):
        for state in positions(MARCHING, seed):
            moves, at_war = Moves(), {*state.wars}
            state.legal(state.actor, moves)
            choice = SUN.advice().choose(state, state.actor, moves, Rng(seed))
            told = WORDS.describe(choice)
            if told["kind"] == "move":
                home, to = (REGIONS.index(str(told[word])) for word in ("origin", "region"))
                away += home in at_war and to not in at_war
                marched += to in at_war
    assert marched > 20 * (away + 1)


@pytest.mark.parametrize("seed", range(3))
def test_a_card_that_is_too_dear_is_never_the_best(seed: int) -> None:
    for state in positions(TRAINING, seed):
        prospects, seat = Prospects(), int(state.actor)
        prospects.weigh(state)
        state.coins[seat] = 0
        for card in range(40):
            if state.box.cards.cost[card] > 1:
                assert prospects.purchase(state, seat, card, 0) < 0


# ----------------------------------------------------------------- bids


def test_mixed_bids_are_less_exploitable_than_the_best_single_bid() -> None:
    """By a rival who knows the habit and tries every bid that it can pay."""
    found = mean([exploit(state, ROUNDS) for state in duels(8)])
    assert found.mixed < 1
    assert found.mixed < found.single - 0.5
    assert found.mixed_cost < found.single_cost - 0.5


def test_bids_are_not_the_same_each_time() -> None:
    """Unless one is the best whatever the other does."""
    rng = Rng(5)
    varied = [
        len({bidders.advise(fighter, 0, 0, rng) for _ in range(30)}) > 1
        for bidders in (learnt(state, ROUNDS) for state in duels(3))
        for fighter in range(2)
    ]
    assert any(varied)


def test_the_parts_of_a_bid_belong_together() -> None:
    """Four decisions make one of the bids that were compared, whatever others are guessed to bid."""
    state, rng = duels(1)[0], Rng(6)
    seat, advice = int(state.actor), RisingSunAdvice()
    bidders = Bidders(Battle(state, Prospects()), Rng(int(state.season * 8 + state.argument)))
    fighter = bidders.battle.fighter_of(seat)
    advice.bidding.rounds = 30
    coins = int(state.coins[seat])
    bids = 0
    for advantage in range(4):
        action = advice.mix(state, seat, rng)
        bids += int(str(WORDS.describe(action)["coins"])) << (8 * advantage)
        if advantage < 3:
            state.apply(seat, action)
    assert bids in [*bidders.sample[fighter * SAMPLES : (fighter + 1) * SAMPLES]]
    assert sum_of(bids) <= coins
    assert [bid_on(bids, advantage) for advantage in range(3)] == [
        state.bid(seat, advantage) for advantage in range(3)
    ]


# ----------------------------------------------------------------- games


def test_greedy_beats_random() -> None:
    won = 0
    for game in range(4):
        names = ["random"] * 4
        names[game] = "greedy"
        won += play(names, seed=game + 1)[game] == 1
    assert won >= 3
