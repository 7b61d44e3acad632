# A deal again, card by card, and the record of its match.
replay-step = -# Trump { $trump } · { $dealer } dealt · card { $step } of { $end }
replay-last-trick = -# Trick { $trick } before: { $leader } led { $cards }, { $winner } took it.
replay-jump = Jump to a trick
replay-summary = { $coches ->
    [0] { $ending }
    [one] { $ending }, { $coches } coche
   *[other] { $ending }, { $coches } coches
 }
replay-ending-dehors = Dehors
replay-ending-wrong-dehors = Wrong dehors
replay-ending-cape = Cape
replay-ending-demand-made = Demanded cape made
replay-ending-demand-failed = Demanded cape failed
replay-record-note = The record of the match, deal by deal: readable for people and for `python -m brouc replay`.
verify-right = ✅ The secret matches the fingerprint, and with the cut it makes exactly these 32 cards.
verify-wrong = ❌ These cards are not what the secret and the cut make.
verify-by-hand = **By hand**: the first line must be the text above; the second, with the file of /export, deals every deal over again.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m brouc verify { $file }`
