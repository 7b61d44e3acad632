"""A deal again, step by step: the match as it stood before every card and word."""

from __future__ import annotations

from dataclasses import dataclass

from brouc.actions import Play, Said
from brouc.deal import DealState, start_deal
from brouc.match import MatchState, apply
from brouc.seats import PerTeam
from brouc.slate import Coches
from gamekit.api.players import Stop, never
from games.brouc.players.verdicts import Moment

NO_COCHES = PerTeam(Coches(0), Coches(0))


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of the deal and what was done in it; nothing in the last."""

    state: MatchState
    deal: DealState
    moment: Moment
    action: Said | Play | None


def retrace(deal: DealState, coches: PerTeam[Coches] = NO_COCHES, stop: Stop = never) -> list[Step]:
    """The deal from its first moment to where it stands.

    ``coches``: against each team when the deal began. Raises
    :class:`brouc.violations.IllegalActionError` if the deal is none by the rules, ``TimeoutError``
    if it is stopped.
    """
    dealt = deal.dealt
    start = start_deal(
        dealt.rules, dealt.number, dealt.dealer, dealt.pack, dealt.slate, dealt.carried
    )
    state = MatchState(
        dealt.rules,
        slate=dealt.slate,
        carried=dealt.carried,
        coches=coches,
        deal=start,
        running=True,
    )
    plays = [play for won in deal.tricks for play in won.trick.plays()]
    plays.extend(deal.trick.plays())
    spoken = list(deal.spoken)
    steps: list[Step] = []
    while True:
        if stop():
            raise TimeoutError
        now = state.deal
        assert now is not None, "a deal retraced is there from the start"
        moment = Moment(*now.moment)
        action: Said | Play
        if spoken and Moment(spoken[0].trick, spoken[0].cards) == moment:
            action = spoken.pop(0).said
        elif plays:
            action = Play(*plays.pop(0))
        else:
            steps.append(Step(state, now, moment, None))
            return steps
        steps.append(Step(state, now, moment, action))
        state = apply(state, action)
