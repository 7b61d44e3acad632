"""Alt texts of what is over: recapitulation, last picture, leaderboard, replay."""

from __future__ import annotations

from brouc.cards import points_of, sorted_hand
from brouc.events import DealResult
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.slate import table_value
from brouc.view import View
from gamekit.api.scenes import Look
from games.brouc.pictures import columns as slates
from games.brouc.pictures.alt import heard, tricks_won
from games.brouc.pictures.facts import FinalFacts, capes
from games.brouc.pictures.history import PlayedGame, lost, played_games
from games.brouc.pictures.steps import left, moment, plays, spoken
from games.brouc.pictures.sums import lines
from games.brouc.pictures.words import called, team_letters, words_of
from i18n import format_number
from i18n.writing import step
from render.style.names import joined
from render.style.words import Words, lasting


def recap(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of the recap of a deal."""
    say = words_of(look)
    deal = view.deal
    if deal is None or deal.result is None:
        raise ValueError("a deal is recapitulated once it is over")
    result = deal.result
    who = {seat: called(names, seat, say) for seat in SEATS}
    out = [
        say("alt-recap", name=who[deal.dealer], suit=say.suit(deal.trump)),
        _ending(result, who, say),
        say(
            "alt-people",
            list=", ".join(f"{say.letter(seat.value)} {who[seat]}" for seat in SEATS),
        ),
    ]
    rows = []
    for n, won in enumerate(deal.tricks, 1):
        text = " ".join(f"{say.letter(s.value)} {say.short(c)}" for s, c in won.trick.plays())
        table = sum(table_value(m, deal.trump, view.rules) for m in won.marriages)
        points = f"{points_of(won.cards)}" + (f" ±{table}" if table else "")
        rows.append(f"{n}. {text} → {say.letter(won.winner.value)} ({points})")
    if deal.trick.cards:
        text = " ".join(f"{say.letter(s.value)} {say.short(c)}" for s, c in deal.trick.plays())
        rows.append(f"{len(deal.tricks) + 1}. {text}")
    if rows:
        out.append("; ".join(rows) + ".")
    out += [
        say("alt-replay-hand", name=who[s], list=" ".join(map(say.short, c))) for s, c in left(deal)
    ]
    sums = [
        f"{say(f'picture-sum-{line.key}')} {format_number(line.values.ns)} / "
        f"{format_number(line.values.ew)}"
        for line in lines(view, result)
    ]
    heads = f"{team_letters(say, Team.NS)} / {team_letters(say, Team.EW)}"
    out.append(f"{heads}: " + ", ".join(sums) + ".")
    ancient = view.rules.ancient
    if result.coches and result.against is not None:
        team = result.against.other if ancient else result.against
        key = "alt-new-parties" if ancient else "alt-new-coches"
        out.append(say(key, team=team_letters(say, team), n=result.coches))
    if any(result.total):
        total = {t: result.total[t.other if ancient else t] for t in Team}
        out.append(
            say(
                "alt-parties" if ancient else "alt-coches",
                ns_team=team_letters(say, Team.NS),
                ns=total[Team.NS],
                ew_team=team_letters(say, Team.EW),
                ew=total[Team.EW],
            )
        )
    return joined(out)


def _ending(result: DealResult, who: dict[Seat, str], say: Words) -> str:
    ending = say(f"picture-ending-{result.ending.value}")
    return f"{ending} ({who[result.caller]})." if result.caller is not None else f"{ending}."


def final(view: View, names: PerSeat[str], facts: FinalFacts, look: Look) -> str:
    """Alternative text of the final picture."""
    say = words_of(look)
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    who = {seat: called(names, seat, say) for seat in SEATS}
    one, two = view.winner.seats
    teams = {"ns_team": team_letters(say, Team.NS), "ew_team": team_letters(say, Team.EW)}
    left, right = slates.columns(view, None, say)
    key = "alt-parties" if view.rules.ancient else "alt-coches"
    made = capes(view)
    out = [
        f"{who[one]} & {who[two]} {say('picture-final-win')}",
        say(key, ns=left.coches, ew=right.coches, **teams),
        f"{lost(view, [who[seat] for seat in view.winner.other.seats], say)}.",
        say("alt-final-games", list=", ".join(_game(game) for game in played_games(view))),
        say("alt-final-fact", name=say("picture-final-deals"), value=len(view.results)),
    ]
    if facts.duration is not None:
        duration = lasting(facts.duration)
        out.append(say("alt-final-fact", name=say("picture-final-duration"), value=duration))
    out.append(say("alt-capes", ns=made.ns, ew=made.ew, **teams))
    if facts.best is not None:
        best = facts.best
        out.append(say("alt-best", value=best.value, suit=say.suit(best.suit), name=who[best.seat]))
    if facts.ratings is not None:
        changes = [
            f"{who[seat]} {change.new} ({step(change.new - change.old)})"
            for seat, change in facts.ratings.items()
            if change is not None
        ]
        if changes:
            out.append(say("alt-ratings", list=", ".join(changes)))
    return joined(out)


def _game(game: PlayedGame) -> str:
    return f"{format_number(game.slate.ns)}–{format_number(game.slate.ew)}"


def replay(view: View, step: int, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a replay step: four open hands and the table."""
    say = words_of(look)
    deal = view.deal
    if deal is None or deal.dealt is None:
        raise ValueError("a deal is replayed once it is over")
    who = {seat: called(names, seat, say) for seat in SEATS}
    played = plays(deal)
    gone = {card for _, card in played[:step]}
    won, trick, taker = moment(deal, step)
    out = [
        say(
            "alt-replay",
            n=step,
            all=len(played),
            suit=say.suit(deal.trump),
            name=who[deal.dealer],
        )
    ]
    if trick.cards:
        cards = ", ".join(
            say("alt-play", name=who[seat], card=say.short(card)) for seat, card in trick.plays()
        )
        out.append(say("alt-trick", list=cards))
    if taker is not None:
        out.append(say("alt-taken", name=who[taker]))
    elif step < len(played):
        out.append(say("alt-turn", name=who[played[step][0]]))
    out.append(heard(spoken(deal, step), deal, who, say))
    for seat in SEATS:
        left = [c for c in sorted_hand(deal.dealt[seat], deal.trump) if c not in gone]
        if left:
            cards = " ".join(map(say.short, left))
            out.append(say("alt-replay-hand", name=who[seat], list=cards))
    out.append(tricks_won(won, say))
    return joined(out)


def animation(view: View, names: PerSeat[str], look: Look) -> str:
    """Alternative text of a deal's animation, trick by trick."""
    say = words_of(look)
    deal = view.deal
    if deal is None or deal.dealt is None:
        raise ValueError("a deal is replayed once it is over")
    who = {seat: called(names, seat, say) for seat in SEATS}
    out = [
        say(
            "alt-animation",
            n=len(plays(deal)),
            suit=say.suit(deal.trump),
            name=who[deal.dealer],
        ),
        say(
            "alt-people",
            list=", ".join(f"{say.letter(seat.value)} {who[seat]}" for seat in SEATS),
        ),
    ]
    rows = []
    for n, won in enumerate(deal.tricks, 1):
        text = " ".join(f"{say.letter(s.value)} {say.short(c)}" for s, c in won.trick.plays())
        rows.append(f"{n}. {text} → {say.letter(won.winner.value)}")
    if deal.trick.cards:
        text = " ".join(f"{say.letter(s.value)} {say.short(c)}" for s, c in deal.trick.plays())
        rows.append(f"{len(deal.tricks) + 1}. {text}")
    out.append("; ".join(rows) + ".")
    out.append(heard(deal.spoken, deal, who, say))
    return joined(out)
