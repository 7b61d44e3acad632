# A finished hand judged.
analysis-title = ### Hand { $hand }: what would have been better
analysis-mistake = Trick { $trick }, { $who }: { $made }. Better: **{ $better }** ({ $cost } more chance to win).
analysis-worst = **The costliest mistake:** { $told }
analysis-no-dare = not daring
analysis-per-cent = { $whole }.{ $tenth }%
analysis-seen-same = { $told } In hindsight, with all cards seen: better there too.
analysis-seen-other = { $told } In hindsight, with all cards seen: { $best }.
analysis-seen-harmless = { $told } In hindsight, with all cards seen: it made no difference.
analysis-team = { $team }: { $mistakes ->
    [0] no mistake.
    [one] one mistake, { $cost } less chance to win.
   *[other] { $mistakes } mistakes, { $cost } less chance to win in all.
 }
analysis-none = { $choices ->
    [one] The only choice was not
   *[other] Of { $choices } choices, none was
 } clearly a mistake.
analysis-stopped = Time ran out: judged up to trick { $trick }.
analysis-note = -# Judged by what each player knew at that moment, in imagined hands. One per cent is one per cent of the chance to win the game.
analysis-note-seen = -# In hindsight: what nobody could know, shown where the rest of the hand can be worked out with everybody playing their best.
