"""Checks that a version can be released, builds its sdist and wheel and checks them; publishes nothing.

python tools/release.py     as `make release` runs it, with build and twine at hand
"""

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
SITE = "kachidoki/server/site/index.html"
NEXT = """
kachidoki {version} is in dist/. To publish it:

  git tag -a v{version} -m 'Kachidoki {version}'
  git push origin v{version}

The workflow `wheels` then builds the wheels of all platforms and keeps them as artifacts; upload
them and the sdist with twine.
"""


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def version() -> str:
    text = (ROOT / "src/kachidoki/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    assert found is not None
    return found[1]


def obstacles(version: str, changelog: str, tags: list[str], changed: str) -> list[str]:
    """What stands in the way of a release, each in a sentence."""
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$"
    checks = {
        f"CHANGELOG.md has no '## [{version}] - <date>'.": re.search(heading, changelog, re.M),
        f"There is a tag v{version} already.": f"v{version}" not in tags,
        "There are changes that are not committed.": not changed.strip(),
    }
    return [sentence for sentence, passed in checks.items() if not passed]


def build() -> list[Path]:
    """The sdist, and a wheel that is built from nothing else."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build"], cwd=ROOT, check=True)
    return sorted(DIST.iterdir())


def check(files: list[Path]) -> None:
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True)
    for path in files:
        if not any(name.endswith(SITE) for name in names(path)):
            sys.exit(f"{path.name} is without the front end.")


def names(path: Path) -> list[str]:
    if path.suffix == ".whl":
        return zipfile.ZipFile(path).namelist()
    with tarfile.open(path) as archive:
        return archive.getnames()


def main() -> None:
    released = version()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    tags = output("git", "tag", "--list").split()
    if found := obstacles(released, changelog, tags, output("git", "status", "--porcelain")):
        sys.exit("\n".join(["Not ready for a release:", *found]))
    check(build())
    print(NEXT.format(version=released))


if __name__ == "__main__":
    main()
