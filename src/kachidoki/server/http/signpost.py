"""The page for when the site itself cannot be shown; it looks like the site's own error pages."""

from html import escape
from pathlib import Path

from kachidoki.server.http.bearer import AnyRequest
from kachidoki.text import LANGUAGES, Texts

STYLES = Path(__file__).with_suffix(".css")
PICTURE = Path(__file__).with_suffix(".svg")
STYLES_NAME = STYLES.name


def signpost(request: AnyRequest, problem: str) -> bytes:
    """What is wrong (`page-<problem>` and its hint), and the ways on."""
    texts = Texts(language_of(request))
    root = request.scope["root_path"]
    heading = escape(texts.say(f"page-{problem}"))
    words = escape(texts.say(f"page-{problem}.hint"))
    return f"""<!doctype html>
<html lang="{texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading} · Kachidoki</title>
<link rel="stylesheet" href="{root}/{STYLES_NAME}">
</head>
<body>
<main class="signpost">
{PICTURE.read_text("utf-8")}
<h1>{heading}</h1>
<p>{words}</p>
<div class="ways">
<a class="button primary" href="">{escape(texts.say("page-reload"))}</a>
<a class="button" href="{root}/">{escape(texts.say("page-home"))}</a>
</div>
</main>
</body>
</html>
""".encode()


def language_of(request: AnyRequest) -> str:
    """The first of our languages that the browser asks for."""
    wanted = request.headers.get("Accept-Language", "").lower().replace(" ", "").split(",")
    known = (word[:2] for word in wanted if word[:2] in LANGUAGES)
    return next(known, LANGUAGES[0])


def wants_page(request: AnyRequest) -> bool:
    """Is it a person before a browser, and not a program that asks the API?"""
    accepts = request.headers.get("Accept", "")
    return "text/html" in accepts and not request.scope["path"].startswith("/api")
