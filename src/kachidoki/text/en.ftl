### What every title shares, in English.

## Seats

seat-A = Player A
seat-B = Player B
seat-C = Player C
seat-D = Player D
seat-E = Player E
seat-F = Player F

## Prompts

prompt-wait =
    Wait: { $count ->
        [one] player { $seats } is
       *[other] players { $seats } are
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
arena-win-rate = Wins (95 % interval)
arena-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-score = Points
arena-score-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-place = Place
arena-place-value = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time = CPU ms a move (longest)
arena-time-value = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-parity = parity
arena-parity-value = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seat = Seat
arena-note = Equal bots share a row, which shows the average of one of them.
arena-stopped =
    Stopped: { $games } of { $wanted ->
        [one] { $wanted } game was
       *[other] { $wanted } games were
    } played.
arena-plot-bots = Wins of the bots
arena-plot-seats = Wins of the seats
arena-plot-rate = Share of wins, 95 % interval

## Playing in the terminal

notice-interpreted = Note: the engine is not compiled here. It plays the same, but bots think far slower.
player-unnamed = Player

key-undo = undo
key-hint = hint
key-help = help
key-language = русский
key-theme = light/dark
key-save = save
key-quit = quit
key-hurry = hurry the bots
key-scroll = leaf through the log

undo-impossible = You have no move that can be taken back now.
hint-thinking = Thinking about a hint…
hint-best = Hint: { $action }. In { $tries } imagined games its chance to win is about { $chance } %.
hint-other = Next best: { $action }, { $chance } %.

curtain-next = { $name } ({ $seat }) is next.
curtain-why = Hand over the screen: behind this curtain lie cards that only { $name } may see.
curtain-keys = Enter: draw the curtain

help-choosing = Choose by number, letter or mouse, or with the arrow keys and Enter.
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
ending-keys = s: save the match · Esc: look at the table · q: quit

seal-shown = Seal of all that chance will do: { $commitment }
seal-opened = The secret behind the seal: { $secret }
seal-verify = Prove that chance was honest: kachidoki verify { $file }
seal-unsaved = Save the match, and `kachidoki verify` proves that chance was honest.

## Plain mode

plain-start = { $title }. Players: { $players }.
plain-commands = Answer with a number or in notation. Commands: look, log, undo, hint, help, rules, lang, save FILE, quit.
plain-help = look: the table; log: all that happened; undo: take your last move back; hint: a suggestion; help: about this decision; rules: the rules page; lang: the other language; save FILE: write the match to a file; quit: leave.
plain-unknown = “{ $given }” is no choice here. Type a number from 1 to { $count }, a move in notation, or help.
plain-no-language = There is no such language; there are { $languages }.
plain-save-where = Say where: save FILE.
plain-undone = Taken back.
plain-turn = { $name } ({ $seat }) is to act.
plain-curtain = Hand over the screen to { $name } ({ $seat }), who presses Enter.
plain-left = You left the game before its end.
plain-input-ended = The input has ended before the game: nobody is left to play.

## Replay and proof

replay-opening =
    0. The opening; { $plies ->
        [one] { $plies } ply follows
       *[other] { $plies } plies follow
    }.
replay-chance = Chance
replay-hidden = a secret choice
replay-keys = Ply { $ply } of { $plies }. Enter: forward · b: back · number: jump · q: quit >
replay-unknown = “{ $given }” leads nowhere. Press Enter to go forward, b to go back, q to quit, or type a number from 0 to { $plies }.

verify-match = { $title }. Players: { $players }.
verify-moves =
    Played again: { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }, { $draws } of them by chance. Moves taken back: { $undos }.
verify-seal = The seal, to compare with the one shown before the game: { $commitment }
verify-unfinished = The game is not over yet; its secrets can be read in this file.
verify-proved = PROVED: chance did what the seal gives, all moves were legal, and nothing was changed.
