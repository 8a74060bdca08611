"""What a seat's guess at the hidden cards keeps, and what it leaves open."""

from typing import Any

from tests.titles.joraku.positions import ALL_IN_KYOTO, position

from kachidoki.engine import Rng, State

GUESSES = 40
NEUTRAL = {"mode": "with-neutral"}


def guesses(state: State, seat: int) -> list[dict[str, Any]]:
    """Many positions that the seat holds possible."""
    found = []
    for seed in range(GUESSES):
        guess = state.clone()
        guess.resample(seat, Rng(seed))
        found.append(guess.dump())
    return found


def after_passing() -> State:
    """A gave red-1 and red-2 to B; C has shown to lack red."""
    return position(
        {
            "round": 1,
            "army": "red",
            "pending": [{"step": "playing"}],
            "hands": {
                "A": ["red-3", "blue-6"],
                "B": ["red-1", "red-2"],
                "C": ["yellow-1", "blue-1"],
                "D": ["red-4", "yellow-4"],
            },
            "given": {"A": ["red-1", "red-2"]},
            "lacks": {"C": ["red"]},
            "spent": ["red-5", "red-6", "yellow-2", "blue-2"],
            "armies": ALL_IN_KYOTO,
        }
    )


def test_a_seat_keeps_its_own_hand() -> None:
    assert all(guess["hands"]["A"] == ["red-3", "blue-6"] for guess in guesses(after_passing(), 0))


def test_the_giver_knows_where_the_cards_are() -> None:
    assert all(guess["hands"]["B"] == ["red-1", "red-2"] for guess in guesses(after_passing(), 0))


def test_nobody_else_knows_where_the_cards_are() -> None:
    for seat in (2, 3):
        holders = {
            name
            for guess in guesses(after_passing(), seat)
            for name, hand in guess["hands"].items()
            if "red-1" in hand
        }
        assert holders >= {"A", "B"}


def test_a_shown_lack_is_believed_by_all() -> None:
    for seat in (0, 1, 3):
        for guess in guesses(after_passing(), seat):
            assert not any(card.startswith("red") for card in guess["hands"]["C"])


def test_cards_that_were_seen_do_not_come_back() -> None:
    for guess in guesses(after_passing(), 1):
        assert guess["spent"] == ["red-5", "red-6", "yellow-2", "blue-2"]


def test_a_given_card_of_a_lacked_suit_must_be_the_discard() -> None:
    state = position(
        {
            "round": 1,
            "army": "red",
            "pending": [{"step": "playing"}],
            "hands": {"A": ["red-4", "blue-1"], "B": ["blue-3", "yellow-4"]},
            "given": {"A": ["red-1", "blue-3"]},
            "lacks": {"B": ["red"]},
            "face_down": {"A": ["blue-2"], "B": ["red-1"]},
            "armies": {army: ALL_IN_KYOTO[army] for army in ("red", "blue")},
        },
        seats=2,
        options=NEUTRAL,
    )
    for guess in guesses(state, 0):
        assert guess["face_down"] == {"A": ["blue-2"], "B": ["red-1"]}
        assert "blue-3" in guess["hands"]["B"]


def test_draft_picks_that_were_seen_are_remembered() -> None:
    """B's pick from the pack that A handed over, the pack that A handed over last, no more."""
    state = position(
        {
            "round": 1,
            "pending": [{"step": "drafting", "argument": 2}],
            "hands": {"A": ["red-4", "blue-1", "blue-2"], "B": ["yellow-4", "blue-3", "blue-4"]},
            "face_down": {
                "A": ["red-1", "red-2", "red-3", "red-6", "yellow-5"],
                "B": ["yellow-1", "yellow-2", "yellow-3", "yellow-6", "red-5"],
            },
            "given": {"A": ["red-5"], "B": ["yellow-5"]},
            "armies": ALL_IN_KYOTO,
        },
        seats=2,
        options={"mode": "two-on-two"},
    )
    possible = guesses(state, 0)
    assert all(guess["hands"]["B"] == ["yellow-4", "blue-3", "blue-4"] for guess in possible)
    assert all("red-5" in guess["face_down"]["B"] for guess in possible)
    assert any("yellow-6" not in guess["face_down"]["B"] for guess in possible)
