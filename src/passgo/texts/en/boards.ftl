# What is wrong with a board of plain files. $file is the file, $line the line, none where it is the whole file.

board-mistake =
    { $line ->
        [none] { $file }: { $what }
       *[other] { $file }, line { $line }: { $what }
    }
board-no-folder = there is no such folder
board-no-file = there is no such file
board-unreadable = this file cannot be read
board-not-text = this is not text in UTF-8
board-too-large = a file of a board has at most { $most } bytes
board-not-toml = this is not TOML
board-not-csv = this is not CSV: a quotation mark is missing or stands in the wrong place
board-odd-sign = a text has at most { $most } letters and no line ends, tabs or signs that cannot be seen
board-not-commas = the columns are parted by commas, not by tabs or semicolons
board-heads = the first line names the columns { $columns }
board-cells = there are { $found } cells instead of { $wanted }
board-empty = the column { $column } is empty
board-not-a-number = { $column } should be a whole number from 1 to { $most }, not “{ $value }”
board-not-wanted = a space of the kind { $kind } has no { $column }, but here is “{ $value }”

board-not-a-table = { $key } should hold keys of its own
board-unknown-key = there is no key “{ $key }” here; there are: { $known }
board-no-key = the key { $key } is missing
board-not-a-text = { $key } should be a text of 1 to { $most } letters in quotation marks
board-not-in-range = { $key } should be a whole number from { $low } to { $high }, not { $value }
board-odd-edition-name = a board is called by small letters, digits and hyphens, such as my-board, not “{ $name }”
board-name-taken = there is another edition called “{ $name }”
board-odd-minutes = minutes are written like “30-60”, the shorter time first, not “{ $value }”
board-odd-currency = the currency has at most { $most } signs and no digits, not “{ $value }”
board-unknown-setting = there is no setting “{ $key }” here; there are: { $known }
board-bad-setting = the setting { $key } cannot be “{ $value }”; allowed: { $allowed }

board-no-french = “{ $name }” has no French name
board-odd-name = a name has at most { $most } signs, begins with a letter or a digit and holds a letter, unlike “{ $name }”
board-taken-name = deals are written with the word “{ $name }”, so no space can be called that
board-unknown-kind = there is no kind of space “{ $kind }”; there are: { $known }
board-unknown-group = there is no colour “{ $group }”; there are: { $known }
board-same-name = “{ $name }” is already the name of the space on line { $first }
board-size = a board has a multiple of four spaces, from { $least } to { $most }, not { $found }
board-no-go = the first space should be of the kind go
board-corner = “{ $name }” is on a corner, where no property can be
board-no-jail = there is no space of the kind jail, and the third double leads there
board-second = there is a space of the kind { $kind } already, on line { $first }
board-no-street = there is no street
board-group-of-one = { $group } has only one street, and a colour needs two or more
board-group-too-large = { $group } has more than { $most } lots
board-street-rents = a street has { $wanted } rents (bare, with one to four houses, with a hotel), not { $found }
board-set-rents = a { $kind } has one rent for each { $kind } on the board, so { $wanted }, not { $found }
board-build-costs = a building costs { $build } here and { $other } on the first lot of { $group }: it should cost the same on all

board-unknown-deck = there is no deck “{ $deck }”; there are: { $known }
board-unknown-effect = there is no effect “{ $effect }”; there are: { $known }
board-effect-shape = the effect is written “{ $shape }”
board-no-such-space = there is no space “{ $name }” on the board
board-several-spaces = there are several spaces called “{ $name }”, so no card can lead there
board-card-name = a card is called by small letters, digits and hyphens, such as lost-key, not “{ $name }”
board-same-card = there is a card “{ $name }” already
board-no-card-text = the card “{ $name }” has no text in the column { $language }
board-unknown-figure = the text of “{ $effect }” cannot hold { $figure }; it can name: { $known }
board-deck-too-large = { $deck } has more than { $most } cards
board-empty-deck = this draws from { $deck }, and { $cards } has no card of that deck
board-endless-deck = { $deck } needs a card that ends there: one that is not kept and leads to no other card
