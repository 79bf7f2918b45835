## Prima della partita

play-bots = Bot al tavolo: { $bots }.
play-character = { $name } ({ $way }): «{ $line }»
play-fair = I dadi sono già decisi: lo SHA-256 del loro seme è { $hash }. Il seme si mostra alla fine, così chiunque può controllare ogni tiro.
play-hint = Scrivi ? per un aiuto, quit per uscire.

## A chi tocca

play-hand-over = { $name }, la prossima schermata è solo per te. Premi Invio quando nessun altro guarda.
play-moves = Puoi fare: { $moves }

## Risposte a ciò che si è scritto

play-type-something = Scrivi una mossa, oppure ? per un aiuto.
play-ambiguous = «{ $typed }» può indicare più mosse: { $moves }
play-not-a-move = «{ $typed }» non è una mossa di questo gioco. Scrivi ? per un aiuto.
play-forbidden = «{ $move }» adesso non è permesso. Ecco la regola:
play-allowed = «{ $move }» adesso è permesso.
play-why-what = Quale mossa intendi? Per esempio: why { $move }
play-no-such-rule = La regola «{ $rule }» non esiste. Scrivi rules per leggerle tutte.
play-undone = { $moves ->
    [one] L'ultima mossa di { $name } è annullata.
   *[other] L'ultima mossa di { $name } è annullata, con ciò che i bot hanno fatto da allora.
}
play-undo-impossible = Non c'è nulla da annullare: dopo la tua ultima mossa si è pescato, tirato o scoperto qualcosa.
play-no-reach = Adesso non si può camminare da nessuna parte.
play-no-odds = Adesso non c'è niente da prevedere.
play-to-where = Fin dove? Per esempio: to { $goal }
play-too-far = Adesso non puoi arrivare a { $goal }. Scrivi reach per vedere fin dove puoi.

play-help-moves = Le mosse di questo gioco:
play-help-short = Di ogni parola basta l'inizio, purché sia chiaro che cosa intendi.
play-help-commands = Inoltre puoi scrivere:
play-command-help = questo aiuto
play-command-why = perché una mossa è permessa oppure no
play-command-reach = fin dove si cammina con un comando, e che cosa costa
play-command-to = cammina fin là, passo per passo, finché non succede altro
play-command-odds = che cosa servirebbe a ogni risposta, e che cos'altro può succedere
play-command-hint = la risposta migliore per quanto ne sai, e perché
play-command-rules = tutte le regole
play-command-rule = una regola, con la sua sigla
play-command-save = conserva in un file la partita fin qui
play-command-undo = annulla l'ultima mossa, se da allora nulla è stato pescato, tirato o scoperto
play-command-quit = lascia il tavolo

## Il verbale

play-save-needs-name = In quale file? Per esempio: save { $file }
play-save-exists = { $file } esiste già e resta com'è. Scegli un altro nome.
play-save-no-folder = Non si può scrivere { $file }: la cartella non esiste.
play-save-failed = Non si può scrivere { $file }: { $problem }.
play-saved = La partita è conservata in { $file }.
play-saved-secrets = Il file contiene anche le scelte segrete: non leggerlo prima della fine.
play-offer-record = Per conservare il verbale della partita scrivi per esempio: save { $file } – oppure premi solo Invio.
play-unsaved = Questa partita non è stata conservata. La prossima volta, prima di uscire, scrivi save e il nome di un file.
play-goodbye = Arrivederci, al prossimo caffè!

## La fine

play-over = La partita è finita.
play-total = Totale
play-winners = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
play-seed = Il seme di tutti i dadi era { $seed }

## Un bot proprio

play-own-crash = Il programma che gioca per { $name } si è interrotto; un bot fa questa mossa al suo posto.
play-own-timeout = Il programma che gioca per { $name } ci ha messo troppo; un bot fa questa mossa al suo posto.
play-own-unreadable = Il programma che gioca per { $name } ha dato una risposta illeggibile; un bot fa questa mossa al suo posto.
play-own-illegal = Il programma che gioca per { $name } voleva una mossa non permessa; un bot fa questa mossa al suo posto.
play-own-record = La partita fin qui, con quello che è andato storto, è in { $file }.
