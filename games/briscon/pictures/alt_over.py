"""Alt texts of the sheet and of what is over: recapitulation, last picture, replay, film."""

from __future__ import annotations

from gamekit.api.scenes import Look
from games.briscon.engine.cards import points_of, sorted_hand
from games.briscon.engine.deal import DealResult, Trick
from games.briscon.engine.seats import SEATS, PerSeat
from games.briscon.engine.view import DealView, View
from games.briscon.pictures.alt import (
    Who,
    both,
    lines,
    lying,
    people,
    plays,
    sheet_sentences,
    stock,
    tricks_won,
)
from games.briscon.pictures.entries import RECAP_LINES, STRUCK, lines_of, sheet_of, sheet_then
from games.briscon.pictures.facts import FinalFacts
from games.briscon.pictures.history import best_meld, claims, claims_told, course, last_score, lost
from games.briscon.pictures.layout import REPLAY_SHEET
from games.briscon.pictures.small_sheet import rows_of
from games.briscon.pictures.steps import finished, moment, steps
from games.briscon.pictures.words import ending_of, meld_name, robbing, words_at, words_of
from i18n.writing import step
from render.style.names import joined
from render.style.words import Words, lasting


def sheet(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the score sheet."""
    say = words_of(look)
    who, told = people(names, say), sheet_of(view)
    out = [say("alt-sheet")]
    if told.games is not None:
        out.append(both("alt-sheet-games", told.games, who, say))
    for seat in SEATS:
        old = told.struck[seat][-STRUCK:]
        if old:
            out.append(say("alt-sheet-struck", name=who[seat], list=", ".join(map(str, old))))
    out.append(both("alt-sheet-before", told.before, who, say))
    for seat in SEATS:
        earlier, shown = lines_of(told, seat)
        if earlier:
            total = sum(one.points for one in earlier)
            out.append(say("alt-sheet-earlier-one", name=who[seat], n=total))
        if shown:
            out.append(say("alt-sheet-written", name=who[seat], list=lines(shown, say)))
    totals = told.before
    for seat in SEATS:
        totals = totals.put(seat, told.total(seat))
    if told.cards is not None:
        out.append(both("alt-sheet-cards", told.cards, who, say))
    out.append(
        both("alt-sheet-so-far" if told.cards is None else "alt-sheet-total", totals, who, say)
    )
    return joined(out)


def recap(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the recap of a deal."""
    say = words_of(look)
    deal = finished(view)
    assert deal.result is not None
    who = people(names, say)
    letters = ", ".join(f"{say.letter(seat.value)} {who[seat]}" for seat in SEATS)
    out = [
        say("alt-recap", name=who[deal.dealer], suit=say.suit(deal.trump)),
        _ending(deal.result, who, say),
        say("alt-people", list=letters),
        _tricks(deal, say, points=True),
    ]
    if deal.robbed is not None:
        out.append(f"{robbing(deal, say)}.")
    short = {seat: say.letter(seat.value) for seat in SEATS}
    out += sheet_sentences(sheet_of(view), RECAP_LINES, short, say, games=False)
    if deal.result.by is not None:
        out.append(say("picture-recap-won", name=who[deal.result.by]))
    return joined(out)


def _ending(result: DealResult, who: Who, say: Words) -> str:
    name = who[result.said_by] if result.said_by is not None else ""
    return say("alt-ended", ending=ending_of(result, name, say))


def _tricks(deal: DealView, say: Words, *, points: bool = False) -> str:
    """All tricks, each with its winner."""
    rows = []
    for trick in (*deal.tricks, deal.trick):
        if not trick.cards:
            continue
        text = f"{trick.number}. {_cards(trick, say)}"
        if trick.complete:
            text += f" → {say.letter(trick.winner(deal.trump).value)}"
            text += f" {points_of(trick.cards)}" if points else ""
        rows.append(text)
    return "; ".join(rows) + "." if rows else ""


def _cards(trick: Trick, say: Words) -> str:
    """The leader's letter and the cards: « N R♥ 10♥ »."""
    return " ".join((say.letter(trick.leader.value), *map(say.short, trick.cards)))


def final(view: View, names: PerSeat[str], facts: FinalFacts, look: Look) -> str:
    """Alternative text of the final picture."""
    say = words_of(look)
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    who = people(names, say)
    out = [
        " ".join((who[view.winner], say("picture-final-win"))),
        f"{lost(view, who[view.winner.other], say)}.",
        both("alt-final-points", last_score(view), who, say),
        say(
            "alt-final-games" if view.rules.games > 1 else "alt-final-deals",
            list=", ".join("–".join(map(str, score)) for score in course(view)),
        ),
        both("alt-sheet-games", view.games, who, say) if view.rules.games > 1 else "",
        say("alt-fact", name=say("picture-final-deals"), value=len(view.results)),
    ]
    if facts.duration is not None:
        name = say("picture-final-duration")
        out.append(say("alt-fact", name=name, value=lasting(facts.duration)))
    told, wrong = claims(view)
    if told or wrong:
        name = say("picture-final-claims")
        out.append(say("alt-fact", name=name, value=claims_told(told, wrong, say)))
    best = best_meld(view)
    if best is not None:
        value = f"{best.points} {meld_name(best.meld, say)} ({who[best.seat]})"
        out.append(say("alt-fact", name=say("picture-final-best"), value=value))
    changes = [
        f"{who[seat]} {new} ({step(new - old)})"
        for seat in SEATS
        for old, new in [facts.ratings.get(seat.value, (0, 0))]
        if seat.value in facts.ratings
    ]
    if changes:
        out.append(say("alt-ratings", list=", ".join(changes)))
    return joined(out)


def replay(view: View, step: int, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a replay step: open hands, the stock, the table and the sheet."""
    say = words_of(look)
    who, now = people(names, say), moment(view, step)
    deal = now.deal
    out = [
        say("alt-replay", n=step, all=len(steps(view)), name=who[deal.dealer]),
        say("alt-trump", suit=say.suit(deal.trump)),
    ]
    called = words_at(now, say)
    if called:
        out.append(say("alt-called", text=called))
    out.append(stock(deal.stock, deal.upcard if deal.stock else None, say))
    if deal.robbed is not None and deal.stock:
        out.append(say("alt-robbed", name=who[deal.robbed.seat]))
    following = deal.stock_cards()[:2]
    if following:
        out.append(say("alt-next", list=" ".join(map(say.short, following))))
    elif now.before is not None:
        taker = who[now.before.winner(deal.trump)]
        out.append(say("alt-last", list=plays(now.before, who, say), name=taker))
    out += lying(now.lying, None, who, say)
    if now.taker is not None:
        out.append(say("alt-taken", name=who[now.taker]))
    elif deal.turn is not None and now.result is None:
        out.append(say("alt-turn", name=who[deal.turn]))
    for seat in SEATS:
        cards = sorted_hand(deal.hands[seat], deal.trump)
        if cards:
            told = " ".join(map(say.short, cards))
            out.append(say("alt-replay-hand", name=who[seat], list=told))
    won = deal.hands.map(lambda _: 0)
    for seat in SEATS:
        won = won.put(seat, len(deal.won_by(seat)))
    out.append(tricks_won(won, who, say))
    told_then = sheet_then(view, now)
    out += sheet_sentences(told_then, rows_of(told_then, REPLAY_SHEET.h), who, say)
    return joined(out)


def film(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a deal's animation, trick by trick."""
    say = words_of(look)
    deal = finished(view)
    assert deal.result is not None
    who = people(names, say)
    letters = ", ".join(f"{say.letter(seat.value)} {who[seat]}" for seat in SEATS)
    out = [
        say("alt-film", n=len(steps(view)), name=who[deal.dealer]),
        say("alt-trump", suit=say.suit(deal.trump)),
        say("alt-people", list=letters),
        _tricks(deal, say),
    ]
    if deal.robbed is not None:
        out.append(f"{robbing(deal, say)}.")
    out.append(_ending(deal.result, who, say))
    short = {seat: say.letter(seat.value) for seat in SEATS}
    told = sheet_of(view)
    out += sheet_sentences(told, rows_of(told, REPLAY_SHEET.h), short, say)
    return joined(out)
