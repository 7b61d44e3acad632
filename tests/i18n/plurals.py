"""Reviewed lists for the test of plural forms."""

from __future__ import annotations

from typing import Final

TEXTS: Final = """
answer begins best better channels city clock columns command commitment counts daily dealer
declared description diagnose end ending ends entries ew_name ew_short ew_team file finished folder
game guest hash help hint inviter invite kind last leader learn leave lesson letter level levels
list losers made marriage metric mydata n_name name names ns_name ns_short ns_team one others owner
period permission person persons play played players pool preferences preset puzzle rank reason
result role rule rules s_name said scope seat secret settings side since suit table team text
title told trump two unit until url what when where who winner winners zone
"""
"""Names of arguments that are texts in every sentence; all others are taken for numbers."""

TEXTS_THERE: Final = frozenset(
    {
        ("analysis-mistake", "cost"),
        ("analysis-team", "cost"),
        ("hand-own", "bid"),
        ("preferences-quiet-hours", "first"),
        ("reminder-meld", "cards"),
    }
    | {(f"help-{about}-text", name) for about, names in {
        "turn": ("sheet", "slate", "tableau"),
        "calls": ("aus", "cape", "dehors", "kehren", "rauben", "run", "wagen"),
    }.items() for name in names}
    | {(key, "card") for key in (
        "alt-mark", "dare-beaten", "dare-covered", "dare-over", "dare-won",
        "dare-beaten-own", "dare-covered-own", "dare-over-own", "dare-won-own",
        "picture-recap-robbed", "reminder-rob", "replay-turned",
    )}
)  # fmt: skip
"""Sentences with texts under a name that elsewhere is a number's."""

ORDINALS: Final = """
called day deal hand match month number part place port round step trick year
"""
"""Names of numbers that stand behind their noun, « trick 3 », or in a date: they change no form."""

INVARIABLE: Final = {
    "fr": "à au avant avec chez dans de en et fois h jusqu min pour sur",
    "de": """
        angeschrieben auf bekommen bis durch falsch für gegeben gelegt gemacht geschlagt gespielt
        gewischt gewonnen im in kassiert mehr Min mit nach richtig Std und unter verlassen verloren
        verteilt von vor weniger zu übertragen
    """,
    "it": "a al alle con da di e h in min nelle per prima sotto su sul sulla tra volte",
    "en": """
        and at beaten before below by carried chance for from given h in left less lost min more of
        on played right so taken times to wiped with won written wrong
    """,
}
"""Words that may follow every number: prepositions, adverbs, participles and units."""

NEVER_ZERO: Final = frozenset(
    {
        ("about-worth", "n"),
        ("alt-hand-all-legal", "n"),
        ("already-cut", "cards"),  # At least one card is lifted.
        ("analysis-none", "cards"),
        ("analysis-none", "choices"),  # Without a choice there is no analysis.
        ("analysis-unsolved", "count"),
        ("board-abandon-alone", "count"),
        ("board-gives-up", "count"),  # People at a side.
        ("daily-better", "count"),
        ("daily-field", "count"),  # The reader is one of them.
        ("ending-stanto", "stanti"),
        ("final-score", "hands"),
        ("lobby-resigned", "count"),
        ("mydata-ask-tables", "count"),
        ("mydata-exported", "parts"),
        ("picture-final-lost", "by"),
        ("picture-final-lost", "left"),  # Losers have strokes left.
        ("picture-final-lost-parties", "by"),
        ("played-count", "count"),
        ("rules-sections", "count"),
        ("tableau-line", "to"),
        ("unit-coches", "count"),  # The number itself stands before it.
        ("unit-parties", "count"),
        ("standings-nobody", "count"),  # Matches that a list needs.
        ("standings-nobody-computers", "count"),
        ("standings-nobody-rated", "count"),
    }
)
"""Numbers that are at least 1: their singular may be spelled out."""

NEVER_ONE: Final = frozenset({"least", "most", "possible", "typical"})
"""Names of an achievement's least number, of limits, of a marriage's points and of an evening's
usual number of people, all greater.
"""
