"""What the table and the plain mode both say: the log, hints, the end of a match, its proof."""

from kachidoki.cli.play.game import Hint, LocalGame
from kachidoki.engine import BadInput, Event, seat_name
from kachidoki.match import Match, Problem
from kachidoki.text import LANGUAGES, Texts

LONGEST_ECHO = 60


def texts_of(match: Match, language: str) -> Texts:
    """The words of the match; humans who gave their names are called by them."""
    texts = Texts(language, match.title, match.setting)
    unnamed = {Texts(language).say("player-unnamed") for language in LANGUAGES}
    texts.also = {
        f"seat-{seat_name(seat)}": name
        for seat, name in enumerate(match.players)
        if match.bots[seat] is None and name not in unnamed
    }
    return texts


def problem_words(error: BadInput, texts: Texts) -> str:
    """What is wrong; what the rules themselves have to say of it stays as it is."""
    if not isinstance(error, Problem):
        return str(error)
    words = {
        name: problem_words(word, texts) if isinstance(word, BadInput) else word
        for name, word in error.words.items()
    }
    return texts.say(f"problem-{error.problem}", **words)


def log_line(entry: Event | Problem, texts: Texts) -> str:
    """What happened, or what went wrong."""
    return problem_words(entry, texts) if isinstance(entry, Problem) else texts.event(entry)


def echo_of(given: str) -> str:
    """An answer as it can be repeated: not too long, and nothing that a terminal would obey."""
    printable = "".join(letter for letter in given if letter.isprintable())
    return printable if len(printable) <= LONGEST_ECHO else f"{printable[:LONGEST_ECHO]}…"


def hint_words(hint: Hint, texts: Texts) -> str:
    """The suggestion, its reason, and what it is compared with."""
    words = texts.say(
        "hint-best",
        action=texts.action(hint.action),
        tries=hint.tries,
        chance=round(100 * hint.chance),
    )
    if hint.other is None or hint.other_chance > hint.chance:
        return words
    other = texts.action(hint.other)
    return f"{words} {texts.say('hint-other', action=other, chance=round(100 * hint.other_chance))}"


def ending(match: Match, texts: Texts) -> list[str]:
    """Who won, everybody's place and points, and what broke a tie."""
    result = match.result
    assert result is not None
    seats = sorted(range(len(result.ranking)), key=lambda seat: (result.ranking[seat], seat))
    winners = [who(match, seat) for seat in seats if result.ranking[seat] == 1]
    lines = [texts.say("ending-winners", names=", ".join(winners), count=len(winners))]
    for seat in seats:
        place, points = result.ranking[seat], result.scores[seat]
        lines.append(texts.say("ending-place", place=place, name=who(match, seat), points=points))
    if len(set(result.scores)) < len(result.scores):
        lines.append(texts.say("tie-break"))
    return lines


def who(match: Match, seat: int) -> str:
    return f"{seat_name(seat)} {match.players[seat]}"


def everybody(match: Match) -> str:
    return ", ".join(who(match, seat) for seat in range(match.setting.seats))


def proof(game: LocalGame, texts: Texts) -> list[str]:
    """The secret that fits what was shown at first, and the command that checks all draws."""
    match = game.match
    lines = [
        texts.say("seal-shown", commitment=match.seal.commitment),
        texts.say("seal-opened", secret=match.reveal()),
    ]
    if game.file is not None:
        lines.append(texts.say("seal-verify", file=str(game.file)))
    return lines


def next_time(game: LocalGame, texts: Texts) -> list[str]:
    """For whom it is too late to save."""
    return [] if game.file is not None else [texts.say("seal-lost")]
