"""The engine's rules for an application that knows no rule."""

import pytest

from brouc.match import apply
from brouc.seats import Seat
from brouc.violations import IllegalActionError
from gamekit.api.rules import Next
from games.brouc.rules import BROUC


def test_next_says_whom_the_match_waits_for() -> None:
    state = BROUC.start("brouc", {})
    assert BROUC.next(state) == Next("deal", None, 1)
    deal = BROUC.deal(state, bytes(32), 9)
    assert BROUC.actor(deal) is None
    state = apply(state, deal)
    first = BROUC.next(state)
    assert first.awaits == "turn"
    dealer = Seat(BROUC.encode(deal).split()[1])
    assert first.lead == first.seat == dealer.after.value
    state = apply(state, BROUC.decode("dehors N"))
    # A wrong call ended the game; the deal passes to the right, and its left neighbour cuts.
    after = BROUC.next(state)
    assert (after.awaits, after.deal, after.lead) == ("deal", 2, None)
    assert after.seat == dealer.value


def test_a_refused_action_raises_and_says_its_rule() -> None:
    state = BROUC.start("brouc", {})
    refused = BROUC.violation(state, BROUC.decode("play N Ah"))
    assert refused is not None
    assert (refused.code, refused.rule) == ("no-deal", "1.4")
    with pytest.raises(IllegalActionError, match=r"no-deal \(rules 1\.4\)"):
        apply(state, BROUC.decode("play N Ah"))
