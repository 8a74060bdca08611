"""Titles as games of OpenSpiel: sequential, with chance as a player of its own.

    register_games()
    game = pyspiel.load_game("kachidoki_joraku(players=3,edition=first)")

Who choose at once and in secret do so one after the other, in the order of their seats, and nobody is
told what those before have chosen. Utilities are shares of the victory, which sum to one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from kachidoki.engine import BadInput, Rng, Setting, State, Title
from kachidoki.engine.advice import shares
from kachidoki.extras import needing
from kachidoki.lab.environments.table import Eyes, setting_of
from kachidoki.titles import find_title, titles

with needing("environments", "an OpenSpiel game"):
    import numpy as np
try:
    import pyspiel
except ModuleNotFoundError:
    raise BadInput(
        "an OpenSpiel game needs pyspiel, which is not installed: pip install open_spiel"
    ) from None

PREFIX: Final = "kachidoki_"
PLAYERS: Final = "players"
TITLES_OWN: Final = ""  # the value of an option that is the title's default
PLUS, AND = "+", "&"  # to OpenSpiel, `1+2` would be a number that it cannot read; it gets `1&2`
# No game is longer: every title keeps the law of termination within that.
MOST_PLIES: Final = 20_000
SEED_BITS: Final = 53


def register_games() -> None:
    """Makes every title known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for title in titles().values():
        if name_of(title) not in known:
            pyspiel.register_game(type_of(title), class_for(title))


def class_for(title: Title) -> type["TitleGame"]:
    """A class: OpenSpiel lets go of what it was given only when Python has ended, where any other
    object would end with a crash."""
    return type("TitleGame", (TitleGame,), {"title": title})


def load_game(text: str) -> "TitleGame":
    """The game that OpenSpiel writes so, also where our games are not registered yet."""
    register_games()
    game: TitleGame = pyspiel.load_game(text)
    return game


def name_of(title: Title) -> str:
    return PREFIX + title.id.replace("-", "_")


def type_of(title: Title) -> Any:
    kinds = pyspiel.GameType
    defaults = {option.name: TITLES_OWN for option in title.options}
    return kinds(
        short_name=name_of(title),
        long_name=f"Kachidoki: {title.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=min(title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=title.features() is not None,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: max(title.seats), **defaults},
    )


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """The title in one setting."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = spelled(params or {})
        self.setting = setting_from(self.title, given)
        self.fresh = self.title.open(self.setting)
        super().__init__(type_of(self.title), self.info(), given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def info(self) -> Any:
        kinds = self.title.vocabulary.kinds
        chance = [kind.end() for kind in kinds if kind.chance] or [len(self.title.vocabulary)]
        return pyspiel.GameInfo(
            num_distinct_actions=self.title.vocabulary.decisions(),
            max_chance_outcomes=max(chance),
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_PLIES,
        )

    def max_chance_nodes_in_history(self) -> int:
        return MOST_PLIES

    def new_initial_state(self) -> "TitleState":
        return TitleState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SeatObserver":
        if params:
            raise BadInput(f"observers take no parameters; given: {', '.join(params)}")
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def spelled(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters that say anything, as OpenSpiel can read them back from the game's name."""
    return {
        name: value if name == PLAYERS else str(value).replace(PLUS, AND)
        for name, value in params.items()
        if value != TITLES_OWN
    }


def setting_from(title: Title, params: Mapping[str, Any]) -> Setting:
    """What the parameters ask for; those that are left out are as the title has them."""
    options = {name: value for name, value in params.items() if name != PLAYERS}
    words = {name: value.replace(AND, PLUS) for name, value in options.items()}
    return setting_of(title, params.get(PLAYERS), words)


class Position:
    """A state that OpenSpiel copies as quickly as we do, and pickles as we write it down."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return load_position, (self.state.game.title.id, self.state.dump())


def load_position(title_id: str, words: dict[str, Any]) -> Position:
    return Position(find_title(title_id).load(words))


class TitleState(pyspiel.State):  # type: ignore[misc]
    """A position of the game, chance's moves included."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.position = Position(game.fresh.clone())

    @property
    def state(self) -> State:
        return self.position.state

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.state.actor)

    def is_terminal(self) -> bool:
        return self.state.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        """Only who is asked has any, also where others choose at the same time."""
        return self.state.legal_actions(player) if player == self.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.state.apply(int(self.state.actor), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.vocabulary.notation(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.state.seats)
        return shares(self.state.ranking())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TitleState":
        """Another world that the player cannot tell from this one, for OpenSpiel's ISMCTS in Python.
        Its history stays that of the true game: look only at what the state says."""
        world: TitleState = self.clone()
        world.state.resample(player, Rng(int(sampler() * 2**SEED_BITS)))
        return world

    def __str__(self) -> str:
        return msgspec.json.encode(self.state.dump()).decode()


class SeatObserver:
    """What a player may know: the view as a string, and for titles with features numbers.

    With perfect recall the string also counts the plies that the player knows of; a view holds whatever
    else a player has to remember.
    """

    def __init__(self, game: TitleGame, wanted: Any) -> None:
        self.recalls = bool(wanted.perfect_recall)
        self.is_private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if game.title.features() is not None and self.is_private and not self.recalls:
            self.eyes = Eyes(game.title, game.fresh)
            self.tensor = np.zeros(self.eyes.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.eyes.look(state.state, player)

    def string_from(self, state: TitleState, player: int) -> str:
        view = state.state.view(player if self.is_private else None)
        words = msgspec.json.encode(view).decode()
        return f"{state.state.plies_known_to(player)} {words}" if self.recalls else words
