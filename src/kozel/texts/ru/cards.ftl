### То, что общего у карточных игр: колода, сдача, правила за столом (C0).

## Настройки

option-deck = Колода
option-deck-help = Сколько карт в игре. В любой колоде 120 очков: убраны только карты, которые ничего не стоят.
option-deck-36 = 36 карт, с шестёрок
option-deck-32 = 32 карты, с семёрок
option-deck-28 = 28 карт: шестёрки и всё с девятки, без семёрок и восьмёрок
option-deck-24 = 24 карты: семёрки и всё с десятки, быстрая игра
option-cut = Снимать колоду
option-cut-help = Кому нравится обычай, пусть сосед сдающего справа снимает колоду. Честность сдачи от этого не меняется: карты перемешаны и так.
option-cut-auto = не нужно
option-cut-by_hand = снимает сосед справа

## Сдача

named-dealer = { $seat_is_you ->
    [yes] По жребию первыми сдаёте вы.
   *[no] По жребию первым сдаёт { $seat }.
}
named-cut = { $seat_is_you ->
    [yes] Вы снимаете { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
   *[no] { $seat } снимает { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
}
named-trump = Козыри — { SUIT($suit) }.
stage-deal = Кон { $number }. { $seat_is_you ->
    [yes] Сдаёте вы.
   *[no] Сдаёт { $seat }.
}
ask-cut = Снимите колоду: сколько карт?
offer-cut = Снять
move-cut = { $number ->
    [one] Снять { $number } карту
    [few] Снять { $number } карты
   *[many] Снять { $number } карт
}
move-dealer = Первым сдаёт { $seat_named }

## Отказы

cards-house-to-move = Сейчас ход стола, подождите.
cards-not-your-turn = Сейчас ходите не вы: ходит { $seat }.
cards-lot-wrong = Жребий называет одно из мест, их { $number }.
cards-shuffle-wrong = В перемешанной колоде должны быть все её карты, по одной: всего { $number }.
cards-cut-first = Сначала нужно снять колоду.
cards-cut-out-of-bounds = Снять можно от одной карты до { $most }, а { $number } нельзя.
cards-suit-unknown = Масти «{ $given }» нет. Масти: C — трефы, D — бубны, H — червы, S — пики.
cards-window-open = Сейчас можно только закрыть окно.
cards-one-card = Кладут одну карту.
cards-no-such-card = Карты «{ $given }» нет.
cards-play-a-card = Сейчас нужно положить карту.
cards-not-in-hand = { $card }: такой карты у вас нет.
cards-not-top = Слепой кладёт верхнюю карту.

## Отметки на листе

mark-drawn = ничья

## Правила: главы

chapter-cards-table = За столом
chapter-cards-values = Карты и козыри
chapter-cards-dealing = Сдача
chapter-cards-play = Розыгрыш
chapter-cards-count = Счёт кона
chapter-cards-match = Партия
chapter-cards-manners = Порядок за столом

## Правила: общее

clause-cards-teams = { $number ->
    [one] За столом { $number } игрок
    [few] За столом { $number } игрока
   *[many] За столом { $number } игроков
}, две команды; партнёры сидят через одного{ $number ->
    [4] , друг напротив друга
   *[other] { "" }
}.
clause-cards-solo = { $number ->
    [one] За столом { $number } игрок
    [few] За столом { $number } игрока
   *[many] За столом { $number } игроков
}, каждый за себя.
clause-cards-blind = { $number ->
    [one] Слепой («болван») — { $seats }. Его карт не видит никто, они лежат в случайном порядке, и когда приходит его черёд, открывается верхняя, какой бы масти она ни была. Пустой масти это не показывает.
   *[other] Слепые («болваны») — { $seats }. Их карт не видит никто, они лежат в случайном порядке, и когда приходит черёд слепого, открывается его верхняя карта, какой бы масти она ни была. Пустой масти это не показывает.
}
clause-cards-deck = { $number ->
    [one] В колоде { $number } карта
    [few] В колоде { $number } карты
   *[many] В колоде { $number } карт
}: { $ranks } каждой масти.
clause-cards-points = Очки: туз — 11, десятка — 10, король — 4, дама — 3, валет — 2, остальные карты ничего не стоят. Всего в колоде 120 очков.
clause-cards-dealer = Кто сдаёт первым, решает жребий, дальше сдают по очереди, по часовой стрелке.
clause-cards-cut-auto = Колоду тасуют; снимать её не нужно.
clause-cards-cut-by-hand = Колоду тасуют, и сосед сдающего справа снимает её: сколько хочет, но хотя бы одну карту и не все.
clause-cards-deals = Играют не дольше, чем { $number ->
    [one] { $number } засчитанный кон
    [few] { $number } засчитанных кона
   *[many] { $number } засчитанных конов
}: у кого тогда счёт лучше, тот и выиграл, при равном счёте ничья.
clause-cards-talk-off = Пока идёт кон, за столом молчат. Между конами можно сказать одну из готовых фраз.
clause-cards-talk-phrases = Готовые фразы можно говорить и во время кона. О картах не говорят никогда.

moved-hand-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы отдаёте партнёру карты: { $pieces_count }.
       *[no] { $seat } отдаёт партнёру карты: { $pieces_count }.
    }
   *[some] { $seat_is_you ->
        [yes] Вы отдаёте партнёру: { $pieces }.
       *[no] { $seat } отдаёт партнёру: { $pieces }.
    }
}
