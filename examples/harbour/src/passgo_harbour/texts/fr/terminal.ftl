# Ce que la table du terminal dit du seul Port.

play-verb-cross = traverser
play-length-harbour = environ une heure
play-space-ferry = Bac
play-space-bottle = Plage
