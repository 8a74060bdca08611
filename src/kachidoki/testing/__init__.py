"""For authors of titles and senders of bug reports: laws, scenario files, golden playthroughs."""

from kachidoki.testing.laws import LawBroken, check_choices, check_game, check_title
from kachidoki.testing.scenario import BrokenScenario, Difference, run_scenario, scenario_files

__all__ = [
    "BrokenScenario",
    "Difference",
    "LawBroken",
    "check_choices",
    "check_game",
    "check_title",
    "run_scenario",
    "scenario_files",
]
