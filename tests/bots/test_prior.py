"""With a prior, a search looks first at what the prior leans to, and still finds what is better."""

from importlib.resources import files
from pathlib import Path

import pytest

from kachidoki.bots import IsmctsBot, ask, make_bot
from kachidoki.bots.ismcts import UNLIMITED, Search
from kachidoki.engine import Advice, Moves, Rng, State, settle
from kachidoki.engine.learned.nets import (
    PriorFile,
    hash_of,
    pack,
    sight_of,
    taught,
    write_learnt,
)
from kachidoki.engine.learned.prior import Prior, weights_in
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles import find_title

JORAKU = find_title("joraku")
SEAT = 0
ONE = 16384


def dealt(seed: int) -> State:
    """Everybody is to pass on two cards, one after the other."""
    state = JORAKU.new(4)
    settle(state, Moves(), Rng(seed))
    assert state.actor == SEAT
    return state


def leaning_to(action: int, score: int) -> Advice:
    """Nothing but a bias for one action."""
    sight, actions = sight_of(JORAKU), JORAKU.vocabulary.decisions()
    weights = [0] * weights_in(int(sight.size), 1, actions)
    weights[-actions + action] = score * ONE
    advice = taught(JORAKU)
    advice.prior = Prior(sight, actions, 1, vec[i64](weights))
    return advice


def zero_prior(neurons: int) -> PriorFile:
    """Leans to nothing."""
    sight, actions = sight_of(JORAKU), JORAKU.vocabulary.decisions()
    weights = pack([0] * weights_in(int(sight.size), neurons, actions))
    return PriorFile(
        JORAKU.id, sight.names(), hash_of(JORAKU.vocabulary), neurons, {"games": 0}, weights
    )


def test_what_the_prior_leans_to_is_looked_at_first() -> None:
    state = dealt(seed=1)
    for action in state.legal_actions(SEAT):
        bot = IsmctsBot(leaning_to(action, score=9), Rng(1), iterations=1)
        assert bot.choose(state.clone(), SEAT) == action


def test_nothing_is_ruled_out_by_a_prior() -> None:
    """What it thinks little of is looked at later; and in some worlds nothing else is legal."""
    state = dealt(seed=1)
    leaning = leaning_to(state.legal_actions(SEAT)[0], score=5)
    found = IsmctsBot(leaning, Rng(1), iterations=200).analyse(state.clone(), SEAT)
    assert len(found) > 1
    least = leaning_to(state.legal_actions(1)[0], score=9999)
    assert IsmctsBot(least, Rng(1), 200).choose(state.clone(), SEAT) in state.legal_actions(SEAT)


def test_a_search_finds_more_than_the_prior_knows() -> None:
    """What is tried often enough counts for more than what was expected."""
    state = dealt(seed=1)
    known = IsmctsBot(taught(JORAKU), Rng(1), iterations=3000).analyse(state.clone(), SEAT)
    worst = min(known, key=lambda finding: finding.reward).action
    found = IsmctsBot(leaning_to(worst, score=2), Rng(1), 3000).analyse(state.clone(), SEAT)
    assert found[0].action != worst


def test_only_what_was_tried_is_told() -> None:
    state = dealt(seed=1)
    bot = IsmctsBot(leaning_to(state.legal_actions(SEAT)[0], score=9), Rng(1), iterations=3)
    found = bot.analyse(state.clone(), SEAT)
    assert sum(finding.visits for finding in found) == 3
    assert all(finding.visits > 0 for finding in found)


def test_the_next_choice_of_a_turn_goes_on_with_a_prior_too() -> None:
    state, bot, rng = dealt(seed=1), make_bot("ismcts:200", JORAKU, seed=1), Rng(2)
    assert isinstance(bot, IsmctsBot)
    assert bot.advice.prior is not None
    state.apply(SEAT, ask(bot, state, SEAT, rng))
    known = bot.analyse(state.clone(), SEAT)
    assert bot.search is not None
    assert bot.search.inherited > 0
    assert {finding.action for finding in known} <= set(state.legal_actions(SEAT))


@pytest.mark.parametrize("learnt", ["", "+none"])
def test_a_full_tree_is_searched_on(learnt: str) -> None:
    """Without room for new nodes, choices are quick ones."""
    bot = make_bot(f"ismcts:300{learnt}", JORAKU, seed=1)
    assert isinstance(bot, IsmctsBot)
    search = Search(dealt(seed=2), SEAT, bot.advice, Rng(1))
    search.room = 30
    search.run(300, UNLIMITED)
    assert 30 < search.tree.size < 80
    assert sum(finding.visits for finding in search.found()) == 300


def advice_of(learnt: str) -> Advice:
    bot = make_bot(f"ismcts:5{learnt}", JORAKU, seed=1)
    assert isinstance(bot, IsmctsBot)
    return bot.advice


def test_a_file_takes_the_place_of_what_the_title_ships_of_its_kind(tmp_path: Path) -> None:
    own, file = taught(JORAKU), tmp_path / "mine.json"
    assert own.net is not None
    assert own.prior is not None
    write_learnt(file, zero_prior(neurons=1))
    advice = advice_of(f"+{file}")
    assert advice.net is not None
    assert advice.prior is not None
    assert list(advice.net.own) == list(own.net.own)
    assert (advice.prior.neurons, own.prior.neurons) == (1, 48)


def test_none_takes_away_all_that_is_shipped() -> None:
    """A net and a prior may be given, one behind the other."""
    folder = files("kachidoki.titles.joraku")
    net, prior = folder / "net.json", folder / "prior.json"
    for learnt, has in (
        ("+none", (False, False)),
        (f"+none+{net}", (True, False)),
        (f"+none+{prior}", (False, True)),
        (f"+none+{net}+{prior}", (True, True)),
    ):
        advice = advice_of(learnt)
        assert (advice.net is not None, advice.prior is not None) == has
