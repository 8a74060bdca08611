"""What went wrong is said in every language, and in the same words in English with and without one."""

from string import Formatter

import pytest

from kachidoki.cli.problems import problem_words
from kachidoki.engine import BadInput
from kachidoki.match import PROBLEMS, BadMatch, Problem
from kachidoki.text import LANGUAGES, Texts


def example(problem: str) -> Problem:
    """The problem, with the names of its arguments for their values."""
    names = [name for _, name, _, _ in Formatter().parse(PROBLEMS[problem]) if name]
    return Problem(problem, **{name: f"<{name}>" for name in names})


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_is_known_to_every_language(problem: str) -> None:
    error = example(problem)
    assert problem_words(error, Texts("en")) == str(error)
    for language in LANGUAGES:
        words = problem_words(error, Texts(language))
        assert all(str(value) in words for value in error.words.values()), language


def test_a_problem_behind_a_problem_is_said_in_the_same_language() -> None:
    error = BadMatch("line", number="3", problem=Problem("digest"))
    assert problem_words(error, Texts("ru")).startswith("строка 3: контрольная сумма")


def test_what_the_rules_say_stays_as_it_is() -> None:
    error = BadMatch("line", number="3", problem=BadInput("A may not march"))
    assert problem_words(error, Texts("ru")) == "строка 3: A may not march"


def test_endless_words_are_cut() -> None:
    words = problem_words(Problem("differs", wanted="x" * 9000, found="y"), Texts("ru"))
    assert words.startswith("должно быть xxx")
    assert len(words) < 2000
