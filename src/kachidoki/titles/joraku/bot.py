"""What Joraku tells the bots: how good a position is, and what a plausible move looks like."""

from kachidoki.engine.advice import Advice


class JorakuAdvice(Advice):
    """to be filled"""
