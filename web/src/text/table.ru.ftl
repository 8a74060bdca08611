### Оболочка и стол, по-русски.

## Страницы

page-loading = Минутку…

## Боты


## Вход

door-opening = Подходим к столу…
door-closed = Этот стол не открыть
table-home = На главную
table-close = Закрыть

## Перед партией

waiting-for =
    { $count ->
        [0] Все в сборе. Партия начинается…
        [one] Свободно { $count } место. Партия начнётся, когда его займут.
        [few] Свободно { $count } места. Партия начнётся, когда их займут.
       *[other] Свободно { $count } мест. Партия начнётся, когда их займут.
    }
waiting-awaited = Ждём: { $names }. Партия начнётся, когда все придут.
waiting-not-here = ещё не пришёл
waiting-free = Свободное место
waiting-you = вы
waiting-invite = Позовите друзей
    .hint = По этой ссылке можно занять свободное место; достаточно назвать имя.
waiting-terms = Как играем
waiting-own = Ваше место на другом устройстве
    .hint = Ссылка или код, по которым место откроется там один раз. Никому их не показывайте.
seat-link = Ваше место
seat-link-make = Играть на другом устройстве
seat-link-another = Сделать ещё одну
seat-link-once = Наведите на код камеру телефона или откройте ссылку на другом устройстве. Она сработает один раз, до { $time }.
seat-link-code = Ссылка в виде кода для камеры
waiting-seal = Печать этой партии
    .hint = Как лягут карты, решают тайное число и числа, которые браузеры игроков добавляют, увидев этот его отпечаток. После партии тайное число откроют, и вы сможете проверить, что всё сходится.
copy-address = Адрес
copy-do = Скопировать
copy-done = Готово
position-link = Ссылка на эту позицию
    .hint = Кто её откроет, увидит то же, что и зрители.
share-watch = Для зрителей
    .hint = По этой ссылке видно то, что видят все за столом, но ничьих карт на руках.

## Места

seat-fill = Посадить бота
seat-hand-over = Пусть сыграет бот
    .hint = Бот играет, пока игрок не вернётся, если согласны все остальные.
seat-rest = Отойти
    .hint = За вас играет бот, пока вы не вернётесь на место.
seat-take-back = Снова играть
rest-heading = Пусть за вас сыграет бот?
rest-words = Ходить за вас будет бот обычной для этого стола силы; все увидят это в записи партии. Вернуться на место можно в любой миг одним нажатием, но сделанные ботом ходы останутся.
rest-do = Пусть играет
rest-stay = Играть дальше
missed-grace = Восстанавливается связь, { $name }:
missed-gone = Нет на связи: { $name }.
missed-agreeing = Бот вместо игрока { $name }? Ещё не согласны: { $names }

## Игроки

players-turn = ходит
players-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
presence-online = здесь
presence-away = нет на связи
presence-bot = бот: { $level }
presence-stand-in = нет на связи; играет бот: { $level }

## Что сейчас решать

decide-heading = Ваше решение
decide-waiting =
    { $count ->
        [0] Подождите немного.
        [one] Подождите: ходит { $names }.
       *[other] Подождите: ходят { $names }.
    }
decide-sending = Отправляем…
decide-talk = Время на разговоры; кто промолчит, тот откажется
decide-deadline = До { $time }
decide-abandon = Передумать
decide-list = Список
    .hint = Все варианты словами (c)
decide-choices = Варианты
decide-coach = Тренер
decide-help = О чём речь?
decide-undo = Отменить
    .hint = Взять последний ход обратно (u)
turn-yours = Ваш ход
desk-open = Показать всё
desk-fold = Свернуть

## Объяснения и помощь

explain-rules = Прочесть в правилах
about-heading = О чём речь?
about-how = Всё, что светится золотом, можно выбрать. Наведите указатель на что угодно ещё или нажмите подольше — и узнаете, что это.
keys-heading = Клавиши
keys-arrows = Tab, стрелки
keys-walk = переходить между тем, что можно выбрать
keys-choose = выбрать
keys-digits = выбрать из списка
keys-abandon = бросить начатый выбор
keys-undo = взять последний ход обратно
keys-explain = объяснить то, что выделено
keys-list = все варианты словами
keys-log = показать или скрыть журнал
keys-past = листать партию назад и вперёд

## Подсказки первой партии

guide-heading = Подсказка для первой партии
guide-understood = Понятно
guide-more = Подробнее
guide-less = Свернуть
guide-off = Без подсказок

## Тренер

coach-heading = Тренер
coach-progress = Думает
coach-thinking = Примеряет ваши ходы…
coach-what = Шанс на победу: доиграно партий из того, что вам известно, — { $games }, с поправкой на прежние промахи.

## Рамка стола

table-skip = Пропустить
table-again = Показать ещё раз, что было после вашего хода
table-rules = Правила
table-share = Ссылки
board-whole = Всё поле
tab-heading = Части стола
tab-board = Поле
tab-players = Игроки
tab-log = Журнал
tab-chat = Беседа
tab-side = Журнал и беседа
tab-desk = Ваше место
tab-fold = Скрыть журнал и беседу
tab-unfold = Показать журнал и беседу

log-heading = Журнал
log-filter = Какие строки
log-filter-all = Всё
log-filter-mine = Моё
log-filter-points = Очки
log-look = Стол после шага { $ply }
log-newest = К новым
log-seat-closing = { $seat } предлагает закрыть стол. Он закроется, когда согласятся все.
close-agree = Согласиться
table-closed = Этот стол закрыли
    .hint = Здесь больше ничего не произойдёт.
log-revised = Правила этой игры изменились. После шага { $ply } партия идёт по новым.
log-move = { $seat }: { $action }
told-heading = Сыграно по прежним правилам
told-over = С тех пор правила этой игры изменились, и по нынешним партия пошла бы иначе. Поэтому пересмотреть её нельзя; вот что от неё сохранилось и чем она кончилась.
told-running = С тех пор правила этой игры изменились, и по нынешним партия пошла бы иначе. Поэтому её нельзя ни пересмотреть, ни продолжить; вот что от неё сохранилось.
log-undone = { $seat } берёт ход обратно.
log-seat-rested = { $seat } отдыхает: пока играет бот.
log-seat-agreed = { $seat } не на связи, и все остальные согласились: пока играет бот.
log-seat-late = { $seat } не успевает: пока играет бот.
log-seat-returned = { $seat } снова играет.
log-seat-would = { $seat } предлагает, чтобы за игрока { $absent } сыграл бот.

chat-heading = Беседа
chat-earlier = Что говорили раньше
chat-empty = Пока все молчат.
chat-placeholder = Скажите что-нибудь
chat-send = Отправить
chat-to = Кому
chat-everybody = Всем
chat-whisper = шёпотом, кому: { $names }

banner-away = Связь пропала. Пробуем снова…
banner-retry = Сейчас
banner-past = Вы смотрите шаг { $ply } из { $plies }
banner-earlier = На шаг назад
banner-later = На шаг вперёд
banner-back = К настоящему
banner-stand-in = За вас играет бот.

## Конец партии

ending-you-won =
    { $count ->
        [one] Вы победили!
       *[other] Вы разделили победу!
    }
ending-show = Итог
ending-rematch = Сыграть ещё раз
ending-rematch-join = К новой партии
ending-replay = Просмотр
ending-download = Сохранить партию

## Настройки

settings-heading = Настройки
settings-language = Язык
settings-language-en = English
settings-language-ru = Русский
settings-theme = Тема
settings-theme-auto = Авто
settings-theme-light = День
settings-theme-dark = Ночь
settings-speed = Скорость чужих ходов
settings-speed-calm = Спокойно
settings-speed-usual = Обычно
settings-speed-fast = Быстро
settings-speed-instant = Сразу
settings-motion = Движение
settings-motion-auto = Авто
settings-motion-full = Полное
settings-motion-still = Без движения
settings-sounds = Звуки
    .hint = Короткие и деревянные.
settings-notifications = Уведомления
    .hint = Позовут вас, когда настанет ваш ход, а страница скрыта.
settings-denied = Браузер не разрешает уведомления этого сайта. Это меняется в его настройках.
settings-hints = Подсказки первой партии
    .hint = Каждый новый этап объясняется один раз.
settings-list = Список всех вариантов
    .hint = Те же варианты словами, вдобавок к золотому свету на поле.

## Что пошло не так

problem-unreachable = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
problem-failed = Серверу это не удалось, код ошибки { $status }. Попробуйте чуть позже.

## Игры без собственного поля

plain-table = Стол словами
plain-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
plain-move = Ход { $number }
plain-over = Игра окончена

## Знаки рядом с тем, что даст выбор

sign-star = приносит награду
sign-tick = завершает
sign-here = только занимает место

## Карточка с итогами раунда

round-heading = Подводим итоги
round-number = Раунд { $round }
round-go-on = Дальше
points-heading = Очки
points-rounds = Раунды
points-all = Все
points-drawing = Очки: { $totals }. За что они получены, сказано в таблице ниже.
points-total = Всего
points-round = Прибавка
points-so-far = Уже набрано

deals-heading = Сделки
deals-news = Сделки, новое: { $count }
deals-close = Закрыть
deals-none = Открытых предложений нет.
deals-terms = { $seat } — { $to }. Даёт: { $give }; взамен: { $ask }
deals-secret = Знаете только вы двое.
deals-agree = Принять
deals-counter = Встречное
deals-refuse = Отклонить
deals-withdraw = Отозвать
deals-what = Что сделать
deals-offer = Предложение
deals-gift = Подарок
deals-to = Кому
deals-manner = Как
deals-give = Отдаю
deals-ask = Прошу
deals-choose = Выберите…
deals-send = Отправить
deals-missing-give = Выберите, что отдаёте
deals-missing-ask = Выберите, что просите
deals-past = Чем кончилось
