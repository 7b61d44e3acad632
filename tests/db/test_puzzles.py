"""Puzzles in the store: ratings, mistakes that come back, bounds."""

from __future__ import annotations

import pytest

from db import Store
from db.repositories import puzzles as repository
from db.repositories.puzzles import DAY, PAUSES
from tests.db.conftest import ANNA, AT, BEAT


async def test_the_first_answer_moves_both_ratings(store: Store) -> None:
    first = await store.puzzles.answer(ANNA, "brus", "a", 23.0, True, AT)
    assert first.after.mean > first.before.mean
    assert (first.before.matches, first.after.matches) == (0, 1)
    assert first.due is None
    practice = await store.puzzles.practice(ANNA, "brus")
    assert practice.rated["a"] < 23.0
    assert practice.answered == {"a"}
    again = await store.puzzles.answer(ANNA, "brus", "a", 23.0, False, AT)
    assert again.after == again.before == first.after
    assert (await store.puzzles.practice(ANNA, "brus")).rated == practice.rated
    other = await store.puzzles.answer(BEAT, "brus", "a", 23.0, False, AT)
    assert other.after.mean < other.before.mean
    assert (await store.puzzles.practice(BEAT, "brus")).rated["a"] > practice.rated["a"]
    assert not (await store.puzzles.practice(ANNA, "brouc")).answered


async def test_the_rating_moves_less_after_ten_answers(store: Store) -> None:
    steps = []
    for number in range(12):
        found = await store.puzzles.answer(ANNA, "brus", str(number), 25.0, number % 2 == 0, AT)
        steps.append(abs(found.after.mean - found.before.mean))
    assert min(steps[:10]) > 50
    assert max(steps[10:]) < 40


async def test_a_mistake_comes_back_until_it_is_solved(store: Store) -> None:
    await store.puzzles.mistaken(ANNA, "brus", "a", AT)
    at = AT
    for pause, following in zip(PAUSES, (*PAUSES[1:], None), strict=True):
        early = await store.puzzles.answer(ANNA, "brus", "a", 23.0, True, at + pause - 1)
        assert early.due == at + pause
        assert early.before == early.after, "its answer was seen before"
        at += pause
        found = await store.puzzles.answer(ANNA, "brus", "a", 23.0, True, at)
        assert found.due == (None if following is None else at + following)
    await store.puzzles.mistaken(ANNA, "brus", "a", at)
    assert not (await store.puzzles.practice(ANNA, "brus")).due, "known"
    wrong = await store.puzzles.answer(ANNA, "brus", "a", 23.0, False, at)
    assert wrong.due == at + DAY


async def test_a_wrong_answer_begins_anew(store: Store) -> None:
    await store.puzzles.answer(ANNA, "brus", "a", 23.0, False, AT)
    await store.puzzles.answer(ANNA, "brus", "a", 23.0, True, AT + DAY)
    wrong = await store.puzzles.answer(ANNA, "brus", "a", 23.0, False, AT + 2 * DAY)
    assert wrong.due == AT + 3 * DAY
    right = await store.puzzles.answer(ANNA, "brus", "a", 23.0, True, AT + 3 * DAY)
    assert right.due == AT + 6 * DAY


async def test_bounds(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "MOST", 3)
    monkeypatch.setattr(repository, "MOST_MISTAKES", 2)
    for number, name in enumerate("abcde"):
        await store.puzzles.add("brus", name, f"text {name}", 25.0)
        await store.puzzles.add("brus", name, "another text", 20.0)
        await store.puzzles.mistaken(ANNA, "brus", name, AT + number)
    await store.puzzles.answer(BEAT, "brus", "given", 25.0, True, AT)
    practice = await store.puzzles.practice(ANNA, "brus")
    assert list(practice.due) == ["a", "b"], "the first first"
    assert practice.shared == practice.grown == {"a", "b", "e"}
    assert practice.rated.keys() == {"a", "b", "e", "given"}
    assert await store.puzzles.document("a") == ("brus", "text a")
    assert await store.puzzles.document("given") is None
    assert await store.puzzles.document("c") is None


async def test_a_newer_puzzle_replaces_the_most_answered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository, "MOST", 2)
    await store.puzzles.add("brus", "a", "", 25.0)
    await store.puzzles.add("brus", "b", "", 25.0)
    await store.puzzles.answer(ANNA, "brus", "b", 25.0, True, AT)
    await store.puzzles.add("brus", "c", "", 25.0)
    await store.puzzles.add("brouc", "d", "", 25.0)
    assert (await store.puzzles.practice(ANNA, "brus")).grown == {"a", "c"}
    await store.puzzles.add("brus", "own", "", 25.0, shared=False)
    await store.puzzles.add("brus", "new", "", 25.0)
    practice = await store.puzzles.practice(ANNA, "brus")
    assert practice.shared == practice.grown == {"c", "new"}
