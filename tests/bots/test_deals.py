"""Bots that deal: what they answer and offer, and that nobody waits for them for ever."""

import pytest
from bazaar import TITLE, TRADING, Bazaar, BazaarAdvice

from kachidoki.bots import SILENCE, Bot, GreedyBot, Inbox, answers_of, ask_to_respond, make_bot
from kachidoki.bots.greedy import QUIET, SILENT, TALKATIVE
from kachidoki.engine import CHANCE, Game, IllegalAction, Rng, State
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


# ----------------------------------------------------------------- offers of their own


class Fair(Bazaar):
    """Every round is an occasion for offers."""

    def occasion(self) -> int:
        return self.round if self.step == TRADING else 0


class Vendor(BazaarAdvice):
    def __init__(self, *offers: str) -> None:
        self.offers = [WORDS.parse(f"offer {terms}") for terms in offers]

    def proposals(self, state: State, seat: int) -> list[int]:
        return [action for action in self.offers if seat == 0 and state.is_gesture(seat, action)]


def fair() -> Fair:
    state = Fair(Game(TITLE, TITLE.setting(3)))
    state.apply(CHANCE, WORDS.parse("price 2"))
    return state


def offer_of(*offers: str, talk: int = TALKATIVE) -> str:
    state = fair()
    bot = GreedyBot(Vendor(*offers), Rng(1), talk)
    action = ask_to_respond(bot, state, 0, Rng(1))
    return "" if action == SILENCE else WORDS.notation(action)


def test_a_bot_offers_what_gains_it_most_and_is_accepted() -> None:
    prices = [f"B secretly silk {price}" for price in ("1-coin", "2-coins", "3-coins")]
    assert offer_of(*prices) == "offer B secretly silk 2-coins"


@pytest.mark.parametrize(
    "terms", ["B openly silk nothing", "B openly 1-coin silk", "B openly silk 3-coins"]
)
def test_a_bot_offers_nothing_that_either_loses_by(terms: str) -> None:
    assert offer_of(terms) == ""


@pytest.mark.parametrize("talk", [QUIET, SILENT])
def test_a_quiet_bot_offers_nothing(talk: int) -> None:
    assert offer_of("B secretly silk 2-coins", talk=talk) == ""


@pytest.mark.parametrize(("name", "answer"), [("greedy:quiet", "agree A"), ("greedy:silent", "")])
def test_a_quiet_bot_answers_and_a_silent_one_does_not(name: str, answer: str) -> None:
    assert answer_to("openly 2-coins tea", make_bot(name, TITLE, 1)) == answer


def test_bots_are_asked_once_on_each_occasion() -> None:
    state, inbox = fair(), Inbox()
    assert inbox.to_ask(state, [0, 2]) == [0, 2]
    inbox.note(state, 0)
    assert inbox.to_ask(state, [0, 2]) == [2]
    inbox.note(state, 2)
    assert inbox.to_ask(state, [0, 2]) == []
    for seat in range(3):
        state.apply(seat, WORDS.parse("work"))
    assert inbox.to_ask(state, [0, 2]) == []
    state.apply(CHANCE, WORDS.parse("price 1"))
    assert inbox.to_ask(state, [0, 2]) == [0, 2]


def test_a_bot_that_has_offered_something_is_not_asked_again_when_it_is_refused() -> None:
    state, inbox = fair(), Inbox()
    inbox.note(state, 0)
    state.apply(0, WORDS.parse("offer B openly 1-coin tea"))
    state.apply(1, WORDS.parse("refuse A"))
    assert inbox.to_ask(state, [0]) == []


def test_bots_that_offer_play_to_the_end() -> None:
    advice = Vendor("B secretly silk 2-coins", "C openly silk 2-coins")
    state = fair()
    players = [Player(f"bot {seat}", GreedyBot(advice, Rng(seat)), Rng(seat)) for seat in range(3)]
    state.listen()
    play_out(state, players, Rng(1))
    kinds = [event.kind for event in state.heard()]
    assert state.is_over()
    assert "deal-accepted" in kinds
