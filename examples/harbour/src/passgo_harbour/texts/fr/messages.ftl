# Ce que seul Le Port dit.

edition-harbour = Le Port
edition-harbour-about = Une partie courte autour de la baie : prenez le bac à l’écart des hôtels de vos rivaux, et gare à la marée.

skin-town = Ville portuaire
deck-bottle = Bouteille

# Événements

event-tide-turned =
    { $tide ->
        [0] La marée tourne : la mer est haute
       *[other] La marée tourne : la mer est basse, et le bac coûte le double
    }
event-ferry-crossed = { $player } paie { $amount } le bac pour { $space }

# Questions

question-ferry =
    { $tide ->
        [0] Un bac relie { $space } à { $other } pour { $fare }. Le prenez-vous ? Vous avez { $cash }.
       *[other] Un bac relie { $space } à { $other }. La mer est basse : il coûte { $fare }. Le prenez-vous ? Vous avez { $cash }.
    }
reminder-low-tide = La mer est basse : le bac coûte { $fare }.

# Réponses

option-cross = traverser vers { $other } pour { $fare } (il vous restera { $left })

# Réglages

setting-title-ferry-fare = Prix du bac
setting-ferry-fare = Ce que coûte le bac à marée haute.
