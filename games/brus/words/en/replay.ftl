# A hand again, step by step, and the record of its match.
replay-step = -# Hand { $hand } · { $dealer } dealt · step { $step } of { $end }
replay-dealt = -# Three cards each, twenty in the stock.
replay-played = -# { $person } plays { $card }.
replay-dared = -# { $person } dares { $card }.
replay-turned = -# { $person } leads { $card } face down.
replay-took = -# { $person } takes up.
replay-ran = -# { $person } runs.
replay-jump = Jump to a trick
replay-summary-won = { $team }, { $own }–{ $others }: { $wiped ->
    [one] { $wiped } stroke
   *[other] { $wiped } strokes
 }
replay-summary-run = { $team }, the others ran: { $wiped ->
    [one] { $wiped } stroke
   *[other] { $wiped } strokes
 }
replay-summary-stanto = { booklet-stanto-title }
replay-record-note = The record of the match, hand by hand: readable for people and for `python -m games.brus replay`.
verify-right = ✅ The secret matches the fingerprint, and with the cut it makes exactly these 32 cards.
verify-wrong = ❌ These cards are not what the secret and the cut make.
verify-by-hand = **By hand**: the first line must be the text above; the second, with the file of /export, deals every hand again.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.brus verify { $file }`
