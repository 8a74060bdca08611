"""Compiles the engine, the bots, the rules of the titles and more to machine code with mypyc.

The same sources run interpreted, only slower. `KACHIDOKI_PURE` chooses:

    unset   compile; without a C compiler or the headers of Python, install plain Python
    1       install plain Python, do not try
    0       compile; failing to is an error

mypyc writes a C file for each module. Those of one folder, or one title, are compiled together as
one unit, all units beside each other. mypyc numbers the literals of all modules in one row and
declares everything for everybody, so that any change would touch every unit: here a unit counts
its own literals and declares what it names, and is only compiled when something in it has changed.
"""

import json
import os
import re
import sys
import sysconfig
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PURE = os.environ.get("KACHIDOKI_PURE", "")
PACKAGE = Path("src/kachidoki")
COMPILED = (
    "engine/**/*.py",
    "bots/**/*.py",
    "titles/*/rules/**/*.py",
    "lab/batch/games.py",
    "match/match.py",  # and all that a move passes through in the server
    "match/undo.py",
    "server/play/*.py",
)
INTERPRETED = (
    "**/__init__.py",
    "engine/vecs.py",  # decides at run time what `vec` is, which mypyc decides at compile time
    "engine/title.py",  # subclassed by titles, and no game's speed hangs on it
    "engine/points.py",  # the same
    "engine/components.py",  # files, words and msgspec structs
    "engine/fields/*.py",
    "engine/learned/nets.py",
    "engine/view.py",
)
GROUP = "kachidoki"
C_FLAGS = [
    "-w",  # what is written by mypyc concerns nobody
    "-fno-semantic-interposition",  # lets the compiler inline our own functions: a quarter faster
    "-fvisibility=hidden",
]
C_FOLDER = Path("build", f"mypyc-{sysconfig.get_config_var('SOABI') or sys.platform}")
HEADERS = [C_FOLDER / f"__native_{GROUP}.h", C_FOLDER / f"__native_internal_{GROUP}.h"]
C_FUNCTION = re.compile(
    r"^(?!static)\w[\w *]*\bCPyDef_(?!\w+__top_level__)\w+\(.*\) \{\n(?:.*\n)*?\}\n", re.M
)
OWN_HEADERS = re.compile(rf'^#include "__native_(?:internal_)?{GROUP}\.h"\n', re.M)
DECLARED = re.compile(r"extern [^(\[;]*?(\w+)[(\[;]")
INLINE_LINES = 200  # of C, the longest function of the engine that other units may inline
CORES = os.cpu_count() or 1
NOT_BUILDING = {"dist_info", "egg_info", "sdist"}  # commands that only describe the package


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def notice(reason: str) -> None:
    tell(f"kachidoki: installing as plain Python, not compiled: {reason}")


def digest(*parts: object) -> str:
    return sha256(repr(parts).encode()).hexdigest()


def write(path: Path, text: str) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return str(path)


# ------------------------------------------------------------- Python to C


def sources() -> list[str]:
    compiled, interpreted = (
        {str(path) for pattern in patterns for path in PACKAGE.glob(pattern)}
        for patterns in (COMPILED, INTERPRETED)
    )
    return sorted(compiled - interpreted)


def extensions() -> list[Extension]:
    """What the C compiler is to build; mypyc only runs when a module has changed."""
    if PURE == "1":
        notice("KACHIDOKI_PURE=1")
        return []
    read = [Path("setup.py"), Path("pyproject.toml"), *sorted(PACKAGE.rglob("*.py"))]
    key = digest(*((str(path), path.read_text(encoding="utf-8")) for path in read))
    memory = C_FOLDER / "extensions.json"
    remembered = json.loads(memory.read_text()) if memory.exists() else {}
    if remembered.get("key") != key:
        remembered = {"key": key, "extensions": [fields(module) for module in translated()]}
        write(memory, json.dumps(remembered))
    return [Extension(**module) for module in remembered["extensions"]]


def fields(module: Extension) -> dict[str, Any]:
    kept = ("name", "sources", "depends", "include_dirs", "extra_compile_args", "optional")
    return {name: getattr(module, name) for name in kept}


def translated() -> list[Extension]:
    from mypyc.build import mypycify

    tell("Translating Python to C with mypyc…")
    # One group, so that native classes call each other directly across modules. No mypy
    # configuration and no packages beside ours: an isolated build has none, and reading them takes
    # most of the time.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--no-site-packages"]
    options += ["--ignore-missing-imports", "--follow-imports=silent"]
    modules = mypycify(
        [*options, *sources()],
        opt_level="3",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(C_FOLDER),
    )
    for module in modules:
        module.optional = PURE != "0"
        if sys.platform != "win32":
            module.extra_compile_args = [*module.extra_compile_args, *C_FLAGS]
    library = modules[0]
    library.sources = units([Path(path) for path in library.sources])
    library.depends = [str(HEADERS[0])]
    return modules


def units(files: list[Path]) -> list[str]:
    """One C file for each folder and title, the same as before unless something in it has changed."""
    texts: defaultdict[str, str] = defaultdict(str)
    for path in sorted(files):
        texts[unit(path)] += OWN_HEADERS.sub("", path.read_text(encoding="utf-8"))
    small = inlined(texts["engine"])
    for name in sorted(texts.keys() - {"library", "runtime"}):
        if name != "engine":
            texts[name] = small + texts[name]
        texts[name], table = numbered(name, texts[name])
        texts["library"] += table
    return [
        write(C_FOLDER / "units" / f"{name}.c", declarations(text) + text)
        for name, text in texts.items()
    ]


def unit(path: Path) -> str:
    """The unit of a C file such as `__native_kachidoki___titles___joraku___rules___state.c`."""
    if not path.stem.startswith("__native_"):
        return "runtime"
    folders = path.stem.split("___")[1:]
    return next((name for name in folders if name != "titles"), "library")


def numbered(name: str, text: str) -> tuple[str, str]:
    """A unit with its literals counted on their own, and the table of where the group has them."""
    places: dict[str, int] = {}

    def literal(found: re.Match[str]) -> str:
        return f"(*literals_of_{name}[{places.setdefault(found[1], len(places))}])"

    text = re.sub(r"\bCPyStatics\[(\d+)\]", literal, text)
    table = ", ".join(f"&CPyStatics[{place}]" for place in places)
    head = f"PyObject **const literals_of_{name}[]"
    return f"extern {head};\n{text}", f"\n{head} = {{{table}}};\n"


def declarations(text: str) -> str:
    """The types of the group, and of its functions and variables those that a unit names."""
    types, others = HEADERS
    words = set(re.findall(r"\w+", text))
    lines = [
        line
        for line in others.read_text(encoding="utf-8").splitlines()
        if not (name := DECLARED.match(line)) or name[1] in words
    ]
    kept = "\n".join(line for line in lines if line != f'#include "{types.name}"')
    return f'#include "{types.name}"\n{kept}\n'


def inlined(engine: str) -> str:
    """The engine's small functions once more, for other units to inline: they lose 7 % without."""
    small = [text for text in C_FUNCTION.findall(engine) if text.count("\n") <= INLINE_LINES]
    marked = [f"extern inline __attribute__((gnu_inline)) {text}" for text in small]
    return "\n".join(["#ifdef __GNUC__", *marked, "#endif\n"])


# ------------------------------------------------------------- C to machine code


class BuildExtensions(build_ext):
    """Compiles on all cores what has changed; leaves no half-compiled package when that fails."""

    def build_extensions(self) -> None:
        self.parallel = CORES
        self.compile_one = self.compiler.compile
        self.compiler.compile = self.compile_all
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            notice("the C compiler is missing or failed")

    def compile_all(self, sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(CORES) as pool:
            longest_first = sorted(sources, key=os.path.getsize, reverse=True)
            tasks = [
                pool.submit(self.compile, source, f"{number} of {len(sources)}", options)
                for number, source in enumerate(longest_first, start=1)
            ]
            return [task.result() for task in tasks]

    def compile(self, source: str, progress: str, options: dict[str, Any]) -> str:
        [built] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
        read = [Path("pyproject.toml"), Path(source), *map(Path, options["depends"])]
        key = digest(options, self.compiler.compiler_so, *(path.read_bytes() for path in read))
        memory = Path(built).with_suffix(".key")
        if not (Path(built).exists() and memory.exists() and memory.read_text() == key):
            if Path(source).parent.name == "units":
                tell(f"Compiling {Path(source).stem}, {progress}…")
            self.compile_one([source], **options)
            write(memory, key)
        return built


setup(
    ext_modules=[] if NOT_BUILDING.intersection(sys.argv) else extensions(),
    cmdclass={"build_ext": BuildExtensions},
)
