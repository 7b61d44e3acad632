"""Analysis and final slate of Le Brouc."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageStat

from brouc.actions import Deal
from brouc.cards import PACK, parse_cards
from brouc.deal import pack_of
from brouc.match import MatchState, apply
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, TEAMS, Seat
from brouc.slate import Coches
from brouc.view import View, view
from gamekit.api.scenes import Look, Picture, Scene
from gamekit.cards.seats import Each
from games.brouc.game import SCENES
from games.brouc.pictures.analysis import AnalysisFacts, CardCost
from games.brouc.pictures.final import course
from games.brouc.pictures.recap import plays
from games.cardgame.final import LONGEST
from games.cardgame.scene import Table
from render.table import ending
from render.table.surfaces import stone
from tests.games.brouc.pictures.states import CALLED, JUDGED, OVER, WON, speech
from tests.games.test_pictures import pixels


def analysis(shown: View, facts: AnalysisFacts) -> Picture:
    return SCENES.draw(Scene("analysis", shown, facts), CALLED, Look())


def test_an_analysis_says_its_costs_and_refuses_nonsense() -> None:
    judged = analysis(view(OVER, None), JUDGED)
    assert judged.alt.count("−14!") == 1
    costs = sum(c.open == 19 for c in JUDGED.costs)
    assert judged.alt.count("−19") - judged.alt.count("−195") == costs - 1
    assert judged.alt.count("*") == 3  # the legend's and two cards'
    plain = AnalysisFacts((CardCost(),) * 32, (0,) * 33)
    free = analysis(view(OVER, None), plain)
    assert "!" not in free.alt
    apart = ImageStat.Stat(ImageChops.difference(pixels(free), pixels(judged)))
    assert sum(apart.mean) / 3 > 0.5
    with pytest.raises(ValueError, match="32 cards"):
        analysis(view(OVER, None), AnalysisFacts(plain.costs[:-1], plain.values))
    costly = (*plain.costs[1:], CardCost(open=-1))
    with pytest.raises(ValueError, match="negative"):
        analysis(view(OVER, None), AnalysisFacts(costly, plain.values))
    # A call ended this deal.
    shown = view(WON, None)
    assert shown.deal is not None
    cards = len(plays(shown.deal))
    facts = AnalysisFacts((CardCost(3, 0),) * cards, (None,) * (cards + 1))
    assert len(analysis(shown, facts).alt) <= 1024


def test_an_analysis_explains_only_the_marks_that_it_draws() -> None:
    clean = AnalysisFacts((CardCost(),) * 32, (0,) * 33)
    one = replace(clean, costs=(CardCost(open=4), *clean.costs[1:]))
    pictures = [analysis(view(OVER, None), facts) for facts in (clean, one, JUDGED)]
    assert ". Aucune faute trouvée." in pictures[0].alt
    legends = [pixels(made).crop((8, 800, 992, 856)).tobytes() for made in pictures]
    assert len(set(legends)) == 3


def test_a_hand_of_eight_court_cards_is_small_enough() -> None:
    courts = parse_cards("Kh Qh Kd Qd Kc Qc Ks Qs")
    rest = [card for card in PACK if card not in courts]
    hands = Each(SEATS, (tuple(rest[:8]), tuple(rest[8:16]), courts, tuple(rest[16:])))
    state = apply(MatchState(RuleSet()), Deal(Seat.SOUTH, pack_of(hands, Seat.SOUTH)))
    for look in (Look(), Look(colours="four", big_index=True)):
        picture = SCENES.draw(Scene("hand", view(state, Seat.SOUTH)), CALLED, look)
        assert len(picture.data) <= 130 * 1024


@pytest.mark.parametrize("count", range(8))
def test_strokes_stay_off_the_frame_of_the_final_slate(count: int) -> None:
    won = replace(view(WON, None), coches=Each.of(TEAMS, lambda _: Coches(count)))
    image = Image.new("RGB", ending.SIZE)
    table = Table(speech("fr"), Look(), SCENES.seats, False, "S")
    course(won, table).paint(image, table)
    box = ending.WRITING
    frame = (box.right - 20, box.y, box.right, box.bottom)
    bare = stone(box.w, box.h, 20).crop((box.w - 20, 0, box.w, box.h))
    assert image.crop(frame).tobytes() == bare.tobytes()


def test_a_long_final_slate_comes_to_its_coches() -> None:
    over = view(WON, None)
    results = tuple(
        replace(over.results[-1], game_over=True, total=Each(TEAMS, (Coches(n // 3), Coches(n))))
        for n in range(1, 13)
    )
    table = Table(speech("fr"), Look(), SCENES.seats, False, "S")
    written = course(replace(over, results=results, coches=results[-1].total), table)
    for column in range(2):
        strokes = [line[column].beside for line in (*written.lines, written.end)]
        *games, all_of_them = (one.args[0] for one in strokes if isinstance(one, partial))
        assert len(games) == LONGEST
        assert sum(games) == all_of_them == (4, 12)[column]
