title-name = Базар
title-tagline = У каждого торговца есть любимый товар, и все торгуются друг с другом, открыто или тайно.
tie-break = Игроки с равным достатком делят место.

good-tea = чай
good-silk = шёлк
thing-1-coin = 1 монета
thing-2-coins = 2 монеты
thing-3-coins = 3 монеты
thing-tea = чай
thing-silk = шёлк

option-rounds = Раунды
    .hint = Сколько раз ходит каждый.
option-rounds-2 = 2
    .hint = Быстрая партия.
option-rounds-3 = 3
    .hint = Обычная партия.

action-buy = Купить { $good }
action-work = Заработать монету
action-price = Назначить цену { $coins }

event-priced = В этом раунде товары стоят { $coins }.
event-bought = { $seat } покупает { $good } за { $coins }.
event-worked = { $seat } зарабатывает монету.
event-worth = { $seat }: имущество стоит { $coins }.

prompt-trading = Купите что-нибудь или поработайте.
prompt-pricing = Подождите: назначают цену.
help-trading = Сделки заключают в любой момент, чей бы ни был ход.
help-pricing = Цену всех товаров назначает случай.
prompt-over = Базар закрыт.
help-over = Считают, что у кого есть.

field-round = Раунд
field-price = Цена
field-loves = Любимые товары
field-owned = Ваше имущество
field-offers = Предложения

rules-play = У каждого есть любимый товар. По очереди покупайте товар или зарабатывайте монету; и торгуйтесь с остальными в любой момент.
    .heading = Как играть

reason-gain = Мне это выгодно.
