"""The kinds of events in a game of Joraku."""

from typing import Final

from kachidoki.engine.events import NUMBER, Chronicle, EventKind
from kachidoki.engine.seats import SEATS
from kachidoki.titles.joraku.rules.actions import AREAS, ARMIES, CARD_NAMES

APPOINTED: Final = 0
FIRST_LEADER: Final = APPOINTED + 1
VARIANT_DRAWN: Final = FIRST_LEADER + 1
ROUND_BEGINS: Final = VARIANT_DRAWN + 1
DEALT: Final = ROUND_BEGINS + 1
# The secret choices of the recruit phase, in the order of their steps: what the seat that chose is
# told, and behind it what all others are told.
UNSEEN: Final = 1
CHOICE: Final = 2
PASSED: Final = DEALT + 1
PASSED_UNSEEN: Final = PASSED + 1
DRAFTED: Final = PASSED_UNSEEN + 1
DRAFTED_UNSEEN: Final = DRAFTED + 1
DISCARDED: Final = DRAFTED_UNSEEN + 1
DISCARDED_UNSEEN: Final = DISCARDED + 1
RECEIVED: Final = DISCARDED_UNSEEN + 1
HANDED: Final = RECEIVED + 1
NEUTRAL_ADVANCES: Final = HANDED + 1
SENT: Final = NEUTRAL_ADVANCES + 1
PLAYED: Final = SENT + 1
PLACED: Final = PLAYED + 1
MARCHES: Final = PLACED + 1
DAIMYO_MOVED: Final = MARCHES + 1
SAMURAI_MOVED: Final = DAIMYO_MOVED + 1
REMOVED: Final = SAMURAI_MOVED + 1
DRIVEN: Final = REMOVED + 1
TRICK_WON: Final = DRIVEN + 1
PRESTIGE: Final = TRICK_WON + 1
KACHIDOKI_POINTS: Final = PRESTIGE + 1
PRESTIGE_POINTS: Final = KACHIDOKI_POINTS + 1
HOME_BANNER_POINTS: Final = PRESTIGE_POINTS + 1
ARRIVAL_POINTS: Final = HOME_BANNER_POINTS + 1
DISCIPLINE_POINTS: Final = ARRIVAL_POINTS + 1
GAME_OVER: Final = DISCIPLINE_POINTS + 1

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
        EventKind(DEALT, "dealt", CARD, fold="dealt"),
        EventKind(PASSED, "pass", CARD, fold="passed"),
        EventKind(PASSED_UNSEEN, "pass-unseen", SEAT, fold="passed"),
        EventKind(DRAFTED, "draft", CARD, fold="drafted"),
        EventKind(DRAFTED_UNSEEN, "draft-unseen", SEAT, fold="drafted"),
        EventKind(DISCARDED, "discard", CARD, fold="discarded"),
        EventKind(DISCARDED_UNSEEN, "discard-unseen", SEAT, fold="discarded"),
        EventKind(RECEIVED, "received", CARD, fold="received"),
        EventKind(HANDED, "handed", CARD, fold="handed"),
        EventKind(NEUTRAL_ADVANCES, "neutral-advances", {}),
        EventKind(SENT, "sent", {"seat": SEATS, "army": ARMIES}),
        EventKind(PLAYED, "played", {"seat": SEATS, "army": ARMIES, "card": CARD_NAMES}),
        EventKind(PLACED, "placed", {"army": ARMIES, "area": AREAS, "count": NUMBER}),
        EventKind(MARCHES, "marches", POINTS),
        EventKind(DAIMYO_MOVED, "daimyo-moved", MOVE),
        EventKind(SAMURAI_MOVED, "samurai-moved", MOVE),
        EventKind(REMOVED, "removed", {"army": ARMIES, "victim": ARMIES, "area": AREAS}),
        EventKind(DRIVEN, "driven", MOVE),
        EventKind(TRICK_WON, "trick-won", {"seat": SEATS, "army": ARMIES, "card": CARD_NAMES}),
        EventKind(PRESTIGE, "prestige", {"round": NUMBER}),
        EventKind(KACHIDOKI_POINTS, "kachidoki-points", AREA_POINTS, "kachidoki"),
        EventKind(PRESTIGE_POINTS, "prestige-points", AREA_POINTS, "prestige"),
        EventKind(HOME_BANNER_POINTS, "home-banner-points", AREA_POINTS, "home-banner"),
        EventKind(ARRIVAL_POINTS, "arrival-points", POINTS, "arrival"),
        EventKind(DISCIPLINE_POINTS, "discipline-points", POINTS, "discipline"),
        EventKind(GAME_OVER, "game-over", {}),
    ],
    round_begins="round-begins",
)
