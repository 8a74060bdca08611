"""Finds a Chromium for the browser tests, or installs Debian's where that is possible.

    python tests/browser/chromium.py

CHROMIUM names another one.
"""

import os
import shutil
import subprocess
import sys

# Without a window of its own it starts at once; the others can play without one, too.
HEADLESS = "chromium-headless-shell"
NAMES = (
    HEADLESS,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
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
    """Debian's package of the headless one, or else of the whole."""
    print("Installing Chromium for the browser tests…", flush=True)
    if apt("update") and not apt("install", "--yes", "--no-install-recommends", HEADLESS):
        apt("install", "--yes", "--no-install-recommends", "chromium")


def apt(*words: str) -> bool:
    """Did it succeed? Quiet as long as it does."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-qq", *words], env=environment, capture_output=True)
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout + done.stderr)
    return done.returncode == 0


def main() -> None:
    if can_install() and shutil.which(HEADLESS) is None and "CHROMIUM" not in os.environ:
        install()
    if find_chromium() is None:
        sys.exit(HOW)


if __name__ == "__main__":
    main()
