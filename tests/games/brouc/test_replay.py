"""A deal of Le Brouc again, card by card, as data."""

from __future__ import annotations

import pytest

from gamekit.api.face import At
from games.brouc.replay import REPLAY
from games.brouc.rules import BROUC
from games.cardgame.kinds import FilmFacts, ReplayFacts
from i18n import LANGUAGES
from tests.db.played import Players

NAMES = {"N": "Anne", "W": "<@2>", "S": "Carlo", "E": "🤖 Est"}


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_every_step_has_its_picture_and_the_deal_a_film_and_a_line_for_the_menu(seed: int) -> None:
    at = At(1, "en", NAMES)
    table = Players(seed).table(1_795_000_000_000, plain=True).state
    assert table is not None
    for end in table.ends:
        view = BROUC.view(end.match, None)
        assert view.deal is not None
        last, stops = REPLAY.last(view), REPLAY.stops(view)
        plays = sum(len(won.cards) for won in view.deal.tricks) + len(view.deal.trick.cards)
        assert last == plays
        assert stops == tuple(range(0, last, 4) if last else (0,))
        for step in range(last + 1):
            panel = REPLAY.step(view, step, at, "W")
            assert f"{NAMES[view.deal.dealer.value]} dealt · card {step} of {last}" in panel.title
            done = max(0, step - 1) // 4
            assert [f"Trick {done} before" in line for line in panel.lines] == [True] * bool(done)
            assert panel.scene is not None
            assert panel.scene.data == ReplayFacts(step, "W")
        film = REPLAY.film(view, At(1, "fr"), "E")
        assert film.view is view
        assert film.data == FilmFacts("E")
        for language in LANGUAGES:
            text = REPLAY.summary(view, At(1, language))
            assert ("coche" in text.lower()) == bool(view.results[-1].coches)


def test_a_deal_that_runs_is_not_replayed() -> None:
    state = BROUC.start("brouc", {})
    with pytest.raises(ValueError, match="no deal"):
        REPLAY.step(BROUC.view(state, None), 0, At(1, "en"), None)
    dealt = BROUC.accept(state, BROUC.deal(state, b"x" * 32, 5))
    with pytest.raises(ValueError, match="not over"):
        REPLAY.last(BROUC.view(dealt, None))
