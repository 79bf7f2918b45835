rulebook-ruling = house ruling
