"""What each choice of a position would gain, as far as the title can say."""

from kachidoki.server.play.history import History
from kachidoki.server.protocol.languages import texts_in
from kachidoki.server.protocol.messages import Position, Prospect
from kachidoki.titles import hooks_of


def prospects_of(history: History, position: Position, language: str) -> dict[str, Prospect]:
    """By notation; nothing where the title has no word for it."""
    texts = texts_in(language, history.title, history.setting)
    if not position.choices:
        return {}
    choices = [{"kind": choice.verb, **choice.args} for choice in position.choices]
    prospects = hooks_of(history.title).prospects(position.view, history.setting, texts, choices)
    return {
        position.choices[index].action: Prospect(prospect.short, prospect.words)
        for index, prospect in prospects.items()
    }
