"""RULES.md names only what exists, and leaves nothing out."""

import ast
import tomllib
from functools import reduce
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

PACKAGE = "kachidoki.titles.joraku"
FOLDER = files(PACKAGE)
HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "scenarios" / "joraku"
HEADER = ["#", "Rule", "RU", "EN", "Code", "Tests"]
PRINTED_EXAMPLES = {
    "winner-1",
    "winner-2",
    "winner-3",
    "winner-4",
    "scoring-shinano",
    "scoring-totomi",
    "scoring-mikawa",
    "skirmish-yellow",
    "skirmish-purple",
    "skirmish-red",
    "skirmish-blue",
    "skirmish-result",
    "kachidoki-mikawa",
}


class Row(NamedTuple):
    """One rule: its number or name, and what its cells name in backticks."""

    id: str
    section: str
    code: list[str]
    tests: list[str]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def names(cell: str) -> list[str]:
    return cell.split("`")[1::2]


def read_rows() -> list[Row]:
    """The rows of all tables of rules; other tables have other headers."""
    rows: list[Row] = []
    section, in_rules = "", False
    for line in FOLDER.joinpath("RULES.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        if not line.startswith("|"):
            in_rules = False
        elif cells(line) == HEADER:
            in_rules = True
        elif in_rules and not line.startswith("| ---"):
            name, _, _, _, code, tests = cells(line)
            rows.append(Row(name, section, names(code), names(tests)))
    return rows


ROWS = read_rows()
COMPONENTS: dict[str, Any] = tomllib.loads(FOLDER.joinpath("components.toml").read_text("utf-8"))
each_row = pytest.mark.parametrize("row", ROWS, ids=[row.id.replace(" ", "-") for row in ROWS])


def test_every_row_has_a_name_of_its_own() -> None:
    ids = [row.id for row in ROWS]
    assert sorted(set(ids)) == sorted(ids)


# ----------------------------------------------------------------- code


@each_row
def test_the_code_exists(row: Row) -> None:
    assert row.code
    for name in row.code:
        find_code(name)


def find_code(name: str) -> Any:
    """`module.name`, a name of the package itself, or `components.toml:table.key`."""
    if name.startswith("components.toml:"):
        keys = name.removeprefix("components.toml:").split(".")
        return reduce(lambda table, key: table[key], keys, COMPONENTS)
    first, *rest = name.split(".")
    if find_spec(f"{PACKAGE}.{first}"):
        return reduce(getattr, rest, import_module(f"{PACKAGE}.{first}"))
    return reduce(getattr, [first, *rest], import_module(PACKAGE))


# ----------------------------------------------------------------- tests


@each_row
def test_the_tests_exist(row: Row) -> None:
    assert row.tests
    for name in row.tests:
        file, _, function = name.partition("::")
        if function:
            assert function in functions_of(HERE / file), name
        else:
            assert file.endswith(".toml"), name
            assert (SCENARIOS / file).is_file(), name


def functions_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_scenario_is_named() -> None:
    named = {name for row in ROWS for name in row.tests}
    assert {file.name for file in SCENARIOS.glob("*.toml")} <= named


# ----------------------------------------------------------------- nothing is left out


def test_every_ruling_has_a_row() -> None:
    rulings = [row.id for row in ROWS if row.section.endswith("Rulings")]
    assert sorted(rulings) == sorted(COMPONENTS["rulings"])


def test_every_printed_example_has_a_row() -> None:
    examples = {row.id.removeprefix("example ") for row in ROWS if row.id.startswith("example ")}
    assert examples == PRINTED_EXAMPLES


def test_every_reconstructed_number_that_rules_read_has_a_row() -> None:
    named = {name for row in ROWS if "Reconstructed" in row.section for name in row.code}
    read = {
        name for name in COMPONENTS["reconstructed"] if name.startswith(("areas.", "variants."))
    }
    assert {f"components.toml:{name}" for name in read} <= named
