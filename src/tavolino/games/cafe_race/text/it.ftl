game-name = Café Race
game-tagline = Giù per tre rampe di scale con la tazza colma: svelti, ma senza rovesciare il caffè.

## Le regole

section-RACE-COMP = Componenti
section-RACE-SETUP = Preparazione
section-RACE-SPEED = Prima fase del turno: decisione della velocità
section-RACE-MOVE = Seconda fase del turno: movimento degli impiegati
section-RACE-END = La fine della corsa
section-RACE-SCORE = Il punteggio
section-RACE-AUC = Regole avanzate: la velocità all'asta
section-RACE-SEE = Che cosa vedono tutti

RACE-COMP-1 = Partecipano da tre a sei giocatori. Ognuno ha un impiegato, un dado spinta dello stesso colore e cinque gettoni caffè: sono il caffè nella tazza.
RACE-COMP-2 = I dadi velocità sono neri, uno per giocatore. I due dadi bianchi servono a tutti, per i tiri di equilibrio e per risolvere le parità.
RACE-COMP-3 = Il piano di gioco è una scala: dalla zona di partenza si scende per tre rampe di sette gradini, con un pianerottolo dopo la prima e uno dopo la seconda, fino alle due caselle della zona di fine. Regola della casa: ogni pianerottolo ha tre caselle, quindi la zona di fine sono le caselle 28 e 29, contando la zona di partenza come 0.
    .book = Il regolamento parla di una zona di partenza, di tre rampe di sette gradini e di una zona di fine con due caselle. Nomina le caselle dei pianerottoli, ma quante siano si vede solo sul piano di gioco. La versione da stampare dell'autore ne ha tre su ciascuno.
RACE-COMP-4 = Su una casella possono stare al massimo due impiegati, anche sui pianerottoli e nella zona di fine. Solo la zona di partenza ne accoglie quanti si vuole.
RACE-SETUP-1 = Tutti gli impiegati cominciano nella zona di partenza, e ogni giocatore ha cinque gettoni caffè.

RACE-SPEED-1 = Il turno comincia con un tiro di tutti i dadi velocità. Restano in vista, ordinati dal più alto al più basso.
RACE-SPEED-2 = Ogni giocatore imposta di nascosto il proprio dado spinta su un numero da 1 a 6 e lo lascia coperto: una sola scelta per turno. Quando tutti hanno scelto, le spinte si mostrano insieme.
RACE-SPEED-3 = Chi ha la spinta più alta prende il dado velocità più alto, chi ha la seconda spinta più alta prende il dado successivo, e così via finché ognuno ne ha uno.
RACE-SPEED-4 = A parità di spinta, il dado velocità più alto va al giocatore il cui impiegato è più indietro; sulla stessa casella, a chi ha meno gettoni caffè; se anche questi sono pari, a chi fa il tiro più alto con i dadi bianchi.
RACE-SPEED-5 = Quando una parità si decide con i dadi bianchi, ogni giocatore in parità li tira tutti e due. Regola della casa: conta la somma, e la più alta viene prima; chi ha fatto la stessa somma tira di nuovo, finché non ce ne sono più di uguali.
    .book = Il regolamento fa decidere il numero più alto tirato con i due dadi bianchi. Non dice che cosa succede se i tiri sono uguali.

RACE-MOVE-1 = Gli impiegati si muovono uno alla volta, prima quello con la velocità più alta. A parità di velocità viene prima chi ha la spinta più alta, poi chi è più indietro, poi chi ha meno gettoni caffè, poi chi fa il tiro più alto con i dadi bianchi. Regola della casa: tutto l'ordine si stabilisce prima che si muova il primo impiegato, compresi i tiri dei dadi bianchi.
    .book = Il regolamento elenca gli stessi quattro criteri. Non dice se i dadi bianchi si tirano all'inizio della fase o solo quando tocca ai giocatori in parità.
RACE-MOVE-2 = Un impiegato avanza esattamente di tante caselle quante ne mostra il suo dado velocità. È obbligato a muoversi e non può mai retrocedere.
RACE-MOVE-3 = Per chi termina il movimento su un pianerottolo non ci sono altri effetti: nessun tiro, e il suo movimento è concluso.
RACE-MOVE-4 = Chi termina il movimento su un gradino deve fare un tiro di equilibrio, cioè tirare i due dadi bianchi. Se la somma è almeno pari a spinta più velocità, mantiene l'equilibrio; se è minore, rovescia del caffè e perde un gettone caffè.
RACE-MOVE-5 = Un impiegato che entrerebbe in una casella già occupata da due si ferma sulla casella immediatamente precedente, perde il resto del movimento e fa un tiro di equilibrio contro la somma intera di spinta e velocità, anche su un pianerottolo. Regola della casa: il tiro si fa anche quando l'impiegato non può lasciare affatto la sua casella, zona di partenza compresa.
    .book = Il regolamento parla di un impiegato fermato durante il movimento. Non dice se faccia il tiro anche chi non può fare nemmeno un passo.
RACE-MOVE-6 = Se un impiegato termina da sé il movimento, con tutta la sua velocità, proprio sulla casella prima di una piena, questo non ha conseguenze. Regola della casa: nessuna oltre a quelle della casella stessa; su un gradino il tiro di equilibrio si fa comunque.
    .book = Il regolamento dice che in questo caso non c'è alcuna conseguenza. Se su un gradino questo tolga anche il solito tiro di equilibrio, non lo dice.
RACE-MOVE-7 = Chi con la sua velocità termina esattamente su una delle due caselle della zona di fine non fa alcun tiro di equilibrio.
RACE-MOVE-8 = Chi con la sua velocità oltrepasserebbe la zona di fine fa un tiro di equilibrio. Regola della casa: si ferma sull'ultima casella. Le caselle piene lo fermano come altrove, con un solo tiro in tutto: sulla prima casella della zona di fine se l'ultima è piena, sull'ultimo gradino se è piena la prima, anche quando l'ultima è libera.
    .book = Il regolamento chiede un tiro di equilibrio quando la velocità porta oltre la zona di fine, e dice che anche sulle sue caselle stanno al massimo due impiegati. Non dice su quale casella si fermi chi va oltre, né se chi trova anche una casella piena tiri due volte.
RACE-MOVE-9 = Chi ha perso tutti i gettoni caffè ne riceve cinque nuovi all'inizio del turno successivo, e il suo impiegato ritorna nella zona di partenza. Regola della casa: se il gioco termina con questo turno, l'impiegato resta dov'è e il giocatore rimane senza gettoni.
    .book = Nel regolamento «all'inizio del turno successivo» può valere per i gettoni e per il ritorno, oppure solo per il ritorno. Che cosa succeda se un turno successivo non c'è, non lo dice.
RACE-MOVE-10 = Regola della casa: i nuovi gettoni caffè e il ritorno alla zona di partenza vengono prima di ogni altra cosa nel turno: prima di tirare i dadi velocità e prima di stabilire chi inizia l'asta.
    .book = Il regolamento dice soltanto che accade all'inizio del turno successivo, non prima o dopo che cosa.
RACE-MOVE-11 = Regola della casa: un impiegato fermato proprio davanti alla zona di fine non l'ha raggiunta, qualunque sia la sua velocità.
    .book = Nel regolamento un impiegato raggiunge la zona di fine fermandosi su una delle sue caselle o oltrepassandola. Di chi è fermato davanti alla prima casella, perché è piena, non parla.

RACE-END-1 = Appena un impiegato raggiunge una casella della zona di fine, questo turno è l'ultimo. Chi non si è ancora mosso si muove; poi il gioco è finito e si contano i punti.
RACE-SCORE-1 = I posti seguono le caselle, a partire dalla più avanzata. Gli impiegati sulla stessa casella condividono il posto e contano come uno solo, così la successiva casella occupata è il posto successivo. Regola della casa: chi è arrivato prima nel tempo non ha alcun vantaggio.
    .book = Il regolamento conta come uno solo gli impiegati sulla stessa casella e parla di chi ha finito la gara per primo. Se arrivare prima valga più di una casella più avanzata, resta aperto.
RACE-SCORE-2 = I punti di un giocatore sono i gettoni caffè rimasti più i punti del posto: tanti quanti sono i giocatori per il primo posto, uno in meno per ogni posto successivo. In quattro, con uno in testa, due insieme dietro e uno ultimo, sono 4, 3, 3 e 2.
RACE-SCORE-3 = Vince chi ha più punti; a parità di punti, chi ha più gettoni caffè. Regola della casa: se la parità rimane, la vittoria è condivisa.
    .book = Il regolamento risolve la parità con i gettoni caffè e non va oltre.
RACE-SCORE-4 = Regola della casa: tutti gli impiegati nella zona di partenza condividono un solo posto, per quanti siano.
    .book = Il regolamento dice che due impiegati sulla stessa casella contano come uno solo. Non nomina la zona di partenza, dove possono stare in più di due.

RACE-AUC-1 = Con le regole avanzate i dadi velocità si tirano come nelle regole base e poi si mettono all'asta uno alla volta, finché ogni giocatore ne ha uno. Tutto il resto non cambia.
RACE-AUC-2 = Nel primo turno il giocatore che inizia l'asta è scelto a caso. Nei turni successivi è quello il cui impiegato è più vicino alla zona di fine; a parità, chi ha più gettoni caffè, poi chi fa il tiro più alto con i dadi bianchi.
RACE-AUC-3 = Il giocatore che inizia l'asta sceglie quale dei dadi velocità ancora sul tavolo mettere all'asta e deve fare la prima scommessa, da 1 a 6. Non può passare.
RACE-AUC-4 = In senso orario, dopo il giocatore che inizia l'asta, ogni altro giocatore senza dado velocità ha una sola occasione: rilancia con una scommessa più alta oppure passa.
RACE-AUC-5 = Una scommessa di 6 chiude subito l'asta, anche se la fa il giocatore che la inizia.
RACE-AUC-6 = Chi ha fatto la scommessa più alta prende il dado velocità, e quella scommessa diventa la sua spinta. Non partecipa più alle aste di questo turno.
RACE-AUC-7 = Se il giocatore che ha iniziato l'asta non l'ha vinta, inizia anche la successiva, con un altro dado velocità. Se l'ha vinta, inizia il giocatore il cui impiegato è subito dietro al suo. Regola della casa: si contano solo i giocatori senza dado velocità, e chi è sulla stessa casella conta come dietro; a parità inizia chi ha più gettoni caffè, poi chi fa il tiro più alto con i dadi bianchi.
    .book = Il regolamento fa iniziare il giocatore il cui impiegato è immediatamente dietro a quello che ha vinto. Non parla di chi ha già un dado velocità, di chi è sulla stessa casella né di parità fra chi segue.
RACE-AUC-8 = L'ultimo giocatore senza dado velocità mette all'asta l'ultimo dado e lo prende subito, con la scommessa che vuole: basta 1.
RACE-AUC-9 = Regola della casa: una scommessa è un numero intero, più alto della scommessa precedente e al massimo 6.
    .book = Il regolamento chiede al giocatore che inizia l'asta almeno 1 e agli altri di rilanciare, e un 6 chiude l'asta. Sulle scommesse non dice altro.
RACE-SEE-1 = Tutti vedono tutto: dadi, gettoni caffè, impiegati e scommesse. Nascoste sono soltanto le spinte scelte e non ancora mostrate: ognuno conosce solo la propria.

## Che cosa succede

event-refilled = { $seat } ha la tazza vuota e riceve { $tokens ->
    [1] un nuovo gettone caffè
   *[other] { $tokens } nuovi gettoni caffè
}.
event-back-to-start = { $seat } ritorna nella zona di partenza.
event-speeds-rolled = Turno { $round }. I dadi velocità mostrano { $dice }.
event-chose = { $seat } ha scelto una spinta.
event-chose-known = { $seat } ha scelto spinta { $thrust }.
event-revealed = Si mostrano le spinte, in ordine di posto al tavolo: { $thrusts }.
event-took-die = { $seat } prende velocità { $speed } con spinta { $thrust }.
event-tie-broken = { $seat } viene prima di { $other_seat }: { $by ->
    [thrust] spinta più alta
    [further_back] è più indietro
    [fewer_tokens] ha meno gettoni caffè
   *[white_dice] tiro più alto con i dadi bianchi
}.
event-rolled-off = { $seat } tira i dadi bianchi per risolvere la parità: { $dice }.
event-opener-found = { $seat } inizia l'asta.
event-opened = { $seat } mette all'asta il dado { $die } e scommette { $bid }.
event-bid = { $seat } scommette { $bid }.
event-passed = { $seat } passa.
event-auction-won = { $seat } prende velocità { $speed } con spinta { $thrust }.
event-order-fixed = Ordine di movimento: { $seats }.
event-moved = { $seat }, velocità { $speed }: { $from ->
    [0] dalla zona di partenza
   *[other] dalla casella { $from }
} { $to ->
    [0] alla zona di partenza
    [28] alla prima casella della zona di fine
    [29] all'ultima casella della zona di fine
   *[other] alla casella { $to }
}.
event-blocked = La casella davanti è piena: { $seat } deve fermarsi { $cell ->
    [0] nella zona di partenza
    [28] sulla prima casella della zona di fine
   *[other] sulla casella { $cell }
}.
event-stopped-short = { $seat } si ferma proprio davanti alla zona di fine, senza raggiungerla.
event-overshot = { $seat } andrebbe oltre la zona di fine e frena sull'ultima casella.
event-close-call = { $seat } si ferma da sé proprio prima di una casella piena.
event-arrived = { $seat } arriva esattamente nella zona di fine: nessun tiro di equilibrio.
event-rested = { $seat } si ferma al sicuro su un pianerottolo.
event-kept-balance = { $seat }: serve { $needed }, i dadi danno { $dice }. Mantiene l'equilibrio.
event-spilled = { $seat }: serve { $needed }, i dadi danno { $dice }. Rovescia del caffè: { $tokens ->
    [0] la tazza è vuota
    [1] resta un gettone caffè
   *[other] restano { $tokens } gettoni caffè
}.
event-reached-finish = { $seat } raggiunge la zona di fine: questo turno è l'ultimo.
event-game-ended = La corsa è finita dopo { $round ->
    [1] un turno
   *[other] { $round } turni
}.
event-placed = { $seat }: posto { $place }, { $cell ->
    [0] nella zona di partenza
    [28] sulla prima casella della zona di fine
    [29] sull'ultima casella della zona di fine
   *[other] sulla casella { $cell }
}.
event-scored = { $seat } ha { $points ->
    [1] un punto
   *[other] { $points } punti
}: { $tokens } per i gettoni caffè, { $place_points } per il posto.
event-won = Vittoria per { $seats }. Salute!

## Che cosa fare adesso

legend = ▸ deve rispondere · ☕ gettoni caffè · (4) spinta, (?) coperta · [6] dado velocità · ◆ inizia l'asta · ↻ turno
prompt-thrust = Scegli di nascosto la tua spinta: più è alta, più veloce è il dado e più difficile l'equilibrio.
prompt-open = Metti all'asta un dado velocità e fai la prima scommessa.
prompt-bid = Rilancia con una scommessa più alta, oppure passa.
prompt-over = La corsa è finita.

move-thrust = thrust N: imposta di nascosto il tuo dado spinta su un numero da 1 a 6.
move-open = open DADO SCOMMESSA: metti all'asta uno dei dadi velocità con una prima scommessa da 1 a 6.
move-bid = bid N: rilancia, con una scommessa più alta dell'ultima; con 6 il dado è subito tuo.
move-pass = pass: rinuncia a quest'asta.

part-tokens = Gettoni caffè
part-place = Per il posto
part-cell = Caselle dalla partenza

won-by-points = { $points } punti a { $other_points }.
won-by-tokens = { $points } punti a { $points }; più gettoni caffè, { $count } a { $other_count }.
won-shared = { $points } punti ciascuno, e altrettanti gettoni caffè.

option-auction = Asta
option-auction-help = Le regole avanzate: i dadi velocità si prendono all'asta, uno alla volta, e la spinta è la moneta.

## Ripensandoci

turn-of-all = turno { $round }
moment-dash = Lo scatto più lungo: { $seat } fa { $count ->
    [1] una casella
   *[other] { $count } caselle
} di corsa.
moment-spill = Il tiro più sfortunato: a { $seat } { $count ->
    [1] manca un punto
   *[other] mancano { $count } punti
} per l'equilibrio.
moment-balance = La mano più ferma: a { $seat } serve { $count }, e non rovescia nulla.

## Che cosa può succedere

odds-move = { $move }: { $percent } % di non rovesciare caffè ({ $outcomes })
odds-roll = velocità { $speed }, { $likely } %: fino alla { $cell }, serve { $needed }: { $percent } %
odds-rest = velocità { $speed }, { $likely } %: fino alla { $cell }, nessun tiro di equilibrio
