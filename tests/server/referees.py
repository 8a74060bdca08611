"""Referees watch the true states of a game and say which secret words a seat may have learnt.

They know nothing of views, events or what `resample` redraws, so they can judge all three.
"""

import re
from abc import ABC, abstractmethod
from typing import Any

from kachidoki.engine import seat_name
from kachidoki.titles.gunsen.rules.actions import NEUTRAL_TACTICS
from kachidoki.titles.joraku.rules.actions import CARD_NAMES
from kachidoki.titles.rising_sun.rules.deals.terms import PROMISES
from kachidoki.titles.tokaido.rules.actions import ENCOUNTERS, MEALS, TRAVELERS

WORD = re.compile(r"[a-z0-9-]+")
KEY = re.compile(r'"[^"]*":')  # prompts ask by arguments named after travelers; a name is no news
SAID = re.compile(
    r'"seat":"(\w)","to":"(\w)",(?:"manner":"\w+",)?"(?:give|promise)":"([a-z0-9-]+)"(?:,"ask":"([a-z0-9-]+)")?'
)

Words = set[str]
Dump = dict[str, Any]


class Referee(ABC):
    """Keeps, for each seat, the secret words that it has had before its eyes."""

    words: frozenset[str]

    def __init__(self, seats: int) -> None:
        self.seen: dict[str, Words] = {seat_name(seat): set() for seat in range(seats)}
        self.public: Words = set()

    @abstractmethod
    def watch(self, dump: Dump) -> None:
        """Takes in the true state after a ply."""

    def named_in(self, text: str) -> Words:
        """The secret words in a message."""
        return set(self.words).intersection(WORD.findall(KEY.sub("", text)))

    def allowed(self, seat: int | None) -> Words:
        return self.public | (set() if seat is None else self.seen[seat_name(seat)])


class JorakuReferee(Referee):
    """A seat has seen the cards that it ever held in this round; played cards are everybody's."""

    words = frozenset(CARD_NAMES)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0

    def watch(self, dump: Dump) -> None:
        if dump["round"] != self.round:
            self.round = dump["round"]
            self.seen = {seat: set() for seat in self.seen}
        self.public = {*dump["spent"], *(card["card"] for card in dump["trick"])}
        for seat, seen in self.seen.items():
            seen |= {*dump["hands"][seat], *dump["face_down"][seat]}


class TokaidoReferee(Referee):
    """A seat has seen the travelers it was dealt, what it drew, and the meals of inns it stopped at."""

    words = frozenset((*TRAVELERS, *ENCOUNTERS, *MEALS))

    def watch(self, dump: Dump) -> None:
        for seat, player in dump["players"].items():
            self.seen[seat] |= set(player["dealt"])
            self.public |= {*player["encounters"], *player["meals"], player["traveler"]}
        guest = dump["guest"]
        if guest in self.seen:
            self.seen[guest] |= {*dump["pair"], dump["treat"]}
            if any(pending["step"] in ("serving", "dining") for pending in dump["pending"]):
                self.seen[guest] |= set(dump["inns"][dump["leg"]]["offer"])


class RisingSunReferee(Referee):
    """Two seats know what they said to each other in secret; the rest of what is said is everybody's.

    Mandates are verbs, too, so that their words tell nothing; who offers or promises what to whom does.
    """

    words = frozenset()

    def watch(self, dump: Dump) -> None:
        offers = [words.split() for words in dump["deals"]["open"]]
        promises = [[*words.split()[:4], ""] for words in dump["promises"]]
        for seat, to, manner, give, ask in offers + promises:
            said = {" ".join([seat, to, give, ask])}
            if manner == "openly":
                self.public |= said
            else:
                self.seen[seat] |= said
                self.seen[to] |= said

    def named_in(self, text: str) -> Words:
        """Coins and ronin are given before everybody's eyes."""
        return {" ".join(said) for said in SAID.findall(text) if {*said} & {*PROMISES}}


class GunsenReferee(Referee):
    """A seat has seen the neutral tactics it was dealt; those that were bought are everybody's."""

    words = frozenset(NEUTRAL_TACTICS)

    def watch(self, dump: Dump) -> None:
        for seat, player in dump["players"].items():
            self.seen[seat] |= set(player["dealt"])
            self.public |= set(player["tactics"])


REFEREES: dict[str, type[Referee]] = {
    "gunsen": GunsenReferee,
    "joraku": JorakuReferee,
    "rising-sun": RisingSunReferee,
    "tokaido": TokaidoReferee,
}
