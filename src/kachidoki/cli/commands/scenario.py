"""`kachidoki scenario`: runs scenario files."""

import sys
from pathlib import Path

import click

from kachidoki.engine import BadInput
from kachidoki.testing.scenario import run_scenario, scenario_files

DIFFERENCE = 1
BROKEN = 2


@click.command("scenario")
@click.argument("paths", metavar="FILE…", nargs=-1, required=True, type=click.Path(path_type=Path))
def command(paths: tuple[Path, ...]) -> None:
    """Play scenario files and report the first difference of each.

    A directory stands for all scenario files (*.toml) below it. The exit code is 0 when everything
    comes out as the files say, 1 when something does not, 2 when a file is broken. The format is
    described in docs/scenarios.md.

    \b
    Examples:
      kachidoki scenario report.toml
      kachidoki scenario tests/scenarios
    """
    try:
        files = scenario_files(paths)
    except BadInput as error:
        click.echo(f"broken  {error}", err=True)
        sys.exit(BROKEN)
    results = [run(file) for file in files]
    click.echo(f"{results.count(0)} of {len(results)} as written")
    sys.exit(max(results))


def run(file: Path) -> int:
    """Plays one file, says how it went, and returns its exit code."""
    try:
        difference = run_scenario(file)
    except BadInput as error:
        click.echo(f"broken  {error}", err=True)
        return BROKEN
    click.echo(f"differs {difference}" if difference else f"ok      {file}")
    return DIFFERENCE if difference else 0
