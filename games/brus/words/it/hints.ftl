# What the master would do, and why.
hint-only-card = **{ $what }**: non c’è altro da fare.
hint-dares = **{ $what }**: { $trick ->
    [100] fa la presa
   *[other] dovrebbe fare la presa ({ $trick }%)
 }, e chi osa e vince cancella.
hint-turns = **{ $what }**: che scappino o che facciano scoprire, la mano dovrebbe essere vostra ({ $hand }%).
hint-turns-away = **{ $what }**: forse scappano ({ $runs }%), e la mano è vostra.
hint-runs = **{ $what }**: giocando la salvate solo { $hand } volte su 100, e persa costa un tratto in più.
hint-must-take-up = **{ $what }**: scappare vorrebbe dire perdere la partita.
hint-takes-up = **{ $what }**: la tua squadra può ancora salvare la mano ({ $hand }%).
hint-leads-seven = **{ $what }**: finché c’è mazzo lo batte solo un sette più alto.
hint-leads-sure = **{ $what }**: non resta niente di più alto, fa la presa.
hint-leads-high = **{ $what }**: la tua carta più alta; la presa dovrebbe essere vostra ({ $trick }%).
hint-leads-out = **{ $what }**: la tua carta più alta; per batterla dovranno spenderne una più alta.
hint-leads-low = **{ $what }**: tieni le carte più alte per dopo.
hint-takes-trick = **{ $what }**: { $trick ->
    [100] fa la presa per la tua squadra
   *[other] dovrebbe fare la presa per la tua squadra ({ $trick }%)
 }.
hint-tries-trick = **{ $what }**: batte quello che c’è, e gli altri dovranno spendere di più.
hint-partner-has-it = **{ $what }**: la presa è del tuo compagno, lasciagliela.
hint-keeps-higher = **{ $what }**: questa presa non vale una carta più alta.
hint-throws-away = **{ $what }**: questa presa non la fai; dai quello che ti serve meno.
why-dares = **{ $what }**: la carta dovrebbe fare la presa { $own ->
    [10] quasi di sicuro
   *[other] { $own } volte su dieci
 }; osando si { $strokes ->
    [one] cancella { $strokes } tratto
   *[other] cancellano { $strokes } tratti
 } in più.
why-risky = **{ $what }**: **{ $made }** farebbe la presa { $own ->
    [0] quasi mai
    [one] solo una volta su dieci
   *[other] solo { $own } volte su dieci
 }; se battuta, gli altri cancellano { $strokes } { $strokes ->
    [one] tratto
   *[other] tratti
 }.
why-hand = **{ $what }**: { $own ->
    [0] così la tua squadra può ancora salvare la mano con uno Stanto, circa { $tie } volte su dieci
    [10] così la tua squadra dovrebbe vincere la mano quasi di sicuro
   *[other] su dieci mani così la tua squadra dovrebbe vincerne { $own }{ $tie ->
        [0] {""}
        [one] {" "}e fare uno Stanto
       *[other] {" "}e fare { $tie } Stanti
    }
 }; con **{ $made }** { $other ->
    [0] { $saved ->
        [0] la mano è persa
        [one] farebbe un solo Stanto su dieci mani
       *[other] farebbe solo { $saved } Stanti su dieci mani
    }
    [one] ne vincerebbe una su dieci{ $saved ->
        [0] {""}
        [one] {" "}e farebbe uno Stanto
       *[other] {" "}e farebbe { $saved } Stanti
    }
   *[other] ne vincerebbe { $other } su dieci{ $saved ->
        [0] {""}
        [one] {" "}e farebbe uno Stanto
       *[other] {" "}e farebbe { $saved } Stanti
    }
 }.
