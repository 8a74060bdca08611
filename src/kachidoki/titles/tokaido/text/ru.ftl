### Tokaido по-русски.
###
### Любому сообщению доступны данные партии (см. facts() рядом с этим файлом): $farm_coins, $meals …

title-name = Токайдо
title-tagline = Путешествие между Киото и Эдо: ходит тот, кто позади, а побеждает тот, у кого больше впечатлений.
title-round = Переход { $round }

## Названия

station-paddy = рисовое поле
station-mountain = гора
station-sea = море
station-village = деревня
station-farm = ферма
station-hot-spring = источник
station-temple = храм
station-encounter = встреча
station-inn = гостиница

# Место на дороге и что там находится.
place-kyoto = Киото
    .genitive = Киото
    .accusative = Киото
    .stop = { station-inn }
place-otsu = Оцу
    .genitive = Оцу
    .accusative = Оцу
    .stop = { station-village }
place-kusatsu = Кусацу
    .genitive = Кусацу
    .accusative = Кусацу
    .stop = { station-temple }
place-ishibe = Исибэ
    .genitive = Исибэ
    .accusative = Исибэ
    .stop = { station-encounter }
place-minakuchi = Минакути
    .genitive = Минакути
    .accusative = Минакути
    .stop = { station-paddy }
place-tsuchiyama = Цутияма
    .genitive = Цутиямы
    .accusative = Цутияму
    .stop = { station-hot-spring }
place-sakashita = Сакасита
    .genitive = Сакаситы
    .accusative = Сакаситу
    .stop = { station-mountain }
place-seki = Сэки
    .genitive = Сэки
    .accusative = Сэки
    .stop = { station-farm }
place-kameyama = Камэяма
    .genitive = Камэямы
    .accusative = Камэяму
    .stop = { station-village }
place-shono = Сёно
    .genitive = Сёно
    .accusative = Сёно
    .stop = { station-temple }
place-ishiyakushi = Исиякуси
    .genitive = Исиякуси
    .accusative = Исиякуси
    .stop = { station-encounter }
place-yokkaichi = Ёккаити
    .genitive = Ёккаити
    .accusative = Ёккаити
    .stop = { station-sea }
place-kuwana = Кувана
    .genitive = Куваны
    .accusative = Кувану
    .stop = { station-mountain }
place-miya = Мия
    .genitive = Мии
    .accusative = Мию
    .stop = { station-hot-spring }
place-narumi = Наруми
    .genitive = Наруми
    .accusative = Наруми
    .stop = { station-inn }
place-chiryu = Тирю
    .genitive = Тирю
    .accusative = Тирю
    .stop = { station-sea }
place-okazaki = Окадзаки
    .genitive = Окадзаки
    .accusative = Окадзаки
    .stop = { station-temple }
place-fujikawa = Фудзикава
    .genitive = Фудзикавы
    .accusative = Фудзикаву
    .stop = { station-farm }
place-akasaka = Акасака
    .genitive = Акасаки
    .accusative = Акасаку
    .stop = { station-paddy }
place-goyu = Гою
    .genitive = Гою
    .accusative = Гою
    .stop = { station-mountain }
place-yoshida = Ёсида
    .genitive = Ёсиды
    .accusative = Ёсиду
    .stop = { station-encounter }
place-futagawa = Футагава
    .genitive = Футагавы
    .accusative = Футагаву
    .stop = { station-temple }
place-shirasuka = Сирасука
    .genitive = Сирасуки
    .accusative = Сирасуку
    .stop = { station-hot-spring }
place-arai = Араи
    .genitive = Араи
    .accusative = Араи
    .stop = { station-mountain }
place-maisaka = Майсака
    .genitive = Майсаки
    .accusative = Майсаку
    .stop = { station-sea }
place-hamamatsu = Хамамацу
    .genitive = Хамамацу
    .accusative = Хамамацу
    .stop = { station-village }
place-mitsuke = Мицукэ
    .genitive = Мицукэ
    .accusative = Мицукэ
    .stop = { station-farm }
place-fukuroi = Фукурои
    .genitive = Фукурои
    .accusative = Фукурои
    .stop = { station-inn }
place-kakegawa = Какэгава
    .genitive = Какэгавы
    .accusative = Какэгаву
    .stop = { station-paddy }
place-nissaka = Ниссака
    .genitive = Ниссаки
    .accusative = Ниссаку
    .stop = { station-village }
place-kanaya = Каная
    .genitive = Канаи
    .accusative = Канаю
    .stop = { station-encounter }
place-shimada = Симада
    .genitive = Симады
    .accusative = Симаду
    .stop = { station-farm }
place-fujieda = Фудзиэда
    .genitive = Фудзиэды
    .accusative = Фудзиэду
    .stop = { station-mountain }
place-okabe = Окабэ
    .genitive = Окабэ
    .accusative = Окабэ
    .stop = { station-hot-spring }
place-mariko = Марико
    .genitive = Марико
    .accusative = Марико
    .stop = { station-sea }
place-fuchu = Футю
    .genitive = Футю
    .accusative = Футю
    .stop = { station-paddy }
place-ejiri = Эдзири
    .genitive = Эдзири
    .accusative = Эдзири
    .stop = { station-temple }
place-okitsu = Окицу
    .genitive = Окицу
    .accusative = Окицу
    .stop = { station-farm }
place-yui = Юи
    .genitive = Юи
    .accusative = Юи
    .stop = { station-encounter }
place-kanbara = Камбара
    .genitive = Камбары
    .accusative = Камбару
    .stop = { station-sea }
place-yoshiwara = Ёсивара
    .genitive = Ёсивары
    .accusative = Ёсивару
    .stop = { station-village }
place-hara = Хара
    .genitive = Хары
    .accusative = Хару
    .stop = { station-inn }
place-numazu = Нумадзу
    .genitive = Нумадзу
    .accusative = Нумадзу
    .stop = { station-hot-spring }
place-mishima = Мисима
    .genitive = Мисимы
    .accusative = Мисиму
    .stop = { station-temple }
place-hakone = Хаконэ
    .genitive = Хаконэ
    .accusative = Хаконэ
    .stop = { station-encounter }
place-odawara = Одавара
    .genitive = Одавары
    .accusative = Одавару
    .stop = { station-village }
place-oiso = Оисо
    .genitive = Оисо
    .accusative = Оисо
    .stop = { station-sea }
place-hiratsuka = Хирацука
    .genitive = Хирацуки
    .accusative = Хирацуку
    .stop = { station-farm }
place-fujisawa = Фудзисава
    .genitive = Фудзисавы
    .accusative = Фудзисаву
    .stop = { station-hot-spring }
place-totsuka = Тоцука
    .genitive = Тоцуки
    .accusative = Тоцуку
    .stop = { station-encounter }
place-hodogaya = Ходогая
    .genitive = Ходогаи
    .accusative = Ходогаю
    .stop = { station-mountain }
place-kanagawa = Канагава
    .genitive = Канагавы
    .accusative = Канагаву
    .stop = { station-paddy }
place-kawasaki = Кавасаки
    .genitive = Кавасаки
    .accusative = Кавасаки
    .stop = { station-sea }
place-shinagawa = Синагава
    .genitive = Синагавы
    .accusative = Синагаву
    .stop = { station-village }
place-edo = Эдо
    .genitive = Эдо
    .accusative = Эдо
    .stop = { station-inn }

panorama-paddy = рисовое поле
panorama-mountain = гора
panorama-sea = море

spring-small = малый источник
    .prepositional = малом источнике
spring-large = большой источник
    .prepositional = большом источнике

sort-small-object = вещица
sort-clothing = одежда
sort-art = предмет искусства
sort-food = кушанье

souvenir-gofu = Гофу
    .gloss = бумажный оберег
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_gofu_price }
souvenir-hashi = Хаси
    .gloss = палочки для еды
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_hashi_price }
souvenir-koma = Кома
    .gloss = волчок
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_koma_price }
souvenir-uchiwa = Утива
    .gloss = круглый веер
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_uchiwa_price }
souvenir-washi = Васи
    .gloss = бумага ручной выделки
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_washi_price }
souvenir-yunomi = Юноми
    .gloss = чайная чашка
    .sort = { sort-small-object }
    .price = { $souvenirs_cards_yunomi_price }
souvenir-furoshiki = Фуросики
    .gloss = платок для поклажи
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_furoshiki_price }
souvenir-geta = Гэта
    .gloss = деревянные сандалии
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_geta_price }
souvenir-haori = Хаори
    .gloss = короткая накидка
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_haori_price }
souvenir-kan-zashi = Кандзаси
    .gloss = шпилька для волос
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_kan-zashi_price }
souvenir-sandogasa = Сандогаса
    .gloss = дорожная шляпа
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_sandogasa_price }
souvenir-yukata = Юката
    .gloss = летнее кимоно
    .sort = { sort-clothing }
    .price = { $souvenirs_cards_yukata_price }
souvenir-jubako = Дзюбако
    .gloss = многоярусный короб
    .sort = { sort-art }
    .price = { $souvenirs_cards_jubako_price }
souvenir-netsuke = Нэцкэ
    .gloss = резной брелок
    .sort = { sort-art }
    .price = { $souvenirs_cards_netsuke_price }
souvenir-shikki = Сикки
    .gloss = лаковая посуда
    .sort = { sort-art }
    .price = { $souvenirs_cards_shikki_price }
souvenir-shamisen = Сямисэн
    .gloss = трёхструнная лютня
    .sort = { sort-art }
    .price = { $souvenirs_cards_shamisen_price }
souvenir-sumie = Сумиэ
    .gloss = картина тушью
    .sort = { sort-art }
    .price = { $souvenirs_cards_sumie_price }
souvenir-ukiyoe = Укиё-э
    .gloss = цветная гравюра
    .sort = { sort-art }
    .price = { $souvenirs_cards_ukiyoe_price }
souvenir-kamaboko = Камабоко
    .gloss = рыбный рулет
    .sort = { sort-food }
    .price = { $souvenirs_cards_kamaboko_price }
souvenir-konpeito = Компэйто
    .gloss = сахарные звёздочки
    .sort = { sort-food }
    .price = { $souvenirs_cards_konpeito_price }
souvenir-manju = Мандзю
    .gloss = паровая булочка
    .sort = { sort-food }
    .price = { $souvenirs_cards_manju_price }
souvenir-daifuku = Дайфуку
    .gloss = рисовый пирожок
    .sort = { sort-food }
    .price = { $souvenirs_cards_daifuku_price }
souvenir-ocha = Отя
    .gloss = зелёный чай
    .sort = { sort-food }
    .price = { $souvenirs_cards_ocha_price }
souvenir-sake = Сакэ
    .gloss = рисовое вино
    .sort = { sort-food }
    .price = { $souvenirs_cards_sake_price }

meal-misoshiru = Мисосиру
    .gloss = суп мисо
    .price = { $meals_cards_misoshiru_price }
meal-nigirimeshi = Нигиримэси
    .gloss = рисовые шарики
    .price = { $meals_cards_nigirimeshi_price }
meal-dango = Данго
    .gloss = сладкие клёцки
    .price = { $meals_cards_dango_price }
meal-yakitori = Якитори
    .gloss = куриные шашлычки
    .price = { $meals_cards_yakitori_price }
meal-soba = Соба
    .gloss = гречневая лапша
    .price = { $meals_cards_soba_price }
meal-sushi = Суши
    .gloss = рис с рыбой
    .price = { $meals_cards_sushi_price }
meal-tofu = Тофу
    .gloss = соевый творог
    .price = { $meals_cards_tofu_price }
meal-tempura = Тэмпура
    .gloss = рыба и овощи в кляре
    .price = { $meals_cards_tempura_price }
meal-unagi = Унаги
    .gloss = жареный угорь
    .price = { $meals_cards_unagi_price }
meal-donburi = Домбури
    .gloss = миска риса с начинкой
    .price = { $meals_cards_donburi_price }
meal-udon = Удон
    .gloss = пшеничная лапша
    .price = { $meals_cards_udon_price }
meal-fugu = Фугу
    .gloss = рыба иглобрюх
    .price = { $meals_cards_fugu_price }
meal-tai-meshi = Тай-мэси
    .gloss = рис с морским лещом
    .price = { $meals_cards_tai-meshi_price }
meal-sashimi = Сасими
    .gloss = ломтики сырой рыбы
    .price = { $meals_cards_sashimi_price }

encounter-shokunin = Сёкунин
    .accusative = сёкунина
    .role = странствующий торговец
    .effect = верхний сувенир в подарок
encounter-guide-paddy = Аннайбито (рисовое поле)
    .accusative = аннайбито, проводника к рисовому полю
    .role = проводник
    .effect = следующая часть пейзажа «рисовое поле»
encounter-guide-mountain = Аннайбито (гора)
    .accusative = аннайбито, проводника к горе
    .role = проводник
    .effect = следующая часть пейзажа «гора»
encounter-guide-sea = Аннайбито (море)
    .accusative = аннайбито, проводника к морю
    .role = проводник
    .effect = следующая часть пейзажа «море»
encounter-samurai = Самурай
    .accusative = самурая
    .role = воин
    .effect =
        { $encounters_effects_samurai_points ->
            [one] { $encounters_effects_samurai_points } очко
            [few] { $encounters_effects_samurai_points } очка
           *[other] { $encounters_effects_samurai_points } очков
        }
encounter-kuge = Кугэ
    .accusative = кугэ
    .role = дворянин
    .effect =
        { $encounters_effects_kuge_coins ->
            [one] { $encounters_effects_kuge_coins } монета
            [few] { $encounters_effects_kuge_coins } монеты
           *[other] { $encounters_effects_kuge_coins } монет
        }
encounter-miko = Мико
    .accusative = мико
    .role = служительница храма
    .effect =
        { $encounters_effects_miko_coins ->
            [one] { $encounters_effects_miko_coins } монета
            [few] { $encounters_effects_miko_coins } монеты
           *[other] { $encounters_effects_miko_coins } монет
        } из резерва жертвуется храму от вашего имени

traveler-hiroshige = Хиросигэ
    .role = художник
    .ability = В каждой гостинице по пути перед ужином берёт следующую часть любого пейзажа.
    .purse = { $travelers_cards_hiroshige_coins }
traveler-chuubei = Тюбэй
    .role = посыльный
    .ability = В каждой гостинице по пути перед ужином берёт карту встречи.
    .purse = { $travelers_cards_chuubei_coins }
traveler-kinko = Кинко
    .role = ронин
    .ability =
        Платит за любую трапезу на { $travelers_abilities_kinko_discount ->
            [one] { $travelers_abilities_kinko_discount } монету
            [few] { $travelers_abilities_kinko_discount } монеты
           *[other] { $travelers_abilities_kinko_discount } монет
        } меньше, а самые дешёвые получает даром.
    .purse = { $travelers_cards_kinko_coins }
traveler-yoshiyasu = Ёсиясу
    .role = чиновник
    .ability =
        { $travelers_abilities_yoshiyasu_cards ->
            [1] При встрече берёт одну карту, как и все.
            [few] При встрече смотрит { $travelers_abilities_yoshiyasu_cards } карты и выбирает одну; что вернулось в колоду, знает он один.
           *[other] При встрече смотрит { $travelers_abilities_yoshiyasu_cards } карт и выбирает одну; что вернулось в колоду, знает он один.
        }
    .purse = { $travelers_cards_yoshiyasu_coins }
traveler-satsuki = Сацуки
    .role = сиротка
    .ability = В каждой гостинице может даром взять верхнюю трапезу колоды; если откажется, может купить другую.
    .purse = { $travelers_cards_satsuki_coins }
traveler-mitsukuni = Мицукуни
    .role = старец
    .ability =
        Получает на { $travelers_abilities_mitsukuni_points ->
            [one] { $travelers_abilities_mitsukuni_points } очко
            [few] { $travelers_abilities_mitsukuni_points } очка
           *[other] { $travelers_abilities_mitsukuni_points } очков
        } больше за каждый горячий источник и каждое достижение.
    .purse = { $travelers_cards_mitsukuni_coins }
traveler-sasayakko = Сасаякко
    .role = гейша
    .ability = Если покупает в деревне хотя бы два сувенира, самый дешёвый из них достаётся ей даром.
    .purse = { $travelers_cards_sasayakko_coins }
traveler-hirotada = Хиротада
    .role = священник
    .ability =
        Жертвуя храму, может добавить { $travelers_abilities_hirotada_coins ->
            [one] { $travelers_abilities_hirotada_coins } монету
            [few] { $travelers_abilities_hirotada_coins } монеты
           *[other] { $travelers_abilities_hirotada_coins } монет
        } из резерва.
    .purse = { $travelers_cards_hirotada_coins }
traveler-umegae = Умэгаэ
    .role = уличная артистка
    .ability =
        Каждая встреча сперва приносит ей { $travelers_abilities_umegae_points ->
            [one] { $travelers_abilities_umegae_points } очко
            [few] { $travelers_abilities_umegae_points } очка
           *[other] { $travelers_abilities_umegae_points } очков
        } и { $travelers_abilities_umegae_coins ->
            [one] { $travelers_abilities_umegae_coins } монету
            [few] { $travelers_abilities_umegae_coins } монеты
           *[other] { $travelers_abilities_umegae_coins } монет
        }.
    .purse = { $travelers_cards_umegae_coins }
traveler-zen-emon = Дзэн-эмон
    .role = купец
    .ability =
        В каждой деревне может взять один сувенир за { $travelers_abilities_zen_emon_price ->
            [one] { $travelers_abilities_zen_emon_price } монету
            [few] { $travelers_abilities_zen_emon_price } монеты
           *[other] { $travelers_abilities_zen_emon_price } монет
        }, сколько бы тот ни стоил.
    .purse = { $travelers_cards_zen-emon_coins }

achievement-paddy = Пейзаж: рисовое поле
    .merit = кто первым собрал пейзаж «рисовое поле»
achievement-mountain = Пейзаж: гора
    .merit = кто первым собрал пейзаж «гора»
achievement-sea = Пейзаж: море
    .merit = кто первым собрал пейзаж «море»
achievement-gourmet = Гурман
    .merit = у кого выше сумма цен на картах трапез
achievement-bather = Купальщик
    .merit = у кого больше карт горячих источников
achievement-chatterbox = Любитель поболтать
    .merit = у кого больше карт встреч
achievement-collector = Коллекционер
    .merit = у кого больше сувениров

seat-neutral = Нейтральный путник
    .listed = нейтральный путник

# Что объясняет страница правил; её тексты ссылаются на эти слова.
term-traveler = путник
    .meaning = Кем вы будете в этом путешествии. У каждого путника свой кошелёк с монетами и своё умение.
term-pawn = фишка
    .meaning = Показывает, где на дороге ваш путник.
term-points = очки впечатлений
    .meaning = То, чего надо набрать больше всех. Сколько их у каждого, всегда видно на столе.
term-inn = гостиница
    .meaning = В каждой гостинице останавливаются все, ждут последнего и могут поужинать.
term-leg = переход
    .meaning = Часть дороги между двумя гостиницами.
term-station = участок
    .meaning = Место на дороге, где можно остановиться. Рисунок показывает, что там можно получить.
term-rearmost = кто позади всех
    .meaning = Чья фишка отстала больше других. Он и ходит, кто бы ни ходил до этого.
term-souvenir = сувенир
    .meaning = Карта, которую покупают в деревне.
term-set = сет
    .meaning = Сувениры разных видов, не больше одного каждого. Чем больше их в сете, тем дороже следующий.
term-panorama = пейзаж
    .meaning = Картина из нескольких частей: рисовое поле, гора или море. Каждая остановка добавляет часть.
term-donors = жертвователи
    .meaning = Все, кто отдал храму монеты. Самые щедрые получают очки в конце пути.
term-encounter = встреча
    .meaning = Карта с тем, кого вы встретили; действует сразу.
term-meal = трапеза
    .meaning = Блюдо в гостинице. В каждой можно купить не больше одного, и ни одно не едят дважды за весь путь.
term-achievement = достижение
    .meaning = Награда тому, кто был первым или лучшим; приносит { $achievements_points ->
            [one] { $achievements_points } очко
            [few] { $achievements_points } очка
           *[other] { $achievements_points } очков
        }.
term-reserve = резерв
    .meaning = Монеты, которые никому не принадлежат.
term-neutral = нейтральный путник
    .meaning = В игре вдвоём — третья фишка, ничья. Она занимает места и не получает очков.

## Настройки

option-initiation = Ознакомительный маршрут
    .hint = Без карт путников, для первой партии.
option-initiation-off = Нет
    .hint = Каждый выбирает себе путника со своим умением и кошельком.
option-initiation-on = Да
    .hint = Умений ни у кого нет, а монет у каждого поровну: { $variants_initiation_coins }.
option-return-trip = Дорога обратно
    .hint = В какую сторону идти.
option-return-trip-off = Нет
    .hint = Из Киото в Эдо.
option-return-trip-on = Да
    .hint = Из Эдо в Киото, по тем же местам.
option-gastronomy = Кулинарное путешествие
    .hint = Сколько трапез в гостиницах.
option-gastronomy-off = Нет
    .hint = Выбор остаётся и у последнего гостя.
option-gastronomy-on = Да
    .hint = Трапез в каждой гостинице меньше на { $variants_gastronomy_fewer_meals }: последнему может не остаться выбора, и важнее прийти раньше.
option-preparations = Сборы в дорогу
    .hint = Менять ли кошельки по порядку выхода.
option-preparations-off = Нет
    .hint = Все выходят с монетами из своего кошелька.
option-preparations-on = Да
    .hint = Кто выходит из первой гостиницы раньше, отдаёт монету, а кто позже — получает ещё, до { $variants_preparations_coins_by_slot_1 }.

## Количества

so-many-coins =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
so-many-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
coins-held =
    { $coins ->
        [0] нет монет
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }

coins-left =
    { $coins ->
        [0] Кошелёк опустеет
        [one] В кошельке останется { $coins } монета
        [few] В кошельке останется { $coins } монеты
       *[other] В кошельке останется { $coins } монет
    }

## Действия

action-travel-as = В путь: { $traveler }, { $traveler_role }; монет: { $traveler_purse }
action-walk = { $place }: { $place_stop }
action-buy = Купить: { $souvenir } ({ $souvenir_gloss }), { $souvenir_sort }, цена { $souvenir_price }
action-bargain =
    Сторговать: { $souvenir } ({ $souvenir_sort }) за { $travelers_abilities_zen_emon_price ->
        [one] { $travelers_abilities_zen_emon_price } монету
        [few] { $travelers_abilities_zen_emon_price } монеты
       *[other] { $travelers_abilities_zen_emon_price } монет
    } вместо { $souvenir_price }
action-leave = Уйти из деревни
action-donate = Пожертвовать { so-many-coins }
action-donate-own = Пожертвовать { so-many-coins }, без добавки из резерва
action-keep = Встретить { $encounter_accusative }: { $encounter_effect }
action-admire = Следующая часть пейзажа «{ $panorama }»
action-pass-by = Не брать пейзаж
action-accept = Принять угощение
action-decline = Отказаться и посмотреть остальные трапезы
action-eat = Съесть: { $meal } ({ $meal_gloss }), цена на карте { $meal_price }
action-fast = Ничего не есть
action-deal = Раздать путника: { $traveler }
action-line-up = Следующее место в линии: { $pawn }
action-souvenir = Открыть сувенир: { $souvenir }
action-spring = Открыть карту: { $spring }
action-meet = Открыть встречу: { $encounter }
action-meal = Открыть трапезу: { $meal }
action-drop = Убрать трапезу: { $meal }

## Отказы

refusal-not-ahead = { $place } не лежит впереди.
refusal-beyond-the-inn = { $place } дальше следующей гостиницы, а в ней останавливаются все.
refusal-no-free-place = { $place }: свободного места там нет.
refusal-no-coin = Без монеты здесь не остановиться: { $place }, { $place_stop }.
refusal-panorama-complete = Этот пейзаж вы уже собрали.
refusal-panorama-due = { traveler-hiroshige } обязан взять часть пейзажа в каждой гостинице по пути.
refusal-not-on-display = Такого сувенира на прилавке нет: { $souvenir }.
refusal-too-dear = На это у вас не хватает монет.
refusal-dish-already-eaten = Это блюдо вы уже пробовали, а есть одно и то же дважды за путь нельзя.
refusal-not-on-the-menu = Такой трапезы в гостинице нет: { $meal }.

## За что даются очки

source-panoramas = пейзажи
source-souvenirs = сувениры
source-springs = горячие источники
source-encounters = встречи
source-meals = трапезы
source-donations = пожертвования
source-temple = место в храме
source-achievements = достижения

## События

event-dealt = { $seat } получает при раздаче карту путника: { $traveler }.
event-chosen = { $seat } решает, кем стать: { $traveler }.
event-chosen-unseen = { $seat } выбирает путника.
event-travels-as = { $seat } — { $traveler_role } { $traveler }, в кошельке { coins-held }.
event-lined-up =
    { $pawn } занимает в первой гостинице { $slot ->
        [1] первое
        [2] второе
        [3] третье
        [4] четвёртое
       *[other] пятое
    } место от дороги.
event-prepared = { $seat } получает { so-many-coins } за поздний выход.
event-set-out-poorer = { $seat } отдаёт { so-many-coins } за ранний выход.
event-led-neutral = { $seat } ведёт нейтрального путника.
event-walked = { $pawn } идёт из { $from_genitive } в { $to_accusative }: { $to_stop }.
event-arrived =
    { $pawn } — { $order ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
       *[other] пятый
    } гость в гостинице { $place_genitive }.
event-offered = { $seat } видит на прилавке: { $souvenir } ({ $souvenir_gloss }), { $souvenir_sort }, цена { $souvenir_price }.
event-bought = { $seat } покупает сувенир «{ $souvenir }» за { so-many-coins } и получает { so-many-points }.
event-left-empty = { $seat } уходит из деревни без покупок.
event-given-back = { $seat } возвращает себе { so-many-coins }: { traveler-sasayakko } не платит за самый дешёвый сувенир.
event-earned = { $seat } получает { so-many-coins }.
event-admired = { $seat } видит часть { $part } пейзажа «{ $panorama }» и получает { so-many-points }.
event-passed-by = { $seat } проходит мимо пейзажей.
event-bathed = { $seat } купается в { $spring_prepositional } и получает { so-many-points }.
event-donated = { $seat } жертвует храму { so-many-coins } и получает { so-many-points }.
event-neutral-donated = Нейтральный путник жертвует храму { so-many-coins }.
event-drew = { $seat } может встретить { $encounter_accusative }.
event-drew-unseen = { $seat } втайне берёт карту встречи.
event-met = { $seat } встречает { $encounter_accusative }.
event-put-back = { $seat } убирает под колоду карту встречи: { $encounter }.
event-put-back-unseen = { $seat } втайне убирает под колоду карту встречи.
event-entertained = { traveler-umegae } выступает перед публикой: { $seat } получает { so-many-coins } и { so-many-points }.
event-was-given = { $seat } получает в подарок сувенир «{ $souvenir }», а за него { so-many-points }.
event-impressed = { $seat } получает за встречу { so-many-points }.
event-served = { $seat } видит среди трапез: { $meal }.
event-served-unseen =
    { $pawn } приходит к пустому столу: из колоды берут { $meals ->
        [one] { $meals } трапезу
        [few] { $meals } трапезы
       *[other] { $meals } трапез
    }, рубашкой вверх.
event-looked = { $seat } видит среди оставшихся трапез: { $meal }.
event-dropped = Одну из трапез убирают под колоду, и никто не видит какую.
event-treated = { $seat } видит, чем угощают: { $meal }.
event-treated-unseen = { $seat } втайне видит, чем угощают.
event-declined = { $seat } отказывается от угощения.
event-ate =
    { $seat } ест блюдо «{ $meal }» { $coins ->
        [0] даром
        [one] за { $coins } монету
        [few] за { $coins } монеты
       *[other] за { $coins } монет
    } и получает { so-many-points }.
event-fasted = { $seat } ложится спать на пустой желудок.
event-leg-begins = Все выходят в путь из { $place_genitive }.
event-achieved = { $seat } получает достижение «{ $achievement }»: { so-many-points }.
event-temple-rank =
    { $pawn } занимает { $rank }-е место по пожертвованиям храму{ $points ->
        [0] .
        [one] {" "}и получает { $points } очко.
        [few] {" "}и получает { $points } очка.
       *[other] {" "}и получает { $points } очков.
    }
event-game-over = Путешествие завершилось.

# Говорится в конце, если очков поровну.
tie-break = При равенстве очков решает число достижений, а если равно и оно — победу делят.

## Строки журнала, которые сворачиваются в одну

folded-dealt =
    { $who ->
        [all] Все получают на выбор по { $each ->
            [one] { $each } карту
            [few] { $each } карты
           *[other] { $each } карт
        } путников
        [one] { $names } получает на выбор { $each ->
            [one] { $each } карту
            [few] { $each } карты
           *[other] { $each } карт
        } путников
       *[some] { $names } получают на выбор по { $each ->
            [one] { $each } карту
            [few] { $each } карты
           *[other] { $each } карт
        } путников
    }.
folded-chosen =
    { $who ->
        [all] Все втайне выбирают
        [one] { $names } втайне выбирает
       *[some] { $names } втайне выбирают
    } путника.
# Всегда об одном госте и о нескольких вещах.
folded-offered =
    { $names } видит на прилавке { $each ->
        [few] { $each } сувенира
       *[other] { $each } сувениров
    }.
folded-served =
    { $names } видит { $each ->
        [few] { $each } трапезы
       *[other] { $each } трапез
    } на выбор.
folded-looked =
    { $names } видит { $each ->
        [few] { $each } оставшиеся трапезы
       *[other] { $each } оставшихся трапез
    }.

## Подсказки к ходу

prompt-dealing = Подождите: раздают карты путников.
prompt-lining-up = Подождите: путники выстраиваются в первой гостинице.
prompt-displaying = Подождите: в деревне выкладывают сувениры.
prompt-giving = Подождите: торговец достаёт подарок.
prompt-bathing = Подождите: открывают карту горячего источника.
prompt-meeting = Подождите: открывают карту встречи.
prompt-serving = Подождите: в гостинице накрывают на стол.
prompt-treating = Подождите: несут угощение.
prompt-dropping = Подождите: из-за нейтрального путника убирают одну из трапез.
prompt-choosing =
    Выберите, кем вы станете{ $cards ->
        [2] : { $traveler } или { $other_traveler }
       *[other] {" "}в этом путешествии
    }.
prompt-walking =
    { $neutral ->
        [0] Идите дальше из { $place_genitive }: вы позади всех, в кошельке { coins-held }.
       *[other] Ведите нейтрального путника дальше из { $place_genitive }: он позади всех, а вы впереди.
    }
prompt-shopping =
    Покупайте сувениры или уходите: у вас { coins-held }{ $bargain ->
        [0] {""}
       *[other] , а один сувенир можно взять за { $travelers_abilities_zen_emon_price ->
            [one] { $travelers_abilities_zen_emon_price } монету
            [few] { $travelers_abilities_zen_emon_price } монеты
           *[other] { $travelers_abilities_zen_emon_price } монет
        }
    }{ $sasayakko ->
        [0] {""}
       *[other] , а если купите хотя бы два, самый дешёвый достанется даром
    }.
prompt-donating =
    Пожертвуйте храму { $temple_donation_max ->
        [1] монету
       *[other] хотя бы одну монету, но не больше { $temple_donation_max }
    }: у вас { coins-held }{ $hirotada ->
        [0] {""}
       *[other] , и ещё { $travelers_abilities_hirotada_coins ->
            [one] { $travelers_abilities_hirotada_coins } монету
            [few] { $travelers_abilities_hirotada_coins } монеты
           *[other] { $travelers_abilities_hirotada_coins } монет
        } добавит резерв
    }.
prompt-keeping =
    { $cards ->
        [2] Выберите встречу: { $encounter } или { $other_encounter }.
       *[other] Откройте встречу: { $encounter }.
    }
prompt-admiring = Выберите пейзаж и возьмите его следующую часть.
prompt-tasting =
    { $had ->
        [0] Отведайте даром блюдо «{ $meal }» или откажитесь и посмотрите остальные трапезы.
       *[other] Откажитесь от блюда «{ $meal }», которое вы уже пробовали, и посмотрите остальные трапезы.
    }
prompt-dining =
    Выберите трапезу или останьтесь без ужина: у вас { coins-held }{ $kinko ->
        [0] {""}
       *[other] , а платите вы на { $travelers_abilities_kinko_discount ->
            [one] { $travelers_abilities_kinko_discount } монету
            [few] { $travelers_abilities_kinko_discount } монеты
           *[other] { $travelers_abilities_kinko_discount } монет
        } меньше, чем указано на карте
    }.

## Помощь

help-dealing = Каждый втайне получает карты путников и становится одним из них. У путника есть умение и кошелёк.
help-lining-up = Порядок решает случай. Кто стоит ближе всех к дороге, тот выходит последним.
help-displaying = Верхние сувениры колоды выкладывают у всех на виду; гость деревни может купить любые из них.
help-giving = Верхний сувенир колоды достаётся в подарок: он входит в коллекцию и приносит очки, как купленный.
help-bathing = Карту берут наугад: это малый или большой источник. У кого их в конце больше всех, тот получит достижение.
help-meeting = Верхняя карта колоды действует сразу и остаётся у путника. У кого их в конце больше всех, тот получит достижение.
help-serving =
    Первый гость берёт из колоды { $meals ->
        [one] { $meals } трапезу и втайне её
        [few] { $meals } трапезы и втайне их
       *[other] { $meals } трапез и втайне их
    } смотрит. Каждый следующий видит то, что осталось.
help-treating = { traveler-satsuki } может даром взять верхнюю трапезу колоды; видит её она одна.
help-dropping = Когда в гостиницу приходит нейтральный путник, одну из её трапез наугад убирают под колоду, и никто не видит какую.
help-choosing =
    { $cards ->
        [2] { $traveler }, { $traveler_role }; монет в кошельке: { $traveler_purse }. { $traveler_ability } { $other_traveler }, { $other_traveler_role }; монет в кошельке: { $other_traveler_purse }. { $other_traveler_ability }
       *[other] Все выбирают втайне. После последнего выбора путников открывают, а прочие карты возвращаются в коробку.
    }
help-walking =
    { $neutral ->
        [0] Подойдёт любое свободное место впереди, но не дальше следующей гостиницы: там останавливаются все. Следующим ходит тот, кто окажется позади: уйдёте далеко — у других будет много ходов, пройдёте немного — возможно, снова пойдёте вы. В деревне и в храме нужна хотя бы одна монета; пейзаж, который вы собрали, для вас закрыт.
       *[other] Нейтральный путник встаёт на любое свободное место, но не дальше следующей гостиницы. Ни один из вас туда уже не встанет. В храме он жертвует из резерва и спорит с вами за места, а в гостинице из-за него пропадает трапеза. В остальном его остановки ни на что не влияют.
    }
help-shopping = В сете по одному сувениру каждого вида; первый, второй, третий и четвёртый приносят { $souvenirs_set_points_1 }, { $souvenirs_set_points_2 }, { $souvenirs_set_points_3 } и { $souvenirs_set_points_4 } очков. Сувенир попадает в первый сет, где его вида ещё нет. Чего вы не купили, уходит под колоду.
help-donating =
    Каждая монета сразу приносит { $temple_points_per_coin ->
        [one] { $temple_points_per_coin } очко
        [few] { $temple_points_per_coin } очка
       *[other] { $temple_points_per_coin } очков
    } и лежит в храме до конца пути. Тогда больше всех получат самые щедрые, а кто ничего не пожертвовал, ничего и не получит.
help-keeping = Выбранная карта действует сразу, другая уходит под колоду; какая она, знает один { traveler-yoshiyasu }.
help-admiring = Часть приносит столько очков, каков её номер. Кто соберёт пейзаж первым, получит достижение; у собранного пейзажа частей больше нет. От предложения проводника можно отказаться, а { traveler-hiroshige } в каждой гостинице по пути берёт часть обязательно.
help-tasting = Угощение и есть ваш ужин в этой гостинице. Если откажетесь, карта уйдёт под колоду, а вы сможете купить одну из других трапез.
help-dining =
    Трапеза приносит { $meals_points ->
        [one] { $meals_points } очко
        [few] { $meals_points } очка
       *[other] { $meals_points } очков
    }. В каждой гостинице можно купить одну, и ни одно блюдо нельзя есть дважды за весь путь. Чем дороже трапезы, тем ближе достижение «{ achievement-gourmet }».

## Страница правил

rules-aim = Побеждает тот, у кого после [последней гостиницы](#term-inn) больше всех [очков впечатлений](#term-points): его путешествие вышло самым богатым.

    Вы — [путник](#term-traveler) на старой дороге между Киото и Эдо и стараетесь увидеть, попробовать, купить и пожертвовать как можно больше. Всё это приносит очки — сразу или в конце пути. Спешить незачем: кто идёт медленно, больше увидит, зато кто торопится, выбирает первым.
    .heading = Как победить
rules-road = Между концами дороги { $stages ->
        [one] { $stages } место
        [few] { $stages } места
       *[other] { $stages } мест
    }, а гостиницы [делят её](#term-leg) на { $legs ->
        [one] { $legs } переход
        [few] { $legs } перехода
       *[other] { $legs } переходов
    }. На поле подписаны только Киото и Эдо; здесь каждое место носит имя исторической станции с тем же номером — на дороге их было ровно столько же. Столбец «Мест» показывает, сколько путников там помещается.
    .heading = Дорога
rules-setup =
    - Каждому втайне раздают { $travelers_dealt ->
        [1] карту путника. Открывают их вместе.
        [few] { $travelers_dealt } карты путников, и он выбирает себе одного. Открывают их вместе; прочие возвращаются в коробку.
       *[other] { $travelers_dealt } карт путников, и он выбирает себе одного. Открывают их вместе; прочие возвращаются в коробку.
    }
    - Каждый берёт столько монет, сколько положено его путнику.
    - Путники выстраиваются в первой гостинице в случайном порядке, друг за другом. Кто ближе всех к дороге, выходит последним.
    .heading = Подготовка
rules-turn = Ходит [тот, кто позади всех](#term-rearmost), — и ходит снова, если и теперь позади. Он идёт вперёд на любое [свободное место](#term-station), минуя сколько угодно других, но никогда не проходит мимо гостиницы. Что даёт это место, он получает сразу; потом опять ходит тот, кто позади.

    Не всякое место открыто каждому: без монеты нельзя остановиться в деревне и в храме, и нельзя остановиться [у пейзажа](#term-panorama), который вы уже собрали.
    .heading = Ход
rules-double = На некоторых участках есть вторая точка, сбоку от дороги. Если игроков { $double_from } или больше, её тоже занимают: первый встаёт на дороге, второй сбоку и считается позади первого. Если игроков меньше, на таком участке помещается только [один путник](#term-pawn).
    .heading = Двойные участки
rules-village = Чтобы остановиться, нужна монета. { $souvenirs_offered ->
        [1] Открывают верхний сувенир колоды, если он есть, и вы можете его купить.
        [few] Открывают { $souvenirs_offered } верхних сувенира колоды или сколько в ней осталось, и вы можете купить любые из них или ни одного.
       *[other] Открывают { $souvenirs_offered } верхних сувениров колоды или сколько в ней осталось, и вы можете купить любые из них или ни одного.
    } Чего вы не купили, уходит под колоду.

    Двух [одинаковых сувениров](#term-souvenir) нет, и каждый относится к одному из { $sorts } видов. Ваши сувениры складываются [в сеты](#term-set), где каждый вид встречается один раз; новый сувенир попадает в первый сет, в котором его вида ещё нет. Очки он приносит сразу: сколько — зависит от того, первый он в сете, второй, третий или четвёртый. Чтобы начать новый сет, не обязательно закончить прежний.
    .heading = Деревня
rules-farm = Вы получаете { $farm_coins ->
        [one] { $farm_coins } монету
        [few] { $farm_coins } монеты
       *[other] { $farm_coins } монет
    }. Копить можно сколько угодно.
    .heading = Ферма
rules-panoramas = Вы берёте следующую часть того пейзажа, который показан на участке, начиная с первой. Часть приносит столько очков, каков её номер. Каждый пейзаж можно собрать один раз; кто сделает это первым, получит [достижение](#term-achievement).
    .heading = Пейзажи
rules-hot-springs = Вы берёте карту горячего источника и получаете её очки.
    .heading = Горячие источники
rules-temple = Чтобы остановиться, нужна монета: { $temple_donation_max ->
        [1] жертвуют ровно одну. Она
       *[other] пожертвовать надо хотя бы одну, а можно и больше — до { $temple_donation_max }. Каждая
    } сразу приносит { $temple_points_per_coin ->
        [one] { $temple_points_per_coin } очко
        [few] { $temple_points_per_coin } очка
       *[other] { $temple_points_per_coin } очков
    } и остаётся в храме.

    В конце пути места [жертвователей](#term-donors) распределяют по числу пожертвованных монет. Если монет поровну, место делят, и каждый получает его очки полностью, а следующий за ними занимает следующее по порядку место. Кто ничего не пожертвовал, ничего и не получает.
    .heading = Храм
rules-encounters = Вы открываете [верхнюю карту колоды встреч](#term-encounter). Она действует сразу и остаётся лежать перед вами. Если пейзаж проводника вы уже собрали, можно взять следующую часть другого пейзажа; если собраны все, проводник ничего не даёт.
    .heading = Встречи
rules-inn = В каждой гостинице останавливаются все и ждут там последнего. Первый встаёт на дороге, остальные за ним; кто пришёл последним, выходит первым.

    Первый гость берёт из колоды [трапезы](#term-meal) и втайне их смотрит, может купить одну, а остальные оставляет рубашкой вверх следующему, и тот делает так же. Трапеза приносит { $meals_points ->
        [one] { $meals_points } очко
        [few] { $meals_points } очка
       *[other] { $meals_points } очков
    }. В каждой гостинице можно купить не больше одной, и ни одно блюдо нельзя есть дважды за весь путь. Когда поужинают все, оставшееся уходит под колоду. Сколько трапез берут, зависит от числа игроков:
    .heading = Гостиница
rules-achievements = Каждое приносит { $achievements_points ->
        [one] { $achievements_points } очко
        [few] { $achievements_points } очка
       *[other] { $achievements_points } очков
    }. Достижения за пейзажи получает по пути тот, кто был первым. Остальные вручают в конце, и все, у кого поровну, получают их полностью. Если для достижения ни у кого нет ни одной карты, его не вручают.
    .heading = Достижения
rules-end = Когда все пришли в последнюю гостиницу и поужинали, вручают последние достижения и считают очки храма. Побеждает тот, у кого больше очков, а при равенстве — тот, у кого больше достижений. Если равны и они, победу делят.
    .heading = Конец пути
rules-travelers = У каждого путника свой кошелёк и своё умение. «Гостиницы по пути» — те, что лежат между концами дороги.

    - { traveler-satsuki } видит угощение раньше, чем трапезы гостиницы. От блюда, которое уже пробовала, она должна отказаться. Если она пришла первой и приняла угощение, трапезы гостиницы берёт следующий гость.
    - { traveler-sasayakko } должна иметь монеты на все покупки; цену самой дешёвой она получает обратно, уходя из деревни. Подарки покупками не считаются.
    - { traveler-zen-emon } может торговаться, даже если на полную цену ему не хватает.
    - { traveler-hirotada } не может остановиться в храме, если у него нет ни одной своей монеты.
    .heading = Путники
rules-two-players = С вами идёт третий, [нейтральный путник](#term-neutral).

    - Он выстраивается вместе с остальными и ходит, когда оказался позади. Двигает его тот игрок, который впереди, — на любое свободное место: ему не нужны монеты, и пейзажей он не собирает.
    - В храме он жертвует { $two_players_neutral_coins ->
        [one] { $two_players_neutral_coins } монету
        [few] { $two_players_neutral_coins } монеты
       *[other] { $two_players_neutral_coins } монет
    } из [резерва](#term-reserve) и в конце занимает место среди жертвователей, но очков не получает.
    - Когда он приходит в гостиницу, одну из трапез наугад убирают под колоду, и никто не видит какую.
    - В остальном его остановки ни на что не влияют.
    .heading = Игра вдвоём
rules-variants = Их можно сочетать, в том числе вдвоём.

    - «{ option-initiation }»: путников нет, и каждый выходит с { $variants_initiation_coins ->
        [one] { $variants_initiation_coins } монетой
       *[other] { $variants_initiation_coins } монетами
    }.
    - «{ option-return-trip }»: путь идёт из Эдо в Киото.
    - «{ option-gastronomy }»: в гостиницах берут меньше трапез, см. таблицу в разделе «{ rules-inn.heading }».
    - «{ option-preparations }»: кто выходит из первой гостиницы раньше, отдаёт монеты, а кто позже — получает ещё; сколько, зависит от места в линии. Первый стоит ближе всех к дороге и выходит последним. Никто не отдаёт больше, чем у него есть.
    .heading = Варианты
rules-rulings = О некоторых случаях книга правил молчит. Вот наши решения:

    - Нейтральному путнику не нужна монета, и для него открыто любое свободное место.
    - Если нейтральный путник пришёл в гостиницу первым, берут трапезы, и одну из них тут же убирают под колоду; их никто не смотрит.
    - Если оба игрока стоят в одной гостинице, впереди тот, кто пришёл раньше: он и двигает нейтрального путника.
    - { traveler-satsuki } решает, взять ли угощение, прежде чем увидит трапезы гостиницы. Если откажется, оно уходит под колоду.
    - Достижение, для которого ни у кого нет ни одной карты, не вручают.
    - После жертвователей, разделивших место, следующий занимает следующее по порядку.
    - Игроки, равные и по очкам, и по достижениям, делят победу.
    - Если в колоде не хватает сувениров для деревни, открывают сколько осталось.
    - Монет в резерве всегда хватает.

    Здесь мы отступаем от книги правил:

    - «{ achievement-gourmet }» считается по ценам на картах трапез; полученные дешевле или даром идут в счёт полностью. В русской книге правил сказано о потраченных монетах, но во французском оригинале — о ценах на картах, и так же во всех записанных партиях лицензионной сетевой версии.
    - Порядок в первой гостинице всегда решает случай; по книге так бывает вдвоём и со сборами в дорогу.
    - Карту горячего источника берут всегда; по книге её можно и не брать, но она ничего не стоит.
    .heading = Наши решения
rules-sources = Правила взяты из книги правил и пересказаны своими словами. Карт и дороги в ней нет: они взяты с изображений настоящих карт и поля, из записей сыгранных партий и из других программ там, где все они сходятся. Что не удалось узнать и так, восстановлено и помечено знаком *. Если у вас есть коробка и вы знаете лучше, запишите верные числа в свой файл и играйте с `--components FILE`.
    .heading = Источники

rules-leg = { $from } — { $to }
rules-legend = Числа со знаком * восстановлены, см. раздел «{ rules-sources.heading }».

reconstructed-variants-preparations-coins_by_slot_for_few = Монеты варианта «{ option-preparations }» для двоих и троих. В правилах они объяснены для четверых, а на рисунке пять мест; двое и трое получают то, что нарисовано у занятых ими мест.
reconstructed-variants-gastronomy-fewer_meals_for_two = На сколько трапез меньше берут вдвоём в варианте «{ option-gastronomy }». Об этом нигде не сказано; принято столько же, сколько при большем числе игроков.

column-number = №
column-place = Место
column-japanese = По-японски
column-station = Участок
column-room = Мест
column-sort = Вид
column-souvenir = Сувенир
column-meaning = Что это
column-price = Цена
column-in-set = В сете
column-points = Очки
column-panorama = Пейзаж
column-parts = Частей
column-spring = Источник
column-count = Карт
column-rank = Место
column-encounter = Встреча
column-role = Кто это
column-effect = Что даёт
column-meal = Трапеза
column-players = Игроки
column-meals = Трапез
column-gastronomy = { option-gastronomy }
column-achievement = Достижение
column-merit = Кому
column-traveler = Путник
column-coins = Монет
column-ability = Умение
column-line = В линии

ordinal-1 = 1-й
ordinal-2 = 2-й
ordinal-3 = 3-й
ordinal-4 = 4-й
ordinal-5 = 5-й
rank-others = прочие
players-range =
    { $most ->
        [few] { $least } или { $most } игрока
       *[other] { $least } или { $most } игроков
    }
room-all = все

## Стол в терминале

table-leg = Переход { $leg } из { $legs }: { $start } – { $goal }
table-before = Перед дорогой
table-over = Путешествие окончено
table-variants = Варианты: { $names }
table-order = Очередь:

# Названия участков там, где места почти нет: не длиннее четырёх букв, кроме гостиницы.
table-station-paddy = рис
table-station-mountain = гора
table-station-sea = море
table-station-village = торг
table-station-farm = поля
table-station-hot-spring = баня
table-station-temple = храм
table-station-encounter = люди
table-station-inn = ночлег

# Одна-две буквы вместо названия, когда для него нет места.
table-sign-paddy = Ри
table-sign-mountain = Го
table-sign-sea = Мо
table-sign-village = Де
table-sign-farm = Фе
table-sign-hot-spring = Ис
table-sign-temple = Хр
table-sign-encounter = Вс
table-sign-inn = Гс
table-sign-meal = Бл
table-sign-points = оч
table-sign-small-object = В
table-sign-clothing = О
table-sign-art = И
table-sign-food = К

table-head-points = очки
table-head-springs = ванны
table-head-encounters = встречи
table-head-meals = блюда
table-head-temple = храм
table-head-achievements = дост.

table-travelers = Кем пойти
table-display = На прилавке
table-panoramas = Что увидеть
table-pair = Кого встретить
table-treat = Даром
table-offer = В меню

table-souvenirs = Сувениры
table-set = Сет { $number }
table-next = Ещё один
table-meals = Трапезы:
table-encounters = Встречи:
table-springs = Источники:
table-achievements = Достижения:

# Что принесёт остановка или выбор.
table-at-panorama = Часть { $part } из { $parts } пейзажа «{ $panorama }»: { so-many-points }.
table-at-last-part = Пейзаж будет собран.
table-at-first = Вы соберёте его раньше всех: ещё { so-many-points }.
table-at-farm = Вы получите { so-many-coins }.
table-at-hot-spring = Карта горячего источника, очки: { $gain }. В колоде: { $cards }.
table-at-temple = За каждую монету — { so-many-points }. Монет в храме: ваших — { $own }, у самого щедрого из остальных — { $best }.
table-at-village = Очки за сувенир: { $worths }.
table-at-encounter = Могут встретиться: { $cards }.
table-at-inn =
    Трапеза принесёт { so-many-points }. { $order ->
        [1] Вы будете выбирать раньше всех, из { $meals ->
            [one] { $meals } трапезы
           *[other] { $meals } трапез
        }
       *[other] { $meals ->
            [0] Трапез для вас не останется
            [one] Вас ждёт { $meals } трапеза
            [few] Вас ждут { $meals } трапезы
           *[other] Вас ждут { $meals } трапез
        }
    }.
table-neutral-stop = Нейтральный путник только займёт место.
table-neutral-temple = Нейтральный путник пожертвует храму { so-many-coins }.
table-neutral-inn = Случайная трапеза уйдёт под колоду, и никто её не увидит.
table-buying = { $souvenir }, { $sort }: { so-many-points }. { coins-left }.

table-coming-back = При уходе вернётся { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
table-eating =
    { $meal }: { so-many-points }. { $price ->
        [0] Это бесплатно
       *[other] { coins-left }
    }.

table-donating =
    Сразу { so-many-points }. С { $own ->
        [one] { $own } монетой
       *[other] { $own } монетами
    } в храме у вас { $rank }-е место: в конце это { $thanks ->
        [one] { $thanks } очко
        [few] { $thanks } очка
       *[other] { $thanks } очков
    }.

# Что известно смотрящему.
table-some = { $count } из: { $cards }
table-neutral = нейтральный
table-under-souvenirs = Под сувенирами: { $cards }
table-under-encounters = Под встречами: { $cards }
table-under-meals = Под трапезами: { $cards }
table-inn-meals = { $place }, в гостинице осталось: { $cards }
table-inn-together = { $place }, в гостинице осталось всё, кроме одной карты, из: { $cards }

# Стол словами.
table-told-you = { $who }, это вы
table-told-choosing = { $who }: путник ещё не выбран.
table-told-chosen = { $who }: путник уже выбран.
table-told-player = { $who }, { $place }, { $stop }: { so-many-points }, { coins-held }.
table-told-panoramas = Пейзажи: { $parts }.
table-told-part = { $panorama } { $part } из { $parts }
table-told-souvenirs = Сувениры по сетам: { $sets }.
table-told-temple = Монет в храме: { $coins }, место по пожертвованиям: { $rank }.
table-told-place = { $place }, { $stop }: { $guests }.
table-told-free =
    { $count ->
        [one] свободно
       *[other] свободны оба места
    }
table-told-nobody = никого
table-told-waiting = все, ещё не выстроились
table-told-leg = Дальше, { $start } – { $goal }: { $stations }.
table-told-price = цена { $coins }
table-told-purse = { coins-held }
table-told-pale = недоступно
table-told-decks = Осталось карт: сувениров { $souvenirs }, встреч { $encounters }, трапез { $meals }, горячих источников { $springs }.
