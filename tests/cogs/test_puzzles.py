"""/puzzle: first answers are rated, mistakes come back, hidden cards never leave."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from base.workers.job import JobContext
from cogs.i18n.sentences import say
from cogs.learning.puzzle_lines import line_of, tricks_before
from cogs.learning.puzzles import following, shown_by
from cogs.messages.custom_ids import packed, unpacked
from cogs.view.pictures import Pictures
from cogs.view.scenes import Reader, drawn
from db import Practice, Preferences
from db.repositories.puzzles import DAY
from gamekit.api.face import At
from gamekit.api.game import Game
from gamekit.api.players import Hint, never
from gamekit.api.puzzle import Decision, Puzzle, Puzzles, decisions
from gamekit.api.record import Played
from games import registry
from games.thinking import puzzle_of
from i18n import LANGUAGES
from tests.cogs.judging import judge_quickly
from tests.cogs.pages import ask, find, knocks
from tests.cogs.played_evening import club, past_of
from tests.e2e.evening import Clock, Evening, evening

pytestmark = pytest.mark.usefixtures("quick_pictures")

GAMES = {name: game for name, game in registry.games().items() if game.puzzles is not None}


def given(game: Game) -> dict[str, Puzzle]:
    assert game.puzzles is not None
    return dict(game.puzzles.given)


def asked(world: Evening, page: Any, game: Game) -> Puzzle:
    arg = next(one.arg for one in knocks(world, page).values() if one.what == "act")
    return given(game)[arg.partition(".")[0]]


async def answer(world: Evening, page: Any, game: Game, *, right: bool) -> Puzzle:
    puzzle = asked(world, page, game)
    chosen = chosen_of(world, page, puzzle, right=right)
    await world.people[0].press(page, find(world, page, "act", f".{packed(chosen)}"))
    return puzzle


def chosen_of(world: Evening, page: Any, puzzle: Puzzle, *, right: bool) -> str:
    """The first action of a page that is right or wrong."""
    acts = [one.arg.partition(".")[2] for one in knocks(world, page).values() if one.what == "act"]
    return next(one for one in map(unpacked, acts) if (one in puzzle.best) == right)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("text_mode", [False, True])
async def test_a_wrong_answer_is_told_the_better_one_and_comes_back_until_solved(
    name: str, text_mode: bool, tmp_path: Path
) -> None:
    game, clock = GAMES[name], Clock(1_795_000_000_000)
    async with evening(tmp_path, people=1, games=GAMES, now=clock) as world:
        (anne,) = world.people
        await world.store.people.set_preferences(anne.id, Preferences(text_mode=text_mode))
        page = await ask(world, "puzzle", game=name)
        assert len(page.files) == (not text_mode), "one picture, so that the buttons are in sight"
        mine = chosen_of(world, page, asked(world, page, game), right=False)
        first = await answer(world, page, game, right=False)
        text = world.text(page)
        what, made = (game.face.label(one, "en") for one in (first.best[0], mine))
        assert ("✗" if text_mode else "❌") in text
        rival = first.rivals[mine]
        words = {"what": what, "made": made, **rival.values}
        assert game.face.say("en", rival.key, **words) in text, "against one's own card"
        cost = max(1, round(rival.loss))
        words = {"rank": "none", "suit": "none", **words, "margin": cost}
        assert game.face.say("en", "puzzle-margin", **words) in text
        assert say("en", "puzzle-rating", before=1000, after=1000)[:20] in text
        assert f"<t:{(clock.ms + DAY) // 1000}:R>" in text
        practice = await world.store.puzzles.practice(anne.id, name)
        assert practice.mu < 25.0
        assert practice.rated[first.id] > first.rating
        # A puzzle page works after a restart; until the mistake is due, others come.
        await anne.press(page, find(world, page, "next"))
        await world.restart()
        second = await answer(world, page, game, right=True)
        assert second.id != first.id
        assert ("✓" if text_mode else "✅") in world.text(page)
        assert (await world.store.puzzles.practice(anne.id, name)).mu > practice.mu
        for days in (1, 3, 10):
            clock.ms += days * DAY - 1
            page = await ask(world, "puzzle", game=name)
            assert asked(world, page, game).id != first.id, "not due yet"
            clock.ms += 1
            page = await ask(world, "puzzle", game=name)
            assert say("en", "puzzle-due").removeprefix("🔁 ") in world.text(page)
            assert (await answer(world, page, game, right=True)).id == first.id
            assert "→" not in world.text(page), "later answers are not rated"
        assert not (await world.store.puzzles.practice(anne.id, name)).due


@pytest.mark.parametrize("name", GAMES)
async def test_both_lines_are_played_out_step_by_step_and_the_puzzle_can_be_looked_at_again(
    name: str, tmp_path: Path
) -> None:
    game = GAMES[name]
    async with evening(tmp_path, people=1, games=GAMES) as world:
        (anne,) = world.people
        page = await ask(world, "puzzle", game=name)
        question = world.text(page)
        mine = chosen_of(world, page, asked(world, page, game), right=False)
        puzzle = await answer(world, page, game, right=False)
        told = {action: line_of(game, puzzle, action) for action in (mine, puzzle.best[0])}
        number = tricks_before(game, puzzle, At(0, "en"))
        for action, line in told.items():
            assert line.first < line.trick <= line.last
            assert line.words(game, puzzle, At(0, "en", reader=puzzle.seat))[0] in world.text(page)
            assert game.face.label(action, "en") in world.text(page)
            tricks = game.face.page("tricks", line.view, At(0, "en")).lines
            assert len(tricks) >= number
        # From the best card's line to one's own, one step back and on; all in the same message.
        shown = world.text(page)
        await anne.press(page, find(world, page, "line", f"own.{packed(mine)}"))
        assert world.text(page) != shown
        shown = world.text(page)
        await anne.press(page, find(world, page, "back"))
        assert world.text(page) != shown
        await world.restart()
        await anne.press(page, find(world, page, "line", f"own.{packed(mine)}"))
        assert world.text(page) == shown
        await anne.press(page, find(world, page, "again"))
        assert world.text(page) == question
        await answer(world, page, game, right=True)
        assert "✅" in world.text(page)
        assert "→" not in world.text(page), "the first answer alone is rated"


@pytest.mark.parametrize("name", GAMES)
async def test_all_earlier_tricks_can_be_seen_and_nothing_else(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    kept = max(given(game).values(), key=lambda one: len(one.actions))
    few = replace(game, puzzles=Puzzles(least=5.0))
    async with evening(tmp_path, people=1, games={name: few}) as world:
        (anne,) = world.people
        await world.store.puzzles.add(name, kept.id, kept.text(), kept.rating)
        page = await ask(world, "puzzle")
        said: Any = await anne.press(page, find(world, page, "tricks"))
        state = kept.state(game.rules)
        public = game.face.page(
            "tricks", game.rules.view(state, None), At(0, "en", reader=kept.seat)
        ).lines
        assert len(public) == tricks_before(game, kept, At(0, "en")) > 0
        assert said.response.content == "\n".join(public)


async def test_a_stored_puzzle_whose_reason_has_other_words_now_is_still_answered(
    tmp_path: Path,
) -> None:
    game = GAMES["brus"]
    kept = next(iter(given(game).values()))
    rivals = {name: replace(one, values={"sure": "yes"}) for name, one in kept.rivals.items()}
    few = replace(game, puzzles=Puzzles(least=5.0))
    async with evening(tmp_path, people=1, games={"brus": few}) as world:
        old = replace(kept, rivals=rivals, values={})
        await world.store.puzzles.add("brus", old.id, old.text(), old.rating)
        page = await ask(world, "puzzle")
        wrong = packed(next(iter(kept.rivals)))
        await world.people[0].press(page, find(world, page, "act", f".{wrong}"))
        assert "❌" in world.text(page)
        assert "to win the game" in world.text(page)


async def test_every_puzzle_answered_or_gone_is_told(tmp_path: Path) -> None:
    name, game = next(iter(GAMES.items()))
    few = replace(game, puzzles=Puzzles(least=5.0))
    async with evening(tmp_path, people=1, games={name: few}) as world:
        (anne,) = world.people
        kept = next(iter(given(game).values()))
        title = game.face.say("en", "game-name")
        assert (await ask(world, "puzzle")).content == say("en", "puzzle-none", game=title)
        await world.store.puzzles.add(name, kept.id, kept.text(), kept.rating)
        page = await ask(world, "puzzle")
        button = find(world, page, "act", f".{packed(kept.best[0])}")
        await world.store.engines.write(lambda one: one.exec_driver_sql("DELETE FROM puzzles"))
        said: Any = await anne.press(page, button)
        assert said.response.content == say("en", "puzzle-gone")
        await world.store.puzzles.mistaken(anne.id, name, kept.id, world.bot.now())
        told = (await ask(world, "puzzle")).content
        assert told.startswith(say("en", "puzzle-wait", game=title, when="")[:20])


async def test_pages_in_each_language(tmp_path: Path) -> None:
    async with evening(tmp_path, people=1, games=GAMES) as world:
        (anne,) = world.people
        for language, right in product(LANGUAGES, (False, True)):
            await world.store.people.set_preferences(anne.id, Preferences(language=language))
            for name, game in GAMES.items():
                page = await ask(world, "puzzle", game=name)
                await answer(world, page, game, right=right)


async def unnamed(guild: int | None, person: int) -> str:
    return ""


@pytest.mark.parametrize("name", GAMES)
async def test_hidden_cards_change_no_byte_of_a_puzzle(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, reader, compared = GAMES[name], Reader.of(Preferences(), "en"), 0
    assert game.hidden is not None
    for puzzle in given(game).values():
        state = puzzle.state(game.rules)
        others = list(game.hidden(state, puzzle.seat))[:2]
        found = []
        for changed in (state, *others):
            with monkeypatch.context() as patched:
                patched.setattr(Puzzle, "state", lambda self, rules, known=changed: known)
                shown = shown_by(game, puzzle, reader)
            drawers = Pictures(unnamed)
            pictures = [await drawn(drawers, game, one.scene, reader) for one in shown if others]
            found.append((shown, pictures))
        assert all(one == found[0] for one in found)
        assert state not in others
        compared += bool(others)
        if compared == 3:
            return
    raise AssertionError("nothing is hidden")


@pytest.mark.parametrize("name", GAMES)
def test_given_puzzles_are_legal_varied_and_judged_alike_by_other_seeds(name: str) -> None:
    game = GAMES[name]
    known = given(game)
    assert len(known) >= 15
    assert len({rival.key for one in known.values() for rival in one.rivals.values()}) > 1
    assert len({round(one.rating) for one in known.values()}) > 4
    declared, players = game.puzzles, game.players
    assert declared is not None
    assert players is not None
    for puzzle in known.values():
        state = puzzle.state(game.rules)
        legal = [game.rules.encode(one) for one in game.rules.legal_actions(state, puzzle.seat)]
        assert set(puzzle.best) <= set(legal)
        assert len(set(legal) - set(puzzle.best)) > 0
        assert puzzle.margin >= declared.least
        moves = filter(game.rules.is_move, game.rules.legal_actions(state, puzzle.seat))
        assert {game.rules.encode(one) for one in moves} == {*puzzle.best, *puzzle.rivals}
        for rival in puzzle.rivals.values():
            assert rival.loss >= declared.least, "no second answer"
            assert rival.key, "a reason by the cards"
            for language in LANGUAGES:
                values = {**rival.values, "rank": "none", "what": "X", "made": "Y"}
                said = game.face.say(language, rival.key, **values)
                assert "X" in said
                assert "Y" in said
        assert puzzle == Puzzle.read(puzzle.text())
    agreed = 0
    # The latest positions are the quickest to judge: five searches with seeds of their own.
    for puzzle in sorted(known.values(), key=lambda one: -len(one.actions))[:4]:
        view = game.rules.view(puzzle.state(game.rules), puzzle.seat)
        hints = [players.hint(view, seed, never) for seed in range(1_000, 1_005)]
        agreed += sum(one is not None and one.action in puzzle.best for one in hints)
    assert agreed >= 19


def test_a_deal_gives_the_puzzles_that_the_project_has() -> None:
    """One function makes those of the script and those of an analysed deal."""
    game = GAMES["briscon"]
    puzzle = max(given(game).values(), key=lambda one: len(one.actions))
    action = next(
        one
        for one in game.rules.legal_actions(puzzle.state(game.rules), puzzle.seat)
        if game.rules.is_move(one)
    )
    actions = (*puzzle.actions, game.rules.encode(action))
    match = Played(puzzle.preset, puzzle.options, puzzle.version, actions)
    (*_, turn) = decisions(game.rules, match, 1)
    assert puzzle_of(game, match, turn, never) == puzzle


class Fickle:
    """Computer players whose hints change with the seed, all below the least margin."""

    levels = ("beginner", "master")

    def __init__(self, game: Game, wrong: str, repeats: int) -> None:
        self.game, self.wrong, self.repeats = game, wrong, repeats

    def choose(self, view: Any, level: str, seed: int, stop: Any) -> Any:
        return self.game.rules.decode(self.wrong)

    def hint(self, view: Any, seed: int, stop: Any) -> Hint:
        right = [one for one in map(self.game.rules.encode, view.legal) if one != self.wrong]
        action = self.wrong if seed < self.repeats else right[seed % 2]
        return Hint(action, "hint-best-chance", margin=0.1)


@pytest.mark.parametrize("repeats", [0, 1, 2])
def test_a_mistake_may_have_several_right_answers(repeats: int) -> None:
    game = GAMES["brus"]
    kept = next(one for one in given(game).values() if one.best[0].startswith("play"))
    view = game.rules.view(kept.state(game.rules), kept.seat)
    legal = [game.rules.encode(one) for one in view.legal]
    players: Any = Fickle(game, legal[0], repeats)
    match = Played(kept.preset, kept.options, kept.version, (*kept.actions, legal[0]))
    (*_, turn) = decisions(game.rules, match, 1)
    found = puzzle_of(replace(game, players=players), match, turn, never, mistake=True)
    assert (found is None) == (repeats == 2)
    if found is not None:
        assert set(found.best) == set(legal[1:3])
        assert found.margin == 0
        assert found.rating > 25
    assert puzzle_of(replace(game, players=players), match, turn, never) is None


def test_a_puzzle_that_needs_many_worlds_is_judged_by_longer_searches() -> None:
    game = GAMES["briscon"]
    kept = max(given(game).values(), key=lambda one: len(one.actions))
    asked: set[int] = set()

    class Long(Fickle):
        def hint(self, view: Any, seed: int, stop: Any, longer: int = 1) -> Hint:
            asked.add(longer)
            return super().hint(view, seed, stop)

    view = game.rules.view(kept.state(game.rules), kept.seat)
    players: Any = Long(game, game.rules.encode(view.legal[0]), 0)
    match = Played(kept.preset, kept.options, kept.version, kept.actions)
    turn = Decision(len(kept.actions), kept.seat, view, "")
    puzzle_of(replace(game, players=players), match, turn, never, mistake=True, longer=3)
    assert asked == {3}


def some(
    context: JobContext,
    name: str,
    played: Played,
    deal: int,
    number: int,
    mistake: bool,
    seconds: float,
) -> Puzzle | None:
    """As :func:`games.thinking.puzzle`, but every third decision is clear: another was better."""
    game = registry.game(name)
    turn = list(decisions(game.rules, played, deal))[number]
    if number % 3:
        return None
    unsolved = Puzzle(
        played.preset,
        dict(played.options),
        played.version,
        played.actions[: turn.done],
        turn.seat,
        (),
        9.0,
        "hint-takes-trick",
        {"trick": 80, "lying": 9},
    )
    legal = map(game.rules.encode, game.rules.legal_actions(unsolved.state(game.rules), turn.seat))
    return replace(unsolved, best=(next(one for one in legal if one != turn.made),))


async def test_an_analysed_deal_gives_puzzles_and_the_askers_mistakes(tmp_path: Path) -> None:
    async with club(tmp_path, tables=1) as world:
        played = [p for p in world.people if await world.store.histories.matches(p.id)]
        person = played[0]
        judge_quickly(world, some)
        page = await ask(world, "replay", person)
        await person.press(page, find(world, page, "analysis"))
        await asyncio.gather(*world.bot.growth._tasks)
        past = await past_of(world)
        practice = await world.store.puzzles.practice(person.id, past.game.name)
        assert len(practice.grown) == 5
        assert practice.due
        assert set(practice.due) <= practice.grown
        for one in practice.grown:
            found = await world.store.puzzles.document(one)
            assert found is not None
            puzzle = Puzzle.read(found[1])
            assert puzzle.id == one
            assert (puzzle.seat == past.seat_of(person.id)) == (one in practice.due)
            assert not [p for p in world.people if str(p.id) in found[1] or p.name in found[1]]
        await person.press(page, find(world, page, "analysis"))
        await asyncio.gather(*world.bot.growth._tasks)
        assert await world.store.puzzles.practice(person.id, past.game.name) == practice
        assert practice.shared == practice.grown


def test_the_nearest_open_puzzle_follows() -> None:
    declared = Puzzles(least=1.0)
    rated = {"a": 20.0, "b": 26.0, "c": 30.0, "d": 25.0, "e": 25.0}
    grown, shared = frozenset("abce"), frozenset("abc")
    practice = Practice(25.0, rated, grown, shared, frozenset("ad"), {"d": 5, "a": 9})
    assert following(declared, practice, 8) == "b", "d is gone"
    assert following(declared, practice, 9) == "a"
    done = replace(practice, answered=frozenset("abc"))
    assert following(declared, done, 8) is None
