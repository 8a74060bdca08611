"""Plays bots against each other.

Every deal is played once for each rotation of the bots around the table, so that each bot meets the
same luck in every seat. Game by game: deal 1 with the bots as given, deal 1 with everybody one seat
further, and so on; equal bots need not change places. A number of games that the rotations do not
divide leaves the last deal's rotation unfinished.

A game depends on the series and its own number alone: how many processes play, and in which order
they finish, changes nothing (but bots with a time budget depend on the machine).
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import Random
from time import process_time
from typing import NamedTuple, TypeVar

from kachidoki.bots import (
    SILENCE,
    Bot,
    Inbox,
    IsmctsBot,
    ParallelIsmctsBot,
    ask,
    ask_to_respond,
    make_bot,
)
from kachidoki.bots.ismcts import UNLIMITED
from kachidoki.bots.process import dismiss, in_words
from kachidoki.engine import (
    CHANCE,
    BadInput,
    Moves,
    Rng,
    Setting,
    State,
    Title,
    seat_name,
)
from kachidoki.engine.advice import shares
from kachidoki.engine.points import Tally
from kachidoki.lab.crew import Chunk, Crew, Piece, Result, at_work, check_crew
from kachidoki.lab.statistics import Game, Outcome
from kachidoki.titles import find_title

SEED_BITS = 96
MOST_GAMES = 10_000_000  # of a plan: all their numbers are in memory at a time

Asking = Callable[[Bot, State, int, Rng], int]
PlanT = TypeVar("PlanT", bound="Plan")


@dataclass(frozen=True)
class Plan(ABC):
    """Which games are played; `bots` are the names of all that take part."""

    title: str
    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int

    @abstractmethod
    def seating(self, number: int) -> list[str]:
        """The bots of that game by seat."""

    @abstractmethod
    def deal(self, number: int) -> int:
        """Games of the same deal have the same luck."""

    @property
    def has_parallel_bots(self) -> bool:
        """Does a bot start processes of its own?"""
        return check_bots(find_title(self.title), self.bots, self.seed) > 1

    def seed_of(self, *purpose: object) -> int:
        """A seed for one purpose, unlike that of any other."""
        return Random(f"{self.seed} {purpose}").getrandbits(SEED_BITS)


@dataclass(frozen=True)
class Series(Plan):
    """The same table again and again; `bots` are in the order of the seats of the first game."""

    def __post_init__(self) -> None:
        """Refuses what cannot be played, before the first game."""
        title = find_title(self.title)
        if len(self.bots) != self.setting.seats:
            given = ", ".join(self.bots) or "none"
            raise BadInput(
                f"{self.setting.seats} seats need as many bots, "
                f"separated by commas; given: {len(self.bots)} ({given})"
            )
        if self.games < 1:
            raise BadInput(f"{self.games} games show nothing; possible: 1 or more")
        refuse_too_many(self.games)
        check_bots(title, self.bots, self.seed)
        title.open(self.setting)

    def seating(self, number: int) -> list[str]:
        shift = number % self.setting.seats
        return [self.bots[(seat - shift) % self.setting.seats] for seat in range(len(self.bots))]

    @property
    def rotations(self) -> int:
        """How often a deal is played: until everybody sits where an equal bot has sat before."""
        return next(
            shift
            for shift in range(1, len(self.bots) + 1)
            if self.bots[shift:] + self.bots[:shift] == self.bots
        )

    def deal(self, number: int) -> int:
        return number // self.rotations


def refuse_too_many(games: int) -> None:
    if games > MOST_GAMES:
        raise BadInput(f"{games} games are too many; possible: up to {MOST_GAMES}")


def check_bots(title: Title, names: Sequence[str], seed: int) -> int:
    """Makes each of them once; returns the most processes that one of them thinks in."""
    most = 1
    for name in names:
        most = max(most, try_out(name, title, seed).processes)
    return most


def try_out(name: str, title: Title, seed: int) -> Bot:
    """A bot that is asked nothing; what it prints when it is made is no result of the command."""
    with redirect_stdout(sys.stderr):
        bot = make_bot(name, title, seed)
        failure = dismiss(bot)
    if failure is not None:
        raise BadInput(f"the bot {name} cannot be closed: {failure}")
    return bot


def refuse_clocks(title: Title, names: Sequence[str], seed: int) -> None:
    """Who thinks by the clock plays otherwise on every machine: that could never be repeated."""
    for name in names:
        bot = try_out(name, title, seed)
        if isinstance(bot, IsmctsBot | ParallelIsmctsBot) and bot.seconds != UNLIMITED:
            raise BadInput(
                f"the bot {name} thinks by the clock, so that its games cannot be repeated; "
                "give it iterations instead, such as ismcts:5000"
            )


class Player:
    """A bot in its seat, and the time that it takes."""

    def __init__(self, called: str, bot: Bot, rng: Rng) -> None:
        self.called = called
        self.bot = bot
        self.rng = rng
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def decide(self, state: State, seat: int) -> int:
        """What to do; where there is no choice, nobody is asked."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        start = process_time()
        action = self.ask(state, seat)
        seconds = process_time() - start
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        return action

    def respond(self, state: State, seat: int) -> int:
        """What it says to what others have put to it, or of its own accord."""
        return self.ask(state, seat, ask_to_respond)

    def ask(self, state: State, seat: int, asking: Asking = ask) -> int:
        """The bot's answer; a bot may be anybody's code."""
        try:
            return asking(self.bot, state, seat, self.rng)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            reason = in_words(error)
            raise BadInput(f"{self.called} failed at ply {state.plies + 1}: {reason}") from error


class Log(NamedTuple):
    """All actions of a game, chance included, and where another seat acted than the one that the table
    waited for: the ply and the seat, one after the other."""

    actions: list[int]
    asides: list[int]


def play_game(plan: Plan, number: int) -> Game:
    """One game of the plan, from its number alone."""
    return play_and_log(plan, number)[0]


def play_and_log(plan: Plan, number: int) -> tuple[Game, Log]:
    """The same, with all that was done."""
    title = find_title(plan.title)
    seating = plan.seating(number)
    players = [
        Player(
            f"the bot {bot} in seat {seat_name(seat)} of game {number + 1}",
            make_bot(bot, title, plan.seed_of("bot", number, seat)),
            Rng(plan.seed_of("guess", number, seat)),
        )
        for seat, bot in enumerate(seating)
    ]
    state = title.open(plan.setting)
    state.listen()
    luck = Rng(plan.seed_of("deal", plan.deal(number)))
    try:
        log = play_out(state, players, luck)
    finally:
        for player in players:
            dismiss(player.bot)
    places = state.ranking()
    tally = Tally(title, plan.setting)
    for event in state.heard():
        tally.overhear(event)
    game = Game(
        number,
        tuple(
            Outcome(
                bot,
                win,
                score,
                place,
                player.decisions,
                player.seconds,
                player.longest,
                title.part_of(state, seat),
                points_of(tally, seat),
            )
            for seat, (bot, win, score, place, player) in enumerate(
                zip(seating, shares(places), state.scores(), places, players, strict=True)
            )
        ),
        tally.round,
    )
    return game, log


def points_of(tally: Tally, seat: int) -> dict[str, int]:
    """The points of all that the seat leads, by source."""
    points: dict[str, int] = {}
    for owner in tally.owners.values():
        if owner.seat == seat:
            for source, gains in owner.points.items():
                points[source] = points.get(source, 0) + sum(gains)
    return points


def play_out(state: State, players: list[Player], luck: Rng) -> Log:
    """Plays to the end; returns all that was done."""
    moves, inbox, log = Moves(), Inbox(), Log([], [])
    settle(state, moves, luck, log)
    while not state.is_over():
        let_talk(state, players, inbox, log)
        seat = state.actors()[0]
        action = players[seat].decide(state, seat)
        state.apply(seat, action)
        log.actions.append(action)
        settle(state, moves, luck, log)
    return log


def settle(state: State, moves: Moves, luck: Rng, log: Log) -> None:
    """Plays all pending chance."""
    while state.actor == CHANCE:
        moves.clear()
        action = int(state.draw(moves, luck))
        state.perform(CHANCE, action)
        log.actions.append(action)


def let_talk(state: State, players: list[Player], inbox: Inbox, log: Log) -> None:
    """Whoever has something to answer or to offer is asked, once, until nobody has anything to say."""
    seats = list(range(int(state.seats)))
    while to_ask := inbox.to_ask(state, seats):
        seat = to_ask[0]
        inbox.note(state, seat)
        action = players[seat].respond(state, seat)
        if action != SILENCE:
            state.apply(seat, action)
            log.asides.extend((len(log.actions), seat))
            log.actions.append(action)


@contextmanager
def playing(plan: Plan, crew: Crew) -> Iterator[Iterator[Game]]:
    """The games of the plan, as they are finished; leaving the context stops those under way."""
    with games_of(plan, play_game, range(plan.games), crew) as chunks:
        yield chain.from_iterable(chunk.results for chunk in chunks)


@contextmanager
def games_of(
    plan: PlanT, play: Callable[[PlanT, int], Result], numbers: Sequence[int], crew: Crew
) -> Iterator[Iterator[Chunk[Result]]]:
    """What comes of the games of these numbers, in chunks, as they are finished."""
    work = partial(play, plan)
    with bots_at_work(plan.bots, plan.has_parallel_bots, work, numbers, crew) as chunks:
        yield chunks


@contextmanager
def bots_at_work(
    bots: Sequence[str],
    are_parallel: bool,
    work: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    crew: Crew,
) -> Iterator[Iterator[Chunk[Result]]]:
    """The chunks of work in which bots play, as they are finished. Bots that think in several processes
    play one game at a time, in this one."""
    check_crew(crew)
    try:
        with at_work(work, pieces, 1 if are_parallel else crew) as chunks:
            yield chunks
    except BrokenExecutor as error:
        names = ", ".join(dict.fromkeys(bots))
        raise BadInput(
            f"a process of the arena has died: one of the bots ({names}) has ended it, "
            "or there was not enough memory"
        ) from error
