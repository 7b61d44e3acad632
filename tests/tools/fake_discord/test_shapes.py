"""The check of request bodies finds everything that Discord would refuse.

A valid request of each route passes; each broken one differs from a valid one in one place.
"""

from __future__ import annotations

import base64
import copy
from typing import Any, Final

import pytest

from tools.fake_discord.server import FakeDiscord
from tools.fake_discord.shapes import FACTS, unfit

ID: Final = "1456074443980800030"
V2: Final = 1 << 15
POST, EDIT = "POST /channels/{}/messages", "PATCH /channels/{}/messages/{}"
FIRST, FOLLOW = "POST /interactions/{}/{}/callback", "POST /webhooks/{}/{}"
ORIGINAL = "PATCH /webhooks/{}/{}/messages/@original"
FOLLOWED = "PATCH /webhooks/{}/{}/messages/{}"
EMOJIS = "POST /applications/{}/emojis"


def image(content: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(content).decode()


PNG: Final = image(b"picture")
COMMANDS = "PUT /applications/{}/commands"


def text(content: str = "hello") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(**changed: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "OK", "custom_id": "a"} | changed


def option(value: str, **changed: Any) -> dict[str, Any]:
    return {"label": value, "value": value} | changed


def menu(*options: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "menu", "options": list(options or (option("x"),))} | changed


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def container(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(parts)}


def shown(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)} | more


def gallery(**changed: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}} | changed]}


def field(**changed: Any) -> dict[str, Any]:
    inner = {"type": 4, "custom_id": "word", "style": 1} | changed
    return {"type": 18, "label": "A word", "component": inner}


def form(*parts: dict[str, Any], **changed: Any) -> dict[str, Any]:
    data = {"custom_id": "form", "title": "A form", "components": list(parts or (field(),))}
    return {"type": 9, "data": data | changed}


def proposals(*choices: dict[str, Any]) -> dict[str, Any]:
    return {"type": 8, "data": {"choices": list(choices)}}


def choice(name: str, value: str = "x") -> dict[str, Any]:
    return {"name": name, "value": value}


def choosing(*choices: dict[str, Any], **changed: Any) -> list[dict[str, Any]]:
    """Commands with an option of these choices."""
    return [command(options=[argument(choices=list(choices), **changed)])]


def command(name: str = "table", **changed: Any) -> dict[str, Any]:
    return {"name": name, "description": "Opens a table.", "type": 1} | changed


def argument(name: str = "game", **changed: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which game."} | changed


MESSAGE = shown(
    container(text(), gallery(), row(button(), button(custom_id="b"))),
    {"type": 9, "components": [text()], "accessory": button(custom_id="c")},
    row(menu(option("x"), option("y"))),
    row(button(style=5, custom_id=None, url="https://example.org")),
)
GOOD: list[tuple[str, Any]] = [
    (POST, MESSAGE | {"nonce": "1", "enforce_nonce": True}),
    (POST, {"content": "hello", "embeds": [{"title": "a"}]}),
    (POST, MESSAGE | {"attachments": [{"id": 0, "filename": "a.png", "description": "alt"}]}),
    (POST, shown(text(), allowed_mentions={"parse": [], "users": [ID]})),
    (EDIT, MESSAGE),
    (EDIT, {"components": [text()], "attachments": []}),
    ("POST /channels/{}/messages/{}/threads", {"name": "table", "auto_archive_duration": 10080}),
    ("PATCH /channels/{}", {"archived": True, "locked": False, "name": "table"}),
    ("POST /users/@me/channels", {"recipient_id": int(ID)}),
    (FIRST, {"type": 4, "data": MESSAGE}),
    (FIRST, {"type": 5, "data": {"flags": 64}}),
    (FIRST, {"type": 6}),
    (FIRST, {"type": 7, "data": MESSAGE}),
    (FIRST, form()),
    (FIRST, proposals({"name": "Ace", "value": "Ah"})),
    (FOLLOW, MESSAGE),
    (ORIGINAL, MESSAGE),
    (FOLLOWED, MESSAGE),
    (COMMANDS, [command(options=[argument()], name_localizations={"fr": "table-de-jeu"})]),
    (EMOJIS, {"name": "card_Ah", "image": PNG}),
    *((route, None) for route in FACTS["bare"]),
]
SUBCOMMAND, REQUIRED = argument("b", type=1), argument("b", required=True)
LONGEST = [argument(f"x{i}", choices=[choice(f"{j:0100}") for j in range(25)]) for i in range(4)]
BAD: dict[str, tuple[str, Any]] = {
    # -- messages: kinds, lengths, sums
    "a content that is a number": (POST, {"content": 5}),
    "a content of 2,001 characters": (POST, {"content": "x" * 2001}),
    "11 embeds": (POST, {"embeds": [{"title": "a"}] * 11}),
    "embeds of 6,001 characters": (POST, {"embeds": [{"description": "x" * 3001}] * 2}),
    "4,001 characters of text": (EDIT, shown(text("x" * 2000), text("x" * 2001))),
    "no characters of text": (EDIT, shown(text(""))),
    "41 components": (POST, shown(*[text()] * 41)),
    "an unknown component": (POST, shown({"type": 99})),
    "a nonce of 26 characters": (POST, shown(text(), nonce="x" * 26)),
    # -- trees
    "a container in a container": (POST, shown(container(container(text())))),
    "a button outside of a row": (POST, shown(button())),
    "six buttons in a row": (POST, shown(row(*(button(custom_id=str(i)) for i in range(6))))),
    "a menu beside a button": (POST, shown(row(button(), menu()))),
    "two menus in a row": (POST, shown(row(menu(), menu(custom_id="b")))),
    "a section without its button": (POST, shown({"type": 9, "components": [text()]})),
    "an alt text of 1,025": (POST, shown(gallery(description="x" * 1025))),
    # -- buttons
    "a style that is a word": (POST, shown(row(button(style="blue")))),
    "a label of 81 characters": (POST, shown(row(button(label="x" * 81)))),
    "neither label nor emoji": (POST, shown(row(button(label=None)))),
    "a button without a custom id": (POST, shown(row(button(custom_id=None)))),
    "a custom id of 101": (POST, shown(row(button(custom_id="x" * 101)))),
    "a custom id twice": (POST, shown(row(button(), button()), row(menu(custom_id="b")))),
    "a component's number twice": (POST, shown(text() | {"id": 1}, text() | {"id": 1})),
    "a link with a custom id": (POST, shown(row(button(style=5, url="https://example.org")))),
    "a link to nowhere": (POST, shown(row(button(style=5, custom_id=None)))),
    # -- menus
    "a menu of nothing": (POST, shown(row(menu(options=[])))),
    "a menu of 26": (POST, shown(row(menu(*(option(str(i)) for i in range(26)))))),
    "a choice twice": (POST, shown(row(menu(option("x"), option("x"))))),
    "more to choose than there is": (POST, shown(row(menu(max_values=2)))),
    "at least two of at most one": (POST, shown(row(menu(option("x"), option("y"), min_values=2)))),
    "two chosen of at most one": (POST, shown(row(menu(*(option(v, default=True) for v in "xy"))))),
    # -- mentions, files
    "101 mentions": (POST, shown(text(), allowed_mentions={"users": list(range(101))})),
    "mentions of all and of some": (
        POST,
        shown(text(), allowed_mentions={"parse": ["users"], "users": [ID]}),
    ),
    "mentions of what is nobody": (POST, shown(text(), allowed_mentions={"parse": ["here"]})),
    "eleven files": (EDIT, shown(text(), attachments=[{"id": i} for i in range(11)])),
    "a file twice": (EDIT, shown(text(), attachments=[{"id": 0}, {"id": 0}])),
    "a file's description of 1,025": (
        EDIT,
        shown(text(), attachments=[{"id": 0, "description": "x" * 1025}]),
    ),
    # -- answers, forms, proposals
    "an answer of an unknown kind": (FIRST, {"type": 99}),
    "an answer with a bad message": (FIRST, {"type": 4, "data": shown(row(button(label="")))}),
    "an update with a bad message": (FIRST, {"type": 7, "data": shown(*[text()] * 41)}),
    "a form without a name": (FIRST, form(title="")),
    "a form of six": (FIRST, form(*(field(custom_id=str(i)) for i in range(6)))),
    "a form of nothing": (FIRST, form(components=[])),
    "two fields of one name": (FIRST, form(field(), field())),
    "a value that does not fit": (FIRST, form(field(max_length=3, value="four"))),
    "at least four of at most three": (FIRST, form(field(min_length=4, max_length=3))),
    "26 proposals": (FIRST, proposals(*(choice(str(i)) for i in range(26)))),
    "a proposal without a name": (FIRST, proposals(choice(""))),
    "a proposal of 101 characters": (FIRST, proposals(choice("x" * 101))),
    "a proposal's value of 101": (FIRST, proposals(choice("x", "x" * 101))),
    # -- webhooks
    "a following message that is none": (FOLLOW, {"components": 5}),
    "a following label of 81": (FOLLOW, shown(row(button(label="x" * 81)))),
    "an edited menu of nothing": (ORIGINAL, shown(row(menu(options=[])))),
    "an edited custom id twice": (FOLLOWED, shown(row(button(), button()))),
    # -- channels
    "a thread's name of 101": ("POST /channels/{}/messages/{}/threads", {"name": "x" * 101}),
    "a channel's name of 101": ("PATCH /channels/{}", {"name": "x" * 101}),
    "direct messages with a list": ("POST /users/@me/channels", {"recipient_id": [1]}),
    # -- commands, emojis
    "a command with a capital": (COMMANDS, [command("Table")]),
    "a command's name with a space": (COMMANDS, [command("a table")]),
    "a command's name of 33": (COMMANDS, [command("x" * 33)]),
    "a translated name with a space": (COMMANDS, [command(name_localizations={"fr": "une table"})]),
    "a command without a description": (COMMANDS, [command(description="")]),
    "a description of 101": (COMMANDS, [command(description="x" * 101)]),
    "a context menu with a description": (COMMANDS, [command("Statistics", type=2)]),
    "a command twice": (COMMANDS, [command(), command()]),
    "101 commands": (COMMANDS, [command(f"x{i}") for i in range(101)]),
    "26 options": (COMMANDS, [command(options=[argument(f"x{i}") for i in range(26)])]),
    "an option twice": (COMMANDS, [command(options=[argument(), argument()])]),
    "required after not required": (COMMANDS, [command(options=[argument(), REQUIRED])]),
    "26 choices": (COMMANDS, choosing(*(choice(f"{i}") for i in range(26)))),
    "choices of one name": (COMMANDS, choosing(choice("x", "a"), choice("x", "b"))),
    "choices beside proposals": (COMMANDS, choosing(choice("x"), autocomplete=True)),
    "a subcommand beside an option": (COMMANDS, [command(options=[argument(), SUBCOMMAND])]),
    "a command of 8,001 characters": (COMMANDS, [command(options=LONGEST)]),
    "an emoji's name with a dash": (EMOJIS, {"name": "a-b", "image": PNG}),
    "an emoji without a picture": (EMOJIS, {"name": "ab", "image": ""}),
    "an emoji of 257 KiB": (EMOJIS, {"name": "ab", "image": image(bytes(257 * 1024))}),
    "a question with a body": ("GET /users/{}", {"content": "hello"}),
}


@pytest.mark.parametrize(("route", "body"), GOOD)
def test_what_discord_takes_passes(route: str, body: Any) -> None:
    given = copy.deepcopy(body)
    assert list(unfit(route, given)) == []
    assert given == body


@pytest.mark.parametrize("what", BAD)
def test_what_discord_refuses_is_found(what: str) -> None:
    assert list(unfit(*BAD[what]))


def test_every_route_has_a_good_request_and_every_route_with_a_body_a_broken_one() -> None:
    routes = {route.name for route in FakeDiscord().routes()}
    assert routes == {*FACTS["routes"], *FACTS["bare"]} == {route for route, _ in GOOD}
    assert {route for route, _ in BAD.values()} >= set(FACTS["routes"])
