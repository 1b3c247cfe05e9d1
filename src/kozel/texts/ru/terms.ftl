### Названия мастей и достоинств с падежами; ими пользуются все остальные файлы.
###
### HOW TEXTS ARE WRITTEN (the same in ru/ and en/)
###
### Arguments come by the name conventions of kozel.core.messages; a suffix may follow the
### type (`card_led`, `seat_held`). What the text then finds:
###   card(s), tile(s), piece(s)   ready to print, nominative: Q♣, Д♣, "queen of clubs", 4-5;
###                                and for lists `$cards_count`, a number
###   suit    C, D, H or S for selectors; `$suit_sign` is ♣;  SUIT() declines its name
###   suits   ready to print: ♣ ♦
###   rank    6…9, T, J, Q, K, A for selectors; `$rank_sign` is its index; RANK() declines it
###   ranks   ready to print: A 10 K / Т 10 К
###   seat    the player's name, nominative; `$seat_is_you` is yes or no (`$seat_led` has
###           `$seat_led_is_you`); `$seat_number` counts from 1
###   seats   names joined: Ann, Ben and Carl; `$seats_count`, `$seats_with_you`; a number stays one
###   side    who the side is, nominative: Ann and Carl; `$side_is_yours` is yes or no
###   option, value(s) beside an option, preset, phrase           their labels
###   all other numbers            Fluent numbers: select on [one] [few] [many] *[other]
###   all other words              as they come, for selectors
###
### Functions (the named arguments are written literally):
###   { SUIT($suit) }                            clubs / трефы
###   { SUIT($suit, number: "one") }             club / трефа
###   { SUIT($suit, case: "genitive") }          clubs / треф
###   { RANK($rank) }                            queen / дама
###   { RANK($rank, number: "many") }            queens / дамы
###   { RANK($rank, case: "instrumental") }      queen / дамой
### `number`: "one" or "many"; a suit is "many" unless said, a rank "one".
### `case`: "nominative" (unless said), "genitive", "dative", "accusative", "instrumental",
### "prepositional"; English knows no cases and ignores it.
###
### Players' names are never declined and their gender is unknown: say "Маша берёт взятку",
### in the present, with a variant for the reader:
###   stage-trick = { $seat_is_you ->
###       [yes] You take the trick.
###      *[no] { $seat } takes the trick.
###   }
### Cards are never declined either: "ходит: Д♣". What events and moves bring is told at the
### head of events.ftl. A text that is to say nothing is { "" }.

suit-C = трефы
    .genitive = треф
    .dative = трефам
    .accusative = трефы
    .instrumental = трефами
    .prepositional = трефах
    .one = трефа
    .one-genitive = трефы
    .one-dative = трефе
    .one-accusative = трефу
    .one-instrumental = трефой
    .one-prepositional = трефе
suit-D = бубны
    .genitive = бубен
    .dative = бубнам
    .accusative = бубны
    .instrumental = бубнами
    .prepositional = бубнах
    .one = бубна
    .one-genitive = бубны
    .one-dative = бубне
    .one-accusative = бубну
    .one-instrumental = бубной
    .one-prepositional = бубне
suit-H = червы
    .genitive = червей
    .dative = червам
    .accusative = червы
    .instrumental = червами
    .prepositional = червах
    .one = черва
    .one-genitive = червы
    .one-dative = черве
    .one-accusative = черву
    .one-instrumental = червой
    .one-prepositional = черве
suit-S = пики
    .genitive = пик
    .dative = пикам
    .accusative = пики
    .instrumental = пиками
    .prepositional = пиках
    .one = пика
    .one-genitive = пики
    .one-dative = пике
    .one-accusative = пику
    .one-instrumental = пикой
    .one-prepositional = пике

rank-6 = шестёрка
    .genitive = шестёрки
    .dative = шестёрке
    .accusative = шестёрку
    .instrumental = шестёркой
    .prepositional = шестёрке
    .many = шестёрки
    .many-genitive = шестёрок
    .many-dative = шестёркам
    .many-accusative = шестёрки
    .many-instrumental = шестёрками
    .many-prepositional = шестёрках
rank-7 = семёрка
    .genitive = семёрки
    .dative = семёрке
    .accusative = семёрку
    .instrumental = семёркой
    .prepositional = семёрке
    .many = семёрки
    .many-genitive = семёрок
    .many-dative = семёркам
    .many-accusative = семёрки
    .many-instrumental = семёрками
    .many-prepositional = семёрках
rank-8 = восьмёрка
    .genitive = восьмёрки
    .dative = восьмёрке
    .accusative = восьмёрку
    .instrumental = восьмёркой
    .prepositional = восьмёрке
    .many = восьмёрки
    .many-genitive = восьмёрок
    .many-dative = восьмёркам
    .many-accusative = восьмёрки
    .many-instrumental = восьмёрками
    .many-prepositional = восьмёрках
rank-9 = девятка
    .genitive = девятки
    .dative = девятке
    .accusative = девятку
    .instrumental = девяткой
    .prepositional = девятке
    .many = девятки
    .many-genitive = девяток
    .many-dative = девяткам
    .many-accusative = девятки
    .many-instrumental = девятками
    .many-prepositional = девятках
rank-T = десятка
    .genitive = десятки
    .dative = десятке
    .accusative = десятку
    .instrumental = десяткой
    .prepositional = десятке
    .many = десятки
    .many-genitive = десяток
    .many-dative = десяткам
    .many-accusative = десятки
    .many-instrumental = десятками
    .many-prepositional = десятках
rank-J = валет
    .genitive = валета
    .dative = валету
    .accusative = валета
    .instrumental = валетом
    .prepositional = валете
    .many = валеты
    .many-genitive = валетов
    .many-dative = валетам
    .many-accusative = валетов
    .many-instrumental = валетами
    .many-prepositional = валетах
rank-Q = дама
    .genitive = дамы
    .dative = даме
    .accusative = даму
    .instrumental = дамой
    .prepositional = даме
    .many = дамы
    .many-genitive = дам
    .many-dative = дамам
    .many-accusative = дам
    .many-instrumental = дамами
    .many-prepositional = дамах
rank-K = король
    .genitive = короля
    .dative = королю
    .accusative = короля
    .instrumental = королём
    .prepositional = короле
    .many = короли
    .many-genitive = королей
    .many-dative = королям
    .many-accusative = королей
    .many-instrumental = королями
    .many-prepositional = королях
rank-A = туз
    .genitive = туза
    .dative = тузу
    .accusative = туза
    .instrumental = тузом
    .prepositional = тузе
    .many = тузы
    .many-genitive = тузов
    .many-dative = тузам
    .many-accusative = тузов
    .many-instrumental = тузами
    .many-prepositional = тузах

# Карта словами, для чтения с экрана вслух. $rank и $suit — буквы.
card-in-words = { RANK($rank) } { SUIT($suit, case: "genitive") }

# Половинки костяшек словами.
pips-0 = пусто
pips-1 = один
pips-2 = два
pips-3 = три
pips-4 = четыре
pips-5 = пять
pips-6 = шесть
tile-in-words = { $high }-{ $low }
double-in-words = дубль { $pips }
