sugar-bowl-players = { $players } giocatori; una zuccheriera è per due, tre o quattro
sugar-bowl-all-decided = tutti hanno deciso, quindi il turno sarebbe finito; scrivi 0 per qualcuno
