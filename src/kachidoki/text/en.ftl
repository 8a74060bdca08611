### What every title shares, in English.

## Seats

seat-A = Player A
    .listed = player A
seat-B = Player B
    .listed = player B
seat-C = Player C
    .listed = player C
seat-D = Player D
    .listed = player D
seat-E = Player E
    .listed = player E
seat-F = Player F
    .listed = player F

## Lists

list-and = { $others } and { $last }

## Prompts

prompt-wait =
    Wait: { $names } { $count ->
        [one] is
       *[other] are
    } to move.
prompt-over = Look at the result: the game is over.
help-over = Nothing is left to decide. You can look through the log, save the match or leave.

## The list of titles

titles-title = Title
titles-name = Name
titles-players = Players
titles-about = About
titles-options = Options of { $title }
titles-option = Option
titles-value = Value
titles-meaning = Meaning
titles-how = Options are given as `--option name=value`, to all commands that play.

## The arena

arena-progress = Games
arena-heading =
    { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-bot = Bot
arena-several = { $bot } ×{ $players }
arena-win-rate = Wins (95% interval)
arena-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-score = Points
arena-score-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-place = Place
arena-place-value = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time = CPU ms a move (longest)
arena-time-value = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-parity = parity
arena-parity-value = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seat = Seat
arena-part = Played as
arena-share = Times its share
arena-share-value = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-note = Equal bots share a row, which shows the average of one of them.
arena-stopped =
    Stopped: { $games } of { $wanted ->
        [one] { $wanted } game was
       *[other] { $wanted } games were
    } played.
arena-plot-bots = Wins of the bots
arena-plot-seats = Wins of the seats
arena-plot-rate = Share of wins, 95% interval

## The balance

balance-heading =
    { $title }, { $bots }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
balance-source = Points from
balance-games = In games
balance-points = A seat
balance-winners = A winner
balance-length = Length: median { NUMBER($median, maximumFractionDigits: 1) } rounds; eight of ten games take { $low } to { $high }.
balance-plot-parts = By what is played
balance-plot-seats = By seat
balance-plot-share = Wins as a multiple of the share, 95% interval
balance-even = even

## What bots learn

train-playing = Playing
train-fitting = Learning
train-testing = Testing
train-kept = Generation { $generation } wins more than the one before: it is kept.
train-refused = Generation { $generation } does not win more than the one before: the old one stays.
train-stopped = What was played and fitted is in { $folder }. The same command goes on from there.
train-no-net = Nothing is kept so far; what was played and fitted is in { $folder }.
train-none-better = The course is over, and nothing that was learnt passed the test, so nothing was written. All is in { $folder }.
train-surprise = { $players } players: surprised by games it has not seen by { NUMBER($surprise, minimumFractionDigits: 4, maximumFractionDigits: 4) } nats.
train-prior-surprise = Surprised by games it has not seen by { NUMBER($surprise, minimumFractionDigits: 4, maximumFractionDigits: 4) } nats.
train-written = What was learnt is in { $file }.

## Records, the ladder, comparisons

records-written =
    { $file }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $plies } moves, { NUMBER($bytes, minimumFractionDigits: 2, maximumFractionDigits: 2) } bytes each.
records-stopped = Stopped: { $games } of { $wanted } games are finished and kept. The same command goes on from there.
ladder-written = Records, standings and the report (index.html) are in { $folder }.
ladder-language = English
ladder-heading = The ladder of { $title }
ladder-lead =
    { $bots } bots at tables of { $seats }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals } rated deals, each played in all rotations of the table. Every one of the { NUMBER($plies) } moves is kept, so that anybody can play them again.
ladder-rating = Rating
ladder-rating-alone = { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
ladder-rating-value = { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
ladder-wins = Wins, × even share
ladder-survival = Survival
ladder-exploited = Response gains
ladder-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
ladder-gain-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-span = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-ratings = Ratings
ladder-ratings-about = The strengths that make the games as they came out most likely (Plackett and Luce), on Elo's scale: 400 points more are odds of ten to one to finish ahead. The mean of all bots is 1500. Intervals hold 95 of 100 ratings when the deals are drawn anew.
ladder-matrix = Who finishes ahead of whom
ladder-matrix-about = Of 100 games at the same table, in how many the bot on the left finishes ahead of the bot above; a shared place counts as half.
ladder-survivors = Who survives
ladder-survivors-about = Alpha-Rank: a crowd plays one bot, somebody tries another, and what does better spreads. This is how long the crowd plays each. If three bots beat each other in a circle, all three survive.
ladder-responses = How they can be beaten
ladder-responses-about = One seat against the same bot in all others: how many victories in 100 games the best response wins beyond an even share. It is the best of all other bots here and one that was trained against it: it looks one step ahead, with a bonus for each kind of action. The best is chosen on one half of the deals and measured on the other; training had deals of its own. A better one may exist: each bot can be exploited by this much at least.
ladder-response = Best response found
ladder-trained = one that was trained against it
ladder-training = Training games
ladder-training-stopped = Stopped. Responses that are finished are kept; the same command goes on from there.
ladder-facts = How it was measured
ladder-fact-title = Title, version of its rules
ladder-fact-engine = Program
ladder-fact-options = Options
ladder-fact-seed = Seed
ladder-fact-hashes = Hashes
ladder-again = This command plays the same games again, on any number of processes:
compare-standing = share { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } between { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
compare-stronger = { $first } is stronger than { $second }: decided after { $games } games ({ $deals } deals).
compare-not-stronger = { $first } is not stronger than { $second }: decided after { $games } games ({ $deals } deals).
compare-undecided = Undecided after { $games } games ({ $deals } deals) of { $first } and { $second }.
compare-nothing = No deal was finished.
compare-claims = Claims: a share of { NUMBER($null, maximumFractionDigits: 1) }% or of { NUMBER($gain, maximumFractionDigits: 1) }%; wrong in { NUMBER($alpha, maximumFractionDigits: 1) } and { NUMBER($beta, maximumFractionDigits: 1) } of 100 comparisons at most, about.

## What kind of game

metrics-heading =
    { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of each setting
metrics-measuring = Measuring
metrics-stopped = Stopped: { $games } of { $wanted } games were finished; they are not kept. Games that selfplay keeps can be measured with --records.
metrics-base = as usual
metrics-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
metrics-plies = Moves, chance included
metrics-decisions = Decisions with a choice
metrics-rounds = Rounds: median (eight of ten)
metrics-rounds-value = { NUMBER($median, maximumFractionDigits: 1) } ({ $low }–{ $high })
metrics-branching = Choices at a decision
metrics-branching-most = Choices: median, most
metrics-most-value = { NUMBER($median, maximumFractionDigits: 1) }, { $most }
metrics-tree = Size of the tree of decisions
metrics-tree-value = 10^{ NUMBER($tree, maximumFractionDigits: 0) }
metrics-chance = Moves of chance
metrics-chance-bits = Bits that chance brings in
metrics-gestures = Gestures: offers, answers
metrics-hidden = Decisions with something hidden
metrics-bits = Hidden: median, bits
metrics-bits-value = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($capped, maximumFractionDigits: 0) }% beyond measure)
metrics-leads = Lead changes
metrics-settled = Last lead change, of the game
metrics-led = The leader at half time wins
metrics-seats = Wins by seat, least to most
metrics-seats-value = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
metrics-span = { NUMBER($low, maximumFractionDigits: 2) }–{ NUMBER($high, maximumFractionDigits: 2) }
metrics-note = Means of games with 95% intervals, where nothing else is said.
metrics-note-tag = TAG's figures, from its repository, are of two series of 1,000 games of random players.
metrics-plot-choices = Choices at a decision
metrics-plot-course = Course of the game
metrics-plot-lengths = Length of games

## Playing in the terminal

notice-interpreted = Note: the engine is not compiled here. It plays the same, but bots think far slower.
player-bot = { $level } { $seat }
level-apprentice = Apprentice
    .hint = Plays by instinct and never looks ahead. Good for a first game.
level-adept = Adept
    .hint = Takes what is best right now, one step ahead. A fair opponent.
level-master = Master
    .hint = Tries out what may follow. You will have to plan.
level-champion = Champion
    .hint = Weighs thousands of games, for up to two seconds a move. The strongest we have.
player-unnamed = Player

table-small = The table needs { $columns } columns and { $rows } rows: enlarge the terminal, or play with --plain, which works anywhere.

key-undo = undo
key-hint = hint
key-help = help
key-language = русский
key-theme = light/dark
key-save = save
key-quit = quit
key-hurry = hurry the bots
key-look = leaf through the board
key-scroll = leaf through the log

undo-impossible = You have no move that can be taken back now.
hint-thinking = Thinking about a hint…
hint-best = Hint: { $action }. By { $games } games played on from there, your chance to win is { $chance }%.
hint-failed = There is no hint: { $reason }
hint-other = Next best: { $action }, { $chance }%.

curtain-next = { $name } is next.
curtain-why = Hand over the screen: behind this curtain lie cards that only { $name } may see.
curtain-keys = Enter: draw the curtain

choices-keys = Choose by number, letter or mouse, or with the arrow keys and Enter.
help-keys = r: the rules · Esc: back
rules-keys = arrows, Page Up and Page Down: scroll · Esc: back

leave-question = Leave this game?
leave-saved = It is saved in { $file }; play on with --load.
leave-unsaved = It is not saved. Go back and press s to save it.
leave-keys = y: leave · n: play on

save-question = Save the match to which file?
save-done = Saved to { $file }.
save-keys = Enter: save · Esc: back

ending-winners =
    { $count ->
        [one] { $names } has won!
       *[other] { $names } share the victory!
    }
ending-place = { $place }. { $name }: { $points }
ending-points = { $owner }: { $sources }.
ending-total = Total
ending-rank = Place
source-other = other
ending-keys = s: save the match · Esc: look at the table · q: quit

seal-shown = Seal of all that chance will do: { $commitment }
seal-opened = The secret behind the seal: { $secret }
seal-verify = Prove that chance was honest: kachidoki verify { $file }
seal-unsaved = Save the match, and `kachidoki verify` proves that chance was honest.
seal-lost = The match was not saved. Next time play with --save FILE: then `kachidoki verify FILE` proves that chance was honest.

## Plain mode

plain-start = { $title }. Players: { $players }.
plain-commands = Answer with a number, or write the move out. Commands: look, log, undo, deals, hint, help, rules, lang, save FILE, quit.
plain-help = look: the whole table; log: all that happened; undo: take your last move back; deals WORDS: what can be given, offered and answered, where a game has that; hint: a suggestion; help: about this decision; rules: the rules page; lang: the other language; save FILE: write the match to a file; quit: leave.
refusal = Not now: { $action }.
plain-unknown = “{ $given }” is no choice here. Type a number from 1 to { $count }, a move, or help.
plain-no-language = There is no such language; there are { $languages }.
plain-save-where = Say where: save FILE.
explained = Not possible now: { $actions }. { $reason }
plain-undone = Taken back.
plain-turn = { $name } is to act.
plain-curtain = Hand over the screen to { $name }, who presses Enter.
plain-yes = yes
plain-no = no
field-scores = Points
plain-left = You left the game before its end.
plain-input-ended = The input has ended before the game: nobody is left to play.

## Replay and proof

match-refused = { $file }: { $problem }

replay-opening =
    0. The opening; { $plies ->
        [one] { $plies } step follows
       *[other] { $plies } steps follow
    }.
replay-chance = Chance
replay-no-ply = There is no step { $ply }; they go from 0 to { $plies }.
replay-no-eyes = Chance sees nothing: name the seat of a player.
replay-hidden = a secret choice
replay-keys = Step { $ply } of { $plies }. Enter: forward · b: back · number: jump · q: quit >
replay-unknown = “{ $given }” leads nowhere. Press Enter to go forward, b to go back, q to quit, or type a number from 0 to { $plies }.

verify-match = { $title }. Players: { $players }.
verify-moves =
    Played again: { $plies ->
        [one] { $plies } step
       *[other] { $plies } steps
    }, { $draws } of them by chance. Moves taken back: { $undos }.
verify-seal = The seal, to compare with the one shown before the game: { $commitment }
backup-made = { $file } holds all that was stored: { $bytes } bytes. Keep it as well as the database itself: it tells secrets.
restore-made = The server will start with what { $file } holds.
export-made =
    { $matches ->
        [one] { $matches } match was
       *[other] { $matches } matches were
    } written to { $place }.
export-left-out = { $table } is left out: { $reason }
revisions-table =
    { $table }, { $title }, version { $version }, { $status ->
        [over] over
       *[playing] running
    }: { $fate }
revisions-same = comes to the same
revisions-revised = goes on by today's rules after step { $ply }
revisions-told = can be read, but not played on
revisions-refused = cannot be read by this program
revisions-found =
    { $matches ->
        [0] All matches are of today's rules.
        [one] One match is of older rules; changed: { $changed }.
       *[other] { $matches } matches are of older rules; changed: { $changed }.
    }
problem-backup-nothing = there is no database { $database }; --data-dir or --database-url say where it is
problem-backup-postgresql = this copies SQLite files; a PostgreSQL is copied with pg_dump and put back with pg_restore
problem-restore-nothing = there is no file { $file }
problem-restore-taken = there is a database { $database } already; --replace gives it up
problem-restore-used = a server, or another program, is using { $database }: stop it first
problem-restore-broken = { $file } is no whole copy of a database: { $reason }
problem-restore-newer = { $file } has tables of version { $version }, which this program does not know: a newer one made it
problem-export-database = { $reason }
verify-unfinished = The game is not over yet; its secrets can be read in this file.
verify-failed = { $file } IS NOT PROVED: { $problem }
verify-proved = PROVED: chance did what the seal gives, all moves were legal, and nothing was changed.

## What went wrong

problem-unreadable = it cannot be read: { $reason }
problem-unwritable = cannot write { $file }: { $reason }
problem-taken = { $file } is there already; name another file
problem-no-text = this is no match file: it is not text in UTF-8
problem-too-large = this is no match file: it is larger than { $bytes } bytes
problem-too-many-moves = no game has more than { $most } moves; this file has { $found }
problem-line = line { $number }: { $problem }
problem-public = this is the public record of a game that was not over: without the secret and the secret moves it can be neither replayed nor verified
problem-no-format = expected [Format "{ $format }"], found { $found }
problem-no-header = expected [Name "value"] or an empty line, found { $found }
problem-header-twice = the header { $header } is there twice
problem-header-missing = the header { $header } is missing; there are { $headers }
problem-other-format = this program reads '{ $format }', not { $found }
problem-not-any-more = this match is of version { $found } of { $title }, and by version { $version } it would have gone otherwise: { $problem }
problem-older-rules = the first { $ply } steps were played by older rules: how the table looked then is not known
problem-revised = this match was played on by other rules than it began with: it can be read, but neither replayed nor verified
problem-other-version = this match is of version { $found } of { $title }; this program plays version { $version }
problem-no-number = { $header } is { $found }; it must be a number
problem-no-option = an option is written name=value; given: { $found }
problem-option-twice = the option { $option } is given twice
problem-no-corrections = Corrections is no JSON object: { $reason }
problem-no-time = { $header } is { $found }; a time is written 2026-01-31T18:30:00Z
problem-no-secret = a secret has { $digits } hexadecimal digits, 0-9 and a-f
problem-no-commitment = the seal does not fit the secret: one of them was changed
problem-name-length = a { $what } has from 1 to { $longest } characters; given: { $found }
problem-name-unprintable = a { $what } has printable characters only; given: { $found }
problem-no-move = expected a move such as '12. A move {"{"}3.5{"}"}', found { $found }
problem-no-chance = chance has nothing to decide here; to act: { $seats }
problem-over = the game is over: nobody has anything to decide here
problem-time-needed = a move has a time, as {"{"}12.3{"}"}, if and only if there is the header Opened
problem-time-back = time goes on from { $last }; given: { $found }
problem-other-ply = this is step { $ply }, not { $found }
problem-other-seat = it is for { $seat } to act, not for { $found }
problem-other-draw = the seal draws '{ $action }', not { $found }
problem-other-spelling = the move is written '{ $action }', not { $found }
problem-moves-missing = moves are missing: after step { $ply } it is for { $seats } to act, and there is a result already
problem-undo-over = nothing can be taken back: the game is over and its secrets are shown
problem-undo-nothing = { $seat } has made no move that could be taken back
problem-undo-chance = { $seat } can take nothing back: chance has acted since
problem-undo-secret = { $seat } can take nothing back: a secret has come to light
problem-undo-dealt = { $seat } can take nothing back: there was an offer, an answer or a gift since
problem-undo-acted = { $seat } can take nothing back: { $other } has acted since
problem-undo-revised = { $seat } can take nothing back: the rules have changed since
problem-undo-often = { $seat } can take nothing back: this move was taken back too often
problem-undo-spectator = a spectator has no move to take back
problem-stand-in = The bot { $bot } of seat { $seat } has failed, and { $other } chose for it: { $reason }
problem-digest = the checksum does not fit: something in the file was changed
problem-differs = expected { $wanted }, found { $found }
problem-cut-short = expected { $wanted }, found the end of the file
problem-too-long = expected the end of the file, found { $found }

## At the server

problem-key-needed = This table is private. Ask somebody who plays there for a link.
problem-key-wrong = This link does not open it: it is incomplete, or of a seat that was given up. Ask for a new one.
problem-invite-wrong = This invitation is not for this table.
problem-foreign-page = A page of another site may not speak for you here.
problem-host-only = Only the host of the table may do that.
problem-player-only = Spectators only watch.
problem-coach-off = At this table everybody plays without the coach.
problem-unknown-path = There is nothing at { $path }.
problem-wrong-method = { $method } is not possible there.
problem-unknown-table = There is no table { $table }. Check the link, or ask for a new one.
problem-unknown-title = There is no title { $title }; there are { $titles }.
problem-unknown-seat = There is no seat { $seat } at this table; there are { $seats }.
problem-unknown-ply = There is no step { $ply }; they go from 0 to { $plies }.
problem-malformed = The server cannot understand this: { $reason }
problem-not-json = JSON is expected, under the content type application/json; given: { $found }
problem-message-long = This is too long: { $most } characters are the most.
problem-message-binary = Messages are text, not bytes.
problem-hello-first = The first message must be a hello.
problem-hello-late = No hello has come within { $seconds } seconds.
problem-hello-twice = Hello has been said already.
problem-bad-setting = Such a game is not possible: { $reason }
problem-unknown-level = There is no bot of the level { $level }; there are { $levels }.
problem-unknown-language = There are no texts in the language { $language }; there are { $languages }.
problem-one-host = Exactly one seat must be your own.
problem-table-full = No seat is free at this table any more.
problem-seat-taken = The seat { $seat } is taken; free: { $free }.
problem-seat-present = Player { $seat } is here: the seat stays theirs.
problem-link-used = This link has been used, or is too old. Make another on the device on which you play.
problem-nonce-given = This seat has added its number to the seal already; the first one counts.
problem-seat-grace = Player { $seat } may come back. You can agree on a bot in { $seconds } s.
problem-seat-slow = At a slow table nobody has to be here: a bot plays for { $seat } only when their time is up.
problem-seat-bot = A bot plays at seat { $seat }.
problem-seat-human = No bot stands in at seat { $seat }.
problem-not-begun = The match has not begun: a seat is still free, or somebody has yet to come.
problem-not-over = That has to wait until the match is over.
problem-has-begun = The match has begun. Hand your seat to a bot instead.
problem-has-ended = The match is over.
problem-table-closed = This table was closed: nothing more happens here.
problem-stale = This answers step { $found }, but the table is at step { $ply }.
problem-illegal = That is not possible now: “{ $action }”.
problem-too-fast = Slow down: too much at once.
problem-too-many-tables = You have { $most } open tables; finish or close one of them first.
problem-too-many-connections = There are { $most } connections from your address; close one of them first.
problem-too-much-chat = So much has been said at this table that no more fits.
problem-storage = The server had trouble saving this: it may be saved or not. Look at the table, and try again if need be.
problem-server-full = The server has no room for more connections at the moment. Try again in a minute.
problem-broken = The server has made a mistake. It has been noted.
problem-analysis-busy = One analysis at a time: yours of another match is still under way.
problem-match-slow = This match is so long that checking it takes too much time.
problem-match-unfinished = This match was not over when it was saved; only finished ones can be opened here.

## The words of a rules page

glossary-heading = Words of the game
glossary-word = Word
glossary-meaning = What it means
glossary-japanese = Japanese

# Deals: gifts and offers between two players, in every title that has them.
deals-question = What do you give, offer or answer?
deals-keys = Enter does it · Tab completes a word · Esc goes back
deals-words = { $begun }: { $words }
deals-impossible = There is nothing to give, offer or answer that way now.
key-deals = deals
manner-openly = openly
manner-secretly = in secret
thing-nothing = nothing
action-gift = Give { $to } { $give } { $manner }
action-offer = Offer { $to } { $give } for { $ask } { $manner }
action-agree = Accept the offer of { $from }
action-refuse = Decline { $from }’s offer
action-withdraw = Withdraw the offer to { $to }
event-deal-gave = { $seat } gave { $to } { $give }.
event-deal-gave-secretly = { $seat } secretly gave { $to } { $give }.
event-deal-offered = { $seat } offered { $to } { $give } for { $ask }.
event-deal-offered-secretly = { $seat } secretly offered { $to } { $give } for { $ask }.
event-deal-countered = { $seat } countered and offered { $to } { $give } for { $ask }.
event-deal-countered-secretly = { $seat } secretly countered and offered { $to } { $give } for { $ask }.
event-deal-accepted = { $to } accepted { $seat }’s offer: { $give } for { $ask }.
event-deal-declined = { $to } declined { $seat }’s offer: { $give } for { $ask }.
event-deal-withdrawn = { $seat } withdrew the offer to { $to }: { $give } for { $ask }.
event-deal-lapsed = { $seat }’s offer to { $to } has lapsed: { $give } for { $ask }.
refusal-no-deals = Nobody deals at this moment.
refusal-nothing-for-nothing = An offer gives something or asks for something: choose at least one of the two.
refusal-no-offer = There is no such offer any more.
refusal-not-owned = What it takes is not there, or is promised already.
refusal-enough-said = You have given or offered { $to } enough for now. Deal with somebody else, or wait until everybody may speak anew.
refusal-seen-by-all = What lies open before everybody cannot be given in secret.
refusal-withdraw-first = Another offer to the same player is still open: withdraw it first.

## A page that cannot be shown

page-failed = This page could not be loaded
    .hint = The connection may be gone, the site was just renewed, or scripts are switched off. Try again.
page-not-built = The front end is not there yet
    .hint = The server runs, but its pages have not been built: “make setup” does it.
page-reload = Load again
page-home = To the home page
