### Игры со взятками и постоянными козырями: «классический» и все, кто идёт за ним (C1, C10).

game-classic = Классический козёл
game-classic-about = Вчетвером, пара на пару: дамы и валеты — всегда козыри, а ещё одну масть «хвалит» тот, к кому пришла дама треф.
game-troika-risk = Козёл на троих, рисковый
game-troika-risk-about = Втроём: один, снеся две карты и взяв прикуп вслепую, играет против двоих.

## Настройки

option-revokes = Ренонс
option-revokes-help = Можно ли не дать масть, имея её. Либо игра такую карту не принимает, либо, как за настоящим столом, примет любую, но соперники вправе поймать.
option-revokes-prevented = не принимается
option-revokes-caught = можно поймать
option-open_tricks = Взятки открыты
option-open_tricks-help = Видно все взятые карты и очки в них. Иначе видна только последняя взятка: помнить карты — часть игры.
option-ten_order = Место десятки
option-ten_order-help = Старше ли десятка короля. Очков она стоит десять в любом случае.
option-ten_order-natural = младше короля
option-ten_order-above_king = старше короля, младше туза
option-must_trump_when_void = Нет масти — бей козырем
option-must_trump_when_void-help = Обязан ли тот, у кого нет нужной масти, класть козырь, если он есть. Подойдёт любой козырь.
option-best_of = Серия
option-best_of-help = Сколько партий играть. Серию выигрывает тот, кто первым выиграл больше половины.
option-best_of-1 = одна партия
option-best_of-3 = до двух побед
option-best_of-5 = до трёх побед
option-trump = Козырная масть
option-trump-help = Какая масть козырная кроме дам и валетов.
option-trump-diamonds = всегда бубны
option-trump-named_by_soloist = называет играющий
option-discard = Снос
option-discard-help = Когда играющий сносит две карты: посмотрев прикуп или не видя его.
option-discard-after = после прикупа
option-discard-before = до прикупа
option-scale = Сколько пишут
option-scale-help = Сколько очков пишут проигравшим: обычный проигрыш, не больше тридцати и, в рисковой игре, ни одной взятки.
option-scale-1-2 = 1 или 2
option-scale-2-4-6 = 2, 4 или 6
option-all_pass = Все пасуют
option-all_pass-help = Что делать, если прикуп никто не берёт.
option-all_pass-least = играют на меньшего
option-all_pass-forced = сдающий обязан играть
option-least_talon = Прикуп при игре на меньшего
option-least_talon-help = Что делать с прикупом, когда его никто не взял.
option-least_talon-first_tricks = открывается на первые две взятки
option-least_talon-last_trick = идёт с последней взяткой
option-least_talon-aside = лежит в стороне

refused-blind-caught = Слепого поймать нельзя: со слепыми за столом ренонс может только не приниматься.

## Ходы

ask-name-trump = Захвалите масть: какая будет козырной?
offer-name-trump = Захвалить масть
move-trump = { SUIT($suit) }
ask-lead = Ваш ход: заходите с любой карты.
ask-follow = Ваш ход.
offer-play = Положить карту
ask-challenge = Кон сыгран. Если кто-то не дал масть, имея её, это последний случай сказать.
offer-challenge = Поймать на ренонсе
move-challenge = Ренонс: { $seat_named }
ask-bid = Берёте прикуп и играете один против двоих?
offer-bid = Взять или пасовать
move-take = Беру
ask-lay = Снесите { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}: до конца кона их не увидит никто, а очки в них ваши.
offer-lay = Снести
move-lay = Снести { $pieces }

## Что произошло

named-praiser = { $seat_is_you ->
    [yes] У вас { $value ->
        [QC] дама треф
       *[other] { $value }
    }: хвалите масть.
   *[no] { $value ->
        [QC] Дама треф
       *[other] { $value }
    } — у игрока { $seat }.
}
named-soloist = { $seat_is_you ->
    [yes] Вы играете один против двоих.
   *[no] { $seat } играет против двоих.
}
said-talon-take = { $seat_is_you ->
    [yes] Вы: беру
   *[no] { $seat }: беру
}
said-talon-pass = { $seat_is_you ->
    [yes] Вы: пас
   *[no] { $seat }: пас
}
moved-hand-laid = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы сносите карты: { $pieces_count }.
       *[no] { $seat } сносит карты: { $pieces_count }.
    }
   *[some] { $seat_is_you ->
        [yes] Вы сносите: { $pieces }.
       *[no] { $seat } сносит: { $pieces }.
    }
}
said-challenge = { $seat_is_you ->
    [yes] Вы
   *[no] { $seat }
}: ренонс! { $seat_accused_is_you ->
    [yes] (это о вас)
   *[no] ({ $seat_accused })
}
shown-played = { $pieces_count ->
    [0] { "" }
   *[other] { $seat_is_you ->
        [yes] Вы сыграли
       *[no] Сыграно ({ $seat })
    }: { $pieces }.
}
stage-challenge-window = Кон сыгран. Можно указать на ренонс.
stage-revoke-proven = Ренонс есть: { $card } во взятке { $number } ({ $seat }). Кон окончен.
stage-revoke-unproven = Ренонса не было ({ $seat }). Кон окончен.

zone-last-trick = Последняя взятка
zone-laid = Снос
zone-played = Сыгранные карты

mark-penalty = штраф { $number }
mark-sweep = все 120
mark-match = партия { $number }

## Отказы

tricks-follow-suit = Зашли с { SUIT($suit, case: "genitive") }, а эта масть у вас есть: { $cards }.
tricks-follow-trumps = Зашли с козыря, а козыри у вас есть: { $cards }.
tricks-must-trump = Нужной масти у вас нет, значит, надо класть козырь: { $cards }.
tricks-name-trump-first = Сначала нужно назвать козырную масть.
tricks-take-or-pass = Сейчас решают, кто берёт прикуп: «беру» или «пас».
tricks-lay-first = Сначала снесите { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
tricks-lay-number = Снести нужно { $number ->
    [one] ровно { $number } карту
    [few] ровно { $number } карты
   *[many] ровно { $number } карт
}, все разные.
tricks-nothing-to-challenge = Ловить некого: неподходящую карту здесь положить нельзя.
tricks-challenge-too-early = Пока никто не положил ни одной карты, ловить некого.
tricks-challenge-nobody = Место { $number } здесь не может ни ловить, ни быть пойманным.
tricks-challenge-self = Себя ловить нельзя.
tricks-challenge-partner = { $seat } — ваш партнёр, ловят только соперников.

## Правила

clause-tricks-ladder = Постоянные козыри, от младшего к старшему: { $cards }. К своей масти они больше не относятся.
clause-tricks-named-trump = Козырями становятся и остальные карты захваленной масти. Они бьют простые карты, но любой из постоянных козырей старше.
clause-tricks-plain-order = Остальные карты в каждой масти идут от старшей к младшей так: { $ranks }. Скажем, козыри — трефы, и на столе { $cards }: взятку берёт { $card }.
clause-tricks-dealt = Карты сдают по одной, начиная с соседа слева; каждому достаётся { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}{ $number_talon ->
    [0] .
    [one] , ещё { $number_talon } ложится в прикуп.
    [few] , ещё { $number_talon } ложатся в прикуп.
   *[many] , ещё { $number_talon } ложатся в прикуп.
}
clause-tricks-praise = После сдачи тот, у кого { $card }, объявляет её и «хвалит» масть — называет козырную. Это слышат все.
clause-tricks-praise-blind = Если эта дама у слепого, масть называет его партнёр, а если слепы оба — следующий по часовой стрелке, кто видит свои карты. Он смотрит только в них.
clause-tricks-praiser-leads = Первым ходит тот, у кого была эта дама, дальше ходит взявший взятку.
clause-tricks-follow = Зайти можно с любой карты, остальные по очереди кладут по одной. На простую карту дают простую карту той же масти, на козырь — любой козырь. На ход с пик валет пик не годится, пока у вас есть простая пика: он козырь.
clause-tricks-void-free = Кому дать нечего, тот кладёт что угодно: может убить козырем, а может сбросить любую карту.
clause-tricks-void-trump = Кому дать нечего, тот обязан положить козырь, любой; нет и козырей — любую карту.
clause-tricks-takes = Взятку берёт старший козырь, а если козырей в ней нет — старшая карта той масти, с которой зашли.
clause-tricks-piles-closed = Взятые карты лежат рубашкой вверх, видна только последняя взятка.
clause-tricks-piles-open = Все взятые карты лежат открыто, очки в них видны.
clause-tricks-pair-count = Карты кончились — считают очки. У кого больше 60, те выиграли кон; другим пишут 2 очка, а если они набрали 30 или меньше — 4. При 61:59 и при 89:31 пишут 2, при 90:30 — уже 4.
clause-tricks-pair-drawn = При 60:60 никому ничего не пишут, и тот же игрок сдаёт снова.
clause-tricks-pair-sweep = Кто взял за кон все 120 очков, сразу выиграл партию.
clause-tricks-target-pairs = Команда, у которой набралось { $number ->
    [one] { $number } записанное очко
    [few] { $number } записанных очка
   *[many] { $number } записанных очков
}, проиграла партию. Она и есть «козёл».
clause-tricks-series = Играют серию до { $number_wins ->
    [one] { $number_wins } победы
    [few] { $number_wins } побед
   *[many] { $number_wins } побед
} (не больше { $number } партий). Для новой партии запись начинают заново, сдают дальше по очереди.
clause-tricks-revokes-prevented = Не дать масть, имея её, нельзя: такая карта не кладётся, и говорится почему.
clause-tricks-revokes-caught = Положить можно любую карту, но кто не дал масть, имея её, того соперники могут поймать — с первой карты кона и до закрытия окна после последней. Проверяется тут же. Пойманному, а если поймали зря — ловившему, пишут { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}; кон на этом кончается, карты не считают, сдаёт следующий.
clause-tricks-unseen-penalties = За обычным столом { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
} пишут ещё за неверную сдачу и за подсказку, какую масть хвалить. Здесь ни того ни другого случиться не может.
