# The web table: playing, the players, the log, fairness, result and replay.

# The prompt

web-play-prompt = Your decision
web-play-yours = It is up to you
web-play-over = The game is over.
web-play-not-now = Not at this moment.
web-play-why = why?
web-play-hint = Hint
web-play-take-hint = Do that
web-play-while-away = While you were away
web-play-away-rounds =
    { $count ->
        [0] The round goes on.
        [one] One round was played.
       *[other] { $count } rounds were played.
    }
web-play-away-cash = Your cash: { $before }, now { $now }.
web-play-away-gained = You now have { $deeds }.
web-play-away-lost = You no longer have { $deeds }.
web-play-moving = { $player } is on the move
web-play-thinking = A bot thinks it over…
web-play-asking = One moment…
web-play-no-answer = There is no answer just now.
web-play-no-rule = No rule needs to be cited here.
web-play-the-rule = The rule
web-play-manage = Property
web-play-trade = Trade
web-play-type-instead = Type instead
web-play-type = Type an answer, such as roll or build 11
web-play-say-it = Say it
web-play-several =
    { $count ->
       *[other] That can mean { $count } things: type a little more.
    }
web-play-not-understood = “{ $what }” is not a word of this table.
web-play-must-be-said = An empty line answers nothing here: type the answer you want.
web-play-question-changed = The question has changed meanwhile. Look at it, then say it once more.
web-play-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-play-words = Words of the table: { $words }. An option’s number, its words or a few letters of a name answer the question.
web-play-fold-ride = Ride to one of { $count } places
web-play-fold-goto = Go to one of { $count } spaces
web-play-fold-ticket = Play a ticket or voucher: { $count } ways
web-play-fold-auction = One of { $count } properties
web-play-fold-claim = One of { $count } properties
web-play-fold-place = One of { $count } lots
web-play-fold-surrender = One of { $count } things
web-play-fold-swap = One of { $count } properties
web-play-fold-hit = One of { $count } targets
web-play-fold-share = One of { $count } shares
web-play-fold-sell = One of { $count } things to sell
web-play-fold-lift = One of { $count } mortgages
web-play-fold-mortgage = One of { $count } properties
web-play-fold-keep = One of { $count } properties
web-play-fold-collect = One of { $count } rents
web-play-fold-build = One of { $count } lots
web-play-fold-give = One of { $count } cards
web-play-fold-card = One of { $count } cards
web-play-filter = Find
web-play-choose-one = Choose one
web-play-choose-first = Choose one, here or on the board
web-play-nothing-found = Nothing is called “{ $what }”.
web-play-fewer = One less on { $deed }
web-play-more-on = One more on { $deed }
web-play-no-fewer = This lot cannot have less.
web-play-no-more = This lot cannot have more.
web-play-so-be-it = So be it

# Waiting for somebody

web-play-waiting = Waiting for { $player }
web-play-waiting-for =
    { $kind ->
        [turn] to roll the dice
        [end] to end the turn
        [manage] who manages property
        [any-time] who may play a card
        [jail] who is in Jail
        [buy] to buy, or leave it to auction
        [auction] to bid or pass
        [auction-space] to choose what is auctioned
        [rent] to claim the rent
        [debt] who has to raise cash
        [trade] to answer an offer
        [settlement] to answer an offer for a debt
        [inherit] who inherited a mortgage
        [lift] who must lift a mortgage
        [tax] to choose how to pay the tax
        [card] to pay or draw
        [claim] who may want the building too
        [place] to place a building
        [free-house] to place a building
        [arrange] to arrange a group
        [fall] to choose what is left
        [bus] at the bus
        [triple] who rolled triples
        [before-bonus] before the bonus move
        [taxi] at a taxi
        [ride] to choose a ride
        [guide] to guide somebody
        [tax-or-jail] to choose between tax and Jail
        [share] at the Stock Exchange
        [name-share] at the Stock Exchange
        [pick-share] at the Stock Exchange
        [sell-share] to sell a share
        [gift] whose birthday it is
        [giver] whose birthday it is
        [gift-from] whose birthday it is
        [upgrade] who may move the token up
       *[other] to decide
    }
web-play-skip = Skip
web-play-wish = Build or trade before the next turn
web-play-wished = You asked for a word: your turn to manage or trade comes between the turns.
web-play-away = { $player } is away
web-play-bot-plays = The table goes on without { $player }
web-play-time-left = Time left
web-play-left-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-play-left-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

# Deeds and groups

web-play-price = Price
web-play-rents = Rents
web-play-odds = Landings
web-play-percent = { $figure }% of turns
web-play-for-you = What it would mean to you
web-play-group-of = { $player }: { $group }, { $owned } of { $size }
web-play-group-shared = { $group }: { $parts }
web-play-labelled = { $label }: { $value }
web-play-enter = Enter
web-play-part = { $owned } of { $size }
web-play-hand = Your deeds
web-play-mortgaged = mortgaged
web-play-for-sale = for sale
web-play-owned-by = owned by { $player }
web-play-standing =
    { $piece ->
        [house] { $count ->
            [one] { $count } house
           *[other] { $count } houses
        }
        [hotel] { $count ->
            [one] { $count } hotel
           *[other] { $count } hotels
        }
        [skyscraper] { $count ->
            [one] { $count } skyscraper
           *[other] { $count } skyscrapers
        }
        [depot] { $count ->
            [one] { $count } depot
           *[other] { $count } depots
        }
        [stand] { $count ->
            [one] { $count } cab stand
           *[other] { $count } cab stands
        }
       *[other] { $count }
    }

# Auctions

web-play-auction = Auction
web-play-no-bid = No bid yet
web-play-leads = { $player } leads with { $bid }
web-play-still-in = Still bidding
web-play-has-passed = has passed
web-play-least = minimum
web-play-own-bid = Your bid
web-play-bid = Bid
web-play-bid-it = Bid { $bid }
web-play-pass = Pass
web-play-bidding = { $player } is bidding.
web-play-limit = Your limit
web-play-set-limit = Set
web-play-drop-limit = Drop
web-play-name-amount = Name an amount first.
web-play-limit-about = Up to your limit bids are made for you, in small steps; beyond it you pass. Keep this page open.

# Trades

web-play-title-offer = Offer a trade
web-play-title-counter = Make another offer
web-play-title-settle = Offer goods for the debt
web-play-partner = With whom
web-play-choose-partner = Choose whom you want to trade with.
web-play-wants-no-offers = { $player } wants no more offers this turn.
web-play-no-offers = no more offers this turn
web-play-nothing-yet = Nothing is on the table yet.
web-play-you-give = You give
web-play-you-get = You get
web-play-gives = { $player } gives
web-play-nothing = nothing
web-play-cash = Cash
web-play-of = of { $amount }
web-play-cards = Cards
web-play-immunity-on = No rent on { $deed }
web-play-no-property-of = { $player } has nothing to trade.
web-play-counter-about = { $player }’s offer, the other way round. Change what you like.
web-play-settle-about = What your creditor gets instead of the money, for the whole debt.
web-play-send-offer = Offer
web-play-send-counter = Offer this instead
web-play-send-settle = Offer this for the debt
web-play-no-change = No group or rent changes.
web-play-estimate = Estimate { $amount }
web-play-even = By a neutral estimate the trade is about even.
web-play-favours = By a neutral estimate the trade favours { $player }.
web-play-refusals =
    { $count ->
        [one] { $player } has refused { $count } offer
       *[other] { $player } has refused { $count } offers
    }
web-play-offers = { $player } offers you a trade
web-play-settles = { $player } offers this for the debt
web-play-accept = Accept
web-play-refuse = Refuse
web-play-counter = Counter
web-play-enough = No more offers this turn

# Debts

web-play-have-of = { $cash } of { $amount }
web-play-plan = The least harm
web-play-plan-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
web-play-plan-short = Not enough, but a beginning
web-play-plan-do = Do all of it: leaves you { $after }
web-play-do = Do
web-play-settle = Settle otherwise
web-play-goal = { $percent }% of the way to { $goal }
web-play-bankrupt = Go bankrupt
web-play-bankrupt-sure = Leave the game bankrupt?
web-play-bankrupt-lost = This is all you would lose
web-play-bankrupt-again = To leave the game bankrupt, say it once more.
web-play-bankrupt-no = No, play on
web-play-bankrupt-yes = Yes, I am bankrupt

# Managing property

web-play-manage-title = Your property
web-play-you-have = You have { $cash }
web-play-no-property = You own nothing yet.
web-play-sell-whole =
    { $count ->
        [one] Sell a whole group down ({ $count } way)
       *[other] Sell a whole group down ({ $count } ways)
    }

# The players

web-play-players = Players
web-play-you = you
web-play-on = On { $space }
web-play-bot = a bot, { $bot }
web-play-deciding = decides now
web-play-in-jail = in Jail
web-play-out = bankrupt
web-play-worth = Worth
web-play-worth-is = worth { $worth }
web-play-bank = The Bank has left
web-play-pool = Pool { $amount }
web-play-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
web-play-vouchers =
    { $count ->
        [one] { $count } ticket or voucher
       *[other] { $count } tickets or vouchers
    }
web-play-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
web-play-card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-play-hidden-cards =
    { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }

# Log and chat

web-play-log = What happened
web-play-log-empty = Nothing has happened yet.
web-play-earlier = Earlier turns
web-play-newest = Newest
web-play-chat = Chat
web-play-faces = Make a face
web-play-face-smile = a smile
web-play-face-laugh = a laugh
web-play-face-wow = astonishment
web-play-face-sad = a sad face
web-play-face-cross = a cross face
web-play-face-wink = a wink
web-play-trade-with = Offer { $player } a trade
web-play-chat-empty = Nobody has said anything yet.
web-play-chat-say = Say something
web-play-chat-send = Send
web-play-board = The board

# Motions

web-play-motion-pause = { $player } asks for a pause
web-play-motion-undo = { $player } asks to take the last move back
web-play-motion-kick = { $player } asks for a bot to play for { $about }
web-play-motion-stop =
    { $rounds ->
        [one] { $player } asks to end the game one round after this one; whoever is worth most then wins
       *[other] { $player } asks to end the game { $rounds } rounds after this one; whoever is worth most then wins
    }
web-play-past-hope = You all hold more money than the Bank could ever get back: this game may never end.
web-play-past-hope-about = Propose a last round; if all agree, whoever is worth most after it wins:
web-play-propose-stop = Propose a last round
web-play-rounds-more =
    { $rounds ->
        [one] in { $rounds } round
       *[other] in { $rounds } rounds
    }
web-play-put-away = Put away
web-play-votes =
    { $yes ->
        [one] { $yes } yes; still to answer: { $open }
       *[other] { $yes } yes; still to answer: { $open }
    }
web-play-yes = Yes
web-play-no = No
web-play-paused = The game is paused.
web-play-resume = Go on
web-play-vote-open = Something is being voted on already.

# The menu

web-play-speed = Animation
web-play-speed-0 = 0×
web-play-theme = Appearance
web-play-theme-light = Light
web-play-theme-dark = Dark
web-play-theme-system = The table’s own
web-play-language = Language
web-play-sounds = Sounds
web-play-volume = Volume
web-play-shaking = Vibrate when it is my turn
web-play-notices = Tell me when it is my turn
web-play-notices-about = A notification while you look at something else; your browser asks you once. Keep this page open.
web-play-notices-always = A notification when it is your turn, also when this page is closed: your browser’s push service is told to wake it, and nothing else.
web-play-notice-closed = Your game with { $names } waits for you.
web-play-notices-refused = Your browser does not allow notifications from this page.
web-play-chances = Chances
web-play-chances-about = Everybody’s chances to win as the bots judge them, by what lies open on the table.
web-play-text-mode = Table as text
web-play-text-mode-about = Headings, lists and a command line, for screen readers and for those who like to type.
web-play-ask-all = Ask the others
web-play-propose-pause = A pause
web-play-propose-undo = Take the last move back
web-play-propose-kick = A bot for { $player }
web-play-rules = The rules
web-play-rules-find = Find a rule
web-play-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-play-rules-none = No rule says that.
web-play-rules-of = { $title } ({ $edition })
web-play-keys = Keys
web-play-key-enter = the answer marked ↵; at an offer, an auction or a debt only the one you have gone to with Tab
web-play-key-number = the answer marked with the number
web-play-key-manage = your property
web-play-key-trade = trade
web-play-key-why = the rule behind the question
web-play-key-hint = a hint
web-play-key-line = type an answer
web-play-key-skip = skip the animation, fold what stands open
web-play-leave = Leave the table
web-play-leave-sure = A bot goes on for you. Your seat is kept: you can come back by the same link, unless you give it up.
web-play-leave-quiet = Back to the start.
web-play-leave-yes = Leave
web-play-leave-no = Stay

# Fair dice

web-play-fair-title = Were the dice fair?
web-play-fair-about = Nobody can choose the dice unseen, not even the server: they come from a secret that was fixed before the first roll and from what people added to it after that. This browser keeps what it sees, and checks the end against that.
web-play-fair-promise = Promised before the game
web-play-fair-promise-about = The fingerprint (SHA-256) of the server’s secret, as this browser first saw it. Another secret would have another one.
web-play-fair-shares = Added by people
web-play-fair-shares-about = First everybody published a fingerprint of their share, then all shares were shown: nobody could choose one to go with the others. Bots add nothing.
web-play-fair-seat = Seat { $seat }
web-play-fair-added = added something
web-play-fair-not-added = added nothing
web-play-fair-yours = Yours:
web-play-fair-proof = Proof
web-play-fair-proof-about = Your browser works out every throw and card again and compares them with what it saw.
web-play-fair-later = When the game is over, the secret is published, and every throw and card can be worked out again in this page.
web-play-fair-check = Check every roll
web-play-fair-save = Save what this browser saw
web-play-fair-save-about = A file with the record of the game: passgo verify plays all of it again by the rules.
web-play-fair-kept = The secret is the one that was promised.
web-play-fair-broken = The secret is NOT the one that was promised.
web-play-fair-other-promise = The server did NOT stand by its promise: it showed another fingerprint than at first.
web-play-fair-late = What was seen begins after the start: nobody here saw that the promise was made before.
web-play-fair-earlier = This game began with an earlier version, in which shares had no fingerprints: whoever gave the last one could have chosen it.
web-play-fair-included = Your share is in it.
web-play-fair-missing = Your share is NOT in it, although the server had acknowledged it.
web-play-fair-untaken = Your share is not in it: the game began before the server had acknowledged it.
web-play-fair-none = You did not sit at the table when the dice were prepared, so nothing of yours is in them.
web-play-fair-absent = What was seen begins after the fingerprints of the shares were published.
web-play-fair-accused = In round { $round } the server said that your share did not come or did not fit; the right one was SENT.
web-play-fair-voided = Round { $round } was void: the share of { $names } did not come or did not fit. Ask them what their page says; whoever spoils a round together with the server gives it a second try.
web-play-fair-nobody = Nobody added a share: the server alone made the dice, and could have chosen them.
web-play-fair-bot-share = { $name } is a bot and must add nothing, but has a share in the dice: the server could CHOOSE it.
web-play-fair-share-late = The share of { $name } had NO fingerprint before the shares were shown: it could be chosen to go with the others.
web-play-fair-share-dropped = The share of { $name } was DROPPED: its fingerprint was published, but it is not in the dice.
web-play-fair-share-unfit = The share of { $name } is NOT the one whose fingerprint was published.
web-play-fair-share-changed = The shares are NOT those that were shown at the start.
web-play-fair-hash-changed = The fingerprints of the shares were CHANGED after the shares had been asked for.
web-play-fair-right =
    { $count ->
        [one] { $count } number was seen when it was drawn; it follows from the secret and the shares, and was shown as it is.
       *[other] { $count } numbers were seen when they were drawn; all follow from the secret and the shares, none is missing, and all were shown as they are.
    }
web-play-fair-told =
    { $count ->
        [one] { $count } more was not seen when it was drawn; the server told it afterwards.
       *[other] { $count } more were not seen when they were drawn; the server told them afterwards.
    }
web-play-fair-full = The browser had no room to keep all that it saw.
web-play-fair-wrong = Number { $counter } does NOT follow from the secret and the shares.
web-play-fair-twice = Number { $counter } was used TWICE.
web-play-fair-gap = Number { $counter } is MISSING: something was drawn that nobody was shown.
web-play-fair-uncounted = Something was thrown or drawn WITHOUT a number, where number { $counter } was due.
web-play-fair-unshown = Number { $counter } was drawn, but NOTHING was shown for it.
web-play-fair-other-die = Number { $counter } gave ANOTHER throw than the one that was shown.
web-play-fair-other-card = Number { $counter } gave ANOTHER card than the one that was shown.
web-play-fair-other-deed = Number { $counter } gave ANOTHER deed than the one that was dealt.
web-play-fair-order = The player who began did NOT throw most.
web-play-fair-secret = The secret
web-play-fair-no-record = The record of this game could not be read.

# After the game

web-play-won =
    { $count ->
        [0] Nobody has won
        [one] { $names } wins
       *[other] { $names } win together
    }
web-play-won-after =
    { $round ->
        [one] after { $round } round
       *[other] after { $round } rounds
    }
web-play-rematch = Rematch
web-play-go-rematch = To the rematch
web-play-rematch-made = A table for the rematch is laid. Everybody who comes keeps their seat.
web-play-in-cash = { $cash } in cash
web-play-replay = Replay
web-play-replay-title = Replay
web-play-share = Share
web-play-link = Link
web-play-copied = Link copied
web-play-copy-by-hand = The browser did not copy it. The link is selected: copy it by hand.
web-play-as-picture = As a picture
web-play-share-text = { $winners } won a game at our table.
web-play-curves = How the game turned
web-play-curves-how = Circles mark trades, bankruptcies and the end: choose one.
web-play-see-move = See it
web-play-round = round { $round }
web-play-decided = What decided it
web-play-decided-nothing = Nobody paid anybody anything.
web-play-payments = The largest payments
web-play-turn-rent = The largest rent: { $payer } paid { $payee } { $amount } for { $deed }.
web-play-turn-broke = The largest rent was too much: { $payer } owed { $payee } { $amount } for { $deed } and went bankrupt.
web-play-turn-group =
    { $count ->
        [one] The best-earning group, { $group }, brought { $player } { $amount } in { $count } rent, { $deed } alone { $best }.
       *[other] The best-earning group, { $group }, brought { $player } { $amount } in { $count } rents, { $deed } alone { $best }.
    }
web-play-turn-deed =
    { $count ->
        [one] The best-earning property, { $deed }, brought { $player } { $amount } in { $count } rent.
       *[other] The best-earning property, { $deed }, brought { $player } { $amount } in { $count } rents.
    }
web-play-turn-lead-always = { $winner } led from the first move to the last.
web-play-turn-lead-taken = { $winner } took the lead in round { $round } and kept it.
web-play-turn-lead-trade = After a trade with { $partner }, { $winner } took the lead in round { $round } and kept it.
web-play-dice-title = The dice against chance
web-play-dice-about =
    { $count ->
        [one] { $count } throw; lines show what fair dice would give.
       *[other] { $count } throws; lines show what fair dice would give.
    }
web-play-total = Total
web-play-thrown = Thrown
web-play-expected = Expected
web-play-landings = Where tokens came to rest
web-play-landings-all = In this game
web-play-landings-surplus = Against chance
web-play-landings-all-about = The warmer a space, the more often a move ended there. Point at one for its figures.
web-play-landings-surplus-about = Warm: more landings than usual. Cold: fewer. Point at one for its figures.
web-play-landed =
    { $count ->
        [one] { $space }: { $count } landing, { $expected } expected
       *[other] { $space }: { $count } landings, { $expected } expected
    }
web-play-landed-here = Landings
web-play-space = Space
web-play-all-rows = All { $count } spaces
web-play-fewer-rows = Fewer
web-play-no-story = The story of this game could not be read.

# Replay

web-play-controls = Moving through the game
web-play-play = Play
web-play-pause = Pause
web-play-step = Next move
web-play-step-back = Move before
web-play-turn-on = Next turn
web-play-turn-back = Turn before
web-play-move = Move
web-play-move-of = Move { $move } of { $all }, round { $round }
web-play-copy-move = Copy the link to this move
web-play-share-moment = This moment as a picture
web-play-save-picture = Save the picture
web-play-no-picture = The picture could not be made.
web-play-back-to-table = To table { $code }

# Open answers, in the table as text

web-play-free-bid = Or bid any amount from { $low } to { $high }: bid 50.
web-play-free-offer = Or offer a trade: offer SEAT 5, $50 for 6.
web-play-free-counter = Or make another offer: counter 5, $50 for 6.
web-play-free-settle = Or offer goods for the debt: settle 5, 6.

# Words to type

web-word-help = help
web-word-why = why
web-word-hint = hint
web-word-manage = manage
web-word-trade = trade
web-word-board = board
web-word-players = players
web-word-me = me
web-word-deeds = deeds
web-word-deed = deed
web-word-log = log
web-word-say = say
web-word-wish = wish
web-play-for = for
web-word-enough = enough
web-verb-roll = roll
web-verb-end = end
web-verb-done = done
web-verb-buy = buy
web-verb-decline = decline
web-verb-bid = bid
web-verb-pass = pass
web-verb-pay = pay
web-verb-card = card
web-verb-build = build
web-verb-sell = sell
web-verb-selldown = selldown
web-verb-mortgage = mortgage
web-verb-lift = lift
web-verb-keep = keep
web-verb-collect = collect
web-verb-claim = claim
web-verb-no = no
web-verb-want = want
web-verb-place = place
web-verb-offer = offer
web-verb-counter = counter
web-verb-settle = settle
web-verb-accept = accept
web-verb-refuse = refuse
web-verb-bankrupt = bankrupt
web-verb-draw = draw
web-verb-flat = flat
web-verb-percent = percent
web-verb-overlook = overlook
web-verb-goto = goto
web-verb-take = take
web-verb-move = move
web-verb-cash = cash
web-verb-ride = ride
web-verb-stay = stay
web-verb-continue = continue
web-verb-share = share
web-verb-pick = pick
web-verb-give = give
web-verb-ticket = ticket
web-verb-auction = auction
web-verb-arrange = arrange
web-verb-swap = swap
web-verb-hit = hit
web-verb-surrender = surrender
web-verb-upgrade = upgrade

web-play-roll-leads = Where does a roll lead?
web-play-roll-leads-about = An even total changes track at the stations it passes, an odd one stays on the track. From a station an even total leaves on the outer of its tracks. The third die may add 1, 2 or 3; triples lead to any space, the third doubles to Jail.
web-play-landing-chance = { $figure }%

# Who is at the table

web-play-waits = the table waits { $time }
web-play-waits-for = Time for { $player } to come back
web-play-petition = { $player } asks to play on for { $seat }
web-play-petition-about = Whoever sits there sees that player’s hidden cards.
web-play-petition-sent = You have asked for the seat of { $seat }. The host, or the table, decides.
web-play-let = Let sit down
web-play-about-person = { $player }: mute or report
web-play-mute = Mute { $player }
web-play-muted = You do not hear { $player }.
web-play-unmute = Hear again
web-play-report = Report to whoever runs the server
web-play-reported = Reported. Nobody at the table is told.
web-play-no-undo = Taking back: { $why }
web-play-leave-release = Leave and give the seat up

web-token-choose = Your token
web-token-of = { $token }: { $player } has it
web-token-sailboat = Sailboat
web-token-kettle = Kettle
web-token-lighthouse = Lighthouse
web-token-cactus = Cactus
web-token-balloon = Balloon
web-token-snail = Snail
web-token-rocket = Rocket
web-token-acorn = Acorn
web-token-umbrella = Umbrella
web-token-bicycle = Bicycle
web-token-hat = Hat
web-token-anchor = Anchor

web-play-lesson-other = That would be allowed. For this lesson, take the answer that it names.
web-play-lesson-later = Not in the lesson; at a real table this works.
