### Что произошло, словами. The ids follow from the events (kozel.core.events):
###
###   moved-<kind of source>-<kind of target>   else `moved`; the kind of zone "hand:2" is hand
###   shown-<kind of zone>                      else `shown`
###   said-<word>
###   named-<what>-<value>                      else named-<what>
###   stage-<name>
###   mark-<kind>                               beside a line of the score sheet
###
### and from the moves, as labels of buttons and lines of a numbered list:
###
###   move-<word>-<value>                       else move-<word>
###   move-<word>                               of a number or of chosen pieces; `-none` for none
###
### Beside an event's own arguments a text finds
###   $seat, $seat_is_you, $seat_number   who acts; of a move of the house: whose zone it is
###   $pieces, $pieces_count              the pieces this viewer sees, and how many there are
###   $known                              all, some or none of them are seen
###   $laid                               tiles with their places: "4-5 on the left"
###   $zone, $zone_from, $zone_to         names of zones
###   $side_to, $side_to_is_yours         the side of a pile
###   $value                              of Named and of moves, as it comes; and where it is
###                                       the letter of a suit $suit and $suit_sign, a number
###                                       $number, $seat_named and $seat_named_is_you, a card or
###                                       a tile $piece
### Moves with a number: $number, and $seat_named for the seat of that number. Marks: $number.
### Texts for the reader's own doings take $seat_is_you; one that says nothing is { "" }.

## Куда пошли карты и костяшки

moved = { $known ->
    [none] { $zone_from } → { $zone_to }: { $pieces_count }.
   *[some] { $zone_from } → { $zone_to }: { $pieces }.
}
moved-deck-hand = { $known ->
    [none] Сдано ({ $seat }): { $pieces_count }.
   *[some] { $seat_is_you ->
        [yes] Вам сдано: { $pieces }.
       *[no] Сдано ({ $seat }): { $pieces }.
    }
}
moved-deck-talon = { $known ->
    [none] В прикупе { $pieces_count ->
        [one] { $pieces_count } карта
        [few] { $pieces_count } карты
       *[many] { $pieces_count } карт
    }.
   *[some] В прикупе: { $pieces }.
}
moved-deck-stock = В колоде { $pieces_count ->
    [one] осталась { $pieces_count } карта
    [few] осталось { $pieces_count } карты
   *[many] осталось { $pieces_count } карт
}.
moved-deck-boneyard = На базаре { $pieces_count ->
    [one] { $pieces_count } кость
    [few] { $pieces_count } кости
   *[many] { $pieces_count } костей
}.
moved-deck-removed = Из игры убрано: { $pieces }.
moved-hand-trick = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы кладёте рубашкой вверх: { $pieces_count }.
       *[no] { $seat } кладёт рубашкой вверх: { $pieces_count }.
    }
   *[some] { $hidden ->
        [yes] { $seat_is_you ->
            [yes] Вы кладёте втёмную: { $pieces }.
           *[no] { $seat } кладёт втёмную: { $pieces }.
        }
       *[no] { $seat_is_you ->
            [yes] Вы ходите: { $pieces }.
           *[no] { $seat } ходит: { $pieces }.
        }
    }
}
moved-trick-pile = { $seat_is_you ->
    [yes] Вы берёте взятку.
   *[no] { $seat } берёт взятку.
}
moved-stock-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы добираете { $pieces_count ->
            [one] { $pieces_count } карту
            [few] { $pieces_count } карты
           *[many] { $pieces_count } карт
        }.
       *[no] { $seat } добирает { $pieces_count ->
            [one] { $pieces_count } карту
            [few] { $pieces_count } карты
           *[many] { $pieces_count } карт
        }.
    }
   *[some] { $seat_is_you ->
        [yes] Вы добираете: { $pieces }.
       *[no] { $seat } добирает: { $pieces }.
    }
}
moved-boneyard-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы берёте с базара { $pieces_count ->
            [one] { $pieces_count } кость
            [few] { $pieces_count } кости
           *[many] { $pieces_count } костей
        }.
       *[no] { $seat } берёт с базара { $pieces_count ->
            [one] { $pieces_count } кость
            [few] { $pieces_count } кости
           *[many] { $pieces_count } костей
        }.
    }
   *[some] { $seat_is_you ->
        [yes] Вы берёте с базара: { $pieces }.
       *[no] { $seat } берёт с базара: { $pieces }.
    }
}
moved-talon-hand = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы берёте прикуп.
       *[no] { $seat } берёт прикуп.
    }
   *[some] { $seat_is_you ->
        [yes] Вы берёте прикуп: { $pieces }.
       *[no] { $seat } берёт прикуп: { $pieces }.
    }
}
moved-talon-pile = { $known ->
    [none] Прикуп уходит во взятки ({ $seat }).
   *[some] Прикуп уходит во взятки ({ $seat }): { $pieces }.
}
moved-stock-stock = Открыта нижняя карта колоды: { $pieces }.
moved-hand-discards = { $known ->
    [none] { $seat_is_you ->
        [yes] Вы сбрасываете рубашкой вверх: { $pieces_count }.
       *[no] { $seat } сбрасывает рубашкой вверх: { $pieces_count }.
    }
   *[some] { $seat_is_you ->
        [yes] Вы сбрасываете: { $pieces }.
       *[no] { $seat } сбрасывает: { $pieces }.
    }
}
moved-discards-pile = { $known ->
    [none] { "" }
   *[some] С ней уходит сброс: { $pieces }.
}
moved-hand-layout = { $seat_is_you ->
    [yes] Вы ставите { $laid }.
   *[no] { $seat } ставит { $laid }.
}

## Что открылось

shown = Открыто, { $zone }: { $pieces }.
shown-hand = { $seat_is_you ->
    [yes] У вас на руках: { $pieces }.
   *[no] На руках ({ $seat }): { $pieces }.
}
shown-talon = В прикупе: { $pieces }.

## Что сказано и что настало

said-phrase = { $seat_is_you ->
    [yes] Вы: { $phrase }
   *[no] { $seat }: { $phrase }
}
stage-match-over = Партия окончена.

## Ходы всех игр

move-play = { $laid }
move-say = { $phrase }
move-shuffle = Перемешать
move-go = Дальше
move-pass = Пас
piece-at = { $piece }{ $place ->
    [left] {" "}слева
    [right] {" "}справа
    [up] {" "}сверху
    [down] {" "}снизу
   *[first] { "" }
}{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
}{ $flag ->
    [closed] , закрытый
    [across] , поперёк
    [inline] , вдоль
   *[none] { "" }
}

## Места для карт и костяшек

zone-deck = Колода
zone-hand = { $seat_is_you ->
    [yes] У вас на руках
   *[no] На руках: { $seat }
}
zone-trick = На столе
zone-pile = Взятки: { $side }
zone-talon = Прикуп
zone-stock = Колода
zone-boneyard = Базар
zone-layout = На столе
zone-discards = Сброс
zone-removed = Вне игры

# Что названо в коне и держится до его конца.
now-soloist = один: { $seat_named }
now-aim-least = на меньшего
now-contract = «сухая»: { $seat_named }
now-praise-trousers = штаны
now-praise-double_trousers = двойные штаны
now-praise-mirror = зеркало
now-praise-star = звезда
now-praise-merry = весёлый
now-praise-sad = грустный
now-praise-small_coffins = гробы малые
now-praise-big_coffins = гробы большие
