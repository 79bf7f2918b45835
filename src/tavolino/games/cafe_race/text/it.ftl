game-name = Café Race
game-tagline = Giù per tre rampe di scale con la tazza colma: svelti, ma senza versare.

## Le regole

section-RACE-COMP = Cosa c'è nella scatola
section-RACE-SETUP = Prima della corsa
section-RACE-SPEED = Prima fase del turno: la velocità
section-RACE-MOVE = Seconda fase del turno: il movimento
section-RACE-END = La fine della corsa
section-RACE-SCORE = Il punteggio
section-RACE-AUC = Gioco avanzato: la velocità all'asta

RACE-COMP-1 = Si corre da tre a sei giocatori. Ognuno ha un impiegato, un dado spinta dello stesso colore e cinque gettoni: sono il caffè nella tazza.
RACE-COMP-2 = C'è un dado velocità nero per ogni giocatore. I due dadi bianchi servono a tutti: per restare in equilibrio e per risolvere le parità.
RACE-COMP-3 = Dalla zona di partenza si scende per tre rampe di sette gradini, con un pianerottolo dopo la prima e uno dopo la seconda, fino a un traguardo di due caselle. Nostra interpretazione: ogni pianerottolo ha tre caselle, quindi il traguardo sono le caselle 28 e 29, contando la partenza come 0.
    .book = Il libretto parla di una zona di partenza, di tre rampe da sette gradini e di due giornali come traguardo. Nomina le caselle dei pianerottoli, ma quante siano si vede solo sul tabellone. La versione da stampare dell'autore ne ha tre su ciascuno.
RACE-COMP-4 = In una casella c'è posto per due impiegati, anche sui pianerottoli e al traguardo. Solo la zona di partenza ne accoglie quanti si vuole.
RACE-SETUP-1 = Tutti gli impiegati cominciano nella zona di partenza, ciascuno con cinque gettoni caffè.

RACE-SPEED-1 = Il turno si apre lanciando tutti i dadi velocità. Restano scoperti sul tavolo, dal più alto al più basso.
RACE-SPEED-2 = Ogni giocatore imposta di nascosto il proprio dado spinta su un numero da 1 a 6. Una volta scelto non si cambia più, e quando tutti sono pronti le spinte si scoprono insieme.
RACE-SPEED-3 = La spinta più alta prende il dado velocità più alto, la seconda spinta il dado che segue, e così via finché ognuno ne ha uno.
RACE-SPEED-4 = A parità di spinta, il dado più veloce va a chi è più indietro sulle scale. Se la casella è la stessa, a chi ha meno gettoni; se anche questi sono pari, decide il tiro più alto dei dadi bianchi.
RACE-SPEED-5 = Nello spareggio ogni giocatore in parità lancia i due dadi bianchi, e la somma più alta passa avanti. Nostra interpretazione: chi ottiene somme uguali rilancia, e solo tra loro.
    .book = Il libretto fa decidere il tiro più alto dei due dadi bianchi e non dice che cosa succede se i tiri sono uguali.

RACE-MOVE-1 = Gli impiegati muovono uno dopo l'altro, prima la velocità più alta. A parità di velocità contano: spinta più alta, poi più indietro, poi meno gettoni, poi il tiro più alto dei dadi bianchi. Nostra interpretazione: tutto l'ordine si stabilisce prima che muova il primo impiegato, e nulla di ciò che accade lungo la strada lo cambia.
    .book = Il libretto elenca gli stessi quattro criteri. Lascia aperto se chi in questa fase versa caffè o si sposta cambi l'ordine di chi deve ancora muovere.
RACE-MOVE-2 = Un impiegato avanza esattamente di tante caselle quante ne indica il suo dado velocità. Deve muovere, e non torna mai indietro.
RACE-MOVE-3 = Chi finisce il movimento su un pianerottolo è al sicuro: niente tiro, e il suo movimento è concluso.
RACE-MOVE-4 = Chi finisce il movimento su un gradino deve restare in equilibrio: lancia i due dadi bianchi. Se la somma è almeno pari a spinta più velocità va tutto bene; se è minore il caffè si versa e si perde un gettone.
RACE-MOVE-5 = Due impiegati su una casella non lasciano entrare né passare nessuno. Chi dovrebbe mettervi piede si ferma sulla casella prima, perde il resto del movimento e fa un tiro di equilibrio contro l'intera somma di spinta e velocità, anche su un pianerottolo. Nostra interpretazione: il tiro si fa anche quando l'impiegato non può lasciare affatto la sua casella, zona di partenza compresa.
    .book = Il libretto parla di un impiegato fermato per strada. Non dice se tiri anche chi non può fare nemmeno un passo.
RACE-MOVE-6 = Se la velocità si esaurisce da sé proprio sulla casella prima di una piena, nessuno è stato fermato: non succede nulla di diverso da una qualsiasi casella di quel tipo.
RACE-MOVE-7 = Chi con la sua velocità arriva esattamente su una delle due caselle del traguardo è arrivato e non fa alcun tiro di equilibrio.
RACE-MOVE-8 = Chi è troppo veloce per il traguardo fa un tiro di equilibrio. Nostra interpretazione: si ferma sull'ultima casella. Le caselle piene lo bloccano come altrove, con un solo tiro in tutto: sulla prima casella del traguardo se l'ultima è piena, sull'ultimo gradino se è piena la prima, anche quando l'ultima è libera.
    .book = Il libretto chiede un tiro di equilibrio quando la velocità porta oltre il traguardo. Dove si fermi poi l'impiegato, e che cosa gli facciano le caselle piene del traguardo, resta aperto.
RACE-MOVE-9 = Chi ha perso l'ultimo gettone ne riceve cinque nuovi all'inizio del turno seguente, e il suo impiegato torna nella zona di partenza. Nostra interpretazione: se la partita finisce con questo turno, l'impiegato resta dov'è e il giocatore rimane senza gettoni.
    .book = Nel libretto i nuovi gettoni e il ritorno arrivano all'inizio del turno seguente. Non dice che cosa vale se un turno seguente non c'è.
RACE-MOVE-10 = Nostra interpretazione: le tazze vuote si riempiono, e i loro impiegati tornano alla partenza, prima di ogni altra cosa nel turno: prima di lanciare i dadi velocità e prima di stabilire chi apre l'asta.
    .book = Il libretto dice soltanto che accade all'inizio del turno seguente, non prima o dopo che cosa.
RACE-MOVE-11 = Nostra interpretazione: un impiegato fermato proprio davanti al traguardo non l'ha raggiunto, per quanto veloce arrivasse.
    .book = Per il libretto si raggiunge il traguardo fermandosi su una delle sue caselle o superandola. Non parla di chi viene fermato proprio davanti a una piena.

RACE-END-1 = Appena un impiegato è su una casella del traguardo, questo turno è l'ultimo. Chi non ha ancora mosso muove; poi la corsa è finita e si contano i punti.
RACE-SCORE-1 = I posti seguono le caselle, dalla più avanzata. Gli impiegati su una stessa casella condividono il posto e contano come uno solo, così la prossima casella occupata è il posto seguente. Nostra interpretazione: chi è arrivato prima nel tempo non ha alcun vantaggio.
    .book = Il libretto conta come uno gli impiegati sulla stessa casella e parla di chi ha finito per primo. Se un arrivo anticipato valga più di una casella più avanzata resta aperto.
RACE-SCORE-2 = I punti di un giocatore sono i gettoni rimasti più i punti del posto: tanti quanti sono i giocatori per il primo posto, uno in meno per ogni posto seguente. In quattro, con uno in testa, due insieme dietro e uno ultimo, fanno 4, 3, 3 e 2.
RACE-SCORE-3 = Vince chi ha più punti; a parità, chi ha più gettoni. Nostra interpretazione: se la parità rimane, la vittoria è condivisa.
    .book = Il libretto risolve la parità con i gettoni caffè e non va oltre.
RACE-SCORE-4 = Nostra interpretazione: tutti gli impiegati nella zona di partenza condividono un solo posto, quanti che siano.
    .book = Il libretto dice che gli impiegati sulla stessa casella contano come uno. La zona di partenza, dove si può stare in quanti si vuole, non è nominata.

RACE-AUC-1 = Nel gioco avanzato i dadi velocità si lanciano come sempre e poi si mettono all'asta uno alla volta, finché ognuno ne ha uno. Tutto il resto non cambia.
RACE-AUC-2 = Nel primo turno è il caso a decidere chi apre. Nei turni seguenti apre chi ha l'impiegato più vicino al traguardo; sulla stessa casella chi ha più gettoni, e poi chi tira più alto con i dadi bianchi.
RACE-AUC-3 = Chi apre mette all'asta uno dei dadi velocità sul tavolo e fa la prima offerta, da 1 a 6. Non può passare.
RACE-AUC-4 = In senso orario, partendo da chi apre, ogni altro giocatore ancora senza dado velocità ha la parola una volta: rilancia o passa.
RACE-AUC-5 = Un'offerta di 6 chiude subito l'asta, anche se viene da chi la apre.
RACE-AUC-6 = L'offerta più alta prende il dado e diventa la spinta di chi l'ha fatta, che non partecipa più alle aste di questo turno.
RACE-AUC-7 = Chi ha aperto e non ha vinto apre di nuovo, con uno dei dadi rimasti. Se invece ha vinto, apre il giocatore senza dado il cui impiegato segue subito dietro; chi sta sulla stessa casella conta come dietro. In caso di parità: più gettoni, poi il tiro più alto dei dadi bianchi.
RACE-AUC-8 = L'ultimo giocatore senza dado apre per l'ultimo rimasto e lo prende subito, con l'offerta che vuole; basta 1.
RACE-AUC-9 = Nostra interpretazione: un'offerta è un numero intero, più alto del precedente e al massimo 6.
    .book = Il libretto chiede almeno 1 a chi apre e di più agli altri, e un 6 chiude l'asta. Delle offerte non dice altro.

## Che cosa succede

event-refilled = { $seat } ha la tazza vuota e riceve { $tokens ->
    [one] un nuovo gettone
   *[other] { $tokens } nuovi gettoni
}.
event-back-to-start = { $seat } torna nella zona di partenza.
event-speeds-rolled = Turno { $round }. I dadi velocità mostrano { $dice }.
event-chose = { $seat } ha scelto una spinta.
event-chose-known = { $seat } ha scelto spinta { $thrust }.
event-revealed = Si scoprono le spinte, in ordine di posto al tavolo: { $thrusts }.
event-took-die = { $seat } prende velocità { $speed } con spinta { $thrust }.
event-tie-broken = { $seat } passa davanti a { $other_seat }: { $by ->
    [thrust] spinta più alta
    [further_back] è più indietro
    [fewer_tokens] ha meno gettoni
   *[white_dice] tiro più alto dei dadi bianchi
}.
event-rolled-off = { $seat } lancia i dadi bianchi per lo spareggio: { $dice }.
event-opener-found = { $seat } apre l'asta.
event-opened = { $seat } mette all'asta il dado { $die } e offre { $bid }.
event-bid = { $seat } offre { $bid }.
event-passed = { $seat } passa.
event-auction-won = { $seat } prende velocità { $speed } con spinta { $thrust }.
event-order-fixed = Ordine di movimento: { $seats }.
event-moved = { $seat }, velocità { $speed }: { $from ->
    [0] dalla zona di partenza
   *[other] dalla casella { $from }
} { $to ->
    [0] alla zona di partenza
    [28] alla prima casella del traguardo
    [29] all'ultima casella del traguardo
   *[other] alla casella { $to }
}.
event-blocked = Non c'è posto: { $seat } deve fermarsi { $cell ->
    [0] nella zona di partenza
    [28] sulla prima casella del traguardo
   *[other] sulla casella { $cell }
}.
event-stopped-short = { $seat } si ferma proprio davanti al traguardo, senza raggiungerlo.
event-overshot = { $seat } va troppo forte e frena sull'ultima casella del traguardo.
event-close-call = { $seat } si ferma giusto dietro una casella piena.
event-arrived = { $seat } arriva esattamente sul traguardo: nessun tiro.
event-rested = { $seat } si ferma al sicuro sul pianerottolo.
event-kept-balance = { $seat }: serve { $needed }, i dadi danno { $dice }. Non si versa nulla.
event-spilled = { $seat }: serve { $needed }, i dadi danno { $dice }. Il caffè si versa: { $tokens ->
    [0] la tazza è vuota
    [one] resta un gettone
   *[other] restano { $tokens } gettoni
}.
event-reached-finish = { $seat } raggiunge il traguardo: questo turno è l'ultimo.
event-game-ended = La corsa è finita dopo { $round ->
    [one] un turno
   *[other] { $round } turni
}.
event-placed = { $seat }: posto { $place }, { $cell ->
    [0] nella zona di partenza
    [28] sulla prima casella del traguardo
    [29] sull'ultima casella del traguardo
   *[other] sulla casella { $cell }
}.
event-scored = { $seat } ha { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $tokens } per il caffè, { $place_points } per il posto.
event-won = Vittoria per { $seats }. Salute!

## Che cosa fare adesso

legend = ▸ deve rispondere · ☕ caffè rimasto · (4) spinta, (?) coperta · [6] dado velocità · ◆ apre l'asta · ↻ turno
prompt-thrust = Scegli di nascosto la tua spinta: più è alta, più veloce è il dado e più difficile l'equilibrio.
prompt-open = Metti all'asta un dado velocità e fai la prima offerta.
prompt-bid = Offri più dell'ultima offerta, oppure passa.
prompt-over = La corsa è finita.

move-thrust = thrust N: imposta di nascosto il tuo dado spinta su un numero da 1 a 6.
move-open = open DADO OFFERTA: metti all'asta uno dei dadi velocità con una prima offerta da 1 a 6.
move-bid = bid N: offri una spinta più alta dell'ultima offerta; con 6 il dado è subito tuo.
move-pass = pass: rinuncia a quest'asta.

part-tokens = Caffè rimasto
part-place = Per il posto

option-auction = Asta
option-auction-help = Il gioco avanzato: i dadi velocità si prendono all'asta, uno alla volta, offrendo la propria spinta.

## Ripensandoci

turn-of-all = turno { $round }
moment-dash = Lo scatto più lungo: { $seat } fa { $count ->
    [one] una casella
   *[other] { $count } caselle
} di corsa.
moment-spill = Il caffè versato peggio: a { $seat } mancano { $count } punti nel tiro.
moment-balance = La mano più ferma: a { $seat } serve { $count } e non versa nulla.
