"""`kachidoki verify`: what it proves, and what it says of a file that is not true."""

from pathlib import Path

import pytest
from tests.cli.running import BROKEN, broken_file, run

from kachidoki.match import Match


def test_a_true_file_is_proved(file: Path, finished: Match) -> None:
    result = run("verify", file, "--lang", "en")
    assert result.exit_code == 0
    assert f"Played again: {len(finished.line)} steps" in result.output
    assert finished.seal.commitment in result.output
    assert "PROVED" in result.output
    assert "not over" not in result.output


def test_it_speaks_russian(saved: Path) -> None:
    result = run("verify", saved, "--lang", "ru")
    assert result.exit_code == 0
    assert "ДОКАЗАНО" in result.output
    assert "ещё не окончена" in result.output


def test_a_changed_file_fails_loudly(file: Path) -> None:
    lines = file.read_text("utf-8").split("\n")
    number = next(i for i, line in enumerate(lines) if line.startswith("9. chance deal"))
    lines[number] = lines[number + 1].replace("10.", "9.")
    file.write_text("\n".join(lines), "utf-8")
    result = run("verify", file, "--lang", "en")
    assert result.exit_code == 2
    assert f"IS NOT PROVED: line {number + 1}: the seal draws 'deal" in result.output


def test_a_changed_file_fails_in_russian(file: Path) -> None:
    content = file.read_text("utf-8")
    for old, new, words in [
        ("Ieyasu", "Ieyasv", "контрольная сумма не подходит: в файле что-то изменено"),
        ("[Seats", "[Sets", "нет заголовка Seats; есть Format"),
        ("\n9. chance deal ", "\n9. chance Deal ", "печать даёт «deal "),
    ]:
        file.write_text(content.replace(old, new, 1), "utf-8")
        result = run("verify", file, "--lang", "ru")
        assert result.exit_code == 2
        assert f"{file} НЕ ДОКАЗАНО: " in result.output
        assert words in result.output


@pytest.mark.parametrize("kind", [*BROKEN, "missing", "directory"])
def test_what_is_no_match_is_refused(kind: str, tmp_path: Path) -> None:
    path = broken_file(tmp_path, kind)
    result = run("verify", path)
    assert result.exit_code == 2
    assert result.output.startswith(f"Error: {path}")
    assert "Traceback" not in result.output
