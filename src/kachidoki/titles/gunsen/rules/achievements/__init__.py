"""Achievements, and the goals of the clans."""
