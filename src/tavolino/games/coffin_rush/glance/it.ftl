# Le regole in breve: i due lati di una carta. Quali regole riassume una frase sta in glance.toml.

glance-short = In breve
glance-short-goal = Porta tesori e reperti dal tempio alla tua tenda, dove valgono di più e nessuno li tocca. Vince chi ha più punti ricchezza.
glance-short-turn = Ogni giocatore ha tre azioni; poi tocca al Faraone: un'insidia, il rituale, mummie e spettri.
glance-short-end = La partita finisce nell'istante in cui il contagiri arriva a 0.

glance-turn = Il tuo turno
glance-turn-actions = Tre azioni nell'ordine che vuoi, e una in più con il gettone Rush! attivo. Passare è gratuito.
glance-turn-move = Movimento: al massimo tre caselle, mai in diagonale. Un'altra azione lo conclude.
glance-turn-interact = Interazione, sulla tua casella: aprire o chiudere una porta, aprire un sarcofago o un baule, raccogliere il mucchio.
glance-turn-drop = Drop: quanti oggetti vuoi, sulla tua casella o, nell'accampamento, alla tua tenda.
glance-turn-card = Una volta per turno, gratis: gioca una carta saccheggio o scartane una. Chi a fine turno non ha carte in mano riprende i suoi scarti.

glance-pharaoh = Il turno del Faraone
glance-pharaoh-trap = Si pesca un'insidia: vale per tutti, fino alla prossima.
glance-pharaoh-power = Un dado del colore del contagiri dà il potere rituale, e il contagiri scende di altrettanto.
glance-pharaoh-aims = Dentro il tempio le mummie cercano lo zaino più ricco, gli spettri chi ha più carte in mano; a parità il più vicino. Gli spettri agiscono prima.
glance-pharaoh-mummies = Una mummia ha tre azioni: va fin dove arriva il potere rituale, apre una porta o attende. Chi è sulla sua casella subisce un'aggressione: dado giallo e rosso, e cade il contenuto di quello slot.
glance-pharaoh-spectres = Uno spettro si muove tre volte così, attraverso le pareti. Chi è sulla sua casella perde per sempre una carta a caso, e lo spettro viene rimosso.
glance-pharaoh-first = Il capo esploratore comincia ogni giro; la piuma indica il verso.

glance-score = Il punteggio
glance-score-wealth = Alla tenda: tesoro 3, reperto 2, Monete 3. Nello zaino: 1 ciascuno. Ogni collezione: 1 a chi ne ha più pezzi alla tenda, a nessuno se pari.
glance-score-win = A parità: più tesori, poi chi è fuori dal tempio, poi la vittoria è condivisa.
glance-score-companies = Le compagnie sommano punti e pezzi, e possono usare il gettone Rush! di un compagno che è d'accordo.

glance-cells = Caselle e porte
glance-cells-debris = I detriti costano due passi. La pestilenza conclude il movimento.
glance-cells-trap = Trappola: conclude il movimento; dado giallo e rosso, e cade il contenuto di quello slot.
glance-cells-altar = Altare: nel turno del Faraone nessuno ti vede, e le insidie ti risparmiano.
glance-cells-tunnel = Scale dello stesso colore distano un passo, ma non per i mostri.
glance-cells-doors = Una porta chiusa blocca; quella del tempio resta chiusa fino alla Bomba rituale.
glance-cells-monsters = Chi entra dove c'è una mummia subisce un'aggressione, dove c'è uno spettro un terrore: per ciascuno. Il movimento finisce.

glance-items = Oggetti
glance-items-sarcophagus = Sarcofago: un tesoro di una delle cinque collezioni; alcuni svegliano una mummia. Uno è la scala blu.
glance-items-chest = Baule, finché lo si porta: Torcia, un movimento per turno più lungo di un passo; Portafortuna, cambia un dado di un'aggressione; Amuleto, i mostri contano uno in meno; oppure Monete.
glance-items-pack = Lo slot 1 è del gettone Rush!, sei sono per gli oggetti. Si riempie prima il più basso, e ciò che sta sopra scorre in basso.

glance-cards = Le carte saccheggio, e a rischio rosso
glance-cards-aggression = Aggressione: in linea retta entro 3 caselle cade il contenuto dello slot indicato dai dadi; entro 1 lo prendi tu. Rosso: scegli tu.
glance-cards-betrayal = Tradimento: un altro giocatore sul tuo quadrante scarta una carta a caso, e tu ne riprendi una. Rosso: due e due.
glance-cards-analysis = Analisi: guarda ciò che è chiuso sul tuo quadrante. Rosso: anche su un altro.
glance-cards-adrenaline = Adrenalina: in questo turno detriti, pestilenza e trappole non ti fanno nulla. Rosso: nemmeno i mostri.
glance-cards-rush = Rush!: il tuo gettone Rush! vale un'azione in più, finché non la usi.
glance-cards-red = A rischio rosso le carte saccheggio e le carte insidia aggiungono il loro effetto rosso.

glance-traps = Le carte insidia (a rischio rosso)
glance-traps-bomb = Bomba rituale: il contagiri scende di 3 e la porta del tempio viene rimossa.
glance-traps-lasting = Fino alla prossima: movimenti più corti di un passo (due); un'azione in meno (due); niente tunnel (i detriti costano tre); aprire un sarcofago costa due (anche un baule); le mummie vanno oltre di una casella (due); nessuna carta saccheggio giocata (né scartata).
glance-traps-once = Subito: uno spettro sulla runa (due); la piuma si gira (tutti scartano una carta); tutte le porte di pietra si chiudono (aprirne una costa due); chi è nel tempio fa cadere l'ultimo oggetto (due).

glance-know = Buono a sapersi
glance-know-dice = Verde 1 1 1 2 2 2, giallo 1 1 2 2 3 3, rosso 1 2 2 3 3 4. Il contagiri: da 27 a 19 verde, fino a 10 giallo, fino a 1 rosso.
glance-know-open = Tutto è scoperto, tranne sarcofagi e bauli chiusi e il mazzo delle insidie.
