"""What stays the same throughout a game, and all its states share."""

from typing import TYPE_CHECKING

from kachidoki.engine.events import Chronicle
from kachidoki.engine.vecs import i64
from kachidoki.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from kachidoki.engine.title import Setting, Title


class Game:
    """The title that is played, the setting, and the title's words."""

    def __init__(self, title: "Title", setting: "Setting") -> None:
        self.title = title
        self.setting = setting
        self.seats: i64 = setting.seats
        self.vocabulary: Vocabulary = title.vocabulary
        self.chronicle: Chronicle = title.chronicle
        self.steps: list[str] = list(title.steps)
