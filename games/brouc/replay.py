"""Replay of a finished deal of Le Brouc with four open hands."""

from __future__ import annotations

from typing import Final

from brouc.view import DealView, View
from gamekit.api.face import At
from gamekit.cardgame.kinds import EngineReplay
from gamekit.cardgame.speech import Speech
from games.brouc.pictures.replay import last_step
from games.brouc.speech import say
from i18n.cards import card_said, suit_name

_PLAYS: Final = 4
"""Cards of a trick."""


class BroucReplay(EngineReplay[View]):
    """Replay whose steps are the cards of a deal."""

    def last(self, view: View) -> int:
        """Number of cards played; 0 if « Dehors ! » came before the first."""
        return last_step(view)

    def stops(self, view: View) -> tuple[int, ...]:
        """Before the first card of each trick."""
        return tuple(range(0, last_step(view) or 1, _PLAYS))

    def about(self, view: View, say: Speech) -> dict[str, str]:
        """Trump and dealer of the deal."""
        deal = _deal(view)
        dealer = deal.dealer.value
        trump = suit_name(say.language, deal.trump)
        return {"trump": trump, "dealer": say.names.get(dealer, dealer)}

    def lines(self, view: View, step: int, say: Speech) -> tuple[str, ...]:
        """Previous trick."""
        return _last_trick(_deal(view), step, say.language)

    def summary(self, view: View, at: At) -> str:
        """End of the deal and its cost."""
        result = view.results[-1]
        return say(
            at.language,
            "replay-summary",
            ending=say(at.language, f"replay-ending-{result.ending.value}"),
            coches=int(result.coches),
        )


def _deal(view: View) -> DealView:
    if view.deal is None:
        raise ValueError("a deal is replayed once it is over")
    return view.deal


def _last_trick(deal: DealView, step: int, language: str) -> tuple[str, ...]:
    """Previous trick."""
    done = (step - 1) // _PLAYS if step else 0
    if not done:
        return ()
    won = deal.tricks[done - 1]
    line = say(
        language,
        "replay-last-trick",
        trick=done,
        leader=say(language, f"seat-{won.trick.leader}"),
        cards=" ".join(card_said(language, card) for _, card in won.trick.plays()),
        winner=say(language, f"seat-{won.winner}"),
    )
    return (line,)


REPLAY: Final = BroucReplay(say)
"""Instance in the game."""
