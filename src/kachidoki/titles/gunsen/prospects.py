"""What choices would gain: in a battle, or in a move that provokes one, the chance to win it."""

from collections.abc import Sequence
from typing import Final

from kachidoki.titles.gunsen.rules.actions import FACES
from kachidoki.titles.gunsen.rules.auspices import forecast_after
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.text.cards import all_of
from kachidoki.titles.hooks import Choice, Prospect, Speaker, Weigh, no_prospect

ODDS: Final = "odds"  # the sign of a chance to win
# Who goes and who leads may yet be chosen.
WAYS: Final = ("march", "jump", "muster")
WEIGHED: Final = (*WAYS, "lead", "stay", "accept", "decline", "reroll", "turn", "keep")
ICONS: Final = ("strength", "blood", "armour")


def foretell(guess: Gunsen, seat: int, texts: Speaker) -> Weigh:
    """How a battle will end after each choice of the seat, if both sides choose wisely from then on."""
    return no_prospect if guess.is_over() else Teller(guess, seat, texts).of


class Teller:
    """Tries out choices of a seat."""

    def __init__(self, guess: Gunsen, seat: int, texts: Speaker) -> None:
        self.guess = guess
        self.seat = seat
        self.texts = texts

    def of(self, choice: Choice) -> Prospect | None:
        """None for choices that lead to no battle."""
        if choice["kind"] not in WEIGHED:
            return None
        action = self.guess.vocabulary.parse(" ".join(str(word) for word in choice.values()))
        expected = forecast_after(self.guess, self.seat, action)
        if expected is None:
            return None
        is_attacker = self.seat == self.guess.turn
        percent = round(100 * (expected.attacker if is_attacker else expected.defender))
        lost = (expected.attackers_lost, expected.defenders_lost)
        own, theirs = lost if is_attacker else reversed(lost)
        figures = {"percent": percent, "own": round(own, 1), "theirs": round(theirs, 1)}
        short = self.texts.say("odds-short", percent=percent)
        if choice["kind"] in WAYS:
            return Prospect(short, self.texts.say("odds-of-going", **figures), ODDS)
        if icons := self.icons_kept(choice):
            words = self.texts.say("odds-of-dice", icons=icons, **figures)
        else:
            words = self.texts.say("odds", **figures)
        return Prospect(short, words, ODDS)

    def icons_kept(self, choice: Choice) -> str:
        """What dice count that are kept, or the one that is turned."""
        if choice["kind"] == "turn":
            return self.icons_on([FACES.index(choice["face"])])
        if choice["kind"] == "keep":
            places = choice["dice"].split("+")
            return self.icons_on([int(self.guess.dice[int(place) - 1]) for place in places])
        return ""

    def icons_on(self, faces: Sequence[int]) -> str:
        dice = self.guess.box.dice
        shown = zip(ICONS, (dice.strength, dice.blood, dice.armour), strict=True)
        counts = {icon: sum(int(on[face]) for face in faces) for icon, on in shown}
        found = [self.texts.say(f"icon-{icon}", count=n) for icon, n in counts.items() if n]
        return all_of(self.texts, found) if found else ""
