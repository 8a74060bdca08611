### Tokaido in English.
###
### Every message may use the facts of the game (see facts() beside this file): $farm_coins, $meals …

title-name = Tokaido
title-tagline = A journey between Kyoto and Edo: the last in line moves, and the richest memories win.
title-round = Leg { $round }

## Names

station-paddy = paddy
station-mountain = mountain
station-sea = sea
station-village = village
station-farm = farm
station-hot-spring = hot spring
station-temple = temple
station-encounter = encounter
station-inn = inn

# The place, and what is there.
place-kyoto = Kyoto
    .stop = { station-inn }
place-otsu = Otsu
    .stop = { station-village }
place-kusatsu = Kusatsu
    .stop = { station-temple }
place-ishibe = Ishibe
    .stop = { station-encounter }
place-minakuchi = Minakuchi
    .stop = { station-paddy }
place-tsuchiyama = Tsuchiyama
    .stop = { station-hot-spring }
place-sakashita = Sakashita
    .stop = { station-mountain }
place-seki = Seki
    .stop = { station-farm }
place-kameyama = Kameyama
    .stop = { station-village }
place-shono = Shono
    .stop = { station-temple }
place-ishiyakushi = Ishiyakushi
    .stop = { station-encounter }
place-yokkaichi = Yokkaichi
    .stop = { station-sea }
place-kuwana = Kuwana
    .stop = { station-mountain }
place-miya = Miya
    .stop = { station-hot-spring }
place-narumi = Narumi
    .stop = { station-inn }
place-chiryu = Chiryu
    .stop = { station-sea }
place-okazaki = Okazaki
    .stop = { station-temple }
place-fujikawa = Fujikawa
    .stop = { station-farm }
place-akasaka = Akasaka
    .stop = { station-paddy }
place-goyu = Goyu
    .stop = { station-mountain }
place-yoshida = Yoshida
    .stop = { station-encounter }
place-futagawa = Futagawa
    .stop = { station-temple }
place-shirasuka = Shirasuka
    .stop = { station-hot-spring }
place-arai = Arai
    .stop = { station-mountain }
place-maisaka = Maisaka
    .stop = { station-sea }
place-hamamatsu = Hamamatsu
    .stop = { station-village }
place-mitsuke = Mitsuke
    .stop = { station-farm }
place-fukuroi = Fukuroi
    .stop = { station-inn }
place-kakegawa = Kakegawa
    .stop = { station-paddy }
place-nissaka = Nissaka
    .stop = { station-village }
place-kanaya = Kanaya
    .stop = { station-encounter }
place-shimada = Shimada
    .stop = { station-farm }
place-fujieda = Fujieda
    .stop = { station-mountain }
place-okabe = Okabe
    .stop = { station-hot-spring }
place-mariko = Mariko
    .stop = { station-sea }
place-fuchu = Fuchu
    .stop = { station-paddy }
place-ejiri = Ejiri
    .stop = { station-temple }
place-okitsu = Okitsu
    .stop = { station-farm }
place-yui = Yui
    .stop = { station-encounter }
place-kanbara = Kanbara
    .stop = { station-sea }
place-yoshiwara = Yoshiwara
    .stop = { station-village }
place-hara = Hara
    .stop = { station-inn }
place-numazu = Numazu
    .stop = { station-hot-spring }
place-mishima = Mishima
    .stop = { station-temple }
place-hakone = Hakone
    .stop = { station-encounter }
place-odawara = Odawara
    .stop = { station-village }
place-oiso = Oiso
    .stop = { station-sea }
place-hiratsuka = Hiratsuka
    .stop = { station-farm }
place-fujisawa = Fujisawa
    .stop = { station-hot-spring }
place-totsuka = Totsuka
    .stop = { station-encounter }
place-hodogaya = Hodogaya
    .stop = { station-mountain }
place-kanagawa = Kanagawa
    .stop = { station-paddy }
place-kawasaki = Kawasaki
    .stop = { station-sea }
place-shinagawa = Shinagawa
    .stop = { station-village }
place-edo = Edo
    .stop = { station-inn }

panorama-paddy = paddy
panorama-mountain = mountain
panorama-sea = sea

spring-small = small hot spring
spring-large = large hot spring

sort-small-object = small object
sort-clothing = clothing
sort-art = art
sort-food = food and drink

souvenir-gofu = Gofu
    .gloss = paper amulet
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_gofu_price }
souvenir-hashi = Hashi
    .gloss = chopsticks
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_hashi_price }
souvenir-koma = Koma
    .gloss = spinning top
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_koma_price }
souvenir-uchiwa = Uchiwa
    .gloss = round fan
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_uchiwa_price }
souvenir-washi = Washi
    .gloss = handmade paper
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_washi_price }
souvenir-yunomi = Yunomi
    .gloss = tea cup
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_yunomi_price }
souvenir-furoshiki = Furoshiki
    .gloss = wrapping cloth
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_furoshiki_price }
souvenir-geta = Geta
    .gloss = wooden clogs
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_geta_price }
souvenir-haori = Haori
    .gloss = short jacket
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_haori_price }
souvenir-kan-zashi = Kan Zashi
    .gloss = hairpin
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_kan-zashi_price }
souvenir-sandogasa = Sandogasa
    .gloss = traveler’s hat
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_sandogasa_price }
souvenir-yukata = Yukata
    .gloss = summer robe
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_yukata_price }
souvenir-jubako = Jubako
    .gloss = tiered box
    .sort = { sort-art }
    .price = { $souvenirs_cards_jubako_price }
souvenir-netsuke = Netsuke
    .gloss = carved toggle
    .sort = { sort-art }
    .price = { $souvenirs_cards_netsuke_price }
souvenir-shikki = Shikki
    .gloss = lacquerware
    .sort = { sort-art }
    .price = { $souvenirs_cards_shikki_price }
souvenir-shamisen = Shamisen
    .gloss = three-stringed lute
    .sort = { sort-art }
    .price = { $souvenirs_cards_shamisen_price }
souvenir-sumie = Sumie
    .gloss = ink painting
    .sort = { sort-art }
    .price = { $souvenirs_cards_sumie_price }
souvenir-ukiyoe = Ukiyoe
    .gloss = woodblock print
    .sort = { sort-art }
    .price = { $souvenirs_cards_ukiyoe_price }
souvenir-kamaboko = Kamaboko
    .gloss = fish cake
    .sort = { sort-food }
    .price = { $souvenirs_cards_kamaboko_price }
souvenir-konpeito = Konpeito
    .gloss = sugar candy
    .sort = { sort-food }
    .price = { $souvenirs_cards_konpeito_price }
souvenir-manju = Manju
    .gloss = filled bun
    .sort = { sort-food }
    .price = { $souvenirs_cards_manju_price }
souvenir-daifuku = Daifuku
    .gloss = stuffed rice cake
    .sort = { sort-food }
    .price = { $souvenirs_cards_daifuku_price }
souvenir-ocha = Ocha
    .gloss = green tea
    .sort = { sort-food }
    .price = { $souvenirs_cards_ocha_price }
souvenir-sake = Sake
    .gloss = rice wine
    .sort = { sort-food }
    .price = { $souvenirs_cards_sake_price }

meal-misoshiru = Misoshiru
    .gloss = miso soup
    .price = { $meals_cards_misoshiru_price }
meal-nigirimeshi = Nigirimeshi
    .gloss = rice balls
    .price = { $meals_cards_nigirimeshi_price }
meal-dango = Dango
    .gloss = sweet dumplings
    .price = { $meals_cards_dango_price }
meal-yakitori = Yakitori
    .gloss = chicken skewers
    .price = { $meals_cards_yakitori_price }
meal-soba = Soba
    .gloss = buckwheat noodles
    .price = { $meals_cards_soba_price }
meal-sushi = Sushi
    .gloss = rice with fish
    .price = { $meals_cards_sushi_price }
meal-tofu = Tofu
    .gloss = bean curd
    .price = { $meals_cards_tofu_price }
meal-tempura = Tempura
    .gloss = fried in batter
    .price = { $meals_cards_tempura_price }
meal-unagi = Unagi
    .gloss = grilled eel
    .price = { $meals_cards_unagi_price }
meal-donburi = Donburi
    .gloss = heaped rice bowl
    .price = { $meals_cards_donburi_price }
meal-udon = Udon
    .gloss = thick wheat noodles
    .price = { $meals_cards_udon_price }
meal-fugu = Fugu
    .gloss = puffer fish
    .price = { $meals_cards_fugu_price }
meal-tai-meshi = Tai Meshi
    .gloss = rice with sea bream
    .price = { $meals_cards_tai-meshi_price }
meal-sashimi = Sashimi
    .gloss = sliced raw fish
    .price = { $meals_cards_sashimi_price }

encounter-shokunin = Shokunin
    .accusative = a shokunin, a traveling merchant
    .role = traveling merchant
    .effect = the top souvenir as a gift
encounter-guide-paddy = Annaibito (paddy)
    .accusative = an annaibito, a guide to the paddies
    .role = guide
    .effect = the next part of the paddy panorama
encounter-guide-mountain = Annaibito (mountain)
    .accusative = an annaibito, a guide to the mountain
    .role = guide
    .effect = the next part of the mountain panorama
encounter-guide-sea = Annaibito (sea)
    .accusative = an annaibito, a guide to the sea
    .role = guide
    .effect = the next part of the sea panorama
encounter-samurai = Samurai
    .accusative = a samurai
    .role = warrior
    .effect =
        { $encounters_effects_samurai_points ->
            [one] { $encounters_effects_samurai_points } point
           *[other] { $encounters_effects_samurai_points } points
        }
encounter-kuge = Kuge
    .accusative = a kuge, a noble
    .role = noble
    .effect =
        { $encounters_effects_kuge_coins ->
            [one] { $encounters_effects_kuge_coins } coin
           *[other] { $encounters_effects_kuge_coins } coins
        }
encounter-miko = Miko
    .accusative = a miko, a Shinto priestess
    .role = Shinto priestess
    .effect =
        { $encounters_effects_miko_coins ->
            [one] { $encounters_effects_miko_coins } coin
           *[other] { $encounters_effects_miko_coins } coins
        } from the reserve for the temple, in your name

traveler-hiroshige = Hiroshige
    .role = artist
    .ability = At each inn on the way, before dinner, he takes the next part of any panorama.
    .purse = { $travelers_cards_hiroshige_coins }
traveler-chuubei = Chuubei
    .role = messenger
    .ability = At each inn on the way, before dinner, he has an encounter.
    .purse = { $travelers_cards_chuubei_coins }
traveler-kinko = Kinko
    .role = ronin
    .ability =
        Every meal costs him { $travelers_abilities_kinko_discount ->
            [one] { $travelers_abilities_kinko_discount } coin
           *[other] { $travelers_abilities_kinko_discount } coins
        } less, and the cheapest cost nothing.
    .purse = { $travelers_cards_kinko_coins }
traveler-yoshiyasu = Yoshiyasu
    .role = functionary
    .ability =
        { $travelers_abilities_yoshiyasu_cards ->
            [one] At an encounter he draws a single card, as everybody does.
           *[other] At an encounter he looks at { $travelers_abilities_yoshiyasu_cards } cards and chooses one; only he knows what goes back.
        }
    .purse = { $travelers_cards_yoshiyasu_coins }
traveler-satsuki = Satsuki
    .role = orphan
    .ability = At every inn she is offered the top meal of the deck for free; she may decline it and buy another.
    .purse = { $travelers_cards_satsuki_coins }
traveler-mitsukuni = Mitsukuni
    .role = old man
    .ability =
        Each hot spring card and each achievement is worth { $travelers_abilities_mitsukuni_points ->
            [one] { $travelers_abilities_mitsukuni_points } point
           *[other] { $travelers_abilities_mitsukuni_points } points
        } more to him.
    .purse = { $travelers_cards_mitsukuni_coins }
traveler-sasayakko = Sasayakko
    .role = geisha
    .ability = If she buys at least two souvenirs in a village, the cheapest is free.
    .purse = { $travelers_cards_sasayakko_coins }
traveler-hirotada = Hirotada
    .role = priest
    .ability =
        At a temple he may add { $travelers_abilities_hirotada_coins ->
            [one] { $travelers_abilities_hirotada_coins } coin
           *[other] { $travelers_abilities_hirotada_coins } coins
        } from the reserve to what he gives.
    .purse = { $travelers_cards_hirotada_coins }
traveler-umegae = Umegae
    .role = street entertainer
    .ability =
        Before each encounter takes effect, she gains { $travelers_abilities_umegae_points ->
            [one] { $travelers_abilities_umegae_points } point
           *[other] { $travelers_abilities_umegae_points } points
        } and { $travelers_abilities_umegae_coins ->
            [one] { $travelers_abilities_umegae_coins } coin
           *[other] { $travelers_abilities_umegae_coins } coins
        }.
    .purse = { $travelers_cards_umegae_coins }
traveler-zen-emon = Zen-emon
    .role = merchant
    .ability =
        In each village he may buy one souvenir for { $travelers_abilities_zen_emon_price ->
            [one] { $travelers_abilities_zen_emon_price } coin
           *[other] { $travelers_abilities_zen_emon_price } coins
        }, whatever its price.
    .purse = { $travelers_cards_zen-emon_coins }

achievement-paddy = Paddy panorama
    .merit = the first to complete the paddy panorama
achievement-mountain = Mountain panorama
    .merit = the first to complete the mountain panorama
achievement-sea = Sea panorama
    .merit = the first to complete the sea panorama
achievement-gourmet = Gourmet
    .merit = the most expensive meals, by the prices on the cards
achievement-bather = Bather
    .merit = the most hot spring cards
achievement-chatterbox = Chatterbox
    .merit = the most encounters
achievement-collector = Collector
    .merit = the most souvenirs

seat-neutral = The neutral traveler
    .listed = the neutral traveler

# What the rules page explains; its texts link to them.
term-traveler = traveler
    .meaning = Who you are on this journey. Each traveler begins with a purse of coins and has an ability.
term-pawn = pawn
    .meaning = The piece that shows where your traveler is on the road.
term-points = journey points
    .meaning = What you collect to win. The board shows them for everybody at any time.
term-inn = inn
    .meaning = Everybody stops at every inn, waits for the last, and may buy a meal.
term-leg = leg
    .meaning = The part of the road between two inns.
term-station = station
    .meaning = A place on the road where a pawn can stop. Its picture shows what one gains there.
term-rearmost = rearmost pawn
    .meaning = The one farthest behind on the road. It moves next, whoever moved before.
term-souvenir = souvenir
    .meaning = A card that you buy in a village.
term-set = set
    .meaning = Souvenirs of different sorts, one of each at most. The more there are in a set, the more the next is worth.
term-panorama = panorama
    .meaning = A landscape of several parts: paddy, mountain or sea. Each stop there adds a part.
term-donors = donors
    .meaning = All who have given coins to the temple. The most generous get points at the end.
term-encounter = encounter
    .meaning = Somebody whom you meet by drawing a card, with an effect at once.
term-meal = meal
    .meaning = A dish at an inn. You buy one at most at each inn, and none twice on the journey.
term-achievement = achievement
    .meaning = An award for being the first or the best at something, worth { $achievements_points ->
            [one] { $achievements_points } point
           *[other] { $achievements_points } points
        }.
term-reserve = reserve
    .meaning = The coins that belong to nobody.
term-neutral = neutral traveler
    .meaning = With two players, a third pawn that nobody owns. It takes places and gains no points.

## Options

option-initiation = Initiatory journey
    .hint = Without travelers, for a first game.
option-initiation-off = Off
    .hint = Everybody chooses one of the travelers, each with an ability and a purse of their own.
option-initiation-on = On
    .hint = Nobody has an ability, and everybody sets out with { $variants_initiation_coins } coins.
option-return-trip = Return trip
    .hint = Which way the journey goes.
option-return-trip-off = Off
    .hint = From Kyoto to Edo.
option-return-trip-on = On
    .hint = From Edo to Kyoto, by the same stations.
option-gastronomy = Gastronomy
    .hint = How many meals the inns have.
option-gastronomy-off = Off
    .hint = Even the last guest has a choice.
option-gastronomy-on = On
    .hint = Each inn has { $variants_gastronomy_fewer_meals } fewer: the last guest may have no choice, so coming early matters more.
option-preparations = Preparations
    .hint = Whether the order of departure changes the purses.
option-preparations-off = Off
    .hint = Everybody sets out with the coins of their purse.
option-preparations-on = On
    .hint = Those who leave the first inn early give up a coin; those who leave late receive up to { $variants_preparations_coins_by_slot_1 }.

## Amounts

so-many-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
so-many-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
coins-held =
    { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }

coins-left =
    { $coins ->
        [0] Your purse would be empty
        [one] { $coins } coin would be left
       *[other] { $coins } coins would be left
    }

## Actions

action-travel-as = Travel as { $traveler }, { $traveler_role }; coins: { $traveler_purse }
action-walk = { $place }: { $place_stop }
action-buy = Buy { $souvenir }: { $souvenir_gloss }, { $souvenir_sort }, price { $souvenir_price }
action-bargain =
    Bargain for { $souvenir } ({ $souvenir_sort }): { $travelers_abilities_zen_emon_price ->
        [one] { $travelers_abilities_zen_emon_price } coin
       *[other] { $travelers_abilities_zen_emon_price } coins
    } instead of { $souvenir_price }
action-leave = Leave the village
action-donate = Give { so-many-coins }
action-donate-own = Give { so-many-coins }, without the reserve
action-keep = Meet { $encounter }: { $encounter_effect }
action-admire = Next part of the { $panorama } panorama
action-pass-by = No panorama
action-accept = Take the free meal
action-decline = Decline it and look at the other meals
action-eat = Eat { $meal }: { $meal_gloss }, price on the card { $meal_price }
action-fast = Eat nothing
action-deal = Deal { $traveler }
action-line-up = Next in the line: { $pawn }
action-souvenir = Draw the souvenir { $souvenir }
action-spring = Draw a { $spring }
action-meet = Draw the encounter { $encounter }
action-meal = Draw the meal { $meal }
action-drop = Take the meal { $meal } away

## Refusals

refusal-not-ahead = { $place } is not ahead of you.
refusal-beyond-the-inn = { $place } lies beyond the next inn, where everybody must stop.
refusal-no-free-place = There is no free place in { $place }.
refusal-no-coin = Without a coin you cannot stop in { $place } ({ $place_stop }).
refusal-panorama-complete = You have completed that panorama already.
refusal-panorama-due = { traveler-hiroshige } must take a part of a panorama at every inn on the way.
refusal-not-on-display = { $souvenir } is not on display.
refusal-too-dear = You do not have enough coins for that.
refusal-dish-already-eaten = You have had that dish already, and no dish is eaten twice on a journey.
refusal-not-on-the-menu = { $meal } is not among the meals of the inn.

## What points are for

source-panoramas = panoramas
source-souvenirs = souvenirs
source-springs = hot springs
source-encounters = encounters
source-meals = meals
source-donations = donations
source-temple = rank in the temple
source-achievements = achievements

## Events

event-dealt = { $seat } was dealt { $traveler }.
event-chosen = { $seat } decided to travel as { $traveler }.
event-chosen-unseen = { $seat } chose a traveler.
event-travels-as = { $seat } set out as { $traveler }, { $traveler_role }, with { so-many-coins }.
event-lined-up =
    { $pawn } lined up { $slot ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } from the road at the first inn.
event-prepared = { $seat } received { so-many-coins } for leaving late.
event-set-out-poorer = { $seat } gave up { so-many-coins } for leaving early.
event-led-neutral = { $seat } led the neutral traveler.
event-walked = { $pawn } walked from { $from } to { $to }: { $to_stop }.
event-arrived =
    { $pawn } was the { $order ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } guest of the inn in { $place }.
event-offered = { $seat } was shown { $souvenir }: { $souvenir_gloss }, { $souvenir_sort }, price { $souvenir_price }.
event-bought = { $seat } bought { $souvenir } for { so-many-coins } and gained { so-many-points }.
event-left-empty = { $seat } left the village without buying anything.
event-given-back = { $seat } got { so-many-coins } back: { traveler-sasayakko } does not pay for the cheapest souvenir.
event-earned = { $seat } received { so-many-coins }.
event-admired = { $seat } took part { $part } of the { $panorama } panorama and gained { so-many-points }.
event-passed-by = { $seat } passed the panoramas by.
event-bathed = { $seat } bathed in a { $spring } and gained { so-many-points }.
event-donated = { $seat } gave the temple { so-many-coins } and gained { so-many-points }.
event-neutral-donated = The neutral traveler gave the temple { so-many-coins }.
event-drew = { $seat } may meet { $encounter }.
event-drew-unseen = { $seat } drew an encounter in secret.
event-met = { $seat } met { $encounter_accusative }.
event-put-back = { $seat } put { $encounter } back under the deck.
event-put-back-unseen = { $seat } put an encounter back under the deck, unseen.
event-entertained = { traveler-umegae } performed: { $seat } earned { so-many-coins } and { so-many-points }.
event-was-given = { $seat } was given { $souvenir } and gained { so-many-points }.
event-impressed = { $seat } gained { so-many-points } for the encounter.
event-served = { $seat } found { $meal } among the meals.
event-served-unseen =
    { $pawn } found the table bare: { $meals ->
        [one] { $meals } meal was
       *[other] { $meals } meals were
    } drawn, face down.
event-looked = { $seat } saw that { $meal } was left.
event-dropped = One of the meals went under the deck, unseen.
event-treated = { $seat } was offered { $meal } for free.
event-treated-unseen = { $seat } was offered a meal for free.
event-declined = { $seat } declined the free meal.
event-ate =
    { $seat } ate { $meal } { $coins ->
        [0] for free
        [one] for { $coins } coin
       *[other] for { $coins } coins
    } and gained { so-many-points }.
event-fasted = { $seat } went to bed hungry.
event-leg-begins = All set out from { $place }.
event-achieved = { $seat } earned the achievement “{ $achievement }”: { so-many-points }.
event-temple-rank =
    { $pawn } took rank { $rank } in the temple{ $points ->
        [0] .
        [one] {" "}and gained { $points } point.
       *[other] {" "}and gained { $points } points.
    }
event-game-over = The journey ended.

# Said at the end when points are equal.
tie-break = A tie goes to the traveler with more achievements; if those are equal too, the victory is shared.

## Lines of the log that are folded into one

folded-dealt =
    { $who ->
        [all] Everybody was
        [one] { $names } was
       *[some] { $names } were
    } dealt { $each } travelers to choose from.
folded-chosen =
    { $who ->
        [all] Everybody
       *[some] { $names }
    } chose a traveler.
# Only ever of one guest, and of several things.
folded-offered = { $names } was shown { $each } souvenirs.
folded-served = { $names } saw { $each } meals to choose from.
folded-looked = { $names } saw which { $each } meals were left.

## Prompts

prompt-dealing = Wait while the travelers are dealt.
prompt-lining-up = Wait while the pawns line up in the first inn.
prompt-displaying = Wait while the village lays out its souvenirs.
prompt-giving = Wait for the souvenir that the merchant gives.
prompt-bathing = Wait while a hot spring card is drawn.
prompt-meeting = Wait while an encounter is drawn.
prompt-serving = Wait while the inn lays out its meals.
prompt-treating = Wait for the free meal.
prompt-dropping = Wait while a meal is taken away for the neutral traveler.
prompt-choosing =
    Choose who you will be{ $cards ->
        [2] : { $traveler } or { $other_traveler }
       *[other] {" "}on this journey
    }.
prompt-walking =
    { $neutral ->
        [0] Walk on from { $place }: you are last in line, with { coins-held }.
       *[other] Move the neutral traveler on from { $place }: it is last in line, and you are ahead.
    }
prompt-shopping =
    Buy souvenirs or leave: you have { coins-held }{ $bargain ->
        [0] {""}
       *[other] , and may have one souvenir for { $travelers_abilities_zen_emon_price ->
            [one] { $travelers_abilities_zen_emon_price } coin
           *[other] { $travelers_abilities_zen_emon_price } coins
        }
    }{ $sasayakko ->
        [0] {""}
       *[other] , and if you buy two or more, the cheapest is free
    }.
prompt-donating =
    Give the temple { $temple_donation_max ->
        [one] a coin
       *[other] at least one coin and at most { $temple_donation_max }
    }: you have { coins-held }{ $hirotada ->
        [0] {""}
       *[other] , and the reserve adds { $travelers_abilities_hirotada_coins ->
            [one] { $travelers_abilities_hirotada_coins } coin
           *[other] { $travelers_abilities_hirotada_coins } coins
        }
    }.
prompt-keeping =
    { $cards ->
        [2] Choose your encounter: { $encounter } or { $other_encounter }.
       *[other] Meet { $encounter }.
    }
prompt-admiring = Choose a panorama and take its next part.
prompt-tasting =
    { $had ->
        [0] Take { $meal } for free, or decline it and look at the other meals.
       *[other] Decline { $meal }, which you have had already, and look at the other meals.
    }
prompt-dining =
    Choose a meal or eat nothing: you have { coins-held }{ $kinko ->
        [0] {""}
       *[other] , and pay { $travelers_abilities_kinko_discount ->
            [one] { $travelers_abilities_kinko_discount } coin
           *[other] { $travelers_abilities_kinko_discount } coins
        } less than the price on the card
    }.

## Help

help-dealing = Everybody is dealt travelers in secret and becomes one of them. A traveler has an ability and a purse.
help-lining-up = Chance lines the pawns up. The one nearest the road leaves last.
help-displaying = The top souvenirs of the deck are laid out for all to see; the guest of the village may buy any of them.
help-giving = The top souvenir of the deck is a gift: it joins the collection and scores like a bought one.
help-bathing = The card is drawn at random from springs of both sizes. Having the most of them at the end earns an achievement.
help-meeting = The top card of the deck takes effect at once and stays with the traveler. Having the most of them at the end earns an achievement.
help-serving = The first guest draws the meals of the inn and looks at them in secret; { $meals ->
        [one] there is one
       *[other] there are { $meals }
    } in this game. Every later guest sees what is left.
help-treating = { traveler-satsuki } is offered the top meal of the deck, which only she sees.
help-dropping = When the neutral traveler comes to an inn, a random one of its meals goes under the deck, and nobody sees which.
help-choosing =
    { $cards ->
        [2] { $traveler }, { $traveler_role }; coins in the purse: { $traveler_purse }. { $traveler_ability } { $other_traveler }, { $other_traveler_role }; coins in the purse: { $other_traveler_purse }. { $other_traveler_ability }
       *[other] Everybody chooses in secret. When all have chosen, the travelers are turned over, and the other cards go back into the box.
    }
help-walking =
    { $neutral ->
        [0] Any free station ahead will do, as far as the next inn, where all must stop. Then the rearmost traveler moves: after a long walk the others have many turns, after a short one you may move again. A village or a temple requires at least one coin; a panorama that you have completed is closed to you.
       *[other] The neutral traveler stops at any free station, as far as the next inn. It takes a station away from both of you. In a temple its coins compete with yours for the ranks, and at an inn a meal is lost. Its other stops have no effect.
    }
help-shopping = A set holds one souvenir of each sort; the first, second, third and fourth are worth { $souvenirs_set_points_1 }, { $souvenirs_set_points_2 }, { $souvenirs_set_points_3 } and { $souvenirs_set_points_4 } points. A souvenir joins the first set that lacks its sort. What you do not buy goes under the deck.
help-donating =
    Each coin is worth { $temple_points_per_coin ->
        [one] { $temple_points_per_coin } point
       *[other] { $temple_points_per_coin } points
    } at once and stays in the temple until the end of the journey. Then the most generous gain the most, and those who gave nothing gain nothing.
help-keeping = The card you choose takes effect at once; the other goes under the deck, and only { traveler-yoshiyasu } knows which it is.
help-admiring = A part is worth as many points as its number. The first to complete a panorama earns an achievement; a complete one has no more parts. You may turn down what a guide offers, but { traveler-hiroshige } always takes a part at an inn on the way.
help-tasting = The free meal counts as your meal at this inn. If you decline it, it goes under the deck, and you may buy one of the others.
help-dining =
    A meal is worth { $meals_points ->
        [one] { $meals_points } point
       *[other] { $meals_points } points
    }. You may buy one at each inn, and no dish twice on the whole journey. Expensive meals count toward the achievement “{ achievement-gourmet }”.

## The rules page

rules-aim = The player with the most [journey points](#term-points) after the [last inn](#term-inn) has made the richest journey and wins.

    You are a [traveler](#term-traveler) on the old road between Kyoto and Edo, and see, taste, buy and give what you can. All this earns points, at once or at the end. There is no hurry: the slow see more, the quick choose first.
    .heading = How you win
rules-road = { $stages } places lie between the ends of the road, and inns divide it into { $legs } [legs](#term-leg). The board names only Kyoto and Edo; here each place bears the name of the historical stage of that number; the road had just as many. “Room” is the number of [pawns](#term-pawn) that can stand there.
    .heading = The road
rules-setup =
    - Everybody is dealt { $travelers_dealt ->
        [one] a traveler in secret. All are turned over together.
       *[other] { $travelers_dealt } travelers in secret and chooses one. All are turned over together; the others go back into the box.
    }
    - Everybody takes the coins of their traveler.
    - The pawns line up in the first inn in random order, one behind the other. The one nearest the road leaves last.
    .heading = Set-up
rules-turn = The [rearmost pawn](#term-rearmost) moves, and moves again if it is still the rearmost. It walks forward to any free [station](#term-station), passing over as many as it likes, but never past an inn. The station takes effect at once; then the rearmost pawn moves again.

    Some stations are not open to everybody: without a coin you cannot stop at a village or a temple, and you cannot stop at a [panorama](#term-panorama) that you have completed.
    .heading = A turn
rules-double = Some stations have a second slot beside the road. With { $double_from } players or more it is used: the first to come stands on the road, the second beside it and counts as behind. With fewer players such a station has room for one pawn only.
    .heading = Double stations
rules-village = You need a coin to stop. { $souvenirs_offered ->
        [one] The top souvenir of the deck is laid out, if it still has any, and you may buy it or not.
       *[other] The top { $souvenirs_offered } souvenirs of the deck are laid out, or what it still has, and you may buy any of them, or none.
    } What you do not buy goes under the deck.

    No two [souvenirs](#term-souvenir) are alike, and each is of one of { $sorts } sorts. Yours form [sets](#term-set), each of which holds a sort at most once; a souvenir joins the first set that lacks its sort. It scores at once as the first, second, third or fourth of its set. You need not finish a set before you begin another.
    .heading = Village
rules-farm = You receive { $farm_coins ->
        [one] { $farm_coins } coin
       *[other] { $farm_coins } coins
    }. There is no limit to what a purse can hold.
    .heading = Farm
rules-panoramas = You take the next part of the panorama that the station shows, beginning with the first. A part is worth as many points as its number. Each panorama can be completed once; the first to do so earns an [achievement](#term-achievement).
    .heading = Panoramas
rules-hot-springs = You draw a hot spring card and gain its points.
    .heading = Hot springs
rules-temple = You need a coin to stop, and { $temple_donation_max ->
        [one] give exactly one. It
       *[other] must give at least one; you may give up to { $temple_donation_max }. Each
    } is worth { $temple_points_per_coin ->
        [one] { $temple_points_per_coin } point
       *[other] { $temple_points_per_coin } points
    } at once and stays in the temple.

    At the end of the journey the [donors](#term-donors) are ranked by their coins. Donors who gave the same share a rank and its full points; the next donors take the very next rank. Those who gave nothing get nothing.
    .heading = Temple
rules-encounters = You turn over the [top card of the deck](#term-encounter). It takes effect at once and stays in front of you. If the panorama of a guide is already complete, you may take the next part of another one instead; if all are complete, the guide does nothing.
    .heading = Encounters
rules-inn = Everybody stops at every inn, and all wait there for the last. The first to come stands next to the road, the others line up behind, and the last to come leaves first.

    The first guest draws the [meals](#term-meal) and looks at them in secret, may buy one, and leaves the rest face down for the next guest, who does the same. A meal is worth { $meals_points ->
        [one] { $meals_points } point
       *[other] { $meals_points } points
    }. You buy one at most at each inn, and no dish twice on the whole journey. When all have dined, what is left goes under the deck. How many meals are drawn depends on the number of players:
    .heading = Inn
rules-achievements = Each is worth { $achievements_points ->
        [one] { $achievements_points } point
       *[other] { $achievements_points } points
    }. Those for panoramas are earned on the way, by the first to complete them. The others are given at the end; all who tie get them in full, and one for which nobody has a single card is not given.
    .heading = Achievements
rules-end = When all have come to the last inn and dined, the last achievements and the points of the temple are given. The player with the most points wins; a tie goes to the player with more achievements. If those are equal too, the victory is shared.
    .heading = End of the journey
rules-travelers = Every traveler has a purse to start with and an ability. “Inns on the way” are those between the two ends of the road.

    - { traveler-satsuki } sees her free meal before the meals of the inn. A dish that she has had before she must decline. If she comes first and takes the free meal, the next guest draws those of the inn.
    - { traveler-sasayakko } must have the coins for all that she buys; she gets the price of the cheapest back when she leaves the village. Gifts do not count as bought.
    - { traveler-zen-emon } may bargain even if he could not pay the full price.
    - { traveler-hirotada } cannot stop at a temple without a coin of his own.
    .heading = Travelers
rules-two-players = A third, [neutral traveler](#term-neutral) walks along.

    - It lines up with the others and moves when it is the rearmost. The player who is ahead moves it, wherever there is a free station, for it needs no coins and completes no panorama.
    - In a temple it leaves { $two_players_neutral_coins ->
        [one] { $two_players_neutral_coins } coin
       *[other] { $two_players_neutral_coins } coins
    } from the [reserve](#term-reserve) and takes a rank at the end, without points.
    - When it comes to an inn, a random one of the meals goes under the deck, unseen.
    - Its other stops have no effect.
    .heading = Two players
rules-variants = They can be combined, with two players as well.

    - { option-initiation }: there are no travelers; everybody sets out with { $variants_initiation_coins ->
        [one] { $variants_initiation_coins } coin
       *[other] { $variants_initiation_coins } coins
    }.
    - { option-return-trip }: the journey goes from Edo to Kyoto.
    - { option-gastronomy }: fewer meals are drawn at an inn; see the table under “{ rules-inn.heading }”.
    - { option-preparations }: those who leave the first inn early give up coins, and those who leave late receive some; how many depends on the place in the line. The first stands nearest the road and leaves last. Nobody gives up more than they have.
    .heading = Variants
rules-rulings = On some questions the rulebook is silent. These are our rulings:

    - The neutral traveler needs no coin, and every free station is open to it.
    - If the neutral traveler is the first at an inn, the meals are drawn and one of them goes under the deck at once; nobody looks at them.
    - If both players are at the same inn, the one who came first is ahead and moves the neutral traveler.
    - { traveler-satsuki } decides on her free meal before she sees those of the inn. If she declines it, it goes under the deck.
    - An achievement for which nobody has a single card is not given.
    - After donors who share a rank, the next take the very next one.
    - Players who are equal in points and achievements share the victory.
    - If the deck has too few souvenirs for a village, what it has is laid out.
    - The reserve never runs out of coins.

    Here we depart from the rulebook:

    - “{ achievement-gourmet }” goes by the prices printed on the meals; those had for less or for free count in full. The Russian booklet speaks of coins spent, but the French original speaks of the printed prices, and all recorded games of the licensed online edition go by these.
    - The order in the first inn is always drawn by chance; in the rulebook, only with two players and with preparations.
    - A hot spring card is always taken; in the rulebook it may be left, but it costs nothing.
    .heading = Our rulings
rules-sources = The rules are those of the rulebook, told in our own words. The cards and the road, which it does not list, come from pictures of the printed parts, from records of played games and from other programs, where these agree. What none of them settles was reconstructed and is marked with *. If you own the box and know better, put the right numbers in a file of your own and play with `--components FILE`.
    .heading = Sources

rules-leg = From { $from } to { $to }
rules-legend = Numbers with a * are reconstructed; see { rules-sources.heading }.

reconstructed-variants-preparations-coins_by_slot_for_few = The coins of “{ option-preparations }” with two and three players. The rulebook explains them for four and shows five places in a picture; with fewer players, everybody gets what is shown beside their place.
reconstructed-variants-gastronomy-fewer_meals_for_two = How many meals fewer are drawn with two players in “{ option-gastronomy }”. No source says; as many are assumed as with more players.

column-number = No.
column-place = Place
column-japanese = Japanese
column-station = Station
column-room = Room
column-sort = Sort
column-souvenir = Souvenir
column-meaning = What it is
column-price = Price
column-in-set = In its set
column-points = Points
column-panorama = Panorama
column-parts = Parts
column-spring = Hot spring
column-count = Cards
column-rank = Rank
column-encounter = Encounter
column-role = Who
column-effect = Effect
column-meal = Meal
column-players = Players
column-meals = Meals
column-gastronomy = { option-gastronomy }
column-achievement = Achievement
column-merit = For
column-traveler = Traveler
column-coins = Coins
column-ability = Ability
column-line = In the line

ordinal-1 = 1st
ordinal-2 = 2nd
ordinal-3 = 3rd
ordinal-4 = 4th
ordinal-5 = 5th
rank-others = others who gave
players-range = { $least } or { $most } players
room-all = all

## The table in the terminal

table-leg = Leg { $leg } of { $legs }: { $start } – { $goal }
table-before = Before the journey
table-over = The journey is over
table-variants = Variants: { $names }
table-order = Order:

# What a station is called where there is hardly any room: four letters at most, but for the inn.
table-station-paddy = rice
table-station-mountain = peak
table-station-sea = sea
table-station-village = shop
table-station-farm = farm
table-station-hot-spring = bath
table-station-temple = pray
table-station-encounter = meet
table-station-inn = inn

# One or two letters that stand for a thing where there is no room for its name.
table-sign-paddy = Pa
table-sign-mountain = Mo
table-sign-sea = Se
table-sign-village = Vi
table-sign-farm = Fa
table-sign-hot-spring = Ho
table-sign-temple = Te
table-sign-encounter = En
table-sign-inn = In
table-sign-meal = Me
table-sign-points = pt
table-sign-small-object = S
table-sign-clothing = C
table-sign-art = A
table-sign-food = F

table-head-points = points
table-head-springs = baths
table-head-encounters = met
table-head-meals = meals
table-head-temple = temple
table-head-achievements = awards

table-travelers = You may travel as
table-display = On display
table-panoramas = You may see
table-pair = You may meet
table-treat = For free
table-offer = The inn has

table-souvenirs = Souvenirs
table-set = Set { $number }
table-next = Next one
table-meals = Meals:
table-encounters = Met:
table-springs = Hot springs:
table-achievements = Achievements:

# What a stop or a choice would gain.
table-at-panorama = Part { $part } of { $parts } of the { $panorama } panorama: { so-many-points }.
table-at-last-part = That completes it.
table-at-first = You would be the first to complete it: { so-many-points } more.
table-at-farm = You receive { so-many-coins }.
table-at-hot-spring = A hot spring card, points: { $gain }. In the deck: { $cards }.
table-at-temple = { so-many-points } for each coin. In the temple: { $own } of yours, { $best } of the most generous other traveler.
table-at-village = Points for a souvenir: { $worths }.
table-at-encounter = You may meet: { $cards }.
table-at-inn =
    A meal is worth { so-many-points }. You would { $order ->
        [1] be the first to choose, from
       *[other] find
    } { $meals ->
        [0] no meals
        [one] { $meals } meal
       *[other] { $meals } meals
    }.
table-neutral-stop = The neutral traveler only takes the place.
table-neutral-temple = The neutral traveler gives the temple { so-many-coins }.
table-neutral-inn = A random meal goes under the deck, unseen.
table-buying = { $souvenir }, { $sort }: { so-many-points }. { coins-left }.
table-coming-back = When you leave, { $coins ->
        [one] { $coins } coin comes
       *[other] { $coins } coins come
    } back.
table-eating =
    { $meal }: { so-many-points }. { $price ->
        [0] It costs nothing
       *[other] { coins-left }
    }.
table-donating =
    { so-many-points } at once. With { $own ->
        [one] { $own } coin
       *[other] { $own } coins
    } in the temple you would be number { $rank } of the donors, worth { $thanks ->
        [one] { $thanks } point
       *[other] { $thanks } points
    } at the end.

# What the seat knows.
table-some = { $count } of { $cards }
table-neutral = neutral
table-under-souvenirs = Under the souvenirs: { $cards }
table-under-encounters = Under the encounters: { $cards }
table-under-meals = Under the meals: { $cards }
table-inn-meals = Left at the inn in { $place }: { $cards }
table-inn-together = Left at the inn in { $place }: all but one of { $cards }

# The table in words.
table-told-you = { $who }, that is you
table-told-choosing = { $who }: still choosing a traveler.
table-told-chosen = { $who }: has chosen a traveler.
table-told-player = { $who }, in { $place }, { $stop }: { so-many-points }, { coins-held }.
table-told-panoramas = Panoramas: { $parts }.
table-told-part = { $panorama } { $part } of { $parts }
table-told-souvenirs = Souvenirs, set by set: { $sets }.
table-told-temple =
    In the temple: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, rank { $rank }.
table-told-place = { $place }, { $stop }: { $guests }.
table-told-free =
    { $count ->
        [one] free
       *[other] both places free
    }
table-told-nobody = nobody
table-told-waiting = everybody, not lined up yet
table-told-leg = After that, from { $start } to { $goal }: { $stations }.
table-told-price = price { $coins }
table-told-purse = { so-many-coins }
table-told-pale = not available
table-told-decks = Cards left in the decks: { $souvenirs } souvenirs, { $encounters } encounters, { $meals } meals, { $springs } hot springs.
