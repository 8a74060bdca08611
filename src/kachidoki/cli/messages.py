"""What the table and the plain mode both say: the log, hints, who plays."""

from kachidoki.bots import level_of
from kachidoki.cli.play.game import Hint, Line, LocalGame
from kachidoki.cli.problems import problem_words
from kachidoki.engine import Event, seat_name
from kachidoki.match import Match, Problem
from kachidoki.text import LANGUAGES, Texts, line_of

LONGEST_ECHO = 60


def texts_of(match: Match, language: str) -> Texts:
    """The words of the match; bots, and humans who gave their names, are called by them."""
    texts = Texts(language, match.title, match.setting)
    seats = range(match.setting.seats)
    names = {f"seat-{seat_name(seat)}": name_of(match, seat, texts) for seat in seats}
    texts.called = {seat: name for seat, name in names.items() if name}
    return texts


def name_of(match: Match, seat: int, texts: Texts) -> str:
    """Nothing for a human who gave no name."""
    bot, name = match.bots[seat], match.players[seat]
    if bot is None:
        unnamed = {Texts(language).say("player-unnamed") for language in LANGUAGES}
        return "" if name in unnamed else name
    level = level_of(bot)
    words = texts.say(f"level-{level}") if texts.has(f"level-{level}") else level
    return texts.say("player-bot", level=words, seat=seat_name(seat))


def log_line(line: Line, texts: Texts) -> str:
    """What happened, or what went wrong."""
    events = [entry for entry in line if isinstance(entry, Event)]
    problems = [problem_words(entry, texts) for entry in line if isinstance(entry, Problem)]
    return " ".join(problems) or line_of(events, texts)


def echo_of(given: str) -> str:
    """An answer as it can be repeated: not too long, and nothing that a terminal would obey."""
    printable = "".join(letter for letter in given if letter.isprintable())
    return printable if len(printable) <= LONGEST_ECHO else f"{printable[:LONGEST_ECHO]}…"


def hint_words(hint: Hint, texts: Texts) -> str:
    """The suggestion, its reason, and what it is compared with."""
    words = texts.say(
        "hint-best",
        action=texts.action(hint.action),
        games=hint.games,
        chance=round(100 * hint.chance),
    )
    if hint.other is None or hint.other_chance > hint.chance:
        return words
    other = texts.action(hint.other)
    return f"{words} {texts.say('hint-other', action=other, chance=round(100 * hint.other_chance))}"


def explanations(game: LocalGame, texts: Texts) -> list[str]:
    """What is not possible although it looks as if it were, and why."""
    notation = game.match.title.vocabulary.notation
    actions: dict[str, list[str]] = {}  # by what stands in their way
    for action, obstacle in game.explained():
        reason = texts.refusal(notation(action), obstacle)
        actions.setdefault(reason, []).append(texts.action(action))
    return [
        texts.say("explained", actions="; ".join(found), reason=reason)
        for reason, found in actions.items()
    ]


def who(texts: Texts, seat: int) -> str:
    return texts.name("seat", seat_name(seat))


def everybody(match: Match, texts: Texts) -> str:
    return ", ".join(who(texts, seat) for seat in range(match.setting.seats))


MOST_GESTURES = 8


def gesture_lines(game: LocalGame, texts: Texts, begun: str) -> list[str]:
    """The gestures that begin with these words: each, if they are few, or what can come next."""
    parse = game.match.title.vocabulary.parse
    words = begun.lower().split()
    start = " ".join(words)
    fitting = [one.split() for one in game.gestures() if one.lower().startswith(start)]
    if not fitting:
        return [texts.say("deals-impossible")]
    if len(fitting) <= MOST_GESTURES:
        whole = [" ".join(one) for one in fitting]
        return [f"{texts.action(parse(notation))} [{notation}]" for notation in whole]
    is_whole = all(one[len(words) - 1].lower() == words[-1] for one in fitting) if words else True
    following = dict.fromkeys(one[len(words) - (not is_whole)] for one in fitting)
    return [texts.say("deals-words", begun=begun or "…", words=", ".join(following))]
