# passgo train : ce que vaut le jugement appris sur des parties réservées.

train-outcome = { $league }, d’après les issues
train-blended = { $league }, d’après les issues et les positions suivantes
train-in-use = Les poids en usage
train-players = joueurs en lice
train-positions = positions
train-log-loss = perte logarithmique
train-calibration = erreur de calibrage, points
train-all = ensemble
train-curve = Chances annoncées, et ce qui s’est produit, en pour cent : { $curve }
train-written = Poids : { $file }
train-nothing = il n’y a pas de poids pour { $edition }, ou pas de parties dans { $folder } : passgo train { $edition } en joue
