"""Adjudication of a record: replay every hand and compare the derived lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from gamekit.cards.cards import Card
from gamekit.records.lines import RecordError
from gamekit.records.tags import check_secrets
from games.brus.engine.actions import Action, Answer, Dare, Deal, Play, Turn
from games.brus.engine.fairness import pack_order
from games.brus.engine.hand import Ending, HandResult, HandState
from games.brus.engine.match import MatchState, apply, violation
from games.brus.engine.record import (
    Answered,
    Dared,
    Derived,
    Item,
    Open,
    Record,
    RecordedHand,
    TrickLine,
    Turned,
    derived_lines,
)
from games.brus.engine.record_reader import read_bytes
from games.brus.engine.seats import SEATS
from games.brus.engine.violations import Violation


@dataclass(frozen=True, slots=True)
class Adjudicated:
    """Record of a legal match."""

    record: Record
    actions: tuple[Action, ...]
    """The journal: ``replay(record.rules, actions) == state``."""
    state: MatchState
    hands: tuple[HandState, ...]
    """Each hand's final or current state."""


def adjudicate(record: Record) -> Adjudicated:
    """Replay the record; raise :class:`RecordError` at its first error."""
    referee = _Referee(MatchState(record.rules))
    for hand in record.hands:
        referee.hand(hand)
    return Adjudicated(record, tuple(referee.actions), referee.state, tuple(referee.hands))


def adjudicate_bytes(data: bytes) -> Adjudicated:
    """Read and replay a file's content; raise :class:`RecordError` at its first error."""
    return adjudicate(read_bytes(data))


def verify(judged: Adjudicated) -> tuple[int, int]:
    """Check every hand with a secret (rules 10.2); return their number and that of all hands.

    Raises :class:`RecordError` where a secret is not the one committed to, where the cards are not
    those that secret and cut make, or where one of the three tags is missing.
    """
    hands = judged.record.hands
    checked = check_secrets(
        judged.record.tags,
        len(hands),
        lambda number, secret, cut: _check_pack(hands[number - 1], secret, cut),
    )
    return checked, len(hands)


def _check_pack(hand: RecordedHand, secret: bytes, cut: int) -> None:
    pack = pack_order(secret, hand.number, cut)
    what = f"hand {hand.number} is not the one that its secret and cut make"
    order = hand.dealer.left.round()
    for seat in SEATS:
        # A record may list a hand in any order (docs/record.md).
        for card in pack[order.index(seat) : 12 : 4]:
            if card not in hand.hands[seat]:
                raise RecordError(hand.line, f"{what}: {seat} should hold {card}")
    for place, (due, written) in enumerate(zip(pack[12:], hand.stock, strict=True), 1):
        if due is not written:
            raise RecordError(hand.line, f"{what}: card {place} of the stock should be {due}")


def _pack_of(hand: RecordedHand) -> tuple[Card, ...]:
    order = hand.dealer.left.round()
    dealt = (hand.hands[seat][place] for place in range(3) for seat in order)
    return (*dealt, *hand.stock)


class _Referee:
    """Replay of a record's lines, action by action."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.actions: list[Action] = []
        self.hands: list[HandState] = []

    def hand(self, hand: RecordedHand) -> None:
        self._act(hand.line, Deal(hand.dealer, _pack_of(hand)), f"hand {hand.number}")
        for trick in hand.tricks:
            self._trick(trick)
        self.hands.append(self._now)
        self._check_derived(hand)

    @property
    def _now(self) -> HandState:
        assert self.state.hand is not None, "a hand is being read"
        return self.state.hand

    def _act(self, line: int, action: Action, what: str) -> None:
        refused = violation(self.state, action)
        if refused is not None:
            raise RecordError(line, f"{what}: {SENTENCES[refused]}", refused.rule)
        self.state = apply(self.state, action)
        self.actions.append(action)

    def _trick(self, trick: TrickLine) -> None:
        hand = self._now
        self._check_open(trick)
        if len(hand.tricks) != trick.number - 1:
            lying = len(hand.trick.laid)
            what = f"trick {trick.number - 1} has {lying} of four cards, yet another follows"
            raise RecordError(trick.line, what, "10.2")
        if hand.trick.leader is not trick.leader:
            what = f"trick {trick.number} is led by {hand.trick.leader}, not by {trick.leader}"
            raise RecordError(trick.line, what, "10.2")
        for item in trick.items:
            self._check_open(trick)
            self._item(trick, item)

    def _check_open(self, trick: TrickLine) -> None:
        result = self._now.result
        if result is not None:
            what = f"trick {trick.number}: the hand is over ({result.ending.value})"
            raise RecordError(trick.line, f"{what}, nothing may follow", _RULE_OF[result.ending])

    def _item(self, trick: TrickLine, item: Item) -> None:
        hand = self._now
        if len(hand.tricks) >= trick.number:
            raise RecordError(trick.line, f"{item} follows a complete trick", "10.2")
        seat = hand.trick.turn
        match item:
            case Open():
                self._act(trick.line, Play(seat, item.card, item.dared), f"{seat} {item}")
            case Turned():
                self._act(trick.line, Turn(seat, item.card), f"{seat} {item}")
            case Answered():
                self._act(trick.line, Answer(item.seat, item.takes), str(item))
            case Dared():
                self._act(trick.line, Dare(hand.trick.leader), f"{hand.trick.leader} {item}")
            case _:
                assert_never(item)

    def _check_derived(self, hand: RecordedHand) -> None:
        if not hand.derived:
            return
        result = self._now.result
        if result is None:
            what = f"hand {hand.number} has not ended, yet its result stands here"
            raise RecordError(hand.derived[0].line, what, "10.2")
        due = {Derived(line).word: line for line in derived_lines(result)}
        for derived in hand.derived:
            if derived.text != due.get(derived.word):
                raise RecordError(derived.line, _differs(derived, due), _rule(derived, result))


def _differs(derived: Derived, due: dict[str, str]) -> str:
    if derived.word not in due:
        return f"no game is won, yet {derived.text!r} stands here"
    return f"{due[derived.word]!r} follows from the play, not {derived.text!r}"


def _rule(derived: Derived, result: HandResult) -> str:
    return {"end": _RULE_OF[result.ending], "strokes": "10.4", "game": "10.8"}[derived.word]


_RULE_OF: Final = {Ending.WON: "10.7", Ending.RUN: "10.6", Ending.STANTO: "10.9"}

SENTENCES: Final = {
    Violation.MATCH_OVER: "the match is over",
    Violation.NO_HAND: "no hand is being played",
    Violation.HAND_RUNNING: "the hand before is not finished",
    Violation.WRONG_DEALER: "the deal passes to the last dealer's left",
    Violation.NOT_A_PACK: "these are not the 32 cards",
    Violation.NOT_YOUR_TURN: "it is another's turn",
    Violation.CARD_NOT_HELD: "the card is not held",
    Violation.ANSWER_DUE: "the other team has not answered the turned card",
    Violation.DARE_OTHER_CARD: "only Brus and Dulle Hund may be dared",
    Violation.DARE_LAST: "the trick's last player may not dare",
    Violation.DARE_SEVEN_LED: "nobody dares in a trick led by a seven that counts",
    Violation.DARE_NOTHING_HIGHER: "every higher card is played or held by the player",
    Violation.DARE_NO_TURNED_CARD: "there is no card just turned up to dare",
    Violation.DARE_TWICE: "the card is dared already",
    Violation.TURN_NOT_ON_LEAD: "only who is on lead may turn a card",
    Violation.TURN_TRICKS: "the team needs exactly two or four tricks, the others one or more",
    Violation.TURN_TWICE: "the team has turned a card in this hand",
    Violation.NOTHING_TO_ANSWER: "no turned card waits for an answer",
    Violation.ANSWER_OTHERS: "the other team answers",
}
"""English reasons for refusals; applications have their own languages."""
