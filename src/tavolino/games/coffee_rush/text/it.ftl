game-name = Coffee Rush
game-tagline = Prendi, versa, servi: prima che gli ordini scivolino via

# ---- regole

section-CR-COMP = Contenuto
section-CR-SETUP = Preparazione
section-CR-UPG = Attivare le migliorie
section-CR-MOVE = Movimento
section-CR-POUR = Versare gli ingredienti
section-CR-SERVE = Processare gli ordini
section-CR-END = Fine del turno
section-CR-SCORE = Fine della partita: il punteggio
section-CR-OPT = Regole facoltative: meno fortuna
section-CR-TWO = Regole per 2 giocatori
section-CR-SEE = Che cosa vedono tutti

CR-COMP-1 = Il tabellone Ingredienti ha sedici caselle, in quattro colonne, da «a» a «d», e quattro righe, da 1 a 4. Riga 1: ghiaccio, caramello, vapore, caffè. Riga 2: caffè, latte, ghiaccio, acqua. Riga 3: tè, vapore, latte, caffè. Riga 4: latte, ghiaccio, cioccolato, vapore.
CR-COMP-2 = La Riserva ha 18 chicchi di caffè e 12 segnalini per ciascuno degli altri ingredienti: latte, vapore, ghiaccio, cioccolato, caramello, tè e acqua, 102 segnalini Ingrediente in tutto. Un ingrediente esaurito manca finché qualcuno non ne rimette.
CR-COMP-3 = I segnalini Fretta sono 15 e non di più. Ogni giocatore ha una plancia giocatore con quattro slot per gli ordini, tre tazze e quattro tessere Miglioria, una per tipo. I segnalini Ingrediente stanno in due vassoi.
CR-COMP-4 = Le 80 carte Ordine mostrano ciascuna una bevanda con i suoi ingredienti esatti; alcune sono del Menu Specialità. Regola della casa: le bevande sono quelle del menu della casa, una lista nostra; si può giocare anche con un file di menu proprio.
    .book = Il regolamento conta 80 carte Ordine e nomina due bevande, Ristretto ed Espresso. Quali siano le altre, e quante volte ci siano, si vede solo sulle carte.
CR-COMP-5 = Le pedine sono due rosse, due blu, una verde e una gialla. Perciò in due si gioca con il rosso e il blu.
CR-SETUP-1 = Le 80 carte Ordine si mescolano e formano un mazzo a faccia in giù.
CR-SETUP-2 = Il primo giocatore comincia con due carte Ordine nello slot 1 e una nello slot 2; ogni altro giocatore con una nello slot 1 e una nello slot 2. Le carte sono a faccia in su.
CR-SETUP-3 = Il segnalino Primo Giocatore sta davanti al primo giocatore, sul lato APERTO.
CR-SETUP-4 = Le pedine si collocano una alla volta, a partire dal giocatore a destra del primo giocatore e in senso antiorario: il primo giocatore colloca la sua per ultimo. Due pedine non possono stare sulla stessa casella.
CR-SETUP-5 = Quando tutte le pedine sono collocate, ogni giocatore prende il segnalino Ingrediente della propria casella e lo mette in una delle proprie tazze. Regola della casa: con una sola pedina va nella prima.
    .book = Il regolamento lascia scegliere la tazza. Sono ancora tutte vuote, quindi con una sola pedina la scelta non cambia nulla.
CR-SETUP-6 = Regola della casa: il primo giocatore è scelto da chi ospita; altrimenti decide il caso.
    .book = Il regolamento dice solo di scegliere il primo giocatore, non come.
CR-SETUP-7 = Regola della casa: le carte Ordine si distribuiscono in senso orario a partire dal primo giocatore, a ognuno prima quelle dello slot 1 e poi quella dello slot 2.
    .book = Il regolamento dice quante carte Ordine prende ognuno, non in quale ordine.
CR-UPG-1 = All’inizio del tuo turno, prima di muoverti, puoi scartare tre carte Ordine completate e attivare una miglioria: scegli una delle tue tessere Miglioria ancora a faccia in giù e la giri a faccia in su. Il suo effetto vale subito e per il resto della partita.
CR-UPG-2 = Regola della casa: puoi attivare una sola miglioria per turno, a meno che al tavolo non si sia scelto di permetterne di più.
    .book = Nel regolamento si scartano tre carte per attivare una miglioria all’inizio del turno. Se si possa fare due volte di seguito, non lo dice.
CR-UPG-3 = Le carte Ordine scartate per una miglioria non danno più punti. Regola della casa: sono le tre più vecchie, ed escono dal gioco senza essere rimescolate.
    .book = Il regolamento mette le tre carte a faccia in su accanto al mazzo. Quali siano, e se si rimescolino mai, resta aperto.
CR-UPG-4 = Pedine Doppie: su una casella che contiene un’altra pedina ricevi 2 segnalini Ingrediente.
CR-UPG-5 = Movimento Diagonale: puoi muoverti anche in diagonale.
CR-UPG-6 = Angoli Doppi: sulle quattro caselle d’angolo ricevi 2 segnalini Ingrediente.
CR-UPG-7 = Specialità Doppie: sulle caselle caramello, cioccolato, acqua e tè ricevi 2 segnalini Ingrediente.
CR-UPG-8 = Gli effetti delle migliorie sono cumulativi, e un doppio raddoppia l’altro: dove ne valgono due, per esempio Pedine Doppie e Angoli Doppi su un angolo con un’altra pedina, ricevi 4 segnalini Ingrediente.
CR-MOVE-1 = Un passo porta su una casella adiacente in orizzontale o in verticale; in diagonale solo con la miglioria Movimento Diagonale.
CR-MOVE-2 = Nel tuo turno fai da uno a tre passi, più quelli che paghi con i segnalini Fretta, tutti prima di versare, servire o terminare il turno: una volta ferma, la pedina non riparte. Regola della casa: almeno un passo è obbligatorio.
    .book = Il regolamento dice che ci si può muovere da una a tre volte, e anche meno di tre. Non dice chiaramente che non si può restare dove si è.
CR-MOVE-3 = A ogni passo prendi dalla Riserva il segnalino Ingrediente della casella in cui entri e lo metti di fronte a te. Se nella Riserva non ce ne sono abbastanza, prendi quelli che ci sono.
CR-MOVE-4 = Puoi passare su una casella che contiene un’altra pedina e ne ricevi l’ingrediente, ma non puoi terminare lì il movimento.
CR-MOVE-5 = Un segnalino Fretta paga un passo in più, con il suo ingrediente. Puoi usarne quanti ne hai; quelli usati tornano nella Riserva.
CR-MOVE-6 = Nello stesso turno puoi passare più volte sulla stessa casella, e anche terminare su quella da cui hai cominciato.
CR-MOVE-7 = Regola della casa: puoi fare un passo solo se, con i passi e i segnalini Fretta che ti restano, puoi ancora raggiungere una casella libera su cui fermarti.
    .book = Il regolamento vieta di terminare il turno su una casella che contiene già una pedina. Non dice che cosa succede a chi non può più fermarsi altrove, perciò non permettiamo nemmeno quel passo.
CR-MOVE-8 = Regola della casa: i passi pagati con i segnalini Fretta vengono dopo i tre gratuiti, e i segnalini Fretta ricevuti in questo turno si possono usare solo dal prossimo.
    .book = Nel regolamento un segnalino Fretta paga una casella in più, quante volte si vuole. Non dice in quale momento del movimento, né se valgano i segnalini ricevuti nello stesso turno.
CR-MOVE-9 = Regola della casa: i segnalini Ingrediente presi e non ancora versati non sono più nella Riserva. Se quando li hai presi non bastavano, non ricevi altro quando più tardi qualcuno ne rimette.
    .book = Il regolamento dice di prenderne quanti si può se la Riserva non basta. Se quelli che tornano più tardi nel turno si recuperino, resta aperto.
CR-POUR-1 = Dopo il movimento i segnalini Ingrediente presi in questo turno vanno nelle tue tazze, divisi come preferisci, o tornano nella Riserva. Puoi versare solo quelli che hai di fronte a te.
CR-POUR-2 = Un segnalino Ingrediente che si trova già in una tazza non può passare in un’altra.
CR-POUR-3 = Puoi svuotare quante tazze vuoi tra quelle che contengono qualcosa: tutti i loro segnalini Ingrediente tornano nella Riserva. Regola della casa: solo mentre versi gli ingredienti, cioè dopo il movimento e prima di servire un ordine.
    .book = Il regolamento permette di svuotare quante tazze si vuole nel proprio turno. Non dice in quale momento.
CR-POUR-4 = Regola della casa: i segnalini Ingrediente che non sono in una tazza quando cominci a servire o termini il turno tornano nella Riserva.
    .book = Il regolamento dice che i segnalini Ingrediente non desiderati si possono rimettere nella Riserva. Se sia obbligatorio, e quando, non lo dice.
CR-POUR-5 = Regola della casa: un segnalino Ingrediente versato resta dov’è; se svuoti la tazza, torna nella Riserva con gli altri.
    .book = Il regolamento vieta di trasferire un segnalino da una tazza all’altra. Se uno appena versato si possa riprendere, non lo dice.
CR-SERVE-1 = Un ordine è pronto quando una tua tazza contiene esattamente ciò che è indicato sulla carta Ordine: gli stessi ingredienti nelle stesse quantità.
CR-SERVE-2 = Quando servi un ordine pronto lo completi: tutti i segnalini Ingrediente della tazza tornano nella Riserva, e la carta Ordine va a faccia in giù tra quelle completate.
CR-SERVE-3 = Se il contenuto della tazza non corrisponde alla carta Ordine, l’ordine non può essere completato: tazza e carta restano dove sono.
CR-SERVE-4 = Per ogni ordine del Menu Specialità che completi ricevi un segnalino Fretta dalla Riserva. Regola della casa: se non ce ne sono più, non ricevi nulla.
    .book = Il regolamento dà un segnalino Fretta dalla Riserva e non dice che cosa succede se non ce ne sono più.
CR-SERVE-5 = Troppi Ordini: quando hai finito di servire, i due giocatori alla tua sinistra prendono ciascuno dal mazzo tante carte Ordine quanti sono gli ordini che hai completato in questo turno, e le collocano nel proprio slot 1. Il più vicino a te prende le sue per primo.
CR-SERVE-6 = Ultimi Ordini: se le carte del mazzo non bastano per tutti quelli che devono prenderne, i giocatori prendono quelle disponibili, a partire da quello alla sinistra di chi ha servito, e il segnalino Primo Giocatore si gira sul lato CHIUSO. Regola della casa: si gira appena il mazzo è vuoto, anche se le carte bastavano esattamente.
    .book = Il regolamento gira il segnalino quando non ci sono abbastanza carte da prendere, e altrove dice che la partita termina quando le carte Ordine sono esaurite. Se le ultime bastano esattamente, seguiamo la seconda frase.
CR-SERVE-7 = Regola della casa: puoi servire gli ordini pronti che vuoi, da qualunque tuo slot, o nessuno. Ogni tazza serve un solo ordine per turno, e tra carte uguali scegli tu.
    .book = Il regolamento non dice se un ordine pronto vada completato per forza, né se una tazza possa servire due volte in un turno.
CR-SERVE-8 = Regola della casa: quando il mazzo è vuoto si continua a servire, e nessuno prende più carte Ordine.
    .book = Il regolamento dice come si prendono le ultime carte e non parla dei turni che seguono.
CR-END-1 = Scorrere del Tempo: alla fine del tuo turno tutte le tue carte Ordine scendono di uno slot; quelle dello slot 4 escono dalla plancia.
CR-END-2 = Penalità: le carte Ordine che escono dallo slot 4 diventano carte Penalità, a faccia in giù. Per ognuna prendi un segnalino Fretta dalla Riserva. Regola della casa: se non ce ne sono abbastanza, prendi quelli che ci sono.
    .book = Il regolamento dà tanti segnalini Fretta quante carte Penalità e non dice che cosa succede se nella Riserva ce ne sono meno.
CR-END-3 = Quando il giocatore di turno ha 5 o più carte Penalità, il segnalino Primo Giocatore si gira sul lato CHIUSO: la partita finisce con questo round.
CR-END-4 = Si gioca uno alla volta. Quando termini il turno, se il segnalino Primo Giocatore è sul lato APERTO tocca al giocatore alla tua sinistra. Se è sul lato CHIUSO si completa il round, fino al turno del giocatore a destra del primo giocatore; poi la partita finisce.
CR-END-5 = Regola della casa, in tre o in quattro: quando l’ultimo ordine rimasto sul tavolo esce dalla sua plancia, non ne possono arrivare altri e il segnalino Primo Giocatore si gira sul lato CHIUSO. In due non succede, perché ognuno aggiunge un ordine a ogni turno.
    .book = Nel regolamento la partita finisce quando le carte Ordine sono esaurite o qualcuno ha 5 carte Penalità. Non è previsto un tavolo su cui non resta alcun ordine e nessuno può più arrivare.
CR-SCORE-1 = Ogni carta Ordine completata che hai ancora vale 1 punto, ogni tessera Miglioria attivata 2 punti; ogni carta Penalità toglie 1 punto.
CR-SCORE-2 = Vince chi ha più punti. A parità, chi ha più carte Ordine completate (regola della casa: solo quelle che ha ancora, non quelle scartate per le migliorie), poi chi ha più segnalini Fretta; poi la vittoria è condivisa.
    .book = A parità il regolamento conta le carte Ordine completate. Se valgano anche quelle scartate per attivare migliorie, non lo dice.
CR-OPT-1 = Meno fortuna: durante la preparazione si prendono dal mazzo tutte le carte Ordine Ristretto ed Espresso. Ogni giocatore ne riceve una nello slot 1 (regola della casa: a caso) e pesca una carta per lo slot 2; il primo giocatore ne pesca un’altra per lo slot 1. Le carte Ristretto ed Espresso rimaste escono dal gioco.
    .book = Il regolamento dà a ogni giocatore una di queste carte e non dice a chi quale.
CR-OPT-2 = Regola della casa: per le regole facoltative contano solo le bevande che si chiamano esattamente Ristretto o Espresso. Con un menu che ha meno di queste carte che giocatori non si possono usare.
    .book = Il regolamento prende dal mazzo le carte Ristretto ed Espresso, quattro in tutto. Non conosce menu diversi da quello della scatola.
CR-TWO-1 = In due si gioca con il rosso e il blu, e ognuno ha due pedine.
CR-TWO-2 = In due, il secondo giocatore colloca una pedina, poi tocca al primo, e così via finché tutte e quattro sono su caselle diverse. Poi ognuno prende i segnalini Ingrediente sotto le proprie pedine e li mette nelle tazze, nella stessa o in due diverse. Regola della casa: li mette prima il primo giocatore, e le tazze sono tre ciascuno, come con più giocatori.
    .book = Nel regolamento i giocatori mettono questi ingredienti nella loro tazza o nelle loro tazze. Chi scelga per primo, e quante tazze si abbiano in due, non lo dice.
CR-TWO-3 = In due, nel tuo turno muovi una sola delle tue due pedine. Regola della casa: è il primo passo a decidere quale. Se la casella scelta è adiacente a entrambe, prima di muoverti di’ quale pedina muovi; dopo il primo passo non puoi più cambiare.
    .book = Nel regolamento si può muovere solo una delle due pedine per turno. Non dice quando bisogna aver deciso.
CR-TWO-4 = In due, Pedine Doppie vale anche sulla casella che contiene l’altra tua pedina.
CR-TWO-5 = In due, per Troppi Ordini prende carte solo l’avversario: tante quanti sono gli ordini che hai completato in questo turno, nel suo slot 1.
CR-TWO-6 = In due, dopo lo Scorrere del Tempo aggiungi una carta Ordine del mazzo al tuo slot 1. Se così il mazzo si esaurisce, il segnalino Primo Giocatore si gira sul lato CHIUSO.
CR-TWO-7 = In due, se la fine della partita è innescata dal primo giocatore, l’avversario ha un ultimo turno; se è innescata dall’avversario, la partita finisce. Regola della casa: finisce quando quel turno è completo.
    .book = Il regolamento dice che in questo caso la partita termina immediatamente. Se il resto di quel turno si giochi ancora, resta aperto.
CR-TWO-8 = Regola della casa, in due: alla fine di un turno si svolgono nell’ordine Troppi Ordini (prende carte l’avversario), Scorrere del Tempo, Penalità, la carta Ordine che aggiungi al tuo slot 1 (se il mazzo non è vuoto) e il Controllo finale (si guarda se la partita è finita).
    .book = Il regolamento nomina queste cose in punti diversi e non le mette tutte in ordine.
CR-SEE-1 = Tutti vedono tutto, tranne l’ordine delle carte nel mazzo. Regola della casa: anche le carte Ordine completate e le carte Penalità, che stanno a faccia in giù, si possono guardare, perché tutti le hanno già viste.
    .book = Il regolamento mette a faccia in giù le carte Ordine completate e le carte Penalità. Se si possano guardare, non lo dice.

# ---- che cosa succede

event-starter-chosen = { $by ->
    [host] Il primo giocatore è { $seat }, per scelta di chi ospita.
   *[chance] Il primo giocatore è { $seat }, per scelta del caso.
}
event-opened = Il café è APERTO; il segnalino Primo Giocatore sta davanti a { $seat }.
event-shuffled = Si mescolano { $cards } carte Ordine.
event-dealt = { $seat } comincia con { $drinks } nello slot { $tab }.
event-placed = { $seat } colloca una pedina in { $cell }.
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
event-discarded = { $seat } scarta per questo { $drinks }.
event-picked = { $seat } muove la pedina in { $cell }.
event-rush-used = { $seat } usa un segnalino Fretta; { $rush ->
    [0] non ne restano altri
    [1] ne resta uno
   *[other] ne restano { $rush }
}.
event-stepped = { $seat } va da { $from } a { $to }.
event-doubled = { $upgrade ->
    [double-meeples] Qui c’è un’altra pedina: il doppio.
    [double-corners] Un angolo: il doppio.
   *[double-specialties] Una specialità: il doppio.
}
event-multiplied = Gli effetti sono cumulativi: la casella dà { $count }.
event-took = { $count ->
    [0] Nella Riserva non c’è più { $ingredient ->
            [coffee] caffè
            [milk] latte
            [steam] vapore
            [ice] ghiaccio
            [chocolate] cioccolato
            [caramel] caramello
            [tea] tè
           *[water] acqua
        } per { $seat }.
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
event-ran-short = Nella Riserva non c’è abbastanza { $ingredient ->
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
    [1] un ingrediente torna
   *[other] { $count } ingredienti tornano
} nella Riserva.
event-put-back = { $seat } rimette { $count ->
    [1] un ingrediente
   *[other] { $count } ingredienti
} nella Riserva.
event-order-ready = Ordine pronto: { $seat } ha { $drink } dello slot { $tab } nella tazza { $cup }.
event-served = { $seat } serve { $drink }: { $completed ->
    [1] una carta Ordine completata
   *[other] { $completed } carte Ordine completate
}.
event-tipped = { $count ->
    [0] Menu Specialità, ma per { $seat } non ci sono più segnalini Fretta.
   *[other] Menu Specialità: { $seat } riceve un segnalino Fretta.
}
event-orders-drawn = { $seat } riceve { $count ->
    [1] un nuovo ordine
   *[other] { $count } nuovi ordini
}: { $drinks }.
event-own-order = { $seat } prende un nuovo ordine: { $drinks }.
event-nothing-to-draw = Il mazzo è vuoto; nessuno prende carte.
event-closed = { $because ->
    [penalties] { $seat } ha troppe carte Penalità: il café chiude alla fine del round.
    [no_orders] Nessuno ha più ordini: il café chiude alla fine del round.
   *[deck] Il mazzo è vuoto: il café chiude alla fine del round.
}
event-flowed = Scorrere del Tempo: gli ordini di { $seat } scendono di uno slot, { $left ->
    [0] non ne resta nessuno
    [1] ne resta uno
   *[other] ne restano { $left }
}.
event-penalised = Troppo tardi per { $drinks }: { $count ->
    [1] una carta Penalità
   *[other] { $count } carte Penalità
} per { $seat }, { $penalties } in tutto, e { $rush ->
    [0] nessun segnalino Fretta
    [1] un segnalino Fretta
   *[other] { $rush } segnalini Fretta
}.
event-game-ended = Il café chiude dopo { $turns ->
    [1] un turno
   *[other] { $turns } turni
}.
event-scored = { $seat } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $completed } per le carte Ordine completate, { $upgrades } per le migliorie, { $penalties } per le carte Penalità.
event-won = Vittoria per { $seats }.

# ---- che cosa fare ora

prompt-place = Colloca una pedina su una casella libera.
prompt-stock = Metti i primi ingredienti nelle tazze, nella stessa o in due diverse.
prompt-upgrade = Scarta tre carte completate per attivare una miglioria, oppure muoviti.
prompt-move = Fai da uno a tre passi; di più con i segnalini Fretta.
prompt-pour = Versa gli ingredienti, svuota tazze, servi, oppure termina il turno.
prompt-serve = Servi un altro ordine, oppure termina il turno.
prompt-over = La partita è finita.

move-place = place CASELLA: colloca una pedina su una casella
move-upgrade = upgrade NOME: scarta tre carte completate per attivare una miglioria
move-meeple = meeple CASELLA: muovi la pedina che sta lì
move-go = go CASELLA: fai un passo su una casella e prendi il suo ingrediente
move-stop = stop: fermati qui e comincia a versare
move-pour = pour INGREDIENTE TAZZA: versa un ingrediente in una tazza
move-empty = empty TAZZA: svuota una tazza
move-serve = serve BEVANDA@SLOT TAZZA: servi con una tazza l’ordine di quello slot
move-end = end: termina il turno; ciò che non è versato torna nella Riserva

# ---- punteggio e opzioni

part-completed = ordini completati
part-upgrades = migliorie
part-penalties = penalità

won-by-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $other_points }.
won-by-completed = Punti { $points } a { $points }; più ordini completati, { $count } a { $other_count }.
won-by-rush = Punti { $points } a { $points }, e altrettanti ordini; più segnalini Fretta, { $count } a { $other_count }.
won-shared = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno, con altrettanti ordini completati e segnalini Fretta.

option-several_upgrades = Più migliorie per turno
option-several_upgrades-help = All’inizio di un turno si può attivare più di una miglioria.
option-less_luck = Meno fortuna
option-less_luck-help = Le regole facoltative: tutti cominciano con un Ristretto o un Espresso.
option-starter = Primo giocatore
option-starter-help = Il posto che comincia; senza scelta, decide il caso.
option-menu = Menu
option-menu-help = Un menu tuo in un file TOML; senza file, quello della casa.

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
draw-tab = slot { $tab }

## Ripensandoci

moment-haul = Le mani più piene: { $seat } prende { $count } ingredienti con un solo passo.
moment-waste = Lo spreco peggiore: { $seat } butta via { $count ->
    [1] un ingrediente
   *[other] { $count } ingredienti
} in una volta.
moment-late = Le facce più lunghe: { $count ->
    [1] un cliente lascia
   *[other] { $count } clienti lasciano
} { $seat } in un solo turno.

## Che cosa può succedere

walk-to = { $at }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
} ({ $way }), raccoglie { $tokens }
odds-cup = La tazza { $cup } può ancora diventare { $orders }; tra parentesi quel che manca.
odds-cup-stuck = La tazza { $cup } non va più bene per nessun ordine.

ingredient-name = { $ingredient ->
    [coffee] caffè
    [milk] latte
    [steam] vapore
    [ice] ghiaccio
    [chocolate] cioccolato
    [caramel] caramello
    [tea] tè
   *[water] acqua
}
