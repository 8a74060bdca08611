"""Titles of other packages as if they had been installed."""

import os
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "cho_han"
BAZAAR = Path(__file__).parent / "bazaar"


def installed(folder: Path, package: Path = EXAMPLE) -> str:
    """A search path on which Python finds the package, and what its `pyproject.toml` says of it."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    notes = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in [f"[{group}]", *[f"{name} = {place}" for name, place in entries.items()]]
    ]
    (notes / "entry_points.txt").write_text("\n".join(lines))
    return os.pathsep.join([str(package), str(folder)])
