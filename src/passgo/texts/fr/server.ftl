# Ce que seul le serveur de table dit : les jeux de son étagère, les pistes d’un plateau.

variant-race-about = Vous commencez avec de l’argent seulement, et le premier à tenir { $amount } en argent liquide gagne.
track-board = plateau
