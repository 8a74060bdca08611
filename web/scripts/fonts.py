"""Makes the font of the Japanese characters that the pages show, and of no others: `make fonts`.

It is cut from Zen Antique, under its licence and a name of its own. `tests/text/test_glyphs.py` asks
here what the pages show, and fails on what no font of theirs has.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HOUSE = Path(__file__).parents[2]
WEB = HOUSE / "web"
SOURCE = WEB / "node_modules/@fontsource/zen-antique"
WHOLE = SOURCE / "files/zen-antique-japanese-400-normal.woff2"
FOLDER = WEB / "src/styles/fonts"
FONT = FOLDER / "kachidoki-mincho.woff2"
NAME = "Kachidoki Mincho"
STYLES = WEB / "src/styles/fonts.css"

# All that words and signs on a page come from. Comments count too: they speak no other script.
SHOWN = (
    "src/kachidoki/**/*.ftl",
    "src/kachidoki/text/*.py",
    "src/kachidoki/titles/*/components.toml",
    "src/kachidoki/titles/*/browser.py",
    "src/kachidoki/titles/*/prospects.py",
    "src/kachidoki/titles/*/text/*.py",
    "examples/**/*.ftl",
    "web/index.html",
    "web/public/*.webmanifest",
    "web/src/main.ts",
    "web/src/shell/**/*.svelte",
    "web/src/shell/**/*.ts",
    "web/src/styles/*.css",
    "web/src/text/*.ftl",
    "web/src/titles/**/*.ftl",
    "web/src/titles/**/*.svelte",
    "web/src/titles/**/*.ts",
)
JAPANESE = re.compile(r"[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff]")
FACE = re.compile(r"@font-face \{(.*?)\}", re.S)


def shown() -> dict[str, str]:
    """Every visible character that a page may show, and a file in which it stands."""
    found: dict[str, str] = {}
    for pattern in SHOWN:
        for path in sorted(HOUSE.glob(pattern)):
            if not path.name.endswith(".test.ts"):
                text = path.read_text(encoding="utf-8")
                found |= dict.fromkeys(filter(is_visible, text), str(path.relative_to(HOUSE)))
    return found


def is_visible(character: str) -> bool:
    return character.isprintable() and not character.isspace()


def is_japanese(character: str) -> bool:
    return JAPANESE.match(character) is not None


# ----------------------------------------------------------------- the fonts that are shipped


def faces() -> Iterator[tuple[str, set[str]]]:
    """Of each face in the styles the family, and the characters that it draws."""
    for face in FACE.findall(STYLES.read_text(encoding="utf-8")):
        [family] = re.findall(r'font-family: "(.*?)"', face)
        [address] = re.findall(r'url\("(.*?)"\)', face)
        drawn = TTFont(file_of(address)).getBestCmap()
        yield family, {chr(code) for code in drawn if is_within(code, face)}


def file_of(address: str) -> Path:
    return FOLDER.parent / address if address.startswith(".") else WEB / "node_modules" / address


def is_within(code: int, face: str) -> bool:
    """A browser asks a face only for the characters of its range."""
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face)
    return any(int(first, 16) <= code <= int(last or first, 16) for first, last in ranges)


# ----------------------------------------------------------------- the font that we make


def make() -> None:
    """The same characters always give the same bytes."""
    font = TTFont(WHOLE, recalcTimestamp=False)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "palt"]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(filter(is_japanese, shown())))
    subsetter.subset(font)
    rename(font)
    FOLDER.mkdir(exist_ok=True)
    font.save(FONT)
    shutil.copyfile(SOURCE / "LICENSE", FOLDER / "OFL.txt")


def rename(font: TTFont) -> None:
    """The licence asks for it: a font that was changed goes by another name."""
    compact = NAME.replace(" ", "")
    names = {1: NAME, 3: f"{compact}-Regular", 4: f"{NAME} Regular", 6: f"{compact}-Regular"}
    for entry in font["name"].names:
        entry.string = names.get(entry.nameID, entry.toUnicode())


if __name__ == "__main__":
    make()
    print(f"{FONT.relative_to(HOUSE)}: {FONT.stat().st_size} bytes")
