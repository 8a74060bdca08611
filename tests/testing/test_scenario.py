"""Scenario files: what they can say, how a difference is reported, how a broken file is refused."""

import re
from pathlib import Path

import pytest

from kachidoki.testing import BrokenScenario, Difference, run_scenario, scenario_files

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLE: str = re.findall(r"```toml\n(title = .*?)```", DOCS.read_text("utf-8"), re.DOTALL)[0]


@pytest.fixture
def report(tmp_path: Path) -> Path:
    return tmp_path / "report.toml"


def run(file: Path, text: str) -> Difference | None:
    file.write_text(text, "utf-8")
    return run_scenario(file)


def changed(old: str, new: str) -> str:
    """The example of the documentation with one thing changed."""
    assert EXAMPLE.count(old) == 1
    return EXAMPLE.replace(old, new)


def test_the_documented_example_passes(report: Path) -> None:
    assert run(report, EXAMPLE) is None


def test_the_documented_report_is_what_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = changed('kachidoki = "C", round', 'kachidoki = "A", round')
    shown = re.findall(r"```text\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[0]
    assert f"{run(Path('report.toml'), wrong)}\n" == shown


@pytest.mark.parametrize(
    ("old", "new", "where", "expected", "found"),
    [
        ("shinano = 2", "shinano = 3", "expect.armies.red.samurai.shinano", "3", "2"),
        ("owari = 0", "owari = 1", "expect.armies.red.samurai.owari", "1", "nothing"),
        ("round = 2", 'round = "2"', "expect.round", '"2"', "2"),
        ("round = 2", "pending = []", "expect.pending", "[]", '[{"step":"dealing"'),
        ("round = 2", 'pending = [{ step = "x" }]', "expect.pending[0].step", '"x"', '"dealing"'),
        ('A play red-6"', 'A play red-5"', "move 1, 'A play red-5'", "a legal move", "play red-6"),
        (
            '["B play',
            '["A stop", "B play',
            "move 1, 'A stop'",
            "a legal move",
            "it is for B to act",
        ),
        ("blue-5", "blue-4", "refuse 'B play blue-4'", "a refusal", "the move was made"),
        ("because = ", 'because = "law" }] #', "refuse 'B play blue-5'", "says: law", "B may not"),
        ("C = [] }", 'C = ["play red-1"] }', "legal.C", '["play red-1"]', "[]"),
        ('led = "red"', 'led = "blue"', "view.C.led", '"blue"', '"red"'),
        (
            'absent = { B = ["',
            'absent = { B = ["red-6", "',
            "absent.B",
            "no 'red-6'",
            "it is there",
        ),
        ("round = 2", "pending = [{ stp = 0 }]", "expect.pending[0].stp", "0", "nothing"),
        ('seat = "C", army', 'sea = "", army', "event 1", '"sea":""', "played, placed"),
        ('seat = "C", army', 'seat = "A", army', "event 1", '"seat":"A"', "played, placed"),
        ('"prestige"]', '"trick-won"]', "event 3", '"trick-won"', "prestige"),
        ('actors = ["chance"]', 'actors = ["A", "B"]', "actors", '["A","B"]', '["chance"]'),
        ("over = false", "over = true", "over", "true", "false"),
        ("over = false", "scores = [99, 0, 0]", "scores[0]", "99", ""),
        ("over = false", "ranking = [1, 2]", "ranking", "[1,2]", "["),
        (
            "over = false",
            'legal_includes.chance = ["stop"]',
            "legal_includes.chance",
            "stop",
            "deal",
        ),
        (
            "over = false",
            'legal_excludes.chance = ["stop", "deal blue-1"]',
            "legal_excludes.chance",
            "not deal blue-1",
            "deal red-1",
        ),
    ],
)
def test_a_difference_is_reported(
    report: Path, old: str, new: str, where: str, expected: str, found: str
) -> None:
    difference = run(report, changed(old, new))
    assert difference is not None
    assert difference.where == where
    assert expected in difference.expected
    assert found in difference.found


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("owari = 0", "owari = 0, mikawa = 0"),
        ('led = "red"', 'led = "red", known = { B = [] }'),
        ("round = 2", 'round = 2, pending = [{ step = "dealing" }], army = ""'),
        ('["B play blue-4"', '["b PLAY Blue-4"'),
        (
            "over = false",
            'legal_includes.chance = ["deal red-1"]\nlegal_excludes.chance = ["stop"]',
        ),
        ("round = 1", "round = 1\nplies = 40"),
    ],
)
def test_other_ways_to_say_the_same_pass(report: Path, old: str, new: str) -> None:
    assert run(report, changed(old, new)) is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seats = 3", "seats = ", "is not TOML: Invalid value"),
        ("seats = 3", "", "Object missing required field `seats`"),
        ("seats = 3", 'seats = "3"', "Expected `int`, got `str` - at `seats`"),
        ("seats = 3", "seats = 9", "joraku is not for 9 seats; possible: 2, 3, 4"),
        ("seats = 3", "seats = 3\nplayers = 3", "there is no 'players'; possible: title, about"),
        ("seats = 3", "seats = 3\noptions.mode = '9'", "mode=9 is not possible with 3 seats"),
        ("seats = 3", "seats = 3\noptions.x = 'y'", "joraku has no option 'x'; options: mode"),
        ("seats = 3", "seats = 3\ncorrections.gam.rounds = 3", "there is no 'gam' to correct"),
        ('title = "joraku"', 'title = "go"', "there is no title 'go'; titles: "),
        ("round = 1", "rounds = 1", "position: there is no 'rounds'; possible: plies, revelations"),
        ("round = 1", 'title = "x"', "position: there is no 'title'; possible: plies, revelations"),
        ("round = 1", "round = 7", "round is 7; it must be from 0 to 3"),
        ('A = ["red-6"]', 'A = ["red-7"]', "hands.A: there is no 'red-7'; possible: red-ninja"),
        (
            "over = false",
            "finished = true",
            "step 2: there is no 'finished'; possible: about, play",
        ),
        ("because =", "why =", "step 1: refuse: there is no 'why'; possible: move, because"),
        ("over = false", "over = 1", "Expected `bool | null`, got `int` - at `then[1].over`"),
        (
            "owari = 0",
            "edo = 0",
            "step 1: expect.armies.red.samurai.edo: armies.red.samurai: there",
        ),
        (
            "owari = 0",
            "owari = false",
            "step 1: expect.armies.red.samurai.owari: armies.red.samu",
        ),
        (
            "round = 2",
            'kachidki = ""',
            "step 2: expect.kachidki: there is no 'kachidki'; possible",
        ),
        (
            "round = 2",
            "armies.red.rank = 0",
            "step 2: expect.armies.red.rank: there is no 'armies.red.rank'",
        ),
        ('led = "red"', "hnad = []", "step 1: view.C: there is no 'hnad'; possible: title, seats"),
        ('led = "red"', "players.A.cads = 0", "step 1: view.C.players.A: there is no 'cads'; pos"),
        ("A place 2", "A plant 2", "step 1: there is no 'plant'; verbs: pass, draft"),
        ("B play blue-5", "B plya blue-5", "step 1: there is no 'plya'; verbs: pass, draft"),
        ("A place 2", "E place 2", "step 1: there is no seat 'E' here; seats: A, B, C, chance"),
        ("view.C =", "view.chance =", "step 1: 'chance' has no view; views are those of the"),
        ('["play blue-4"]', '["play blue-9"]', "step 1: 'blue-9' is no card; card: red-ninja"),
        ('actors = ["chance"]', 'actors = ["Z"]', "step 2: there is no seat 'Z' here"),
    ],
)
def test_a_broken_file_is_refused(report: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BrokenScenario) as refused:
        run(report, changed(old, new))
    assert str(refused.value).startswith(f"{report}: {message}")


def test_a_file_in_which_nothing_happens_is_refused(report: Path) -> None:
    with pytest.raises(BrokenScenario, match="nothing happens"):
        run(report, 'title = "joraku"\nabout = "x"\nseats = 3\nthen = []')


def test_files_that_cannot_be_read_are_refused(report: Path) -> None:
    with pytest.raises(BrokenScenario, match="cannot be read: No such file"):
        run_scenario(report)
    report.write_bytes(b"\xff\xfe")
    with pytest.raises(BrokenScenario, match="is not UTF-8 text"):
        run_scenario(report)


def test_a_directory_stands_for_the_files_below_it(tmp_path: Path) -> None:
    with pytest.raises(BrokenScenario, match="there is no scenario file"):
        scenario_files([tmp_path])
    (tmp_path / "deep").mkdir()
    files = [tmp_path / "b.toml", tmp_path / "deep" / "a.toml"]
    for file in [*files, tmp_path / "notes.txt"]:
        file.write_text(EXAMPLE, "utf-8")
    assert scenario_files([tmp_path, files[0]]) == [*files, files[0]]
