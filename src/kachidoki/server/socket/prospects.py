"""What each choice of a position would bring, in every language, as far as the title can say."""

from kachidoki.server.play.history import Story
from kachidoki.server.protocol.messages import Position, Prospect
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import hooks_of


def prospects_of(story: Story, position: Position) -> dict[str, Prospect]:
    """By notation; nothing where the title has no word for it."""
    if not position.choices:
        return {}
    prospects = hooks_of(story.title).prospects
    choices = [{"kind": choice.verb, **choice.args} for choice in position.choices]
    short: dict[int, str] = {}
    words: dict[int, dict[str, str]] = {}
    for language in LANGUAGES:
        texts = Texts(language, story.title, story.setting)
        found = prospects(position.view, story.setting, texts, choices)
        for index, prospect in found.items():
            short[index] = prospect.short
            words.setdefault(index, {})[language] = prospect.words
    return {position.choices[index].action: Prospect(short[index], words[index]) for index in short}
