# The bottles, in words of our own; amounts and spaces come from what the card does.

card-bottle-catch = A fine catch: the fish market pays you { $amount }.
card-bottle-salvage = You tow a drifting barge home. Its owner thanks you with { $amount }.
card-bottle-regatta = You win the regatta: every other player pays you { $amount }.
card-bottle-nets = The seals have torn your nets: pay { $amount } to mend them.
card-bottle-storm = A storm has been through the town. Pay { $house } for each house of yours and { $hotel } for each hotel.
card-bottle-lighthouse = Follow the beam: go on to { $space } and collect your salary.
card-bottle-invitation = There is dancing tonight: go on to { $space }. If you pass the Lighthouse, collect your salary.
card-bottle-smugglers = The barrels in your cellar are not yours: straight to Jail, with no salary on the way.
card-bottle-leave-jail = Keep this card: it gets you out of Jail once, free of charge. You may also trade it.
card-bottle-spring-tide = The moon is full: the tide turns.
card-bottle-harbour-master = You are harbour master for a day: everybody else at a ferry landing pays you { $amount }.
