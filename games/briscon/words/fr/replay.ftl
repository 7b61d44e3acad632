# A deal again, step by step, and the record of its match.
replay-step = -# Atout { $trump } · { $dealer } a donné · { $step } sur { $end }
replay-played = { $person } joue { $card }.
replay-melded = { $person } montre { $cards }.
replay-robbed = { $person } dérobe la retourne : { $card }.
replay-out = { $person } : « Fini »
replay-jump = Aller à une levée
replay-summary = { $ending } · Nord { $n }, Sud { $s }
replay-ending-out = « Fini » juste
replay-ending-wrong-out = « Fini » faux
replay-ending-all-tricks = Seize levées
replay-record-note = La feuille du match, donne par donne : lisible par chacun et par `python -m games.briscon replay`.
verify-by-hand = **À la main** : la première ligne doit donner le texte ci-dessus ; la seconde, avec le fichier de /exporter, refait chaque donne.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.briscon verify { $file }`
