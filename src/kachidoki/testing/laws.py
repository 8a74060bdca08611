"""The laws that every title obeys, checked at every ply of random games.

`check_title` is for authors of titles: it plays games of every setting and raises `LawBroken`, with
the whole game as a scenario file, where the title breaks a law. Each law below is a function whose
docstring states it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import islice, permutations
from math import isfinite, sqrt
from typing import Any, Final

import msgspec

from kachidoki.engine import (
    CHANCE,
    NOBODY,
    IllegalAction,
    Moves,
    Rng,
    Setting,
    State,
    Title,
    seat_name,
)
from kachidoki.testing.scenario import SPECTATOR, Differs, match
from kachidoki.testing.walk import Walk

MOST_PLIES: Final = 20_000
# Costly laws are checked at one ply in so many.
RARELY: Final = 16
# How many draws an outcome of chance gets on average when draws are counted, and how many standard
# deviations their number may be off.
DRAWS: Final = 40
DEVIATIONS: Final = 6
ORDERS: Final = 6


class LawBroken(AssertionError):
    """A title broke a law; the message ends with the game up to that point as a scenario file."""

    def __init__(self, law: str, statement: str, what: str, walk: Walk) -> None:
        self.law = law
        self.what = what
        self.setting = walk.setting
        self.seed = walk.seed
        self.ply = len(walk.moves)
        self.moves = walk.words()
        self.scenario = walk.scenario(f"the law '{law}' is broken: {what}")
        super().__init__(
            f"{walk.title.id} breaks the law '{law}': {statement}\n"
            f"  {what}\n"
            f"  at ply {self.ply} of the game with seed {self.seed}: {self.setting}\n\n"
            f"{self.scenario}"
        )


class Violation(AssertionError):
    """What a law found wrong."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Violation(what)


def require_same(one: Any, other: Any, what: str) -> None:
    if one != other:
        raise Violation(f"{what}: {difference(one, other)}")


def difference(one: Any, other: Any) -> str:
    """The first place where two values are not the same."""
    in_words = [msgspec.json.decode(msgspec.json.encode(value)) for value in (one, other)]
    for left, right in (in_words, in_words[::-1]):
        try:
            match(left, right, "")
        except Differs as differs:
            return f"{differs.where.lstrip('.')}: {differs.expected} and {differs.found}"
    return f"{one} and {other}"


# ----------------------------------------------------------------- what the laws look at


class Observation(msgspec.Struct):
    """All that a seat (None: a spectator) notices of a move."""

    view: Any
    events: list[tuple[str, dict[str, Any]]]
    actors: list[int]
    legal: list[int]


class Outcome:
    """What a move makes of a copy of the state, and what is heard of it."""

    def __init__(self, state: State, seat: int, action: int) -> None:
        self.state = state.clone()
        self.state.listen()
        self.state.apply(seat, action)
        self.events = self.state.heard()
        self.reveals = self.state.revelations > state.revelations
        self.seen: dict[int | None, Observation] = {}

    @cached_property
    def dump(self) -> dict[str, Any]:
        return self.state.dump()

    def seen_by(self, seat: int | None) -> Observation:
        if seat not in self.seen:
            self.seen[seat] = Observation(
                self.state.view(seat),
                [(event.kind, event.args) for event in self.events if event.is_for(seat)],
                self.state.actors(),
                [] if seat is None else self.state.legal_actions(seat),
            )
        return self.seen[seat]


class Moment:
    """A position; one seat whose knowledge is looked at; and, unless the game is over, a move.

    Laws share what it holds and never change it: what they play on is a clone.
    """

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.title = walk.title
        self.state = walk.state
        self.rng = Rng(walk.seed + (len(walk.moves) << 32))
        self.watcher = self.rng.below(int(self.state.seats))
        self.seat = NOBODY
        self.action = -1

    @cached_property
    def dump(self) -> dict[str, Any]:
        return self.state.dump()

    @cached_property
    def view(self) -> Any:
        return self.state.view(self.watcher)

    @cached_property
    def public_view(self) -> Any:
        return self.state.view(None)

    @cached_property
    def world(self) -> State:
        """A state that is as likely as the real one for all that the watcher knows."""
        return resampled(self.state, self.watcher, self.rng)

    @cached_property
    def outcome(self) -> Outcome:
        return Outcome(self.state, self.seat, self.action)

    @cached_property
    def alternative(self) -> Outcome | None:
        """What another move of the same seat would do."""
        others = [action for action in self.state.legal_actions(self.seat) if action != self.action]
        return Outcome(self.state, self.seat, self.one_of(others)) if others else None

    def one_of(self, actions: Sequence[int]) -> int:
        return actions[self.rng.below(len(actions))]

    def is_rare(self) -> bool:
        return self.rng.below(RARELY) == 0


def resampled(state: State, seat: int, rng: Rng) -> State:
    world = state.clone()
    world.resample(seat, rng)
    return world


def viewer_name(seat: int | None) -> str:
    return SPECTATOR if seat is None else seat_name(seat)


# ----------------------------------------------------------------- laws of the opening


def vocabulary(m: Moment) -> None:
    """Every action has a notation that parses back, and a description that says the same."""
    words = m.title.vocabulary
    for action in range(len(words)):
        notation = words.notation(action)
        require(words.parse(notation) == action, f"'{notation}' does not parse back to {action}")
        spoken = " ".join(map(str, words.describe(action).values()))
        require(spoken == notation, f"'{notation}' is described as '{spoken}'")


def opening(m: Moment) -> None:
    """A setting always opens the same game, and can be written down."""
    setting = m.walk.setting
    require_same(m.dump, m.title.open(setting).dump(), "two openings of one setting")
    again = m.title.setting(**msgspec.json.decode(msgspec.json.encode(setting.dump())))
    require_same(setting.dump(), again.dump(), "a setting written down and read")


# ----------------------------------------------------------------- laws of every position


def conservation(m: Moment) -> None:
    """Nothing is lost or doubled: the title's own check finds nothing wrong."""
    problems = m.title.check(m.state)
    require(not problems, "; ".join(problems))


def snapshot(m: Moment) -> None:
    """What `dump` writes, as JSON too, `load` reads back, and the game goes on from there."""
    words = msgspec.json.decode(msgspec.json.encode(m.dump))
    copy = m.title.load(words)
    require_same(m.dump, copy.dump(), "dump and dump of the loaded state")
    require_same(m.view, copy.view(m.watcher), "view and view of the loaded state")
    for seat in range(CHANCE, int(m.state.seats)):
        mine, loaded = m.state.legal_actions(seat), copy.legal_actions(seat)
        require_same(mine, loaded, f"legal actions of {seat_name(seat)} and those after loading")
    if not m.state.is_over():
        copy.apply(m.seat, m.action)
        require_same(m.outcome.dump, copy.dump(), "the next position, and that of the loaded state")


def legality(m: Moment) -> None:
    """Those who may act, and only they, have legal actions, in order and from the vocabulary."""
    state = m.state
    actors, volunteers = state.actors(), state.volunteers()
    require(actors == [CHANCE] or CHANCE not in actors, "chance does not act alone")
    require(state.is_over() == (actors == []), "the game is over exactly when nobody acts")
    require(not (state.is_over() and volunteers), "somebody volunteers although the game is over")
    require(state.is_over() or state.actor in actors, f"actor {state.actor} is not among {actors}")
    moves = Moves()
    for seat in range(CHANCE, int(state.seats)):
        legal = state.legal_actions(seat)
        name = seat_name(seat)
        require(legal == sorted(set(legal)), f"legal actions of {name}: {legal}")
        require(all(action in m.title.vocabulary for action in legal), f"{name} has {legal}")
        moves.clear()
        state.legal(seat, moves)
        decisions = moves.as_list()
        require(bool(decisions) == (seat in actors), f"{name} has {decisions}, {actors} act")


def gestures(m: Moment) -> None:
    """A gesture leaves the decision that the table waits for as it is."""
    moves = Moves()
    if m.seat in m.state.volunteers():
        m.state.gestures(m.seat, moves)
    if moves.has(m.action):
        require_same(pending(m.state), pending(m.outcome.state), "the decision that is waited for")


def pending(state: State) -> list[int]:
    return [*state.actors(), state.step, state.argument, state.depth]


def refusal(m: Moment) -> None:
    """An action that is not legal is refused, with the legal ones named, and changes nothing."""
    before, size = m.dump, len(m.title.vocabulary)
    for seat in range(CHANCE, int(m.state.seats)):
        legal = m.state.legal_actions(seat)
        for action in (m.rng.below(size), size, -1):
            if action not in legal:
                check_refusal(m.state, seat, action, legal)
    require_same(before, m.state.dump(), "before and after a refusal")


def check_refusal(state: State, seat: int, action: int, legal: list[int]) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        said = str(error)
    else:
        raise Violation(f"{seat_name(seat)} was allowed the action {action}, and has {legal}")
    named = [state.vocabulary.notation(other) for other in legal]
    missing = [words for words in named or map(seat_name, state.actors()) if words not in said]
    require(not missing, f"a refusal does not name '{''.join(missing[:1])}': {said}")


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


def knowledge(m: Moment) -> None:
    """A seat sees the same, and may do the same, in every world that it thinks possible."""
    state, world, seat = m.state, m.world, m.watcher
    name = seat_name(seat)
    require_same(m.view, world.view(seat), f"view of {name} in two worlds possible for it")
    require_same(m.public_view, world.view(None), f"view of a spectator, for all {name} knows")
    require_same(state.legal_actions(seat), world.legal_actions(seat), f"legal actions of {name}")
    require_same(state.actors(), world.actors(), f"who acts, for all {name} knows")
    counters = (state.plies, state.revelations)
    require_same(counters, (world.plies, world.revelations), "plies and revelations")


def worlds(m: Moment) -> None:
    """A resampled state is a proper state: nothing lost, loadable, playable to the end."""
    problems = m.title.check(m.world)
    require(not problems, "; ".join(problems))
    if m.is_rare():
        words = m.world.dump()
        require_same(words, m.title.load(words).dump(), "a world and its loaded dump")
        play_to_the_end(m.world.clone(), m.rng)


def play_to_the_end(state: State, rng: Rng) -> None:
    moves = Moves()
    for _ in range(MOST_PLIES):
        if state.is_over():
            return
        moves.clear()
        if state.actor == CHANCE:
            action = state.draw(moves, rng)
        else:
            state.legal(state.actor, moves)
            require(moves.count > 0, f"{seat_name(state.actor)} has nothing to do")
            action = moves.actions[rng.below(moves.count)]
        state.perform(state.actor, action)
    raise Violation(f"no end after {MOST_PLIES} more plies")


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


def scores(m: Moment) -> None:
    """Every seat has points and a place; places are shared by equals and follow the points."""
    points, places = m.state.scores(), m.state.ranking()
    seats = int(m.state.seats)
    require(len(points) == seats and len(places) == seats, f"scores {points}, ranking {places}")
    for place in places:
        better = sum(other < place for other in places)
        require(place == better + 1, f"ranking {places}")
    for one in range(seats):
        for other in range(seats):
            follows = points[one] <= points[other] or places[one] < places[other]
            require(follows, f"scores {points} are ranked {places}")


def views(m: Moment) -> None:
    """A view is a struct that JSON can carry."""
    for view in (m.view, m.public_view):
        require(isinstance(view, msgspec.Struct), f"a view is a {type(view).__name__}")
        carried = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        require_same(view, carried, "a view and its way through JSON")


def advice(m: Moment) -> None:
    """What a title tells the bots is of use: legal choices, finite values, rewards from 0 to 1."""
    if not m.is_rare():
        return
    words = m.title.advice()
    state = m.state.clone()
    seats = int(state.seats)
    worth = [words.value(state, seat) for seat in range(seats)]
    require(all(map(isfinite, worth)), f"values {worth}")
    words.judge(state)
    rewards = [words.rewards[seat] for seat in range(seats)]
    require(all(0 <= reward <= 1 for reward in rewards), f"rewards {rewards}")
    if state.actor >= 0:
        moves = Moves()
        state.legal(state.actor, moves)
        choice = words.choose(state, state.actor, moves, m.rng)
        require(choice in moves.as_list(), f"advised {choice}, legal are {moves.as_list()}")
    require_same(m.dump, state.dump(), "before and after giving advice")


# ----------------------------------------------------------------- laws of every move


def counting(m: Moment) -> None:
    """Every move is one ply, and what has come to light stays so."""
    before, after = m.state, m.outcome.state
    require(before.plies == len(m.walk.moves), f"{before.plies} plies, {len(m.walk.moves)} moves")
    require(after.plies == before.plies + 1, f"from ply {before.plies} to ply {after.plies}")
    require(after.revelations >= before.revelations, "revelations were taken back")


def independence(m: Moment) -> None:
    """A clone is the same game, and what happens to one of them never touches the other."""
    one = m.state.clone()
    other = one.clone()
    one.apply(m.seat, m.action)
    moved = one.dump()
    require_same(m.dump, other.dump(), "a state, and its clone after a move of another clone")
    require_same(m.dump, m.state.dump(), "a state before and after a move of its clone")
    other.apply(m.seat, m.one_of(other.legal_actions(m.seat)))
    require_same(moved, one.dump(), "a clone before and after a move of its own clone")


def listening(m: Moment) -> None:
    """Every event has an audience; whether anybody listens changes nothing."""
    silent = m.state.clone()
    require(not silent.listening, "a clone listens")
    silent.apply(m.seat, m.action)
    require(silent.heard() == [], "an event was recorded although nobody listens")
    require_same(silent.dump(), m.outcome.dump, "a position without and with listeners")
    for event in m.outcome.events:
        heard = any(event.is_for(seat) for seat in [None, *range(int(m.state.seats))])
        require(heard, f"{event} has no audience")


def quietness(m: Moment) -> None:
    """What is learnt from a move is what its words say; whatever else comes to light is counted.

    So a seat may take back a move that revealed nothing: in every world that it thinks possible it
    would have seen the same.
    """
    compare_worlds(m, m.watcher, m.world)
    if m.seat not in (CHANCE, m.watcher):
        compare_worlds(m, m.seat, resampled(m.state, m.seat, m.rng))


def compare_worlds(m: Moment, seat: int, world: State) -> None:
    """The seat sees the same move, where it is possible, do the same in the other world."""
    if m.action not in world.legal_actions(m.seat):
        return
    here, there = m.outcome, Outcome(world, m.seat, m.action)
    if seat == m.seat:
        require(here.reveals == there.reveals, "whether a move reveals depends on what is hidden")
    if not (here.reveals and there.reveals):
        for viewer in (seat, None):
            what = f"what a move that reveals nothing shows to {viewer_name(viewer)} in worlds"
            what = f"{what} possible for {seat_name(seat)}"
            require_same(here.seen_by(viewer), there.seen_by(viewer), what)


def secrecy(m: Moment) -> None:
    """An open decision tells everybody what was decided; a secret one is hidden from somebody.

    And what a seat hears of a secret is in its view, or its bots would not know it.
    """
    here, there = m.outcome, m.alternative
    if there is None or here.reveals or there.reveals:
        return
    who = f"the decision of {seat_name(m.seat)}"
    if m.state.is_secret(m.seat):
        others = [None, *(seat for seat in range(int(m.state.seats)) if seat != m.seat)]
        hidden = any(here.seen_by(seat) == there.seen_by(seat) for seat in others)
        require(hidden, f"{who} is called secret, and everybody can see it")
        one, other = here.seen_by(m.watcher), there.seen_by(m.watcher)
        told = one.events != other.events and one.view == other.view
        require(not told, f"{who} is told to {seat_name(m.watcher)}, and is not in its view")
    elif here.seen_by(None) == there.seen_by(None):
        require(here.dump == there.dump, f"{who} is called open, and is hidden from a spectator")


def forgetting(m: Moment) -> None:
    """Resampling looks at nothing hidden: what a seat cannot tell apart makes it guess the same."""
    seat = m.watcher
    guess_alike(m, m.state, m.world, seat)
    here, there = m.outcome, m.alternative
    if there is not None and seat != m.seat and here.seen_by(seat) == there.seen_by(seat):
        guess_alike(m, here.state, there.state, seat)


def guess_alike(m: Moment, one: State, other: State, seat: int) -> None:
    seed = m.rng.word()
    guess, other_guess = (resampled(state, seat, Rng(seed)).dump() for state in (one, other))
    what = f"guesses of {seat_name(seat)} in worlds that it cannot tell apart"
    require_same(guess, other_guess, what)


# ----------------------------------------------------------------- laws of the end


def replay(m: Moment) -> None:
    """A game is the list of its moves: read from their notation, they lead to the same end."""
    state = m.title.open(m.walk.setting)
    for seat, action in m.walk.moves:
        notation = m.title.vocabulary.notation(action)
        state.apply(seat, m.title.vocabulary.parse(notation))
    require_same(m.dump, state.dump(), "the end, and the end of the same moves made again")


def termination(m: Moment) -> None:
    """Every game comes to an end."""
    require(len(m.walk.moves) < MOST_PLIES, f"no end after {MOST_PLIES} plies")


def progress(m: Moment) -> None:
    """Whoever is to act finds a legal move, and it can be made; for plies not looked at."""
    m.walk.make(*m.walk.at_random())


Law = Callable[[Moment], None]

OPENING_LAWS: Final[list[Law]] = [vocabulary, opening]
POSITION_LAWS: Final[list[Law]] = [
    conservation,
    legality,
    refusal,
    chance,
    views,
    scores,
    knowledge,
    worlds,
    simultaneity,
    advice,
]
MOVE_LAWS: Final[list[Law]] = [
    gestures,
    counting,
    independence,
    listening,
    snapshot,
    quietness,
    secrecy,
    forgetting,
]
FINAL_LAWS: Final[list[Law]] = [snapshot, replay]


# ----------------------------------------------------------------- checking


def check_title(
    title: Title,
    *,
    games: int | None = None,
    seed: int = 0,
    settings: Sequence[Setting] | None = None,
    every: int = 1,
) -> None:
    """Plays random games (one of each setting by default); raises LawBroken at the first offence.

    Settings are taken in an order that depends on the seed, and none twice before all were taken.
    Where time is short, only `every` n-th ply of a game is looked at.
    """
    possible = shuffled(title.settings() if settings is None else settings, Rng(seed))
    for game in range(len(possible) if games is None else games):
        setting = possible[game % len(possible)]
        check_game(title, setting, seed=seed * 1_000_003 + game, every=every)


def shuffled(settings: Sequence[Setting], rng: Rng) -> list[Setting]:
    left = list(settings)
    return [left.pop(rng.below(len(left))) for _ in settings]


def check_game(
    title: Title, setting: Setting, *, seed: int = 0, skip: int = 0, every: int = 1
) -> None:
    """Checks one random game from its beginning, or after the first `skip` plies, to its end."""
    walk = walk_on(title, setting, seed, skip)
    while not walk.state.is_over():
        obey([termination], Moment(walk))
        if (len(walk.moves) + seed) % every == 0:
            check_ply(walk, walk.at_random)
        else:
            obey([progress], Moment(walk))
    obey(POSITION_LAWS + FINAL_LAWS, Moment(walk))


def check_choices(
    title: Title, setting: Setting, choices: Sequence[int], *, seed: int = 0, skip: int = 0
) -> None:
    """Checks as many plies as there are choices, each the number of an option (counted round)."""
    walk = walk_on(title, setting, seed, skip)
    for choice in choices:
        if walk.state.is_over():
            obey(POSITION_LAWS + FINAL_LAWS, Moment(walk))
            return
        check_ply(walk, partial(walk.option, choice))


def walk_on(title: Title, setting: Setting, seed: int, plies: int) -> Walk:
    """A random game, so many plies after its opening."""
    walk = Walk(title, setting, seed)
    obey(OPENING_LAWS, Moment(walk))
    while len(walk.moves) < plies and not walk.state.is_over():
        obey([progress], Moment(walk))
    return walk


def check_ply(walk: Walk, choose: Callable[[], tuple[int, int]]) -> None:
    """Checks the position, then the move that is chosen in it, and makes the move."""
    moment = Moment(walk)
    obey(POSITION_LAWS, moment)
    moment.seat, moment.action = choose()
    obey(MOVE_LAWS, moment)
    walk.make(moment.seat, moment.action)


def obey(laws: Sequence[Law], moment: Moment) -> None:
    """Whatever a title raises while a law is checked breaks that law."""
    for law in laws:
        try:
            law(moment)
        except Exception as error:
            statement = (law.__doc__ or "").partition("\n")[0]
            kind = "" if isinstance(error, Violation) else f"{type(error).__name__}: "
            raise LawBroken(law.__name__, statement, f"{kind}{error}", moment.walk) from error
