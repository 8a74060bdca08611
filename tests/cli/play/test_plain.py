"""Plain mode: whole games through a pipe, every command, every kind of bad line."""

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.cli.games import AGAINST_RANDOM, sit

from kachidoki.cli import main
from kachidoki.cli.play.plain import Plain
from kachidoki.match import parse, verify

SEEDED = ["play", "joraku", "--seed", "7", "--lang", "en"]
WHOLE_GAME = "1\n" * 200


def play(*options: str, answers: str = "") -> Result:
    return CliRunner().invoke(main, [*SEEDED, *options], input=answers)


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    "options",
    [
        ["--bots", "random,random,random"],
        ["--bots", "random,greedy", "--option", "variants=random", "--lang", "ru"],
        ["--bots", "greedy", "--option", "mode=two-on-two"],
        ["--bots", "random", "--option", "mode=with-neutral"],
        ["--seats", "3", "--bots", "none", "--names", "Anna,Boris,Вера"],
        ["--bots", "random,greedy,random,greedy"],
    ],
)
def test_a_whole_game_through_a_pipe(options: list[str], tmp_path: Path) -> None:
    file = tmp_path / "match"
    result = play(*options, "--save", str(file), answers=WHOLE_GAME)
    assert result.exit_code == 0, result.output
    report = verify(file.read_text("utf-8"))
    assert report.result is not None
    for score in report.result.scores:
        assert f": {score}\n" in result.stdout
    assert report.commitment in result.stdout
    assert f"kachidoki verify {file}" in result.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    outputs = {
        play("--bots", "random,ismcts:30,greedy", answers=WHOLE_GAME).stdout for _ in range(2)
    }
    assert len(outputs) == 1
    assert "has won" in outputs.pop()


def test_another_seed_gives_another_game() -> None:
    first = play("--bots", "random,random", answers="quit\n")
    second = play("--bots", "random,random", "--seed", "8", answers="quit\n")
    assert first.stdout != second.stdout


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    whole, file = tmp_path / "whole", tmp_path / "half"
    bots = ["--bots", "random,greedy,random"]
    assert play(*bots, "--save", str(whole), answers=WHOLE_GAME).exit_code == 0
    assert play(*bots, "--save", str(file), answers="1\n" * 9).exit_code == 0
    assert not parse(file.read_text("utf-8")).is_over
    again = ["play", "joraku", "--lang", "en", "--load", str(file), "--save", str(file)]
    result = CliRunner().invoke(main, again, input=WHOLE_GAME)
    assert result.exit_code == 0, result.output
    assert file.read_text("utf-8") == whole.read_text("utf-8")


# ----------------------------------------------------------------- telling


def test_only_the_own_cards_are_told() -> None:
    result = play("--bots", "random,random,random", answers="look\nlog\nquit\n")
    dealt = [line for line in result.stdout.splitlines() if "was dealt" in line]
    assert dealt
    assert all(line.startswith("Player A") for line in dealt)


def test_dealing_and_secret_choices_are_folded() -> None:
    """Own choices are told at once, those of the bots together, and in the log all of them."""
    told = play("--bots", "random,random", answers="1\n1\nlog\nquit\n").stdout.splitlines()
    own = [line for line in told if line.endswith("to pass on.")]
    assert len(own) == 2
    assert told[told.index(own[1]) + 1] == "random B and random C passed 2 cards each."
    assert any(line.startswith("Player A was dealt 6 cards. (") for line in told)
    [log] = [line for line in told if line.startswith("Everybody passed 2 cards. (")]
    assert told.index(log) > told.index(own[1])


def test_the_table_is_told_once_a_turn() -> None:
    result = play("--bots", "random,random,random", answers="1\n1\n")
    assert result.stdout.count("Your hand:") == 2, "when the cards are dealt, and in the skirmish"


def test_after_the_first_look_only_what_has_changed_is_told() -> None:
    result = play("--bots", "random,random,random", answers="1\n1\nlook\n")
    before, _, after = result.stdout.partition("Round I of III: skirmish")
    assert "5 Totomi, pays 6, 3, 2: nobody." in before
    changed, _, looked = after.partition("Round I of III: skirmish")
    assert "Your hand:" in changed
    assert "5 Totomi, pays" not in changed
    assert "5 Totomi, pays 6, 3, 2: nobody." in looked, "the whole table, when asked for"


def test_choices_say_what_they_would_bring() -> None:
    result = play("--bots", "random,random,random", answers="1\n1\n")
    assert "[play yellow-1] Up to 3 samurai in Omi, or 1 action point." in result.stdout


def test_what_cannot_be_played_says_why() -> None:
    result = play("--bots", "random,random,random", answers=WHOLE_GAME)
    reason = "You have cards of the suit that was led and must follow it"
    refused = [line for line in result.stdout.splitlines() if reason in line]
    assert any("Play yellow ninja" in line for line in refused)


def test_at_the_end_the_table_and_all_points_are_told() -> None:
    result = play("--bots", "random,random,random", answers=WHOLE_GAME)
    end = result.stdout.partition("The game ended.")[2]
    assert "Round III of III: the game is over" in end
    assert re.search(r"Player A \(Red\): Kachidoki \d+ \(\d+\+\d+\+\d+\), areas \d+ \(", end)


def test_players_at_one_screen_are_called_by_name() -> None:
    result = play("--bots", "random", "--seats", "3", "--names", "Anna,Boris", answers="1\n1\n")
    assert "Anna is to act." in result.stdout
    assert "Boris is to act." in result.stdout
    after = result.stdout.partition("Boris is to act.")[2]
    assert "Anna was dealt" not in after
    assert "Boris was dealt" in after


# ----------------------------------------------------------------- commands


def test_undo() -> None:
    result = play("--bots", "random,random", answers="undo\n1\nundo\n")
    assert "You have no move that can be taken back now." in result.stdout
    assert "Taken back." in result.stdout
    assert result.stdout.count("Choose 2 cards") == 2


def test_notation_is_as_good_as_a_number() -> None:
    by_number = play("--bots", "random,random", answers="1\n")
    action = sit((None, "random", "random")).choices()[0]
    notation = sit().match.title.vocabulary.notation(action)
    by_notation = play("--bots", "random,random", answers=f"  {notation.upper()} \n")
    assert by_notation.stdout == by_number.stdout
    assert f" [{notation}]\n" in by_number.stdout


def test_help_rules_and_language() -> None:
    result = play("--bots", "random,random", answers="help\nrules\nlang\nhelp\nlang en\nlang xx\n")
    assert "Everybody chooses in secret" in result.stdout
    assert "## Kachidoki" in result.stdout
    assert "Все выбирают втайне" in result.stdout
    assert "There is no such language; there are en, ru." in result.stdout


def test_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    plain = Plain(sit(AGAINST_RANDOM), "en", interactive=False)
    assert not plain.obey("hint", plain.game.choices())
    assert "By 1,000 games played on from there" in capsys.readouterr().out


def test_saving(tmp_path: Path) -> None:
    file, other = tmp_path / "match", tmp_path / "diary"
    other.write_text("dear diary")
    answers = f"save\nsave {other}\nsave {tmp_path}/no/where\nsave {file}\nsave\n1\nquit\n"
    result = play("--bots", "random,random", answers=answers)
    assert result.exit_code == 0
    assert "Say where: save FILE." in result.stdout
    assert f"{other} is there already" in result.stdout
    assert f"cannot write {tmp_path}/no/where: No such file or directory" in result.stdout
    assert result.stdout.count(f"Saved to {file}.") == 2
    assert other.read_text() == "dear diary"
    assert len(parse(file.read_text("utf-8")).log) > 0


def test_what_cannot_be_saved_is_said_in_the_language_of_the_table(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    answers = f"save {tmp_path}/diary\nsave {tmp_path}/no/where\nsave {'long' * 2000}\nquit\n"
    result = play("--bots", "random,random", "--lang", "ru", answers=answers)
    assert result.exit_code == 0, result.output
    assert f"Файл {tmp_path}/diary уже есть; выберите другое имя." in result.stdout
    assert f"Не получается записать {tmp_path}/no/where: " in result.stdout
    assert "Не получается записать longlong" in result.stdout


@pytest.mark.parametrize("command", ["1", "undo"])
def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    game = sit(AGAINST_RANDOM)
    game.save_new(folder / "match")
    game.play(game.choices()[0])
    shutil.rmtree(folder)
    plain = Plain(game, "ru", interactive=False)
    plain.news()
    assert plain.obey(command, game.choices())
    assert game.file is None
    plain.news()
    assert capsys.readouterr().out.count("Не получается записать") == 1


@pytest.mark.parametrize(
    "line", ["", "0", "6", "-1", "1.5", "９", "9" * 5000, "play", "pass red-9", "do_quit"]
)
def test_a_line_that_is_no_answer_is_refused_and_asked_again(line: str) -> None:
    result = play("--bots", "random,random,random", answers=f"{line}\n1\nquit\n")
    assert result.exit_code == 0
    assert "is no choice here. Type a number from 1 to 5" in result.stdout
    assert "Choose 1 more card" in result.stdout, "the next line counts"


def test_a_move_that_is_not_possible_is_refused_and_asked_again() -> None:
    result = play("--bots", "random,random,random", answers="march\n1\nquit\n")
    assert "Not now: Take action points." in result.stdout
    assert "Choose 1 more card" in result.stdout, "the next line counts"


def test_bytes_that_are_no_text() -> None:
    result = CliRunner().invoke(main, [*SEEDED, "--bots", "random,random"], input=b"\xff\xfe\n1\n")
    assert result.exit_code == 0
    assert "is no choice here" in result.stdout


def test_quit_and_the_end_of_the_input(tmp_path: Path) -> None:
    left = play("--bots", "random,random", answers="quit\n")
    assert left.exit_code == 0
    assert "You left the game before its end." in left.stdout
    ended = play("--bots", "random,random", "--save", str(tmp_path / "match"))
    assert ended.exit_code == 0
    assert "The input has ended before the game" in ended.stdout
    assert f"It is saved in {tmp_path / 'match'}" in ended.stdout


def test_an_answer_is_repeated_without_what_a_terminal_would_obey() -> None:
    result = play("--bots", "random,random", answers="\x1b[2Jred\x07\n")
    assert "“[2Jred” is no choice here" in result.stdout
    assert "\x1b" not in result.stdout


def test_the_log_calls_players_by_the_names_that_they_gave() -> None:
    options = ["--seats", "3", "--bots", "random", "--names", "Anna,Вера"]
    named = play(*options, answers="1\n" * 20).stdout
    assert "Anna " in named
    assert "Вера " in named
    assert "random C " in named
    assert "Player A " in play("--bots", "random,random", answers="1\n" * 20).stdout


def test_a_match_that_was_not_saved_says_how_it_could_have_been() -> None:
    result = play("--bots", "random,random", answers=WHOLE_GAME)
    assert "Next time play with --save FILE" in result.stdout
    assert "Save the match" not in result.stdout


def test_at_a_terminal_a_curtain_falls(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        if len(asked) > 5:
            raise EOFError
        return "1"

    cleared: list[bool] = []
    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("click.clear", lambda: cleared.append(True))
    Plain(sit((None, None, "random")), "en", interactive=True).run()
    assert len(cleared) == 2
    assert capsys.readouterr().out.count("\x1b[3J") == 2
    assert asked == ["", "> ", "> ", "", "> ", "> "]
