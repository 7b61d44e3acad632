"""Reasons for refusing an action: section of the rules and sentence of the referee."""

from __future__ import annotations

from enum import unique

from gamekit.cards.violations import IllegalActionError, Reason

__all__ = ["IllegalActionError", "Violation"]


@unique
class Violation(Reason):
    """Reason: its name is the code for translations."""

    MATCH_OVER = "10.10", "the match is over"
    NO_HAND = "10.2", "no hand is being played"
    HAND_RUNNING = "10.2", "the hand before is not finished"
    WRONG_DEALER = "10.2", "the deal passes to the last dealer's left"
    NOT_A_PACK = "10.1", "these are not the 32 cards"

    NOT_YOUR_TURN = "10.2", "it is another's turn"
    CARD_NOT_HELD = "10.2", "the card is not held"
    ANSWER_DUE = "10.6", "the other team has not answered the turned card"

    DARE_OTHER_CARD = "10.5", "only Brus and Dulle Hund may be dared"
    DARE_LAST = "10.5", "the trick's last player may not dare"
    DARE_SEVEN_LED = "10.5", "nobody dares in a trick led by a seven that counts"
    DARE_NOTHING_HIGHER = "10.5", "every higher card is played or held by the player"
    DARE_NO_TURNED_CARD = "10.6", "there is no card just turned up to dare"
    DARE_TWICE = "10.5", "the card is dared already"

    TURN_NOT_ON_LEAD = "10.6", "only who is on lead may turn a card"
    TURN_TRICKS = "10.6", "the team needs exactly two or four tricks, the others one or more"
    TURN_TWICE = "10.6", "the team has turned a card in this hand"

    NOTHING_TO_ANSWER = "10.6", "no turned card waits for an answer"
    ANSWER_OTHERS = "10.6", "the other team answers"
