"""Reasons for refusing an action: section of the rules and sentence of the referee."""

from __future__ import annotations

from enum import unique

from gamekit.cards.violations import IllegalActionError, Reason

__all__ = ["IllegalActionError", "Violation"]


@unique
class Violation(Reason):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "7.1", "the match is over"
    NO_DEAL = "1.4", "no cards have been dealt"
    DEAL_RUNNING = "1.3", "the deal before is not finished"
    WRONG_DEALER = "1.3", "the deal passes to the last dealer's right"
    NOT_A_PACK = "1.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "2.1", "it is another's turn"
    TRICKS_OVER = "4.1", "eight tricks have been played"
    CARD_NOT_HELD = "2.2", "the card is not held"
    MUST_FOLLOW = "2.2", "the suit led must be followed"
    MUST_TRUMP = "2.3", "trump is led and held, so trump must be played"
    MUST_BEAT_TRUMP = "2.3", "a higher trump is held and must be played"
    UNDERTRUMP = "2.4", "a lower trump is barred once the trick is ruffed"

    DECLARE_BEFORE_TRICK = "3.2", "the team has won no trick yet"
    DECLARE_NOT_HELD = "3.2", "the cards of this marriage are not held"
    DECLARE_TWICE = "3.2", "this suit's marriage has been declared"
    DECLARE_NOT_YOUR_TURN = "3.2", "at this table one declares on one's turn"
    DECLARE_NOT_AFTER_TRICK = "3.2", "one declares when one's team has just won a trick"

    MARK_AUTOMATIC = "3.4", "at this table marriages are marked automatically"
    MARK_NOT_WINNER = "3.4", "only the trick's winners mark its marriage"
    MARK_NO_MARRIAGE = "3.4", "the last trick has no such marriage"
    MARK_TOO_LATE = "3.4", "a marriage is marked before the next trick is led"
    MARK_TWICE = "3.4", "this marriage has been marked"

    DEHORS_NO_DEAL = "5.2", "nobody goes out between two deals"
    DEHORS_AFTER_ANNOUNCING = "6.7", "a team that announced the cape cannot call dehors"

    ANNOUNCE_NO_DEAL = "6.4", "nobody announces between two deals"
    ANNOUNCE_OTHER_RULES = "6.4", "these rules know no such announcement"
    ANNOUNCE_TWICE = "6.7", "an announcement has been made in this deal"
    ANNOUNCE_SLATE_TOO_LOW = "6.4", "the team's slate is too low for it"
    ANNOUNCE_TRICK_LOST = "6.4", "the team has lost a trick"
    ANNOUNCE_TOO_FEW_CARDS = "6.4", "who announces holds at least two cards"
    ANNOUNCE_OPPONENTS_TOO_HIGH = "6.5", "the opponents' slate is above 14"
    VOLE_SCORE_TOO_LOW = "9.5", "the team's score is too low for it"
    VOLE_TOO_LATE = "9.5", "it must be announced before the lead to the fifth trick"

    BOOK_TOO_EARLY = "4.1", "eight tricks have not been played"
