# The review of a game (passgo review, the web table): luck, skill, the dearest decisions.

review-verdict =
    { $grade ->
        [A] Hardly a mistake
        [B] Well played
        [C] Some dear mistakes
        [D] Many dear mistakes
        [none] Not judged
       *[E] Far too much given away
    }{ $lucky ->
        [yes] , and the dice were kind.
        [no] , and the dice were unkind.
       *[even] ; luck was even.
    }
review-says = { $name }: { $verdict }
review-plan =
    { $more ->
        [one] { $first }, and one more step like it
       *[other] { $first }, and { $more } more steps like it
    }
review-why-chances = It leads to about { $best } of winning, what was done to { $said }.
review-why-gains = { $name } gained most by it ({ $points } points).
review-why-accept = The deal brings the other side more than it brings here.
review-why-refuse = The deal was worth taking.
review-why-offer = The offer gives away more than it brings, if it is accepted.
review-why-end = Money that lies idle earns nothing: rents come from what is built, and every round counts.
review-why-borrow = A mortgage on a deed that earns little pays for buildings that earn much.
review-why-buy = The money was needed more for something else.
review-why-decline = Left to the others, it helps one of them.
review-why-bid = That is more than it is worth here.
review-why-pass = At that price it is better here than in another’s hands.
review-why-bankrupt = There was still a way to pay.
review-why-mortgage = The rent that it earned is worth more than the loan.
review-why-sell = The rents that it earned are worth more than the sale.

review-title = Review: luck and decisions
review-head-player = player
review-head-start = start
review-head-luck = luck
review-head-own = own mistakes
review-head-others = others’ play
review-head-result = result
review-head-grade = grade
review-sums = Chances to win, in points: start + luck + own mistakes + others’ play = result. Luck is what dice and cards did.
review-unfinished = The game is not over: the result is the chances as they stand.
review-curve = Chances, round by round
review-turning = Turning points
review-turned = Round { $round }, move { $move }: { $name } { $before } → { $after } ({ $cause ->
        [luck] luck
       *[said] a decision
    })
review-dearest = The dearest decisions
review-none = No decision was clearly a mistake.
review-dear = Move { $move }, round { $round }, { $name }: { $price } points ({ $low } to { $high })
review-said = said: { $said }
review-better = better: { $better }
review-working = Going through the moves
review-no-player = nobody is called { $name }; there are: { $names }
review-unjudged = nobody has trained a judgement of { $edition }: passgo train { $edition } makes one

# Puzzles

puzzle-title = Puzzle { $number } of { $count }: { $edition }, round { $round }
puzzle-player = { $name }: { $cash }; { $deeds }
puzzle-mortgaged = mortgaged
puzzle-asked = { $name } is asked:
puzzle-which = Which answer wins most? Its number:
puzzle-verdict =
    { $said ->
        [right] Right: { $answer }
        [wrong] No: { $answer }
       *[none] It is: { $answer }
    }
puzzle-wins = { $number }: wins { $rate }% of the games played out
puzzle-why-wins = Played out to the end a thousand times, it wins { $best }% of the games; the next best answer wins { $other }%.
puzzle-why-rival = The other answer helps { $name } most ({ $points } points of chance).
puzzle-found = { $file }: { $count ->
        [0] no puzzle
        [one] one puzzle
       *[other] { $count } puzzles
    }
puzzle-written = { $count ->
        [one] One puzzle is
       *[other] { $count } puzzles are
    } in { $file }.
