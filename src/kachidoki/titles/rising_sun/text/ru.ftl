### Rising Sun по-русски.
###
### Любому сообщению доступны данные партии (см. facts() рядом с этим файлом): $politics_discount, $war_tokens …

title-name = Восходящее солнце
title-tagline = Три времени года союзов, интриг и войны за регионы Японии.
title-round =
    { $round ->
        [1] Весна
        [2] Лето
       *[other] Осень
    }

## Названия

region-hokkaido = Хоккайдо
    .genitive = Хоккайдо
    .prepositional = Хоккайдо
region-oshu = Осю
    .genitive = Осю
    .prepositional = Осю
region-edo = Эдо
    .genitive = Эдо
    .prepositional = Эдо
region-kyoto = Киото
    .genitive = Киото
    .prepositional = Киото
region-kansai = Кансай
    .genitive = Кансая
    .prepositional = Кансае
region-nagato = Нагато
    .genitive = Нагато
    .prepositional = Нагато
region-shikoku = Сикоку
    .genitive = Сикоку
    .prepositional = Сикоку
region-kyushu = Кюсю
    .genitive = Кюсю
    .prepositional = Кюсю

house-koi = Дом Карпа
    .trait = Омуты в ручье
    .ability = В начале войны все его ронины обмениваются на столько же монет. Когда он нанимает ронинов, каждая его не поставленная монета считается ронином.
house-lotus = Дом Лотоса
    .trait = Управление потоком
    .ability = Кладёт свой жетон лицом вниз, никому не показывая, и называет любой из пяти приказов — он и выполняется.
house-turtle = Дом Черепахи
    .trait = Оболочка вечного
    .ability = Его крепости ходят, как фигурки, и обладают силой 1. Их нельзя убить, взять в заложники или заменить.
house-dragonfly = Дом Стрекозы
    .trait = Шёлковые крылья
    .ability = Призывает и передвигает фигурки в любой регион — столько же, сколько другие, — и никогда не пользуется морскими путями.
house-bonsai = Дом Бонсай
    .trait = Священная награда
    .ability = Ни карта, ни крепость не стоит ему больше 1 монеты. Скидка вычитается уже из этой цены.

# Что стоит на карте; `.one` — одна такая фигурка, в винительном падеже.
figure-bushi = буси
    .one = буси
figure-shinto = синто
    .one = синто
figure-daimyo = даймё
    .one = даймё
figure-komainu = Комаину
    .one = Комаину
figure-oni-of-skulls = Они черепов
    .one = Они черепов
figure-yurei = Юрэй
    .one = Юрэй
figure-river-dragon = Речной дракон
    .one = Речного дракона
figure-oni-of-souls = Они душ
    .one = Они душ
figure-oni-of-blood = Они крови
    .one = Они крови
figure-oni-of-hate = Они ненависти
    .one = Они ненависти
figure-oni-of-spite = Они злобы
    .one = Они злобы
figure-stronghold = крепость
    .one = крепость

mandate-recruit = Вербовать
    .effect = Призовите по фигурке за каждую свою крепость — в её регион.
    .privilege =
        { $politics_extra_figures ->
            [one] Призовите ещё { $politics_extra_figures } фигурку в любой регион со своей крепостью.
            [few] Призовите ещё { $politics_extra_figures } фигурки в любые регионы со своими крепостями.
           *[other] Призовите ещё { $politics_extra_figures } фигурок в любые регионы со своими крепостями.
        }
mandate-march = Маршировать
    .effect = Передвиньте любые свои фигурки, каждую один раз, через границу или по морскому пути.
    .privilege =
        Постройте крепость в любом регионе за { $politics_stronghold_cost ->
            [one] { $politics_stronghold_cost } монету
            [few] { $politics_stronghold_cost } монеты
           *[other] { $politics_stronghold_cost } монет
        }.
mandate-train = Тренировать
    .effect = Купите карту времени года. Первым покупает выбравший приказ.
    .privilege =
        Заплатите на { $politics_discount ->
            [one] { $politics_discount } монету
            [few] { $politics_discount } монеты
           *[other] { $politics_discount } монет
        } меньше.
mandate-harvest = Собирать
    .effect =
        Возьмите { $politics_harvest_coins ->
            [one] { $politics_harvest_coins } монету
            [few] { $politics_harvest_coins } монеты
           *[other] { $politics_harvest_coins } монет
        }.
    .privilege = Возьмите награду каждого региона, где у вас превосходство в силе.
mandate-betray = Предать
    .effect = Ничего.
    .privilege =
        Только для выбравшего: если вы в союзе, разорвите его и потеряйте честь; затем замените своими, того же типа, до { $replaced ->
            [one] { $replaced } фигурки
           *[other] { $replaced } фигурок
        } разных игроков.

shrine-amaterasu = Аматэрасу
    .genitive = Аматэрасу
    .effect = поднимитесь на верх трека чести.
shrine-fujin = Фудзин
    .genitive = Фудзина
    .effect =
        сделайте до { $kami_moves ->
            [one] { $kami_moves } передвижения
           *[other] { $kami_moves } передвижений
        } на карте, одной фигуркой или разными.
shrine-raijin = Райдзин
    .genitive = Райдзина
    .effect = призовите буси в любой регион.
shrine-ryujin = Рюдзин
    .genitive = Рюдзина
    .effect = купите карту времени года за полную цену.
shrine-hachiman = Хатиман
    .genitive = Хатимана
    .effect =
        возьмите { $kami_ronin ->
            [one] { $kami_ronin } ронина
           *[other] { $kami_ronin } ронинов
        }.
shrine-susanoo = Сусаноо
    .genitive = Сусаноо
    .effect = получите { $kami_points_per_stronghold } ПО за каждую свою крепость на карте.
shrine-tsukuyomi = Цукуёми
    .genitive = Цукуёми
    .effect =
        возьмите { $kami_coins ->
            [one] { $kami_coins } монету
            [few] { $kami_coins } монеты
           *[other] { $kami_coins } монет
        }.

season-spring = весна
    .heading = Весна
season-summer = лето
    .heading = Лето
season-autumn = осень
    .heading = Осень

set-core = Основные
set-archway = Арка
set-horseman = Всадник
set-teapot = Заварочный чайник

sort-enhancement = совершенствование
sort-virtue = добродетель
sort-monster = монстр
sort-war = военное усиление
sort-winter = зимнее усиление

advantage-seppuku = Сэппуку
    .effect = Вы можете убить все свои фигурки в регионе — все или ни одной. За каждую вы получаете { $war_seppuku_points } ПО и поднимаетесь на деление по треку чести.
advantage-hostage = Взятие в заложники
    .effect =
        Вы можете забрать из региона чужую фигурку, даже союзника, но не даймё, а вместе с ней { $war_hostage_points } ПО у владельца, если они у него есть. В начале следующего времени года она вернётся домой, а вы получите за неё { $war_hostage_coins ->
            [one] { $war_hostage_coins } монету
            [few] { $war_hostage_coins } монеты
           *[other] { $war_hostage_coins } монет
        }.
advantage-ronin = Найм ронинов
    .effect = Каждый ваш ронин добавляет 1 к вашей силе. Ронины остаются у вас и для следующей битвы.
advantage-poems = Поэмы павшим
    .effect = После исхода битвы вы получаете { $war_poem_points } ПО за каждую убитую в ней фигурку, чья бы она ни была и как бы ни погибла.

# Чем торгуются: монеты, ронины и слово.
thing-1-coin = 1 монета
thing-2-coins = 2 монеты
thing-3-coins = 3 монеты
thing-4-coins = 4 монеты
thing-5-coins = 5 монет
thing-1-ronin = 1 ронин
thing-2-ronin = 2 ронина
thing-ally = слово заключить союз
thing-play-recruit = слово выбрать затем приказ «{ mandate-recruit }»
thing-play-march = слово выбрать затем приказ «{ mandate-march }»
thing-play-train = слово выбрать затем приказ «{ mandate-train }»
thing-play-harvest = слово выбрать затем приказ «{ mandate-harvest }»
thing-play-betray = слово выбрать затем приказ «{ mandate-betray }»
thing-shun-recruit = слово не выбирать до войны приказ «{ mandate-recruit }»
thing-shun-march = слово не выбирать до войны приказ «{ mandate-march }»
thing-shun-train = слово не выбирать до войны приказ «{ mandate-train }»
thing-shun-harvest = слово не выбирать до войны приказ «{ mandate-harvest }»
thing-shun-betray = слово не выбирать до войны приказ «{ mandate-betray }»
thing-clear-hokkaido = слово уйти до войны из { region-hokkaido.genitive }
thing-clear-oshu = слово уйти до войны из { region-oshu.genitive }
thing-clear-edo = слово уйти до войны из { region-edo.genitive }
thing-clear-kyoto = слово уйти до войны из { region-kyoto.genitive }
thing-clear-kansai = слово уйти до войны из { region-kansai.genitive }
thing-clear-nagato = слово уйти до войны из { region-nagato.genitive }
thing-clear-shikoku = слово уйти до войны из { region-shikoku.genitive }
thing-clear-kyushu = слово уйти до войны из { region-kyushu.genitive }
thing-forgo-seppuku = слово не ставить на «{ advantage-seppuku }» друг против друга
thing-forgo-hostage = слово не ставить на «{ advantage-hostage }» друг против друга
thing-forgo-ronin = слово не ставить на «{ advantage-ronin }» друг против друга
thing-forgo-poems = слово не ставить на «{ advantage-poems }» друг против друга

## Карты времён года

card-komainu = Комаину
    .effect = Сила { $monsters_komainu_force }. Считается не только монстром, но и синто: когда его призывают, даже сразу после покупки, он может отправиться в святилище.
card-oni-of-skulls = Они черепов
    .effect = Сила { $monsters_oni-of-skulls_force }, но { $monsters_oni-of-skulls_force_low } там, где у вас меньше всего чести из всех присутствующих.
card-yurei = Юрэй
    .effect = Сила { $monsters_yurei_force }. Считается даймё: защищён так же, и всё, что усиливает вашего даймё, усиливает и его.
card-river-dragon = Речной дракон
    .effect = Сила { $monsters_river-dragon_force }.
card-oni-of-souls = Они душ
    .effect = Сила { $monsters_oni-of-souls_force }. Когда вы берёте жетон региона, где он стоит, вы получаете { $monsters_points_per_oni } ПО за каждого своего Они.
card-oni-of-blood = Они крови
    .effect = Сила { $monsters_oni-of-blood_force }, но { $monsters_oni-of-blood_force_low } там, где у вас меньше всего чести из всех присутствующих.
card-oni-of-hate = Они ненависти
    .effect = Сила { $monsters_oni-of-hate_force }. Вступая в регион, убивает там по одному буси или синто каждого игрока, у которого больше чести, чем у вас. Кого именно, решаете вы.
card-oni-of-spite = Они злобы
    .effect = Сила { $monsters_oni-of-spite_force }. Когда он вступает в регион, вы забираете до { $monsters_points_taken } ПО у каждого, кто обладает там силой и у кого больше чести, чем у вас.
card-path-of-the-lion = Путь льва
    .effect = Сила вашего даймё больше на { $cards_path-of-the-lion_force }.
card-path-of-the-dragon = Путь дракона
    .effect = Сила вашего даймё больше на { $cards_path-of-the-dragon_force }.
card-path-of-the-serpent = Путь змея
    .effect =
        Когда другой игрок пользуется морским путём, вы можете потребовать { $cards_path-of-the-serpent_coins ->
            [one] { $cards_path-of-the-serpent_coins } монету
            [few] { $cards_path-of-the-serpent_coins } монеты
           *[other] { $cards_path-of-the-serpent_coins } монет
        }, по разу за каждый путь. Кто не может заплатить, не пройдёт.
card-path-of-the-kenin = Путь кэнина
    .effect = После вашего призыва вы можете выставить буси в регион со своей крепостью.
card-path-of-the-light = Путь света
    .effect = В конце каждого приказа «Вербовать» вы можете выставить синто в любое святилище.
card-path-of-the-samurai = Путь самурая
    .effect = В конце каждого приказа «Вербовать» вы можете выставить буси в любой регион.
card-path-of-the-ninja = Путь ниндзя
    .effect = После вашего призыва вы можете убить любого буси на карте и потерять честь.
card-path-of-the-monkey = Путь обезьяны
    .effect =
        После вашего призыва вы можете забрать { $cards_path-of-the-monkey_coins ->
            [one] { $cards_path-of-the-monkey_coins } монету
            [few] { $cards_path-of-the-monkey_coins } монеты
           *[other] { $cards_path-of-the-monkey_coins } монет
        } у самого богатого соперника — у каждого, если их несколько, — и потерять честь.
card-path-of-the-spirit = Путь духа
    .effect =
        После вашего призыва, если у вас больше всех чести, вы берёте { $cards_path-of-the-spirit_coins ->
            [one] { $cards_path-of-the-spirit_coins } монету
            [few] { $cards_path-of-the-spirit_coins } монеты
           *[other] { $cards_path-of-the-spirit_coins } монет
        } и получаете { $cards_path-of-the-spirit_points } ПО.
card-path-of-the-patron = Путь покровителя
    .effect =
        После вашего призыва, если хотя бы у двоих меньше чести, чем у вас, вы берёте { $cards_path-of-the-patron_coins ->
            [one] { $cards_path-of-the-patron_coins } монету
            [few] { $cards_path-of-the-patron_coins } монеты
           *[other] { $cards_path-of-the-patron_coins } монет
        }.
card-path-of-the-warlord = Путь полководца
    .effect =
        После вашего призыва вы берёте { $cards_path-of-the-warlord_coins ->
            [one] { $cards_path-of-the-warlord_coins } монету
            [few] { $cards_path-of-the-warlord_coins } монеты
           *[other] { $cards_path-of-the-warlord_coins } монет
        }.
card-path-of-the-unrighteous = Путь неправедного
    .effect =
        Выполняя приказ «Предать», вы можете заменить ещё { $cards_path-of-the-unrighteous_figures ->
            [one] { $cards_path-of-the-unrighteous_figures } фигурку
            [few] { $cards_path-of-the-unrighteous_figures } фигурки
           *[other] { $cards_path-of-the-unrighteous_figures } фигурок
        } любого игрока, даже синто в святилище.
card-way-of-the-merchant = Искусство торговца
    .effect =
        Когда игрок, у которого больше монет, чем у вас, берёт монеты из общего запаса, вы тоже берёте { $cards_way-of-the-merchant_coins ->
            [one] { $cards_way-of-the-merchant_coins } монету
            [few] { $cards_way-of-the-merchant_coins } монеты
           *[other] { $cards_way-of-the-merchant_coins } монет
        }.
card-righteousness = Праведность
    .effect = Вы получаете { $cards_righteousness_points } ПО за каждую свою убитую фигурку.
card-respect = Уважение
    .effect = Когда вы берёте заложника, в той же битве можно взять ещё { $cards_respect_figures }, и ПО за него как обычно.
card-benevolence = Великодушие
    .effect = Когда вы платите за карту или крепость, одну из монет можно отдать не в запас, а другому игроку. За это вы получаете честь и { $cards_benevolence_points } ПО.
card-justice = Справедливость
    .effect = Когда вы убиваете фигурки игрока, у которого меньше чести, чем у вас, вы получаете { $cards_justice_points } ПО, сколько бы их ни погибло.
card-courage = Отвага
    .effect = Вы получаете { $cards_courage_points } ПО, когда берёте жетон воюющего региона.
card-mercy = Милосердие
    .effect = Когда вы должны убить чужие фигурки, можно оставить в живых их всех и получить { $cards_mercy_points } ПО.
card-honesty = Честность
    .effect = Когда вы, состоя в союзе, выбираете любой приказ, кроме «Предать», вы получаете { $cards_honesty_points } ПО.
card-loyalty = Верность
    .effect = Пока вы состоите в союзе, каждый раз, получая ПО, вы получаете ещё { $cards_loyalty_points }; но не зимой.
card-way-of-the-shogun = Искусство сёгуна
    .effect =
        В начале войны вы берёте { $cards_way-of-the-shogun_coins ->
            [one] { $cards_way-of-the-shogun_coins } монету
            [few] { $cards_way-of-the-shogun_coins } монеты
           *[other] { $cards_way-of-the-shogun_coins } монет
        }.
card-way-of-bushido = Искусство бусидо
    .effect =
        В начале войны за каждую свою добродетель (разные карты) вы берёте { $cards_way-of-bushido_coins ->
            [one] { $cards_way-of-bushido_coins } монету
            [few] { $cards_way-of-bushido_coins } монеты
           *[other] { $cards_way-of-bushido_coins } монет
        } и получаете { $cards_way-of-bushido_points } ПО.
card-way-of-the-ronin = Искусство ронина
    .effect =
        В начале войны вы берёте { $cards_way-of-the-ronin_ronin ->
            [one] { $cards_way-of-the-ronin_ronin } ронина
           *[other] { $cards_way-of-the-ronin_ronin } ронинов
        }.
card-way-of-the-moneylender = Искусство ростовщика
    .effect =
        В начале войны вы берёте { $cards_way-of-the-moneylender_coins ->
            [one] { $cards_way-of-the-moneylender_coins } монету
            [few] { $cards_way-of-the-moneylender_coins } монеты
           *[other] { $cards_way-of-the-moneylender_coins } монет
        }.
card-way-of-the-righteous = Искусство праведника
    .effect =
        В начале войны вы забираете { $cards_way-of-the-righteous_coins ->
            [one] { $cards_way-of-the-righteous_coins } монету
            [few] { $cards_way-of-the-righteous_coins } монеты
           *[other] { $cards_way-of-the-righteous_coins } монет
        } у каждого, у кого меньше чести, чем у вас.
card-way-of-the-katana = Искусство катаны
    .effect = На войне сила каждого вашего буси больше на { $cards_way-of-the-katana_force }.
card-form-of-the-kitsune = Облик кицунэ
    .effect = Зимой вы получаете { $cards_form-of-the-kitsune_points } ПО за каждую свою крепость на карте.
card-form-of-the-phoenix = Облик феникса
    .effect = Зимой вы получаете { $cards_form-of-the-phoenix_points } ПО за каждую свою добродетель (разные карты).
card-form-of-the-beast = Облик зверя
    .effect = Зимой вы получаете { $cards_form-of-the-beast_points } ПО за каждого своего монстра, на карте он или нет.
card-form-of-the-demon = Облик демона
    .effect = Зимой вы получаете { $cards_form-of-the-demon_points } ПО за каждого своего Они, на карте он или нет.
card-form-of-the-kindred = Облик родства
    .effect = Зимой вы получаете { $cards_form-of-the-kindred_points } ПО за каждое время года, в которое вы заключали союз, пусть и разорванный.

# Что объясняет страница правил; её тексты ссылаются на эти слова.
term-victory-points = победные очки (ПО)
    .meaning = То, чего надо набрать больше всех.
term-house = дом
    .meaning = То, что возглавляет игрок: фигурки, крепости и свойство, какого нет у других.
term-region = регион
    .meaning =
        { $region_count ->
            [one] Часть карты.
           *[other] Одна из { $region_count } частей карты.
        }
term-sea-route = морской путь
    .meaning = Линия, которая соединяет два региона через море; по ней ходят так же, как через границу.
term-stronghold = крепость
    .meaning = Сюда призывают фигурки. Сама она не фигурка, силы у неё нет (кроме крепостей Черепахи), и разрушить её нельзя.
term-figure = фигурка
    .meaning = Буси, синто, даймё или монстр.
term-bushi = буси
    .meaning = Ваша пехота; в каждом доме их { $figures_bushi }.
term-shinto = синто
    .meaning = Набожные воины; в каждом доме их { $figures_shinto }. Когда их призывают, они могут отправиться не на карту, а в святилище.
term-daimyo = даймё
    .meaning = Ваш военачальник. То, что выбирает одну фигурку, на него не действует: его не взять в заложники, не заменить, не убить картой или монстром. Но в проигранной битве и от сэппуку он гибнет.
term-monster = монстр
    .meaning = Существо, которое навсегда присоединяется к вашему дому, когда вы покупаете его карту.
term-oni = Они
    .meaning = Монстр, в имени которого есть «Они»; некоторые карты считают их отдельно.
term-reserve = резерв
    .meaning = Ваши фигурки и крепости, которых нет на поле и в заложниках.
term-force = сила
    .meaning = Вес фигурки там, где она стоит: 1, если карта не говорит иного. Превосходство у того, у кого сила больше; при равенстве — у кого больше чести.
term-honor = честь
    .meaning = Ваше место на треке чести. Она решает все ничьи.
term-coin = монета
    .meaning = Ими платят за карты и крепости, и их ставят в битвах. В конце времени года они пропадают.
term-ronin = ронин
    .meaning = Наёмник: сила для того, кто нанял его в битве. В конце времени года ронины пропадают.
term-alliance = союз
    .meaning = Двое, которые делят привилегии своих приказов, пока не кончится время года.
term-mandate = приказ
    .meaning = То, что жетон велит сделать всем: «{ mandate-recruit }», «{ mandate-march }», «{ mandate-train }», «{ mandate-harvest }» или «{ mandate-betray }».
term-active-player = активный игрок
    .meaning = Тот, кто выбирает приказ в этот ход.
term-privilege = привилегия
    .meaning = Вторая часть приказа, только для активного игрока и его союзника.
term-summon = призвать
    .meaning = Вывести фигурку из резерва приказом «{ mandate-recruit }», с помощью Райдзина или купив монстра. Всё, что игрок призывает за раз, — один призыв.
term-place = выставить
    .meaning = Вывести фигурку из резерва с помощью карты. Это не призыв.
term-kill = убить
    .meaning = Убитая фигурка возвращается в резерв владельца. Взятая в заложники и заменённая убитыми не считаются.
term-hostage = заложник
    .meaning = Фигурка, которую другой игрок держит у себя до следующего времени года.
term-kami = ками
    .meaning = Бог, который трижды за время года помогает тому, кто поклоняется ему усерднее всех.
term-shrine = святилище
    .meaning = Место, где синто поклоняются ками до конца времени года; на карте их в это время нет.
term-season-card = карта времени года
    .meaning = Лежит в открытую одно время года; её покупают по приказу «{ mandate-train }» или с помощью Рюдзина. Одинаковые карты складываются.
term-virtue = добродетель
    .meaning = Один из видов карт времён года. Две одинаковые карты — одна и та же добродетель.
term-war-token = жетон воюющего региона
    .meaning = Показывает, где в это время года идёт война. Достаётся победителю и приносит очки зимой.
term-advantage = военное преимущество
    .meaning = То, на что в битве ставят монеты: «{ advantage-seppuku }», «{ advantage-hostage }», «{ advantage-ronin }» и «{ advantage-poems }».

## Настройки

option-houses = Дома
    .hint = Как игроки получают дома.
option-houses-dealt = Раздать
    .hint = Каждый получает случайный дом.
option-houses-chosen = Выбрать
    .hint = Каждый выбирает дом, в порядке мест.
option-houses-drafted = Выбрать по жребию
    .hint = Каждый выбирает дом, в случайном порядке.
option-set = Набор карт
    .hint = Какой набор добавить к основным картам времён года.
option-set-archway = { set-archway }
    .hint = Справедливость, самураи и монстры; лучше всего для первой партии.
option-set-horseman = { set-horseman }
    .hint = Отвага, милосердие и ниндзя: больше для тех, кто воюет.
option-set-teapot = { set-teapot }
    .hint = Честность, верность и торговля: больше для тех, кто заключает союзы, и для тех, кто предаёт.
option-set-random = Случайный
    .hint = Один из трёх наборов вытягивают в начале партии.
option-shrines = Святилища
    .hint = Какие ками участвуют в партии.
option-shrines-random = Случайные
    .hint = Четыре святилища из семи, в случайном порядке.
option-shrines-first-game = Первая партия
    .hint = Аматэрасу, Фудзин, Хатиман и Цукуёми, как советуют новичкам.

## Действия

action-choose = { $house }
action-propose =
    { $coins ->
        [0] Предложить союз: { $to }
        [one] Предложить союз и { $coins } монету: { $to }
        [few] Предложить союз и { $coins } монеты: { $to }
       *[other] Предложить союз и { $coins } монет: { $to }
    }
# Подсказки, на которые так отвечают, — вопросы.
action-accept = Да
action-decline = Нет
action-lay = Выбрать приказ «{ $mandate }»
action-announce = Назвать приказ «{ $mandate }»
action-summon = Призвать { $figure_one }: { $region }
action-worship = Отправить { $figure_one } в святилище { $shrine_genitive }
action-move = Передвинуть { $piece_one } из { $origin_genitive } в { $region }
action-build = Построить крепость в { $region_prepositional }
action-buy = Купить «{ $card }»
action-seize = Заменить { $figure_one } в { $region_prepositional } ({ $owner })
action-seize-at = Заменить { $figure_one } в святилище { $shrine_genitive } ({ $owner })
action-enlist = Поставить { $figure_one }
action-place = Выставить буси в { $region }
action-kill = Убить буси в { $region_prepositional } ({ $owner })
action-name = Убить { $figure_one }
action-favour = Отдать монету: { $to }
action-use = Применить «{ $card }»
action-swap = Обменять всех ронинов на монеты
action-bid = { $advantage }: { $coins }
action-take = Взять в заложники { $figure_one } ({ $owner })
action-hand = Отдать лишнюю монету: { $to }
action-done = Готово
action-call = Вызвать: { $seat }
action-deal = Раздать: { $house }
action-unpack = Вытянуть набор «{ $set }»
action-raise = Вытянуть святилище { $shrine_genitive }
action-contest = Вытянуть жетон войны: { $region }
action-draw = Вытянуть жетон «{ $mandate }»
action-hush = Больше не торговаться в это время года

## События

event-house-taken = { $seat } возглавляет { $house }.
event-set-unpacked = К основным картам времён года добавлен набор «{ $set }».
event-shrine-raised = Открыто святилище { $shrine_genitive }.
event-season-began = Начинается { $season }.
event-war-drawn = Война { $number }: { $region }.
event-income =
    { $seat } получает доход: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
event-hostage-freed = { $seat } отпускает домой { $figure_one } ({ $owner }).
event-tea-began = Начинается чайная церемония. Прежние союзы распались.
event-proposed =
    { $coins ->
        [0] { $seat } предлагает союз игроку { $to }.
        [one] { $seat } предлагает игроку { $to } союз и { $coins } монету.
        [few] { $seat } предлагает игроку { $to } союз и { $coins } монеты.
       *[other] { $seat } предлагает игроку { $to } союз и { $coins } монет.
    }
event-declined = { $seat } отказывается от союза, который предлагает { $to }.
event-allied =
    { $coins ->
        [0] { $seat } и { $to } теперь союзники.
        [one] { $seat } и { $to } теперь союзники; за это { $to } получает { $coins } монету.
        [few] { $seat } и { $to } теперь союзники; за это { $to } получает { $coins } монеты.
       *[other] { $seat } и { $to } теперь союзники; за это { $to } получает { $coins } монет.
    }
event-tile-drawn = { $seat } вытягивает жетон «{ $mandate }».
event-mandate-laid = { $seat } выбирает приказ «{ $mandate }».
event-tile-hidden = { $seat } кладёт жетон лицом вниз.
event-tile-laid = { $seat } кладёт лицом вниз жетон «{ $mandate }».
event-mandate-announced = { $seat } называет приказ «{ $mandate }».
event-summoned = { $seat } призывает { $figure_one } в { $region }.
event-pilgrim = { $seat } отправляет { $figure_one } в святилище { $shrine_genitive }.
event-placed = { $seat } выставляет { $figure_one } в { $region }.
event-moved = { $seat } передвигает { $piece_one } из { $origin_genitive } в { $region }.
event-built =
    { $seat } строит крепость в { $region_prepositional }, цена — { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
event-toll-paid = { $seat } платит за морской путь, получает { $to }.
event-toll-waived = { $seat } не берёт платы за морской путь, по нему идёт { $to }.
event-route-closed = { $seat } требует монету, но платить нечем ({ $to }): морской путь из { $origin_genitive } в { $region } закрыт.
event-bought =
    { $seat } покупает «{ $card }» { $coins ->
        [0] бесплатно
        [one] за { $coins } монету
        [few] за { $coins } монеты
       *[other] за { $coins } монет
    }.
event-favoured = { $seat } отдаёт монету игроку { $to }.
event-harvested = { $seat } собирает награду: { $region }.
event-betrayed = { $seat } разрывает союз ({ $to }).
event-replaced = { $seat } заменяет { $figure_one } в { $region_prepositional } ({ $owner }).
event-replaced-at-shrine = { $seat } заменяет { $figure_one } в святилище { $shrine_genitive } ({ $owner }).
event-kami-helped = { $seat } принимает помощь { $shrine_genitive }.
event-kami-declined = { $seat } отказывается от помощи { $shrine_genitive }.
event-honor-rose =
    { $seat } поднимается по треку чести на { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
       *[other] { $steps } делений
    }.
event-honor-fell =
    { $seat } опускается по треку чести на { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
       *[other] { $steps } делений
    }.
event-honor-top = { $seat } занимает верх трека чести.
event-earned =
    { $seat } берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
event-ronin-came =
    { $seat } берёт { $ronin ->
        [one] { $ronin } ронина
       *[other] { $ronin } ронинов
    }.
event-coin-taken =
    «{ $card }»: { $seat } забирает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } ({ $owner }).
event-killed =
    { $owner } теряет в { $region_prepositional } { $count ->
        [1] { $figure_one }
       *[other] { $count } { $figure }
    }.
event-spared = { $seat } проявляет милосердие: все остаются в живых.
event-war-began = Начинается война.
event-ronin-swapped =
    { $seat } обменивает на монеты { $ronin ->
        [one] { $ronin } ронина
       *[other] { $ronin } ронинов
    }.
event-token-discarded = В { $region_prepositional } ни у кого нет силы: жетон сброшен.
event-token-taken = { $seat } берёт жетон воюющего региона: { $region }.
event-battle-began = Начинается битва: { $region }.
event-bid-made =
    { $seat } тайно ставит на «{ $advantage }» { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
event-bid-shown =
    { $seat }: на «{ $advantage }» { $coins ->
        [one] поставлена { $coins } монета
        [few] поставлено { $coins } монеты
       *[other] поставлено { $coins } монет
    }.
event-advantage-won = { $seat } пользуется преимуществом «{ $advantage }»: { $region }.
event-advantage-declined = { $seat } не пользуется преимуществом «{ $advantage }».
event-hostage-taken = { $seat } берёт в заложники { $figure_one } в { $region_prepositional } ({ $owner }).
event-ronin-hired =
    { $seat } нанимает на битву в { $region_prepositional } { $force ->
        [one] { $force } ронина
       *[other] { $force } ронинов
    }.
event-battle-won =
    { $force ->
        [0] { $seat } побеждает в битве ({ $region }) благодаря одной лишь чести.
       *[other] { $seat } побеждает в битве ({ $region }), сила — { $force }.
    }
event-coins-shared =
    { $seat } платит репарации: { $to } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
event-season-ended = Заканчивается { $season }.
event-harvest-points = { $seat } получает { $points } ПО: сбор в { $region_prepositional }.
event-kami-points = { $seat } получает { $points } ПО: { $shrine }.
event-card-points = { $seat } получает { $points } ПО: «{ $card }».
event-monster-points = { $seat } получает { $points } ПО: { $figure }.
event-seppuku-points = { $seat } получает { $points } ПО: сэппуку в { $region_prepositional }.
event-hostage-points = { $seat } получает { $points } ПО: заложник ({ $owner }).
event-poem-points = { $seat } получает { $points } ПО: поэмы павшим в { $region_prepositional }.
event-points-lost = { $seat } теряет очки: { $points } ПО.
event-winter-points = { $seat } получает { $points } ПО зимой: «{ $card }».
event-token-points = { $seat } получает { $points } ПО: жетоны воюющих регионов.
event-set-points = { $seat } получает { $points } ПО: разных регионов среди жетонов — { $regions }.
event-game-over = Пришла зима, и партия завершилась.
event-hushed = { $seat } больше не торгуется в это время года.
event-promise-kept = { $seat } держит { $promise } ({ $to }).
event-promise-broken = { $seat } нарушает { $promise } ({ $to }).

## Строки журнала, которые сворачиваются в одну

folded-income =
    { $who ->
        [all] Все получают
        [one] { $names } получает
       *[some] { $names } получают
    } доход.
folded-drawn =
    { $who ->
        [all] Все вытягивают
        [one] { $names } вытягивает
       *[some] { $names } вытягивают
    } { $each ->
        [one] { $each } жетон
        [few] { $each } жетона
       *[many] { $each } жетонов
    }.
folded-shrines = Открыты святилища: { $parts }.
    .part = { $shrine }
folded-wars = Воюющие регионы: { $parts }.
    .part = { $region } ({ $number })
folded-sealed = { $names } ставит втайне: { $parts }.
    .part = «{ $advantage }» — { $coins }
folded-bids = Ставки открыты, { $names }: { $parts }.
    .part = «{ $advantage }» — { $coins }

## За что даются очки

source-harvest = сбор
source-kami = ками
source-cards = карты и монстры
source-seppuku = сэппуку
source-hostages = заложники
source-poems = поэмы
source-lost = отняли другие
source-winter = зимние усиления
source-tokens = жетоны регионов
source-sets = разные регионы

## Почему действие невозможно

refusal-not-on-offer = Этой карты нет в продаже.
refusal-too-dear = На это у вас не хватает монет.
refusal-no-stronghold = Все ваши крепости уже стоят на карте.
refusal-no-privilege = Строят только выбравший приказ и его союзник, по одной крепости.
refusal-above-purse = Столько монет у вас не осталось.
refusal-not-there = У вас там нет такой фигурки, которая ещё может ходить.
refusal-not-adjacent = Туда не ведёт ни граница, ни открытый морской путь.
refusal-in-war = Сделки заключают на чайной церемонии и в фазе политики. На войне ничего не передают ни участники битв, ни остальные, но договориться на словах можно.
refusal-quiet = Вы отказались от сделок в это время года. Снова торговаться можно будет на следующей чайной церемонии.
refusal-quiet-other = { $to } не торгуется в это время года. Обратитесь к другому игроку или подождите следующей чайной церемонии.
refusal-tea-over = Союзы заключают на чайной церемонии, а она уже окончена. Предложите монеты, ронинов или другое обещание.
refusal-allied-already = В это время года у вас уже есть союзник. Предложите монеты, ронинов или другое обещание.
refusal-no-turn-left = В это время года вы больше не выбираете приказов. Предложите монеты, ронинов или другое обещание.

# Говорится в конце, если очков поровну.
tie-break = При равенстве решает честь; два союзника, которые лидируют вместе, делят победу.

## Подсказки к ходу

prompt-calling = Подождите: жребий решает, кто следующим выбирает дом.
prompt-dealing = Подождите: раздают дома.
prompt-unpacking = Подождите: вытягивают набор карт времён года.
prompt-raising = Подождите: вытягивают святилища.
prompt-contesting = Подождите: вытягивают воюющие регионы.
prompt-drawing = Подождите: вытягивают жетоны приказов.
prompt-choosing = Выберите, какой дом вы возглавите.
prompt-proposing = Предложите кому-нибудь союз, с монетами или без них, или закончите.
prompt-answering =
    { $coins ->
        [0] Принять союз, который предлагает { $seat }?
        [one] Принять союз и { $coins } монету, которые предлагает { $seat }?
        [few] Принять союз и { $coins } монеты, которые предлагает { $seat }?
       *[other] Принять союз и { $coins } монет, которые предлагает { $seat }?
    }
prompt-laying =
    { $lotus ->
        [0] Выберите приказ, который выполнят все.
       *[other] Выберите жетон, чтобы положить его лицом вниз; затем вы назовёте любой приказ.
    }
prompt-announcing = Назовите приказ, который выполнят все, какой бы жетон вы ни положили.
prompt-recruiting =
    Призовите { $left ->
        [one] ещё { $left } фигурку
       *[other] до { $left } фигурок
    } или закончите.
prompt-marching =
    { $privileged ->
        [0] Передвиньте свои фигурки, каждую один раз, или закончите.
       *[other] Передвиньте свои фигурки, каждую один раз, постройте крепость или закончите.
    }
prompt-training =
    { $coins ->
        [0] Купите карту времени года или закончите.
        [one] Купите карту времени года на { $coins } монету дешевле или закончите.
        [few] Купите карту времени года на { $coins } монеты дешевле или закончите.
       *[other] Купите карту времени года на { $coins } монет дешевле или закончите.
    }
prompt-betraying =
    { $left ->
        [0] Замените ещё фигурку с помощью карты или закончите.
        [one] Замените своей фигурку ещё одного игрока или закончите.
       *[other] Замените своими до { $left } фигурок разных игроков или закончите.
    }
prompt-enlisting = Выберите, какая ваша фигурка заменит { $figure_one } ({ $seat }).
prompt-summoning = Призовите { $figure_one }: этот монстр только что куплен.
prompt-following = Примените карты, которые действуют после призыва, или закончите.
prompt-posting = Выставьте в конце вербовки ещё фигурку с помощью карты или закончите.
prompt-tolling = Потребовать плату? { $seat } передвигает { $figure_one } по морю из { $origin_genitive } в { $region }.
prompt-favouring =
    { $left ->
        [one] Отдать кому-нибудь монету из тех, что вы сейчас заплатили?
        [few] Отдать другим монеты из тех, что вы сейчас заплатили? Можно ещё { $left }.
       *[other] Отдать другим монеты из тех, что вы сейчас заплатили? Можно ещё { $left }.
    }
prompt-sparing = Оставить в живых всех, кого вы вот-вот убьёте в { $region_prepositional }?
prompt-naming = Выберите фигурку, которая погибнет в { $region_prepositional } ({ $seat }).
prompt-blessing =
    { $wind ->
        [0] Примите помощь { $shrine_genitive }, если хотите: { $shrine_effect }
       *[other] Примите помощь { $shrine_genitive }, если хотите: { $shrine_effect } Осталось передвижений: { $left }.
    }
prompt-readying = Выберите, что из вашего сработает следующим: порядок имеет значение.
prompt-bidding =
    Сделайте тайные ставки на четыре преимущества ({ $region }): { $purse ->
        [one] осталась { $purse } монета
        [few] осталось { $purse } монеты
       *[other] осталось { $purse } монет
    }.
prompt-dying =
    { $count ->
        [1] Убить свою фигурку в { $region_prepositional }, совершив сэппуку?
       *[other] Убить все свои фигурки в { $region_prepositional } (их { $count }), совершив сэппуку?
    }
prompt-capturing = Возьмите заложника в { $region_prepositional } или закончите.
prompt-hiring =
    Нанять на битву в { $region_prepositional } { $ronin ->
        [one] { $ronin } ронина
       *[other] { $ronin } ронинов
    }?
prompt-mourning =
    { $fallen ->
        [one] Сложить поэмы павшим в { $region_prepositional } ({ $fallen } фигурка)?
        [few] Сложить поэмы павшим в { $region_prepositional } ({ $fallen } фигурки)?
       *[other] Сложить поэмы павшим в { $region_prepositional } ({ $fallen } фигурок)?
    }
prompt-sharing =
    Решите, кто из проигравших получит на монету больше: { $left ->
        [one] осталась { $left } лишняя монета
        [few] осталось { $left } лишние монеты
       *[other] осталось { $left } лишних монет
    }.

## Помощь

help-calling = Игроков вызывают в случайном порядке, и каждый выбирает один из оставшихся домов.
help-dealing = Каждый получает случайный дом. Его ранг определяет первый порядок чести и место за столом.
help-unpacking = Один из трёх наборов добавляют к основным картам времён года на всю партию.
help-raising = В игре участвуют { $shrines_in_play } святилища из { $shrine_count }, в том порядке, в каком их вытянули.
help-contesting =
    В это время года война идёт в { $war_tokens ->
        [one] { $war_tokens } регионе
       *[other] { $war_tokens } регионах
    }, в том порядке, в каком их вытянули.
help-drawing = Активный игрок втайне смотрит верхние { $tiles_drawn } жетона, выбирает один, а { $tiles_back } возвращает на верх стопки. Поэтому следующий увидит их снова, и ещё один новый.
help-choosing = У каждого дома своё свойство, доход, домашний регион и стартовая честь. Игроки сидят по часовой стрелке в порядке стартовой чести.
help-proposing = Союз длится это время года — или пока кто-то из вас не предаст. Союзники делят привилегии своих приказов и не воюют там, где нет никого, кроме них. Каждому, кто ещё свободен, можно предложить союз один раз. Монеты переходят, только если ответ «да».
help-answering = Если согласитесь, вы союзники на это время года, и монеты ваши. Союзник может быть только один. Если откажетесь, вы ещё сможете предложить союз другим.
help-laying = Приказ выполняют все, начиная с вашего соседа слева; вы — последним, а приказ «{ mandate-train }» — первым. Привилегией пользуетесь вы и ваш союзник. Невыбранные жетоны вернутся на верх стопки, и следующий игрок их увидит.
help-announcing = Ваш жетон никто не увидит. В счёт идёт названный приказ, и во всём: назовёте «{ mandate-betray }» — ваш союз разорвётся.
help-recruiting = За каждую свою крепость можно призвать фигурку в её регион; активный игрок и его союзник призывают ещё { $politics_extra_figures }. Дом Стрекозы призывает в любые регионы. Синто может отправиться в святилище и остаться там до конца времени года.
help-marching = Каждая фигурка может один раз перейти через границу или по морскому пути. Активный игрок и его союзник могут построить по крепости в любом регионе; её цена в монетах — { $politics_stronghold_cost }. Пока вы не закончили, другие могут дать на неё монеты.
help-training = Можно купить одну из открытых карт. Она действует с этой минуты. Монстр приходит вместе с картой, и его сразу призывают. Не хватает монет — их могут дать другие, пока вы не закончили.
help-betraying =
    Можно заменить до { $replaced ->
        [one] { $replaced } фигурки
       *[other] { $replaced } фигурок
    } разных игроков такими же по типу из своего резерва; любой монстр заменяет любого монстра. Даймё и тех, кто в святилищах, заменить нельзя. Заменённые возвращаются в резерв, они не убиты.
help-enlisting = Фигурка должна быть того же типа и в вашем резерве. Это не призыв, но Они, который действует, вступая в регион, сработает.
help-summoning = Купленного монстра сразу призывают в регион с вашей крепостью. Дом Стрекозы призывает его куда угодно; Комаину может отправиться в святилище.
help-following = Всё, что вы сейчас призвали, — один призыв. Карты действуют в том порядке, в каком вам угодно; те, что только приносят что-то, сработают в любом случае.
help-posting = Теперь, в порядке чести, выставляют фигурки те, у кого есть карта на конец вербовки. Выставить — не значит призвать.
help-tolling = «{ card-path-of-the-serpent }»: вы можете потребовать плату, по разу за каждый морской путь. У кого нет монеты, тот не пройдёт.
help-favouring = «{ card-benevolence }»: заплаченная вами монета уходит не в запас, а другому игроку. Вы поднимаетесь в чести и получаете { $cards_benevolence_points } ПО.
help-sparing = «{ card-mercy }»: все чужие фигурки, которые вы должны убить, остаются в живых, а вы получаете { $cards_mercy_points } ПО за каждую такую карту.
help-naming = { figure-oni-of-hate } убивает по одному буси или синто у каждого, у кого здесь больше чести, чем у вас; кого именно, решаете вы.
help-blessing = Святилища разыгрывают слева направо. Ками помогает тому, у кого там превосходство в силе; при равенстве — у кого больше чести. От помощи можно отказаться. Пока вы не выбрали, другие могут дать вам монеты.
help-readying = В начале войны эффекты срабатывают в порядке чести, а ваши собственные — в том порядке, в каком вам угодно.
help-bidding = Все участники битвы втайне ставят на четыре преимущества, одно за другим, сколько угодно монет. Затем ставки открывают, и преимуществом может воспользоваться тот, кто поставил на него больше; при равенстве — у кого больше чести. Проигравшие теряют свои ставки, а ставки победителя делят между проигравшими.
help-dying = Погибнут все ваши фигурки в регионе или ни одной. Каждая приносит { $war_seppuku_points } ПО и деление трека чести и пойдёт в счёт поэм. Вы остаётесь участником битвы.
help-capturing = Фигурка останется у вас до следующего времени года, и вместе с ней вы забираете { $war_hostage_points } ПО у владельца. Даймё в заложники не взять, а фигурку союзника можно.
help-hiring = Каждый ронин добавляет 1 к вашей силе в этой битве и остаётся у вас. Для дома Карпа ронинами считаются и не поставленные монеты.
help-mourning = Каждая убитая в этой битве фигурка приносит { $war_poem_points } ПО, чья бы она ни была.
help-sharing = Ставки победителя делят между проигравшими поровну; лишние монеты победитель отдаёт кому хочет, не больше чем по одной.

## Страница правил

rules-aim = Побеждает тот, у кого с приходом зимы больше всех [победных очков (ПО)](#term-victory-points). При равенстве решает [честь](#term-honor); два союзника, которые лидируют вместе, делят победу.

    Вы возглавляете [дом](#term-house) в легендарной Японии, куда вернулись боги. Впереди три времени года: весна, лето и осень. В каждое из них вы за чаем заключаете [союз](#term-alliance), выбираете [приказы](#term-mandate), которые выполняют все, и воюете за [регионы](#term-region). Больше всего очков приносят зимой [жетоны воюющих регионов](#term-war-token), особенно разных; остальные дают сбор, карты, ками и — не в последнюю очередь — битвы, проигранные с умом.
    .heading = Как победить
rules-box =
    - Домов — { $house_count }; в каждом [даймё](#term-daimyo), { $figures_bushi } [буси](#term-bushi), { $figures_shinto } [синто](#term-shinto) и { $figures_strongholds ->
        [one] { $figures_strongholds } [крепость](#term-stronghold)
        [few] { $figures_strongholds } [крепости](#term-stronghold)
       *[other] { $figures_strongholds } [крепостей](#term-stronghold)
    }
    - [Монстров](#term-monster) — { $monster_count }, из них [Они](#term-oni) — { $oni_count }
    - [Карт времён года](#term-season-card) — { $all_cards }: основных { $core_cards } и три набора по { $set_cards }, из которых в партии участвует один
    - Жетонов приказов — { $tiles }, [святилищ](#term-shrine) — { $shrine_count }, и на каждое время года по жетону каждого воюющего региона
    - [Монеты](#term-coin) и [ронины](#term-ronin), которые никогда не кончаются
    .heading = Что в коробке
rules-map = Регионов на карте — { $region_count }. Фигурки ходят через границы и по [морским путям](#term-sea-route). Рядом с регионом указано, что приносит сбор.

    В книге правил видны лишь немногие из этих границ и путей. Большинство из них, а также награда Сикоку и отчасти Кюсю взяты из одной-единственной записи, которую сделали поклонники игры.
    .heading = Карта
rules-houses = Ранг — стартовая честь: 1 — наибольшая. Доход — то, с чем вы начинаете каждое время года.
    .heading = Дома
rules-figures = [Сила](#term-force) каждой [фигурки](#term-figure) — 1, если карта не говорит иного. Фигурки, которых нет на поле, ждут в вашем [резерве](#term-reserve); туда же возвращаются [убитые](#term-kill).

    - Буси других свойств не имеют.
    - Синто сражаются как буси. Когда синто призывают, он может отправиться не на карту, а в святилище, и останется там до конца времени года.
    - Вашего даймё нельзя взять [в заложники](#term-hostage) или заменить, и ни карта, ни монстр не могут выбрать его целью. В проигранной битве и от сэппуку он гибнет, как все.
    - Монстры — такие же фигурки, как остальные, до конца партии.
    - Крепости — не фигурки. В регионе их может быть сколько угодно, и убрать их нельзя.
    .heading = Фигурки
rules-honor = Трек чести показывает, у кого чести больше; равных на нём нет. Кто получает честь, меняется местами с тем, кто выше; кто теряет — с тем, кто ниже.

    Любую ничью выигрывает тот, у кого больше чести: за регион, за святилище, за ставку и за всю партию.
    .heading = Честь
rules-setup =
    - Каждый получает дом. Даймё, буси и крепость начинают в домашнем регионе.
    - Игроки сидят по часовой стрелке в порядке стартовой чести; таков же и первый порядок на треке чести.
    - Из { $shrine_count } святилищ в ряд выкладывают { $shrines_in_play }. Для первой партии советуют Аматэрасу, Фудзина, Хатимана и Цукуёми.
    - К основным картам добавляют один из трёх наборов. Для первой партии советуют набор «{ set-archway }».
    .heading = Подготовка
rules-year = Весна, лето и осень проходят так:

    1. Подготовка к времени года.
    2. Чайная церемония: заключают союзы.
    3. Политика: ходов приказов — { $turns }, а после третьего, пятого и седьмого — ход [ками](#term-kami).
    4. Война, регион за регионом.
    5. Завершение времени года.

    Затем приходит зима, и считают очки.
    .heading = Ход года
rules-season =
    - Вытягивают и нумеруют воюющие регионы: на { $war_tokens_more_than_players } больше, чем игроков.
    - Карты прошлого времени года, которые никто не купил, сбрасывают; все карты нынешнего выкладывают в открытую.
    - Каждый получает доход своего дома.
    - Заложники возвращаются домой. За каждого тот, кто его держал, берёт { $war_hostage_coins ->
        [one] { $war_hostage_coins } монету
        [few] { $war_hostage_coins } монеты
       *[other] { $war_hostage_coins } монет
    }.
    .heading = Подготовка к времени года
rules-tea = Прежние союзы распадаются. Двое, которые оба этого хотят, становятся союзниками на это время года; союзник у каждого может быть только один. Можно обойтись и без союза.

    - Союзники делят привилегии своих приказов.
    - Где силой обладают только они, битвы нет: жетон берёт тот, кто сильнее.
    - Победитель битвы не убивает фигурки союзника.
    - Во всём остальном союзник — такой же соперник, как другие.
    .heading = Чайная церемония
rules-deals = Обещать друг другу можно что угодно и когда угодно; держать слово никто не обязан. Стол помнит, кто сдержал слово. На чайной церемонии и в фазе политики можно ещё и отдавать монеты и ронинов, а во время войны — нельзя.
    .heading = Переговоры
rules-politics = [Активный игрок](#term-active-player) втайне смотрит верхние жетоны стопки (их { $tiles_drawn }), кладёт один лицом вверх, а остальные { $tiles_back } возвращает на верх. Приказ выполняют все по часовой стрелке, начиная с соседа слева, а активный игрок — последним; приказ «{ mandate-train }» он выполняет первым. [Привилегией](#term-privilege) пользуются активный игрок и его союзник. Затем стопка переходит налево.

    Весной начинает тот, у кого больше всех чести. Позже — сосед слева от того, кто выбирал приказ последним.
    .heading = Политика
rules-recruit = За каждую свою крепость можно [призвать](#term-summon) одну фигурку в её регион. Синто в этот миг может отправиться в одно из святилищ, а не в регион.

    Карты, действующие после призыва, срабатывают, когда вы призвали всех. Карты на конец вербовки срабатывают, когда призвали все игроки, и позволяют [выставить](#term-place) фигурку.
    .heading = Вербовать
rules-march = Каждая ваша фигурка на карте может один раз перейти через границу или по морскому пути. Те, что в святилищах, остаются там.

    Привилегия — построить крепость из своего резерва в любом регионе за { $politics_stronghold_cost ->
        [one] { $politics_stronghold_cost } монету
        [few] { $politics_stronghold_cost } монеты
       *[other] { $politics_stronghold_cost } монет
    }.
    .heading = Маршировать
rules-train = Можно купить одну карту. Она действует сразу и до конца партии; две одинаковые действуют дважды. Монстр приходит вместе со своей картой, и его сразу призывают в регион с вашей крепостью.
    .heading = Тренировать
rules-harvest = Каждый берёт { $politics_harvest_coins ->
        [one] { $politics_harvest_coins } монету
        [few] { $politics_harvest_coins } монеты
       *[other] { $politics_harvest_coins } монет
    }. Активный игрок и его союзник берут ещё награду каждого региона, где у них превосходство в силе; при равенстве решает честь.
    .heading = Собирать
rules-betray = Этот приказ — только для активного игрока. Если у вас есть союзник, союз разрывается и вы теряете честь; без союза вы ничего не теряете. Затем вы можете заменить на карте до { $replaced ->
        [one] { $replaced } фигурки
       *[other] { $replaced } фигурок
    } разных игроков такими же по типу из своего резерва. Любой монстр может заменить любого монстра.

    Даймё и тех, кто в святилищах, заменить нельзя. Заменённая фигурка возвращается в резерв владельца и не считается убитой, а ваша — призванной.
    .heading = Предать
rules-kami = Святилища разыгрывают слева направо. Тот, у кого там превосходство в силе, может принять помощь ками — сразу, до следующего святилища. Пустые пропускают. Вот что предлагают ками:
    .heading = Ками
rules-war = Сначала срабатывают карты и свойства начала войны. Затем, по номерам, разыгрывают воюющие регионы:

    - Силы нет ни у кого: жетон сбрасывают.
    - Сила есть у одного игрока: он берёт жетон.
    - Только у двух союзников: жетон берёт тот, кто сильнее.
    - Иначе начинается битва всех, у кого там есть сила, и союзников тоже.
    .heading = Война
rules-battle = Все знают, сколько у кого монет и ронинов. Каждый участник втайне раскладывает сколько хочет своих монет по четырём [преимуществам](#term-advantage), затем ставки открывают. Преимущества разыгрывают по порядку; воспользоваться может тот, кто поставил больше. При равенстве решает честь — такая, какой она стала к этому времени. Если никто не ставил, преимущество пропускают.

    1. { advantage-seppuku }
    2. { advantage-hostage }
    3. { advantage-ronin }
    4. Исход битвы. Побеждает тот, у кого больше силы; если её не осталось ни у кого — у кого больше чести. Победитель берёт жетон, а все фигурки проигравших в регионе погибают, кроме фигурок его союзника.
    5. { advantage-poems }
    6. Репарации. Ставки проигравших уходят в запас. Ставки победителя делят между проигравшими поровну; кому отдать лишние монеты, решает победитель.

    Кто вступил в битву, участвует в ней до конца, даже если фигурок у него не осталось.
    .heading = Битва
rules-season-end = Все монеты и ронины возвращаются в запас, фигурки из святилищ — в резервы, жетоны приказов перемешивают. Фигурки на карте остаются на местах.
    .heading = Завершение времени года
rules-winter = Заложники в последний раз возвращаются домой. Затем считают очки: за зимние усиления, за каждый жетон воюющего региона и за жетоны разных регионов.
    .heading = Зима
rules-cards = В партии участвуют основные карты (их { $core_cards }) и карты одного набора (их { $set_cards }). [Добродетели](#term-virtue) идут в счёт некоторым другим картам. Всё, что вы получаете за один шаг, считается полученным за один раз: «{ card-loyalty }» и «{ card-way-of-the-merchant }» срабатывают на это однажды.

    В книге правил этих карт почти нет. Их цены (кроме цены карты «{ card-oni-of-skulls }»), большинство свойств и число копий взяты из одной-единственной записи поклонников игры; всё пересказано нашими словами. Названия, которых нет в русской книге правил, перевели мы сами.
    .heading = Карты времён года
rules-monsters = Убитый монстр возвращается в ваш резерв, и его можно призвать снова. «Меньше всего чести» — среди тех, у кого в регионе есть сила, или среди участников битвы. Если, кроме вас, там никого, в счёт идёт меньшая сила.
    .heading = Монстры
rules-rulings = Где книга правил, ответы издателя и карты оставляют вопрос открытым, мы играем так:

    - За чаем каждый по очереди может предложить союз каждому свободному игроку один раз, с монетами или без. По книге об этом договариваются за столом.
    - Стол записывает обещания нескольких видов, данные на чайной церемонии и в фазе политики; всё прочее, и на войне тоже, — дело вашего слова. Кто не хочет торговаться, может отказаться от этого до конца времени года.
    - В предложении по одной вещи с каждой стороны, а за один раз дают не больше { $gift_coins } монет или { $gift_ronin } ронинов: если нужно больше, подарите или предложите ещё раз. Одному и тому же игроку — до { $gestures } раз, пока не закончится чайная церемония или не начнётся ход ками; затем счёт идёт заново.
    - Если вы предлагаете союз на чайной церемонии, ваше прежнее предложение этому игроку о том же союзе отпадает.
    - Обещание союза сдержано, если союз заключён. Его нарушает тот, кто заключил другой союз, отказался от обещанного или упустил последний ход, когда его ещё можно было предложить. Если так поступил другой, обещание ничего не значит.
    - Обещание не ставить на преимущество ничего не значит, если эти двое так и не встретились в битве.
    - Того, кому не хватает монет на карту или крепость, всё равно спрашивают: монеты могут дать другие.
    - В начале войны эффекты срабатывают в порядке чести, а у каждого — в том порядке, в каком ему угодно. По книге порядок решает тот из участников спора, у кого больше чести.
    - То, что только приносит что-то, — сбор или военное усиление — срабатывает само, без вопросов.
    - Одинаковые карты срабатывают вместе, и то, что они приносят, считается полученным за один раз.
    - На собственную цену карта не действует: «{ card-benevolence }» не отдаёт монет, за которые её купили.
    - Можно предать и никого не заменить. Фигурки заменяют по одной, и Они, пришедший так в регион, действует, вступая в него.
    - Названный домом Лотоса приказ считается выбранным и для союзов, и для карт.
    - Только что построенная крепость Черепахи в тот же марш не ходит.
    - Карте «{ card-path-of-the-kenin }» нужна своя крепость, и для дома Стрекозы тоже.
    - «{ card-path-of-the-ninja }» позволяет убить любого буси, даже своего. Честь теряется, даже если фигурку спасло милосердие.
    - «{ card-mercy }» спасает всех, кто погиб бы в этот раз, и очки приносит каждая такая карта. Спасённые не идут в счёт ни поэмам, ни карте «{ card-justice }».
    - «{ card-courage }» и { figure-oni-of-souls } приносят очки за каждый взятый жетон, с битвой или без.
    - Дом Карпа может взять ронинов с карты до обмена или после него. Монеты при обмене берут из запаса, поэтому более бедный торговец тоже получает монету.
    - Если лидируют трое с равными очками и двое из них союзники, побеждает тот, у кого больше чести, а с ним и его союзник среди них.
    .heading = Наши решения
rules-sources = Правила взяты из книги правил базовой коробки и ответов издателя и пересказаны своими словами. Ни всей карты, ни карт времён года в книге нет. Цены карт и большинство связей между регионами взяты из одной записи поклонников игры, сделавших свою цифровую версию: считайте их вероятными, а не точными. Что неясно и там, помечено знаком *. Если у вас есть коробка и вы знаете лучше, запишите верные числа в свой файл и играйте с `--components FILE`.
    .heading = Источники

rules-legend = Помеченное знаком * — наше прочтение, см. раздел «{ rules-sources.heading }».

reconstructed-cards-way-of-bushido-coins = Приносит ли «{ card-way-of-bushido }» монеты за каждую добродетель, как очки, или один раз. Запись можно прочесть и так, и так; её авторы считают за каждую, и мы вслед за ними.

column-region = Регион
column-japanese = По-японски
column-points = ПО
column-coins = Монеты
column-ronin = Ронины
column-borders = Границы
column-sea-routes = Морские пути
column-house = Дом
column-rank = Ранг
column-income = Доход
column-home = Домашний регион
column-trait = Свойство
column-ability = Что оно даёт
column-mandate = Приказ
column-tiles = Жетонов
column-everybody = Все
column-privileged = Привилегия
column-kami = Ками
column-effect = Действие
column-advantage = Преимущество
column-season = Время года
column-token-points = ПО за жетон
column-regions = Разных регионов
column-card = Карта
column-sort = Вид
column-sets = Набор
column-price = Цена
column-copies = Копий
column-monster = Монстр
column-force = Сила
column-force-low = Если чести меньше всех

### The table in a terminal

table-before = До первой весны
table-over = Зима: партия окончена
table-season = { $season }: { $phase }
table-phase-beginning = начало времени года
table-phase-tea = чайная церемония
table-phase-kami = ход ками
table-phase-turn = приказ { $number } из { $turns }
table-phase-war = война
table-phase-battle = битва, { $region }
table-points = { $points } ПО
table-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
table-ronin =
    { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[other] { $ronin } ронинов
    }
table-nobody = никого

# Рисунок

table-honor = Честь:
table-shrines = Святилища:
table-mandates = Приказы:
table-market = Карты времени года:
table-hand = Ваши жетоны:
table-put-back = Вы вернули на ходу { $turn }:
table-own-tiles = Ваши лицом вниз:
table-legend-points = победные очки
table-legend-coins = монеты
table-legend-ronin = ронины
table-legend-strongest = сильнейший
table-head-points = ПО
table-head-coins = монеты
table-head-ronin = ронины
table-head-ally = союзник
table-head-ally-short = со
table-head-tokens = жетоны войны
table-head-tokens-short = вой
table-head-hostages = заложники
table-head-hostages-short = зал
table-head-reserve = резерв
table-head-reserve-short = рез
table-head-force = сила
table-head-force-short = си
table-advantage-seppuku = сэп
table-advantage-hostage = зал
table-advantage-ronin = рон
table-advantage-poems = поэ
table-sign-ronin = р
table-sign-bushi = б
table-sign-shinto = с
table-sign-daimyo = Д
table-sign-komainu = Ко
table-sign-oni-of-skulls = Че
table-sign-yurei = Юр
table-sign-river-dragon = Др
table-sign-oni-of-souls = Ду
table-sign-oni-of-blood = Кр
table-sign-oni-of-hate = Не
table-sign-oni-of-spite = Зл
table-sign-stronghold = #

# Рассказ

table-told-you = { $who }, это вы
table-told-no-house = { $who }: дома пока нет.
table-told-set = Карты времён года: основные и набор «{ $set }».
table-told-honor = Честь, от высшей: { $seats }.
table-told-player = { $who }: { table-points }, { table-coins }, { table-ronin }.
table-told-ally = Союзник: { $ally }.
table-told-alliances = Союзы:
table-told-cards = Карты:
table-told-tokens = Жетоны войны:
table-told-hostages = Заложники:
table-told-reserve = Резерв:
table-told-region =
    { $region }, урожай: { $reward }{ $war ->
        [0] {""}
       *[other] , номер войны { $war }
    }.
table-told-borders = Границы:
table-told-routes = Морские пути:
table-told-force = { $who }: { $pieces }, сила { $force }.
table-told-nobody = Там никого нет.
table-told-strongest = Сильнейший: { $who }.
table-told-shrine = Святилище { $number }, { $shrine }: { $worshippers }.
table-told-helped = Помощь ками получит { $who }.
table-told-mandates = Приказы: { $mandates }.
table-told-hidden = лицом вниз
table-told-offer =
    Продаётся: { $card }, цена { $cost }{ $cheaper ->
        [yes] , для вас { $price }
       *[no] {""}
    }.
table-told-fighter =
    В битве { $who }: сила { $force }{ $hired ->
        [yes] , с ронинами
       *[no] {""}
    }.
table-told-bids = Ставки: { $bids }.
table-told-fallen = Убито в этой битве: { $count }.
table-told-winner = Победитель: { $who }.
table-told-deal =
    { $secret ->
        [yes] Тайное предложение
       *[no] Предложение
    }, { $who } – { $to }: { $give } за { $ask }.
table-told-promise =
    Обещание, { $who } – { $to }: { $promise } ({ $state ->
        [kept] выполнено
        [broken] нарушено
        [void] уже не проверить
       *[open] ещё в силе
    }).
table-told-hand = Вы смотрите жетоны: { $tiles }.
table-told-put-back = На ходу { $turn } вы вернули: { $tiles }.
table-told-own-tiles = Вы выложили лицом вниз: { $tiles }.
table-told-own-bids = Пока что вы. { $bids }

# Что даёт выбор

table-gain-force =
    { $place }: ваша сила { $own }, лучшая из чужих { $rival }, { $lead ->
        [yes] вы сильнейший
       *[no] вы не сильнейший
    }.
table-gain-points = Победные очки: { $change }.
table-gain-coins = Монеты: { $change }.
table-gain-ronin = Ронины: { $change }.
table-gain-honor = Честь: место { $place }.
table-gain-nothing = Ничего не изменится.
table-gain-house = Родина: { $region }; доход: { table-coins }; ранг чести: { $rank }.
table-gain-recruit =
    Вы призовёте до { $count ->
        [one] { $count } фигурки
       *[other] { $count } фигурок
    }.
table-gain-march = Ваших фигурок на карте: { $count }; цена крепости для вас: { table-coins }.
table-gain-train =
    Вам по карману { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }.
table-gain-harvest = Ваш сбор. { $gain }
table-gain-ally = Сбор союзника. { $gain }
table-gain-betray = Чужих фигурок, которые можно заменить: { $count }.
table-gain-broken = Ваш союз распадётся.
table-gain-price = Цена для вас: { $coins }, останется монет: { $left }.
table-gain-winter = Зимой при нынешнем положении: { $points } ПО.
table-gain-left = Останется монет на остальное: { $left }.
table-gain-advantage-seppuku =
    Сэппуку принесёт { $points } ПО и { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
       *[other] { $steps } делений
    } трека чести.
table-gain-advantage-hostage =
    Вы возьмёте { $count ->
        [one] { $count } заложника
       *[other] до { $count } заложников
    }.
table-gain-advantage-ronin = Ваши ронины добавят { $force } к силе.
table-gain-advantage-poems = Каждая убитая в битве фигурка принесёт вам { $points } ПО.

# Почему бот предлагает сделку, принимает её или отказывается.
reason-ally = Мне нужен союзник, чтобы делить с ним приказы.
reason-loyal = С моим словом тебе нечего бояться моего «Предать».
reason-fair = Это выгодно нам обоим.
reason-liar = Твоё слово уже было нарушено.
reason-leader = Ты впереди всех, помогать тебе мне ни к чему.
reason-dear = Так я отдам больше, чем получу.
