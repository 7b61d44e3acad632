"""Reasons for refusing an action: section of the rules and sentence of the referee."""

from __future__ import annotations

from enum import unique

from gamekit.cards.violations import IllegalActionError, Reason

__all__ = ["IllegalActionError", "Violation"]


@unique
class Violation(Reason):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "11.7", "the match is over"
    NO_DEAL = "11.1", "no deal is being played"
    DEAL_RUNNING = "11.1", "the deal before is not finished"
    WRONG_DEALER = "11.1", "the players deal in turn"
    NOT_A_PACK = "11.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "11.2", "it is the other's turn"
    TRICKS_OVER = "11.2", "sixteen tricks have been played"
    CARD_NOT_HELD = "11.2", "the card is not held"
    MUST_FOLLOW = "11.2", "the stock is gone, so the suit led must be followed"
    MUST_BEAT = "11.2", "a higher card of the suit led is held and must be played"
    MUST_TRUMP = "11.2", "the suit led is not held, so a trump must be played"

    ROB_NOT_ON_LEAD = "11.3", "the upcard is robbed on lead, before leading"
    ROB_NO_SEVEN = "11.3", "the trump seven is not held"
    ROB_TOO_LATE = "11.3", "fewer than two cards of the stock remain"

    MELD_NOT_ON_LEAD = "11.4", "one melds on lead, before leading"
    MELD_TOO_LATE = "11.4", "sixteen tricks have been played"
    MELD_NONE = "11.4", "these cards make no meld"
    MELD_NOT_HELD = "11.4", "the cards of this meld are not held"
    MELD_TWICE = "11.4", "this has been melded in this deal"
    MELD_CARD_USED = "11.4", "a card serves in one sequence only"

    OUT_DECIDER = "11.6", "nobody says aus in the deal that decides"
    BOOK_TOO_EARLY = "11.6", "sixteen tricks have not been played"
