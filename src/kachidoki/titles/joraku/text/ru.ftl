### Joraku по-русски.
###
### Любому сообщению доступны данные партии (см. facts() рядом с этим файлом): $game_rounds, $game_samurai_each …

title-name = Joraku. Поход на Киото
title-tagline = Три раунда столкновений и борьба за области на пути в Киото.
title-round = Раунд { $round }

## Названия

area-kyoto = Киото
    .genitive = Киото
    .accusative = Киото
    .prepositional = Киото
area-omi = Оми
    .genitive = Оми
    .accusative = Оми
    .prepositional = Оми
area-ise = Исэ
    .genitive = Исэ
    .accusative = Исэ
    .prepositional = Исэ
area-owari = Овари
    .genitive = Овари
    .accusative = Овари
    .prepositional = Овари
area-mikawa = Микава
    .genitive = Микавы
    .accusative = Микаву
    .prepositional = Микаве
area-totomi = Тотоми
    .genitive = Тотоми
    .accusative = Тотоми
    .prepositional = Тотоми
area-shinano = Синано
    .genitive = Синано
    .accusative = Синано
    .prepositional = Синано

suit-red = красный
    .genitive = красного
suit-yellow = жёлтый
    .genitive = жёлтого
suit-blue = синий
    .genitive = синего

weapon-katana = катана
weapon-yari = яри, копьё
weapon-teppo = тэппо, фитильное ружьё

card-red-ninja = красный ниндзя
    .accusative = красного ниндзя
card-red-1 = красная 1
    .accusative = красную 1
card-red-2 = красная 2
    .accusative = красную 2
card-red-3 = красная 3
    .accusative = красную 3
card-red-4 = красная 4
    .accusative = красную 4
card-red-5 = красная 5
    .accusative = красную 5
card-red-6 = красная 6
    .accusative = красную 6
card-yellow-ninja = жёлтый ниндзя
    .accusative = жёлтого ниндзя
card-yellow-1 = жёлтая 1
    .accusative = жёлтую 1
card-yellow-2 = жёлтая 2
    .accusative = жёлтую 2
card-yellow-3 = жёлтая 3
    .accusative = жёлтую 3
card-yellow-4 = жёлтая 4
    .accusative = жёлтую 4
card-yellow-5 = жёлтая 5
    .accusative = жёлтую 5
card-yellow-6 = жёлтая 6
    .accusative = жёлтую 6
card-blue-ninja = синий ниндзя
    .accusative = синего ниндзя
card-blue-1 = синяя 1
    .accusative = синюю 1
card-blue-2 = синяя 2
    .accusative = синюю 2
card-blue-3 = синяя 3
    .accusative = синюю 3
card-blue-4 = синяя 4
    .accusative = синюю 4
card-blue-5 = синяя 5
    .accusative = синюю 5
card-blue-6 = синяя 6
    .accusative = синюю 6

# Четвёртое войско в первом издании зелёное.
army-red = Красные
    .genitive = красных
army-blue = Синие
    .genitive = синих
army-yellow = Жёлтые
    .genitive = жёлтых
army-purple =
    { $edition ->
        [first] Зелёные
       *[other] Фиолетовые
    }
    .genitive =
        { $edition ->
            [first] зелёных
           *[other] фиолетовых
        }

daimyo-1 = Адзаи Нагамаса
daimyo-2 = Китабатакэ Томонори
daimyo-3 = Ода Нобунага
daimyo-4 = Токугава Иэясу
daimyo-5 = Имагава Ёсимото
daimyo-6 = Такэда Сингэн

round-1 = I
round-2 = II
round-3 = III

rank-1 = 1-й
rank-2 = 2-й
rank-3 = 3-й

variant-1 = Родное знамя
variant-2 = Общая слава
variant-3 = Великий клич
variant-4 = Врата Киото
variant-5 = Дисциплина
variant-6 = Быстрый даймё

variant-rule-1 =
    На этапе престижа 1-й ранг там, где стоит ваш даймё, приносит ещё столько ОР, каков номер области; в Киото — { $variants_1_kyoto_amount }{ $variants_1_applies_when_row_is_zero ->
        [0] . Это действует, только если область в этом раунде приносит очки
       *[other] . Это действует, даже если сама область в этом раунде ничего не приносит
    }.
variant-rule-2 = При равном влиянии войска делят не низший, а высший ранг — и на этапе престижа, и за карту Катидоки.
variant-rule-3 = Карта Катидоки приносит за три ранга { $variants_3_kachidoki_1 }, { $variants_3_kachidoki_2 } и { $variants_3_kachidoki_3 } ОР.
variant-rule-4 =
    Когда ваш даймё впервые за партию вступает в Киото, вы получаете { $variants_4_amount ->
        [daimyo_card_number] столько ОР, каково число на вашей карте даймё
        [round_number] столько ОР, каков номер раунда
       *[other] { $variants_4_amount } ОР
    }.
variant-rule-5 =
    Каждая карта того цвета, с которого начали кон, приносит своему войску { $variants_5_amount } ОР{ $variants_5_leader_counts ->
        [0] {""}; самая первая карта кона не приносит ничего
       *[other] {""}, в том числе самая первая
    }.
variant-rule-6 = Шаг даймё стоит { $variants_6_move_daimyo } ОД.

# Что объясняет страница правил; её тексты ссылаются на эти слова.
term-daimyo-token = даймё
    .meaning = Ваш полководец, фигурка со знаменем. Его влияние — { $game_influence_daimyo }, и убрать его нельзя.
term-samurai-token = самурай
    .meaning = Воин вашего войска, фигурка шлема. Влияние каждого — { $game_influence_samurai }, там, где он стоит.
term-army = войско
    .meaning = Все фигурки одного цвета: даймё и { $game_samurai_each ->
            [one] { $game_samurai_each } самурай
            [few] { $game_samurai_each } самурая
           *[other] { $game_samurai_each } самураев
        }.
term-area = область
    .meaning = Одна из семи провинций на поле: Киото, у которого нет числа, и области с 1 по 6.
term-influence = влияние
    .meaning = Сила войска в области: даймё даёт { $game_influence_daimyo }, каждый самурай — { $game_influence_samurai }.
term-rank = ранг
    .meaning = Ваше место среди войск в области по влиянию. Очки приносят первые три.
term-chart = таблица области
    .meaning = Табличка на каждой области: сколько очков приносят в ней 1-й, 2-й и 3-й ранг в каждом раунде.
term-reputation-points = очки репутации (ОР)
    .meaning = То, чего надо набрать больше всех.
term-skirmish-card = карта столкновения
    .meaning = Карты у вас на руке. Каждая действует, когда её играют, и спорит за кон.
term-suit = цвет
    .meaning = Масть карты — цвет и оружие: красный, жёлтый или синий.
term-skirmish = кон
    .meaning = Каждый по очереди играет по карте; лучшая из них берёт кон.
term-starting-player = начать кон
    .meaning = Сыграть первую карту кона. У кого есть карты того же цвета, должен ответить одной из них.
term-ninja = ниндзя
    .meaning = Карта без числа. Считается за 0, но бьёт { $highest }.
term-kachidoki-card = карта Катидоки
    .meaning = Победный клич. Её берёт победитель кона: она приносит очки в области его даймё, и он же начинает следующий кон.
term-action-points = очки действий (ОД)
    .meaning = То, что даёт карта с числом, если не размещать самураев: на них сразу ходят фигурками и убирают чужих самураев.
term-supply = запас
    .meaning = Ваши самураи, которых нет на поле.
term-daimyo-card = карта даймё
    .meaning = Её сдают в начале; число на ней от 1 до { $daimyo_cards } говорит, где начинает ваш даймё. Старшая карта решает ничью.
term-recruit-phase = вербовка
    .meaning = Первый этап раунда: карты сдают и передают.
term-skirmish-phase = столкновения
    .meaning = Второй этап раунда: играют коны, пока не кончатся карты.
term-prestige-phase = престиж
    .meaning = Последний этап раунда: все области приносят очки по своим таблицам.
term-variant-rule-card = карта с вариантом правил
    .meaning = Карта, которая меняет одно правило на всю партию; их берут две или ни одной.

## Настройки

option-mode = Режим
    .hint = Кто какими войсками командует.
option-mode-standard = Обычный
    .hint = Трое или четверо, у каждого своё войско.
option-mode-two-on-two = Два на два
    .hint = Двое, у каждого по два войска; в счёт идёт даймё с большей репутацией.
option-mode-with-neutral = С нейтральным войском
    .hint = Двое и нейтральное войско: оно занимает ранги, но не получает очков.
option-edition = Издание
    .hint = Какая коробка на столе.
option-edition-deluxe = Делюкс
    .hint = С правилами для двоих; четвёртое войско фиолетовое.
option-edition-first = Первое
    .hint = Коробка 2015 года, на троих или четверых; четвёртое войско зелёное.
option-variants = Варианты правил
    .hint = Две карты, каждая меняет одно правило.
option-variants-none = Нет
    .hint = Обычные правила; лучше всего для первой партии.
option-variants-random = Случайные
    .hint = В начале партии вытягивают две карты из шести.
option-variants-pair = Выбранные
    .hint = Любые две карты на ваш выбор.

## Действия

action-pass = Передать { $card_accusative }
action-draft = Оставить себе { $card_accusative }
action-discard = Сбросить { $card_accusative }
action-send = Отправить первыми { $army_genitive }
action-play = Сыграть { $card_accusative }
action-place =
    { $count ->
        [0] Никого не размещать
        [one] Разместить { $count } самурая
       *[other] Разместить { $count } самураев
    }
action-march = Взять очки действий
action-infiltrate = Разместить самурая в { $area_prepositional }
action-daimyo = Даймё в { $to_accusative }
action-samurai = Самурай из { $from_genitive } в { $to_accusative }
action-remove = Убрать самурая { $army_genitive }
action-drive = Вытеснить нейтрального самурая в { $to_accusative }
action-stop = На этом закончить
action-deal = Раздать { $card_accusative }
action-appoint = Выдать карту даймё «{ $number }»
action-variant = Вытянуть карту с вариантом правил «{ $variant }»

## События

event-appointed = { $seat } возглавляет { $army_genitive }: { $number } выступает из { $area_genitive }.
event-first-leader = { $seat } получает карту Катидоки: карта даймё у этого игрока старшая.
event-variant-drawn = Вступил в силу вариант правил «{ $variant }».
event-round-begins = Начался раунд { $round }.
event-dealt = { $seat } получает при раздаче { $card_accusative }.
event-pass = { $seat } решает передать { $card_accusative }.
event-pass-unseen = { $seat } выбирает карту, чтобы передать.
event-received = { $seat } получает от соседа { $card_accusative }.
event-draft = { $seat } оставляет себе { $card_accusative }.
event-draft-unseen = { $seat } оставляет себе карту.
event-handed = { $seat } видит среди переданных карт { $card_accusative }.
event-discard = { $seat } сбрасывает рубашкой вверх { $card_accusative }.
event-discard-unseen = { $seat } сбрасывает карту рубашкой вверх.
event-neutral-advances = Нейтральное войско сделало шаг к Киото.
event-sent = { $seat } отправляет первыми { $army_genitive }.
event-played = { $army } сыграли { $card_accusative }.
event-placed =
    { $count ->
        [0] { $army } никого не разместили.
        [one] { $army } разместили { $count } самурая в { $area_prepositional }.
       *[other] { $army } разместили { $count } самураев в { $area_prepositional }.
    }
event-marches =
    { $army } взяли { $points ->
        [one] { $points } очко действий
        [few] { $points } очка действий
       *[other] { $points } очков действий
    }.
event-daimyo-moved = Даймё { $army_genitive } перешёл из { $from_genitive } в { $to_accusative }.
event-samurai-moved = Самурай { $army_genitive } перешёл из { $from_genitive } в { $to_accusative }.
event-removed = { $army } убрали самурая { $victim_genitive } из { $area_genitive }.
event-driven = { $army } вытеснили нейтрального самурая из { $from_genitive } в { $to_accusative }.
event-trick-won = { $army } выиграли кон: { $card }. Карту Катидоки берёт { $seat }.
event-kachidoki-points = { $army } получили { $points } ОР: Катидоки в { $area_prepositional }.
event-prestige = Подсчитан престиж раунда { $round }.
event-prestige-points = { $army } получили { $points } ОР: престиж в { $area_prepositional }.
event-home-banner-points = { $army } получили { $points } ОР: «{ variant-1 }» в { $area_prepositional }.
event-arrival-points = { $army } получили { $points } ОР: «{ variant-4 }».
event-discipline-points = { $army } получили { $points } ОР: «{ variant-5 }».
event-game-over = Партия завершилась.

## Строки журнала, которые сворачиваются в одну

folded-cards =
    { $who ->
        [one] { $each ->
            [one] { $each } карту
            [few] { $each } карты
           *[many] { $each } карт
        }
       *[some] по { $each ->
            [one] { $each } карте
            [few] { $each } карты
           *[many] { $each } карт
        }
    }
folded-dealt =
    { $who ->
        [all] Все получают
        [one] { $names } получает
       *[some] { $names } получают
    } при раздаче { folded-cards }.
folded-passed =
    { $who ->
        [all] Все передают
        [one] { $names } передаёт
       *[some] { $names } передают
    } { folded-cards }.
folded-received =
    { $who ->
        [all] Все получают
        [one] { $names } получает
       *[some] { $names } получают
    } от соседа { folded-cards }.
folded-drafted =
    { $who ->
        [all] Все оставляют
        [one] { $names } оставляет
       *[some] { $names } оставляют
    } себе { folded-cards }.
folded-handed =
    { $who ->
        [all] Все принимают
        [one] { $names } принимает
       *[some] { $names } принимают
    } переданное: { folded-cards }.
folded-discarded =
    { $who ->
        [all] Все сбрасывают
        [one] { $names } сбрасывает
       *[some] { $names } сбрасывают
    } рубашкой вверх { folded-cards }.

## За что даются очки

source-kachidoki = Катидоки
source-prestige = области
source-home-banner = «{ variant-1 }»
source-arrival = «{ variant-4 }»
source-discipline = «{ variant-5 }»

## Почему действие невозможно

refusal-follow-suit = У вас есть карты цвета первой карты кона, а в цвет нужно играть; ниндзя принадлежит своему цвету.

# Говорится в конце, если очков поровну.
tie-break =
    { $mode ->
        [two-on-two] При равенстве решает репутация второго даймё, затем карта Катидоки.
       *[other] При равенстве решает старшая карта даймё.
    }

## Подсказки к ходу

# В режиме «два на два» подсказка начинается с войска, о котором идёт речь.
prompt-appointing = Подождите: раздают карты даймё.
prompt-unveiling = Подождите: вытягивают карты с вариантами правил.
prompt-dealing = Подождите: раздают карты столкновений.
prompt-passing =
    Выберите { $owed ->
        [one] ещё { $owed } карту
        [few] { $owed } карты
       *[other] { $owed } карт
    }, чтобы передать { $seats ->
        [2] сопернику
       *[other] соседу слева
    }.
prompt-drafting = Оставьте себе одну из этих { $cards } карт; остальные получит соперник.
prompt-discarding =
    Сбросьте рубашкой вверх { $owed ->
        [one] { $owed } карту
        [few] { $owed } карты
       *[other] { $owed } карт
    }.
prompt-playing =
    { $played ->
        [0] { $armies ->
            [2] { $army }: начните
           *[other] Начните
        } кон любой картой.
       *[other] { $armies ->
            [2] { $army }: сыграйте
           *[other] Сыграйте
        } карту { $led_genitive } цвета, а если такой нет — любую.
    }
prompt-sending = Решите, кто из ваших даймё пойдёт первым: репутация у них равная.
prompt-resolving =
    { $armies ->
        [2] { $army }: разместите
       *[other] Разместите
    } самураев в { $area_prepositional } — в запасе их { $supply } — или возьмите { $left ->
        [one] { $left } очко действий
        [few] { $left } очка действий
       *[other] { $left } очков действий
    }.
prompt-infiltrating =
    { $armies ->
        [2] { $army }: разместите
       *[other] Разместите
    } самурая в любой области или закончите: можно разместить ещё { $left }.
prompt-marching =
    { $armies ->
        [2] { $army }: потратьте
       *[other] Потратьте
    } очки действий или закончите: { $left ->
        [one] осталось { $left } очко
        [few] осталось { $left } очка
       *[other] осталось { $left } очков
    }.

## Помощь

help-appointing = Каждое войско получает карту даймё. Число на ней — это область, откуда выступит даймё. У кого карта старше всех, тот начнёт первый кон; старшая карта решает и ничью в конце партии.
help-unveiling = Вытягивают две карты с вариантами правил; они важнее остальных правил.
help-dealing = В каждом раунде карты столкновений перемешивают и сдают; оставшихся никто не видит.
help-passing = Все выбирают втайне и передают карты одновременно: что достанется вам, вы увидите, только когда отдадите своё. Какие карты передали вы, стол будет помнить за вас, пока их не сыграют.
help-drafting = Оставьте себе одну карту, положив её рубашкой вверх: остальные уйдут сопернику, а его карты придут к вам. Последняя карта достаётся без выбора. Играть вы будете всеми картами, что лежат перед вами: их станет { $pair_cards }.
help-discarding = Сброшенная карта выходит из раунда; какая она, знаете только вы.
help-playing = Играйте карту того же цвета, что и первая карта кона, если такая у вас есть; ниндзя тоже относится к своему цвету. Выигрывает наибольшее число, какого бы цвета оно ни было, а из равных — сыгранное последним. Ниндзя считается за 0, но побеждает, если в кону есть 6. Победитель берёт карту Катидоки, и она приносит очки всем, кто есть в области его даймё. Карта действует сразу, как только вы её сыграли.
help-sending = В каждом кону сначала играет ваш даймё с большей репутацией, а второй — позже. У ваших даймё она равная, поэтому порядок выбираете вы.
help-resolving = Либо разместите { $game_placement_max ->
        [one] до { $game_placement_max } самурая
       *[other] до { $game_placement_max } самураев
    } из своего запаса в области с числом карты, либо возьмите столько очков действий, каково это число, и сразу их потратьте.
help-infiltrating = Ниндзя размещает { $game_placement_max ->
        [one] до { $game_placement_max } самурая
       *[other] до { $game_placement_max } самураев
    } из вашего запаса в любых областях, по одному; ни одна другая карта не ставит их в Киото.
help-marching =
    Шаг вашего даймё стоит { $swift ->
        [0] { $action_costs_move_daimyo }
       *[other] { $variants_6_move_daimyo }
    } ОД, шаг самурая — { $action_costs_move_samurai }, а убрать чужого самурая из области вашего даймё — { $action_costs_remove_samurai }. Тратьте в любом порядке; остаток пропадает.

## Что даст выбор

prospect-lead = Вы начинаете кон: у кого есть { $suit } цвет, обязан ответить им.
prospect-beaten = Её бьёт одна из уже сыгранных карт.
prospect-victory =
    Пока это лучшая карта. Если так и останется, Катидоки принесёт вам { $points ->
        [0] 0 ОР
       *[other] { $points } ОР
    } ({ $area }), если фигурки не сдвинутся.
prospect-card =
    { $area }: { $game_placement_max ->
        [one] до { $game_placement_max } самурая
       *[other] до { $game_placement_max } самураев
    } — или { $left ->
        [one] { $left } очко действий
        [few] { $left } очка действий
       *[other] { $left } очков действий
    }.
prospect-ninja =
    { $game_placement_max ->
        [one] До { $game_placement_max } самурая
       *[other] До { $game_placement_max } самураев
    } в любых областях, даже в Киото.
prospect-standing =
    { $area }: влияние { $influence }, { $rank ->
        [0] ранга нет
       *[other] ранг { $rank }
    }.
prospect-gain =
    Если бы раунд закончился на этом: { $change ->
        [more] на { $points } ОР больше, чем сейчас
        [less] на { $points } ОР меньше, чем сейчас
       *[same] столько же ОР, сколько сейчас
    }.
prospect-left = Останется очков действий: { $left }.
prospect-stop = Не использовано: { $left }.

## Страница правил

rules-aim = Побеждает тот, у кого после { $game_rounds ->
        [one] { $game_rounds } раунда
       *[other] { $game_rounds } раундов
    } больше всех [очков репутации (ОР)](#term-reputation-points).

    Вы — [даймё](#term-daimyo-token) на пути в Киото. Карты выставляют на поле [самураев](#term-samurai-token) и двигают их. Где [влияние](#term-influence) вашего [войска](#term-army) больше, чем у других, там вы получаете очки: каждый раз, когда кто-то [выиграл кон](#term-skirmish), — [в области](#term-area) даймё победителя, а в конце раунда — во всех областях.

    В раунде три этапа: [вербовка](#term-recruit-phase), когда карты сдают и передают, [столкновения](#term-skirmish-phase), когда их играют, и [престиж](#term-prestige-phase), когда области приносят очки.
    .heading = Как победить
rules-deck = В игре { $deck ->
        [one] { $deck } карта столкновений
        [few] { $deck } карты столкновений
       *[other] { $deck } карт столкновений
    } { $suits ->
        [one] { $suits } цвета
       *[other] { $suits } цветов
    }. В каждом [цвете](#term-suit) есть числа от 1 до { $highest } и один [ниндзя](#term-ninja), который считается за 0. Двух одинаковых карт нет.
    .heading = Карты столкновений
rules-setup =
    - Каждый берёт войско: даймё и { $game_samurai_each ->
        [one] { $game_samurai_each } самурая
       *[other] { $game_samurai_each } самураев
    }, которые ждут [в запасе](#term-supply).
    - Каждому сдают одну из { $daimyo_cards } [карт даймё](#term-daimyo-card), лицом вверх. Фигурка даймё начинает в области с этим числом.
    - Игрок со старшей картой даймё получает [карту Катидоки](#term-kachidoki-card) и [начинает первый кон](#term-starting-player). В этот раз карта ничего не приносит.

    Области лежат в один ряд: Киото, а за ним с 1 по 6. Каждая граничит с предыдущей и со следующей.
    .heading = Подготовка
rules-recruit = Все [карты столкновений](#term-skirmish-card) перемешивают и сдают. Оставшиеся откладывают рубашкой вверх до конца раунда, и никто на них не смотрит. Затем каждый втайне выбирает несколько карт и передаёт их соседу слева — все одновременно: что пришло вам, вы увидите, только когда отдадите своё.
    .heading = Вербовка
rules-skirmish = Кон начинает игрок с картой Катидоки, дальше ход идёт по часовой стрелке. Каждый играет одну карту и сразу применяет её эффект.

    - Первый игрок играет любую карту.
    - Остальные играют карту того же цвета, если она у них есть, а если нет — любую. Ниндзя относится к своему цвету.
    - Побеждает наибольшее число, цвет не важен. Из равных карт побеждает сыгранная последней.
    - Ниндзя считается за 0. Но если в кону есть { $highest }, побеждает ниндзя, когда бы его ни сыграли — до неё или после.
    - Победитель берёт карту Катидоки, она сразу приносит очки, и он же начинает следующий кон, даже если это первый кон нового раунда.

    Этап заканчивается, когда сыграны все карты.
    .heading = Столкновения
rules-cards = Карта с числом от 1 до { $highest } даёт на выбор одно из двух:

    - разместить от 0 до { $game_placement_max ->
        [one] { $game_placement_max } самурая
       *[other] { $game_placement_max } самураев
    } из своего запаса в области с этим числом или
    - взять столько [очков действий (ОД)](#term-action-points), каково число, и сразу их потратить.
    .heading = Карты с числами
rules-ninja = Ниндзя размещает от 0 до { $game_placement_max ->
        [one] { $game_placement_max } самурая
       *[other] { $game_placement_max } самураев
    } из вашего запаса в любых областях, вместе или порознь. Только он ставит самураев прямо в Киото.
    .heading = Ниндзя
rules-actions = Тратьте ОД в любом сочетании и порядке, можно и несколько раз на одну фигурку. Можно остановиться раньше, но остаток пропадёт.

    Убранный самурай возвращается в запас хозяина. Убрать можно только того, кто в эту минуту стоит в одной области с вашим даймё — пусть даймё и вошёл в неё только что. Даймё убрать нельзя; в одной области их может быть сколько угодно.
    .heading = Очки действий
rules-kachidoki = Всякий раз, когда кто-то выигрывает кон — пусть даже карта Катидоки уже у него, — она приносит очки в той области, где стоит даймё победителя. Все войска в ней получают [ранги](#term-rank) по влиянию: даймё даёт { $game_influence_daimyo }, каждый самурай — { $game_influence_samurai }. Войско без влияния ранга не занимает.

    При равенстве войска делят низший ранг: двое, спорящие за 1-й, оба занимают 2-й, а трое равных вслед за лидером — 4-й. За 4-й ранг очков не бывает.
    .heading = Катидоки
rules-prestige = От Синано до Киото каждая область приносит очки по рангам — сколько, говорит [её таблица](#term-chart) для этого раунда. Ранги определяют так же, как для карты Катидоки. Затем начинается следующий раунд; все фигурки остаются на местах.
    .heading = Престиж
rules-end = Партия длится { $game_rounds ->
        [one] { $game_rounds } раунд
        [few] { $game_rounds } раунда
       *[other] { $game_rounds } раундов
    }. Побеждает тот, у кого больше ОР, а при равенстве — тот, у кого старше карта даймё.
    .heading = Конец игры
rules-variants = Карт { $variant_cards }, и [каждая меняет одно правило](#term-variant-rule-card). В партии с вариантами действуют две из них, и они важнее всего остального на этой странице. По книгам правил их вытягивают случайно; здесь пару можно и выбрать. В играх для двоих они относятся к каждому войску отдельно.

    На настоящих картах стоят только номера; названия им дали мы.
    .heading = Варианты правил
rules-two-on-two = Двое игроков, у каждого по два войска.

    - Карты даймё делят на две стопки: от { $low_first } до { $low_last } и от { $high_first } до { $high_last }. Каждому сдают по карте из каждой стопки; у кого самая старшая, тот получает карту Катидоки.
    - Вербовка: { $pair_aside ->
        [one] { $pair_aside } карту
        [few] { $pair_aside } карты
       *[other] { $pair_aside } карт
    } откладывают рубашкой вверх, не глядя. Из сданных вам карт { $modes_two-on-two_deal_private } сразу ваши, а из других { $modes_two-on-two_deal_draft } вы оставляете одну и передаёте остальные — и так, пока не разберёте все. Всего карт выйдет { $pair_cards }.
    - В кону четыре карты: игрок с картой Катидоки играет за того своего даймё, у которого больше ОР, затем так же — соперник; потом оба играют за вторых даймё. Если у даймё игрока ОР поровну, выбирает он сам. Первая карта задаёт цвет остальным трём.
    - Ранги и очки у каждого войска свои. Самураев своего второго войска убирать нельзя.
    - Даймё, у которого больше всех ОР, приносит победу хозяину. При равенстве смотрят на второго даймё, потом на карту Катидоки.
    .heading = Два на два
rules-with-neutral = Двое игроков, у каждого по войску, а третье войско — нейтральное.

    - У нейтрального войска нет карты даймё. Где его фигурки стоят в начале, показывает таблица ниже.
    - Вербовка: { $neutral_aside ->
        [one] { $neutral_aside } карту
        [few] { $neutral_aside } карты
       *[other] { $neutral_aside } карт
    } откладывают рубашкой вверх, не глядя. Вам сдают { $modes_with-neutral_deal ->
        [one] { $modes_with-neutral_deal } карту
        [few] { $modes_with-neutral_deal } карты
       *[other] { $modes_with-neutral_deal } карт
    }; из них { $modes_with-neutral_pass_count } вы передаёте сопернику, потом { $modes_with-neutral_discard_after_pass } сбрасываете рубашкой вверх. Играете вы оставшимися, их { $neutral_cards }.
    - Начиная с раунда { $neutral_first_advance }, после сброса каждая нейтральная фигурка делает шаг к Киото; в Киото она остаётся на месте.
    - Нейтральный самурай, которого вы убираете, уходит не в запас, а в другую область на ваш выбор, близкую или далёкую, но не дальше от Киото, чем нейтральный даймё.
    - Нейтральное войско занимает ранги, но ОР не получает.
    .heading = С нейтральным войском
rules-editions = Первое издание 2015 года — на троих или четверых, четвёртое войско в нём зелёное. В делюкс-издании оно фиолетовое и есть две игры для двоих. Остальное одинаково.
    .heading = Издания
rules-rulings = Некоторые вопросы книги правил оставляют открытыми. Вот наши решения:

    - Первый кон нового раунда начинает победитель последнего кона предыдущего.
    - Если сыграны одни ниндзя, побеждает последний.
    - Очки действий можно не тратить, даже все.
    - Киото граничит только с Оми; ходить можно в обе стороны.
    - «{ variant-1 }»: равные лидеры занимают 2-й ранг и не получают ничего. Сколько карта приносит в Киото и действует ли там, где сама область ничего не приносит, решили мы.
    - «{ variant-2 }» действует и для карты Катидоки.
    - «{ variant-4 }»: каждого даймё награждают один раз, и только за шаг в Киото.
    - «{ variant-5 }»: награду дают, когда карта сыграна, до её эффекта. Получает ли её и первая карта кона, решили мы.
    - Варианты правил можно использовать и вдвоём, для каждого войска отдельно.
    - Два на два: первая карта кона обязывает и вторую карту того же игрока.
    - Два на два: своё второе войско — не соперник, поэтому убирать его самураев нельзя.
    - С нейтральным войском: вытеснять нейтральных самураев можно только оттуда, где стоит ваш даймё. Уйти они могут в любую область, не только в соседнюю; «позади» нейтрального даймё — значит дальше от Киото.

    Здесь мы отступаем от книг правил: цвета не выбирают, они зависят от места за столом, ведь ничем другим войска не различаются.
    .heading = Наши решения
rules-sources = Числа взяты из правил обоих изданий. Чего в них нет или что не удалось прочесть, восстановлено и помечено знаком *. Если у вас есть коробка, запишите верные числа в свой файл и играйте с `--components FILE`.
    .heading = Источники

rules-legend = Числа со знаком * восстановлены, см. раздел «{ rules-sources.heading }».

reconstructed-areas-kyoto-scoring = Таблица Киото. По отзывам, Киото приносит очки только в последнем раунде, зато больше всех; сколько именно — догадка, продолжающая другие таблицы.
reconstructed-areas-omi-scoring = Таблица Оми. Её нет ни в одном источнике; взята таблица Тотоми с обратным порядком раундов.
reconstructed-areas-ise-scoring = Таблица Исэ. Её нет ни в одном источнике; взята таблица Микавы с обратным порядком раундов.
reconstructed-areas-owari-scoring = Таблица Овари. Её нет ни в одном источнике; область лежит между «ранними» и «поздними», поэтому больше всего она приносит в раунде { round-2 }.
reconstructed-variants-3-kachidoki = Очки на карте «{ variant-3 }»: известны только её заголовки.
reconstructed-variants-4-amount = Сколько приносит карта «{ variant-4 }»: конец фразы на ней не сохранился.
reconstructed-daimyo_cards-names = Имена даймё: известные князья своих провинций. Точно известно только, что среди шести есть Имагава Ёсимото.
reconstructed-suits-weapons = Какое оружие у какого цвета. На правила это не влияет.

column-area = Область
column-round = Раунд { $round }
column-rank = Ранг
column-points = ОР
column-cost = ОД
column-action = Действие
column-game = Игра
column-dealt = Сдают
column-passed = Передают
column-aside = Откладывают
column-number = №
column-daimyo = Даймё
column-start = Откуда
column-card = Карта
column-rule = Правило
column-neutral-daimyo = Нейтральный даймё
column-neutral-samurai = Нейтральные самураи
column-japanese = По-японски
column-suit = Цвет
column-weapon = Оружие
column-army = Войско

cost-move-daimyo = Переместить своего даймё в соседнюю область
cost-move-samurai = Переместить одного своего самурая в соседнюю область
cost-remove-samurai = Убрать чужого самурая из области своего даймё

mode-standard-3 = 3 игрока
mode-standard-4 = 4 игрока

## Стол в терминале

table-round = Раунд { $number } из { $total }: { $phase }
table-phase-recruit = вербовка
table-phase-skirmish = столкновения
table-phase-over = партия окончена
table-variants = Варианты правил: { $names }
table-variant = Вариант правил «{ $name }»: { $rule }
table-neutral = нейтральные
table-known = { $seat }: карты от вас: { $cards }
table-lacks = { $seat }: нет цвета: { $suits }
table-face-down = Перед вами рубашкой вверх: { $cards }
table-reconstructed = очки восстановлены, см. kachidoki rules joraku
table-reconstructed-mark = {" "}(восстановлено)
table-reputation = { $points } ОР
table-reputation-short = ОР
table-supply = запас { $count }
table-supply-short = зап.
# Не больше четырёх букв.
table-suit-red = крас
table-suit-yellow = жёлт
table-suit-blue = син
table-ninja = Н
table-trick = Кон
table-hand = Рука
table-your-hand = У вас на руке: { $cards }.
table-nobody = никого
table-area =
    { $number ->
        [0] { $area }
       *[other] { $number } { $area }
    }, приносит { $first }, { $second }, { $third }{ $mark }: { $pieces }.
table-daimyo = даймё
table-samurai =
    { $count ->
        [one] { $count } самурай
        [few] { $count } самурая
       *[other] { $count } самураев
    }
table-army = { $army }{ $daimyo }: { $points } ОР, самураев в запасе: { $count }.
table-daimyo-card = , даймё { $number } ({ $name })
table-kachidoki = Держат карту Катидоки.
table-in-trick = В кону: { $cards }.
