### Заходы несколькими картами: буркозёл (C8, C9).

game-burkozel = Буркозёл
game-burkozel-about = По четыре карты на руках, ходят сразу несколькими картами одной масти; кто наберёт 61, выигрывает кон.

## Настройки

option-wins = До скольких побед
option-wins-help = Сколько конов нужно выиграть, чтобы выиграть партию.
option-discards = Сброс
option-discards-help = Как лежат карты, которыми не бьют. Закрытый сброс видит только тот, кто сбросил, и тот, кто взял взятку.
option-discards-open = открыто
option-discards-hidden = рубашкой вверх
option-combo_order = Старшинство комбинаций
option-combo_order-help = Чья комбинация ходит первой, если объявили несколько. Бура всегда старше всех и сразу выигрывает.
option-combo_order-ends_molodka_moscow = четыре конца, молодка, Москва
option-combo_order-ends_moscow_molodka = четыре конца, Москва, молодка
option-combo_order-molodka_ends_moscow = молодка, четыре конца, Москва
option-combo_order-molodka_moscow_ends = молодка, Москва, четыре конца
option-combo_order-moscow_ends_molodka = Москва, четыре конца, молодка
option-combo_order-moscow_molodka_ends = Москва, молодка, четыре конца
option-four_tens = Четыре десятки — тоже четыре конца
option-four_tens-help = Обычно четыре конца — это только четыре туза.
option-open_hands = Открытые карты
option-open_hands-help = Играть в открытую могут все или один игрок; ему за это дают очки форы.
option-open_hands-none = никто
option-open_hands-all = у всех
option-open_hands-one_with_odds = у одного, с форой
option-open_seat = Кто играет открыто
option-open_seat-help = Место игрока, чьи карты видят все.
option-open_seat-0 = место 1
option-open_seat-1 = место 2
option-open_seat-2 = место 3
option-open_seat-3 = место 4
option-open_seat-4 = место 5
option-open_seat-5 = место 6
option-open_seat-6 = место 7
option-odds = Фора
option-odds-help = Сколько очков в каждом кону прибавляют тому, кто играет открыто.
refused-open-seat-empty = Открыто играть должен кто-то из сидящих за столом, а этого места нет.

## Что можно сделать

ask-set-declare = Есть ли у вас комбинация? Объявите её или пропустите.
ask-set-lead = Ваш заход: от одной до четырёх карт одной масти.
ask-set-answer = { $cards_count ->
    [one] Побейте { $cards } или сбросьте одну карту.
    [few] Побейте все карты ({ $cards }) или сбросьте { $cards_count } карты.
   *[many] Побейте все карты ({ $cards }) или сбросьте { $cards_count } карт.
}
offer-set-declare = Объявить
offer-set-lead = Зайти
offer-set-claim = Остановить игру
offer-set-beat = Побить
offer-set-discard = Сбросить
move-declare-four_ends = Четыре конца
move-declare-molodka = Молодка
move-declare-moscow = Москва
move-claim = У меня 61
move-discard = Сбросить { $pieces }

## Что произошло

said-declare = { $seat_is_you ->
    [yes] Вы объявляете: { $combo ->
        [four_ends] четыре конца
        [molodka] молодка
       *[moscow] Москва
    }.
   *[no] { $seat } объявляет: { $combo ->
        [four_ends] четыре конца
        [molodka] молодка
       *[moscow] Москва
    }.
}
said-claim = { $seat_is_you ->
    [yes] Вы останавливаете игру: «У меня 61».
   *[no] { $seat } останавливает игру: «У меня 61».
}
named-leader-four_ends = { $seat_is_you ->
    [yes] Вы ходите вне очереди: четыре конца.
   *[no] { $seat } ходит вне очереди: четыре конца.
}
named-leader-molodka = { $seat_is_you ->
    [yes] Вы ходите вне очереди: молодка.
   *[no] { $seat } ходит вне очереди: молодка.
}
named-leader-moscow = { $seat_is_you ->
    [yes] Вы ходите вне очереди: Москва.
   *[no] { $seat } ходит вне очереди: Москва.
}
stage-bura = { $seat_is_you ->
    [yes] Бура! Вы выигрываете кон.
   *[no] Бура! Кон выигрывает { $seat }.
}
mark-bura = бура
mark-claim = 61 есть
mark-wrong-claim = 61 не набрано
mark-odds = фора { $number }

## Отказы

set-lead-wanted = Сейчас ваш заход: положите карты или скажите, что у вас 61.
set-lead-length = Зайти можно не больше чем с { $most ->
    [one] { $most } карты
   *[many] { $most } карт
} — столько на руках, — но хотя бы с одной; вы выбрали { $number }.
set-mixed-suits = Заходят картами одной масти, а здесь разные: { $cards }.
set-only-declared = Вы взяли заход комбинацией ({ $combo ->
    [four_ends] четыре конца
    [molodka] молодка
   *[moscow] Москва
}), ею и нужно ходить.
set-answer-wanted = Сейчас нужно побить или сбросить { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
set-wrong-number = Положить нужно столько карт, со скольких зашли: { $number }, а не { $number_given }.
set-partly-beaten = Бить нужно все карты ({ $cards_top }), а { $cards } бьют лишь часть. Не бьёте все — сбросьте столько же карт.
set-not-beaten = { $cards } { $cards_count ->
    [one] не бьёт
   *[many] не бьют
} { $cards_top }. Нужна карта старше той же масти или козырь, а козырь бьют старшим козырем.
set-card-twice = { $card } выбрана дважды.
set-no-places = Карты просто кладут на стол, места у них нет.
set-window-open = Сейчас объявляют комбинации. Заходить и говорить о 61 можно потом.
set-declared-already = Вы уже объявили комбинацию перед этим заходом.
set-not-held = { $combo ->
    [four_ends] Четырёх концов (четырёх тузов) у вас нет.
    [molodka] Молодки (четырёх карт одной некозырной масти) у вас нет.
    [moscow] Москвы (трёх тузов) у вас нет.
   *[other] Такой комбинации нет. Есть четыре конца, молодка и Москва.
}
set-deal-over = Кон окончен.
