"""The kinds of events in a game of Joraku."""

from typing import Final

from kachidoki.engine.events import NUMBER, Chronicle, EventKind
from kachidoki.engine.seats import SEATS
from kachidoki.titles.joraku.rules.actions import AREAS, ARMIES, CARD_NAMES

APPOINTED: Final = 0
FIRST_LEADER: Final = 1
VARIANT_DRAWN: Final = 2
ROUND_BEGINS: Final = 3
DEALT: Final = 4
# The secret choices of the recruit phase, in the order of their steps: what the seat that chose is
# told, and behind it what all others are told.
UNSEEN: Final = 1
CHOICE: Final = 2
PASSED: Final = 5
PASSED_UNSEEN: Final = 6
DRAFTED: Final = 7
DRAFTED_UNSEEN: Final = 8
DISCARDED: Final = 9
DISCARDED_UNSEEN: Final = 10
RECEIVED: Final = 11
HANDED: Final = 12
NEUTRAL_ADVANCES: Final = 13
SENT: Final = 14
PLAYED: Final = 15
PLACED: Final = 16
MARCHES: Final = 17
DAIMYO_MOVED: Final = 18
SAMURAI_MOVED: Final = 19
REMOVED: Final = 20
DRIVEN: Final = 21
TRICK_WON: Final = 22
PRESTIGE: Final = 23
KACHIDOKI_POINTS: Final = 24
PRESTIGE_POINTS: Final = 25
HOME_BANNER_POINTS: Final = 26
ARRIVAL_POINTS: Final = 27
DISCIPLINE_POINTS: Final = 28
GAME_OVER: Final = 29

SEAT: Final = {"seat": SEATS}
CARD: Final = {"seat": SEATS, "card": CARD_NAMES}
MOVE: Final = {"army": ARMIES, "from": AREAS, "to": AREAS}
POINTS: Final = {"army": ARMIES, "points": NUMBER}
AREA_POINTS: Final = {"army": ARMIES, "area": AREAS, "points": NUMBER}

CHRONICLE: Final = Chronicle(
    [
        EventKind(
            APPOINTED,
            "appointed",
            {"seat": SEATS, "army": ARMIES, "number": NUMBER, "area": AREAS},
        ),
        EventKind(FIRST_LEADER, "first-leader", SEAT),
        EventKind(VARIANT_DRAWN, "variant-drawn", {"variant": NUMBER}),
        EventKind(ROUND_BEGINS, "round-begins", {"round": NUMBER}),
        EventKind(DEALT, "dealt", CARD),
        EventKind(PASSED, "pass", CARD),
        EventKind(PASSED_UNSEEN, "pass-unseen", SEAT),
        EventKind(DRAFTED, "draft", CARD),
        EventKind(DRAFTED_UNSEEN, "draft-unseen", SEAT),
        EventKind(DISCARDED, "discard", CARD),
        EventKind(DISCARDED_UNSEEN, "discard-unseen", SEAT),
        EventKind(RECEIVED, "received", CARD),
        EventKind(HANDED, "handed", CARD),
        EventKind(NEUTRAL_ADVANCES, "neutral-advances", {}),
        EventKind(SENT, "sent", {"seat": SEATS, "army": ARMIES}),
        EventKind(PLAYED, "played", {"seat": SEATS, "army": ARMIES, "card": CARD_NAMES}),
        EventKind(PLACED, "placed", {"army": ARMIES, "area": AREAS, "count": NUMBER}),
        EventKind(MARCHES, "marches", POINTS),
        EventKind(DAIMYO_MOVED, "daimyo-moved", MOVE),
        EventKind(SAMURAI_MOVED, "samurai-moved", MOVE),
        EventKind(REMOVED, "removed", {"army": ARMIES, "victim": ARMIES, "area": AREAS}),
        EventKind(DRIVEN, "driven", MOVE),
        EventKind(TRICK_WON, "trick-won", {"seat": SEATS, "army": ARMIES}),
        EventKind(PRESTIGE, "prestige", {"round": NUMBER}),
        EventKind(KACHIDOKI_POINTS, "kachidoki-points", AREA_POINTS),
        EventKind(PRESTIGE_POINTS, "prestige-points", AREA_POINTS),
        EventKind(HOME_BANNER_POINTS, "home-banner-points", AREA_POINTS),
        EventKind(ARRIVAL_POINTS, "arrival-points", POINTS),
        EventKind(DISCIPLINE_POINTS, "discipline-points", POINTS),
        EventKind(GAME_OVER, "game-over", {}),
    ]
)
