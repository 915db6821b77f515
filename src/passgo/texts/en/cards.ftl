# The cards of all printings, in words of our own. Amounts, spaces and numbers come from what the card does.

card-chance-go = Walk on to { $space } without delay: your salary is waiting there.
card-chance-dark-blue = The best address in town expects you: walk on to { $space }.
card-chance-red = Old friends want to see you: walk on to { $space }. If you pass GO on the way, you collect your salary.
card-chance-pink = You have business in another street: walk on to { $space }. If you pass GO on the way, you collect your salary.
card-chance-railroad = You have a train to catch: walk on to { $space }. If you pass GO on the way, you collect your salary.
card-chance-second-railroad = You are fetching a guest from the train: walk on to { $space }. If you pass GO on the way, you collect your salary.
card-chance-nearest-railroad-a =
    { $times ->
        [2] Walk on to the next { kind-railroad }. You may buy it if nobody owns it; otherwise its owner gets twice the usual rent.
       *[other] Walk on to the next { kind-railroad }. You may buy it if nobody owns it; otherwise its owner gets { $times } times the usual rent.
    }
card-chance-nearest-railroad-b =
    { $times ->
        [2] Run to the next { kind-railroad }. If nobody owns it, it is for sale; if somebody else does, you pay twice the usual rent.
       *[other] Run to the next { kind-railroad }. If nobody owns it, it is for sale; if somebody else does, you pay { $times } times the usual rent.
    }
card-chance-nearest-utility = Walk on to the next { kind-utility }. You may buy it if nobody owns it; otherwise roll the dice and pay the owner { $factor } times their total.
card-chance-dividend = Your shares have had a good year: the Bank hands you { $amount }.
card-chance-loan = Money that you once lent a builder comes back to you: take { $amount }.
card-chance-crossword = Nobody solved the crossword as fast as you: the prize is { $amount }.
card-chance-leave-jail = Keep this card: it gets you out of Jail once, free of charge. You may also trade it.
card-chance-back-three = You dropped something on the way: take { $steps } steps back.
card-chance-jail = The police take you to Jail at once, with no salary on the way.
card-chance-repairs = All your buildings need mending: { $house } for each { piece-house } and { $hotel } for each { piece-hotel }.
card-chance-street-repairs = The town mends the streets before your doors: { $house } for each { piece-house } and { $hotel } for each { piece-hotel }.
card-chance-speeding = You drove too fast, and a camera saw it: { $amount }.
card-chance-poor-tax = The town collects for the poor: your share is { $amount }.
card-chance-school = A new school year begins, and its fees are yours to pay: { $amount }.
card-chance-revelry = You sang in the street all night long: that costs you { $amount }.
card-chance-chair = You are to lead the company. You thank every other player with { $amount }.

card-chest-go = Walk on to { $space } and collect your salary there.
card-chest-back-to-brown = Back to humble beginnings: walk backwards to { $space }.
card-chest-bank-error = The Bank has miscounted, and the mistake is yours to keep: { $amount }.
card-chest-doctor = The doctor came to see you and sends the bill: { $amount }.
card-chest-stock = You sell some shares at a profit: { $amount } for you.
card-chest-stock-45 = You part with a few shares at a good moment: { $amount } for you.
card-chest-leave-jail = Keep this card: it gets you out of Jail once, free of charge. You may also trade it.
card-chest-jail = You are arrested: straight to Jail, with no salary on the way.
card-chest-birthday =
    { $space ->
        [none] You are a year older: every other player gives you { $amount }.
       *[other] You are a year older: every other player gives you { $amount }. Then walk on to { $space } for your presents.
    }
card-chest-opera = You have hired the opera for a night: every other player pays you { $amount } for a seat.
card-chest-holiday = Your holiday savings are paid out: { $amount }.
card-chest-christmas = All year you have saved for Christmas: here is your { $amount }.
card-chest-tax-refund = You paid too much tax last year: { $amount } comes back to you.
card-chest-life-insurance = Your life insurance has run its term and pays you { $amount }.
card-chest-annuity = Your yearly pension arrives: { $amount }.
card-chest-interest = Your savings have earned you interest: { $amount }.
card-chest-hospital = A stay in hospital has its price: { $amount }.
card-chest-insurance = The yearly insurance bill is due: { $amount }.
card-chest-school = Term begins, and the school asks for { $amount }.
card-chest-school-tax = The town raises a tax for its schools: you pay { $amount }.
card-chest-advice = Your advice was worth its price: you earn { $amount }.
card-chest-services = A satisfied customer pays you { $amount } for your work.
card-chest-beauty = The jury of a beauty contest ranks you second, which brings you { $amount }.
card-chest-inheritance = A distant aunt has remembered you in her will: { $amount } is yours.
card-chest-street-repairs =
    { $skyscraper ->
        [none] The town mends the streets before your doors: { $house } for each { piece-house } and { $hotel } for each { piece-hotel }.
       *[other] The town mends the streets before your doors: { $house } for each { piece-house }, { $hotel } for each { piece-hotel }, { $skyscraper } for each skyscraper, and { $small } for each depot and cab stand.
    }
card-chest-fine-or-chance = You have broken a rule of the house. Pay { $amount }, or take a { $deck } card instead.
card-chest-charity-run = You run for a good cause, and the finish is { $space }: walk on to it and collect your salary.
card-chest-storm = After the storm you helped to clear the whole street: the town rewards you with { $amount }.
card-chest-neighbour = You carried the shopping of an old neighbour for weeks: the thanks are worth { $amount }.
card-chest-playground = You helped to build a place for children to play: you receive { $amount }.
card-chest-children = You spent a day reading to children in hospital: you receive { $amount }.
card-chest-footpath = With your help the path by the river is clean again: you receive { $amount }.
card-chest-bake-sale = Your cakes were the first to be sold out: you earn { $amount }.
card-chest-groceries = You did the shopping for somebody who was ill: you receive { $amount }.
card-chest-blood-drive = You gave blood, and there were biscuits for everybody: you receive { $amount }.
card-chest-street-party = You have set up a party for the whole street: every other player gives you { $amount }.
card-chest-cookies = The scouts rang your bell, and you bought their biscuits: pay { $amount }.
card-chest-shelter = The animal shelter asks for help, and you give { $amount }.
card-chest-car-wash = The school washes cars for a good cause. You brought yours and tipped well: pay { $amount }.
card-chest-home-project = You put your buildings in order: { $house } for each { piece-house } and { $hotel } for each { piece-hotel }.
