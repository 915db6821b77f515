# Ce que la table du web dit du seul Port.

web-kind-ferry = Prenez le bac pour traverser la baie, si vous voulez. À marée basse, il coûte le double.
web-kind-bottle = Tirez une carte Bouteille et faites ce qu’elle dit.
