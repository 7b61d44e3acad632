# The game by name, its options, its commands and its rules in short.
game-name = Briscon
game-about = Un duello a cinque carte: un tallone, sequenze da mostrare, 600 punti e una parola a proprio rischio
table-name = Briscon { $table }
lobby-sides = Uno contro uno.
side-N = { $one }
side-S = { $one }
preset-briscon = { game-name }
rules-line = Briscon a { $option_games } { $option_games ->
    [one] partita
   *[other] partite
 }
option-strict = { booklet-last-five-title }
option-strict-value = { $value ->
    [yes] obbligate
   *[no] si risponde
 }
option-strict-about = { $value ->
    [yes] Le ultime cinque prese: si risponde più alto se si può; senza il seme si taglia.
   *[no] Le ultime cinque prese: si risponde al seme; senza il seme si gioca ciò che si vuole.
 }
cmd-play-description = Giocare una carta
cmd-play-argument = carta
cmd-play-argument-description = La carta: «A♥», «asso cuori», «10 fiori»…
cmd-play-unknown = { card-unknown }
cmd-play-which = { card-which }
cmd-play-done = { card-played }
cmd-melden = mostra
cmd-melden-description = Mostrare (Melden) una sequenza, quattro uguali o un matrimonio
cmd-melden-argument = carte
cmd-melden-argument-description = Le carte: «R D cuori», «9♠ 8♠ 7♠», «4 assi»…
cmd-melden-unknown = Non capisco queste carte: scrivi per esempio «R D cuori».
cmd-melden-which = Potrebbero essere più cose: scegli.
cmd-melden-done = { $what }.
cmd-rauben = ruba
cmd-rauben-description = Rubare (Rauben): prendere la carta scoperta con il sette d’atout
cmd-aus = fuori
cmd-aus-description = Dire «Fuori» (Aus): 600 punti, o la partita è persa
cmd-sheet = foglio
cmd-sheet-description = Vedere che cosa è scritto
help-text =
    ## Briscon
    Due giocatori, 32 carte, cinque in mano; l’undicesima carta mostra l’atout e finisce sotto il tallone.
    {""}**Carte, dall’alto in basso:** A R D F 10 9 8 7; nelle prese A 11, 10 10, R 4, D 3, F 2.
    {""}**Finché c’è il tallone** si gioca quel che si vuole; chi prende pesca per primo, poi l’altro. Nelle ultime cinque prese si risponde al seme.
    {""}**Rubare (Rauben):** prima di uscire si cambia il sette d’atout con la carta scoperta.
    {""}**Mostrare (Melden):** prima di uscire si mostrano sequenze (da 20 a 600; la metà fuori atout), quattro uguali (A 150 fino a 10 40), matrimoni R+D (20, atout 40). I punti si scrivono subito.
    {""}**600 punti** vincono la partita. Chi crede di averli dice **«Fuori»** (Aus): se è giusto la partita è vinta, se no è persa. Nessuno conta per te.
    Le tue carte arrivano per messaggio privato, o con «La mia mano».
