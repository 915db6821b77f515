"""Many games at once: playing them, summing them up, and measuring how fast that goes."""
