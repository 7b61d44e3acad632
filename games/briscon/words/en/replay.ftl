# A deal again, step by step, and the record of its match.
replay-step = -# Trump { $trump } · { $dealer } dealt · { $step } of { $end }
replay-played = { $person } plays { $card }.
replay-melded = { $person } melds { $cards }.
replay-robbed = { $person } robs: { $card }.
replay-out = { $person }: “Out”
replay-jump = Jump to a trick
replay-summary = { $ending } · North { $n }, South { $s }
replay-ending-out = “Out”, right
replay-ending-wrong-out = “Out”, wrong
replay-ending-all-tricks = Sixteen tricks
replay-record-note = The record of the match, deal by deal: readable for people and for `python -m games.briscon replay`.
verify-by-hand = **By hand**: the first line must be the text above; the second, with the file of /export, deals every deal over again.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.briscon verify { $file }`
