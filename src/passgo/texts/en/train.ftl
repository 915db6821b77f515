# passgo train: how good the learned judgement is on games kept for judging.

train-outcome = { $league }, by outcomes
train-blended = { $league }, by outcomes and later positions
train-in-use = The weights in use
train-players = players still in
train-positions = positions
train-log-loss = log-loss
train-calibration = calibration error, points
train-all = all
train-curve = Chances said, and what came true, in percent: { $curve }
train-written = Weights: { $file }
train-nothing = there are no weights of { $edition }, or no games of it in { $folder }: passgo train { $edition } plays some
