# What is kept about a person.
cmd-mydata = meinedaten
cmd-mydata-description = Meine Daten ansehen, herunterladen oder löschen
mydata-title = ## Deine Daten
mydata-preferences = { $count ->
    [0] Einstellungen: die üblichen
   *[other] Einstellungen: deine eigenen
 }
mydata-progress = { $count ->
    [one] Kurs: { $count } Lektion begonnen
   *[other] Kurs: { $count } Lektionen begonnen
 }
mydata-puzzle-answers = Aufgaben beantwortet oder Fehler zum Üben: { $count }
mydata-daily-results = Gespielte Spiele des Tages: { $count }
mydata-tables = { $count ->
    [one] Tische, an denen du vorkommst: { $count }, mit den Karten und Ansagen seiner Matchs
   *[other] Tische, an denen du vorkommst: { $count }, mit den Karten und Ansagen ihrer Matchs
 }
mydata-matches = Beendete Matchs, mit dem, was darin gezählt wurde: { $count }
mydata-ratings = Wertungen, mit ihren Änderungen und deinen Rängen: { $count }
mydata-messages = Private Nachrichten, die ich wiederfinde: { $count }
mydata-refused-inviters = Personen, deren Einladungen du ablehnst: { $count }
mydata-hidden-in = Verlassene Server, deren Rangliste dich nicht mehr zeigt: { $count }
mydata-settings-changed = Servereinstellungen, die du geändert hast: { $count }
mydata-limits = Kürzliche Aktionen, für Grenzen gezählt: { $count }
mydata-values = Weitere Notizen: { $count }
mydata-note = Deine Discord-ID, aber kein Name und nichts, was du schreibst. Die Datei enthält alles, Zeile für Zeile.
mydata-export = Herunterladen
mydata-erase = Löschen …
mydata-exported = { $parts ->
    [1] Alle deine Daten: JSON in einem ZIP-Archiv.
   *[other] Alle deine Daten: JSON in ZIP-Archiven, Teil { $part } von { $parts }.
 }
mydata-ask =
    ## Alles über dich löschen?
    Einstellungen, Fortschritt, Wertungen und Orte von Nachrichten werden gelöscht. Die Matchs bleiben den anderen, mit einer Nummer an deiner Stelle, die zu niemandem führt. Das lässt sich nicht rückgängig machen.
mydata-ask-tables =
    ## Alles über dich löschen?
    { $count ->
        [one] Du sitzt an einem Tisch, der noch offen ist: Du verlässt ihn jetzt, und ein Computer spielt für dich fertig.
       *[other] Du sitzt an { $count } Tischen, die noch offen sind: Du verlässt sie jetzt, und Computer spielen für dich fertig.
    }
    Einstellungen, Fortschritt, Wertungen und Orte von Nachrichten werden gelöscht. Die Matchs bleiben den anderen, mit einer Nummer an deiner Stelle, die zu niemandem führt. Das lässt sich nicht rückgängig machen.
mydata-yes = Endgültig löschen
mydata-no = Alles behalten
mydata-erased = Erledigt: Was dich betrifft, ist gelöscht. In Kanälen veröffentlichte Nachrichten bleiben bei Discord.
mydata-stays = Eines bleibt bis zum Ende des Tages ({ $when }): dass du das Spiel des Tages begonnen hast, das man nur einmal spielt.
