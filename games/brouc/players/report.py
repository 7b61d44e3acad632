"""An analysis for people, as a listing, and for programs, as plain data for JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from brouc.cards import Card
from brouc.deal import DealState
from brouc.report import SEAT_NAMES, TEAM_NAMES
from games.brouc.players.verdicts import (
    Analysis,
    DehorsVerdict,
    JudgedPlay,
    MissedDeclaration,
    MissedMark,
    Moment,
    Review,
)
from i18n.cards import card_label, suit_label

_BEST: Final = 3
"""Cards named that would have been best."""
_DEHORS: Final = {
    "wrong": "{team} called dehors in trick {trick}, and was wrong.",
    "missed": "{team} could have called dehors from trick {trick}, and never did.",
    "late": "{team} called dehors in trick {called}, and could have in trick {trick}.",
}


# -- for programs ----------------------------------------------------------------------------------


def as_data(review: Review, deal: DealState) -> dict[str, Any]:
    """The whole review as JSON's own types; docs/players.md has the fields."""
    dealt, seen = deal.dealt, review.open
    return {
        "number": dealt.number,
        "dealer": dealt.dealer.value,
        "trump": dealt.trump.value,
        "par": seen.par,
        "final": seen.final,
        "unsolved": seen.unsolved,
        "plays": [_play_data(both) for both in review.plays],
        "declarations": [
            {
                "seat": missed.seat.value,
                "suit": missed.suit.value,
                "possible": int(missed.possible),
                "declared": int(missed.declared),
                "first": _moment_data(missed.first),
                "last": _moment_data(missed.last),
            }
            for missed in seen.declarations
        ],
        "marks": [
            {
                "team": missed.team.value,
                "trick": missed.trick,
                "suit": missed.marriage.suit.value,
                "jack": missed.marriage.extended,
                "lost": int(missed.lost),
            }
            for missed in seen.marks
        ],
        "dehors": {team.value: _dehors_data(verdict) for team, verdict in seen.dehors.items()},
    }


def _play_data(both: JudgedPlay) -> dict[str, Any]:
    fair, seen = both.fair, both.open
    return {
        **_moment_data(fair.moment),
        "seat": fair.seat.value,
        "card": str(fair.card),
        "fair": {
            "best": str(fair.choice),
            "cost": round(fair.cost, 2),
            "loss": round(fair.loss, 2),
            "error": round(fair.error, 2),
            "mistake": fair.mistake,
        },
        "open": seen
        and {
            "best": [str(card) for card in seen.best_cards],
            "cost": int(seen.cost),
            "value": seen.value,
            "best_value": seen.best,
            "turning": seen.turning,
        },
    }


def _dehors_data(verdict: DehorsVerdict) -> dict[str, Any]:
    return {
        "right_from": verdict.right_from and _moment_data(verdict.right_from),
        "possible_from": verdict.possible_from and _moment_data(verdict.possible_from),
        "called": verdict.called and _moment_data(verdict.called),
        "correct": verdict.correct,
        "missed": verdict.missed,
        "late": verdict.late,
    }


def _moment_data(moment: Moment) -> dict[str, int]:
    return {"trick": moment.trick, "after": moment.cards}


# -- for people ------------------------------------------------------------------------------------


def as_text(review: Review, deal: DealState) -> str:
    """A listing: every card, then what was missed."""
    return "\n".join((*_head(review.open, deal), *_plays(review), *_missed(review.open, deal)))


def _head(seen: Analysis, deal: DealState) -> Iterator[str]:
    dealt = deal.dealt
    yield (
        f"Deal {dealt.number}, {SEAT_NAMES[dealt.dealer]} deals, {_card(dealt.indicator)} turned up"
    )
    if seen.par is not None and seen.final is not None:
        yield (
            f"  North-South less East-West, net points: {seen.par:+} with best play from the first "
            f"card, {seen.final:+} as it was played."
        )


def _plays(review: Review) -> Iterator[str]:
    if not review.fair:
        yield "  No card has been led."
        return
    yield f"{'':21}by what the seat knew   with all cards seen"
    yield "  trick  seat   card  best       cost         best           cost"
    trick = 0
    for both in review.plays:
        fair = both.fair
        number = f"{fair.moment.trick}" if fair.moment.trick != trick else ""
        trick = fair.moment.trick
        line = f"  {number:^5}  {SEAT_NAMES[fair.seat]:<6} {_card(fair.card):<4}"
        line += f"  {_fair(both):<22}  {_open(both)}"
        yield line.rstrip()
    yield "  !  a mistake beyond doubt, by what the seat knew    T  let a lead, or the draw, slip"


def _fair(both: JudgedPlay) -> str:
    fair = both.fair
    if fair.choice is fair.card:
        return "="
    sure = " !" if fair.mistake else ""
    return f"{_card(fair.choice):<4}  {fair.cost:5.1f} ± {fair.error:.1f}{sure}"


def _open(both: JudgedPlay) -> str:
    seen = both.open
    if seen is None:
        return "?"
    if not seen.cost:
        return "="
    best = " ".join(map(_card, seen.best_cards[:_BEST]))
    return f"{best:<12}  {int(seen.cost):5}{' T' if seen.turning else ''}"


def _missed(seen: Analysis, deal: DealState) -> Iterator[str]:
    turning = [f"trick {play.moment.trick} {_card(play.card)}" for play in seen.turning]
    if turning:
        yield f"  Turning points: {', '.join(turning)}."
    for declared in seen.declarations:
        yield f"  {_declaration(declared)}"
    for mark in seen.marks:
        yield f"  {_mark(mark)}"
    for verdict in seen.dehors:
        if verdict.fault is not None:
            fault, trick = verdict.fault
            called = verdict.called.trick if verdict.called is not None else 0
            team = TEAM_NAMES[verdict.team]
            yield f"  {_DEHORS[fault].format(team=team, trick=trick, called=called)}"
    if seen.unsolved:
        yield f"  The first {seen.unsolved} cards have too many continuations to be solved."


def _declaration(missed: MissedDeclaration) -> str:
    who, suit = SEAT_NAMES[missed.seat], suit_label(missed.suit)
    could = f"could have declared {missed.possible} in {suit} from trick {missed.first.trick}"
    return f"{who} {could}, and declared {missed.declared or 'nothing'}."


def _mark(missed: MissedMark) -> str:
    name, marriage = TEAM_NAMES[missed.team], missed.marriage
    cards = f"{'K-Q-J' if marriage.extended else 'K-Q'} of {suit_label(marriage.suit)}"
    return f"{name} did not mark {cards} in trick {missed.trick} in full: {missed.lost} lost."


def _card(card: Card) -> str:
    return card_label("en", card)
