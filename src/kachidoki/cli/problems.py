"""What went wrong, in the language of whoever reads it."""

from kachidoki.engine import BadInput
from kachidoki.match import Problem
from kachidoki.text import Texts


def problem_words(error: BadInput, texts: Texts) -> str:
    """What is wrong; what the rules themselves have to say of it stays as it is."""
    if not isinstance(error, Problem):
        return str(error)
    words = {
        name: problem_words(word, texts) if isinstance(word, BadInput) else word
        for name, word in error.words.items()
    }
    return texts.say(f"problem-{error.problem}", **words)
