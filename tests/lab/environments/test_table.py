"""What the environments share, and what is said where something is missing."""

import subprocess
import sys

import pytest
from tests.engine.toy import MARKET

from kachidoki.engine import BadInput

PROGRAM = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[2].split(",")))
from kachidoki.engine import BadInput
try:
    exec(sys.argv[1])
except BadInput as error:
    print(error)
"""


def test_a_title_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy", reason="numpy is not installed: kachidoki[environments]")
    from kachidoki.lab.environments import table

    monkeypatch.setattr(table, "find_title", lambda _: MARKET)
    with pytest.raises(BadInput, match="has no features: there is nothing"):
        table.Table(MARKET.id, None, None)


@pytest.mark.parametrize(
    ("program", "missing", "said"),
    [
        ("import kachidoki.lab.environments.table", "numpy", "kachidoki[environments]"),
        ("import kachidoki.lab.environments.aec", "pettingzoo", "kachidoki[environments]"),
        ("import kachidoki.lab.environments.parallel", "pettingzoo", "kachidoki[environments]"),
        ("import kachidoki.lab.environments.solo", "gymnasium", "kachidoki[environments]"),
        ("import kachidoki.lab.environments.openspiel", "pyspiel", "pip install open_spiel"),
        (
            "from kachidoki.lab.environments import register; register()",
            "pettingzoo,gymnasium,pyspiel",
            "none of pettingzoo, gymnasium, pyspiel is installed: "
            "pip install 'kachidoki[environments]'",
        ),
    ],
)
def test_what_is_missing_is_named_with_what_to_install(
    program: str, missing: str, said: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, program, missing], capture_output=True, text=True
    )
    assert done.stderr == ""
    assert said in done.stdout
    assert len(done.stdout.splitlines()) == 1
