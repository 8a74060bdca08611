"""What each choice of a position would bring, in every language, as far as the title can say."""

from kachidoki.server.play.broadcast import browser_of
from kachidoki.server.play.history import Story
from kachidoki.server.protocol.messages import Position, Prospect
from kachidoki.text import LANGUAGES, Texts


def prospects_of(story: Story, position: Position) -> dict[str, Prospect]:
    """By notation; nothing where the title has no word for it."""
    browser = browser_of(story)
    if browser is None or not position.choices:
        return {}
    choices = [{"kind": choice.verb, **choice.args} for choice in position.choices]
    short: dict[int, str] = {}
    words: dict[int, dict[str, str]] = {}
    for language in LANGUAGES:
        texts = Texts(language, story.title, story.setting)
        found = browser.prospects(position.view, story.setting, texts, choices)
        for index, prospect in found.items():
            short[index] = prospect.short
            words.setdefault(index, {})[language] = prospect.words
    return {position.choices[index].action: Prospect(short[index], words[index]) for index in short}
