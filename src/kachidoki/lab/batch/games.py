"""Many games of one title side by side, and flat rows of all that agents are told of them."""

from math import exp
from typing import Final

from kachidoki.engine.advice import shares
from kachidoki.engine.errors import BadInput, IllegalAction
from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.moves import Moves
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State, settle
from kachidoki.engine.vecs import i16, i64, u8, vec

NEVER: Final = float("-inf")
ALWAYS: Final = float("inf")


class Table:
    """A place where one game is played after the other, with luck of its own.

    It has an observer to itself: features may remember what they counted last, and what has changed
    since the last decision of the same game is little.
    """

    def __init__(self, state: State, observer: Observer) -> None:
        self.state = state
        self.observer = observer
        self.rng: Rng = Rng(0)
        self.legal: Moves = Moves()


class Games:
    """All tables, and what was and can be done at each of them.

    Chance is played here, and whoever acts first of several acts first. Where a game ends, the next one
    begins at once: `ends`, `rewards` and `scores` tell of the old one, all else of the new one.
    """

    def __init__(self, fresh: State, observers: list[Observer], seeds: list[int]) -> None:
        self.fresh = fresh
        self.number: i64 = len(observers)
        self.size: i64 = observers[0].size
        self.seats: i64 = fresh.seats
        self.width: i64 = fresh.vocabulary.decisions()
        self.chance: Moves = Moves()
        self.tables: list[Table] = []
        games = len(observers)
        self.observations: vec[i16] = vec[i16]([0] * (games * int(self.size)))
        self.masks: vec[u8] = vec[u8]([0] * (games * int(self.width)))
        self.actors: vec[i64] = vec[i64]([0] * games)
        self.actions: vec[i64] = vec[i64]([-1] * games)
        self.ends: vec[u8] = vec[u8]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * int(self.seats)))
        self.scores: vec[i64] = vec[i64]([0] * (games * int(self.seats)))
        self.odds: vec[float] = vec[float]([0.0] * int(self.width))
        for observer in observers:
            self.tables.append(Table(fresh, observer))
        self.restart(seeds)

    def restart(self, seeds: list[int]) -> None:
        """Begins every game anew, with other luck or the same."""
        for game in range(self.number):
            table = self.tables[game]
            table.rng = Rng(seeds[game])
            self.actions[game] = -1
            self.clear_end(game)
            self.begin(game, table)

    # ------------------------------------------------------------- one decision in every game

    def step(self, actions: vec[i64]) -> None:
        """These decisions, or none of them if one is illegal."""
        for game in range(self.number):
            if not self.is_legal(game, actions[game]):
                raise self.refusal(game, actions[game])
        for game in range(self.number):
            self.play(game, self.tables[game], actions[game])

    def step_at_random(self) -> None:
        """Any legal decisions, all equally likely."""
        for game in range(self.number):
            table = self.tables[game]
            legal = table.legal
            self.play(game, table, legal.actions[table.rng.below(legal.count)])

    def step_by(self, logits: vec[float]) -> None:
        """Legal decisions, drawn in the ratio of e to the logits; each game has a row of them."""
        for game in range(self.number):
            if self.highest(game, logits) == NEVER:
                raise BadInput(
                    f"game {game}: logits of legal actions must be numbers, or -inf for what is never "
                    "done, but not for all of them"
                )
        for game in range(self.number):
            table = self.tables[game]
            self.play(game, table, self.drawn(game, table, logits))

    # ------------------------------------------------------------- choosing

    def is_legal(self, game: i64, action: i64) -> bool:
        return action >= 0 and action < self.width and self.masks[game * self.width + action] == 1

    def refusal(self, game: i64, action: i64) -> IllegalAction:
        state = self.tables[game].state
        refusal = state.refusal(state.actor, action)
        return IllegalAction(f"game {game}: {refusal}", refusal.obstacle)

    def highest(self, game: i64, logits: vec[float]) -> float:
        """The highest logit of a legal action; NEVER if one cannot be used, too."""
        legal, row = self.tables[game].legal, game * self.width
        highest = NEVER
        for index in range(legal.count):
            logit = logits[row + legal.actions[index]]
            if logit != logit or logit == ALWAYS:
                return NEVER
            if logit > highest:
                highest = logit
        return highest

    def drawn(self, game: i64, table: Table, logits: vec[float]) -> i64:
        legal, row, odds = table.legal, game * self.width, self.odds
        highest = self.highest(game, logits)
        total = 0.0
        for index in range(legal.count):
            total += exp(logits[row + legal.actions[index]] - highest)
            odds[index] = total
        ticket = table.rng.fraction() * total
        index = 0
        while odds[index] <= ticket:
            index += 1
        return legal.actions[index]

    # ------------------------------------------------------------- playing

    def play(self, game: i64, table: Table, action: i64) -> None:
        self.actions[game] = action
        if self.ends[game] == 1:
            self.clear_end(game)
        state = table.state
        state.perform(state.actor, action)
        settle(state, self.chance, table.rng)
        if state.actor == NOBODY:
            self.finish(game, state)
            self.begin(game, table)
        else:
            self.show(game, table)

    def begin(self, game: i64, table: Table) -> None:
        table.state = self.fresh.clone()
        settle(table.state, self.chance, table.rng)
        self.show(game, table)

    def show(self, game: i64, table: Table) -> None:
        """Tells whoever is to act what it may know and do."""
        state, legal = table.state, table.legal
        masks, row = self.masks, game * self.width
        for index in range(legal.count):
            masks[row + legal.actions[index]] = 0
        legal.clear()
        state.legal(state.actor, legal)
        for index in range(legal.count):
            masks[row + legal.actions[index]] = 1
        self.actors[game] = state.actor
        table.observer.write(state, state.actor, self.observations, game * self.size)

    def finish(self, game: i64, state: State) -> None:
        """Everybody's share of the victory, and points."""
        first = game * self.seats
        self.ends[game] = 1
        for seat, share in enumerate(shares(state.ranking())):
            self.rewards[first + seat] = share
        for seat, points in enumerate(state.scores()):
            self.scores[first + seat] = points

    def clear_end(self, game: i64) -> None:
        self.ends[game] = 0
        for place in range(game * self.seats, (game + 1) * self.seats):
            self.rewards[place] = 0.0
            self.scores[place] = 0
