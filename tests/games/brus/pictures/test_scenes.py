"""Brus's pictures: like their golden ones, small enough, in every language, look and name."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from PIL import Image

from gamekit.api.scenes import Look, Picture
from gamekit.cards.each import Each
from games.brus.engine.actions import Dare, Play, Turn
from games.brus.engine.hand import Ending
from games.brus.engine.match import legal_actions
from games.brus.engine.seats import SEATS, PerSeat, Seat
from games.brus.engine.view import view
from games.brus.pictures.board import board
from games.brus.pictures.facts import FinalFacts, LastTrick
from games.brus.pictures.final import final
from games.brus.pictures.hand import hand
from games.brus.pictures.last import last
from games.brus.pictures.played import played
from games.brus.pictures.recap import recap
from games.brus.pictures.replay import film, replay_step
from games.brus.pictures.steps import steps
from games.brus.pictures.tableau import tableau_page
from i18n import LANGUAGES
from tests.games.brus.pictures.states import NAMES, ODD, first
from tests.goldens import Golden

START = first(lambda s: s.hand is not None)
EMPTY = first(lambda s: s.hand is None)
DARED = first(
    lambda s: bool(
        s.running and s.hand and len(s.hand.trick.laid) == 3 and s.hand.trick.laid[1].dared
    )
)
ASKED = first(lambda s: bool(s.hand and s.hand.asked and s.stanti))
RUN = first(
    lambda s: bool(
        s.hand and s.hand.result and s.hand.result.ending is Ending.RUN and s.hand.settled
    )
)
OVER = first(
    lambda s: bool(
        s.hand and s.hand.result and s.hand.settled and s.hand.stanti and s.hand.kehren[:1]
    )
)
STANTO = first(lambda s: bool(s.hand and s.hand.result and s.hand.result.by is None))
WON = first(lambda s: s.winner is not None, games=3)
*_, BOLD = (
    trick
    for trick in (OVER.hand.tricks if OVER.hand is not None else ())
    if trick.complete and any(laid.dared for laid in trick.laid)
)
"""A trick in which a card was dared."""
FACTS = FinalFacts(4980, {"N": (1512, 1526), "E": (1498, 1487), "W": (1620, 1620)})


def _may(kind: type) -> Seat:
    state = {Turn: TURN, Dare: TURNED, Play: MAY_DARE}[kind]
    return next(s for s in SEATS if any(_bold(one, kind) for one in legal_actions(state, s)))


def _bold(action: object, kind: type) -> bool:
    return isinstance(action, kind) and (not isinstance(action, Play) or action.dared)


MAY_DARE = first(lambda s: any(_bold(a, Play) for x in SEATS for a in legal_actions(s, x)))
TURN = first(lambda s: any(_bold(a, Turn) for x in SEATS for a in legal_actions(s, x)))
TURNED = first(lambda s: any(_bold(a, Dare) for x in SEATS for a in legal_actions(s, x)))

SCENES: dict[str, Callable[[PerSeat[str], Look], Picture]] = {
    "board": lambda names, look: board(view(DARED, None), names, look),
    "board-start": lambda names, look: board(view(START, None), names, look, Seat.WEST),
    "board-empty": lambda names, look: board(view(EMPTY, None), names, look),
    "board-asked": lambda names, look: board(view(ASKED, None), names, look),
    "board-run": lambda names, look: board(view(RUN, None), names, look),
    "hand-dare": lambda names, look: hand(view(MAY_DARE, _may(Play)), names, look),
    "hand-turn": lambda names, look: hand(view(TURN, _may(Turn)), names, look),
    "hand-turned": lambda names, look: hand(view(TURNED, _may(Dare)), names, look),
    "hand-asked": lambda names, look: hand(view(ASKED, _asked()), names, look),
    "tableau": lambda names, look: tableau_page(view(STANTO, None), names, look),
    "tableau-won": lambda names, look: tableau_page(view(WON, None), names, look),
    "played": lambda names, look: played(view(DARED, None), look),
    "recap": lambda names, look: recap(view(OVER, None), names, look),
    "recap-run": lambda names, look: recap(view(RUN, None), names, look),
    "final": lambda names, look: final(view(WON, None), names, look, FACTS),
    "replay": lambda names, look: replay_step(view(OVER, None), 14, names, look),
    "last": lambda names, look: last(LastTrick(BOLD), names, look),
}


def _asked() -> Seat:
    assert ASKED.hand is not None
    assert ASKED.hand.asked is not None
    return ASKED.hand.asked.seat.left


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("name", SCENES)
def test_scene_is_like_its_golden_picture(name: str, golden: Golden) -> None:
    picture = SCENES[name](NAMES, Look("de"))
    image = pixels(picture)
    assert image.size == (picture.width, picture.height)
    assert max(image.size) <= 1000
    assert picture.scene == name.split("-")[0]
    assert SCENES[name](NAMES, Look("de")) == picture
    golden(f"scene-{name}", image.resize((500, round(image.height / 2)), Image.Resampling.BOX))


@pytest.mark.parametrize("name", SCENES)
def test_any_name_and_pack_is_drawn(name: str) -> None:
    language = LANGUAGES[[*SCENES].index(name) % len(LANGUAGES)]
    picture = SCENES[name](ODD, Look(language, "four", big_index=True))
    assert 0 < len(picture.alt) <= 1024
    assert not picture.alt.endswith("…")
    assert picture.alt.replace("\xa0", " ").isprintable()
    assert len(picture.data) <= 130 * 1024


def test_the_longest_names_keep_within_the_limit_of_alt_texts() -> None:
    long: PerSeat[str] = Each(SEATS, ("W" * 400,) * 4)
    for make in SCENES.values():
        assert len(make(long, Look("de")).alt) <= 1024


def test_a_film_has_a_frame_a_step_and_is_small_enough() -> None:
    shown = view(OVER, None)
    moving = film(shown, NAMES, Look("it"))
    assert len(moving.data) <= 1024 * 1024
    assert len(moving.alt) <= 1024
    with Image.open(BytesIO(moving.data)) as image:
        assert getattr(image, "n_frames", 1) == len(steps(shown)) + 1
        assert image.size == (moving.width, moving.height)


@pytest.mark.parametrize("name", ["board", "hand-dare", "recap", "tableau", "played"])
def test_signs_show_without_colour(name: str) -> None:
    """Marks differ by brightness too: in grey there is both very light and very dark."""
    shades = pixels(SCENES[name](NAMES, Look())).convert("L").histogram()
    assert sum(shades[:60]) > 2000
    assert sum(shades[205:]) > 2000
