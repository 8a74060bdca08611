"""What others have put to a seat, when it may offer something itself, and which bots were asked."""

from typing import Any

from kachidoki.bots.bot import answers_of
from kachidoki.engine.state import NO_OCCASION, State

# An answer, and what the seat would be told of it: its words alone do not say to which terms.
Meaning = tuple[int, list[tuple[str, dict[str, Any]]]]


def put_to(state: State, seat: int) -> list[Meaning]:
    """All that the seat could answer, and what that would mean now."""
    return [meaning_of(state, seat, action) for action in answers_of(state, seat)]


def meaning_of(state: State, seat: int, answer: int) -> Meaning:
    after = state.clone()
    after.listen()
    after.perform(seat, answer)
    return answer, [(event.kind, event.args) for event in after.heard() if event.is_for(seat)]


class Inbox:
    """Asks every bot once about the same, and again when that has gone and comes back; and once on
    every occasion for offers, when it has answered."""

    def __init__(self) -> None:
        self.asked: dict[int, list[Meaning]] = {}
        self.occasions: dict[int, int] = {}

    def to_ask(self, state: State, bots: list[int]) -> list[int]:
        """Those of the bots' seats that have yet to be asked what they answer or offer."""
        found: list[int] = []
        occasion = int(state.occasion())
        for seat in bots:
            put = put_to(state, seat)
            if not put:
                self.asked.pop(seat, None)
                if occasion not in (NO_OCCASION, self.occasions.get(seat)):
                    found.append(seat)
            elif put != self.asked.get(seat):
                found.append(seat)
        return found

    def note(self, state: State, seat: int) -> None:
        """The seat is asked, whatever it says."""
        put = put_to(state, seat)
        if put:
            self.asked[seat] = put
        else:
            self.occasions[seat] = int(state.occasion())
