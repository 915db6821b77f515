# The terminal table, `passgo play`: headings, prompts, words to type, help.

# The start

play-welcome = Welcome to passgo. Enter takes what stands in brackets.
play-choose-game = Which game?
play-game = { $edition }, { $variant }
play-ask-game = Game [1]:
play-ask-names = Your name, or several with commas [{ $name }]:
play-ask-bots = How many bots [{ $count }]:
play-ask-minutes = How many minutes shall it last [{ $minutes }]:
play-bad-game = Type one of the numbers from 1 to { $last }.
play-bad-bots = Type a number from { $least } to { $most }.
play-nobody = Player
play-starting = { $edition }, { $variant }: { $players }. Type help at any time.
play-bot = { $name } (bot { $bot })
play-resumed = The game goes on in round { $round }.
play-minutes = The game lasts { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.

# What happened

play-turn = Round { $round } · { $player }
play-then = { "; " }
play-start-throws = For the start: { $throws }
play-dealt = Deeds are dealt and paid: { $deals }
play-builds =
    { $cost ->
        [0] { $player } places buildings: { $things }
       *[other] { $player } builds for { $amount }: { $things }
    }
play-raises =
    { $cost ->
        [0] { $player } takes buildings off: { $things }
       *[other] { $player } raises { $amount }: { $things }
    }
play-left-standing = left there: { $standing }
play-lifts = { $player } lifts mortgages for { $amount }: { $things }
play-gives = { $owner } receives from { $player }: { $things }
play-rent-group =
    { $lots ->
        [whole] { $times } times { $base }: the whole colour group
        [less] { $times } times { $base }: the whole colour group, but not all of it free of mortgage
       *[most] { $times } times { $base }: all lots of the colour group but one
    }
play-rent-owned =
    { $mortgaged ->
        [yes] { $count } of { $size } owned and free of mortgage
       *[no] { $count } of { $size } owned
    }
play-rent-built =
    { $piece ->
        [depot] doubled by the depot
       *[stand] doubled by the stand
    }
play-rent-card = doubled by the card
play-rent-dice = { $times } times { $total }

# The prompt

play-prompt = { $player }>{ " " }
play-asked = { $player }: { $question }
play-enter = [Enter]
play-your-turn =
    { $rolled ->
        [0] It is your turn.
       *[other] Doubles: you roll again.
    }
play-moves-made = Your moves are made.
play-more =
    { $count ->
        [one] and { $count } more: m shows all
       *[other] and { $count } more: m shows all
    }
play-way-manage = m: manage your property ({ $what })
play-way-back = Enter: back
play-way-list = Enter: back to the list
play-way-trade = t: trade
play-way-counter = { $word }: make another offer
play-way-enough = { $word }: refuse, and no more offers this turn
play-way-settle = { $word }: offer goods for the debt
play-way-bid = or type any bid from { $low } to { $high }
play-way-help = { $word }
play-word-alone = { $word } is said alone, without “{ $what }”.
play-not-understood = “{ $what }” is not a word of this table: type a number of the list, or help.
play-ambiguous = “{ $what }” can mean several things: { $names }. Type a little more.
play-no-such-number = There is no number { $number } in the list: it ends with { $last }.
play-no-such-deed = There is no property called “{ $what }”.
play-no-such-player = There is no player “{ $what }” to choose here; there are: { $names }.
play-which-deed = Which property? Type for example { $word } { $deed }.
play-how-many = How many lines? Type for example { $word } 30.
play-which-file = Into which file, or from which? Type for example { $word } evening.
play-bankrupt-sure = This is all you would lose. Leave the game bankrupt? [y/N]
play-bankrupt-only = Nothing is left to sell or to mortgage. Leave the game bankrupt? [Y/n]

# The players

play-column-player = player
play-column-cash = cash
play-column-worth = worth
play-column-place = place
play-column-deeds = deeds
play-column-notes = notes
play-column-group = group
play-column-rent = rent now
play-column-rent-then = rent { $rent }
play-column-total = total
play-column-thrown = thrown
play-column-expected = expected
play-out = bankrupt
play-out-round = bankrupt in round { $round }
play-in-jail = in Jail
play-whole-group = all { $group }
play-whole-groups = whole groups { $groups }
play-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-mortgaged = { $count } mortgaged
play-bank = The Bank has { $pieces } left
play-pot = Free Parking pot: { $amount }
play-time-left = time left: { $time }
play-holdings = { $player }: { $cash } and { $deeds ->
        [0] no deed
        [one] { $deeds } deed
       *[other] { $deeds } deeds
    }
play-share = { $held } of { $size }

# A deed

play-deed-group = The others of its group: { $lots }.

# The board: short words for spaces that are no property

play-space-go = GO
play-space-jail = Jail
play-space-free-parking = Free
play-space-go-to-jail = ToJail
play-space-chance = Chance
play-space-community-chest = Chest
play-space-income-tax = Tax
play-space-luxury-tax = Tax
play-round = Round { $round }
play-legend = Capitals: players and owners · 1-4 houses · H hotel · - mortgage · # in Jail
play-list = list
play-all = all

# Trade

play-for = for
play-immunity = immunity
play-trade-with = Trade with whom?
play-trade-player = { $player } ({ $cash }, { $deeds ->
        [0] no deed
        [one] { $deeds } deed
       *[other] { $deeds } deeds
    })
play-trade-who = Number or name (Enter: no trade):
play-trade-give = What do you give? { $player } has { $cash } and:
play-trade-get = What do you want? { $player } has { $cash } and:
play-trade-deed = { $deed } ({ $group }, { $held } of { $size })
play-trade-now = So far: { $things }.
play-trade-how = Type numbers and money, for example { $sample }; 0 is nothing, x forgets the trade.
play-trade-what = Things:
play-trade-too-much = { $player } does not have that much cash.
play-trade-number = There is no number { $number } here; money is written { $sample }.
play-trade-not-there = { $player } has no “{ $what }” to give.
play-effect = { $player }: { $changes }
play-trade-send = Enter: send it · g: change what you give · w: what you want · x: forget it
play-trade-change = g: change what you give · w: what you want · x: forget it
play-cancel = cancel
play-trade-dropped = No trade then.
play-no-trade-now = You cannot trade at this question.
play-which-property =
    { $verb ->
        [build] Which property do you build on?
        [sell] Which property do you sell a building of?
        [selldown] Which group do you sell buildings of?
        [mortgage] Which property do you mortgage?
        [lift] Which mortgage do you lift?
       *[all] Which property?
    }
play-lot = { $deed }: what do you do with it?
play-nothing-asked = Nothing is asked of you now.
play-no-seat = You have no seat at this table.
play-nothing-to-manage = There is nothing you could build, sell, mortgage or lift right now.

# Words at the prompt, with what may follow them

play-word-help = help
play-help-help = show these words
play-word-why = why
play-args-why = [RULE]
play-help-why = the rules behind this question or the last refusal; or a rule by its id
play-rule-from =
    { $holds ->
        [own] It is a rule of { $edition }, the game you play, from the chapter “{ $chapter }”.
        [else] It is a rule of { $edition }, from the chapter “{ $chapter }”. { $here } plays by it wherever its own rules say nothing else.
       *[no] It is a rule of { $edition }, from the chapter “{ $chapter }”. It does not hold in { $here }, the game you play.
    }
play-no-such-rule = There is no rule “{ $what }”. Near it are: { $near }.
play-word-hint = hint
play-help-hint = what a sensible bot would do
play-word-odds = odds
play-help-odds = who is favoured from here: bots play it out for a second; odds always tells their judgement with every question
play-word-manage = manage
play-help-manage = m: build, sell, mortgage and lift, property by property
play-word-trade = trade
play-help-trade = t: make an offer, or another one instead, step by step
play-word-undo = undo
play-help-undo = take back your last action, unless dice or others came since
play-word-board = board
play-args-board = [TRACK]
play-help-board = the board; list: with full names; all: all of it; or a track
play-word-players = players
play-help-players = everybody with cash, worth, place and deeds
play-word-deeds = deeds
play-args-deeds = [PLAYER]
play-help-deeds = what everybody owns, or one player
play-word-me = me
play-help-me = what you own
play-word-deed = deed
play-args-deed = NAME
play-help-deed = rents, costs and owner of one property
play-word-log = log
play-args-log = [LINES]
play-help-log = what happened before
play-word-interrupt = interrupt
play-args-interrupt = [NAME]
play-always = always
play-watching = From now on you are asked after every turn of the others; the same words end it.
play-not-watching = You are no longer asked after every turn.
play-help-interrupt = manage after this turn; always: after every one of the others
play-word-enough = enough
play-help-enough = no more offers to you this turn; refuses the one that lies there
play-word-stop = stop
play-args-stop = [ROUNDS]
play-help-stop = end a game with too much money after so many rounds; the richest wins
play-last-round = The game ends after round { $round }; whoever is worth most then wins.
play-past-hope = You all hold more money than the Bank could ever get back: this game may never end. If you all agree, { $word } 10 ends it ten rounds after this one, and whoever is worth most then wins.
play-how-many-rounds = How many rounds? Type for example { $word } 10.
play-word-seed = seed
play-help-seed = the number that the dice come from
play-word-save = save
play-args-save = FILE
play-help-save = save the game
play-word-load = load
play-args-load = FILE
play-help-load = go on with a saved game
play-word-record = record
play-args-record = FILE
play-help-record = write down all moves, for passgo replay
play-word-quit = quit
play-help-quit = leave; the game is kept unless you say no
play-help-title = What you can type
play-help-answers =
    { $note ->
        [1000] The number of an answer, or its words: { $examples }. Words and names may be cut short, and 50k is 50,000. Enter is the answer marked [Enter]; it gives nothing away that you could keep.
       *[1] The number of an answer, or its words: { $examples }. Words and names may be cut short. Enter is the answer marked [Enter]; it gives nothing away that you could keep.
    }
play-help-more = passgo rules tells all the rules.
play-hint = A trading bot would: { $option }. { $reason }
play-odds-title = Who is favoured: bots played this on { $games ->
        [one] once
       *[other] { $games } times
    }
play-odds-rate = { $rate }%
play-odds-sure = 95% sure of { $low } to { $high }
play-odds-decided = Of the games with a winner: { $chances }
play-odds-apart = “Judged” says who wins if somebody does, by what was learned from many games. Of the games with a winner that were played now it is within { $points ->
        [one] one point
       *[other] { $points } points
    }.
play-odds-line = Chances: { $chances }
play-odds-none = Nobody has taught the bots to judge this game.
play-odds-hidden = Chances are no longer told; the same words bring them back.
play-column-judged = judged
play-odds-undecided = No winner in { $rate } of the games.
play-column-wins = wins
play-noted = { $player } can manage property after this turn.
play-who-interrupts = Who? There are: { $names }.
play-undone = Taken back.
play-undo-nothing = There is nothing to take back.
play-undo-interrupted = There is nothing to take back since the game was taken up again.
play-undo-chance = Your last answer was “{ $action }”. It cannot be taken back: dice or cards have been seen since.
play-undo-others = Your last answer was “{ $action }”. It cannot be taken back: others have played since.
play-secret-seed = The dice of this game come from a secret that is told at its end.
play-seed = The dice come from seed { $seed }.

# Verbs of the game as they are typed

play-verb-roll = roll
play-verb-end = end
play-verb-done = done
play-verb-buy = buy
play-verb-decline = decline
play-verb-bid = bid
play-verb-pass = pass
play-verb-pay = pay
play-verb-card = card
play-verb-build = build
play-verb-sell = sell
play-verb-selldown = selldown
play-verb-mortgage = mortgage
play-verb-lift = lift
play-verb-keep = keep
play-verb-collect = collect
play-verb-claim = claim
play-verb-no = no
play-verb-want = want
play-verb-place = place
play-verb-offer = offer
play-verb-counter = counter
play-verb-settle = settle
play-verb-accept = accept
play-verb-refuse = refuse
play-verb-bankrupt = bankrupt
play-verb-draw = draw
play-verb-flat = flat
play-verb-percent = percent
play-verb-overlook = overlook
play-verb-interrupt = interrupt
play-verb-time = time
play-verb-hammer = hammer
play-verb-stop = stop
play-verb-quiet = quiet

# Going on with a game that was interrupted

play-unfinished = You were in the middle of a game: { $game }.
play-unfinished-games = You were in the middle of these games, the last one first:
play-unfinished-game = { $edition }, { $variant }, with { $players }, round { $round }
play-count-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
play-go-on = Go on? Enter: yes · n: a new game · x: throw this one away
play-go-on-which = Enter: go on with 1 · a number: with that one · n: a new game · x and a number: throw it away
play-go-on-how = Type Enter, a number from 1 to { $last }, n, or x and a number.
play-new = new
play-throw-away = Throw away { $game }? [y/N]
play-in-use = That game is being played in another terminal.
play-cannot-resume = One game cannot be resumed: it is damaged, or of another version of the game. It stays in { $file }.

# Keeping a game

play-saved = Saved in { $file }.
play-recorded = All moves are in { $file }.
play-loaded = { $file }: the game goes on.
play-damaged = it is damaged, or of another version of the game
play-other-version = the game was begun with { $edition } version { $began }, and this passgo plays version { $plays }
play-other-edition = it is a game of “{ $edition }”, an edition that is not here
play-other-bot = { $bot } played in it, which is a program of somebody’s; passgo play --load with --bots { $bot } lets it play on
play-not-ours = it is no game of passgo
play-cannot-write = { $file } cannot be written: { $why }.
play-cannot-read = { $file } cannot be read: { $why }.
play-keep = Keep the game? Enter: yes, passgo play goes on with it; a name: yes, in that file; n: no; c: do not leave.
play-keep-where = The game cannot be kept by itself: { $why }. Type the name of a file to save it in; n: leave without it; c: do not leave.
play-stay = stay
play-bye = Good-bye.
play-kept = The game is kept.
play-left = The game you leave is kept: passgo play goes on with it.
play-not-left = The game you play cannot be kept: { $why }. Save it in a file first.
play-end-of-input = The input has ended; the game is kept.
play-cannot-keep = This game cannot be kept as it is played: { $why }. It goes on; { $word } FILE saves it.
play-not-kept = The game is not kept: { $why }.
play-resume = Go on with: { $command }

# The end

play-the-end = { $question }
play-no-end = Nobody wins: after { $round } rounds the bots still go round.
play-all-out = No person is left in the game. Enter: see how it ends · w: watch the bots
play-watch = watch
play-dice =
    { $count ->
        [one] The dice, { $count } throw
       *[other] The dice, { $count } throws
    }

# Answers that name a space

play-fold-ticket =
    { $asks ->
        [roll] instead of rolling, play { $what }
       *[nothing] play { $what }
    }
play-fold-reach =
    { $count ->
        [one] { $kept }: { $count } space
       *[other] { $kept }: { $count } spaces
    }
play-fold-ride =
    { $kind ->
        [taxi] take a taxi ({ $count } places)
       *[other] { $asks ->
            [roll] instead of rolling, take the Subway ({ $count } spaces)
            [voucher] on the promise to play a voucher after it, take the Subway ({ $count } spaces)
           *[nothing] take the Subway ({ $count } spaces)
        }
    }
play-fold-goto = choose a space ({ $count })
play-list-legend = $: for sale · B 50: rent to B · B 0: no rent · =: yours · *: Enter
play-space-number = space { $number }
play-list-how = Type a number, or the name of a space.
play-list-enter = Type a number, or the name of a space; Enter: { $space }.

# Several tracks, and what lies beyond hotels

play-track-outer = outer
play-track-middle = middle
play-track-inner = inner
play-column-track = track
play-which-board = Which board? Type one of: { $words }.
play-legend-beyond =
    { $kinds ->
        [4] S skyscraper · + depot
       *[5] S skyscraper · + depot or stand
    }
play-legend-gate = = leads to another track
play-space-birthday-gift = Gift
play-space-bus-ticket = BusTick
play-space-auction = Auction
play-note-vouchers =
    { $pack ->
        [bus-tickets] { $count ->
            [one] { $count } ticket
           *[other] { $count } tickets
        }
       *[vouchers] { $count ->
            [one] { $count } voucher
           *[other] { $count } vouchers
        }
    }
play-note-three = R3 { $numbers }
play-note-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
play-three-numbers = Roll Three { $numbers }
play-shares-of =
    { $count ->
        [one] { $company }: { $count } share, dividend { $amount }
       *[other] { $company }: { $count } shares, dividend { $amount }
    }
play-pool = the Pool: { $amount }
play-many-players = You are { $count } at this table. Ultimate is best with 4 to 8 players; with more it may get confusing [UM-GEN-2].
play-edition = { $name }: { $least } to { $most } players, { $length }
play-length = an evening

fair-unlike = What was shown at number { $counter } is NOT what the rules make of it.
fair-record-changed = The record was CHANGED after it was sealed.
fair-record-unsealed = The record has NO seal: it is not as the server published it.
fair-record-move = Move { $number } of the record is NOT possible there by the rules.
fair-record-digest = The moves of the record do NOT lead to the position that it names.
fair-record-no-digest = The record does NOT say to which position its moves lead: something is missing at its end.
