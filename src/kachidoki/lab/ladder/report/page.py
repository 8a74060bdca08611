"""The page of a ladder's report."""

from collections.abc import Sequence
from html import escape

from kachidoki.lab.ladder.report import charts
from kachidoki.lab.ladder.report.style import style
from kachidoki.lab.ladder.standings import Response, Standings
from kachidoki.lab.ladder.tastes import is_taste
from kachidoki.lab.records import Records
from kachidoki.lab.statistics import Estimate
from kachidoki.text import Texts

SHORT = 12  # characters of a hash


def page(records: Records, found: Standings, spoken: Sequence[Texts]) -> str:
    """The report in all of these languages, the first one shown at first."""
    first = spoken[0]
    buttons = "".join(
        f'<input class="choice" type="radio" name="language" id="in-{texts.language}"'
        f"{' checked' if texts is first else ''}>"
        for texts in spoken
    )
    labels = "".join(
        f'<label for="in-{texts.language}" lang="{texts.language}">'
        f"{escape(texts.say('ladder-language'))}</label>"
        for texts in spoken
    )
    articles = "".join(article(records, found, texts) for texts in spoken)
    return (
        f'<!doctype html>\n<html lang="{first.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(heading(first))}</title><style>{style()}</style></head>\n"
        f"<body>{buttons}<nav>{labels}</nav><main>{articles}</main></body></html>\n"
    )


def heading(texts: Texts) -> str:
    return texts.say("ladder-heading", title=texts.say("title-name"))


def article(records: Records, found: Standings, texts: Texts) -> str:
    parts = [
        header(records, found, texts),
        section(
            texts.say("ladder-ratings"),
            texts.say("ladder-ratings-about"),
            figure(charts.ratings(found.rungs, texts)) + table(found, texts),
        ),
        section(
            texts.say("ladder-matrix"),
            texts.say("ladder-matrix-about"),
            figure(charts.matrix(found.rungs, found.ahead, texts)),
        ),
        section(
            texts.say("ladder-survivors"),
            texts.say("ladder-survivors-about"),
            figure(charts.survival(found.rungs, texts)),
        ),
    ]
    if found.responses:
        parts.append(
            section(
                texts.say("ladder-responses"),
                texts.say("ladder-responses-about"),
                figure(charts.responses(found.responses, texts)) + answers(found, texts),
            )
        )
    parts.append(section(texts.say("ladder-facts"), "", facts(records, texts)))
    return f'<article lang="{texts.language}">{"".join(parts)}</article>\n'


def header(records: Records, found: Standings, texts: Texts) -> str:
    told = texts.say(
        "ladder-lead",
        bots=len(found.rungs),
        seats=records.setting.seats,
        games=found.games,
        deals=found.deals,
        plies=found.plies,
    )
    return (
        f"<header>{charts.EMBLEM}<h1><small>KACHIDOKI</small>{escape(heading(texts))}</h1>"
        f"<p>{escape(told)}</p></header>"
    )


def section(title: str, about: str, content: str) -> str:
    told = f"<p>{escape(about)}</p>" if about else ""
    return f"<section><h2>{escape(title)}</h2>{told}{content}</section>"


def figure(drawn: str) -> str:
    return f"<figure>{drawn}</figure>"


# ----------------------------------------------------------------- tables


def rows_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its cells are HTML. The first column is words, the others are figures."""
    cells = "".join(f"<th{word(place)}>{each}</th>" for place, each in enumerate(head))
    body = "".join(
        f"<tr{' class=first' if number == 0 else ''}>"
        + "".join(f"<td{word(place)}>{each}</td>" for place, each in enumerate(row))
        + "</tr>"
        for number, row in enumerate(rows)
    )
    head_row = f"<thead><tr>{cells}</tr></thead>"
    return f'<div class="rows"><table>{head_row}<tbody>{body}</tbody></table></div>'


def word(place: int) -> str:
    return ' class="word"' if place == 0 else ""


def table(found: Standings, texts: Texts) -> str:
    head = [
        texts.say("arena-bot"),
        texts.say("ladder-rating"),
        texts.say("ladder-wins"),
        texts.say("arena-place"),
        texts.say("arena-progress"),
    ]
    rows = [
        [
            escape(rung.bot),
            rating_of(rung.rating),
            texts.say("arena-share-value", share=rung.wins.mean)
            + reach(
                texts.say("ladder-span", low=rung.wins.low, high=rung.wins.high),
            ),
            texts.say("arena-place-value", place=rung.place),
            str(rung.games),
        ]
        for rung in found.rungs
    ]
    return rows_of([escape(each) for each in head], rows)


def rating_of(rating: Estimate) -> str:
    span = reach(f"{rating.low:.0f}–{rating.high:.0f}") if rating.has_interval else ""
    return f"{rating.mean:.0f}{span}"


def reach(told: str) -> str:
    return f"<small>{escape(told)}</small>"


def answers(found: Standings, texts: Texts) -> str:
    head = [
        texts.say("arena-bot"),
        texts.say("ladder-response"),
        texts.say("ladder-exploited"),
        texts.say("arena-progress"),
    ]
    rows = [
        [
            escape(each.bot),
            escape(", ".join(response_name(name, texts) for name in each.found)),
            gain_of(each, texts),
            str(each.games),
        ]
        for each in found.responses
    ]
    return rows_of([escape(each) for each in head], rows)


def response_name(bot: str, texts: Texts) -> str:
    return texts.say("ladder-trained") if is_taste(bot) else charts.name_of(bot)


def gain_of(response: Response, texts: Texts) -> str:
    gain: Estimate = response.gain
    told = texts.say("ladder-gain", gain=100 * gain.mean)
    span = texts.say("ladder-gain-span", low=100 * gain.low, high=100 * gain.high)
    return escape(told) + reach(span)


def facts(records: Records, texts: Texts) -> str:
    """What the games follow from, and how anybody gets them again."""
    told = records.heading
    options = ", ".join(f"{name}={value}" for name, value in records.setting.options.items())
    lines = [
        (texts.say("ladder-fact-title"), f"{told.title}, {told.version}"),
        (texts.say("ladder-fact-engine"), f"Kachidoki {told.engine}"),
        (texts.say("ladder-fact-options"), options),
        (texts.say("ladder-fact-seed"), str(told.seed)),
        (
            texts.say("ladder-fact-hashes"),
            ", ".join(f"{name} {value[:SHORT]}" for name, value in told.hashes.items()),
        ),
    ]
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in lines
    )
    return (
        f'<div class="rows"><table class="facts">{rows}</table></div>'
        f"<p>{escape(texts.say('ladder-again'))}</p><pre><code>{escape(again(records))}</code></pre>"
    )


def again(records: Records) -> str:
    """The command that plays the same games."""
    told, plan, setting = records.heading, records.heading.plan, records.setting
    options = "".join(f" --option {name}={value}" for name, value in setting.options.items())
    return (
        f"kachidoki ladder {told.title} --bots {','.join(plan['rated'])} --seats {setting.seats} "
        f"--games {plan['deals'] * setting.seats} --response-deals {plan['response_deals']} "
        f"--training-deals {plan['training_deals']} "
        f"--seed {told.seed}{options}"
    )
