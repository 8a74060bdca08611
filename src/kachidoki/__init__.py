"""Kachidoki: Japanese board games to play and to build agents for."""

__version__ = "0.1.0"
