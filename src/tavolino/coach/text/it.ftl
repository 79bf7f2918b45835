coach-title = { $game }, { $players } giocatori: { $depth ->
    [quick] un'analisi rapida
   *[thorough] un'analisi approfondita
}
coach-unit = Una quota equa è ciò che ognuno vincerebbe se fossero tutti uguali, qui { $percent } di tutte le vittorie. ± è un errore standard.
coach-unfinished = La partita non è finita: tutto è giudicato da ciò che sa chi guarda.
coach-empty = In questa registrazione non è ancora stato deciso nulla.
coach-chart = Probabilità di vittoria, dalla prima mossa all'ultima
coach-chart-row = da { $from } a { $to }
coach-turning = Svolte
coach-turning-point = { $line }: { $name } da { $from } a { $to }, soprattutto per { $by ->
    [dice] i dadi
    [deal] ciò che è stato distribuito
    [reveal] ciò che è venuto alla luce
    [decision] una decisione
   *[remainder] ciò che prima era stato giudicato male
}
coach-account = Da dove è venuto, in quote eque
coach-player = giocatore
coach-dice = dadi
coach-deal = distribuzione
coach-reveal = scoperte
coach-luck = tutta la fortuna
coach-own = decisioni proprie
coach-others = decisioni altrui
coach-remainder = resto
coach-change = variazione
coach-played = Come si è giocato, in quote eque
coach-result = risultato
coach-without-luck = senza fortuna
coach-lost = perse ogni 100 decisioni
coach-unforced = decisioni
coach-remainder-share = Il resto, dove la valutazione si contraddice, è il { $percent } di tutto ciò che è cambiato.
coach-dearest = Le decisioni più care
coach-none-dear = Di nessuna decisione si può dire che sia costata un decimo di quota equa.
coach-decision = { $line }: { $name } ha giocato «{ $played }», { $label ->
    [inaccuracy] un'imprecisione
    [mistake] un errore
   *[blunder] un errore grave
}: { $loss } ± { $error } quote eque perse.
coach-better = Meglio: «{ $better }».
coach-then = In { $count } continuazioni immaginate da lì, le stesse per entrambe, { $name } vince circa { $better } dopo la scelta migliore e { $played } dopo ciò che ha fatto.
coach-more = Ciò che cambia di più: dopo la scelta migliore { $name } ha in media { $amount } in più in «{ $part }».
coach-fewer = Ciò che cambia di più: dopo la scelta migliore { $name } ha in media { $amount } in meno in «{ $part }».
coach-gainer = Il più è andato a { $name }: { $amount } quote eque.
coach-hint = La migliore: «{ $best }»; vince circa { $chance }.
coach-hint-next = Poi: «{ $next }», { $less } ± { $error } quote eque in meno.
coach-hint-forced = Non è possibile altro: «{ $best }».
coach-hint-alike = Più o meno altrettanto buona, per quanto si può dire: «{ $next }».
