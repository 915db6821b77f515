# Les bouteilles, avec nos mots ; montants et cases viennent de ce que fait la carte.

card-bottle-catch = Belle pêche : la criée vous verse { $amount }.
card-bottle-salvage = Vous ramenez une péniche à la dérive. Son propriétaire vous remercie de { $amount }.
card-bottle-regatta = Vous gagnez la régate : chaque autre joueur vous verse { $amount }.
card-bottle-nets = Les phoques ont déchiré vos filets : payez { $amount } pour les réparer.
card-bottle-storm = Une tempête a traversé la ville. Payez { $house } par maison et { $hotel } par hôtel.
card-bottle-lighthouse = Suivez la lumière : avancez jusqu’à la case { $space } et touchez votre salaire.
card-bottle-invitation = On danse ce soir : avancez jusqu’à la case { $space }. Si vous passez le Phare, touchez votre salaire.
card-bottle-smugglers = Les tonneaux de votre cave ne sont pas à vous : tout droit en prison, sans salaire en route.
card-bottle-leave-jail = Gardez cette carte : elle vous fait sortir de prison une fois, sans rien payer. Vous pouvez aussi l’échanger.
card-bottle-spring-tide = La lune est pleine : la marée tourne.
card-bottle-harbour-master = Capitaine de port pour un jour : tous les autres qui sont à un embarcadère vous versent { $amount }.
