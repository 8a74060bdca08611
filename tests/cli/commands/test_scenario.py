"""`kachidoki scenario`: files that pass, differ or are broken."""

from pathlib import Path

import pytest
from tests.cli.running import run
from tests.testing.test_scenario import EXAMPLE, changed


@pytest.fixture
def report(tmp_path: Path) -> Path:
    return tmp_path / "report.toml"


def test_what_passes_is_accepted(report: Path) -> None:
    report.write_text(EXAMPLE, "utf-8")
    result = run("scenario", report, report.parent)
    assert result.exit_code == 0
    assert result.output == f"ok      {report}\nok      {report}\n2 of 2 as written\n"


def test_differences_are_reported(report: Path) -> None:
    report.write_text(changed("shinano = 2", "shinano = 3"), "utf-8")
    result = run("scenario", report)
    assert result.exit_code == 1
    assert f"differs {report}: step 1 (A leads a 6" in result.output
    assert "expect.armies.red.samurai.shinano\n  expected: 3\n  found:    2\n" in result.output
    assert result.output.endswith("0 of 1 as written\n")


def test_broken_files_are_refused_and_the_others_run(report: Path) -> None:
    report.write_text("seats = ", "utf-8")
    other = report.with_name("other.toml")
    other.write_text(changed("over = false", "over = true"), "utf-8")
    result = run("scenario", report, other)
    assert result.exit_code == 2
    assert f"broken  {report}: is not TOML" in result.stderr
    assert f"differs {other}: step 2" in result.stdout
    assert "Traceback" not in result.output


@pytest.mark.parametrize("arguments", [[], ["nowhere.toml"], ["--format=json"]])
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    result = run("scenario", *arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
