"""Verification: a true file passes, and no single character of it can be changed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.fair import FAIR
from tests.match.table import (
    NAMES,
    SOME_SETTINGS,
    Ticking,
    open_match,
    open_setting,
    play_on,
    play_with_second_thoughts,
)

from kachidoki.engine import CHANCE, Rng, Setting
from kachidoki.match import BadMatch, Match, Seal, text, verify
from kachidoki.match.file import digest_of, header_line

# White space at the end of a line or of the file is the one thing that plays no part.
BLANK = " \t\r\n"
REPLACEMENTS = 'aA0179 .-"\\]}\n\tЖ'


def with_new_digest(content: str) -> str:
    """What a forger would do."""
    lines = content.rstrip("\n").split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("[Digest"))
    others = [line for line in lines if line and not line.startswith("[Digest")]
    lines[place] = header_line("Digest", digest_of(others))
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("setting", SOME_SETTINGS, ids=repr)
def test_a_true_file_is_proved(setting: Setting) -> None:
    match = play_with_second_thoughts(open_setting(setting, clock=Ticking()))
    report = verify(text(match))
    assert report.title == "joraku"
    assert report.players == NAMES[: setting.seats]
    assert report.commitment == match.seal.commitment
    assert report.plies == len(match.line)
    assert report.draws == sum(entry.seat == CHANCE for entry in match.log)
    assert report.taken_back == sum(entry.action == "undo" for entry in match.log) > 0
    assert report.result == match.result


def test_an_unfinished_file_has_no_result() -> None:
    report = verify(text(play_on(open_match(), plies=20), reveal=True))
    assert report.result is None
    assert report.draws == 24


def is_refused(content: str) -> bool:
    try:
        verify(content)
    except BadMatch:
        return True
    return False


def changed(content: str, place: int, new: str) -> str:
    return content[:place] + new + content[place + 1 :]


def test_no_character_of_a_small_file_can_be_changed() -> None:
    """Every position, each with some other characters."""
    content = text(play_on(open_match(2, title=FAIR, clock=Ticking(step=1.0))))
    rng = Rng(1)
    for place, old in enumerate(content.rstrip(BLANK)):
        for _ in range(6):
            new = REPLACEMENTS[rng.below(len(REPLACEMENTS))]
            assert new == old or is_refused(changed(content, place, new)), (place, old, new)


@pytest.fixture(scope="module")
def joraku_file() -> str:
    return text(play_with_second_thoughts(open_match(3, clock=Ticking(step=1.0))))


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_no_character_of_a_whole_game_can_be_changed(joraku_file: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(min_value=0, max_value=len(joraku_file.rstrip(BLANK)) - 1))
    new = data.draw(st.one_of(st.sampled_from(REPLACEMENTS), st.characters(codec="utf-8")))
    assert new == joraku_file[place] or is_refused(changed(joraku_file, place, new))


@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_none_can_be_added_or_left_out_and_no_lines_swapped(
    joraku_file: str, data: st.DataObject
) -> None:
    place = data.draw(st.integers(min_value=0, max_value=len(joraku_file.rstrip(BLANK)) - 1))
    new = data.draw(st.sampled_from([new for new in REPLACEMENTS if new not in BLANK]))
    assert is_refused(joraku_file[:place] + new + joraku_file[place:])
    assert is_refused(joraku_file[:place] + joraku_file[place + 1 :])
    lines = joraku_file.split("\n")
    line = data.draw(st.integers(min_value=0, max_value=len(lines) - 3))
    lines[line], lines[line + 1] = lines[line + 1], lines[line]
    assert lines[line] == lines[line + 1] or is_refused("\n".join(lines))


def test_a_slipped_card_is_found_even_with_a_new_digest() -> None:
    """Two cards of the deal change places, and the forger mends the digest."""
    match = play_on(open_match(seats=3), plies=1)
    content = text(match, reveal=True)
    first, last = match.log[4].action, match.log[17].action
    forged = content.replace(first, "@").replace(last, first).replace("@", last)
    with pytest.raises(BadMatch, match=f"the seal draws '{first}', not '{last}'"):
        verify(with_new_digest(forged))


def test_another_secret_is_found_even_with_a_new_digest() -> None:
    """The dealer looks for a secret with a better deal; the commitment was shown before."""
    match = play_on(open_match(2, title=FAIR))
    better = play_on(open_match(2, title=FAIR, seed=2))
    forged = text(better).replace(better.seal.commitment, match.seal.commitment)
    with pytest.raises(BadMatch, match="the seal does not fit the secret"):
        verify(with_new_digest(forged))


def test_another_nonce_gives_another_deal() -> None:
    match = play_on(open_match())
    forged = text(match).replace(match.seal.nonces[2], match.seal.nonces[2][::-1])
    with pytest.raises(BadMatch, match="the seal draws"):
        verify(with_new_digest(forged))


def test_a_move_taken_back_wrongly_is_found() -> None:
    content = text(play_on(open_match(2, title=FAIR), plies=2), reveal=True)
    forged = content + "2. A undo\n"
    with pytest.raises(
        BadMatch, match="line 18: A can take nothing back: a secret has come to light"
    ):
        verify(with_new_digest(forged))


def test_a_new_digest_over_the_same_content_is_the_same() -> None:
    """So that the forgeries above are refused for what they are."""
    content = text(play_on(open_match(2, title=FAIR)))
    assert with_new_digest(content) == content


def test_the_proof_needs_nothing_but_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    content = text(play_on(open_match(2, title=FAIR)))
    draws: list[int] = []
    draw = Seal.draw

    def counted(seal: Seal, ply: int, outcomes: list[tuple[int, int]]) -> int:
        draws.append(ply)
        return draw(seal, ply, outcomes)

    monkeypatch.setattr(Seal, "draw", counted)
    report = verify(content)
    assert len(draws) == report.draws == 2


def test_a_match_can_be_proved_after_it_was_stored() -> None:
    match = Match.load(play_on(open_match(2)).dump())
    assert verify(text(match)).result == match.result
