"""The examples of `docs/protocol.md` are true messages, and the page leaves none out."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from kachidoki.match.undo import MOST_UNDOS, MOST_UNDOS_IN_ALL
from kachidoki.server.app import create_app
from kachidoki.server.play.broadcast import MOST_RECALLED, MOST_WELCOMED
from kachidoki.server.protocol import bodies, messages
from kachidoki.server.protocol.problems import STATUSES, Refusal
from kachidoki.server.settings import Limits, Settings
from kachidoki.server.socket.endpoint import HELLO_COST
from kachidoki.server.socket.parsing import LARGEST
from kachidoki.server.socket.requests import COSTS, MOST_REFUSED
from kachidoki.titles.joraku.view import View

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json ?(\w*)\n(.*?)^```$", PAGE, re.M | re.S)
NAMES = {**vars(bodies), **vars(messages)}


def number_of(example: tuple[str, str]) -> str:
    kind, text = example
    return kind or str(msgspec.json.decode(text)["type"])


@pytest.mark.parametrize("example", EXAMPLES, ids=number_of)
def test_an_example_is_a_true_message(example: tuple[str, str]) -> None:
    kind, text = example
    expected = NAMES[kind] if kind else messages.Request | messages.Answer
    message = msgspec.json.decode(text, type=expected)
    check_fields(msgspec.json.decode(text), msgspec.to_builtins(message))


def check_fields(written: Any, known: Any) -> None:
    """Nothing is written that the struct does not have; what it has may be left to its default."""
    if isinstance(written, dict):
        assert written.keys() <= known.keys()
        for name, value in written.items():
            check_fields(value, known[name])
    elif isinstance(written, list):
        for one, other in zip(written, known, strict=True):
            check_fields(one, other)
    else:
        assert written == known


def test_problems_are_worded_as_the_server_words_them() -> None:
    problems = [found for _, text in EXAMPLES if (found := problem_in(msgspec.json.decode(text)))]
    assert len(problems) == 2
    for found in problems:
        assert found["message"] == Refusal(found["problem"], **found["args"]).message


def problem_in(example: dict[str, Any]) -> dict[str, Any] | None:
    problem = example.get("problem")
    return problem if isinstance(problem, dict) else example if problem else None


def test_the_position_is_one_of_the_title() -> None:
    [text] = [text for kind, text in EXAMPLES if kind == "Position"]
    position = msgspec.json.decode(text, type=messages.Position)
    view = msgspec.convert(position.view, View)
    assert msgspec.to_builtins(view) == position.view
    assert [choice.args["card"] for choice in position.choices] == view.hand


@pytest.mark.parametrize("union", [messages.Request, messages.Answer, messages.Happening])
def test_every_kind_of_message_is_explained(union: Any) -> None:
    for struct in get_args(union):
        tag = struct.__struct_config__.tag
        assert f"`{tag}`" in PAGE or f'"type": "{tag}"' in PAGE, tag


def test_every_problem_is_listed() -> None:
    missing = [problem for problem in STATUSES if f"`{problem}`" not in PAGE]
    assert not missing
    rows = re.findall(r"^\| ([0-9, ]+) \| (.*) \|$", PAGE, re.M)
    for statuses, problems in rows:
        for problem in set(re.findall(r"`([\w-]+)`", problems)) & STATUSES.keys():
            assert str(STATUSES[problem]) in statuses, problem


def test_every_parameter_of_an_address_is_named_beside_it(tmp_path: Path) -> None:
    schema = create_app(Settings(data_dir=tmp_path)).openapi_schema.to_schema()
    named = 0
    for path, methods in schema["paths"].items():
        address = re.sub(r"{(table|title)_id}", "{id}", path)
        rows = "".join(re.findall(rf"^\|.* {re.escape(address)}` \| (.*) \|$", PAGE, re.M))
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                if parameter["in"] == "query":
                    assert re.search(rf"[?&]{parameter['name']}=", rows), (path, parameter["name"])
                    named += 1
    assert named > 0


def test_limits_are_those_of_the_server() -> None:
    limits = Limits()
    assert f"{limits.message_rate:.0f} messages a second, {limits.message_burst} at once" in PAGE
    assert f"{limits.address_rate:.0f} messages a second over all its sockets" in PAGE
    assert f"{limits.address_burst} at once" in PAGE
    for kind, cost in COSTS.items():
        assert re.search(rf"`{kind.__struct_config__.tag}` (and `\w+` )?as {cost}", PAGE)
    assert f"{MOST_UNDOS} undos of one decision and {MOST_UNDOS_IN_ALL} in a game" in PAGE
    assert f"the last {MOST_WELCOMED} happenings" in PAGE
    assert f"{MOST_RECALLED} happenings at most" in PAGE
    assert f"`hello` as {HELLO_COST}" in PAGE
    assert f"sends {MOST_REFUSED} more" in PAGE
    assert f"{LARGEST} characters" in PAGE
    assert f"{limits.connections} sockets" in PAGE
    assert f"{limits.request_rate:.0f} HTTP requests a second" in PAGE
    assert f"{limits.open_tables} open tables" in PAGE
