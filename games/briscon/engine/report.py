"""Report of an adjudicated match as text and as JSON (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from gamekit.cards.cards import Card
from gamekit.cards.each import Each
from gamekit.records.document import RecordedDeal, TrickLine
from gamekit.records.report import heading, paragraphs
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.deal import DealResult, DealState, Ending
from games.briscon.engine.record import FORMAT, Judged
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.written import Reason, Written

SEAT_NAMES: Final = {seat: FORMAT.seats[seat.value] for seat in SEATS}

# -- for programs ----------------------------------------------------------------------------------


def as_json(judged: Judged) -> str:
    """Format the match as one JSON line (docs/record.md)."""
    state = judged.state
    return json.dumps(
        {
            "winner": state.winner.value if state.winner else None,
            "games": _json(state.games),
            "deals": [_deal_json(deal) for deal in judged.deals],
        }
    )


def _deal_json(deal: DealState) -> dict[str, Any]:
    result = deal.result
    by = result.by.value if result and result.by else None
    return {
        "number": deal.number,
        "dealer": deal.dealer.value,
        "trump": deal.trump.value,
        "end": result.ending.value if result else None,
        "by": by,
        "written": _json(_written(deal)),
        "cards": _json(deal.card_points()),
        "score": _json(result.score if result else deal.score),
        "game": by,
    }


def _written(deal: DealState) -> PerSeat[int]:
    written = deal.result.written if deal.result else deal.written
    return Each.of(SEATS, lambda seat: sum(one.points for one in written if one.seat is seat))


def _json(values: PerSeat[Any]) -> dict[str, int]:
    return {seat.value: int(value) for seat, value in values.items()}


# -- for people ------------------------------------------------------------------------------------


def as_text(judged: Judged) -> str:
    """Format the match for reading: cards, tricks, written points and score of each deal."""
    record, rules = judged.record, judged.record.rules
    strict = ", strict" if rules.strict else ""
    first = f"Briscon, to {rules.games} game{'s' if rules.games > 1 else ''}{strict}"
    deals = map(_deal_lines, judged.deals, record.deals)
    return paragraphs(heading(first, record.tags, FORMAT.seats), deals, _conclusion(judged))


def _deal_lines(deal: DealState, recorded: RecordedDeal) -> Iterator[str]:
    dealer = SEAT_NAMES[deal.dealer]
    yield f"Deal {deal.number}, {dealer} deals, {deal.indicator.name} turned up"
    for seat, hand in recorded.dealt.hands.items():
        cards = " ".join(card.name for card in sorted_hand(hand, deal.trump))
        yield f"  {FORMAT.seats[seat]:<6} {cards}"
    yield f"  stock  {' '.join(card.name for card in recorded.dealt.stock)}"
    if recorded.tricks:
        yield "  trick  North  South  for"
    for line in recorded.tricks:
        yield from _trick_lines(line, deal)
    yield from _written_lines(deal)
    yield from _result_lines(deal)


def _trick_lines(line: TrickLine, deal: DealState) -> Iterator[str]:
    """Calls, then both cards in columns: ``›`` before the led one, ``*`` after the winner's."""
    played: list[Card] = []
    for word in line.words:
        if not word.startswith("{"):
            played.append(Card.parse(word))
            continue
        seat, what, *cards = word[1:-1].split(" ")
        name = FORMAT.seats[seat]
        if what == "out":
            if played:
                yield _played_line(line, tuple(played), deal)
                played = []
            yield f"         {name}: « Aus »"
        elif what == "rob":
            yield f"         {name} robs {deal.indicator.name}"
        else:
            yield f"         {name} melds {' '.join(Card.parse(card).name for card in cards)}"
    if played:
        yield _played_line(line, tuple(played), deal)


def _played_line(line: TrickLine, cards: tuple[Card, ...], deal: DealState) -> str:
    leader = Seat(line.leader)
    by_seat = dict(zip((leader, leader.other), cards, strict=False))
    winner = deal.tricks[line.number - 1].winner(deal.trump) if len(cards) == 2 else None
    cells = [
        f"{'›' if seat is leader else ' '}"
        f"{by_seat[seat].name if seat in by_seat else ''}{'*' if seat is winner else ''}".ljust(7)
        for seat in SEATS
    ]
    text = f"  {line.number:^5}  {''.join(cells)}"
    return f"{text}{winner}" if winner else text.rstrip()


def _written_lines(deal: DealState) -> Iterator[str]:
    written = deal.result.written if deal.result else deal.written
    for seat in SEATS:
        own = [f"{one.points} {_reason(one)}" for one in written if one.seat is seat]
        if own:
            yield f"  {SEAT_NAMES[seat]} writes {', '.join(own)}"


def _reason(written: Written) -> str:
    if written.reason is Reason.MELD:
        return " ".join(card.name for card in written.cards)
    return _REASONS[written.reason]


_REASONS: Final = {
    Reason.UPCARD: "card turned up",
    Reason.HIGH: "five high cards",
    Reason.LOW: "five low cards",
    Reason.LAST_DRAW: "last card drawn",
    Reason.ALL_TRUMPS: "five trumps",
    Reason.LAST_TRICK: "last trick",
    Reason.LAST_FIVE: "last five tricks",
    Reason.MOST_TRICKS: "more tricks",
    Reason.ALL_TRICKS: "all tricks",
    Reason.TRUMP_ACE: "trump ace",
}


def _result_lines(deal: DealState) -> Iterator[str]:
    result = deal.result
    if result is None:
        yield (
            f"  In progress: {SEAT_NAMES[deal.turn]} is to play." if deal.turn else "  In progress."
        )
        return
    cards = ", ".join(f"{SEAT_NAMES[seat]} {value}" for seat, value in result.cards.items())
    score = ", ".join(f"{SEAT_NAMES[seat]} {value}" for seat, value in result.score.items())
    yield f"  {_ending(result)} Cards: {cards}. Score: {score}."
    if result.by is not None:
        yield f"  {SEAT_NAMES[result.by]} wins the game."


def _ending(result: DealResult) -> str:
    caller = SEAT_NAMES[result.said_by] if result.said_by else ""
    match result.ending:
        case Ending.COUNTED:
            return "Sixteen tricks, counted."
        case Ending.OUT:
            return f"{caller} says aus, and is right."
        case Ending.WRONG_OUT:
            return f"{caller} says aus, and is wrong."
        case Ending.ALL_TRICKS:
            return "All sixteen tricks."


def _conclusion(judged: Judged) -> str:
    state = judged.state
    games = ", ".join(f"{SEAT_NAMES[seat]} {value}" for seat, value in state.games.items())
    if state.winner is None:
        return f"The match is not over. Games: {games}."
    return f"{SEAT_NAMES[state.winner]} wins the match. Games: {games}."


ADJUDICATOR: Final = FORMAT.adjudicator(as_text, as_json)
"""Referee of the command line."""
