### Joraku по-русски.
###
### Любому сообщению доступны данные партии (см. facts() рядом с этим файлом): $rounds, $samurai …

title-name = Joraku. Поход на Киото
title-tagline = Три раунда столкновений и борьбы за области на пути в Киото.

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
    На этапе престижа 1-й ранг там, где стоит ваш даймё, приносит ещё и ОР по номеру области (в Киото — { $banner_in_kyoto }){ $banner_in_empty_rows ->
        [0] , если область в этом раунде приносит очки
       *[other] , даже если сама область в этом раунде ничего не приносит
    }.
variant-rule-2 = При равном влиянии войска делят не низший, а высший ранг — и на этапе престижа, и за карту Катидоки.
variant-rule-3 = Карта Катидоки приносит за три ранга { $great_first }, { $great_second } и { $great_third } ОР.
variant-rule-4 =
    Один раз за партию шаг вашего даймё в Киото приносит { $arrival ->
        [daimyo_card_number] столько ОР, каково число на вашей карте даймё
        [round_number] столько ОР, каков номер раунда
       *[other] { $arrival } ОР
    }.
variant-rule-5 =
    Каждая карта того цвета, с которого начали кон, приносит своему войску { $discipline } ОР{ $discipline_for_leader ->
        [0] {""}, кроме самой первой карты
       *[other] {""}, в том числе самая первая
    }.
variant-rule-6 = Шаг даймё стоит { $swift_cost } ОД.

term-recruit-phase = вербовка
term-skirmish-phase = столкновения
term-prestige-phase = престиж
term-reputation-points = очки репутации (ОР)
term-action-points = очки действий (ОД)
term-daimyo-token = фигурка даймё
term-samurai-token = фигурка самурая
term-daimyo-card = карта даймё
term-skirmish-card = карта столкновения
term-ninja = ниндзя
term-kachidoki-card = карта Катидоки
term-variant-rule-card = карта с вариантом правил
term-reference-card = памятка
term-area = область
term-influence = влияние
term-starting-player = первый игрок
term-skirmish = кон
term-supply = запас

## Настройки

option-mode = Режим
    .hint = Кто какими войсками командует.
option-mode-standard = Обычный
    .hint = Трое или четверо, у каждого своё войско.
option-mode-two-on-two = Два на два
    .hint = Двое, у каждого по два войска; считается лучший даймё.
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
    .hint = Две карты из шести вытягивают в начале партии.
option-variants-pair = Выбранные
    .hint = Любые две карты на ваш выбор; что делает каждая, сказано в правилах.

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

event-appointed = { $seat } возглавил { $army_genitive }: { $number } выступил из { $area_genitive }.
event-first-leader = { $seat } получил карту Катидоки за старшую карту даймё.
event-variant-drawn = Вступил в силу вариант правил «{ $variant }».
event-round-begins = Начался раунд { $round }.
event-dealt = { $seat } получил при раздаче { $card_accusative }.
event-pass = { $seat } решил передать { $card_accusative }.
event-pass-unseen = { $seat } выбрал карту для передачи.
event-received = { $seat } принял { $card_accusative }.
event-draft = { $seat } оставил себе { $card_accusative }.
event-draft-unseen = { $seat } оставил себе карту.
event-handed = { $seat } нашёл среди переданных карт { $card_accusative }.
event-discard = { $seat } сбросил взакрытую { $card_accusative }.
event-discard-unseen = { $seat } сбросил карту взакрытую.
event-neutral-advances = Нейтральное войско сделало шаг к Киото.
event-sent = { $seat } отправил первыми { $army_genitive }.
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
event-trick-won = { $army } выиграли кон, карта Катидоки теперь у { $seat_genitive }.
event-kachidoki-points = { $army } получили { $points } ОР: Катидоки в { $area_prepositional }.
event-prestige = Подсчитан престиж раунда { $round }.
event-prestige-points = { $army } получили { $points } ОР: престиж в { $area_prepositional }.
event-home-banner-points = { $army } получили { $points } ОР: «{ variant-1 }» в { $area_prepositional }.
event-arrival-points = { $army } получили { $points } ОР: «{ variant-4 }».
event-discipline-points = { $army } получили { $points } ОР: «{ variant-5 }».
event-game-over = Партия завершилась.

# Говорится в конце, если очков поровну.
tie-break =
    { $mode ->
        [two-on-two] При равенстве решает репутация второго даймё, затем карта Катидоки.
       *[other] При равенстве решает старшая карта даймё.
    }

## Подсказки к ходу

# В режиме «два на два» подсказка говорит, о каком из двух войск речь.
for-army =
    { $armies ->
        [2] {" "}за { $army_genitive }
       *[other] {""}
    }
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
    Сбросьте взакрытую { $owed ->
        [one] { $owed } карту
        [few] { $owed } карты
       *[other] { $owed } карт
    }.
prompt-playing =
    { $played ->
        [0] Начните кон{ for-army } любой картой.
       *[other] Сыграйте{ for-army } карту { $led_genitive } цвета, а если такой нет — любую.
    }
prompt-sending = Решите, чей даймё пойдёт первым: репутация у них равная.
prompt-resolving =
    Разместите{ for-army } самураев в { $area_prepositional } (в запасе { $supply }) или возьмите { $left ->
        [one] { $left } очко действий
        [few] { $left } очка действий
       *[other] { $left } очков действий
    }.
prompt-infiltrating = Разместите{ for-army } самурая в любой области или закончите: можно разместить ещё { $left }.
prompt-marching =
    Потратьте{ for-army } очки действий или закончите: { $left ->
        [one] осталось { $left } очко
        [few] осталось { $left } очка
       *[other] осталось { $left } очков
    }.

## Помощь

help-appointing = Каждое войско получает карту даймё. Её число говорит, откуда выступит даймё, кто начнёт первый кон (старшая карта) и кто победит при ничьей.
help-unveiling = Вытягивают две карты с вариантами правил; они важнее остальных правил.
help-dealing = Карты столкновений сдают в каждом раунде заново; оставшихся никто не видит.
help-passing = Все выбирают втайне и передают карты одновременно; что достанется вам, вы увидите только потом. Вы будете помнить, что передали, пока эти карты не сыграют.
help-drafting = Оставьте себе одну карту взакрытую: остальные уйдут сопернику, а его карты — вам. Последняя карта достаётся без выбора. Играть вы будете всеми картами, что лежат перед вами: их станет { $pair_cards }.
help-discarding = Сброшенная карта выходит из раунда, и знаете её только вы.
help-playing = Играйте в цвет первой карты кона, если можете; ниндзя принадлежит своему цвету. Выигрывает наибольшее число, какого бы цвета оно ни было, а из равных — сыгранное последним. Ниндзя не стоит ничего, но побеждает, если в кону есть 6. Победитель берёт карту Катидоки, и она приносит очки всем, кто есть в области его даймё. Карта действует сразу, как только вы её сыграли.
help-sending = В каждом кону первым играет даймё с большей репутацией, второй — позже. У ваших даймё поровну, поэтому порядок за вами.
help-resolving = Либо разместите самураев из своего запаса (не больше { $placement }) в области с числом карты, либо возьмите столько очков действий, каково это число, и сразу их потратьте.
help-infiltrating = Ниндзя размещает самураев из вашего запаса (не больше { $placement }) в любых областях, по одному; ни одна другая карта не ставит их в Киото.
help-marching =
    Шаг вашего даймё стоит { $swift ->
        [0] { $daimyo_cost }
       *[other] { $swift_cost }
    } ОД, шаг самурая — { $samurai_cost }, а убрать чужого самурая из области вашего даймё — { $removal_cost }. Тратьте в любом порядке; остаток пропадает.

## Что даст выбор

prospect-trick =
    { $wins ->
        [0] Одна из сыгранных карт её бьёт.
       *[other] Она побьёт карты, сыгранные до сих пор.
    }
prospect-card =
    { $area }: до { $placement } самураев — или { $left ->
        [one] { $left } очко действий
        [few] { $left } очка действий
       *[other] { $left } очков действий
    }.
prospect-ninja = До { $placement } самураев в любых областях, даже в Киото.
prospect-standing =
    { $area }: влияние { $influence }, { $rank ->
        [0] ранга нет
       *[other] ранг { $rank }
    }.
prospect-gain =
    Закончись раунд на этом, ОР было бы { $change ->
        [more] больше на { $points }
        [less] меньше на { $points }
       *[same] столько же
    }.
prospect-left = Останется очков действий: { $left }.
prospect-stop = Не использовано: { $left }.

## Страница правил

rules-aim = Вы — даймё на пути в Киото. Карты двигают ваше войско и решают, кто ходит первым, а влияние войска в областях приносит очки репутации (ОР). У кого их больше после { $rounds ->
        [one] { $rounds } раунда
       *[other] { $rounds } раундов
    }, тот и победил.

    В раунде три этапа: вербовка, столкновения и престиж.
    .heading = Цель
rules-setup =
    - Каждый берёт войско: даймё и самураев ({ $samurai }), которые ждут в запасе.
    - Каждый получает карту даймё, лицом вверх. Фигурка даймё начинает в области с этим числом.
    - Старшая карта даймё даёт карту Катидоки, а с ней и первый ход. В этот раз она ничего не приносит.

    Области лежат в один ряд: Киото, а за ним с 1 по 6. Каждая граничит с предыдущей и со следующей.
    .heading = Подготовка
rules-recruit = Все карты столкновений перемешивают и сдают; остальные откладывают до конца раунда, не глядя. Каждый втайне выбирает несколько карт и передаёт соседу слева — все одновременно: что пришло, вы увидите, когда уже отдали своё.
    .heading = Вербовка
rules-skirmish = Кон начинает обладатель карты Катидоки, дальше по часовой стрелке. Каждый играет одну карту и сразу применяет её эффект.

    - Первый игрок играет любую карту.
    - Остальные играют карту того же цвета, если она у них есть, а если нет — любую. Ниндзя относится к своему цвету.
    - Побеждает наибольшее число, цвет не важен. Из равных карт побеждает сыгранная последней.
    - Ниндзя считается за 0. Но если в кону есть 6, побеждает ниндзя — сыгран ли он до неё или после.
    - Победитель берёт карту Катидоки, она сразу приносит очки, и он же начинает следующий кон, даже если это первый кон нового раунда.

    Этап заканчивается, когда сыграны все карты.
    .heading = Столкновения
rules-cards = Карта с числом от 1 до 6 даёт на выбор одно из двух:

    - разместить от 0 до { $placement } самураев из своего запаса в области с этим числом или
    - взять столько очков действий (ОД), каково число, и сразу их потратить.
    .heading = Карты с числами
rules-ninja = Ниндзя размещает от 0 до { $placement } самураев из вашего запаса в любых областях, вместе или порознь. Только он ставит самураев прямо в Киото.
    .heading = Ниндзя
rules-actions = Тратьте ОД в любом сочетании и порядке, можно и несколько раз на одну фигурку. Можно остановиться раньше, но остаток пропадёт.

    Убранный самурай возвращается в запас хозяина. Убрать можно только того, кто стоит в одной области с вашим даймё в этот миг. Даймё убрать нельзя; в одной области их может быть сколько угодно.
    .heading = Очки действий
rules-kachidoki = Всякий раз, когда кто-то выигрывает кон — пусть даже карта Катидоки уже у него, — она приносит очки в той области, где стоит даймё победителя. Все войска в ней получают ранги по влиянию: даймё даёт { $daimyo_influence }, каждый самурай — { $samurai_influence }. Войско без влияния ранга не занимает.

    При равенстве войска делят низший ранг: двое, спорящие за 1-й, оба занимают 2-й, а трое равных вслед за лидером — 4-й. За 4-й ранг очков не бывает.
    .heading = Катидоки
rules-prestige = От Синано до Киото каждая область приносит очки по рангам — сколько, говорит её таблица для этого раунда. Ранги определяют так же, как для карты Катидоки. Затем начинается следующий раунд; все фигурки остаются на местах.
    .heading = Престиж
rules-end = Партия длится { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }. Побеждает тот, у кого больше ОР, а при равенстве — тот, у кого старше карта даймё.
    .heading = Конец игры
rules-variants = Шесть карт меняют по одному правилу. В партии с вариантами действуют две — случайные или выбранные, — и они важнее всего остального на этой странице. В играх для двоих они относятся к каждому войску отдельно.
    .heading = Варианты правил
rules-two-on-two = Двое игроков, у каждого по два войска.

    - Каждый получает одну из младших и одну из старших карт даймё; самая старшая даёт карту Катидоки.
    - Вербовка: из сданных вам карт { $private_cards } сразу ваши, а из других { $draft_cards } вы оставляете одну, прочие передаёте — и так, пока не разберёте все. Всего карт выйдет { $pair_cards }.
    - В кону четыре карты: обладатель карты Катидоки играет за того своего даймё, у кого больше ОР, затем так же соперник; потом оба играют за вторых даймё. Если поровну, выбирает хозяин. Первая карта задаёт цвет остальным трём.
    - Ранги и очки у каждого войска свои. Самураев своего второго войска убирать нельзя.
    - Даймё, у которого больше всех ОР, приносит победу хозяину. При равенстве смотрят на второго даймё, потом на карту Катидоки.
    .heading = Два на два
rules-with-neutral = Двое игроков, у каждого по войску, а третье войско — нейтральное.

    - У нейтрального войска нет карты даймё. Где стоят его фигурки, показывает таблица ниже.
    - Вербовка: вам сдают карты ({ $neutral_deal }), часть из них вы передаёте сопернику ({ $neutral_pass }), потом сбрасываете взакрытую ({ $neutral_discard }). Для игры остаётся { $neutral_cards }.
    - Начиная с раунда { $first_advance }, после сброса каждая нейтральная фигурка делает шаг к Киото; в Киото она остаётся на месте.
    - Нейтральный самурай, которого вы убираете, уходит не в запас, а в другую область на ваш выбор, близкую или далёкую, но не дальше от Киото, чем нейтральный даймё.
    - Нейтральное войско занимает ранги, но ОР не получает.
    .heading = С нейтральным войском
rules-editions = Первое издание 2015 года — на троих или четверых, четвёртое войско в нём зелёное. В делюкс-издании оно фиолетовое и есть две игры для двоих. Остальное одинаково.
    .heading = Издания
rules-sources = Числа взяты из правил обоих изданий. Чего в них нет или что не удалось прочесть, восстановлено и помечено знаком *. Если у вас есть коробка, запишите верные числа в свой файл и играйте с `--components FILE`.
    .heading = Источники
rules-words = Слова игры и как они пишутся по-японски.
    .heading = Слова

rules-legend = Числа со знаком * восстановлены, см. раздел «{ rules-sources.heading }».

reconstructed-areas-kyoto-scoring = Таблица Киото. По отзывам, Киото приносит очки только в последнем раунде, зато больше всех; сколько именно — догадка, продолжающая другие таблицы.
reconstructed-areas-omi-scoring = Таблица Оми: как у Тотоми, но раунды идут в обратном порядке.
reconstructed-areas-ise-scoring = Таблица Исэ: как у Микавы, но раунды идут в обратном порядке.
reconstructed-areas-owari-scoring = Таблица Овари: это середина ряда, и лучший раунд у неё средний.
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
column-number = №
column-daimyo = Даймё
column-start = Откуда
column-card = Карта
column-rule = Правило
column-neutral-daimyo = Нейтральный даймё
column-neutral-samurai = Нейтральные самураи
column-term = Слово
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
table-neutral = нейтральные
table-known = У { $seat } от вас: { $cards }
table-lacks = У { $seat } нет цвета: { $suits }
table-face-down = Перед вами взакрытую: { $cards }
table-reconstructed = очки восстановлены, см. kachidoki rules joraku
table-reconstructed-mark = {" "}(восстановлено)
table-reputation = { $points } ОР
table-reputation-short = ОР
table-supply = запас { $count }
table-supply-short = зап.
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
table-army = { $army }: { $points } ОР, самураев в запасе: { $count }.
table-kachidoki = Держат карту Катидоки.
table-in-trick = В кону: { $cards }.
