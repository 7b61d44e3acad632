# A person's own choices.
cmd-preferences = einstellungen
cmd-preferences-description = Wo meine Karten gezeigt werden, Kartenbild, Sprache, Erinnerungen, Textmodus
cmd-preferences-zone = zeitzone
cmd-preferences-zone-description = Meine Zeitzone, für die Ruhezeit: eine Stadt, ein Land oder UTC+2
preferences-title =
    ## Meine Einstellungen
    Sie gelten überall und sofort.
preferences-place = Wo ich meine Karten sehe
preferences-place-dm = Meine Karten: per Direktnachricht
preferences-place-channel = Meine Karten: am Tisch, mit «Meine Karten»
preferences-pack = Mein Kartenbild
preferences-pack-classic = Karten: zwei Farben
preferences-pack-four-colour = Karten: vier Farben
preferences-language = Meine Sprache
preferences-language-auto = Sprache: wie mein Discord
preferences-calls = Wenn ich dran bin
preferences-calls-no = Wenn ich dran bin: nicht benachrichtigen
preferences-calls-mention = Wenn ich dran bin: mich erwähnen
preferences-calls-dm = Wenn ich dran bin: Direktnachricht
preferences-quiet = Ruhezeit
preferences-quiet-none = Ruhezeit: keine
preferences-quiet-hours = Ruhe von { $first } bis { $end }
preferences-clock = Meine Uhr
preferences-clock-now = Meine Uhr: { $clock }
preferences-clock-guessed = Deine Zeitzone ist nach der Sprache deines Discords geraten. Stimmt sie nicht, wähle oben eine andere.
preferences-clock-more = -# Deine Stadt fehlt? Tippe sie bei /einstellungen unter «zeitzone» ein. Die Sommerzeit ist berücksichtigt.
preferences-switches = Weitere Einstellungen: hier wählen …
preferences-big-index = Grosse Indizes
preferences-big-index-description = Grössere Buchstaben auf den Karten
preferences-confirm = Vor dem Spielen nachfragen
preferences-confirm-description = Eine Karte gilt erst, wenn du sie noch einmal drückst
preferences-nudges = Erinnerungen
preferences-nudges-description = Eine Erwähnung, wenn die Hälfte meiner Zeit um ist
preferences-text-mode = Text statt Bilder
preferences-text-mode-description = Für Vorleseprogramme und langsame Verbindungen
preferences-listed = Ranglisten überall
preferences-listed-description = Nicht nur auf den Servern, auf denen ich spiele
preferences-invitations = Einladungen an Tische
preferences-invitations-description = Man darf mich einladen; sonst kann es niemand
preferences-inviters = Sperren aufheben ({ $count })
hand-sure = Noch einmal: **{ $card }**.
no-such-zone = Welche Zeit in «{ $city }» gilt, weiss ich nicht. Gib eine grössere Stadt, das Land oder den Abstand zu UTC ein (UTC+2) und wähle aus der Liste.
zone-several = Zu «{ $city }» passen mehrere Zeitzonen: Wähle eine Stadt aus der Liste.
# What a zone is called: a country with one zone by its name, other zones by their city.
zone-place = { $zone ->
    [Europe-Zurich] Schweiz
    [Asia-Kolkata] Indien
   *[other] { $city }
 }
