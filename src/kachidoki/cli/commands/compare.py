"""`kachidoki compare`: plays two bots against each other until it is clear whether one is stronger."""

import json
from contextlib import suppress
from typing import Any

import click

from kachidoki.cli import INTERRUPTED
from kachidoki.cli.commands.games import GameWishes, game_options
from kachidoki.cli.commands.speed import notice_speed
from kachidoki.cli.progress import bars
from kachidoki.lab.arena import games_of, play_game
from kachidoki.lab.compare.course import judge
from kachidoki.lab.compare.duel import Duel
from kachidoki.lab.compare.sequential import UNDECIDED, Claims, Trial
from kachidoki.lab.crew import Crew, in_order
from kachidoki.text import Texts
from kachidoki.titles import find_title


@click.command("compare")
@click.argument("first")
@click.argument("second")
@click.option("--title", required=True, help="What they play.")
@click.option("--seats", type=int, show_default="the most that can play", help="Number of players.")
@click.option(
    "--null", default=0.5, show_default=True, help="The first bot's share if it is not stronger."
)
@click.option("--gain", default=0.55, show_default=True, help="Its share if it is.")
@click.option(
    "--alpha", default=0.05, show_default=True, help="How often to call it stronger by mistake."
)
@click.option(
    "--beta", default=0.05, show_default=True, help="How often to miss by mistake that it is."
)
@click.option("--games", default=20000, show_default=True, help="To give up after so many.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON, nothing else.")
@game_options
def command(
    first: str,
    second: str,
    title: str,
    seats: int | None,
    null: float,
    gain: float,
    alpha: float,
    beta: float,
    games: int,
    as_json: bool,
    **wishes: Any,
) -> None:
    """Find out whether the first bot is stronger than the second.

    They share the seats of a table, every other seat for one of them, and every deal is played again
    with seats exchanged. After each deal a sequential test weighs two claims about the first bot's
    share of all victories: that it is --null, and that it is --gain. It stops by itself as soon as one
    of them is sure enough, so clear cases take few games. The test is a generalised SPRT on the shares
    of whole deals: see docs/lab.md.

    Deals are judged in their order: the same seed gives the same verdict after the same game, with
    any number of processes, unless bots think by the clock. Ctrl-C stops and reports. The exit code is
    0 if the first bot is stronger, and 1 if not or undecided.

    A net or a prior of yours behind a + takes the place of the title's: so in the last example the bots
    differ in that alone.

    \b
    Examples:
      kachidoki compare ismcts:400 ismcts:200 --title gunsen --seats 2
      kachidoki compare ismcts:800+mine.json ismcts:800 --title gunsen --gain 0.53
    """
    wished = GameWishes(**wishes)
    about = find_title(title)
    claims = Claims(null, gain, alpha, beta)
    setting = wished.setting(about, max(about.seats) if seats is None else seats)
    duel = Duel(about.id, setting, (first, second), games, wished.seed)
    texts = wished.texts(about, setting)
    notice_speed(texts)
    trial = Trial(claims)
    finished = run(duel, trial, wished.crew, texts)
    if as_json:
        click.echo(json.dumps(as_data(duel, trial), ensure_ascii=False))
    else:
        for line in report(duel, trial, texts):
            click.echo(line)
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)
    raise click.exceptions.Exit(0 if trial.verdict == "stronger" else 1)


def run(duel: Duel, trial: Trial, crew: Crew, texts: Texts) -> bool:
    """Plays until the trial is decided or there are no more games; False if Ctrl-C came before."""
    with suppress(KeyboardInterrupt), bars() as progress:
        task = progress.add_task(texts.say("arena-progress"), total=duel.games)
        with games_of(duel, play_game, range(duel.games), crew) as chunks:
            for state in judge(duel, trial, in_order(chunks)):
                progress.update(
                    task,
                    completed=state.deals * duel.games_in_deal,
                    description=standing(state, texts),
                )
        return True
    return False


def standing(trial: Trial, texts: Texts) -> str:
    """The share so far, and the ratio between its bounds."""
    share, claims = trial.estimate, trial.claims
    return texts.say(
        "compare-standing",
        share=100 * share.mean,
        low=100 * share.low,
        high=100 * share.high,
        ratio=trial.ratio,
        lower=claims.lower,
        upper=claims.upper,
    )


def report(duel: Duel, trial: Trial, texts: Texts) -> list[str]:
    games = trial.deals * duel.games_in_deal
    first, second = duel.bots
    if trial.deals == 0:
        return [texts.say("compare-nothing")]
    claims = trial.claims
    told = {"first": first, "second": second, "games": games, "deals": trial.deals}
    errors = {"alpha": 100 * claims.alpha, "beta": 100 * claims.beta}
    means = {"null": 100 * claims.null, "gain": 100 * claims.gain}
    return [
        verdict_words(trial.verdict, told, texts),
        standing(trial, texts),
        texts.say("compare-claims", **means, **errors),
    ]


def verdict_words(verdict: str, told: dict[str, Any], texts: Texts) -> str:
    if verdict == UNDECIDED:
        return texts.say("compare-undecided", **told)
    if verdict == "stronger":
        return texts.say("compare-stronger", **told)
    return texts.say("compare-not-stronger", **told)


def as_data(duel: Duel, trial: Trial) -> dict[str, object]:
    share, claims = trial.estimate, trial.claims
    return {
        "title": duel.title,
        "seats": duel.setting.seats,
        "bots": list(duel.bots),
        "verdict": trial.verdict,
        "games": trial.deals * duel.games_in_deal,
        "deals": trial.deals,
        "share": {"mean": share.mean, "low": share.low, "high": share.high},
        "ratio": {"value": trial.ratio, "lower": claims.lower, "upper": claims.upper},
        "claims": {
            "null": claims.null,
            "gain": claims.gain,
            "alpha": claims.alpha,
            "beta": claims.beta,
        },
    }
