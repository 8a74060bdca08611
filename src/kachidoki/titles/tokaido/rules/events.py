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
CHOSEN: Final = DEALT + 1
CHOSEN_UNSEEN: Final = CHOSEN + 1
TRAVELS_AS: Final = CHOSEN_UNSEEN + 1
LINED_UP: Final = TRAVELS_AS + 1
PREPARED: Final = LINED_UP + 1
SET_OUT_POORER: Final = PREPARED + 1
WALKED: Final = SET_OUT_POORER + 1
ARRIVED: Final = WALKED + 1
OFFERED: Final = ARRIVED + 1
BOUGHT: Final = OFFERED + 1
LEFT_EMPTY: Final = BOUGHT + 1
GIVEN_BACK: Final = LEFT_EMPTY + 1
EARNED: Final = GIVEN_BACK + 1
ADMIRED: Final = EARNED + 1
PASSED_BY: Final = ADMIRED + 1
BATHED: Final = PASSED_BY + 1
DONATED: Final = BATHED + 1
NEUTRAL_DONATED: Final = DONATED + 1
DREW: Final = NEUTRAL_DONATED + 1
DREW_UNSEEN: Final = DREW + 1
MET: Final = DREW_UNSEEN + 1
PUT_BACK: Final = MET + 1
PUT_BACK_UNSEEN: Final = PUT_BACK + 1
ENTERTAINED: Final = PUT_BACK_UNSEEN + 1
WAS_GIVEN: Final = ENTERTAINED + 1
IMPRESSED: Final = WAS_GIVEN + 1
SERVED: Final = IMPRESSED + 1
SERVED_UNSEEN: Final = SERVED + 1
LOOKED: Final = SERVED_UNSEEN + 1
DROPPED: Final = LOOKED + 1
TREATED: Final = DROPPED + 1
TREATED_UNSEEN: Final = TREATED + 1
DECLINED: Final = TREATED_UNSEEN + 1
ATE: Final = DECLINED + 1
FASTED: Final = ATE + 1
LEG_BEGINS: Final = FASTED + 1
ACHIEVED: Final = LEG_BEGINS + 1
TEMPLE_RANK: Final = ACHIEVED + 1
GAME_OVER: Final = TEMPLE_RANK + 1
LED_NEUTRAL: Final = GAME_OVER + 1

SEAT: Final = {"seat": SEATS}

CHRONICLE: Final = Chronicle(
    [
        EventKind(DEALT, "dealt", {"seat": SEATS, "traveler": TRAVELERS}, fold="dealt"),
        EventKind(CHOSEN, "chosen", {"seat": SEATS, "traveler": TRAVELERS}, fold="chosen"),
        EventKind(CHOSEN_UNSEEN, "chosen-unseen", SEAT, fold="chosen"),
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
        EventKind(OFFERED, "offered", {"seat": SEATS, "souvenir": SOUVENIRS}, fold="offered"),
        EventKind(
            BOUGHT,
            "bought",
            {"seat": SEATS, "souvenir": SOUVENIRS, "coins": NUMBER, "points": NUMBER},
            "souvenirs",
        ),
        EventKind(LEFT_EMPTY, "left-empty", SEAT),
        EventKind(GIVEN_BACK, "given-back", {"seat": SEATS, "coins": NUMBER}),
        EventKind(EARNED, "earned", {"seat": SEATS, "coins": NUMBER}),
        EventKind(
            ADMIRED,
            "admired",
            {"seat": SEATS, "panorama": PANORAMAS, "part": NUMBER, "points": NUMBER},
            "panoramas",
        ),
        EventKind(PASSED_BY, "passed-by", SEAT),
        EventKind(
            BATHED, "bathed", {"seat": SEATS, "spring": SPRINGS, "points": NUMBER}, "springs"
        ),
        EventKind(
            DONATED, "donated", {"seat": SEATS, "coins": NUMBER, "points": NUMBER}, "donations"
        ),
        EventKind(NEUTRAL_DONATED, "neutral-donated", {"coins": NUMBER}),
        EventKind(DREW, "drew", {"seat": SEATS, "encounter": ENCOUNTERS}),
        EventKind(DREW_UNSEEN, "drew-unseen", SEAT),
        EventKind(MET, "met", {"seat": SEATS, "encounter": ENCOUNTERS}),
        EventKind(PUT_BACK, "put-back", {"seat": SEATS, "encounter": ENCOUNTERS}),
        EventKind(PUT_BACK_UNSEEN, "put-back-unseen", SEAT),
        EventKind(
            ENTERTAINED,
            "entertained",
            {"seat": SEATS, "coins": NUMBER, "points": NUMBER},
            "encounters",
        ),
        EventKind(
            WAS_GIVEN,
            "was-given",
            {"seat": SEATS, "souvenir": SOUVENIRS, "points": NUMBER},
            "souvenirs",
        ),
        EventKind(IMPRESSED, "impressed", {"seat": SEATS, "points": NUMBER}, "encounters"),
        EventKind(SERVED, "served", {"seat": SEATS, "meal": MEALS}, fold="served"),
        EventKind(SERVED_UNSEEN, "served-unseen", {"pawn": PAWNS, "meals": NUMBER}),
        EventKind(LOOKED, "looked", {"seat": SEATS, "meal": MEALS}, fold="looked"),
        EventKind(DROPPED, "dropped", {}),
        EventKind(TREATED, "treated", {"seat": SEATS, "meal": MEALS}),
        EventKind(TREATED_UNSEEN, "treated-unseen", SEAT),
        EventKind(DECLINED, "declined", SEAT),
        EventKind(
            ATE, "ate", {"seat": SEATS, "meal": MEALS, "coins": NUMBER, "points": NUMBER}, "meals"
        ),
        EventKind(FASTED, "fasted", SEAT),
        EventKind(LEG_BEGINS, "leg-begins", {"place": PLACES}),
        EventKind(
            ACHIEVED,
            "achieved",
            {"seat": SEATS, "achievement": ACHIEVEMENTS, "points": NUMBER},
            "achievements",
        ),
        EventKind(
            TEMPLE_RANK, "temple-rank", {"pawn": PAWNS, "rank": NUMBER, "points": NUMBER}, "temple"
        ),
        EventKind(GAME_OVER, "game-over", {}),
        EventKind(LED_NEUTRAL, "led-neutral", SEAT),
    ],
    round_begins="leg-begins",
)
