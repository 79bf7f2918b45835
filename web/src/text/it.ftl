## Dappertutto

loading = Un momento…
close = Chiudi
back = Indietro
done = Fatto
all = Vedi tutto
try-again = Riprova
skip-to-content = Vai al contenuto

nav-label = Menu principale
nav-home = Inizio
nav-games = Le mie partite
nav-watch = Guarda
nav-leaders = Classifica
nav-who = Chi sei?

bot-name = { $seat ->
    [0] Moka
    [1] Crema
    [2] Biscotto
    [3] Cannella
    [4] Cucchiaino
    [5] Zuccherino
    [6] Nocciola
   *[other] Schiuma
}
level-random = A caso
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
bots-slider = Cursore, dal debole al forte
bots-others = Altri bot
bots-more = Altri …
bots-notch = Forza { $number }
bots-strength = Quanto forte? { $number } su { $most }
bots-take = Prendi questo
bots-characters = Personaggi
character-says = «{ $line }»

colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-green = Verde
colour-orange = Arancione
colour-violet = Viola
colour-black = Nero
colour-white = Bianco

## Inizio

home-title = Un tavolino, e c'è posto per tutti
home-welcome = { $games ->
    [2] Due giochi
    [3] Tre giochi
    [4] Quattro giochi
    [5] Cinque giochi
   *[other] { $games } giochi
} tra caffè e birbanterie. Gioca subito contro i bot della casa, manda un link agli amici o passatevi un solo schermo.
home-open = Posti liberi
home-running = Si gioca adesso

card-players = da { $least } a { $most } giocatori
card-play = Gioca subito
card-friends = Con amici
card-one-screen = Un solo schermo
card-learn = Impara in dieci minuti
card-level = Quanto devono essere bravi i bot?

## Qualcuno

name-title = Come ti chiami?
name-why = Così gli altri al tavolo sanno chi sei. Te lo chiediamo una volta sola.
name-label = Nome
name-go = Sono io
name-known = Ci conosciamo già
name-new = È la prima volta
name-return-title = Che bello rivederti
name-return-why = Con il nome e la frase segreta che hai scelto, le tue partite sono di nuovo tue.
name-return = Entra
passphrase = Frase segreta
person-title = Tu
person-rename = Cambia nome
person-renamed = Piacere di rivederti.
person-keep = Conserva
person-keep-why = Almeno 8 caratteri. Con questa ritrovi il tuo nome e le tue partite in qualsiasi browser.
person-kept = Conservata.
person-kept-already = Ne hai già una; quella nuova prende il suo posto.
person-leave = Esci
person-end-others = Esci dappertutto tranne qui
person-notifications = Avvisi fuori di qui
person-sessions = Le mie sessioni
person-blocks = Persone bloccate
person-data = Scarica i miei dati
person-deletion = Elimina il mio profilo
sessions-what = Ogni browser e programma che entra con il tuo nome senza chiedere. Chiudi quelli che non conosci.
sessions-end-others = Chiudi tutte le altre
session-this = questa
session-other = Un altro programma
session-seen = Vista l'ultima volta { $at }, da { $address }
session-since = Dal { $at }
session-end = Chiudi
session-end-which = Chiudi { $client }, vista l'ultima volta { $at }
blocks-what = Non vedi quello che scrivono, e non possono sedersi ai tavoli che ospiti. Non lo vengono a sapere.
blocks-none = Nessuno.
block-lift = Non bloccare più { $name }
notify-what = Ti avvisiamo quando tocca a te a un tavolo per corrispondenza, quando tutti i posti del tuo tavolo sono occupati e quando la partita comincia. Non mentre guardi il tavolo.
notify-off = Questo server non manda nulla ad altri indirizzi. Chi lo gestisce può cambiarlo.
notify-browser = Questo browser
notify-push-on = Avvisa questo browser
notify-push-insecure = I messaggi push hanno bisogno di https: questa pagina è stata aperta senza.
notify-push-missing = Questo browser non ha messaggi push.
notify-push-denied = Questo browser non permette notifiche da qui. Si cambia nelle sue impostazioni.
notify-no-service = Il servizio push di questo browser non risponde.
notify-addresses = Indirizzi
notify-addresses-what = Ci arriva una riga con il gioco e il tavolo, e nient'altro.
notify-address = Indirizzo di un webhook
notify-form = Forma
notify-form-plain = JSON semplice
notify-form-discord = Discord
notify-form-slack = Slack
notify-form-push = Messaggio push
notify-add = Aggiungi
notify-remove = Togli
notify-remove-which = Togli { $host }
notify-too-many = Ci sono già tutti gli indirizzi permessi. Togline prima uno.
notify-table = Solo tavolo { $table }
notify-of-table = Avvisa un indirizzo di questo tavolo
notify-of-table-what = Per esempio un canale del vostro gruppo. Lo avvisiamo quando tutti i posti sono occupati, quando la partita comincia e, per corrispondenza, a ogni turno.
notify-failed = { $at }: { $why }
notify-failure-address = questo indirizzo non si può chiamare
notify-failure-unreachable = lì non risponde nessuno
notify-failure-late = nessuna risposta in tempo
notify-failure-refused = il messaggio non è stato accettato
deletion-what = Il tuo nome torna libero, esci dappertutto, i tuoi punteggi spariscono, e in tutte le partite al posto del tuo nome si legge «qualcuno». Sparisce anche quello che hai detto in chat. Nelle partite in corso continua un bot al posto tuo.
deletion-for-good = Non si può annullare. Forse vuoi prima scaricare i tuoi dati.
deletion-name = Per confermare scrivi il tuo nome: { $name }

somebody = qualcuno
somebody-more = { $name }: blocca o segnala
somebody-block = Blocca { $name }
somebody-block-what = Non vedrai quello che scrive { $name }, e { $name } non potrà sedersi ai tavoli che ospiti.
somebody-blocked = Hai bloccato { $name }. Puoi annullare il blocco sotto il tuo nome.
somebody-report = Segnala
somebody-report-line = Che cosa non va in questa riga di { $name }?
somebody-report-person = Che cosa non va con { $name }?
somebody-report-what = Lo legge il gestore di questa casa, con la chat intorno.
somebody-reported = Grazie. Il gestore ci darà un'occhiata.

## Impostazioni

settings = Impostazioni
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-pace = Ritmo
settings-pace-0 = Con calma
settings-pace-1 = Normale
settings-pace-2 = Veloce
settings-pace-3 = Molto veloce
settings-pace-4 = Subito
settings-motion = Movimento
settings-motion-auto = Come il dispositivo
settings-motion-full = Tutto si muove
settings-motion-still = Niente si muove
settings-shapes = Una forma per ogni colore
settings-sound = Suoni
settings-confirm = Chiedi conferma per ciò che non si può annullare
settings-notify = Chiamami quando tocca a me

## Elenchi

list-free = libero
list-your-turn = Tocca a te
list-open = { $free ->
    [0] Ci sono tutti, si comincia
    [1] Un posto libero
   *[other] { $free } posti liberi
}
list-running = Si gioca
list-paused = In pausa
list-finished = Finita
list-closed = Chiuso
watch-none = Al momento nessuno gioca in pubblico.
open-none = Al momento non ci sono posti liberi in pubblico. Apri tu un tavolo!
games-with-people = Con altre persone
games-with-bots = Contro i bot
games-with-screen = Sullo stesso schermo
games-with-lessons = Lezioni
games-none = Ancora nessuna partita.
games-none-go = Scegline una
statistics = Finora
statistics-line = { $games ->
    [1] Una partita
   *[other] { $games } partite
}, { $wins ->
    [0] nessuna vinta
    [1] una vinta
   *[other] { $wins } vinte
}. Miglior risultato: { $best }.
leaders-why = Contano le partite tra persone; quelle contro i bot sono per divertimento. Si comincia da 1500; un “?” sta dove si sa ancora poco.
leaders-none = Ancora nessuno. Potresti essere tu.
leaders-place = Posto
leaders-name = Nome
leaders-rating = Punteggio
rating-young = Un punteggio con poche partite finora
statistics-rating = Punteggio { $rating }
leaders-wins = Vinte

## Quando qualcosa non c'è

notice-lost = Qui non c'è niente
notice-lost-what = Forse l'indirizzo è scritto male. Dall'inizio si trova tutto.
notice-unreachable = La casa non risponde
notice-unreachable-what = Forse manca la rete, o il server si sta rinnovando. Aspetta un momento e riprova: delle tue partite non si perde nulla.
notice-no-table = Questo tavolo non c'è
notice-no-table-what = Forse è finito ed è stato sparecchiato, o è privato: allora chiedi il link d'invito a chi è seduto.
notice-removed = Non sei più a questo tavolo
notice-removed-what = Chi ospita ti ha allontanato. Ci sono altri tavoli, e puoi aprirne uno tuo.
notice-closed = Questo tavolo è chiuso
notice-closed-what = Lo ha chiuso chi ospita. Una partita in corso finisce senza risultato.
notice-signed-out = Sessione chiusa
notice-signed-out-what = Questa sessione è stata chiusa, qui o da un altro tuo browser. Delle tue partite non va perso nulla.
notice-banned = Non puoi entrare
notice-banned-what = Così ha deciso il gestore di questa casa.
notice-full = Il tavolo è al completo
notice-full-what = Tutti i posti sono presi, o la partita è cominciata. Puoi guardare, o aprire un tavolo tuo.
notice-bad-invite = Questo invito non vale più
notice-bad-invite-what = Chiedi un nuovo link a chi te l'ha mandato, e controlla che sia copiato per intero.
notice-no-game = Questo gioco non c'è
notice-no-game-what = Scegline uno dallo scaffale.

refused-unreachable = La casa non risponde. Riprova tra un momento.
refused-unavailable = La casa non risponde. Riprova tra un momento.
refused-busy = Adesso la casa è piena. Riprova tra un momento.
refused-too-many = Troppe richieste in una volta. Riprova tra un po'.
refused-too-much = Hai già tutti i tavoli o i posti possibili. Prima finiscine o lasciane uno.
refused-bad-address = Possiamo scrivere solo a indirizzi che cominciano con https://, senza password.
refused-outgoing-off = Questo server non lo manda.
refused-bots-busy = I bot stanno giocando a molti dei tuoi tavoli. Aspetta che una di quelle partite finisca.
refused-name-taken = Qualcuno conserva questo nome, o uno che gli somiglia, con una frase segreta. Prendine un altro, o rientra con la tua.
refused-wrong-passphrase = Nessuno con questo nome ha questa frase segreta.
refused-taken = Qualcuno è stato più veloce.
refused-no-game = Questo gioco qui non c'è.
refused-too-large = Il file è troppo grande.
refused-too-costly = Ci vorrebbero più tempo o memoria di quanto qui spetta a un solo file. Prova con uno più piccolo.
refused-not-checked = Non è stato possibile controllare questo file; l’errore è nostro. Non è stato usato.
refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
refused-not-now = Non adesso.
refused-over = La partita è finita.
refused-forbidden = Questo tocca ad altri.
refused-no-session = Prima dicci il tuo nome.
refused-banned = { $until ->
    [ever] Non puoi entrare. Il gestore dice: { $reason }
   *[other] Non puoi entrare fino al { $until }. Il gestore dice: { $reason }
}
refused-muted = { $until ->
    [ever] Qui non puoi scrivere. Il gestore dice: { $reason }
   *[other] Qui non puoi scrivere fino al { $until }. Il gestore dice: { $reason }
}
refused-not-confirmed = Non è giusto. Non è cambiato nulla.
refused-no-operator = La sessione è chiusa. Ricarica la pagina.

## Un nuovo tavolo

new-friends = Prepara il tavolo, poi manda il link agli amici.
new-one-screen = Si gioca tutti qui, uno dopo l'altro. Tra una persona e l'altra lo schermo si copre solo finché qualcuno ha un segreto.
new-seats = Chi gioca?
new-count = Numero di giocatori
new-options = Opzioni
new-pace = Quanto svelti giocano i bot?
pace-quick = Svelti
pace-usual = Tanto da seguirli
pace-calm = Con calma
new-public = Può venire chiunque
new-public-help = Il tavolo è in elenco: chiunque può sedersi o guardare.
new-open = Prepara il tavolo
new-start = Comincia
chair-me = Io
chair-open = Chi arriva
chair-name = Nome di chi gioca { $letter }
chair-bot = Bot: { $level }
chair-sit = Siediti qui
chair-move = Spostati qui
chair-leave = Alzati
chair-free = Libera il posto
chair-kept = tenuto per { $name }
chair-colour = Colore
option-chance = Decide il caso
option-seat = Posto { $letter }
option-told = { $option }: { $value }
option-another = A ogni clic un'altra
team = Compagnia { $number }
team-short = C{ $number }
teams-none = Ognuno per sé
teams-of = { $teams } compagnie da { $size }
teams-help = I posti si alternano: qui sopra si vede chi gioca con chi.
teams-players = Per giocare a squadre servono { $players } giocatori.
file-choose = Scegli un file…
file-drop = oppure trascinalo qui
file-reading = { $name }: in lettura…
file-good = { $name }: tutto a posto
file-bad = { $name }: non si può usare
file-faults = { $count ->
    [1] C'è un errore. Correggilo nel file e sceglilo di nuovo:
   *[other] Ci sono { $count } errori. Correggili nel file e sceglilo di nuovo:
}
file-away = Toglilo
file-unusable = Uno dei tuoi file non si può usare. Correggilo e sceglilo di nuovo, oppure toglilo e gioca con ciò che c'è nella scatola.
own-used = Chi ospita ha portato: { $what }
own-look = Dai un'occhiata: { $what }
clock = Orologio
clock-none = Senza orologio
clock-turn = Tempo per ogni risposta
clock-game = Tempo per tutta la partita
clock-days = Per corrispondenza
clock-turn-unit = Secondi
clock-game-unit = Minuti
clock-days-unit = Giorni
clock-increment = Secondi per ogni turno
clock-increment-help = Si aggiungono all'orologio una volta per turno, quante che siano le mosse; 0: non si aggiunge nulla.
clock-none-told = Senza orologio
clock-turn-told = { $time ->
    [1] Un secondo per ogni risposta
   *[other] { $time } secondi per ogni risposta
}
clock-game-told = { $time ->
    [1] Un minuto in tutto
   *[other] { $time } minuti in tutto
}
clock-increment-told = { $increment ->
    [1] e un secondo per ogni turno
   *[other] e { $increment } secondi per ogni turno
}
clock-increment-answer-told = { $increment ->
    [1] e un secondo per ogni risposta
   *[other] e { $increment } secondi per ogni risposta
}
clock-days-told = { $time ->
    [1] Un giorno per ogni risposta
   *[other] { $time } giorni per ogni risposta
}
clock-left = Tempo rimasto:
clock-days-left = { $days ->
    [1] un giorno
   *[other] { $days } giorni
}

## Prima della partita

lobby-seats = Attorno al tavolo
lobby-start = Comincia
lobby-i-am-ready = Per me si può cominciare
lobby-ready = { $ready ->
    [0] Nessuno ha ancora detto di essere pronto.
    [1] Pronto uno su { $others }.
   *[other] Pronti { $ready } su { $others }.
}
lobby-missing = Manca ancora qualcuno: invita amici o fai sedere dei bot.
lobby-wait-host = Ci siete tutti. Comincia chi ospita.
lobby-wait-people = Aspettiamo gli altri…
lobby-public = Pubblico
lobby-private = Su invito
invite = Invita amici
invite-how = Chi apre questo link ha un posto. Se il telefono è vicino, basta inquadrare il codice.
invite-link = Link
invite-copy = Copia
invite-copied = Copiato.
invite-share = Condividi
invite-qr = Il link come codice QR
share = Invita o condividi
share-title = Venite a questo tavolo
share-how-private = Chi apre questo link può guardare e, con un nome, parlare con voi.
share-how-public = Chiunque può guardare. A chi è vicino basta inquadrare il codice con il telefono.
invited-by = { $name } ti invita
invited-players = Al tavolo: { $names }.
invited-nobody = Non si è ancora seduto nessuno.
invited-onlooker = Non ci sono più posti liberi. Puoi guardare.
invited-sit = Siediti
invited-sit-as = Siediti come { $name }
look-on = Guarda
host-title = Il tuo tavolo
host-guests = Ospiti
host-no-guests = Non è ancora venuto nessuno.
host-remove = Allontana { $name }
host-plays = gioca fino alla fine della partita
host-removed = { $name } non è più al tavolo.
host-remove-what = Chi viene allontanato non può tornare a questo tavolo. Ma chi ha il link può venire con un altro nome: rinnova anche quello.
host-renew = Rinnova il link
host-renewed = Il vecchio link non vale più.
host-close = Chiudi il tavolo
host-close-sure = Sparisce per tutti.
host-close-game-sure = La partita finisce per tutti, senza risultato.

## Il tavolo

board = Il tavolo
seats = Giocatori
seat-me = tu
seat-ready = pronto
seat-away = assente
seat-stand-in = gioca un bot al suo posto
seat-asked = deve rispondere
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} finora
seat-starter = comincia
onlookers = { $count ->
    [1] Uno spettatore
   *[other] { $count } spettatori
}
turn-title = Tocca a te
skip = Salta
paused = Il tavolo è in pausa.
paused-by = { $name } ha messo il tavolo in pausa.
paused-anybody = Tutti gli orologi sono fermi e nessuno può muovere. Chiunque giochi può far riprendere.
paused-players = Tutti gli orologi sono fermi. Chiunque giochi può far riprendere.
pause = Pausa
resume = Riprendi
take-back = Annulla
ask-undo = Chiedi di annullare
undo-question = { $name } vorrebbe annullare una mossa. Si tornerebbe indietro di { $moves } mosse, anche tue.
undo-waiting = Hai chiesto di annullare la tua mossa. Mancano ancora: { $others }.
undo-agree = Va bene
undo-decline = No
undo-withdraw = Lascia stare
leave = Lascia
leave-sure = Un bot giocherà al posto tuo.
why-not = Adesso no.
why-changed = Nel frattempo il tavolo è cambiato. Riprova.
warning-play = Fallo lo stesso
final-play = Scelgo questo
line-broken = La connessione è caduta; continuiamo a provare.
plain-board = Le tue scelte
plain-wait = Gli altri stanno pensando.
prompt-shared = { $name }: { $prompt }
hand-title = Ora tocca a { $name }
hand-why = Passa lo schermo. Quello che sapeva chi ha giocato prima è coperto.
hand-ready = Sono { $name }
panel = Che cosa succede e che cosa si dice
panel-log = Eventi
panel-chat = Chiacchiere
panel-open-chat = Parla con gli altri
panel-unread = da leggere
away = Mentre non c'eri
away-earlier = { $count ->
    [1] Una riga precedente è tra gli eventi.
   *[other] { $count } righe precedenti sono tra gli eventi.
}
log-all = Mostra tutto
log-earlier = Quello che c'era prima qui non si vede più.
log-started =
    { $rules ->
        [1] La partita comincia.
       *[other] La partita comincia, con la versione { $rules } delle regole.
    }
log-taken-back = { $moves ->
    [1] { $name } annulla l'ultima mossa.
   *[other] { $name } annulla { $moves } mosse: la propria e ciò che è venuto dopo.
}
log-taken-back-agreed = Per { $other } va bene. Si annullano { $moves } mosse, fino all'ultima di { $name }.
log-undo-asked = { $name } vorrebbe annullare una mossa. Deve essere d'accordo: { $others }.
log-undo-agreed = Per { $name } si può annullare.
log-undo-declined = Per { $name } non si annulla.
log-undo-withdrawn = { $name } non vuole più annullare.
log-stood-in = { $reason ->
    [timeout] Il tempo di { $name } è scaduto; continua un bot.
    [left] { $name } ha lasciato il tavolo; continua un bot.
   *[away] { $name } non c'è; continua un bot.
}
log-returned = { $name } è di nuovo qui.
log-paused = { $name } mette il tavolo in pausa.
log-resumed = { $name } fa riprendere la partita.
log-rematched = La stessa compagnia gioca ancora a un nuovo tavolo.
log-guest-removed = Chi ospita ha allontanato { $name }.
log-closed = Chi ospita ha chiuso il tavolo.
log-said = { $name }: { $words }
log-emoted = { $name } { $gesture }
log-removed = { $name }: (tolto dal gestore)
chat-none = Nessuno ha ancora detto niente.
chat-emotes = Gesti
chat-label = Di' qualcosa
chat-send = Invia
chat-to = A chi
chat-to-all = A tutti
chat-to-company = Alla mia compagnia
log-confided = { $name } (alla tua compagnia): { $words }
emote-wave = saluta
emote-clap = applaude
emote-laugh = ride
emote-think = ci pensa su
emote-hurry = indica l'orologio
emote-coffee = ordina un caffè

## La fine

ending = La fine della partita
ending-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono insieme { $winners }!
}
ending-won-alone = Hai vinto!
ending-won-with = Hai vinto insieme a { $others }!
ending-sheet = Foglio dei punti
ending-total = Totale
ending-rating = { $name }: { $rating } ({ $change })
rematch = Gioca ancora
rematch-go = Alla prossima partita
record = Verbale della partita

## Le regole

rules = Regole
rules-title = { $game }: le regole
rules-own-words = Tutte le regole con parole nostre, nell'ordine in cui si gioca. Dove le regole stampate tacciono o ci manca una loro figura, abbiamo dovuto decidere noi: { $rulings ->
    [1] un paragrafo è segnato
   *[other] { $rulings } paragrafi sono segnati
} come regola della casa, con ciò che le regole stampate dicono o lasciano aperto.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun paragrafo ne parla.
    [1] Un paragrafo
   *[other] { $count } paragrafi
}
rules-print = Stampa
glance = Regole in breve
glance-brief = In breve
glance-title = { $game } in breve
glance-all = Tutte le regole
rules-link = { $rule }, link a questo paragrafo
rules-earlier = Queste sono le regole nella versione { $version }, con cui alcuni tavoli giocano ancora. I tavoli nuovi giocano con la versione { $newest }.
rules-ruling = Regola della casa
why-not-rule = { $rule }: leggi la regola (nuova scheda)

## Imparare

guide = La tua guida
guide-next = Avanti
guide-step = Passo { $number } di { $count }
guide-leave = Continuo da me
guide-wait = Guarda che cosa fanno gli altri…
guide-read-first = Un momento! Prima leggi qui, poi premi «Avanti».
guide-refused = Proprio così, non si può. La regola dice:
guide-forgiven = Niente di grave. Qui non si può, ed ecco perché:
guide-otherwise = Sarebbe permesso. Ma prima facciamo quello che è segnato: c'è qualcosa da vedere.

ending-replay = Rivedila

## Ripensandoci

after-scores = L'andamento dei punti
after-chart = I punti di tutta la partita, una linea per ogni giocatore. Alla fine: { $scores }.
after-table = I punti in una tabella
after-begins = All'inizio del turno
after-end = La fine
after-move = Mossa { $at }
after-moments = Da rivedere

home-record = Apri un verbale
replay-title = Ripensandoci: { $game }
replay-player = Comandi
replay-at = Mossa { $at } di { $last }, { $turn }
replay-turn = turno di { $name }
replay-scrub = A che punto della partita
replay-first = All'inizio
replay-turn-back = Un turno indietro
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Ferma
replay-on = Una mossa avanti
replay-turn-on = Un turno avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { $speed } ×
replay-players = Giocatori e punti
replay-eyes = Con gli occhi di
replay-side = Chi sta a guardare
replay-on-turn = di turno
replay-points = { $points ->
    [1] un punto
    [one] { $points } punto
   *[other] { $points } punti
}
replay-moment = Da questo momento
replay-moment-what = E se fosse andata diversamente? Siediti su una delle sedie e scoprilo, oppure mostra questo momento a qualcuno.
replay-play-on = Continua da qui
replay-play-on-what = Un nuovo tavolo comincia da dove si era dopo la mossa { $at }. Tu prendi una sedia, i bot le altre; i dadi che verranno sono nuovi.
replay-link = Copia il link a questo momento
replay-position = Copia la posizione come JSON
replay-no-clipboard = Questo browser non ci lascia copiare.

sit-seat = La mia sedia
sit-instead = { $name ->
    [none] Posto { $letter }
   *[other] Posto { $letter }, al posto di { $name }
}
sit-unrated = Le partite che cominciano a metà non contano per la classifica.
sit-go = Siediti e comincia

open-title = Apri un verbale
open-record = Il verbale di una partita
open-what = Ogni partita finita si può salvare come verbale: un piccolo file di testo con ogni mossa e ogni dado. Qui lo si rivede.
open-choose = Scegli un file
open-drop = Oppure trascina il file su questa pagina.
open-bad-record = Questo verbale non si può rivedere. Ecco che cosa non va:
    { $why }
open-bad-position = { $fault ->
    [json] Questa non è una posizione: non è JSON, o non lo è per intero.
    [game] Questa non è una posizione: «game» deve essere il nome di un gioco.
    [players] Questa non è una posizione: «players» deve essere un numero intero da 1 a 99.
    [options] Questa non è una posizione: «options» deve essere un oggetto.
   *[position] Questa non è una posizione: «position» deve essere un oggetto.
} Copiane una con «Copia la posizione come JSON» mentre rivedi una partita, e incollala tutta.
open-position = Un nuovo tavolo da una posizione
open-position-what = Incolla una posizione che qualcuno ha copiato
open-position-go = Guardala
open-position-of = { $game }, { $players } giocatori. Dove ti siedi?

notice-not-over = Questa partita è ancora in corso
notice-not-over-what = La si potrà rivedere quando sarà finita. Fino ad allora qualcosa è segreto.

## Verifica i dadi

verify = Verifica i dadi
verify-short = In questa partita nessuno ha potuto truccare il caso, nemmeno la casa. Non crederci: lascia che lo ricalcoli il tuo browser.
verify-go = Ricalcola adesso
verify-sealed = La busta è ancora chiusa: il seme si vede quando la partita è finita.
verify-story-sealed = Prima della prima mossa la casa ha pensato un enorme numero segreto, il seme, e l'ha chiuso in una busta sigillata. Fuori ha scritto l'impronta del seme. Da un'impronta nessuno può risalire al numero, e non ci sono due numeri con la stessa impronta.
verify-story-drawn = Ogni dado e ogni carta mescolata della partita viene da quel seme: una ricetta che tutti conoscono ne ricava un numero dopo l'altro. Così nessuno poteva scegliersi un dado che gli facesse comodo.
verify-story-opened = Ora la partita è finita e la busta è aperta. Il tuo browser prende il seme, ne controlla l'impronta e rifà ogni numero. Se un solo dado fosse stato cambiato, qui si scoprirebbe.
verify-promised = L'impronta promessa prima della partita
verify-seed = Il seme nella busta
verify-computed = L'impronta di questo seme, calcolata dal tuo browser (SHA-256)
verify-same = la stessa
verify-other = non è la stessa
verify-progress = Controllati { $done } di { $all }
verify-right = { $all ->
    [1] L'unico sorteggio è giusto.
   *[other] Tutti i { $all } sorteggi sono giusti.
}
verify-by-hand = { $count ->
    [1] Un valore è stato messo a mano e non viene da nessun seme.
   *[other] { $count } valori sono stati messi a mano e non vengono da nessun seme.
}
verify-wrong = La mossa { $move } è sbagliata: il verbale dice { $says }, ma il seme dà { $gives }.
verify-swapped = La busta è stata scambiata: questo seme non ha l'impronta promessa.
verify-list = Tutti i sorteggi
verify-when = Quando
verify-how = Come
verify-gives = Il seme dà
verify-says = Il verbale dice
verify-start = Preparazione
verify-move = Mossa { $move }, { $name }
verify-hand = messo a mano
verify-how-die = { $big } diviso { $of } dà il resto di { $left }: faccia numero { $side } del dado
verify-how-pick = { $big } diviso { $of } dà il resto di { $left }
verify-all = Mostrali tutti ({ $count })

## La pagina del gestore

operator-title = La pagina del gestore
operator-why = Per la persona che gestisce questa casa. Tutto quello che si fa qui viene annotato.
operator-off = Questa pagina è spenta. Sulla macchina del server si accende con
operator-passphrase = La frase segreta del gestore
operator-passphrase-again = La frase segreta del gestore, ancora una volta
operator-wrong = Non è la frase segreta.
operator-nothing = Nulla.
operator-reports = Segnalazioni
operator-reports-what = Quello che è stato segnalato, con la chat intorno.
operator-reports-done = Quelle già viste
operator-report = { $reporter } su { $about }
operator-people = Persone
operator-people-what = Prima chi è stato qui per ultimo.
operator-tables = Tavoli
operator-tables-what = Anche quelli privati; ma di una partita in corso nulla che chi guarda non veda.
operator-sessions = Sessioni
operator-sessions-what = Dove le persone sono entrate, e da dove sono venute l'ultima volta.
operator-bans = Esclusi
operator-bans-what = Nomi e indirizzi che non possono entrare.
operator-audit = Registro
operator-audit-what = Quello che è stato fatto su questa pagina. Nulla si può cambiare.
operator-search = Una parte del nome
operator-kept = con frase segreta
operator-muted = senza parola
operator-banned = escluso
operator-here = qui adesso
operator-seen = Visto l'ultima volta { $at }, qui dal { $since }
operator-status = Stato
operator-all = Tutti
operator-status-open = Non ancora iniziato
operator-status-running = In gioco
operator-status-paused = In pausa
operator-status-finished = Finito
operator-status-closed = Chiuso
operator-table = Ospita: { $host } · aperto { $opened } · ultima voce { $updated } · { $id }
operator-more = Ospiti e chat
operator-more-which = Ospiti e chat di { $id }
operator-guests = Ospiti
operator-remove = Togli
operator-remove-which = Togli: { $words }
operator-address = Indirizzo
operator-ban = Escludi
operator-ban-kind = Che cosa escludere
operator-ban-value = Un nome o un indirizzo
operator-until = { $until ->
    [ever] finché non viene tolto
   *[other] fino al { $until }
}
operator-lift = Fai rientrare { $name }
operator-mutes = Senza parola
operator-unmute = Ridai la parola a { $name }
operator-mute = Togli la parola a { $name }
operator-mute-what = Può giocare, ma non scrivere. Gli viene detto il motivo.
operator-ban-name = Escludi il nome { $name }
operator-ban-name-what = Chi ha questo nome, o uno che gli somiglia, non entra; chi è qui esce subito. Gli viene detto il motivo.
operator-ban-address = Escludi l'indirizzo { $name }
operator-ban-address-what = Da lì non entra nessuno; di IPv6 è tutta la rete. Dietro un indirizzo può esserci una famiglia intera, o una scuola.
operator-remove-line = Togli la riga di { $name }
operator-remove-line-what = Nessuno può più leggerla.
operator-remove-guest = Allontana { $name }
operator-remove-guest-what = Non può tornare a questo tavolo. In una partita in corso continua un bot al suo posto.
operator-close-table = Chiudi il tavolo ({ $name })
operator-close-table-what = Finisce per tutti, senza risultato.
operator-reason = Motivo
operator-how-long = Per quanto tempo
operator-minutes = { $minutes ->
    [0] Finché non viene tolto
    [60] Un'ora
    [1440] Un giorno
    [10080] Una settimana
   *[other] Un mese
}
operator-latest = Le ultime
operator-older = Quelle prima
audit-passphrase-set = Frase segreta impostata
audit-switched-off = Pagina spenta
audit-logged-in = Entrato
audit-wrong-passphrase = Frase segreta sbagliata
audit-logged-out = Uscito
audit-muted = Parola tolta
audit-unmuted = Parola ridata
audit-line-removed = Riga tolta
audit-guest-removed = Allontanato da un tavolo
audit-table-closed = Tavolo chiuso
audit-banned = Escluso
audit-ban-lifted = Può rientrare
audit-report-done = Segnalazione vista
