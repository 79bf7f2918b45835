rulebook-ruling = notre lecture
