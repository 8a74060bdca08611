### Стол Joraku в браузере.

board-label = Дорога из Синано в Киото
hand-label = Ваша рука
hand-face-down = Перед вами рубашкой вверх
hand-known = { $seat }: карты от вас
chart-label = { $area }: сколько приносит
trick-card = { $army } сыграли: { $card }
led-label = Цвет кона: { $led }
piece-daimyo = { $army }: даймё, { $area }
piece-samurai =
    { $army }: { $count ->
        [one] { $count } самурай
        [few] { $count } самурая
       *[other] { $count } самураев
    }, { $area }
pile-deck = Отложено не глядя: { $count }
pile-spent = Сыграно в этом раунде: { $count }
player-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
player-supply = Самураев в запасе: { $count }
player-lacks = Нет цвета: { $led }
player-chosen = выбрано: { $count }
status-round = Раунд { $round }
status-trick = кон { $trick } из { $tricks }

## Что есть что

explain-card = { $area }: разместит до { $game_placement_max ->
        [one] { $game_placement_max } самурая
       *[other] { $game_placement_max } самураев
    } — или даст { $number ->
        [one] { $number } очко действий
        [few] { $number } очка действий
       *[other] { $number } очков действий
    }, чтобы ходить.
explain-card-trick = Кон выигрывает наибольшее число любого цвета, а из равных — сыгранное последним.
explain-ninja = Разместит до { $game_placement_max ->
        [one] { $game_placement_max } самурая
       *[other] { $game_placement_max } самураев
    } в любых областях; ни одна другая карта не ставит их в Киото.
explain-ninja-trick = В кону уступает любому числу, но если там есть 6, побеждает.
explain-daimyo = Влияние в области ({ $area }): { $influence }. Если бы это войско сейчас выиграло кон, Катидоки принесла бы ему здесь { $points } ОР.
    .heading = { $daimyo }, даймё ({ $army })
    .neutral = Даймё ({ $army })
explain-daimyo-steps = Шаг стоит { $cost } ОД. Убирать чужих самураев войско может только там, где стоит даймё, по { $removal } ОД за каждого.
explain-samurai = Дают { $own } из { $influence } влияния этого войска в области; это { $rank ->
        [0] не даёт ранга
       *[other] { $rank }-й ранг
    }.
explain-samurai-steps = Шаг стоит { $cost } ОД. Соперник, чей даймё стоит здесь, может убрать одного за { $removal } ОД.
explain-neutral = Нейтральное войско занимает ранги, но не получает очков. Его самураев не убирают, а вытесняют в другую область.
explain-army = Пока { $points } ОР. Если бы раунд кончился сейчас, области принесли бы ещё { $more }.
explain-supply =
    { $count ->
        [0] В запасе никого: вернутся только те самураи, которых уберут.
        [one] В запасе { $count } самурай, его ещё можно разместить.
        [few] В запасе { $count } самурая, их ещё можно разместить.
       *[other] В запасе { $count } самураев, их ещё можно разместить.
    }
explain-led = У кого есть карта этого цвета, в том числе ниндзя, тот обязан её сыграть. Остальные играют любую.
explain-holder = Карта у игрока { $name }: он начинает кон.
explain-kachidoki = Её берёт победитель кона. В области его даймё она приносит трём сильнейшим войскам { $first }, { $second } и { $third } ОР.
explain-deck = В этом раунде этих карт ни у кого нет, поэтому сыграют не все. В новом раунде карты сдадут заново.
explain-spent = Этих карт уже ни у кого нет: { $cards }.
explain-area =
    { $first ->
        [0] В раунде { $round } ничего не приносит.
       *[other] В конце раунда { $round } трое сильнейших здесь получат { $first }, { $second } и { $third } ОР.
    }
explain-later =
    { $first ->
        [0] Раунд { $round }: ничего.
       *[other] Раунд { $round }: { $first }, { $second }, { $third } ОР.
    }
explain-standing =
    { $rank ->
        [0] { $armies ->
            [1] У вас
           *[other] { $army }:
        } здесь никого.
       *[other] { $armies ->
            [1] У вас
           *[other] { $army }:
        } влияние { $influence }, ранг { $rank }: { $points } ОР, если бы раунд кончился сейчас.
    }
explain-rivals = Влияние других: { $armies }.
explain-alone = Других войск здесь нет.
explain-reconstructed = Числа со звёздочкой восстановлены: в известных нам правилах их нет.

## Первая партия

guide-passing = Оставьте то, чем хотите играть: большие числа двигают войско, малые ставят самураев ближе к Киото, ниндзя — куда угодно. Укажите карты, которые отдадите.
guide-drafting = Возьмите одну карту, остальные уйдут сопернику. Большие числа выигрывают коны и дают много очков действий.
guide-discarding = Откажитесь от самой ненужной карты. Её никто не увидит.
guide-leading = Вы начинаете кон. Ваша карта действует сразу, а остальные должны играть карты того же цвета. Шестёрка сильна, но ниндзя её бьёт.
guide-following = Играйте карту того же цвета, что и первая, если она у вас есть. Выигрывайте кон, когда ваш даймё стоит там, где войско сильно: там карта Катидоки и принесёт очки.
guide-sending = Репутация ваших даймё равна, поэтому вы решаете, кто из них играет первым.
guide-resolving = Карту можно использовать двояко: укажите светящуюся область и поставьте туда самураев — или возьмите очки действий и двигайтесь. Следите за строкой этого раунда в таблицах: столько области и принесут.
guide-infiltrating = Укажите любую область, даже Киото: там встанет самурай. Золотые числа рядом с фигурками говорят, сколько войско получило бы сейчас.
guide-marching = Укажите своё знамя или шлем, затем соседнюю область. Там, где стоит знамя, можно и убирать чужие шлемы: укажите на них. Остановиться можно в любую минуту.
guide-watching = Другие играют в кон. Наибольшее число возьмёт карту Катидоки и начнёт следующий.
guide-over = Побеждает наибольшая репутация. Пролистайте партию назад и посмотрите, где она решилась.

## Карты вариантов, когда собирают стол

option-variants-part-1 = { variant-1 }
    .hint = { variant-rule-1 }
option-variants-part-2 = { variant-2 }
    .hint = { variant-rule-2 }
option-variants-part-3 = { variant-3 }
    .hint = { variant-rule-3 }
option-variants-part-4 = { variant-4 }
    .hint = { variant-rule-4 }
option-variants-part-5 = { variant-5 }
    .hint = { variant-rule-5 }
option-variants-part-6 = { variant-6 }
    .hint = { variant-rule-6 }

## На рисунках правил

figure-aim-play = Играйте карты,
figure-aim-influence = набирайте влияние,
figure-aim-points = получайте очки

## Signs beside what a choice would gain

sign-lead = начинает кон
sign-win = пока берёт кон
sign-lose = пока не берёт кон
