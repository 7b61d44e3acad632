"""Alt texts of the running deal: everything a picture says, in words, and nothing more."""

from __future__ import annotations

from collections.abc import Iterable

from gamekit.api.scenes import Look
from gamekit.cards.cards import Card
from games.briscon.engine.actions import Play
from games.briscon.engine.cards import sorted_hand
from games.briscon.engine.deal import Trick
from games.briscon.engine.seats import SEATS, PerSeat, Seat
from games.briscon.engine.view import DealView, Phase, View
from games.briscon.pictures.entries import Entry, Sheet, marks, newest, sheet_of
from games.briscon.pictures.facts import LastTrick
from games.briscon.pictures.layout import SHEET
from games.briscon.pictures.small_sheet import rows_of
from games.briscon.pictures.trick import lying as lying_on
from games.briscon.pictures.words import called, ending_in_short, meld_name, words_of
from render.style.names import joined
from render.style.words import Words

Who = dict[Seat, str]
"""Display names of the players."""


def people(names: PerSeat[str], say: Words) -> Who:
    """Display names of the players."""
    return {seat: called(names, seat, say) for seat in SEATS}


def board(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the board."""
    say = words_of(look)
    who = people(names, say)
    places = ", ".join(say("alt-at", seat=say.seat(seat.value), name=who[seat]) for seat in SEATS)
    seats = say("alt-people", list=places)
    sheet = sheet_of(view)
    # Players are known by their seats from here on: the whole sheet has to fit.
    seated = {seat: say.seat(seat.value) for seat in SEATS}
    score = sheet_sentences(sheet, rows_of(sheet, SHEET.h), seated, say)
    if view.deal is None:
        return joined([say("alt-no-deal"), seats, *score])
    return joined([say("alt-board"), seats, *_table(view, view.deal, who, say), *score])


def _table(view: View, deal: DealView, who: Who, say: Words) -> list[str]:
    out = [say("alt-dealer", name=who[deal.dealer]), say("alt-trump", suit=say.suit(deal.trump))]
    out.append(stock(deal.stock, deal.upcard, say))
    if deal.robbed_by is not None and deal.upcard is not None:
        out.append(say("alt-robbed", name=who[deal.robbed_by]))
    out += on_table(deal, who, say)
    if deal.turn is not None:
        out.append(say("alt-turn", name=who[deal.turn]))
    elif view.phase is Phase.COUNTING:
        out.append(say("alt-counting"))
    if deal.result is not None:
        out.append(say("alt-ended", ending=ending_in_short(deal.result, say)))
    for seat in SEATS:
        cards = " ".join(map(say.short, sorted_hand(deal.known[seat], deal.trump)))
        key = "alt-holds-known" if cards else "alt-holds"
        out.append(say(key, name=who[seat], n=deal.held[seat], list=cards))
    before = lying_on(deal).before
    if before is not None:
        winner = who[before.winner(deal.trump)]
        out.append(say("alt-last", list=plays(before, who, say), name=winner))
    out.append(tricks_won(deal.won, who, say))
    return out


def stock(left: int, upcard: Card | None, say: Words) -> str:
    """Cards left to draw."""
    if upcard is None:
        return say("alt-stock-gone")
    return say("alt-stock", n=left, card=say.card(upcard))


def on_table(deal: DealView, who: Who, say: Words) -> list[str]:
    """The trick on the table, and who takes it once it is complete."""
    there = lying_on(deal)
    out = lying(there.trick, deal.turn, who, say)
    if there.winner is not None:
        out.append(say("alt-taken", name=who[there.winner]))
    return out


def lying(trick: Trick, turn: Seat | None, who: Who, say: Words) -> list[str]:
    """The cards of a trick that lies there."""
    if trick.cards:
        cards = zip((trick.leader, trick.leader.other), trick.cards, strict=False)
        told = ", ".join(
            say("alt-play", name=who[seat], card=say.card(card)) for seat, card in cards
        )
        return [say("alt-trick", list=told)]
    return [say("alt-trick-empty", name=who[trick.leader])] if turn is not None else []


def plays(trick: Trick, who: Who, say: Words) -> str:
    """A trick's cards with their players, in signs."""
    cards = zip((trick.leader, trick.leader.other), trick.cards, strict=False)
    return ", ".join(say("alt-play", name=who[seat], card=say.short(card)) for seat, card in cards)


def tricks_won(won: PerSeat[int], who: Who, say: Words) -> str:
    """Number of tricks of each."""
    return both("alt-tricks", won, who, say)


def both(key: str, values: PerSeat[int], who: Who, say: Words) -> str:
    """A sentence with a number for each player."""
    north, south = SEATS
    return say(key, north=who[north], n=values[north], south=who[south], s=values[south])


def sheet_sentences(
    sheet: Sheet, rows: int, who: Who, say: Words, *, games: bool = True
) -> list[str]:
    """Text of a sheet with room for a number of the deal's lines."""
    out = []
    if games and sheet.games is not None:
        out.append(both("alt-sheet-games", sheet.games, who, say))
    out.append(both("alt-sheet-before", sheet.before, who, say))
    earlier, shown = newest(sheet.entries, rows)
    if earlier:
        sums = sheet.before
        for seat in SEATS:
            sums = sums.put(seat, sum(one.points for one in earlier if one.seat is seat))
        out.append(both("alt-sheet-earlier", sums, who, say))
    for seat in SEATS:
        mine = [one for one in shown if one.seat is seat]
        if mine:
            out.append(say("alt-sheet-written", name=who[seat], list=lines(mine, say)))
    totals = sheet.before
    for seat in SEATS:
        totals = totals.put(seat, sheet.total(seat))
    key = "alt-sheet-so-far" if sheet.cards is None else "alt-sheet-total"
    if sheet.cards is not None:
        out.append(both("alt-sheet-cards", sheet.cards, who, say))
    out.append(both(key, totals, who, say))
    return out


def lines(entries: Iterable[Entry], say: Words) -> str:
    """Lines of a sheet, one after the other."""
    return ", ".join(line(entry, say) for entry in entries)


def line(entry: Entry, say: Words) -> str:
    """A line of a sheet: points and what for."""
    if entry.meld is not None:
        return f"{entry.points} {meld_name(entry.meld, say)}"
    what = say(f"alt-reason-{entry.reason.code}")
    return f"{entry.points} {what}" + (f" (×{entry.times})" if entry.times > 1 else "")


def hand(view: View, names: PerSeat[str], look: Look, *, mark_legal: bool = True) -> str:
    """Alternative text of a hand."""
    say = words_of(look)
    deal, seat = view.deal, view.seat
    if deal is None or seat is None:
        raise ValueError("a hand is a player's, in a deal")
    who = people(names, say)
    cards = sorted_hand(deal.hand, deal.trump)
    out = [
        say("alt-hand", name=who[seat]),
        say("alt-trump", suit=say.suit(deal.trump)),
        stock(deal.stock, deal.upcard, say),
    ]
    out += on_table(deal, who, say)
    if deal.turn is seat:
        out.append(say("alt-your-turn"))
    elif deal.turn is not None:
        out.append(say("alt-turn", name=who[deal.turn]))
    if cards:
        out.append(say("alt-hand-cards", list=", ".join(map(say.card, cards))))
    else:
        out.append(say("alt-hand-empty"))
    legal = [action.card for action in view.legal if isinstance(action, Play)]
    if mark_legal and legal and len(legal) < len(cards):
        out.append(say("alt-hand-legal", list=", ".join(map(say.card, sorted_hand(tuple(legal))))))
    for card in cards:
        told = marks(deal, seat, card, say)
        if told:
            out.append(say("alt-hand-mark", card=say.card(card), list=", ".join(told)))
    return joined(out)


def last(shown: LastTrick, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the last trick."""
    say, trick = words_of(look), shown.trick
    who = people(names, say)
    plays = ", ".join(
        say("alt-play", name=who[seat], card=say.card(card))
        for seat, card in zip((trick.leader, trick.leader.other), trick.cards, strict=True)
    )
    told = {"leader": who[trick.leader], "winner": who[trick.winner(shown.trump)]}
    out = [say("alt-lone-trick", number=trick.number, list=plays, **told)]
    return joined([*out, say("alt-trump", suit=say.suit(shown.trump))])
