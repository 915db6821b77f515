# Un titre de propriété tel qu’il est, ce qu’un marché change, et ce qu’un réglage fait d’une règle.

deed-is-mortgaged = sous hypothèque
deed-for-sale = à vendre
deed-owned-by = à { $player }
rent-bare = loyer
rent-whole = avec tout le groupe
rent-most = avec tous les terrains du groupe sauf un
rent-for-owned =
    { $count ->
        [one] avec { $count } du groupe
       *[other] avec { $count } du groupe
    }
deed-build = Un bâtiment coûte { $cost }.
deed-mortgage = L’hypothèque rapporte { $value } ; la lever coûte { $lifting }.
deed-dividend = Le dividende est de { $amount } : chaque action de plus le fait croître plus vite.
deed-fortune = Une carte Fortune y attend le premier joueur qui y tombe.
deed-with-it =
    { $what ->
        [whole] Avec ce titre, vous avez tout le groupe.
        [enough] Avec ce titre, vous en avez { $held } sur { $size } : assez pour bâtir.
       *[part] Avec ce titre, vous en avez { $held } sur { $size }.
    }
deed-completes = Il compléterait le groupe de { $players }.
deed-would-bring = Sans rien bâtir de plus : environ { $amount } de loyers en { $count } tours de table.
deed-estimate = Ce qu’il vaut pour vous, selon une estimation et sans penser aux autres : { $amount }.
change-cash = argent { $old } → { $new }
change-group =
    { $whole ->
        [yes] { $group } { $old } → { $new } sur { $size } (complet)
       *[no] { $group } { $old } → { $new } sur { $size }
    }
change-worth = fortune { $old } → { $new }
rule-setting = À cette table, le réglage « { $setting } » est : { $value }.
