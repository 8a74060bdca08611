### Стол «Гунсэна» в браузере.

board-label = Земли вокруг Тоши Ранбо
scenes-label = Что показать
scene-map = Карта
scene-orders = Приказы
scene-clans = Кланы
scene-battle = Битва
scene-race = Гонка
clan-board-of = Планшет клана: { $seat }
clans-label = Кланы
clan-nobles = Благородные действия
clan-goals = Цели клана
clan-goals-are = Цели клана: { $goals }
clan-heroes = Герои
clan-tactics = Тактики
clan-buildings = Здания
clan-specials = Особые приказы
clan-used = в игре
clan-unused = ещё не в игре
army-label = { $seat }: { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    }
token-label = Жетон деревни лицом вниз
upgrade-label = Улучшение столбца «{ $column }»
orders-label = Ряд приказов
orders-empty = нет приказа
orders-deck = { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
       *[other] В колоде { $count } карт
    }
order-cost = Цена: { $goods }
order-deeds = При активации
order-battle = В каждой битве
column-cards = × { $count }
column-upgraded = Улучшение
noble-label = { $noble }: { $state ->
        [done] выполнено
       *[open] влияние: { $cost }
    }
hand-goods = Ваши ресурсы
hand-columns = Ваши столбцы
hand-offer = Карты на выбор
good-label = { $good }: { $count }
pick-stay = без героя
pick-march = пешком
pick-jump = через башни: { $toll }
toll-free = бесплатно
tally-points = Достижения
tally-troops = Войска
tally-supply = Запас
tally-heroes = Герои
tally-tactics = Тактики
tally-tokens = Жетоны деревень
tally-nobles = Благородные действия
player-troops = Войск на карте: { $troops }, в запасе: { $supply }
player-supply = Войск в запасе, ещё не на карте: { $supply }
player-heroes = { $count ->
        [0] Героев пока нет
       *[other] Герои: { $heroes }
    }
player-tactics = Куплено тактик: { $bought }, тайно на руках нейтральных: { $held }
player-tokens = { $count ->
        [one] { $count } жетон деревни
        [few] { $count } жетона деревень
       *[other] { $count } жетонов деревень
    }{ $taken ->
        [0] {""}
       *[other] ; забрано у других: { $taken }
    }
player-nobles = Благородных действий выполнено: { $count } из 3
battle-heading = Битва: { $place }
battle-stages = Ход битвы
battle-stage-count = Подсчёт
battle-stage-defender = Кубики защиты
battle-stage-attacker = Кубики атаки
battle-stage-outcome = Исход
battle-role = { $role ->
        [attacker] атакует
       *[defender] защищается
    }
battle-side = { $seat } { $role ->
        [attacker] атакует
       *[defender] защищается
    }: сила { $strength }, кровь { $blood }, броня { $armour }, войск: { $troops }
battle-killed = погибло: { $count }
battle-wins = победа
battle-dice = Кубики: { $seat }
battle-before = Кубики ещё не брошены.
battle-do-reroll = { $count ->
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[other] Перебросить { $count } кубиков
    }
battle-do-keep = { $count ->
        [one] Сохранить { $count } кубик
        [few] Сохранить { $count } кубика
       *[other] Сохранить { $count } кубиков
    }
battle-chance = Шанс победить при лучшем выборе:
battle-percent = { $percent } %
battle-tap = { $verb ->
        [keep] Выберите кубики: осталось { $left }
       *[reroll] Выберите кубики
    }
die-label = Кубик { $die }: { $face }
race-heading = { $count ->
        [one] Для победы нужно { $count } достижение
        [few] Для победы нужно { $count } достижения
       *[other] Для победы нужно { $count } достижений
    }
race-label = Достижения всех игроков
race-points = Достижений: { $points } из { $wanted }
status-setup = Подготовка
status-order = Приказы
status-column = { $column }
status-battle = Битва
status-over = Война окончена
sign-odds = шансы на победу

## Asked more precisely

ask-placing = Положите приказ «{ $order }» в столбец его цвета.
ask-buying = Сейчас вам нечем заплатить ни за одну из этих тактик.
ask-building = Сейчас вы не можете построить ни одно из этих зданий.
ask-pay = Чем заплатите за этот приказ?
ask-march = Куда пойдёт эта армия?
ask-jump = Куда пойдёт эта армия? Через башни: { $toll }.
ask-way = Как эта армия туда пойдёт?
ask-site = Выберите место для этого здания.
ask-column = Выберите столбец для этого особого приказа.

## Icons

part = { $part }: { $count }
part-koku = коку
part-influence = влияние
part-wood = дерево
part-choice-any = любой ресурс
part-choice-koku-wood = коку или дерево
part-strength = сила
part-blood = кровь
part-armour = броня
part-dice = кубики
part-reroll = переброс
part-keep = сохранённые кубики
part-summon = войска
part-move = перемещение
part-buy-move = перемещение за плату
    .paid = сколько угодно перемещений ({ $price } за каждое)
part-build = строительство
    .paid = любые ваши здания (за { $good })
part-buy-tactic = покупка тактик
    .paid = любые тактики (за { $good })
part-hero = герой
part-place-special-order = особый приказ
part-activate-column = ещё один столбец
part-ability = способность
part-kill = убитые войска
part-steal = украденные ресурсы

## What things are

explain-plain = Равнина. Здесь помещается войск: не больше { $rules_army_limit }.
explain-village = В конце хода тот, чья армия здесь стоит, открывает жетон и берёт его.
explain-shrine = Кто контролирует святилище в конце хода, берёт его улучшение.
explain-watchtower = Отсюда армия { tower-price } переходит к другой башне или домой, в свой форт.
explain-toshi-ranbo = Чтобы войти первым, нужна сила. Кто его контролирует, получает улучшение и достижение, которое можно потерять.
explain-fort = Войти может только владелец. Сюда приходят войска, и места хватает всем.
explain-near = Рядом: { $places }.
explain-order = Приказ для столбца «{ $column }».
explain-special = Особый приказ, столбцы: { $columns }.
explain-deeds = При активации: { $parts }.
explain-icons = В каждой битве: { $parts }.
explain-price = Цена: { $price }.
explain-koku = Ими платят за приказы, тактики и перемещения.
explain-influence = Им платят за приказы, благородные действия и перемещения.
explain-wood = Им платят за приказы, здания и перемещения.
explain-toll = Этим ресурсом платят и за переход через дозорные башни.
explain-goal = «{ $goal }». { $words }
explain-column-armory = Усиливает ваши армии в битве и даёт перемещения; можно купить ещё.
explain-column-summon = Приводит новые войска и даёт перемещения; можно купить ещё.
explain-column-influence = Приносит влияние и даёт перемещения; можно купить ещё.
explain-column-expansion = Приносит ресурсы; здесь строят здания и покупают тактики.
explain-noble-cost = Цена: { $cost } влияния и только что взятый приказ; один раз за игру.
explain-side = Решает сила, кровь убивает, броня бережёт. Защищающийся бросает первым; сила погибших войск всё равно считается.

## The first game

guide-choosing = У каждого клана свои герои, карты и цели. Укажите тот, за который хотите играть.
guide-ordering = Возьмите приказ: укажите один из подсвеченных. Его столбец внизу показывает, что тогда произойдёт, вместе с уже лежащими картами.
guide-placing = Положите приказ в его столбец, и тот активируется от верхней карты вниз. Или заплатите влияние и положите приказ лицом вниз на благородное действие.
guide-commanding = Благородный приказ: возьмите из ряда ещё один.
guide-stacking = Укажите любой столбец: приказ ляжет туда независимо от цвета, и столбец активируется.
guide-appointing = Укажите столбец, который хотите активировать.
guide-issuing = Укажите особый приказ, затем столбец, в который он ляжет.
guide-calling = Укажите героя, который к вам присоединится.
guide-stationing = Укажите место для героя. Вне форта герои не остаются без войск.
guide-summoning = Укажите форт или здание, которое контролируете: каждое нажатие приводит одно войско.
guide-gathering = Укажите ресурс, который хотите взять.
guide-moving = Укажите свою армию, затем соседнюю территорию; сколько войск пойдёт, выберете после. Встреча с врагом прекращает перемещения, и начинается битва: рядом с территорией показан шанс победить.
guide-mustering = Сколько войск пойдёт? Оставшиеся удерживают место.
guide-leading = Пойдёт ли герой? На одной территории место только для одного.
guide-jumping = Одна из ваших армий ещё может { tower-price } пройти через дозорные башни, и не обязательно та, что только что шла. Укажите её, затем башню или свой форт — или закончите.
guide-building = Укажите здание, затем место для него.
guide-buying = Укажите тактику. Всего их может быть { $rules_tactics }.
guide-stealing = Укажите чей-нибудь форт, затем выберите, что забрать.
guide-smiting = Укажите армию, по которой придётся удар.
guide-using = В этой битве можно применить способность. Примените её или идите дальше.
guide-ransoming = Заплатите, и ваш герой будет участвовать в этой битве.
guide-rerolling = Выберите кубики, которые хотите перебросить, затем нажмите кнопку. Шансы показаны рядом.
guide-turning = Укажите кубик, затем грань, которую он должен показать.
guide-keeping = Выберите кубики, которые засчитаете. Решает сила, кровь убивает, броня бережёт своих.
guide-retreating = Укажите место, куда отступит ваша армия.
guide-homing = Армии больше нет: укажите место, куда уйдёт герой.
guide-plundering = Вы победили: заберите у проигравшего жетон деревни.
guide-over = Побеждает тот, кто первым получит { $rules_achievements_to_win ->
        [one] { $rules_achievements_to_win } достижение
        [few] { $rules_achievements_to_win } достижения
       *[other] { $rules_achievements_to_win } достижений
    }. Вернитесь по партии назад и посмотрите, как это было.
