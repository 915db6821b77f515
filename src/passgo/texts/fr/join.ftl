# Le terminal à une table d’un serveur (passgo join).

join-table = Table { $code }, { $edition } : { $phase ->
    [gathering] en attente du départ
    [playing] partie en cours
   *[over] partie terminée
}
join-seat = { $who ->
    [free] { $number }  libre (siège { $number })
    [bot] { $number }  { $name }, un robot ({ $bot })
   *[person] { $number }  { $name }
}
join-host = Vous êtes l’hôte : `robot PLACE` met un robot à une place libre, `commencer` lance la partie.
join-wait = L’hôte lance la partie. `siège PLACE` prend une place libre.
join-worth = fortune { $amount }
join-out = éliminé
join-said = { $name } : { $text }
join-hand = Vos cartes cachées : { $cards }
join-more = … et { $count } autres ; `choix` les montre tous.
join-bid = ou enchérissez de { $low } à { $high } : enchérir { $least }
join-enough = assez : refuser, et plus d’offre pendant ce tour
join-nothing-asked = On ne vous demande rien pour l’instant. `aide` dit ce que vous pouvez faire en attendant.
join-number = Il faut un nombre : siège 1, arrêter 10.
join-reconnecting = La connexion est perdue ; nouvel essai.
join-lost = Le serveur ne répond pas.
join-past-hope = Vous avez ensemble plus d’argent que la Banque ne pourrait jamais en reprendre : cette partie peut ne jamais finir. `arrêter 10` propose de la finir dix tours après celui-ci ; gagne alors qui a la plus grande fortune.
join-last-round = La partie finit après le tour { $round } ; gagne alors qui a la plus grande fortune.
join-gone = Vous avez ouvert la table ailleurs.
join-record = Son enregistrement : { $address }
join-come-back = Pour revenir à votre place : passgo join { $link } --token { $token }
join-help = Répondez par le numéro d’un choix ou en mots (lancer, acheter, enchérir 120). Aussi : joueurs, choix, conseil, pourquoi, plan, parole (pour bâtir ou échanger entre les tours des autres), assez (plus d’offre pendant ce tour), dire TEXTE, siège PLACE, debout, robot PLACE SORTE, commencer, pause, reprendre, annuler, remplacer PLACE, arrêter TOURS (pour finir une partie sans fin), oui, non, revanche, quitter.

# Les mots qu’on peut taper

join-word-sit = siège
join-word-stand = debout
join-word-bot = robot
join-word-start = commencer
join-word-say = dire
join-word-players = joueurs
join-word-options = choix
join-word-hint = conseil
join-word-why = pourquoi
join-word-plan = plan
join-word-wish = parole
join-word-enough = assez
join-word-pause = pause
join-word-resume = reprendre
join-word-undo = annuler
join-word-kick = remplacer
join-word-yes = oui
join-word-no = non
join-word-rematch = revanche
join-word-stop = arrêter
join-word-help = aide
join-word-quit = quitter
