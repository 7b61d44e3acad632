# What is kept about a person.
cmd-mydata = meinedaten
cmd-mydata-description = Ansehen, mitnehmen oder löschen, was über mich aufbewahrt wird
mydata-title = ## Was über dich aufbewahrt wird
mydata-preferences = { $count ->
    [0] Einstellungen: keine ausser den üblichen
   *[other] Einstellungen: deine eigenen
 }
mydata-progress = { $count ->
    [one] Kurs: { $count } Lektion begonnen
   *[other] Kurs: { $count } Lektionen begonnen
 }
mydata-tables = { $count ->
    [one] Tische, die dich kennen: { $count }, mit den Karten und Ansagen seiner Matches
   *[other] Tische, die dich kennen: { $count }, mit den Karten und Ansagen ihrer Matches
 }
mydata-matches = Beendete Matches: { $count }
mydata-ratings = Wertungen: { $count }
mydata-messages = Private Nachrichten, deren Ort bekannt ist: { $count }
mydata-settings-changed = Servereinstellungen, die du geändert hast: { $count }
mydata-note = Deine Discord-Nummer, nichts, was du schreibst, und kein Name. Die Datei enthält jede Zeile.
mydata-export = Als Datei mitnehmen
mydata-erase = Löschen …
mydata-exported = { $parts ->
    [1] Alles, was über dich aufbewahrt wird: JSON in einem ZIP-Archiv.
   *[other] Alles, was über dich aufbewahrt wird: JSON in ZIP-Archiven, Teil { $part } von { $parts }.
 }
mydata-ask =
    ## Alles über dich löschen?
    Einstellungen, Fortschritt, Wertungen und Orte von Nachrichten werden gelöscht. Die Matches bleiben den anderen, mit einer Nummer an deiner Stelle, die zu niemandem führt. Das lässt sich nicht rückgängig machen.
mydata-ask-tables =
    ## Alles über dich löschen?
    { $count ->
        [one] Du sitzt an einem Tisch, der noch offen ist: Du verlässt ihn jetzt, und ein Computer spielt für dich fertig.
       *[other] Du sitzt an { $count } Tischen, die noch offen sind: Du verlässt sie jetzt, und Computer spielen für dich fertig.
    }
    Einstellungen, Fortschritt, Wertungen und Orte von Nachrichten werden gelöscht. Die Matches bleiben den anderen, mit einer Nummer an deiner Stelle, die zu niemandem führt. Das lässt sich nicht rückgängig machen.
mydata-yes = Endgültig löschen
mydata-no = Alles behalten
mydata-erased = Erledigt: Über dich wird nichts mehr aufbewahrt. In Kanälen veröffentlichte Nachrichten bleiben bei Discord.
