### Rising Sun in English.
###
### Every message may use the facts of the game (see facts() beside this file): $politics_discount, $war_tokens …

title-name = Rising Sun
title-tagline = Three seasons of alliances, intrigue and war for the regions of Japan.
title-round =
    { $round ->
        [1] Spring
        [2] Summer
       *[other] Autumn
    }

## Names

region-hokkaido = Hokkaido
region-oshu = Oshu
region-edo = Edo
region-kyoto = Kyoto
region-kansai = Kansai
region-nagato = Nagato
region-shikoku = Shikoku
region-kyushu = Kyushu

house-koi = Koi
    .trait = Eddies in the Stream
    .ability = When war begins, all its ronin are exchanged for as many coins. When it hires ronin, each of its coins that was not bid counts as a ronin.
house-lotus = Lotus
    .trait = Dictate the Flow
    .ability = It lays its tile face down, shows it to nobody, and announces any of the five mandates; that one is carried out.
house-turtle = Turtle
    .trait = Shell of the Eternal
    .ability = Its strongholds move like figures and have force 1. They cannot be killed, taken hostage or replaced.
house-dragonfly = Dragonfly
    .trait = Gossamer Wings
    .ability = It summons and moves to any region, as many figures as anybody else, and never uses sea routes.
house-bonsai = Bonsai
    .trait = Sacred Bounty
    .ability = No card and no stronghold costs it more than 1 coin. A discount comes off after that.

# What stands on the map; `.one` is one of them within a sentence.
figure-bushi = bushi
    .one = a bushi
figure-shinto = shinto
    .one = a shinto
figure-daimyo = daimyo
    .one = the daimyo
figure-komainu = Komainu
    .one = the Komainu
figure-oni-of-skulls = Oni of Skulls
    .one = the Oni of Skulls
figure-yurei = Yurei
    .one = the Yurei
figure-river-dragon = River Dragon
    .one = the River Dragon
figure-oni-of-souls = Oni of Souls
    .one = the Oni of Souls
figure-oni-of-blood = Oni of Blood
    .one = the Oni of Blood
figure-oni-of-hate = Oni of Hate
    .one = the Oni of Hate
figure-oni-of-spite = Oni of Spite
    .one = the Oni of Spite
figure-stronghold = stronghold
    .one = a stronghold

mandate-recruit = Recruit
    .effect = Summon a figure for each of your strongholds, to its region.
    .privilege =
        { $politics_extra_figures ->
            [one] Summon { $politics_extra_figures } more figure to any region with a stronghold of yours.
           *[other] Summon { $politics_extra_figures } more figures to any regions with a stronghold of yours.
        }
mandate-march = March
    .effect = Move any of your figures, each once, over a border or a sea route.
    .privilege =
        Build a stronghold in any region for { $politics_stronghold_cost ->
            [one] { $politics_stronghold_cost } coin
           *[other] { $politics_stronghold_cost } coins
        }.
mandate-train = Train
    .effect = Buy a season card. Whoever chose this mandate goes first.
    .privilege =
        Pay { $politics_discount ->
            [one] { $politics_discount } coin
           *[other] { $politics_discount } coins
        } less.
mandate-harvest = Harvest
    .effect =
        Take { $politics_harvest_coins ->
            [one] { $politics_harvest_coins } coin
           *[other] { $politics_harvest_coins } coins
        }.
    .privilege = Take the reward of every region where you have the most force.
mandate-betray = Betray
    .effect = Nothing.
    .privilege = Only for whoever chose it: if you have an ally, break the alliance and lose honor; then replace up to { $replaced } figures of different players with your own of the same kind.

shrine-amaterasu = Amaterasu
    .effect = go to the top of the honor track.
shrine-fujin = Fujin
    .effect =
        make up to { $kami_moves ->
            [one] { $kami_moves } move
           *[other] { $kami_moves } moves
        } on the map, with one figure or several.
shrine-raijin = Raijin
    .effect = summon a bushi to any region.
shrine-ryujin = Ryujin
    .effect = buy a season card at its full price.
shrine-hachiman = Hachiman
    .effect = take { $kami_ronin } ronin.
shrine-susanoo = Susanoo
    .effect = score { $kami_points_per_stronghold } VP for each of your strongholds on the map.
shrine-tsukuyomi = Tsukuyomi
    .effect =
        take { $kami_coins ->
            [one] { $kami_coins } coin
           *[other] { $kami_coins } coins
        }.

season-spring = spring
    .heading = Spring
season-summer = summer
    .heading = Summer
season-autumn = autumn
    .heading = Autumn

set-core = Core
set-archway = Archway
set-horseman = Horseman
set-teapot = Teapot

sort-enhancement = enhancement
sort-virtue = virtue
sort-monster = monster
sort-war = war upgrade
sort-winter = winter upgrade

advantage-seppuku = Seppuku
    .effect = You may kill all your figures in the region, all or none. Each brings you { $war_seppuku_points } VP and a step up in honor.
advantage-hostage = Take hostage
    .effect =
        You may take another player’s figure from the region, even an ally’s, but no daimyo; with it you take { $war_hostage_points } VP from its owner, if there is any to take. It goes home when the next season begins, and you are paid { $war_hostage_coins ->
            [one] { $war_hostage_coins } coin
           *[other] { $war_hostage_coins } coins
        } for it.
advantage-ronin = Hire ronin
    .effect = Each of your ronin adds 1 to your force. You keep them for the next battle.
advantage-poems = Poems for the fallen
    .effect = After the outcome you score { $war_poem_points } VP for every figure killed in this battle, whosever it was and however it died.

# What players deal in: coins, ronin, and their word.
thing-1-coin = 1 coin
thing-2-coins = 2 coins
thing-3-coins = 3 coins
thing-4-coins = 4 coins
thing-5-coins = 5 coins
thing-1-ronin = 1 ronin
thing-2-ronin = 2 ronin
thing-ally = a promise to ally
thing-play-recruit = a promise to choose { mandate-recruit } next
thing-play-march = a promise to choose { mandate-march } next
thing-play-train = a promise to choose { mandate-train } next
thing-play-harvest = a promise to choose { mandate-harvest } next
thing-play-betray = a promise to choose { mandate-betray } next
thing-shun-recruit = a promise not to choose { mandate-recruit } this season
thing-shun-march = a promise not to choose { mandate-march } this season
thing-shun-train = a promise not to choose { mandate-train } this season
thing-shun-harvest = a promise not to choose { mandate-harvest } this season
thing-shun-betray = a promise not to choose { mandate-betray } this season
thing-clear-hokkaido = a promise to be out of { region-hokkaido } when war begins
thing-clear-oshu = a promise to be out of { region-oshu } when war begins
thing-clear-edo = a promise to be out of { region-edo } when war begins
thing-clear-kyoto = a promise to be out of { region-kyoto } when war begins
thing-clear-kansai = a promise to be out of { region-kansai } when war begins
thing-clear-nagato = a promise to be out of { region-nagato } when war begins
thing-clear-shikoku = a promise to be out of { region-shikoku } when war begins
thing-clear-kyushu = a promise to be out of { region-kyushu } when war begins
thing-forgo-seppuku = a promise not to bid on { advantage-seppuku } against each other
thing-forgo-hostage = a promise not to bid on { advantage-hostage } against each other
thing-forgo-ronin = a promise not to bid on { advantage-ronin } against each other
thing-forgo-poems = a promise not to bid on { advantage-poems } against each other

## Season cards

card-komainu = Komainu
    .effect = Force { $monsters_komainu_force }. Counts as a shinto as well as a monster: summoned, even when just bought, it may go to a shrine instead.
card-oni-of-skulls = Oni of Skulls
    .effect = Force { $monsters_oni-of-skulls_force }, but { $monsters_oni-of-skulls_force_low } where you have the least honor of all present.
card-yurei = Yurei
    .effect = Force { $monsters_yurei_force }. Counts as a daimyo: it is protected like one, and what strengthens your daimyo strengthens it too.
card-river-dragon = River Dragon
    .effect = Force { $monsters_river-dragon_force }.
card-oni-of-souls = Oni of Souls
    .effect = Force { $monsters_oni-of-souls_force }. When you take the war token of the region where it stands, you score { $monsters_points_per_oni } VP for each Oni that you own.
card-oni-of-blood = Oni of Blood
    .effect = Force { $monsters_oni-of-blood_force }, but { $monsters_oni-of-blood_force_low } where you have the least honor of all present.
card-oni-of-hate = Oni of Hate
    .effect = Force { $monsters_oni-of-hate_force }. Whenever it enters a region, it kills a bushi or shinto there of each player with more honor than you. You name the figures.
card-oni-of-spite = Oni of Spite
    .effect = Force { $monsters_oni-of-spite_force }. Whenever it enters a region, you take up to { $monsters_points_taken } VP from each player with force there and more honor than you.
card-path-of-the-lion = Path of the Lion
    .effect = Your daimyo has { $cards_path-of-the-lion_force } more force.
card-path-of-the-dragon = Path of the Dragon
    .effect = Your daimyo has { $cards_path-of-the-dragon_force } more force.
card-path-of-the-serpent = Path of the Serpent
    .effect =
        When another player takes a sea route, you may demand { $cards_path-of-the-serpent_coins ->
            [one] { $cards_path-of-the-serpent_coins } coin
           *[other] { $cards_path-of-the-serpent_coins } coins
        }, once for each route. Whoever cannot pay does not get through.
card-path-of-the-kenin = Path of the Kenin
    .effect = After you summon, you may place a bushi in a region with a stronghold of yours.
card-path-of-the-light = Path of the Light
    .effect = At the end of every Recruit, you may place a shinto at any shrine.
card-path-of-the-samurai = Path of the Samurai
    .effect = At the end of every Recruit, you may place a bushi in any region.
card-path-of-the-ninja = Path of the Ninja
    .effect = After you summon, you may kill any bushi on the map and lose honor.
card-path-of-the-monkey = Path of the Monkey
    .effect =
        After you summon, you may take { $cards_path-of-the-monkey_coins ->
            [one] { $cards_path-of-the-monkey_coins } coin
           *[other] { $cards_path-of-the-monkey_coins } coins
        } from the richest other player, from each if several are, and lose honor.
card-path-of-the-spirit = Path of the Spirit
    .effect =
        After you summon, if you have the most honor of all, you take { $cards_path-of-the-spirit_coins ->
            [one] { $cards_path-of-the-spirit_coins } coin
           *[other] { $cards_path-of-the-spirit_coins } coins
        } and score { $cards_path-of-the-spirit_points } VP.
card-path-of-the-patron = Path of the Patron
    .effect =
        After you summon, if at least two players have less honor than you, you take { $cards_path-of-the-patron_coins ->
            [one] { $cards_path-of-the-patron_coins } coin
           *[other] { $cards_path-of-the-patron_coins } coins
        }.
card-path-of-the-warlord = Path of the Warlord
    .effect =
        After you summon, you take { $cards_path-of-the-warlord_coins ->
            [one] { $cards_path-of-the-warlord_coins } coin
           *[other] { $cards_path-of-the-warlord_coins } coins
        }.
card-path-of-the-unrighteous = Path of the Unrighteous
    .effect =
        When you betray, you may replace { $cards_path-of-the-unrighteous_figures ->
            [one] { $cards_path-of-the-unrighteous_figures } more figure
           *[other] { $cards_path-of-the-unrighteous_figures } more figures
        } of any player, even a shinto at a shrine.
card-way-of-the-merchant = Way of the Merchant
    .effect =
        When a player with more coins than you takes coins from the bank, you take { $cards_way-of-the-merchant_coins ->
            [one] { $cards_way-of-the-merchant_coins } coin
           *[other] { $cards_way-of-the-merchant_coins } coins
        } too.
card-righteousness = Righteousness
    .effect = You score { $cards_righteousness_points } VP for each of your figures that is killed.
card-respect = Respect
    .effect = When you take a hostage, you may take { $cards_respect_figures } more in the same battle, with VP as usual.
card-benevolence = Benevolence
    .effect = When you pay for a card or a stronghold, you may give one of the coins to another player instead of the bank. You gain honor and score { $cards_benevolence_points } VP for it.
card-justice = Justice
    .effect = When you kill figures of a player with less honor than you, you score { $cards_justice_points } VP, however many die.
card-courage = Courage
    .effect = You score { $cards_courage_points } VP whenever you take a war token.
card-mercy = Mercy
    .effect = When you would kill figures of others, you may let all of them live and score { $cards_mercy_points } VP.
card-honesty = Honesty
    .effect = When you choose a mandate other than Betray while you have an ally, you score { $cards_honesty_points } VP.
card-loyalty = Loyalty
    .effect = While you have an ally, each time you score you score { $cards_loyalty_points } VP more; but not in winter.
card-way-of-the-shogun = Way of the Shogun
    .effect =
        When war begins, you take { $cards_way-of-the-shogun_coins ->
            [one] { $cards_way-of-the-shogun_coins } coin
           *[other] { $cards_way-of-the-shogun_coins } coins
        }.
card-way-of-bushido = Way of Bushido
    .effect =
        When war begins, for each different virtue of yours, you take { $cards_way-of-bushido_coins ->
            [one] { $cards_way-of-bushido_coins } coin
           *[other] { $cards_way-of-bushido_coins } coins
        } and score { $cards_way-of-bushido_points } VP.
card-way-of-the-ronin = Way of the Ronin
    .effect = When war begins, you take { $cards_way-of-the-ronin_ronin } ronin.
card-way-of-the-moneylender = Way of the Moneylender
    .effect =
        When war begins, you take { $cards_way-of-the-moneylender_coins ->
            [one] { $cards_way-of-the-moneylender_coins } coin
           *[other] { $cards_way-of-the-moneylender_coins } coins
        }.
card-way-of-the-righteous = Way of the Righteous
    .effect =
        When war begins, you take { $cards_way-of-the-righteous_coins ->
            [one] { $cards_way-of-the-righteous_coins } coin
           *[other] { $cards_way-of-the-righteous_coins } coins
        } from each player with less honor than you.
card-way-of-the-katana = Way of the Katana
    .effect = In war, each of your bushi has { $cards_way-of-the-katana_force } more force.
card-form-of-the-kitsune = Form of the Kitsune
    .effect = In winter, you score { $cards_form-of-the-kitsune_points } VP for each of your strongholds on the map.
card-form-of-the-phoenix = Form of the Phoenix
    .effect = In winter, you score { $cards_form-of-the-phoenix_points } VP for each different virtue of yours.
card-form-of-the-beast = Form of the Beast
    .effect = In winter, you score { $cards_form-of-the-beast_points } VP for each monster that you own, on the map or not.
card-form-of-the-demon = Form of the Demon
    .effect = In winter, you score { $cards_form-of-the-demon_points } VP for each Oni that you own, on the map or not.
card-form-of-the-kindred = Form of the Kindred
    .effect = In winter, you score { $cards_form-of-the-kindred_points } VP for each season in which you made an alliance, even if it was broken.

# What the rules page explains; its texts link to them.
term-victory-points = victory points (VP)
    .meaning = What you collect to win.
term-house = house
    .meaning = What a player leads: figures, strongholds, and an ability that no other has. English boxes say “clan”.
term-region = region
    .meaning = One of the { $region_count } parts of the map. English boxes say “province”.
term-sea-route = sea route
    .meaning = A line that joins two regions over the sea; figures move along it as over a border.
term-stronghold = stronghold
    .meaning = Where your figures are summoned. It is no figure, has no force (but for Turtle’s), and is never destroyed.
term-figure = figure
    .meaning = A bushi, a shinto, a daimyo or a monster.
term-bushi = bushi
    .meaning = Your foot soldiers; each house has { $figures_bushi }.
term-shinto = shinto
    .meaning = Warrior monks; each house has { $figures_shinto }. When summoned, they may go to a shrine instead of the map.
term-daimyo = daimyo
    .meaning = Your commander. Effects that pick out one figure leave it alone: it is not taken hostage, not replaced, not killed by a card or a monster. It does die in lost battles and by seppuku.
term-monster = monster
    .meaning = A creature that joins your house for good when you buy its card.
term-oni = Oni
    .meaning = A monster with “Oni” in its name; some cards count them.
term-reserve = reserve
    .meaning = Your pieces that are not on the board and not held hostage.
term-force = force
    .meaning = What figures count for where they stand: 1 each, unless a card says otherwise. Whoever has more is ahead; a tie goes to more honor.
term-honor = honor
    .meaning = Your place on the honor track. It decides every tie.
term-coin = coin
    .meaning = Pays for cards and strongholds, and is bid in battles. Gone at the end of the season.
term-ronin = ronin
    .meaning = Mercenaries: force for whoever hires them in a battle. Gone at the end of the season.
term-alliance = alliance
    .meaning = Two players who share the privileges of their mandates for a season.
term-mandate = mandate
    .meaning = What a tile makes everybody do: { mandate-recruit }, { mandate-march } (“Marshal” in English boxes), { mandate-train }, { mandate-harvest } or { mandate-betray }.
term-active-player = active player
    .meaning = Whoever chooses the mandate of this turn.
term-privilege = privilege
    .meaning = The second part of a mandate, only for the active player and that player’s ally.
term-summon = summon
    .meaning = Bring a figure from the reserve by a Recruit, by Raijin or as a monster just bought. All that one player summons at once is one summon.
term-place = place
    .meaning = Bring a figure from the reserve by a card. That is no summon.
term-kill = kill
    .meaning = A killed figure goes back to its owner’s reserve. Hostages and replaced figures are not killed.
term-hostage = hostage
    .meaning = A figure held by another player until the next season begins.
term-kami = kami
    .meaning = One of the gods who help whoever worships them most, three times a season.
term-shrine = shrine
    .meaning = Where shinto worship a kami until the season ends; they are not on the map then.
term-season-card = season card
    .meaning = A card that lies face up for one season and is bought in a Train or with Ryujin’s help. Equal cards add up.
term-virtue = virtue
    .meaning = A kind of season card. Two copies of a card are the same virtue.
term-war-token = war token
    .meaning = Says where war is waged this season. Whoever wins the region keeps it, and it scores in winter.
term-advantage = advantage
    .meaning = What you bid coins on in a battle: { advantage-seppuku }, { advantage-hostage }, { advantage-ronin } and { advantage-poems } (“Imperial Poets” in English boxes).

## Options

option-houses = Houses
    .hint = How houses come to the players.
option-houses-dealt = Dealt
    .hint = Everybody gets a house at random.
option-houses-chosen = Chosen
    .hint = Everybody chooses a house, in the order of the seats.
option-houses-drafted = Drafted
    .hint = Everybody chooses a house, in random order.
option-set = Card set
    .hint = Which set of season cards joins the core cards.
option-set-archway = { set-archway }
    .hint = Justice, samurai and monsters; best for a first game.
option-set-horseman = { set-horseman }
    .hint = Courage, mercy and ninja: more for those who fight.
option-set-teapot = { set-teapot }
    .hint = Honesty, loyalty and trade: more for those who ally, and for those who betray.
option-set-random = Drawn
    .hint = One of the three sets is drawn when the game begins.
option-shrines = Shrines
    .hint = Which kami stand by this year.
option-shrines-random = Drawn
    .hint = Four of the seven shrines, in random order.
option-shrines-first-game = First game
    .hint = Amaterasu, Fujin, Hachiman and Tsukuyomi, as advised for beginners.

## Actions

action-choose = Lead { $house }
action-propose =
    { $coins ->
        [0] Propose an alliance to { $to }
        [one] Propose an alliance to { $to }, with { $coins } coin
       *[other] Propose an alliance to { $to }, with { $coins } coins
    }
# Prompts that are answered with these are questions.
action-accept = Yes
action-decline = No
action-lay = Choose { $mandate }
action-announce = Announce { $mandate }
action-summon = Summon { $figure_one } to { $region }
action-worship = Send { $figure_one } to the shrine of { $shrine }
action-move = Move { $piece_one } from { $origin } to { $region }
action-build = Build a stronghold in { $region }
action-buy = Buy { $card }
action-seize = Replace { $figure_one } of { $owner } in { $region }
action-seize-at = Replace { $figure_one } of { $owner } at the shrine of { $shrine }
action-enlist = Use { $figure_one }
action-place = Place a bushi in { $region }
action-kill = Kill a bushi of { $owner } in { $region }
action-name = Kill { $figure_one }
action-favour = Give a coin to { $to }
action-use = Use { $card }
action-swap = Exchange all ronin for coins
action-bid = { $advantage }: { $coins }
action-take = Take { $figure_one } of { $owner } hostage
action-hand = Give the odd coin to { $to }
action-done = Done
action-call = Call { $seat }
action-deal = Deal { $house }
action-unpack = Draw the set { $set }
action-raise = Draw the shrine of { $shrine }
action-contest = Draw the war in { $region }
action-draw = Draw { $mandate }
action-hush = No more deals this season

## Events

event-house-taken = { $seat } leads the house of { $house }.
event-set-unpacked = Season cards of the { $set } set join the core cards.
event-shrine-raised = The shrine of { $shrine } opened.
event-season-began = It is { $season }.
event-war-drawn = War { $number } will be in { $region }.
event-income =
    { $seat } received { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of income.
event-hostage-freed = { $seat } let { $figure_one } of { $owner } go home.
event-tea-began = The tea ceremony began. All alliances are over.
event-proposed =
    { $coins ->
        [0] { $seat } proposed an alliance to { $to }.
        [one] { $seat } proposed an alliance to { $to }, with { $coins } coin.
       *[other] { $seat } proposed an alliance to { $to }, with { $coins } coins.
    }
event-declined = { $seat } declined an alliance with { $to }.
event-allied =
    { $coins ->
        [0] { $seat } and { $to } are allies.
        [one] { $seat } and { $to } are allies; { $to } got { $coins } coin for it.
       *[other] { $seat } and { $to } are allies; { $to } got { $coins } coins for it.
    }
event-tile-drawn = { $seat } drew the { $mandate } tile.
event-mandate-laid = { $seat } chose { $mandate }.
event-tile-hidden = { $seat } laid a tile face down.
event-tile-laid = { $seat } laid the tile { $mandate } face down.
event-mandate-announced = { $seat } announced { $mandate }.
event-summoned = { $seat } summoned { $figure_one } to { $region }.
event-pilgrim = { $seat } sent { $figure_one } to the shrine of { $shrine }.
event-placed = { $seat } placed { $figure_one } in { $region }.
event-moved = { $seat } moved { $piece_one } from { $origin } to { $region }.
event-built =
    { $seat } built a stronghold in { $region } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-toll-paid = { $seat } paid { $to } for the sea route.
event-toll-waived = { $seat } let { $to } take the sea route for free.
event-route-closed = { $seat } demanded a coin that { $to } does not have: the sea route from { $origin } to { $region } is closed.
event-bought =
    { $seat } bought { $card } for { $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-favoured = { $seat } gave a coin to { $to }.
event-harvested = { $seat } is the strongest in { $region }.
event-betrayed = { $seat } broke the alliance with { $to }.
event-replaced = { $seat } replaced { $figure_one } of { $owner } in { $region }.
event-replaced-at-shrine = { $seat } replaced { $figure_one } of { $owner } at the shrine of { $shrine }.
event-kami-helped = { $shrine } helped { $seat }.
event-kami-declined = { $seat } declined the help of { $shrine }.
event-honor-rose =
    { $seat } rose in honor by { $steps ->
        [one] { $steps } place
       *[other] { $steps } places
    }.
event-honor-fell =
    { $seat } fell in honor by { $steps ->
        [one] { $steps } place
       *[other] { $steps } places
    }.
event-honor-top = { $seat } has the most honor of all.
event-earned =
    { $seat } took { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
event-ronin-came = { $seat } took { $ronin } ronin.
event-coin-taken =
    { $card }: { $seat } took { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $owner }.
event-killed =
    Killed in { $region }: { $count ->
        [1] { $figure_one }
       *[other] { $count } { $figure }
    } of { $owner }.
event-spared = { $seat } was merciful and let all live.
event-war-began = War began.
event-ronin-swapped = { $seat } exchanged { $ronin } ronin for coins.
event-token-discarded = Nobody has force in { $region }: the war token is discarded.
event-token-taken = { $seat } took the war token of { $region }.
event-battle-began = The battle for { $region } began.
event-bid-made =
    { $seat } bid { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } on { $advantage } in secret.
event-bid-shown =
    { $seat } had bid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on { $advantage }.
event-advantage-won = { $seat } used the advantage { $advantage } in { $region }.
event-advantage-declined = { $seat } did not use the advantage { $advantage }.
event-hostage-taken = { $seat } took { $figure_one } of { $owner } hostage in { $region }.
event-ronin-hired = { $seat } hired { $force } ronin for the battle in { $region }.
event-battle-won =
    { $force ->
        [0] { $seat } won the battle for { $region }, by honor alone.
       *[other] { $seat } won the battle for { $region } with force { $force }.
    }
event-coins-shared =
    { $seat } paid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in reparations to { $to }.
event-season-ended = The { $season } is over.
event-harvest-points = Harvest in { $region }: { $seat } scored { $points } VP.
event-kami-points = { $shrine }: { $seat } scored { $points } VP.
event-card-points = { $card }: { $seat } scored { $points } VP.
event-monster-points = { $figure }: { $seat } scored { $points } VP.
event-seppuku-points = Seppuku in { $region }: { $seat } scored { $points } VP.
event-hostage-points = Hostage of { $owner }: { $seat } scored { $points } VP.
event-poem-points = Poems for the fallen of { $region }: { $seat } scored { $points } VP.
event-points-lost = { $seat } lost points: { $points } VP.
event-winter-points = Winter, { $card }: { $seat } scored { $points } VP.
event-token-points = War tokens: { $seat } scored { $points } VP.
event-set-points = War tokens of { $regions } different regions: { $seat } scored { $points } VP.
event-game-over = Winter came, and the game ended.
event-hushed = { $seat } wants no more deals this season.
event-promise-kept = { $seat } kept { $promise }, given to { $to }.
event-promise-broken = { $seat } broke { $promise }, given to { $to }.

## Lines of the log that are folded into one

folded-income =
    { $who ->
        [all] Everybody
       *[some] { $names }
    } received income.
folded-drawn =
    { $who ->
        [all] Everybody
       *[some] { $names }
    } drew { $each ->
        [one] { $each } tile
       *[other] { $each } tiles
    }.
folded-shrines = The shrines of { $parts } opened.
    .part = { $shrine }
folded-wars = War will be in { $parts }.
    .part = { $region } ({ $number })
folded-sealed = { $names } bid in secret: { $parts }.
    .part = { $advantage } { $coins }
folded-bids = { $names } had bid: { $parts }.
    .part = { $advantage } { $coins }

## What points are for

source-harvest = harvest
source-kami = kami
source-cards = cards and monsters
source-seppuku = seppuku
source-hostages = hostages
source-poems = poems
source-lost = lost to others
source-winter = winter upgrades
source-tokens = war tokens
source-sets = different regions

## Why an action is not possible

refusal-not-on-offer = This card is not on offer.
refusal-too-dear = You have too few coins for it.
refusal-no-stronghold = All your strongholds stand on the map already.
refusal-no-privilege = Only the player who chose the mandate and that player’s ally build, one stronghold each.
refusal-above-purse = You have fewer coins left than that.
refusal-not-there = You have no such piece there that could still move.
refusal-not-adjacent = No border and no open sea route leads there.
refusal-in-war = Deals belong to tea and politics. In war nothing changes hands, whether you fight or look on; you can still talk.
refusal-quiet = You have said that you want no deals this season. At the next tea you can deal again.
refusal-quiet-other = { $to } wants no deals this season. Deal with somebody else, or wait for the next tea.
refusal-tea-over = Alliances are made at tea, and tea is over. Offer coins, ronin or another promise instead.
refusal-allied-already = You have an ally this season already. Offer coins, ronin or another promise instead.
refusal-no-turn-left = You choose no more mandates this season. Offer coins, ronin or another promise instead.

# Said at the end when points are equal.
tie-break = A tie goes to more honor; two allies who lead together share the victory.

## Prompts

prompt-calling = Wait while chance decides who chooses a house next.
prompt-dealing = Wait while the houses are dealt.
prompt-unpacking = Wait while the set of season cards is drawn.
prompt-raising = Wait while the shrines are drawn.
prompt-contesting = Wait while the regions of war are drawn.
prompt-drawing = Wait while the tiles are drawn.
prompt-choosing = Choose the house that you will lead.
prompt-proposing = Propose an alliance to somebody, with or without coins, or finish.
prompt-answering =
    { $coins ->
        [0] Accept the alliance that { $seat } proposes?
        [one] Accept the alliance that { $seat } proposes, with { $coins } coin for you?
       *[other] Accept the alliance that { $seat } proposes, with { $coins } coins for you?
    }
prompt-laying =
    { $lotus ->
        [0] Choose the mandate that everybody carries out.
       *[other] Choose a tile to lay face down; after that you announce any mandate.
    }
prompt-announcing = Announce the mandate that everybody carries out, whatever your tile is.
prompt-recruiting =
    Summon { $left ->
        [one] { $left } more figure
       *[other] up to { $left } figures
    }, or finish.
prompt-marching =
    { $privileged ->
        [0] Move your figures, each once, or finish.
       *[other] Move your figures, each once, build a stronghold, or finish.
    }
prompt-training =
    { $coins ->
        [0] Buy a season card, or finish.
        [one] Buy a season card for { $coins } coin less than its price, or finish.
       *[other] Buy a season card for { $coins } coins less than its price, or finish.
    }
prompt-betraying =
    { $left ->
        [0] Replace another figure with the help of your card, or finish.
        [one] Replace { $left } more figure of another player with your own, or finish.
       *[other] Replace up to { $left } figures of different players with your own, or finish.
    }
prompt-enlisting = Choose which of your figures takes the place of { $figure_one } of { $seat }.
prompt-summoning = Summon { $figure_one }, which you have just bought.
prompt-following = Use the cards that follow your summon, or finish.
prompt-posting = Place another figure with your card as the Recruit ends, or finish.
prompt-tolling = Demand the toll of { $seat }, who moves { $figure_one } over the sea from { $origin } to { $region }?
prompt-favouring =
    { $left ->
        [one] Give somebody a coin that you have just paid?
       *[other] Give others coins that you have just paid? You may still give { $left }.
    }
prompt-sparing = Let all live whom you are about to kill in { $region }?
prompt-naming = Choose the figure of { $seat } in { $region } that dies.
prompt-blessing =
    { $wind ->
        [0] Take the help of { $shrine }, if you like: { $shrine_effect }
       *[other] Take the help of { $shrine }, if you like: { $shrine_effect } Moves left: { $left }.
    }
prompt-readying = Choose which of your effects comes next: the order matters.
prompt-bidding =
    Bid in secret on the four advantages in { $region }; you have { $purse ->
        [one] { $purse } coin left
       *[other] { $purse } coins left
    }.
prompt-dying =
    { $count ->
        [one] Kill your figure in { $region } by seppuku?
       *[other] Kill all your { $count } figures in { $region } by seppuku?
    }
prompt-capturing = Take a figure in { $region } hostage, or finish.
prompt-hiring = Hire your { $ronin } ronin for the battle in { $region }?
prompt-mourning =
    { $fallen ->
        [one] Have poems written for the { $fallen } figure that fell in { $region }?
       *[other] Have poems written for the { $fallen } figures that fell in { $region }?
    }
prompt-sharing =
    Choose which of the losers gets one coin more: { $left ->
        [one] { $left } odd coin is left
       *[other] { $left } odd coins are left
    }.

## Help

help-calling = Players are called in random order, and each chooses one of the houses that are left.
help-dealing = Everybody gets a house at random. Its rank decides the first order of honor, and where you sit.
help-unpacking = One of the three sets of season cards joins the core cards for the whole game.
help-raising = { $shrines_in_play } of the { $shrine_count } shrines are used, in the order in which they are drawn.
help-contesting = War will be waged in { $war_tokens } regions this season, in the order in which they are drawn.
help-drawing = The active player looks at the { $tiles_drawn } uppermost tiles in secret, chooses one and puts { $tiles_back } back on top. So the next player sees those again, and a new one.
help-choosing = Each house has its own ability, income, home and starting honor. Players sit clockwise in the order of starting honor.
help-proposing = An alliance holds for this season, or until one of you betrays. Allies share the privileges of each other’s mandates; where only they are in a region, they do not fight. You may ask everybody who is still free once. Coins change hands only if the answer is yes.
help-answering = If you accept, you are allies for this season, and the coins are yours. You can have one ally only. If you decline, you may still propose to others yourself.
help-laying = Everybody carries out the mandate, starting on your left; you come last, but first in a Train. You and your ally also have its privilege. The tiles that you do not choose go back on top of the stack, and the next player will see them.
help-announcing = Nobody sees your tile. The mandate that you announce is the one that counts, for everything: announce Betray, and your alliance breaks.
help-recruiting = You may summon a figure for each of your strongholds, to its region; the active player and that player’s ally { $politics_extra_figures } more. Dragonfly summons to any regions. A shinto may go to a shrine instead, where it stays until the season ends.
help-marching = Each figure may move once, over a border or a sea route. For { $politics_stronghold_cost } coins the active player and that player’s ally may each build a stronghold in any region. Others may give you coins for it before you are done.
help-training = You may buy one card that lies face up. It works from now on. A monster comes with its figure, which is summoned at once. Short of coins? Others may give you some before you are done.
help-betraying = You may replace up to { $replaced } figures, of different players, with figures of the same kind from your reserve; any monster takes the place of any other. Daimyo and figures at shrines are safe. Replaced figures go home and are not killed.
help-enlisting = The figure must be of the same kind and in your reserve. It is not summoned, but an Oni that acts when it enters a region does so.
help-summoning = A monster that you buy is summoned at once, to a region with a stronghold of yours. Dragonfly summons it anywhere; the Komainu may go to a shrine.
help-following = All that you have just summoned is one summon. Your cards act in the order that you like; those that only bring something act in any case.
help-posting = Whoever has a card for the end of a Recruit places a figure now, in the order of honor. Placing is not summoning.
help-tolling = Path of the Serpent: you may demand a coin, once for each sea route in this march. Whoever has none does not get through.
help-favouring = Benevolence: a coin that you paid goes to another player instead of the bank. You rise in honor and score { $cards_benevolence_points } VP.
help-sparing = Mercy: all figures of others that you would kill now stay alive, and you score { $cards_mercy_points } VP for each copy of the card.
help-naming = The Oni of Hate kills a bushi or shinto of each player here with more honor than you; which of them, you decide.
help-blessing = Shrine by shrine, from left to right, the kami helps whoever has the most force there; a tie goes to more honor. Nobody has to accept. Before you choose, others may give you coins.
help-readying = When war begins, effects come in the order of honor. Yours come in the order that you like.
help-bidding = All who fight bid on the four advantages in secret, one after the other, as many coins as they like. Then the bids are shown, and whoever bid the most on an advantage may use it; a tie goes to more honor. Losers lose what they bid. The winner’s bids are shared among the losers.
help-dying = All your figures there die, or none. Each brings { $war_seppuku_points } VP and a step up in honor, and still counts for the poems. You remain in the battle.
help-capturing = The figure is yours until the next season begins, and { $war_hostage_points } VP of its owner with it. Daimyo cannot be taken; an ally’s figure can.
help-hiring = Each ronin adds 1 to your force in this battle; you keep them. Koi’s coins that were not bid count as ronin.
help-mourning = Each figure that was killed in this battle brings { $war_poem_points } VP, whosever it was.
help-sharing = What the winner bid is shared evenly among the losers; odd coins go to whom the winner likes, one to each at most.

## The rules page

rules-aim = The player with the most [victory points (VP)](#term-victory-points) when winter comes wins. A tie goes to more [honor](#term-honor); two allies who lead together share the victory.

    You lead a [house](#term-house) of a legendary Japan to which the gods have returned. There are three seasons: spring, summer and autumn. In each you make an [alliance](#term-alliance) over tea, choose [mandates](#term-mandate) that everybody carries out, and go to war for [regions](#term-region). Most points come in winter, from [war tokens](#term-war-token) of many different regions; others from harvests, cards, kami and, not least, from battles lost in the right way.
    .heading = How you win
rules-box =
    - { $house_count } houses, each with { $figures_bushi } [bushi](#term-bushi), { $figures_shinto } [shinto](#term-shinto), a [daimyo](#term-daimyo) and { $figures_strongholds } [strongholds](#term-stronghold)
    - { $monster_count } [monsters](#term-monster), of which { $oni_count } are [Oni](#term-oni)
    - { $all_cards } [season cards](#term-season-card): { $core_cards } core cards and three sets of { $set_cards }, of which a game uses one
    - { $tiles } mandate tiles, { $shrine_count } [shrines](#term-shrine), and a [war token](#term-war-token) of each region for each season
    - [coins](#term-coin) and [ronin](#term-ronin), which never run out
    .heading = What is in the box
rules-map = The map has { $region_count } regions. Figures move over borders and [sea routes](#term-sea-route). What a harvest brings stands beside each region.

    Only a few of these borders and routes are shown in the rulebook. Most of them, and the rewards of Shikoku and, in part, Kyushu, come from a single transcription by fans.
    .heading = The map
rules-houses = Rank is the starting honor: 1 is the most. Income is what you begin each season with.
    .heading = Houses
rules-figures = All [figures](#term-figure) have [force](#term-force) 1, unless a card says otherwise. Those that are not on the board wait in your [reserve](#term-reserve), also after they were [killed](#term-kill).

    - Bushi have no other abilities.
    - Shinto fight like bushi. When summoned, one may go to a shrine instead of the map, and stays there until the season ends.
    - Your daimyo cannot be taken [hostage](#term-hostage) or replaced, and no card and no monster picks it out. In lost battles and by seppuku it dies like any other.
    - Monsters are figures like the rest, for as long as the game lasts.
    - Strongholds are no figures. Any number may stand in a region; nothing removes them.
    .heading = Figures
rules-honor = The honor track shows who has more honor than whom; no two are equal. Whoever gains honor changes places with the next above, whoever loses it with the next below.

    Every tie goes to the player with more honor: for regions, shrines, bids and the whole game.
    .heading = Honor
rules-setup =
    - Everybody gets a house. A daimyo, a bushi and a stronghold begin in its home.
    - Players sit clockwise in the order of starting honor, which is also the first order on the honor track.
    - { $shrines_in_play } of the { $shrine_count } shrines are laid out in a row. For a first game Amaterasu, Fujin, Hachiman and Tsukuyomi are advised.
    - One of the three sets joins the core cards. For a first game { set-archway } is advised.
    .heading = Set-up
rules-year = Spring, summer and autumn each go like this:

    1. The season is prepared.
    2. Tea ceremony: alliances are made.
    3. Politics: { $turns } mandate turns, and a turn of the [kami](#term-kami) after the third, the fifth and the seventh.
    4. War, region by region.
    5. The season is cleared away.

    Then comes winter, in which points are counted.
    .heading = The year
rules-season =
    - Regions of war are drawn and numbered: { $war_tokens_more_than_players } more than there are players.
    - Cards that nobody bought last season are gone; all cards of this one are laid out face up.
    - Everybody gets the income of the house.
    - Hostages go home. For each, whoever held it takes { $war_hostage_coins ->
        [one] { $war_hostage_coins } coin
       *[other] { $war_hostage_coins } coins
    }.
    .heading = A season begins
rules-tea = Last season’s alliances are over. Two players who both want it become allies for this season, and nobody can have more than one ally. Nobody has to have one.

    - Allies share the privileges of each other’s mandates.
    - Where only they have force, they do not fight: the stronger takes the war token.
    - The winner of a battle does not kill the ally’s figures.
    - For everything else an ally is an opponent like all others.
    .heading = Tea ceremony
rules-deals = You may promise each other anything at any time; nothing binds you to it. The table remembers who has kept their word. During tea and politics you may also give coins and ronin away; in war you may not.
    .heading = Deals
rules-politics = The [active player](#term-active-player) looks at the { $tiles_drawn } uppermost tiles in secret, lays one face up and puts { $tiles_back } back on top. Everybody carries out that mandate, clockwise from the active player’s left; the active player comes last, but first in a Train. The active player and that player’s ally also have its [privilege](#term-privilege). Then the stack goes to the left.

    The player with the most honor begins in spring. Later the player to the left of whoever chose last begins.
    .heading = Politics
rules-recruit = You may [summon](#term-summon) one figure for each of your strongholds, to the region of that stronghold. A shinto may go to one of the shrines at that moment, instead of the region.

    Cards that follow a summon act after your whole share. Those for the end of a Recruit come when everybody has had a share, and [place](#term-place) a figure.
    .heading = Recruit
rules-march = Each of your figures on the map may move once, over a border or a sea route. Figures at shrines stay there.

    As a privilege you may build a stronghold from your reserve for { $politics_stronghold_cost ->
        [one] { $politics_stronghold_cost } coin
       *[other] { $politics_stronghold_cost } coins
    }, in any region.
    .heading = March
rules-train = You may buy one card. It works at once and for the rest of the game; two equal ones count twice. A monster comes with its card and is summoned at once, to a region with a stronghold of yours.
    .heading = Train
rules-harvest = Everybody takes { $politics_harvest_coins ->
        [one] { $politics_harvest_coins } coin
       *[other] { $politics_harvest_coins } coins
    }. The privileged also take the reward of each region where they have more force than anybody else; a tie goes to more honor.
    .heading = Harvest
rules-betray = Betray is for the active player alone. If you have an ally, the alliance breaks and you lose honor; without one you lose nothing. Then you may replace up to { $replaced } figures on the map, of different players, with figures of the same kind from your reserve. Any monster can take the place of any monster.

    Daimyo and figures at shrines cannot be replaced. A replaced figure goes to its owner’s reserve and was not killed; yours was not summoned.
    .heading = Betray
rules-kami = Shrine by shrine, from left to right, the player with the most force there may take what the kami offers. It happens before the next shrine is looked at. Shrines without figures are passed over. The kami lets you:
    .heading = The kami
rules-war = First come the cards and abilities for the beginning of war. Then the regions of war, by number:

    - Nobody has force there: the war token is discarded.
    - One player has: that player takes it.
    - Only two allies have: the stronger takes it.
    - Otherwise there is a battle of all who have force there, allies too.
    .heading = War
rules-battle = All know how many coins and ronin everybody has. Each fighter secretly lays any of their coins on the four [advantages](#term-advantage), then all bids are shown. The advantages come one after the other; whoever bid the most on one may use it. A tie goes to more honor, as it stands by then. Where nobody bid, nothing happens.

    1. { advantage-seppuku }
    2. { advantage-hostage }
    3. { advantage-ronin }
    4. The outcome. Most force wins; if nobody has any left, most honor. The winner takes the war token, and all figures of the losers there are killed, but for those of the winner’s ally.
    5. { advantage-poems }
    6. Reparations. What the losers bid goes to the bank. What the winner bid is shared among the losers, as evenly as can be; the winner decides who gets odd coins.

    Whoever fights stays in the battle to its end, even without a figure left.
    .heading = A battle
rules-season-end = All coins and ronin go back to the bank, figures at shrines to their reserves, and the tiles are shuffled. Figures on the map stay where they are.
    .heading = A season ends
rules-winter = Hostages go home a last time. Then points are counted: for winter upgrades, for each war token, and for war tokens of different regions.
    .heading = Winter
rules-cards = { $core_cards } core cards and the { $set_cards } of one set are used in a game. [Virtues](#term-virtue) are counted by some other cards. All that you get in one step is one gain: { card-loyalty } and { card-way-of-the-merchant } count it once.

    The rulebook prints hardly any of these cards. Their prices (but for that of the Oni of Skulls), most of their effects and how many there are come from a single transcription by fans; all are told in our words.
    .heading = Season cards
rules-monsters = A monster that is killed goes to your reserve and can be summoned again. “Least honor” means: of all who have force in that region, or take part in its battle. Where nobody else does, the lower force counts.
    .heading = Monsters
rules-rulings = Where the rulebook, the publisher’s answers and the cards leave something open, we play like this:

    - Over tea, everybody in turn may propose to each free player once, with coins or without. The rulebook leaves it to the table.
    - The table notes promises of a few kinds, given during tea and politics; whatever else you agree on, in war too, is between you. Whoever wants none of it may stay out for a season.
    - An offer has one thing on each side, and up to { $gift_coins } coins or { $gift_ronin } ronin are given at a time: for more, give or offer again. To the same player you may do so { $gestures } times, until tea is over or a kami turn begins; then anew.
    - An alliance that you propose at tea takes the place of what you have offered that player about it.
    - A promise to ally is kept by the alliance. It is broken by whoever allies with somebody else, declines it, or lets the last turn pass at which it could have been proposed. Where the other one does so, the promise counts for nothing.
    - A promise not to bid on an advantage counts for nothing if the two never meet in a battle.
    - Whoever lacks the coins for a card or a stronghold is asked all the same, as others may give some.
    - When war begins, effects come in the order of honor, and everybody’s own in the order they like. The rulebook lets whoever of those concerned has more honor decide.
    - What only brings something, such as a harvest or a war upgrade, comes by itself; nobody is asked.
    - Equal cards act together, and what they bring is one gain.
    - A card does nothing for its own price: { card-benevolence } gives away no coin that it was bought with.
    - You may betray and replace nobody. Figures are replaced one after the other, and an Oni that comes this way acts as it enters.
    - The mandate that Lotus announces is the one that counts, for alliances and for cards.
    - A stronghold that Turtle has just built does not move in the same March.
    - Path of the Kenin needs a stronghold of your own, for Dragonfly too.
    - Path of the Ninja may kill any bushi, even your own. It costs honor even if Mercy spares the figure.
    - Mercy spares all figures of one event, and each copy scores. Spared figures do not count for poems or Justice.
    - Courage and the Oni of Souls pay for every war token that you take, with or without a battle.
    - Koi may take the ronin of a card before the exchange or after it. Coins from the exchange come from the bank, so a poorer merchant earns.
    - If three players lead with equal points, two of them allies, the one with the most honor wins, together with an ally among them.
    .heading = Our rulings
rules-sources = The rules are those of the rulebook of the base box, told in our own words, with the publisher’s answers to questions. The rulebook shows neither the whole map nor the cards. Prices of season cards and most connections of the map come from one transcription by fans, who made a digital version of their own: take them for likely, not for certain. What is unclear even there is marked with *. If you own the box and know better, put the right numbers in a file of your own and play with `--components FILE`.
    .heading = Sources

rules-legend = What is marked with a * is our reading; see { rules-sources.heading }.

reconstructed-cards-way-of-bushido-coins = Whether { card-way-of-bushido } pays its coins for each virtue, like its points, or only once. The transcription can be read both ways; its makers count both for each virtue, and so do we.

column-region = Region
column-japanese = Japanese
column-points = VP
column-coins = Coins
column-ronin = Ronin
column-borders = Borders
column-sea-routes = Sea routes
column-house = House
column-rank = Rank
column-income = Income
column-home = Home
column-trait = Ability
column-ability = What it does
column-mandate = Mandate
column-tiles = Tiles
column-everybody = Everybody
column-privileged = Privilege
column-kami = Kami
column-effect = Effect
column-advantage = Advantage
column-season = Season
column-token-points = VP for a war token
column-regions = Different regions
column-card = Card
column-sort = Kind
column-sets = Set
column-price = Price
column-copies = Copies
column-monster = Monster
column-force = Force
column-force-low = With least honor

### The table in a terminal

table-before = Before the first season
table-over = Winter: the game is over
table-season = { $season }: { $phase }
table-phase-beginning = the season begins
table-phase-tea = tea ceremony
table-phase-kami = kami turn
table-phase-turn = mandate { $number } of { $turns }
table-phase-war = war
table-phase-battle = battle for { $region }
table-points = { $points } VP
table-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
table-ronin = { $ronin } ronin
table-nobody = nobody

# Drawn

table-honor = Honor:
table-shrines = Shrines:
table-mandates = Mandates:
table-market = Season cards:
table-hand = Your tiles:
table-put-back = Put back in turn { $turn }:
table-own-tiles = Yours face down:
table-legend-points = victory points
table-legend-coins = coins
table-legend-ronin = ronin
table-legend-strongest = strongest
table-head-points = VP
table-head-coins = coins
table-head-ronin = ronin
table-head-ally = ally
table-head-ally-short = al
table-head-tokens = war tokens
table-head-tokens-short = war
table-head-hostages = hostages
table-head-hostages-short = host
table-head-reserve = reserve
table-head-reserve-short = res
table-head-force = force
table-head-force-short = fo
table-advantage-seppuku = sep
table-advantage-hostage = hos
table-advantage-ronin = ron
table-advantage-poems = poe
table-sign-ronin = r
table-sign-bushi = b
table-sign-shinto = s
table-sign-daimyo = D
table-sign-komainu = Ko
table-sign-oni-of-skulls = Sk
table-sign-yurei = Yu
table-sign-river-dragon = Rd
table-sign-oni-of-souls = So
table-sign-oni-of-blood = Bl
table-sign-oni-of-hate = Ha
table-sign-oni-of-spite = Sp
table-sign-stronghold = #

# Told

table-told-you = { $who }, that is you
table-told-no-house = { $who }: no house yet.
table-told-set = Season cards: those of the core and of the { $set } set.
table-told-honor = Honor, the most first: { $seats }.
table-told-player = { $who }: { table-points }, { table-coins }, { table-ronin }.
table-told-ally = Ally: { $ally }.
table-told-alliances = Allied in:
table-told-cards = Cards:
table-told-tokens = War tokens:
table-told-hostages = Hostages of
table-told-reserve = Reserve:
table-told-region =
    { $region }, harvest { $reward }{ $war ->
        [0] {""}
       *[other] , war number { $war }
    }.
table-told-borders = Borders on
table-told-routes = Sea routes to
table-told-force = { $who }: { $pieces }, force { $force }.
table-told-nobody = Nobody there.
table-told-strongest = Strongest: { $who }.
table-told-shrine = Shrine { $number }, { $shrine }: { $worshippers }.
table-told-helped = The kami would help { $who }.
table-told-mandates = Mandates of the season: { $mandates }.
table-told-hidden = face down
table-told-offer =
    For sale: { $card }, price { $cost }{ $cheaper ->
        [yes] , for you { $price }
       *[no] {""}
    }.
table-told-fighter =
    In battle, { $who }: force { $force }{ $hired ->
        [yes] , ronin included
       *[no] {""}
    }.
table-told-bids = Bids: { $bids }.
table-told-fallen = Killed in this battle: { $count }.
table-told-winner = Winner: { $who }.
table-told-deal =
    { $secret ->
        [yes] Secret offer
       *[no] Offer
    } of { $who } to { $to }: { $give } for { $ask }.
table-told-promise =
    { $who } gave { $to } { $promise } ({ $state ->
        [kept] kept
        [broken] broken
        [void] nobody can tell
       *[open] still open
    }).
table-told-hand = You look at these tiles: { $tiles }.
table-told-put-back = You put back in turn { $turn }: { $tiles }.
table-told-own-tiles = You have laid face down: { $tiles }.
table-told-own-bids = You so far. { $bids }

# What a choice would gain

table-gain-force =
    { $place }: your force { $own }, the best of the others { $rival }, { $lead ->
        [yes] you are the strongest
       *[no] you are not the strongest
    }.
table-gain-points = Victory points: { $change }.
table-gain-coins = Coins: { $change }.
table-gain-ronin = Ronin: { $change }.
table-gain-honor = Honor: place { $place }.
table-gain-nothing = Nothing would change.
table-gain-house = Home { $region }, income { table-coins }, honor rank { $rank }.
table-gain-recruit =
    You summon up to { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
table-gain-march =
    You have { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } on the map; a stronghold costs you { table-coins }.
table-gain-train =
    You can pay for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
table-gain-harvest = Your harvest. { $gain }
table-gain-ally = Your ally’s. { $gain }
table-gain-betray = Figures of others that you could replace: { $count }.
table-gain-broken = Your alliance ends.
table-gain-price = Price for you: { $coins }, coins left: { $left }.
table-gain-winter = In winter, as things stand: { $points } VP.
table-gain-left = Coins left for the others: { $left }.
table-gain-advantage-seppuku =
    Seppuku would bring you { $points } VP and { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } up in honor.
table-gain-advantage-hostage =
    You would take { $count ->
        [one] { $count } hostage
       *[other] up to { $count } hostages
    }.
table-gain-advantage-ronin = Your ronin would add force { $force }.
table-gain-advantage-poems = Every figure killed in the battle would bring you { $points } VP.

# Why a bot offers, accepts or declines a deal.
reason-ally = I need somebody to share mandates with.
reason-loyal = With my word you need not fear my Betray.
reason-fair = That serves us both.
reason-liar = Your word has been broken before.
reason-leader = You are ahead of us all; I had better not help you.
reason-dear = I would give more than I get.
