# Ce que dit le serveur de tables lui-même.

table-joined = { $name } entre.
table-seated = { $name } prend place.
table-stood = { $name } cède sa place.
table-left = { $name } quitte la table.
table-removed = L’hôte a renvoyé { $name }.
table-locked = { $locked ->
    [yes] L’hôte ne laisse plus entrer personne.
   *[no] La table est de nouveau ouverte aux nouveaux venus.
}
table-petitioned = { $name } demande à jouer à la place de { $about }.
table-answered = { $vote ->
    [yes] { $name } laisse { $about } s’asseoir.
   *[no] { $name } ne veut pas que { $about } s’assoie.
}
table-hosted = { $name } est désormais l’hôte.
table-resumed = { $name } met fin à la pause.
table-rematched = { $name } a préparé une revanche.
table-contributed = { $name } a promis sa part aux dés.
table-shares-asked = Chacun montre ce qu’il ajoute aux dés.
table-voided =
    { $why ->
        [silent] La part aux dés de { $names } n’est pas venue : les autres recommencent avec de nouvelles.
        [unfit] La part aux dés de { $names } n’est pas celle qui était promise : les autres recommencent avec de nouvelles.
       *[left] { $names } est parti pendant que les dés se préparaient : l’hôte recommence.
    }
table-started = La partie commence.
table-arranged = L’hôte a modifié la partie.
table-lapsed = La proposition n’a pas été acceptée à temps.
table-recovered = La table est de retour après une interruption ; le temps de chacun était arrêté.
table-proposed-pause = { $name } demande une pause.
table-proposed-undo = { $name } demande à reprendre son dernier coup.
table-proposed-kick = { $name } demande qu’un robot joue à la place de { $about }.
table-proposed-stop = { $name } demande que la partie finisse { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
} après celui-ci. Gagne alors qui a la plus grande fortune.
table-voted = { $vote ->
    [yes] { $name } est d’accord.
   *[no] { $name } n’est pas d’accord.
}

table-refused-watching = Vous regardez ; entrez avec un nom pour participer.
table-refused-no-seat = Vous n’avez pas de place à cette table.
table-refused-no-such-seat = Cette place n’existe pas.
table-refused-no-such-bot = Ce robot n’existe pas ici.
table-refused-starting = La partie va commencer : les dés se préparent.
table-refused-no-share-asked = Aucune part aux dés ne vous est demandée maintenant.
table-refused-started-already = La partie a déjà commencé.
table-refused-not-started = La partie n’a pas encore commencé.
table-refused-game-over = La partie est terminée.
table-refused-not-over = La partie n’est pas encore terminée.
table-refused-host-only = Seul l’hôte peut le faire.
table-refused-paused = La partie est en pause.
table-refused-not-paused = La partie n’est pas en pause.
table-refused-stale = La partie a avancé ; c’était la réponse à une question précédente.
table-refused-not-your-decision = La décision revient à quelqu’un d’autre.
table-refused-from-outside = C’est la table qui le dit, pas un joueur.
table-refused-empty = Il n’y a rien à lire.
table-refused-no-lesson = Il n’y a pas de leçon pour ce jeu.
table-refused-no-edition = Ce jeu n’existe pas ici.
table-refused-seat-taken = Cette place est occupée.
table-refused-token-taken = Quelqu’un a déjà ce pion.
table-refused-seated-already = Vous avez déjà une place dans cette partie.
table-refused-nobody-sits = Il faut d’abord que quelqu’un prenne place.
table-refused-bad-choices = On ne peut pas jouer avec ces choix.
table-refused-ballot-open = Une autre proposition est en cours de vote.
table-refused-no-ballot = Il n’y a rien à voter pour vous.
table-refused-other-motion = Ce à quoi vous avez répondu n’est plus demandé ; une autre proposition est en cours de vote.
table-refused-nothing-to-undo = Vous n’avez joué aucun coup à reprendre.
table-refused-chance-fallen = Depuis votre dernier coup, ou par lui, des dés sont tombés ou une carte a été montrée ; cela ne se reprend pas.
table-refused-mover-absent = Quelqu’un a joué depuis et n’est pas là pour donner son accord.
table-refused-noted-already = C’est déjà noté.
table-refused-seat-kept = Cette place est gardée pour la personne à qui elle appartient.
table-refused-own-seat = Vous avez votre place dans cette partie ; une autre n’est pas pour vous.
table-refused-no-petition = Personne ne demande de place sous ce numéro.
table-refused-no-such-person = Il n’y a personne de ce numéro à la table.
table-refused-somebody-else = Cette personne est partie ; quelqu’un d’autre est arrivé entre-temps.
table-refused-not-removable = L’hôte ne peut pas être renvoyé.
table-refused-table-decides = Qui joue dans une partie en cours, c’est la table qui en décide : proposez un robot pour la place.
table-refused-locked = L’hôte ne laisse entrer personne pour le moment.
table-refused-not-absent = On ne peut remplacer que quelqu’un d’absent depuis plus longtemps que la table n’attend, ou qui ne répond pas : pendant cinq minutes, ou deux fois dans le temps de la table.
table-refused-rematch-made = La revanche est déjà préparée.
table-refused-no-id = Une commande a besoin de son propre identifiant.
table-refused-no-hints = Cette table joue sans conseils.
table-refused-malformed = Ce message est incompréhensible.
table-refused-rate = Trop de messages à la fois ; un peu moins vite.
table-refused-full = La table est complète.
table-refused-no-table = Aucune table n’a ce code.
table-refused-packed = Personne n’est venu à cette table depuis longtemps ; l’enregistrement de la partie est conservé et peut être téléchargé.
table-refused-busy = Trop de demandes de lecture à la fois ; réessayez dans un instant.
table-refused-no-token = Cette clé n’ouvre rien à cette table.
table-refused-not-public = L’enregistrement est public à la fin de la partie.
table-refused-no-puzzle = Il n’y a pas de tel problème.
table-refused-no-push = Ce serveur n’envoie pas de notifications aux pages fermées.
table-refused-push-address = Les notifications ne vont qu’aux services de notification des navigateurs, et cette adresse n’en est pas un.
table-refused-no-review = Personne n’a appris ce jeu à l’analyse.
table-refused-name = Un nom doit comporter au moins une lettre ou un signe visible, et des lettres d’un seul alphabet qui se lisent dans un seul sens.
table-refused-name-of-the-bank = C’est ainsi que s’appelle la banque ; choisissez un autre nom.
table-refused-not-the-machine = Seule la personne devant l’ordinateur du serveur peut le faire, dans le navigateur que celui-ci a ouvert.
table-refused-foreign-page = Les pages d’autres sites ne peuvent rien changer sur ce serveur.
table-refused-not-json = Ce que l’on envoie à ce serveur est du JSON, avec « application/json » comme Content-Type.
table-refused-name-of-server = Ce serveur ne répond pas à ce nom ; la personne qui le tient peut l’autoriser avec --allowed-host.
table-refused-no-network = Cet ordinateur n’est sur aucun réseau local. Rejoignez-en un, un Wi‑Fi par exemple, et réessayez.

table-bye-slow = La connexion ne suivait plus ; elle va être rétablie.
table-bye-moved = La table a changé de serveur.
table-bye-replaced = Vous avez ouvert la table ailleurs.
table-bye-malformed = Trop de messages incompréhensibles.
table-bye-closing = Le serveur s’arrête un instant.
table-bye-removed = L’hôte vous a renvoyé de cette table.
table-bye-left = Vous avez quitté cette table.
table-bye-ticket = Ce billet n’est plus valable ; demandez-en un autre.

table-aside-version = Cette partie a commencé avec { $edition } version { $began } ; ce serveur joue la version { $plays }.
table-aside-rules = Cette partie a commencé avec { $edition } version { $began }, mais avec d’autres règles que celles de ce serveur pour cette version.
table-aside-edition = Cette partie se joue avec « { $edition } », une édition que ce serveur n’a pas.
table-aside-choices = Cette partie a été préparée avec des choix que { $edition } n’offre pas sur ce serveur.
table-aside-move = Le coup { $number } de cette partie, « { $action } », est impossible selon les règles de ce serveur.
table-aside-position = La position notée après le coup { $number } de cette partie n’est pas celle où mènent ses coups sur ce serveur.
table-aside-damaged = Ce qui est gardé de cette partie est illisible{ $number ->
    [0] {""}
   *[other] {" "}à partir de l’entrée { $number }
} : c’est abîmé, ou écrit par un passgo plus récent.
table-aside-kept = Elle est mise de côté pour ne pas devenir une autre partie à l’insu de tous. Rien n’est perdu : un passgo qui sait la lire la reprendra où elle en était.
