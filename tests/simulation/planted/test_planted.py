"""Every planted mistake still has its place: what is no longer there proves nothing."""

from __future__ import annotations

import ast

import pytest

from tests.simulation.planted.__main__ import EVERY
from tests.simulation.planted.mutation import ROOT, Mutation


@pytest.mark.parametrize("mutation", EVERY, ids=lambda one: one.name)
def test_its_place_is_there_once(mutation: Mutation) -> None:
    text = (ROOT / mutation.file).read_text("utf-8")
    assert text.count(mutation.old) == 1
    assert mutation.old != mutation.new
    ast.parse(text.replace(mutation.old, mutation.new))


def test_there_are_enough_and_each_has_a_name_of_its_own() -> None:
    assert len({one.name for one in EVERY}) == len(EVERY) >= 26
