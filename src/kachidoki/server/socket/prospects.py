"""What each choice of a position would gain, as far as the title can say."""

from kachidoki.match import Match
from kachidoki.server.protocol.languages import texts_in
from kachidoki.server.protocol.messages import Position, Prospect
from kachidoki.titles import hooks_of


def prospects_of(
    match: Match, seat: int | None, position: Position, language: str
) -> dict[str, Prospect]:
    """By notation; nothing where the title has no word for it."""
    texts = texts_in(language, match.title, match.setting)
    if seat is None or not position.choices:
        return {}
    weigh = hooks_of(match.title).weigh(match.state, seat, texts)
    found = {
        choice.action: weigh({"kind": choice.verb, **choice.args}) for choice in position.choices
    }
    return {action: Prospect(*prospect) for action, prospect in found.items() if prospect}
