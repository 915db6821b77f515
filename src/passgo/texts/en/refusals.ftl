# Why something cannot be done, and what is allowed instead. $what is what the player said.

refusal-none = This can be done.
refusal-not-an-option = “{ $what }” is not possible here. Choose one of the options listed.
refusal-not-now = “{ $what }” cannot be done now. Choose one of the options listed.
refusal-game-over = The game is over: nothing more can be played.

refusal-not-a-verb = “{ $what }” does not begin with a word of the game. Say for example roll, buy or pass.
refusal-takes-nothing = “{ $what }” says too much: this word stands alone.
refusal-what-about = “{ $what }” is not complete: name the amount, the property or the card after the word.
refusal-not-a-number = “{ $what }” needs a whole number, without signs or decimals.
refusal-no-such-space = “{ $what }” names no space of this board. Write its number or its full name.
refusal-not-a-property = “{ $what }” names a space without a deed. Choose a street, a { kind-railroad } or a { kind-utility }.
refusal-no-such-card = “{ $what }” names no card of this game.
refusal-levels-of-the-group = “{ $what }” must say how many buildings stay on each lot of the group, for example selldown 6 2 2 1.
refusal-for-what = “{ $what }” does not say what you want in return. Write for example offer 1 $50 for 6.

refusal-bid-too-low = Your bid is too low. Raise the highest bid by at least the smallest step, or pass.
refusal-bid-over-cash = You cannot bid more than the cash you hold. Bid less, or pass.
refusal-only-bids = During an auction you may only bid or pass.
refusal-no-hammer = The hammer can fall only during an open auction with a clock.
refusal-not-past-hope = A last round can be agreed on only when you all hold more money than the Bank could ever get back.
refusal-too-many-rounds = The last round must be 1 to 100 rounds away. Write for example stop 10.
refusal-end-is-set = A last round has been agreed on already.
refusal-cannot-afford = You do not have the price in cash. Raise the money first, or leave the property to the auction.

refusal-not-yours = That property is not yours. Only its owner can build on it, sell on it, mortgage it or trade it.
refusal-nothing-to-build-here =
    { $majority ->
        [yes] Nothing can be built on a { kind-utility } or a share.
       *[no] Buildings stand on streets only, never on a { kind-railroad } or a { kind-utility }.
    }
refusal-group-incomplete =
    { $majority ->
        [yes] You may build on a street only when you own every lot of its colour but one. Of two lots you need both.
       *[no] You may build on a street only when you own every lot of its colour.
    }
refusal-group-mortgaged = There is a mortgage in the way. Before you build, lift it on the property and on all your lots of its colour.
refusal-highest-level = The property holds no more than what stands on it already.
refusal-build-evenly = You must build evenly. Build first on the lots of the group that have fewer buildings.
refusal-houses-first = Before { piece-a-hotel } every lot of the group must be built up to the same height. Build on the others first.
refusal-no-piece-left = The Bank has no building of that kind left. Wait until one comes back.
refusal-build-too-dear = You do not have the cash to build here. Raise the money first.
refusal-nothing-built = There is nothing on these lots that could be sold in this way.
refusal-sell-evenly = You must sell evenly. Sell first from the lots of the group that have the most buildings.
refusal-no-lower-pieces = The Bank lacks the smaller buildings that would take its place. Leave it, or sell more of the group in one go.
refusal-sell-one-at-a-time = Sell these buildings one at a time. Several go at once only when all are sold outright or the Bank cannot replace the highest building.

refusal-already-mortgaged = That property is mortgaged already.
refusal-not-mortgaged = That property is not mortgaged, so there is nothing to lift.
refusal-sell-buildings-first = There are buildings in the way. Sell those of the property and its colour to the Bank, then mortgage.
refusal-lift-too-dear = You do not have the cash to lift the mortgage: its value and the interest that is due. Raise the money first.

refusal-no-such-partner = You can trade only with another player who is still in the game.
refusal-nothing-traded = Name at least one thing to change hands. To settle a debt, ask for nothing in return.
refusal-named-twice = The same thing is named twice. Name every thing once, and all the cash in one amount.
refusal-not-in-notes = Money comes in notes here, and no note is smaller than a thousand. Name a sum in full thousands.
refusal-not-enough-cash = One of the two does not have that much cash. Offer or ask for less, but more than nothing.
refusal-group-built = There are buildings on that property or its colour. Sell them to the Bank before it changes hands.
refusal-card-not-held = The player who would use or give that card does not hold it, or it is not a card to use or give.
refusal-no-immunity = Rent-free stays cannot be traded here. Offer cash, properties or Get-out-of-Jail cards.
refusal-wants-no-offers = That player wants no more offers in this turn. Try again in the next one.
refusal-too-many-offers = You may make no more offers in this turn. Try again in the next one.

refusal-can-still-pay = You can still raise the money: sell buildings or mortgage property.
refusal-no-creditor = Only a debt to a player can be settled with things. The Bank wants cash.
refusal-no-gifts-in-debt = While you owe money you cannot give things away: ask for something in return.
refusal-pay-first = You owe money. Sell, mortgage or trade until you can pay.
refusal-no-rent-open = There is no rent on that property for you to claim.
refusal-bail-too-dear = You do not have the cash to pay your way out of Jail. Raise the money first, or roll for doubles.

refusal-no-clock = Time can be called only once, and only in the Timed game.
refusal-no-such-seat = There is no player in the game at that seat.
refusal-no-managing-off-turn = At this table you manage your property on your own turn only.
