"""A file of figures that TensorBoard shows as charts, written without TensorFlow.

It is a row of records, each with its length and two check sums. A record is a protocol buffer, `Event`,
of which we write four fields: the time, the step, and the name and value of one figure.
"""

from pathlib import Path
from struct import pack
from time import time
from typing import Final

POLYNOMIAL: Final = 0x82F63B78  # of CRC-32C
MASK: Final = 0xA282EAD8
WORD: Final = 0xFFFFFFFF
VERSION: Final = b"brain.Event:2"
# Kinds of a field's content.
NUMBER, DOUBLE, BYTES, FLOAT = 0, 1, 2, 5


def remainders() -> list[int]:
    """The check sum of every single byte."""
    found = []
    for byte in range(256):
        rest = byte
        for _ in range(8):
            rest = rest >> 1 ^ (POLYNOMIAL if rest & 1 else 0)
        found.append(rest)
    return found


TABLE: Final = remainders()


def check_sum(content: bytes) -> int:
    """CRC-32C, turned and masked as the format wants it."""
    rest = WORD
    for byte in content:
        rest = rest >> 8 ^ TABLE[(rest ^ byte) & 255]
    rest ^= WORD
    return ((rest >> 15 | rest << 17) + MASK) & WORD


def varint(number: int) -> bytes:
    """Seven bits a byte, the least significant first."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    found.append(number)
    return bytes(found)


def field(number: int, kind: int, content: bytes) -> bytes:
    length = varint(len(content)) if kind == BYTES else b""
    return varint(number << 3 | kind) + length + content


def figure(tag: str, step: int, value: float, when: float) -> bytes:
    """One value of one chart."""
    named = field(1, BYTES, tag.encode()) + field(2, FLOAT, pack("<f", value))
    summary = field(1, BYTES, named)
    head = field(1, DOUBLE, pack("<d", when)) + field(2, NUMBER, varint(step))
    return head + field(5, BYTES, summary)


def record(event: bytes) -> bytes:
    length = pack("<Q", len(event))
    sums = pack("<I", check_sum(length)), pack("<I", check_sum(event))
    return length + sums[0] + event + sums[1]


class EventFile:
    """Each run has a file of its own; TensorBoard shows those of one folder together."""

    def __init__(self, folder: Path) -> None:
        now = time()
        self.file = (folder / f"events.out.tfevents.{now:.6f}.kachidoki").open("wb")
        head = field(1, DOUBLE, pack("<d", now)) + field(3, BYTES, VERSION)
        self.file.write(record(head))

    def add(self, tag: str, step: int, value: float) -> None:
        self.file.write(record(figure(tag, step, value, time())))
        self.file.flush()

    def close(self) -> None:
        self.file.close()
