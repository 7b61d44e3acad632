# What tables of several games say alike. A game with words of its own has the same key.
seat-N = Nord
seat-W = West
seat-S = Süd
seat-E = Ost
sit-N = Platz Nord nehmen
sit-W = Platz West nehmen
sit-S = Platz Süd nehmen
sit-E = Platz Ost nehmen
seat-letter-N = N
seat-letter-W = W
seat-letter-S = S
seat-letter-E = O
team-NS = Nord-Süd
team-EW = Ost-West
team-NS-short = N–S
team-EW-short = O–W
team-people = { $one } und { $two }
side-N = { $one } und { $two }
side-W = { $one } und { $two }
side-S = { $one } und { $two }
side-E = { $one } und { $two }
trick-lies = Auf dem Tisch: { $cards }.
last-none = Noch ist kein Stich vollständig.
button-last = { picture-label-last }
button-why = Warum?
why-no-deal = Es läuft kein Spiel: Noch lässt sich nichts spielen.
why-not-turn = Du bist nicht an der Reihe: { $person } ist dran.
why-all = Du darfst jede deiner Karten spielen.
why-line = { $cards }: { $reason }
hand-waiting = Dein Platz an Tisch { $table }: { $seat }. Deine Karten kommen hierher.
deal-running = Ein Spiel läuft noch: Spielt es zuerst fertig. (Regel { $rule })
card-not-held = Diese Karte hast du nicht: Wähle eine aus deiner Hand. (Regel { $rule })
hint-leads-winner = **{ card-the }**: { $rank ->
    [ace] In dieser Farbe schlägt es nichts mehr; es gewinnt, wenn niemand sticht.
    [king] In dieser Farbe schlägt ihn nichts mehr; er gewinnt, wenn niemand sticht.
    [jack] In dieser Farbe schlägt ihn nichts mehr; er gewinnt, wenn niemand sticht.
   *[other] In dieser Farbe schlägt sie nichts mehr; sie gewinnt, wenn niemand sticht.
 }
cmd-last = letzter
cmd-last-description = Den letzten Stich zeigen
card-unknown = Diese Karte kenne ich nicht: Wähle eine aus der Liste.
card-which = Das können mehrere Karten sein: Wähle eine.
card-played = Gespielt: { $what }.
replay-stop = Stich { $number }
replay-ending-counted = Gezählt
metric-points-per-deal = Punkte pro Spiel
column-points-per-deal = Pkt./Spiel
metric-games-won = Gewonnene Partien
metric-games = Gespielte Partien
column-games-won = P. gewonnen
games-won-of = Partien gewonnen: { $games_won } von { $games }
option-games = Länge des Matchs
option-games-value = Auf { $value } { $value ->
    [one] Partie
   *[other] Partien
 }
match-over = Der Match ist zu Ende: Eröffne mit /tisch oder mit «Noch einmal» einen neuen. (Regel { $rule })
no-deal = Es ist kein Spiel verteilt: Warte auf die nächsten Karten. (Regel { $rule })
not-a-pack = Das sind nicht die 32 Karten: Gib noch einmal. (Regel { $rule })
not-your-turn = Du bist nicht an der Reihe: Warte, bis die anderen gespielt haben. (Regel { $rule })
games-score = **{ $score }** { $score ->
    [one] Partie
   *[other] Partien
 }
column-games = Partien
board-title = ### Spiel { $deal } · Trumpf { $trump } · { $dealer } hat gegeben
hand-title = ### Tisch { $table } · Spiel { $deal } · Trumpf { $trump } · du bist { $seat }
final-title = ## { $winners } gewinnen den Match
last-trick = Stich { $number }: { $cards }. { $winner } hat ihn gemacht.
last-trick-own = Stich { $number }: { $cards }. Du hast ihn gemacht.
played-by-you = Du
hint-only-card = **{ $what }**: Es ist die einzige Karte, die du spielen darfst.
