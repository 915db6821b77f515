# Ce que `passgo rules` dit à côté d’une règle.

rules-setting = Réglage { $what }
rules-sentences = Phrases { $what }
rules-origin = Origine { $what }
rules-code = Code { $what }
rules-test = Test { $what }
rules-untested = Aucun test encore.
rules-untestable = Aucun test possible.
rules-unknown = il n’y a ni règle, ni famille de règles, ni édition « { $what } » ; les plus proches : { $near } ; les éditions : { $editions }
