# A finished deal judged: what is looked at again.
analysis-look = Stich { $trick } · { $who }: { $made }
analysis-hint = -# Der Tipp wäre gewesen: «{ $hint }»
puzzle-margin = Nach dem, was du wusstest, kostet **{ made-the }** etwa { $margin } { $margin ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
 } Gewinnchance.
