# Le terminal à une table d’un serveur (passgo join).

join-table = Table { $code }, { $edition } : { $phase ->
    [gathering] en attente du départ
    [playing] partie en cours
   *[over] partie terminée
}
join-seat = { $who ->
    [free] { $number }  libre (sit { $number })
    [bot] { $number }  { $name }, un robot ({ $bot })
   *[person] { $number }  { $name }
}
join-host = Vous êtes l’hôte : `bot PLACE` met un robot à une place libre, `start` commence la partie.
join-wait = L’hôte lance la partie. `sit PLACE` prend une place libre.
join-worth = fortune { $amount }
join-out = éliminé
join-said = { $name } : { $text }
join-hand = Vos cartes cachées : { $cards }
join-more = … et { $count } autres ; `options` les montre toutes.
join-bid = ou enchérissez de { $low } à { $high } : bid { $low }
join-enough = enough : refuser, et plus d’offre pendant ce tour
join-nothing-asked = On ne vous demande rien pour l’instant. `help` dit ce que vous pouvez faire en attendant.
join-number = Il faut un nombre : sit 1, stop 10.
join-reconnecting = La connexion est perdue ; nouvel essai.
join-lost = Le serveur ne répond pas.
join-past-hope = Vous avez ensemble plus d’argent que la Banque ne pourrait jamais en reprendre : cette partie peut ne jamais finir. `stop 10` propose de la finir dix tours après celui-ci ; gagne alors qui a la plus grande fortune.
join-last-round = La partie finit après le tour { $round } ; gagne alors qui a la plus grande fortune.
join-gone = Vous avez ouvert la table ailleurs.
join-record = Son procès-verbal : { $address }
join-come-back = Pour revenir à votre place : passgo join { $link } --token { $token }
join-help = Répondez par le numéro d’un choix ou en mots (roll, buy, bid 120). Aussi : players, options, hint, why, plan, wish (pour bâtir ou échanger entre les tours des autres), enough (plus d’offre pendant ce tour), say TEXTE, sit PLACE, stand, bot PLACE SORTE, start, pause, resume, undo, kick PLACE, stop TOURS (pour finir une partie sans fin), yes, no, rematch, quit.
