# The cards of Millionaire, in words of our own; amounts, spaces and companies come from what the card does.

# Kept cards as things: kept- and the kind. Alike cards share one text.

kept-fortune-free-house = a Free House card
kept-fortune-takeover = a Takeover card
kept-fortune-forced-deal = a Forced Deal card
kept-fortune-vip-pass = a VIP Pass
kept-fortune-reverse-gear = a Reverse Gear card

card-lifestyle-business = You open a shop of your own. Roll both dice: with 1★ doubles bring you { $amount }, with 3★ a total of { $three } or more does, with 5★ a total of { $five } or more.
card-lifestyle-jail = The police knock at the door of your villa: straight to Jail, with no salary on the way.
card-lifestyle-windfall = Money rains on you: the Bank pays { $one } (1★), { $three } (3★) or { $five } (5★).
card-lifestyle-gala = You host a charity ball. All the others pay you for their tickets, each by their own stars: { $one } (1★), { $three } (3★) or { $five } (5★).
card-lifestyle-party = Drinks are on you: give every other player { $one } (1★), { $three } (3★) or { $five } (5★), by your own stars.
card-lifestyle-present = You feel generous. Pick another player and give away { $one } (1★), { $three } (3★) or { $five } (5★).
card-lifestyle-move-up = Good living shows: your token moves up a level, for nothing. If it has five stars already, take { $amount } instead.
card-lifestyle-bad-press = The papers print an ugly story about you: your token falls back a level. With one star there is nothing to lose.
card-lifestyle-leave-jail = Keep this card: it gets you out of Jail once, free of charge. You may also trade it.
card-lifestyle-go = Your private plane is waiting: fly on to { $space }, collect your salary there and move up if you like.
card-lifestyle-advert = Your smile sells perfume: the Bank pays you { $one } (1★), { $three } (3★) or { $five } (5★).
card-lifestyle-cruise = All aboard: walk on to { $space }. If you pass GO on the way, you collect your salary.
card-lifestyle-shopping = You come home with too many bags: pay { $one } (1★), { $three } (3★) or { $five } (5★).
card-lifestyle-dice = A night at the casino. Roll both dice: every spot is worth { $one } (1★), { $three } (3★) or { $five } (5★) to you.
card-chance-all-or-nothing = Everything on one throw. Roll both dice: with 1★ a total of { $one } or more brings you { $amount }, with 3★ of { $three } or more, with 5★ of { $five } or more.
card-chance-island = The sea is calling: walk on to { $space }. If you pass GO on the way, you collect your salary.
card-chance-shortcut = You know a short way: take { $steps } steps ahead. If you pass GO on the way, you collect your salary.
card-chance-fast-car = Your new car was seen going far too fast: pay { $one } (1★), { $three } (3★) or { $five } (5★).
card-chance-upkeep = Gardeners, cooks, a chauffeur: pay them { $one } (1★), { $three } (3★) or { $five } (5★).
card-chance-profits = A company of yours did well: the Bank pays you { $one } (1★), { $three } (3★) or { $five } (5★).
card-chance-prize-draw = Your number was drawn: the Bank pays you { $one } (1★), { $three } (3★) or { $five } (5★).
card-chance-thanks = You thank all who helped you: give every other player { $one } (1★), { $three } (3★) or { $five } (5★), by your own stars.
card-chance-birthday = It is your birthday, and guests look at your stars: every other player gives you { $one } (1★), { $three } (3★) or { $five } (5★).
card-fortune-found-money = In an old coat you find { $amount }.
card-fortune-inheritance = A relative you never met leaves you { $amount }.
card-fortune-bargain = The owner is in a hurry to sell: if you buy this property now, it costs you half its price.
card-fortune-bidding-war = Others want this property too: it goes to auction at once. You may bid like everybody else.
card-fortune-big-heart = You cannot say no to a friend: choose another player and give away { $one }.
card-fortune-tips = You tip like a star: give every other player { $amount }.
card-fortune-handover = One property too many to look after: give one of yours without buildings to a player of your choice. If you have none, nothing happens.
card-fortune-crowdfunding = Everybody believes in your idea: every other player gives you { $amount }.
card-fortune-makeover = A new look for nothing: your token moves up a level. If it has five stars already, take { $amount } instead.
card-fortune-payday = Pay day comes early: the Bank pays you the salary of your stars, { $one } (1★), { $three } (3★) or { $five } (5★). You cannot move up with it.
card-fortune-leave-jail = Keep this card: it gets you out of Jail once, free of charge. You may also trade it.
card-fortune-free-house = Keep this Free House card: build one house for nothing where you may build one.
card-fortune-takeover = Keep this Takeover card: on your turn take one property from another player for nothing. It must have no building and no mortgage, and its owner must not have the whole colour.
card-fortune-forced-deal = Keep this Forced Deal card: on your turn swap a property of yours for one of another player; you choose both. Neither may have a building or a mortgage, or belong to a whole colour of its owner.
card-fortune-vip-pass = Keep this VIP Pass: play it when you owe rent, and you pay nothing.
card-fortune-reverse-gear = Keep this Reverse Gear card: play it before you roll, and this turn you walk backwards. GO pays nothing on the way back.
