"""Compares what is told with what may be known: in other worlds, and by the words of a referee."""

from collections.abc import Callable

import msgspec
from tests.server.referees import REFEREES, Referee

from kachidoki.engine import Rng, State, seat_name
from kachidoki.match import Match, Ply
from kachidoki.server.bots.questions import question_for
from kachidoki.server.play.positions import ply_info, position_in
from kachidoki.server.protocol.messages import PlyInfo

Viewer = int | None
Teller = Callable[[Ply, Viewer, bool], PlyInfo]


def viewers(match: Match) -> list[Viewer]:
    """All seats and a spectator."""
    return [None, *range(match.setting.seats)]


def can_do(state: State, seat: int, action: int) -> bool:
    return action in state.legal_actions(seat) or state.is_gesture(seat, action)


def is_secret(state: State, ply: Ply) -> bool:
    """A gesture is told as it is, or not at all."""
    return not ply.entry.gesture and state.is_secret(ply.entry.seat)


class Inspector:
    """Goes through a match ply by ply and checks all that is told at each, to everybody."""

    def __init__(self, match: Match, seed: int = 1, tell: Teller = ply_info) -> None:
        self.match = match
        self.tell = tell
        self.rng = Rng(seed)
        self.state = match.title.open(match.setting)
        self.state.listen()
        self.referee: Referee = REFEREES[match.title.id](match.setting.seats)
        self.referee.watch(self.state.dump())
        self.plies = 0

    def inspect(self) -> int:
        """The whole match; returns how many messages were compared."""
        for ply in self.match.line:
            self.check_positions()
            self.check_ply(ply)
            self.plies += 1
        return self.plies * len(viewers(self.match))

    # ------------------------------------------------------------- positions

    def check_positions(self) -> None:
        for viewer in viewers(self.match):
            here = self.position(self.state, viewer)
            self.check_words(here, viewer, self.referee.allowed(viewer))
            world = self.world(viewer)
            there = self.position(world, viewer)
            assert here == there, f"{self.where(viewer)}: the position tells worlds apart"
            if viewer is not None:
                self.check_refusal(viewer, world)
                self.check_question(viewer, world)

    def check_refusal(self, seat: int, world: State) -> None:
        """Why an action is refused tells nothing, either."""
        action = self.rng.below(len(self.match.title.vocabulary))
        here, there = (str(state.refusal(seat, action)) for state in (self.state, world))
        assert here == there, f"{self.where(seat)}: the refusal tells worlds apart"

    def check_question(self, seat: int, world: State) -> None:
        """What a bot or the coach is asked is the same, whatever the seat cannot know."""
        if seat not in self.state.actors():
            return
        here, there = (
            question_for(self.match, state, seat, "greedy", "move").state
            for state in (self.state, world)
        )
        assert here == there, f"{self.where(seat)}: the question tells worlds apart"

    def position(self, state: State, viewer: Viewer) -> bytes:
        position = position_in(self.match, state, viewer, can_undo=False, deadline=None)
        assert position.view == state.view(viewer)
        return msgspec.json.encode(position)

    def world(self, viewer: Viewer) -> State:
        """A world that the viewer thinks possible; any seat's will do for a spectator."""
        seat = self.rng.below(self.match.setting.seats) if viewer is None else viewer
        world = self.state.clone()
        world.resample(seat, self.rng)
        world.listen()
        return world

    # ------------------------------------------------------------- plies

    def check_ply(self, ply: Ply) -> None:
        before = {viewer: self.referee.allowed(viewer) for viewer in viewers(self.match)}
        worlds = {viewer: self.world(viewer) for viewer in viewers(self.match)}
        seat = ply.entry.seat
        assert ply.entry.secret == is_secret(self.state, ply)
        self.state.apply(seat, ply.action)
        self.state.heard()
        self.referee.watch(self.state.dump())
        for viewer in viewers(self.match):
            if not ply.entry.is_known_to(viewer):
                continue
            message = self.told_bytes(ply, viewer)
            open_words = set() if ply.entry.secret else self.referee.named_in(ply.entry.action)
            allowed = before[viewer] | self.referee.allowed(viewer) | open_words
            self.check_words(message, viewer, allowed)
            self.compare(ply, viewer, message, worlds[viewer])

    def compare(self, ply: Ply, viewer: Viewer, message: bytes, world: State) -> None:
        """The same ply in another world reads the same, unless it brings a secret to light."""
        seat, before = ply.entry.seat, world.revelations
        if ply.revealed or seat == viewer or not can_do(world, seat, ply.action):
            return
        entry = msgspec.structs.replace(ply.entry, secret=is_secret(world, ply))
        world.apply(seat, ply.action)
        other = Ply(entry, ply.action, world.heard(), world.revelations > before)
        if not other.revealed:
            there = self.told_bytes(other, viewer)
            assert message == there, f"{self.where(viewer)}: the ply tells worlds apart"

    def told_bytes(self, ply: Ply, viewer: Viewer) -> bytes:
        return msgspec.json.encode(self.tell(ply, viewer, False))

    # ------------------------------------------------------------- words

    def check_words(self, message: bytes, viewer: Viewer, allowed: set[str]) -> None:
        leaked = self.referee.named_in(message.decode()) - allowed
        assert not leaked, f"{self.where(viewer)}: {sorted(leaked)} in {message.decode()}"

    def where(self, viewer: Viewer) -> str:
        name = "a spectator" if viewer is None else seat_name(viewer)
        return f"{self.match.title.id}, {self.match.setting}, ply {self.plies + 1}, for {name}"
