"""Finds a Chromium for the browser tests, or installs Debian's where that is possible.

    python tests/browser/chromium.py

CHROMIUM names another one.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
HOW = (
    "The browser tests need Chromium, and there is none. Install it (Debian, Ubuntu: apt install "
    "chromium; Fedora: dnf install chromium; macOS: brew install chromium), or name one: "
    "CHROMIUM=/path/to/chromium make test"
)


def find_chromium() -> str | None:
    """The program, or None."""
    found = (shutil.which(name) for name in (os.environ.get("CHROMIUM", ""), *NAMES, MACOS) if name)
    return next((path for path in found if path), None)


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Debian's package; quiet as long as all goes well."""
    print("Installing Chromium for the browser tests…", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *words], check=True, env=environment, stdout=sys.stderr)


def main() -> None:
    if find_chromium() is None and can_install():
        install()
    if find_chromium() is None:
        sys.exit(HOW)


if __name__ == "__main__":
    main()
