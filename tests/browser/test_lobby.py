"""Around the table: all sorts of names, whose turn it is, getting up, and what cannot be shown."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Arrive
from tests.browser.order import is_in_order, turn_to
from tests.browser.test_pages import each_size
from tests.browser.visitors import DESKTOP, PHONE, Size, Visitor, visit
from tests.server.servers import ServerProcess

ARABIC = "نسيم الصحراء"
FAMILY = "👨‍👩‍👧‍👦" * 9
LONG = "Maximiliana Alexandrowna von Hohenstein-Schwarzenberg zu Lippe W"

# Names that stick out of what holds them, or do not tell all of themselves.
BAD_NAMES = """() => [...document.querySelectorAll("bdi")].filter((name) => {
  const { left, right, width } = name.getBoundingClientRect();
  const frame = name.closest("li, article, h2, a, p").getBoundingClientRect();
  const inside = left >= frame.left - 1 && right <= frame.right + 1 && right <= innerWidth;
  return width && (!inside || name.title !== name.textContent);
}).map((name) => name.outerHTML)"""
# Sentences in which what stands before or after an isolated name has changed places with it.
TURNED_AROUND = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const spot = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  let count = 0;
  for (let node; (node = walker.nextNode()); ) {
    const begin = node.data.indexOf("\\u2068");
    const end = node.data.indexOf("\\u2069");
    if (begin < 0) continue;
    count += 1;
    const name = spot(node, begin + 1, end);
    const sameLine = (other) => other.width && Math.abs(other.top - name.top) < 2;
    const before = begin > 0 ? spot(node, begin - 1, begin) : null;
    const after = end + 1 < node.length ? spot(node, end + 1, end + 2) : null;
    if (before && sameLine(before) && before.left > name.left) found.push(node.data);
    if (after && sameLine(after) && after.left < name.left) found.push(node.data);
  }
  return [count, found];
}"""


def make(server: ServerProcess, *kinds: str, **more: Any) -> dict[str, Any]:
    """A table, and its host's seat."""
    seats = [{"kind": kind} if kind in ("me", "friend") else bot(kind) for kind in kinds]
    body = {"title": "joraku", "name": "Anna", "nonce": "plum", "seats": seats, **more}
    return ask("POST", f"{server.url}/api/tables", body)


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


def join(server: ServerProcess, host: dict[str, Any], name: str) -> dict[str, Any]:
    body = {"name": name, "nonce": "pine", "invite": host["invite"]}
    return ask("POST", f"{server.url}/api/tables/{host['table']['id']}/join", body)


def ask(method: str, address: str, body: object) -> dict[str, Any]:
    response = httpx.request(method, address, json=body, timeout=30)
    response.raise_for_status()
    found: dict[str, Any] = response.json()
    return found


def give_keys(visitor: Visitor, *sittings: dict[str, Any]) -> None:
    """The browser has sat at these tables before."""
    kept = ("key", "invite", "watch")
    keys = {one["table"]["id"]: {name: one[name] for name in kept} for one in sittings}
    visitor.page.evaluate(
        "words => localStorage.setItem('kachidoki.keys', words)", json.dumps(keys)
    )


def has_names_in_order(visitor: Visitor) -> None:
    assert visitor.page.evaluate(BAD_NAMES) == []
    is_in_order(visitor)


@each_size
def test_names_keep_to_themselves(arrive: Arrive, server: ServerProcess, size: Size) -> None:
    host = make(server, "me", "friend", "friend", name=ARABIC)
    waiting = make(server, "me", "friend", "friend", "friend", name=LONG)
    for table, names in ((host, [FAMILY, LONG]), (waiting, [ARABIC, FAMILY])):
        others = [join(server, table, name) for name in names]
    visitor = arrive("/", size=size, language="ru")
    give_keys(visitor, host, others[0])
    turn_to(visitor, "/")
    expect(visitor.find("bdi")).not_to_have_count(0)
    has_names_in_order(visitor)
    visitor.go(f"/table/{waiting['table']['id']}#{waiting['key']}")
    visitor.see(".terms")
    has_names_in_order(visitor)
    # As somebody else: the table waits for the Arabic name among others.
    visitor.go(f"/table/{host['table']['id']}#{host['watch']}")
    visitor.see("[data-ply]")
    has_names_in_order(visitor)
    count, turned = visitor.page.evaluate(TURNED_AROUND)
    assert (count > 0, turned) == (True, [])


def test_where_one_is_waited_for_comes_first(arrive: Arrive, server: ServerProcess) -> None:
    turn, other = make(server, "me", "adept"), make(server, "me", "friend")
    visitor = arrive("/", size=PHONE)
    visitor.page.emulate_media(color_scheme="dark")
    give_keys(visitor, turn, other)
    turn_to(visitor, "/")
    expect(visitor.see(".turns li")).to_contain_text("Your turn")
    order = [visitor.see(what).bounding_box() for what in (".turns", "article", ".rail li")]
    tops = [box["y"] for box in order if box]
    assert tops == sorted(tops)
    assert len(tops) == 3
    is_in_order(visitor)
    visitor.click(".turns .quiet")
    visitor.page.get_by_role("button", name="Take off the list").tap()
    expect(visitor.find(".turns")).to_have_count(0)
    visitor.page.get_by_role("button", name="Undo").tap()
    visitor.see(".turns")


def test_the_next_player_is_the_host_after_the_first_has_left(
    arrive: Arrive, server: ServerProcess
) -> None:
    host = make(server, "me", "friend", "friend", options={"variants": "1+4"}, coach=False)
    friend = arrive(f"/join/{host['table']['id']}#{host['invite']}", size=PHONE, language="ru")
    friend.see("form input[autocomplete='nickname']").fill("Мария")
    friend.click("form button.primary")
    terms = friend.see(".terms")
    for words in ("Родное знамя и Врата Киото", "Запрещён", "5 минут"):
        expect(terms).to_contain_text(words)
    is_in_order(friend)
    first = arrive("/")
    give_keys(first, host)
    turn_to(first, "/")
    asked: list[str] = []
    first.page.on("request", lambda request: asked.append(request.method))
    first.click(".rail .quiet")
    first.page.get_by_role("button", name="Leave the table", exact=True).last.dblclick()
    expect(first.find(".rail .quiet")).to_have_count(0)
    assert asked.count("DELETE") == 1
    own = friend.find("ul li").filter(has_text="Мария")
    expect(own).to_contain_text("хозяин")
    invitation = re.compile(f"/join/.*#{re.escape(host['invite'])}$")
    expect(friend.find("input[readonly]").first).to_have_value(invitation)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")])
def test_what_cannot_be_shown_looks_alike(arrive: Arrive, size: Size, language: str) -> None:
    visitor = arrive("/", size=size, language=language)
    visitor.page.emulate_media(color_scheme="dark" if size.touch else "light")
    headings = set()
    for path in ("/nowhere", "/new/chess", "/table/nowhere", "/join/nowhere#x", "/replay/nowhere"):
        visitor.go(path)
        headings.add(visitor.see(".signpost h1").inner_text())
        visitor.see(".signpost .ways .button[href='/']")
    is_in_order(visitor)
    assert len(headings) == 2


def test_a_page_without_its_scripts_says_so(chromium: Browser, server: ServerProcess) -> None:
    visitor, context = visit(chromium, server.url, DESKTOP, "en")
    visitor.page.route("**/assets/*.js", lambda route: route.abort())
    visitor.go("/")
    visitor.see(".signpost h1:text('This page could not be loaded')")
    visitor.see(".signpost h1:text('Страница не загрузилась')")
    is_in_order(visitor)
    context.close()
