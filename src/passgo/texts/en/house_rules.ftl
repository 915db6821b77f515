# House rules as a family chooses them: a title each (their sentences are in settings.ftl), groups, presets, and what they do.

setting-group-money = Money
setting-group-rent = Rent and mortgages
setting-group-trading = Auctions and trading
setting-group-building = Building
setting-group-jail = Jail
setting-group-moving = Dice and moving
setting-group-length = Cards, players and the end
setting-group-own = Only in this game

setting-title-rent-mortgaged_siblings = Groups with a mortgage
setting-title-rent-count_mortgaged_sets = Mortgaged railroads count
setting-title-rent-claim = Claiming rent
setting-title-mortgage-requires_group_clear = Sell buildings before mortgaging
setting-title-mortgage-transfer_fee = Interest on traded mortgages
setting-title-manage-offturn = Business outside your turn
setting-title-parking-jackpot = Free Parking jackpot
setting-title-salary-go_land = Landing on GO
setting-title-jail-doubles_reroll = Roll again out of Jail
setting-title-jail-collect_rent = Rent while in Jail
setting-title-auction-mode = Kind of auction
setting-title-auction-min_bid = Smallest raise
setting-title-timed-stop = When time is up
setting-title-trade-immunity = Trading rent-free stays
setting-title-trade-offers_per_turn = Offers in a turn
setting-title-skyscraper-per_group_limit = Skyscrapers in a colour
setting-title-dice-speed_faces = Speed die
setting-title-mrm-first_space_action = Mr. Monopoly stops on the way
setting-title-bus-mode = The bus
setting-title-triples-ends = After triples
setting-title-triples-salary = Salary after triples
setting-title-voucher-replaces_roll = Ticket instead of a roll
setting-title-voucher-expire_on = Tickets that end the others
setting-title-voucher-max_per_turn = Tickets in a turn
setting-title-voucher-tradeable = Trading tickets
setting-title-birthday-source = Birthday gift
setting-title-tax-income = Income tax
setting-title-players-max = Most players
setting-title-bank-pieces = Houses in the Bank
setting-title-cards-deck = Set of cards

preset-book = By the book
preset-book-about = Every rule as it is printed.
preset-family = As families play
preset-family-about = More money, more luck, and a rest in Jail that costs you rents.
preset-quick = Quick game
preset-quick-about = For an evening that is short.
preset-tournament = Tournament
preset-tournament-about = Strict: who forgets a rent loses it, and haggling has an end.

# Measured with bots, in rounds of the table.
setting-effect-longer = Games last { $percent }% more rounds.
setting-effect-shorter = Games last { $percent }% fewer rounds.
setting-effect-times = Games last { $times } times as many rounds.
setting-effect-none = Games last about as long.
setting-effect-same = Bots’ games stay as they were.
