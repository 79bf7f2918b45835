welcome = Eccoci sulle scale! Ognuno scende tre rampe con una tazza piena fino all'orlo. In fondo si fanno punti per il posto e per ogni gettone caffè rimasto nella tazza. Quindi svelti, ma senza rovesciare.
speed-dice = Ogni turno comincia con i dadi velocità, quelli neri, uno per giocatore. Li vedono tutti: 5, 4 e 2. Ciascuno ne prenderà uno e avanzerà esattamente di tante caselle.
first-thrust = Chi prende quale dado? Ognuno sceglie in segreto una spinta, e la più alta prende il dado più veloce. Ma con una spinta alta è più difficile stare in equilibrio. Cominciamo con una spinta media: scegli spinta 4.
first-thrust-else = Puoi scegliere qualsiasi numero, e fra poco lo farai. Per cominciare prendi una spinta media, la 4: può vincere un buon dado e non scuote troppo la tazza.
stays-set = Il tuo dado spinta è coperto dalla tazza. Si può cambiare idea? Prova: tocca spinta 6. Non succede niente di male.
balance = Con spinta 4 hai preso il 4. Chi termina il movimento su un gradino deve fare un tiro di equilibrio: i due dadi bianchi devono dare almeno spinta più velocità. Ti serviva 4 + 4 = 8 e hai fatto 9. { $two } ha voluto il 5 con spinta 6, doveva fare 11 e ha rovesciato del caffè.
landing-near = Guarda avanti: dopo sette gradini c'è un pianerottolo. Chi si ferma lì è al sicuro e non fa nessun tiro. Sei sulla casella 4: con velocità 4 arrivi proprio sulla sua prima casella.
aim = I dadi mostrano 6, 4 e 1. A te serve il 4, non il 6: scegli una spinta un po' più bassa di chi ha più fretta. Scegli spinta 3.
aim-else = Così potresti prendere un altro dado. Il 4 è quello di mezzo, e solo il 4 porta da qui al pianerottolo. Prova a prenderlo con spinta 3.
tie = Ahi! Anche { $one } ha scelto 3. A parità di spinta viene prima chi è più indietro, e cioè { $one }. A te è rimasto l'1. L'ordine è sempre questo: chi è più indietro, poi chi ha meno gettoni caffè, poi i dadi bianchi.
to-landing = Dadi nuovi: 5, 3 e 2. Dalla casella 5, con velocità 5 finisci sul pianerottolo, e lì non si fa nessun tiro. Adesso una spinta alta non ti costa niente: scegli spinta 6.
to-landing-else = Con meno, qualcuno può prenderti il 5. E siccome il 5 finisce sul pianerottolo, non devi tirare nemmeno con spinta 6. Prendilo: spinta 6.
safe = Spinta 6, velocità 5, e nemmeno una goccia persa. È il cuore della corsa: audaci quando ci si ferma al sicuro, prudenti quando no.
fair-chance = Adesso ogni dado porta su un gradino. Con spinta 4 puoi prendere il 3: ti servirà 7, e con due dadi si riesce più di una volta su due. Scegli spinta 4.
fair-chance-else = Si potrebbe. Ma voglio mostrarti un rischio ragionevole: spinta 4 e velocità 3 chiedono 7, e più di una volta su due va bene. Scegli spinta 4.
spilled = Hai fatto 6, uno di meno: perdi un gettone caffè. Te ne restano quattro. Chi li perde tutti ne riceve cinque nuovi, ma il suo impiegato ritorna nella zona di partenza.
full-cell = Guarda due gradini più in là: { $one } e { $two } sono insieme sulla casella 15. Su una casella stanno al massimo due impiegati. Chi dovrebbe entrarci si ferma prima, perde il resto del movimento e deve fare un tiro di equilibrio.
let-them-go = Il più veloce si muove per primo. Allora lascia andare gli altri, e la strada sarà libera: scegli spinta 1. Un 4 lo avrai comunque, e con poca spinta l'equilibrio è facile.
let-them-go-else = Con una spinta più alta rischi di muoverti prima di tutti, dritto contro la casella piena. Lascia partire gli altri: spinta 1.
free-way = Gli altri sono andati avanti, e la strada era libera. Tu e { $two } avevate entrambi un 4: a parità di velocità si muove prima chi ha la spinta più alta.
bold = Sei in coda, e mancano undici caselle. Il 6 ti riporterebbe in gara. Ti servirebbe 11, che è tanto. Ma chi non risica non rosica: scegli spinta 5.
bold-else = La prudenza va bene, ma sei in coda e gli altri sono vicini alla zona di fine. Per una volta, osa: spinta 5.
just-enough = Undici! Basta appena. La zona di fine ha due caselle, 28 e 29, e tu sei sulla 23.
exactly = Con velocità 5 arrivi esattamente nella zona di fine, e chi ci arriva esattamente non fa nessun tiro. Come sul pianerottolo, una spinta alta non costa niente: scegli spinta 6.
exactly-else = Il 5 arriva esattamente nella zona di fine, senza tiri. Fai in modo che non lo prenda nessun altro: spinta 6.
points = Ce l'hai fatta! Quando qualcuno raggiunge la zona di fine si completa il turno, e poi si contano i punti. In tre, il primo posto ne dà 3, il secondo 2, il terzo 1, e ogni gettone caffè rimasto ne dà 1. Tu hai 3 + 4 = 7.
over-to-you = Café Race è tutto qui. Premi «Gioca ancora» per una corsa intera contro gli stessi bot facili, senza nessuno che ti dica che cosa fare.
