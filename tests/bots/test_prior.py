"""With a prior, a search looks first at what the prior leans to, and still finds what is better."""

from importlib.resources import files

import pytest

from kachidoki.bots import IsmctsBot, ask, make_bot
from kachidoki.bots.ismcts import UNLIMITED, Search
from kachidoki.engine import Advice, Moves, Rng, State, settle
from kachidoki.engine.learned.nets import sight_of, taught
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


def test_what_the_prior_leans_to_is_looked_at_first() -> None:
    state = dealt(seed=1)
    for action in state.legal_actions(SEAT):
        bot = IsmctsBot(leaning_to(action, score=9), Rng(1), iterations=1)
        assert bot.choose(state.clone(), SEAT) == action


def test_nothing_is_ruled_out_by_a_prior() -> None:
    """In other worlds than that in which the prior was asked, only what it thinks little of may be
    legal."""
    state = dealt(seed=1)
    bot = IsmctsBot(leaning_to(state.legal_actions(SEAT)[0], score=9999), Rng(1), iterations=200)
    assert bot.choose(state.clone(), SEAT) in state.legal_actions(SEAT)


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


def test_files_are_added_up() -> None:
    """A net and a prior may be given, one behind the other."""
    folder = files("kachidoki.titles.joraku")
    net, prior = folder / "net.json", folder / "prior.json"
    for learnt, has in ((f"+{net}", (True, False)), (f"+none+{prior}", (False, True))):
        bot = make_bot(f"ismcts:5{learnt}", JORAKU, seed=1)
        assert isinstance(bot, IsmctsBot)
        assert (bot.advice.net is not None, bot.advice.prior is not None) == has
    bot = make_bot(f"ismcts:5+{net}+{prior}", JORAKU, seed=1)
    assert isinstance(bot, IsmctsBot)
    assert bot.advice.net is not None
    assert bot.advice.prior is not None
