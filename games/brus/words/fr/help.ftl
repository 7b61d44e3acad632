# Pages of the help that tell this game; they are told the commands.
help-turn-text =
    ## Mon tour
    Vos trois cartes et tout ce qu’elles permettent sont dans un seul message : appuyez sur une carte pour la jouer. Pour oser, appuyez plutôt sur « Oser Brus (wagen) » ; pour entamer d’une carte cachée, sur « Cacher … (kehren) ». Les deux sont là dès que c’est permis.
    On peut aussi écrire : { $play } comprend « roi de coeur », « oser Brus », « cacher 7 trefle ». { $hand } montre à nouveau vos cartes, { $last } la dernière levée, { $played } les cartes jouées, { $tableau } le tableau.
    Si vous manquez un tour, un ordinateur le joue pour vous. Après deux, il garde votre place jusqu’à ce que vous appuyiez sur « Me revoilà ».
help-calls-title = Oser, cacher
help-calls-text =
    ## Oser, cacher
    { $wagen } (wagen) ose avec Brus ou Dulle Hund : pas en dernier dans la levée, pas quand un sept qui compte est entamé, et seulement tant qu’une carte plus forte est encore dehors.
    { $kehren } (kehren) entame d’une carte cachée, avec exactement deux ou quatre levées contre une ou plus, une fois par donne et par équipe. L’autre équipe répond { $run } ou { $takeup } : l’un ou l’autre, le premier mot compte.
    Qui a caché Brus ou Dulle Hund peut l’oser après qu’on a relevé, avant la carte suivante. Les règles en détail : { $rules }.
help-words-text =
    ## Les mots du jeu
    {""}**Spitz, Brus, Dulle Hund** – V♣︎, R♥️, 8♠︎ : les trois plus fortes.
    {""}**oser** (wagen) – parier sur Brus ou Dulle Hund. **geschlagt** – une carte osée qu’un adversaire a battue. **übergeschlagt** – battue, mais le partenaire était plus fort encore.
    {""}**cacher** (kehren) – entamer d’une carte cachée. **fuir** – abandonner la donne. **relever** – voir la carte et jouer.
    {""}**jannen** – cinq levées à zéro. **Stanto** – quatre partout ; plusieurs sont des Stanti.
    {""}**tableau** – six traits par équipe, effacés un à un. **Brille, Keule** – lunettes ou massue : ce que prennent les perdants d’une partie.
    {""}**donne** – huit levées au plus. **partie** – des donnes jusqu’au dernier trait effacé. **match** – une, deux ou trois parties.
