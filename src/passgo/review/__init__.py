"""The review of a game: what luck did, what decisions did, and which of them cost most. Judges, changes nothing."""
