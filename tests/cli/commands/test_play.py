"""`kachidoki play`: who is a bot is said by the command line and the file, never by a name."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kachidoki.cli import main
from kachidoki.match import Match, parse, seeded, text
from kachidoki.titles import find_title

TRAP = """
from pathlib import Path
from kachidoki.bots import Bot

Path("imported").touch()


class First(Bot):
    def choose(self, state, seat):
        return state.legal_actions(seat)[0]
"""


def play(*words: str, answers: str = "") -> Result:
    return CliRunner().invoke(main, ["play", "joraku", "--lang", "en", *words], input=answers)


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the present folder that leaves a trace when it is imported."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / f"trap_{tmp_path.name}.py").write_text(TRAP)
    return f"trap_{tmp_path.name}:First"


def saved(players: list[str], bots: list[str | None]) -> str:
    """A match file that holds these names and bots."""
    title = find_title("joraku")
    secret, nonces = seeded(7, len(players))
    setting = title.setting(len(players))
    match = Match.open(title, setting, players, secret, nonces, None, bots)
    Path("saved.match").write_text(text(match, reveal=True), "utf-8")
    return "saved.match"


def test_nothing_is_imported_for_the_name_of_a_player(trap: str) -> None:
    file = saved(["Anna", trap, "random"], [None, None, "random"])
    result = play("--load", file, answers="quit\n")
    assert result.exit_code == 0, result.output
    result = play("--bots", "random,random", "--names", trap, answers="quit\n")
    assert result.exit_code == 0, result.output
    assert not Path("imported").exists()


def test_a_file_runs_nobodys_code_unless_its_bots_are_given_again(trap: str) -> None:
    file = saved(["Anna", "Boris", "random"], [None, trap, "random"])
    result = play("--load", file, answers="quit\n")
    assert result.exit_code == 2
    assert f"the bot '{trap}' is code of your own" in result.stderr
    assert f"--bots {trap},random" in result.stderr
    assert not Path("imported").exists()
    result = play("--load", file, "--bots", f"{trap},random", answers="1\n1\nquit\n")
    assert result.exit_code == 0, result.output
    assert Path("imported").exists()
    assert "has failed" not in result.stdout


def test_a_saved_match_keeps_its_bots(trap: str) -> None:
    file = saved(["Anna", "Boris", "Вера"], [None, "greedy", "random"])
    result = play("--load", file, "--bots", "random,greedy")
    assert result.exit_code == 2
    assert "--bots can only repeat the bots of the file: --bots greedy,random" in result.stderr
    result = play("--load", file, "--bots", "greedy,random", answers="quit\n")
    assert result.exit_code == 0, result.output


def test_a_bot_that_cannot_be_is_refused(trap: str) -> None:
    file = saved(["Anna", "Boris", "Вера"], [None, "ismcts:fast", "random"])
    result = play("--load", file)
    assert result.exit_code == 2
    assert "the budget of 'ismcts:fast' cannot be used" in result.stderr


@pytest.mark.parametrize("name", [":)", "greedy", "a:b", ".a:b"])
def test_a_human_is_called_as_they_wish(name: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match")
    words = ["--bots", "random,random", "--names", name]
    result = play(*words, "--save", file, answers="1\n")
    assert result.exit_code == 0, result.output
    match = parse(Path(file).read_text("utf-8"))
    assert match.players == [name, "random B", "random C"]
    assert match.bots == [None, "random", "random"]
    result = play("--load", file, answers="quit\n")
    assert "Choose 1 more card" in result.stdout, "the human is asked again"


def test_options_choose_a_number_of_seats_that_they_fit() -> None:
    words = ["play", "joraku", "--plain", "--lang", "en", "--option", "mode=with-neutral"]
    result = CliRunner().invoke(main, words, input="quit\n")
    assert result.exit_code == 0, result.output
    assert "Players: Player A, Master B." in result.output


def test_a_broken_file_is_refused_in_the_language_of_the_reader(tmp_path: Path) -> None:
    (tmp_path / "match").write_text("dear diary")
    result = play("--load", str(tmp_path / "match"), "--lang", "ru")
    assert result.exit_code == 2
    assert "строка 1: нужна строка [Format" in result.stderr
