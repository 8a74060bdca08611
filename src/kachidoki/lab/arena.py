"""Plays bots against each other.

Every deal is played once for each rotation of the bots around the table, so that each bot meets the
same luck in every seat. Game by game: deal 1 with the bots as given, deal 1 with everybody one seat
further, and so on; equal bots need not change places. A number of games that the rotations do not
divide leaves the last deal's rotation unfinished.

A game depends on the series and its own number alone: how many processes play, and in which order
they finish, changes nothing (but bots with a time budget depend on the machine).
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import process_time

from kachidoki.bots import SILENCE, Bot, Inbox, ask, ask_to_respond, make_bot
from kachidoki.bots.parallel import fresh_processes
from kachidoki.engine import BadInput, Moves, Rng, Setting, State, Title, seat_name, settle
from kachidoki.engine.points import Tally
from kachidoki.lab.statistics import Game, Outcome, shares
from kachidoki.titles import find_title

SEED_BITS = 96
LONGEST = 200  # characters of a bot's own error message

Asking = Callable[[Bot, State, int, Rng], int]


@dataclass(frozen=True)
class Series:
    """Who plays what, how often; `bots` are names, in the order of the seats of the first game."""

    title: str
    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int

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
        check_bots(title, self.bots, self.seed)
        title.open(self.setting)

    def seating(self, number: int) -> list[str]:
        """The bots of that game by seat."""
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

    @property
    def has_parallel_bots(self) -> bool:
        """Does a bot start processes of its own?"""
        return check_bots(find_title(self.title), self.bots, self.seed) > 1

    def seed_of(self, *purpose: object) -> int:
        """A seed for one purpose, unlike that of any other."""
        return Random(f"{self.seed} {purpose}").getrandbits(SEED_BITS)


def check_bots(title: Title, names: Sequence[str], seed: int) -> int:
    """Makes each of them once; returns the most processes that one of them thinks in."""
    most = 1
    for name in names:
        bot = make_bot(name, title, seed)
        most = max(most, bot.processes)
        bot.close()
    return most


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
        except (Exception, SystemExit) as error:
            reason = f"{type(error).__name__}: {error}"[:LONGEST]
            raise BadInput(f"{self.called} failed at ply {state.plies + 1}: {reason}") from error


def play_game(series: Series, number: int) -> Game:
    """One game of the series, from its number alone."""
    title = find_title(series.title)
    seating = series.seating(number)
    players = [
        Player(
            f"the bot {bot} in seat {seat_name(seat)} of game {number + 1}",
            make_bot(bot, title, series.seed_of("bot", number, seat)),
            Rng(series.seed_of("guess", number, seat)),
        )
        for seat, bot in enumerate(seating)
    ]
    state = title.open(series.setting)
    state.listen()
    luck = Rng(series.seed_of("deal", number // series.rotations))
    try:
        play_out(state, players, luck)
    finally:
        for player in players:
            player.bot.close()
    places = state.ranking()
    tally = Tally(title, series.setting)
    for event in state.heard():
        tally.overhear(event)
    return Game(
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


def points_of(tally: Tally, seat: int) -> dict[str, int]:
    """The points of all that the seat leads, by source."""
    points: dict[str, int] = {}
    for owner in tally.owners.values():
        if owner.seat == seat:
            for source, gains in owner.points.items():
                points[source] = points.get(source, 0) + sum(gains)
    return points


def play_out(state: State, players: list[Player], luck: Rng) -> None:
    moves, inbox = Moves(), Inbox()
    settle(state, moves, luck)
    while not state.is_over():
        let_talk(state, players, inbox)
        seat = state.actors()[0]
        state.apply(seat, players[seat].decide(state, seat))
        settle(state, moves, luck)


def let_talk(state: State, players: list[Player], inbox: Inbox) -> None:
    """Whoever has something to answer or to offer is asked, once, until nobody has anything to say."""
    seats = list(range(int(state.seats)))
    while to_ask := inbox.to_ask(state, seats):
        seat = to_ask[0]
        inbox.note(state, seat)
        action = players[seat].respond(state, seat)
        if action != SILENCE:
            state.apply(seat, action)


@contextmanager
def playing(series: Series, processes: int) -> Iterator[Iterator[Game]]:
    """The games of the series, as they are finished; leaving the context stops those under way.

    Bots that think in several processes play one game at a time, in this one.
    """
    check_processes(processes)
    crew = 1 if series.has_parallel_bots else min(processes, series.games)
    if crew == 1:
        yield (play_game(series, number) for number in range(series.games))
    else:
        with recruit(crew) as pool:
            yield gather(series, send_out(series, pool))


def check_processes(processes: int) -> None:
    if processes < 1:
        raise BadInput(f"{processes} processes cannot play; possible: 1 or more")


@contextmanager
def recruit(crew: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes; they end at once when the context is left."""
    others = active_children()
    pool = fresh_processes(crew)
    try:
        yield pool
    finally:
        for process in active_children():
            if process not in others:
                process.kill()
        pool.shutdown(cancel_futures=True)


def send_out(series: Series, pool: ProcessPoolExecutor) -> list[Future[Game]]:
    with unheard():
        return [pool.submit(play_game, series, number) for number in range(series.games)]


@contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C is not for processes that are started meanwhile, but for who asked them."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


def gather(series: Series, games: Sequence[Future[Game]]) -> Iterator[Game]:
    """The games as they are finished."""
    try:
        for game in as_completed(games):
            yield game.result()
    except BrokenProcessPool as error:
        bots = ", ".join(dict.fromkeys(series.bots))
        raise BadInput(
            f"a process of the arena has died: one of the bots ({bots}) has ended it, "
            "or there was not enough memory"
        ) from error
