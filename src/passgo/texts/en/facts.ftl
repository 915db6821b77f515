# A deed as it stands, what a deal changes, and what a setting makes of a rule.

deed-is-mortgaged = mortgaged
deed-for-sale = for sale
deed-owned-by = owned by { $player }
rent-bare = rent
rent-whole = with the whole group
rent-most = with all lots of the group but one
rent-for-owned =
    { $count ->
        [one] with { $count } of the group
       *[other] with { $count } of the group
    }
deed-build = A building costs { $cost }.
deed-mortgage = The mortgage brings { $value }; lifting it costs { $lifting }.
deed-dividend = The dividend is { $amount } now: each further share makes it grow faster.
deed-fortune = A Fortune card lies on it for whoever lands there first.
deed-with-it =
    { $what ->
        [whole] With it you have the whole group.
        [enough] With it you have { $held } of { $size }: enough to build.
       *[part] With it you have { $held } of { $size }.
    }
deed-completes = It would complete the group of { $players }.
deed-would-bring = Without more building: about { $amount } in rent over { $count } rounds.
deed-estimate = Worth to you, by estimate, whoever else wants it: { $amount }.
change-cash = cash { $old } → { $new }
change-group =
    { $whole ->
        [yes] { $group } { $old } → { $new } of { $size } (whole)
       *[no] { $group } { $old } → { $new } of { $size }
    }
change-worth = worth { $old } → { $new }
rule-setting = At this table the setting “{ $setting }” is: { $value }.
