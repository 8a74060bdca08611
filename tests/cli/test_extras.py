"""Without its extras the package still plays, and says in one line what to install for more."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
MODULES = {"prometheus-client": "prometheus_client"}  # where a package and its module differ
PROGRAM = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from kachidoki.cli import main
from kachidoki.cli.commands import play
play.can_draw = lambda: True
main(prog_name="kachidoki")
"""
PLAIN = [
    "titles",
    "rules joraku",
    "play joraku --plain --seats 2 --bots random",
    "arena joraku --bots random,random --seats 2 --games 2",
    "compare greedy random --title joraku --seats 2 --gain 0.9",
]


def modules(extra: str) -> list[str]:
    extras = tomllib.loads(PYPROJECT.read_text())["project"]["optional-dependencies"]
    names = [re.split(r"[^\w-]", requirement)[0] for requirement in extras[extra]]
    return [MODULES.get(name, name) for name in names]


def without(missing: list[str], command: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", PROGRAM, ",".join(missing), *command.split()]
    nobody = subprocess.DEVNULL
    return subprocess.run(program, stdin=nobody, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", PLAIN)
def test_the_plain_package_needs_no_extra(command: str) -> None:
    done = without(
        [*modules("server"), *modules("terminal"), *modules("plots"), *modules("lab")], command
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("server", "serve"),
        ("terminal", "play joraku"),
        ("lab", "selfplay joraku"),
        ("lab", "ladder joraku"),
        ("lab", "metrics joraku"),
        ("ray", "arena joraku --bots random,random --seats 2 --games 2 --ray local"),
        ("plots", "arena joraku --bots random,random --seats 2 --games 2 --plot wins.svg"),
    ],
)
def test_what_to_install_is_said_in_one_line(extra: str, command: str) -> None:
    done = without(modules(extra), command)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].endswith(f"pip install 'kachidoki[{extra}]'")
