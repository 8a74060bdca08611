"""HTTP: the titles and their rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kachidoki.bots import LEVELS
from kachidoki.server.app import create_app
from kachidoki.server.settings import Settings
from kachidoki.text import LANGUAGES, Texts
from kachidoki.text.pages import unlinked
from kachidoki.titles import find_title, titles

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("titles")
    with TestClient(create_app(Settings(data_dir=folder))) as client:
        yield client


def test_every_title_is_told(client: Client) -> None:
    response = client.get("/api/titles")
    assert response.status_code == 200
    told = {title["id"]: title for title in response.json()}
    assert list(told) == list(titles())
    for title in titles().values():
        info = told[title.id]
        assert info["version"] == title.version
        assert info["seats"] == list(title.seats)
        assert info["domains"] == dict(title.domains)
        assert info["folds"] == title.chronicle.folds
        assert info["levels"] == list(LEVELS)
        for option, words in zip(title.options, info["options"], strict=True):
            assert words["name"] == option.name
            assert words["sorts"] == option.sorts
            assert {int(seats): values for seats, values in words["choices"].items()} == {
                seats: title.choices(option, seats) for seats in title.seats
            }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", titles())
def test_the_rules_are_those_of_the_terminal(client: Client, title_id: str, language: str) -> None:
    response = client.get(f"/api/titles/{title_id}/rules", params={"language": language})
    assert response.status_code == 200
    rules = response.json()
    texts = Texts(language, find_title(title_id))
    assert rules["heading"] == texts.say("title-name")
    assert rules["tagline"] == texts.say("title-tagline")
    heading, tagline, *page = texts.rules()
    assert str(heading).startswith(f"# {rules['heading']} · ")
    assert tagline == rules["tagline"]
    flat = []
    for section in rules["sections"]:
        assert section["heading"] == texts.say(f"rules-{section['id']}.heading")
        flat += [f"## {section['heading']}", *section["blocks"]]
    *sections, words, glossary = page
    assert [unlinked(block) if isinstance(block, str) else block for block in flat] == sections
    assert words == f"## {texts.say('glossary-heading')}"
    assert [row[:2] for row in glossary[1:]] == [
        [term["name"], term["meaning"]] for term in rules["terms"]
    ]


def test_the_rules_have_the_numbers_of_the_setting(client: Client) -> None:
    pages = [
        client.get("/api/titles/joraku/rules", params=params).json()
        for params in (
            {},
            {"seats": "4", "edition": "deluxe"},
            {"seats": "4", "edition": "first"},
        )
    ]
    assert pages[0] == pages[1]
    assert pages[0] != pages[2]


@pytest.mark.parametrize(
    ("path", "status", "problem"),
    [
        ("/api/titles/chess/rules", 404, "unknown-title"),
        ("/api/titles/joraku/rules?language=la", 400, "unknown-language"),
        ("/api/titles/joraku/rules?seats=9", 400, "bad-setting"),
        ("/api/titles/joraku/rules?seats=many", 400, "malformed"),
        ("/api/titles/joraku/rules?colour=red", 400, "bad-setting"),
        ("/api/titles/joraku/rules?edition=third", 400, "bad-setting"),
        ("/api/titles/joraku/rules?edition=first&edition=deluxe", 400, "option-twice"),
    ],
)
def test_what_there_is_not_is_refused(client: Client, path: str, status: int, problem: str) -> None:
    response = client.get(path)
    assert response.status_code == status
    fault = response.json()
    assert fault["problem"] == problem
    for language in LANGUAGES:
        assert Texts(language).say(f"problem-{problem}", **fault["args"])
    assert fault["message"] == Texts("en").say(f"problem-{problem}", **fault["args"])


@pytest.mark.parametrize("title_id", titles())
def test_the_texts_are_the_catalogues(client: Client, title_id: str) -> None:
    catalogues = client.get(f"/api/titles/{title_id}/texts").json()["catalogues"]
    assert list(catalogues) == list(LANGUAGES)
    for language, catalogue in catalogues.items():
        name = Texts(language, find_title(title_id)).say("title-name")
        assert f"title-name = {name}" in catalogue


def test_an_unknown_title_has_no_texts(client: Client) -> None:
    response = client.get("/api/titles/chess/texts")
    assert response.status_code == 404
    assert response.json()["problem"] == "unknown-title"
