"""The seal draws fairly, always the same, and gives nothing away."""

import hashlib
import hmac
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kachidoki.engine import BadInput
from kachidoki.match import Seal, commitment_of, new_secret, seeded
from kachidoki.match.seal import NUMBERS, new_nonces

SECRET = bytes(range(32))


def test_the_draw_is_the_one_that_is_documented() -> None:
    seal = Seal(SECRET, ["one", "two"])
    message = json.dumps([["one", "two"], 17, 0], separators=(",", ":")).encode()
    number = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest(), "big")
    outcomes = [(action, 1) for action in range(100, 1100)]
    assert seal.draw(17, outcomes) == 100 + number % 1000


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Seal(SECRET, []).commitment == hashlib.sha256(SECRET).hexdigest()
    assert commitment_of(SECRET) == Seal(SECRET, []).commitment


@given(
    weights=st.lists(st.integers(min_value=0, max_value=20), min_size=1, max_size=8).filter(any),
    ply=st.integers(min_value=1, max_value=10_000),
)
def test_an_outcome_is_drawn_that_has_a_weight(weights: list[int], ply: int) -> None:
    outcomes = list(enumerate(weights))
    assert weights[Seal(SECRET, ["n"]).draw(ply, outcomes)] > 0


def test_every_ticket_belongs_to_its_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    seal = Seal(SECRET, [])
    drawn = Counter[int]()
    for ticket in range(6):
        monkeypatch.setattr(seal, "ticket", lambda ply, total, ticket=ticket: ticket)
        drawn[seal.draw(1, [(7, 1), (8, 0), (9, 3), (10, 2)])] += 1
    assert drawn == {7: 1, 9: 3, 10: 2}


def test_numbers_that_would_favour_an_outcome_are_thrown_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seal = Seal(SECRET, [])
    first_unfair = NUMBERS - NUMBERS % 3
    numbers = {0: first_unfair, 1: NUMBERS - 1, 2: first_unfair - 1}
    monkeypatch.setattr(seal, "number", lambda ply, attempt: numbers[attempt])
    assert seal.ticket(1, 3) == (first_unfair - 1) % 3


def test_long_runs_follow_the_weights() -> None:
    seal = Seal(SECRET, ["n"])
    drawn = Counter(seal.draw(ply, [(1, 1), (2, 2), (3, 3)]) for ply in range(6000))
    assert [round(drawn[action] / 1000, 1) for action in (1, 2, 3)] == pytest.approx(
        [1, 2, 3], abs=0.15
    )


def test_secret_nonces_and_ply_all_count() -> None:
    many = [(action, 1) for action in range(1_000_000)]
    draws = {
        Seal(SECRET, ["a", "b"]).draw(1, many),
        Seal(SECRET, ["a", "b"]).draw(2, many),
        Seal(SECRET, ["b", "a"]).draw(1, many),
        Seal(SECRET, ["ab", ""]).draw(1, many),
        Seal(bytes(32), ["a", "b"]).draw(1, many),
    }
    assert len(draws) == 5


def test_a_seed_gives_the_same_seal_again() -> None:
    assert seeded(5, 3) == seeded(5, 3)
    assert seeded(5, 3) != seeded(6, 3)
    assert len(seeded(5, 3)[1]) == 3


def test_new_secrets_and_nonces_differ() -> None:
    assert new_secret() != new_secret()
    assert len(set(new_nonces(4))) == 4


def test_it_does_not_show_its_secret() -> None:
    assert SECRET.hex() not in repr(Seal(SECRET, ["n"]))


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33)])
def test_a_secret_has_256_bits(secret: bytes) -> None:
    with pytest.raises(BadInput, match="32 bytes"):
        Seal(secret, [])


@pytest.mark.parametrize("outcomes", [[], [(4, 0)]])
def test_nothing_to_draw_is_refused(outcomes: list[tuple[int, int]]) -> None:
    with pytest.raises(BadInput, match="nothing to decide at ply 3"):
        Seal(SECRET, []).draw(3, outcomes)


def test_what_is_shown_of_a_seeded_seal_does_not_tell_the_seed() -> None:
    seed = 123456789
    nonces = seeded(seed, 4)[1]
    assert len(set(nonces)) == 4
    assert not any(str(seed) in nonce for nonce in nonces)
