"""HTTP as far as it takes to make tables: one connection that stays open."""

from http.client import HTTPConnection
from typing import Any

import msgspec


class Lobby:
    def __init__(self, host: str, port: int) -> None:
        self.connection = HTTPConnection(host, port, timeout=30)

    def post(self, path: str, words: dict[str, Any]) -> Any:
        body = msgspec.json.encode(words)
        self.connection.request("POST", path, body, {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise ConnectionError(f"{path}: {response.status} {answer.decode()}")
        return msgspec.json.decode(answer)

    def close(self) -> None:
        self.connection.close()
