"""Bots that are offered something: what they answer, and that nobody waits for them for ever."""

import pytest
from bazaar import TITLE, Bazaar

from kachidoki.bots import SILENCE, Bot, answers_of, ask_to_respond, make_bot
from kachidoki.engine import CHANCE, IllegalAction, Rng, State
from kachidoki.lab.arena import Player, play_out

WORDS = TITLE.vocabulary


class Hasty(Bot):
    """Knows nothing of deals."""

    def choose(self, state: State, seat: int) -> int:
        return state.legal_actions(seat)[0]


class Pushy(Hasty):
    """Answers every offer by another one."""

    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        offers = [
            action
            for action in state.possible_actions(seat)
            if WORDS.notation(action).startswith("offer")
        ]
        return offers[0] if offers else SILENCE


class Confused(Hasty):
    def respond(self, state: State, seat: int, answers: list[int]) -> int:
        return state.legal_actions(0)[0]


def offered(terms: str) -> Bazaar:
    state = TITLE.open(TITLE.setting(3))
    state.apply(CHANCE, WORDS.parse("price 2"))
    state.apply(0, WORDS.parse(f"offer B {terms}"))
    return state


def answer_to(terms: str, bot: Bot) -> str:
    action = ask_to_respond(bot, offered(terms), 1, Rng(1))
    return "" if action == SILENCE else WORDS.notation(action)


@pytest.mark.parametrize("name", ["greedy", "ismcts:20", "ismcts:20@2"])
@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        ("openly 2-coins tea", "agree A"),
        ("secretly silk 2-coins", "agree A"),
        ("openly 1-coin tea", "refuse A"),
        ("secretly nothing 1-coin", "refuse A"),
        ("openly nothing silk", "refuse A"),
    ],
)
def test_a_bot_takes_what_it_gains_by(name: str, terms: str, answer: str) -> None:
    assert answer_to(terms, make_bot(name, TITLE, 1)) == answer


def test_a_random_bot_answers_at_random() -> None:
    answers = {
        answer_to("openly 1-coin tea", make_bot("random", TITLE, seed)) for seed in range(20)
    }
    assert answers == {"agree A", "refuse A"}


def test_a_bot_that_knows_no_deals_says_nothing() -> None:
    assert answer_to("openly 3-coins nothing", Hasty()) == ""


def test_what_is_no_gesture_is_no_answer() -> None:
    with pytest.raises(IllegalAction, match="no legal gesture"):
        answer_to("openly 1-coin tea", Confused())


def test_bots_that_haggle_come_to_an_end() -> None:
    state = offered("openly 1-coin tea")
    players = [Player(f"bot {seat}", Pushy(), Rng(seat)) for seat in range(3)]
    play_out(state, players, Rng(1))
    assert state.is_over()
    assert not any(answers_of(state, seat) for seat in range(3))
