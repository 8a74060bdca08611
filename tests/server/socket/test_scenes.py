"""Looking back: a scene holds the steps that were shown then, and nothing more before the end."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType
from tests.match.table import open_match, play_on

from kachidoki.engine import Rng, Title
from kachidoki.match import Match
from kachidoki.server.play.positions import ply_infos, stills_of
from kachidoki.server.protocol.messages import Look, PlyInfo, Scene
from kachidoki.server.socket.scenes import scene_of
from kachidoki.titles import titles

TITLES = list(titles().values())
SEATS = "ABC"


def title_id(title: Title) -> str:
    return title.id


def look(match: Match, seat: int | None, ply: int, stills: bool = True) -> Scene:
    return read(scene_of(match, seat, Look("look", ply, stills)))


def read(scene: Scene) -> Scene:
    """As it comes out of the socket."""
    return msgspec.json.decode(msgspec.json.encode(scene), type=Scene)


def words(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def stills_in(plies: list[PlyInfo] | UnsetType) -> list[Any]:
    assert plies is not UNSET
    return [event.still for ply in plies for event in ply.events if event.still is not UNSET]


@pytest.mark.parametrize("title", TITLES, ids=title_id)
def test_while_the_match_goes_on_a_seat_is_shown_what_it_was_told_then(title: Title) -> None:
    match = open_match(3, title=title)
    told: dict[tuple[int | None, int], Any] = {}
    dice = Rng(1)
    while True:
        before = len(match.line)
        play_on(match, dice.below(1000), plies=1)
        if match.is_over:
            break
        plies = match.line[before:]
        for seat in (None, 0, 1, 2):
            if plies[0].entry.is_known_to(seat):
                stills = (views[0] for views in stills_of(match, plies, [seat]))
                known = match.count_for(seat, before)
                infos = ply_infos(plies, seat, False, stills, known)
                told[seat, match.plies_for(seat)] = words(infos)
    match = match_before_the_end(match)
    for (seat, ply), plies_then in told.items():
        scene = look(match, seat, ply)
        assert words(scene.plies) == plies_then
        assert (scene.views, scene.stills) == (None, UNSET)
    assert sum("still" in str(plies) for plies in told.values()) > 10


def match_before_the_end(match: Match) -> Match:
    """The same match, whose last move is yet to be made."""
    last = max(at for at, ply in enumerate(match.line) if ply.entry.seat >= 0)
    match.rewind(last)
    assert not match.is_over
    return match


@pytest.mark.parametrize("title", TITLES, ids=title_id)
def test_when_it_is_over_everybody_s_stills_are_shown(title: Title) -> None:
    match = play_on(open_match(3, title=title))
    compared = 0
    for ply in match.line:
        scene = look(match, 1, ply.entry.ply)
        assert scene.stills is not UNSET
        own = stills_in(scene.plies)
        assert own == [views["B"] for views in scene.stills]
        if not any(event.has_still for event in ply.events):
            continue
        expected = match.stills_at(ply.entry.ply, [0, 1, 2])
        # Those of the move, and of the chance after it, come before.
        shown = scene.stills[len(scene.stills) - len(expected) :]
        assert shown == [dict(zip(SEATS, words(views), strict=True)) for views in expected]
        compared += len(expected)
    assert compared > 5


def test_the_steps_are_those_of_one_move_and_the_chance_after_it() -> None:
    match = play_on(open_match(3))
    for ply in (0, 1, len(match.line) // 2, len(match.line)):
        plies = look(match, None, ply).plies
        assert plies is not UNSET
        assert [told.ply for told in plies] == list(range(ply - len(plies) + 1, ply + 1))
        assert all(told.seat == "chance" for told in plies[1:])
        assert not plies or plies[0].seat != "chance" or plies[0].ply == 1


def test_who_does_not_ask_for_stills_is_not_sent_any() -> None:
    match = play_on(open_match(3))
    for ply in range(len(match.line) + 1):
        scene = look(match, 0, ply, stills=False)
        assert (scene.plies, scene.stills) == (UNSET, UNSET)
