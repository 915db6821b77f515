# What the player who must decide is asked, with the figures it is about.

question-turn =
    { $rolled ->
        [0] It is your turn: you stand on { $space } and have { $cash }. Manage your property if you like, then roll the dice.
       *[other] You have another roll: you stand on { $space } and have { $cash }. Manage your property if you like, then roll the dice.
    }
question-end = Your moves are made, and you have { $cash }. Manage your property if you like, then end your turn.
question-manage =
    { $selling ->
        [no] You asked to manage your property, and you have { $cash }. Build, lift mortgages or trade, then say that you are done.
       *[yes] You asked to manage your property, and you have { $cash }. Build, sell, mortgage or trade, then say that you are done.
    }
question-jail =
    { $stage ->
        [due] You are in Jail, and your { $tries } tries for doubles are over: pay { $bail } or use a Get-out-of-Jail card, then roll. You have { $cash } and { $cards }.
        [last-then-later] You are in Jail, and this is the last of your { $tries } tries for doubles. Leaving costs { $bail } or a Get-out-of-Jail card; if you roll and miss, you pay { $bail } at the start of your next turn. You have { $cash } and { $cards }.
        [last] You are in Jail, and this is the last of your { $tries } tries for doubles. Leaving costs { $bail } or a Get-out-of-Jail card; if you roll and miss, you pay { $bail } all the same. You have { $cash } and { $cards }.
       *[other] You are in Jail, and this is try { $try } of { $tries } for doubles. Leaving before you roll costs { $bail } or a Get-out-of-Jail card. You have { $cash } and { $cards }.
    }
jail-cards =
    { $count ->
        [0] no Get-out-of-Jail card
        [one] { $count } Get-out-of-Jail card
       *[other] { $count } Get-out-of-Jail cards
    }

question-buy =
    { $affordable ->
        [no] { $deed } is for sale at { $price }, and you have { $cash }: raise { $missing } more, or it is auctioned. { group-owned } Its rent would be { $rent }.
       *[yes] { $deed } is for sale at { $price }, and you have { $cash }. { group-owned } Its rent would be { $rent }. Will you buy it?
    }
group-owned =
    { $owned ->
        [0] You own none of the { $size } deeds in its group ({ $group }).
       *[other] You own { $owned } of the { $size } deeds in its group ({ $group }).
    }
question-auction =
    { $bids ->
        [none] Auction of { $lot }. Nobody has bid yet. Bid { $least } or more, or pass. You have { $cash }.
       *[some] Auction of { $lot }. { $leader } leads with { $bid }. Bid { $least } or more, or pass. You have { $cash }.
    }
auction-deed = { $deed } (printed price { $price }; { $group }: you own { $owned } of { $size })
auction-building = { piece-a } from the Bank

question-rent = { $visitor } is on { $deed } and owes you { $amount } of rent. Will you claim it?
question-debt =
    { $enough ->
        [yes] You owe { $creditor } { $amount } ({ $cause }) and have { $cash }: raise { $missing } more. By selling buildings and mortgaging you can reach { $reach } in all.
        [no] You owe { $creditor } { $amount } ({ $cause }) and have { $cash }. Even if you sell and mortgage everything, you reach only { $reach }: find a deal, or go bankrupt.
       *[never] You owe { $creditor } { $amount } ({ $cause }) and have { $cash }. Even if you sell and mortgage everything, you reach only { $reach }, and no deal is possible now: you must go bankrupt.
    }
question-settlement =
    { $fee ->
        [0] { $debtor } owes you { $amount } ({ $cause }) and offers for the whole debt: { $gives }. Will you take it?
       *[other] { $debtor } owes you { $amount } ({ $cause }) and offers for the whole debt: { $gives }. You would owe the Bank { $interest } of mortgage interest for it. Will you take it?
    }
question-inherit = { $deed } came to you mortgaged, and the interest is paid. Lift the mortgage now for { $now }, or keep it; lifting it later costs { $later }. You have { $cash }.
question-tax = { $space }: will you pay { $amount }, or { $percent }% of everything you own? You must choose before it is counted.
question-card = Will you pay { $amount }, or draw a { $deck } card instead? You have { $cash }.

question-claim =
    { $mine ->
        [yes] The Bank has only { $left } left, and others could build too. How many do you want, the one you asked for included? If all wishes together are more than that, every one left is auctioned. You have { $cash }.
       *[no] { $builder } wants to build, and the Bank has only { $left } left. How many do you want? If all wishes together are more than that, every one left is auctioned; otherwise each of you pays the price on the deed. You have { $cash }.
    }
question-place =
    { $won ->
        [yes] You won { piece-a } at auction. Which lot shall it stand on?
       *[no] Which lot shall { piece-a } stand on? You have { $cash }.
    }

question-trade =
    { $fee ->
        [0] { $giver } offers you a trade. You would get: { $gives }. You would give: { $takes }. You have { $cash }.
       *[other] { $giver } offers you a trade. You would get: { $gives }. You would give: { $takes }, and { $interest } of mortgage interest to the Bank. You have { $cash }.
    }
offer-trade = { $giver } gives: { $gives }; { $partner } gives: { $takes }
offer-settlement = { $giver } gives { $partner }, for the debt of { $amount }: { $gives }

game-over =
    { $count ->
        [one] The game is over: { $winners } has won.
       *[other] The game is over: { $winners } have won together.
    }
