"""What the messages speak of, beside the arguments of actions and events."""

from cho_han import PURSE, STAKES
from kachidoki.engine import Setting


def facts(setting: Setting) -> dict[str, str | int]:
    """Arguments of every message, beside the options."""
    return {"purse": PURSE, "most": len(STAKES)}
