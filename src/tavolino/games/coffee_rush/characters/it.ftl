character-hoarder = Berta
character-hoarder-way = si tiene i segnalini Fretta
character-hoarder-line = Non si sa mai, può sempre servire.

character-dasher = Furio
character-dasher-way = è dappertutto nel locale
character-dasher-line = Ero laggiù un attimo fa? Allora sono dappertutto.

character-purist = Celeste
character-purist-way = una tazza alla volta
character-purist-line = Prima questa. Poi l’altra. Non prima.

character-juggler = Tullio
character-juggler-way = ha sempre tutte le tazze in ballo
character-juggler-line = Tre tazze, due mani, nessun problema.
