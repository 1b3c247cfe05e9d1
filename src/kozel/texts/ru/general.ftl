### Слова и фразы всех игр: игроки, места, настройки, отказы, итоги.

## Люди и перечни

you = вы
house = стол
seat-number = место { $number }
side-number = сторона { $number }
list-and = { $first } и { $last }
with-rule = { $text } ({ $rule })
seating = { $teams ->
    [yes] { $number ->
        [few] { $number } игрока в двух командах
       *[other] { $number } игроков в двух командах
    }
   *[no] { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
}

## Настройки

value-on = да
value-off = нет
value-none = ничего

option-deals = Число конов
option-deals-help = После стольких засчитанных конов выигрывает лучший счёт. Без числа партия играется до своего конца.
option-deals-0 = не задано
option-talk = Разговоры во время кона
option-talk-help = Между конами готовые фразы разрешены всегда. Здесь решается, можно ли говорить их во время игры.
option-talk-off = молчать
option-talk-phrases = готовые фразы

preset-unknown = Игры «{ $preset_key }» нет. Есть: { $values }.
preset-unknown-near = Игры «{ $preset_key }» нет. Может быть, «{ $near }»?
option-unknown = В игре «{ $preset }» нет настройки «{ $option_key }». Есть: { $values_keys }.
option-unknown-near = В игре «{ $preset }» нет настройки «{ $option_key }». Может быть, «{ $near }»?
option-value-unknown = «{ $option }» ({ $option_key }): значения «{ $given }» нет. Можно: { $values_keys }.
option-value-not-here = «{ $option }» ({ $option_key }): в игре «{ $preset }» нельзя выбрать «{ $given }». Можно: { $values_keys }.
option-not-a-number = «{ $option }» ({ $option_key }): нужно целое число, а не «{ $given }».
option-not-a-switch = «{ $option }» ({ $option_key }): либо да (on), либо нет (off), а не «{ $given }».
option-out-of-bounds = «{ $option }» ({ $option_key }): от { $low } до { $high }, а { $number } не подходит.
option-not-applicable = «{ $option }» ({ $option_key }): при остальных выбранных настройках это ничего не значит.

## Места

seats-number = За столом от { $low } до { $high } мест, а не { $number }.
seats-teams-odd = { $number ->
    [one] { $number } игрока
   *[other] { $number } игроков
} не разделить на две равные команды.
seats-not-here = В игру «{ $preset }» не играют { $teams ->
    [0] каждый за себя
   *[other] командами
}, когда за столом { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}. Можно: { $seatings }.
seats-blind = { $most ->
    [0] В игре «{ $preset }» слепых мест не бывает.
    [one] В игре «{ $preset }» бывает не больше одного слепого места, а не { $number }.
   *[other] В игре «{ $preset }» бывает не больше { $most } слепых мест, а не { $number }.
}

## Ходы и разговоры

ask-wait = Сейчас делать нечего: подождите остальных.
match-over = Партия окончена.
phrase-unknown = Такой фразы нет. Есть: { $values }.
talk-off = Во время кона не разговаривают. Фразы — между конами.
phrase-thanks = Спасибо!
phrase-good_game = Хорошая игра!
phrase-luck = Удачи!
phrase-sorry = Извините!
phrase-wait = Подождите, пожалуйста.
phrase-again = Ещё партию?

## Итоги

outcome-won = { $yours ->
    [won] { $seats_count ->
        [one] Победа! Вы выиграли.
       *[other] Победа! Выиграли { $seats }.
    }
    [lost] Вы проиграли. { $seats_count ->
        [one] Победа: { $seats }.
       *[other] Выиграли { $seats }.
    }
   *[none] { $seats_count ->
        [one] Победа: { $seats }.
       *[other] Выиграли { $seats }.
    }
}
outcome-drawn = Ничья.
outcome-rating = Очки рейтинга: { $words }.
outcome-goats = { $seats_count ->
    [one] Козёл: { $seats }.
   *[other] Козлы: { $seats }.
}

## Таблица счёта

score-side = { $seats }
score-line = { $called ->
    [round] Раунд
   *[deal] Кон
} { $number }
score-before = было
score-round = { $called ->
    [round] за раунд
   *[deal] за кон
}
score-after = стало
score-target = { $unit ->
    [rows] Игра до { $number } { $number ->
        [one] пары
       *[other] пар
    }
    [chips] Игра до { $number } { $number ->
        [one] фишки
       *[other] фишек
    }
    [wins] Игра до { $number } { $number ->
        [one] выигранного кона
       *[other] выигранных конов
    }
   *[points] Игра до { $number }
}
score-length = { $called ->
    [round] { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
       *[many] { $number } раундов
    }
   *[deal] { $number ->
        [one] { $number } кон
        [few] { $number } кона
       *[many] { $number } конов
    }
}
score-carried = Переносится: { $number }
score-eggs = Яйца ждут: { $number }
score-series = Выиграно партий: { $words }
scored = Счёт: { $words }.
scored-nothing = Счёт не изменился.
scored-side = { $tone ->
    [remembered] { $side } { $words } (запомнено)
   *[written] { $side } { $words }
}

## Правила игры

sheet-title = { $title }: правила
sheet-players = Играют: { $seatings }.
