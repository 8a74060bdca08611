### Общее для всех игр, по-русски.

## Места

seat-A = Игрок A
    .listed = игрок A
seat-B = Игрок B
    .listed = игрок B
seat-C = Игрок C
    .listed = игрок C
seat-D = Игрок D
    .listed = игрок D
seat-E = Игрок E
    .listed = игрок E
seat-F = Игрок F
    .listed = игрок F

## Перечисления

list-and = { $others } и { $last }

## Подсказки к ходу

prompt-wait =
    Подождите: { $count ->
        [one] ходит
       *[other] ходят
    } { $names }.
prompt-over = Взгляните на итог: партия окончена.
help-over = Решать больше нечего. Можно просмотреть журнал, сохранить партию или выйти.

## Список игр

titles-title = Игра
titles-name = Название
titles-players = Игроки
titles-about = О чём
titles-options = Настройки: { $title }
titles-option = Настройка
titles-value = Значение
titles-meaning = Что это
titles-how = Настройки задают так: `--option имя=значение` — во всех командах, где играют.

## Арена

arena-progress = Партии
arena-heading =
    { $title }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, зерно { $seed }
arena-bot = Бот
arena-several = { $bot } ×{ $players }
arena-win-rate = Победы (интервал 95 %)
arena-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-score = Очки
arena-score-value = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-place = Место
arena-place-value = { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time = мс ЦП на ход (дольше всего)
arena-time-value = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-parity = поровну
arena-parity-value = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seat = Место за столом
arena-part = За кого
arena-share = Во сколько раз от доли
arena-share-value = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-note = Одинаковые боты стоят в одной строке; она показывает среднее для одного из них.
arena-stopped =
    Остановлено: { $wanted ->
        [one] сыграно { $games } из { $wanted } партии
       *[other] сыграно { $games } из { $wanted } партий
    }.
arena-plot-bots = Победы ботов
arena-plot-seats = Победы по местам
arena-plot-rate = Доля побед, интервал 95 %

## Равновесие

balance-heading =
    { $title }, { $bots }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, зерно { $seed }
balance-source = За что очки
balance-games = В партиях
balance-points = У игрока
balance-winners = У победителя
balance-length = Длина: в середине { NUMBER($median, maximumFractionDigits: 1) } раундов; восемь партий из десяти длятся от { $low } до { $high }.
balance-plot-parts = За кого
balance-plot-seats = По местам
balance-plot-share = Победы: во сколько раз от доли, интервал 95 %
balance-even = поровну

## Чему учатся боты

train-playing = Партии
train-fitting = Обучение
train-testing = Проверка
train-kept = Поколение { $generation } выигрывает чаще прежнего: остаётся оно.
train-refused = Поколение { $generation } выигрывает не чаще прежнего: остаётся прежнее.
train-stopped = Сыгранное и выученное лежит в папке { $folder }. Та же команда продолжит отсюда.
train-no-net = Пока ничего не оставлено; сыгранное и выученное лежит в папке { $folder }.
train-none-better = Курс окончен, и ничего из выученного не прошло проверку, поэтому ничего не записано. Всё лежит в папке { $folder }.
train-surprise = Игроков: { $players }. Незнакомые партии удивляют сеть на { NUMBER($surprise, minimumFractionDigits: 4, maximumFractionDigits: 4) } ната.
train-prior-surprise = Незнакомые партии удивляют на { NUMBER($surprise, minimumFractionDigits: 4, maximumFractionDigits: 4) } ната.
train-written = Выученное записано в файл { $file }.

## Записи, лестница, сравнения

records-written =
    { $file }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, ходов: { $plies }, по { NUMBER($bytes, minimumFractionDigits: 2, maximumFractionDigits: 2) } байта на ход.
records-stopped = Остановлено: сыграно и сохранено партий — { $games } из { $wanted }. Та же команда продолжит отсюда.
ladder-written = Записи, таблица и отчёт (index.html) лежат в папке { $folder }.
ladder-language = Русский
ladder-heading = Лестница: { $title }
ladder-lead =
    Ботов: { $bots }, за столом — { $seats }. { $games ->
        [one] Сыграна { $games } партия
        [few] Сыграны { $games } партии
       *[other] Сыграно { $games } партий
    }; раздач для рейтинга — { $deals }, и каждую играли при всех пересадках по кругу. Сохранены все ходы ({ NUMBER($plies) }): любой может сыграть их заново.
ladder-rating = Рейтинг
ladder-rating-alone = { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
ladder-rating-value = { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
ladder-wins = Победы, × равной доли
ladder-survival = Выживание
ladder-exploited = Выигрыш ответа
ladder-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } п.п.
ladder-gain-span = от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-span = { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-ratings = Рейтинги
ladder-ratings-about = Сила, при которой такие исходы вероятнее всего (модель Плакетта — Люса), в шкале Эло: лишние 400 очков — это десять к одному за то, чтобы оказаться выше. Среднее всех ботов — 1500. В интервал попадают 95 из 100 рейтингов, если раздачи выбирать заново.
ladder-matrix = Кто кого опережает
ladder-matrix-about = Сколько раз из 100 за общим столом бот слева занимает место выше, чем бот сверху; общее место считается за половину.
ladder-survivors = Кто выживает
ladder-survivors-about = Альфа-ранг: все играют одним ботом, кто-нибудь пробует другого, и то, что лучше, распространяется. Здесь видно, сколько времени играют каждым. Если трое бьют друг друга по кругу, выживают все трое.
ladder-responses = Чем их можно побить
ladder-responses-about = Одно место против того же бота на всех остальных: сколько побед на 100 партий лучший ответ берёт сверх равной доли. Это лучший из прочих здешних ботов и одного обученного против него: тот смотрит на ход вперёд и ценит каждый вид действий по-своему. Лучшего выбирают на одной половине раздач, а измеряют на другой; обучение шло на других раздачах. Может найтись и лучше: это нижняя граница того, насколько бот уязвим.
ladder-response = Лучший найденный ответ
ladder-trained = обученный против него
ladder-training = Учебные партии
ladder-training-stopped = Остановлено. Готовые ответы сохранены; та же команда продолжит отсюда.
ladder-facts = Как это измерено
ladder-fact-title = Игра, версия правил
ladder-fact-engine = Программа
ladder-fact-options = Настройки
ladder-fact-seed = Зерно
ladder-fact-hashes = Хеши
ladder-again = Эта команда сыграет те же партии, сколько бы ни было процессов:
compare-standing = доля { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } при границах { NUMBER($lower, minimumFractionDigits: 2, maximumFractionDigits: 2) } и { NUMBER($upper, minimumFractionDigits: 2, maximumFractionDigits: 2) }
compare-stronger = { $first } сильнее, чем { $second }: решено, партий — { $games }, раздач — { $deals }.
compare-not-stronger = { $first } не сильнее, чем { $second }: решено, партий — { $games }, раздач — { $deals }.
compare-undecided = { $first } и { $second }: не решено, партий — { $games }, раздач — { $deals }.
compare-nothing = Ни одна раздача не доиграна.
compare-claims = Сравниваются доли { NUMBER($null, maximumFractionDigits: 1) } % и { NUMBER($gain, maximumFractionDigits: 1) } %; ошибки — примерно не больше { NUMBER($alpha, maximumFractionDigits: 1) } и { NUMBER($beta, maximumFractionDigits: 1) } на 100 сравнений.

## Что это за игра

metrics-heading =
    { $title }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } с каждой настройкой
metrics-measuring = Измерение
metrics-stopped = Остановлено: сыграно партий — { $games } из { $wanted }; они не сохраняются. Партии, которые сохраняет selfplay, можно измерить с --records.
metrics-base = как обычно
metrics-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
metrics-plies = Ходы вместе со случаем
metrics-decisions = Решения, где есть выбор
metrics-rounds = Раунды: медиана (восемь из десяти)
metrics-rounds-value = { NUMBER($median, maximumFractionDigits: 1) } ({ $low }–{ $high })
metrics-branching = Вариантов в решении
metrics-branching-most = Варианты: медиана, больше всего
metrics-most-value = { NUMBER($median, maximumFractionDigits: 1) }, { $most }
metrics-tree = Размер дерева решений
metrics-tree-value = 10^{ NUMBER($tree, maximumFractionDigits: 0) }
metrics-chance = Доля ходов случая
metrics-chance-bits = Сколько бит вносит случай
metrics-gestures = Жесты: предложения, ответы
metrics-hidden = Решения, где что-то скрыто
metrics-bits = Скрыто: медиана, бит
metrics-bits-value = { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($capped, maximumFractionDigits: 0) } % сверх меры)
metrics-leads = Смены лидера
metrics-settled = Последняя смена, доля партии
metrics-led = Лидер в середине побеждает
metrics-seats = Победы по местам, от и до
metrics-seats-value = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
metrics-span = { NUMBER($low, maximumFractionDigits: 2) }–{ NUMBER($high, maximumFractionDigits: 2) }
metrics-note = Где не сказано иначе — средние по партиям с интервалами 95 %.
metrics-note-tag = Цифры TAG — из его репозитория: две серии по 1000 партий случайных игроков.
metrics-plot-choices = Вариантов в решении
metrics-plot-course = Ход партии
metrics-plot-lengths = Длина партий

## Игра в терминале

notice-interpreted = Движок здесь не скомпилирован: игра та же, но боты думают гораздо дольше.
player-bot = { $level } { $seat }
level-apprentice = Ученик
    .hint = Играет по наитию и не смотрит вперёд. Хорош для первой партии.
level-adept = Знаток
    .hint = Берёт лучшее прямо сейчас, на шаг вперёд. Достойный соперник.
level-master = Мастер
    .hint = Примеряет, что может быть дальше. Придётся строить планы.
level-champion = Чемпион
    .hint = Взвешивает тысячи партий, до двух секунд на ход. Сильнее у нас никого нет.
player-unnamed = Игрок

table-small =
    Столу нужно { $columns ->
        [one] { $columns } столбец
        [few] { $columns } столбца
       *[other] { $columns } столбцов
    } и { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[other] { $rows } строк
    }: увеличьте окно терминала или играйте с --plain — этот режим работает везде.

key-undo = отменить
key-hint = подсказка
key-help = справка
key-language = English
key-theme = тема
key-save = сохранить
key-quit = выйти
key-hurry = поторопить ботов
key-look = листать стол
key-scroll = листать журнал

undo-impossible = Сейчас у вас нет хода, который можно взять назад.
hint-thinking = Обдумываю подсказку…
hint-best =
    Подсказка — «{ $action }». Судя по { $games ->
        [one] { $games } партии, доигранной
       *[other] { $games } партиям, доигранным
    } после этого хода, ваш шанс на победу — { $chance } %.
hint-failed = Подсказки нет: { $reason }
hint-other = Следующий по силе ход — «{ $action }», { $chance } %.

curtain-next = Дальше играет { $name }.
curtain-why = Передайте экран: за занавесом карты, которые может видеть только { $name }.
curtain-keys = Enter: открыть занавес

choices-keys = Выбирайте цифрой, буквой или мышью либо стрелками и клавишей Enter.
help-keys = r: правила · Esc: назад
rules-keys = стрелки, Page Up и Page Down: листать · Esc: назад

leave-question = Выйти из партии?
leave-saved = Партия сохранена в файле { $file }; продолжить её можно с --load.
leave-unsaved = Партия не сохранена. Вернитесь и нажмите s, чтобы её сохранить.
leave-keys = y: выйти · n: играть дальше

save-question = В какой файл сохранить партию?
save-done = Сохранено в { $file }.
save-keys = Enter: сохранить · Esc: назад

ending-winners =
    { $count ->
        [one] Побеждает { $names }!
       *[other] Победу делят { $names }.
    }
ending-place = { $place }. { $name }: { $points }
ending-points = { $owner }: { $sources }.
ending-total = Всего
ending-rank = Место
source-other = прочее
ending-keys = s: сохранить партию · Esc: посмотреть на стол · q: выйти

seal-shown = Печать на всём, что решит случай: { $commitment }
seal-opened = Секрет, скрытый под печатью: { $secret }
seal-verify = Проверить честность случая: kachidoki verify { $file }
seal-unsaved = Сохраните партию, и `kachidoki verify` докажет, что случай был честен.
seal-lost = Партия не сохранена. В следующий раз играйте с --save ФАЙЛ: тогда `kachidoki verify ФАЙЛ` докажет, что случай был честен.

## Простой режим

plain-start = { $title }. Игроки: { $players }.
plain-commands = Отвечайте номером или напишите ход. Команды: look, log, undo, deals, hint, help, rules, lang, save ФАЙЛ, quit.
plain-help = look — весь стол; log — всё, что произошло; undo — взять свой ход назад; deals СЛОВА — что можно подарить, предложить и ответить, если в игре это есть; hint — подсказка; help — об этом решении; rules — правила; lang — другой язык; save ФАЙЛ — записать партию в файл; quit — выйти.
refusal = Сейчас нельзя: { $action }.
plain-unknown = «{ $given }» здесь не подходит. Введите число от 1 до { $count }, ход или help.
plain-no-language = Такого языка нет; есть { $languages }.
plain-save-where = Укажите файл: save ФАЙЛ.
explained = Сейчас нельзя: { $actions }. { $reason }
plain-undone = Ход взят назад.
plain-turn = Ходит { $name }.
plain-curtain = Передайте экран: дальше { $name }. Нажмите Enter, когда будете готовы.
plain-yes = да
plain-no = нет
field-scores = Очки
plain-left = Вы вышли из партии до её конца.
plain-input-ended = Ввод закончился раньше партии: играть больше некому.

## Просмотр и проверка

match-refused = { $file }: { $problem }

replay-opening =
    0. Начало партии; впереди { $plies ->
        [one] { $plies } шаг
        [few] { $plies } шага
       *[other] { $plies } шагов
    }.
replay-chance = Случай
replay-no-ply = Шага { $ply } нет; они идут от 0 до { $plies }.
replay-no-eyes = Случай ничего не видит: назовите место игрока.
replay-hidden = тайный выбор
replay-keys = Шаг { $ply } из { $plies }. Enter: вперёд · b: назад · число: перейти · q: выйти >
replay-unknown = «{ $given }» никуда не ведёт. Enter — вперёд, b — назад, q — выйти, число от 0 до { $plies } — перейти к этому шагу.

verify-match = { $title }. Игроки: { $players }.
verify-moves =
    Сыграно заново: { $plies ->
        [one] { $plies } шаг
        [few] { $plies } шага
       *[other] { $plies } шагов
    }, из них решено случаем: { $draws }. Взято назад: { $undos }.
verify-seal = Печать — сравните её с показанной до партии: { $commitment }
backup-made = В { $file } — всё, что было сохранено: { $bytes } байт. Храните его как саму базу: в нём секреты.
restore-made = Сервер начнёт с того, что в { $file }.
export-made =
    { $matches ->
        [one] Записана { $matches } партия
        [few] Записано { $matches } партии
       *[many] Записано { $matches } партий
    } в { $place }.
revisions-table =
    { $table }, { $title }, версия { $version }, { $status ->
        [over] окончена
       *[playing] идёт
    }: { $fate }
revisions-same = выходит то же самое
revisions-revised = продолжится по нынешним правилам после шага { $ply }
revisions-told = можно прочесть, но не доиграть
revisions-refused = эта программа её не читает
revisions-found =
    { $matches ->
        [0] Все партии идут по нынешним правилам.
        [one] По прежним правилам { $matches } партия; изменится: { $changed }.
        [few] По прежним правилам { $matches } партии; изменится: { $changed }.
       *[many] По прежним правилам { $matches } партий; изменится: { $changed }.
    }
export-left-out = { $table } пропущен: { $reason }
problem-backup-nothing = базы { $database } нет; где она, скажут --data-dir или --database-url
problem-backup-postgresql = так копируют файлы SQLite; PostgreSQL копируют через pg_dump и возвращают через pg_restore
problem-restore-nothing = файла { $file } нет
problem-restore-taken = база { $database } уже есть; --replace заменит её
problem-restore-used = базу { $database } использует сервер или другая программа: сначала остановите её
problem-restore-broken = { $file } — не целая копия базы: { $reason }
problem-restore-newer = в { $file } таблицы версии { $version }, которой эта программа не знает: копию сделала более новая
problem-export-database = { $reason }
verify-unfinished = Партия ещё не окончена; её секреты можно прочесть в этом файле.
verify-failed = { $file } НЕ ДОКАЗАНО: { $problem }
verify-proved = ДОКАЗАНО: случай выпадал так, как даёт печать, все ходы законны, ничего не изменено.

## Что пошло не так

problem-unreadable = прочитать нельзя: { $reason }
problem-unwritable = Не получается записать { $file }: { $reason }
problem-taken = Файл { $file } уже есть; выберите другое имя.
problem-no-text = это не запись партии: файл не в кодировке UTF-8
problem-too-large = это не запись партии: файл больше { $bytes } байт
problem-too-many-moves = ни в одной партии нет больше { $most } ходов; в этом файле их { $found }
problem-line = строка { $number }: { $problem }
problem-public = это открытая запись неоконченной партии: без секрета и тайных ходов её нельзя ни просмотреть, ни проверить
problem-no-format = нужна строка [Format "{ $format }"], а здесь { $found }
problem-no-header = нужна строка [Имя "значение"] или пустая, а здесь { $found }
problem-header-twice = заголовок { $header } встречается дважды
problem-header-missing = нет заголовка { $header }; есть { $headers }
problem-other-format = программа читает «{ $format }», а не { $found }
problem-not-any-more = партия сыграна по версии { $found } игры { $title }, а по версии { $version } она пошла бы иначе: { $problem }
problem-older-rules = шаги до { $ply } сыграны по прежним правилам: как стол выглядел тогда, неизвестно
problem-revised = партию доиграли не по тем правилам, по которым начали: её можно прочесть, но не пересмотреть и не проверить
problem-other-version = партия сыграна по версии { $found } игры { $title }, а программа играет по версии { $version }
problem-no-number = { $header }: { $found }, а нужно число
problem-no-option = настройку пишут так: имя=значение; дано { $found }
problem-option-twice = настройка { $option } задана дважды
problem-no-corrections = Corrections — не объект JSON: { $reason }
problem-no-time = { $header }: { $found }, а время пишут так: 2026-01-31T18:30:00Z
problem-no-secret = в секрете { $digits } шестнадцатеричные цифры, 0-9 и a-f
problem-no-commitment = печать не подходит к секрету: изменено либо одно, либо другое
problem-name-length = { $what }: нужно от 1 до { $longest } знаков; дано { $found }
problem-name-unprintable = { $what }: годятся только печатные знаки; дано { $found }
problem-no-move = нужен ход вида «12. A ход {"{"}3.5{"}"}», а здесь { $found }
problem-no-chance = случаю здесь нечего решать; ходят { $seats }
problem-over = партия окончена: решать здесь больше нечего
problem-time-needed = время хода, как {"{"}12.3{"}"}, пишут тогда и только тогда, когда есть заголовок Opened
problem-time-back = время не может идти назад: уже { $last }, а дано { $found }
problem-other-ply = это шаг { $ply }, а не { $found }
problem-other-seat = сейчас действует { $seat }, а не { $found }
problem-other-draw = печать даёт «{ $action }», а не { $found }
problem-other-spelling = ход записывают «{ $action }», а не { $found }
problem-moves-missing = не хватает ходов: после шага { $ply } ходят { $seats }, а итог уже записан
problem-undo-over = ничего нельзя взять назад: партия окончена, и её секреты открыты
problem-undo-nothing = игроку { $seat } нечего взять назад
problem-undo-chance = игрок { $seat } не может взять ход назад: с тех пор действовал случай
problem-undo-secret = игрок { $seat } не может взять ход назад: открылось то, что было тайной
problem-undo-dealt = игрок { $seat } не может взять ход назад: с тех пор что-то предлагали, отвечали или дарили
problem-undo-acted = игрок { $seat } не может взять ход назад: с тех пор ходил игрок { $other }
problem-undo-revised = игрок { $seat } не может взять ход назад: с тех пор изменились правила
problem-undo-often = игрок { $seat } не может взять ход назад: этот ход брали назад слишком часто
problem-undo-spectator = зрителю нечего брать назад
problem-stand-in = Бот { $bot } на месте { $seat } дал сбой, и ход за него выбрал { $other }: { $reason }
problem-digest = контрольная сумма не подходит: в файле что-то изменено
problem-differs = должно быть { $wanted }, а здесь { $found }
problem-cut-short = должно быть { $wanted }, а здесь конец файла
problem-too-long = здесь должен быть конец файла, а не { $found }

## На сервере

problem-key-needed = Это закрытый стол. Попросите ссылку у кого-нибудь из игроков.
problem-key-wrong = Эта ссылка сюда не ведёт: она неполная или от места, которое уже освободили. Попросите новую.
problem-invite-wrong = Это приглашение — к другому столу.
problem-foreign-page = Страница чужого сайта не может действовать здесь от вашего имени.
problem-host-only = Это может только хозяин стола.
problem-player-only = Зрители только смотрят.
problem-coach-off = За этим столом все играют без тренера.
problem-unknown-path = По адресу { $path } ничего нет.
problem-wrong-method = { $method } здесь невозможен.
problem-unknown-table = Стола { $table } нет. Проверьте ссылку или попросите новую.
problem-unknown-title = Игры { $title } нет; есть { $titles }.
problem-unknown-seat = Места { $seat } за этим столом нет; есть { $seats }.
problem-unknown-ply = Шага { $ply } нет; они идут от 0 до { $plies }.
problem-malformed = Сервер этого не понимает: { $reason }
problem-not-json = Ожидается JSON с типом содержимого application/json; получено: { $found }
problem-message-long = Слишком длинно: годится не больше { $most } знаков.
problem-message-binary = Сообщения — это текст, а не байты.
problem-hello-first = Первым сообщением должно быть приветствие.
problem-hello-late = Приветствия не было { $seconds } секунд.
problem-hello-twice = Приветствие уже было.
problem-bad-setting = Такая партия невозможна: { $reason }
problem-unknown-level = Бота уровня { $level } нет; есть { $levels }.
problem-unknown-language = Текстов на языке { $language } нет; есть { $languages }.
problem-one-host = Ровно одно место должно быть вашим.
problem-table-full = За этим столом больше нет свободных мест.
problem-seat-taken = Место { $seat } занято; свободны: { $free }.
problem-seat-present = Игрок { $seat } здесь: место остаётся за ним.
problem-link-used = Эта ссылка уже использована или устарела. Сделайте новую на том устройстве, где вы играете.
problem-nonce-given = С этого места число к печати уже добавлено; считается первое.
problem-seat-grace = Игрок { $seat } может вернуться. Договориться о боте можно будет через { $seconds } с.
problem-seat-slow = За неспешным столом никто не обязан быть на месте: бот сыграет за { $seat }, только когда выйдет время.
problem-seat-bot = На месте { $seat } играет бот.
problem-seat-human = На месте { $seat } никого не замещает бот.
problem-not-begun = Партия ещё не началась: есть свободное место или кто-то ещё не пришёл.
problem-not-over = Это возможно только после окончания партии.
problem-has-begun = Партия уже началась. Место можно передать боту.
problem-has-ended = Партия окончена.
problem-table-closed = Этот стол закрыт: здесь больше ничего не произойдёт.
problem-stale = Это ответ на шаг { $found }, а игра сейчас на шаге { $ply }.
problem-illegal = Сейчас так нельзя: «{ $action }».
problem-too-fast = Помедленнее: слишком много сразу.
problem-too-many-tables = У вас открытых столов: { $most }. Сначала доиграйте за одним из них или закройте его.
problem-too-many-connections = С вашего адреса соединений: { $most }. Сначала закройте одно из них.
problem-too-much-chat = За этим столом сказано уже столько, что больше не помещается.
problem-storage = У сервера не получилось это сохранить: неизвестно, сохранилось ли. Взгляните на стол и, если нужно, повторите.
problem-server-full = У сервера сейчас нет места для новых соединений. Повторите попытку через минуту.
problem-broken = Сервер ошибся. Это записано в журнал.
problem-analysis-busy = Разборы идут по одному: ваш разбор другой партии ещё не закончен.
problem-match-slow = Партия так длинна, что проверка занимает слишком много времени.
problem-match-unfinished = Эту партию сохранили незаконченной; здесь открываются только законченные.

## Слова на странице правил

glossary-heading = Слова игры
glossary-word = Слово
glossary-meaning = Что значит
glossary-japanese = По-японски

# Сделки: подарки и предложения между двумя игроками, в любой игре, где они есть.
deals-question = Что вы дарите, предлагаете или отвечаете?
deals-keys = Enter — сделать · Tab — дописать слово · Esc — назад
deals-words = { $begun }: { $words }
deals-impossible = Сейчас так ничего нельзя подарить, предложить или ответить.
key-deals = сделки
manner-openly = открыто
manner-secretly = тайно
thing-nothing = ничего
action-gift = Подарить { $manner } ({ $to }): { $give }
action-offer = Предложить { $manner } ({ $to }): дать { $give }, взамен { $ask }
action-agree = Принять предложение: { $from }
action-refuse = Отклонить предложение: { $from }
action-withdraw = Отозвать предложение: { $to }
event-deal-gave = { $seat } делает подарок игроку { $to }: { $give }.
event-deal-gave-secretly = { $seat } тайно делает подарок игроку { $to }: { $give }.
event-deal-offered = { $seat } предлагает сделку игроку { $to }. Даёт: { $give }; взамен: { $ask }.
event-deal-offered-secretly = { $seat } тайно предлагает сделку игроку { $to }. Даёт: { $give }; взамен: { $ask }.
event-deal-countered = { $seat } делает встречное предложение игроку { $to }. Даёт: { $give }; взамен: { $ask }.
event-deal-countered-secretly = { $seat } тайно делает встречное предложение игроку { $to }. Даёт: { $give }; взамен: { $ask }.
event-deal-accepted = { $to } соглашается на сделку. { $seat } даёт: { $give }; взамен: { $ask }.
event-deal-declined = { $to } отказывается от сделки. { $seat } давал: { $give }; взамен: { $ask }.
event-deal-withdrawn = { $seat } отзывает предложение игроку { $to }. Было: { $give }; взамен: { $ask }.
event-deal-lapsed = Предложение больше не в силе ({ $seat }, { $to }). Было: { $give }; взамен: { $ask }.
refusal-no-deals = Сейчас никто не торгуется.
refusal-nothing-for-nothing = В предложении что-то дают или о чём-то просят: выберите хотя бы одно из двух.
refusal-no-offer = Такого предложения больше нет.
refusal-not-owned = Для этого чего-то не хватает, или оно уже обещано.
refusal-enough-said = { $to }: пока достаточно подарков и предложений. Обратитесь к другому игроку или подождите, пока все смогут говорить заново.
refusal-seen-by-all = То, что лежит у всех на виду, нельзя передать тайно.
refusal-withdraw-first = Другое предложение этому игроку ещё в силе: сначала отзовите его.

## Страница, которую не показать

page-failed = Страница не загрузилась
    .hint = Возможно, пропала связь, сайт только что обновился или отключены скрипты. Попробуйте ещё раз.
page-not-built = Страниц пока нет
    .hint = Сервер работает, но страницы сайта ещё не собраны: это делает «make setup».
page-reload = Загрузить снова
page-home = На главную
