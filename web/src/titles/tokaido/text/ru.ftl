### Стол Токайдо в браузере. Названия всего — в каталоге самой игры.

board-road = Дорога между Киото и Эдо
board-beside = Возле дороги: храм, достижения, колоды, гостиница впереди
board-points =
    { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
board-temple = Храм
board-achievements = Достижения
board-decks = Колоды
board-inn = Гостиница впереди
board-known = часть этих карт вам известна
board-deck-souvenir = Сувениры
    .use = В деревне открывают { $souvenirs_offered } из них.
board-deck-encounter = Встречи
    .use = На участке встречи открывают одну.
board-deck-meal = Трапезы
    .use = Из неё берут гостиницы; любая трапеза приносит { $meals_points } очков.
board-deck-spring = Горячие источники
    .use = На горячем источнике берут одну.

# Вид сувениров там, где мало места.
board-sort-small-object = вещицы
board-sort-clothing = одежда
board-sort-art = искусство
board-sort-food = кушанья

board-is-choosing = выбирает путника…
board-has-chosen = путник выбран
board-bargain =
    Выторговать «{ $souvenir }» за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
board-bargain-short = Выторговать
board-with-reserve = с добавкой из резерва
board-own-coins = без добавки

## Что это такое

board-free =
    { $room ->
        [1] Свободно; место для одного путника.
       *[other] Свободно; мест для путников: { $room }.
    }
board-at-village = Здесь открывают сувениры, не больше { $souvenirs_offered }, и любые можно купить. Чтобы остановиться, нужна монета.
board-at-farm = Даёт вам { $farm_coins ->
        [one] { $farm_coins } монету
        [few] { $farm_coins } монеты
       *[other] { $farm_coins } монет
    }.
board-at-hot-spring = Даёт карту, которая приносит { $hot_springs_small_points } или { $hot_springs_large_points } очка.
board-at-temple = Жертвуют от 1 до { $temple_donation_max } монет; очков за каждую сразу: { $temple_points_per_coin }. Самый щедрый получит в конце ещё { $temple_rank_points_1 }.
board-at-encounter = Вы кого-то встретите: карта даст очки, монеты, сувенир или часть пейзажа.
board-at-inn = Здесь останавливаются все и могут поужинать: трапеза приносит { $meals_points } очков. Кто пришёл первым, выбирает первым, а выходит последним.
board-next-part = Пейзаж «{ $panorama }»: у вас { $seen } из { $parts } частей. Следующая приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }; кто соберёт его первым, получит ещё { $achievements_points }.
board-complete = Пейзаж «{ $panorama }» вы уже собрали, и останавливаться здесь больше нельзя.
board-painted = { $painting }: { $seen } из { $parts }
board-painted-first = { $painting }: { $seen } из { $parts }, завершён первым
board-guests = Сейчас здесь: { $names }.
board-traveler = Это { $role }. Монет в кошельке: { $coins }.
board-souvenir = Это { $gloss }, вид — { $sort }. Цена в монетах: { $coins }.
board-sets = Сувениры разных видов складываются в сет: первый приносит { $souvenirs_set_points_1 }, второй { $souvenirs_set_points_2 }, третий { $souvenirs_set_points_3 }, четвёртый { $souvenirs_set_points_4 } очков.
board-meal = Это { $gloss }. Цена в монетах: { $coins }; очков — { $meals_points }, сколько бы ни стоило. Каждое блюдо едят только раз.
board-encounter = Это { $role }: { $effect }. Таких карт всего { $count }; у кого в конце встреч больше всех, получит { $achievements_points } очка.
board-achievement = Достаётся тому, { $merit }. Очков: { $points }.
board-earned-by = Получено: { $names }.
board-ahead = Пока впереди: { $names }, счёт { $count }.
board-nobody-ahead = Пока никто не впереди.
board-spring = Очков сразу, как только карта взята: { $points }. { $left ->
        [0] В колоде таких больше нет.
       *[other] В колоде таких ещё { $left }.
    } У кого в конце карт источников больше всех, получит { $achievements_points } очка.
board-cards-left =
    { $count ->
        [0] Карт не осталось.
        [one] Осталась { $count } карта.
        [few] Осталось { $count } карты.
       *[other] Осталось { $count } карт.
    }
board-temple-ranks = В конце пути самые щедрые получат по местам { $ranks } очков, а все остальные жертвователи — по { $others }.
board-given = Уже пожертвовали: { $names }.
board-inn-coming = Первый гость возьмёт трапезы ({ $count }) и втайне их посмотрит; каждый может купить одну, очков за неё — { $meals_points }.
board-inn-count =
    { $count ->
        [0] Трапез не осталось.
        [one] Осталась { $count } трапеза.
        [few] Осталось { $count } трапезы.
       *[other] Осталось { $count } трапез.
    }
board-inn-meals = Вы их знаете: { $cards }.
board-inn-together = Вы знаете, что это все карты, кроме одной, из этих: { $cards }.

## Подсказки для первой партии

guide-choosing = Выберите, кем вы будете. С полным кошельком легче начать, а умение помогает всю дорогу.
guide-waiting = Ходит тот, кто позади всех, — очерёдности по кругу здесь нет. Кто стоит ближе к дороге, тот выходит последним.
guide-walking = Нажмите на любое светящееся место: знак над ним говорит, что оно принесёт. После короткого перехода вы, может быть, сразу пойдёте ещё раз; длинный помогает занять место раньше других.
guide-neutral = Вдвоём вы путешествуете с третьим, нейтральным путником: его ведёт тот, кто впереди. Займите им место, которое нужно сопернику.
guide-shopping = Нажмите на сувенир, чтобы купить его. Сувениры разных видов складываются в сет, и каждый следующий в сете приносит больше очков: { $souvenirs_set_points_1 }, { $souvenirs_set_points_2 }, { $souvenirs_set_points_3 }, { $souvenirs_set_points_4 }.
guide-donating = Нажмите, сколько пожертвуете. Каждая монета сразу приносит очки, а самые щедрые получат в конце гораздо больше.
guide-keeping = Вы вытянули две встречи, и состоится одна из них. Что она принесёт, написано на карте.
guide-admiring = Нажмите на пейзаж, который хотите продолжить. Чем дальше часть, тем больше за неё очков.
guide-tasting = Эта трапеза — даром. Отведайте её или откажитесь и купите другую.
guide-dining =
    Трапеза приносит { $meals_points ->
        [one] { $meals_points } очко
        [few] { $meals_points } очка
       *[other] { $meals_points } очков
    }, и одно блюдо дважды не едят. Дешёвое разбирают первым: с тощим кошельком приходите пораньше.
guide-panorama = Вы увидели часть пейзажа. Каждая следующая приносит на очко больше, а первый, кто завершит пейзаж, получит достижение.
guide-hot-spring = Источник приносит очки сразу, а лучший купальщик в конце получит достижение.
guide-farm = Монеты нужны, чтобы покупать сувениры, жертвовать храму и ужинать в гостиницах.
guide-encounter = Встреча действует сразу. Карта остаётся у вас: за наибольшее число встреч в конце дают достижение.

## На рисунках правил

figure-aim-walk = Идёт тот, кто отстал
figure-aim-collect = Смотрите, покупайте, пробуйте:
figure-aim-points = очки

## Signs beside what a choice would gain

sign-coin = монеты
sign-meal = блюда
