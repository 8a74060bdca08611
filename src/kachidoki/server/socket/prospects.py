"""What each choice of a position would gain, as far as the title can say."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Raw

from kachidoki.engine import State
from kachidoki.match import Match
from kachidoki.server.play.encoding import encoded
from kachidoki.server.play.live import Previews
from kachidoki.server.play.positions import choices_of
from kachidoki.server.protocol.languages import texts_in
from kachidoki.server.protocol.messages import Prospect
from kachidoki.text import Texts
from kachidoki.titles import hooks_of

Turn = Callable[[], Awaitable[None]]  # waits until others have had theirs


def prospects_of(
    previews: Previews, match: Match, seat: int | None, language: str, turn: Turn
) -> Awaitable[Raw]:
    """By notation, in JSON; found out once for all who ask in the same language."""
    texts = texts_in(language, match.title, match.setting)
    found = previews.of(match)
    weighing = found.get((seat, language))
    if weighing is None:
        state = match.state.clone()
        weighing = asyncio.create_task(weigh(match, state, seat, texts, turn))
        found[seat, language] = weighing
    return asyncio.shield(weighing)


async def weigh(match: Match, state: State, seat: int | None, texts: Texts, turn: Turn) -> Raw:
    """Choice by choice, each in a turn of its own; nothing where the title has no word for it."""
    prospects: dict[str, Prospect] = {}
    choices = [] if seat is None else choices_of(match.title, state, seat)
    if seat is not None and choices:
        weigh_choice = hooks_of(match.title).weigh(state, seat, texts)
        for choice in choices:
            await turn()
            found = weigh_choice({"kind": choice.verb, **choice.args})
            if found:
                prospects[choice.action] = Prospect(*found)
    return encoded(prospects)
