"""The terminal table: a title's drawing, the log, the prompt and its numbered choices.

It knows no title: drawing, words and help come from the title's `terminal` module and catalogues.
Only the view of the seat before the screen is ever drawn.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Static

from kachidoki.bots import NoAnswer, Question, Thinker
from kachidoki.cli import page
from kachidoki.cli.messages import hint_words, log_line, texts_of
from kachidoki.cli.palette import PALETTES, drawing_theme, screen_theme
from kachidoki.cli.play.bots import Adviser, decide, response
from kachidoki.cli.play.game import Line, LocalGame, advise
from kachidoki.cli.screen import ROOMY, SMALLEST
from kachidoki.cli.table.choices import KEYS, Choices
from kachidoki.cli.table.dialogs import Curtain, Deals, Ending, Help, Leave, Save
from kachidoki.cli.table.log import Log
from kachidoki.cli.terminal import Terminal
from kachidoki.drawing.cells import fitting
from kachidoki.engine import Event, seat_name
from kachidoki.match import Problem
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles.hooks import Prospect

Remark = Callable[[Texts], str]

LATIN = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


class Table(App[None]):
    """One game on the screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (ROOMY[0], "-wide")]  # noqa: RUF012 - Textual's way
    # On a Russian keyboard the same keys bear Cyrillic letters.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,г", "undo"),
        Binding("h,р", "hint"),
        Binding("d,в", "deals"),
        Binding("question_mark", "help"),
        Binding("l,д", "language"),
        Binding("t,е", "theme"),
        Binding("s,ы", "save"),
        Binding("q,й", "leave"),
        Binding("ctrl+c", "leave", priority=True),
        Binding("space", "hurry"),
        Binding("enter", "take"),
        Binding("up", "step(-1, 0)"),
        Binding("down", "step(1, 0)"),
        Binding("left", "step(0, -1)"),
        Binding("right", "step(0, 1)"),
        Binding("left_square_bracket,х", "look(-1)"),
        Binding("right_square_bracket,ъ", "look(1)"),
        Binding("pageup", "leaf(-1)"),
        Binding("pagedown", "leaf(1)"),
    ]

    def __init__(
        self,
        game: LocalGame,
        language: str,
        pace: float = 0.5,
        palette: str = "dark",
        adviser: Adviser | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.terminal = Terminal(game.match.title, game.match.setting)
        self.adviser = adviser or Thinker()
        self.pace = pace
        self.hurried = asyncio.Event()
        self.latest: list[Event] = []  # what the last action brought
        self.since: list[Event] = []  # all since the viewer's own last choice
        self.offered: list[int] = []
        self.prospects: dict[int, Prospect] = {}  # what the choices would gain
        self.remark: Remark | None = None  # a hint, or what became of an undo or a save
        self.palette = palette
        self.roomy = False
        self.columns = SMALLEST[0]
        self.speak(language)
        for name in PALETTES:
            self.register_theme(screen_theme(name))

    # ------------------------------------------------------------- the parts of the screen

    def compose(self) -> ComposeResult:
        yield Static(id="small")
        yield Static(id="players")
        with Container(id="middle"):
            with VerticalScroll(id="board-box", can_focus=False):
                yield Static(id="board")
            yield Log()
        yield Static(id="prompt")
        with VerticalScroll(id="choice-box", can_focus=False):
            yield Choices()
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.paint(self.palette)
        self.proceed()

    def on_unmount(self) -> None:
        self.adviser.drop()

    def on_resize(self, event: events.Resize) -> None:
        self.columns = event.size.width
        self.roomy = self.columns >= ROOMY[0] and event.size.height >= ROOMY[1]
        small = self.columns < SMALLEST[0] or event.size.height < SMALLEST[1]
        self.screen_stack[0].set_class(small, "-small")
        self.draw_players()
        self.draw_board()

    def speak(self, language: str) -> None:
        self.said: dict[tuple[int, ...], tuple[Line, str]] = {}
        self.texts = texts_of(self.game.match, language)

    def paint(self, palette: str) -> None:
        self.palette = palette
        self.console.push_theme(drawing_theme(palette))
        self.theme = palette

    # ------------------------------------------------------------- the course of the game

    @work(exclusive=True, group="game")
    async def proceed(self) -> None:
        """Bots act until a human is to act or the game is over."""
        self.show()
        while not self.game.is_over:
            if self.game.responder is not None:
                await self.let_respond(self.game.responder)
                continue
            if self.game.awaits_human:
                break
            question = self.game.question()
            decision = await asyncio.to_thread(decide, self.adviser, question)
            await self.pause()
            self.happened(self.game.follow(decision))
            self.show()
        if self.game.is_over:
            await self.push_screen_wait(Ending())
        elif self.game.needs_curtain:
            await self.draw_curtain()

    async def let_respond(self, seat: int) -> None:
        """A bot answers what was put to it."""
        question = self.game.response_question(seat)
        action = await asyncio.to_thread(response, self.adviser, question)
        self.happened(self.game.respond(seat, action))
        self.show()

    async def pause(self) -> None:
        """Lets one see what a bot does, unless somebody is in a hurry."""
        if self.pace > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), self.pace)

    async def draw_curtain(self) -> None:
        if self.game.viewer is not None:
            self.game.viewer = None
            self.show()
        await self.push_screen_wait(Curtain())
        self.game.sit_down()
        self.latest, self.since = [], []
        self.show()

    def happened(self, events: list[Event]) -> None:
        self.latest = events
        self.since += events

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        """The viewer has made a choice."""
        if message.index < len(self.offered):
            action = self.offered[message.index]
            self.offered, self.since = [], []
            self.hurried.clear()
            self.query_one("#board-box").scroll_home(animate=False)
            self.happened(self.game.play(action))
            self.proceed()

    # ------------------------------------------------------------- showing

    def show(self) -> None:
        """Redraws everything."""
        self.remark = None
        self.offered = self.game.choices()
        if self.offered:
            self.latest = self.since
        self.redraw()

    def redraw(self) -> None:
        self.prospects = self.game.prospects(self.texts)
        self.query_one(Choices).offer([self.texts.action(action) for action in self.offered])
        columns, rows = SMALLEST
        notice = self.texts.say("table-small", columns=columns, rows=rows)
        self.query_one("#small", Static).update(notice)
        self.draw_players()
        self.draw_board()
        self.draw_log()
        self.draw_prompt()
        self.draw_keys()

    def draw_players(self) -> None:
        """The title, and who sits where; the seat to act is marked, and long names are cut."""
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f" {self.texts.say('title-name')} ", style="shu.solid")
        acting = [] if self.game.is_over else self.game.match.state.actors()
        players = self.game.match.players
        room = self.columns - line.cell_len - len(players) * cell_len("  ▸A ")
        for seat, name in enumerate(fitting(players, room)):
            style = "bold" if seat in acting else "nibi"
            line.append(f"  {'▸' if seat in acting else ' '}", style="shu")
            line.append(f"{seat_name(seat)} {name}", style=style)
        self.query_one("#players", Static).update(Group(line), layout=False)

    def draw_board(self) -> None:
        describe = self.game.match.title.vocabulary.describe
        aimed = self.aimed()
        drawing = self.terminal.draw(
            self.game.view(),
            self.texts,
            roomy=self.roomy,
            recent=self.latest,
            choices=[describe(action) for action in self.offered],
            aim=None if aimed is None else describe(aimed),
        )
        self.query_one("#board", Static).update(Group(drawing))

    def aimed(self) -> int | None:
        """The choice under the cursor."""
        cursor = self.query_one(Choices).cursor
        return self.offered[cursor] if cursor < len(self.offered) else None

    def draw_log(self) -> None:
        """All that the viewer may know; what is new since the own last choice is marked.

        What went wrong stays marked.
        """
        seal = self.texts.say("seal-shown", commitment=self.game.match.seal.commitment)
        fresh = {id(event) for event in self.since}

        def is_fresh(entry: Event | Problem) -> bool:
            return isinstance(entry, Problem) or id(entry) in fresh

        lines = [
            (self.words_of(line), any(is_fresh(entry) for entry in line))
            for line in self.game.lines()
        ]
        self.query_one(Log).tell([(seal, False), *lines])

    def words_of(self, line: Line) -> str:
        """Said once and remembered: the log grows with every ply."""
        key = tuple(map(id, line))
        if key not in self.said:
            self.said[key] = (line, log_line(line, self.texts))
        return self.said[key][1]

    def draw_prompt(self) -> None:
        """What is asked, what the choice under the cursor would gain, and a remark."""
        lines = [Text(self.texts.prompt(self.game.view()), style="bold")]
        aimed = self.aimed()
        if aimed in self.prospects:
            lines.append(Text(self.prospects[aimed].words, style="kincha"))
        if self.remark is not None:
            lines.append(Text(self.remark(self.texts), style="fuji"))
        self.query_one("#prompt", Static).update(Group(*lines))

    def say(self, remark: Remark) -> None:
        """A line below the prompt, until something happens."""
        self.remark = remark
        self.draw_prompt()

    def draw_keys(self) -> None:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, meaning, action in self.key_meanings():
            entry = Text().append(key, style="ai.tile").append(f" {meaning}  ", style="nibi")
            entry.stylize(Style(meta={"action": action}))
            line.append_text(entry)
        self.query_one("#keys", Static).update(Group(line), layout=False)

    def key_meanings(self) -> Iterator[tuple[str, str, str]]:
        """Keys, what they are for, and the actions that they stand for."""
        say = self.texts.say
        yield "u", say("key-undo"), "undo"
        yield "h", say("key-hint"), "hint"
        if any(kind.gesture for kind in self.game.match.title.vocabulary.kinds):
            yield "d", say("key-deals"), "deals"
        yield "?", say("key-help"), "help"
        yield "l", say("key-language"), "language"
        yield "t", say("key-theme"), "theme"
        yield "s", say("key-save"), "save"
        yield "q", say("key-quit"), "leave"

    def rules(self) -> RenderableType:
        blocks = self.texts.rules()
        return Group(
            *[Markdown(block) if isinstance(block, str) else page.table(block) for block in blocks]
        )

    def default_file(self) -> Path:
        return self.game.file or Path(f"{self.game.match.title.id}.match")

    # ------------------------------------------------------------- keys

    def on_key(self, event: events.Key) -> None:
        """Choices by their key; a Russian keyboard does as well."""
        if self.screen is not self.screen_stack[0] or event.character is None:
            return
        key = event.character.lower().translate(LATIN)
        if key in KEYS:
            self.query_one(Choices).take(KEYS.index(key))

    async def on_click(self, event: events.Click) -> None:
        """The line of keys can be clicked, too."""
        if "action" in event.style.meta:
            await self.run_action(event.style.meta["action"])

    def on_choices_aimed(self) -> None:
        self.draw_board()
        self.draw_prompt()
        region = self.query_one(Choices).under_cursor()
        self.query_one("#choice-box").scroll_to_region(region, animate=False)

    def action_take(self) -> None:
        self.query_one(Choices).take()

    def action_step(self, down: int, right: int) -> None:
        self.query_one(Choices).step(down, right)

    def action_look(self, pages: int) -> None:
        """Leafs through the board, where it is longer than the screen."""
        board = self.query_one("#board-box")
        board.scroll_relative(y=pages * max(1, board.size.height - 1), animate=False)

    def action_leaf(self, pages: int) -> None:
        """Leafs through the log."""
        log = self.query_one(Log)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    def action_hurry(self) -> None:
        self.hurried.set()

    def action_undo(self) -> None:
        if not self.game.can_undo:
            self.say(lambda texts: texts.say("undo-impossible"))
            return
        self.workers.cancel_group(self, "game")
        if not self.game.awaits_human:
            self.adviser.drop()
        self.game.undo()
        self.latest, self.since = [], []
        self.proceed()

    @work
    async def action_deals(self) -> None:
        """What the viewer gives, offers or answers, although it may be nobody's turn for that."""
        if not self.game.gestures():
            self.say(lambda texts: texts.say("deals-impossible"))
            return
        notation = await self.push_screen_wait(Deals())
        if notation in self.game.gestures():
            self.happened(self.game.make_gesture(notation))
            self.proceed()

    def action_help(self) -> None:
        self.push_screen(Help())

    def action_language(self) -> None:
        """The next language, everywhere at once."""
        place = LANGUAGES.index(self.texts.language)
        self.speak(LANGUAGES[(place + 1) % len(LANGUAGES)])
        self.redraw_all()

    def action_theme(self) -> None:
        names = list(PALETTES)
        self.console.pop_theme()
        self.paint(names[(names.index(self.palette) + 1) % len(names)])
        self.query_one(Log).clear().written = []
        self.redraw_all()

    def redraw_all(self) -> None:
        cursor = self.query_one(Choices).cursor
        self.redraw()
        self.query_one(Choices).aim(cursor)
        for screen in self.screen_stack[1:]:
            screen.refresh(recompose=True)

    @work
    async def action_leave(self) -> None:
        """After a question, unless nothing is lost or it is asked for twice."""
        sure = self.game.is_over or isinstance(self.screen, Leave)
        if sure or await self.push_screen_wait(Leave()):
            self.exit()

    def action_save(self) -> None:
        self.push_screen(Save())

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Asks for advice while the table stays awake; too late for a choice already made."""
        if not self.offered:
            return
        question = self.game.hint_question()
        self.say(lambda texts: texts.say("hint-thinking"))
        try:
            hint = await asyncio.to_thread(self.adviser.ask, advise, question)
        except NoAnswer as error:
            reason = str(error)
            if self.still_asks(question):
                self.say(lambda texts: texts.say("hint-failed", reason=reason))
            return
        if self.still_asks(question):
            self.say(partial(hint_words, hint))
            self.query_one(Choices).aim(self.offered.index(hint.action))

    def still_asks(self, question: Question) -> bool:
        """Is the choice still to be made that the question for a hint was about?"""
        return bool(self.offered) and question == self.game.hint_question()
