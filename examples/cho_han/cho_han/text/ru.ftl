title-name = Тё-хан
title-tagline = Две кости под чашкой: ставьте на чёт или нечет и уйдите с самым полным кошельком.
tie-break = Игроки с равным числом монет делят место.

side-even = чёт
side-odd = нечет

option-rounds = Раунды
    .hint = Сколько раз бросают кости.
option-rounds-3 = 3
    .hint = Быстрая партия.
option-rounds-5 = 5
    .hint = Обычная партия.
option-rounds-9 = 9
    .hint = Долгая ночь.

action-bet =
    { $coins ->
        [one] Поставить { $coins } монету на { $side }
        [few] Поставить { $coins } монеты на { $side }
       *[other] Поставить { $coins } монет на { $side }
    }
action-roll = Бросить { $first } и { $second }

event-bet = { $seat }: ставка { $coins } на { $side }.
event-bet-unseen = { $seat }: ставка сделана.
event-rolled = Выпало { $first } и { $second }: { $side }.
event-won =
    { $coins ->
        [one] { $seat }: выигрыш { $coins } монета.
        [few] { $seat }: выигрыш { $coins } монеты.
       *[other] { $seat }: выигрыш { $coins } монет.
    }
event-lost =
    { $coins ->
        [one] { $seat }: проигрыш { $coins } монета.
        [few] { $seat }: проигрыш { $coins } монеты.
       *[other] { $seat }: проигрыш { $coins } монет.
    }

prompt-betting = Сделайте ставку.
prompt-rolling = Подождите, пока бросают кости.
help-betting = Поставьте до { $most } монет на чётную или нечётную сумму. Вашу ставку не увидят, пока не поднимут чашку.
help-rolling = Чётная сумма приносит выигрыш поставившим на чёт, нечётная — поставившим на нечет.

field-round = Раунд
field-dice = Последний бросок
field-have_bet = Ставки сделали
field-bet = Ваша ставка

rules-play = У каждого вначале { $purse } монет. В каждом раунде все, у кого остались монеты, тайно ставят от 1 до { $most } монет на чётную или нечётную сумму двух костей. Угадавший выигрывает столько, сколько поставил, ошибшийся столько же теряет.
    .heading = Как играть
rules-end = После последнего раунда или когда монет не осталось ни у кого, побеждает самый полный кошелёк.
    .heading = Конец игры
