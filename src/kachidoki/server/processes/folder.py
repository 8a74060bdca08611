"""A site in a folder of its host, such as /games, behind a proxy that serves other things as well."""

from litestar.types import ASGIApp, Receive, Scope, Send


class InFolder:
    """The application as if it were at the root. Whether the proxy has taken the folder's name off
    the paths makes no difference."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:  # nothing is asked for when it starts and stops
            scope["root_path"] = self.root_path
            scope["path"] = path_within(scope["path"], self.root_path)
        await self.app(scope, receive, send)


def path_within(path: str, root_path: str) -> str:
    inside = path.removeprefix(root_path)
    return inside or "/" if inside != path and inside[:1] in ("", "/") else path
