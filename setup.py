"""Compiles the engine, the bots, the rules of the titles and more to machine code with mypyc.

The same sources run interpreted, only slower. `KACHIDOKI_PURE` chooses:

    unset   compile; without a C compiler or the headers of Python, install plain Python
    1       install plain Python, do not try
    0       compile; failing to is an error
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PURE = os.environ.get("KACHIDOKI_PURE", "")
PACKAGE = Path("src/kachidoki")
COMPILED = (
    "engine/**/*.py",
    "bots/**/*.py",
    "titles/*/rules/*.py",
    "match/match.py",  # and all that a move passes through in the server
    "match/undo.py",
    "server/play/*.py",
)
INTERPRETED = (
    "**/__init__.py",
    "engine/vecs.py",  # decides at run time what `vec` is, which mypyc decides at compile time
    "engine/title.py",  # subclassed by titles, and no game's speed hangs on it
    "engine/components.py",  # files, words and msgspec structs
    "engine/fields.py",
    "engine/view.py",
)
C_FLAGS = [
    "-Wno-error",  # of newer compilers' new warnings
    "-fno-semantic-interposition",  # lets the compiler inline our own functions: a quarter faster
    "-fvisibility=hidden",
]
NOT_BUILDING = {"dist_info", "egg_info", "sdist"}  # commands that only describe the package


def notice(reason: str) -> None:
    print(f"kachidoki: installing as plain Python, not compiled: {reason}", file=sys.stderr)


def sources() -> list[str]:
    compiled, interpreted = (
        {str(path) for pattern in patterns for path in PACKAGE.glob(pattern)}
        for patterns in (COMPILED, INTERPRETED)
    )
    return sorted(compiled - interpreted)


def extensions() -> list[Extension]:
    if PURE == "1":
        notice("KACHIDOKI_PURE=1")
        return []
    paths = sources()
    if not paths:
        notice("there is no module to compile")
        return []

    from mypyc.build import mypycify

    # One group, so that native classes call each other directly across modules. No mypy
    # configuration and lenient imports: an isolated build has none of our dependencies.
    options = ["--config-file=", f"--cache-dir={os.devnull}"]
    options += ["--ignore-missing-imports", "--follow-imports=silent"]
    modules = mypycify([*options, *paths], opt_level="3", group_name="kachidoki")
    for module in modules:
        module.optional = PURE != "0"
        if sys.platform != "win32":
            module.extra_compile_args += C_FLAGS
    return modules


class AllOrNothing(build_ext):
    """Leaves no half-compiled package behind when one extension fails to build."""

    def build_extensions(self) -> None:
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            notice("the C compiler is missing or failed")


setup(
    ext_modules=[] if NOT_BUILDING.intersection(sys.argv) else extensions(),
    cmdclass={"build_ext": AllOrNothing},
)
