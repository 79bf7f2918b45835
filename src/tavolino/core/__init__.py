"""What every game keeps to. No game lives in here."""
