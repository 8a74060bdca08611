"""Files from outside are read or refused, whatever is in them."""

from errno import ENOSPC
from pathlib import Path

import pytest

from kachidoki.engine import BadInput
from kachidoki.engine.files import DEEPEST, LARGEST, parse_toml, read_toml, write_whole


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_text("a.b = [1, 'я']\n", "utf-8-sig")
    assert read_toml(path) == {"a": {"b": [1, "я"]}}


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        read_toml(path)
    path.write_bytes(b"\xff")
    with pytest.raises(BadInput, match="is not UTF-8 text"):
        read_toml(path)
    path.write_bytes(b"#" * LARGEST)
    assert read_toml(path) == {}
    path.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(BadInput, match=f"is larger than {LARGEST} bytes"):
        read_toml(path)


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadInput, match="is larger than"):
        read_toml(Path("/dev/zero"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = ", "is not TOML: Invalid value"),
        ("a = " + 5000 * "9", "is not TOML: Exceeds the limit"),
        ("a = " + 100_000 * "[", "nested too deeply"),
        (".".join("a" * 1000) + " = 1", "nested too deeply"),
        ("a = " + DEEPEST * "[" + DEEPEST * "]", "nested too deeply"),
    ],
)
def test_what_is_no_usable_toml_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        parse_toml(text)


def test_what_is_not_too_deep_is_read() -> None:
    lists = DEEPEST - 1
    assert parse_toml("a = " + lists * "[" + lists * "]")["a"] is not None


def fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all that is written from now on, only the first half is."""
    write = Path.write_bytes

    def write_half(path: Path, content: bytes) -> int:
        write(path, content[: len(content) // 2])
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_half)


def test_what_cannot_be_written_whole_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"first")
    write_whole(path, b"second")
    fill_the_disk(monkeypatch)
    with pytest.raises(BadInput, match=r"cannot write .*file: No space left on device"):
        write_whole(path, b"third")
    assert path.read_bytes() == b"second"
