# Ce qui ne va pas dans la désignation d’un robot.
bad-bot-unknown = il n’y a pas de robot { $bot } ; il y a : { $bots } ; ou bien { $forms }
bad-bot-written = un paramètre de { $bot } s’écrit nom=valeur, et non { $part }
bad-bot-again = { $name } de { $bot } est donné deux fois
bad-bot-int = { $name } de { $bot } est un nombre entier, et non { $value }
bad-bot-float = { $name } de { $bot } est un nombre, et non { $value }
bad-bot-bool = { $name } de { $bot } est true ou false, et non { $value }
bad-bot-parameter = { $bot } n’a pas de paramètre { $name } ; il a : { $names }
bad-bot-no-parameters = { $bot } n’a pas de paramètres, donc pas { $name } non plus
bad-bot-whole = { $name } de { $bot } est un nombre entier de { $low } à { $high }, et non { $value }
bad-bot-number = { $name } de { $bot } est un nombre de { $low } à { $high }, et non { $value }
bad-bot-file = il n’y a pas de fichier { $file }
bad-bot-load = { $bot } ne peut pas être chargé : { $why }
bad-bot-class = { $module } n’a pas de { $name }
bad-bot-make = { $bot } ne peut pas être créé : { $why }
bad-bot-choose = { $bot } n’est pas un robot : il n’a pas de méthode choose(game)
bad-bot-stuck = { $bot } était en retard et ne s’est pas laissé interrompre : ce processus se termine donc
bad-bot-command = un programme s’écrit { $form }, et non { $command }
bad-bot-quote = un guillemet est ouvert et n’est pas fermé : { $command }
bad-bot-program = il n’y a pas de programme { $program } à exécuter
bad-bot-system = des programmes comme robots demandent un système qui a des groupes de processus, comme Linux ou macOS
bad-bot-twice = { $name } désigne deux robots
bad-bot-name = un robot se nomme par de petites lettres, des chiffres et des traits d’union, comme { $form }, et non { $name }
