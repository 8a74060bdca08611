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
board-deck-encounter = Встречи
board-deck-meal = Трапезы
board-deck-spring = Горячие источники

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

board-place =
    { $number ->
        [0] Западный конец дороги
        [54] Восточный конец дороги
       *[other] Станция { $number } из { $stages }
    }, { $japanese }. { $inn ->
        [true] Здесь останавливаются все.
       *[false] { $room ->
            [1] Место для одного путника.
           *[other] Мест для путников: { $room }.
        }
    }
board-guests = Здесь: { $names }.
board-traveler = Это { $role }. Монет в кошельке: { $coins }.
board-souvenir = Это { $gloss } ({ $sort }). Цена: { $coins }.
board-sets = В сете по одному сувениру каждого вида; с первого по четвёртый они приносят { $souvenirs_set_points_1 }, { $souvenirs_set_points_2 }, { $souvenirs_set_points_3 } и { $souvenirs_set_points_4 } очков.
board-meal = Это { $gloss }. Цена: { $coins }.
board-encounter = Это { $role }: { $effect }. Карт в коробке: { $count }.
board-achievement = Достаётся тому, { $merit }. Очков: { $points }.
board-earned-by = Получено: { $names }.
board-cards-left =
    { $count ->
        [0] Карт не осталось.
        [one] Осталась { $count } карта.
        [few] Осталось { $count } карты.
       *[other] Осталось { $count } карт.
    }
board-temple-ranks = Очки в конце пути: самым щедрым по местам { $ranks }, остальным жертвователям — по { $others }.
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
