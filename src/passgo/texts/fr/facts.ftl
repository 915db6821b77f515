# Un titre de propriété tel qu’il est, ce qu’un marché change, et ce qu’un réglage fait d’une règle.

deed-is-mortgaged = hypothéqué
deed-for-sale = à vendre
deed-owned-by = à { $player }
rent-bare = loyer
rent-whole = avec tout le groupe
rent-most = avec tous les terrains du groupe sauf un
rent-for-owned =
    { $count ->
        [one] { $count } possédé
       *[other] { $count } possédés
    }
deed-build = Un bâtiment coûte { $cost }.
deed-mortgage = L’hypothèque rapporte { $value } ; la lever coûte { $lifting }.
deed-dividend = Le dividende est de { $amount } : chaque action de plus le fait croître plus vite.
deed-fortune = Une carte Fortune y attend le premier joueur qui y tombe.
change-cash = argent { $old } → { $new }
change-group =
    { $whole ->
        [yes] { $group } { $old } → { $new } sur { $size } (complet)
       *[no] { $group } { $old } → { $new } sur { $size }
    }
change-worth = fortune { $old } → { $new }
rule-setting = Ici, { $key } est : { $value }.
