## Il tavolo di Coffee Rush nel browser

rush-web-board = Il caffè
rush-web-floor = Il tabellone degli ingredienti
rush-web-ingredient = { $ingredient ->
    [coffee] caffè
    [milk] latte
    [steam] vapore
    [ice] ghiaccio
    [chocolate] cioccolato
    [caramel] caramello
    [tea] tè
   *[water] acqua
}
rush-web-upgrade = { $upgrade ->
    [double-meeples] Pedine Doppie
    [diagonal] Movimento Diagonale
    [double-corners] Angoli Doppi
   *[double-specialties] Specialità Doppie
}
rush-web-cell = { $cell } { $name } ×{ $left } nella riserva
rush-web-stands = qui c’è { $names }
rush-web-open = puoi scegliere questa casella
rush-web-counter = Il banco di { $name }
rush-web-working = al lavoro
rush-web-starter = inizia la partita
rush-web-active = Attiva.
rush-web-orders = Ordini

rush-web-cup-empty = Tazza { $cup }: vuota
rush-web-cup-holds = Tazza { $cup }: { $contents }
rush-web-empty = Svuota
rush-web-empty-cup = Svuota la tazza { $cup }
rush-web-held = In mano
rush-web-held-nothing = niente
rush-web-token = { $count } × { $name } in mano
rush-web-order = { $drink }, posto { $tab }: { $recipe }
rush-web-order-specialty = { $drink }, Menu Specialità, posto { $tab }: { $recipe }
rush-web-steps = { $left ->
    [one] Un passo gratuito
   *[other] { $left } passi gratuiti
}, segnalini Fretta: { $rush }

rush-web-stop = Fermati qui
rush-web-end = Fine turno
rush-web-cancel = Lascia stare
rush-web-hint-ingredient = Versa { $name }: in quale tazza?
rush-web-hint-order = { $drink }: da quale tazza?
rush-web-hint-cup = Tazza { $cup }: versaci qualcosa, scegli il suo ordine, o svuotala.
rush-web-hint-cell = Due possibilità in { $cell }:
rush-web-choose-go = Vai qui
rush-web-choose-meeple = Muovi questa pedina
rush-web-serve-with = Servi la tazza { $cup }

rush-web-prompt-over = Il caffè è chiuso: la partita è finita.
rush-web-prompt-wait = Gli altri sono al lavoro; poi tocca a te.
rush-web-prompt-watch = Stai guardando il caffè al lavoro.
rush-web-prompt-moment = Un momento …
rush-web-prompt-place = Metti una pedina su una casella libera.
rush-web-prompt-stock = I primi ingredienti: scegline uno, poi una tazza.
rush-web-prompt-upgrade = Prendi una miglioria per tre carte, oppure parti.
rush-web-prompt-meeple = Scegli quale pedina muovere, o tocca una casella segnata.
rush-web-prompt-walk = Parti: fino a { $left } passi.
rush-web-prompt-steps = Cammina: { $left ->
    [one] resta un passo
   *[other] restano { $left } passi
} su 3, oppure fermati.
rush-web-prompt-passing = Qui c’è già qualcuno: prosegui, { $left ->
    [one] resta un passo
   *[other] restano { $left } passi
} su 3.
rush-web-prompt-rush = Un segnalino Fretta paga un altro passo (ne hai { $rush }); oppure fermati e versa.
rush-web-prompt-passing-rush = Qui c’è già qualcuno: prosegui con un segnalino Fretta (ne hai { $rush }).
rush-web-prompt-pour = { $count ->
    [one] Un ingrediente
   *[other] { $count } ingredienti
} da versare: scegli quale, poi la tazza.
rush-web-prompt-serve = { $count ->
    [one] Un ordine è pronto
   *[other] { $count } ordini sono pronti
}: scegli il foglietto, poi la tazza.
rush-web-prompt-end = Tutto fatto: finisci il turno.

rush-web-warn-both = { $ready ->
    [one] Un ordine è pronto
   *[other] { $ready } ordini sono pronti
} da servire, e { $held ->
    [one] un ingrediente che hai in mano tornerebbe
   *[other] { $held } ingredienti che hai in mano tornerebbero
} nella riserva. Finire lo stesso?
rush-web-warn-serve = { $ready ->
    [one] Un ordine è pronto
   *[other] { $ready } ordini sono pronti
} da servire. Finire lo stesso?
rush-web-warn-held = { $held ->
    [one] L’ingrediente che hai in mano non è versato: torna
   *[other] { $held } ingredienti che hai in mano non sono versati: tornano
} nella riserva. Continuare?
rush-web-warn-empty = La tazza { $cup } è giusta per un ordine. Svuotarla lo stesso?
rush-web-warn-walk = Così smetti di camminare, e { $left ->
    [one] avresti ancora un passo gratuito
   *[other] avresti ancora { $left } passi gratuiti
}. Continuare?

## Un menu portato da qualcuno

rush-web-own-menu = { $drinks } bevande su { $cards } carte
rush-web-own-specialty = specialità
