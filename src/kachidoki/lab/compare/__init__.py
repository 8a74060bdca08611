"""Is one bot stronger than another? Games are played until that is decided."""
