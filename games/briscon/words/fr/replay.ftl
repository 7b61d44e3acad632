# A deal again, step by step, and the record of its match.
replay-step = -# Atout { $trump } · { $dealer } a donné · { $step } sur { $end }
replay-played = { $person } joue { $card }.
replay-melded = { $person } montre { $cards }.
replay-robbed = { $person } raubt : { $card }.
replay-out = { $person } : « Aus »
replay-jump = Aller à une levée
replay-summary = { $ending } · Nord { $n }, Sud { $s }
replay-ending-out = « Aus » juste
replay-ending-wrong-out = « Aus » faux
replay-ending-all-tricks = Seize levées
replay-record-note = La feuille du match, donne par donne : lisible par chacun et par `python -m briscon replay`.
verify-by-hand = **À la main** : la première ligne doit donner le texte ci-dessus ; la seconde, avec le fichier de /exporter, refait chaque donne.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m briscon verify { $file }`
