"""Who wins a trick, for every order of numbers in which four cards can be played."""

from collections import Counter
from itertools import product

from tests.titles.joraku.positions import ALL_IN_KYOTO, play, position

SUITS = ["red", "yellow", "blue"]
ARMIES = ["red", "blue", "yellow", "purple"]


def cards(numbers: tuple[int, ...]) -> list[str]:
    """Cards of these numbers (0: ninja), equal ones in different suits."""
    seen: Counter[int] = Counter()
    found = []
    for number in numbers:
        found.append(f"{SUITS[seen[number]]}-{number or 'ninja'}")
        seen[number] += 1
    return found


def winner(numbers: tuple[int, ...]) -> str:
    """The seat that wins: the last of the ninjas if there is a six, else of the highest cards."""
    ninja_wins = 6 in numbers and 0 in numbers
    best = 0 if ninja_wins else max(numbers)
    return "ABCD"[max(place for place, number in enumerate(numbers) if number == best)]


def test_the_winner_of_every_trick() -> None:
    for numbers in product(range(7), repeat=4):
        if max(Counter(numbers).values()) > len(SUITS):
            continue
        played = cards(numbers)
        spare = [f"{suit}-{number}" for suit in SUITS for number in range(1, 7)]
        hands = [card for card in spare if card not in played][:4]
        state = position(
            {
                "round": 1,
                "army": "purple",
                "pending": [{"step": "playing"}, {"step": "marching", "argument": 1}],
                "trick": [
                    {"army": army, "card": card} for army, card in zip(ARMIES, played, strict=True)
                ],
                "hands": {seat: [card] for seat, card in zip("ABCD", hands, strict=True)},
                "armies": ALL_IN_KYOTO,
            }
        )
        assert play(state, "D stop").dump()["kachidoki"] == winner(numbers), played
