# A finished deal judged.
analysis-title = ### Deal { $deal }: what would have been better
analysis-card = Trick { $trick }, { $who }: { $made }. Better: { $better }, about { $cost }% more chance to win.
analysis-meld = Trick { $trick }: { $who } led without it: { $better }.
analysis-rob = Trick { $trick }: { $who } could have robbed, and led instead.
analysis-out = From trick { $trick } on { $who } had 600 and could have said “Out”.
analysis-none = { $cards ->
    [one] The only card with a choice was not
   *[other] Of { $cards } cards with a choice, none was
 } clearly a mistake.
analysis-note = -# Judged by what each player knew, in imagined deals; the last five tricks exactly. One per cent is one per cent of the chance to win the game.
