# What only Mega says.

edition-mega = Mega
edition-mega-about = Go round 52 spaces with a speed die and bus tickets, build with all lots of a colour but one, and raise skyscrapers.

skin-france = France

deck-bus-tickets = bus tickets

# Questions

question-mr-monopoly = Mr. Monopoly leads you on to { $deed }, which belongs to { $owner } and is mortgaged: there is no rent to pay. Will you go there, or stay on { $space }?
question-lift =
    { $enough ->
        [yes]
            { $then ->
                [build] With { $deed } you have the whole { $group } group, where you have built. Its mortgage must be lifted now, for { $amount }. Building the new lot up then costs { $building } more. You have { $cash }.
                [share] With { $deed } you have the whole { $group } group, where you have built. Its mortgage must be lifted now, for { $amount }. You could not build the new lot up then, so the buildings of the colour must be shared out evenly. You have { $cash }.
               *[nothing] With { $deed } you have the whole { $group } group, where you have built. Its mortgage must be lifted now, for { $amount }. You have { $cash }.
            }
        [no] With { $deed } you have the whole { $group } group, where you have built. Its mortgage must be lifted now, for { $amount }, but you have only { $cash }: raise { $missing } more.
       *[never] With { $deed } you have the whole { $group } group, where you have built. Its mortgage should be lifted now, for { $amount }, but you could not raise that even by selling and mortgaging everything.
    }
question-arrange =
    { $way ->
        [build] You have the whole { $group } group now, and it must be built evenly: { $lots }. Build on { $deed } until it is, for { $due } in all. You have { $cash }.
        [raise] You have the whole { $group } group now, and it must be built evenly: { $lots }. Building on { $deed } costs { $due }, and you have only { $cash }: raise { $missing } more from what else you own.
       *[share] You have the whole { $group } group now, and it must be built evenly, but you cannot pay or get the buildings that are missing. It stands like this: { $lots }. How shall it stand? Each level more costs { $full }, each level less brings { $half }. You have { $cash }.
    }

# What a deal demands

change-forced =
    { $then ->
        [build] you must then lift the mortgage of { $deed } for { $amount } and build on it for { $building }
        [share] you must then lift the mortgage of { $deed } for { $amount } and, as you could not build enough on it, share the buildings of the colour out evenly
        [sell] you could then not lift the mortgage of { $deed } for { $amount }, and would have to sell all buildings of the colour
       *[nothing] you must then lift the mortgage of { $deed } for { $amount }
    }

# Refusals

refusal-build-up-first = First build on the lot that completes your colour until the colour is even, or raise the money for it.
refusal-lift-first = First lift the mortgage of the lot that completes your colour, or raise the money for it.
refusal-arrange-evenly = Share the buildings out evenly: no lot of the colour may differ from another by more than one level.
refusal-pieces-missing = The Bank does not have the buildings for that. Choose another way to share them out.
refusal-arrange-too-dear = You do not have the cash for so many buildings. Choose a cheaper way to share them out.
refusal-not-on-this-side = A bus ticket leads ahead only, to a space on your side of the board or to its corner.
refusal-ticket-for-later = A bus ticket from a space of the board is for a later turn.
refusal-ticket-used = You have used as many bus tickets in this turn as you may.

# Settings

setting-title-mrm-mortgaged = Mr. Monopoly and mortgages
setting-mrm-mortgaged = Where Mr. Monopoly leads when every property is owned and the next one is mortgaged.
setting-mrm-mortgaged-may_stay = to that one, or you stay where you are
setting-mrm-mortgaged-skip = on to the next one where you owe rent
setting-title-ticket-same_turn = Ticket in the same turn
setting-ticket-same_turn = Whether a bus ticket from a space may replace the next roll of the same turn.
setting-title-build-final_lot = The last lot, mortgaged
setting-build-final_lot = What happens when you get the last lot of a colour on which you have built, and it is mortgaged.
setting-build-final_lot-freeze = nothing; you build on the new lot before the others
setting-build-final_lot-rebalance = you lift its mortgage and build it up at once

# What has changed since a version, told where a game began with it or with one before.
changes-since-mega-2 = a lot that has its skyscraper no longer counts when it is asked whether the Bank has enough of them for all of you
changes-since-mega-3 = if you inherit a mortgaged property, you pay its interest, then do what the colour demands that it completes, and only then say whether to keep the mortgage: that of the last lot of a colour you have built on is lifted at once for its value, as you have just paid the interest; on the Auction space you may manage your property before you name what is auctioned, and others may then do at once what may be done at any time
change-of-given-tickets = where the other players give the Birthday Gift, a bus ticket from one of them is for a later turn, too
earlier-last-lot = This game began with version 1 of its rules. They have changed since: when the Bank has fewer buildings left than you could all use, each of you says how many you want, and if that is too many, all of them are auctioned; the last lot of a colour you have built on obliges you to something only if it comes to you mortgaged; { changes-since-mega-2 }; { changes-since-mega-3 }.
earlier-skyscrapers = This game began with version 2 of its rules. They have changed since: { changes-since-mega-2 }; { changes-since-mega-3 }; { change-of-given-tickets }.
earlier-heirs = This game began with version 3 of its rules. They have changed since: { changes-since-mega-3 }; { change-of-given-tickets }.
