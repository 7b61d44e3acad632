"""Report of an adjudicated match as text and as JSON (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from gamekit.records.report import heading, paragraphs
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import Ending, Fate, HandResult, HandState, Kehren, Settled, Trick
from games.brus.engine.record import FORMAT, Judged
from games.brus.engine.seats import SEATS, PerTeam, Team

SEAT_NAMES: Final = {seat: FORMAT.seats[seat.value] for seat in SEATS}
TEAM_NAMES: Final = {Team.NS: "North-South", Team.EW: "East-West"}

# -- for programs ----------------------------------------------------------------------------------


def as_json(judged: Judged) -> str:
    """Format the match as one JSON line (docs/record.md)."""
    state = judged.state
    return json.dumps(
        {
            "winner": state.winner.value if state.winner else None,
            "games": _json(state.games),
            "hands": [_hand_json(hand) for hand in judged.deals],
        }
    )


def _hand_json(hand: HandState) -> dict[str, Any]:
    result = hand.result
    game = None
    if result is not None and result.game_over:
        game = "keule" if result.keule else "brille"
    return {
        "number": hand.number,
        "dealer": hand.dealer.value,
        "tricks": _json(hand.won),
        "end": result.ending.value if result else None,
        "by": result.by.value if result and result.by else None,
        "dares": _json(hand.dares),
        "wiped": result.wiped if result else 0,
        "stanti": result.stanti if result else hand.stanti,
        "strokes": _json(hand.strokes),
        "game": game,
    }


def _json(values: PerTeam[int]) -> dict[str, int]:
    return {team.value: value for team, value in values.items()}


# -- for people ------------------------------------------------------------------------------------


def as_text(judged: Judged) -> str:
    """Format the match for reading: cards, tricks, dares and strokes of each hand."""
    tags, games = judged.record.tags, judged.record.rules.games
    first = f"Brus, to {games} game{'s' if games > 1 else ''}"
    hands = (_hand_lines(hand, judged) for hand in judged.deals)
    return paragraphs(heading(first, tags, FORMAT.seats), hands, _conclusion(judged))


def _hand_lines(hand: HandState, judged: Judged) -> Iterator[str]:
    recorded = judged.record.deals[hand.number - 1]
    yield f"Hand {hand.number}, {SEAT_NAMES[hand.dealer]} deals"
    for seat, held in recorded.dealt.hands.items():
        yield f"  {FORMAT.seats[seat]:<6} {' '.join(card.name for card in sorted_hand(held))}"
    yield f"  stock  {' '.join(card.name for card in recorded.dealt.stock)}"
    if recorded.tricks:
        yield "  trick " + "".join(f"{SEAT_NAMES[seat]:^7}" for seat in SEATS) + "  for"
    for trick in (*hand.tricks, hand.trick):
        if trick.laid:
            yield from _trick_lines(trick, hand)
    yield from _result_lines(hand)


def _trick_lines(trick: Trick, hand: HandState) -> Iterator[str]:
    """Trick in columns of seats: ``›`` before the leader's card, ``!`` after a dared one, ``*``
    after the winner's, brackets around one led face down."""
    kehren = next((one for one in hand.kehren if one.trick == trick.number), None)
    cards = {laid.seat: laid for laid in trick.laid}
    cells = []
    for seat in SEATS:
        laid = cards.get(seat)
        name = "" if laid is None else laid.card.name
        if kehren is not None and seat is trick.leader and laid is not None:
            name = f"({name})"
        marks = ("!" if laid and laid.dared else "") + (
            "*" if trick.complete and trick.winner is seat else ""
        )
        cells.append(f"{'›' if seat is trick.leader else ' '}{name}{marks}".ljust(7))
    line = f"  {trick.number:^5} {''.join(cells)}"
    yield f"{line}  {trick.winner.team}" if trick.complete else line.rstrip()
    if kehren is not None and kehren.answered_by is not None:
        yield f"        {_answer(kehren)}"
    for settled in hand.settled:
        if settled.trick == trick.number:
            yield f"        {_dare(settled)}"


def _answer(kehren: Kehren) -> str:
    who = SEAT_NAMES[kehren.answered_by] if kehren.answered_by else ""
    return (
        f"{SEAT_NAMES[kehren.seat]} turns the card; {who} {'takes up' if kehren.takes else 'runs'}."
    )


def _dare(settled: Settled) -> str:
    what = f"{SEAT_NAMES[settled.seat]} dared {settled.card.name}"
    match settled.fate:
        case Fate.COVERED:
            return f"{what}; the partner's card won: nobody wipes."
        case Fate.BEATEN | Fate.WON:
            team = TEAM_NAMES[settled.team] if settled.team else ""
            how = "and won" if settled.fate is Fate.WON else "and was beaten"
            return f"{what} {how}: {team} wipes {settled.wiped}."


def _result_lines(hand: HandState) -> Iterator[str]:
    result = hand.result
    if result is None:
        asked = hand.asked
        if asked is not None:
            yield f"  In progress: {TEAM_NAMES[asked.seat.team.other]} runs or takes up."
        elif hand.turn is not None:
            yield f"  In progress: {SEAT_NAMES[hand.turn]} is to play."
        return
    yield f"  {_ending(result)}"
    strokes = ", ".join(f"{TEAM_NAMES[team]} {value}" for team, value in result.strokes.items())
    yield f"  Strokes: {strokes}." + (f" Stanti: {result.stanti}." if result.stanti else "")
    if result.game_over and result.by is not None:
        loser, what = TEAM_NAMES[result.by.other], "Keule" if result.keule else "Brille"
        yield f"  {TEAM_NAMES[result.by]} wins the game; {loser} draws a {what}."


def _ending(result: HandResult) -> str:
    team = TEAM_NAMES[result.by] if result.by else ""
    other = TEAM_NAMES[result.by.other] if result.by else ""
    match result.ending:
        case Ending.STANTO:
            return "Four tricks each: a Stanto."
        case Ending.RUN:
            return f"{other} runs: {team} wins the hand and wipes {result.wiped}."
        case Ending.WON:
            assert result.by is not None, "a hand that was won"
            score = f"{result.tricks[result.by]}-{result.tricks[result.by.other]}"
            return f"{team} wins the hand {score} and wipes {result.wiped}."


def _conclusion(judged: Judged) -> str:
    state = judged.state
    games = ", ".join(f"{TEAM_NAMES[team]} {value}" for team, value in state.games.items())
    if state.winner is None:
        return f"The match is not over. Games: {games}."
    return f"{TEAM_NAMES[state.winner]} wins the match. Games: {games}."


ADJUDICATOR: Final = FORMAT.adjudicator(as_text, as_json)
"""Referee of the command line."""
