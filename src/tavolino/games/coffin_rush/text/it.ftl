game-name = Coffin Rush!
game-tagline = Saccheggiate il tempio del Faraone mentre il rituale avanza, e uscite in tempo.

## Le regole

section-COF-COMP = Contenuto della scatola
section-COF-SETUP = Preparazione
section-COF-MAP = Il tempio
section-COF-ITEM = Gli oggetti
section-COF-ACT = Turno dei giocatori: le azioni base
section-COF-CARD = Turno dei giocatori: le carte saccheggio
section-COF-PHA = Turno del Faraone
section-COF-MUM = Le mummie
section-COF-SPE = Gli spettri
section-COF-END = Fine del gioco
section-COF-SCORE = Il punteggio
section-COF-TEAM = Company Rush!: il gioco a squadre
section-COF-HOUSE = Il set della casa
section-COF-SEE = Che cosa vedono tutti

COF-COMP-1 = Partecipano da due a sei giocatori: nella scatola c'è tutto per sei. Regola della casa: il minimo è due.
    .book = Il manuale non dice in quanti si gioca. Nella scatola c'è tutto per sei, e in sei consiglia di giocare a squadre.
COF-COMP-2 = Il tempio è composto da dodici quadranti: il campo base, la cripta e dieci comuni.
COF-COMP-3 = Ci sono diciotto tessere sarcofago, otto tessere baule, ventiquattro porte di pietra e una porta del tempio.
COF-COMP-4 = Le carte saccheggio sono trenta. Ogni giocatore ha le stesse cinque: Aggressione, Tradimento, Analisi, Adrenalina e Rush!.
COF-COMP-5 = Le carte insidia sono tredici, e una è la Bomba rituale.
COF-COMP-6 = I dadi del rischio sono tre: uno giallo, uno rosso e (regola della casa) uno verde. Il disco contagiri mostra il colore del rischio attuale.
    .book = Il manuale conta tre dadi del rischio e nomina il giallo e il rosso. Il colore del terzo non è in nessun testo.
COF-COMP-7 = Le pedine sono tredici: sei esploratori e sette mostri. Regola della casa: quattro mummie e tre spettri.
    .book = Il manuale conta tredici pedine e non dice quante sono mummie e quante spettri.
COF-COMP-8 = La Piuma di Maat indica il verso di gioco. Ogni giocatore ha un gettone Rush!, una carta riassuntiva e una plancia giocatore, con lo zaino da un lato e la tenda dall'altro; anche il Faraone ha la sua plancia.

COF-SETUP-1 = I quadranti si dispongono con la forma e l'orientamento che si vuole. Solo il campo base deve essere rivolto verso l'interno del tempio.
COF-SETUP-2 = Sarcofagi e bauli stanno coperti sulle caselle con il loro simbolo.
COF-SETUP-3 = Una porta di pietra sta all'ingresso di ogni stanza e di ogni quadrante, la porta del tempio fra l'accampamento e il tempio. Regola della casa: sono tutte chiuse.
    .book = Il manuale dice dove stanno le porte, non se all'inizio siano aperte o chiuse.
COF-SETUP-4 = Ogni giocatore comincia con la pedina sulla casella RUSH!, le cinque carte saccheggio in mano e il gettone Rush! inattivo nello slot 1 dello zaino.
COF-SETUP-5 = Il contagiri comincia dal valore più alto. Le altre carte insidia si mescolano, e la Bomba rituale va circa a metà del mazzo. Regola della casa: è la sesta, la settima o l'ottava dall'alto, a caso.
    .book = Il manuale inserisce la bomba circa a metà del mazzo, senza contare le carte.
COF-SETUP-6 = Una mummia sta sulla runa della cripta, e la Piuma di Maat indica il senso orario.
COF-SETUP-7 = Il giocatore più coraggioso è il capo esploratore e gioca per primo; poi si prosegue in senso orario. La plancia del Faraone sta alla sua destra. Regola della casa: il capo esploratore è estratto a sorte o scelto da chi ospita. In sei si consiglia di giocare a squadre.
    .book = Nel manuale comincia il più coraggioso, e chi non è d'accordo deve convincere gli altri con le proprie gesta. Un tavolo in rete non può ascoltarle.

COF-MAP-1 = Le caselle comunicano in orizzontale e in verticale, mai in diagonale. Nessun esploratore attraversa le pareti; da un quadrante all'altro si passa per le aperture.
COF-MAP-2 = Il campo base ha due soli spazi: l'accampamento, fuori dal tempio, e RUSH!, dentro.
COF-MAP-3 = La cripta non ha altare. La sua runa è il punto in cui compaiono i mostri.
COF-MAP-4 = Una porta di pietra sta fra due caselle adiacenti e vale come parte di entrambe. Chiusa, impedisce il passaggio; con un'interazione si apre o si chiude, da tutte e due le caselle.
COF-MAP-5 = La porta del tempio impedisce il passaggio fra RUSH! e l'accampamento, finché la Bomba rituale non la rimuove.
COF-MAP-6 = Detriti: entrare su questa casella consuma due passi del movimento; chi non li ha interrompe il movimento. Regola della casa: si ferma davanti ai detriti.
    .book = Il manuale interrompe il movimento se non restano due passi. Non dice da quale parte dei detriti.
COF-MAP-7 = Pestilenza: chi entra su questa casella termina subito il movimento.
COF-MAP-8 = Trappola: chi entra su questa casella termina subito il movimento e lancia il dado giallo e quello rosso. La somma indica lo slot dello zaino di cui fa cadere il contenuto.
COF-MAP-9 = Altare: durante il turno del Faraone chi è su questa casella è invisibile ai mostri e non subisce le insidie. Regola della casa: non subisce l'insidia pescata in quel momento, per tutto il tempo che dura; i mostri non lo scelgono come bersaglio e non lo toccano.
    .book = Nel manuale chi è su un altare durante il turno del Faraone è invisibile ai mostri e non subisce le insidie. Quanto duri per un'insidia che resta in gioco, e se un mostro di passaggio lo tocchi, resta aperto.
COF-MAP-10 = Tunnel: le caselle con scale dello stesso colore sono considerate adiacenti, e un passo porta dall'una all'altra. I mostri non possono usare i tunnel.
COF-MAP-11 = Su una casella possono stare quanti esploratori si vuole.
COF-MAP-12 = Regola della casa: RUSH! è una casella del tempio e i mostri vi entrano, le mummie solo dalle sue aperture, gli spettri da qualunque casella accanto, anche attraverso le pareti; e ne escono allo stesso modo. Una casella che sta accanto solo all'accampamento non è accanto a RUSH!. Nessun mostro entra nell'accampamento.
    .book = Il manuale chiama RUSH! una grande casella interna al tempio e dice che gli spettri attraversano porte e pareti. Di mostri su RUSH! o nell'accampamento non parla.
    .v1 = Regola della casa: RUSH! è una casella del tempio e i mostri vi entrano, ma solo dalle sue aperture, anche gli spettri. Nessun mostro entra nell'accampamento.
    .v1-book = Il manuale chiama RUSH! una grande casella interna al tempio e mette l'accampamento all'esterno. Di mostri su RUSH! o nell'accampamento non parla.
COF-MAP-13 = Regola della casa: il campo base ha aperture davanti e sui due fianchi; dietro l'accampamento non ci sono quadranti. Un'apertura senza un quadrante accanto è una parete.
    .book = Il manuale chiede solo che il campo base sia rivolto verso l'interno del tempio, come in una figura che non abbiamo.
COF-MAP-14 = Regola della casa: la distanza si conta in caselle, per le mummie a piedi, attraverso le porte chiuse ma senza tunnel, per gli spettri attraverso le pareti, ma solo sopra i quadranti. Il giocatore più vicino è quello alla minore distanza da uno dei mostri di quel tipo.
    .book = Il manuale preferisce il giocatore più vicino e non dice come si misura, né da quale mostro.
COF-MAP-15 = Regola della casa: chi entra su una casella subisce prima gli effetti degli ostacoli ambientali, poi le mummie e poi gli spettri che vi si trovano. Cominciare il turno sulla casella di un mostro, o compiervi azioni, non ha conseguenze.
    .book = Il manuale dice che cosa subisce chi entra su una casella, non in quale ordine. Nel suo esempio a squadre una giocatrice comincia il turno sulla casella di una mummia e vi raccoglie un tesoro senza conseguenze.
COF-MAP-16 = Regola della casa: l'altare protegge chi vi si trova solo da ciò che colpirebbe lui. Bomba, porte, spettri evocati e piuma hanno effetto lo stesso, e i mostri passano oltre chi è su un altare senza fermarsi.
    .book = Nel manuale chi è su un altare non subisce le insidie. Che cosa succeda con un'insidia che cambia anche il tempio, non lo dice.

COF-ITEM-1 = Un baule contiene un reperto, che vale 2 punti ricchezza. Torcia: un movimento per turno è più lungo di un passo. Portafortuna: chi subisce un'aggressione può cambiare il risultato di uno dei due dadi (regola della casa: in una qualunque delle sue facce). Amuleto: quando i mostri scelgono il bersaglio contano un punto ricchezza o una carta saccheggio in meno. Monete: valgono 3 invece di 2. Torcia, Portafortuna e Amuleto hanno effetto solo nello zaino.
    .book = Il manuale lascia cambiare con il Portafortuna il risultato di uno dei dadi del rischio. Non dice in quale altro risultato.
COF-ITEM-2 = Un sarcofago contiene un tesoro, che vale 3 punti ricchezza e appartiene a una di cinque collezioni. Alcuni contengono anche una mummia: il giocatore tiene il tesoro, ma la mummia si sveglia, compare sulla casella e il giocatore subisce un'aggressione.
COF-ITEM-3 = Un sarcofago nasconde la scala blu. La tessera resta scoperta sulla casella e da allora è un tunnel. Regola della casa: porta alla scala blu stampata su un quadrante.
    .book = Il manuale fa della scala blu un tunnel come gli altri. Dove porti si vedrebbe su figure che non abbiamo.
COF-ITEM-4 = Zaino: gli slot si riempiono in ordine crescente, e quando uno si libera gli oggetti dopo di esso scorrono verso il basso. Lo slot 1 è del gettone Rush!, che non può essere spostato né fatto cadere. Gli oggetti non si possono riordinare.
COF-ITEM-5 = Chi ha più oggetti che slot sceglie quali tenere; gli altri cadono.
COF-ITEM-6 = Gli oggetti caduti stanno scoperti sulla casella. Una sola interazione raccoglie tutto il mucchio, a partire dal primo caduto.
COF-ITEM-7 = Gli oggetti depositati alla tenda sono al sicuro: nessuno può raccoglierli, nemmeno il proprietario.
COF-ITEM-8 = Regola della casa: quando cadono più oggetti, cade prima quello dello slot più basso. Quando lo zaino ha troppi oggetti, quelli tenuti restano nel loro ordine e i nuovi vengono dopo.
    .book = Nel manuale gli oggetti sovrapposti si raccolgono in ordine, dal primo. Quale di più oggetti cada per primo, non lo dice.
COF-ITEM-9 = Regola della casa: quando si sveglia una mummia, prima il tesoro va nello zaino, poi si sceglie che cosa tenere se gli oggetti sono troppi, infine subisce l'aggressione soltanto chi ha aperto il sarcofago.
    .book = Nel manuale il giocatore raccoglie il tesoro, genera la mummia e subisce un'aggressione. Se la subiscano anche altri sulla casella, e quando si sistemi uno zaino troppo pieno, resta aperto.
COF-ITEM-10 = Regola della casa: gli oggetti che un giocatore è costretto a far cadere nell'accampamento restano lì e si possono raccogliere. Con l'azione Drop, invece, nell'accampamento gli oggetti si depositano solo alla propria tenda.
    .book = Il manuale dice che gli oggetti depositati alla tenda non sono caduti. Di oggetti che qualcuno fa cadere nell'accampamento non parla.
COF-ITEM-11 = Regola della casa: gli effetti di reperti uguali si sommano.
    .book = Il manuale non dice che cosa fa un secondo reperto dello stesso tipo.
COF-ITEM-12 = Regola della casa: il Portafortuna si usa dopo il lancio dei dadi, contro l'aggressione di una mummia e contro la carta Aggressione; non contro le trappole, né contro la carta Aggressione a rischio rosso.
    .book = Il manuale lo permette quando si subisce un'aggressione. In quale momento, e contro che cosa oltre alle mummie, resta aperto.
COF-ITEM-13 = Regola della casa: la Torcia si usa al primo passo oltre la lunghezza normale del movimento. Sabbie mobili e Torcia insieme danno tre passi, a rischio rosso due. Un movimento non è mai più corto di un passo.
    .book = Il manuale allunga di un passo un movimento per turno, e nel suo esempio le Sabbie mobili accorciano i movimenti di uno. Come i due effetti stiano insieme, non lo dice.

COF-ACT-1 = Si gioca uno alla volta, e nel proprio turno ognuno ha tre azioni. Movimento, interazione e Drop ne costano una ciascuno, se un'insidia non dice altro, nell'ordine e nel numero che si vuole; un gettone Rush! attivo vale un'azione in più. Finite le azioni il turno finisce, ma prima si può ancora usare la carta saccheggio del turno. Quando non si può fare più nulla il turno finisce da sé, anche dopo un Drop, e un movimento che non può fare altri passi è concluso. Passare il turno è sempre possibile e gratuito.
    .v1 = Si gioca uno alla volta, e nel proprio turno ognuno ha tre azioni. Movimento, interazione e Drop ne costano una ciascuno, se un'insidia non dice altro, nell'ordine e nel numero che si vuole; un gettone Rush! attivo vale un'azione in più. Finite le azioni il turno finisce, ma prima si può ancora usare la carta saccheggio del turno, e un Drop o un movimento in corso va concluso da chi lo fa. Passare il turno è sempre possibile e gratuito.
COF-ACT-2 = Movimento: un'azione per fare al massimo tre passi, ognuno su una casella adiacente in orizzontale o in verticale. Prima di cominciarne un altro bisogna concludere quello in corso.
COF-ACT-3 = Interazione: solo con ciò che è sulla propria casella. Si può aprire o chiudere una porta, aprire un sarcofago o un baule, raccogliere un mucchio.
COF-ACT-4 = Drop: con una sola azione si lasciano cadere quanti oggetti si vuole dello zaino sulla propria casella oppure, nell'accampamento, si depositano alla propria tenda.
COF-ACT-5 = Chi entra su una casella con mummie termina subito il movimento e subisce un'aggressione per ogni mummia. Anche gli spettri lo fermano: subisce un terrore per ogni spettro, e gli spettri vengono rimossi.
COF-ACT-6 = Regola della casa: un'interazione o un Drop conclude il movimento in corso. Fra un passo e l'altro si possono giocare carte saccheggio.
    .book = Il manuale non dice se un movimento si possa interrompere per un'altra azione e poi riprendere.

COF-CARD-1 = Una sola volta nel proprio turno, gratuitamente e in qualunque momento, si può giocare una carta saccheggio della propria mano. Al posto di giocarne una si può scartarne una senza applicarne l'effetto.
COF-CARD-2 = Riposo: chi alla fine del proprio turno non ha carte in mano riprende tutti i suoi scarti.
COF-CARD-3 = Finché il contagiri è a rischio rosso, le carte saccheggio e le carte insidia aggiungono al loro effetto base quello rosso.
COF-CARD-4 = Aggressione: si sceglie un giocatore entro tre caselle in linea retta, senza pareti né porte chiuse in mezzo, e si lanciano il dado giallo e quello rosso. La somma indica lo slot dello zaino di cui quel giocatore fa cadere il contenuto; sulla stessa casella o su una adiacente lo prende invece chi aggredisce. A rischio rosso chi aggredisce sceglie l'oggetto, senza lanciare i dadi.
COF-CARD-5 = Tradimento: un giocatore sullo stesso quadrante scarta una carta saccheggio a caso, e chi tradisce riprende uno dei propri scarti a sua scelta (regola della casa: non questa carta). A rischio rosso sono due e due.
    .book = Nel manuale l'effetto di una carta si applica prima di scartarla: quando si sceglie, il Tradimento non è ancora fra gli scarti. Che non si possa riprendere, però, non lo dice.
COF-CARD-6 = Analisi: si guarda il contenuto di tutti i sarcofagi e bauli chiusi del proprio quadrante, a rischio rosso anche di un altro quadrante a scelta. Lo viene a sapere solo chi la gioca.
    .v1 = Analisi: si guarda il contenuto di tutti i sarcofagi e bauli chiusi del proprio quadrante; a rischio rosso, invece, di un quadrante a scelta. Lo viene a sapere solo chi la gioca.
COF-CARD-7 = Adrenalina: in questo turno chi la gioca non subisce gli effetti di detriti, pestilenza e trappole sulle caselle su cui transita (regola della casa: nemmeno su quella in cui si ferma; altari e tunnel funzionano). A rischio rosso non subisce neppure quelli di mummie e spettri.
    .book = Il manuale parla delle caselle su cui si transita. Della casella su cui ci si ferma, e di altari e tunnel, non dice nulla.
COF-CARD-8 = Rush!: chi la gioca gira il proprio gettone Rush! sul lato +1. Vale un'azione in più, e resta attivo finché non si usa. La carta non ha effetto rosso.
COF-CARD-9 = Regola della casa: le porte chiuse sono un ostacolo per la carta Aggressione, le pedine no, e i tunnel non fanno linea retta. Senza la porta del tempio, accampamento e RUSH! sono adiacenti. Gli altari non proteggono dagli altri giocatori.
    .book = Il manuale chiede una linea retta senza ostacoli. Che cosa sia un ostacolo, e che cosa sia adiacente al campo base, resta aperto.
COF-CARD-10 = Regola della casa: se con l'oggetto rubato lo zaino ha troppi oggetti, chi lo ha rubato sceglie quali tenere.
    .book = Il manuale dà l'oggetto a chi aggredisce e non dice che cosa succede se il suo zaino è pieno.
COF-CARD-11 = Regola della casa: per giocare Tradimento serve un altro giocatore sul proprio quadrante, anche se è senza carte in mano; accampamento e RUSH! sono un solo quadrante. La carta che scarta va fra i suoi scarti.
    .book = Il manuale fa scegliere un giocatore sul proprio quadrante. Non nomina chi è senza carte in mano, né i due spazi del campo base.
COF-CARD-12 = Regola della casa: la carta Rush! con il gettone già attivo non ha effetto, e Tossicità non toglie mai il gettone.
    .book = Nel manuale il gettone resta attivo finché non si usa. Che cosa faccia una seconda carta Rush!, e se Tossicità possa toglierlo, non lo dice.
COF-CARD-13 = Con il riposo non si riprendono le carte saccheggio perse per il terrore.

COF-PHA-1 = Quando tutti hanno giocato tocca al Faraone. Nell'ordine: pescare un'insidia, determinare il potere rituale, far scendere il contagiri, attivare i servitori.
COF-PHA-2 = Un'insidia vale per tutti i giocatori e dura finché non si pesca la successiva: ciò che vieta non si può fare. Regola della casa: un mazzo finito si rimescola, senza la Bomba rituale.
    .book = Nel manuale un'insidia dura finché non se ne pesca una nuova. Che cosa succeda quando il mazzo è finito, non lo dice.
COF-PHA-3 = Il potere rituale è il risultato del lancio di un dado del rischio, del colore mostrato dal contagiri. Il contagiri scende di altrettanto.
COF-PHA-4 = I bersagli di mummie e spettri si stabiliscono prima che un servitore agisca, e restano gli stessi qualunque cosa si perda nel frattempo. Regola della casa: gli spettri agiscono prima delle mummie, ogni tipo in ordine di comparsa.
    .book = Il manuale stabilisce prima i bersagli. Nel suo esempio lo spettro agisce prima delle mummie; nel capitolo sui servitori le mummie vengono per prime, ma senza dire chi agisca prima. Seguiamo l'esempio.
COF-PHA-5 = Regola della casa: gli effetti immediati di un'insidia dipendono dal colore che il contagiri mostra quando la si pesca; a quelli che durano l'effetto rosso si aggiunge appena il rischio è rosso.
    .book = Il manuale aggiunge l'effetto rosso quando il contagiri arriva al rischio rosso. Se questo cambi un'insidia già pescata, resta aperto.
COF-PHA-6 = Regola della casa: il dado per il potere rituale ha il colore che il contagiri mostra dopo l'insidia. Se la Bomba rituale l'ha appena cambiato, vale il colore nuovo.
    .book = Nel manuale l'insidia si pesca prima di lanciare il dado, e il dado ha il colore del contagiri. Che la bomba possa cambiare quel colore, non lo dice.
COF-PHA-7 = Il capo esploratore gioca per primo, e la Piuma di Maat indica il verso di gioco. Regola della casa: è così in ogni giro. Quando la piuma si gira cambia il verso in cui si prosegue, non chi comincia; chi giocherebbe per ultimo si conta subito nel nuovo verso.
    .book = Nel manuale il capo esploratore è di diritto il primo a giocare, e la piuma indica il verso. Se dopo che si è girata cominci ancora lui, non lo dice.
    .v1 = Regola della casa: quando la Piuma di Maat si gira, l'ordine di gioco si rovescia esattamente. Chi era l'ultimo comincia il giro successivo.
    .v1-book = Nel manuale la piuma indica il verso di gioco. Chi cominci dopo che si è girata, resta aperto.

COF-MUM-1 = Una mummia ha tre azioni. Con ognuna si muove al massimo di tante caselle quant'è il potere rituale, oppure apre una porta, oppure attende.
COF-MUM-2 = Il bersaglio di tutte le mummie è il giocatore dentro il tempio con più punti ricchezza nello zaino, almeno uno. A parità è il più vicino; se sono ancora pari, sceglie fra loro il giocatore che giocherebbe per ultimo.
COF-MUM-3 = Le mummie seguono il percorso più breve con meno cambi di direzione (regola della casa: poi con meno porte da aprire, poi nord, est, sud, ovest). Aprono le porte chiuse con un'azione ciascuna, non usano i tunnel e non subiscono gli effetti degli ostacoli ambientali.
    .book = Il manuale chiede il percorso più breve con meno cambi di direzione. Fra due percorsi così non sceglie.
COF-MUM-4 = Quando una mummia raggiunge il bersaglio, tutti i giocatori su quella casella subiscono un'aggressione: si lanciano il dado giallo e quello rosso, e cade il contenuto dello slot indicato dalla somma. Poi la mummia attende. L'aggressione di un mostro è sempre così, anche a rischio rosso: l'oggetto cade e non viene rubato. Regola della casa: se si trova già sulla casella del bersaglio, aggredisce una volta e attende.
    .book = Il manuale parla di una mummia che raggiunge il bersaglio. Che cosa faccia una che è già sulla sua casella, non lo dice.
COF-MUM-5 = Se una mummia entra su una casella con altri giocatori, anche loro subiscono un'aggressione. Quel movimento finisce, e la mummia prosegue verso il bersaglio con le azioni rimaste.
COF-MUM-6 = Senza bersaglio la mummia attende.
COF-MUM-7 = Regola della casa: davanti a una porta chiusa il movimento della mummia finisce, e anche l'ultima azione può servire ad aprirla. Più mostri possono stare sulla stessa casella.
    .book = Nel manuale le mummie aprono le porte alle stesse condizioni dei giocatori, e nell'esempio lo fanno con l'ultima azione. Se davanti a una porta si perda il resto del movimento, e se più mostri possano stare su una casella, non lo dice.

COF-SPE-1 = Uno spettro ha tre movimenti, ognuno al massimo di tante caselle quant'è il potere rituale, attraverso porte e pareti. Segue il percorso più breve con meno cambi di direzione e non subisce gli effetti degli ostacoli ambientali.
COF-SPE-2 = Il bersaglio degli spettri è il giocatore dentro il tempio con più carte saccheggio in mano (regola della casa: almeno una). A parità è il più vicino; se sono ancora pari, sceglie fra loro il giocatore che giocherebbe per ultimo.
    .book = Per le mummie il manuale chiede almeno un punto ricchezza. Per gli spettri e le carte non nomina un minimo.
COF-SPE-3 = Terrore: quando uno spettro raggiunge un giocatore, bersaglio o no, tutti i giocatori su quella casella perdono per il resto della partita una carta a caso della propria mano. Poi lo spettro viene rimosso.
COF-SPE-4 = Senza bersaglio lo spettro attende.
COF-SPE-5 = Regola della casa: chi è senza carte in mano non perde nulla, ma lo spettro viene rimosso lo stesso. Uno spettro rimosso esce dal gioco e la sua pedina non torna; finite le pedine, non compaiono altri spettri.
    .book = Il manuale rimuove lo spettro dal gioco, con le stesse parole che usa per la carta persa. Di chi è senza carte in mano, e delle pedine che finiscono, non parla.
    .v1 = Regola della casa: chi è senza carte in mano non perde nulla, ma lo spettro viene rimosso lo stesso. La sua pedina può ricomparire; quando sono tutte nel tempio, non compaiono altri spettri.
    .v1-book = Il manuale rimuove lo spettro dopo il terrore. Di chi è senza carte in mano, e delle pedine che finiscono, non parla.

COF-END-1 = La partita finisce nell'istante in cui il contagiri arriva a 0.
COF-END-2 = Regola della casa: sotto 0 vale 0. A 0, anche per la Bomba rituale, non succede più nulla.
    .book = Nel manuale il gioco finisce appena il contagiri raggiunge lo 0. Un lancio più alto di quanto resta, e il seguito del turno del Faraone, non sono nominati.

COF-SCORE-1 = Alla tenda un tesoro vale 3 punti ricchezza e un reperto 2, ma le Monete 3. Ogni oggetto ancora nello zaino vale 1 punto ricchezza; il gettone Rush! non è un oggetto.
COF-SCORE-2 = Collezioni: per ogni collezione riceve 1 punto ricchezza chi ne ha più pezzi alla tenda; in caso di parità nessuno.
COF-SCORE-3 = Vince chi ha più punti ricchezza. A parità chi ha più tesori in totale, fra tenda e zaino; poi chi è fuori dal tempio. Regola della casa: se la parità rimane, la vittoria è condivisa.
    .book = A parità il manuale preferisce chi ha più tesori, poi chi è fuori dal tempio, e non va oltre.

COF-TEAM-1 = Si può giocare anche a squadre, divisi in compagnie. Una persona può anche guidare più esploratori.
COF-TEAM-2 = I punti ricchezza di una compagnia si sommano, e così i suoi pezzi di ogni collezione.
COF-TEAM-3 = Nel proprio turno si può usare il gettone Rush! attivo di un compagno di squadra, se questi è d'accordo. Glielo si chiede ogni volta; regola della casa: oppure acconsente in anticipo per tutta la partita.
    .book = Nel manuale i due si mettono d'accordo fra loro. In rete bisogna chiedere, e chiedere ogni volta può stancare.
COF-TEAM-4 = Regola della casa: le compagnie hanno lo stesso numero di giocatori, e i posti si alternano. Ogni esploratore ha la propria mano, il proprio zaino e la propria tenda.
    .book = Il manuale divide i giocatori in compagnie e non dice quanto siano grandi, né chi sieda dove.
COF-TEAM-5 = Regola della casa: le carte possono colpire i compagni di squadra, e in un turno si possono usare più gettoni Rush!.
    .book = Il manuale non dice se le carte si possano giocare contro i compagni di squadra. Nel suo esempio si usa il gettone di un compagno.
COF-TEAM-6 = Regola della casa: a parità vince la compagnia con più tesori in totale, poi quella con più esploratori fuori dal tempio; poi la vittoria è condivisa.
    .book = Il manuale somma i punti di una compagnia e non dice come si risolvono le parità fra compagnie.

COF-HOUSE-1 = Regola della casa, i dadi del rischio: verde 1 1 1 2 2 2, giallo 1 1 2 2 3 3, rosso 1 2 2 3 3 4. Giallo più rosso fa da 2 a 7.
    .book = Il manuale conta tre dadi. Le loro facce non sono in nessun testo.
COF-HOUSE-2 = Regola della casa: lo zaino ha sette slot, il primo per il gettone Rush! e sei per gli oggetti. Se il lancio indica uno slot vuoto non cade nulla.
    .book = Il manuale parla di slot numerati; quanti siano si vede solo sulla plancia. Di un lancio che indica uno slot vuoto non parla.
COF-HOUSE-3 = Regola della casa: il contagiri comincia da 27. Il rischio è verde fino a 19, giallo da 18 a 10, rosso da 9 in giù. La Bomba rituale toglie subito 3.
    .book = Il manuale mette il contagiri sul valore più alto e dice che la bomba gli dà un duro colpo. I numeri stanno solo sul disco.
COF-HOUSE-4 = Regola della casa, le collezioni: cinque tesori verdi, quattro gialli, tre azzurri, tre rossi e due viola; con un azzurro, un rosso e un viola si sveglia una mummia. Con la scala blu fanno diciotto sarcofagi.
    .book = Il manuale nomina cinque colori di tesori, di rarità diversa, e conta diciotto tessere. Quanti siano di ciascuno, non lo dice.
COF-HOUSE-5 = Regola della casa: i bauli contengono due Torce, due Portafortuna, due Amuleti e due Monete.
    .book = Il manuale conta otto bauli e nomina quattro reperti. Quante volte ci sia ciascuno, non lo dice.
COF-HOUSE-6 = Regola della casa: un quadrante ha cinque per cinque caselle e un'apertura a metà di ogni lato, così che si può girare e accostare in ogni modo; anche il campo base ha questa forma. Ogni quadrante comune ha esattamente un altare. Sui quadranti sono distribuiti gli ostacoli ambientali, stanze con una sola porta, otto bauli e diciotto sarcofagi, e sono stampate tre coppie di scale (rosse, verdi, gialle) e una scala blu. Con tutte le porte aperte ogni casella si raggiunge da ogni apertura; nessun ostacolo sta su un'apertura, e nessuna stanza, nessun oggetto e nessuna apertura si raggiunge solo attraverso un ostacolo. Le porte delle stanze sono sette, e le porte di pietra in tutto al massimo ventiquattro; quelle che avanzano restano nella scatola. La disposizione standard è di 4 quadranti per 3, con il campo base a metà di un lato corto; le altre hanno qualunque forma collegata, a caso o a scelta.
    .book = Il manuale conta dodici quadranti con griglia, stanze e porte. I loro disegni non sono nel testo che abbiamo, perciò questi sono nostri.
COF-HOUSE-7 = Regola della casa, le carte insidia; fra parentesi l'effetto rosso, con i numeri già per intero. Bomba rituale: il contagiri scende di 3 e la porta del tempio viene rimossa. Sabbie mobili: ogni movimento è più corto di un passo (due). Tossicità: un'azione in meno (due). Evocazione, tre carte: uno spettro compare sulla runa (due). Giudizio di Maat: la Piuma di Maat si gira, e da ora si gioca nell'altro verso (e ognuno scarta una carta saccheggio a caso). Sigilli: tutte le porte di pietra si chiudono (e aprirne una costa due azioni, anche alle mummie; se ne hanno una sola, attendono). Oscurità: aprire un sarcofago costa due azioni (anche un baule). Scarabei: chi è nel tempio fa cadere l'ultimo oggetto dello zaino (gli ultimi due). Ira: le mummie fanno una casella in più per ogni movimento (due). Oblio: le carte saccheggio non si possono giocare (né scartare); il riposo vale lo stesso. Crollo: i tunnel non si possono usare (e i detriti costano tre passi).
    .book = Il manuale conta tredici carte insidia e dice che cosa fanno tre di esse: Bomba rituale, Sabbie mobili e Tossicità. Anche gli spettri vengono dal mazzo insidie. Tutto il resto è nostro.
COF-SEE-1 = Tutti vedono pedine, porte, zaini, tende, contagiri e l'insidia in corso. Regola della casa: anche le carte saccheggio scartate e quelle perse, e quindi quelle che ognuno ha ancora in mano. Nascosti sono il contenuto dei sarcofagi e dei bauli chiusi, che conosce solo chi li ha guardati con Analisi, e l'ordine del mazzo insidie.
    .book = Il manuale tiene scoperti gli oggetti nello zaino e quelli caduti, e coperti sarcofagi e bauli. Se le carte scartate e quelle perse si possano guardare, non lo dice.

## Nomi delle cose

item-name = { $item ->
    [green] un tesoro verde
    [yellow] un tesoro giallo
    [azure] un tesoro azzurro
    [red] un tesoro rosso
    [violet] un tesoro viola
    [azure-mummy] un tesoro azzurro
    [red-mummy] un tesoro rosso
    [violet-mummy] un tesoro viola
    [torch] una Torcia
    [charm] un Portafortuna
    [amulet] un Amuleto
   *[coins] delle Monete
}
seen-name = { $item ->
    [azure-mummy] { item-name } che sveglia una mummia
    [red-mummy] { item-name } che sveglia una mummia
    [violet-mummy] { item-name } che sveglia una mummia
    [stairs] la scala blu
   *[other] { item-name }
} in { $at }
card-name = { $card ->
    [aggression] Aggressione
    [betrayal] Tradimento
    [analysis] Analisi
    [adrenaline] Adrenalina
   *[rush] Rush!
}
trap-name = { $trap ->
    [bomb] la Bomba rituale
    [quicksand] Sabbie mobili
    [toxicity] Tossicità
    [summoning] Evocazione
    [maat] Giudizio di Maat
    [seals] Sigilli
    [darkness] Oscurità
    [scarabs] Scarabei
    [wrath] Ira
    [oblivion] Oblio
   *[collapse] Crollo
}
quadrant-name = { $quadrant ->
    [base] il campo base
    [crypt] la cripta
    [jars] la sala dei vasi
    [scribes] la sala degli scribi
    [ibis] la sala dell'ibis
    [granary] il granaio
    [well] il pozzo
    [jackal] la sala dello sciacallo
    [cobra] la sala del cobra
    [lotus] la sala del loto
    [scarab] la sala dello scarabeo
   *[falcon] la sala del falco
}
collection-name = { $collection ->
    [green] verde
    [yellow] gialla
    [azure] azzurra
    [red] rossa
   *[violet] viola
}

## Che cosa succede

event-began = { $seat } è il capo esploratore ed entra per primo nel tempio. Il contagiri segna { $counter }.
event-turn-begun = Giro { $round }: { $seat } ha { $actions ->
    [1] un'azione
   *[other] { $actions } azioni
}.
event-left-alone = Un mostro è in { $at } con { $seat } e per ora non fa nulla.
event-turn-ended = Il turno di { $seat } è finito.
event-rested = { $seat } riposa e riprende queste carte: { $cards }.
event-rush-spent = { $seat } usa il gettone Rush!.
event-asked-for-token = { $seat } chiede a { $lender_seat } il gettone Rush!.
event-lent = { $lender_seat } presta a { $seat } il gettone Rush!.
event-declined = { $lender_seat } tiene il gettone Rush!; { $seat } deve farne a meno.
event-walks = { $seat } si mette in cammino: { $steps ->
    [1] un passo
   *[other] fino a { $steps } passi
}.
event-went = { $seat } va da { $from } a { $to }.
event-torch-lit = Con la Torcia { $seat } fa un passo in più.
event-movement-ended = { $seat } si ferma in { $at }.
event-trapped = { $seat } entra su una trappola: { $dice }, slot { $slot }.
event-door-opened = { $seat } apre la porta fra { $at } e { $beyond }.
event-door-closed = { $seat } chiude la porta fra { $at } e { $beyond }.
event-found = { $seat } trova { item-name }.
event-stairs-found = { $seat } trova la scala blu in { $at }.
event-woke = { $seat } sveglia una mummia in { $at }!
event-fell = { $seat } fa cadere { item-name } in { $at }.
event-nothing-fell = Lo slot { $slot } dello zaino di { $seat } è vuoto: non cade nulla.
event-picked-up = { $seat } raccoglie in { $at }: { $items }.
event-overflowed = { $seat } ha { $items } oggetti, troppi per lo zaino.
event-kept = { $seat } tiene { item-name } dello slot { $slot }.
event-dropped = { $seat } lascia cadere { item-name } in { $at }.
event-drop-done = { $seat } ha finito il Drop.
event-stored = { $seat } deposita alla tenda { item-name }.
event-attacked = Una mummia aggredisce { $seat }: { $dice }, slot { $slot }.
event-robbed = { $attacker_seat } aggredisce { $seat }: { $dice }, slot { $slot }.
event-assaulted = { $attacker_seat } aggredisce { $seat } e sceglie l'oggetto.
event-die-changed = Il Portafortuna di { $seat } cambia i dadi in { $dice }: slot { $slot }.
event-luck-left = { $seat } lascia i dadi come sono.
event-stolen = { $seat } ruba { item-name } a { $victim_seat }.
event-card-discarded = { $seat } deve scartare { card-name }.
event-terrified = Terrore! { $seat } perde { card-name } per il resto della partita.
event-terror-of-nothing = Il terrore trova { $seat } senza carte in mano.
event-card-played = { $seat } gioca { card-name }{ $in_red ->
    [yes] , a rischio rosso
   *[no] {""}
}.
event-card-laid-aside = { $seat } scarta { card-name } senza effetto{ $in_red ->
    [yes] , a rischio rosso
   *[no] {""}
}.
event-betrayed = { $seat } tradisce { $victim_seat }.
event-recovered = { $seat } riprende { card-name }.
event-analysed = { $seat } analizza { quadrant-name }.
event-analysed-known = { $seat } analizza { quadrant-name }: { $count ->
    [0] non c'è più nulla di chiuso
   *[other] { $seen }
}.
event-adrenaline = { $seat } non subisce gli ostacoli ambientali in questo turno{ $in_red ->
    [yes] , e nemmeno i mostri
   *[no] {""}
}.
event-rush-turned = Il gettone Rush! di { $seat } mostra +1.
event-rush-in-vain = Il gettone Rush! di { $seat } era già attivo.
event-pharaoh-turn = Giro { $round }: tocca al Faraone.
event-trap-drawn = L'insidia del Faraone è { trap-name }{ $in_red ->
    [yes] , con l'effetto rosso
   *[no] {""}
}.
event-sheltered = L'altare protegge { $seat }.
event-traps-reshuffled = Le { $cards } carte insidia si rimescolano.
event-bomb-went-off = La porta del tempio salta in aria. Il contagiri scende a { $counter }.
event-red-risk = Il contagiri è a { $counter }: il rischio è rosso.
event-trap-reddened = Da ora { trap-name } ha anche l'effetto rosso.
event-spectre-appeared = Uno spettro compare in { $at }.
event-no-spectre-left = Non ci sono più pedine di spettri: non ne compaiono altri.
event-doors-sealed = Tutte le porte di pietra si chiudono di colpo.
event-feather-flipped = La Piuma di Maat si gira: si gioca in senso { $clockwise ->
    [yes] orario
   *[no] antiorario
}, e comincia { $seat }.
event-power-rolled = Potere rituale { $power } ({ $die ->
    [green] dado verde
    [yellow] dado giallo
   *[red] dado rosso
}). Il contagiri scende a { $counter }.
event-targets-tied = { $tied_seats } sono pari per { $servant ->
    [spectre] gli spettri
   *[mummy] le mummie
}; sceglie { $seat }.
event-target-fixed = Il bersaglio { $servant ->
    [spectre] degli spettri
   *[mummy] delle mummie
} è { $seat }.
event-waits = { $servant ->
    [spectre] Uno spettro
   *[mummy] Una mummia
} attende in { $at }.
event-spectre-moved = Uno spettro scivola da { $from } a { $to }.
event-passed-altar = { $servant ->
    [spectre] Uno spettro
   *[mummy] Una mummia
} passa accanto a { $seat } sull'altare senza fermarsi.
event-spectre-gone = Lo spettro in { $at } viene rimosso.
event-mummy-moved = La mummia { $mummy } va da { $from } a { $to }.
event-mummy-blocked = Una porta chiusa ferma la mummia { $mummy } in { $at }.
event-mummy-opened = La mummia { $mummy } apre la porta fra { $at } e { $beyond }.
event-ended = Il contagiri è a 0 dopo { $round ->
    [1] un giro
   *[other] { $round } giri
}: il rituale è compiuto.
event-scored = { $seat }: { $tent } alla tenda, { $backpack } nello zaino.
event-collection-held = La collezione { collection-name } va a { $seats }.
event-company-scored = La compagnia di { $seats } ha { $points ->
    [1] un punto ricchezza
   *[other] { $points } punti ricchezza
}, { $collections } dalle collezioni.
event-won = Vittoria con { $points ->
    [1] un punto ricchezza
   *[other] { $points } punti ricchezza
}{ $by ->
    [treasures] , grazie ai tesori
    [outside] , perché fuori dal tempio
   *[points] {""}
}: { $seats }.

## Domande, mosse, punti, opzioni

prompt-turn = Tocca a te: cammina, apri, raccogli, lascia cadere, gioca una carta o passa.
prompt-keep = Lo zaino è troppo pieno: di' che cosa tieni.
prompt-luck = Il Portafortuna può cambiare un dado; oppure lasciali con done.
prompt-target = I servitori hanno più bersagli possibili: scegline uno.
prompt-consent = Un compagno di squadra chiede il tuo gettone Rush!: consent yes o no.
prompt-recover = Scegli una carta scartata da riprendere.
prompt-plunder = Scegli lo slot di cui prendere il contenuto.
prompt-over = La spedizione è finita.

move-walk = walk: comincia un movimento (un'azione)
move-go = go X,Y: un passo verso quella casella
move-stop = stop: termina il movimento
move-open = open X,Y: apre la porta verso quella casella, o la tessera sulla propria casella
move-close = close X,Y: chiude la porta verso quella casella
move-take = take: raccoglie il mucchio qui, o apre il sarcofago o il baule
move-drop = drop N: lascia cadere l'oggetto dello slot N; o sceglie lo slot N della vittima
move-keep = keep N: tiene l'oggetto dello slot N
move-card = card NAME [TARGET]: gioca una carta saccheggio; o nomina quella da riprendere
move-discard = discard NAME: scarta una carta saccheggio senza effetto
move-consent = consent yes|no: presta o no il gettone Rush!
move-set = set yellow|red FACE: cambia un dado con il Portafortuna
move-target = target SEAT: sceglie il bersaglio dei servitori
move-done = done: finisce il Drop, o lascia i dadi come sono
move-pass = pass: termina il turno

part-tent = alla tenda
part-backpack = nello zaino
part-collections = collezioni
part-companions = dai compagni

won-by-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $other_points }.
won-by-treasures = Punti { $points } a { $points }; più tesori, { $count } a { $other_count }.
won-by-outside = Punti { $points } a { $points }, e altrettanti tesori; { $count ->
    [1] alla fine fuori dal tempio
   *[other] alla fine in più fuori dal tempio, { $count } a { $other_count }
}.
won-shared = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa, altrettanti tesori, e nessuno in vantaggio per essere fuori.

option-layout = Tempio
option-layout-help = Come sono disposti i quadranti. Un set proprio può aggiungere altre disposizioni.
option-layout-named = { $value ->
    [standard] Standard
    [cross] Croce
    [snake] Serpente
    [ring] Anello
    [random] A caso, n. { $number }
   *[other] { $value }
}
option-companies = Compagnie
option-companies-help = Per giocare a squadre: quante compagnie di pari numero; 0: ognuno per sé.
option-lend = Prestito libero
option-lend-help = I compagni di squadra prestano i gettoni Rush! senza che glielo si chieda.
option-first = Capo esploratore
option-first-help = Il posto che gioca per primo; senza scelta, si estrae a sorte.
option-temple = Set del tempio
option-temple-help = Un set tuo in un file TOML: quadranti, disposizioni, dadi, tessere, insidie; senza file, quello della casa.

## Ripensandoci

turn-of-all = tocca al Faraone, giro { $round }
moment-carried = La strada più lunga: { $seat } porta { item-name } per { $count ->
    [1] un giro
   *[other] { $count } giri
}.
moment-pile = Il mucchio più grande: { $seat } raccoglie { $count } cose in una volta.
moment-theft = L'ultimo furto: { $seat } prende { item-name } a { $victim_seat }.

## Che cosa può succedere

walk-to = { $at }: { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}{ $doors ->
    [0] {""}
    [1] , apre una porta
   *[other] , apre { $doors } porte
}{ $peril ->
    [none] {""}
    [debris] {" "}(detriti)
    [plague] {" "}(pestilenza: il movimento finisce)
    [trap] {" "}(trappola)
    [mummy] {" "}(una mummia aggredisce)
   *[spectre] {" "}(uno spettro atterrisce)
}
odds-servant = { $kind ->
    [mummy] La mummia
   *[spectre] Lo spettro
} in { $at } { $count ->
    [0] per ora non insegue nessuno.
    [1] per ora insegue { $names }.
   *[other] per ora insegue uno tra { $names }: sono pari.
}
odds-chase = {"  "}con potere rituale { $power } ({ $percent } %) arriva in { $at }{ $count ->
    [0] .
   *[other] {" "}e raggiunge { $names }.
}
odds-card = Puoi giocare { $card }.
odds-card-on = Puoi giocare { $card } su { $names }.
odds-item = { item-name } (slot { $slot }) { $percent } %
odds-loss = Dadi aggressione contro { $name }: { $items }; niente { $percent } %{ $charms ->
    [0] .
   *[other] , prima del Portafortuna.
}
