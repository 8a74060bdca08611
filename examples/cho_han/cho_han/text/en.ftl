title-name = Chō-han
title-tagline = Two dice under a cup: bet on even or odd, and leave with the fullest purse.
tie-break = Players with equal coins share their place.

side-even = even
side-odd = odd

option-rounds = Rounds
    .hint = How many times the dice are rolled.
option-rounds-3 = 3
    .hint = A quick one.
option-rounds-5 = 5
    .hint = The usual length.
option-rounds-9 = 9
    .hint = A long night.

action-bet =
    { $coins ->
        [one] Bet 1 coin on { $side }
       *[other] Bet { $coins } coins on { $side }
    }
action-roll = Roll { $first } and { $second }

event-bet = { $seat } bet { $coins } on { $side }.
event-bet-unseen = { $seat } placed a bet.
event-rolled = The dice showed { $first } and { $second }: { $side }.
event-won =
    { $coins ->
        [one] { $seat } won 1 coin.
       *[other] { $seat } won { $coins } coins.
    }
event-lost =
    { $coins ->
        [one] { $seat } lost 1 coin.
       *[other] { $seat } lost { $coins } coins.
    }

prompt-betting = Place your bet.
prompt-rolling = Wait while the dice are rolled.
help-betting = Bet up to { $most } coins on an even or an odd sum. Nobody sees your bet before the cup is lifted.
help-rolling = An even sum pays those who bet on even, an odd sum those who bet on odd.

field-round = Round
field-dice = Last roll
field-have_bet = Bets placed by
field-bet = Your bet

rules-play = Everybody starts with { $purse } coins. Each round, all players who still have coins bet 1 to { $most } of them in secret on an even or an odd sum of two dice. Whoever is right wins as much as they bet; whoever is wrong loses it.
    .heading = How to play
rules-end = After the last round, or when nobody has a coin left, the fullest purse wins.
    .heading = The end
