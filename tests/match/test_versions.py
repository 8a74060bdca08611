"""Files of older rules: replayed if every move is still legal, else refused with the reason."""

from pathlib import Path

import pytest

from kachidoki.match import BadMatch, parse, read, text

OLDER = Path(__file__).parent / "older"


def test_a_match_of_an_older_version_is_played_again() -> None:
    content = read(OLDER / "tokaido-1.match")
    match = parse(content)
    assert match.version == 1 < match.title.version
    assert match.result is not None
    assert text(match) == content


def test_a_move_that_is_no_longer_legal_is_refused_with_the_versions() -> None:
    """Version 1 let Hiroshige refuse his panorama at an inn."""
    with pytest.raises(BadMatch) as caught:
        parse(read(OLDER / "tokaido-1-refused-panorama.match"))
    assert str(caught.value).startswith(
        "line 89: this match is of version 1 of tokaido, and by version 2 it would have gone "
        "otherwise: B may not 'pass-by' now: panorama due"
    )
