"""What of all that was learnt a bot goes by: what the title ships, nothing, or files of the user's."""

from pathlib import Path
from typing import Final

from kachidoki.engine.advice import Advice
from kachidoki.engine.errors import BadInput
from kachidoki.engine.learned.nets import NetFile, read_learnt, sight_of, taught
from kachidoki.engine.title import Title

TITLES_OWN: Final = ""
NOTHING: Final = "none"
FILE: Final = "+"  # in the name of a bot, before each file


def advice_with(title: Title, learnt: str) -> Advice:
    """The title's advice, with what lies in its folder, or with a net or a prior from each of the
    files instead."""
    if learnt == TITLES_OWN:
        return taught(title)
    advice = title.advice()
    for name in learnt.split(FILE):
        if name != NOTHING:
            learn(advice, title, Path(name))
    return advice


def learn(advice: Advice, title: Title, path: Path) -> None:
    file = read_learnt(path)
    try:
        if isinstance(file, NetFile):
            advice.net = file.net_for(title.id, sight_of(title).features)
        else:
            advice.prior = file.prior_for(title)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
