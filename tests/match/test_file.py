"""The match file: it reads back to the same match, and says what is wrong with a broken one."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.fair import FAIR
from tests.match.table import (
    JORAKU,
    SOME_SETTINGS,
    Ticking,
    open_match,
    open_setting,
    play_on,
    play_with_second_thoughts,
    script,
)

from kachidoki.engine import BadInput, Setting
from kachidoki.match import BadMatch, Match, parse, read, replay, seeded, text
from kachidoki.match.names import UNPRINTABLE
from kachidoki.match.reader import LARGEST, MOST_MOVES
from kachidoki.titles import titles

FAIR_MOVES = [
    *("A bid 2", "B bid 0", "A hide left", "A walk", "B give", "A rest", "B hide right", "B rest"),
    *("B bid 1", "A bid 1", "A hide right", "A rest", "B hide left", "B rest"),
]


def fair_match() -> Match:
    match = open_match(2, {"weather": "foul"}, clock=Ticking(step=1.5), title=FAIR)
    return script(match, FAIR_MOVES)


def edited(content: str, old: str, new: str) -> str:
    assert old in content
    return content.replace(old, new, 1)


def refusal(content: str) -> str:
    with pytest.raises(BadMatch) as caught:
        parse(content)
    return str(caught.value)


# ----------------------------------------------------------------- there and back


@pytest.mark.parametrize("setting", SOME_SETTINGS, ids=repr)
def test_a_finished_match_reads_back(setting: Setting) -> None:
    match = play_with_second_thoughts(open_setting(setting, clock=Ticking()))
    content = text(match)
    again = parse(content)
    assert again.dump() == match.dump()
    assert again.result == match.result
    assert text(again) == content


def test_an_unfinished_match_reads_back_at_every_ply_and_goes_on() -> None:
    match = open_match(2, title=FAIR, clock=Ticking())
    for move in FAIR_MOVES:
        script(match, [move])
        again = parse(text(match, reveal=True))
        assert again.dump() == match.dump()
        assert play_on(again).result == play_on(Match.load(match.dump())).result


def test_a_match_with_corrected_numbers_reads_back() -> None:
    corrections = {"kachidoki": {"rp_by_rank": [9, 8, 7]}, "game": {"name_ja": 'a "b" \\ \n 上洛'}}
    setting = JORAKU.setting(3, {"edition": "first"}, corrections)
    match = play_on(open_setting(setting))
    content = text(match)
    assert '[Corrections "{\\"kachidoki\\":{\\"rp_by_rank\\":[9,8,7]}' in content
    assert parse(content).setting.corrections == corrections
    assert text(parse(content)) == content


def test_a_match_without_a_clock_reads_back() -> None:
    content = text(play_on(open_match(2, title=FAIR)))
    assert "Opened" not in content
    assert "{" not in content
    assert text(parse(content)) == content


def test_a_match_without_any_move_reads_back() -> None:
    """In calm weather no die is rolled, so nothing happens before the first bid."""
    match = open_match(2, {"weather": "calm"}, title=FAIR)
    content = text(match, reveal=True)
    assert match.log == []
    assert content.endswith('"]\n')
    assert text(parse(content), reveal=True) == content


def test_a_match_knows_its_bots_again() -> None:
    """Whatever the players are called: a human may have the name of a bot."""
    secret, nonces = seeded(1, 2)
    players, bots = ["greedy", "Ieyasu"], [None, "mine:Own"]
    match = Match.open(FAIR, FAIR.setting(2), players, secret, nonces, None, bots)
    content = text(match, reveal=True)
    assert '[PlayerB "Ieyasu"]\n[BotB "mine:Own"]\n[Commitment' in content
    assert "BotA" not in content
    assert parse(content).bots == bots
    assert Match.load(match.dump()).bots == bots
    assert text(parse(content), reveal=True) == content
    assert "line 9: a BotB has from 1 to 64 characters" in refusal(edited(content, "mine:Own", ""))


def test_bots_and_humans_are_as_many_as_seats() -> None:
    with pytest.raises(BadInput, match="2 seats cannot have 1 bots and humans"):
        Match.open(FAIR, FAIR.setting(2), ["Ieyasu", "Nobunaga"], bots=["random"])


names = st.text(min_size=1, max_size=64).filter(
    lambda name: name.strip() and not UNPRINTABLE.search(name)
)


@settings(max_examples=60, deadline=None)
@given(
    players=st.lists(names, min_size=2, max_size=2), nonces=st.lists(names, min_size=2, max_size=2)
)
def test_any_name_reads_back(players: list[str], nonces: list[str]) -> None:
    match = Match.open(FAIR, FAIR.setting(2), players, seeded(1, 2)[0], nonces)
    content = text(match, reveal=True)
    assert parse(content).players == players
    assert parse(content).seal.nonces == nonces
    assert text(parse(content), reveal=True) == content


@settings(max_examples=30, deadline=None)
@given(end=st.text(alphabet=" \t\r", max_size=3), after=st.text(alphabet=" \t\r\n", max_size=5))
def test_white_space_at_the_ends_plays_no_part(end: str, after: str) -> None:
    content = text(fair_match())
    assert text(parse(content.replace("\n", f"{end}\n") + after)) == content


def test_a_file_saved_elsewhere_is_the_same(tmp_path: Path) -> None:
    """Windows line ends and a byte order mark."""
    content = text(fair_match())
    path = tmp_path / "match.txt"
    path.write_bytes(content.replace("\n", "\r\n").encode("utf-8-sig"))
    assert text(parse(read(path))) == content


# ----------------------------------------------------------------- what it looks like


def test_it_is_readable() -> None:
    lines = text(fair_match()).split("\n")
    secret, nonces = seeded(1, 2)
    assert lines[:9] == [
        '[Format "kachidoki-match 1"]',
        '[Title "fair"]',
        '[Version "3"]',
        lines[3],
        '[Seats "2"]',
        '[Options "weather=foul"]',
        '[Opened "2023-11-14T22:13:21Z"]',
        '[PlayerA "Ieyasu"]',
        '[PlayerB "Nobunaga"]',
    ]
    assert lines[10:13] == [
        f'[NonceA "{nonces[0]}"]',
        f'[NonceB "{nonces[1]}"]',
        f'[Secret "{secret.hex()}"]',
    ]
    start = lines.index("")
    assert lines[start + 1].startswith("1. chance roll ")
    assert lines[start + 2 : start + 6] == [
        "2. A bid 2 {2.0}",
        "3. B bid 0 {3.5}",
        "4. A hide left {5.0}",
        "5. A walk {6.5}",
    ]


def test_a_move_taken_back_stays_in_the_file() -> None:
    match = script(open_match(2, title=FAIR), ["A bid 2"])
    match.undo(0)
    script(match, ["A bid 1"])
    assert text(match, reveal=True).split("\n")[-4:] == [
        "2. A bid 2",
        "2. A undo",
        "2. A bid 1",
        "",
    ]
    assert [ply.entry.action for ply in parse(text(match, reveal=True)).line[1:]] == ["bid 1"]
    assert len(list(replay(match))) == 2


# ----------------------------------------------------------------- secrets


def test_the_record_of_a_game_that_goes_on_holds_no_secret() -> None:
    match = play_on(open_match(), plies=12)
    content = text(match)
    assert match.seal.secret.hex() not in content
    assert match.seal.commitment in content
    assert "deal" not in content
    assert "pass" not in content
    assert "5. chance ?" in content
    assert "33. " in content
    assert match.log[-1].action in content


def test_the_record_of_a_game_that_goes_on_says_why_it_cannot_be_read() -> None:
    assert "public record of a game that was not over" in refusal(
        text(play_on(open_match(), plies=3))
    )


# ----------------------------------------------------------------- what is wrong, and where


def test_broken_headers() -> None:
    content = text(fair_match())
    secret = seeded(1, 2)[0].hex()
    for old, new, message in [
        (
            "kachidoki-match 1",
            "kachidoki-match 2",
            "line 1: this program reads 'kachidoki-match 1'",
        ),
        (
            '"fair"',
            '"unfair"',
            f"line 2: there is no title 'unfair'; titles: {', '.join(titles())}",
        ),
        ('[Version "3"]', '[Version "4"]', "line 3: this match is of version '4' of fair"),
        ('[Seats "2"]', '[Seats "5"]', "line 5: fair is not for 5 seats; possible: 2, 3"),
        ('[Seats "2"]', '[Seats "two"]', "line 5: Seats is 'two'; it must be a number"),
        ('[Seats "2"]', '[Seats "3"]', "the header PlayerC is missing; there are Format, Title"),
        ("weather=foul", "weather=mild", "line 6: weather=mild is not possible with 2 seats"),
        ("weather=foul", "wind=foul", "line 6: fair has no option 'wind'; options: weather"),
        ("weather=foul", "foul", "line 6: an option is written name=value; given: 'foul'"),
        (
            "2023-11-14T",
            "2023-11-34T",
            "line 7: Opened is '2023-11-34T22:13:21Z'; a time is written",
        ),
        (
            "weather=foul",
            "weather=foul weather=foul",
            "line 6: the option 'weather' is given twice",
        ),
        ("Ieyasu", "", "line 8: a PlayerA has from 1 to 64 characters"),
        ("Ieyasu", "Ie\x07yasu", "line 8: a PlayerA has printable characters only"),
        ("PlayerB", "PlayerA", "line 9: the header PlayerA is there twice"),
        ("PlayerB", "PlayerC", "the header PlayerB is missing"),
        (secret, "0" + secret[1:], "line 10: the seal does not fit the secret"),
        (secret, secret[1:], "line 13: a secret has 64 hexadecimal digits"),
        (secret, secret.upper(), "line 13: a secret has 64 hexadecimal digits"),
        ("[Scores", "Scores", 'line 14: expected [Name "value"] or an empty line, found \'Scores'),
        (
            '"]\n\n1.',
            '"]\n1.',
            'line 17: expected [Name "value"] or an empty line, found \'1. chance',
        ),
        ('"Ieyasu"', '"Ie"yasu"', 'line 8: expected [Name "value"]'),
        ('"Ieyasu"', '"Ie\\yasu"', 'line 8: expected [Name "value"]'),
    ]:
        assert message in refusal(edited(content, old, new))


@pytest.mark.parametrize(
    ("corrections", "message"),
    [
        ("[1, 2]", "Corrections is no JSON object: Expected `object`, got `array`"),
        ("{", "Corrections is no JSON object"),
        ('{\\"a\\":' * 20_000, "Corrections is no JSON object"),
        ('{\\"game\\":{\\"rounds\\":\\"x\\"}}', "Expected `int`, got `str`"),
        ('{\\"gams\\":{}}', "there is no 'gams' to correct"),
    ],
)
def test_broken_corrections(corrections: str, message: str) -> None:
    content = text(open_match(2), reveal=True)
    broken = edited(content, "[PlayerA", f'[Corrections "{corrections}"]\n[PlayerA')
    assert "line 7: " in refusal(broken)
    assert message in refusal(broken)


def test_broken_moves() -> None:
    content = text(fair_match())
    start = content.split("\n").index("") + 2
    roll = content.split("\n")[start - 1]
    other = "1. chance roll 1" if roll != "1. chance roll 1" else "1. chance roll 2"
    for old, new, line, message in [
        (roll, other, 0, f"the seal draws '{roll[10:]}', not '{other[10:]}'"),
        (roll, "1. A bid 0", 0, "it is for chance to act, not for A"),
        (f"{roll}\n", "", 0, "this is step 1, not 2"),
        (
            f"{roll}\n",
            f"{roll}\n2. chance roll 1\n",
            1,
            "chance has nothing to decide here; to act: A, B",
        ),
        ("2. A bid", "3. A bid", 1, "this is step 2, not 3"),
        ("2. A bid", "2. C bid", 1, "there is no seat 'C' here; seats: A, B, chance"),
        (
            "2. A bid",
            "2: A bid",
            1,
            "expected a move such as '12. A move {3.5}', found '2: A bid",
        ),
        ("2. A bid 2 {2.0}", "", 1, "expected a move such as '12. A move {3.5}', found ''"),
        ("bid 2 {2.0}", "bid 3 {2.0}", 1, "'3' is no coins; coins: 0, 1, 2"),
        ("bid 2 {2.0}", "walk {2.0}", 1, "A may not 'walk' now; possible: bid 0, bid 1, bid 2"),
        ("bid 2 {2.0}", "undo {2.0}", 1, "A has made no move that could be taken back"),
        ("bid 2 {2.0}", "BID 2 {2.0}", 1, "the move is written 'bid 2', not 'BID 2'"),
        ("bid 2 {2.0}", "bid 2", 1, "a move has a time, as {12.3}, if and only if"),
        ("bid 2 {2.0}", "bid 2 {2}", 1, "expected a move"),
        ("bid 2 {2.0}", "bid 2 {9.0}", 2, "time goes on from 9.0; given: 3.5"),
    ]:
        assert refusal(edited(content, old, new)).startswith(f"line {start + line}: {message}")


def test_a_result_that_the_moves_do_not_give() -> None:
    content = text(fair_match())
    scores = next(line for line in content.split("\n") if line.startswith("[Scores"))
    assert f"expected {scores}, found '[Scores" in refusal(
        edited(content, scores, '[Scores "99 0"]')
    )
    assert f"expected {scores}, found '[Ranking" in refusal(edited(content, scores + "\n", ""))


def test_moves_that_are_missing_or_too_many() -> None:
    content = text(fair_match())
    without_last = content[: content.rstrip().rindex("\n") + 1]
    assert "moves are missing: after step 15 it is for B to act" in refusal(without_last)
    assert "the game is over: nobody has anything to decide here" in refusal(
        content + "17. chance roll 1\n"
    )
    assert "B may not act now: the game is over" in refusal(content + "17. B rest {99.9}\n")
    chopped = content.split("\n17. ")[0]
    assert "the header" not in refusal(chopped[: len(chopped) // 2])


def test_an_unfinished_file_must_hold_what_chance_did() -> None:
    content = text(script(open_match(2, title=FAIR), FAIR_MOVES[:8]), reveal=True)
    assert "10. chance roll" in content
    without = content[: content.rindex("10. chance")]
    assert "expected 10. chance roll" in refusal(without)
    assert "found the end of the file" in refusal(without)


def test_anything_else_that_was_changed_shows_in_the_digest() -> None:
    content = text(fair_match())
    number = [line[:8] for line in content.split("\n")].index("[Digest ") + 1
    for old, new in [
        ("Ieyasu", "Ieyasv"),
        ("{2.0}", "{2.1}"),
        ("22:13:21", "22:13:22"),
        ('[Engine "', '[Engine "1'),
    ]:
        message = refusal(edited(content, old, new))
        assert message.startswith(f"line {number}: the checksum does not fit")


def test_headers_that_do_not_belong_there() -> None:
    content = text(fair_match())
    extra = edited(content, "[Seats", '[Place "Kyoto"]\n[Seats')
    assert 'line 5: expected [Seats "2"], found \'[Place "Kyoto"]\'' in refusal(extra)


# ----------------------------------------------------------------- no match files at all


@pytest.mark.parametrize(
    "content", ["", "\n", "   ", "hello", "\x00\x01", "{}", "[Format]", "1. A march"]
)
def test_what_is_no_match_file(content: str) -> None:
    assert refusal(content).startswith('line 1: expected [Format "kachidoki-match 1"], found ')


def test_messages_quote_no_endless_lines() -> None:
    assert len(refusal("x" * 100_000)) < 200
    assert len(refusal(edited(text(fair_match()), "2. A bid", "2. A bid" + "x" * 100_000))) < 400


def test_a_huge_text_is_refused() -> None:
    assert "larger than 1048576 bytes" in refusal("x" * (LARGEST + 1))
    longer = text(open_match(), reveal=True) + "1. A pass\n" * MOST_MOVES
    assert "no game has more than 10000 moves" in refusal(longer)


def test_unreadable_files(tmp_path: Path) -> None:
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(bytes(range(256)))
    huge.write_bytes(b"x" * (LARGEST + 1))
    for path, message in [
        (binary, "is not text in UTF-8"),
        (huge, "larger than 1048576 bytes"),
        (tmp_path, "it cannot be read: Is a directory"),
        (tmp_path / "missing", "it cannot be read: No such file"),
    ]:
        with pytest.raises(BadMatch, match=message):
            read(path)


@settings(max_examples=100, deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(content: str) -> None:
    with pytest.raises(BadInput):
        parse(content)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_file_cut_anywhere_is_refused(data: st.DataObject) -> None:
    content = text(fair_match())
    end = data.draw(st.integers(min_value=0, max_value=len(content.rstrip()) - 1))
    refusal(content[:end])
