### Страницы вокруг стола, по-русски.

## На всех страницах

site-name = Катидоки
site-skip = К содержанию
site-about = Японские настольные игры за одним столом: с друзьями по ссылке или с ботами, которых непросто обыграть. Без регистрации и установки.
site-language = Язык
site-theme = Светлая или тёмная тема
site-theme-light = Светлая
site-theme-dark = Тёмная
site-theme-auto = Как в системе
site-menu = Страницы
site-home = На главную
site-rules = Правила: { $title }
site-open = Открыть запись партии
site-licence = Свободная программа, лицензия Apache 2.0. Рисунки и тексты — наши; сами игры принадлежат их авторам и издателям.
site-api = Программистам: API
site-loading = Минутку…
site-again = Попробовать ещё раз
site-failed = Не получилось
site-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
site-not-found = Здесь ничего нет
    .hint = Возможно, в адресе опечатка или этого стола больше нет. С обложек на главной странице можно попасть куда угодно.

## Имена для гостей, которые не назвались

guest-1 = Тихий журавль
guest-2 = Ранняя слива
guest-3 = Красный клён
guest-4 = Ночная цапля
guest-5 = Сосна в снегу
guest-6 = Бумажный фонарь
guest-7 = Утренняя лиса
guest-8 = Храбрый карп

## Главная

home-heading = Во что сыграем?
home-play = Играть с ботами
home-make = Собрать стол
home-rules = Правила
home-players-exactly =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
home-players =
    { $least }–{ $most ->
        [few] { $most } игрока
       *[other] { $most } игроков
    }
home-starting = Накрываем стол…
home-mine = Мои столы
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков. Соберите стол и сделайте его открытым — он появится здесь.
home-replays = Записи партий
home-replays-hint = Сохранили партию? Посмотрите её ещё раз: все карты открыты, печать проверена.
home-your-turn = Ваш ход
home-waiting =
    { $count ->
        [one] Ждём { $count } игрока
       *[other] Ждём { $count } игроков
    }
home-their-turn =
    { $count ->
        [one] Ходит
       *[other] Ходят
    } { $names }
home-over = Окончена
home-place =
    { $place ->
        [1] Победа
       *[other] { $place }-е место из { $count }
    }
home-slow = без спешки
home-sit = Сесть за стол
home-watch = Смотреть
home-return = Вернуться за стол
home-replay = Пересмотреть
home-forget = Убрать из списка
home-forgotten = Стол убран из списка. По ссылке он по-прежнему открывается.
home-undo = Вернуть
home-leave = Уйти из-за стола
leave-open = Уйти из-за этого стола?
    .hint = Ваше место освободится, и его сможет занять другой. Если стол собрали вы, хозяином станет следующий игрок.
leave-running = Выйти из этой партии?
    .hint = Партия продолжится, а место останется вашим: по этой ссылке можно вернуться когда угодно и с любого устройства.
leave-bot = Пусть доиграет бот
leave-stay = Остаться
close-table = Закрыть стол
close-alone = Партия закончится здесь, без итога, и стола больше не будет.
close-together = Стол закроется, без итога, когда согласятся все, кто играет сам. Остальных спросят.
close-yes = Закрыть
close-asked = Остальных спросили, согласны ли они.
home-more = Показать ещё { $count }
home-you = вы

## Новый стол

new-heading = Новый стол: { $title }
new-who = Кто играет
new-seats = Число игроков
new-seat = Место { $seat }
new-me = Я
new-friend = Друг
new-bot = Бот
new-friend-hint = Тот, кто откроет вашу ссылку.
new-level = Сила бота
new-game = Как играем
new-table = За столом
new-name = Ваше имя
new-visibility = Кому он виден
new-private = Закрытый
    .hint = Только тем, у кого есть ссылка.
new-public = Открытый
    .hint = Виден на главной: любой может сесть за стол или смотреть.
new-pace = Темп
new-live = Вживую
    .hint = Все за столом. Ушедшего может заменить бот.
new-slow = Без спешки
    .hint = По нескольку ходов в день. Того, кто думает слишком долго, может заменить бот.
new-limit = Бот может заменить игрока через
terms-live = Если игрока нет на связи { $span }, его может заменить бот.
terms-slow = Если игрок думает дольше чем { $span }, его может заменить бот.
new-coach = Тренер
new-coach-on = Разрешён
    .hint = Любой может спросить, какие ходы лучше.
new-coach-off = Запрещён
    .hint = Каждый думает сам. После партии тренер поможет в любом случае.
new-pick = Выберите { $count }
new-summary-bots = Вы и { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[other] { $bots } ботов
    }. Партия начнётся сразу.
new-summary-friends =
    { $friends ->
        [one] Отправьте ссылку другу; партия начнётся, когда он сядет за стол.
       *[other] Отправьте ссылку друзьям; партия начнётся, когда все сядут за стол.
    }
new-open = Открыть стол
new-start = Начать партию
new-seal = Когда стол покажет печать, ваш браузер добавит своё случайное число: сервер не сможет подобрать карты.

## Приглашение

join-heading = { $name } зовёт вас сыграть: { $title }
join-open-heading = Место за столом: { $title }
join-players = За столом
join-free = свободно
join-host = хозяин
join-name = Ваше имя
join-sit = Сесть за стол
join-late-open = Все места заняты
    .hint = Партия начнётся, когда все придут. Можно смотреть: вы увидите то же, что и все за столом.
join-late-playing = Партия началась без вас
    .hint = Все места заняты, но можно посмотреть: вы увидите то, что видят все за столом.
join-late-closed = Этот стол закрыли
    .hint = Здесь больше не играют. Попросите позвать вас за другой стол или соберите свой.
join-late-over = Эта партия окончена
    .hint = Теперь все карты открыты, и каждый ход можно пересмотреть.
join-watch = Смотреть
join-commitment = Печать на всём, что решит случай
join-no-invite = Ссылка неполная: попросите прислать её целиком, вместе со всем, что идёт после знака #.

## Правила

rulebook-contents = Содержание
rulebook-none = К этой игре нет страницы правил. За столом кнопка «?» объясняет, что нужно решить.
rulebook-setting = Числа указаны для такой партии
rulebook-for =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }
rulebook-seats = Игроков
rulebook-reconstructed = восстановлено
rulebook-link = Ссылка на раздел «{ $heading }»
rulebook-table =
    { $columns } ({ $count ->
        [one] { $count } строка
        [few] { $count } строки
       *[other] { $count } строк
    })
rulebook-words = Все слова игры
rulebook-figure = Рисунок к разделу «{ $heading }»

## Запись партии

open-heading = Открыть запись партии
open-hint = Каждый ход будет сыгран и проверен заново, а случай заново вытянут из-под печати. После этого партию можно смотреть с открытыми картами.
open-drop = Перетащите запись партии сюда
open-choose = Выбрать файл
open-reading = Читаем и проверяем: { $file }…
open-refused = Не удалось открыть { $file }
open-large = Файл слишком велик: запись партии занимает не больше { $size } КБ.
open-where = Запись партии можно скачать в конце игры; её же пишет `kachidoki play --save`.

## Просмотр

replayer-heading = Запись партии: { $title }
replayer-over = Запись партии
replayer-ply = Шаг { $ply } из { $plies }
replayer-slider = Место в партии
replayer-first = К началу
replayer-back = Шаг назад
replayer-play = Смотреть
replayer-pause = Пауза
replayer-forward = Шаг вперёд
replayer-last = К концу
replayer-speed = Скорость
replayer-speed-calm = Не спеша
replayer-speed-usual = Обычно
replayer-speed-fast = Быстро
replayer-speed-instant = Без пауз
replayer-eyes = Чьими глазами
replayer-open-hands = Все карты открыты
replayer-download = Скачать
replayer-rules = Правила
replayer-table = К столу
replayer-place = { $place }-е место
replayer-players = Игроки
replayer-hands = Карты
replayer-side = О партии
replayer-tab-log = Журнал
replayer-tab-points = Очки
replayer-tab-chances = Шансы
replayer-tab-coach = Тренер
replayer-tab-seal = Печать
replayer-unfinished = Партия ещё не окончена
    .hint = Запись откроется, когда доиграют. Пока можно посмотреть за столом.
replayer-coach = Лучшие ходы здесь
replayer-coach-thinking = Тренер думает
replayer-coach-for = Ходит { $name }. Сначала лучшие ходы, насколько можно было знать:
replayer-coach-what = Шансы те же, что на графике: партия { $games } раз доигрывается после этого хода при тех же картах, с поправкой на то, как часто такие оценки сбывались.
replayer-coach-none = Решать здесь было нечего.
replayer-coach-played = сыграно
replayer-keys = Стрелки — шаг, пробел — смотреть или пропустить сцену, Home и End — к началу и к концу.

## График

chances-heading = Шансы на победу
chances-analyse = Рассчитать шансы
chances-hint = Из каждой позиции партия доигрывается тысячу раз. Это займёт несколько секунд.
chances-what = Шанс считается так: партия { $games } раз доигрывается из этой позиции при тех же картах, с поправкой на то, как часто такие оценки сбывались.
chances-progress = Считаем: { $progress }
chances-graph = Шансы каждого на победу, шаг за шагом. Те же числа есть в таблице ниже.
chances-table = Таблицей
chances-ply = Шаг
chances-turning = Шаг { $ply }: { $name }, { $sign ->
        [plus] +
       *[minus] −
    }{ $points } п. п.
chances-turnings = Переломы партии
chances-none = Ни один ход не решил исход партии.

## Печать

seal-check-heading = Печать
seal-check-run = Проверить печать
seal-check-running = Проверено { $checked } из { $total }…
seal-check-proved =
    Из печати следуют { $checked } из { $total ->
        [one] { $total } решения случая
       *[other] { $total } решений случая
    }
seal-bond-alone = Подобрать их не мог никто, и сервер тоже: отпечаток своего секрета он показал раньше, чем ваш браузер прислал своё число, а больше никто ничего не добавлял.
seal-bond-together = Сам сервер подобрать их не мог: отпечаток своего секрета он показал раньше, чем ваш браузер прислал своё число. Не доказано, что ему не помог своим числом кто-то из других игроков.
seal-bond-unproved = Этому браузеру не доказано, что сервер не подобрал секрет по своему вкусу. Это доказано тем, чьи браузеры видели отпечаток до партии и после этого прислали своё число.
seal-check-broken = Печать сломана
seal-check-secret = Секрет не подходит к печати, которая лежит на столе.
seal-check-nonce = Числа, которое добавил ваш браузер, нет среди чисел игроков.
seal-check-shown = Это не та печать, которую ваш браузер видел до партии.
seal-check-draw = На шаге { $ply } записано «{ $told }», а печать даёт «{ $drawn }».
seal-check-failed = Не удалось получить доказательство.
seal-check-how = Как это устроено?
seal-check-step-1 = До первой карты сервер вытянул секретное число и показал всем его отпечаток (SHA-256): { $commitment }. С этой минуты подменить секрет нельзя.
seal-check-step-2 = Затем браузер каждого игрока добавил своё случайное число, которого сервер не мог знать, когда выбирал секрет. Бот ничего не добавляет: на месте его числа стоит отпечаток.
seal-check-step-3 = Каждая раздача, тасовка и бросок следуют из секрета, этих чисел и номера шага (HMAC-SHA-256).
seal-check-step-4 = Теперь секрет открыт, и ваш собственный браузер, а не сервер, только что вытянул всё заново.
seal-check-remembered = Отпечаток тот же, что этот браузер видел до партии.
seal-check-secret-word = Секрет
seal-check-nonces = Числа игроков
