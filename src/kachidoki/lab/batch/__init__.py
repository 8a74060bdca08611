"""Many games at once, in one compiled call: for researchers who train agents."""

from kachidoki.lab.batch.batch import Batch

__all__ = ["Batch"]
