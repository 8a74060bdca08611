"""Figures for TensorBoard, in the very bytes that it reads."""

from pathlib import Path
from struct import unpack

from kachidoki.lab.training.events import EventFile, check_sum, figure, varint


def test_the_check_sum_is_crc_32c() -> None:
    """0xE3069283 is the published one of the digits 1 to 9."""
    turned = (0xE3069283 >> 15 | 0xE3069283 << 17) & 0xFFFFFFFF
    assert check_sum(b"123456789") == (turned + 0xA282EAD8) & 0xFFFFFFFF


def test_numbers_and_figures() -> None:
    assert varint(300) == b"\xac\x02"
    assert figure("a", 3, 1.0, 0.0) == (
        b"\x09" + bytes(8) + b"\x10\x03" + b"\x2a\x0a\x0a\x08\x0a\x01a\x15\x00\x00\x80\x3f"
    )


def test_a_file_is_a_row_of_records(tmp_path: Path) -> None:
    events = EventFile(tmp_path)
    events.add("surprise", 1, 0.5)
    events.close()
    (path,) = tmp_path.iterdir()
    content, records = path.read_bytes(), []
    while content:
        (length,) = unpack("<Q", content[:8])
        records.append(content[12 : 12 + length])
        content = content[16 + length :]
    assert b"brain.Event:2" in records[0]
    assert b"surprise" in records[1]
