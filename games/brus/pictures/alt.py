"""Alt texts: everything a picture says, in words, and nothing more; at most 1,024 characters."""

from __future__ import annotations

from gamekit.api.scenes import Look
from games.brus.engine.actions import Dare
from games.brus.engine.cards import sorted_hand
from games.brus.engine.hand import Trick
from games.brus.engine.seats import SEATS, TEAMS, PerSeat, Seat
from games.brus.engine.view import HandView, LaidView, View
from games.brus.pictures.facts import Held, LastTrick
from games.brus.pictures.strokes import Tableau, tableau, worth
from games.brus.pictures.trick import active, lying, may_dare, may_turn, turned_in
from games.brus.pictures.words import called, card_told, team_name, words_of
from render.style.names import joined
from render.style.words import Words

Who = dict[Seat, str]


def board(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the board."""
    say = words_of(look)
    who = {seat: called(names, seat, say) for seat in SEATS}
    people = ", ".join(say("alt-at", seat=say.seat(s.value), name=who[s]) for s in SEATS)
    out = [
        say("alt-board") if view.hand is not None else say("alt-no-hand"),
        say("alt-people", list=people),
    ]
    if view.hand is not None:
        out += _table(view.hand, who, say)
    stock = view.hand.stock if view.hand is not None else 0
    return joined(
        [
            *out,
            say("alt-stock", n=stock),
            say("alt-worth", n=worth(view)),
            *strokes_told(tableau(view), say),
        ]
    )


def _table(hand: HandView, who: Who, say: Words) -> list[str]:
    """Dealer, turn, trick, what was said, last trick, tricks won."""
    out = [say("alt-dealer", name=who[hand.dealer])]
    there = lying(hand)
    out += trick_told(hand, there.laid, who, say)
    if there.winner is not None:
        out.append(say("alt-taken", name=who[there.winner]))
    acting = [who[seat] for seat in SEATS if active(hand, seat)]
    if hand.asked is not None:
        out.append(say("alt-asked", list=", ".join(acting)))
    else:
        out += [say("alt-turn", name=name) for name in acting]
    if hand.result is not None:
        out.append(say("alt-ended", ending=say(f"picture-ending-{hand.result.ending.value}")))
    if there.before is not None:
        plays = plays_told(there.before, who, say)
        out.append(say("alt-last", list=plays, name=who[there.before.winner]))
    held = ", ".join(say("alt-held", name=who[seat], n=n) for seat, n in hand.held.items())
    return [*out, tricks_told(hand, say), say("alt-hands", list=held)]


def trick_told(hand: HandView, laid: tuple[LaidView, ...], who: Who, say: Words) -> list[str]:
    """The cards on the table in order of play, and what was said in the trick."""
    if not laid:
        return [say("alt-trick-empty", name=who[hand.leader])] if hand.turn is not None else []
    plays = [_play(one, who, say) for one in laid]
    out = [say("alt-trick", list=", ".join(plays))]
    kehren = turned_in(hand)
    if kehren is not None and kehren.answered_by is not None:
        key = "alt-took" if kehren.takes else "alt-ran"
        out.append(say(key, name=who[kehren.answered_by]))
    return out


def _play(one: LaidView, who: Who, say: Words) -> str:
    if one.card is None:
        return say("alt-face-down", name=who[one.seat])
    key = "alt-play-dared" if one.dared else "alt-play"
    return say(key, name=who[one.seat], card=card_told(say, one.card))


def plays_told(trick: Trick, who: Who, say: Words) -> str:
    """A trick's cards in signs, in order of play; dared ones have an exclamation mark."""
    return ", ".join(
        say("alt-play", name=who[one.seat], card=say.short(one.card)) + ("!" if one.dared else "")
        for one in trick.laid
    )


def tricks_told(hand: HandView, say: Words) -> str:
    """Number of tricks of each team."""
    ns, ew = TEAMS
    return say(
        "alt-tricks",
        ns_team=team_name(say, ns),
        ns=hand.won[ns],
        ew_team=team_name(say, ew),
        ew=hand.won[ew],
    )


def strokes_told(shown: Tableau, say: Words, new: bool = True) -> list[str]:
    """Text of the tableau and its drawings; ``new``: also of the strokes just wiped."""
    left, right = shown.columns
    out = [
        say(
            "alt-strokes",
            ns_team=team_name(say, left.team),
            ns=left.standing,
            ew_team=team_name(say, right.team),
            ew=right.standing,
        )
    ]
    out += [
        say("alt-new", team=team_name(say, column.team), n=column.new)
        for column in shown.columns
        if column.new and new
    ]
    if shown.stanti:
        out.append(say("alt-stanti", n=shown.stanti))
    for column in shown.columns:
        brillen, keulen = column.drawn.count(False), column.drawn.count(True)
        if column.drawn:
            things = [f"{n} {name}" for n, name in ((brillen, "Brille"), (keulen, "Keule")) if n]
            team = team_name(say, column.team)
            out.append(say("alt-drawn", team=team, list=", ".join(things)))
    return out


def tableau_page(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the tableau."""
    say = words_of(look)
    shown = tableau(view)
    out = [say("alt-tableau")]
    for team in TEAMS:
        players = " & ".join(called(names, seat, say) for seat in team.seats)
        out.append(say("alt-pair", team=team_name(say, team), list=players))
    out += strokes_told(shown, say)
    if not shown.stanti:
        out.append(say("alt-stanti", n=0))
    if view.rules.games > 1:
        won = " : ".join(str(view.games[team]) for team in TEAMS)
        out.append(f"{say('picture-label-games')} {won}.")
    return joined(out)


def resting(held: Held, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a hand while others play."""
    say = words_of(look)
    out = [say("alt-hand", name=called(names, held.seat, say))]
    cards = [card_told(say, card) for card in held.places]
    out.append(say("alt-hand-cards", list=", ".join(cards)) if cards else say("alt-hand-empty"))
    return joined(out)


def hand(
    view: View,
    names: PerSeat[str],
    look: Look,
    *,
    mark_legal: bool = True,
) -> str:
    """Alternative text of a hand on turn."""
    say = words_of(look)
    shown, seat = view.hand, view.seat
    if shown is None or seat is None:
        raise ValueError("a hand needs a seat's view of a hand")
    out = [say("alt-hand", name=called(names, seat, say))]
    cards = [card_told(say, card) for card in sorted_hand(shown.hand)]
    out.append(say("alt-hand-cards", list=", ".join(cards)) if cards else say("alt-hand-empty"))
    daring = may_dare(view) if mark_legal else ()
    if daring:
        turned = any(isinstance(one, Dare) for one in view.legal)
        key = "alt-may-dare-turned" if turned else "alt-may-dare"
        out.append(say(key, list=", ".join(card_told(say, card) for card in daring)))
    if mark_legal and may_turn(view):
        out.append(say("alt-may-turn"))
    out.append(say("alt-stock", n=shown.stock))
    who = {place: called(names, place, say) for place in SEATS}
    there = lying(shown)
    out += trick_told(shown, there.laid, who, say)
    if there.winner is not None:
        out.append(say("alt-taken", name=who[there.winner]))
    if shown.asked is not None and active(shown, seat):
        out.append(say("alt-your-answer"))
    if shown.turn is not None:
        mine = shown.turn is seat
        out.append(say("alt-your-turn") if mine else say("alt-turn", name=who[shown.turn]))
    return joined(out)


def last(shown: LastTrick, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the last trick."""
    say, trick = words_of(look), shown.trick
    who = {seat: called(names, seat, say) for seat in SEATS}
    open_ = (LaidView(one.seat, one.card, one.dared) for one in trick.laid)
    plays = ", ".join(_play(one, who, say) for one in open_)
    told = {"leader": who[trick.leader], "winner": who[trick.winner]}
    return joined([say("alt-lone-trick", number=trick.number, list=plays, **told)])
