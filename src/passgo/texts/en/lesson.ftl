# What the lesson says about each of its scenes and questions.

lesson-buy = Roll and buy
lesson-buy-1 = Collect rents, and be the last who is not bankrupt. Everybody goes round the board by dice. It is your turn: roll them.
lesson-buy-2 = Nobody owns this place. Buy it: from now on, others pay you rent when they land here.
lesson-buy-end = The place is lit in your colour, and its tab prints the rent that it charges now. A whole colour charges more, and there you can build.

lesson-rent = Rent
lesson-rent-1 = Ben owns a place ahead of you. Roll, and see what landing on it costs.
lesson-rent-end = Rent goes from purse to purse; the table reckons it. Tap a place to see its rents, and “why?” for the rule behind a question.

lesson-pay = Rent
lesson-pay-1 = Ben owns a place ahead of you. Roll, and see where you land.
lesson-pay-2 = You stand on Ben’s place. Whoever holds the right card can get away; you have none, so pay.
lesson-pay-end = Rent goes from purse to purse; the table reckons it. Tap a place to see its rents.

lesson-build = Build
lesson-build-1 = All places of this colour are yours, so you may build there. Open “Property” and put a house on the dearest one.
lesson-build-end = Houses multiply the rent, and groups are built evenly. This is how games are won.

lesson-majority = Build with a majority
lesson-majority-1 = You own all places of this colour but one, and here that is enough to build. Open “Property” and build on the dearest one.
lesson-majority-end = A majority doubles bare rents and allows houses and hotels; the whole colour triples them and allows skyscrapers.

lesson-trade = Trade
lesson-trade-1 = Ben offers what would complete your colour. Read what each side gives, then accept.
lesson-trade-end = A complete colour is worth more than its parts. You can make offers yourself with “Trade”, also between the turns of others.

lesson-auction = Auction
lesson-auction-1 = This time you will not buy what you come to. Roll.
lesson-auction-2 = Whatever you do not buy is auctioned to everybody, you included. Leave it to the auction.
lesson-auction-3 = Ben bids and Cleo is out. Raise by the third button, to see whether he follows.
lesson-auction-end = Nobody else wanted it: it is yours for your last bid, often for less than its price.

lesson-jail = Jail
lesson-jail-1 = You sit in Jail. Doubles get you out, or a card, or money. Pay.
lesson-jail-2 = You are free again: roll.
lesson-jail-end = Late in a game, when rents are high, staying in Jail can be the better choice. Whatever else you meet on the board, tap it: it says what it does. Now you know enough to play.

lesson-speed = The speed die
lesson-speed-1 = The third die is the speed die: one to three are added to your roll. Roll.
lesson-speed-end = A bus gives you a ticket or a choice of stops; the M takes you on to the next place for sale, or to the next rent.

lesson-fortune = Places and Fortune cards
lesson-fortune-1 = Be the first to hold a million in cash. Everybody goes round the board by dice. It is your turn: roll them.
lesson-fortune-2 = Every place starts with a Fortune card on it, for whoever comes first. Now buy the place.
lesson-fortune-end = The tab of your colour prints the rent that the place charges now. A whole colour charges double, and there you can build.

lesson-million = A million wins
lesson-million-1 = The first to hold a million in cash wins. You are close to GO and its salary: roll.
lesson-million-end = Only cash counts, so spend on what comes back. The bar below each name shows how far everybody has come. Now you know enough to play.

lesson-station = Stations are bridges
lesson-station-1 = Ahead of you is a station, a bridge to the next track. An even roll crosses every station that it passes. Roll.
lesson-station-2 = With the speed die you rolled four, which is even: you crossed to the middle track. Buy the place where you landed.
lesson-station-end = So an even roll changes tracks at stations, and an odd one stays. “Where does a roll lead?” shows the way before you roll.

lesson-passing = Odd rolls stay
lesson-passing-1 = The same station, and now an odd roll. Watch the bridge.
lesson-passing-end = Five is odd: you passed the station and stayed on your track. Boats and chevrons show which way play goes.

lesson-voucher = Tickets and vouchers
lesson-voucher-1 = You begin with a travel voucher. Yours is a bus ticket: it takes you anywhere up to the next corner, and you still roll afterwards. Open “Play a ticket or voucher”, choose Esplanade Avenue, and confirm.
lesson-voucher-2 = You ride there at once. Nobody owns it: buy it.
lesson-voucher-end = Now you would roll as usual. Stations, birthdays and some faces of the speed die bring more vouchers; the ticket beside your name counts them.

lesson-taxi = Rent and taxis
lesson-taxi-1 = Ben owns a cab company ahead of you. Roll, and see what landing on it costs.
lesson-taxi-2 = The rent has gone from your purse to Ben’s; the table reckons it. His taxi takes you further for $50: choose Black & White Cab Co., here or on the board, and confirm.
lesson-taxi-3 = Where a taxi sets you down you pay no rent. Nobody owns this company: buy it.
lesson-taxi-end = Taxis go to Free Parking, to stations and to other cab companies. From your own company they cost you $20. Tap a place to see its rents.
