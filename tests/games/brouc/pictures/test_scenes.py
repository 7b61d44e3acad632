"""Every picture: like its golden one, the same bytes for the same view, whatever the names are."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from brouc.actions import Deal
from brouc.cards import PACK, parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet, ruleset
from brouc.seats import SEATS, PerSeat, PerTeam, Seat, Team
from brouc.slate import Coches
from brouc.view import View, view
from gamekit.api.scenes import Look, Picture
from games.brouc.pictures import (
    AnalysisFacts,
    BestMarriage,
    CardCost,
    FinalFacts,
    RatingChange,
    analysis,
    animation,
    board,
    final,
    hand,
    last_step,
    recap,
    replay_step,
    slate,
)
from games.brouc.pictures.facts import LastTrick
from games.brouc.pictures.final import _history as slate_of_match
from games.brouc.pictures.last import last, last_of
from games.brouc.pictures.steps import left, plays
from games.brouc.pictures.words import words_of
from render.table import ending
from render.table.slate import stone
from tests.games.brouc.pictures.states import NAMES, ODD, first, walk

Golden = Callable[[str, Image.Image], None]

ROOT = Path(__file__).parents[4]
MID = first(3, lambda s: bool(s.deal and s.deal.marks() and len(s.deal.trick.cards) == 3))
"""Three cards lie, a marriage is marked."""
FULL = first(
    3,
    lambda s: bool(
        s.running
        and s.deal
        and s.deal.turn
        and s.deal.tricks
        and s.deal.tricks[-1].marriages
        and not s.deal.trick.cards
    ),
)
"""A complete trick lies there with a marriage in it; who won it leads next."""
START = first(5, lambda s: s.running)
"""Just dealt; the indicator lies open."""
TIED = first(4, lambda s: any("Declare" in repr(view(s, x).legal) for x in SEATS))
"""Somebody may declare."""
OVER = first(
    3, lambda s: not s.running and s.deal is not None and len(s.deal.tricks) == 8 and any(s.coches)
)
*_, WON = walk(3)
ANCIENT = first(6, lambda s: any(s.coches), ruleset("homme-de-brou"))
EMPTY = next(walk(1))
FACTS = FinalFacts(
    4000,
    BestMarriage(Seat.NORTH, START.deal.dealt.trump, 60) if START.deal else None,
    PerSeat(RatingChange(1500, 1512), RatingChange(1490, 1478), None, RatingChange(1600, 1600)),
)

JUDGED = AnalysisFacts(
    tuple(CardCost(14 if n == 2 else 0, 19 if n % 7 == 2 else 0, n in (9, 23)) for n in range(32)),
    tuple(None if n < 2 else 90 - 38 * ((n + 4) // 7) for n in range(33)),
)
"""Two cards unsolved, one mistake, others dear in hindsight, two turning points."""


def shown(state: MatchState) -> LastTrick:
    """Public data of the last trick."""
    found = last_of(view(state, None))
    assert found is not None
    return found


def eager(state_view: View) -> Seat:
    """A seat of a spectator's view to look over the shoulder of."""
    deal = state_view.deal
    return deal.turn if deal is not None and deal.turn is not None else Seat.SOUTH


def tied_seat() -> Seat:
    return next(x for x in SEATS if "Declare" in repr(view(TIED, x).legal))


SCENES: dict[str, Callable[[PerSeat[str], Look], Picture]] = {
    "board": lambda names, look: board(view(MID, None), names, look),
    "board-full": lambda names, look: board(view(FULL, None), names, look),
    "board-start": lambda names, look: board(view(START, None), names, look, Seat.WEST),
    "board-empty": lambda names, look: board(view(EMPTY, None), names, look),
    "board-over": lambda names, look: board(view(WON, None), names, look),
    "hand": lambda names, look: hand(view(MID, eager(view(MID, None))), names, look),
    "hand-ribbon": lambda names, look: hand(view(TIED, tied_seat()), names, look),
    "slate": lambda names, look: slate(view(OVER, None), Team.NS, names, look),
    "slate-ancient": lambda names, look: slate(view(ANCIENT, None), None, names, look),
    "recap": lambda names, look: recap(view(OVER, None), names, look),
    "recap-called": lambda names, look: recap(view(WON, None), names, look),
    "analysis": lambda names, look: analysis(view(OVER, None), names, JUDGED, look),
    "final": lambda names, look: final(view(WON, None), names, look, FACTS),
    "replay": lambda names, look: replay_step(view(OVER, None), 14, names, look),
    "last": lambda names, look: last(shown(FULL), names, look),
}


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("name", SCENES)
def test_scene_is_like_its_golden_picture(name: str, golden: Golden) -> None:
    picture = SCENES[name](NAMES, Look())
    image = pixels(picture)
    assert image.size == (picture.width, picture.height)
    assert picture.filename == f"{name.split('-')[0]}.jpeg"
    golden(f"scene-{name}", image.resize((500, round(image.height / 2)), Image.Resampling.BOX))


@pytest.mark.parametrize("language", ["fr", "de", "it", "en"])
@pytest.mark.parametrize("name", SCENES)
def test_any_name_and_pack_is_drawn_in_every_language(name: str, language: str) -> None:
    picture = SCENES[name](ODD, Look(language, "four", big_index=True))
    assert 0 < len(picture.alt) <= 1024
    assert picture.alt.replace("\xa0", " ").isprintable()
    assert len(picture.data) <= 130 * 1024


@pytest.mark.usefixtures("quick_pictures")
def test_the_longest_names_keep_within_the_limit_of_alt_texts() -> None:
    long = PerSeat(*("W" * 400 for _ in SEATS))
    for make in SCENES.values():
        assert len(make(long, Look(language="de")).alt) <= 1024


def test_names_change_only_the_places_of_names() -> None:
    one, two = (pixels(SCENES["board"](names, Look())) for names in (NAMES, ODD))
    middle = (250, 90, 760, 550)  # the trick
    plates = (330, 8, 582, 64)
    assert mean_difference(one.crop(middle), two.crop(middle)) < 2  # the encoder spreads a little
    assert mean_difference(one.crop(plates), two.crop(plates)) > 10


def mean_difference(one: Image.Image, two: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, two)).mean) / 3


def digests() -> str:
    """The bytes of all scenes, digested."""
    whole = hashlib.sha256()
    for make in SCENES.values():
        whole.update(make(NAMES, Look()).data)
    return whole.hexdigest()


def test_same_view_same_bytes_also_in_another_process() -> None:
    code = "from tests.games.brouc.pictures import test_scenes; print(test_scenes.digests())"
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "12345",
        "PYTHONPATH": str(ROOT),
    }
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == digests()


def test_animation_moves_and_ends() -> None:
    state_view = view(OVER, None)
    slow = animation(state_view, NAMES, width=300)
    quick = animation(state_view, NAMES, width=300, speed=3)
    with Image.open(BytesIO(slow.data)) as moving:
        assert moving.format == "WEBP"
        assert getattr(moving, "n_frames", 1) == last_step(state_view) + 1
        assert moving.size == (slow.width, slow.height) == (300, 192)
    assert slow.data != quick.data
    assert len(slow.alt) <= 1024
    with pytest.raises(ValueError, match="speed"):
        animation(state_view, NAMES, speed=99)
    with pytest.raises(ValueError, match="wide"):
        animation(state_view, NAMES, width=5000)


def test_replay_starts_with_all_cards_and_ends_with_none() -> None:
    state_view = view(OVER, None)
    assert state_view.deal is not None
    assert state_view.deal.dealt is not None
    say = words_of(Look())
    start = replay_step(state_view, 0, NAMES).alt
    for cards in state_view.deal.dealt:
        assert all(say.short(card) in start for card in cards)
    end = replay_step(state_view, last_step(state_view), NAMES).alt
    assert NAMES.north not in end.split("Levées")[1]


@pytest.mark.parametrize("scene", ["board", "hand", "slate", "recap"])
def test_the_one_to_play_and_the_winner_show_without_colour(scene: str) -> None:
    """Marks differ by brightness too: in grey there is both very light and very dark."""
    grey = pixels(SCENES[scene](NAMES, Look())).convert("L")
    shades = grey.histogram()
    assert sum(shades[:60]) > 2000
    assert sum(shades[215:]) > 2000


def test_an_analysis_says_its_costs_and_refuses_nonsense() -> None:
    alt = SCENES["analysis"](NAMES, Look()).alt
    assert alt.count("−14!") == 1
    assert alt.count("−19") - alt.count("−195") == sum(c.open == 19 for c in JUDGED.costs) - 1
    assert alt.count("*") == 3  # the legend's and two cards'
    plain = AnalysisFacts((CardCost(),) * 32, (0,) * 33)
    free = analysis(view(OVER, None), NAMES, plain)
    assert "!" not in free.alt
    assert mean_difference(pixels(free), pixels(SCENES["analysis"](NAMES, Look()))) > 0.5
    with pytest.raises(ValueError, match="32 cards"):
        analysis(view(OVER, None), NAMES, AnalysisFacts(plain.costs[:-1], plain.values))
    negative = AnalysisFacts((*plain.costs[1:], CardCost(open=-1)), plain.values)
    with pytest.raises(ValueError, match="negative"):
        analysis(view(OVER, None), NAMES, negative)
    with pytest.raises(ValueError, match="over"):
        analysis(view(MID, None), NAMES, plain)


def test_an_analysis_of_a_deal_that_a_call_ended() -> None:
    shown = view(WON, None)
    assert shown.deal is not None
    cards = last_step(shown)
    facts = AnalysisFacts((CardCost(3, 0),) * cards, (None,) * (cards + 1))
    assert len(analysis(shown, NAMES, facts).alt) <= 1024


def test_a_hand_of_eight_court_cards_is_small_enough() -> None:
    courts = parse_cards("Kh Qh Kd Qd Kc Qc Ks Qs")
    rest = [card for card in PACK if card not in courts]
    hands = PerSeat(tuple(rest[:8]), tuple(rest[8:16]), courts, tuple(rest[16:]))
    state = apply(MatchState(RuleSet()), Deal(Seat.SOUTH, pack_of(hands, Seat.SOUTH)))
    for look in (Look(), Look(colours="four", big_index=True)):
        picture = hand(view(state, Seat.SOUTH), NAMES, look)
        assert len(picture.data) <= 130 * 1024


@pytest.mark.parametrize("count", range(8))
def test_strokes_stay_off_the_frame_of_the_final_slate(count: int) -> None:
    won = replace(view(WON, None), coches=PerTeam(Coches(count), Coches(count)))
    image = Image.new("RGB", ending.SIZE)
    slate_of_match(image, won, words_of(Look()))
    box = ending.WRITING
    frame = (box.right - 20, box.y, box.right, box.bottom)
    bare = stone(box.w, box.h, 20).crop((box.w - 20, 0, box.w, box.h))
    assert image.crop(frame).tobytes() == bare.tobytes()


def test_an_analysis_explains_only_the_marks_that_it_draws() -> None:
    clean = AnalysisFacts((CardCost(),) * 32, (0,) * 33)
    one = replace(clean, costs=(CardCost(open=4), *clean.costs[1:]))
    assert "aucune faute trouvée" in analysis(view(OVER, None), NAMES, clean).alt
    pictures = [analysis(view(OVER, None), NAMES, facts) for facts in (clean, one, JUDGED)]
    legends = [pixels(made).crop((8, 800, 992, 856)).tobytes() for made in pictures]
    assert len(set(legends)) == 3


def test_a_deal_cut_short_shows_the_cards_still_held() -> None:
    deal = view(WON, None).deal
    assert deal is not None
    held = left(deal)
    assert sum(len(cards) for _, cards in held) == 32 - len(plays(deal)) > 0
    told = recap(view(WON, None), NAMES).alt
    assert all(words_of(Look()).short(card) in told for _, cards in held for card in cards)
