"""Whose turn it is, what bots may know, and that everything comes out the same again."""

from pathlib import Path

import pytest
from tests.cli.games import AGAINST_RANDOM, HOT_SEAT, WATCHING, events, play_on, sit

from kachidoki.bots import GAMES, answer
from kachidoki.cli.play.game import advise
from kachidoki.engine import BadInput
from kachidoki.match import NoUndo, parse, text


def test_one_human_always_looks_at_the_screen() -> None:
    game = sit(AGAINST_RANDOM)
    assert game.viewer == 0
    play_on(game)
    assert game.viewer == 0


def test_a_curtain_falls_between_humans_and_only_between_them() -> None:
    game = sit(HOT_SEAT)
    curtains = [game.needs_curtain]
    assert game.view().seat is None
    assert game.choices() == [], "nobody sits before the screen yet"
    game.sit_down()
    assert game.view().seat == "A"
    for _ in range(2):
        game.play(game.choices()[0])
        curtains.append(game.needs_curtain)
    assert curtains == [True, False, True], "the second card to pass is for the same player"
    assert game.choices() == []


def test_nobody_needs_a_curtain_to_watch() -> None:
    game = sit(WATCHING)
    while not game.is_over:
        assert not game.needs_curtain
        game.play(answer(game.question()))
    assert game.view().hand == []


def test_the_viewer_learns_only_what_the_seat_may_know() -> None:
    game = play_on(sit(AGAINST_RANDOM), "playing")
    dealt = [event.args["seat"] for event in events(game) if event.kind == "dealt"]
    assert set(dealt) == {"A"}


def test_a_question_holds_no_secrets() -> None:
    """The seat's own cards are in it; those of the others have been redrawn."""
    game = play_on(sit(AGAINST_RANDOM), "playing")
    hands, shown = game.match.state.dump()["hands"], game.question().state["hands"]
    assert shown.pop("A") == hands.pop("A")
    assert shown != hands


def test_bots_choose_the_same_after_a_move_was_taken_back() -> None:
    game = play_on(sit(AGAINST_RANDOM), "playing")
    action = game.choices()[0]
    game.play(action)
    before = game.question()
    game.undo()
    game.play(action)
    assert game.question() == before


def test_a_saved_match_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    game = play_on(sit(AGAINST_RANDOM), "playing")
    game.save(tmp_path / "match")
    again = sit(AGAINST_RANDOM)
    again.match = parse((tmp_path / "match").read_text("utf-8"))
    assert text(play_on(again).match) == text(play_on(game).match)


def test_every_move_is_kept_in_the_file(tmp_path: Path) -> None:
    game = sit(AGAINST_RANDOM, file=tmp_path / "match")
    action = game.match.title.vocabulary.notation(game.choices()[0])
    game.play(action)
    assert parse((tmp_path / "match").read_text("utf-8")).log[-1].action == action
    game.undo()
    assert parse((tmp_path / "match").read_text("utf-8")).log[-1].action == "undo"


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    sit(AGAINST_RANDOM).save(tmp_path / "match")
    assert (tmp_path / "match").stat().st_mode & 0o777 == 0o600


def test_a_file_that_cannot_be_finished_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    game = sit(AGAINST_RANDOM)
    game.save(tmp_path / "match")
    before = (tmp_path / "match").read_text("utf-8")
    game.match.play(0, game.choices()[0])
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInput, match="No space left"):
        game.save(tmp_path / "match")
    assert (tmp_path / "match").read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [tmp_path / "match"]


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    game = sit(AGAINST_RANDOM)
    with pytest.raises(BadInput, match="is there already"):
        game.save_new(tmp_path / "diary")
    assert (tmp_path / "diary").read_text() == "dear diary"
    game.save_new(tmp_path / "match")
    game.save_new(tmp_path / "match")


@pytest.mark.parametrize("name", ["", "no/such/folder/match", "nul\0byte"])
def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="cannot write"):
        sit(AGAINST_RANDOM).save(tmp_path / name)


def test_a_spectator_has_nothing_to_take_back() -> None:
    game = sit(WATCHING)
    assert not game.can_undo
    with pytest.raises(NoUndo, match="spectator"):
        game.undo()


def test_a_hint_is_a_legal_choice_with_a_reason() -> None:
    game = play_on(sit(AGAINST_RANDOM), "resolving")
    hint = advise(game.hint_question())
    assert hint.action in game.choices()
    assert hint.other in game.choices()
    assert hint.games == GAMES
    assert 0 <= hint.chance <= 1


def test_a_hint_where_there_is_no_choice() -> None:
    game = play_on(sit(AGAINST_RANDOM), "playing")
    while len(game.choices()) != 1:
        game.play(game.choices()[-1] if game.choices() else answer(game.question()))
    hint = advise(game.hint_question())
    assert [hint.action] == game.choices()
    assert hint.other is None
