"""What of all that was learnt a bot goes by: what the title ships, less, or files of the user's."""

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
    """The title's advice, with what lies in its folder; each of the files, a net or a prior, takes the
    place of what there was of its kind. Behind `none` there was nothing."""
    if learnt == TITLES_OWN:
        return taught(title)
    first, *others = learnt.split(FILE)
    if NOTHING in others:
        raise BadInput(f"'{NOTHING}' stands before all files, not behind '{first}'")
    if first == NOTHING:
        advice = title.advice()
    else:
        advice = taught(title)
        learn(advice, title, Path(first))
    for name in others:
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
