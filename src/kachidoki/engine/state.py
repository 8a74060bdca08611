"""A position of a game: who may act, what is legal, what an action does, what each seat knows."""

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kachidoki.engine.errors import IllegalAction
from kachidoki.engine.events import EVERYONE, NOTE, Chronicle, Event
from kachidoki.engine.game import Game
from kachidoki.engine.moves import Moves, Rows
from kachidoki.engine.rng import Rng
from kachidoki.engine.seats import CHANCE, NOBODY, seat_name
from kachidoki.engine.vecs import extend, i64, vec
from kachidoki.engine.vocabulary import Vocabulary

DEEPEST: Final = 12
NO_OCCASION: Final = 0
NO_SILENCE: Final = -1
NOTHING: Final = vec[i64]([])
BLANK_NOTES: Final = vec[i64]([0] * (32 * NOTE))
# The fields of `View`.
Heading = tuple[
    str, int, dict[str, str], str, int, list[str], bool, list[int], list[int], str | None
]


def lacks(thing: object, method: str) -> TypeError:
    """What is raised where a subclass has forgotten a method."""
    return TypeError(f"{type(thing).__name__} does not define '{method}'")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every title's states.

    A title's rules keep `actor` and the pending decision (`step` and `argument`, the top of a small
    stack of frames) up to date, and fill in the abstract methods. Everybody else calls `actors`,
    `legal_actions`, `apply` and the other methods that take plain integers.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats: i64 = game.seats
        self.vocabulary: Vocabulary = game.vocabulary
        self.chronicle: Chronicle = game.chronicle
        # The seat that the table waits for (the first of them, where several act at once).
        self.actor: i64 = CHANCE
        # The pending decision; those that it interrupted lie below it in `frames`.
        self.step: i64 = 0
        self.argument: i64 = 0
        self.frames: vec[i64] = NOTHING
        self.depth: i64 = 0
        # How many actions have been performed, chance included; every title's `perform` counts.
        self.plies: i64 = 0
        # How often more came to light than the words of an action said: no undo goes behind that.
        self.revelations: i64 = 0
        self.listening: bool = False
        # The legal actions that were last asked for, so that applying one need not find it again.
        self.asked: Moves | None = None
        self.asked_at: i64 = 0
        self.asked_seat: i64 = 0
        # Events not yet heard: numbers, which the chronicle puts into words.
        self.notes: vec[i64] = NOTHING
        self.noted: i64 = 0
        # Whose views a still shows, and those that were taken; None: nobody wants any.
        self.viewers: list[int | None] | None = None
        self.stills: list[list[Any]] = []

    # ------------------------------------------------------------- what a title fills in

    @abstractmethod
    def legal(self, seat: i64, moves: Moves) -> None:
        """Write the legal actions of the seat (CHANCE included), ascending, into the cleared buffer."""
        raise lacks(self, "legal")

    @abstractmethod
    def perform(self, seat: i64, action: i64) -> None:
        """Count the ply and carry out an action that is known to be legal."""
        raise lacks(self, "perform")

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without listeners."""
        raise lacks(self, "clone")

    @abstractmethod
    def forget(self, seat: i64, rng: Rng) -> None:
        """Redraw all that the seat cannot know, consistently with all that it does know."""
        raise lacks(self, "forget")

    @abstractmethod
    def public_view(self) -> Any:
        """What everybody may know, and so all that a spectator does: the title's `View`, which begins
        with what `heading` gives."""
        raise lacks(self, "public_view")

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of every seat, now."""
        raise lacks(self, "scores")

    @abstractmethod
    def standing(self) -> list[tuple[int, ...]]:
        """What ranks the seats: points first, then the tie-breaks; larger is better."""
        raise lacks(self, "standing")

    # ------------------------------------------------------------- what a title may refine

    def actors(self) -> list[int]:
        """The seats that the table waits for; [CHANCE] before a card or a die; [] when it is over."""
        return [] if self.actor == NOBODY else [self.actor]

    def gestures(self, seat: i64, moves: Moves) -> None:
        """Add what the seat may do although nobody waits for it: a gift, an offer.

        Gestures have higher numbers than decisions, and leave the pending decision as it is.
        Playouts and searches know only decisions.
        """

    def rows_of_gestures(self, seat: i64) -> Rows:
        """The same in short; a title with thousands of gestures has a shorter way to it."""
        moves, rows = Moves(), Rows()
        self.gestures(seat, moves)
        rows.add_moves(moves)
        return rows

    def answers(self, seat: i64, moves: Moves) -> None:
        """Add those of its gestures that answer what was put to the seat: then bots are asked."""

    def occasion(self) -> i64:
        """A number for the present occasion to offer something, for all seats alike; NO_OCCASION when
        there is none. Bots are asked once on each."""
        return NO_OCCASION

    def silence(self, seat: i64) -> i64:
        """While the table talks: the decision that the seat makes by saying nothing until time is up;
        NO_SILENCE where everybody may think. A live table has a clock for talk."""
        return NO_SILENCE

    def witnesses(self, seat: i64, action: i64) -> i64:
        """The mask of the seats that may know of this legal gesture; nobody else is told that anything
        was done. Everybody knows of a decision, secret or not."""
        return EVERYONE

    def plies_known_to(self, seat: int) -> int:
        """How many plies the seat was told of."""
        return self.plies

    def weight(self, action: i64) -> i64:
        """How likely a chance action is, beside the others."""
        return 1

    def draw(self, moves: Moves, rng: Rng) -> i64:
        """One chance action, drawn by weight; a title with equal weights may have a shorter way."""
        self.legal(CHANCE, moves)
        total: i64 = 0
        for index in range(moves.count):
            total += self.weight(moves.actions[index])
        ticket = rng.below(total)
        for index in range(moves.count):
            ticket -= self.weight(moves.actions[index])
            if ticket < 0:
                return moves.actions[index]
        raise IllegalAction("chance has nothing to decide here")

    def complete_view(self, view: Any, seat: i64) -> None:
        """Add what only the seat knows to a copy of what everybody does."""

    def is_secret(self, seat: i64) -> bool:
        """Is what the seat (or chance) now decides hidden from some other seat?"""
        return False

    def obstacle(self, seat: i64, action: i64) -> str:
        """The word for what stands in the way of the seat's action, which is not legal now.

        Only what the seat knows may be told; "" where there is no word for it.
        """
        return ""

    # ------------------------------------------------------------- what every title has

    def is_over(self) -> bool:
        return self.actor == NOBODY

    def view(self, seat: int | None) -> Any:
        """All that the seat (None: a spectator) may know."""
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[Any]:
        """The views of several seats, which share what all may know."""
        public = self.public_view()
        found: list[Any] = []
        for seat in seats:
            view = public
            if seat is not None:
                view = public.__copy__()
                view.seat = seat_name(seat)
                self.complete_view(view, seat)
            found.append(view)
        return found

    def heading(self) -> Heading:
        """What every view begins with, in the order of its fields."""
        over = self.is_over()
        return (
            self.game.title.id,
            self.seats,
            self.game.setting.options,
            "over" if over else self.game.steps[self.step],
            self.argument,
            [seat_name(actor) for actor in self.actors()],
            over,
            self.scores(),
            self.ranking(),
            None,
        )

    def dump(self) -> dict[str, Any]:
        """The whole state in words, exact; the title's `load` gives the state back."""
        return self.game.title.dump(self)

    def legal_actions(self, seat: int) -> list[int]:
        """What the seat may decide now, ascending; empty when the table does not wait for it."""
        return self.legal_moves(seat).as_list()

    def possible_actions(self, seat: int) -> list[int]:
        """All that the seat may do now, gestures included, ascending."""
        moves = Moves()
        self.legal(seat, moves)
        self.gestures(seat, moves)
        return moves.as_list()

    def legal_moves(self, seat: i64) -> Moves:
        """What the seat may decide now, as a buffer; found once a ply."""
        moves = self.asked
        if moves is None:
            moves = Moves()
            self.asked = moves
        elif self.asked_at == self.plies and self.asked_seat == seat:
            return moves
        moves.clear()
        self.legal(seat, moves)
        self.asked_at = self.plies
        self.asked_seat = seat
        return moves

    def is_gesture(self, seat: int, action: int) -> bool:
        """May the seat do that now, although nobody waits for it?"""
        moves = Moves()
        self.gestures(seat, moves)
        return moves.has(action)

    def is_possible(self, seat: int, action: int) -> bool:
        """May the seat do that now, as a decision or a gesture?"""
        return self.legal_moves(seat).has(action) or self.is_gesture(seat, action)

    def is_talk(self) -> bool:
        """Is it a time of talk, in which silence is an answer, too?"""
        return self.actor >= 0 and self.silence(self.actor) != NO_SILENCE

    def volunteers(self) -> list[int]:
        """The seats that may make a gesture now, whether or not the table waits for them."""
        found: list[int] = []
        for seat in range(self.seats):
            if self.has_gesture(seat):
                found.append(seat)
        return found

    def has_gesture(self, seat: i64) -> bool:
        """May the seat do anything although nobody waits for it?"""
        moves = Moves()
        self.gestures(seat, moves)
        return moves.count > 0

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The actions of CHANCE with their weights; empty when chance does not act."""
        outcomes: list[tuple[int, int]] = []
        for action in self.legal_actions(CHANCE):
            outcomes.append((action, self.weight(action)))
        return outcomes

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; one that is not legal raises IllegalAction and changes nothing."""
        if seat < CHANCE or seat >= self.seats:
            raise IllegalAction(f"there is no seat {seat}; seats: 0 to {self.seats - 1}")
        if not self.is_possible(seat, action):
            raise self.refusal(seat, action)
        self.perform(seat, action)

    def resample(self, seat: int, rng: Rng) -> None:
        """Redraw all that the seat cannot know; its own view stays the same."""
        self.asked = None
        self.forget(seat, rng)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Says why an action is refused, and what could be done instead."""
        who = seat_name(seat)
        legal = self.possible_actions(seat)
        obstacle = self.obstacle(seat, action) if action in self.vocabulary else ""
        reason = obstacle.replace("-", " ")
        if not legal:
            waiting = ", ".join([seat_name(other) for other in self.actors()])
            whom = f"it is for {waiting} to act" if waiting else "the game is over"
            why = f"{reason}; {whom}" if reason else whom
            return IllegalAction(f"{who} may not act now: {why}", obstacle)
        what = self.vocabulary.notation(action) if action in self.vocabulary else str(action)
        words = ", ".join(self.vocabulary.in_short(legal))
        why = f": {reason}" if reason else ""
        return IllegalAction(f"{who} may not '{what}' now{why}; possible: {words}", obstacle)

    def ranking(self) -> list[int]:
        """The place of every seat, from 1; equal standings share a place."""
        standing = self.standing()
        places: list[int] = []
        for own in standing:
            better = 0
            for other in standing:
                if other > own:
                    better += 1
            places.append(better + 1)
        return places

    # ------------------------------------------------------------- for the title's rules

    def push(self, step: i64, argument: i64) -> None:
        """Interrupt the pending decision by another; `pop` comes back to it."""
        if self.depth == DEEPEST:
            raise OverflowError("more nested decisions than the stack holds")
        if len(self.frames) == 0:
            self.frames = vec[i64]([0] * (2 * DEEPEST))
        self.frames[2 * self.depth] = self.step
        self.frames[2 * self.depth + 1] = self.argument
        self.depth += 1
        self.step = step
        self.argument = argument

    def pop(self) -> None:
        """The pending decision is made: back to the one that it interrupted."""
        self.depth -= 1
        self.step = self.frames[2 * self.depth]
        self.argument = self.frames[2 * self.depth + 1]

    def copy_into(self, copy: "State") -> None:
        """Copies what this base class holds; every title's `clone` calls it."""
        copy.actor = self.actor
        copy.step = self.step
        copy.argument = self.argument
        copy.depth = self.depth
        if self.depth > 0:
            copy.frames = self.frames[:]
        copy.plies = self.plies
        copy.revelations = self.revelations

    def tell(
        self, kind: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Note an event of the title's chronicle, with its arguments, if anybody listens."""
        if not self.listening:
            return
        if self.noted + NOTE > len(self.notes):
            self.make_room()
        notes, place = self.notes, self.noted
        notes[place] = kind
        notes[place + 1] = audience
        notes[place + 2] = a
        notes[place + 3] = b
        notes[place + 4] = c
        notes[place + 5] = d
        notes[place + 6] = 0
        self.noted = place + NOTE

    def still(self) -> None:
        """The table as it is now is worth a look, with the last event that was told.

        An action that does a lot at once, such as one that ends a round, takes a still after each part
        of it, so that people can follow. The event is one that everybody may know.
        """
        if self.noted == 0 or self.notes[self.noted - 1] != 0:
            return
        self.notes[self.noted - 1] = 1
        if self.viewers is not None:
            self.stills.append(self.views(self.viewers))

    def make_room(self) -> None:
        if len(self.notes) == 0:
            self.notes = BLANK_NOTES[:]
        else:
            self.notes = extend(self.notes, BLANK_NOTES)

    def listen(self) -> None:
        """From now on, note events."""
        self.listening = True

    def heard(self) -> list[Event]:
        """The events since the last call."""
        events: list[Event] = []
        for place in range(0, self.noted, NOTE):
            events.append(self.chronicle.read(self.notes, place))
        self.noted = 0
        return events


def stills_of(state: State, seat: int, action: int, viewers: list[int | None]) -> list[list[Any]]:
    """The stills that a copy of the state takes while the action is carried out: for each of them the
    views of the viewers."""
    copy = state.clone()
    copy.listen()
    copy.viewers = viewers
    copy.apply(seat, action)
    return copy.stills


def settle(state: State, moves: Moves, rng: Rng) -> i64:
    """Plays all pending chance; returns how many plies that were."""
    plies: i64 = 0
    while state.actor == CHANCE:
        moves.clear()
        state.perform(CHANCE, state.draw(moves, rng))
        plies += 1
    return plies


def playout(state: State, moves: Moves, rng: Rng) -> i64:
    """Plays to the end, every seat at random; returns how many plies that were."""
    plies: i64 = 0
    while state.actor != NOBODY:
        moves.clear()
        seat = state.actor
        if seat == CHANCE:
            state.perform(CHANCE, state.draw(moves, rng))
        else:
            state.legal(seat, moves)
            state.perform(seat, moves.actions[rng.below(moves.count)])
        plies += 1
    return plies
