"""Which net a bot judges positions by: the title's own, none, or one from a file."""

from pathlib import Path
from typing import Final

from kachidoki.engine.advice import Advice
from kachidoki.engine.errors import BadInput
from kachidoki.engine.learned.nets import read_net
from kachidoki.engine.title import Title

TITLES_OWN: Final = ""
NO_NET: Final = "none"


def advice_with(title: Title, net: str) -> Advice:
    """The title's advice with that net."""
    advice = title.advice()
    if net == NO_NET:
        advice.net = None
    elif net != TITLES_OWN:
        features = title.features()
        if features is None:
            raise BadInput(f"{title.id} has no features for a net")
        advice.net = read_net(Path(net), title.id, features)
    return advice
