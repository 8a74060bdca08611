"""The terminal table, played by keys and mouse."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from html import unescape
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from tests.cli.games import AGAINST_RANDOM, HOT_SEAT, WATCHING, events, play_on, sit
from textual.pilot import Pilot
from textual.widgets import Input, Static

from kachidoki.bots import NoAnswer, Question, Thinker, answer
from kachidoki.cli.palette import PALETTES
from kachidoki.cli.play.bots import Answer, Inline
from kachidoki.cli.play.game import LocalGame, advise
from kachidoki.cli.table.app import Table
from kachidoki.cli.table.choices import KEYS, Choices
from kachidoki.cli.table.dialogs import Curtain, Ending, Help, Leave, Rules, Save
from kachidoki.cli.table.log import Log
from kachidoki.engine import Rng
from kachidoki.lab.inks import INKS
from kachidoki.match import parse, verify

SMALL, LARGE = (80, 24), (120, 40)
Script = Callable[[Table, "Pilot[None]"], Coroutine[Any, Any, None]]


def run(
    script: Script,
    game: LocalGame,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    pace: float = 0,
    adviser: Inline | Thinker | None = None,
) -> Table:
    """Plays at a table without a screen."""

    async def play() -> Table:
        table = Table(game, language, pace, adviser=adviser or Inline())
        async with table.run_test(size=size) as pilot:
            await script(table, pilot)
        return table

    return asyncio.run(play())


async def until(pilot: "Pilot[None]", condition: Callable[[], object]) -> None:
    for _ in range(500):
        await pilot.pause()
        if condition():
            return
    raise AssertionError("it never came to that")


async def my_turn(table: Table, pilot: "Pilot[None]") -> None:
    """Waits until there is something to choose, or something lies over the table."""
    await until(pilot, lambda: table.offered or len(table.screen_stack) > 1)


async def press(table: Table, pilot: "Pilot[None]", *keys: str) -> None:
    await pilot.press(*keys)
    await my_turn(table, pilot)


def shown(table: Table) -> str:
    """What can be read on the screen."""
    picture = table.export_screenshot()
    lines: dict[float, str] = {}
    for y, words in re.findall(r'<text[^>]* y="([\d.]+)"[^>]*>([^<]*)</text>', picture):
        lines[float(y)] = lines.get(float(y), "") + unescape(words).replace("\xa0", " ")
    return "\n".join(lines[y] for y in sorted(lines))


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "first_round"), [("en", 2), ("ru", 3)])
def test_a_game_by_keys_to_its_end(language: str, first_round: int, tmp_path: Path) -> None:
    file = tmp_path / "match"

    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        while not isinstance(table.screen, Ending):
            await press(table, pilot, "1")
        words = shown(table)
        for score in game.match.state.scores():
            assert str(score) in words
        assert "勝鬨" in words
        assert "kachidoki verify" in words
        await pilot.press("escape")
        assert table.offered == []
        await pilot.press("q")

    game = sit(AGAINST_RANDOM, file=file)
    while game.view().round < first_round:
        game.play(game.choices()[0] if game.choices() else answer(game.question()))
    run(script, game, language)
    assert game.is_over
    assert verify(file.read_text("utf-8")).result == game.match.result


def test_one_can_watch() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await until(pilot, lambda: isinstance(table.screen, Ending))

    game = sit(WATCHING)
    run(script, game)
    assert game.is_over


def test_dealing_and_secret_choices_are_folded_in_the_log() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        assert "Human 0 was dealt 5 cards. (" in log_of(table)
        await press(table, pilot, "1")
        assert log_of(table).count("to pass on.") == 1, "one alone is told as it is"
        await press(table, pilot, "1")
        assert log_of(table).count("Everybody passed 2 cards. (") == 1
        assert "to pass on." not in log_of(table)
        await pilot.press("l")
        assert "Все передают по 2 карты. (" in log_of(table)

    run(script, sit(AGAINST_RANDOM))


def log_of(table: Table) -> str:
    return "\n".join(words for words, _ in table.query_one(Log).written)


def test_bots_can_be_hurried() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("1", "1", "space")
        await my_turn(table, pilot)
        assert game.view().step == "playing"

    game = sit(AGAINST_RANDOM)
    run(script, game, pace=1000)


# ----------------------------------------------------------------- what is on the screen


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_terminal_that_is_too_small_is_told_of(size: tuple[int, int], language: str) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        for columns, rows in (size, SMALL, size):
            await pilot.resize_terminal(columns, rows)
            await pilot.pause()
            small = (columns, rows) != SMALL
            assert ("--plain" in shown(table)) == small
            assert table.query_one("#middle").display != small

    run(script, sit(AGAINST_RANDOM), language)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_needed_is_on_the_screen(size: tuple[int, int], language: str) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        words = shown(table)
        texts, view = table.texts, game.view()
        for area in ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"):
            assert texts.name("area", area) in words
        for action in table.offered:
            assert texts.action(action) in words, "choices are always visible"
        assert texts.prompt(view) in words
        assert texts.say("table-hand") in words
        assert texts.say("table-trick") in words
        assert texts.say("key-quit") in words
        assert "▸ I " in words, "the current row of the charts is marked"
        assert "*" in words, "reconstructed figures are marked"
        for army, entry in view.armies.items():
            letter = entry.seat
            assert re.search(rf"[●◆▲■]{letter}", words), army
            assert f"⚑{letter}" in words

    game = play_on(sit(AGAINST_RANDOM), "marching")
    run(script, game, language, LARGE if size == SMALL else SMALL)


def test_nothing_of_the_others_is_on_the_screen() -> None:
    """What the table shows stays the same when all that the viewer cannot know is redealt."""

    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        before = shown(table)
        game.match.state.resample(0, Rng(1))
        table.redraw()
        await pilot.pause()
        assert shown(table) == before

    game = play_on(sit(AGAINST_RANDOM), "playing")
    run(script, game)


def test_language_and_theme_can_be_changed_at_any_moment() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("down", "l")
        await pilot.pause()
        assert "Рука" in shown(table)
        assert table.query_one(Choices).cursor == 1, "the cursor stays where it was"
        await pilot.press("question_mark")
        assert "Esc: назад" in shown(table)
        await pilot.press("l")
        await pilot.pause()
        assert "Esc: back" in shown(table)
        await pilot.press("escape", "t")
        assert table.theme == "light"
        await pilot.press("t")
        assert table.theme == "dark"

    run(script, sit(AGAINST_RANDOM))


def test_news_are_marked() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await press(table, pilot, "1")
        assert [event.kind for event in table.since] == ["pass"]
        assert shown(table).count("▸ Human 0 chose") == 1
        await press(table, pilot, "1")
        kinds = [event.kind for event in table.since]
        assert kinds.count("pass-unseen") == 6
        assert kinds.count("received") == 2

    run(script, sit(AGAINST_RANDOM), size=LARGE)


@pytest.mark.parametrize("options", [{"mode": "two-on-two"}, {"mode": "with-neutral"}])
def test_games_for_two(options: dict[str, str]) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        for _ in range(6):
            await press(table, pilot, "1")
        words = shown(table)
        assert ("–" in words) == (options["mode"] == "with-neutral")
        await pilot.resize_terminal(*SMALL)
        assert table.texts.say("table-hand") in shown(table)

    run(script, sit((None, "random"), options), size=LARGE)


def test_variant_cards_are_named() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        assert table.texts.name("variant", 2) in shown(table)
        assert table.texts.name("variant", 5) in shown(table)

    run(script, sit(AGAINST_RANDOM, {"variants": "2+5"}))


# ----------------------------------------------------------------- choosing


def test_arrows_and_enter_choose() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        choices = table.query_one(Choices)
        await pilot.press("up")
        assert choices.cursor == 0, "there is nothing above"
        await pilot.press("down", "down", "up")
        assert choices.cursor == 1
        rows = choices.rows(choices.content_size.width)
        await pilot.press("right")
        assert choices.cursor == 1 + rows
        await pilot.press("left")
        chosen = table.offered[1]
        await press(table, pilot, "enter")
        assert game.match.line[-1].action == chosen

    game = sit(AGAINST_RANDOM)
    run(script, game)


def test_a_click_chooses() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        chosen = table.offered[1]
        await pilot.hover(Choices, offset=(5, 1))
        assert table.query_one(Choices).cursor == 1
        await pilot.click(Choices, offset=(5, 1))
        await my_turn(table, pilot)
        assert game.match.line[-1].action == chosen
        await pilot.click("#keys", offset=(2, 0))
        await pilot.pause()
        assert chosen in game.choices(), "the click on undo took it back"

    game = sit(AGAINST_RANDOM)
    run(script, game)


def many_choices() -> LocalGame:
    """The first of some games in which the viewer has more than ten choices, just then, and will be
    the next to act if it takes the eleventh."""
    for seed in range(100):
        game = sit(AGAINST_RANDOM, seed=seed)
        while not game.is_over:
            if len(game.choices()) > 10 and is_next_after(game, game.choices()[10]):
                return game
            game.play(answer(game.question()))
    raise AssertionError("there are never so many choices")


def is_next_after(game: LocalGame, action: int) -> bool:
    state = game.match.state.clone()
    seat = state.actor
    state.apply(seat, action)
    return state.actor == seat


def test_a_russian_keyboard_does_as_well() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        assert len(table.offered) > 10
        chosen = table.offered[KEYS.index("a")]
        await press(table, pilot, "ф")
        assert game.match.line[-1].action == chosen
        await press(table, pilot, "г")
        assert game.match.log[-1].action == "undo"
        await pilot.press("д")
        assert table.texts.language == "en"

    game = many_choices()
    run(script, game, "ru")


def test_a_key_pressed_twice_in_haste_plays_for_nobody_else() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        choices = table.query_one(Choices)
        choices.take(0)
        choices.take(0)
        await pilot.pause()
        await my_turn(table, pilot)
        assert len([ply for ply in game.match.line if ply.entry.seat == 0]) == 1

    game = sit(AGAINST_RANDOM)
    run(script, game)


def test_keys_without_a_choice_do_nothing() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        plies = int(game.match.state.plies)
        await pilot.press("9", "z", "f1", "pageup", "pagedown", "tab")
        assert game.match.state.plies == plies

    game = sit(AGAINST_RANDOM)
    run(script, game)


@pytest.mark.parametrize(("back", "on"), [("[", "]"), ("х", "ъ")])
def test_a_board_that_is_longer_than_the_screen_can_be_leafed_through(back: str, on: str) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        table.query_one("#board", Static).update("\n".join(map(str, range(100))))
        await pilot.pause()
        board = table.query_one("#board-box")
        await pilot.press(on, on)
        assert board.scroll_y == 2 * (board.size.height - 1)
        await pilot.press(back)
        assert board.scroll_y == board.size.height - 1
        await press(table, pilot, "1")
        assert board.scroll_y == 0, "a new decision begins at the top"

    run(script, sit(AGAINST_RANDOM))


def test_more_choices_than_fit_are_scrolled() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        choices = table.query_one(Choices)
        labels = [f"a choice with a long name, number {number}" for number in range(20)]
        choices.offer(labels)
        await pilot.pause()
        for _ in range(19):
            await pilot.press("down")
        await pilot.pause()
        assert choices.cursor == 19
        assert labels[19] in shown(table)

    run(script, sit(AGAINST_RANDOM))


# ----------------------------------------------------------------- undo and hint


def test_undo_takes_the_last_choice_back() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        before, plies = list(table.offered), int(game.match.state.plies)
        await press(table, pilot, "3")
        assert len(table.offered) == len(before) - 1
        await press(table, pilot, "u")
        assert table.offered == before
        assert game.match.state.plies == plies
        await pilot.press("u")
        assert table.texts.say("undo-impossible") in shown(table)

    game = sit(AGAINST_RANDOM)
    run(script, game, size=LARGE)


def test_undo_is_possible_while_a_bot_has_not_acted_yet() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("1", "1")
        await pilot.pause()
        assert table.offered == []
        await press(table, pilot, "u")
        assert len(table.offered) == 4

    run(script, sit(AGAINST_RANDOM), pace=1000)


def test_a_hint_comes_with_a_reason_and_moves_the_cursor() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("h")
        await until(pilot, lambda: "By 1,000 games played on" in shown(table))
        assert table.offered[table.query_one(Choices).cursor] == advised
        await pilot.press("l")
        assert "партиям, доигранным" in shown(table)
        await press(table, pilot, "enter")
        assert "доигранным" not in shown(table), "it was about the last choice"

    game = play_on(sit(AGAINST_RANDOM), "resolving")
    advised = advise(game.hint_question()).action
    run(script, game)


class Slow(Inline):
    """Gives a hint only when it is allowed to."""

    def __init__(self) -> None:
        self.allowed = Event()

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        if task is advise:
            self.allowed.wait()
        return super().ask(task, question)


def test_a_hint_that_comes_too_late_is_forgotten() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("h")
        assert table.texts.say("hint-thinking") in shown(table)
        await press(table, pilot, "1")
        slow.allowed.set()
        await until(pilot, lambda: not [work for work in table.workers if work.group == "hint"])
        assert "imagined games" not in shown(table)

    slow = Slow()
    run(script, sit(AGAINST_RANDOM), adviser=slow)


def test_a_hint_for_a_position_that_is_gone_is_forgotten() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await press(table, pilot, "1")
        await pilot.press("h")
        await press(table, pilot, "u")
        await press(table, pilot, "2")
        slow.allowed.set()
        await until(pilot, lambda: not [work for work in table.workers if work.group == "hint"])
        assert "imagined games" not in shown(table)

    slow = Slow()
    run(script, sit(AGAINST_RANDOM), adviser=slow)


class Dropped(Slow):
    """Its process is ended while it thinks about a hint."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        given = super().ask(task, question)
        if task is advise:
            raise NoAnswer("its process has ended")
        return given


def test_a_hint_that_was_dropped_with_its_position_says_nothing() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("h")
        await press(table, pilot, "1")
        dropped.allowed.set()
        await until(pilot, lambda: not [work for work in table.workers if work.group == "hint"])
        assert "There is no hint" not in shown(table)

    dropped = Dropped()
    run(script, sit(AGAINST_RANDOM), adviser=dropped)


def test_bots_think_in_another_process() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("1", "1")
        await asyncio.to_thread(thinker.ask, answer, game.question())
        await until(pilot, lambda: table.offered)
        assert thinker.process.is_alive()

    thinker = Thinker()
    game = sit(AGAINST_RANDOM)
    run(script, game, adviser=thinker)
    assert thinker.process is None, "it ends with the table"


class Failing(Inline):
    """Has no answer for anybody."""

    def ask(self, task: Callable[[Question], Answer], question: Question) -> Answer:
        raise NoAnswer("ZeroDivisionError: division by zero")


def test_a_bot_that_fails_is_stood_in_for_and_a_hint_that_fails_is_told() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await press(table, pilot, "1", "1")
        words = " ".join(shown(table).split())
        assert "The bot random of seat" in words
        await pilot.press("h")
        await until(pilot, lambda: "There is no hint: ZeroDivisionError" in shown(table))
        await pilot.press("l")
        await pilot.pause()
        assert "Подсказки нет: ZeroDivisionError" in shown(table)
        assert "Бот random на месте" in shown(table)

    game = sit(AGAINST_RANDOM)
    run(script, game, size=LARGE, adviser=Failing())
    assert {problem.problem for _, problem in game.notices} == {"stand-in"}


# ----------------------------------------------------------------- what lies over the table


def test_a_curtain_hides_the_hand_of_the_last_player() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        assert isinstance(table.screen, Curtain)
        assert "Human 0" in shown(table)
        assert table.texts.say("table-trick") not in shown(table), (
            "the curtain lets nothing through"
        )
        await press(table, pilot, "enter")
        assert game.viewer == 0
        await press(table, pilot, "1", "1")
        assert isinstance(table.screen, Curtain)
        assert "Human 1" in shown(table)
        assert game.view().hand == [], "not even behind the curtain"
        await press(table, pilot, "1", "l")
        assert "Human 1" in shown(table), "no choice is made through the curtain"
        await press(table, pilot, "space")
        assert game.viewer == 1
        assert {event.args["seat"] for event in events(game) if event.kind == "dealt"} == {"B"}

    game = sit(HOT_SEAT)
    run(script, game, size=LARGE)


def test_help_and_rules() -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("question_mark")
        assert isinstance(table.screen, Help)
        assert "change hands at once" in shown(table)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(table.screen, Rules)
        assert table.texts.say("rules-aim.heading") in shown(table)
        await pilot.press("escape", "escape")
        assert len(table.screen_stack) == 1

    run(script, sit(AGAINST_RANDOM))


def test_saving(tmp_path: Path) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("s")
        assert isinstance(table.screen, Save)
        field = table.screen.query_one(Input)
        field.value = str(tmp_path)
        await pilot.press("enter")
        await pilot.pause()
        assert "there already" in " ".join(shown(table).split())
        field.value = str(tmp_path / "match")
        await pilot.press("enter")
        await pilot.pause()
        assert len(table.screen_stack) == 1
        assert "Saved to" in shown(table)
        await press(table, pilot, "1")

    game = sit(AGAINST_RANDOM)
    run(script, game, size=LARGE)
    again = parse((tmp_path / "match").read_text("utf-8"))
    assert again.log == game.match.log, "what came after the saving is in the file, too"


def test_a_finished_match_can_be_saved_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        assert "kachidoki verify" in shown(table)
        await pilot.press("s")
        assert table.screen.query_one(Input).value == "joraku.match"
        await pilot.press("enter")
        await until(pilot, lambda: "kachidoki verify joraku.match" in shown(table))
        assert isinstance(table.screen, Ending)

    monkeypatch.chdir(tmp_path)
    run(script, play_on(sit(AGAINST_RANDOM)))
    assert verify(Path("joraku.match").read_text("utf-8")).result is not None


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_is_confirmed(key: str) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(table.screen, Leave)
        await pilot.press("n")
        assert len(table.screen_stack) == 1
        await pilot.press(key)
        await pilot.pause()
        await pilot.press("y" if key == "q" else key)
        await until(pilot, lambda: not table.is_running)

    run(script, sit(AGAINST_RANDOM))


# ----------------------------------------------------------------- colours


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("ink", INKS)
def test_every_ink_can_be_read_on_every_paper(name: str, ink: str) -> None:
    palette = PALETTES[name]
    for paper in ("washi", "kinari", "now", "hot"):
        dark, light = sorted([luminance(palette[ink]), luminance(palette[paper])])
        assert (light + 0.05) / (dark + 0.05) >= 4.5, paper
