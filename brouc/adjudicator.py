"""Adjudication of a record: replay every deal and compare the derived lines.

A deal with eight tricks counts as booked, whether its derived lines are there or not: a record has
no word for the pause before the booking (docs/record.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from brouc.actions import Action, Book, Deal, Play, Said
from brouc.cards import Card
from brouc.deal import DealState, Hand, hands_of, pack_of
from brouc.events import DealResult, Ending
from brouc.fairness import pack_order
from brouc.match import MatchState, apply, violation
from brouc.record import Record, RecordedDeal, TrickLine, derived_lines, said_text
from brouc.seats import PerSeat
from brouc.violations import Violation
from gamekit.records.lines import RecordError
from gamekit.records.tags import check_secrets


@dataclass(frozen=True, slots=True)
class Adjudicated:
    """Record of a legal match."""

    record: Record
    actions: tuple[Action, ...]
    """The journal: ``replay(record.rules, actions) == state``."""
    state: MatchState
    deals: tuple[DealState, ...]
    """Each deal's final or current state."""

    @property
    def results(self) -> tuple[DealResult | None, ...]:
        """Result of each deal; ``None`` for one in progress."""
        return (*self.state.results, None)[: len(self.deals)]


def adjudicate(record: Record) -> Adjudicated:
    """Replay the record; raise :class:`gamekit.records.lines.RecordError` at its first error."""
    referee = _Referee(MatchState(record.rules))
    for deal in record.deals:
        referee.deal(deal)
    return Adjudicated(record, tuple(referee.actions), referee.state, tuple(referee.deals))


def verify(judged: Adjudicated) -> int:
    """Check every deal with a secret (docs/fairness.md); return their number.

    Raises :class:`gamekit.records.lines.RecordError` where a secret is not the one committed to,
    where the cards are not those that secret and cut make, or where one of the three tags is
    missing.
    """
    deals = judged.record.deals
    return check_secrets(
        judged.record.tags,
        len(deals),
        lambda number, secret, cut: _check_pack(deals[number - 1], secret, cut),
    )


def _check_pack(deal: RecordedDeal, secret: bytes, cut: int) -> None:
    pack = pack_order(secret, deal.number, cut)
    what = f"deal {deal.number} is not the one that its secret and cut make"
    for seat, hand in hands_of(pack, deal.dealer).items():
        # A record may list a hand in any order (docs/record.md).
        for card in hand:
            if card not in deal.hands[seat]:
                raise RecordError(deal.line, f"{what}: {seat} should hold {card}")
    if pack[31] is not deal.up:
        raise RecordError(deal.line, f"{what}: {pack[31]} should be turned up")


def _in_dealt_order(deal: RecordedDeal) -> PerSeat[Hand]:
    """Hands with the indicator last in the dealer's, as dealt (rules 1.5)."""
    own = deal.hands[deal.dealer]
    if own[-1] is deal.up:
        return deal.hands
    rest = tuple(card for card in own if card is not deal.up)
    return deal.hands.put(deal.dealer, (*rest, deal.up))


class _Referee:
    """Replay of a record's lines, action by action."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self.actions: list[Action] = []
        self.deals: list[DealState] = []

    def deal(self, deal: RecordedDeal) -> None:
        pack = pack_of(_in_dealt_order(deal), deal.dealer)
        self._act(deal.line, Deal(deal.dealer, pack), f"deal {deal.number}")
        previous = deal.line
        for trick in deal.tricks:
            self._trick(trick, previous)
            previous = trick.line
        if self.state.running and self._now.turn is None:
            self._act(previous, Book(), "the booking")
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

    def _trick(self, trick: TrickLine, previous: int) -> None:
        self._check_open(trick, trick.line)
        deal = self._now
        lying = len(deal.trick.cards)
        if len(deal.tricks) != trick.number - 1:
            what = f"trick {trick.number - 1} has {lying} of four cards, yet another follows"
            raise RecordError(previous, what, "2.1")
        if deal.trick.leader is not trick.leader:
            what = f"trick {trick.number} is led by {deal.trick.leader}, not by {trick.leader}"
            raise RecordError(trick.line, what, "2.1")
        for item in trick.items:
            self._check_open(trick, trick.line)
            self._item(trick, item)

    def _check_open(self, trick: TrickLine, line: int) -> None:
        if not self.state.running:
            ending = self.state.results[-1].ending
            what = f"trick {trick.number}: the deal is over ({ending.value}), nothing may follow"
            raise RecordError(line, what, _RULE_OF[ending])

    def _item(self, trick: TrickLine, item: Card | Said) -> None:
        deal = self._now
        if not isinstance(item, Card):
            self._act(trick.line, item, said_text(item, deal.dealt.trump))
            return
        if len(deal.tricks) >= trick.number:
            raise RecordError(trick.line, f"{item} is a fifth card in the trick", "2.1")
        seat = deal.turn
        assert seat is not None, "the trick is not complete"
        self._act(trick.line, Play(seat, item), f"{seat} {item}")

    def _check_derived(self, deal: RecordedDeal) -> None:
        if not deal.derived:
            return
        if self.state.running:
            first = deal.derived[0]
            what = f"deal {deal.number} has not ended, yet its result stands here"
            raise RecordError(first.line, what, "4.1")
        result = self.state.results[-1]
        due = {line.split(" ", 1)[0]: line for line in derived_lines(result)}
        for derived in deal.derived:
            word = derived.text.split(" ", 1)[0]
            if derived.text != due[word]:
                rule = {"end": _RULE_OF[result.ending], "slate": "4.1", "coches": "4.2"}[word]
                what = f"{due[word]!r} follows from the play, not {derived.text!r}"
                raise RecordError(derived.line, what, rule)


_RULE_OF: Final = {
    Ending.COUNTED: "4.1",
    Ending.DEHORS: "5.4",
    Ending.WRONG_DEHORS: "5.5",
    Ending.CAPE: "6.1",
    Ending.DEMAND_MADE: "6.4",
    Ending.DEMAND_FAILED: "6.6",
}

SENTENCES: Final = {
    Violation.MATCH_OVER: "the match is over",
    Violation.NO_DEAL: "no cards have been dealt",
    Violation.DEAL_RUNNING: "the deal before is not finished",
    Violation.WRONG_DEALER: "the deal passes to the last dealer's right",
    Violation.NOT_A_PACK: "these are not the 32 cards",
    Violation.NOT_YOUR_TURN: "it is another's turn",
    Violation.TRICKS_OVER: "eight tricks have been played",
    Violation.CARD_NOT_HELD: "the card is not held",
    Violation.MUST_FOLLOW: "the suit led must be followed",
    Violation.MUST_TRUMP: "trump is led and held, so trump must be played",
    Violation.MUST_BEAT_TRUMP: "a higher trump is held and must be played",
    Violation.UNDERTRUMP: "a lower trump is barred once the trick is ruffed",
    Violation.DECLARE_BEFORE_TRICK: "the team has won no trick yet",
    Violation.DECLARE_NOT_HELD: "the cards of this marriage are not held",
    Violation.DECLARE_TWICE: "this suit's marriage has been declared",
    Violation.DECLARE_NOT_YOUR_TURN: "at this table one declares on one's turn",
    Violation.DECLARE_NOT_AFTER_TRICK: "one declares when one's team has just won a trick",
    Violation.MARK_AUTOMATIC: "at this table marriages are marked automatically",
    Violation.MARK_NOT_WINNER: "only the trick's winners mark its marriage",
    Violation.MARK_NO_MARRIAGE: "the last trick has no such marriage",
    Violation.MARK_TOO_LATE: "a marriage is marked before the next trick is led",
    Violation.MARK_TWICE: "this marriage has been marked",
    Violation.DEHORS_NO_DEAL: "nobody goes out between two deals",
    Violation.DEHORS_AFTER_ANNOUNCING: "a team that announced the cape cannot call dehors",
    Violation.ANNOUNCE_NO_DEAL: "nobody announces between two deals",
    Violation.ANNOUNCE_OTHER_RULES: "these rules know no such announcement",
    Violation.ANNOUNCE_TWICE: "an announcement has been made in this deal",
    Violation.ANNOUNCE_SLATE_TOO_LOW: "the team's slate is too low for it",
    Violation.ANNOUNCE_TRICK_LOST: "the team has lost a trick",
    Violation.ANNOUNCE_TOO_FEW_CARDS: "who announces holds at least two cards",
    Violation.ANNOUNCE_OPPONENTS_TOO_HIGH: "the opponents' slate is above 14",
    Violation.VOLE_TOO_LATE: "it must be announced before the lead to the fifth trick",
    Violation.BOOK_TOO_EARLY: "eight tricks have not been played",
}
"""English reasons for refusals; applications have their own languages."""
