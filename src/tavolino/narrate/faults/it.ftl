## Dove si trova

fault-at = { $place }: { $what }
fault-line = riga { $line }
fault-entry = «{ $entry }»
more-faults = ci sono altri errori oltre a questi; prima correggi questi

## File

file-too-large = il file è troppo grande; può avere al massimo { $most } byte
toml-not-text = questo non è un testo UTF-8; salva il file in UTF-8
toml-endless = un numero senza fine; scrivine uno più corto
toml-dots = più di { $most } punti in una sola riga; scrivila con meno punti
toml-deep = qui ci sono troppi livelli uno dentro l'altro; annida meno liste e tabelle
toml-twice = questo non è TOML: qualcosa è scritto per la seconda volta; tieni una sola delle due
toml-unclosed = questo non è TOML: una parentesi o una virgoletta non viene mai chiusa; chiudila
toml-syntax = { $column ->
    [0] questo non è TOML: alla fine manca qualcosa
   *[other] questo non è TOML: l'errore è al carattere { $column } della riga
}

## Campi

kind-name = { $kind ->
    [int] un numero intero
    [float] un numero
    [str] un testo
    [bool] true o false
    [array] una lista
    [object] un oggetto di nomi e valori
    [null] null
   *[other] altro
}
field-unknown = questo campo non esiste; controlla come è scritto, oppure toglilo
field-missing = questo campo manca; aggiungilo
field-kind = questo è { kind-name }; scrivi { $kinds }
field-least = troppo piccolo; il minimo è { $least }
field-most = troppo grande; il massimo è { $most }
field-range = { $found } non va bene; scrivi un numero intero da { $least } a { $most }
field-only = { $found } non va bene; scrivi { $only }
field-words = questa parola non può stare qui; scrivi una di queste: { $names }
field-form = questo non è scritto come dovrebbe: { $form }
field-unreadable = questo valore non può stare qui
list-least = troppo poche voci; devono essere almeno { $least }
list-most = troppe voci; possono essere al massimo { $most }

## Opzioni

no-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
unknown-game = il gioco { $game } non esiste; ci sono { $names }
unknown-rules = la versione { $rules } delle regole qui non è conosciuta; la più recente è la { $newest }
unknown-bot = il bot { $bot } non esiste; ci sono { $names }
option-players = { $game } si gioca da { $least } a { $most } giocatori, non in { $players }
option-not-for = con queste opzioni { $game } non si può giocare in { $players }; scegline altre
clock-seconds = un orologio ha da 1 a { $most } secondi
clock-increment = un incremento ha da 0 a { $most } secondi
series-games = una serie ha da 1 a { $most } partite
series-bots = indica da 1 a { $most } bot, uno per posto, non { $found }
series-move-seconds = indica più di 0 e al massimo { $most } secondi per una mossa
contest-players = l'arena è per { $most } giocatori al massimo
results-format = questo non è un file di risultati: uno così comincia con la riga «{ $format }»
results-line = questa riga dei risultati non si può leggere; ripristinala, oppure togli il file per ricominciare
results-torn = i risultati si interrompono qui, a metà: il file non è stato copiato per intero; copialo di nuovo
shard-of = una parte si scrive 3/16: la terza di sedici, al massimo { $most }
shard-other-work = questo file contiene una parte di un altro lavoro, o altri risultati; scegli un altro file
shard-not-whole = questo file contiene solo una parte del lavoro; riunisci tutte le parti con «tavolino merge», o scegli un altro file
merge-other-work = { $file } e { $other } non sono parti dello stesso lavoro: altri bot, altre opzioni, un altro seme, un altro numero di partite o di parti
merge-twice = { $file } dà per { $first }–{ $last } risultati diversi da quelli dei file precedenti; uno di essi non c'entra
seats-unnamed = ogni giocatore ha bisogno di un nome
seats-namesakes = due giocatori hanno lo stesso nome; cambiane uno: { $names }

## Posizioni

position-game = questa è una posizione di { $found }, e ne serve una di { $game }
position-entries = { $entries ->
    [1] una voce
   *[other] { $entries } voci
} per { $players } giocatori; scrivine una per ciascuno
start-seats = questa posizione è per { $found } giocatori, e il tavolo ha { $seats } posti; aprilo con altrettanti posti
start-over = in questa posizione la partita è finita; scegline una precedente

## Verbali

record-not-text = questo non è un testo UTF-8, quindi non è un verbale
record-long = un verbale ha al massimo { $most } righe
record-format = questo non è un verbale: un verbale comincia con la riga «{ $format }»
record-start = la prima riga dopo l'intestazione è «0 - start»
record-header = una riga dell'intestazione si scrive «chiave: valore», e una riga vuota chiude l'intestazione
record-missing = nell'intestazione manca la riga «{ $key }: …»
record-number = scrivi un numero intero, non { $found }
record-players = una partita ha al massimo { $most } giocatori
record-seats = scrivi una lista di nomi, uno per giocatore
record-name = un nome ha al massimo { $most } caratteri
record-json = questo non è il JSON che ci vuole qui
record-due = qui ci vuole la riga con il numero { $number }; forse una è andata persa
record-strange = questa non è né una mossa né un'annotazione
record-chance = { $word } non è un risultato del caso; si scrivono come d4 o p2
record-draws = i risultati del caso non sono quelli che le regole estraggono qui; il verbale è stato cambiato
record-undo = questa non è la mossa che qui si può annullare
record-no-undo = qui l'ultima mossa non si può annullare: qualcosa è stato estratto o mostrato
record-again = la partita comincia una volta sola
record-illegal = qui le regole vietano questa mossa. { $rule }: { $rule_text }
record-waiting = qui la partita non aspetta questo posto. { $rule }: { $rule_text }
record-over = prima di questa mossa la partita è già finita
record-seat = questo posto non esiste; i posti vanno da 0 a { $last }
record-no-move = questa non è una mossa di questo gioco
record-by-hand = { $draw } è stato impostato a mano, non estratto dal seme
record-no-seed = il seme si rivela solo a partita finita, quindi non si può ancora ricalcolare nulla
record-seed = il seme non ha { $digits } cifre esadecimali
record-other-seed = questo seme non ha l'impronta mostrata all'inizio; il verbale è stato cambiato
record-other-draws = il verbale dice { $said ->
    [none] che non è stato estratto nulla
   *[other] { $said }
}, e il seme dà { $gives ->
    [none] nulla
   *[other] { $gives }
}; il verbale è stato cambiato
record-start-rules = la posizione di partenza non è della versione { $rules } delle regole, indicata nell'intestazione
record-start-players = la posizione di partenza è per { $found } giocatori, e l'intestazione dice { $players }
record-no-moment = la mossa { $number } non esiste; l'ultima è la { $last }
lesson-learner = in una lezione un posto si chiama { $name }
lesson-not-asked = chi impara fa una mossa che non è stata chiesta
lesson-not-said = questa annotazione va dopo qualcosa che viene detto prima
