"""Words of all games' faces: what may be done is understood as it is called, and only that."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from gamekit.cards.cards import Card
from i18n import LANGUAGES
from i18n.cards import card_name
from tests.games.briscon.pictures.states import walk as briscon_walk
from tests.games.brouc.face.walking import RULES
from tests.games.brouc.face.walking import walk as brouc_walk
from tests.games.brus.rules.matches import states as brus_states
from tests.games.test_computers import EVERY, GAMES

SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


@cache
def states(name: str) -> list[Any]:
    """States of random play in which everything may be done now and then."""
    if name == "brouc":
        return [state for rules in RULES for state in brouc_walk(rules, 8)]
    if name == "brus":
        return [state for seed in (2, 7) for state in brus_states(seed)]
    return list(islice(briscon_walk(8), 400))


def commands(name: str) -> dict[str, bool]:
    """Commands for actions, and whether they take words."""
    own = {one.name: one.argument for one in GAMES[name].face.commands if one.page is None}
    return {"play": True, **own}


@EVERY
@SPOKEN
def test_every_legal_action_is_understood_as_it_is_called(name: str, language: str) -> None:
    rules, face = GAMES[name].rules, GAMES[name].face
    for state in states(name):
        for seat in rules.seats:
            view = rules.view(state, seat)
            for text in map(rules.encode, rules.legal_actions(state, seat)):
                labels = {face.label(text, language, view), face.label(text, language)}
                if re.fullmatch("play . ..", text):
                    labels.add(card_name(language, Card.parse(text[-2:])))
                for label in labels:
                    assert any(
                        face.typed(command, label if worded else "", view, language) == (text,)
                        for command, worded in commands(name).items()
                    ), label


@EVERY
@SPOKEN
def test_what_is_proposed_is_understood(name: str, language: str) -> None:
    rules, face, rng = GAMES[name].rules, GAMES[name].face, Random(6)
    for state in states(name):
        view = rules.view(state, rng.choice(rules.seats))
        for command in commands(name):
            proposed = face.proposals(command, "", view, language)
            assert len(proposed) <= 25
            for choice in proposed:
                assert 0 < len(choice.label) <= 100
                assert face.typed(command, choice.action, view, language) == (choice.action,)
                if name == "brouc" and command != "play":  # Complete what is typed.
                    begun = choice.label[: rng.randint(1, len(choice.label))]
                    assert choice in face.proposals(command, begun, view, language)


WORDS = {"brouc": ("marriage", "20 ", "coeur"), "brus": ("play", "wagen ", "brus")}


@EVERY
def test_words_without_end_mean_nothing(name: str) -> None:
    rules, face = GAMES[name].rules, GAMES[name].face
    command, often, last = WORDS.get(name, ("melden", "mariage ", "coeur"))
    state = next(state for state in states(name) if rules.next(state).awaits == "turn")
    view = rules.view(state, rules.next(state).seat)
    assert face.typed(command, 2 * often + last, view, "fr")
    assert face.typed(command, 90 * often + last, view, "fr") == ()
    assert face.proposals(command, 90 * often + last, view, "fr") == ()
