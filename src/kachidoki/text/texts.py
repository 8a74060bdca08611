"""What the program and a title say, in one language. What else a title's `text` may hold is in
`titles/hooks.py`."""

from collections.abc import Mapping, Sequence
from typing import Any

from fluent.syntax.ast import Message

from kachidoki.engine import CHANCE, BadInput, Event, Option, Setting, Title, seat_name
from kachidoki.engine.view import View
from kachidoki.text.catalogue import LANGUAGES, catalogue, resource
from kachidoki.text.names import isolated
from kachidoki.titles import facts_of, hooks_of, package_of
from kachidoki.titles.hooks import Block, Part, Term, Word, printed

SEVERAL = "+"  # joins words that are chosen together
LONGEST = 1000  # characters of an argument; Fluent refuses those that are far longer


def fitting(word: Word) -> Word:
    """An argument that a message can hold: not too long, and without an effect on words around it."""
    if isinstance(word, int) and word < 0:
        return printed(word)  # Fluent would write a hyphen
    if not isinstance(word, str):
        return word
    return isolated(f"{word[:LONGEST]}…" if len(word) > LONGEST else word)


class Texts:
    """Says things in one language: those of the program, and those of a title if there is one.

    An id is `<message>` or `<message>.<attribute>`. One that does not exist, or lacks an argument,
    raises LookupError.
    """

    def __init__(
        self, language: str, title: Title | None = None, setting: Setting | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise BadInput(f"there is no language '{language}'; languages: {', '.join(LANGUAGES)}")
        self.language = language
        self.title = title
        self.setting = setting
        self.facts: Mapping[str, Word] = {}
        self.called: Mapping[str, str] = {}  # names of people and bots, by the id of their seats
        packages = [__package__]
        if title is not None:
            self.setting = setting or title.setting(max(title.seats))
            packages.append(f"{package_of(title)}.text")
            self.hooks = hooks_of(title)
            self.facts = facts_of(title, self.setting)
        self.catalogue = catalogue(language, tuple(packages))
        self.messages = self.catalogue.bundle

    def has(self, message_id: str) -> bool:
        name, _, attribute = message_id.partition(".")
        if not self.messages.has_message(name):
            return False
        message = self.messages.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, message_id: str, /, **arguments: Word) -> str:
        """The message with its arguments filled in."""
        if not self.has(message_id):
            raise LookupError(f"there is no message '{message_id}' in '{self.language}'")
        name, _, attribute = message_id.partition(".")
        message = self.messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.messages.format_pattern(pattern, self.used(name, arguments))
        if errors:
            raise LookupError(f"message '{message_id}' in '{self.language}': {errors[0]}")
        return str(text)

    def used(self, name: str, arguments: Mapping[str, Word]) -> dict[str, Word]:
        """What the message speaks of: Fluent converts all that it is given, each time."""
        words: dict[str, Word] = {}
        for argument in self.catalogue.arguments_of(name):
            if argument in arguments:
                words[argument] = fitting(arguments[argument])
            elif argument in self.facts:
                words[argument] = self.facts[argument]
        return words

    # ------------------------------------------------------------- the words of a title

    def name(self, domain: str, word: str | int) -> str:
        """What a word is called: an area, a card, a seat …"""
        name = f"{domain}-{word}"
        return isolated(self.called[name]) if name in self.called else self.say(name)

    def action(self, action: int) -> str:
        """A short label for a list of choices."""
        assert self.title is not None
        description = self.title.vocabulary.describe(action)
        return self.say(f"action-{description.pop('kind')}", **self.spoken(description))

    def refusal(self, notation: str, obstacle: str) -> str:
        """Why an action cannot be chosen now, as far as the title has a word for it."""
        assert self.title is not None
        vocabulary = self.title.vocabulary
        action = vocabulary.parse(notation)
        if not obstacle:
            return self.say("refusal", action=self.action(action))
        description = vocabulary.describe(action)
        del description["kind"]
        return self.say(f"refusal-{obstacle}", **self.spoken(description))

    def event(self, event: Event) -> str:
        """A line for the log."""
        return self.say(f"event-{event.kind}", **self.spoken(event.args))

    def joined(self, words: Sequence[str]) -> str:
        """As within a sentence: "red 4, blue 1 and yellow 2"."""
        *others, last = words
        return self.say("list-and", others=", ".join(others), last=last) if others else last

    def choice(self, option: Option, value: str) -> str:
        """A value of an option, or the sort of it, and what it means."""
        name, sort = option.name, option.sort_of(value)
        return f"{self.say(f'option-{name}-{sort}')}. {self.say(f'option-{name}-{sort}.hint')}"

    def prompt(self, view: View) -> str:
        """One sentence: what the seat of this view is to do now, or whom it waits for."""
        if view.over or view.seat in view.actors or seat_name(CHANCE) in view.actors:
            return self.about("prompt", view)
        names = ", ".join(self.listed(actor) for actor in view.actors)
        return self.say("prompt-wait", names=names, count=len(view.actors))

    def listed(self, seat: str) -> str:
        """Whoever sits there, within a sentence."""
        return self.called.get(f"seat-{seat}") or self.say(f"seat-{seat}.listed")

    def help(self, view: View) -> str:
        """What the pending decision is about."""
        return self.about("help", view)

    def about(self, family: str, view: View) -> str:
        return self.say(f"{family}-{view.step}", **self.spoken(self.hooks.prompt_arguments(view)))

    def rules(self) -> Sequence[Block]:
        """The rules page of the title."""
        assert self.setting is not None
        page = self.hooks.rules_page
        return self.plain_rules() if page is None else page(self, self.setting).blocks()

    def rules_parts(self) -> Sequence[Part]:
        """The sections of the rules page."""
        assert self.setting is not None
        page = self.hooks.rules_page
        return self.plain_parts() if page is None else page(self, self.setting).parts()

    def rules_terms(self) -> Sequence[Term]:
        """What the words of the rules page mean, if it has such a list."""
        assert self.setting is not None
        page = self.hooks.rules_page
        terms = None if page is None else getattr(page(self, self.setting), "terms", None)
        return [] if terms is None else terms()

    def plain_rules(self) -> list[Block]:
        blocks: list[Block] = [f"# {self.say('title-name')}", self.say("title-tagline")]
        for part in self.plain_parts():
            blocks += [f"## {part.heading}", *part.blocks]
        return blocks

    def plain_parts(self) -> list[Part]:
        """The messages `rules-<section>` of a title without a page, in the order of its catalogue."""
        assert self.title is not None
        body = resource(f"{package_of(self.title)}.text", self.language).body
        ids = [entry.id.name for entry in body if isinstance(entry, Message)]
        return [
            Part(name.removeprefix("rules-"), self.say(f"{name}.heading"), [self.say(name)])
            for name in ids
            if name.startswith("rules-") and self.has(f"{name}.heading")
        ]

    def spoken(self, arguments: Mapping[str, Any]) -> dict[str, Word]:
        """The arguments with words replaced by their names; numbers without a name stay numbers.

        Each attribute of a name (a grammatical case) is an argument, too: `$area_genitive`. Names that
        people gave stay as they are. Of a word of several, such as `1+3`, each is spoken.
        """
        spoken: dict[str, Word] = {}
        for argument, value in arguments.items():
            if isinstance(value, str) and SEVERAL in value:
                words = [self.spoken({argument: word})[argument] for word in value.split(SEVERAL)]
                spoken[argument] = self.joined([str(word) for word in words])
                continue
            name = f"{self.domain(argument)}-{value}"
            if (isinstance(value, int) or value.isdecimal()) and not self.has(name):
                spoken[argument] = int(value)
                continue
            called = self.called.get(name)
            spoken[argument] = called or self.say(name)
            for attribute in self.messages.get_message(name).attributes:
                spoken[f"{argument}_{attribute}"] = called or self.say(f"{name}.{attribute}")
        return spoken

    def domain(self, argument: str) -> str:
        """The kind of word that the argument takes."""
        return argument if self.title is None else self.title.domains.get(argument, argument)
