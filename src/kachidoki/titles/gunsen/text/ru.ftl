### Гунсэн по-русски.
###
### Любому сообщению доступны данные партии (см. facts() рядом с этим файлом): $rules_row, $tower_toll, $face_1 …

title-name = Гунсэн
title-tagline = Кланы отдают приказы, идут в поход и сражаются за замок Тоши Ранбо. Побеждает тот, кто первым получит семь достижений.
title-round = Круг { $round }

## Названия

clan-crab = Краб
    .genitive = Краба
    .trait = Упорны в обороне, за стенами как дома.
clan-crane = Журавль
    .genitive = Журавля
    .trait = Придворные и дуэлянты: побеждают чисто.
clan-dragon = Дракон
    .genitive = Дракона
    .trait = Мистики, у которых работает каждый столбец и каждый кубик.
clan-lion = Лев
    .genitive = Льва
    .trait = Большие армии, которые нападают.
clan-phoenix = Феникс
    .genitive = Феникса
    .trait = Хранители святилищ, за которых стоят ками.
clan-scorpion = Скорпион
    .genitive = Скорпиона
    .trait = Воры и интриганы: берут то, что есть у других.
clan-unicorn = Единорог
    .genitive = Единорога
    .trait = Всадники, бьющие издалека.

# `.paid` говорит, чем заплатили за приказ.
good-koku = коку
    .genitive = коку
    .paid = за 1 коку
good-influence = влияние
    .genitive = влияния
    .paid = за 1 влияние
good-wood = дерево
    .genitive = дерева
    .paid = за 1 дерево
good-nothing = ничего
    .genitive = ничего
    .paid = бесплатно
amount-koku = { $count } коку
amount-influence =
    { $count ->
        [one] { $count } влияние
       *[other] { $count } влияния
    }
amount-wood =
    { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }

# Столбцы планшета клана; ниже — заголовки таблиц.
column-armory = Оружейная
column-summon = Призыв
column-influence = Влияние
column-expansion = Расширение

# Места. Падежи вместе с предлогом: откуда, куда, где.
place-p1 = равнина 1
    .genitive = с равнины 1
    .accusative = на равнину 1
    .prepositional = на равнине 1
place-p2 = равнина 2
    .genitive = с равнины 2
    .accusative = на равнину 2
    .prepositional = на равнине 2
place-p3 = равнина 3
    .genitive = с равнины 3
    .accusative = на равнину 3
    .prepositional = на равнине 3
place-p4 = равнина 4
    .genitive = с равнины 4
    .accusative = на равнину 4
    .prepositional = на равнине 4
place-p5 = равнина 5
    .genitive = с равнины 5
    .accusative = на равнину 5
    .prepositional = на равнине 5
place-p6 = равнина 6
    .genitive = с равнины 6
    .accusative = на равнину 6
    .prepositional = на равнине 6
place-p7 = равнина 7
    .genitive = с равнины 7
    .accusative = на равнину 7
    .prepositional = на равнине 7
place-p8 = равнина 8
    .genitive = с равнины 8
    .accusative = на равнину 8
    .prepositional = на равнине 8
place-p9 = равнина 9
    .genitive = с равнины 9
    .accusative = на равнину 9
    .prepositional = на равнине 9
place-p10 = равнина 10
    .genitive = с равнины 10
    .accusative = на равнину 10
    .prepositional = на равнине 10
place-p11 = равнина 11
    .genitive = с равнины 11
    .accusative = на равнину 11
    .prepositional = на равнине 11
place-p12 = равнина 12
    .genitive = с равнины 12
    .accusative = на равнину 12
    .prepositional = на равнине 12
place-p13 = равнина 13
    .genitive = с равнины 13
    .accusative = на равнину 13
    .prepositional = на равнине 13
place-p14 = равнина 14
    .genitive = с равнины 14
    .accusative = на равнину 14
    .prepositional = на равнине 14
place-p15 = равнина 15
    .genitive = с равнины 15
    .accusative = на равнину 15
    .prepositional = на равнине 15
place-p16 = равнина 16
    .genitive = с равнины 16
    .accusative = на равнину 16
    .prepositional = на равнине 16
place-p17 = равнина 17
    .genitive = с равнины 17
    .accusative = на равнину 17
    .prepositional = на равнине 17
place-p18 = равнина 18
    .genitive = с равнины 18
    .accusative = на равнину 18
    .prepositional = на равнине 18
place-p19 = равнина 19
    .genitive = с равнины 19
    .accusative = на равнину 19
    .prepositional = на равнине 19
place-p20 = равнина 20
    .genitive = с равнины 20
    .accusative = на равнину 20
    .prepositional = на равнине 20
place-v1 = деревня 1
    .genitive = из деревни 1
    .accusative = в деревню 1
    .prepositional = в деревне 1
place-v2 = деревня 2
    .genitive = из деревни 2
    .accusative = в деревню 2
    .prepositional = в деревне 2
place-v3 = деревня 3
    .genitive = из деревни 3
    .accusative = в деревню 3
    .prepositional = в деревне 3
place-v4 = деревня 4
    .genitive = из деревни 4
    .accusative = в деревню 4
    .prepositional = в деревне 4
place-v5 = деревня 5
    .genitive = из деревни 5
    .accusative = в деревню 5
    .prepositional = в деревне 5
place-v6 = деревня 6
    .genitive = из деревни 6
    .accusative = в деревню 6
    .prepositional = в деревне 6
place-v7 = деревня 7
    .genitive = из деревни 7
    .accusative = в деревню 7
    .prepositional = в деревне 7
place-v8 = деревня 8
    .genitive = из деревни 8
    .accusative = в деревню 8
    .prepositional = в деревне 8
place-v9 = деревня 9
    .genitive = из деревни 9
    .accusative = в деревню 9
    .prepositional = в деревне 9
place-v10 = деревня 10
    .genitive = из деревни 10
    .accusative = в деревню 10
    .prepositional = в деревне 10
place-s1 = святилище 1
    .genitive = из святилища 1
    .accusative = в святилище 1
    .prepositional = в святилище 1
place-s2 = святилище 2
    .genitive = из святилища 2
    .accusative = в святилище 2
    .prepositional = в святилище 2
place-s3 = святилище 3
    .genitive = из святилища 3
    .accusative = в святилище 3
    .prepositional = в святилище 3
place-w1 = дозорная башня 1
    .genitive = с дозорной башни 1
    .accusative = на дозорную башню 1
    .prepositional = на дозорной башне 1
place-w2 = дозорная башня 2
    .genitive = с дозорной башни 2
    .accusative = на дозорную башню 2
    .prepositional = на дозорной башне 2
place-w3 = дозорная башня 3
    .genitive = с дозорной башни 3
    .accusative = на дозорную башню 3
    .prepositional = на дозорной башне 3
place-tr = Тоши Ранбо
    .genitive = из Тоши Ранбо
    .accusative = в Тоши Ранбо
    .prepositional = в Тоши Ранбо
place-f1 = форт 1
    .genitive = из форта 1
    .accusative = в форт 1
    .prepositional = в форте 1
place-f2 = форт 2
    .genitive = из форта 2
    .accusative = в форт 2
    .prepositional = в форте 2
place-f3 = форт 3
    .genitive = из форта 3
    .accusative = в форт 3
    .prepositional = в форте 3
place-f4 = форт 4
    .genitive = из форта 4
    .accusative = в форт 4
    .prepositional = в форте 4
place-f5 = форт 5
    .genitive = из форта 5
    .accusative = в форт 5
    .prepositional = в форте 5
place-f6 = форт 6
    .genitive = из форта 6
    .accusative = в форт 6
    .prepositional = в форте 6

upgrade-armory = улучшение оружейной
upgrade-summon = улучшение призыва
upgrade-influence = улучшение влияния
upgrade-expansion = улучшение расширения

token-troop = войско
token-koku = коку
token-influence = влияние
token-wood = дерево

noble-command = Второй приказ
    .effect = Возьмите из ряда другой приказ, оплатив его, положите в любой столбец, какого бы цвета он ни был, и активируйте этот столбец.
noble-hero = Герой
    .effect = Призовите героя своего клана, затем активируйте любой столбец. Приказ в него не кладут.
noble-decree = Особый приказ
    .effect = Положите один из двух особых приказов своего клана в столбец его цвета и активируйте этот столбец.

achievement-attack = Победа в атаке
    .merit = Победите в битве, атакуя.
achievement-attack-again = Вторая победа в атаке
    .merit = Победите, атакуя, ещё в одной битве.
achievement-goal = Цель клана
    .merit = Достигните одной из трёх целей своего клана.
achievement-goal-again = Вторая цель клана
    .merit = Достигните другой цели своего клана.
achievement-buildings = Оба здания
    .merit = Постройте уникальное здание и лагерь.
achievement-tactics = Все тактики
    .merit =
        { $rules_tactics ->
            [one] Купите { $rules_tactics } тактику.
            [few] Купите { $rules_tactics } тактики.
           *[other] Купите { $rules_tactics } тактик.
        }
achievement-nobles = Все благородные действия
    .merit = Выполните каждое из трёх благородных действий.
achievement-shrines = Два святилища
    .merit = Контролируйте два святилища одновременно, держа в каждом войска.
achievement-toshi-ranbo-taken = Взятие Тоши Ранбо
    .merit = Контролируйте Тоши Ранбо в конце своего хода впервые. Это достижение остаётся навсегда.
achievement-villages = Деревни
    .merit =
        { $rules_tokens ->
            [one] Соберите { $rules_tokens } жетон деревни на своём планшете.
            [few] Соберите { $rules_tokens } жетона деревень на своём планшете.
           *[other] Соберите { $rules_tokens } жетонов деревень на своём планшете.
        }
achievement-toshi-ranbo-held = Удержание Тоши Ранбо
    .merit = Контролируйте Тоши Ранбо в конце своего хода. Это достижение теряется, как только там не остаётся ваших войск.

# Что показывает грань кубика.
face-1 =
    { $face_1 ->
        [strength] сила { $dice_1_strength }
        [blood] кровь { $dice_1_blood }
        [armour] броня { $dice_1_armour }
        [strength-blood] сила { $dice_1_strength }, кровь { $dice_1_blood }
        [strength-armour] сила { $dice_1_strength }, броня { $dice_1_armour }
        [blood-armour] кровь { $dice_1_blood }, броня { $dice_1_armour }
        [strength-blood-armour] сила { $dice_1_strength }, кровь { $dice_1_blood }, броня { $dice_1_armour }
       *[blank] пусто
    }
face-2 =
    { $face_2 ->
        [strength] сила { $dice_2_strength }
        [blood] кровь { $dice_2_blood }
        [armour] броня { $dice_2_armour }
        [strength-blood] сила { $dice_2_strength }, кровь { $dice_2_blood }
        [strength-armour] сила { $dice_2_strength }, броня { $dice_2_armour }
        [blood-armour] кровь { $dice_2_blood }, броня { $dice_2_armour }
        [strength-blood-armour] сила { $dice_2_strength }, кровь { $dice_2_blood }, броня { $dice_2_armour }
       *[blank] пусто
    }
face-3 =
    { $face_3 ->
        [strength] сила { $dice_3_strength }
        [blood] кровь { $dice_3_blood }
        [armour] броня { $dice_3_armour }
        [strength-blood] сила { $dice_3_strength }, кровь { $dice_3_blood }
        [strength-armour] сила { $dice_3_strength }, броня { $dice_3_armour }
        [blood-armour] кровь { $dice_3_blood }, броня { $dice_3_armour }
        [strength-blood-armour] сила { $dice_3_strength }, кровь { $dice_3_blood }, броня { $dice_3_armour }
       *[blank] пусто
    }
face-4 =
    { $face_4 ->
        [strength] сила { $dice_4_strength }
        [blood] кровь { $dice_4_blood }
        [armour] броня { $dice_4_armour }
        [strength-blood] сила { $dice_4_strength }, кровь { $dice_4_blood }
        [strength-armour] сила { $dice_4_strength }, броня { $dice_4_armour }
        [blood-armour] кровь { $dice_4_blood }, броня { $dice_4_armour }
        [strength-blood-armour] сила { $dice_4_strength }, кровь { $dice_4_blood }, броня { $dice_4_armour }
       *[blank] пусто
    }
face-5 =
    { $face_5 ->
        [strength] сила { $dice_5_strength }
        [blood] кровь { $dice_5_blood }
        [armour] броня { $dice_5_armour }
        [strength-blood] сила { $dice_5_strength }, кровь { $dice_5_blood }
        [strength-armour] сила { $dice_5_strength }, броня { $dice_5_armour }
        [blood-armour] кровь { $dice_5_blood }, броня { $dice_5_armour }
        [strength-blood-armour] сила { $dice_5_strength }, кровь { $dice_5_blood }, броня { $dice_5_armour }
       *[blank] пусто
    }
face-6 =
    { $face_6 ->
        [strength] сила { $dice_6_strength }
        [blood] кровь { $dice_6_blood }
        [armour] броня { $dice_6_armour }
        [strength-blood] сила { $dice_6_strength }, кровь { $dice_6_blood }
        [strength-armour] сила { $dice_6_strength }, броня { $dice_6_armour }
        [blood-armour] кровь { $dice_6_blood }, броня { $dice_6_armour }
        [strength-blood-armour] сила { $dice_6_strength }, кровь { $dice_6_blood }, броня { $dice_6_armour }
       *[blank] пусто
    }
face-7 =
    { $face_7 ->
        [strength] сила { $dice_7_strength }
        [blood] кровь { $dice_7_blood }
        [armour] броня { $dice_7_armour }
        [strength-blood] сила { $dice_7_strength }, кровь { $dice_7_blood }
        [strength-armour] сила { $dice_7_strength }, броня { $dice_7_armour }
        [blood-armour] кровь { $dice_7_blood }, броня { $dice_7_armour }
        [strength-blood-armour] сила { $dice_7_strength }, кровь { $dice_7_blood }, броня { $dice_7_armour }
       *[blank] пусто
    }
face-8 =
    { $face_8 ->
        [strength] сила { $dice_8_strength }
        [blood] кровь { $dice_8_blood }
        [armour] броня { $dice_8_armour }
        [strength-blood] сила { $dice_8_strength }, кровь { $dice_8_blood }
        [strength-armour] сила { $dice_8_strength }, броня { $dice_8_armour }
        [blood-armour] кровь { $dice_8_blood }, броня { $dice_8_armour }
        [strength-blood-armour] сила { $dice_8_strength }, кровь { $dice_8_blood }, броня { $dice_8_armour }
       *[blank] пусто
    }

order-spears = Копья асигару
order-plate = Лакированный доспех
order-arrows = Боевые стрелы
order-march = Форсированный марш
order-drill = Учения в додзё
order-smith = Мастер-оружейник
order-charge = Атака конницы
order-guard = Гвардия дома
order-siege = Осадные машины
order-levy = Деревенское ополчение
order-barracks = Новые казармы
order-recruit = Вербовщики
order-loggers = Вооружённые лесорубы
order-scouts = Разведчики
order-garrison = Гарнизон
order-drums = Барабаны войны
order-muster = Быстрый сбор
order-favour = Милость двора
order-envoy = Имперский посланник
order-gift = Дар шёлком
order-roads = Дорожная стража
order-spies = Осведомители
order-escort = Эскорт посла
order-banner = Знаменосцы
order-court = Зимний двор
order-tax = Рисовый налог
order-caravan = Торговый караван
order-lumber = Лесозаготовка
order-forest = Вековой лес
order-store = Укреплённый склад
order-merchants = Вооружённые торговцы
order-guild = Гильдия плотников
order-bounty = Военная добыча
order-treasury = Казна клана

special-crab-carpenters = Корпус плотников
special-crab-no-step-back = Ни шагу назад
special-crane-iron-warriors = Железные воины
special-crane-word-of-doji = Слово Доджи
special-dragon-ise-zumi = Исэ дзуми
special-dragon-insight = Прозрение горы
special-lion-doctrine = Доктрина Акодо
special-lion-vanguard = Авангард Мацу
special-phoenix-wrath = Гнев ками
special-phoenix-wards = Обереги Исава
special-scorpion-blackmail = Шантаж
special-scorpion-network = Теневая сеть
special-unicorn-host = Орда хана
special-unicorn-caravan = Караван Пылающих песков

tactic-crab-hold-the-line = Держать строй
tactic-crab-siegecraft = Осадное дело Кайу
tactic-crane-iaijutsu = Дисциплина иайдзюцу
tactic-crane-patronage = Покровители искусств
tactic-dragon-niten = Нитэн
tactic-dragon-ascetic = Аскеза
tactic-lion-numbers = Сила числа
tactic-lion-glory = Ради славы
tactic-phoenix-kami = Зов ками
tactic-phoenix-keepers = Хранители святилищ
tactic-scorpion-poison = Отравленные клинки
tactic-scorpion-masks = Тысяча масок
tactic-unicorn-cavalry = Доктрина конницы
tactic-unicorn-hit-and-run = Наскок
tactic-innovation = Инновация
tactic-mantis-contract = Договор с Богомолом
tactic-wave-men = Люди-волны
tactic-ronin-oath = Клятва ронина
tactic-ambush = Засада
tactic-prepared-ground = Подготовленная позиция
tactic-rapid-march = Стремительный марш
tactic-signal-towers = Сигнальные огни
tactic-conscription = Призыв рекрутов
tactic-war-chest = Военная казна
tactic-patron = Имперский покровитель
tactic-veterans = Ветераны
tactic-steady-command = Твёрдое командование

hero-hida-kisada = Хида Кисада
    .accusative = Хиду Кисаду
hero-hida-o-ushi = Хида О-Уси
    .accusative = Хиду О-Уси
hero-kaiu-shihobu = Кайу Сихобу
    .accusative = Кайу Сихобу
hero-daidoji-uji = Дайдоджи Уджи
    .accusative = Дайдоджи Уджи
hero-doji-hotaru = Доджи Хотару
    .accusative = Доджи Хотару
hero-kakita-toshimoko = Какита Тосимоко
    .accusative = Какиту Тосимоко
hero-togashi-yokuni = Тогаши Йокуни
    .accusative = Тогаши Йокуни
hero-mirumoto-hitomi = Мирумото Хитоми
    .accusative = Мирумото Хитоми
hero-agasha-sumiko = Агаша Сумико
    .accusative = Агашу Сумико
hero-ikoma-tsanuri = Икома Цанури
    .accusative = Икому Цанури
hero-matsu-tsuko = Мацу Цуко
    .accusative = Мацу Цуко
hero-kitsu-motso = Кицу Моцо
    .accusative = Кицу Моцо
hero-shiba-tsukune = Сиба Цукунэ
    .accusative = Сибу Цукунэ
hero-isawa-tadaka = Исава Тадака
    .accusative = Исаву Тадаку
hero-isawa-kaede = Исава Каэдэ
    .accusative = Исаву Каэдэ
hero-bayushi-aramoro = Баюши Араморо
    .accusative = Баюши Араморо
hero-bayushi-kachiko = Баюши Качико
    .accusative = Баюши Качико
hero-bayushi-shoju = Баюши Сёдзю
    .accusative = Баюши Сёдзю
hero-moto-chagatai = Мото Чагатай
    .accusative = Мото Чагатая
hero-shinjo-altansarnai = Синдзё Алтансарнай
    .accusative = Синдзё Алтансарнай
hero-utaku-kamoko = Утаку Камоко
    .accusative = Утаку Камоко
hero-yoritomo = Йоритомо
    .accusative = Йоритомо
hero-toturi-the-black = Тотури Чёрный
    .accusative = Тотури Чёрного
hero-toku = Току
    .accusative = Току

building-crab-redoubt = Редут Кайу
building-crab-camp = Лагерь Краба
building-crane-kakita-dojo = Додзё Какита
building-crane-camp = Лагерь Журавля
building-dragon-monastery = Горный монастырь
building-dragon-camp = Лагерь Дракона
building-lion-war-college = Военная академия
building-lion-camp = Лагерь Льва
building-phoenix-library = Библиотека стихий
building-phoenix-camp = Лагерь Феникса
building-scorpion-theatre = Театр Сёсуро
building-scorpion-camp = Лагерь Скорпиона
building-unicorn-outpost = Застава Золотых равнин
building-unicorn-camp = Лагерь Единорога

goal-crab-bulwark = Оплот
goal-crab-great-host = Великое войско
goal-crab-stronghold = Люди на стенах
goal-crane-voice = Голос двора
goal-crane-granaries = Житницы равнин
goal-crane-perfect = Безупречная победа
goal-dragon-harmony = Гармония
goal-dragon-watch = Взор горы
goal-dragon-champions = Живые легенды
goal-lion-slaughter = Без пощады
goal-lion-legions = Легионы
goal-lion-conqueror = Завоеватель
goal-phoenix-pilgrimage = Паломничество
goal-phoenix-balance = Равновесие стихий
goal-phoenix-relics = Священные реликвии
goal-scorpion-extortion = Вымогательство
goal-scorpion-hidden-hand = Скрытая рука
goal-scorpion-web = Паутина долгов
goal-unicorn-horizons = Дальние горизонты
goal-unicorn-beacons = Маяки
goal-unicorn-hooves = Гром копыт

## Что написано на картах: момент, условия, действия

effect-sentence = { $lead }: { $deeds }.
effect-paid = если заплатите { $price }, { $deed }
card-plain = Без свойств.
card-once = После первой активации сбросьте эту карту.
card-camp = Здесь может стоять сколько угодно войск.
columns-all = любой столбец
cost-free = бесплатно
list-or = { $others } или { $last }

activation-own = При активации
activation-any = При активации любого столбца
activation-column = При активации столбца «{ $column }»
activation-moving = При активации столбца «{ column-armory }», «{ column-summon }» или «{ column-influence }»
moment-battle = В битве
moment-before-battle = Перед битвой
moment-battle-start = В начале битвы
moment-after-roll = После вашего последнего броска
moment-after-keep = Когда все кубики сохранены
moment-battle-won = При победе в битве
moment-battle-lost = При поражении в битве
moment-on-gain = Сразу
moment-always = Постоянно

while-attacker = при атаке
while-defender = при защите
while-at-shrine = в святилище
while-at-toshi-ranbo = в Тоши Ранбо
while-at-building = на территории со зданием клана
while-at-this-building = на территории этого здания
while-troops =
    { $count ->
        [one] если у вас там хотя бы { $count } войско
        [few] если у вас там хотя бы { $count } войска
       *[other] если у вас там хотя бы { $count } войск
    }
while-enemy-hero = если у противника там герой

icon-strength = +{ $count } к силе
icon-blood = +{ $count } к крови
icon-armour = +{ $count } к броне
icon-dice =
    { $count ->
        [one] +{ $count } кубик
        [few] +{ $count } кубика
       *[other] +{ $count } кубиков
    }
icon-reroll =
    { $count ->
        [one] +{ $count } переброс
        [few] +{ $count } переброса
       *[other] +{ $count } перебросов
    }
icon-keep =
    { $count ->
        [one] +{ $count } сохранённый кубик
        [few] +{ $count } сохранённых кубика
       *[other] +{ $count } сохранённых кубиков
    }

# Чем, вероятно, кончится битва; потери — в среднем.
odds-short = { $percent } %
odds = Шанс победить { $percent } %. Ожидаемые потери: ваши { $own }, врага { $theirs }.
odds-of-dice = { $icons }. Шанс победить { $percent } %. Ожидаемые потери: ваши { $own }, врага { $theirs }.
odds-of-going = Если пойдут все, кто может: шанс победить { $percent } %. Ожидаемые потери: ваши { $own }, врага { $theirs }.

# Ресурсы на выбор.
loot-any =
    { $count ->
        [one] { $count } ресурс на выбор
        [few] { $count } ресурса на выбор
       *[other] { $count } ресурсов на выбор
    }
loot-some =
    { $count ->
        [one] { $count } ресурс на выбор ({ $kinds })
        [few] { $count } ресурса на выбор ({ $kinds })
       *[other] { $count } ресурсов на выбор ({ $kinds })
    }

effect-gain = получите { $goods }
effect-gain-choice = получите { $loot }
effect-summon =
    призовите { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    }{ $where ->
        [fort] { " " }в свой форт
        [battle] { " " }на территорию битвы
       *[board] { "" }
    }
effect-move =
    получите { $count ->
        [one] { $count } перемещение
        [few] { $count } перемещения
       *[other] { $count } перемещений
    }{ $led ->
        [1] { " " }для армии этого героя
       *[other] { "" }
    }
effect-buy-move = купите сколько угодно перемещений, каждое за { $price }
effect-build = постройте здания за { $good }
effect-buy-tactic = купите тактики за { $good }
effect-icons = { $icons }
effect-throw =
    в битве бросьте { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    } и сохраните { $keep }
effect-hero =
    { $pool ->
        [mercenary] призовите наёмного героя
       *[clan] призовите героя своего клана
    }
effect-place-special-order = положите один из своих особых приказов в столбец его цвета, не активируя столбец
effect-activate-column = после этого столбца можете активировать ещё один, другой
effect-discount =
    { $what ->
        [building] { $least ->
            [0] здания для вас дешевле на { $count }
           *[other] здания для вас дешевле на { $count }, но не дешевле { $least }
        }
        [order] { $least ->
            [0] приказы для вас дешевле на { $count }
           *[other] приказы для вас дешевле на { $count }, но не дешевле { $least }
        }
       *[other] ничего не дешевеет
    }
effect-army-limit =
    с этим героем может стоять на { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    } больше обычного
effect-tower-toll =
    { $count ->
        [0] перемещение через дозорные башни для вас бесплатно
       *[other] перемещение через дозорные башни стоит вам { $toll }
    }
effect-link-tower = для того, кто контролирует эту территорию, она — ещё и дозорная башня
effect-free-extra-move =
    { $count ->
        [1] первое купленное за ход перемещение бесплатно
        [one] первое { $count } купленное за ход перемещение бесплатно
        [few] первые { $count } купленных за ход перемещения бесплатны
       *[other] первые { $count } купленных за ход перемещений бесплатны
    }
effect-kill =
    { $is_fought ->
        [1] убейте в этой битве { $count ->
            [one] { $count } войско
            [few] { $count } войска
           *[other] { $count } войск
        } противника
       *[other] убейте { $count ->
            [1] { $count } войско
            [one] до { $count } войска
           *[other] до { $count } войск
        } одной вражеской армии не дальше { $steps ->
            [one] { $steps } шага
           *[other] { $steps } шагов
        } от вашей армии, но не в форте
    }
effect-convert =
    { $count ->
        [1] верните { $count } войско противника на его планшет и призовите на его место своё, если хватит места
        [one] верните { $count } войско противника на его планшет и призовите на их место столько же своих, если хватит места
        [few] верните { $count } войска противника на его планшет и призовите на их место столько же своих, если хватит места
       *[other] верните { $count } войск противника на его планшет и призовите на их место столько же своих, если хватит места
    }
effect-steal =
    { $source ->
        [opponent] заберите у противника { $loot }
       *[anybody] { $count ->
            [1] заберите у другого игрока { $loot }
           *[other] заберите у других игроков { $loot }, но можно и меньше{ $each ->
                [0] { "" }
               *[other] ; у каждого — не больше { $each }
            }
        }
    }
effect-spare =
    { $count ->
        [1] { $count } ваше убитое войско отправляется в форт, а не на планшет
        [one] до { $count } вашего убитого войска отправляется в форт, а не на планшет
       *[other] до { $count } ваших убитых войск отправляются в форт, а не на планшет
    }
effect-set-die = поверните один из своих кубиков любой гранью
effect-ignore-enemy-heroes = противник платит { $price }, иначе символы и свойства его героя в этой битве не считаются; это происходит раньше всего остального
effect-survivors-only-strength = силу обеим сторонам дают только войска, уцелевшие после потерь
effect-win-without-losses = победите в этой битве без кубиков и потерь
effect-join-battle =
    { $steps ->
        [0] этот герой может прискакать в вашу битву откуда угодно, если там нет другого вашего героя
        [one] этот герой может прискакать в вашу битву, если до неё не больше { $steps } шага и там нет другого вашего героя
       *[other] этот герой может прискакать в вашу битву, если до неё не больше { $steps } шагов и там нет другого вашего героя
    }
effect-deny = противник не может перебрасывать кубики
effect-return-to-supply = можете вернуть этого героя к игровому полю и получить { $icons }

## Чего требуют цели

goal-at-once = Достигается, как только { $conditions }.
goal-at-turn-end = Достигается в конце вашего хода, если { $conditions }.
condition-goods = у вас есть хотя бы { $goods }
condition-lead = у вас на { $amount } больше, чем у любого другого игрока
condition-troops-on-board =
    { $count ->
        [one] у вас на поле { $count } войско
        [few] у вас на поле { $count } войска
       *[other] у вас на поле { $count } войск
    }
condition-army-at =
    { $count ->
        [one] в вашей армии { $site } хотя бы { $count } войско
        [few] в вашей армии { $site } хотя бы { $count } войска
       *[other] в вашей армии { $site } хотя бы { $count } войск
    }
condition-control = ваши войска контролируют { $sites }
condition-control-adjacent =
    { $count ->
        [one] ваши войска контролируют { $count } территорию рядом с Тоши Ранбо
        [few] ваши войска контролируют { $count } территории рядом с Тоши Ранбо
       *[other] ваши войска контролируют { $count } территорий рядом с Тоши Ранбо
    }
condition-armies =
    у вас вне форта { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[other] { $count } армий
    }, в каждой хотя бы { $troops ->
        [one] { $troops } войско
        [few] { $troops } войска
       *[other] { $troops } войск
    }
condition-territories-occupied =
    { $count ->
        [one] ваши войска стоят на { $count } территории вне форта
       *[other] ваши войска стоят на { $count } территориях вне форта
    }
condition-heroes-deployed =
    { $count ->
        [one] вне форта находится { $count } ваш герой
        [few] вне форта находятся { $count } ваших героя
       *[other] вне форта находятся { $count } ваших героев
    }
condition-hero-at =
    { $count ->
        [1] ваш герой стоит { $site }
        [one] { $count } ваш герой стоит { $site }
        [few] { $count } ваших героя стоят { $site }
       *[other] { $count } ваших героев стоят { $site }
    } и с ним хотя бы { $troops ->
        [one] { $troops } войско
        [few] { $troops } войска
       *[other] { $troops } войск
    }
condition-orders-per-column =
    { $columns ->
        [4] в каждом столбце
        [one] в { $columns } столбце
       *[other] в { $columns } столбцах
    } у вас хотя бы { $count ->
        [one] { $count } приказ
        [few] { $count } приказа
       *[other] { $count } приказов
    }{ $total ->
        [0] { "" }
       *[other] , а всего их хотя бы { $total }
    }
condition-shrine-upgrades =
    { $count ->
        [one] у вас { $count } улучшение святилища
        [few] у вас { $count } улучшения святилищ
       *[other] у вас { $count } улучшений святилищ
    }
condition-tokens-taken =
    { $count ->
        [one] вы забрали у других игроков { $count } жетон деревни
        [few] вы забрали у других игроков { $count } жетона деревень
       *[other] вы забрали у других игроков { $count } жетонов деревень
    }
condition-kills-in-battle =
    { $count ->
        [one] вы убьёте в одной битве { $count } войско
        [few] вы убьёте в одной битве { $count } войска
       *[other] вы убьёте в одной битве { $count } войск
    }
victory-any = вы победите в битве
victory-attacker = вы победите в битве при атаке
victory-defender = вы победите в битве при защите
victory-losses =
    { $count ->
        [0] не потеряв войск
        [one] потеряв не больше { $count } войска
       *[other] потеряв не больше { $count } войск
    }
victory-enemies =
    { $count ->
        [one] сразившись хотя бы с { $count } войском
       *[other] сразившись хотя бы с { $count } войсками
    }
victory-survivors =
    { $count ->
        [one] сохранив хотя бы { $count } войско
        [few] сохранив хотя бы { $count } войска
       *[other] сохранив хотя бы { $count } войск
    }
victory-steps =
    { $count ->
        [one] проведя армию в этот ход хотя бы на { $count } шаг
        [few] проведя армию в этот ход хотя бы на { $count } шага
       *[other] проведя армию в этот ход хотя бы на { $count } шагов
    }
# Где стоит армия; и сколько таких территорий.
site-village = в деревне
site-shrine = в святилище
site-watchtower = на дозорной башне
site-building = на территории со зданием клана
site-toshi-ranbo = в Тоши Ранбо
sites-village =
    { $count ->
        [one] { $count } деревню
        [few] { $count } деревни
       *[other] { $count } деревень
    }
sites-shrine =
    { $count ->
        [one] { $count } святилище
        [few] { $count } святилища
       *[other] { $count } святилищ
    }
sites-watchtower =
    { $count ->
        [one] { $count } дозорную башню
        [few] { $count } дозорные башни
       *[other] { $count } дозорных башен
    }
sites-building =
    { $count ->
        [one] { $count } территорию со зданием клана
        [few] { $count } территории со зданиями кланов
       *[other] { $count } территорий со зданиями кланов
    }
sites-toshi-ranbo = Тоши Ранбо

## Настройки

option-clans = Кланы
    .hint = Как игроки получают кланы.
option-clans-dealt = Раздаются
    .hint = Каждому достаётся случайный клан.
option-clans-chosen = Выбираются
    .hint = Каждый выбирает клан, по порядку мест.

## Действия

action-choose = Возглавить клан { $clan_genitive }
action-take = Взять «{ $order }» { $payment_paid }
action-refresh = Сбросить весь ряд
action-place = Положить в столбец «{ $column }»
action-noble = Благородное действие «{ $noble }»
action-activate = Активировать столбец «{ $column }»
action-issue = Положить «{ $special }» в столбец «{ $column }»
action-call = Призвать { $hero_accusative }
action-station = Поместить { $place_accusative }
action-summon = Войско { $place_accusative }
action-gain = Получить 1 { $good }
action-march = Идти { $origin_genitive } { $place_accusative }
action-jump = Перейти через башни { $origin_genitive } { $place_accusative }
action-muster =
    { $troops ->
        [one] { $troops } войско
        [few] { $troops } войска
       *[other] { $troops } войск
    }
action-lead = Взять с собой { $hero_accusative }
action-stay = Идти без героя
action-build = Построить здание «{ $building }» { $place_prepositional }
action-buy = Купить «{ $tactic }»
action-steal = Забрать 1 { $good } ({ $owner_listed })
action-smite = Убить войско { $place_prepositional }
# Вопросы, на которые так отвечают, заданы в подсказках.
action-accept = Да
action-decline = Оставить как есть
action-reroll = Перебросить кубики: { $dice }
action-keep = Сохранить кубики: { $dice }
action-turn = Повернуть кубик { $die } гранью «{ $face }»
action-retreat = Отступить { $place_accusative }
action-plunder = Забрать жетон деревни: { $token }
action-done = Готово
action-deal-clan = Раздать клан { $clan_genitive }
action-hallow = Вытянуть { $upgrade }
action-deal = Раздать «{ $tactic }»
action-reveal = Открыть «{ $order }»
action-roll = Выпало: { $face }
action-find = Найти жетон деревни: { $token }

## События

event-clan-taken = { $seat } возглавляет клан { $clan_genitive }.
event-shrine-hallowed = Теперь { $place_prepositional } лежит { $upgrade }.
event-tactic-dealt = { $seat } получает нейтральную тактику «{ $tactic }».
event-round-began = Начинается круг { $number }.
event-turn-began = { $seat } начинает ход.
event-order-revealed = Новый приказ в ряду: «{ $order }».
event-row-refreshed = { $seat } сбрасывает весь ряд приказов.
event-order-taken = { $seat } берёт приказ «{ $order }» { $payment_paid }.
event-no-order = { $seat } не может взять приказ.
event-order-placed = { $seat } кладёт приказ «{ $order }» в столбец «{ $column }».
event-noble-begun = { $seat } начинает благородное действие «{ $noble }».
event-special-issued = { $seat } кладёт особый приказ «{ $special }» в столбец «{ $column }».
event-special-spent = { $seat } сбрасывает особый приказ «{ $special }».
event-column-activated = { $seat } активирует столбец «{ $column }».
event-gained =
    { $seat } получает { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good_genitive }
    }.
event-stolen = { $seat } забирает 1 { $good }, теряет { $owner_listed }.
event-summoned =
    { $seat } призывает { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    } { $place_accusative }.
event-hero-called = { $seat } призывает { $place_accusative } героя: { $hero }.
event-move-bought =
    { $count ->
        [0] { $seat } покупает перемещение бесплатно.
        [one] { $seat } покупает перемещение за { $count } { $good }.
       *[other] { $seat } покупает перемещение за { $count } { $good_genitive }.
    }
event-marched =
    { $seat } ведёт { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    } { $origin_genitive } { $place_accusative }.
event-jumped =
    { $seat } ведёт через дозорные башни { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    } { $origin_genitive } { $place_accusative }.
event-hero-went = { $hero } идёт с войсками { $place_accusative } ({ $seat_listed }).
event-toshi-ranbo-entered = { $seat } входит в Тоши Ранбо раньше всех.
event-built = { $seat } строит здание «{ $building }» { $place_prepositional }.
event-tactic-bought = { $seat } покупает тактику «{ $tactic }».
event-smitten = { $seat } издалека убивает войско { $place_prepositional } ({ $owner_listed }).
event-battle-began = { $seat } атакует { $place_prepositional }, а { $owner_listed } защищается.
event-hero-rode = { $hero } вступает в битву { $place_prepositional } ({ $seat_listed }).
event-ransom-paid = { $seat } платит, и { $hero } участвует в этой битве.
event-hero-ignored = В этой битве { $hero } не считается ({ $seat_listed }).
event-won-bloodlessly = { $hero } приносит победу без боя ({ $seat_listed }).
event-killed =
    { $seat } убивает { $place_prepositional } { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    } ({ $owner_listed }).
event-converted = { $seat } прогоняет { $place_prepositional } чужое войско ({ $owner_listed }) и ставит на его место своё.
event-side-counted = { $seat } вступает в битву: сила { $strength }, кровь { $blood }, броня { $armour }.
event-die-rolled = { $seat } бросает кубик: { $face }.
event-rerolled = { $seat } использует переброс.
event-die-turned = { $seat } поворачивает кубик: { $face }.
event-dice-kept = { $seat } выбирает, какие кубики сохранить.
event-hero-returned = { $seat } возвращает { $hero_accusative } к игровому полю.
event-final-count = { $seat } заканчивает битву: сила { $strength }, кровь { $blood }, броня { $armour }.
event-losses =
    { $count ->
        [0] { $seat } не теряет войск.
        [one] { $seat } теряет { $count } войско.
        [few] { $seat } теряет { $count } войска.
       *[other] { $seat } теряет { $count } войск.
    }
event-battle-won = { $seat } побеждает в битве { $place_prepositional }, а { $owner_listed } проигрывает.
event-battle-undecided = В битве { $place_prepositional } никто не уцелел, и победителя нет.
event-spared =
    { $seat } спасает в форт { $count ->
        [one] { $count } убитое войско
        [few] { $count } убитых войска
       *[other] { $count } убитых войск
    }.
event-retreated =
    { $seat } отступает { $place_accusative }: { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    }.
event-hero-home = Армии больше нет, и { $hero } отправляется { $place_accusative } ({ $seat_listed }).
event-token-taken = { $seat } забирает жетон деревни ({ $token }), а { $owner_listed } его теряет.
event-token-found = { $seat } переворачивает жетон { $place_prepositional }: { $token }.
event-upgrade-taken = { $seat } забирает { $upgrade }.
event-refilled =
    { $seat } получает в форт { $count ->
        [one] { $count } войско
        [few] { $count } войска
       *[other] { $count } войск
    }: на поле было слишком мало.
event-attack-point = { $seat } побеждает в атаке и получает достижение.
event-goal-point = { $seat } достигает цели «{ $goal }» и получает достижение.
event-buildings-point = { $seat } строит оба здания и получает достижение.
event-tactics-point = { $seat } покупает последнюю тактику и получает достижение.
event-nobles-point = { $seat } выполняет все благородные действия и получает достижение.
event-shrines-point = { $seat } контролирует два святилища и получает достижение.
event-taken-point = { $seat } берёт Тоши Ранбо и получает достижение.
event-villages-point = { $seat } собирает жетоны деревень и получает достижение.
event-held-point = { $seat } удерживает Тоши Ранбо: пока там войска, это достижение.
event-held-lost = { $seat } больше не удерживает Тоши Ранбо и теряет это достижение.
event-game-over = Партия окончена.

## Строки журнала, сложенные в одну

folded-dealt =
    { $who ->
        [all] Все получают
        [one] { $names } получает
       *[some] { $names } получают
    } { $each ->
        [one] { $each } нейтральную тактику
        [few] { $each } нейтральные тактики
       *[other] { $each } нейтральных тактик
    }.

## За что достижения

source-attacks = победы в атаке
source-goals = цели клана
source-buildings = здания
source-tactics = тактики
source-nobles = благородные действия
source-shrines = святилища
source-toshi-ranbo = Тоши Ранбо
source-villages = деревни

## Почему действие невозможно

refusal-not-in-row = Этого приказа нет в ряду.
refusal-too-dear = Вам нечем за это заплатить.
refusal-no-refresh = Ряд можно сбросить, только если в нём приказов одного цвета хотя бы { $rules_refresh_same_colour } или приказов со стоимостью хотя бы { $rules_refresh_with_cost }, если ряд полон и если есть чем его заменить.
refusal-noble-done = Вы уже выполнили это благородное действие; каждое возможно раз за игру.
refusal-nothing-to-command = После оплаты этого благородного действия вам нечем заплатить ни за один из оставшихся в ряду приказов.
refusal-other-price = Он оплачивается одним из ресурсов своей стоимости — и только если она есть.
refusal-refreshed-enough = За этот ход ряд уже сбрасывали столько раз, сколько можно.
refusal-nothing-to-decree = Особых приказов у вас не осталось.
refusal-marched-already = Эта армия уже переместилась; теперь можно только пройти через дозорные башни или закончить.
refusal-jumped-already = Перед этим перемещением вы уже прошли через башни; теперь переместите армию на соседнюю территорию.
refusal-no-army = У вас там нет войск.
refusal-not-adjacent = За одно перемещение армия делает один шаг, на соседнюю территорию.
refusal-foreign-fort = В форт входят только войска его владельца.
refusal-too-weak = Армии, которая первой входит в Тоши Ранбо, нужна сила { $rules_strength_to_enter }.
refusal-no-room = Тогда на территории окажется слишком много войск или двое ваших героев.
refusal-no-tower = Так перемещаются только между дозорными башнями и своим фортом.
refusal-no-site = Строить можно там, где стоят ваши войска, рядом с ними или рядом со своим фортом — и только там, где нет ни жетона, ни здания, ни противника.
refusal-built-already = Оно уже построено.
refusal-bought-already = Эта тактика у вас уже есть.
refusal-not-offered = Это не ваша карта.

# Говорится в конце, если достижений поровну.
tie-break = У кого достижений поровну, те делят место.

## Что сделает свойство, после слова «Хотите …»

deed-join-battle = отправить своего героя в эту битву
deed-win-without-losses = победить в этой битве без кубиков и потерь
deed-kill = убить войска противника в этой битве
deed-convert = заменить войска противника своими
deed-summon = призвать войска в эту битву
deed-steal = забрать ресурсы у противника
deed-gain = получить ресурсы
deed-set-die = повернуть один из своих кубиков любой гранью
deed-ignore-enemy-heroes = ваш герой участвовал в этой битве
deed-return-to-supply = отпустить своего героя ради новых символов в этой битве
deed-other = применить свойство

## Подсказки к ходу

prompt-dealing-clans = Подождите, пока раздаются кланы.
prompt-hallowing = Подождите, пока раскладываются улучшения святилищ.
prompt-dealing = Подождите, пока раздаются нейтральные тактики.
prompt-revealing = Подождите, пока пополняется ряд приказов.
prompt-rolling = Подождите, пока катятся кубики.
prompt-finding = Подождите, пока переворачивается жетон деревни.
prompt-activating = Подождите, пока активируется столбец.
prompt-battling = Подождите, пока идёт битва.
prompt-ending = Подождите, пока завершается ход.
prompt-gaining = Подождите, пока сработает тактика.
prompt-choosing = Выберите, какой клан вы возглавите.
prompt-ordering = Выберите приказ из ряда и оплатите его.
prompt-placing = Положите приказ «{ $order }» в столбец его цвета или лицом вниз на благородное действие.
prompt-commanding = Выберите из ряда второй приказ и оплатите его.
prompt-stacking = Выберите столбец для приказа «{ $order }»; этот столбец активируется.
prompt-appointing =
    { $argument ->
        [1] Выберите другой столбец, чтобы его активировать, или откажитесь.
       *[other] Выберите столбец, чтобы его активировать.
    }
prompt-issuing =
    { $argument ->
        [1] Выберите особый приказ и столбец для него; этот столбец активируется.
       *[other] Выберите особый приказ и столбец для него; сейчас столбец не активируется.
    }
prompt-calling =
    { $argument ->
        [1] Выберите наёмного героя.
       *[other] Выберите героя своего клана.
    }
prompt-stationing = Выберите место, где появится { $hero }.
prompt-summoning =
    { $left ->
        [one] Призовите { $left } войско в свой форт или в здание клана, которое контролируете.
       *[other] Призовите до { $left } войск в свой форт и в здания кланов, которые контролируете.
    }
prompt-gathering =
    { $left ->
        [one] Выберите, какой ресурс получить.
        [few] Выберите, какие { $left } ресурса получить, один за другим.
       *[other] Выберите, какие { $left } ресурсов получить, один за другим.
    }
prompt-moving =
    { $jump ->
        [1] Теперь переместите одну из своих армий на соседнюю территорию.
       *[other] { $bought ->
            [0] { $left ->
                [one] Переместите армию на соседнюю территорию: осталось { $left } перемещение.
                [few] Переместите армию на соседнюю территорию: осталось { $left } перемещения.
               *[other] Переместите армию на соседнюю территорию: осталось { $left } перемещений.
            }
           *[other] { $price ->
                [0] Переместите армию ещё раз, бесплатно, или закончите.
                [one] Купите за { $price } { $good } ещё одно перемещение армии или закончите.
               *[other] Купите за { $price } { $good_genitive } ещё одно перемещение армии или закончите.
            }
        }
    }
prompt-mustering =
    { $jump ->
        [1] Выберите, сколько войск перейдёт через башни { $origin_genitive } { $place_accusative } { tower-price }.
       *[other] Выберите, сколько войск пойдёт { $origin_genitive } { $place_accusative }.
    }
prompt-leading = Выберите, пойдёт ли герой { $origin_genitive } { $place_accusative }.
prompt-jumping = Проведите одну из своих армий через дозорные башни { tower-price } или закончите.
prompt-building = Выберите здание и место для него или закончите.
prompt-buying = Купите тактику, если хватает коку, или закончите.
prompt-stealing =
    { $left ->
        [one] Выберите, что и у кого забрать.
       *[other] Выберите, что и у кого забрать; осталось { $left }.
    }
prompt-smiting =
    { $left ->
        [one] Выберите вражескую армию, в которой погибнет { $left } войско, или закончите.
       *[other] Выберите вражескую армию, в которой погибнет до { $left } войск, или закончите.
    }
prompt-using =
    { $sort ->
        [0] { $hero }: хотите
        [1] «{ $tactic }»: хотите
        [2] «{ $building }»: хотите
       *[other] Хотите
    } { $price ->
        [0] { $deed }
        [one] заплатить { $price } { $good }, чтобы { $deed }
       *[other] заплатить { $price } { $good_genitive }, чтобы { $deed }
    }?
prompt-ransoming =
    Хотите{ $price ->
        [0] { "" }
        [one] { " " }заплатить { $price } { $good }
       *[other] { " " }заплатить { $price } { $good_genitive }
    }, чтобы { $deed }?
prompt-rerolling =
    { $left ->
        [one] Выберите кубики для переброса или откажитесь; остался { $left } переброс.
        [few] Выберите кубики для переброса или откажитесь; осталось { $left } переброса.
       *[other] Выберите кубики для переброса или откажитесь; осталось { $left } перебросов.
    }
prompt-turning =
    { $price ->
        [0] Выберите кубик и его новую грань или откажитесь.
        [one] Выберите кубик и его новую грань, заплатив { $price } { $good }, или откажитесь.
       *[other] Выберите кубик и его новую грань, заплатив { $price } { $good_genitive }, или откажитесь.
    }
prompt-keeping =
    { $left ->
        [one] Выберите, какой кубик сохранить.
        [few] Выберите, какие { $left } кубика сохранить.
       *[other] Выберите, какие { $left } кубиков сохранить.
    }
prompt-retreating = Выберите, куда отступят все ваши войска.
prompt-homing = Выберите, куда отправится { $hero }: армии больше нет.
prompt-plundering = Выберите, какой жетон деревни забрать у проигравшего.

help-dealing-clans =
    { $clan_count ->
        [one] Каждому достаётся клан. Сейчас вы его увидите.
       *[other] Каждому достаётся один из { $clan_count } кланов. Сейчас вы его увидите.
    }
help-hallowing = Случай решает, какому святилищу принадлежит какое улучшение.
help-dealing = Каждый получает нейтральные тактики, которых другие не видят: { $rules_neutral_tactics }. Их покупают так же, как тактики клана.
help-revealing = Приказов в ряду — { $rules_row }. Новые случай берёт из колоды; когда она кончается, перемешивают сброшенные.
help-rolling = На гранях кубиков сила, кровь и броня; граней восемь. Больше { $rules_dice } кубиков никто не бросает.
help-finding = На жетоне деревни войско или ресурс; нашедший получает это сразу.
help-activating = Столбец выполняется сам, пока не понадобится чьё-нибудь решение.
help-battling = Битва идёт сама, пока не понадобится чьё-нибудь решение.
help-ending = Разыгрываются деревни, святилища и Тоши Ранбо, потом пополняются все, у кого войск на поле меньше { $rules_least_troops }, и ряд приказов.
help-gaining = Выполняется то, что тактика делает сразу.
help-choosing = Кланы различаются картами: три героя, две тактики, три цели, два особых приказа и два здания. Все они перечислены на странице правил.
help-ordering = Чем платят за приказ, на нём показано: одним из этих ресурсов или ничем. Для чего он, вы решите потом. Сначала можно сбросить весь ряд, если в нём приказов одного цвета хотя бы { $rules_refresh_same_colour } или приказов со стоимостью хотя бы { $rules_refresh_with_cost }. Если нельзя ни оплатить приказ, ни сбросить ряд, вы активируете столбец без приказа.
help-placing = В столбце приказ остаётся до конца игры и действует при каждой активации, в том числе сейчас. Лицом вниз он даёт выполнить благородное действие, за которое ещё платят влиянием: «{ noble-command }» — { $nobles_influence_1 }, «{ noble-hero }» — { $nobles_influence_2 }, «{ noble-decree }» — { $nobles_influence_3 }; каждое раз за игру.
help-commanding = Ряд перед этим не пополняется. Этот приказ можно положить в любой столбец, какого бы цвета он ни был.
help-stacking = Столбец активируется, начиная с этого приказа, сверху вниз.
help-appointing = Столбец активируется от верхней карты до напечатанных строк. Приказ в него не кладут.
help-issuing = Особый приказ кладут сверху в столбец его цвета. Некоторые действуют один раз, и их сбрасывают.
help-calling = Герой сражается там, где его армия, не гибнет и не ходит один.
help-stationing = Герой появляется в вашем форте или в любой вашей армии, где нет героя, даже если там вот-вот начнётся битва.
help-summoning = Войска берутся с вашего планшета; всего их { $rules_troops }. Предел на территории — { $rules_army_limit }, но в форте и лагерях он не действует. Что не призвано сейчас, пропадает.
help-gathering = Что возьмёте, сразу ваше.
help-moving = Армия или её часть переходит на соседнюю территорию. Если там армия противника, то после выполнения столбца будет битва, и больше в этот ход никто не двигается. До или после каждого шага одна из ваших армий может { tower-price } перейти между дозорными башнями и вашим фортом.
help-mustering = Остальные остаются. Предел на территории — { $rules_army_limit }; в форте и лагерях он не действует.
help-leading = На территории может быть только один ваш герой. Вне форта герой не может остаться один.
help-jumping = Один переход на каждый шаг, сразу до или сразу после него: между дозорными башнями и вашим фортом, { tower-price }. Идти может и не та армия, что делает шаг.
help-building = Строят там, где стоят ваши войска, рядом с ними или рядом со своим фортом, — если там нет ни жетона, ни здания, ни противника. В здание можно призывать и отступать; в лагере стоит сколько угодно войск.
help-buying = Доступны две тактики вашего клана и розданные вам нейтральные. За всю игру можно иметь { $rules_tactics }.
help-stealing = Что заберёте, сразу ваше.
help-smiting = Все погибшие войска должны быть из одной армии. Это не битва: никто в ней не побеждает.
help-using = Это свойство названной карты. Если не применить его сейчас, битва пойдёт без него.
help-ransoming = Если не заплатить, символы и свойства вашего героя в этой битве не считаются.
help-rerolling = Можно перебросить любые свои кубики столько раз, сколько у вас перебросов. Потом вы выберете, какие сохранить.
help-turning = Кубик покажет ту грань, которую вы выберете.
help-keeping = К силе, крови и броне прибавляется только то, что на сохранённых кубиках.
help-retreating = Все уцелевшие отступают в одно место: в ваш форт или в здание клана, которое вы контролируете и где хватит места для всех. Герой идёт с ними.
help-homing = В ваш форт или в здание клана, где стоят ваши войска без героя.
help-plundering = То, что на жетоне, вы получаете сразу. Жетон идёт в счёт деревень, если на планшете есть место.

## Страница правил

# Сколько стоит переход через дозорные башни.
tower-toll =
    { $tower_toll } { $tower_good ->
        [koku] коку
        [influence] { $tower_toll ->
            [one] влияние
           *[other] влияния
        }
       *[wood] { $tower_toll ->
            [one] дерево
           *[other] дерева
        }
    }
tower-price =
    { $tower_toll ->
        [0] бесплатно
       *[other] за { tower-toll }
    }

rules-aim =
    Вы возглавляете [клан](#term-clan) в борьбе за замок Тоши Ранбо. Побеждает тот, кто первым получит { $rules_achievements_to_win ->
        [one] { $rules_achievements_to_win } [достижение](#term-achievement)
        [few] { $rules_achievements_to_win } [достижения](#term-achievement)
       *[other] { $rules_achievements_to_win } [достижений](#term-achievement)
    }, — сразу, хоть посреди хода. Всего их { $achievement_count }, и каждое доступно каждому: неважно, кто получил его раньше.

    Достижение получают в тот самый миг, когда выполнено его условие, даже в чужой ход, и что бы ни случилось потом, оно остаётся. Потерять можно лишь одно: за удержание Тоши Ранбо. За победы в атаке и за цели клана можно получить по два достижения. Если последнее достижение сразу получают несколько игроков, побеждает тот из них, чей сейчас ход.
    .heading = Как победить

rules-board =
    Карта состоит из шестиугольных [территорий](#term-territory): это равнины, деревни, святилища, дозорные башни и, посередине, Тоши Ранбо. Если игроков не больше { $few }, играют на малой стороне поля, если больше — на большой. На краю у каждого есть [форт](#term-fort), в который больше никто не войдёт.

    Вы [контролируете](#term-control) территорию, где есть ваша армия и нет чужой. Территорию, где предстоит битва, не контролирует никто.
    .heading = Карта

rules-clan-board =
    Всё ваше лежит на планшете клана: [коку](#term-koku), [влияние](#term-influence) и [дерево](#term-wood), жетоны деревень, тактики, цели и [войска](#term-troop) — всего их { $rules_troops }; те, что стоят на карте, — это ваши [армии](#term-army).

    Главное на нём — четыре [столбца](#term-column), каждый своего цвета. Над столбцом лежат [приказы](#term-order), которые вы туда положили, ниже — напечатанные строки. [Улучшение](#term-upgrade) накрывает первую строку своего столбца.
    .heading = Планшет клана

rules-setup =
    Кланы раздаются или выбираются. Каждый получает ресурсы и войска в форт по порядку хода: кто ходит позже, получает больше. Святилищам случайно достаются улучшения, деревням — жетоны лицом вниз, Тоши Ранбо — своё улучшение. Каждому раздаются нейтральные [тактики](#term-tactic), которых другие не видят: { $rules_neutral_tactics } из { $neutral_count }. Все карты кланов открыты.

    Приказов в колоде { $order_cards }, из них { $crowd_cards } — только для игры, в которой игроков { $crowd } или больше. В ряду лицом вверх лежат { $rules_row }.
    .heading = Подготовка

rules-turn =
    Игроки ходят по часовой стрелке. В ходе пять шагов:

    1. Выберите приказ из ряда и оплатите его.
    2. Положите его лицом вверх в столбец его цвета или лицом вниз на благородное действие.
    3. Активируйте этот столбец или выполните благородное действие.
    4. Проведите битву, если к ней привело перемещение.
    5. Завершите ход.
    .heading = Ваш ход

rules-orders =
    Вы обязаны взять один из приказов ряда и заплатить за него: одним из названных на нём ресурсов или ничем.

    Перед выбором можно сбросить весь ряд, если из { $rules_row } его приказов хотя бы { $rules_refresh_same_colour } одного цвета или хотя бы { $rules_refresh_with_cost } имеют стоимость. На их место приходят новые, и если условие снова выполнено, это можно повторить. Когда колода кончается, перемешивают сброшенные приказы.

    Если вам нечем заплатить ни за один приказ, а сбросить ряд нельзя, вы активируете любой столбец без приказа.

    Приказ, положенный в столбец, остаётся там до конца игры и действует при каждой активации этого столбца.
    .heading = Приказы

rules-columns =
    Столбец активируется сверху вниз: сначала самый новый приказ, за ним остальные до самого старого, потом ваши тактики, герои и здания, которые действуют вместе с этим столбцом, потом напечатанные строки. За это вы ничего не платите. Ненужное можно пропустить; что пропущено, на этот раз пропало.

    Ресурсы приходят сами. Где сказано, что вы что-то покупаете, это можно делать, пока есть чем платить. Боевые символы здесь ничего не делают: они считаются в битве.
    .heading = Активация столбца

rules-nobles =
    Вместо того чтобы класть приказ в столбец, его можно положить лицом вниз на свободное [благородное действие](#term-noble-action) и заплатить влияние. Каждое выполняют один раз за игру, в любом порядке; кто выполнил все три, получает достижение. Сам этот приказ больше не действует.
    .heading = Благородные действия

rules-summoning =
    Призванные войска приходят с вашего планшета в ваш форт или в здания кланов, которые вы контролируете; их можно разделить как угодно. Если все { $rules_troops } уже на карте, больше никто не приходит.

    Предел на территории — { $rules_army_limit } ваших войск. В вашем форте и в лагерях, которые вы контролируете, предела нет.
    .heading = Призыв

rules-movement =
    За одно перемещение армия или её часть делает шаг на соседнюю территорию. Со своими войсками она объединяется, если хватает места. Одна и та же армия может идти несколько раз; одно перемещение заканчивают раньше, чем начинают следующее. В каждом столбце с перемещениями последняя строка даёт купить ещё.

    Если вы пришли туда, где стоит армия противника, будет битва. В этот ход вы больше не перемещаетесь, выполняете остаток столбца и потом сражаетесь. Если чужой армии нет, вы просто входите, даже туда, где стоит чужое здание: теперь пользуетесь им вы.
    .heading = Перемещение

rules-towers =
    Сразу до или сразу после каждого шага можно переместить армию через [дозорные башни](#term-watchtower): с башни на другую башню или в свой форт либо из своего форта на башню. Это стоит { tower-toll } и не тратит перемещения. Не обязательно вести ту же армию, что делает шаг. Если у башни стоит армия противника, будет битва, и все перемещения заканчиваются.
    .heading = Дозорные башни

rules-toshi-ranbo =
    Армии, которая первой входит в [Тоши Ранбо](#term-toshi-ranbo), нужна сила { $rules_strength_to_enter }: считаются её войска, сила её героя и сила на приказах в ваших столбцах, но не сила, для которой нужно условие. На этом ваше перемещение в этот ход кончается. Потом войти — и пойти дальше — может любая армия.

    Если вы контролируете Тоши Ранбо в конце своего хода, вы берёте его улучшение, даже у другого игрока, достижение, которое остаётся у вас, и ещё одно, которое теряется, как только там не остаётся ваших войск. Защитнику Тоши Ранбо прибавляется { $toshi_ranbo_strength } к силе и { $toshi_ranbo_armour } к броне.
    .heading = Тоши Ранбо

rules-villages =
    В конце своего хода вы переворачиваете жетон каждой [деревни](#term-village), которую контролируете, получаете ресурс, который на нём изображён, или войско в форт и оставляете жетон себе. Мест на планшете { $rules_tokens }; заполнив их, вы получаете достижение. Следующие жетоны приносят то, что на них, и уходят из игры.
    .heading = Деревни

rules-shrines =
    В конце своего хода вы берёте улучшение каждого [святилища](#term-shrine), которое контролируете, даже у другого игрока. Оно остаётся у вас, пока его не заберут, — и тогда, когда войск там уже нет. Контролировать два святилища сразу — достижение.
    .heading = Святилища

rules-buildings =
    У каждого клана два [здания](#term-building), уникальное и лагерь; за них платят деревом. Строят там, где стоят ваши войска, рядом с ними или рядом со своим фортом; там не должно быть ни жетона (деревня, жетон которой забрали, свободна), ни другого здания, ни армии противника. Оба здания — достижение.

    В здание, которое вы контролируете, можно призывать и отступать, и свойство его — ваше. Здание принадлежит тому, чья армия там стоит, а если её нет — тому, кто его построил.
    .heading = Здания

rules-tactics =
    Доступны две тактики вашего клана и розданные вам нейтральные; за них платят коку. За игру можно купить { $rules_tactics }, и последняя из них — достижение. То, что тактика делает сразу, происходит при покупке, остальное действует до конца игры. Тактики приводят и [героев](#term-hero): тактики клана — своих, некоторые нейтральные — [наёмного](#term-mercenary).
    .heading = Тактики

rules-heroes =
    Героев в клане { $clan_heroes }; ещё { $mercenaries } наёмных — для всех. Призванный герой появляется в вашем форте или в вашей армии, где героя ещё нет: на территории не бывает больше одного вашего героя, а в форте — сколько угодно. Герой — не войско. Он ходит с армией, никогда один, и вне форта его нельзя оставить без войск. Погибнуть он не может: герой, чьей армии больше нет, отправляется в форт или в здание клана, где есть ваши войска и нет героя.
    .heading = Герои

rules-specials =
    Каждый [особый приказ](#term-special-order) кладут сверху в столбец его цвета; у некоторых все четыре цвета, и для них годится любой столбец. Его кладут благородным действием «{ noble-decree }», и тогда столбец активируется, или тактикой «{ tactic-innovation }», и тогда нет. Он считается приказом. Некоторые действуют только один раз, и после этого их сбрасывают.
    .heading = Особые приказы

rules-battle =
    Атакует тот, кто пришёл, другой защищается.

    1. То, что бывает перед битвой и в её начале: сначала герой, который отменяет вражеских героев, потом тот, кто может победить без боя, потом остальное — у защищающегося раньше, чем у атакующего.
    2. Обе стороны считают [силу](#term-strength), [кровь](#term-blood) и [броню](#term-armour): 1 сила за каждое войско и символы на всех приказах в своих столбцах и на своём герое там; Тоши Ранбо прибавляет своему защитнику.
    3. Защищающийся бросает столько кубиков, сколько дают планшет, приказы, герой, тактики и здания, но не больше { $rules_dice }. За каждый [переброс](#term-reroll) можно перебросить любые из них. Потом он сохраняет столько кубиков, сколько позволяют символы, и прибавляет то, что на них. После этого то же делает атакующий.
    4. Потери несут обе стороны сразу: каждая кровь убивает одно войско противника, каждая броня спасает одно своё. Убитые всё равно дают силу.
    5. Победителя находят по таблице ниже.
    .heading = Битва

rules-outcome =
    Уцелевшие войска проигравшего [отступают](#term-retreat) вместе: в форт или в одно здание клана, которое он контролирует и где хватит места для всех. Герой отступает с ними, а если там уже стоит другой герой проигравшего — в форт. Победитель забирает у проигравшего жетон деревни на свой выбор и сразу получает то, что на нём. Если победил атакующий, это достижение (дважды за игру), и территория — его. Победивший защитник территорию сохраняет.
    .heading = Кто победил в битве

rules-turn-end =
    Сначала вы переворачиваете жетоны деревень, берёте улучшения святилищ и разыгрываете Тоши Ранбо; после этого проверяются цели, которым нужен конец хода. Потом каждый, у кого на карте меньше { $rules_least_troops } войск, получает недостающие в форт. Наконец, ряд пополняется: приказов в нём снова { $rules_row }.
    .heading = Конец хода

rules-end =
    Игра кончается в тот миг, когда у кого-то набралось столько достижений, сколько нужно ({ $rules_achievements_to_win }). [Цели](#term-goal) проверяются всё время и у всех, начиная с того, чей ход. Засчитываются две цели; третья ничего не даёт.
    .heading = Конец игры

rules-order-cards = Все приказы, по цветам. «5/6» — сколько их прибавляется, если игроков { $crowd } или больше.
    .heading = Карты приказов

rules-neutral-cards = Тактики, которые раздаются, и герои, которых приводят некоторые из них.
    .heading = Нейтральные тактики и наёмные герои

rules-clan-cards = У каждого клана три героя, две тактики, два особых приказа, два здания и три цели.
    .heading = Кланы

rules-dice = Все шесть кубиков одинаковы.
    .heading = Кубики

rules-rulings =
    Чего книга правил не говорит, мы решили так. Эти решения — наши:

    - Чтобы любая партия кончалась: сбросить ряд за ход можно { $play_refreshes ->
        [one] { $play_refreshes } раз
        [few] { $play_refreshes } раза
       *[other] { $play_refreshes } раз
    }, а когда ходов без приказа наберётся на { $play_rounds_without_order ->
        [one] { $play_rounds_without_order } круг
        [few] { $play_rounds_without_order } круга
       *[other] { $play_rounds_without_order } кругов
    }, игра окончена; побеждает тот, у кого больше достижений, а при равенстве победу делят.
    - Сбросить ряд можно снова, пока выполнено условие. Кому нечем заплатить ни за один приказ, а сбросить ряд нельзя, тот активирует столбец без приказа; так же ходят все, когда приказов больше нет.
    - Для благородного действия «{ noble-command }» в ряду нужен ещё один приказ, который вам будет чем оплатить. Ряд пополняется в конце хода.
    - Сила, для которой нужно условие, считается только в битве, но не при первом входе в Тоши Ранбо.
    - Схему исхода битвы мы восстановили так: при равной силе побеждает защищающийся; сторона без уцелевших проигрывает той, у которой они есть; если не уцелел никто, не победил никто.
    - Всё, что действует со столбцом помимо его приказов, действует после них и раньше напечатанных строк. Купленное и построенное во время активации действует со следующей, но в битве этого хода уже считается.
    - На каждый шаг — один переход через башни. После перехода до шага нужно сделать шаг, если он не привёл к битве.
    - Территория, где предстоит битва, не идёт в счёт ничьих целей и святилищ, но здание там остаётся у защищающегося, пока битва не решена; фишка Тоши Ранбо остаётся, пока там есть хоть одно войско.
    - Битва идёт после остатка столбца, а если есть второй столбец, то и после него.
    - Если армии, против которой вы шли, к началу битвы уже нет, нет ни битвы, ни победы.
    - Войска, убитые в начале битвы, силы уже не дают. Войско, сменившее сторону, потеряно, но не убито.
    - Благородные действия дают достижение, когда выполнено третье, до битвы.
    - Жетон с войском ничего не даёт тому, у кого все войска уже на карте. Ресурсы не кончаются.
    - Если последнее достижение сразу получают несколько игроков и сейчас ход ни одного из них, побеждает следующий по порядку хода.
    .heading = Наши решения

rules-sources =
    Правила напечатаны, и здесь они пересказаны нашими словами. Но большинство значений на картах, кубиках и карте местности нигде не опубликованы: мы придумали их так, чтобы они подходили ко всему, что напечатано. Они отмечены знаком *. Значки, пропавшие при сканировании книги правил, прочитаны так, как вероятнее всего.

    Если у вас есть коробка, вы можете исправить всё это в одном файле, `--components ФАЙЛ`, не трогая программу; исправленное больше не отмечено. `kachidoki balance gunsen` покажет, что ваши числа делают с балансом. Вот что восстановлено:
    .heading = Что точно, а что наше

rules-legend = Отмеченное знаком * нигде из известного нам не напечатано, или значок не сохранился: это восстановили мы. См. «{ rules-sources.heading }».

reconstructed-goods_by_turn = Ресурсы в начале: числа напечатаны, но где из них влияние, а где дерево, прочли мы.
reconstructed-columns = Строки на планшетах кланов: они напечатаны, но каким ресурсом платят за перемещения, тактики и здания, отчасти прочли мы. Цвета наши.
reconstructed-upgrades = Что делают улучшения: напечатано только, где они лежат и что накрывают.
reconstructed-tower-good = Каким ресурсом платят за переход через дозорные башни.
reconstructed-dice = Грани кубиков. С нашими пример битвы из книги правил сходится в точности.
reconstructed-maps = Как лежат территории. Сколько их каждого вида, напечатано.
reconstructed-orders = Приказы: что они делают, сколько стоят, сколько каких. Напечатано, сколько их всего, что цвета четыре и что на некоторых есть отметка 5/6.
reconstructed-tactics = Тактики, кроме карты «{ tactic-innovation }» и того, что некоторые приводят героев.
reconstructed-heroes = Герои: восемь из них и очертания их свойств названы в книге правил, значения одного напечатаны ({ hero-ikoma-tsanuri }); остальное наше.
reconstructed-specials = Особые приказы; напечатано, что одни одного цвета, другие всех четырёх и что некоторые действуют один раз.
reconstructed-buildings = Что делают уникальные здания, и цены всех зданий.
reconstructed-goals = Цели кланов.
reconstructed-play = Два предела, из-за которых любая партия кончается: см. «{ rules-rulings.heading }».

column-achievement = Достижение
column-merit = Как
column-column = Столбец
column-upgrade-effect = С улучшением
column-line-1 = Первая строка
column-line-2 = Вторая строка
column-line-3 = Третья строка
column-turn-order = Ход
column-koku = Коку
column-wood = Дерево
column-troops = Войска
column-noble = Благородное действие
column-effect = Действие
column-players = Игроки
column-territories = Территории
column-villages = Деревни
column-shrines = Святилища
column-watchtowers = Дозорные башни
column-order = Приказ
column-cost = Стоимость
column-copies = Карт
column-more-copies = 5/6
column-tactic = Тактика
column-hero = Герой
column-sort = Вид
column-card = Карта
column-price = Цена
column-face = Грань
column-shows = Что на ней
column-case = Что вышло
column-outcome = Исход

# Виды карт клана.
sort-hero = герой
sort-tactic = тактика
sort-special = особый приказ
sort-building = здание
sort-goal = цель

players-range = { $least }–{ $most }

# Кто победил в битве: первый случай, который подходит.
outcome-nobody = Войск не осталось ни у кого.
    .result = Никто не победил; территория пуста.
outcome-survivors = Войска остались только у одной стороны.
    .result = Она и победила, какой бы ни была сила.
outcome-attacker = У атакующего больше силы.
    .result = Победил атакующий.
outcome-defender = У защищающегося столько же силы или больше.
    .result = Победил защищающийся.

# Слова, которые объясняет страница правил; её тексты на них ссылаются.
term-clan = клан
    .meaning =
        { $clan_count ->
            [one] То, что возглавляет игрок: свои войска и карты.
           *[other] То, что возглавляет игрок: один из { $clan_count }, со своими войсками и картами.
        }
term-achievement = достижение
    .meaning = Ими побеждают. Нужно { $rules_achievements_to_win } из { $achievement_count }.
term-territory = территория
    .meaning = Шестиугольник карты. Форты к ним не относятся.
term-fort = форт
    .meaning = Ваше место на краю карты. Там может быть сколько угодно ваших войск и героев; больше никто туда не входит.
term-control = контроль
    .meaning = Вы контролируете территорию, где стоит только ваша армия. А ещё — своё здание, пока там нет армии противника.
term-koku = коку
    .meaning = Деньги: на них покупают тактики.
term-influence = влияние
    .meaning = Им платят за благородные действия.
term-wood = дерево
    .meaning = Им платят за здания.
term-troop = войско
    .meaning = Одна фигурка солдат. У каждого клана их { $rules_troops }.
term-army = армия
    .meaning = Все ваши войска на одной территории.
term-column = столбец
    .meaning = Одна из четырёх частей планшета: «{ column-armory }», «{ column-summon }», «{ column-influence }», «{ column-expansion }».
term-order = приказ
    .meaning = Карта из ряда, которую кладут в столбец её цвета и которая действует при каждой его активации. Её символы считаются во всех ваших битвах.
term-upgrade = улучшение
    .meaning = Жетон, который накрывает первую строку столбца лучшей.
term-tactic = тактика
    .meaning = Карта, которую покупают за коку и которая действует до конца игры.
term-noble-action = благородное действие
    .meaning = Одно из трёх сильных действий, каждое раз за игру, за влияние.
term-watchtower = дозорная башня
    .meaning = Между башнями и своим фортом армии переходят, минуя карту.
term-toshi-ranbo = Тоши Ранбо
    .meaning = Замок посередине карты.
term-village = деревня
    .meaning = Территория с жетоном, который лежит лицом вниз, пока кто-нибудь не будет контролировать её в конце своего хода.
term-shrine = святилище
    .meaning = Территория, которой принадлежит улучшение.
term-building = здание
    .meaning = Уникальное здание или лагерь. Кто его контролирует, призывает и отступает туда; в лагере стоит сколько угодно войск.
term-hero = герой
    .meaning = Карта с фигуркой, которая ходит с армией; её символы и свойства считаются там, где она стоит.
term-mercenary = наёмный герой
    .meaning = Герой без клана, которого приводит нейтральная тактика.
term-special-order = особый приказ
    .meaning = Один из двух приказов, которые есть только у этого клана.
term-strength = сила
    .meaning = Решает, кто победит в битве.
term-blood = кровь
    .meaning = Каждая убивает войско противника, если этому не помешает броня.
term-armour = броня
    .meaning = Каждая спасает от крови одно ваше войско.
term-reroll = переброс
    .meaning = Позволяет бросить ещё раз любые из своих кубиков.
term-retreat = отступление
    .meaning = Уцелевшие войска проигравшего вместе уходят в форт или в одно здание клана.
term-goal = цель
    .meaning = Одна из трёх задач вашего клана; достижение могут принести две из них.

## The table in the terminal

table-over = Игра окончена
table-before = До первого хода
table-round = Круг { $number }
table-battle = битва: { $place }
table-activated = активация: { $column }
table-halted = перемещений в этом ходу больше нет
table-free = бесплатно
table-column-armory = Ор
table-column-summon = Пр
table-column-influence = Вл
table-column-expansion = Ра
table-place-plain = р
table-place-village = д
table-place-shrine = с
table-place-watchtower = б
table-place-toshi-ranbo = ТР
table-place-fort = ф
table-kind-plain = равнина
table-kind-village = деревня
table-kind-shrine = святилище
table-kind-watchtower = дозорная башня
table-kind-toshi-ranbo = Тоши Ранбо
table-kind-fort = форт
table-icon-strength = сила
table-icon-blood = кровь
table-icon-armour = броня
table-icon-dice = кубики
table-icon-reroll = перебросы
table-icon-keep = сохранить

# Drawn.

table-row = Приказы:
table-nobles = Благородные действия:
table-own-tactic = Можно купить тактики:
table-own-building = Можно построить:
table-own-hero = Можно призвать героев:
table-own-special = Можно отдать особые приказы:
table-mercenaries = Наёмные герои:
table-piles = Приказов в колоде: { $deck }, в сбросе: { $discards }
table-unseen = Нераскрытые жетоны деревень: { $tokens }
table-dice = Кубики:
table-defender = защита
table-attacker = атака
table-winner = победа
table-fights = в битве:
table-head-achievements = достиж.
table-head-koku = коку
table-head-influence = влиян.
table-head-wood = дерево
table-head-troops = войска
table-head-tokens = жетоны
table-head-tokens-short = жет
table-head-upgrades = улучшения
table-head-upgrades-short = улуч
table-head-nobles = благор.
table-head-nobles-short = бл
table-head-hand = тайные
table-head-hand-short = та
table-head-hero = герой
table-head-lost = потери
table-head-lost-short = −
table-legend-troops = войска
table-legend-hero = герой
table-legend-building = здание
table-legend-tactic = тактика
table-legend-move = перемещение
table-legend-achievement = достижение
table-legend-token = закрытый жетон
table-legend-ability = свойство
table-legend-condition = при условии

# Told.

table-told-you = { $who }, это вы
table-told-clan = { $clan }. Герои: { $heroes }. Тактики: { $tactics }. Здания: { $buildings }. Особые приказы: { $specials }. Цели. { $goals }
table-told-no-clan = { $who }: клана ещё нет.
table-told-matter = Решается, «{ $card }»: { $meaning }
table-told-player =
    { $who }: достижений { $achievements } из { $goal }; { $goods }; на поле { $troops ->
        [one] { $troops } войско
        [few] { $troops } войска
       *[many] { $troops } войск
    }, в запасе { $supply }.
table-told-achievements = Достижения:
table-told-goals = Выполненные цели:
table-told-tactics = Тактики:
table-told-held = Тайных тактик не куплено: { $count }.
table-told-heroes = Герои:
table-told-buildings = Здания:
table-told-tokens = Жетоны деревень:
table-told-taken = Жетонов деревень забрано у других: { $count }.
table-told-upgrades = Улучшения:
table-told-nobles = Выполненные благородные действия:
table-told-column = { $who }, { $column }, сверху вниз: { $cards }.
table-told-lines = { $column }, на планшете: { $lines }.
table-told-army = { $who }: { $troops ->
        [one] { $troops } войско
        [few] { $troops } войска
       *[many] { $troops } войск
    }.
table-told-led = { $who }: { $troops ->
        [one] { $troops } войско
        [few] { $troops } войска
       *[many] { $troops } войск
    } и { $hero }.
table-told-nobody = никого.
table-told-fort = { $fort } ({ $who })
table-told-closed = Сюда ещё никто не входил: первой армии нужна сила { $strength }.
table-told-building = Здание:
table-told-control = Под контролем:
table-told-token = Лежит закрытый жетон деревни.
table-told-upgrade = Улучшение:
table-told-touches = Соседи:
table-told-order = Приказ «{ $order }», { $column }, цена: { $cost }. { $meaning }
table-told-battle =
    { $state ->
        [begun] Битва: { $place }.
       *[pending] Предстоит битва: { $place }.
    }
table-told-side = { $role }, { $who }: войск { $troops }, { $icons }, потери { $killed }.
table-told-hero = Герой:
table-told-ignored = Герой не учитывается.
table-told-dice = Кубики, { $who }: { $dice }.
table-told-blank = пусто
table-told-winner = Победа: { $who }.
table-told-own-tactic = Можно купить тактику «{ $card }», цена { $price }. { $meaning }
table-told-own-building = Можно построить: { $card }, цена { $price }. { $meaning }
table-told-own-hero = Можно призвать героя: { $card }. { $meaning }
table-told-own-special = Можно отдать особый приказ «{ $card }». { $meaning }
table-told-noble = Благородное действие ещё доступно, { $noble }: влияние { $cost }. { $effect }
table-told-goal =
    { $done ->
        [yes] Цель выполнена, «{ $goal }»: { $meaning }
       *[no] Цель «{ $goal }»: { $meaning }
    }
