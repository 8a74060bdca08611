"""Joraku's table as it is drawn and told."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.games import AGAINST_RANDOM, play_on, sit

from kachidoki.bots import answer
from kachidoki.cli.palette import drawing_theme
from kachidoki.cli.play.game import LocalGame
from kachidoki.engine import EVERYONE, Event, Title
from kachidoki.text import Texts
from kachidoki.titles import find_title
from kachidoki.titles.joraku.rules.components import COMPONENTS
from kachidoki.titles.joraku.terminal import describe, draw

MODES = {
    "standard-3": (3, {}),
    "standard-4": (4, {"variants": "random", "edition": "first"}),
    "two-on-two": (2, {"mode": "two-on-two", "variants": "1+6"}),
    "with-neutral": (2, {"mode": "with-neutral"}),
}
TITLE: Title = find_title("joraku")


def drawn(view: Any, setting: Any, texts: Texts, width: int = 84, **look: Any) -> list[str]:
    console = Console(width=width, theme=drawing_theme("dark"), color_system=None)
    with console.capture() as capture:
        console.print(draw(view, setting, texts, **look))
    return capture.get().splitlines()


def picture(game: LocalGame, **look: Any) -> str:
    setting = game.match.setting
    texts = Texts("en", TITLE, setting)
    return "\n".join(drawn(game.view(), setting, texts, **look))


@pytest.mark.parametrize("mode", MODES)
def test_every_position_can_be_drawn_and_told(mode: str) -> None:
    """For players and spectators, in both languages, narrow and wide; no line is too long."""
    seats, options = MODES[mode]
    game = sit(["random"] * seats, options)
    setting = game.match.setting
    speakers = [Texts(language, TITLE, setting) for language in ("en", "ru")]
    for ply in range(1000):
        if game.is_over:
            break
        recent = game.play(answer(game.question()))
        if ply % 5 == 0 or game.is_over:
            seat = None if ply % 2 else ply % seats
            view = game.match.state.view(seat)
            choices = [TITLE.vocabulary.describe(a) for a in game.match.state.legal_actions(0)]
            look = {"recent": recent, "choices": choices, "aim": choices[0] if choices else None}
            for texts in speakers:
                for width, roomy in ((60, False), (80, False), (84, True), (126, True)):
                    lines = drawn(view, setting, texts, width, roomy=roomy, **look)
                    assert max(cell_len(line) for line in lines) <= width
                assert describe(view, setting, texts)
    assert game.is_over


def test_pieces_stand_where_they_stand() -> None:
    game = play_on(sit(AGAINST_RANDOM), "resolving")
    view = game.view()
    view.armies["red"].daimyo = "kyoto"
    view.armies["red"].samurai = {"kyoto": 2, "shinano": 10}
    texts = Texts("en", TITLE, game.match.setting)
    lines = drawn(view, game.match.setting, texts, roomy=False)
    row = next(line for line in lines if "●A" in line)
    assert "⚑A3●●" in row
    assert "●×10" in row, "more than fit are counted"
    told = describe(view, game.match.setting, texts)
    assert "Kyoto, pays 0, 0, 0 (reconstructed): Red (A): daimyo, 2 samurai" in told
    assert "Red (A): 10 samurai" in told


def test_a_chart_that_was_corrected_is_no_reconstruction() -> None:
    corrections = {"areas": {"kyoto": {"scoring": [[0, 0, 0], [0, 0, 0], [7, 4, 2]]}}}
    before, after = TITLE.setting(4), TITLE.setting(4, corrections=corrections)
    view = sit(AGAINST_RANDOM).view()
    lines = {
        setting: "\n".join(drawn(view, setting, Texts("en", TITLE, setting)))
        for setting in (before, after)
    }
    last = " ".join(str(points) for points in COMPONENTS.printed()["areas"]["kyoto"]["scoring"][-1])
    assert re.search(rf"III +{last}\*", lines[before])
    assert re.search(r"III +7 4 2 ", lines[after])


def test_what_just_happened_is_shown() -> None:
    game = play_on(sit(AGAINST_RANDOM), "resolving")
    paid = {"army": "red", "area": "omi", "points": 3}
    events = [Event("kachidoki-points", paid, EVERYONE), Event("prestige-points", paid, EVERYONE)]
    assert "+6" not in picture(game)
    assert "+6" in picture(game, recent=events)
    assert "+6" in picture(game, recent=events, roomy=False)
    marching = [Event("marches", {"army": "red", "points": 6}, EVERYONE)]
    assert "+6" not in picture(game, recent=marching), "action points are no reputation"


def test_the_card_under_the_cursor_is_marked() -> None:
    game = play_on(sit(AGAINST_RANDOM), "playing")
    choices = [TITLE.vocabulary.describe(action) for action in game.choices()]
    assert "▾" not in picture(game)
    for roomy in (True, False):
        assert "▾" in picture(game, choices=choices, aim=choices[0], roomy=roomy)


def test_what_the_seat_knows_of_others_is_told() -> None:
    game = play_on(sit(AGAINST_RANDOM), "playing")
    view = game.view()
    view.players["C"].lacks = ["blue"]
    view.known = {"B": ["red-ninja"]}
    texts = Texts("en", TITLE, game.match.setting)
    for words in (
        describe(view, game.match.setting, texts),
        "\n".join(drawn(view, game.match.setting, texts)),
    ):
        assert "C has none of: blue" in words
        assert "B has from you: red ninja" in words


def test_daimyo_cards_and_variant_rules_are_told() -> None:
    game = sit(options={"variants": "2+6"})
    setting = game.match.setting
    words = describe(game.view(), setting, Texts("en", game.match.title, setting))
    number = game.view().armies["red"].number
    assert re.search(rf"Red \(A\), daimyo {number} \([A-Z]\w+ \w+\): 0 RP", words)
    assert "Variant rule “Swift Daimyo”: A step of the daimyo costs 1 AP." in words


def test_chosen_cards_are_ticked() -> None:
    game = sit(AGAINST_RANDOM)
    assert "✓" not in picture(game)
    game.play(game.choices()[0])
    assert "✓" in picture(game)
    assert "✓" in picture(game, roomy=False)
