# A hand again, step by step, and the record of its match.
replay-step = -# Donne { $hand } · { $dealer } a donné · étape { $step } sur { $end }
replay-dealt = -# Trois cartes chacun, vingt au talon.
replay-played = -# { $person } joue { $card }.
replay-dared = -# { $person } ose { $card }.
replay-turned = -# { $person } entame de { $card }, cachée.
replay-took = -# { $person } relève.
replay-ran = -# { $person } fuit.
replay-jump = Aller à une levée
replay-summary-won = { $team }, { $own }–{ $others } : { $wiped ->
    [0] 0 trait
    [one] { $wiped } trait
   *[other] { $wiped } traits
 }
replay-summary-run = { $team }, les autres ont fui : { $wiped ->
    [0] 0 trait
    [one] { $wiped } trait
   *[other] { $wiped } traits
 }
replay-summary-stanto = { booklet-stanto-title }
replay-record-note = La feuille du match, donne par donne : lisible par chacun et par `python -m games.brus replay`.
verify-right = ✅ Le secret est bien celui qui était annoncé, et avec la coupe il donne exactement ces 32 cartes.
verify-wrong = ❌ Ces cartes ne sont pas celles que donnent le secret et la coupe.
verify-by-hand = **À la main** : la première ligne doit donner le texte ci-dessus ; la seconde, avec le fichier de /exporter, refait chaque donne.
    `printf { $secret } | xxd -r -p | sha256sum`
    `python -m games.brus verify { $file }`
