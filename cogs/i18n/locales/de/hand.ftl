# The private message of a player, in their own language.
hand-gone = Du sitzt nicht mehr an Tisch { $table }.
hand-kept = An Tisch { $table } wird noch einmal gespielt: Dein Platz ist reserviert.
hand-awaits = Es geht los, sobald alle zurück oder ihre Plätze besetzt sind: { $where }
hand-resting = Discord lässt mich private Karten nur 15 Minuten lang aktuell halten. Deine Karten an Tisch { $table } warten: Drücke «Meine Karten».
hand-cut = Du hebst ab: Wähle, wie viele Karten.
hand-turn = **Du bist an der Reihe.**
hand-turn-until = **Du bist an der Reihe.** Die Zeit läuft ab: { $when }
hand-ready = Das nächste Spiel wartet noch auf die anderen.
hand-stand-in = Der Computer spielt für { $person }.
hand-last = Deine letzte Karte wird von selbst gespielt: { $when }
hand-away = Der Computer spielt für dich. Drücke «Bin zurück», um selbst weiterzuspielen.
button-take-back = Zurücknehmen
moment-share = Teilen: { $what }
moment-post = Sternstunde von { $who }: **{ $what }**
moment-shared = Gleich sehen es alle am Tisch.
moment-once = Das wurde schon geteilt.
