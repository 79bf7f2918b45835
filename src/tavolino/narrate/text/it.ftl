rulebook-ruling = nostra interpretazione
