"""Buttons of the version before go on working: their custom ids still mean their actions."""

from __future__ import annotations

import pytest

from games.brouc.face import FACE


@pytest.mark.parametrize(
    ("what", "argument", "values", "action"),
    [
        ("card", "Th", (), "play W Th"),
        ("sure", "7d", (), "play W 7d"),
        ("dehors", "", (), "dehors W"),
        ("announce", "cape-et-dehors", (), "announce W cape-et-dehors"),
        ("announce", "cape-dehors-pas-dedouble", (), "announce W cape-dehors-pas-dedouble"),
        ("announce", "partie-et-vole", (), "announce W partie-et-vole"),
        ("marry", "", ("h.20",), "declare W h KQ"),
        ("marry", "", ("s.30",), "declare W s KQJ"),
        ("marry", "", ("c.Q",), "mark W Qc"),
        ("marry", "", ("d.J",), "mark W Jd"),
    ],
)
def test_an_old_press_is_its_action(
    what: str, argument: str, values: tuple[str, ...], action: str
) -> None:
    assert FACE.pressed(what, argument, values, "W") == action


@pytest.mark.parametrize("what", ["last", "slate", "why", "cape", "hint", "count", "nonsense"])
def test_what_was_no_action_is_none(what: str) -> None:
    assert FACE.pressed(what, "", (), "N") is None


@pytest.mark.parametrize(
    ("what", "argument", "values"),
    [
        ("card", "1h", ()),
        ("card", "", ()),
        ("card", "Ah", ("Kh",)),
        ("sure", "Ahh", ()),
        ("dehors", "now", ()),
        ("dehors", "", ("x",)),
        ("announce", "cape", ()),
        ("announce", "cape-et-dehors", ("x",)),
        ("marry", "", ()),
        ("marry", "x", ("h.20",)),
        ("marry", "", ("h.20", "d.20")),
        ("marry", "", ("h.25",)),
        ("marry", "", ("x.20",)),
        ("marry", "", ("h.K",)),
    ],
)
def test_what_no_message_had_is_refused(what: str, argument: str, values: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  of several kinds
        FACE.pressed(what, argument, values, "N")
