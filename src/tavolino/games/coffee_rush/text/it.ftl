game-name = Coffee Rush
game-tagline = Prendi, versa, servi: prima che gli ordini scivolino via

# ---- regole

section-CR-COMP = Che cosa c’è nella scatola
section-CR-SETUP = Preparazione
section-CR-UPG = Migliorie
section-CR-MOVE = Movimento
section-CR-POUR = Versare
section-CR-SERVE = Servire
section-CR-END = Fine del turno
section-CR-SCORE = Punteggio
section-CR-OPT = Meno fortuna
section-CR-TWO = In due

CR-COMP-1 = Il tabellone degli ingredienti ha 4 caselle per 4, colonne da a a d, righe da 1 a 4. Riga 1: ghiaccio, caramello, vapore, caffè. Riga 2: caffè, latte, ghiaccio, acqua. Riga 3: tè, vapore, latte, caffè. Riga 4: latte, ghiaccio, cioccolato, vapore.
CR-COMP-2 = La riserva ha 18 caffè e 12 di ognuno degli altri: latte, vapore, ghiaccio, cioccolato, caramello, tè e acqua, 102 segnalini in tutto. Un ingrediente finito manca finché qualcuno non ne rimette.
CR-COMP-3 = I segnalini Fretta sono 15 e non di più. Ognuno ha una plancia con quattro posti per gli ordini, tre tazze e una tessera miglioria di ciascuno dei quattro tipi.
CR-COMP-4 = Le 80 carte ordine mostrano ciascuna una bevanda con i suoi ingredienti esatti; alcune sono del Menu Specialità. Il menu della casa è una lista nostra: potete giocare anche con un file di menu vostro.
    .book = Il libretto conta 80 carte ordine e nomina due bevande, Ristretto ed Espresso. Quali siano le altre, e quante volte ci siano, sta scritto solo sulle carte.
CR-COMP-5 = Il rosso e il blu hanno due pedine, il verde e il giallo una. Perciò in due si gioca con rosso e blu.
CR-SETUP-1 = Le 80 carte ordine si mescolano in un mazzo coperto.
CR-SETUP-2 = Chi inizia ha due ordini al posto 1 e uno al posto 2, tutti gli altri uno in ciascuno. Gli ordini stanno scoperti.
CR-SETUP-3 = Il segnalino di chi inizia sta davanti a questo giocatore e mostra APERTO.
CR-SETUP-4 = Le pedine si mettono una alla volta, cominciando a destra di chi inizia e in senso antiorario: chi inizia è l’ultimo. Mai due pedine sulla stessa casella.
CR-SETUP-5 = Messe tutte le pedine, ognuno prende l’ingrediente della sua casella in una tazza; con una sola pedina va nella prima.
    .book = Il libretto lascia scegliere la tazza. Sono ancora tutte vuote, quindi con una sola pedina la scelta non cambia nulla.
CR-SETUP-6 = Chi ospita può dire chi inizia; altrimenti decide il caso.
    .book = Il libretto dice solo di scegliere chi inizia, non come.
CR-SETUP-7 = Le carte si danno da chi inizia in senso orario, a ognuno prima il posto 1 e poi il posto 2.
    .book = Il libretto dice quante carte riceve ognuno, non chi pesca per primo.
CR-UPG-1 = All’inizio del turno, prima di muovere, puoi rinunciare a tre carte completate e girare a faccia in su una tua tessera miglioria coperta. Vale subito e fino alla fine.
CR-UPG-2 = Una miglioria per turno, a meno che il tavolo non ne permetta di più.
    .book = Nel libretto si scartano tre carte per una miglioria all’inizio del turno. Se si possa fare due volte di fila non lo dice.
CR-UPG-3 = Le carte date per una miglioria, le tre più vecchie, non contano più ed escono dal gioco.
    .book = Il libretto mette le tre carte scoperte accanto al mazzo. Quali siano, e se si rimescolino mai, resta aperto.
CR-UPG-4 = Pedine Doppie: una casella con un’altra pedina ti dà due segnalini.
CR-UPG-5 = Movimento Diagonale: puoi muovere anche in diagonale.
CR-UPG-6 = Angoli Doppi: le quattro caselle d’angolo ti danno due segnalini.
CR-UPG-7 = Specialità Doppie: le caselle di caramello, cioccolato, acqua e tè ti danno due segnalini.
CR-UPG-8 = I raddoppi si moltiplicano: dove ne valgono due, per esempio su un angolo con un’altra pedina, la casella dà quattro segnalini.
CR-MOVE-1 = Un passo va su una casella vicina, in alto, in basso, a sinistra o a destra; in diagonale solo con Movimento Diagonale.
CR-MOVE-2 = Muovi da uno a tre passi per turno, almeno uno, tutti prima di versare, servire o finire il turno. Una volta fermo, non riparti.
    .book = Il libretto permette da uno a tre passi, e anche meno di tre se si vuole. Non dice chiaramente che non si può restare dove si è.
CR-MOVE-3 = Ogni passo prende dalla riserva l’ingrediente della casella in cui entri e lo mette davanti a te. Se la riserva non basta, prendi quel che c’è.
CR-MOVE-4 = Puoi passare su una casella con un’altra pedina, e ti dà il suo ingrediente, ma non puoi restarci.
CR-MOVE-5 = Un segnalino Fretta paga un passo in più con il suo ingrediente. Usane quanti ne hai; quelli usati tornano nella riserva.
CR-MOVE-6 = Puoi visitare una casella più volte nello stesso turno e finire dove hai cominciato.
CR-MOVE-7 = Un passo è permesso solo se con i passi e i segnalini Fretta che restano puoi ancora raggiungere una casella libera su cui fermarti.
    .book = Il libretto vieta di finire il turno su una casella occupata. Non dice che cosa succede a chi non potrebbe fermarsi altrove, perciò non lasciamo nemmeno fare quel passo.
CR-MOVE-8 = I segnalini Fretta pagano i passi dopo i tre gratuiti; quelli guadagnati in questo turno arrivano troppo tardi.
    .book = Nel libretto un segnalino Fretta paga un passo in più, quante volte si vuole. Tace su quando durante il cammino e sui segnalini guadagnati nello stesso turno.
CR-MOVE-9 = I segnalini presi e non ancora versati non sono più nella riserva. Se la riserva non bastava quando hai preso, non ricevi altro quando più tardi qualcosa vi ritorna.
    .book = Il libretto dice di prendere quel che c’è se la riserva non basta. Se i segnalini che tornano più tardi nel turno rimedino, resta aperto.
CR-POUR-1 = I segnalini presi in questo turno vanno nelle tue tazze come preferisci, o tornano nella riserva. Puoi versare solo ciò che hai davanti.
CR-POUR-2 = Un segnalino in una tazza non passa mai in un’altra.
CR-POUR-3 = Mentre versi, prima o dopo, puoi svuotare qualunque tazza che contenga qualcosa; tutto torna nella riserva.
    .book = Il libretto permette di svuotare quante tazze si vuole nel proprio turno e non dice quando.
CR-POUR-4 = Ciò che non è in una tazza quando cominci a servire o finisci il turno torna nella riserva.
CR-POUR-5 = Un segnalino versato resta dov’è; se svuoti la tazza, va via con il resto.
    .book = Il libretto vieta di spostare un segnalino da una tazza all’altra. Se uno appena versato si possa riprendere non lo dice.
CR-SERVE-1 = Un ordine è pronto quando una tua tazza contiene esattamente ciò che mostra la carta: gli stessi ingredienti nelle stesse quantità.
CR-SERVE-2 = Servendolo, i segnalini della tazza tornano nella riserva e la carta va coperta tra quelle completate.
CR-SERVE-3 = Se tazza e carta sono diverse, l’ordine non si può servire e tutto resta dov’è.
CR-SERVE-4 = Una carta del Menu Specialità servita ti dà un segnalino Fretta, se nella riserva ce n’è.
    .book = Il libretto dà un segnalino Fretta dalla riserva e non dice che cosa succede se non ce ne sono più.
CR-SERVE-5 = Troppi ordini: quando hai finito di servire, i due giocatori alla tua sinistra pescano ciascuno tante carte quante ne hai completate in questo turno, al posto 1; prima il più vicino.
CR-SERVE-6 = Se il mazzo finisce, si prende quel che c’è in quest’ordine e il segnalino si gira su CHIUSO, anche se l’ultima carta bastava appena.
    .book = Il libretto gira il segnalino quando le carte da pescare non bastano, e altrove dice che si finisce quando le carte sono esaurite. E se l’ultima bastava appena? Seguiamo la seconda frase.
CR-SERVE-7 = Servi ciò che vuoi da qualunque posto, o niente; ogni tazza serve una volta per turno, e tra carte uguali scegli tu.
    .book = Il libretto non dice se un ordine pronto vada servito per forza, né se una tazza possa servire due volte in un turno.
CR-SERVE-8 = A mazzo vuoto si continua a servire e nessuno pesca.
    .book = Il libretto dice come si pescano le ultime carte e tace sui turni che seguono.
CR-END-1 = Il tempo scorre: alla fine del tuo turno tutti i tuoi ordini scendono di un posto.
CR-END-2 = Gli ordini che escono dal posto 4 diventano penalità. Per ognuna prendi un segnalino Fretta, finché ce ne sono.
    .book = Il libretto dà tanti segnalini Fretta quante penalità e non dice che cosa succede se nella riserva ce ne sono meno.
CR-END-3 = Appena qualcuno ha cinque o più penalità, il segnalino di chi inizia si gira su CHIUSO: la partita finisce con questo giro.
CR-END-4 = Finché il segnalino mostra APERTO, tocca al giocatore a sinistra. Quando mostra CHIUSO, si finisce il giro fino al turno di chi siede a destra di chi ha iniziato; poi la partita termina.
CR-END-5 = Quando scivola via l’ultimo ordine del tavolo, non ne possono più arrivare: il segnalino si gira su CHIUSO.
    .book = Il libretto conosce due finali: carte esaurite o cinque penalità. Non prevede un tavolo su cui non resta alcun ordine e nessuno può più arrivare.
CR-SCORE-1 = Ogni carta completata che hai ancora vale 1 punto, ogni miglioria attiva 2, ogni penalità ne toglie 1.
CR-SCORE-2 = Vince chi ha più punti. A parità, chi ha più carte completate, poi più segnalini Fretta; poi si vince insieme.
CR-OPT-1 = Meno fortuna: si tolgono tutte le carte Ristretto ed Espresso. Ognuno ne riceve una a caso al posto 1 e pesca una carta al posto 2; chi inizia ne pesca un’altra al posto 1. I piccoli caffè rimasti escono dal gioco.
    .book = Il libretto dà a ognuno una di queste carte e non dice a chi quale.
CR-OPT-2 = Contano solo le bevande che si chiamano proprio Ristretto o Espresso; un menu che ne ha meno dei giocatori non si può giocare con meno fortuna.
    .book = Il libretto toglie le carte Ristretto ed Espresso, quattro in tutto. Non conosce menu fatti da sé.
CR-TWO-1 = In due si gioca con rosso e blu e con due pedine ciascuno.
CR-TWO-2 = Chi non inizia mette la prima pedina, poi si alterna finché quattro stanno su caselle diverse. Poi entrambi, prima chi inizia, mettono gli ingredienti sotto le loro pedine nelle tazze, insieme o separati.
CR-TWO-3 = Un turno muove una sola delle tue due pedine; di’ quale, se il primo passo lo possono fare entrambe. Quel passo decide.
    .book = Nel libretto si muove una sola delle due pedine per turno; non dice quando bisogna aver deciso.
CR-TWO-4 = Pedine Doppie conta anche l’altra tua pedina.
CR-TWO-5 = Troppi ordini: pesca solo l’avversario.
CR-TWO-6 = Quando i tuoi ordini sono scesi, aggiungi una carta al tuo posto 1. Se così il mazzo finisce, il segnalino si gira su CHIUSO.
CR-TWO-7 = Se la fine l’ha provocata chi ha iniziato, l’altro ha un ultimo turno; se l’ha provocata l’altro, la partita finisce con quel turno.
    .book = Il libretto dice che la partita finisce subito. Se il resto di quel turno si giochi ancora resta aperto.
CR-TWO-8 = La fine di un turno va in quest’ordine: pesca l’avversario, gli ordini scendono, le penalità, la tua nuova carta se ce n’è una, poi si guarda se è finita.
    .book = Il libretto nomina queste cose in punti diversi e non le mette tutte in un ordine.

# ---- che cosa succede

event-starter-chosen = { $by ->
    [host] Inizia { $seat }, come ha voluto chi ospita.
   *[chance] Il caso ha scelto: inizia { $seat }.
}
event-opened = Il caffè è aperto; il segnalino sta davanti a { $seat }.
event-shuffled = Si mescolano { $cards } carte ordine.
event-dealt = { $seat } comincia con { $drinks } al posto { $tab }.
event-placed = { $seat } è in { $cell }.
event-stocked = { $seat } mette { $ingredient ->
    [coffee] caffè
    [milk] latte
    [steam] vapore
    [ice] ghiaccio
    [chocolate] cioccolato
    [caramel] caramello
    [tea] tè
   *[water] acqua
} nella tazza { $cup }.
event-turn-began = Tocca a { $seat }.
event-last-turn = { $seat } ha l’ultimo turno.
event-upgraded = { $seat } attiva { $upgrade ->
    [double-meeples] Pedine Doppie
    [diagonal] Movimento Diagonale
    [double-corners] Angoli Doppi
   *[double-specialties] Specialità Doppie
}.
event-discarded = { $seat } rinuncia per questo a { $drinks }.
event-picked = { $seat } muove la pedina in { $cell }.
event-rush-used = { $seat } usa un segnalino Fretta; ne restano { $rush }.
event-stepped = { $seat } va da { $from } a { $to }.
event-doubled = { $upgrade ->
    [double-meeples] Qui c’è un’altra pedina: il doppio.
    [double-corners] Un angolo: il doppio.
   *[double-specialties] Una specialità: il doppio.
}
event-multiplied = I raddoppi si moltiplicano: la casella dà { $count }.
event-took = { $count ->
    [0] { $seat } non trova più { $ingredient ->
            [coffee] caffè
            [milk] latte
            [steam] vapore
            [ice] ghiaccio
            [chocolate] cioccolato
            [caramel] caramello
            [tea] tè
           *[water] acqua
        }.
   *[other] { $seat } prende { $count } × { $ingredient ->
            [coffee] caffè
            [milk] latte
            [steam] vapore
            [ice] ghiaccio
            [chocolate] cioccolato
            [caramel] caramello
            [tea] tè
           *[water] acqua
        }.
}
event-ran-short = La riserva non basta, { $ingredient ->
    [coffee] caffè
    [milk] latte
    [steam] vapore
    [ice] ghiaccio
    [chocolate] cioccolato
    [caramel] caramello
    [tea] tè
   *[water] acqua
}: { $count } invece di { $wanted }.
event-stopped = { $seat } si ferma in { $cell }.
event-poured = { $seat } versa { $ingredient ->
    [coffee] caffè
    [milk] latte
    [steam] vapore
    [ice] ghiaccio
    [chocolate] cioccolato
    [caramel] caramello
    [tea] tè
   *[water] acqua
} nella tazza { $cup }.
event-emptied = { $seat } svuota la tazza { $cup }: { $count ->
    [one] un ingrediente torna
   *[other] { $count } ingredienti tornano
} nella riserva.
event-put-back = { $seat } rimette { $count ->
    [one] un ingrediente
   *[other] { $count } ingredienti
} nella riserva.
event-order-ready = { $seat } ha pronto { $drink } del posto { $tab } nella tazza { $cup }.
event-served = { $seat } serve { $drink }: { $completed ->
    [one] una carta completata
   *[other] { $completed } carte completate
}.
event-tipped = { $count ->
    [0] Una specialità, ma per { $seat } non ci sono più segnalini Fretta.
   *[other] Una specialità: { $seat } riceve un segnalino Fretta.
}
event-orders-drawn = { $seat } riceve { $count ->
    [one] un nuovo ordine
   *[other] { $count } nuovi ordini
}: { $drinks }.
event-own-order = { $seat } prende un nuovo ordine: { $drinks }.
event-nothing-to-draw = Il mazzo è vuoto; nessuno pesca.
event-closed = { $because ->
    [penalties] { $seat } ha troppe penalità: si chiude alla fine del giro.
    [no_orders] Nessuno ha più ordini: si chiude alla fine del giro.
   *[deck] È uscito l’ultimo ordine: si chiude alla fine del giro.
}
event-flowed = Il tempo scorre: gli ordini di { $seat } scendono, { $left ->
    [0] non ne resta nessuno
    [one] ne resta uno
   *[other] ne restano { $left }
}.
event-penalised = Troppo tardi per { $drinks }: { $count ->
    [one] una penalità
   *[other] { $count } penalità
} per { $seat }, { $penalties } in tutto, e { $rush ->
    [0] nessun segnalino Fretta
    [one] un segnalino Fretta
   *[other] { $rush } segnalini Fretta
}.
event-game-ended = Il caffè chiude dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
event-scored = { $seat } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $completed } per le carte, { $upgrades } per le migliorie, { $penalties } per le penalità.
event-won = Il meglio della casa: { $seats }.

# ---- che cosa fare ora

prompt-place = Metti una pedina su una casella libera.
prompt-stock = Metti i primi ingredienti nelle tazze, insieme o separati.
prompt-upgrade = Attiva una miglioria con tre carte, oppure muovi.
prompt-move = Muovi da uno a tre passi; di più con i segnalini Fretta.
prompt-pour = Versa gli ingredienti, svuota tazze, servi, oppure finisci il turno.
prompt-serve = Servi un altro ordine, oppure finisci il turno.
prompt-over = La partita è finita.

move-place = place CASELLA: metti una pedina su una casella
move-upgrade = upgrade NOME: rinuncia a tre carte per una miglioria
move-meeple = meeple CASELLA: muovi la pedina che sta lì
move-go = go CASELLA: un passo su una casella, prendendo il suo ingrediente
move-stop = stop: resta qui e comincia a versare
move-pour = pour INGREDIENTE TAZZA: metti un segnalino in una tazza
move-empty = empty TAZZA: svuota una tazza
move-serve = serve BEVANDA@POSTO TAZZA: servi con una tazza l’ordine di quel posto
move-end = end: finisci il turno; ciò che non è versato torna nella riserva

# ---- punteggio e opzioni

part-completed = ordini completati
part-upgrades = migliorie
part-penalties = penalità

option-several_upgrades = Più migliorie per turno
option-several_upgrades-help = Un turno può cominciare con più di una miglioria.
option-less_luck = Meno fortuna
option-less_luck-help = Tutti cominciano con un Ristretto o un Espresso.
option-starter = Chi inizia
option-starter-help = Il posto che inizia; se manca, decide il caso.
option-menu = Menu
option-menu-help = Un menu vostro in un file TOML; se manca, il menu della casa.

## Il disegno; ingredienti, bevande e migliorie sono scritti come li vogliono le mosse

draw-open = APERTO
draw-closed = CHIUSO
draw-deck = mazzo { $cards }
draw-rush-tokens = segnalini Fretta { $tokens }
draw-rush = { $tokens } Fretta
draw-completed = { $cards } { $cards ->
    [one] completata
   *[other] completate
}
draw-penalties = { $cards } penalità
draw-upgrades = migliorie: { $upgrades }
draw-cup = tazza { $cup }:
draw-in-hand = in mano: { $tokens }
draw-tab = posto { $tab }

## Ripensandoci

moment-haul = Le mani più piene: { $seat } prende { $count } ingredienti con un solo passo.
moment-waste = Lo spreco peggiore: { $seat } butta via { $count ->
    [one] un ingrediente
   *[other] { $count } ingredienti
} in una volta.
moment-late = Le facce più lunghe: { $count ->
    [one] un cliente lascia
   *[other] { $count } clienti lasciano
} { $seat } in un solo turno.
