"""Deals at a terminal: what can be done is listed, bots answer, and both modes carry it out."""

import asyncio
from collections.abc import Iterator

import pytest
from bazaar import TITLE
from tests.cli.table.test_app import my_turn, run
from tests.match.table import open_setting
from textual.pilot import Pilot
from textual.widgets import Input

from kachidoki.cli.messages import gesture_lines, texts_of
from kachidoki.cli.play.game import LocalGame
from kachidoki.cli.play.plain import Plain
from kachidoki.cli.table.app import Table
from kachidoki.cli.table.dialogs import Deals
from kachidoki.titles import discover


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(discover().titles, TITLE.id, TITLE)
    monkeypatch.setitem(discover().packages, TITLE.id, "bazaar")


@pytest.fixture
def game(bazaar: None) -> LocalGame:
    """A human and two bots that do what pays."""
    match = open_setting(TITLE.setting(3), title=TITLE)
    match.bots = [None, "greedy", "greedy"]
    return LocalGame(match)


def test_what_can_follow_is_listed(game: LocalGame) -> None:
    texts = texts_of(game.match, "en")
    assert gesture_lines(game, texts, "") == ["…: gift, offer"]
    assert gesture_lines(game, texts, "of") == ["of: offer"]
    assert gesture_lines(game, texts, "offer B ") == ["offer B : openly, secretly"]
    assert gesture_lines(game, texts, "offer B openly silk tea")[0].endswith(
        "[offer B openly silk tea]"
    )
    assert gesture_lines(game, texts, "agree") == [texts.say("deals-impossible")]


def test_a_bot_answers_in_plain_mode(
    game: LocalGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines: Iterator[str] = iter(
        ["deals offer B", "offer B secretly 2-coins tea", "offer C openly 1-coin tea", "quit"]
    )
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    Plain(game, "en", interactive=False).run()
    told = capsys.readouterr().out
    assert "openly, secretly" in told
    assert "secretly offered Adept B 2 coins for tea" in told
    assert "Adept B accepted" in told
    assert "Adept C declined" in told


def test_a_deal_is_typed_word_by_word_at_the_table(game: LocalGame) -> None:
    async def script(table: Table, pilot: "Pilot[None]") -> None:
        await my_turn(table, pilot)
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(table.screen, Deals)
        field = table.screen.query_one("#gesture", Input)
        await pilot.press("o", "tab")
        assert field.value == "offer "
        field.value = "offer b openly 3-coins tea"
        await pilot.press("enter")
        while game.match.log[-1].action != "agree A":
            await asyncio.sleep(0)
            await pilot.pause()
        await my_turn(table, pilot)

    run(script, game)
    assert [entry.action for entry in game.match.log[1:]] == [
        "offer B openly 3-coins tea",
        "agree A",
    ]
