"""Alt texts of what is over: recapitulation, last picture, leaderboard, replay."""

from __future__ import annotations

from brouc.cards import points_of, sorted_hand
from brouc.events import DealResult
from brouc.seats import SEATS, PerSeat, Seat, Team
from brouc.slate import table_value
from brouc.view import View
from games.api.scenes import Look
from games.brouc.pictures import columns as slates
from games.brouc.pictures.alt import called, heard, joined, short_name, tricks_won
from games.brouc.pictures.facts import FinalFacts, LeaderboardRows, capes, lasting
from games.brouc.pictures.steps import moment, plays, spoken
from games.brouc.pictures.sums import lines
from render.style.words import Words, words_of


def recap(view: View, names: PerSeat[str], look: Look) -> str:
    """What the recapitulation of a finished deal shows."""
    say = words_of(look)
    deal = view.deal
    if deal is None or deal.result is None:
        raise ValueError("a deal is recapitulated once it is over")
    result = deal.result
    who = {seat: called(names, seat, say) for seat in SEATS}
    out = [
        say("alt.recap", name=who[deal.dealer], suit=say.suit(deal.trump)),
        _ending(result, who, say),
        say(
            "alt.people",
            list=", ".join(f"{say.seat_letter(seat)} {who[seat]}" for seat in SEATS),
        ),
    ]
    rows = []
    for n, won in enumerate(deal.tricks, 1):
        text = " ".join(f"{say.seat_letter(s)} {say.short(c)}" for s, c in won.trick.plays())
        table = sum(table_value(m, deal.trump, view.rules) for m in won.marriages)
        points = f"{points_of(won.cards)}" + (f" ±{table}" if table else "")
        rows.append(f"{n}. {text} → {say.seat_letter(won.winner)} ({points})")
    if deal.trick.cards:
        text = " ".join(f"{say.seat_letter(s)} {say.short(c)}" for s, c in deal.trick.plays())
        rows.append(f"{len(deal.tricks) + 1}. {text}")
    if rows:
        out.append("; ".join(rows) + ".")
    sums = [
        f"{say(f'sums.{line.key}')} {slates.number(line.values.ns)} / "
        f"{slates.number(line.values.ew)}"
        for line in lines(view, result)
    ]
    heads = f"{say.team_short(Team.NS)} / {say.team_short(Team.EW)}"
    out.append(f"{heads}: " + ", ".join(sums) + ".")
    ancient = view.rules.ancient
    if result.coches and result.against is not None:
        team = result.against.other if ancient else result.against
        key = "alt.new_parties" if ancient else "alt.new_coches"
        out.append(say(key, team=say.team_short(team), n=result.coches))
    if any(result.total):
        total = {t: result.total[t.other if ancient else t] for t in Team}
        out.append(
            say(
                "alt.parties" if ancient else "alt.coches",
                ns_team=say.team_short(Team.NS),
                ns=total[Team.NS],
                ew_team=say.team_short(Team.EW),
                ew=total[Team.EW],
            )
        )
    return joined(out)


def _ending(result: DealResult, who: dict[Seat, str], say: Words) -> str:
    ending = say(f"endings.{result.ending.value}")
    return f"{ending} ({who[result.caller]})." if result.caller is not None else f"{ending}."


def final(view: View, names: PerSeat[str], facts: FinalFacts, look: Look) -> str:
    """What the last picture of a match shows."""
    say = words_of(look)
    if view.winner is None:
        raise ValueError("nobody has won the match yet")
    who = {seat: called(names, seat, say) for seat in SEATS}
    one, two = view.winner.seats
    teams = {"ns_team": say.team_short(Team.NS), "ew_team": say.team_short(Team.EW)}
    left, right = slates.columns(view, None, say)
    key = "alt.parties" if view.rules.ancient else "alt.coches"
    made = capes(view)
    out = [
        f"{who[one]} & {who[two]} {say('final.win')}",
        say(key, ns=left.coches, ew=right.coches, **teams),
        f"{say('final.deals')} : {len(view.results)}.",
    ]
    if facts.duration is not None:
        out.append(f"{say('final.duration')} : {lasting(facts.duration)}.")
    out.append(say("alt.capes", ns=made.ns, ew=made.ew, **teams))
    if facts.best is not None:
        best = facts.best
        out.append(say("alt.best", value=best.value, suit=say.suit(best.suit), name=who[best.seat]))
    if facts.ratings is not None:
        changes = [
            f"{who[seat]} {change.new} ({slates.signed(change.new - change.old)})"
            for seat, change in facts.ratings.items()
            if change is not None
        ]
        if changes:
            out.append(say("alt.ratings", list=", ".join(changes)))
    return joined(out)


def leaderboard(page: LeaderboardRows, look: Look) -> str:
    """What a page of the leaderboard shows."""
    say = words_of(look)
    rated = any(row.rating is not None for row in page.rows)
    out = [f"{short_name(page.title, 60)}."]
    if page.rows and page.measure is not None:
        out.append(say("alt.leaderboard_head_own", measure=short_name(page.measure, 40)))
    elif page.rows:
        out.append(say("alt.leaderboard_head" if rated else "alt.leaderboard_head_plain"))
    for row in page.rows:
        values: list[int | str | None] = [row.given, row.taken, row.matches]
        if page.measure is not None:
            values.append(row.value)
        elif rated:
            values.append(row.rating)
        text = ", ".join("–" if value is None else str(value) for value in values)
        name = short_name(row.name, 40) or "…"
        out.append(say("alt.leaderboard_row", place=row.place, name=name, values=text))
    if not page.rows:
        out.append(say("leaders.nobody"))
    return joined(out)


def replay(view: View, step: int, names: PerSeat[str], look: Look) -> str:
    """What one step of a replay shows: four open hands and the table."""
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
            "alt.replay",
            n=step,
            all=len(played),
            suit=say.suit(deal.trump),
            name=who[deal.dealer],
        )
    ]
    if trick.cards:
        cards = ", ".join(
            say("alt.play", name=who[seat], card=say.short(card)) for seat, card in trick.plays()
        )
        out.append(say("alt.trick", list=cards))
    if taker is not None:
        out.append(say("alt.taken", name=who[taker]))
    elif step < len(played):
        out.append(say("alt.turn", name=who[played[step][0]]))
    out.append(heard(spoken(deal, step), deal, who, say))
    for seat in SEATS:
        left = [c for c in sorted_hand(deal.dealt[seat], deal.trump) if c not in gone]
        if left:
            cards = " ".join(map(say.short, left))
            out.append(say("alt.replay_hand", name=who[seat], list=cards))
    out.append(tricks_won(won, say))
    return joined(out)


def animation(view: View, names: PerSeat[str], look: Look) -> str:
    """What the animation of a deal shows, trick by trick."""
    say = words_of(look)
    deal = view.deal
    if deal is None or deal.dealt is None:
        raise ValueError("a deal is replayed once it is over")
    who = {seat: called(names, seat, say) for seat in SEATS}
    out = [
        say(
            "alt.animation",
            n=len(plays(deal)),
            suit=say.suit(deal.trump),
            name=who[deal.dealer],
        ),
        say(
            "alt.people",
            list=", ".join(f"{say.seat_letter(seat)} {who[seat]}" for seat in SEATS),
        ),
    ]
    rows = []
    for n, won in enumerate(deal.tricks, 1):
        text = " ".join(f"{say.seat_letter(s)} {say.short(c)}" for s, c in won.trick.plays())
        rows.append(f"{n}. {text} → {say.seat_letter(won.winner)}")
    if deal.trick.cards:
        text = " ".join(f"{say.seat_letter(s)} {say.short(c)}" for s, c in deal.trick.plays())
        rows.append(f"{len(deal.tricks) + 1}. {text}")
    out.append("; ".join(rows) + ".")
    out.append(heard(deal.spoken, deal, who, say))
    return joined(out)
