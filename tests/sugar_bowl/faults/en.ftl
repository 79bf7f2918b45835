sugar-bowl-players = { $players } players; two to four share a bowl
sugar-bowl-all-decided = everybody has decided, so the round would be over; write 0 for somebody
