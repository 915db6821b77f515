# A deed as it stands, what a deal changes, and what a setting makes of a rule.

deed-is-mortgaged = mortgaged
deed-for-sale = for sale
deed-owned-by = owned by { $player }
rent-bare = rent
rent-whole = with the whole group
rent-most = with all lots of the group but one
rent-for-owned =
    { $count ->
        [one] { $count } owned
       *[other] { $count } owned
    }
deed-build = A building costs { $cost }.
deed-mortgage = The mortgage brings { $value }; lifting it costs { $lifting }.
deed-dividend = The dividend is { $amount } now: each further share makes it grow faster.
deed-fortune = A Fortune card lies on it for whoever lands there first.
change-cash = cash { $old } → { $new }
change-group =
    { $whole ->
        [yes] { $group } { $old } → { $new } of { $size } (whole)
       *[no] { $group } { $old } → { $new } of { $size }
    }
change-worth = worth { $old } → { $new }
rule-setting = Here { $key } is: { $value }.
