# A deal again, card by card, and the record of its match.
replay-step = -# Atout { $trump } · { $dealer } a donné · carte { $step } sur { $end }
replay-last-trick = -# Levée { $trick } avant : { $leader } entame { $cards }, { $winner } la prend.
replay-jump = Aller à une levée
replay-summary = { $coches ->
    [0] { $ending }
    [one] { $ending }, { $coches } coche
   *[other] { $ending }, { $coches } coches
 }
replay-ending-dehors = Dehors
replay-ending-wrong-dehors = Dehors faux
replay-ending-cape = Cape
replay-ending-demand-made = Cape demandée, réussie
replay-ending-demand-failed = Cape demandée, manquée
replay-record-note = La feuille du match, donne par donne : lisible par chacun et par `python -m brouc replay`.
verify-right = ✅ Le secret est bien celui qui était annoncé, et avec la coupe il donne exactement ces 32 cartes.
verify-wrong = ❌ Ces cartes ne sont pas celles que donnent le secret et la coupe.
verify-by-hand = **À la main** : la première ligne doit donner le texte ci-dessus ; la seconde, avec le fichier de /exporter, refait chaque donne.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m brouc verify { $file }`
