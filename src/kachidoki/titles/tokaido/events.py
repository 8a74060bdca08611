"""The kinds of events in a game of Tokaido."""

from typing import Final

from kachidoki.engine.events import NUMBER, Chronicle, EventKind
from kachidoki.engine.seats import SEATS
from kachidoki.titles.tokaido.actions import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    MEALS,
    PANORAMAS,
    PAWNS,
    PLACES,
    SOUVENIRS,
    SPRINGS,
    TRAVELERS,
)

DEALT: Final = 0
CHOSEN: Final = 1
CHOSEN_UNSEEN: Final = 2
TRAVELS_AS: Final = 3
LINED_UP: Final = 4
PREPARED: Final = 5
WALKED: Final = 6
ARRIVED: Final = 7
OFFERED: Final = 8
BOUGHT: Final = 9
GIVEN_BACK: Final = 10
EARNED: Final = 11
ADMIRED: Final = 12
PASSED_BY: Final = 13
BATHED: Final = 14
DONATED: Final = 15
NEUTRAL_DONATED: Final = 16
DREW: Final = 17
DREW_UNSEEN: Final = 18
MET: Final = 19
PUT_BACK: Final = 20
PUT_BACK_UNSEEN: Final = 21
ENTERTAINED: Final = 22
WAS_GIVEN: Final = 23
IMPRESSED: Final = 24
SERVED: Final = 25
SERVED_UNSEEN: Final = 26
LOOKED: Final = 27
DROPPED: Final = 28
TREATED: Final = 29
TREATED_UNSEEN: Final = 30
DECLINED: Final = 31
ATE: Final = 32
FASTED: Final = 33
LEG_BEGINS: Final = 34
ACHIEVED: Final = 35
TEMPLE_RANK: Final = 36
GAME_OVER: Final = 37

SEAT: Final = {"seat": SEATS}
PAWN: Final = {"pawn": PAWNS}

CHRONICLE: Final = Chronicle(
    [
        EventKind(DEALT, "dealt", {"seat": SEATS, "traveler": TRAVELERS}),
        EventKind(CHOSEN, "chosen", {"seat": SEATS, "traveler": TRAVELERS}),
        EventKind(CHOSEN_UNSEEN, "chosen-unseen", SEAT),
        EventKind(
            TRAVELS_AS,
            "travels-as",
            {"seat": SEATS, "traveler": TRAVELERS, "coins": NUMBER},
        ),
        EventKind(LINED_UP, "lined-up", {"pawn": PAWNS, "slot": NUMBER}),
        EventKind(PREPARED, "prepared", {"seat": SEATS, "coins": NUMBER}),
        EventKind(WALKED, "walked", {"pawn": PAWNS, "from": PLACES, "to": PLACES}),
        EventKind(ARRIVED, "arrived", {"pawn": PAWNS, "place": PLACES, "order": NUMBER}),
        EventKind(OFFERED, "offered", {"seat": SEATS, "souvenir": SOUVENIRS}),
        EventKind(
            BOUGHT,
            "bought",
            {"seat": SEATS, "souvenir": SOUVENIRS, "coins": NUMBER, "points": NUMBER},
        ),
        EventKind(GIVEN_BACK, "given-back", {"seat": SEATS, "coins": NUMBER}),
        EventKind(EARNED, "earned", {"seat": SEATS, "coins": NUMBER}),
        EventKind(
            ADMIRED,
            "admired",
            {"seat": SEATS, "panorama": PANORAMAS, "part": NUMBER, "points": NUMBER},
        ),
        EventKind(PASSED_BY, "passed-by", SEAT),
        EventKind(BATHED, "bathed", {"seat": SEATS, "spring": SPRINGS, "points": NUMBER}),
        EventKind(DONATED, "donated", {"seat": SEATS, "coins": NUMBER, "points": NUMBER}),
        EventKind(NEUTRAL_DONATED, "neutral-donated", {"coins": NUMBER}),
        EventKind(DREW, "drew", {"seat": SEATS, "encounter": ENCOUNTERS}),
        EventKind(DREW_UNSEEN, "drew-unseen", SEAT),
        EventKind(MET, "met", {"seat": SEATS, "encounter": ENCOUNTERS}),
        EventKind(PUT_BACK, "put-back", {"seat": SEATS, "encounter": ENCOUNTERS}),
        EventKind(PUT_BACK_UNSEEN, "put-back-unseen", SEAT),
        EventKind(ENTERTAINED, "entertained", {"seat": SEATS, "coins": NUMBER, "points": NUMBER}),
        EventKind(WAS_GIVEN, "was-given", {"seat": SEATS, "souvenir": SOUVENIRS, "points": NUMBER}),
        EventKind(IMPRESSED, "impressed", {"seat": SEATS, "points": NUMBER}),
        EventKind(SERVED, "served", {"seat": SEATS, "meal": MEALS}),
        EventKind(SERVED_UNSEEN, "served-unseen", PAWN),
        EventKind(LOOKED, "looked", {"seat": SEATS, "meal": MEALS}),
        EventKind(DROPPED, "dropped", {}),
        EventKind(TREATED, "treated", {"seat": SEATS, "meal": MEALS}),
        EventKind(TREATED_UNSEEN, "treated-unseen", SEAT),
        EventKind(DECLINED, "declined", SEAT),
        EventKind(ATE, "ate", {"seat": SEATS, "meal": MEALS, "coins": NUMBER, "points": NUMBER}),
        EventKind(FASTED, "fasted", SEAT),
        EventKind(LEG_BEGINS, "leg-begins", {"place": PLACES}),
        EventKind(
            ACHIEVED,
            "achieved",
            {"seat": SEATS, "achievement": ACHIEVEMENTS, "points": NUMBER},
        ),
        EventKind(TEMPLE_RANK, "temple-rank", {"pawn": PAWNS, "rank": NUMBER, "points": NUMBER}),
        EventKind(GAME_OVER, "game-over", {}),
    ]
)
