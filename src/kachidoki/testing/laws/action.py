"""Laws of what may be done, by whom, and of chance."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import islice, permutations
from math import sqrt
from typing import Any, Final

from kachidoki.engine import CHANCE, IllegalAction, Moves, State, seat_name
from kachidoki.engine.vocabulary import Kind
from kachidoki.testing.laws.moment import Moment, Violation, require, require_same

# How many draws an outcome of chance gets on average when draws are counted, and how many standard
# deviations their number may be off.
DRAWS: Final = 40
DEVIATIONS: Final = 6
ORDERS: Final = 6
# How many gestures are asked for one by one.
SAMPLE: Final = 8


def legality(m: Moment) -> None:
    """Those who may act, and only they, have legal actions, in order and from the vocabulary."""
    state = m.state
    actors, volunteers = state.actors(), state.volunteers()
    require(actors == [CHANCE] or CHANCE not in actors, "chance does not act alone")
    require(state.is_over() == (actors == []), "the game is over exactly when nobody acts")
    require(not (state.is_over() and volunteers), "somebody volunteers although the game is over")
    require(state.is_over() or state.actor in actors, f"actor {state.actor} is not among {actors}")
    for seat in range(CHANCE, int(state.seats)):
        legal = state.possible_actions(seat)
        name = seat_name(seat)
        require(legal == sorted(set(legal)), f"legal actions of {name}: {legal}")
        ends = [*legal[:1], *legal[-1:]]
        require(all(action in m.title.vocabulary for action in ends), f"{name} has {legal}")
        decisions = state.legal_actions(seat)
        require((len(legal) > len(decisions)) == (seat in volunteers), f"{name} volunteers or not")
        require(bool(decisions) == (seat in actors), f"{name} has {decisions}, {actors} act")
        behind = [action for action in decisions if action >= m.title.vocabulary.decisions()]
        require(seat == CHANCE or not behind, f"{name} may decide {behind}, marked as chance's")


def gestures(m: Moment) -> None:
    """A gesture leaves the decision that the table waits for as it is; answers are gestures. They are
    told by rows, as they are listed."""
    if m.is_gesture:
        require_same(pending(m.state), pending(m.outcome.state), "the decision that is waited for")
    listed, by_rows = Moves(), Moves()
    m.state.gestures(m.seat, listed)
    by_rows.add_rows(m.state.rows_of_gestures(m.seat))
    require_same(listed.as_list(), by_rows.as_list(), "gestures, one by one and by rows")
    require_same(listed.as_list(), sorted(m.gestures), "gestures, and the same in ascending order")
    moves = Moves()
    m.state.answers(m.seat, moves)
    stray = set(moves.as_list()) - m.gestures
    require(not stray, f"answers that are no gestures: {sorted(stray)}")
    for action in sample(m):
        said = m.state.is_gesture(m.seat, action)
        require(said == (action in m.gestures), f"is {action} a gesture? {said}")


def sample(m: Moment) -> list[int]:
    """Some actions of the vocabulary, and some that are gestures now."""
    listed = list(m.gestures)
    size = len(m.title.vocabulary)
    return [
        *(m.rng.below(size) for _ in range(SAMPLE)),
        *(m.one_of(listed) for _ in range(SAMPLE if listed else 0)),
    ]


def pending(state: State) -> list[int]:
    return [*state.actors(), state.step, state.argument, state.depth]


def refusal(m: Moment) -> None:
    """An action that is not legal is refused, with the legal ones named, and changes nothing."""
    before, size = m.dump, len(m.title.vocabulary)
    for seat in range(CHANCE, int(m.state.seats)):
        legal = m.state.possible_actions(seat)
        for action in (m.rng.below(size), size, -1):
            if action not in legal:
                check_refusal(m.state, seat, action, legal)
    for stranger in (CHANCE - 1, int(m.state.seats)):
        try:
            m.state.apply(stranger, 0)
        except IllegalAction:
            continue
        raise Violation(f"seat {stranger}, which is not there, was allowed an action")
    require_same(before, m.state.dump(), "before and after a refusal")


def check_refusal(state: State, seat: int, action: int, legal: list[int]) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        said = str(error)
    else:
        raise Violation(f"{seat_name(seat)} was allowed the action {action}, and has {legal}")
    named = [state.vocabulary.notation(other) for other in state.legal_actions(seat)]
    named += [kind.verb for kind in state.vocabulary.kinds if has_any(legal, kind)]
    missing = [words for words in named or map(seat_name, state.actors()) if words not in said]
    require(not missing, f"a refusal does not name '{''.join(missing[:1])}': {said}")


def has_any(actions: list[int], kind: Kind) -> bool:
    """Is one of the ascending actions of this kind?"""
    first = bisect_left(actions, kind.start)
    return first < len(actions) and actions[first] < kind.end()


def chance(m: Moment) -> None:
    """The outcomes of chance are its legal actions, each with a weight by which it is drawn."""
    outcomes = m.state.chance_outcomes()
    legal = m.state.legal_actions(CHANCE)
    require_same([action for action, _ in outcomes], legal, "outcomes and legal actions of chance")
    require(all(weight >= 1 for _, weight in outcomes), f"outcomes and weights {outcomes}")
    if outcomes:
        drawn = m.state.draw(Moves(), m.rng)
        require(drawn in legal, f"chance drew {drawn}, which is not legal")
        if m.is_rare():
            count_draws(m, dict(outcomes))


def count_draws(m: Moment, weights: dict[int, int]) -> None:
    """Over many draws, every outcome comes about as often as its weight says."""
    times = DRAWS * len(weights)
    moves = Moves()
    counts: Counter[int] = Counter()
    for _ in range(times):
        moves.clear()
        counts[m.state.draw(moves, m.rng)] += 1
    for action, weight in weights.items():
        mean = times * weight / sum(weights.values())
        off = abs(counts[action] - mean)
        require(
            off <= DEVIATIONS * sqrt(mean) + 1,
            f"of {times} draws, {counts[action]} were '{m.title.vocabulary.notation(action)}'; "
            f"its weight makes it {mean:.0f}",
        )


def simultaneity(m: Moment) -> None:
    """Where several seats choose at once, the order of their choices changes nothing."""
    actors = m.state.actors()
    if len(actors) < 2:
        return
    choices = [(seat, m.one_of(m.state.legal_actions(seat))) for seat in actors]
    first = play_all(m.state, choices)
    for order in islice(permutations(choices), 1, ORDERS):
        require_same(first, play_all(m.state, order), "the same choices in two orders")


def play_all(state: State, choices: Sequence[tuple[int, int]]) -> dict[str, Any]:
    copy = state.clone()
    for seat, action in choices:
        copy.apply(seat, action)
    return copy.dump()


def counting(m: Moment) -> None:
    """Every move is one ply, and what has come to light stays so."""
    before, after = m.state, m.outcome.state
    require(before.plies == len(m.walk.moves), f"{before.plies} plies, {len(m.walk.moves)} moves")
    require(after.plies == before.plies + 1, f"from ply {before.plies} to ply {after.plies}")
    require(after.revelations >= before.revelations, "revelations were taken back")
