"""The field for open offers, and what else a ledger holds."""

from typing import Any

from kachidoki.engine.checks import in_range
from kachidoki.engine.deals.ledger import MANNERS, PATIENCE
from kachidoki.engine.deals.state import DealingState
from kachidoki.engine.errors import BadInput
from kachidoki.engine.fields.forms import index_of, typed
from kachidoki.engine.fields.places import Field, check_names
from kachidoki.engine.seats import SEATS

MOST_UNSEEN = 1_000_000
PARTS = ["open", "said", "unseen"]


class Offers(Field):
    """The open offers as `A B openly tea 2-coins`; how often each seat has spoken to each other, as
    `A B: 2`; and the number of plies that each seat was not told of."""

    def write(self, state: DealingState, at: int = 0) -> dict[str, Any]:
        seats = range(int(state.seats))
        pairs = [(maker, to) for maker in seats for to in seats]
        ledger = state.ledger
        said = {
            f"{SEATS[maker]} {SEATS[to]}": int(ledger.said[ledger.at(maker, to)])
            for maker, to in pairs
        }
        return {
            "open": [self.words(state, *pair) for pair in pairs if ledger.is_open(*pair)],
            "said": {pair: times for pair, times in said.items() if times},
            "unseen": {SEATS[seat]: int(ledger.unseen[seat]) for seat in seats},
        }

    def words(self, state: DealingState, maker: int, to: int) -> str:
        offer = state.offer_view(maker, to)
        return f"{offer.seat} {offer.to} {offer.manner} {offer.give} {offer.ask}"

    def read(self, state: DealingState, path: str, words: Any, at: int = 0) -> None:
        parts = typed(path, words, dict[str, Any])
        check_names(f"{path}.", parts, PARTS)
        for place, offer in enumerate(typed(f"{path}.open", parts.get("open", []), list[str])):
            self.read_offer(state, f"{path}.open.{place}", offer)
        said = typed(f"{path}.said", parts.get("said", {}), dict[str, int])
        for words, times in said.items():
            pair = self.pair(state, f"{path}.said.{words}", words.split())
            number = in_range(f"{path}.said.{words}", times, 0, int(PATIENCE))
            state.ledger.set_said(*pair, number)
        unseen = typed(f"{path}.unseen", parts.get("unseen", {}), dict[str, int])
        for name, plies in unseen.items():
            seat = index_of(f"{path}.unseen", name, SEATS[: int(state.seats)])
            state.ledger.set_unseen(seat, in_range(f"{path}.unseen.{name}", plies, 0, MOST_UNSEEN))

    def read_offer(self, state: DealingState, path: str, words: str) -> None:
        deals = state.deals
        found = words.split()
        if len(found) != len(["seat", "to", "manner", "give", "ask"]):
            raise BadInput(f"{path}: an offer is written '<seat> <to> <manner> <give> <ask>'")
        maker, to = self.pair(state, path, found[:2])
        manner = index_of(path, found[2], MANNERS)
        give = index_of(path, found[3], deals.things)
        ask = index_of(path, found[4], deals.favours)
        if state.ledger.is_open(maker, to) or give + ask == 0:
            raise BadInput(f"{path}: one offer to each seat, and none of nothing for nothing")
        state.ledger.write(maker, to, manner, deals.terms(give, ask))

    def pair(self, state: DealingState, path: str, words: list[str]) -> tuple[int, int]:
        seats = SEATS[: int(state.seats)]
        if len(words) != 2 or words[0] == words[1]:
            raise BadInput(f"{path}: two different seats are named, such as 'A B'")
        return index_of(path, words[0], seats), index_of(path, words[1], seats)


def broken_promises(state: DealingState) -> list[str]:
    """What cannot be: an offer that its maker could not keep."""
    return [
        f"{SEATS[seat]} has offered what it does not own"
        for seat in range(int(state.seats))
        if not state.owns(seat, state.promised(seat, seat))
    ]
