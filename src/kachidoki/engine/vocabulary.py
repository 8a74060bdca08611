"""The fixed list of a title's actions: each a small number, a word, and a structured description."""

from typing import Any

from kachidoki.engine.errors import UnknownNotation


class Kind:
    """One verb of the vocabulary with its named arguments, each from a list of words.

    It takes the numbers from `start` on, one for each combination of arguments. What is only ever a
    gesture is judged by the moment at which it arrives, whatever position it answers. What only chance
    does is no decision of anybody.
    """

    def __init__(
        self,
        start: int,
        verb: str,
        arguments: dict[str, list[str]],
        gesture: bool = False,
        chance: bool = False,
    ) -> None:
        self.start = start
        self.verb = verb
        self.arguments = arguments
        self.gesture = gesture
        self.chance = chance
        self.size = 1
        for words in arguments.values():
            self.size *= len(words)

    def end(self) -> int:
        """The number behind its last action."""
        return self.start + self.size

    def words(self, offset: int) -> list[str]:
        """The argument words of the action at that offset."""
        found: list[str] = []
        for words in reversed(list(self.arguments.values())):
            found.append(words[offset % len(words)])
            offset //= len(words)
        found.reverse()
        return found

    def mistake(self, given: list[str]) -> str:
        """What is wrong with these lower-case words, which name none of its actions."""
        if len(given) != len(self.arguments):
            return f"'{self.verb}' is written: {self.usage()}"
        for (name, words), word in zip(self.arguments.items(), given, strict=True):
            if word not in [other.lower() for other in words]:
                return f"'{word}' is no {name}; {name}: {', '.join(words)}"
        return ""

    def usage(self) -> str:
        return " ".join([self.verb] + [f"<{name}>" for name in self.arguments])


class Vocabulary:
    """All actions of a title. Numbers, notation and descriptions all come from its kinds."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.by_verb: dict[str, Kind] = {}
        self.notations: list[str] = []
        self.numbers: dict[str, int] = {}  # by notation in lower case
        for kind in kinds:
            if kind.start != len(self.notations):
                raise ValueError(f"'{kind.verb}' must start at {len(self.notations)}")
            if kind.verb in self.by_verb:
                raise ValueError(f"there are two kinds of '{kind.verb}'")
            self.by_verb[kind.verb] = kind
            for offset in range(kind.size):
                notation = " ".join([kind.verb, *kind.words(offset)])
                self.numbers[notation.lower()] = len(self.notations)
                self.notations.append(notation)

    def __len__(self) -> int:
        return len(self.notations)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < len(self.notations)

    def decisions(self) -> int:
        """How many numbers the decisions of players take: those that are marked as chance's, and
        gestures, come behind them."""
        return max([kind.end() for kind in self.kinds if not (kind.gesture or kind.chance)])

    def kind(self, action: int) -> Kind:
        for kind in self.kinds:
            if kind.start <= action < kind.end():
                return kind
        raise UnknownNotation(f"there is no action {action}; they go from 0 to {len(self) - 1}")

    def in_short(self, actions: list[int]) -> list[str]:
        """The ascending actions as words; gestures, which may be thousands, are told by kind."""
        found: list[str] = []
        kind = self.kinds[0]
        for action in actions:
            if action >= kind.end():
                kind = self.kind(action)
            elif kind.gesture and found:
                continue
            found.append(kind.usage() if kind.gesture else self.notation(action))
        return found

    def notation(self, action: int) -> str:
        """The action as a word that parses back."""
        if action not in self:
            raise UnknownNotation(f"there is no action {action}; they go from 0 to {len(self) - 1}")
        return self.notations[action]

    def describe(self, action: int) -> dict[str, Any]:
        """The verb under `kind`, and each argument under its name."""
        kind = self.kind(action)
        words = kind.words(action - kind.start)
        description: dict[str, Any] = {"kind": kind.verb}
        description.update(zip(kind.arguments, words, strict=True))
        return description

    def parse(self, text: str) -> int:
        """The action that the text names; case and spaces play no part."""
        words = text.lower().split()
        number = self.numbers.get(" ".join(words))
        if number is None:
            raise UnknownNotation(self.mistake(words))
        return number

    def number(self, notation: str) -> int:
        """The action of that very notation: programs have one spelling, whatever people may type."""
        number = self.numbers.get(notation.lower())
        if number is None or self.notations[number] != notation:
            raise UnknownNotation(f"no action is written '{notation}'")
        return number

    def mistake(self, words: list[str]) -> str:
        """What is wrong with lower-case words that name no action."""
        verbs = ", ".join(self.by_verb)
        if not words:
            return f"an action is missing; verbs: {verbs}"
        kind = self.by_verb.get(words[0])
        if kind is None:
            return f"there is no '{words[0]}'; verbs: {verbs}"
        return kind.mistake(words[1:])
