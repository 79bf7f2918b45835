cafe-race-cells = «cells» ha { $players } voci, una per giocatore; scrivi lo stesso numero
cafe-race-crowded = più di due impiegati sulla casella { $cell }; solo la zona di partenza ne accoglie di più
cafe-race-empty-cup = una tazza vuota si riempie prima che cominci il turno; scrivi da 1 a 5
cafe-race-basic-game = nelle regole base non c'è l'asta; toglila, oppure metti options.auction a true
cafe-race-dice = dadi velocità: { $dice }, giocatori: { $players }; scrivi un dado per giocatore
cafe-race-all-chosen = se tutti avessero scelto, il turno sarebbe finito; lascia null la spinta di un giocatore
cafe-race-taken-early = nessun dado si prende prima che tutte le spinte siano scelte; togli questo campo
cafe-race-no-auction = con le regole avanzate serve l'asta in corso, almeno con chi la inizia («opener»)
cafe-race-thrust-and-die = un giocatore ha una spinta solo se ha preso un dado, e viceversa; vedi «taken»
cafe-race-dice-left = dadi velocità: { $dice }, giocatori senza dado: { $players }; scrivine uno per ciascuno, e lascia almeno un giocatore senza
cafe-race-no-part = il posto { $seat } non partecipa a quest'asta: ha già un dado, oppure non è al tavolo
cafe-race-half-an-offer = un dado all'asta ha «die», «bid», «leader» e «bidder»; scrivili tutti e quattro o nessuno
cafe-race-no-die = questo dado non è sul tavolo; ci sono { $dice }
cafe-race-bid-of-six = una scommessa di 6 avrebbe chiuso l'asta; scrivi da 1 a 5
cafe-race-has-bid = chi inizia l'asta e chi è in testa hanno già scommesso; indica un giocatore che non l'ha fatto
cafe-race-leader-later = chi è in testa ha scommesso prima che tocchi a «bidder»: in senso orario, dopo chi inizia l'asta, viene prima chi è in testa
cafe-race-bid-of-one = chi inizia l'asta ha scommesso almeno 1, quindi la scommessa di un altro è almeno 2
cafe-race-shown = spinte di { $rounds ->
    [one] { $rounds } turno precedente
   *[other] { $rounds } turni precedenti
}, ma questo è il turno { $round }; togli quelle dei turni più vecchi
