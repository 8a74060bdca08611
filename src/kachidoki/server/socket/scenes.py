"""The past of a match, as whoever asks may see it: a position, and the steps that led there."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kachidoki.engine import CHANCE, seat_name
from kachidoki.match import Match, Ply
from kachidoki.server.play.encoding import encode_common
from kachidoki.server.play.positions import past_position, ply_infos, stills_of
from kachidoki.server.protocol.messages import Look, Scene


def scene_of(match: Match, seat: int | None, request: Look) -> Scene:
    """After so many plies that the seat knows of; when the match is over, with everybody's views."""
    scene = Scene(request.id, past_position(match, seat, request.ply), None)
    if match.is_over:
        views = match.state_at(request.ply).views(everybody(match))
        scene = replace(scene, views=by_seat(views))
    return with_steps(scene, match, seat, request.ply) if request.stills else scene


def with_steps(scene: Scene, match: Match, seat: int | None, known: int) -> Scene:
    """With what the seat was told when it happened, and the stills that it was shown."""
    index = match.index_for(seat, known)
    plies = last_act(match, index)
    others = everybody(match) if match.is_over else []
    stills = stills_of(match, plies, [seat, *others])
    for views in stills:
        encode_common(views)
    before = match.count_for(seat, index - len(plies))
    own = iter([views[0] for views in stills])
    told = replace(scene, plies=ply_infos(plies, seat, match.is_over, own, before))
    return replace(told, stills=[by_seat(views[1:]) for views in stills]) if others else told


def last_act(match: Match, index: int) -> list[Ply]:
    """Of the first so many plies, what a seat did last, and chance after it."""
    start = index
    while start > match.begins:
        start -= 1
        if match.line[start].entry.seat != CHANCE:
            break
    return match.line[start:index]


def everybody(match: Match) -> list[int | None]:
    return list(range(match.setting.seats))


def by_seat(views: Sequence[Any]) -> dict[str, Any]:
    return {seat_name(seat): view for seat, view in enumerate(views)}
