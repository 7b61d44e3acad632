"""Panels as items of messages: custom ids, words, styles, fixed places."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from cogs.i18n.sentences import say
from cogs.messages.components import Layout
from cogs.messages.custom_ids import PageId
from cogs.messages.posts import Post
from cogs.view.panels import Wanted, at_table, lines, offered, rows
from gamekit.api.face import Face
from gamekit.api.panel import Act, Ask, Button, Choice, Menu, Panel
from games.brouc.rules import BROUC
from i18n import LANGUAGES
from tables.decisions.outcomes import Positions
from tests.cogs.pages import check_post

BEGAN = Positions(lobby=1, match=2, deal=3, turn=4, vote=5)


class _Face:
    def say(self, language: str, key: str, **values: str | int) -> str:
        return f"{language} {key}"

    def label(self, action: str, language: str) -> str:
        return f"{language} {action}"


FACE = cast(Face, _Face())
PANEL = Panel(
    rows=(
        (
            Button(Act("play N Ah"), "A", "♥️", "primary"),
            Button(Act("play N 7h"), "7", "♥️", enabled=False),
        ),
        (Button(Act("dehors N"), style="danger"), Button(Ask("count"), style="success")),
        Menu("marry", "Which?", (Choice("declare N h KQ", "twenty", "K Q", "♥️"),)),
        (Button(Ask("page", "slate")), Button(Ask("undo"))),
    )
)


def made(panel: Panel, ids: Any = None, language: str = "en") -> list[dict[str, Any]]:
    """The serialised components, row by row."""
    layout = Layout(*rows(panel, ids or at_table(7, BEGAN, BROUC), FACE, language))
    check_post(Post(layout))
    return layout.to_components()


def test_custom_ids_carry_the_entry_that_began_what_they_belong_to() -> None:
    ids = [[part["custom_id"] for part in one["components"]] for one in made(PANEL)]
    assert ids == [
        ["brouc:1:7:4:act:play~N~Ah", "brouc:1:7:4:act:play~N~7h"],
        ["brouc:1:7:3:act:dehors~N", "brouc:1:7:3:count:"],
        ["menu:brouc:1:7:3:pick:marry"],
        ["brouc:1:7:2:page:slate", "brouc:1:7:4:undo:"],
    ]
    wanted = at_table(7, BEGAN, BROUC)
    assert str(wanted(Act("play N Ah", sure=True))) == "brouc:1:7:4:now:play~N~Ah"
    mixed = (Choice("declare N h KQ", "a"), Choice("play N Ah", "b"))
    assert str(wanted(Menu("all", "", mixed))) == "brouc:1:7:4:pick:all"
    assert str(wanted(Act("dehors N", asks=True))) == "brouc:1:7:3:ask:dehors~N"
    several = Menu("parts", "", (Choice("h", "a"), Choice("KQ", "b")), "declare N", 2, 2)
    assert str(wanted(several)) == "brouc:1:7:3:several:declare~N"
    (made_of_two,) = made(Panel(rows=(several,)))[0]["components"]
    assert (made_of_two["min_values"], made_of_two["max_values"]) == (2, 2)
    for what in ("hand", "back", "hint", "help"):
        assert str(wanted(Ask(what))) == f"brouc:1:7:2:{what}:"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_words_gets_those_of_the_game_or_the_table(language: str) -> None:
    labels = [
        [(part.get("label"), part.get("disabled"), part.get("style")) for part in one["components"]]
        for one in made(PANEL, language=language)
    ]
    plain, primary, success, danger = (
        discord.ButtonStyle[name].value for name in ("secondary", "primary", "success", "danger")
    )
    assert labels[0] == [("A", False, primary), ("7", True, plain)]
    assert labels[1] == [
        (f"{language} dehors N", False, danger),
        (say(language, "button-count"), False, success),
    ]
    assert labels[3] == [
        (f"{language} button-slate", False, plain),
        (say(language, "button-take-back"), False, plain),
    ]


def test_a_menu_gives_actions() -> None:
    (menu,) = made(PANEL)[2]["components"]
    assert menu["placeholder"] == "Which?"
    (choice,) = menu["options"]
    assert (choice["value"], choice["label"]) == ("declare N h KQ", "twenty")
    assert choice["description"] == "K Q"
    long = Menu("x", "p" * 200, (Choice("dehors N", "l" * 200, "d" * 200),))
    made(Panel(rows=(long,)))  # Cut to Discord's limit.


def test_any_other_page_says_itself_what_its_components_mean() -> None:
    def ids(wanted: Wanted) -> PageId:
        match wanted:
            case Act(action):
                return PageId("learn", "act", action.replace(" ", "."))
            case Menu(name):
                return PageId("learn", "menu", name)
            case Ask(what):
                return PageId("learn", what, wanted.page)

    ids_made = [part["custom_id"] for one in made(PANEL, ids) for part in one["components"]]
    assert ids_made[0] == "brouc:learn:act:play.N.Ah"
    assert ids_made[4] == "menu:brouc:learn:menu:marry"


def test_what_is_offered_gets_a_button_unless_the_game_has_placed_it() -> None:
    everything = {"count", "undo", "back", "hint"}
    assert offered(PANEL, everything) == (
        Button(Ask("back"), style="success"),
        Button(Ask("hint"), style="plain"),
    )
    assert not offered(PANEL, {"count", "undo"})
    bare = offered(Panel(), everything)
    assert [button.press for button in bare] == [
        Ask("count"),
        Ask("undo"),
        Ask("back"),
        Ask("hint"),
    ]
    made(Panel(rows=(bare,)))


def test_the_lines_of_a_panel_stand_in_order() -> None:
    panel = Panel("title", "status", ("one", "", "two"), ("small",))
    assert list(lines(panel)) == ["title", "status", "one", "two", "-# small"]
    assert list(lines(replace(panel, title="", status=None))) == ["one", "two", "-# small"]


def test_an_empty_row_is_no_row() -> None:
    row = (Button(Ask("undo")),)
    assert made(Panel(rows=((), row))) == made(Panel(rows=(row,)))
