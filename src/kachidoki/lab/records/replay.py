"""Plays recorded games again: every move must be legal at its place, and the end the one recorded."""

from kachidoki.engine import BadInput, State, seat_name
from kachidoki.engine.replaying import Replayer
from kachidoki.lab.records.reader import Records
from kachidoki.lab.records.record import Record, as_actions


def replay(records: Records, record: Record, replayer: Replayer) -> State:
    """The game at its end; the replayer has seen it."""
    state = records.title.open(records.setting)
    replay_in(state, record, replayer)
    return state


def replay_in(state: State, record: Record, replayer: Replayer) -> None:
    """Plays the game on in this state, which is that of its beginning."""
    plies = int(replayer.replay(state, record.actions, record.asides))
    if plies < len(record.actions) // 2:
        raise broken(state, record, plies)
    if not state.is_over():
        raise BadInput(f"game {record.number + 1} breaks off after {plies} plies")
    if state.ranking() != record.places or state.scores() != record.scores:
        raise BadInput(f"game {record.number + 1} does not end as its record says")


def broken(state: State, record: Record, plies: int) -> BadInput:
    """Says what is not legal where."""
    action = int(as_actions(record.actions)[plies])
    asides = dict(zip(record.asides[::2], record.asides[1::2], strict=True))
    seat = asides.get(plies, int(state.actor))
    where = f"game {record.number + 1}, ply {plies + 1}"
    if state.is_over():
        return BadInput(f"{where}: the game is over, but its record goes on")
    if seat not in range(-1, int(state.seats)):
        return BadInput(f"{where}: there is no seat {seat}")
    return BadInput(f"{where}, {seat_name(seat)}: {state.refusal(seat, action)}")


def check(records: Records) -> None:
    """Plays all of them again."""
    replayer = Replayer()
    for record in records:
        replay(records, record, replayer)
