"""The RULES.md of every title names only what exists, and leaves nothing out."""

import ast
from functools import reduce
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.text.families import folder
from tests.titles.facts import components_of, printed_examples, reconstructed_for_rules

from kachidoki.engine import Title
from kachidoki.titles import package_of, titles

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios"


class Row(NamedTuple):
    """One rule: its number or name, and what its cells name in backticks."""

    title: Title
    id: str
    section: str
    code: list[str]
    tests: list[str]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def names(cell: str) -> list[str]:
    return cell.split("`")[1::2]


def is_header(columns: list[str]) -> bool:
    """Between the rule and its code stand the sources, as many as the title has."""
    return columns[:2] == ["#", "Rule"] and columns[-2:] == ["Code", "Tests"]


def read_rows(title: Title) -> list[Row]:
    """The rows of all tables of rules; other tables have other headers."""
    file = files(package_of(title)).joinpath("RULES.md")
    rows: list[Row] = []
    section, header = "", list[str]()
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        if line.startswith("## "):
            section = line.removeprefix("## ")
        if not line.startswith("|"):
            header = []
        elif is_header(cells(line)):
            header = cells(line)
        elif header and not line.startswith("| ---"):
            row = dict(zip(header, cells(line), strict=True))
            rows.append(Row(title, row["#"], section, names(row["Code"]), names(row["Tests"])))
    return rows


TITLES = list(titles().values())
ROWS = [row for title in TITLES for row in read_rows(title)]
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
each_row = pytest.mark.parametrize(
    "row", ROWS, ids=[f"{row.title.id}-{row.id.replace(' ', '-')}" for row in ROWS]
)


def rows_of(title: Title) -> list[Row]:
    return [row for row in ROWS if row.title is title]


@each_title
def test_every_row_has_a_name_of_its_own(title: Title) -> None:
    ids = [row.id for row in rows_of(title)]
    assert ids, "there is no RULES.md with a table of rules"
    assert sorted(set(ids)) == sorted(ids)


# ----------------------------------------------------------------- code


@each_row
def test_the_code_exists(row: Row) -> None:
    assert row.code
    for name in row.code:
        find_code(row.title, name)


def find_code(title: Title, name: str) -> Any:
    """`module.name` of its rules or its package, a name of the package itself, or
    `components.toml:table.key`."""
    if name.startswith("components.toml:"):
        keys = name.removeprefix("components.toml:").split(".")
        return reduce(lambda table, key: table[key], keys, components_of(title).printed())
    package = package_of(title)
    first, *rest = name.split(".")
    for place in (f"{package}.rules", package):
        if find_spec(f"{place}.{first}"):
            return reduce(getattr, rest, import_module(f"{place}.{first}"))
    return reduce(getattr, [first, *rest], import_module(package))


# ----------------------------------------------------------------- tests


@each_row
def test_the_tests_exist(row: Row) -> None:
    assert row.tests
    own = folder(row.title).name
    for name in row.tests:
        file, _, function = name.partition("::")
        if function:
            assert function in functions_of(HERE / own / file), name
        else:
            assert file.endswith(".toml"), name
            assert (SCENARIOS / own / file).is_file(), name


def functions_of(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@each_title
def test_every_scenario_is_named(title: Title) -> None:
    named = {name for row in rows_of(title) for name in row.tests}
    assert {file.name for file in (SCENARIOS / folder(title).name).glob("*.toml")} <= named


# ----------------------------------------------------------------- nothing is left out


@each_title
def test_every_ruling_has_a_row(title: Title) -> None:
    rulings = [row.id for row in rows_of(title) if row.section.endswith("Rulings")]
    assert sorted(rulings) == sorted(components_of(title).printed()["rulings"])


@each_title
def test_every_printed_example_has_a_row(title: Title) -> None:
    ids = [row.id for row in rows_of(title) if row.id.startswith("example ")]
    assert {name.removeprefix("example ") for name in ids} == printed_examples(title)


@each_title
def test_every_reconstructed_number_that_rules_read_has_a_row(title: Title) -> None:
    rows = [row for row in rows_of(title) if "Reconstructed" in row.section]
    named = {name for row in rows for name in row.code}
    assert {f"components.toml:{path}" for path in reconstructed_for_rules(title)} <= named
