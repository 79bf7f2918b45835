welcome = Eccoci sulle scale! Ognuno scende tre rampe con una tazza piena fino all'orlo. In fondo si fanno punti per il piazzamento e per ogni gettone di caffè rimasto nella tazza. Quindi svelti, ma senza rovesciare.
speed-dice = Ogni turno comincia con i dadi velocità, quelli neri, uno a testa. Sono scoperti: 5, 4 e 2. Ciascuno ne avrà uno, e farà esattamente tante caselle.
first-thrust = A chi tocca quale dado? Ognuno sceglie in segreto una spinta, e la più alta prende il dado più veloce. Ma con una spinta alta è più difficile stare in equilibrio. Cominciamo da metà: scegli spinta 4.
first-thrust-else = Puoi scegliere qualsiasi numero, e fra poco lo farai. Per cominciare resta a metà, con spinta 4: può vincere un buon dado e non scuote troppo la tazza.
stays-set = Il tuo dado è sotto la tazza. Si può cambiare idea? Prova: tocca spinta 6. Non succede niente di male.
balance = La tua spinta 4 ha vinto il 4. Chi si ferma su un gradino deve restare in equilibrio: i due dadi bianchi devono dare almeno spinta più velocità. Ti serviva 4 + 4 = 8 e hai fatto 9. { $two } ha voluto il 5 con spinta 6, doveva fare 11 e ha rovesciato.
landing-near = Guarda avanti: dopo sette gradini c'è un pianerottolo. Chi si ferma lì è al sicuro e non tira niente. Sei sulla casella 4: con velocità 4 arrivi giusto sul bordo.
aim = I dadi mostrano 6, 4 e 1. A te serve il 4, non il 6: offri un po' meno di chi ha più fretta. Scegli spinta 3.
aim-else = Così potresti prendere un altro dado. Il 4 è quello di mezzo, e solo il 4 porta da qui al pianerottolo. Prova a prenderlo con spinta 3.
tie = Ahi! Anche { $one } ha scelto 3. A parità di spinta passa avanti chi è più indietro, e cioè { $one }. A te è rimasto l'1. L'ordine è sempre questo: chi è più indietro, poi chi ha meno gettoni, poi i dadi bianchi.
to-landing = Dadi nuovi: 5, 3 e 2. Dalla casella 5, con velocità 5 finisci sul pianerottolo, e lì non si tira. Una spinta alta, adesso, non ti costa niente: scegli spinta 6.
to-landing-else = Con meno, qualcuno può soffiarti il 5. E siccome il 5 finisce sul pianerottolo, neanche spinta 6 ti fa tirare. Prendilo: spinta 6.
safe = Spinta 6, velocità 5, e nemmeno una goccia persa. È il cuore della corsa: audaci quando si arriva al sicuro, prudenti quando no.
fair-chance = Adesso ogni dado porta su un gradino. Con spinta 4 puoi vincere il 3: ti servirà 7, e due dadi lo raggiungono più spesso che no. Scegli spinta 4.
fair-chance-else = Si potrebbe. Ma voglio mostrarti una scommessa onesta: spinta 4 e velocità 3 chiedono 7, più di una volta su due va bene. Scegli spinta 4.
spilled = Hai fatto 6, uno di meno: un gettone è perso. Te ne restano quattro. Se una tazza si svuota del tutto, l'impiegato torna alla partenza con cinque gettoni nuovi.
full-cell = Guarda due gradini più in là: { $one } e { $two } sono insieme sulla casella 15. Su una casella ci stanno due impiegati e non di più. Chi dovrebbe entrarci si ferma prima, perde il resto del movimento e deve tirare.
let-them-go = Il più veloce muove per primo. Allora lascia andare gli altri, e la strada sarà libera: scegli spinta 1. Un 4 lo avrai comunque, e con poca spinta l'equilibrio è facile.
let-them-go-else = Con una spinta più alta rischi di muovere prima di tutti, dritto contro la casella piena. Lascia partire gli altri: spinta 1.
free-way = Gli altri sono andati, e la strada era libera. Tu e { $two } avevate entrambi un 4: a parità di velocità muove prima chi ha la spinta più alta.
bold = Sei in coda, e mancano undici caselle. Il 6 ti riporterebbe in gara. Ti servirebbe 11, che è tanto. Ma chi non risica non rosica: scegli spinta 5.
bold-else = La prudenza va bene, ma sei in coda e gli altri sono vicini al traguardo. Per una volta, osa: spinta 5.
just-enough = Undici! Quanto basta, basta. Il traguardo ha due caselle, 28 e 29, e tu sei sulla 23.
exactly = Con velocità 5 finisci esatto sul traguardo, e chi arriva esatto non tira. Come sul pianerottolo, una spinta alta non costa niente: scegli spinta 6.
exactly-else = Il 5 arriva esatto sul traguardo, senza tirare. Fai in modo che non lo prenda nessun altro: spinta 6.
points = Ce l'hai fatta! Quando qualcuno taglia il traguardo si finisce il turno, e poi si contano i punti. In tre, il primo posto ne dà 3, il secondo 2, l'ultimo 1, e ogni gettone rimasto ne dà 1. Tu hai 3 + 4 = 7.
over-to-you = Café Race è tutto qui. Premi «Gioca ancora» per una corsa intera contro gli stessi bot facili, senza nessuno che ti dica che cosa fare.
