"""Measures the server beside boardgame.io's: the same load, on the same core, in the same run."""
