"""Hidden cards stay hidden: panels depend on nothing their reader may not see."""

from __future__ import annotations

from itertools import islice

import pytest

from brouc.match import MatchState
from brouc.ruleset import RuleSet
from brouc.seats import SEATS, Seat
from brouc.view import view
from gamekit.api.face import Seen
from games.brouc.face import FACE
from tests.brouc.test_machine import swap_hidden
from tests.games.brouc.face.walking import COMMANDS, LANGUAGES, RULES, at, walk


def pairs(rules: RuleSet, viewer: Seat | None) -> list[tuple[MatchState, MatchState]]:
    """States with others that look alike to the viewer."""
    found = []
    for state in walk(rules, 11):
        if state.running and (other := swap_hidden(state, viewer)) is not None:
            assert other != state
            found.append((state, other))
    return list(islice(found, 0, None, 3))


@pytest.mark.parametrize("rules", RULES)
def test_public_panels_know_no_hand(rules: RuleSet) -> None:
    for number, (here, there) in enumerate(pairs(rules, None)):
        where = at(LANGUAGES[number % 4])
        one, two = view(here, None), view(there, None)
        assert FACE.board(one, where) == FACE.board(two, where)
        for page in FACE.pages:
            if page.on_board:
                assert FACE.page(page.name, one, where) == FACE.page(page.name, two, where)
        assert FACE.call(one, where) is None
        assert not FACE.board(one, where).rows, "nobody's buttons stand on the board"


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seat", SEATS)
def test_private_panels_know_no_other_hand(rules: RuleSet, seat: Seat) -> None:
    for number, (here, there) in enumerate(pairs(rules, seat)):
        where = at(LANGUAGES[number % 4], "hints", offers=True)
        one, two = view(here, seat), view(there, seat)
        assert FACE.hand(one, where) == FACE.hand(two, where)
        for page in FACE.pages:
            assert FACE.page(page.name, one, where) == FACE.page(page.name, two, where)
        for command in COMMANDS:
            for help in ("none", "rules"):
                assert FACE.proposals(command, "", one, "fr", help) == FACE.proposals(
                    command, "", two, "fr", help
                )
            for words in ("20", "40 atout", "as", "cape", ""):
                assert FACE.typed(command, words, one, "fr") == FACE.typed(
                    command, words, two, "fr"
                )


def test_what_is_shown_after_a_deal_is_made_from_the_spectators_view() -> None:
    ends = []
    for state in walk(RuleSet(target=1), 5, 400):
        seen = view(state, None)
        if not state.running and seen.deal is not None and seen.deal.result is not None:
            ends.append(seen)
            for language in LANGUAGES:
                panel = FACE.recap(seen, at(language))
                assert panel.lines
                assert not panel.rows
    last = next(end for end in reversed(ends) if end.winner is not None)
    for language in LANGUAGES:
        panel = FACE.final(last, at(language), Seen(tuple(ends), 60))
        assert "<@" in panel.title
        assert not panel.rows
