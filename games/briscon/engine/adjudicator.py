"""Adjudication of a record: replay every deal and compare the derived lines.

A deal with sixteen tricks and no « aus » counts as booked, whether its derived lines are there or
not: a record has no word for the pause before the booking (docs/record.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gamekit.cards.cards import Card
from gamekit.records.lines import RecordError
from gamekit.records.tags import check_secrets
from games.briscon.engine.actions import Action, Book, Deal, Out, Play
from games.briscon.engine.deal import DealState, Ending, dealt_hands, pack_of
from games.briscon.engine.fairness import pack_order
from games.briscon.engine.match import MatchState, apply, violation
from games.briscon.engine.record import (
    Derived,
    Item,
    Record,
    RecordedDeal,
    TrickLine,
    derived_lines,
    item_text,
)
from games.briscon.engine.record_reader import read_bytes
from games.briscon.engine.violations import Violation


@dataclass(frozen=True, slots=True)
class Adjudicated:
    """Record of a legal match."""

    record: Record
    actions: tuple[Action, ...]
    """The journal: ``replay(record.rules, actions) == state``."""
    state: MatchState
    deals: tuple[DealState, ...]
    """Each deal's final or current state."""


def adjudicate(record: Record) -> Adjudicated:
    """Replay the record; raise :class:`RecordError` at its first error."""
    referee = _Referee(MatchState(record.rules))
    for deal in record.deals:
        referee.deal(deal)
    return Adjudicated(record, tuple(referee.actions), referee.state, tuple(referee.deals))


def adjudicate_bytes(data: bytes) -> Adjudicated:
    """Read and replay a file's content; raise :class:`RecordError` at its first error."""
    return adjudicate(read_bytes(data))


def verify(judged: Adjudicated) -> tuple[int, int]:
    """Check every deal with a secret (rules 11.1); return their number and that of all deals.

    Raises :class:`RecordError` where a secret is not the one committed to, where the cards are not
    those that secret and cut make, or where one of the three tags is missing.
    """
    deals = judged.record.deals
    checked = check_secrets(
        judged.record.tags,
        len(deals),
        lambda number, secret, cut: _check_pack(deals[number - 1], secret, cut),
    )
    return checked, len(deals)


def _check_pack(deal: RecordedDeal, secret: bytes, cut: int) -> None:
    pack = pack_order(secret, deal.number, cut)
    what = f"deal {deal.number} is not the one that its secret and cut make"
    for seat, hand in dealt_hands(deal.dealer, pack).items():
        # A record may list a hand in any order (docs/record.md).
        for card in hand:
            if card not in deal.hands[seat]:
                raise RecordError(deal.line, f"{what}: {seat} should hold {card}")
    if pack[10] is not deal.up:
        raise RecordError(deal.line, f"{what}: {pack[10]} should be turned up")
    for place, (due, written) in enumerate(zip(pack[11:], deal.stock, strict=True), 1):
        if due is not written:
            raise RecordError(deal.line, f"{what}: card {place} of the stock should be {due}")


class _Referee:
    """Replay of a record's lines, action by action."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.actions: list[Action] = []
        self.deals: list[DealState] = []

    def deal(self, deal: RecordedDeal) -> None:
        pack = pack_of(deal.dealer, deal.hands, deal.up, deal.stock)
        self._act(deal.line, Deal(deal.dealer, pack), f"deal {deal.number}")
        line = deal.line
        for trick in deal.tricks:
            self._trick(trick)
            line = trick.line
        if self.state.running and self._now.turn is None:
            self._act(line, Book(), "the booking")
        self.deals.append(self._now)
        self._check_derived(deal)

    @property
    def _now(self) -> DealState:
        assert self.state.deal is not None, "a deal is being read"
        return self.state.deal

    def _act(self, line: int, action: Action, what: str) -> None:
        refused = violation(self.state, action)
        if refused is not None:
            raise RecordError(line, f"{what}: {SENTENCES[refused]}", refused.rule)
        self.state = apply(self.state, action)
        self.actions.append(action)

    def _trick(self, trick: TrickLine) -> None:
        deal = self._now
        self._check_open(trick)
        if len(deal.tricks) != trick.number - 1:
            what = f"trick {trick.number - 1} is not complete, yet another follows"
            raise RecordError(trick.line, what, "11.2")
        if deal.trick.leader is not trick.leader:
            what = f"trick {trick.number} is led by {deal.trick.leader}, not by {trick.leader}"
            raise RecordError(trick.line, what, "11.2")
        for item in trick.items:
            self._check_open(trick)
            self._item(trick, item)

    def _check_open(self, trick: TrickLine) -> None:
        result = self._now.result
        if result is not None:
            what = f"trick {trick.number}: the deal is over ({result.ending.value})"
            raise RecordError(trick.line, f"{what}, nothing may follow", _RULE_OF[result.ending])

    def _item(self, trick: TrickLine, item: Item) -> None:
        deal, text = self._now, item_text(item)
        complete = len(deal.tricks) >= trick.number
        if complete and not isinstance(item, Out):
            raise RecordError(trick.line, f"{text} follows a complete trick", "11.2")
        if not isinstance(item, Card):
            self._act(trick.line, item, text)
            return
        seat = deal.trick.turn
        self._act(trick.line, Play(seat, item), f"{seat} {item}")

    def _check_derived(self, deal: RecordedDeal) -> None:
        if not deal.derived:
            return
        result = self._now.result
        if result is None:
            what = f"deal {deal.number} has not ended, yet its result stands here"
            raise RecordError(deal.derived[0].line, what, "11.2")
        due = {Derived(line).word: line for line in derived_lines(result)}
        rules = {"end": _RULE_OF[result.ending], "score": "11.5", "game": "11.6"}
        for derived in deal.derived:
            if derived.text == due.get(derived.word):
                continue
            if derived.word in due:
                what = f"{due[derived.word]!r} follows from the play, not {derived.text!r}"
            else:
                what = f"no game is won, yet {derived.text!r} stands here"
            raise RecordError(derived.line, what, rules[derived.word])


_RULE_OF: Final = {
    Ending.COUNTED: "11.6",
    Ending.OUT: "11.6",
    Ending.WRONG_OUT: "11.6",
    Ending.ALL_TRICKS: "11.5",
}

SENTENCES: Final = {
    Violation.MATCH_OVER: "the match is over",
    Violation.NO_DEAL: "no deal is being played",
    Violation.DEAL_RUNNING: "the deal before is not finished",
    Violation.WRONG_DEALER: "the players deal in turn",
    Violation.NOT_A_PACK: "these are not the 32 cards",
    Violation.NOT_YOUR_TURN: "it is the other's turn",
    Violation.TRICKS_OVER: "sixteen tricks have been played",
    Violation.CARD_NOT_HELD: "the card is not held",
    Violation.MUST_FOLLOW: "the stock is gone, so the suit led must be followed",
    Violation.MUST_BEAT: "a higher card of the suit led is held and must be played",
    Violation.MUST_TRUMP: "the suit led is not held, so a trump must be played",
    Violation.ROB_NOT_ON_LEAD: "the upcard is robbed on lead, before leading",
    Violation.ROB_NO_SEVEN: "the trump seven is not held",
    Violation.ROB_TOO_LATE: "fewer than two cards of the stock remain",
    Violation.MELD_NOT_ON_LEAD: "one melds on lead, before leading",
    Violation.MELD_TOO_LATE: "sixteen tricks have been played",
    Violation.MELD_NONE: "these cards make no meld",
    Violation.MELD_NOT_HELD: "the cards of this meld are not held",
    Violation.MELD_TWICE: "this has been melded in this deal",
    Violation.MELD_CARD_USED: "a card serves in one sequence only",
    Violation.OUT_DECIDER: "nobody says aus in the deal that decides",
    Violation.BOOK_TOO_EARLY: "sixteen tricks have not been played",
}
"""English reasons for refusals; applications have their own languages."""
