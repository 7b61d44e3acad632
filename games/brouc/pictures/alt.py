"""Alt texts: everything a picture says, in words, and nothing more; at most 1,024 characters."""

from __future__ import annotations

from brouc.actions import Announce, Declare, Dehors, Play
from brouc.cards import sorted_hand
from brouc.deal import Spoken, WonTrick
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.slate import marriage_value
from brouc.tricks import Marriage
from brouc.view import DealView, Phase, View
from gamekit.api.scenes import Look
from games.brouc.pictures import columns as slates
from games.brouc.pictures.facts import Held, LastTrick
from games.brouc.pictures.trick import Lying, lying, worth
from games.brouc.pictures.words import called, team_name, words_of
from i18n import format_number
from render.style.names import joined
from render.style.words import Words


def board(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the board."""
    say = words_of(look)
    deal = view.deal
    people = say(
        "alt-people",
        list=", ".join(
            say("alt-at", seat=say.seat(seat.value), name=called(names, seat, say))
            for seat in SEATS
        ),
    )
    if deal is None:
        return joined([say("alt-no-deal"), people, *_score(view, say)])
    return joined(
        [
            say("alt-board"),
            people,
            *_table(view, deal, names, say),
            *_score(view, say),
        ]
    )


def _table(view: View, deal: DealView, names: PerSeat[str], say: Words) -> list[str]:
    """Dealer, trump, turn, trick, what was said, last trick, tricks won, markers."""
    who = {seat: called(names, seat, say) for seat in SEATS}
    out = [
        say("alt-dealer", name=who[deal.dealer]),
        say("alt-trump", suit=say.suit(deal.trump)),
    ]
    if deal.indicator is not None:
        out.append(say("alt-indicator", card=say.card(deal.indicator)))
    there = lying(view, deal)
    out += _lying(there, deal, who, say)
    if deal.turn is not None:
        out.append(say("alt-turn", name=who[deal.turn]))
    elif view.phase is Phase.COUNTING:
        out.append(say("alt-counting"))
    if deal.result is not None:
        out.append(say("alt-ended", ending=say(f"picture-ending-{deal.result.ending.value}")))
    out.append(heard(deal.spoken, deal, who, say))
    if there.before is not None:
        plays = ", ".join(
            say("alt-play", name=who[seat], card=say.short(card))
            for seat, card in there.before.trick.plays()
        )
        out.append(say("alt-last", list=plays, name=who[there.before.winner]))
    if deal.tricks:
        out.append(tricks_won(deal.tricks, say))
    if deal.marks:
        marks = ", ".join(
            say("alt-mark", card=say.short(mark.marriage.mark()), team=team_name(say, mark.team))
            for mark in deal.marks
        )
        out.append(say("alt-marks", list=marks))
    return out


def _lying(there: Lying, deal: DealView, who: dict[Seat, str], say: Words) -> list[str]:
    """The trick on the table, who takes it once it is complete, and the marriages in it."""
    if not there.trick.cards:
        empty = say("alt-trick-empty", name=who[deal.trick.leader])
        return [empty] if deal.turn is not None else []
    plays = ", ".join(
        say("alt-play", name=who[seat], card=say.card(card)) for seat, card in there.trick.plays()
    )
    out = [say("alt-trick", list=plays)]
    if there.winner is not None:
        out.append(say("alt-taken", name=who[there.winner]))
    for text, suit in worth(there):
        assert suit is not None, "a marriage is of a suit"
        out.append(say("alt-table-marriage", value=text, suit=say.suit(suit)))
    return out


def tricks_won(tricks: tuple[WonTrick, ...], say: Words) -> str:
    """Number of tricks of each team."""
    won = {team: sum(t.winner.team is team for t in tricks) for team in Team}
    return say(
        "alt-tricks",
        ns_team=team_name(say, Team.NS),
        ns=won[Team.NS],
        ew_team=team_name(say, Team.EW),
        ew=won[Team.EW],
    )


def heard(spoken: tuple[Spoken, ...], deal: DealView, who: dict[Seat, str], say: Words) -> str:
    """Calls as one sentence; empty if there are none."""
    texts = [text for entry in spoken if (text := _heard(entry, deal, who, say))]
    return say("alt-said", list=", ".join(texts)) if texts else ""


def _heard(entry: Spoken, deal: DealView, who: dict[Seat, str], say: Words) -> str:
    said = entry.said
    match said:
        case Declare():
            value = marriage_value(Marriage(said.suit, said.extended), deal.trump)
            suit = say.suit(said.suit)
            return say("alt-said-declare", name=who[said.seat], value=value, suit=suit)
        case Dehors():
            return say("alt-said-dehors", name=who[said.seat])
        case Announce():
            return say(f"alt-said-{said.announcement.value}", name=who[said.seat])
        case _:
            return ""  # a marker: named among the markers


def _score(view: View, say: Words) -> list[str]:
    left, right = slates.columns(view, None, say)
    teams = {"ns_team": team_name(say, Team.NS), "ew_team": team_name(say, Team.EW)}
    out = [say("alt-slate", ns=_standing(left), ew=_standing(right), **teams)]
    if left.coches or right.coches:
        key = "alt-parties" if view.rules.ancient else "alt-coches"
        out.append(say(key, ns=left.coches, ew=right.coches, **teams))
    return out


def _standing(column: slates.Column) -> str:
    value = column.struck[-1] if column.now is None and column.struck else column.now or 0
    carried = sum(item.value for item in column.bottom)
    return format_number(value) + (f" (+{carried})" if carried else "")


def resting(held: Held, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a hand while others play."""
    say = words_of(look)
    out = [say("alt-hand", name=called(names, held.seat, say))]
    cards = list(map(say.card, held.places))
    out.append(say("alt-hand-cards", list=", ".join(cards)) if cards else say("alt-hand-empty"))
    if held.tied:
        out.append(say("alt-hand-ribbon", list=", ".join(map(say.suit, held.tied))))
    out.append(say("alt-trump", suit=say.suit(held.trump)))
    return joined(out)


def hand(
    view: View,
    names: PerSeat[str],
    look: Look,
    *,
    mark_legal: bool = True,
    ribbons: bool = True,
) -> str:
    """Alternative text of a hand on turn."""
    say = words_of(look)
    deal, seat = view.deal, view.seat
    if deal is None or seat is None:
        raise ValueError("a hand needs a seat's view of a deal")
    out = [say("alt-hand", name=called(names, seat, say))]
    cards = sorted_hand(deal.hand, deal.trump)
    if cards:
        out.append(say("alt-hand-cards", list=", ".join(map(say.card, cards))))
    else:
        out.append(say("alt-hand-empty"))
    legal = {action.card for action in view.legal if isinstance(action, Play)}
    if mark_legal and legal:
        allowed = [card for card in cards if card in legal]
        if len(allowed) == len(cards):
            out.append(say("alt-hand-all-legal"))
        else:
            out.append(say("alt-hand-legal", list=", ".join(map(say.short, allowed))))
    if ribbons:
        pairs = dict.fromkeys(a.suit for a in view.legal if isinstance(a, Declare))
        if pairs:
            out.append(say("alt-hand-ribbon", list=", ".join(map(say.suit, pairs))))
    who = {place: called(names, place, say) for place in SEATS}
    out.append(say("alt-trump", suit=say.suit(deal.trump)))
    out += _lying(lying(view, deal), deal, who, say)
    if deal.turn is not None:
        mine = deal.turn is seat
        out.append(say("alt-your-turn") if mine else say("alt-turn", name=who[deal.turn]))
    elif view.phase is Phase.COUNTING:
        out.append(say("alt-counting"))
    return joined(out)


def slate(view: View, viewer: Team | None, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the slate."""
    say = words_of(look)
    out = [say("alt-slate-title")]
    both = slates.columns(view, viewer, say)
    for column in both:
        old = ", ".join(map(format_number, column.struck))
        if column.now is None:
            what = say("alt-slate-all-struck", list=old) if old else say("alt-slate-nothing")
        elif old:
            what = say("alt-slate-struck", list=old, now=format_number(column.now))
        else:
            what = format_number(column.now)
        players = " & ".join(called(names, seat, say) for seat in column.team.seats)
        out.append(say("alt-slate-column", team=f"{column.head} ({players})", list=what))
    bottom = [
        say("alt-bottom-carried", value=item.value, team=column.head)
        if item.suit is None
        else say("alt-bottom-item", value=item.value, suit=say.suit(item.suit), team=column.head)
        for column in both
        for item in column.bottom
    ]
    if bottom:
        out.append(say("alt-slate-bottom", list=", ".join(bottom)))
    left, right = both
    if left.coches or right.coches:
        key = "alt-parties" if view.rules.ancient else "alt-coches"
        out.append(say(key, ns_team=left.head, ns=left.coches, ew_team=right.head, ew=right.coches))
    for column in both:
        if column.new:
            key = "alt-new-parties" if view.rules.ancient else "alt-new-coches"
            out.append(say(key, team=column.head, n=column.new))
    return joined(out)


def last(shown: LastTrick, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the last trick."""
    say = words_of(look)
    plays = ", ".join(
        say("alt-play", name=called(names, seat, say), card=say.card(card))
        for seat, card in shown.trick.plays()
    )
    told = {
        "leader": called(names, shown.trick.leader, say),
        "winner": called(names, shown.winner, say),
    }
    out = [say("alt-lone-trick", number=shown.number, list=plays, **told)]
    out.append(say("alt-trump", suit=say.suit(shown.trump)))
    for value, suit in shown.worth:
        out.append(say("alt-table-marriage", value=f"+{value}", suit=say.suit(suit)))
    return joined(out)
