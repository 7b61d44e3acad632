# A finished deal judged: what is looked at again.
analysis-look = Levée { $trick } · { $who } : { $made }
analysis-hint = -# Le conseil aurait été : « { $hint } »
puzzle-margin = D’après ce que vous saviez, avec **{ made-the }**, vos chances de gagner la partie baissent d’environ { $margin } { $margin ->
    [one] point
   *[other] points
 }.
