"""One played game: log, undo, seal, file, replay; the same at a terminal and under a server."""

from kachidoki.match.file import text, write
from kachidoki.match.log import HIDDEN, UNDO, Entry, Ply, Result
from kachidoki.match.match import Match
from kachidoki.match.options import parse_options
from kachidoki.match.points import PointsRow, ScoreSheet, sheet_of
from kachidoki.match.problems import PROBLEMS, BadMatch, Problem
from kachidoki.match.reader import decode, parse, read
from kachidoki.match.replay import Step, replay
from kachidoki.match.seal import Seal, commitment_of, new_secret, seeded
from kachidoki.match.undo import NoUndo
from kachidoki.match.verify import Report, verify

__all__ = [
    "HIDDEN",
    "PROBLEMS",
    "UNDO",
    "BadMatch",
    "Entry",
    "Match",
    "NoUndo",
    "Ply",
    "PointsRow",
    "Problem",
    "Report",
    "Result",
    "ScoreSheet",
    "Seal",
    "Step",
    "commitment_of",
    "decode",
    "new_secret",
    "parse",
    "parse_options",
    "read",
    "replay",
    "seeded",
    "sheet_of",
    "text",
    "verify",
    "write",
]
