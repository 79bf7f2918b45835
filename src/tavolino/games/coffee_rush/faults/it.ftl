## Menu

coffee-rush-good-menu = un buon menu, { $drinks ->
    [1] una bevanda
   *[other] { $drinks } bevande
} su { $cards } carte
coffee-rush-no-drinks = non ci sono bevande; ognuna è una tabella che comincia con [[drink]]
coffee-rush-drink = una bevanda è una tabella che comincia con [[drink]], non { $found }
coffee-rush-drink-id = un id è fatto di lettere minuscole, cifre e trattini singoli, al massimo { $most }
coffee-rush-drink-name = un nome è un testo da 1 a { $most } caratteri stampabili
coffee-rush-drink-ingredients = scrivi una lista da 1 a { $most } ingredienti
coffee-rush-no-ingredient = l'ingrediente { $found } non esiste; ci sono { $names }
coffee-rush-drink-specialty = scrivi true o false, non { $found }
coffee-rush-drink-twice = { $other } ha lo stesso id; dai un altro id a questa bevanda
coffee-rush-menu-total = le copie fanno in tutto { $found } carte, non { $cards }; cambia le copie, oppure scrivi «cards = …» con un altro numero
coffee-rush-few-small = carte Ristretto ed Espresso nel menu: { $cards }, giocatori: { $players }; con meno fortuna ce ne vuole una per ciascuno
coffee-rush-few-others = oltre a Ristretto ed Espresso il menu ha { $cards } carte; con meno fortuna ne servono almeno { $least }

## Posizioni

coffee-rush-players = ci sono pedine di { $players } giocatori; scrivi lo stesso numero
coffee-rush-upgrade-twice = un giocatore ha ogni miglioria al massimo una volta; togline una
coffee-rush-nobody-moves = non tocca a nessuno (null) quando la fase è «over», e solo allora
coffee-rush-other-starter = il primo giocatore («starter») è il posto { $starter }; indica lo stesso posto, o nessuno
coffee-rush-no-drink = nel menu non c'è la bevanda { $drink }
coffee-rush-few-copies = il menu ha solo { $copies ->
    [1] una carta
   *[other] { $copies } carte
} { $drink }; togline una
coffee-rush-cards = { $found } carte su { $cards } si trovano da qualche parte; metti lì le altre, oppure togli «discarded»
coffee-rush-few-tokens = non ci sono tanti segnalini di questo ingrediente
coffee-rush-supply = ne avanzano { $left }; scrivi questo numero, oppure togli il campo
coffee-rush-rush-tokens = in tutto ci sono solo { $most } segnalini Fretta
coffee-rush-closed-deck = il mazzo è vuoto, quindi il segnalino è sul lato CHIUSO; scrivi true
coffee-rush-closed-penalties = un giocatore ha { $most } carte Penalità, quindi il segnalino è sul lato CHIUSO; scrivi true
coffee-rush-closed-over = la partita è finita, quindi il segnalino è sul lato CHIUSO; scrivi true
coffee-rush-closed-orders = sul tavolo non ci sono ordini, quindi il segnalino è sul lato CHIUSO; scrivi true
coffee-rush-open = il mazzo non è vuoto, nessuno ha { $most } carte Penalità e sul tavolo ci sono ordini, quindi il segnalino è sul lato APERTO; scrivi false
coffee-rush-last-round = con il segnalino sul lato CHIUSO la partita finisce prima del prossimo turno del primo giocatore; indica un altro posto
coffee-rush-all-placed = tutte le pedine sono collocate; scrivi un'altra fase
coffee-rush-placing-order = le pedine si collocano una alla volta, il primo giocatore per ultimo
coffee-rush-next-to-place = a collocare la prossima pedina è il posto { $seat }
coffee-rush-cups-early = le tazze sono vuote finché non sono collocate tutte le pedine
coffee-rush-meeples = pedine sul tabellone: { $found }; ogni giocatore ne ha { $own }
coffee-rush-meeples-meet = due pedine stanno in { $cell }; spostane una
coffee-rush-steps-early = nella fase { $phase } non si fanno passi; scrivi 0
coffee-rush-no-steps = prima di versare e servire ci si muove; scrivi quanti passi sono stati fatti
coffee-rush-unpaid-steps = più passi di quanti i segnalini Fretta abbiano potuto pagare
coffee-rush-served-early = nella fase { $phase } non si serve nulla; scrivi 0
coffee-rush-held-early = nella fase { $phase } non si ha nulla in mano; togli questo campo
coffee-rush-held-many = tanti segnalini non possono venire da { $steps ->
    [1] un solo passo
   *[other] { $steps } passi
}
coffee-rush-upgraded = più migliorie attivate di quante ne abbia il giocatore
coffee-rush-stock = nella fase { $phase } due giocatori scelgono le tazze per i primi ingredienti, e qualcuno di questi è ancora in mano
coffee-rush-first-ingredients = i primi ingredienti sono quelli sotto le pedine del giocatore, e nelle tazze non c'è ancora altro
coffee-rush-no-pick = una pedina si indica solo in due giocatori, durante un turno; togli questo campo
coffee-rush-no-meeple = il posto { $seat } non ha pedine in { $cell }
coffee-rush-which-meeple = in due giocatori, scrivi la casella della pedina che si muove
coffee-rush-stuck = la pedina non potrebbe più raggiungere una casella libera
