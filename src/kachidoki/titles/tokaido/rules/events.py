"""The kinds of events in a game of Tokaido."""

from typing import Final

from kachidoki.engine.events import NUMBER, Chronicle, EventKind
from kachidoki.engine.seats import SEATS
from kachidoki.titles.tokaido.rules.actions import (
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
SET_OUT_POORER: Final = 6
WALKED: Final = 7
ARRIVED: Final = 8
OFFERED: Final = 9
BOUGHT: Final = 10
LEFT_EMPTY: Final = 11
GIVEN_BACK: Final = 12
EARNED: Final = 13
ADMIRED: Final = 14
PASSED_BY: Final = 15
BATHED: Final = 16
DONATED: Final = 17
NEUTRAL_DONATED: Final = 18
DREW: Final = 19
DREW_UNSEEN: Final = 20
MET: Final = 21
PUT_BACK: Final = 22
PUT_BACK_UNSEEN: Final = 23
ENTERTAINED: Final = 24
WAS_GIVEN: Final = 25
IMPRESSED: Final = 26
SERVED: Final = 27
SERVED_UNSEEN: Final = 28
LOOKED: Final = 29
DROPPED: Final = 30
TREATED: Final = 31
TREATED_UNSEEN: Final = 32
DECLINED: Final = 33
ATE: Final = 34
FASTED: Final = 35
LEG_BEGINS: Final = 36
ACHIEVED: Final = 37
TEMPLE_RANK: Final = 38
GAME_OVER: Final = 39

SEAT: Final = {"seat": SEATS}

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
        EventKind(SET_OUT_POORER, "set-out-poorer", {"seat": SEATS, "coins": NUMBER}),
        EventKind(WALKED, "walked", {"pawn": PAWNS, "from": PLACES, "to": PLACES}),
        EventKind(ARRIVED, "arrived", {"pawn": PAWNS, "place": PLACES, "order": NUMBER}),
        EventKind(OFFERED, "offered", {"seat": SEATS, "souvenir": SOUVENIRS}),
        EventKind(
            BOUGHT,
            "bought",
            {"seat": SEATS, "souvenir": SOUVENIRS, "coins": NUMBER, "points": NUMBER},
        ),
        EventKind(LEFT_EMPTY, "left-empty", SEAT),
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
        EventKind(SERVED_UNSEEN, "served-unseen", {"pawn": PAWNS, "meals": NUMBER}),
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
