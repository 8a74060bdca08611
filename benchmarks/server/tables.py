"""A live table of the load: four players who move the moment they may, and the times it takes."""

from abc import ABC, abstractmethod
from asyncio import get_running_loop
from collections.abc import Callable
from random import Random
from time import perf_counter

from benchmarks.server.wire import Wire

SEATS = 4

Moved = Callable[[float], None]  # told of every move that all have seen, with the seconds it took


class Table:
    """Times every move from the click to the last of the four screens."""

    def __init__(self, moved: Moved) -> None:
        self.moved = moved
        self.players: list[Player] = []
        self.clicked: dict[str, float] = {}  # when each seat sent the move that is under way
        self.shown: dict[int, tuple[float, int]] = {}  # by number: when clicked, screens to come
        self.is_over = False

    def show(self, number: int, seat: str) -> None:
        """One more player sees the seat's move, which has that number."""
        if number in self.shown:
            clicked, missing = self.shown[number]
        else:
            clicked, missing = self.clicked.pop(seat), SEATS
        if missing > 1:
            self.shown[number] = (clicked, missing - 1)
            return
        del self.shown[number]
        self.moved(perf_counter() - clicked)


class Player(ABC):
    """A seat of a table at one server; how that server is spoken to is up to the subclasses."""

    path: str  # where the server listens for sockets

    def __init__(self, table: Table, seat: str, rng: Random, pause: float) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.pause = pause  # seconds between seeing one's turn and the click; 0: at once
        self.wire: Wire
        self.is_playing = False
        self.is_my_turn = False
        self.is_under_way = False  # a move was sent and is not yet seen
        self.refused = 0
        self.is_ready = get_running_loop().create_future()
        table.players.append(self)

    @abstractmethod
    def greet(self) -> None:
        """Asks for the table; `seated` is called when it is there."""

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Takes one message."""

    @abstractmethod
    def move(self) -> bytes:
        """The message that plays a random legal move in the present position."""

    # ------------------------------------------------------------- what the subclasses call

    def seated(self) -> None:
        if not self.is_ready.done():
            self.is_ready.set_result(None)

    def saw(self, number: int, seat: str) -> None:
        """The seat's move, which has that number, is on this player's screen."""
        if seat == self.seat:
            self.is_under_way = False
        self.table.show(number, seat)

    def may(self, is_my_turn: bool, is_over: bool) -> None:
        """What the position on the screen asks for."""
        self.is_my_turn = is_my_turn
        if is_over:
            self.table.is_over = True
        elif is_my_turn and self.is_playing:
            self.think()

    def was_refused(self) -> None:
        self.refused += 1
        self.is_under_way = False
        self.table.clicked.pop(self.seat, None)
        if self.is_my_turn and self.is_playing:
            self.think()

    # ------------------------------------------------------------- playing

    def play(self) -> None:
        """From now on moves when it may."""
        self.is_playing = True
        if self.is_my_turn:
            self.think()

    def think(self) -> None:
        if self.pause:
            delay = self.pause * self.rng.uniform(0.5, 1.5)
            get_running_loop().call_later(delay, self.act)
        else:
            self.act()

    def act(self) -> None:
        if self.is_playing and self.is_my_turn and not self.is_under_way:
            self.is_under_way = True
            text = self.move()
            self.table.clicked[self.seat] = perf_counter()
            self.wire.say(text)
