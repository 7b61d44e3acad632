# Private answers: why a table refuses, and what everybody may ask.
no-table = Diesen Tisch gibt es nicht mehr: Eröffne mit /table einen neuen.
bad-options = Diese Optionen passen nicht zusammen: Wähle einen anderen Wert.
not-lobby = Der Match hat begonnen oder der Tisch ist geschlossen: Hier lässt sich nichts mehr ändern.
not-playing = An diesem Tisch wird nicht gespielt: Beginnt zuerst einen Match.
not-over = Der Match läuft noch: Spielt ihn zuerst zu Ende.
table-closed = Dieser Tisch ist geschlossen: Eröffne mit /table einen neuen.
not-seated = Du sitzt nicht an diesem Tisch: Nimm einen freien Platz oder schau zu.
not-owner = Das darf nur, wer den Tisch eröffnet hat: Frag dort nach.
no-such-seat = Diesen Platz gibt es nicht: Wähle Nord, West, Süd oder Ost.
seat-taken = Dieser Platz ist besetzt: Wähle einen anderen.
seat-reserved = Dieser Platz ist reserviert: Wähle einen anderen.
seat-kept = Dieser Platz wird für jemanden freigehalten: Nur wer eingeladen oder den Tisch eröffnet hat, darf ihn vergeben.
seat-free = Dort sitzt niemand: Es gibt nichts freizugeben.
already-seated = Du sitzt schon dort.
private = Dieser Tisch ist privat: Frag, wer ihn eröffnet hat.
seats-empty = Es sind noch Plätze leer: Besetzt sie zuerst.
not-your-seat = Das ist der Platz von jemand anderem: Nimm deine eigenen Knöpfe.
tables-own = Nur der Tisch gibt und schreibt auf: Du musst nichts tun.
you-left = Du hast diesen Tisch verlassen: Drücke zuerst «Bin zurück».
not-away = Du bist nicht weg: Spiel einfach.
not-to-cut = Du bist nicht am Abheben, oder es ist schon abgehoben.
bad-cut = Hebe zwischen 1 und 31 Karten ab.
nothing-to-count = Jetzt gibt es nichts zu zählen: Warte bis nach dem achten Stich.
no-take-back = Du kannst keine Karte zurücknehmen: Es liegt schon eine weitere, oder der Tisch erlaubt es nicht.
not-invited = Du bist an diesen Tisch nicht eingeladen.
needs-consent = Die anderen am Tisch müssen zuerst zustimmen.
seat-played = Dort spielt jemand: Wähle den Platz von jemandem, der weg ist.
nothing-to-vote = Niemand hat vorgeschlagen aufzuhören.
voted = Du hast schon abgestimmt.
busy = Das hat zu lange gedauert: Versuch es noch einmal.

stale = Das Spiel ist weiter: So steht der Tisch jetzt.
old-message = Diese Nachricht ist von früher: Nimm die neuste.
other-server = Dieser Tisch gehört zu einem anderen Server.
no-table-here = Du sitzt an keinem Tisch: Eröffne mit /table einen und nimm Platz.
only-server = Ein Tisch braucht den Kanal eines Servers: Benutze /table dort.
modal-lost = Ich wurde neu gestartet, während du geschrieben hast: Öffne das Formular noch einmal.
oops = Bei mir ist etwas schiefgegangen; verloren ist nichts. Versuch es noch einmal.
missing-permissions = Mir fehlen in diesem Kanal Berechtigungen: { $names }. Bitte jemanden, der den Server verwaltet, darum.
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-attach_files = Dateien anhängen
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
not-a-card = Diese Karte kenne ich nicht: Wähle eine aus der Liste.
which-card = Das können mehrere Karten sein: Wähle eine aus der Liste.
not-a-marriage = Diese Mariage kenne ich nicht: Wähle eine aus der Liste.
said-it = Gesagt.
voted-it = Notiert; der Match endet, wenn alle Anwesenden zustimmen.
voted-alone = Notiert. Ohne ein Ja vom anderen Team gibt dein Team den Match auf; «Weiterspielen» nimmt deine Stimme zurück.
played-it = Gespielt: { $card }.
left-table = Du hast Tisch { $table } verlassen. «Bin zurück» bringt dich wieder hin.
help-text =
    ## Le Brouc
    Vier Spieler, zwei Teams: Nord mit Süd, West mit Ost; 32 Karten, gespielt wird nach rechts.
    {""}**Karten von oben nach unten:** A 10 K D B 9 8 7, Wert 11 10 4 3 2 0 0 0. Die letzte gegebene Karte zeigt Trumpf.
    {""}**Farbe bekennen.** Bei Trumpf überstechen, wenn man kann. Ohne die Farbe: abwerfen oder höher stechen; Trumpf-K, -D oder -B, die im Stich eine Mariage machen, sind immer erlaubt.
    {""}**Mariagen** K+D 20, K+D+B 30, in Trumpf das Doppelte. Aus der Hand meldet man nach dem ersten Stich des Teams; im Stich zählen sie für die Gewinner und gegen die anderen.
    {""}**Die Tafel** zählt in Zehnern. Wer mit Tafel und Punkten 301 hat, sagt **«Dehors !»** – stimmt es, bekommen die anderen eine oder zwei Coches, sonst du.
    {""}**Alle acht Stiche** sind eine Cape: zwei Coches, verlangt drei oder vier. { $target } { $unit } beenden den Match: Dieses Team hat verloren.
    Deine Karten kommen per Direktnachricht oder mit «Meine Karten».
