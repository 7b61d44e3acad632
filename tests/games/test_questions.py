"""Confirmations fit one line on a phone, so that nothing moves under the finger."""

from __future__ import annotations

import pytest

from games.registry import games
from i18n import LANGUAGES

LETTERS = 40
"""Of a line on a phone 400 px wide, on which the line stands that the question replaces."""
QUESTIONS = {
    "brouc": (
        "hand-dehors",
        "hand-cape-et-dehors",
        "hand-cape-dehors-pas-dedouble",
        "hand-partie-et-vole",
    ),
    "brus": ("sure-turn", "sure-run"),
    "briscon": ("hand-out",),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_fits_a_line(name: str, language: str) -> None:
    face = games()[name].face
    for key in QUESTIONS[name]:
        said = face.say(language, key).replace("*", "")
        assert len(said) <= LETTERS, said
