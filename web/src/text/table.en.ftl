### The shell and the table, in English.

## Pages

page-loading = One moment…

## Bots


## The door

door-opening = Coming to the table…
door-closed = This table cannot be opened
table-home = To the home page
table-close = Close

## The waiting room

waiting-for =
    { $count ->
        [0] Everybody is here. The match begins…
        [one] One seat is free. The match begins when it is taken.
       *[other] { $count } seats are free. The match begins when they are taken.
    }
waiting-awaited = Waiting for { $names }. The match begins when everybody is here.
waiting-not-here = not here yet
waiting-free = Free seat
waiting-you = you
waiting-invite = Invite your friends
    .hint = Anybody with this link can take a free seat; a name is all they need.
waiting-terms = How we play
waiting-own = Your seat on another device
    .hint = A link or a code that opens your seat there, once. Keep it to yourself.
seat-link = Your seat
seat-link-make = Play on another device
seat-link-another = Make another
seat-link-once = Point your phone’s camera at the code, or open the link on the other device. It works once, until { $time }.
seat-link-code = The link as a code for a camera
waiting-seal = The seal of this match
    .hint = The shuffles follow from a secret, and from a number that each player’s browser adds after it has seen this fingerprint of the secret. When the match is over, the secret is shown, and you can check that all of it fits.
copy-address = Address
copy-do = Copy
copy-done = Copied
position-link = Link to this position
    .hint = Whoever opens it sees what spectators see.
share-watch = For spectators
    .hint = Anybody with this link sees what everybody at the table sees, but no hands.

## Seats

seat-fill = Seat a bot
seat-hand-over = Let a bot play
    .hint = A bot plays until they return, if all others agree.
seat-rest = Rest
    .hint = A bot plays for you until you take your seat back.
seat-take-back = Play myself
rest-heading = Let a bot play for you?
rest-words = From now on a bot, as strong as is usual at this table, makes your moves. Everybody sees that in the log. One click gives you your seat back at any time; the moves that it has made stay.
rest-do = Let it play
rest-stay = Play on
missed-grace = { $name } is reconnecting:
missed-gone = { $name } is gone.
missed-agreeing = A bot for { $name }? Not yet agreed: { $names }

## Players

players-turn = to move
players-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
presence-online = here
presence-away = away
presence-bot = a bot: { $level }
presence-stand-in = away; a bot stands in: { $level }

## The decision at hand

decide-heading = Your decision
decide-waiting =
    { $count ->
        [0] Wait a moment.
       *[other] Wait for { $names }.
    }
decide-sending = On its way…
decide-talk = Time to talk; silence means no
decide-deadline = Until { $time }
decide-abandon = Never mind
decide-list = List
    .hint = All choices in words (c)
decide-choices = Choices
decide-coach = Coach
decide-help = What is this about?
decide-undo = Undo
    .hint = Take your last move back (u)
turn-yours = Your turn
desk-open = Show everything
desk-fold = Show less

## Explanations and help

explain-rules = Read it in the rules
about-heading = What is this about?
about-how = Whatever glows in gold can be chosen. Point at anything else, or press and hold it, to learn what it is.
keys-heading = Keys
keys-arrows = Tab, arrows
keys-walk = move between the things that can be chosen
keys-choose = choose
keys-digits = choose from the list
keys-abandon = abandon a half-made choice
keys-undo = take the last move back
keys-explain = explain the thing with the focus
keys-list = list all choices in words
keys-log = show or hide the log
keys-past = step back and forth through the match

## The guide of a first game

guide-heading = Hint for a first game
guide-understood = Got it
guide-more = More
guide-less = Less
guide-off = No more hints

## The coach

coach-heading = Coach
coach-progress = Thinking
coach-thinking = Trying out your moves…
coach-what = Your chance of winning: { $games } games played on from what you can know, adjusted for past errors.

## The frame of the table

table-skip = Skip
table-again = Show again what happened since your move
table-rules = Rules
table-share = Links
board-whole = The whole board
tab-heading = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-side = Log and chat
tab-desk = Your seat
tab-fold = Hide log and chat
tab-unfold = Show log and chat

log-heading = Log
log-filter = Which lines
log-filter-all = Everything
log-filter-mine = Mine
log-filter-points = Points
log-look = The table after step { $ply }
log-newest = Newest
log-seat-closing = { $seat } would close the table. It closes when all agree.
close-agree = Agree
table-closed = This table was closed
    .hint = Nothing more happens here.
log-revised = The rules of this game have changed. After step { $ply } the match is played by the new ones.
log-move = { $seat }: { $action }
told-heading = Played by older rules
told-over = The rules of this game have changed since, and by today’s this match would have gone otherwise. So it cannot be replayed; here is what was stored of it, and how it ended.
told-running = The rules of this game have changed since, and by today’s this match would have gone otherwise. So it can be neither replayed nor played on; here is what was stored of it.
log-undone = { $seat } took a move back.
log-seat-rested = { $seat } rests: a bot plays until they are back.
log-seat-agreed = { $seat } is gone, and all others agreed: a bot plays until they are back.
log-seat-late = { $seat } is late: a bot plays until they are back.
log-seat-returned = { $seat } is back and plays again.
log-seat-would = { $seat } would have a bot play for { $absent }.

chat-heading = Chat
chat-earlier = What was said earlier
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
chat-send = Send
chat-to = To whom
chat-everybody = Everybody
chat-whisper = to { $names } only

banner-away = Connection lost. Trying again…
banner-retry = Try now
banner-past = You are looking at step { $ply } of { $plies }
banner-earlier = One step back
banner-later = One step on
banner-back = Back to now
banner-stand-in = A bot is playing for you.

## The end

ending-you-won =
    { $count ->
        [one] You have won!
       *[other] You share the victory!
    }
ending-show = Result
ending-rematch = Play again
ending-rematch-join = Join the new match
ending-replay = Replay
ending-download = Save the match

## Settings

settings-heading = Settings
settings-language = Language
settings-language-en = English
settings-language-ru = Русский
settings-theme = Theme
settings-theme-auto = Automatic
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Speed of the others’ moves
settings-speed-calm = Calm
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-motion = Motion
settings-motion-auto = Automatic
settings-motion-full = Full
settings-motion-still = Still
settings-sounds = Sounds
    .hint = Short and wooden.
settings-notifications = Notifications
    .hint = Calls you when it is your turn and the page is in the background.
settings-denied = Your browser does not allow notifications from this site. You can change that in its settings.
settings-hints = Hints for a first game
    .hint = Each new phase is explained once.
settings-list = List of all choices
    .hint = The same choices in words, beside the glow on the board.

## What went wrong

problem-unreachable = The server cannot be reached. Check your connection and try again.
problem-failed = The server could not do that ({ $status }). Try again in a moment.

## Titles without a board of their own

plain-table = The table in words
plain-points =
    { $points ->
        [one] point
       *[other] points
    }
plain-move = Move { $number }
plain-over = The game is over

## Signs beside what a choice would gain

sign-star = brings an award
sign-tick = completes it
sign-here = only takes the place

## The card that sums up a round

round-heading = Summing up
round-number = Round { $round }
round-go-on = Go on
points-heading = Points
points-rounds = Rounds
points-all = All
points-drawing = Everybody’s points: { $totals }. What they are for is in the table below.
points-total = Total
points-round = This round
points-so-far = So far

deals-heading = Deals
deals-news = Deals: { $count ->
        [one] something new
       *[other] { $count } new
    }
deals-close = Close
deals-none = No offers are open.
deals-terms = { $seat } to { $to }: { $give } for { $ask }
deals-secret = Only the two of you know.
deals-agree = Accept
deals-counter = Counter
deals-refuse = Decline
deals-withdraw = Withdraw
deals-what = What to do
deals-offer = Offer
deals-gift = Gift
deals-to = To
deals-manner = How
deals-give = I give
deals-ask = I ask for
deals-choose = Choose…
deals-send = Send
deals-missing-give = Choose what you give
deals-missing-ask = Choose what you ask for
deals-past = What came of it
