# The review of a game at the web table.

web-review-title = Luck and skill
web-review-about = What dice and cards did to everybody’s chances, what the decisions did, and which of them cost most.
web-review-replay = Replay
web-review-table = To the table
web-review-working = { $moves ->
        [0] The game is being read…
       *[other] Going through the moves: { $done } of { $moves }
    }
web-review-sums = Each player’s game as a sum
web-review-start = Chance at the start
web-review-luck = Luck
web-review-own = Own mistakes
web-review-others = The others’ play
web-review-play = Play
web-review-result = Result
web-review-grade = Grade
web-review-curve = Chances to win, round by round
web-review-round = Round { $round }
web-review-turning = Turning points
web-review-by-luck = luck
web-review-by-choice = a decision
web-review-dearest = The dearest decisions
web-review-whose = Whose decisions
web-review-everybody = Everybody
web-review-none = No decision was clearly a mistake.
web-review-said = Played
web-review-better = Better
web-review-interval = Price between { $low } and { $high } points
web-review-see = See the moment
web-review-how = Start + luck + own mistakes + the others’ play = result, in points of chance to win. Luck is measured against what other dice and cards would have brought. What looks like a mistake was played on many times before it is called one; what is too close to tell is not.
web-review-open = Luck and skill

# Puzzles

web-puzzle = Puzzle of the day
web-puzzle-number = Puzzle { $number } of { $count } · { $edition } · round { $round }
web-puzzle-asked = { $name } is asked
web-puzzle-how = One answer wins much more than the others. Which one?
web-puzzle-right = Right!
web-puzzle-wrong = No: another answer wins more.
web-puzzle-wins = wins { $rate } of the games played out
web-puzzle-next = Another puzzle
web-puzzle-position = The position
