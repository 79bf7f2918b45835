game-name = Coffin Rush!
game-tagline = Saccheggiate il tempio del Faraone mentre il rituale avanza, e uscite in tempo.

## Le regole

section-COF-COMP = Che cosa c'è nella scatola
section-COF-SETUP = Prima della spedizione
section-COF-MAP = Il tempio
section-COF-ITEM = Gli oggetti
section-COF-ACT = Il turno di un giocatore: le azioni
section-COF-CARD = Il turno di un giocatore: le carte saccheggio
section-COF-PHA = Il turno del Faraone
section-COF-MUM = Le mummie
section-COF-SPE = Gli spettri
section-COF-END = La fine
section-COF-SCORE = Il punteggio
section-COF-TEAM = Company Rush!: il gioco in compagnie
section-COF-HOUSE = Il materiale della casa

COF-COMP-1 = La spedizione è per due-sei giocatori. Regola della casa: almeno due; nella scatola c'è tutto per sei.
    .book = Il libretto non dice in quanti si gioca. Nella scatola c'è tutto per sei, e in sei consiglia le compagnie.
COF-COMP-2 = Il tempio è fatto di dodici quadranti: il campo base, la cripta e dieci comuni.
COF-COMP-3 = Ci sono diciotto tessere sarcofago, otto tessere baule, ventiquattro porte di pietra e una porta del tempio.
COF-COMP-4 = Le carte saccheggio sono trenta. Ognuno ha le stesse cinque: Aggressione, Tradimento, Analisi, Adrenalina e Rush!.
COF-COMP-5 = Le carte insidia sono tredici, e una è la Bomba rituale.
COF-COMP-6 = I dadi del rischio sono tre: uno giallo, uno rosso e (regola della casa) uno verde. Il disco contagiri mostra il colore del rischio attuale.
    .book = Il libretto conta tre dadi del rischio e nomina il giallo e il rosso. Il colore del terzo non è in nessun testo.
COF-COMP-7 = Le pedine sono tredici: sei esploratori e sette mostri. Regola della casa: quattro mummie e tre spettri.
    .book = Il libretto conta tredici pedine e non dice quante sono mummie e quante spettri.
COF-COMP-8 = La Piuma di Maat indica il verso di gioco. Ognuno ha un gettone Rush!, un riassunto e una plancia con lo zaino da un lato e la tenda dall'altro; anche il Faraone ha la sua plancia.

COF-SETUP-1 = I quadranti si dispongono in qualunque forma e orientamento. Solo il campo base deve guardare verso l'interno del tempio.
COF-SETUP-2 = Sarcofagi e bauli stanno coperti sulle caselle con il loro simbolo.
COF-SETUP-3 = Una porta di pietra sta all'ingresso di ogni stanza e di ogni quadrante, la porta del tempio fra l'accampamento e il tempio. Regola della casa: sono tutte chiuse.
    .book = Il libretto dice dove stanno le porte, non se all'inizio siano aperte o chiuse.
COF-SETUP-4 = Ognuno comincia sulla casella RUSH!, con le cinque carte saccheggio in mano e il gettone Rush! inattivo nello slot 1 dello zaino.
COF-SETUP-5 = Il contagiri parte dal valore più alto. La Bomba rituale va verso la metà delle altre insidie, mescolate. Regola della casa: è la 6ª, la 7ª o l'8ª dall'alto, a caso.
    .book = Il libretto infila la bomba circa a metà del mazzo, senza contare.
COF-SETUP-6 = Una mummia sta sulla runa della cripta, e la Piuma di Maat indica il senso orario.
COF-SETUP-7 = Comincia il più coraggioso, poi si prosegue in senso orario. Regola della casa: il primo è estratto a sorte o scelto da chi ospita. In sei conviene giocare in compagnie.
    .book = Nel libretto comincia il più coraggioso, e chi non è d'accordo deve convincere gli altri con le proprie gesta. Un tavolo in rete non le può ascoltare.

COF-MAP-1 = Le caselle comunicano per i lati, mai per gli angoli. Le pareti non lasciano passare nessuno, e i quadranti comunicano attraverso le aperture.
COF-MAP-2 = Il campo base ha due soli spazi: l'accampamento, fuori dal tempio, e RUSH!, dentro.
COF-MAP-3 = La cripta non ha altare. La sua runa è il luogo in cui compaiono i mostri.
COF-MAP-4 = Una porta di pietra sta fra due caselle e appartiene a entrambe. Chiusa, ferma gli esploratori; da ciascuna delle due caselle un'interazione la apre o la chiude.
COF-MAP-5 = La porta del tempio sbarra il passo fra RUSH! e l'accampamento finché la Bomba rituale non la spazza via.
COF-MAP-6 = Entrare sui detriti costa due passi del movimento. Regola della casa: con meno passi ci si ferma davanti.
    .book = Il libretto interrompe il movimento se non restano due passi. Non dice da quale parte dei detriti.
COF-MAP-7 = Chi entra nella pestilenza termina lì il movimento.
COF-MAP-8 = Chi entra su una trappola termina il movimento e lancia il dado giallo e quello rosso: cade ciò che sta nello slot dello zaino indicato dalla somma.
COF-MAP-9 = Durante il turno del Faraone chi sta su un altare è invisibile ai mostri ed è risparmiato dall'insidia. Regola della casa: da quella pescata in quel momento, finché dura; i mostri non lo scelgono né lo toccano.
    .book = Il libretto rende chi sta su un altare invisibile ai mostri ed esente dalle insidie durante il turno del Faraone. Per quanto valga con un'insidia che dura, e se un mostro di passaggio lo tocchi, resta aperto.
COF-MAP-10 = Le scale dello stesso colore sono i due capi di un tunnel: un passo porta dall'una all'altra. I mostri non possono usarle.
COF-MAP-11 = Una casella può ospitare quanti esploratori si vuole.
COF-MAP-12 = Regola della casa: RUSH! è una casella del tempio. I mostri vi entrano, spettri compresi, ma solo dalle aperture. Nessun mostro entra nell'accampamento.
    .book = Il libretto chiama RUSH! una grande casella interna al tempio e l'accampamento un luogo esterno. Di mostri lì non dice nulla.
COF-MAP-13 = Regola della casa: il campo base si apre davanti e sui due fianchi, e dietro non c'è nulla. Un'apertura senza vicino è una parete.
    .book = Il libretto chiede solo che il campo base sia rivolto verso l'interno del tempio, come in una figura che non abbiamo.
COF-MAP-14 = Regola della casa: per le mummie le distanze si contano in caselle a piedi, attraverso le porte chiuse ma non i tunnel; per gli spettri attraverso le pareti, ma solo sopra i quadranti. Il più vicino si misura dal mostro di quel tipo che gli è più prossimo.
    .book = Il libretto preferisce il giocatore più vicino e non dice come si misura, né da quale mostro.
COF-MAP-15 = Regola della casa: chi entra in una casella subisce prima la casella, poi le sue mummie, poi i suoi spettri. Cominciare il turno accanto a un mostro, o agire lì, non fa danno.
    .book = Il libretto dice che cosa fa ciascuno a chi entra, non in quale ordine. Nel suo esempio a squadre un'esploratrice comincia il turno sulla casella di una mummia senza danno.
COF-MAP-16 = Regola della casa: l'altare risparmia al suo esploratore ciò che colpirebbe lui solo. Bomba, porte, spettri evocati e piuma funzionano come sempre, e i mostri passano oltre senza fermarsi.
    .book = Il libretto risparmia l'insidia a chi sta su un altare, e non dice che ne è di un'insidia che cambia anche il tempio.

COF-ITEM-1 = Un baule contiene un reperto che vale 2. La Torcia allunga di un passo un movimento per turno; con il Portafortuna chi subisce un'aggressione può cambiare uno dei due dadi (regola della casa: su qualunque sua faccia); con l'Amuleto i mostri contano un punto o una carta in meno; le Monete valgono 3. Funzionano solo nello zaino.
    .book = Il libretto lascia cambiare con il Portafortuna il risultato di un dado e non dice in che cosa, né come.
COF-ITEM-2 = Un sarcofago contiene un tesoro che vale 3 e appartiene a una di cinque collezioni. Alcuni svegliano anche una mummia: il tesoro resta al giocatore, ma la mummia compare sulla casella e lo aggredisce.
COF-ITEM-3 = Un sarcofago nasconde la scala blu. La tessera resta scoperta sulla casella e da allora è un tunnel; regola della casa: verso la scala blu stampata nel tempio.
    .book = Il libretto fa della scala blu un tunnel come gli altri. Dove porti si vedrebbe su figure che non abbiamo.
COF-ITEM-4 = Gli slot dello zaino si riempiono dal più basso, e quando uno si libera gli oggetti seguenti scorrono giù. Lo slot 1 è del gettone Rush!, che non si sposta e non cade. Gli oggetti non si riordinano.
COF-ITEM-5 = Chi ha più oggetti che slot sceglie quali tenere, e il resto cade.
COF-ITEM-6 = Gli oggetti caduti stanno scoperti sulla casella. Una sola interazione raccoglie tutto il mucchio, a partire dal primo caduto.
COF-ITEM-7 = Ciò che è deposto in una tenda è al sicuro. Nessuno può riprenderlo, nemmeno il proprietario.
COF-ITEM-8 = Regola della casa: quando cadono più oggetti, comincia lo slot più basso. Gli oggetti tenuti dopo un eccesso restano in ordine, e i nuovi seguono.
    .book = Il libretto raccoglie una pila nell'ordine in cui è caduta e non dice quale di più oggetti cade per primo.
COF-ITEM-9 = Regola della casa: quando si sveglia una mummia, prima si ripone il tesoro, poi si sistema l'eccesso, infine la mummia aggredisce soltanto chi ha aperto.
    .book = Nel libretto il giocatore prende il tesoro, la mummia appare e aggredisce. Se altri sulla casella subiscano, e quando si sistemi uno zaino troppo pieno, resta aperto.
COF-ITEM-10 = Regola della casa: ciò che si perde nell'accampamento resta lì e si può raccogliere. L'azione Drop, invece, lì porta solo alla propria tenda.
    .book = Il libretto dice che gli oggetti alla tenda non contano come caduti. Di oggetti persi nell'accampamento non parla.
COF-ITEM-11 = Regola della casa: due reperti uguali fanno doppio effetto.
    .book = Il libretto non dice che cosa fa un secondo reperto dello stesso tipo.
COF-ITEM-12 = Regola della casa: il Portafortuna si usa dopo il lancio, contro le mummie e contro la carta Aggressione; non contro le trappole, né contro l'Aggressione in rosso.
    .book = Il libretto lo permette quando si subisce un'aggressione. In quale momento, e contro che cosa oltre alle mummie, resta aperto.
COF-ITEM-13 = Regola della casa: la Torcia si consuma al primo passo oltre la lunghezza normale. Sabbie mobili e Torcia insieme danno tre passi, in rosso due. Un movimento non è mai più corto di un passo.
    .book = Il libretto allunga di un passo un movimento per turno, e nel suo esempio le Sabbie mobili li accorciano di uno. Non dice come stiano insieme.

COF-ACT-1 = Un turno ha tre azioni. Movimento, interazione e drop ne costano una ciascuno, nell'ordine e nel numero che si vuole; un gettone Rush! attivo ne vale una in più. Finite le azioni finisce il turno, ma prima si può ancora giocare la carta non usata. Passare è sempre permesso e gratuito.
COF-ACT-2 = Un movimento è di tre passi al massimo, da casella a casella.
COF-ACT-3 = Si interagisce con ciò che è sulla propria casella: aprire o chiudere una porta, aprire un sarcofago o un baule, raccogliere un mucchio.
COF-ACT-4 = Con un solo Drop si depongono quanti oggetti si vuole sulla casella o, nell'accampamento, alla propria tenda.
COF-ACT-5 = Chi entra in una casella con mummie termina il movimento e subisce un'aggressione per ogni mummia. Anche gli spettri lo fermano: un terrore ciascuno, poi spariscono.
COF-ACT-6 = Regola della casa: un'interazione o un drop termina il movimento in corso. Fra un passo e l'altro si possono giocare carte.
    .book = Il libretto non dice se un movimento si possa interrompere per un'altra azione e poi riprendere.

COF-CARD-1 = Una volta nel proprio turno, in qualunque momento e gratis, si può giocare una carta saccheggio oppure scartarne una senza effetto. Regola della casa: l'una o l'altra cosa.
    .book = Il libretto permette una carta per turno e dice che al posto di giocarla si può scartarla. Se si possano fare entrambe le cose in un turno resta aperto.
COF-CARD-2 = Riposo: chi alla fine del proprio turno non ha carte in mano riprende tutti i suoi scarti.
COF-CARD-3 = Finché il contagiri è in rosso, carte saccheggio e insidie aggiungono l'effetto rosso.
COF-CARD-4 = Aggressione colpisce un giocatore entro tre caselle in linea retta, senza nulla in mezzo. Dado giallo e dado rosso indicano lo slot il cui oggetto cade; entro una casella lo prende chi aggredisce. In rosso l'aggressore sceglie l'oggetto e nessuno lancia.
COF-CARD-5 = Tradimento: un giocatore nello stesso quadrante scarta una carta saccheggio a caso, e chi tradisce riprende uno dei propri scarti (regola della casa: non questa carta). In rosso sono due e due.
    .book = Il libretto fa scegliere una carta dagli scarti. Non dice se il Tradimento stesso sia già fra questi.
COF-CARD-6 = Analisi guarda in tutti i sarcofagi e bauli chiusi del proprio quadrante, in rosso di un quadrante qualsiasi. Nessun altro viene a sapere che cosa contengono.
COF-CARD-7 = Adrenalina: per questo turno detriti, pestilenza e trappole non hanno effetto sulle caselle attraversate (regola della casa: nemmeno su quella d'arrivo; altari e tunnel funzionano). In rosso non ne hanno neppure mummie e spettri.
    .book = Il libretto parla delle caselle su cui si transita. Della casella su cui ci si ferma, e di altari e tunnel, non dice nulla.
COF-CARD-8 = Rush! gira il proprio gettone Rush! su +1: un'azione in più, che resta finché non si usa. Non ha effetto rosso.
COF-CARD-9 = Regola della casa: le porte chiuse fermano un'Aggressione, le pedine no, e i tunnel non fanno linea. Senza la porta del tempio, accampamento e RUSH! sono vicini. Gli altari non proteggono dai giocatori.
    .book = Il libretto chiede una linea retta senza ostacoli. Che cosa conti come ostacolo, e che cosa sia vicino al campo base, resta aperto.
COF-CARD-10 = Regola della casa: un oggetto rubato può essere di troppo per lo zaino; allora il ladro sceglie che cosa tenere.
    .book = Il libretto dà l'oggetto a chi aggredisce e non dice che cosa vale se il suo zaino è pieno.
COF-CARD-11 = Regola della casa: Tradimento richiede un altro giocatore nel quadrante, anche a mani vuote; accampamento e RUSH! sono un solo quadrante. La carta della vittima va nei suoi scarti.
    .book = Il libretto fa scegliere un giocatore nel proprio quadrante. Non nomina mani vuote, né i due spazi del campo base.
COF-CARD-12 = Regola della casa: Rush! su un gettone già attivo non fa nulla, e Tossicità non toglie mai il gettone.
    .book = Il libretto lascia attivo il gettone finché non si usa. Non dice che cosa fa una seconda carta Rush!, né se la Tossicità possa toglierlo.
COF-CARD-13 = Il riposo non restituisce le carte portate via dal terrore.

COF-PHA-1 = Quando tutti hanno giocato tocca al Faraone: si pesca un'insidia, si lancia il potere rituale, si gira il contagiri, si muovono i servitori.
COF-PHA-2 = Un'insidia vale per tutti e dura finché non si pesca la seguente. Regola della casa: un mazzo finito si rimescola, senza la bomba.
    .book = Nel libretto un'insidia dura finché non si pesca la successiva. Che cosa succeda quando il mazzo è finito non lo dice.
COF-PHA-3 = Il potere rituale è un dado del colore del contagiri, e il contagiri scende di altrettanto.
COF-PHA-4 = I bersagli di mummie e spettri si fissano prima che un servitore agisca, e restano, qualunque cosa si perda nel frattempo. Regola della casa: gli spettri agiscono prima delle mummie, ogni tipo in ordine di comparsa.
    .book = Il libretto stabilisce prima i bersagli. Che gli spettri agiscano prima delle mummie si vede solo nel suo esempio.
COF-PHA-5 = Regola della casa: gli effetti immediati di un'insidia seguono il colore al momento della pesca; quelli durevoli diventano rossi con il contagiri.
    .book = Il libretto aggiunge l'effetto rosso quando il contagiri è nel rosso. Se questo cambi un'insidia già pescata resta aperto.
COF-PHA-6 = Regola della casa: il dado del potere rituale ha il colore che il contagiri mostra dopo l'insidia. Se la Bomba rituale l'ha appena cambiato, vale il colore nuovo.
    .book = Nel libretto l'insidia si pesca prima di lanciare il dado, e il dado ha il colore del contagiri. Non dice che la bomba possa cambiare quel colore.
COF-PHA-7 = Regola della casa: quando la piuma si gira, l'ordine si rovescia esattamente. Chi era ultimo comincia il giro seguente.
    .book = Nel libretto la piuma indica il verso di gioco. Chi cominci dopo che si è girata resta aperto.

COF-MUM-1 = Una mummia ha tre azioni: muoversi di tante caselle quant'è il potere rituale, aprire una porta, o attendere.
COF-MUM-2 = Tutte le mummie puntano il giocatore dentro il tempio con più ricchezza nello zaino, almeno 1. A parità il più vicino; poi sceglie fra i pari chi giocherà per ultimo.
COF-MUM-3 = Le mummie prendono la via più breve con meno cambi di direzione (regola della casa: poi con meno porte da aprire, poi nord, est, sud, ovest). Aprono le porte chiuse con un'azione ciascuna, non usano tunnel e non subiscono le caselle.
    .book = Il libretto chiede il percorso più breve con meno cambi di direzione. Fra due percorsi così non sceglie.
COF-MUM-4 = Quando una mummia raggiunge il bersaglio, tutti i giocatori sulla casella subiscono un'aggressione: giallo più rosso, e cade l'oggetto di quello slot. Poi attende. I mostri lanciano sempre e non rubano mai, neppure in rosso. Regola della casa: se parte dalla casella del bersaglio, aggredisce una volta e attende.
    .book = Il libretto parla di una mummia che raggiunge il bersaglio. Non dice che cosa fa quella che ci sta già.
COF-MUM-5 = Se una mummia entra in una casella con altri giocatori, anche loro subiscono un'aggressione. Quel movimento finisce, e la mummia prosegue con le azioni rimaste.
COF-MUM-6 = Senza bersaglio la mummia attende.
COF-MUM-7 = Regola della casa: una porta chiusa termina il movimento della mummia, e l'ultima azione può aprirla. I mostri possono condividere le caselle.
    .book = Nel libretto le mummie aprono le porte come i giocatori, e nell'esempio lo fa l'ultima azione. Se davanti a una porta si perda il resto del movimento, e se i mostri possano condividere una casella, non lo dice.

COF-SPE-1 = Uno spettro ha tre movimenti di tante caselle quant'è il potere rituale, attraverso pareti e porte, per la via più breve con meno cambi di direzione. Non subisce le caselle.
COF-SPE-2 = Gli spettri puntano il giocatore dentro il tempio con più carte saccheggio in mano (regola della casa: almeno una). I pareggi si risolvono come per le mummie.
    .book = Per le mummie il libretto chiede almeno un punto ricchezza. Per gli spettri e le carte non nomina un minimo.
COF-SPE-3 = Quando uno spettro raggiunge un giocatore, bersaglio o no, tutti quelli sulla casella perdono una carta a caso della mano per il resto della partita. Poi lo spettro sparisce.
COF-SPE-4 = Senza bersaglio lo spettro attende.
COF-SPE-5 = Regola della casa: una mano vuota non perde nulla, ma lo spettro sparisce lo stesso. La sua pedina può ricomparire; se sono tutte in gioco, non ne compaiono altre.
    .book = Il libretto rimuove lo spettro dopo il terrore. Tace su una mano vuota e sulle pedine esaurite.

COF-END-1 = La partita finisce nell'istante in cui il contagiri arriva a 0.
COF-END-2 = Regola della casa: sotto 0 vale 0. A 0, anche per la bomba, non succede più nulla.
    .book = Il libretto chiude la partita quando il contagiri arriva a 0. Un tiro più alto di quanto resta, e il seguito del turno del Faraone, non sono nominati.

COF-SCORE-1 = Alla tenda un tesoro vale 3 e un reperto 2, ma le Monete 3. Ogni oggetto ancora nello zaino vale 1; il gettone Rush! non conta.
COF-SCORE-2 = Ogni collezione dà 1 punto a chi ne ha più pezzi alla tenda; in caso di parità a nessuno.
COF-SCORE-3 = Vince chi ha più punti. A parità chi ha più tesori, fra tenda e zaino; poi chi è fuori dal tempio. Regola della casa: poi la vittoria è condivisa.
    .book = Il libretto preferisce chi ha più tesori, poi chi è fuori dal tempio, e non va oltre.

COF-TEAM-1 = I giocatori possono formare compagnie. Una persona può anche guidare più esploratori.
COF-TEAM-2 = I punti di una compagnia si sommano, e così i suoi pezzi di una collezione.
COF-TEAM-3 = Un membro può spendere nel proprio turno il gettone Rush! attivo di un compagno, se questi è d'accordo. Glielo si chiede ogni volta; regola della casa: oppure acconsente in anticipo per tutta la partita.
    .book = Nel libretto i due si mettono d'accordo fra loro. In rete bisogna chiedere, e chiedere ogni volta può stancare.
COF-TEAM-4 = Regola della casa: le compagnie hanno lo stesso numero di membri e i posti si alternano. Ogni esploratore ha mano, zaino e tenda propri.
    .book = Il libretto fa formare le compagnie e non dice nulla della loro grandezza, né di chi siede dove.
COF-TEAM-5 = Regola della casa: le carte possono colpire i compagni, e in un turno si possono spendere più gettoni Rush!.
    .book = Il libretto non dice se le carte si possano giocare contro i compagni. Nel suo esempio si spende il gettone di un compagno.
COF-TEAM-6 = Regola della casa: a parità vince la compagnia con più tesori in tutto, poi quella con più membri fuori, poi la vittoria è condivisa.
    .book = Il libretto somma i punti di una compagnia e non dice come si risolvono le parità fra compagnie.

COF-HOUSE-1 = Dadi: verde 1 1 1 2 2 2, giallo 1 1 2 2 3 3, rosso 1 2 2 3 3 4. Giallo più rosso fa da 2 a 7.
    .book = Il libretto conta tre dadi. Le loro facce non sono in nessun testo.
COF-HOUSE-2 = Lo zaino ha sette slot: il primo per il gettone Rush!, sei per gli oggetti. Se il lancio indica uno slot vuoto non cade nulla.
    .book = Il libretto parla di slot numerati; quanti siano si vede solo sulla plancia. Né parla di un tiro su uno slot vuoto.
COF-HOUSE-3 = Il contagiri parte da 27: verde fino a 19, giallo da 18 a 10, rosso da 9. La Bomba rituale toglie subito 3.
    .book = Il libretto mette il contagiri sul valore più alto e dice che la bomba gli dà un duro colpo. I numeri stanno solo sul disco.
COF-HOUSE-4 = Collezioni: cinque tesori verdi, quattro gialli, tre azzurri, tre rossi e due viola; un azzurro, un rosso e un viola svegliano una mummia. Con la scala blu fanno diciotto sarcofagi.
    .book = Il libretto nomina cinque colori di tesori di rarità diversa e conta diciotto tessere. Quanti di ciascuno non lo dice.
COF-HOUSE-5 = I bauli contengono due Torce, due Portafortuna, due Amuleti e due Monete.
    .book = Il libretto conta otto bauli e nomina quattro reperti. Quante volte ci sia ciascuno non lo dice.
COF-HOUSE-6 = Un quadrante ha cinque per cinque caselle con un'apertura a metà di ogni lato, così che ogni rotazione e ogni vicino combaci. Ogni quadrante comune ha un altare. Ogni casella è raggiungibile, nessun ostacolo sta su un'apertura e nulla si raggiunge solo attraverso un ostacolo. Le porte di stanza sono sette, e le porte in tutto al massimo ventiquattro.
    .book = Il libretto conta dodici quadranti con griglia, stanze e porte. I loro disegni non sono nel testo che abbiamo, perciò questi sono nostri.
COF-HOUSE-7 = Insidie, con l'effetto rosso fra parentesi. Bomba rituale: contagiri -3, la porta del tempio sparisce. Sabbie mobili: movimenti più corti di un passo (due). Tossicità: un'azione in meno (due). Evocazione, tre carte: uno spettro sulla runa (due). Giudizio di Maat: il verso di gioco si inverte (e ognuno scarta una carta a caso). Sigilli: tutte le porte di pietra si chiudono (e aprirne una costa due azioni). Oscurità: un sarcofago costa due azioni (anche un baule). Scarabei: chi è dentro perde l'ultimo oggetto (gli ultimi due). Ira: le mummie fanno una casella in più (due). Oblio: non si giocano carte saccheggio (né si scartano). Crollo: niente tunnel (e i detriti costano tre).
    .book = Il libretto conta tredici carte insidia e dice che cosa fanno tre di esse: Bomba rituale, Sabbie mobili e Tossicità. Anche gli spettri vengono dal mazzo. Tutto il resto è nostro.

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

event-began = { $seat } entra per primo nel tempio. Il contagiri segna { $counter }.
event-turn-begun = Giro { $round }: { $seat } ha { $actions ->
    [one] un'azione
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
    [one] un passo
   *[other] fino a { $steps } passi
}.
event-went = { $seat } va da { $from } a { $to }.
event-torch-lit = La Torcia di { $seat } illumina un passo in più.
event-movement-ended = { $seat } si ferma in { $at }.
event-trapped = { $seat } finisce in una trappola: { $dice }, slot { $slot }.
event-door-opened = { $seat } apre la porta fra { $at } e { $beyond }.
event-door-closed = { $seat } chiude la porta fra { $at } e { $beyond }.
event-found = { $seat } trova { item-name }.
event-stairs-found = { $seat } trova la scala segreta in { $at }.
event-woke = { $seat } sveglia una mummia in { $at }!
event-fell = { $seat } perde { item-name } in { $at }.
event-nothing-fell = Lo slot { $slot } dello zaino di { $seat } è vuoto: non cade nulla.
event-picked-up = { $seat } raccoglie in { $at }: { $items }.
event-overflowed = { $seat } ha { $items } oggetti, troppi per lo zaino.
event-kept = { $seat } tiene { item-name } dello slot { $slot }.
event-dropped = { $seat } depone { item-name } in { $at }.
event-drop-done = { $seat } ha finito di deporre.
event-stored = { $seat } mette al sicuro nella tenda { item-name }.
event-attacked = Una mummia aggredisce { $seat }: { $dice }, slot { $slot }.
event-robbed = { $attacker_seat } aggredisce { $seat }: { $dice }, slot { $slot }.
event-assaulted = { $attacker_seat } aggredisce { $seat } e sceglie il bottino.
event-die-changed = Il Portafortuna di { $seat } gira i dadi su { $dice }: slot { $slot }.
event-luck-left = { $seat } lascia i dadi come sono.
event-stolen = { $seat } ruba { item-name } a { $victim_seat }.
event-card-discarded = { $seat } deve scartare { card-name }.
event-terrified = Terrore! { $seat } perde per sempre { card-name }.
event-terror-of-nothing = Il terrore trova { $seat } a mani vuote.
event-card-played = { $seat } gioca { card-name }{ $in_red ->
    [yes] , in rosso
   *[no] {""}
}.
event-card-laid-aside = { $seat } scarta { card-name } senza effetto{ $in_red ->
    [yes] , in rosso
   *[no] {""}
}.
event-betrayed = { $seat } tradisce { $victim_seat }.
event-recovered = { $seat } riprende { card-name }.
event-analysed = { $seat } analizza { quadrant-name }.
event-analysed-known = { $seat } analizza { quadrant-name }: { $count ->
    [0] non c'è più nulla di chiuso
   *[other] { $seen }
}.
event-adrenaline = { $seat } non teme ostacoli in questo turno{ $in_red ->
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
event-traps-reshuffled = Le { $cards } insidie si rimescolano.
event-bomb-went-off = La porta del tempio salta in aria. Il contagiri scende a { $counter }.
event-red-risk = Il contagiri è a { $counter }: il rischio è rosso.
event-trap-reddened = Da ora { trap-name } ha anche l'effetto rosso.
event-spectre-appeared = Uno spettro compare in { $at }.
event-no-spectre-left = Gli spettri sono già tutti nel tempio: non ne compaiono altri.
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
}; decide { $seat }.
event-target-fixed = { $servant ->
    [spectre] Gli spettri
   *[mummy] Le mummie
} puntano { $seat }.
event-waits = { $servant ->
    [spectre] Uno spettro
   *[mummy] Una mummia
} attende in { $at }.
event-spectre-moved = Uno spettro scivola da { $from } a { $to }.
event-passed-altar = { $servant ->
    [spectre] Uno spettro
   *[mummy] Una mummia
} passa accanto a { $seat } sull'altare senza fermarsi.
event-spectre-gone = Lo spettro in { $at } svanisce.
event-mummy-moved = La mummia { $mummy } va da { $from } a { $to }.
event-mummy-blocked = Una porta chiusa ferma la mummia { $mummy } in { $at }.
event-mummy-opened = La mummia { $mummy } apre la porta fra { $at } e { $beyond }.
event-ended = Il contagiri è a 0 dopo { $round ->
    [one] un giro
   *[other] { $round } giri
}: il rituale è compiuto.
event-scored = { $seat }: { $tent } alla tenda, { $backpack } nello zaino.
event-collection-held = La collezione { collection-name } va a { $seats }.
event-company-scored = La compagnia di { $seats } ha { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $collections } dalle collezioni.
event-won = Vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
}{ $by ->
    [treasures] , grazie ai tesori
    [outside] , perché fuori dal tempio
   *[points] {""}
}: { $seats }.

## Domande, mosse, punti, opzioni

prompt-turn = Tocca a te: cammina, apri, prendi, deponi, gioca una carta o passa.
prompt-keep = Lo zaino è troppo pieno: di' che cosa tieni.
prompt-luck = Il Portafortuna può cambiare un dado; oppure lasciali con done.
prompt-target = I servitori non sanno decidere: scegli il bersaglio.
prompt-consent = Un compagno chiede il tuo gettone Rush!: consent yes o no.
prompt-recover = Scegli una carta scartata da riprendere.
prompt-plunder = Scegli lo slot da saccheggiare.
prompt-over = La spedizione è finita.

move-walk = walk: comincia un movimento (un'azione)
move-go = go X,Y: un passo verso quella casella
move-stop = stop: termina il movimento
move-open = open X,Y: apre la porta verso quella casella, o la tessera sulla propria casella
move-close = close X,Y: chiude la porta verso quella casella
move-take = take: raccoglie il mucchio qui, o apre il sarcofago o il baule
move-drop = drop N: depone l'oggetto dello slot N; o sceglie lo slot N della vittima
move-keep = keep N: tiene l'oggetto dello slot N
move-card = card NAME [TARGET]: gioca una carta saccheggio; o nomina quella da riprendere
move-discard = discard NAME: scarta una carta saccheggio senza effetto
move-consent = consent yes|no: presta o no il gettone Rush!
move-set = set yellow|red FACE: cambia un dado con il Portafortuna
move-target = target SEAT: sceglie chi puntano i servitori
move-done = done: finisce di deporre, o lascia i dadi come sono
move-pass = pass: termina il turno

part-tent = alla tenda
part-backpack = nello zaino
part-collections = collezioni
part-companions = dai compagni

option-layout = Tempio
option-layout-help = Uno tra standard, cross, snake, ring, random:NUMERO, o le file di quadranti separate da barre
option-companies = Compagnie
option-companies-help = Quante compagnie di pari numero; 0: ognuno per sé.
option-lend = Prestito libero
option-lend-help = I compagni prestano i gettoni Rush! senza essere interpellati.
option-first = Primo giocatore
option-first-help = Il posto che comincia; se manca, si estrae a sorte.
option-temple = Set del tempio
option-temple-help = Un set tuo in un file TOML: quadranti, disposizioni, dadi, tessere, trappole; lasciato vuoto, quello della casa.

## Ripensandoci

turn-of-all = tocca al Faraone, giro { $round }
moment-carried = La strada più lunga: { $seat } porta { item-name } per { $count ->
    [one] un giro
   *[other] { $count } giri
}.
moment-pile = Il mucchio più grande: { $seat } raccoglie { $count } cose in una volta.
moment-theft = L'ultimo furto: { $seat } prende { item-name } a { $victim_seat }.
