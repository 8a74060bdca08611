"""Bots at a server: they think in other processes, and see no more than their seats may know."""

from kachidoki.server.bots.analysis import Analyst
from kachidoki.server.bots.coach import Coach, CoachReport
from kachidoki.server.bots.thinkers import Thinkers, Urgency, spare_cores

__all__ = ["Analyst", "Coach", "CoachReport", "Thinkers", "Urgency", "spare_cores"]
