"""Plays a whole game at a Kachidoki server, as docs/protocol.md says.

    python examples/client.py http://localhost:8000 tokaido
    python examples/client.py http://localhost:8000 --table 3fK9… --invite q81x…

The first makes a table against bots and plays; the second sits down at a friend's. `choose` is the
whole strategy: put your own in its place.
"""

import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 1.0  # seconds before a lost connection, or what was too fast, is tried again


def choose(position: Json, prospects: Json) -> str:
    """The action that promises most points at once; any of them where none promises more."""

    def promise(action: str) -> int:
        words = prospects.get(action, {}).get("short", "")
        return int(words) if words.lstrip("+").isdecimal() else 0

    actions: list[str] = [choice["action"] for choice in position["choices"]]
    most = max(promise(action) for action in actions)
    return random.choice([action for action in actions if promise(action) == most])


# ----------------------------------------------------------------- how to get a seat


def post(server: str, path: str, body: Json) -> Json:
    request = urllib.request.Request(f"{server}/api{path}", json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    try:
        with urllib.request.urlopen(request) as response:
            answer: Json = json.load(response)
            return answer
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["message"]) from error


def make_table(server: str, title: str, name: str, bots: int, level: str) -> Json:
    """A table at which the bots already sit, so the game begins when we enter."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * bots]
    body = {"title": title, "name": name, "seats": seats}
    return post(server, "/tables", body)


def join_table(server: str, table: str, invite: str | None, name: str) -> Json:
    body = {"name": name, "nonce": secrets.token_hex(8), "invite": invite}
    return post(server, f"/tables/{table}/join", body)


# ----------------------------------------------------------------- how to play


class Client:
    """One seat. It lives through lost connections: it resumes from the last number it has seen, and
    sends a request that was not answered again, under the same id."""

    def __init__(self, server: str, table: str, key: str) -> None:
        self.address = server.replace("http", "ws", 1) + f"/api/socket?table={table}"
        self.table = table
        self.key = key
        self.seat = ""
        self.seen = 0
        self.position: Json | None = None
        self.waiting: Json | None = None  # the request that has no answer yet
        self.due = 0  # the number of the happening that the last move became

    def play(self) -> Json:
        """Plays to the end; returns the last view."""
        while not self.is_over():
            try:
                with connect(self.address) as socket:
                    self.talk(socket)
            except (ConnectionClosed, OSError):
                time.sleep(PATIENCE)
        assert self.position is not None
        view: Json = self.position["view"]
        return view

    def is_over(self) -> bool:
        return self.position is not None and self.position["view"]["over"]

    def talk(self, socket: ClientConnection) -> None:
        self.send(
            socket, {"type": "hello", "table": self.table, "key": self.key, "seen": self.seen}
        )
        for words in socket:
            self.hear(socket, json.loads(words))
            if self.is_over():
                return

    def send(self, socket: ClientConnection, message: Json) -> None:
        socket.send(json.dumps(message))

    def ask(self, socket: ClientConnection, request: Json) -> None:
        """Sends a request and keeps it until it is answered."""
        self.waiting = {"id": secrets.token_hex(8), **request}
        self.send(socket, self.waiting)

    def hear(self, socket: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.seat, self.seen = message["seat"], message["number"]
                self.position = message["position"]
                if self.is_awaited(message["table"]):
                    self.ask(socket, {"type": "enter", "nonce": secrets.token_hex(8)})
                elif self.waiting is not None:
                    self.send(socket, self.waiting)
            case "happened":
                self.seen = message["number"]
                self.position = message["position"] or self.position
            case "accepted":
                self.waiting, self.due = None, message["number"]
            case "refused":
                self.refused(socket, message["problem"])
            case "prospects":
                self.move(socket, message)
                return
        if self.waiting is None and self.is_my_turn():
            self.ask(socket, {"type": "weigh"})

    def is_awaited(self, table: Json) -> bool:
        """Is the match waiting for our nonce? The table has shown its commitment now."""
        return any(one["seat"] == self.seat and one["awaited"] for one in table["players"])

    def is_my_turn(self) -> bool:
        """A seat may have choices although nobody waits for it; this client keeps to its turn."""
        if self.position is None or self.seen < self.due:
            return False
        return self.seat in self.position["actors"]

    def move(self, socket: ClientConnection, answer: Json) -> None:
        """Acts on what the choices would bring, if the position is still the one that was weighed."""
        self.waiting = None
        if self.is_my_turn() and self.position is not None:
            ply, prospects = self.position["ply"], answer["prospects"]
            current = prospects if answer["ply"] == ply else {}
            action = choose(self.position, current)
            self.ask(socket, {"type": "move", "ply": ply, "action": action})

    def refused(self, socket: ClientConnection, problem: Json) -> None:
        """A stale move is made anew from the position that came since, and what was too fast is asked
        again after a while; the rest is a mistake."""
        if problem["problem"] == "too-fast" and self.waiting is not None:
            time.sleep(PATIENCE)
            self.send(socket, self.waiting)
            return
        self.waiting = None
        if problem["problem"] != "stale":
            raise SystemExit(f"refused: {problem['message']}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a whole game at a Kachidoki server.")
    parser.add_argument("server", help="its address, such as http://localhost:8000")
    parser.add_argument("title", nargs="?", default="joraku", help="what to play at a new table")
    parser.add_argument("--bots", type=int, default=2, help="how many, at a new table")
    parser.add_argument("--level", default="adept", help="how strong they are")
    parser.add_argument("--table", help="sit down at this table instead")
    parser.add_argument("--invite", help="its invitation, unless it is public")
    parser.add_argument("--name", default="Example")
    given = parser.parse_args()
    server = given.server.rstrip("/")
    if given.table:
        sitting = join_table(server, given.table, given.invite, given.name)
    else:
        sitting = make_table(server, given.title, given.name, given.bots, given.level)
    table, seat = sitting["table"]["id"], sitting["seat"]
    print(f"{server}/table/{table}: seat {seat}")
    view = Client(server, table, sitting["key"]).play()
    print(f"points {view['scores']}, places {view['ranking']}")


if __name__ == "__main__":
    main()
