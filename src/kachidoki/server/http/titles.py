"""HTTP: the titles that can be played, and their rules in our own words."""

from functools import lru_cache

from litestar import get
from litestar.params import FromPath, FromQuery

from kachidoki.bots import LEVELS
from kachidoki.engine import BadInput, Option, Setting, Title
from kachidoki.match import parse_options
from kachidoki.server.http.bearer import AnyRequest
from kachidoki.server.http.docs import refusals
from kachidoki.server.protocol.bodies import (
    OptionInfo,
    Rules,
    Section,
    Term,
    TitleInfo,
    TitleTexts,
)
from kachidoki.server.protocol.languages import texts_in
from kachidoki.server.protocol.problems import Refusal
from kachidoki.text.catalogue import title_sources
from kachidoki.titles import facts_of, titles

KEPT = 64  # titles, and pages of rules, in memory


@get("/titles", tags=["titles"], sync_to_thread=False, responses=refusals())
def list_titles() -> list[TitleInfo]:
    """Every title, with its options and the levels of bots."""
    return [title_info(title) for title in titles().values()]


@get(
    "/titles/{title_id:str}/rules",
    tags=["titles"],
    sync_to_thread=True,
    responses=refusals("unknown-title", "unknown-language", "bad-setting"),
)
def read_rules(
    request: AnyRequest,
    title_id: FromPath[str],
    language: FromQuery[str] = "en",
    seats: FromQuery[int | None] = None,
) -> Rules:
    """The rules of a title in a language, with the numbers of a setting: options are given as
    `<option>=<value>`, and where none is given, the first value counts."""
    title = title_named(title_id)
    given = [
        f"{name}={value}"
        for name, value in request.query_params.multi_items()
        if name not in ("language", "seats")
    ]
    try:
        options = parse_options(given)
        setting = title.setting(max(title.seats) if seats is None else seats, options)
        return page(title.id, language, setting.seats, tuple(setting.options.items()))
    except BadInput as error:
        raise Refusal.because(error) from error


@get(
    "/titles/{title_id:str}/texts",
    tags=["titles"],
    sync_to_thread=True,
    responses=refusals("unknown-title"),
)
def read_texts(title_id: FromPath[str]) -> TitleTexts:
    """All messages of a title, for a browser in which the title has no folder."""
    return TitleTexts(title_sources(title_named(title_id)))


def title_named(title_id: str) -> Title:
    title = titles().get(title_id)
    if title is None:
        raise Refusal("unknown-title", title=title_id, titles=", ".join(titles()))
    return title


@lru_cache(maxsize=KEPT)
def page(title_id: str, language: str, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    title = titles()[title_id]
    texts = texts_in(language, title, Setting(seats, dict(options), {}))
    return Rules(
        heading=texts.say("title-name"),
        tagline=texts.say("title-tagline"),
        sections=[Section(*part) for part in texts.rules_parts()],
        terms=[Term(*term) for term in texts.rules_terms()],
    )


@lru_cache(maxsize=KEPT)
def title_info(title: Title) -> TitleInfo:
    return TitleInfo(
        id=title.id,
        version=title.version,
        seats=list(title.seats),
        options=[option_info(title, option) for option in title.options],
        domains=dict(title.domains),
        folds=title.chronicle.folds,
        levels=list(LEVELS),
        facts=facts_of(title, title.setting(max(title.seats))),
    )


def option_info(title: Title, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        choices={seats: title.choices(option, seats) for seats in title.seats},
        sorts=option.sorts,
    )


HANDLERS = [list_titles, read_rules, read_texts]
