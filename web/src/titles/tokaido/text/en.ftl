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
board-deck-encounter = Encounters
board-deck-meal = Meals
board-deck-spring = Hot springs

# A sort of souvenirs where there is little room.
board-sort-small-object = objects
board-sort-clothing = clothes
board-sort-art = art
board-sort-food = food

board-is-choosing = is choosing a traveler …
board-has-chosen = has chosen a traveler
board-bargain = Bargain: { $souvenir } for { so-many-coins }
board-bargain-short = Bargain
board-with-reserve = with a coin from the reserve
board-own-coins = without the reserve

## What a thing is

board-place =
    { $number ->
        [0] The western end of the road
        [54] The eastern end of the road
       *[other] Stage { $number } of { $stages }
    }, { $japanese }. { $inn ->
        [true] Everybody stops here.
       *[false] { $room ->
            [1] Room for one traveler.
           *[other] Room for { $room } travelers.
        }
    }
board-guests = Here: { $names }.
board-traveler = The { $role }; { so-many-coins } in the purse.
board-souvenir = A { $gloss } ({ $sort }), price: { so-many-coins }.
board-sets = A set holds one souvenir of each sort; the first to the fourth are worth { $souvenirs_set_points_1 }, { $souvenirs_set_points_2 }, { $souvenirs_set_points_3 } and { $souvenirs_set_points_4 } points.
board-meal = { $gloss }, price: { so-many-coins }.
board-encounter = { $role }: { $effect }. Cards in the box: { $count }.
board-achievement = For { $merit }: { so-many-points }.
board-earned-by = Earned by { $names }.
board-cards-left =
    { $count ->
        [0] No card is left.
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
board-temple-ranks = At the end of the journey the most generous get { $ranks } points by rank, all other donors { $others }.
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
