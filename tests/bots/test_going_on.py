"""A search goes on where its own choice has led, and only there."""

from kachidoki.bots import IsmctsBot, ask
from kachidoki.engine import Advice, Moves, Rng, State, settle
from kachidoki.titles import find_title

JORAKU = find_title("joraku")
SEAT = 0
ITERATIONS = 120


def dealt(seed: int) -> State:
    """Everybody is to pass on two cards, one after the other."""
    state = JORAKU.new(4)
    settle(state, Moves(), Rng(seed))
    assert state.actor == SEAT
    return state


def inherited(bot: IsmctsBot) -> int:
    assert bot.search is not None
    return int(bot.search.inherited)


def test_the_next_choice_of_a_turn_begins_with_what_is_known() -> None:
    state, bot, rng = dealt(seed=1), IsmctsBot(Advice(), Rng(1), ITERATIONS), Rng(2)
    first = ask(bot, state, SEAT, rng)
    assert inherited(bot) == 0
    state.apply(SEAT, first)
    known = bot.analyse(state.clone(), SEAT)
    assert 0 < inherited(bot) < ITERATIONS
    assert sum(finding.visits for finding in known) == ITERATIONS
    assert {finding.action for finding in known} <= set(state.legal_actions(SEAT))
    assert all(0 <= share <= 1 for share in bot.worth)


def test_another_choice_than_the_bots_begins_anew() -> None:
    state, bot, rng = dealt(seed=1), IsmctsBot(Advice(), Rng(1), ITERATIONS), Rng(2)
    first = ask(bot, state, SEAT, rng)
    state.apply(SEAT, next(action for action in state.legal_actions(SEAT) if action != first))
    ask(bot, state, SEAT, rng)
    assert inherited(bot) == 0


def test_the_next_round_begins_anew() -> None:
    """What others have done, or chance, was not foreseen."""
    state, bot, rng = dealt(seed=1), IsmctsBot(Advice(), Rng(1), 30), Rng(2)
    for _ in range(2):
        state.apply(SEAT, ask(bot, state, SEAT, rng))
    moves = Moves()
    while state.actor != SEAT or len(state.legal_actions(SEAT)) == 1:
        settle(state, moves, rng)
        if state.actor != SEAT:
            state.apply(int(state.actor), state.legal_actions(int(state.actor))[0])
    ask(bot, state, SEAT, rng)
    assert inherited(bot) == 0


def test_a_search_that_has_inherited_enough_looks_once_more() -> None:
    state, bot = dealt(seed=1), IsmctsBot(Advice(), Rng(1), ITERATIONS)
    state.apply(SEAT, bot.choose(state.clone(), SEAT))
    bot.iterations = 1
    bot.analyse(state.clone(), SEAT)
    assert bot.search is not None
    assert bot.search.iterations == inherited(bot) + 1


def test_it_goes_on_once() -> None:
    """Who analyses the same position again is not where the choice has led."""
    state, bot = dealt(seed=1), IsmctsBot(Advice(), Rng(1), ITERATIONS)
    state.apply(SEAT, bot.choose(state.clone(), SEAT))
    assert bot.foreseen is not None
    bot.analyse(state.clone(), SEAT)
    assert inherited(bot) > 0
    assert bot.foreseen is None
