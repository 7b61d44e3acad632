"""Each planted mistake is found by its check, in a sentence that names it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gamekit.api.game import Game
from games import registry
from tests.tools.conformance import bending as bent
from tests.tools.conformance.bending import Way, part, unsaid
from tools.conformance.checks import CHECKS
from tools.conformance.report import examine
from tools.conformance.subject import Subject

BROKEN: list[tuple[str, str, Way]] = [
    ("data", "is no word of small letters", part("rules", lambda r: {"name": r.name.upper()})),
    ("data", "every seat is on one side", part("rules", lambda r: {"partners": ()})),
    ("data", "not refused by ValueError", part("rules", bent.takes_any_option)),
    ("playthroughs", "every seat wins or loses", part("rules", bent.everybody_wins)),
    ("replay", "leads to another state", part("rules", bent.forgets)),
    ("refusals", "has no sentence in 'fr'", unsaid(lambda _, key, told: "rule" in told)),
    ("texts", "raises KeyError, not ValueError", part("rules", bent.wrong_error)),
    ("deals", "the commitment tells the secret",
     part("rules", lambda r: {"commitment": lambda secret: secret.hex()})),
    ("deals", "the cut changes nothing",
     part("rules", lambda r: {"deal": lambda state, secret, cut: r.deal(
         state, secret, 1 if cut in r.cuts else cut)})),
    ("pieces", "is lost", part("rules", lambda r: {"pieces": lambda s: [*r.pieces(s)][1:]})),
    ("words", "'help-text' cannot be said in 'it'",
     unsaid(lambda language, key, _: (language, key) == ("it", "help-text"))),
    ("words", "Discord takes 100 characters", part("face", bent.long_winded)),
    ("panels", "board is public and has a button for", part("face", bent.button_for_one)),
    ("reach", "is legal, and no button of", part("face", bent.fewer_buttons)),
    ("reach", "nor a command means it in fr", part("face", lambda f: {"typed": lambda *_: ()})),
    ("buttons", "which is refused", part("face", bent.shows_everything)),
    ("secrets", "tells a spectator what is hidden", part("rules", bent.open_cards)),
    ("secrets", "hidden() finds nothing hidden",
     part("rules", lambda r: {"hidden": lambda state, seat: ()})),
    ("blindness", "plays otherwise when only what is hidden differs",
     part("players", bent.remembers)),
    ("pictures", "alternative text of 0 characters",
     part("scenes", lambda s: {"draw": lambda *told: replace(s.draw(*told), alt="")})),
    ("players", "plays two ways with one seed", part("players", bent.two_ways)),
    ("players", "in this order", part("players", lambda p: {"levels": p.levels[::-1]})),
    ("counts", "counts 'sneezes', which is not declared", part("rules", bent.miscounts)),
    ("records", "read back with another players",
     part("records", lambda r: {"read": lambda text: replace(r.read(text), players={})})),
    ("steps", "stops are at most 25, in order",
     part("replay", lambda r: {"stops": lambda view: r.stops(view)[::-1]})),
    ("course", "no answer is right", bent.with_a_trap),
]  # fmt: skip
"""The check that finds it, a part of its sentence, and the mistake."""
ALSO = {"players": {"blindness"}}
"""Further checks that find a mistake."""
QUICK = [check for check in CHECKS if check.name not in ("shortest", "bot", "erasing")]
"""Excludes Hypothesis and whole evenings: other checks find the same in less time."""
LONG = {"pictures": "scenes", "words": "face"}
"""Slow checks by the part they concern: repeated only if that part was changed."""


@pytest.fixture
def whole(strangers: tuple[str, ...]) -> Game:
    """The third-party game with the most parts."""

    def parts(game: Game) -> int:
        return sum(getattr(game, name) is not None for name in registry.OPTIONAL)

    return max((registry.games()[name] for name in strangers), key=parts)


def subject(game: Game) -> Subject:
    """A subject with few matches."""
    return Subject(game, matches=3, positions=12)


@pytest.mark.parametrize(
    ("name", "sentence", "bend"), BROKEN, ids=[f"{name}: {said}" for name, said, _ in BROKEN]
)
def test_one_wrong_thing_is_found(whole: Game, name: str, sentence: str, bend: Way) -> None:
    game = subject(bend(whole))
    findings = {
        check.name: examine(check, game)
        for check in QUICK
        if (own := LONG.get(check.name)) is None or getattr(game.game, own) != getattr(whole, own)
    }
    broken = {name: str(found) for name, found in findings.items() if found.verdict == "broken"}
    assert sentence in findings[name].text
    assert "\n" not in findings[name].text
    assert {name} <= broken.keys() <= {name} | ALSO.get(name, set()), broken


def test_hypothesis_tells_the_shortest_way(whole: Game) -> None:
    losing = part("rules", lambda r: {"pieces": lambda s: [*r.pieces(s)][r.next(s).deal :]})
    check = next(check for check in CHECKS if check.name == "shortest")
    found = examine(check, subject(losing(whole)))
    assert found.verdict == "broken"
    assert "loses or doubles a piece, after: " in found.text
    assert found.text.count(";") < 12


def test_a_hand_without_buttons_is_found_through_the_bot(whole: Game) -> None:
    bare = part("face", lambda f: {"hand": lambda *told: replace(f.hand(*told), rows=())})
    check = next(check for check in CHECKS if check.name == "bot")
    found = examine(check, subject(bare(whole)))
    assert found.verdict == "broken"
    assert "hand has no button for a legal move among 0 actions (seed 1)" in found.text


def test_an_error_of_the_game_is_told_with_its_place(whole: Game) -> None:
    broken = subject(part("face", lambda f: {"final": lambda *told: 1 // 0})(whole))
    found = next(examine(check, broken) for check in CHECKS if check.name == "panels")
    assert found.verdict == "broken"
    assert "raises ZeroDivisionError" in found.text
    assert found.text.endswith("(seed 1)")


def test_a_game_as_it_should_be_breaks_nothing(whole: Game) -> None:
    fine = subject(whole)
    assert not [f for f in (examine(c, fine) for c in QUICK) if f.verdict == "broken"]


def test_what_a_game_has_not_is_left_out(whole: Game) -> None:
    bare = subject(replace(whole, scenes=None, players=None, records=None, replay=None))
    left = {f.check.name for f in (examine(c, bare) for c in QUICK) if f.verdict == "left out"}
    assert left == {"pictures", "players", "records", "steps"}
