### Tokaido's table in the browser. The names of all things are in the catalogue of the title itself.

board-road = The road between Kyoto and Edo
board-beside = Beside the road: temple, achievements, decks, the inn ahead
board-points =
    { $points ->
        [one] point
       *[other] points
    }
board-temple = Temple
board-achievements = Achievements
board-decks = Decks
board-inn = Inn ahead
board-known = you know some of these cards
board-deck-souvenir = Souvenirs
    .use = Each stop at a village lays out { $souvenirs_offered } of them.
board-deck-encounter = Encounters
    .use = Each stop at an encounter turns one over.
board-deck-meal = Meals
    .use = The inns draw from it; all meals are worth { $meals_points } points.
board-deck-spring = Hot springs
    .use = Each stop at a hot spring draws one.

# A sort of souvenirs where there is little room.
board-sort-small-object = objects
board-sort-clothing = clothes
board-sort-art = art
board-sort-food = food

board-is-choosing = is choosing a traveler…
board-has-chosen = has chosen a traveler
board-bargain = Bargain: { $souvenir } for { so-many-coins }
board-bargain-short = Bargain
board-with-reserve = with a coin from the reserve
board-own-coins = without the reserve

## What a thing is

board-free =
    { $room ->
        [1] Free; there is room for one traveler.
       *[other] Free; there is room for { $room } travelers.
    }
board-at-village = Up to { $souvenirs_offered } souvenirs are laid out, and you may buy any of them. You need a coin to stop.
board-at-farm = Gives you { $farm_coins ->
        [one] { $farm_coins } coin
       *[other] { $farm_coins } coins
    }.
board-at-hot-spring = Gives you a card worth { $hot_springs_small_points } or { $hot_springs_large_points } points.
board-at-temple = You give 1 to { $temple_donation_max } coins, worth { $temple_points_per_coin } each at once. The most generous gets { $temple_rank_points_1 } points more at the end.
board-at-encounter = You meet somebody: points, coins, a souvenir or a part of a panorama, as the card says.
board-at-inn = Everybody stops here and may buy a meal, worth { $meals_points } points. Who comes first chooses first and leaves last.
board-next-part = The { $panorama } panorama: you have seen { $seen } of { $parts } parts. The next is worth { so-many-points }; the first to complete it gains { $achievements_points } extra.
board-complete = You have completed the { $panorama } panorama and cannot stop there any more.
board-painted = { $painting }: { $seen } of { $parts }
board-painted-first = { $painting }: { $seen } of { $parts }, completed first
board-guests = Here now: { $names }.
board-traveler = The { $role }; { so-many-coins } in the purse.
board-souvenir = A { $gloss }, one of the sort “{ $sort }”. It costs { so-many-coins }.
board-sets = Souvenirs of different sorts form a set: the first is worth { $souvenirs_set_points_1 }, the second { $souvenirs_set_points_2 }, the third { $souvenirs_set_points_3 }, the fourth { $souvenirs_set_points_4 } points.
board-meal = Costs { so-many-coins } and is worth { $meals_points } points, whatever its price: { $gloss }. You eat each dish only once.
board-encounter = A { $role }: gives you { $effect }. There are { $count } such cards in all; the most encounters at the end earn { $achievements_points } points.
board-achievement = Worth { so-many-points }, for { $merit }.
board-earned-by = Earned by { $names }.
board-ahead = Ahead so far: { $names }, with { $count }.
board-nobody-ahead = Nobody is ahead yet.
board-spring = Worth { so-many-points } as soon as it is drawn. { $left ->
        [0] None is left in the deck.
       *[other] Left in the deck: { $left }.
    } The most hot spring cards at the end earn { $achievements_points } points.
board-cards-left =
    { $count ->
        [0] No card is left.
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
board-temple-ranks = At the end the most generous get { $ranks } points by rank, and everybody else who gave anything gets { $others }.
board-given = Given so far: { $names }.
board-inn-coming = The first guest will draw { $count } meals and look at them in secret; each guest may buy one, for { $meals_points } points.
board-inn-count =
    { $count ->
        [0] No meals are left.
        [one] { $count } meal is left.
       *[other] { $count } meals are left.
    }
board-inn-meals = You know them: { $cards }.
board-inn-together = You know that they are all but one of: { $cards }.

## Hints for a first game

guide-choosing = Pick who you will be. A full purse is good for an easy start; an ability pays off all the way.
guide-waiting = The last traveler on the road always moves, so turns do not go around the table. The one nearest the road leaves last.
guide-walking = Click any place that glows; the sign above it shows what you would gain. A short walk may let you move again at once, a long one secures a station before others take it.
guide-neutral = With two players a third traveler walks along, and the player who is ahead moves it. Put it where it takes a station from your opponent.
guide-shopping = Click a souvenir to buy it. Different sorts make a set, and each further one in a set is worth more: { $souvenirs_set_points_1 }, { $souvenirs_set_points_2 }, { $souvenirs_set_points_3 }, { $souvenirs_set_points_4 }.
guide-donating = Click how much you give. Each coin is worth points now, and the most generous gain many more at the end.
guide-keeping = You drew two encounters and meet one of them. Each card says what you would gain.
guide-admiring = Click the panorama that you want to continue. Later parts are worth more points.
guide-tasting = This meal is free. Take it, or decline it to buy another.
guide-dining = A meal is worth { $meals_points } points, and you never eat the same dish twice. Cheap meals go first: come early if your purse is light.
guide-panorama = You painted a part of a panorama. Each further part is worth one point more, and the first to finish it earns an achievement.
guide-hot-spring = A hot spring is worth its points at once, and the keenest bather earns an achievement at the end.
guide-farm = Money in your purse: you need it for souvenirs, the temple and the meals at the inns.
guide-encounter = An encounter takes effect at once. Keep the card: the most encounters earn an achievement at the end.

## In the pictures of the rules

figure-aim-walk = Whoever is last walks on
figure-aim-collect = See, buy, bathe, eat:
figure-aim-points = points

## Signs beside what a choice would gain

sign-coin = coins
sign-meal = meals
