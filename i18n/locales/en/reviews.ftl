# A finished deal judged: what is looked at again.
analysis-look = Trick { $trick } · { $who }: { $made }
analysis-hint = -# The hint would have been: “{ $hint }”
puzzle-margin = By what you knew, **{ made-the }** costs about { $margin } percentage { $margin ->
    [one] point
   *[other] points
 } of the chance to win the game.
