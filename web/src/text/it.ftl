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

game-cafe-race = Café Race
game-coffee-rush = Coffee Rush
game-coffin-rush = Coffin Rush!

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
level-random = Facile
level-greedy = Medio

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
home-welcome = Tre giochi tra caffè e birbanterie. Gioca subito contro i bot della casa, manda un link agli amici o passatevi un solo schermo.
home-open = Posti liberi
home-running = Si gioca adesso

card-cafe-race = Giù per tre rampe di scale con la tazza colma. Chi corre arriva primo, chi sta calmo arriva col caffè.
card-coffee-rush = Prendi, versa, servi. Gli ordini non smettono di scivolare, e nemmeno tu.
card-coffin-rush = Riempi lo zaino nel tempio del Faraone ed esci prima che il suo rituale finisca.
minutes-cafe-race = 15-25 minuti
minutes-coffee-rush = 30-45 minuti
minutes-coffin-rush = 45-75 minuti
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
settings-notify = Chiamami quando tocca a me

## Elenchi

list-free = libero
list-your-turn = Tocca a te
list-open = { $free ->
    [0] Ci sono tutti, si comincia
    [one] Un posto libero
   *[other] { $free } posti liberi
}
list-running = Si gioca
list-paused = In pausa
list-finished = Finita
watch-none = Al momento nessuno gioca in pubblico.
open-none = Al momento non ci sono posti liberi in pubblico. Apri tu un tavolo!
games-none = Ancora nessuna partita.
games-none-go = Scegline una
statistics = Finora
statistics-line = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $wins ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $wins } vinte
}. Miglior risultato: { $best }.
leaders-why = Contano le partite tra persone; quelle contro i bot sono per divertimento.
leaders-none = Ancora nessuno. Potresti essere tu.
leaders-place = Posto
leaders-name = Nome
leaders-rating = Punteggio
leaders-wins = Vinte

## Quando qualcosa non c'è

notice-lost = Qui non c'è niente
notice-lost-what = Forse l'indirizzo è scritto male. Dall'inizio si trova tutto.
notice-unreachable = La casa non risponde
notice-unreachable-what = Forse manca la rete, o il server si sta rinnovando. Aspetta un momento e riprova: delle tue partite non si perde nulla.
notice-no-table = Questo tavolo non c'è
notice-no-table-what = Forse è finito ed è stato sparecchiato, o è privato: allora chiedi il link d'invito a chi è seduto.
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
refused-too-much = Ospiti già tutti i tavoli possibili. Prima finiscine o lasciane uno.
refused-name-taken = Qualcuno conserva questo nome con una frase segreta. Prendine un altro, o rientra con la tua.
refused-wrong-passphrase = Nessuno con questo nome ha questa frase segreta.
refused-taken = Qualcuno è stato più veloce.
refused-bad-option = Queste opzioni non stanno insieme.
refused-too-large = Il file è troppo grande.
refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
refused-not-now = Non adesso.
refused-over = La partita è finita.
refused-forbidden = Questo tocca ad altri.
refused-no-session = Prima dicci il tuo nome.

## Un nuovo tavolo

new-friends = Prepara il tavolo, poi manda il link agli amici.
new-one-screen = Si gioca tutti qui, uno dopo l'altro. Tra un turno e l'altro lo schermo si copre.
new-seats = Chi gioca?
new-count = Numero di giocatori
new-options = Opzioni
new-public = Può venire chiunque
new-public-help = Il tavolo è in elenco: chiunque può sedersi o guardare.
new-open = Prepara il tavolo
new-start = Comincia
chair-me = Io
chair-open = Chi arriva
chair-bot = Bot: { $level }
chair-sit = Siediti qui
chair-move = Spostati qui
chair-leave = Alzati
chair-free = Libera il posto
chair-colour = Colore
option-chance = Decide il caso
option-seat = Posto { $letter }
option-told = { $option }: { $value }
team = Compagnia { $number }
teams-none = Ognuno per sé
teams-of = { $teams } compagnie da { $size }
teams-help = I posti si alternano: qui sopra si vede chi gioca con chi.
teams-players = Per giocare in compagnie servono { $players } giocatori.
file-choose = Scegli un file…
file-drop = oppure trascinalo qui
file-reading = { $name }: in lettura…
file-good = { $name }: tutto a posto
file-bad = { $name }: non si può usare
file-faults = { $count ->
    [one] C'è un errore. Correggilo nel file e sceglilo di nuovo:
   *[other] Ci sono { $count } errori. Correggili nel file e sceglilo di nuovo:
}
file-away = Toglilo
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
clock-increment = Secondi per ogni risposta
clock-increment-help = Si aggiungono all'orologio dopo ogni risposta; 0: non si aggiunge nulla.
clock-none-told = Senza orologio
clock-turn-told = { $time ->
    [one] Un secondo per ogni risposta
   *[other] { $time } secondi per ogni risposta
}
clock-game-told = { $time ->
    [one] Un minuto in tutto
   *[other] { $time } minuti in tutto
}
clock-increment-told = { $increment ->
    [one] e un secondo per ogni risposta
   *[other] e { $increment } secondi per ogni risposta
}
clock-days-told = { $time ->
    [one] Un giorno per ogni risposta
   *[other] { $time } giorni per ogni risposta
}
clock-left = Tempo rimasto:
clock-days-left = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}

## Prima della partita

lobby-seats = Attorno al tavolo
lobby-start = Comincia
lobby-i-am-ready = Per me si può cominciare
lobby-ready = { $ready ->
    [0] Nessuno ha ancora detto di essere pronto.
    [one] Pronto uno su { $others }.
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
look-on = Guarda

## Il tavolo

board = Il tavolo
seats = Giocatori
seat-me = tu
seat-ready = pronto
seat-away = assente
seat-stand-in = gioca un bot al suo posto
seat-asked = deve rispondere
onlookers = { $count ->
    [one] Uno spettatore
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
take-back = Torna indietro
leave = Lascia
leave-sure = Un bot giocherà al posto tuo.
why-not = Adesso no.
why-changed = Nel frattempo il tavolo è cambiato. Riprova.
warning-play = Fallo lo stesso
line-broken = La connessione è caduta; continuiamo a provare.
plain-board = Le tue scelte
plain-wait = Gli altri stanno pensando.
hand-title = Ora tocca a { $name }
hand-why = Passa lo schermo. Quello che sapeva chi ha giocato prima è coperto.
hand-ready = Sono { $name }
panel = Che cosa succede e che cosa si dice
panel-log = Eventi
panel-chat = Chiacchiere
panel-unread = da leggere
log-all = Mostra tutto
log-started = La partita comincia.
log-taken-back = { $name } annulla l'ultima mossa.
log-stood-in = { $reason ->
    [timeout] Il tempo di { $name } è scaduto; continua un bot.
    [left] { $name } ha lasciato; continua un bot.
   *[away] { $name } non c'è; continua un bot.
}
log-returned = { $name } è di nuovo qui.
log-paused = { $name } mette il tavolo in pausa.
log-resumed = { $name } fa riprendere la partita.
log-rematched = La stessa compagnia gioca ancora a un nuovo tavolo.
log-said = { $name }: { $words }
log-emoted = { $name } { $gesture }
chat-none = Nessuno ha ancora detto niente.
chat-emotes = Gesti
chat-label = Di' qualcosa
chat-send = Invia
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
ending-total = Totale
rematch = Gioca ancora
rematch-go = Alla prossima partita
record = Verbale della partita

## Il regolamento

rules = Regole
rules-title = { $game }: le regole
rules-own-words = Tutte le regole con parole nostre, nell'ordine in cui si gioca. Dove il libretto tace o manca una sua figura abbiamo dovuto decidere noi: { $rulings ->
    [one] un paragrafo è segnato
   *[other] { $rulings } paragrafi sono segnati
} come nostra interpretazione, con ciò che il libretto dice o lascia aperto.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun paragrafo ne parla.
    [one] Un paragrafo
   *[other] { $count } paragrafi
}
rules-print = Stampa
rules-link = { $rule }, link a questo paragrafo
rules-ruling = Nostra interpretazione
why-not-rule = { $rule }: leggi nel regolamento (nuova scheda)

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
