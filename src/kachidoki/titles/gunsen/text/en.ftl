### Gunsen in English.
###
### Every message can use the facts of the game (see facts() beside this file): $rules_row, $tower_toll, $face_1 …

title-name = Gunsen
title-tagline = Clans issue orders, march and fight for the castle of Toshi Ranbo. The first to seven achievements wins.
title-round = Round { $round }

## Names

clan-crab = Crab
    .trait = Stubborn in defence, at home behind walls.
clan-crane = Crane
    .trait = Courtiers and duellists who win cleanly.
clan-dragon = Dragon
    .trait = Mystics who put every column and every die to use.
clan-lion = Lion
    .trait = Large armies that attack.
clan-phoenix = Phoenix
    .trait = Guardians of shrines, with the kami at their side.
clan-scorpion = Scorpion
    .trait = Thieves and schemers: what others own, they take.
clan-unicorn = Unicorn
    .trait = Riders who strike from afar.

# `.paid` says what one of it, or nothing, was paid for an order.
good-koku = koku
    .paid = for 1 koku
good-influence = influence
    .paid = for 1 influence
good-wood = wood
    .paid = for 1 wood
good-nothing = nothing
    .paid = for free
amount-koku = { $count } koku
amount-influence = { $count } influence
amount-wood = { $count } wood

# The columns of a clan board, and the heads of tables further down.
column-armory = Armoury
column-summon = Summon
column-influence = Influence
column-expansion = Expansion

# Places; `.prepositional` says where something is.
place-p1 = plain 1
    .prepositional = on plain 1
place-p2 = plain 2
    .prepositional = on plain 2
place-p3 = plain 3
    .prepositional = on plain 3
place-p4 = plain 4
    .prepositional = on plain 4
place-p5 = plain 5
    .prepositional = on plain 5
place-p6 = plain 6
    .prepositional = on plain 6
place-p7 = plain 7
    .prepositional = on plain 7
place-p8 = plain 8
    .prepositional = on plain 8
place-p9 = plain 9
    .prepositional = on plain 9
place-p10 = plain 10
    .prepositional = on plain 10
place-p11 = plain 11
    .prepositional = on plain 11
place-p12 = plain 12
    .prepositional = on plain 12
place-p13 = plain 13
    .prepositional = on plain 13
place-p14 = plain 14
    .prepositional = on plain 14
place-p15 = plain 15
    .prepositional = on plain 15
place-p16 = plain 16
    .prepositional = on plain 16
place-p17 = plain 17
    .prepositional = on plain 17
place-p18 = plain 18
    .prepositional = on plain 18
place-p19 = plain 19
    .prepositional = on plain 19
place-p20 = plain 20
    .prepositional = on plain 20
place-v1 = village 1
    .prepositional = in village 1
place-v2 = village 2
    .prepositional = in village 2
place-v3 = village 3
    .prepositional = in village 3
place-v4 = village 4
    .prepositional = in village 4
place-v5 = village 5
    .prepositional = in village 5
place-v6 = village 6
    .prepositional = in village 6
place-v7 = village 7
    .prepositional = in village 7
place-v8 = village 8
    .prepositional = in village 8
place-v9 = village 9
    .prepositional = in village 9
place-v10 = village 10
    .prepositional = in village 10
place-s1 = shrine 1
    .prepositional = at shrine 1
place-s2 = shrine 2
    .prepositional = at shrine 2
place-s3 = shrine 3
    .prepositional = at shrine 3
place-w1 = watchtower 1
    .prepositional = at watchtower 1
place-w2 = watchtower 2
    .prepositional = at watchtower 2
place-w3 = watchtower 3
    .prepositional = at watchtower 3
place-tr = Toshi Ranbo
    .prepositional = in Toshi Ranbo
place-f1 = fort 1
    .prepositional = in fort 1
place-f2 = fort 2
    .prepositional = in fort 2
place-f3 = fort 3
    .prepositional = in fort 3
place-f4 = fort 4
    .prepositional = in fort 4
place-f5 = fort 5
    .prepositional = in fort 5
place-f6 = fort 6
    .prepositional = in fort 6

upgrade-armory = armoury upgrade
upgrade-summon = summon upgrade
upgrade-influence = influence upgrade
upgrade-expansion = expansion upgrade

token-troop = troop
token-koku = koku
token-influence = influence
token-wood = wood

noble-command = Second order
    .effect = Take another order from the row at its cost, put it on any column, whatever its colour, and activate that column.
noble-hero = Hero
    .effect = Summon a hero of your clan, then activate any column. No order is added to it.
noble-decree = Special order
    .effect = Put one of your clan’s two special orders on a column of its colour and activate that column.

achievement-attack = Attack won
    .merit = Win a battle as the attacker.
achievement-attack-again = Second attack won
    .merit = Win another battle as the attacker.
achievement-goal = Clan goal
    .merit = Reach one of your clan’s three goals.
achievement-goal-again = Second clan goal
    .merit = Reach another of your clan’s goals.
achievement-buildings = Both buildings
    .merit = Build your unique building and your camp.
achievement-tactics = All tactics
    .merit =
        { $rules_tactics ->
            [one] Buy a tactic.
           *[other] Buy { $rules_tactics } tactics.
        }
achievement-nobles = All noble actions
    .merit = Perform each of the three noble actions.
achievement-shrines = Two shrines
    .merit = Control two shrines at the same time, with troops on both.
achievement-toshi-ranbo-taken = Toshi Ranbo taken
    .merit = Control Toshi Ranbo at the end of your turn for the first time. You keep this one.
achievement-villages = Villages
    .merit =
        { $rules_tokens ->
            [one] Have a village token on your clan board.
           *[other] Have { $rules_tokens } village tokens on your clan board.
        }
achievement-toshi-ranbo-held = Toshi Ranbo held
    .merit = Control Toshi Ranbo at the end of your turn. You lose this one as soon as you have no troops there.

# What a face of the dice shows.
face-1 =
    { $face_1 ->
        [strength] { $dice_1_strength } strength
        [blood] { $dice_1_blood } blood
        [armour] { $dice_1_armour } armour
        [strength-blood] { $dice_1_strength } strength, { $dice_1_blood } blood
        [strength-armour] { $dice_1_strength } strength, { $dice_1_armour } armour
        [blood-armour] { $dice_1_blood } blood, { $dice_1_armour } armour
        [strength-blood-armour] { $dice_1_strength } strength, { $dice_1_blood } blood, { $dice_1_armour } armour
       *[blank] blank
    }
face-2 =
    { $face_2 ->
        [strength] { $dice_2_strength } strength
        [blood] { $dice_2_blood } blood
        [armour] { $dice_2_armour } armour
        [strength-blood] { $dice_2_strength } strength, { $dice_2_blood } blood
        [strength-armour] { $dice_2_strength } strength, { $dice_2_armour } armour
        [blood-armour] { $dice_2_blood } blood, { $dice_2_armour } armour
        [strength-blood-armour] { $dice_2_strength } strength, { $dice_2_blood } blood, { $dice_2_armour } armour
       *[blank] blank
    }
face-3 =
    { $face_3 ->
        [strength] { $dice_3_strength } strength
        [blood] { $dice_3_blood } blood
        [armour] { $dice_3_armour } armour
        [strength-blood] { $dice_3_strength } strength, { $dice_3_blood } blood
        [strength-armour] { $dice_3_strength } strength, { $dice_3_armour } armour
        [blood-armour] { $dice_3_blood } blood, { $dice_3_armour } armour
        [strength-blood-armour] { $dice_3_strength } strength, { $dice_3_blood } blood, { $dice_3_armour } armour
       *[blank] blank
    }
face-4 =
    { $face_4 ->
        [strength] { $dice_4_strength } strength
        [blood] { $dice_4_blood } blood
        [armour] { $dice_4_armour } armour
        [strength-blood] { $dice_4_strength } strength, { $dice_4_blood } blood
        [strength-armour] { $dice_4_strength } strength, { $dice_4_armour } armour
        [blood-armour] { $dice_4_blood } blood, { $dice_4_armour } armour
        [strength-blood-armour] { $dice_4_strength } strength, { $dice_4_blood } blood, { $dice_4_armour } armour
       *[blank] blank
    }
face-5 =
    { $face_5 ->
        [strength] { $dice_5_strength } strength
        [blood] { $dice_5_blood } blood
        [armour] { $dice_5_armour } armour
        [strength-blood] { $dice_5_strength } strength, { $dice_5_blood } blood
        [strength-armour] { $dice_5_strength } strength, { $dice_5_armour } armour
        [blood-armour] { $dice_5_blood } blood, { $dice_5_armour } armour
        [strength-blood-armour] { $dice_5_strength } strength, { $dice_5_blood } blood, { $dice_5_armour } armour
       *[blank] blank
    }
face-6 =
    { $face_6 ->
        [strength] { $dice_6_strength } strength
        [blood] { $dice_6_blood } blood
        [armour] { $dice_6_armour } armour
        [strength-blood] { $dice_6_strength } strength, { $dice_6_blood } blood
        [strength-armour] { $dice_6_strength } strength, { $dice_6_armour } armour
        [blood-armour] { $dice_6_blood } blood, { $dice_6_armour } armour
        [strength-blood-armour] { $dice_6_strength } strength, { $dice_6_blood } blood, { $dice_6_armour } armour
       *[blank] blank
    }
face-7 =
    { $face_7 ->
        [strength] { $dice_7_strength } strength
        [blood] { $dice_7_blood } blood
        [armour] { $dice_7_armour } armour
        [strength-blood] { $dice_7_strength } strength, { $dice_7_blood } blood
        [strength-armour] { $dice_7_strength } strength, { $dice_7_armour } armour
        [blood-armour] { $dice_7_blood } blood, { $dice_7_armour } armour
        [strength-blood-armour] { $dice_7_strength } strength, { $dice_7_blood } blood, { $dice_7_armour } armour
       *[blank] blank
    }
face-8 =
    { $face_8 ->
        [strength] { $dice_8_strength } strength
        [blood] { $dice_8_blood } blood
        [armour] { $dice_8_armour } armour
        [strength-blood] { $dice_8_strength } strength, { $dice_8_blood } blood
        [strength-armour] { $dice_8_strength } strength, { $dice_8_armour } armour
        [blood-armour] { $dice_8_blood } blood, { $dice_8_armour } armour
        [strength-blood-armour] { $dice_8_strength } strength, { $dice_8_blood } blood, { $dice_8_armour } armour
       *[blank] blank
    }

order-spears = Ashigaru Spears
order-plate = Lacquered Plate
order-arrows = War Arrows
order-march = Forced March
order-drill = Dojo Drill
order-smith = Master Smith
order-charge = Cavalry Charge
order-guard = House Guard
order-siege = Siege Engines
order-levy = Village Levy
order-barracks = New Barracks
order-recruit = Recruiters
order-loggers = Armed Loggers
order-scouts = Scouts
order-garrison = Garrison
order-drums = War Drums
order-muster = Swift Muster
order-favour = Court Favour
order-envoy = Imperial Envoy
order-gift = Gift of Silk
order-roads = Road Wardens
order-spies = Informers
order-escort = Envoy Escort
order-banner = Banner Bearers
order-court = Winter Court
order-tax = Rice Tax
order-caravan = Trade Caravan
order-lumber = Lumber Camp
order-forest = Old Forest
order-store = Walled Storehouse
order-merchants = Armed Merchants
order-guild = Carpenters’ Guild
order-bounty = War Bounty
order-treasury = Clan Treasury

special-crab-carpenters = Carpenter Corps
special-crab-no-step-back = Not One Step Back
special-crane-iron-warriors = Iron Warriors
special-crane-word-of-doji = Word of the Doji
special-dragon-ise-zumi = Ise Zumi
special-dragon-insight = Insight of the Mountain
special-lion-doctrine = Akodo Doctrine
special-lion-vanguard = Matsu Vanguard
special-phoenix-wrath = Wrath of the Kami
special-phoenix-wards = Isawa Wards
special-scorpion-blackmail = Blackmail
special-scorpion-network = Shadow Network
special-unicorn-host = Host of the Khan
special-unicorn-caravan = Burning Sands Caravan

tactic-crab-hold-the-line = Hold the Line
tactic-crab-siegecraft = Kaiu Siegecraft
tactic-crane-iaijutsu = Iaijutsu Discipline
tactic-crane-patronage = Patrons of Art
tactic-dragon-niten = Niten
tactic-dragon-ascetic = Ascetic Focus
tactic-lion-numbers = Strength in Numbers
tactic-lion-glory = For Greater Glory
tactic-phoenix-kami = Call the Kami
tactic-phoenix-keepers = Keepers of the Shrines
tactic-scorpion-poison = Poisoned Blades
tactic-scorpion-masks = Thousand Masks
tactic-unicorn-cavalry = Cavalry Doctrine
tactic-unicorn-hit-and-run = Hit and Run
tactic-innovation = Innovation
tactic-mantis-contract = Mantis Contract
tactic-wave-men = Wave Men
tactic-ronin-oath = Ronin’s Oath
tactic-ambush = Ambush
tactic-prepared-ground = Prepared Ground
tactic-rapid-march = Rapid March
tactic-signal-towers = Signal Fires
tactic-conscription = Conscription
tactic-war-chest = War Chest
tactic-patron = Imperial Patron
tactic-veterans = Veterans
tactic-steady-command = Steady Command

hero-hida-kisada = Hida Kisada
hero-hida-o-ushi = Hida O-Ushi
hero-kaiu-shihobu = Kaiu Shihobu
hero-daidoji-uji = Daidoji Uji
hero-doji-hotaru = Doji Hotaru
hero-kakita-toshimoko = Kakita Toshimoko
hero-togashi-yokuni = Togashi Yokuni
hero-mirumoto-hitomi = Mirumoto Hitomi
hero-agasha-sumiko = Agasha Sumiko
hero-ikoma-tsanuri = Ikoma Tsanuri
hero-matsu-tsuko = Matsu Tsuko
hero-kitsu-motso = Kitsu Motso
hero-shiba-tsukune = Shiba Tsukune
hero-isawa-tadaka = Isawa Tadaka
hero-isawa-kaede = Isawa Kaede
hero-bayushi-aramoro = Bayushi Aramoro
hero-bayushi-kachiko = Bayushi Kachiko
hero-bayushi-shoju = Bayushi Shoju
hero-moto-chagatai = Moto Chagatai
hero-shinjo-altansarnai = Shinjo Altansarnai
hero-utaku-kamoko = Utaku Kamoko
hero-yoritomo = Yoritomo
hero-toturi-the-black = Toturi the Black
hero-toku = Toku

building-crab-redoubt = Kaiu Redoubt
building-crab-camp = Crab Camp
building-crane-kakita-dojo = Kakita Dojo
building-crane-camp = Crane Camp
building-dragon-monastery = Mountain Monastery
building-dragon-camp = Dragon Camp
building-lion-war-college = War College
building-lion-camp = Lion Camp
building-phoenix-library = Elemental Library
building-phoenix-camp = Phoenix Camp
building-scorpion-theatre = Shosuro Theatre
building-scorpion-camp = Scorpion Camp
building-unicorn-outpost = Golden Plains Outpost
building-unicorn-camp = Unicorn Camp

goal-crab-bulwark = Bulwark
goal-crab-great-host = Great Host
goal-crab-stronghold = Manned Walls
goal-crane-voice = Voice of the Court
goal-crane-granaries = Granaries of the Plains
goal-crane-perfect = Perfect Victory
goal-dragon-harmony = Harmony
goal-dragon-watch = Mountain’s Watch
goal-dragon-champions = Walking Legends
goal-lion-slaughter = No Quarter
goal-lion-legions = Legions
goal-lion-conqueror = Conqueror
goal-phoenix-pilgrimage = Pilgrimage
goal-phoenix-balance = Balance of Elements
goal-phoenix-relics = Sacred Relics
goal-scorpion-extortion = Extortion
goal-scorpion-hidden-hand = Hidden Hand
goal-scorpion-web = Web of Debts
goal-unicorn-horizons = Far Horizons
goal-unicorn-beacons = Beacons
goal-unicorn-hooves = Thunder of Hooves

## What cards say: a moment, conditions, deeds

effect-sentence = { $lead }: { $deeds }.
effect-paid = you may pay { $price } to { $deed }
card-plain = No effect.
card-once = Discard this card after its first activation.
card-camp = Any number of troops may stand here.
columns-all = any column
cost-free = free
list-or = { $others } or { $last }

activation-own = When activated
activation-any = When you activate any column
activation-column = When you activate { $column }
activation-moving = When you activate { column-armory }, { column-summon } or { column-influence }
moment-battle = In battle
moment-before-battle = Before a battle
moment-battle-start = At the start of a battle
moment-after-roll = After your last roll
moment-after-keep = When all dice are kept
moment-battle-won = When you win a battle
moment-battle-lost = When you lose a battle
moment-on-gain = At once
moment-always = Always

while-attacker = as the attacker
while-defender = as the defender
while-at-shrine = at a shrine
while-at-toshi-ranbo = in Toshi Ranbo
while-at-building = at a clan building
while-at-this-building = at this building
while-troops =
    { $count ->
        [one] with at least { $count } troop
       *[other] with at least { $count } troops
    }
while-enemy-hero = if the enemy has a hero there

icon-strength = +{ $count } strength
icon-blood = +{ $count } blood
icon-armour = +{ $count } armour
icon-dice =
    { $count ->
        [one] +{ $count } die
       *[other] +{ $count } dice
    }
icon-reroll =
    { $count ->
        [one] +{ $count } reroll
       *[other] +{ $count } rerolls
    }
icon-keep =
    { $count ->
        [one] +{ $count } die kept
       *[other] +{ $count } dice kept
    }

# How a battle will probably end; losses are averages.
odds-short = { $percent }%
odds = Chance to win { $percent }%. Expected losses: yours { $own }, theirs { $theirs }.
odds-of-dice = { $icons }. Chance to win { $percent }%. Expected losses: yours { $own }, theirs { $theirs }.
odds-of-going = If all go who can: chance to win { $percent }%. Expected losses: yours { $own }, theirs { $theirs }.

# Goods of one’s choice.
loot-any =
    { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
loot-some =
    { $count ->
        [one] { $count } resource of your choice ({ $kinds })
       *[other] { $count } resources of your choice ({ $kinds })
    }

effect-gain = gain { $goods }
effect-gain-choice = gain { $loot }
effect-summon =
    summon { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }{ $where ->
        [fort] { " " }to your fort
        [battle] { " " }to the territory of the battle
       *[board] { "" }
    }
effect-move =
    { $led ->
        [1] move the army of this hero { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
       *[other] make { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }
    }
effect-buy-move = buy any number of moves for { $price } each
effect-build = build your buildings for { $good }
effect-buy-tactic = buy tactics for { $good }
effect-icons = { $icons }
effect-throw =
    in battle, roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } and keep { $keep }
effect-hero =
    { $pool ->
        [mercenary] summon a mercenary hero
       *[clan] summon a hero of your clan
    }
effect-place-special-order = put one of your special orders on a column of its colour, without activating it
effect-activate-column = after this column, you may activate another one
effect-discount =
    { $what ->
        [building] { $least ->
            [0] buildings cost you { $count } less
           *[other] buildings cost you { $count } less, but no less than { $least }
        }
        [order] { $least ->
            [0] orders cost you { $count } less
           *[other] orders cost you { $count } less, but no less than { $least }
        }
       *[other] nothing becomes cheaper
    }
effect-army-limit =
    { $count ->
        [one] { $count } more troop than usual
       *[other] { $count } more troops than usual
    } may stand with this hero
effect-tower-toll =
    { $count ->
        [0] moving by watchtower is free for you
       *[other] moving by watchtower costs you { $toll }
    }
effect-link-tower = this territory is also a watchtower for whoever controls it
effect-free-extra-move =
    { $count ->
        [one] the first move that you buy in a turn is free
       *[other] the first { $count } moves that you buy in a turn are free
    }
effect-kill =
    { $is_fought ->
        [1] kill { $count ->
            [one] { $count } enemy troop
           *[other] { $count } enemy troops
        } in this battle
       *[other] kill { $count ->
            [one] { $count } troop
           *[other] up to { $count } troops
        } of one enemy army within { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } of an army of yours, but not in a fort
    }
effect-convert =
    { $count ->
        [one] send { $count } enemy troop back to its board and summon one of yours in its place, if there is room
       *[other] send { $count } enemy troops back to their board and summon as many of yours in their place, as far as there is room
    }
effect-steal =
    { $source ->
        [opponent] take { $loot } from the enemy
       *[anybody] { $count ->
            [one] take { $loot } from another player
           *[other] take up to { $loot } from other players{ $each ->
                [0] { "" }
               *[other] , at most { $each } from each
            }
        }
    }
effect-spare =
    { $count ->
        [one] { $count } of your killed troops goes to your fort instead of your board
       *[other] up to { $count } of your killed troops go to your fort instead of your board
    }
effect-set-die = turn one of your dice to any face
effect-ignore-enemy-heroes = the enemy pays { $price }, or the icons and abilities of the enemy’s hero do not count in this battle; this comes before all else
effect-survivors-only-strength = on both sides, only troops that survive the losses count for strength
effect-win-without-losses = win this battle without dice and without losses
effect-join-battle =
    { $steps ->
        [0] this hero may ride into your battle from anywhere, unless another hero of yours is in it
        [one] this hero may ride into your battle from { $steps } step away, unless another hero of yours is in it
       *[other] this hero may ride into your battle from up to { $steps } steps away, unless another hero of yours is in it
    }
effect-deny = the enemy may not reroll
effect-return-to-supply = you may send this hero back beside the board for { $icons }

## What goals ask for

goal-at-once = Reached as soon as { $conditions }.
goal-at-turn-end = Reached at the end of your turn, if { $conditions }.
condition-goods = you have at least { $goods }
condition-lead = you have { $amount } more than every other player
condition-troops-on-board =
    { $count ->
        [one] you have a troop on the board
       *[other] you have { $count } troops on the board
    }
condition-army-at =
    { $count ->
        [one] your army { $site } has at least { $count } troop
       *[other] your army { $site } has at least { $count } troops
    }
condition-control = your troops control { $sites }
condition-control-adjacent =
    { $count ->
        [one] your troops control { $count } territory next to Toshi Ranbo
       *[other] your troops control { $count } territories next to Toshi Ranbo
    }
condition-armies =
    you have { $count ->
        [one] { $count } army
       *[other] { $count } armies
    } of at least { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } outside your fort
condition-territories-occupied =
    { $count ->
        [one] you have troops on { $count } territory outside your fort
       *[other] you have troops on { $count } territories outside your fort
    }
condition-heroes-deployed =
    { $count ->
        [one] { $count } of your heroes is outside your fort
       *[other] { $count } of your heroes are outside your fort
    }
condition-hero-at =
    { $count ->
        [one] a hero of yours stands { $site }
       *[other] { $count } of your heroes stand { $site }
    } with at least { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
condition-orders-per-column =
    you have at least { $count ->
        [one] { $count } order
       *[other] { $count } orders
    } on { $columns ->
        [4] every column
        [one] { $columns } column
       *[other] each of { $columns } columns
    }{ $total ->
        [0] { "" }
       *[other] { " " }and { $total } in all
    }
condition-shrine-upgrades =
    { $count ->
        [one] you own { $count } upgrade of a shrine
       *[other] you own { $count } upgrades of shrines
    }
condition-tokens-taken =
    { $count ->
        [one] you have taken { $count } village token from other players
       *[other] you have taken { $count } village tokens from other players
    }
condition-kills-in-battle =
    { $count ->
        [one] you kill { $count } troop in a battle
       *[other] you kill { $count } troops in one battle
    }
victory-any = you win a battle
victory-attacker = you win a battle as the attacker
victory-defender = you win a battle as the defender
victory-losses =
    { $count ->
        [0] without losing a troop
        [one] losing at most { $count } troop
       *[other] losing at most { $count } troops
    }
victory-enemies =
    { $count ->
        [one] against at least { $count } troop
       *[other] against at least { $count } troops
    }
victory-survivors =
    { $count ->
        [one] with at least { $count } troop left
       *[other] with at least { $count } troops left
    }
victory-steps =
    { $count ->
        [one] with an army that has walked at least { $count } step in this turn
       *[other] with an army that has walked at least { $count } steps in this turn
    }
# Where an army stands; and how many of such territories.
site-village = in a village
site-shrine = at a shrine
site-watchtower = at a watchtower
site-building = at a clan building
site-toshi-ranbo = in Toshi Ranbo
sites-village =
    { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
sites-shrine =
    { $count ->
        [one] { $count } shrine
       *[other] { $count } shrines
    }
sites-watchtower =
    { $count ->
        [one] { $count } watchtower
       *[other] { $count } watchtowers
    }
sites-building =
    { $count ->
        [one] { $count } territory with a clan building
       *[other] { $count } territories with clan buildings
    }
sites-toshi-ranbo = Toshi Ranbo

## Options

option-clans = Clans
    .hint = How the players get their clans.
option-clans-dealt = Dealt
    .hint = Everybody gets a clan at random.
option-clans-chosen = Chosen
    .hint = Everybody chooses a clan, in seat order.

## Actions

action-choose = Lead the { $clan } clan
action-take = Take { $order } { $payment_paid }
action-refresh = Discard the whole row
action-place = Put it on { $column }
action-noble = Noble action: { $noble }
action-activate = Activate { $column }
action-issue = Put { $special } on { $column }
action-call = Summon { $hero }
action-station = { $place }
action-summon = A troop to { $place }
action-gain = Gain 1 { $good }
action-march = March from { $origin } to { $place }
action-jump = Jump from { $origin } to { $place }
action-muster =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
action-lead = { $hero } goes along
action-stay = No hero goes along
action-build = Build { $building } { $place_prepositional }
action-buy = Buy { $tactic }
action-steal = Take 1 { $good } from { $owner_listed }
action-smite = Kill a troop { $place_prepositional }
# Prompts that are answered with these are questions.
action-accept = Yes
action-decline = Leave it as it is
action-reroll = Reroll these dice: { $dice }
action-keep = Keep these dice: { $dice }
action-turn = Turn die no. { $die } to: { $face }
action-retreat = Retreat to { $place }
action-plunder = Take the village token: { $token }
action-done = Done
action-deal-clan = Deal { $clan }
action-hallow = Draw the { $upgrade }
action-deal = Deal { $tactic }
action-reveal = Reveal { $order }
action-roll = Roll: { $face }
action-find = Find a village token: { $token }

## Events

event-clan-taken = { $seat } leads the { $clan } clan.
event-shrine-hallowed = The { $upgrade } lies { $place_prepositional }.
event-tactic-dealt = { $seat } was dealt the neutral tactic { $tactic }.
event-round-began = Round { $number } began.
event-turn-began = { $seat } is to move.
event-order-revealed = { $order } joined the row of orders.
event-row-refreshed = { $seat } discarded the whole row of orders.
event-order-taken = { $seat } took the order { $order } { $payment_paid }.
event-no-order = { $seat } could take no order.
event-order-placed = { $seat } put { $order } on { $column }.
event-noble-begun = { $seat } began the noble action “{ $noble }”.
event-special-issued = { $seat } put the special order { $special } on { $column }.
event-special-spent = { $seat } discarded the special order { $special }.
event-column-activated = { $seat } activated { $column }.
event-gained = { $seat } gained { $count } { $good }.
event-stolen = { $seat } took 1 { $good } from { $owner_listed }.
event-summoned =
    { $seat } summoned { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } to { $place }.
event-hero-called = { $seat } summoned the hero { $hero } to { $place }.
event-move-bought =
    { $count ->
        [0] { $seat } bought a move for free.
       *[other] { $seat } bought a move for { $count } { $good }.
    }
event-marched =
    { $seat } moved { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } from { $origin } to { $place }.
event-jumped =
    { $seat } moved { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } by watchtower from { $origin } to { $place }.
event-hero-went = { $hero } went along to { $place } ({ $seat_listed }).
event-toshi-ranbo-entered = { $seat } is the first to enter Toshi Ranbo.
event-built = { $seat } built { $building } { $place_prepositional }.
event-tactic-bought = { $seat } bought the tactic { $tactic }.
event-smitten = { $seat } killed a troop of { $owner_listed } { $place_prepositional } from afar.
event-battle-began = { $seat } attacked { $owner_listed } { $place_prepositional }.
event-hero-rode = { $hero } rode into the battle { $place_prepositional } ({ $seat_listed }).
event-ransom-paid = { $seat } paid, so that { $hero } counts in this battle.
event-hero-ignored = { $hero } does not count in this battle ({ $seat_listed }).
event-won-bloodlessly = { $hero } won the battle for { $seat_listed } without a fight.
event-killed =
    { $seat } killed { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } of { $owner_listed } { $place_prepositional }.
event-converted = { $seat } drove off a troop of { $owner_listed } { $place_prepositional } and put one of its own in its place.
event-side-counted = { $seat } goes into battle with strength { $strength }, blood { $blood } and armour { $armour }.
event-die-rolled = { $seat } rolled { $face }.
event-rerolled = { $seat } used a reroll.
event-die-turned = { $seat } turned a die to { $face }.
event-dice-kept = { $seat } chose which dice to keep.
event-hero-returned = { $seat } sent { $hero } back beside the board.
event-final-count = { $seat } ends with strength { $strength }, blood { $blood } and armour { $armour }.
event-losses =
    { $count ->
        [0] { $seat } lost no troops.
        [one] { $seat } lost { $count } troop.
       *[other] { $seat } lost { $count } troops.
    }
event-battle-won = { $seat } won the battle { $place_prepositional } against { $owner_listed }.
event-battle-undecided = Nobody survived the battle { $place_prepositional }, and nobody won it.
event-spared =
    { $seat } saved { $count ->
        [one] { $count } killed troop
       *[other] { $count } killed troops
    } to the fort.
event-retreated =
    { $seat } retreated with { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } to { $place }.
event-hero-home = { $hero }, whose army is gone, went to { $place } ({ $seat_listed }).
event-token-taken = { $seat } took a village token from { $owner_listed }: { $token }.
event-token-found = { $seat } turned up the token of { $place }: { $token }.
event-upgrade-taken = { $seat } took the { $upgrade }.
event-refilled =
    { $seat } had too few troops on the board and got { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } in the fort.
event-attack-point = { $seat } won as the attacker: an achievement.
event-goal-point = { $seat } reached the clan goal { $goal }: an achievement.
event-buildings-point = { $seat } built both buildings: an achievement.
event-tactics-point = { $seat } bought the last of the tactics: an achievement.
event-nobles-point = { $seat } performed all noble actions: an achievement.
event-shrines-point = { $seat } controls two shrines: an achievement.
event-taken-point = { $seat } took Toshi Ranbo: an achievement.
event-villages-point = { $seat } gathered enough village tokens: an achievement.
event-held-point = { $seat } holds Toshi Ranbo: an achievement, as long as troops are there.
event-held-lost = { $seat } no longer holds Toshi Ranbo and lost the achievement for it.
event-game-over = The game ended.

## Lines of the log that are folded into one

folded-dealt =
    { $who ->
        [all] Everybody was
        [one] { $names } was
       *[some] { $names } were
    } dealt { $each ->
        [one] { $each } neutral tactic
       *[other] { $each } neutral tactics
    }.

## What achievements are for

source-attacks = attacks won
source-goals = clan goals
source-buildings = buildings
source-tactics = tactics
source-nobles = noble actions
source-shrines = shrines
source-toshi-ranbo = Toshi Ranbo
source-villages = villages

## Why an action is not possible

refusal-not-in-row = This order is not in the row.
refusal-too-dear = You cannot pay for it.
refusal-no-refresh = The row can be discarded only if { $rules_refresh_same_colour } of its orders have one colour or { $rules_refresh_with_cost } of them have a cost, if the row is full, and if there are others to come.
refusal-noble-done = You have performed this noble action already; each is possible once a game.
refusal-nothing-to-command = After this noble action is paid, you could not pay for any order that is left in the row.
refusal-other-price = It is paid with one of the resources in its cost, and only if it has one.
refusal-refreshed-enough = The row has been discarded as often as a turn allows.
refusal-nothing-to-decree = You have no special order left.
refusal-marched-already = This army has marched; only a jump may follow, or the end of this move.
refusal-jumped-already = You have jumped before this move; now march.
refusal-no-army = You have no troops there.
refusal-not-adjacent = A march goes one step, to a neighbouring territory.
refusal-foreign-fort = Only its owner’s troops enter a fort.
refusal-too-weak = The first army that enters Toshi Ranbo needs strength { $rules_strength_to_enter }.
refusal-no-room = That would leave too many troops or two of your heroes on a territory.
refusal-no-tower = Jumps go between watchtowers and your own fort.
refusal-no-site = You build where your troops stand, next to them or next to your fort, and only where there is no token, no building and no enemy.
refusal-built-already = It is built already.
refusal-bought-already = You have this tactic already.
refusal-not-offered = This card is not yours.

# Said at the end when achievements are equal.
tie-break = Whoever has as many achievements shares the place.

## What an ability would do, after “Do you want to …”

deed-join-battle = let your hero ride into this battle
deed-win-without-losses = win this battle without dice and losses
deed-kill = kill enemy troops in this battle
deed-convert = replace enemy troops by your own
deed-summon = summon troops to this battle
deed-steal = take resources from the enemy
deed-gain = gain resources
deed-set-die = turn one of your dice to any face
deed-ignore-enemy-heroes = let your hero count in this battle
deed-return-to-supply = send your hero away for more icons in this battle

deed-other = use the ability

## Prompts

prompt-dealing-clans = Wait while the clans are dealt.
prompt-hallowing = Wait while the upgrades of the shrines are drawn.
prompt-dealing = Wait while the neutral tactics are dealt.
prompt-revealing = Wait while the row of orders is filled.
prompt-rolling = Wait while the dice roll.
prompt-finding = Wait while a village token is turned up.
prompt-activating = Wait while the column is activated.
prompt-battling = Wait while the battle is fought.
prompt-ending = Wait while the turn ends.
prompt-gaining = Wait while the tactic takes effect.
prompt-choosing = Choose the clan that you will lead.
prompt-ordering = Choose an order from the row and pay for it.
prompt-placing = Put { $order } on the column of its colour, or face down on a noble action.
prompt-commanding = Choose a second order from the row and pay for it.
prompt-stacking = Choose the column for { $order }; that column is then activated.
prompt-appointing =
    { $argument ->
        [1] Choose another column to activate, or none.
       *[other] Choose a column to activate.
    }
prompt-issuing =
    { $argument ->
        [1] Choose a special order and a column for it; that column is then activated.
       *[other] Choose a special order and a column for it; the column is not activated now.
    }
prompt-calling =
    { $argument ->
        [1] Choose a mercenary hero.
       *[other] Choose a hero of your clan.
    }
prompt-stationing = Choose where { $hero } goes.
prompt-summoning =
    { $left ->
        [one] Summon { $left } troop to your fort or to a clan building that you control.
       *[other] Summon up to { $left } troops to your fort and to clan buildings that you control.
    }
prompt-gathering =
    { $left ->
        [one] Choose a resource to take.
       *[other] Choose { $left } resources to take, one after another.
    }
prompt-moving =
    { $jump ->
        [1] Now march one of your armies one step.
       *[other] { $bought ->
            [0] { $left ->
                [one] March an army one step: { $left } move left.
               *[other] March an army one step: { $left } moves left.
            }
           *[other] { $price ->
                [0] March an army one step for free, or finish.
               *[other] Buy a move for { $price } { $good } and march an army one step, or finish.
            }
        }
    }
prompt-mustering =
    { $jump ->
        [1] Choose how many troops jump from { $origin } to { $place } { tower-price }.
       *[other] Choose how many troops march from { $origin } to { $place }.
    }
prompt-leading = Choose whether a hero goes along from { $origin } to { $place }.
prompt-jumping = Move one of your armies by the watchtowers { tower-price }, or finish.
prompt-building = Choose a building and a place for it, or finish.
prompt-buying = Buy a tactic if you can, or finish.
prompt-stealing =
    { $left ->
        [one] Choose what to take, and from whom.
       *[other] Choose what to take, and from whom; { $left } left.
    }
prompt-smiting =
    { $left ->
        [one] Choose the enemy army in which { $left } troop dies, or finish.
       *[other] Choose the enemy army in which up to { $left } troops die, or finish.
    }
prompt-using =
    { $sort ->
        [0] { $hero }: do
        [1] { $tactic }: do
        [2] { $building }: do
       *[other] Do
    } you want to { $price ->
        [0] { $deed }
       *[other] pay { $price } { $good } to { $deed }
    }?
prompt-ransoming =
    Do you want to { $price ->
        [0] { $deed }
       *[other] pay { $price } { $good } to { $deed }
    }?
prompt-rerolling =
    { $left ->
        [one] Choose dice to roll again, or none; { $left } reroll left.
       *[other] Choose dice to roll again, or none; { $left } rerolls left.
    }
prompt-turning =
    { $price ->
        [0] Choose a die to turn and its new face, or none.
       *[other] Choose a die to turn for { $price } { $good } and its new face, or none.
    }
prompt-keeping =
    { $left ->
        [one] Choose 1 die to keep.
       *[other] Choose { $left } dice to keep.
    }
prompt-retreating = Choose where all your troops retreat to.
prompt-homing = Choose where { $hero } goes now that the army is gone.
prompt-plundering = Choose a village token to take from the loser.

help-dealing-clans = Everybody gets one of the { $clan_count } clans. You see it in a moment.
help-hallowing = Chance decides which upgrade belongs to which shrine.
help-dealing = Everybody gets { $rules_neutral_tactics } neutral tactics, which others do not see. They are bought like those of the clan.
help-revealing = The row holds { $rules_row } orders. Chance draws new ones from the deck; when it is empty, the discarded ones are shuffled.
help-rolling = Each die has eight faces with strength, blood and armour. Nobody rolls more than { $rules_dice }.
help-finding = A village token shows a troop or a resource, which its finder gets at once.
help-activating = The column goes on by itself until somebody has to decide.
help-battling = The battle goes on by itself until somebody has to decide.
help-ending = Villages, shrines and Toshi Ranbo are settled, then everybody with fewer than { $rules_least_troops } troops is filled up, and the row, too.
help-gaining = What the tactic does at once is carried out.
help-choosing = Clans differ in their cards: three heroes, two tactics, three goals, two special orders and two buildings. The rules page lists them all.
help-ordering = What you pay is shown with the order: one of these resources, or nothing. Next you decide what the order is for. You may discard the whole row first if { $rules_refresh_same_colour } orders have one colour or { $rules_refresh_with_cost } have a cost. If you can neither pay for an order nor discard the row, you activate a column without an order.
help-placing = On its column, the order stays for the whole game and acts whenever the column is activated, as it is now. Face down, it pays for a noble action, which costs influence besides: { $nobles_influence_1 } for { noble-command }, { $nobles_influence_2 } for { noble-hero }, { $nobles_influence_3 } for { noble-decree }; each once a game.
help-commanding = The row is not filled up before. This order may go on any column, whatever its colour.
help-stacking = The column is activated from this order downwards.
help-appointing = A column is activated from its top card down to its printed lines. No order is added to it.
help-issuing = A special order goes on a column of its colour, on top. Some act once and are discarded then.
help-calling = A hero fights where its army is, never dies, and never walks alone.
help-stationing = A hero comes to your fort or to any army of yours without a hero, even where a battle is pending.
help-summoning = Troops come from your clan board, { $rules_troops } in all. On a territory there may be { $rules_army_limit } of yours, but any number in your fort and in camps. What you do not summon now is lost.
help-gathering = What you take is yours at once.
help-moving = An army, or a part of it, goes to a neighbouring territory. Where an enemy army stands, a battle begins at the end of the column, and nobody marches any more in this turn. Before or after each march, one of your armies may jump between watchtowers and your fort { tower-price }.
help-mustering = The others stay. A territory holds { $rules_army_limit } of your troops; your fort and camps hold any number.
help-leading = There is at most one hero of yours on a territory. Outside the fort, a hero cannot stay behind alone.
help-jumping = One jump for each march, directly before or after it: between watchtowers and your fort, { tower-price }. It need not be the army that marches.
help-building = You build where your troops stand, next to them or next to your fort; there must be no token, no building and no enemy. A building lets you summon and retreat there; a camp holds any number of troops.
help-buying = Two tactics of your clan and the neutral ones that were dealt to you are on offer. You may have { $rules_tactics } in the whole game.
help-stealing = What you take is yours at once.
help-smiting = All troops that die belong to the same army. This is no battle: nobody wins anything by it.
help-using = The ability is that of the card named. If you do not use it now, the battle goes on without it.
help-ransoming = If you do not pay, the icons and abilities of your hero do not count in this battle.
help-rerolling = You may roll any of your dice again, as often as you have rerolls. After that you choose which ones to keep.
help-turning = The die then shows the face that you choose.
help-keeping = Only what the kept dice show is added to your strength, blood and armour.
help-retreating = All survivors go to the same place: your fort, or a clan building that you control and that has room for all. A hero goes along.
help-homing = To your fort, or to a clan building where troops of yours stand without a hero.
help-plundering = You get what it shows at once. The token counts for your villages, if there is room on your board.

## The rules page

# What a jump by watchtower costs.
tower-toll =
    { $tower_toll } { $tower_good ->
        [koku] koku
        [influence] influence
       *[wood] wood
    }
tower-price =
    { $tower_toll ->
        [0] for free
       *[other] for { tower-toll }
    }

rules-aim =
    You lead a [clan](#term-clan) in the fight for the castle of Toshi Ranbo. Whoever has { $rules_achievements_to_win ->
        [one] { $rules_achievements_to_win } [achievement](#term-achievement)
       *[other] { $rules_achievements_to_win } [achievements](#term-achievement)
    } first wins, at once and in the middle of a turn if need be. There are { $achievement_count } in all, and everybody can earn each of them, whoever got it first.

    You get an achievement at the very moment when its condition is met, even in another player’s turn, and keep it whatever happens later. Only one can be lost: the one for holding Toshi Ranbo. Won attacks and clan goals count twice each. If several players reach the last one at once, the one whose turn it is wins.
    .heading = How to win

rules-board =
    The map is made of six-sided [territories](#term-territory): plains, villages, shrines, watchtowers and, in the middle, Toshi Ranbo. With up to { $few } players the small side of the board is used, with more the large one. At the edge every player has a [fort](#term-fort) that nobody else can enter.

    You [control](#term-control) a territory where you have an army and nobody else has one. A territory where a battle is pending is controlled by nobody.
    .heading = The map

rules-clan-board =
    Everything that you own lies on your clan board: [koku](#term-koku), [influence](#term-influence) and [wood](#term-wood), village tokens, tactics, goals, and { $rules_troops } [troops](#term-troop) in all, of which those on the map form your [armies](#term-army).

    At its heart are four [columns](#term-column), each of a colour. Above a column lie the [orders](#term-order) that you put there; below are its printed lines. An [upgrade](#term-upgrade) covers the first line of its column.
    .heading = Your clan board

rules-setup =
    Clans are dealt or chosen. Everybody gets resources and troops in the fort by the order of turns; who comes later gets more. Shrines get their upgrades at random, villages a token face down, Toshi Ranbo the upgrade of its own. Everybody is dealt { $rules_neutral_tactics } of the { $neutral_count } neutral [tactics](#term-tactic), which the others do not see. All cards of the clans are open.

    { $order_cards } orders make up the deck, { $crowd_cards } of them only with { $crowd } and more players. { $rules_row } of them lie face up in the row.
    .heading = Setting up

rules-turn =
    Players take turns, clockwise. A turn has five steps:

    1. Choose an order from the row and pay for it.
    2. Put it face up on the column of its colour, or face down on a noble action.
    3. Activate that column, or perform the noble action.
    4. Fight the battle, if a move has brought one about.
    5. End the turn.
    .heading = Your turn

rules-orders =
    You must take one of the orders in the row and pay its cost: one of the resources that it names, or nothing.

    Before you choose, you may throw away the whole row if at least { $rules_refresh_same_colour } of its { $rules_row } orders have one colour or at least { $rules_refresh_with_cost } have a cost. New ones come, and if the condition holds again you may do it again. When the deck is empty, the discarded orders are shuffled.

    If you can pay for no order and may not throw the row away, you activate any column without an order.

    An order that you put on its column stays there for the rest of the game and acts each time that the column is activated.
    .heading = Orders

rules-columns =
    A column is activated from the top: first its newest order, then the others down to the oldest, then tactics, heroes and buildings of yours that act with this column, then the printed lines. You pay nothing for that. You may skip what you do not want; what you have skipped is gone for this time.

    Resources come by themselves. Where it says that you buy something, you may do so as often as you can pay. Icons of battle do nothing here: they count when you fight.
    .heading = Activating a column

rules-nobles =
    Instead of putting an order on its column, you may lay it face down on a free [noble action](#term-noble-action) and pay its influence. Each can be performed once in a game, in any order; whoever has performed all three has an achievement. The order below it no longer acts.
    .heading = Noble actions

rules-summoning =
    Summoned troops come from your clan board to your fort or to clan buildings that you control, divided as you like. If all { $rules_troops } are on the map, no more come.

    No more than { $rules_army_limit } of your troops may stand on a territory. Your fort and camps that you control hold any number.
    .heading = Summoning

rules-movement =
    With a move, an army or a part of it marches one step to a neighbouring territory. Armies that meet their own join, as far as there is room. The same army may march several times; you finish one move before you begin the next. Each column with moves lets you buy more at its last line.

    If you march to where an enemy army stands, you bring about a battle. You march no more in this turn, carry out the rest of the column, and then fight. Without an enemy army you simply walk in, even where an enemy’s building stands: it is yours to use then.
    .heading = Moving

rules-towers =
    Directly before or directly after each march you may move an army by [watchtower](#term-watchtower): from a watchtower to another one or to your fort, or from your fort to a watchtower. That costs { tower-toll } and uses up no move. It need not be the army that marches. If an enemy army stands at the tower, a battle is brought about and all movement ends.
    .heading = Watchtowers

rules-toshi-ranbo =
    The first army to enter [Toshi Ranbo](#term-toshi-ranbo) needs strength { $rules_strength_to_enter }: its troops, the strength of its hero and that of the orders on your columns count, but no strength that hangs on a condition. It ends your movement for this turn. Later any army may enter, and march on.

    If you control Toshi Ranbo at the end of your turn, you take its upgrade, even out of another player’s hands, an achievement that stays with you, and another one that you lose as soon as you have no troops there. Who defends Toshi Ranbo has { $toshi_ranbo_strength } more strength and { $toshi_ranbo_armour } more armour.
    .heading = Toshi Ranbo

rules-villages =
    At the end of your turn you turn up the token of every [village](#term-village) that you control: you get the resource that it shows, or a troop in your fort, and keep the token. There is room for { $rules_tokens } on your board, which are an achievement; further ones bring their gift and leave the game.
    .heading = Villages

rules-shrines =
    At the end of your turn you take the upgrade of every [shrine](#term-shrine) that you control, even out of another player’s hands. It stays with you until somebody takes it, also when your troops are gone. Controlling two shrines at once is an achievement.
    .heading = Shrines

rules-buildings =
    Each clan has two [buildings](#term-building), a unique one and a camp, which are paid in wood. You build where your troops stand, next to them, or next to your fort; there must be no token (a village whose token was taken is free), no other building and no enemy army. Both buildings are an achievement.

    You may summon to and retreat to a building that you control, and you have the use of its ability. A building belongs to whoever has an army there, and to its builder if nobody has.
    .heading = Buildings

rules-tactics =
    On offer are the two tactics of your clan and the neutral ones that were dealt to you; they are paid in koku. You may have { $rules_tactics } in a game, and the last of them is an achievement. What a tactic does at once happens when you buy it; the rest lasts for the whole game. Tactics also bring [heroes](#term-hero): those of a clan its own, some neutral ones a [mercenary](#term-mercenary).
    .heading = Tactics

rules-heroes =
    A clan has { $clan_heroes } heroes; { $mercenaries } mercenaries are there for all. A summoned hero comes to your fort or to an army of yours without one: there is never more than one hero of yours on a territory, but any number in your fort. Heroes are no troops. They march with an army, never alone, and cannot be left without troops outside the fort. They cannot die: a hero whose army is gone goes to your fort, or to a clan building where you have troops and no hero.
    .heading = Heroes

rules-specials =
    A [special order](#term-special-order) goes on a column of its colour, on top; some have all four colours and go anywhere. You put one down with the noble action “{ noble-decree }”, which activates the column, or with the tactic { tactic-innovation }, which does not. It counts as an order. Some act only once and are discarded after that.
    .heading = Special orders

rules-battle =
    The one who marched in is the attacker, the other one the defender.

    1. What happens before the battle and at its start: first a hero who cancels enemy heroes, then one who can win without a fight, then the rest, the defender’s before the attacker’s.
    2. Both sides count [strength](#term-strength), [blood](#term-blood) and [armour](#term-armour): 1 strength for each troop, and the icons on all orders on your columns and on your hero there; Toshi Ranbo adds to its defender.
    3. The defender rolls as many dice as the clan board, orders, hero, tactics and buildings give, { $rules_dice } at most. With each [reroll](#term-reroll) any of them are rolled again. Then so many dice are kept as the icons say, and what they show is added. After that the attacker does the same.
    4. Losses fall on both sides at once: each blood kills one enemy troop, each armour saves one of your own. The dead still count for strength.
    5. The winner is found as in the table below.
    .heading = Battle

rules-outcome =
    The loser’s survivors [retreat](#term-retreat) together, to the fort or to one clan building that the loser controls and that has room for all. Their hero goes along, or to the fort if another hero of the loser is there already. The winner takes a village token of choice from the loser and gets at once what it shows. If the attacker wins, that is an achievement (twice in a game) and the territory is taken. A defender who wins keeps the territory.
    .heading = Who wins a battle

rules-turn-end =
    First you turn up villages, take the upgrades of shrines and settle Toshi Ranbo; after that, goals that ask for the end of a turn are looked at. Then everybody who has fewer than { $rules_least_troops } troops on the map gets the missing ones in the fort. Last, the row is filled up to { $rules_row } orders.
    .heading = The end of a turn

rules-end =
    The game is over the moment somebody has as many achievements as one needs ({ $rules_achievements_to_win }). [Goals](#term-goal) are looked at all the time and for everybody, the player whose turn it is first. Two goals count; a third brings nothing.
    .heading = The end of the game

rules-order-cards = All orders, by colour. “5/6” says how many more there are with { $crowd } and more players.
    .heading = The orders

rules-neutral-cards = The tactics that are dealt, and the heroes whom some of them bring.
    .heading = Neutral tactics and mercenaries

rules-clan-cards = Each clan has three heroes, two tactics, two special orders, two buildings and three goals.
    .heading = The clans

rules-dice = All six dice are alike.
    .heading = The dice

rules-rulings =
    What the rulebook leaves open, we decided so. These decisions are ours:

    - So that every game ends: a row can be thrown away { $play_refreshes ->
        [one] { $play_refreshes } time
       *[other] { $play_refreshes } times
    } in a turn, and once the turns without an order have added up to { $play_rounds_without_order ->
        [one] { $play_rounds_without_order } round
       *[other] { $play_rounds_without_order } rounds
    } the game is over; the most achievements win then, and a tie is a shared victory.
    - The row may be thrown away again while the condition holds. Whoever can pay for no order and may not throw the row away activates a column without one; so does everybody once there are no more orders.
    - The noble action “{ noble-command }” needs another order in the row that you can still pay for. The row is filled up at the end of the turn.
    - Strength that hangs on a condition counts in battle only, not for the first entry into Toshi Ranbo.
    - The chart of the outcome is our reading: a tie in strength goes to the defender; a side without survivors loses to one that has some; without any survivors nobody wins.
    - What lies on a column besides its orders acts after them and before the printed lines. What you buy or build during an activation acts from the next one on, but in a battle of this turn it counts.
    - There is one jump by watchtower for each march. A jump before a march needs a march after it, unless it brings about a battle.
    - A territory where a battle is pending counts for nobody’s goals and shrines, but a building there stays the defender’s until the battle is decided; the marker of Toshi Ranbo stays until the last troop there is gone.
    - The battle is fought after the rest of the column, and after a second column, if there is one.
    - If the army that you marched against is gone before the battle begins, there is no battle and no victory.
    - Troops that are killed at the start of a battle no longer count for strength. A troop that changes sides is lost but not killed.
    - The noble actions are an achievement when the third is completed, before a battle.
    - A token that shows a troop brings nothing to whoever has all troops on the map. Resources never run out.
    - If several players reach their last achievement at once and none of them is on turn, the next one in turn order wins.
    .heading = Our decisions

rules-sources =
    The rules are printed, and this page tells them in our own words. But most values of cards, dice and map are not public: they were designed by us to fit every printed fact. They are marked with *. Icons that a scan of the rulebook has lost are read as they most likely were.

    If you own the box, you can correct all of it in one file, `--components FILE`, without touching the program; what you have corrected is no longer marked. `kachidoki balance gunsen` shows what your figures do to the balance. This is what was reconstructed:
    .heading = What is certain, and what is ours

rules-legend = What bears a * is printed nowhere that we know of, or its icon is lost: we worked it out. See “{ rules-sources.heading }”.

reconstructed-goods_by_turn = The resources at the start: the numbers are printed, which of them is influence and which is wood is our reading.
reconstructed-columns = The printed lines of the clan boards: they are printed, but with which resource one buys moves, tactics and buildings is partly our reading. The colours are ours.
reconstructed-upgrades = What the upgrades do: only where they lie and what they cover is printed.
reconstructed-tower-good = Which resource a jump by watchtower costs.
reconstructed-dice = The faces of the dice. With ours, the example of a battle in the rulebook comes out exactly.
reconstructed-maps = How the territories lie. How many there are of each sort is printed.
reconstructed-orders = The orders: what they do, what they cost, how many there are of each. Printed are their number, the four colours and that some bear the mark 5/6.
reconstructed-tactics = The tactics, but for { tactic-innovation } and that some bring heroes.
reconstructed-heroes = The heroes: eight of them and the outline of their abilities are named in the rulebook, the values of one are printed ({ hero-ikoma-tsanuri }); the rest is ours.
reconstructed-specials = The special orders; printed is that some have one colour and some have four, and that some act once.
reconstructed-buildings = What the unique buildings do, and all prices of buildings.
reconstructed-goals = The goals of the clans.
reconstructed-play = The two limits that make every game end: see “{ rules-rulings.heading }”.

column-achievement = Achievement
column-merit = How
column-column = Column
column-upgrade-effect = With the upgrade
column-line-1 = First line
column-line-2 = Second line
column-line-3 = Third line
column-turn-order = Turn
column-koku = Koku
column-wood = Wood
column-troops = Troops
column-noble = Noble action
column-effect = Effect
column-players = Players
column-territories = Territories
column-villages = Villages
column-shrines = Shrines
column-watchtowers = Watchtowers
column-order = Order
column-cost = Cost
column-copies = Copies
column-more-copies = 5/6
column-tactic = Tactic
column-hero = Hero
column-sort = Kind
column-card = Card
column-price = Price
column-face = Face
column-shows = Shows
column-case = Situation
column-outcome = Outcome

# Kinds of cards of a clan.
sort-hero = hero
sort-tactic = tactic
sort-special = special order
sort-building = building
sort-goal = goal

players-range = { $least }–{ $most }

# Who wins a battle: in this order, the first situation that applies.
outcome-nobody = No troops are left on either side.
    .result = Nobody wins; the territory is empty.
outcome-survivors = Only one side has troops left.
    .result = That side wins, whatever the strength.
outcome-attacker = The attacker has more strength.
    .result = The attacker wins.
outcome-defender = The defender has as much strength or more.
    .result = The defender wins.

# Words that the rules page explains; its paragraphs link to them.
term-clan = clan
    .meaning = What a player leads: one of { $clan_count }, with troops and cards of its own.
term-achievement = achievement
    .meaning = What one wins by. { $rules_achievements_to_win } of { $achievement_count } are needed.
term-territory = territory
    .meaning = A hex of the map. Forts are not among them.
term-fort = fort
    .meaning = Your place at the edge of the map. Any number of your troops and heroes may stand there; nobody else enters it.
term-control = control
    .meaning = You control a territory where your army stands alone. You also control your own building as long as no enemy army stands there.
term-koku = koku
    .meaning = Money: buys tactics.
term-influence = influence
    .meaning = Pays for noble actions.
term-wood = wood
    .meaning = Pays for buildings.
term-troop = troop
    .meaning = One soldier piece. Every clan has { $rules_troops }.
term-army = army
    .meaning = All your troops on one territory.
term-column = column
    .meaning = One of the four parts of a clan board: { column-armory }, { column-summon }, { column-influence }, { column-expansion }.
term-order = order
    .meaning = A card of the row that goes on the column of its colour and acts whenever that is activated. Its icons count in every battle of yours.
term-upgrade = upgrade
    .meaning = A token that covers the first line of a column with a better one.
term-tactic = tactic
    .meaning = A card that you buy for koku and that lasts for the game.
term-noble-action = noble action
    .meaning = One of three strong actions, each possible once a game, for influence.
term-watchtower = watchtower
    .meaning = Armies jump between watchtowers and their own fort.
term-toshi-ranbo = Toshi Ranbo
    .meaning = The castle in the middle of the map.
term-village = village
    .meaning = A territory with a token that lies face down until somebody controls it at the end of a turn.
term-shrine = shrine
    .meaning = A territory to which an upgrade belongs.
term-building = building
    .meaning = A unique building or a camp. Whoever controls it summons and retreats there; a camp holds any number of troops.
term-hero = hero
    .meaning = A card with a piece that goes with an army; its icons and abilities count where it is.
term-mercenary = mercenary
    .meaning = A hero of no clan, whom a neutral tactic brings.
term-special-order = special order
    .meaning = One of two orders that each clan has of its own.
term-strength = strength
    .meaning = Decides who wins a battle.
term-blood = blood
    .meaning = Each kills an enemy troop, unless armour prevents it.
term-armour = armour
    .meaning = Each saves one of your own troops from blood.
term-reroll = reroll
    .meaning = Lets you roll any number of your dice once more.
term-retreat = retreat
    .meaning = The loser’s survivors go together to the fort or to one clan building.
term-goal = goal
    .meaning = One of three tasks of your clan; two of them can bring an achievement.

## The table in the terminal

table-over = The game is over
table-before = Before the first turn
table-round = Round { $number }
table-battle = battle: { $place }
table-activated = activated: { $column }
table-halted = no more moves this turn
table-free = free
table-column-armory = Ar
table-column-summon = Su
table-column-influence = In
table-column-expansion = Ex
table-place-plain = p
table-place-village = v
table-place-shrine = s
table-place-watchtower = w
table-place-toshi-ranbo = TR
table-place-fort = f
table-kind-plain = plain
table-kind-village = village
table-kind-shrine = shrine
table-kind-watchtower = watchtower
table-kind-toshi-ranbo = Toshi Ranbo
table-kind-fort = fort
table-icon-strength = strength
table-icon-blood = blood
table-icon-armour = armour
table-icon-dice = dice
table-icon-reroll = rerolls
table-icon-keep = keeps

# Drawn.

table-row = Orders:
table-nobles = Noble actions:
table-own-tactic = Tactics to buy:
table-own-building = To build:
table-own-hero = Heroes to call:
table-own-special = Special orders to issue:
table-mercenaries = Mercenary heroes:
table-piles = Orders in the deck: { $deck }, discarded: { $discards }
table-unseen = Village tokens not seen yet: { $tokens }
table-dice = Dice:
table-defender = defender
table-attacker = attacker
table-winner = wins
table-fights = in battle:
table-head-achievements = achieved
table-head-koku = koku
table-head-influence = infl.
table-head-wood = wood
table-head-troops = troops
table-head-tokens = tokens
table-head-tokens-short = tok
table-head-upgrades = upgrades
table-head-upgrades-short = up
table-head-nobles = noble
table-head-nobles-short = no
table-head-hand = secret
table-head-hand-short = se
table-head-hero = hero
table-head-lost = lost
table-head-lost-short = −
table-legend-troops = troops
table-legend-hero = hero
table-legend-building = building
table-legend-tactic = tactic
table-legend-move = move
table-legend-achievement = achievement
table-legend-token = token face down
table-legend-ability = ability
table-legend-condition = sometimes

# Told.

table-told-you = { $who }, that is you
table-told-clan = { $clan }. Heroes: { $heroes }. Tactics: { $tactics }. Buildings: { $buildings }. Special orders: { $specials }. Goals. { $goals }
table-told-no-clan = { $who }: no clan yet.
table-told-matter = At issue, { $card }: { $meaning }
table-told-player =
    { $who }: { $achievements ->
        [one] { $achievements } achievement
       *[other] { $achievements } achievements
    } of { $goal }; { $goods }; { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } on the map, { $supply } in the supply.
table-told-achievements = Achieved:
table-told-goals = Goals reached:
table-told-tactics = Tactics:
table-told-held = Secret tactics not bought: { $count }.
table-told-heroes = Heroes:
table-told-buildings = Buildings:
table-told-tokens = Village tokens:
table-told-taken = Village tokens taken from others: { $count }.
table-told-upgrades = Upgrades:
table-told-nobles = Noble actions done:
table-told-column = { $who }, { $column }, from the top: { $cards }.
table-told-lines = { $column }, printed: { $lines }.
table-told-army = { $who }: { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }.
table-told-led = { $who }: { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } and { $hero }.
table-told-nobody = nobody.
table-told-fort = { $fort } ({ $who })
table-told-closed = Nobody has entered it: the first army needs strength { $strength }.
table-told-building = Building:
table-told-control = Controlled by
table-told-token = A village token lies face down.
table-told-upgrade = Upgrade:
table-told-touches = Touches
table-told-order = Order { $order }, { $column }, cost: { $cost }. { $meaning }
table-told-battle =
    { $state ->
        [begun] Battle: { $place }.
       *[pending] A battle is to come: { $place }.
    }
table-told-side = { $role }, { $who }: troops { $troops }, { $icons }, lost { $killed }.
table-told-hero = Hero:
table-told-ignored = The hero does not count.
table-told-dice = Dice of { $who }: { $dice }.
table-told-blank = nothing
table-told-winner = Winner: { $who }.
table-told-own-tactic = Tactic to buy, { $card }, price { $price }. { $meaning }
table-told-own-building = To build, { $card }, price { $price }. { $meaning }
table-told-own-hero = Hero to call, { $card }. { $meaning }
table-told-own-special = Special order to issue, { $card }. { $meaning }
table-told-noble = Noble action still free, { $noble }: influence { $cost }. { $effect }
table-told-goal =
    { $done ->
        [yes] Goal reached, { $goal }: { $meaning }
       *[no] Goal, { $goal }: { $meaning }
    }
