### Стол «Восходящего солнца» в браузере.

board-label = Карта Японии
scenes-label = На что посмотреть
scene-map = Карта
scene-cards = Карты
scene-houses = Дома
scene-tea = Чай
scene-battle = Битва
scene-winter = Жетоны
honor-track = Честь
honor-place = { $seat }: { $place }-е место по чести
piece-label = { $seat }: { $figure } × { $count }, { $place }
region-reward = Урожай: { $points } ПО, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }, { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[other] { $ronin } ронинов
    }
region-war = Война номер { $war } в это время года
region-force = Сила: { $forces }
sea-route = Морской путь: { $from } — { $to }
shrine-label = Святилище { $slot }: { $shrine }
turn-label = Ход приказа { $turn }, { $seat }: { $mandate }
turn-heading = Ход приказа { $turn }
turn-hidden = жетон лицом вниз
turn-open = ещё не выбран
kami-label = Ход ками после { $turn }-го приказа
tea-guest = { $seat }, { $house }{ $ally ->
        [none] {""}
       *[other] , союзник: { $ally }
    }
tea-allied = союз:
tea-bond = союзники
tea-word = дано обещание
tea-talk = есть предложение
tea-question = предложен союз
battle-heading = Война { $war }: { $region }
battle-prize =
    Победителю — жетон региона: { $points } ПО зимой{ $new ->
        [yes] , и для вас регион новый
       *[no] {""}
    }.
battle-left = В кошельке:
battle-fighter = { $seat }: сила { $force }, монеты: { $coins }, ронины: { $ronin }
battle-force = Сила
battle-purse = Монеты: больше ставить нечем
battle-ronin = Ронины
battle-made = ставок: { $count }/4
battle-add = На монету больше на «{ $advantage }»
battle-remove = На монету меньше на «{ $advantage }»
battle-seal = Сделать ставки
battle-sealed = Ставки сделаны
battle-most = до { $coins }
battle-won = победа
battle-fallen = { $count ->
        [one] Погибла { $count } фигурка.
        [few] Погибли { $count } фигурки.
       *[other] Погибло { $count } фигурок.
    }
battle-no-bid = Ставок нет
battle-own = Ваша ставка на «{ $advantage }»: { $coins }
cards-label = Карты времени года
cards-market = Продаются в это время года
cards-all = Все
cards-by-price = По цене
houses-label = Дома
house-figures = Ранг { $rank }, доход { $income }, домашний регион: { $region }
card-printed = Цена на карте
winter-label = Жетоны воюющих регионов
winter-cards = Зимние усиления
winter-tokens = Жетоны
winter-regions = Разные регионы
winter-points = ПО
promises-heading = Обещания
promises-who = { $seat } — { $to }:
promises-secret = тайно
promises-open = в силе
promises-kept = сдержано
promises-broken = нарушено
promises-void = не проверить
promises-record = Обещаний сдержано: { $kept }, нарушено: { $broken }
promises-quiet-sign = Не торгуется в это время года
hand-tiles = Выберите приказ
hand-reserve = Ваш резерв
hand-cards = Ваши карты
hand-put-back = Возвращены на ходу { $turn }
reserve-label = { $figure }, в резерве: { $count }
player-points = { $points } ПО
player-coins = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
player-ronin = { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[other] { $ronin } ронинов
    }
player-tokens = { $count ->
        [one] { $count } жетон региона
        [few] { $count } жетона регионов
       *[other] { $count } жетонов регионов
    }
player-ally = Союзник: { $seat }
player-hostages = { $count ->
        [one] { $count } заложник
        [few] { $count } заложника
       *[other] { $count } заложников
    }
player-hostage = { $count } × { $figure } ({ $seat })
status-setup = Подготовка
status-tea = Чайная церемония
status-politics = Политика
status-kami = Ками
status-war = Война
status-winter = Зима
status-over = Год окончен
status-turn = ход { $turn } из { $turns }
sign-coin = монеты
sign-points = победные очки
sign-ronin = ронины
sign-strongest = больше всего силы там

## Что есть что

explain-land = Граничит: { $regions }.
explain-sea = Морские пути: { $regions }.
explain-reserve = В вашем резерве; можно призвать.
explain-bushi = Опора дома, сила 1.
explain-shinto = Сила 1. При призыве может отправиться в святилище, а не на карту.
explain-daimyo = Сила 1. Его нельзя заменить, взять в заложники или выбрать жертвой.
explain-stronghold = Каждая крепость позволяет призвать одну фигурку там, где стоит. Сама она не фигурка.
explain-shrine = В ход ками тот, у кого здесь больше силы, может: { $effect }
explain-mandate = Все: { $effect } Выбравший и его союзник: { $privilege }
explain-kami = Святилище за святилищем самый сильный из молящихся получает помощь ками.
explain-card = { $sort }, цена { $cost }.

## Первая игра

guide-choosing = У каждого дома своё свойство и свой домашний регион. Укажите на тот, который вам по душе.
guide-proposing = Укажите на гостя, чтобы предложить союз; можно добавить монет. Союзники делят привилегии приказов и не сражаются между собой вдвоём.
guide-answering = Союзник получает привилегии ваших приказов, а вы — его. Союзник может быть только один.
guide-laying = Один из этих приказов выполнят все. Вы и ваш союзник получите ещё и его привилегию.
guide-recruiting = Укажите на фигурку в резерве, затем на регион с вашей крепостью. Синто может пойти в святилище.
guide-marching = Укажите на свою фигурку, затем на соседний регион. Каждая ходит один раз. Регионы с номером — те, за которые будет война.
guide-training = Купите карту, если хотите: она действует до конца игры.
guide-betraying = Укажите на фигурки двух разных игроков: их места займут ваши того же типа.
guide-blessing = В этом святилище у вас больше всего силы, и ками предлагает помощь.
guide-bidding = Разложите монеты по нужным преимуществам и сделайте все ставки сразу, втайне. Проиграв, вы их теряете; победив, отдаёте проигравшим.
guide-announcing = Жетон остаётся лицом вниз: назовите любой приказ. Правда ли это, знаете только вы.
guide-enlisting = Укажите на фигурку в резерве, которая займёт это место.
guide-summoning = Купленный монстр сразу вступает в игру: укажите на место, которое светится.
guide-following = Ваши карты действуют после этого призыва. Используйте каждую или закончите.
guide-posting = Ваша карта позволяет выставить ещё одну фигурку в конце вербовки.
guide-tolling = Ваша карта позволяет взять плату за морской путь. Кто не может заплатить, остаётся на месте.
guide-favouring = Уплаченную монету можно отдать другому игроку, а не в запас; ваша карта это вознаграждает.
guide-sparing = Ваша карта вознаграждает милосердие: пощадите всех или позвольте им умереть.
guide-naming = Укажите на фигурку, которая погибнет.
guide-readying = Карты войны действуют до первой битвы. Порядок выбираете вы: укажите на следующую.
guide-dying = Фигурки, которым всё равно не победить, так принесут больше: очки, честь и строки в поэмах.
guide-capturing = Укажите на чужую фигурку: она уйдёт из битвы вместе со своей силой. Даймё взять нельзя.
guide-hiring = Ронины сражаются за вас в этой битве и остаются с вами для следующей.
guide-mourning = Поэмы приносят очки за всех павших в этой битве, чьи бы они ни были.
guide-sharing = Свои ставки вы отдаёте проигравшим. Лишние монеты получит тот, на кого вы укажете.
guide-over = Побеждает тот, у кого больше очков. Пролистайте партию назад и посмотрите, где она решилась.
