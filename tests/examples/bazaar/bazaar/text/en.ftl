title-name = Bazaar
title-tagline = Traders who each love one good deal with each other, openly or in secret.
tie-break = Players with equal worth share their place.

good-tea = tea
good-silk = silk
thing-1-coin = 1 coin
thing-2-coins = 2 coins
thing-3-coins = 3 coins
thing-tea = tea
thing-silk = silk

option-rounds = Rounds
    .hint = How often everybody has a turn.
option-rounds-2 = 2
    .hint = A quick one.
option-rounds-3 = 3
    .hint = The usual length.

action-buy = Buy { $good }
action-work = Work for a coin
action-price = Set the price to { $coins }

event-priced = Goods cost { $coins } this round.
event-bought = { $seat } bought { $good } for { $coins }.
event-worked = { $seat } worked for a coin.
event-worth = What { $seat } owns is worth { $coins }.

prompt-trading = Buy something, or work.
prompt-pricing = Wait while the price is set.
help-trading = Deals can be made at any moment, whoever's turn it is.
help-pricing = Chance sets the price of all goods.
prompt-over = The bazaar is closed.
help-over = What everybody owns is counted.

field-round = Round
field-price = Price
field-loves = Loved goods
field-owned = What you own
field-offers = Open offers

rules-play = Everybody loves one good. In turn, buy a good or work for a coin; and deal with the others at any moment.
    .heading = How to play

reason-gain = I gain by that.
