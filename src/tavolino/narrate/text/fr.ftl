rulebook-ruling = notre décision
