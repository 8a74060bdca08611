"""Names within a sentence: those that are written from right to left keep to themselves."""

import unicodedata

RIGHT_TO_LEFT = {"R", "AL"}
BEGIN, END = "\u2068", "\u2069"  # an isolate whose direction is that of its first letter


def isolated(words: str) -> str:
    """The words so that they do not turn their neighbours around; most need nothing."""
    if words.isascii() or not any(map(is_right_to_left, words)):
        return words
    return f"{BEGIN}{words}{END}"


def is_right_to_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in RIGHT_TO_LEFT
