"""The end of a match: who won, what the points are for, and the proof that chance was honest."""

from kachidoki.cli.messages import who
from kachidoki.cli.play.game import LocalGame
from kachidoki.engine import SEATS
from kachidoki.match import Match, PointsRow, sheet_of
from kachidoki.text import Texts
from kachidoki.titles.hooks import MINUS, Table, printed

MOST_ROUNDS = 4  # that are told one by one


def ending(match: Match, texts: Texts) -> list[str]:
    """Who won, everybody's place and points, and what the points are for."""
    scores, ranking = match.state.scores(), match.state.ranking()
    places = [
        texts.say(
            "ending-place",
            place=ranking[seat],
            name=who(texts, seat),
            points=scores[seat],
        )
        for seat in by_place(match)
    ]
    sources = [points_line(match, row, texts) for row in sheet_of(match).rows if row.total]
    return [winners(match, texts), *places, *tie_break(match, texts), *sources]


def by_place(match: Match) -> list[int]:
    """The seats, the winner first."""
    ranking = match.state.ranking()
    return sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat))


def winners(match: Match, texts: Texts) -> str:
    ranking = match.state.ranking()
    names = [who(texts, seat) for seat, place in enumerate(ranking) if place == 1]
    return texts.say("ending-winners", names=", ".join(names), count=len(names))


def tie_break(match: Match, texts: Texts) -> list[str]:
    """How a tie was broken, if there was one."""
    scores = match.state.scores()
    return [texts.say("tie-break")] if len(set(scores)) < len(scores) else []


# ----------------------------------------------------------------- the score sheet


def points_line(match: Match, row: PointsRow, texts: Texts) -> str:
    owner = who(texts, SEATS.index(row.seat))
    if row.domain != "seat":
        owner = f"{owner} ({texts.name(row.domain, row.owner)})"
    sources = [
        f"{texts.name('source', source)} {amount(gains)}"
        for source, gains in row.points.items()
        if any(gains)
    ]
    return texts.say("ending-points", owner=owner, sources=", ".join(sources))


def amount(gains: list[int]) -> str:
    """The sum, and what it is made of if there are several rounds, but not too many to be read."""
    if 1 < len(gains) <= MOST_ROUNDS:
        parts = "+".join(map(printed, gains)).replace(f"+{MINUS}", MINUS)
        return f"{printed(sum(gains))} ({parts})"
    return printed(sum(gains))


def points_table(match: Match, texts: Texts) -> Table:
    """A column for everybody with points, a row for each source; below, the sums and the places."""
    sheet, ranking = sheet_of(match), match.state.ranking()
    return [
        ["", *[column_head(match, row, texts) for row in sheet.rows]],
        *[
            [texts.name("source", source), *[amount(row.points[source]) for row in sheet.rows]]
            for source in sheet.sources
        ],
        [texts.say("ending-total"), *[printed(row.total) for row in sheet.rows]],
        [texts.say("ending-rank"), *[str(ranking[SEATS.index(row.seat)]) for row in sheet.rows]],
    ]


def column_head(match: Match, row: PointsRow, texts: Texts) -> str:
    if row.domain == "seat":
        return who(texts, SEATS.index(row.seat))
    return f"{row.seat} {texts.name(row.domain, row.owner)}"


# ----------------------------------------------------------------- proof


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
    """Advice for those who have not saved the match."""
    return [] if game.file is not None else [texts.say("seal-lost")]
