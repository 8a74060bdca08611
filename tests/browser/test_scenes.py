"""What the rules do at once is shown step by step: a trick won, areas counted, a round summed up."""

import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import CARD, DESKTOP, OPEN, PHONE, SCENE, Size, Visitor
from tests.match.table import open_match, play_on
from tests.server.clients import PATIENCE
from tests.server.servers import ServerProcess

from kachidoki.engine import CHANCE
from kachidoki.match import Match, text

BEAT = 300  # milliseconds: every step of a scene stays longer
BEATS = 200  # longer than any scene
# Notes everything that the page shows from now on, however briefly.
RECORD = """([scene, card]) => {
  globalThis.seen = { chosenInScene: 0, covered: 0 };
  for (const what of ["marked", "hidden", "points"]) seen[what] = new Set();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const stands = (thing) => {
    const ring = thing.querySelector(".glow");
    if (ring) return getComputedStyle(ring).opacity === "1";
    const { outlineStyle, filter } = getComputedStyle(thing);
    return outlineStyle !== "none" || filter !== "none";
  };
  const look = () => {
    const isScene = document.querySelector(`${scene}, ${card}`);
    const skip = document.querySelector(scene);
    if (skip && getComputedStyle(skip).backgroundColor !== "rgba(0, 0, 0, 0)") seen.covered += 1;
    if (isScene && document.querySelector(".thing.legal, button.choice")) seen.chosenInScene += 1;
    for (const thing of all(".thing.marked")) {
      (stands(thing) ? seen.marked : seen.hidden).add(thing.dataset.thing);
    }
    const points = all(".players .points").map((element) => parseInt(element.textContent));
    seen.points.add(points.join(" "));
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, everything);
}"""
SEEN = """() => ({
  ...seen, marked: [...seen.marked], hidden: [...seen.hidden], points: [...seen.points],
})"""


def play_to_the_last_card(visitor: Visitor, dice: random.Random) -> None:
    """Of the first round of Joraku, at once."""
    while visitor.find(".hand [data-thing^='card:']").count() != 1:
        visitor.wait_for_turn()
        visitor.choose(dice)


def play_until(visitor: Visitor, selector: str, dice: random.Random) -> None:
    """The page's clock runs as fast as it can."""
    while not visitor.find(selector).count():
        visitor.page.clock.run_for(BEAT)
        if visitor.find(OPEN).count():
            visitor.choose(dice)


def record(visitor: Visitor) -> None:
    visitor.page.evaluate(RECORD, [SCENE, CARD])


def seen(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate(SEEN)
    return found


def test_the_end_of_a_round_can_be_followed(arrive: Arrive) -> None:
    visitor = arrive("/", size=DESKTOP)
    visitor.sit_down("joraku", 3)
    dice = random.Random(3)
    play_to_the_last_card(visitor, dice)
    visitor.page.clock.install()
    visitor.set_speed("usual")
    record(visitor)
    play_until(visitor, CARD, dice)

    found = seen(visitor)
    assert any(thing.startswith("card:") for thing in found["marked"]), "the card that won"
    assert sum(thing.startswith("area:") for thing in found["marked"]) >= 2, "areas, one by one"
    assert found["hidden"] == [], "what is marked stands out"
    assert len(found["points"]) >= 4, "points come one after another"
    assert found["chosenInScene"] == 0, "choices wait"

    assert found["covered"] == 0, "the board is seen through what skips the scene"
    expect(visitor.see(f"{CARD} table tfoot")).to_be_visible()
    totals = visitor.find(f"{CARD} tfoot tr:last-child td").all_inner_texts()
    points = visitor.find(".players .points").all_inner_texts()
    assert totals == [words.removesuffix("RP") for words in points]
    visitor.page.keyboard.press("Space")
    expect(visitor.find(CARD)).to_have_count(0)
    visitor.wait_for_turn()


def test_a_tap_skips_the_scene(arrive: Arrive) -> None:
    visitor = arrive("/", size=PHONE, language="ru")
    visitor.sit_down("joraku", 3)
    dice = random.Random(4)
    play_to_the_last_card(visitor, dice)
    visitor.page.clock.install()
    visitor.set_speed("calm")
    play_until(visitor, SCENE, dice)
    visitor.click(SCENE)
    expect(visitor.find(f"{SCENE}, {CARD}")).to_have_count(0)


# ------------------------------------------------------------------- in the replay


@pytest.fixture(scope="module")
def match() -> Match:
    return play_on(open_match(3))


@pytest.fixture(scope="module")
def replay(server: ServerProcess, match: Match) -> str:
    """Where the match can be seen again."""
    headers = {"Content-Type": "text/plain"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as http:
        answer = http.post("/api/matches", content=text(match))
    return f"/replay/{answer.json()['table']}"


def end_of_round(match: Match) -> tuple[int, int]:
    """The plies before the last card of the first round is played, and after the next deal."""
    before = next(
        place
        for place, ply in enumerate(match.line)
        if {"trick-won", "round-begins"} <= {event.kind for event in ply.events}
    )
    acts = (place for place, ply in enumerate(match.line) if ply.entry.seat != CHANCE)
    return before, next(place for place in acts if place > before)


def arrive_at(arrive: Arrive, replay: str, ply: int, size: Size = DESKTOP) -> Visitor:
    """With a clock that stands still, at the calmest speed."""
    visitor = arrive("/", size=size)
    visitor.page.clock.install()
    visitor.go(f"{replay}?ply={ply}")
    visitor.see(".replay .thing")
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now() / 1000 + 1"))
    visitor.click(".transport .speed")
    record(visitor)
    return visitor


def points_after(match: Match, plies: int) -> str:
    return " ".join(map(str, match.state_at(plies).scores()))


def points_shown(visitor: Visitor) -> str:
    points = visitor.find(".players .points").all_inner_texts()
    return " ".join(re.sub(r"\D", "", words) for words in points)


def run_until(visitor: Visitor, selector: str) -> None:
    for _ in range(BEATS):
        if visitor.find(selector).count():
            return
        visitor.page.clock.run_for(BEAT)
    pytest.fail(f"{selector} does not come")


def test_a_replay_counts_the_areas_one_by_one(arrive: Arrive, replay: str, match: Match) -> None:
    before, after = end_of_round(match)
    visitor = arrive_at(arrive, replay, before)
    visitor.page.keyboard.press("ArrowRight")
    run_until(visitor, CARD)
    found = seen(visitor)
    assert any(thing.startswith("card:") for thing in found["marked"]), "the card that won"
    assert sum(thing.startswith("area:") for thing in found["marked"]) >= 2, "areas, one by one"
    assert found["hidden"] == [], "what is marked stands out"
    between = set(found["points"]) - {points_after(match, before), points_after(match, after)}
    assert len(between) >= 2, "points come one after another"
    assert found["covered"] == 0
    expect(visitor.see(f"{CARD} table tfoot")).to_be_visible()
    visitor.page.clock.run_for(60_000)
    expect(visitor.find(CARD)).to_have_count(1)
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(f"{SCENE}, {CARD}")).to_have_count(0)
    assert points_shown(visitor) == points_after(match, after)


@pytest.mark.parametrize("key", ["ArrowRight", "Space", "Escape"])
def test_a_key_skips_the_scene_of_a_replay(
    arrive: Arrive, replay: str, match: Match, key: str
) -> None:
    before, after = end_of_round(match)
    visitor = arrive_at(arrive, replay, before)
    visitor.find("input[type=range]").focus()
    visitor.page.keyboard.press("ArrowRight")
    visitor.see(SCENE)
    visitor.page.keyboard.press(key)
    expect(visitor.find(f"{SCENE}, {CARD}")).to_have_count(0)
    expect(visitor.page).to_have_url(re.compile(rf"ply={after}$"))
    assert points_shown(visitor) == points_after(match, after)


def test_a_tap_skips_it_and_the_match_plays_on(arrive: Arrive, replay: str, match: Match) -> None:
    before, after = end_of_round(match)
    visitor = arrive_at(arrive, replay, before, PHONE)
    visitor.click(".transport .primary")
    visitor.click(SCENE)
    expect(visitor.find(f"{SCENE}, {CARD}")).to_have_count(0)
    run_until(visitor, f".transport input:not([aria-valuetext*=' {after} '])")


def test_while_it_plays_the_card_goes_by_itself(arrive: Arrive, replay: str, match: Match) -> None:
    before, after = end_of_round(match)
    visitor = arrive_at(arrive, replay, before)
    visitor.click(".transport .primary")
    run_until(visitor, CARD)
    run_until(visitor, f".replay:not(:has({CARD}))")
    assert points_shown(visitor) == points_after(match, after)


# Whoever scrolls up is told what was before, until there is nothing before it.
SCROLLED_BACK = """() => {
  const list = document.querySelector(".log ol");
  list.scrollTop = 0;
  const plies = [...list.querySelectorAll("button[title]")].map(({ title }) => /\\d+/.exec(title));
  return plies.length > 0 && Number(plies[0]) < 30;
}"""


def test_the_log_of_a_long_match_goes_back_to_its_beginning(arrive: Arrive, replay: str) -> None:
    """Whoever comes is told only the last that happened."""
    visitor = arrive(replay.replace("/replay/", "/table/"))
    visitor.see(".log ol .line")
    visitor.page.wait_for_function(SCROLLED_BACK, polling=200)
