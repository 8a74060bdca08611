### The pages around the table, in English.

## Every page

site-name = Kachidoki
site-skip = To the content
site-about = Japanese board games at one table: with friends by a link, or against bots worth beating. No account, nothing to install.
site-language = Language
site-theme = Light or dark
site-theme-light = Light
site-theme-dark = Dark
site-theme-auto = Same as the system
site-menu = Pages
site-home = Home
site-rules = Rules of { $title }
site-open = Open a match file
site-licence = Free software under the Apache License 2.0. All drawings and texts are our own; the games belong to their authors and publishers.
site-api = For programmers: the API
site-loading = One moment…
site-again = Try again
site-failed = That did not work
site-offline = The server is not answering. Check the connection and try again.
site-not-found = There is nothing here
    .hint = The address may be mistyped, or the table is gone. The covers on the home page lead everywhere.

## Names for guests who have not given one

guest-1 = Quiet Crane
guest-2 = Early Plum
guest-3 = Red Maple
guest-4 = Night Heron
guest-5 = Snow Pine
guest-6 = Paper Lantern
guest-7 = Morning Fox
guest-8 = Bold Carp

## Home

home-heading = What shall we play?
home-play = Play against bots now
home-make = Set up a table
home-rules = Rules
home-players = { $least }–{ $most } players
home-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
home-starting = Setting the table…
home-mine = My tables
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Set up a public table, and it will be listed here.
home-replays = Replays
home-replays-hint = Saved a match? Watch it again with all hands open, and with the seal checked.
home-your-turn = Your turn
home-waiting =
    Waiting for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
home-their-turn =
    { $count ->
        [one] { $names } is to move
       *[other] { $names } are to move
    }
home-over = Finished
home-told = Played by older rules
home-place =
    { $place ->
        [1] Won
        [2] 2nd of { $count }
        [3] 3rd of { $count }
       *[other] { $place }th of { $count }
    }
home-slow = slow
home-sit = Sit down
home-watch = Watch
home-return = Back to the table
home-replay = Replay
home-forget = Take off the list
home-forgotten = The table is off the list. Its link still opens it.
home-undo = Undo
home-leave = Leave the table
leave-open = Leave this table?
    .hint = Your seat becomes free, and somebody else can take it. If you set up the table, the next player becomes its host.
leave-running = Leave this match?
    .hint = The match goes on, and your seat stays yours: with this link you can come back at any time, on any device.
leave-bot = Let a bot play on
leave-stay = Stay
close-table = Close the table
close-alone = The game ends here, without a result, and the table is gone for good.
close-together = The table is closed, without a result, when all who play themselves agree. The others are asked.
close-yes = Close it
close-asked = The others are asked whether they agree.
home-more = Show { $count } more
home-you = you

## A new table

new-heading = New table: { $title }
new-who = Who plays
new-seats = Number of players
new-seat = Seat { $seat }
new-me = Me
new-friend = A friend
new-bot = A bot
new-friend-hint = A friend to whom you send the link.
new-level = Strength of the bot
new-game = How we play
new-table = At the table
new-name = Your name
new-visibility = Who can find it
new-private = Private
    .hint = Only those who have a link.
new-public = Public
    .hint = Listed on the home page; anybody may sit down or watch.
new-pace = Pace
new-live = Live
    .hint = Everybody is here. A bot may stand in for somebody who has left.
new-slow = Slow
    .hint = A few moves a day. A bot may stand in for somebody who takes too long.
new-limit = A bot may stand in after
terms-live = A bot may stand in for somebody who is gone for { $span }.
terms-slow = A bot may stand in for somebody who takes longer than { $span }.
new-coach = Coach
new-coach-on = Allowed
    .hint = Anybody may ask for the best moves.
new-coach-off = Not allowed
    .hint = Everybody thinks for themselves. After the match the coach helps in any case.
new-pick = Choose { $count }
new-summary-bots = You and { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }. The game begins at once.
new-summary-friends =
    { $friends ->
        [one] Send the link to your friend; the game begins when the seat is taken.
       *[other] Send the link to your friends; the game begins when all are seated.
    }
new-open = Open the table
new-start = Begin the game
new-seal = When the table has shown its seal, your browser adds a random number of its own: the server cannot choose the cards by itself.

## Joining

join-heading = { $name } invites you to play { $title }
join-open-heading = A seat at a { $title } table
join-players = At the table
join-free = free
join-host = host
join-name = Your name
join-sit = Sit down
join-late-open = All seats are taken
    .hint = The match begins when everybody is here. You can watch: you see what everybody at the table sees.
join-late-playing = The match has begun without you
    .hint = All seats are taken, but you can watch: you see what everybody at the table sees.
join-late-closed = This table was closed
    .hint = Nobody plays here any more. Ask for another table, or make one.
join-late-told = This match was played by older rules
    .hint = Nobody can play it any more, but what was stored of it can be read.
join-late-over = This match is over
    .hint = All hands are open now, and every move can be replayed.
join-watch = Watch
join-commitment = The seal on all that chance will decide
join-no-invite = This link is not complete: ask for the whole link, with everything after the # sign.

## Rules

rulebook-contents = Contents
rulebook-none = This game comes without a rules page. At the table, “?” explains the decision at hand.
rulebook-setting = The numbers are for
rulebook-for =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
rulebook-seats = Players
rulebook-reconstructed = reconstructed
rulebook-link = Link to “{ $heading }”
rulebook-table =
    { $columns } ({ $count ->
        [one] { $count } row
       *[other] { $count } rows
    })
rulebook-words = All the words of the game
rulebook-figure = Picture for “{ $heading }”

## Opening a match file

open-heading = Open a match file
open-hint = Every move is played again and checked, and chance is drawn again from the seal. Then you can watch the match with all hands open.
open-drop = Drop a match file here
open-choose = Choose a file
open-reading = Reading and checking { $file }…
open-refused = { $file } could not be opened
open-large = The file is too large: a match file has at most { $size } KB.
open-where = “Save the match” at the end of a game gives you a match file; `kachidoki play --save` writes one, too.

## Replay

replayer-heading = Replay: { $title }
replayer-over = Replay
replayer-ply = Step { $ply } of { $plies }
replayer-slider = Position in the match
replayer-first = To the beginning
replayer-back = A step back
replayer-play = Play
replayer-pause = Pause
replayer-forward = A step forward
replayer-last = To the end
replayer-speed = Speed
replayer-speed-calm = Calm
replayer-speed-usual = Usual
replayer-speed-fast = Fast
replayer-speed-instant = No pauses
replayer-eyes = Seen by
replayer-open-hands = All hands open
replayer-download = Download
replayer-rules = Rules
replayer-table = To the table
replayer-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
replayer-players = Players
replayer-hands = Hands
replayer-side = About the match
replayer-tab-log = Log
replayer-tab-points = Points
replayer-tab-chances = Chances
replayer-tab-coach = Coach
replayer-tab-seal = Seal
replayer-unfinished = This match is not over
    .hint = The replay opens when it is over. Until then you can watch at the table.
replayer-coach = Best moves here
replayer-coach-thinking = The coach is thinking
replayer-coach-for = { $name } was to move. The best moves first, as far as { $name } could know:
replayer-coach-what = The chances are those of the graph: counted in { $games } games played on after the move, with every card where it lay, and adjusted for how often such counts have come true.
replayer-coach-none = There was nothing to decide here.
replayer-coach-played = played
replayer-keys = Arrow keys step, Space plays or skips a scene, Home and End jump.

## The graph

chances-heading = Chances of winning
chances-analyse = Compute everybody’s chances
chances-hint = From every position the match is played out a thousand times. This takes a few seconds.
chances-what = A chance is counted in { $games } games played on from the position, with every card where it lay, and adjusted for how often such counts have come true.
chances-progress = Computing: { $progress }
chances-graph = Everybody’s chance of winning, step by step. The same numbers are in the table below.
chances-table = As a table
chances-ply = Step
chances-turning = Step { $ply }: { $name } { $sign ->
        [plus] gains
       *[minus] loses
    } { $points } percentage points
chances-turnings = Turning points
chances-none = No single move decided this match.

## The seal

seal-check-heading = The seal
seal-check-run = Check the seal
seal-check-running = Checking { $checked } of { $total } draws…
seal-check-proved =
    { $checked } of { $total ->
        [one] { $total } draw follows
       *[other] { $total } draws follow
    } from the seal
seal-check-revised = Only what chance did after step { $ply } could be checked: up to there the match was played by older rules.
seal-bond-alone = Nobody could choose them, the server either: it had shown the fingerprint of its secret before your browser sent its number, and nobody else had anything to add.
seal-bond-together = The server could not choose them by itself: it had shown the fingerprint of its secret before your browser sent its number. Not proved: that no other player helped it with theirs.
seal-bond-unproved = Not proved to this browser: that the server did not choose its secret to its liking. That is proved to those whose browsers saw the fingerprint before the match and sent a number after it.
seal-check-broken = The seal is broken
seal-check-secret = The secret does not fit the seal that the table bears.
seal-check-nonce = The number that your browser added is not among those of the players.
seal-check-shown = This is not the seal that your browser was shown before the match.
seal-check-draw = At step { $ply } the match says “{ $told }”, but the seal draws “{ $drawn }”.
seal-check-failed = The proof could not be fetched.
seal-check-how = How does it work?
seal-check-step-1 = Before the first card, the server drew a secret number and showed everybody its fingerprint (SHA-256): { $commitment }. From then on it could not change the secret.
seal-check-step-2 = Then every player’s browser added a random number of its own, which the server could not know when it drew the secret. A bot adds nothing: the fingerprint stands in its place.
seal-check-step-3 = Every shuffle, deal and die follows from the secret, these numbers and the number of the step (HMAC-SHA-256).
seal-check-step-4 = Now the secret is open, and your own browser, not the server, has just drawn everything again.
seal-check-remembered = The fingerprint is the same that this browser saw before the match.
seal-check-secret-word = Secret
seal-check-nonces = Numbers of the players
