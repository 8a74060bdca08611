### Gunsen's table in the browser.

board-label = The land around Toshi Ranbo
scenes-label = What to look at
scene-map = Map
scene-orders = Orders
scene-clans = Clans
scene-battle = Battle
scene-race = Race
clan-board-of = Clan board: { $seat }
clans-label = The clans
clan-nobles = Noble actions
clan-goals = Goals
clan-goals-are = Goals: { $goals }
clan-heroes = Heroes
clan-tactics = Tactics
clan-buildings = Buildings
clan-specials = Special orders
clan-used = in play
clan-unused = not yet in play
army-label = { $seat }: { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
token-label = A village token, face down
upgrade-label = Upgrade of the column “{ $column }”
orders-label = The row of orders
orders-empty = no order
orders-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
order-cost = Costs { $goods }
order-deeds = When activated
order-battle = In every battle
column-cards = × { $count }
column-upgraded = Upgrade
noble-label = { $noble }: { $state ->
        [done] done
       *[open] { $cost } influence
    }
hand-goods = Your resources
hand-columns = Your columns
hand-offer = Cards to choose from
good-label = { $good }: { $count }
pick-stay = without a hero
pick-march = march
pick-jump = by the towers: { $toll }
toll-free = free
tally-points = Achievements
tally-troops = Troops
tally-supply = Supply
tally-heroes = Heroes
tally-tactics = Tactics
tally-tokens = Village tokens
tally-nobles = Noble actions
player-troops = { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } on the map, { $supply } in supply
player-supply = { $supply ->
        [one] { $supply } troop
       *[other] { $supply } troops
    } in supply, not on the map yet
player-heroes = { $count ->
        [0] No heroes yet
       *[other] Heroes: { $heroes }
    }
player-tactics = { $bought } tactics bought, { $held } neutral ones held in secret
player-tokens = { $count ->
        [one] { $count } village token
       *[other] { $count } village tokens
    }{ $taken ->
        [0] {""}
       *[other] ; { $taken } taken from others
    }
player-nobles = { $count } of 3 noble actions performed
battle-heading = Battle: { $place }
battle-stages = Stages of the battle
battle-stage-count = Count
battle-stage-defender = Defender’s dice
battle-stage-attacker = Attacker’s dice
battle-stage-outcome = Outcome
battle-role = { $role ->
        [attacker] attacks
       *[defender] defends
    }
battle-side = { $seat } { $role ->
        [attacker] attacks
       *[defender] defends
    }: strength { $strength }, blood { $blood }, armour { $armour }, { $troops } troops
battle-killed = { $count } fallen
battle-wins = wins
battle-dice = Dice of { $seat }
battle-before = The dice have not been rolled yet.
battle-do-reroll = { $count ->
        [one] Reroll it
       *[other] Reroll { $count } dice
    }
battle-do-keep = { $count ->
        [one] Keep it
       *[other] Keep these { $count }
    }
battle-chance = Chance of winning with the best choice:
battle-percent = { $percent }%
battle-tap = { $verb ->
        [keep] Choose dice: { $left } to go
       *[reroll] Choose dice
    }
die-label = Die { $die }: { $face }
race-heading = { $count ->
        [one] One achievement wins
       *[other] { $count } achievements win
    }
race-label = Achievements of all players
race-points = { $points } of { $wanted } achievements
status-setup = Set-up
status-order = Orders
status-column = { $column }
status-battle = Battle
status-over = The war is over
sign-odds = odds of winning

## Asked more precisely

ask-placing = Put { $order } on the column of its colour.
ask-buying = You cannot pay for any of these tactics now.
ask-building = You cannot build any of these now.
ask-pay = How do you pay for this order?
ask-march = Where does this army march?
ask-jump = Where does this army go? By the towers: { $toll }.
ask-way = How does this army go there?
ask-site = Choose a place for this building.
ask-column = Choose a column for this special order.

## Icons

part = { $count } × { $part }
part-koku = koku
part-influence = influence
part-wood = wood
part-choice-any = any resource
part-choice-koku-wood = koku or wood
part-strength = strength
part-blood = blood
part-armour = armour
part-dice = die
part-reroll = reroll
part-keep = kept die
part-summon = troop
part-move = move
part-buy-move = move to buy
    .paid = any number of moves ({ $price } each)
part-build = building to build
    .paid = any of your buildings (for { $good })
part-buy-tactic = tactic to buy
    .paid = any tactics (for { $good })
part-hero = hero
part-place-special-order = special order
part-activate-column = another column
part-ability = ability
part-kill = killed troop
part-steal = stolen resource

## What things are

explain-plain = Open land, with room for { $rules_army_limit } of your troops.
explain-village = At the end of a turn, whoever stands here turns its token over and takes it.
explain-shrine = Whoever controls it at the end of a turn takes its upgrade.
explain-watchtower = An army jumps from tower to tower, or home to its fort, { tower-price }.
explain-toshi-ranbo = The first army to enter must be strong enough. Whoever controls it gets its upgrade and an achievement that can be lost.
explain-fort = Only its owner may enter. New troops arrive here, and there is room for any number.
explain-near = Next to it: { $places }.
explain-order = An order for the column “{ $column }”.
explain-special = A special order for: { $columns }.
explain-deeds = When activated: { $parts }.
explain-icons = In every battle: { $parts }.
explain-price = Costs { $price }.
explain-koku = Pays for orders, tactics and moves.
explain-influence = Pays for orders, noble actions and moves.
explain-wood = Pays for orders, buildings and moves.
explain-toll = It pays for ways by the watchtowers, too.
explain-goal = { $goal }. { $words }
explain-column-armory = Strengthens your armies in battle and lets them march; more moves can be bought.
explain-column-summon = Brings new troops and lets your armies march; more moves can be bought.
explain-column-influence = Brings influence and lets your armies march; more moves can be bought.
explain-column-expansion = Brings resources; buildings and tactics can be bought.
explain-noble-cost = Costs { $cost } influence and the order just taken; once a game.
explain-side = Strength decides, blood kills, armour protects. The defender rolls first; the dead still count for strength.

## The first game

guide-choosing = Every clan has heroes, cards and goals of its own. Point at the one that you want.
guide-ordering = Take an order: point at one that glows. Its column below shows what will happen, cards already there included.
guide-placing = Lay the order on its column, which is activated from the top card down, or pay influence and lay it face down on a noble action.
guide-commanding = A noble command: take another order from the row.
guide-stacking = Point at any column: the order goes there, whatever its colour, and the column is activated.
guide-appointing = Point at the column that you want to activate.
guide-issuing = Point at a special order, then at a column for it.
guide-calling = Point at the hero who should join you.
guide-stationing = Point at a place for the hero. Outside the fort, heroes never stay without troops.
guide-summoning = Point at the fort or a building of yours: each click brings one troop.
guide-gathering = Point at the resource that you want.
guide-moving = Point at an army of yours, then at a neighbouring hex; how many go is asked next. Meeting an enemy ends all movement, and a battle follows: the territory shows your chance to win it.
guide-mustering = How many go? Those who stay behind hold the place.
guide-leading = Does the hero go along? A territory has room for only one of yours.
guide-jumping = One of your armies may still go by the watchtowers { tower-price }, and it need not be the one that has just marched. Point at it, then at a tower or your fort; or finish.
guide-building = Point at a building, then at a place for it.
guide-buying = Point at a tactic. You may have { $rules_tactics } in all.
guide-stealing = Point at somebody’s fort, then choose what you take.
guide-smiting = Point at the army to strike.
guide-using = You can use an ability in this battle. Use it, or go on.
guide-ransoming = Pay, and your hero counts in this battle.
guide-rerolling = Choose the dice that you want to reroll, then press the button. The odds are shown beside it.
guide-turning = Point at a die, then at the face that it should show.
guide-keeping = Choose the dice that count for you. Strength decides, blood kills, armour saves your own.
guide-retreating = Point at the place your army should retreat to.
guide-homing = The army is gone: point at the place the hero should go to.
guide-plundering = You have won: take a village token from the loser.
guide-over = The first to have { $rules_achievements_to_win } achievements wins. Step back through the match to see how it was done.
