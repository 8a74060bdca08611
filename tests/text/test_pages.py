"""The rules pages of all titles explain the words that they use."""

import re

import pytest

from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title, titles

LINKED = re.compile(r"\]\(#term-([a-z-]+)\)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", titles())
def test_the_texts_link_to_every_word_that_is_explained(title_id: str, language: str) -> None:
    title = find_title(title_id)
    texts = Texts(language, title, title.setting(max(title.seats)))
    blocks = [block for part in texts.rules_parts() for block in part.blocks]
    linked = {word for block in blocks for word in LINKED.findall(str(block))}
    assert linked == {term.word for term in texts.rules_terms()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", titles())
def test_the_page_begins_with_how_one_wins_and_ends_with_the_words(
    title_id: str, language: str
) -> None:
    title = find_title(title_id)
    texts = Texts(language, title, title.setting(max(title.seats)))
    _, _, heading, *_, last_heading, glossary = texts.rules()
    assert heading == f"## {texts.say('rules-aim.heading')}"
    assert last_heading == f"## {texts.say('glossary-heading')}"
    assert len(glossary) == len(texts.rules_terms()) + 1
    assert "#term-" not in str(texts.rules()), "a terminal follows no links"
