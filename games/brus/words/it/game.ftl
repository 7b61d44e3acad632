# The game by name, its options, its commands and its rules in short.
game-name = Brus
game-about = Il gioco di Gotland: due contro due, tre carte in mano, una lavagna da cancellare e un po’ di audacia
table-name = Brus { $table }
lobby-sides = I compagni siedono di fronte: Nord con Sud, Est con Ovest; si gira verso sinistra.
preset-brus = { game-name }
rules-line = { preset-brus } a { $option_games } { $option_games ->
    [one] partita
   *[other] partite
 }
cmd-play-description = Giocare una carta
cmd-play-argument = carta
cmd-play-argument-description = La carta: «R♥️», «re di cuori», «osa Brus», «copri 7 fiori»…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-wagen = osa
cmd-wagen-description = Osare (wagen) con Brus o Dulle Hund, giocandolo
cmd-wagen-which = Si possono osare tutti e due: scegli.
cmd-wagen-done = Detto: { $what }.
cmd-kehren = copri
cmd-kehren-description = Uscire con una carta coperta (kehren)
cmd-kehren-argument = carta
cmd-kehren-argument-description = Quale carta
cmd-kehren-unknown = { card-unknown }
cmd-kehren-which = { card-which }
cmd-kehren-done = Detto: { $what }.
cmd-run = scappa
cmd-run-description = Scappare da una carta coperta: la mano è persa
cmd-run-done = Detto: { $what }.
cmd-takeup = scopri
cmd-takeup-description = Far scoprire una carta coperta: si gioca, per un tratto in più
cmd-takeup-done = { cmd-run-done }
cmd-played = giocate
cmd-played-description = Vedere le carte già giocate in questa mano
cmd-tableau = tratti
cmd-tableau-description = Vedere la lavagna: tratti, Stanti, Brillen e Keulen
help-text =
    ## Brus
    Quattro giocatori, due squadre: Nord con Sud, Est con Ovest; 32 carte, si gira verso sinistra. Tre carte in mano, e dopo ogni presa ognuno ne pesca una dal mazzo.
    {""}**Carte che battono, dall’alto in basso:** F♣︎ Spitz, R♥️ Brus, 8♠︎ Dulle Hund, 9♣︎ 9♠︎ 9♥️ 9♦️, A♣︎ A♠︎ A♥️ A♦️, F♠︎ F♥️ F♦️. Tutte le altre sono lisce; non si risponde al seme. Un sette giocato per primo finché c’è mazzo si batte solo con un sette più alto.
    {""}**Cinque prese** vincono la mano e cancellano un tratto, 5–0 (jannen) due; 4–4 è uno Stanto, un tratto in più per chi vince dopo. Sei tratti cancellati vincono la partita.
    {""}**Osare (wagen):** osa con Brus o Dulle Hund mentre lo giochi. Se fa la presa, la tua squadra cancella; se lo battono, gli altri cancellano uno in più.
    {""}**Coprire (kehren):** chi esce con due o quattro prese può giocare una carta coperta. Gli altri scappano e perdono la mano, oppure fanno scoprire: allora vale un tratto in più.
    Chi perde una partita prende una Brille (occhiali), o una Keule (clava) se non ha cancellato niente. Le tue carte arrivano per messaggio privato o con «La mia mano».
