# Why a bot says what it says; amounts are written as money already.

bot-plain = It goes by rules of thumb, and has { $cash } in hand.
bot-toss =
    { $options ->
        [one] There is only one possible answer.
       *[other] All { $options } options are the same to it: it tosses coins.
    }
bot-buy = It is worth { $worth } to have, with rents to come and rivals kept out, for a price of { $price } and with { $cash } in hand.
bot-bid = To have it and not to leave it to another is worth up to { $worth }; the next bid is { $price }, and there is { $cash } in hand.
bot-build = It adds about { $more } a round in rents for { $cost }, and leaves the { $reserve } that the next rents may need.
bot-grow = It adds about { $more } a round in rents for { $cost }: buildings earn, cash does not.
bot-borrow = This deed earns little; its mortgage of { $loan } helps to pay for a building that earns more.
bot-lift = For { $cost } it earns rent again, with { $cash } in hand.
bot-raise = { $due } is due and { $cash } in hand: this costs the least in rents to come.
bot-leave-jail = Outside, { $unsold ->
        [0] little rent is to be feared: { $reserve } would cover it
        [one] one deed is still for sale
       *[other] { $unsold } deeds are still for sale
    }, and there is { $cash } in hand.
bot-stay-in-jail = Rents outside ask for a reserve of { $reserve } with { $cash } in hand and { $unsold ->
        [0] nothing left to buy
        [one] one deed left to buy
       *[other] { $unsold } deeds left to buy
    }: waiting is cheaper.
bot-go-on = Nothing else pays now: { $cash } in hand, { $reserve } of it for the next rents.
bot-deal = The deal is worth { $gain } here and { $other } to the partner.
bot-best = Of all that is possible this brings the most, about { $worth }.
bot-look-ahead = It wins { $chance } % of { $playouts } imagined futures; the next best answer { $rival } %.
bot-none-surely-better = It wins { $chance } % of { $playouts } imagined futures; another answer has { $rival } %, but that is too close to be sure.
bot-chances = Its chances to win are about { $chance } % with this, and { $rival } % without it.
bot-chances-deal = The deal takes its chances from { $before } % to { $after } %, and the partner’s from { $his } % to { $then } %.
bot-chances-completes = That would complete { $group } for the other player, whose chances would go from { $his } % to { $then } %, for { $before } % to { $after } % here.
bot-chances-sale = { $due } is due: without a sale the game would be over here.
bot-chances-bid = Up to { $limit } it is better to have it than to leave it to the likeliest other bidder; the next bid is { $price }.
bot-gentle-buy = It buys what leaves { $reserve } in hand, and there is { $cash } now.
bot-gentle-build = It builds a little where { $reserve } stay in hand, and there is { $cash } now.
bot-gentle-fine = That is fair: about { $gain } here and { $other } for the other player.
bot-gentle-dear = That would cost too much here: about { $gain }.
bot-gentle-good = That is too good: the other player would lose about { $other } by it.
bot-gentle-bare = Somebody would be left with less than { $left } to pay the next rents with.
