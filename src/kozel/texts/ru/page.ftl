### Страница в браузере: вход, стол, настройки. Только то, чего не говорят сами игры.

page-title = Козёл
page-loading = Минутку…
page-not-loaded = Не получилось загрузить. Попробуйте ещё раз.
page-no-connection = Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.
page-connection-lost = Связь пропала. Возвращаемся…
page-close = Закрыть
page-save = Сохранить
page-no = Нет

## Вход

page-play = Играть
page-play-what = { $preset }, сразу с ботами
page-with-people = Свой стол
page-resume = Вернуться за стол: { $preset }
page-resume-more = { $number ->
    [one] Ещё { $number } стол
    [few] Ещё { $number } стола
   *[many] Ещё { $number } столов
}
page-kind-cards = Карты
page-kind-dominoes = Домино
page-games = Что здесь есть
page-requests = Ждут игроков
page-no-requests = Сейчас никто не ждёт. Откройте свой стол и позовите друзей.
page-create = Создать стол
page-seats-free = { $number ->
    [one] { $number } место
    [few] { $number } места
   *[many] { $number } мест
}
page-guest = Гость
page-name = Ваше имя
page-your-name = Ваше имя: { $words }. Изменить

## Свой стол

page-game = Игра
page-seats = Сколько игроков
page-who = Кто за столом
page-partner = (ваш партнёр)
page-seat-person = человек
page-seat-bot = бот: { $words }
page-seat-blind = болван (слепое место)
page-who-may = Кого ждать
page-open-to-all = любого, кто придёт
page-by-link = только по ссылке
page-practice-open = Учиться с открытыми картами
page-house-rules = { $number ->
    [0] Домашние правила: как обычно
    [one] Домашние правила: изменено { $number }
   *[many] Домашние правила: изменено { $number }
}
page-open-table = Открыть стол
page-begin = Начать игру
page-rules = Правила
page-rules-same = Те же правила, что и в прошлый раз.
page-rules-differ = Чем отличается от прошлого раза
page-rules-before = (было: { $words })
page-rules-code = Код правил: { $words }
page-sit-here = Сесть сюда
page-seat-waits = ждём игрока
page-request-waits = Стол ждёт. Игра начнётся сама, как только все сядут.
page-link = Ссылка для друзей
page-copy = Скопировать
page-withdraw = Убрать стол
page-qr = Та же ссылка для телефона
page-start = Начать сейчас, с ботами
page-clock = Время на ход
page-clock-none = без часов
page-clock-is = { $number } с на ход и { $number_bank } с про запас

## За столом

page-menu = Меню
page-score = Счёт
page-score-now = сейчас
page-score-remembered = На жёлтом, с плюсом — запомнено. В красной рамке — записано.
page-score-counted = { $called ->
    [round] Серым — сколько осталось на руках.
   *[deal] Серым — взятые очки.
}
page-counted = { $called ->
    [round] на руках { $number }
   *[deal] взято { $number }
}
page-log = Что было
page-settings = Настройки
page-asked = Что сделать
page-hint = Подсказать
page-say = Сказать
page-question = Вопрос за столом
page-how = Как именно
page-watching = вы смотрите
page-practice = учёба
page-bot-names = Анна Борис Вера Глеб Дарья Егор Жанна Захар Инна
page-blind = болван
page-your-turn = Ваш ход
page-turn-of = { $seats_with_you ->
    [yes] Ваш ход.
   *[no] Ходит { $seats }…
}
page-trump = Козыри: { SUIT($suit) }.
page-dealer = Сдаёт
page-dealer-letter = С
page-piles = Взятки
page-pile-points = { $number ->
    [one] В них { $number } очко.
    [few] В них { $number } очка.
   *[many] В них { $number } очков.
}
page-closed = { $number ->
    [one] И ещё { $number } карта рубашкой вверх.
    [few] И ещё { $number } карты рубашкой вверх.
   *[many] И ещё { $number } карт рубашкой вверх.
}
page-last-trick = Прошлая
page-last-none = Взяток ещё не было.
page-since-none = После вашего хода ничего не было.
page-taken-by = { $seat_is_you ->
    [yes] Взятка ваша.
   *[no] Взятка: { $seat }.
}
page-face-down = рубашкой вверх
page-hand = { $number ->
    [0] На руках пусто
    [one] У вас на руках: { $number }
   *[many] У вас на руках: { $number }
}
page-hand-empty = У вас на руках пусто.
page-hand-holds = У вас: { $pieces }.
page-piece-lifted = { $words }, выбрано
page-table-empty = На столе пока пусто.
page-place = { $place ->
    [left] слева
    [right] справа
    [up] сверху
   *[down] снизу
}{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
}
page-end = { $place ->
    [left] Слева
    [right] Справа
    [up] Сверху
   *[down] Снизу
}{ $double ->
    [none] {" "}{ $number }.
   *[other] {" "}у { $double }: { $number }.
}
page-end-choose = { $words } Поставить сюда
page-ends = Открытых концов: { $number }
page-no-ends = Открытых концов нет.
page-ends-closed = { $number ->
    [one] Закрыт { $number } дубль.
    [few] Закрыты { $number } дубля.
   *[many] Закрыто { $number } дублей.
}
page-tiles-laid = Лежат: { $pieces }.
page-ends-total = Сумма концов: { $number }
page-ends-sum = Сумма { $number }
page-look = { $place ->
    [left] Посмотреть левее
    [right] Посмотреть правее
    [up] Посмотреть выше
   *[down] Посмотреть ниже
}
page-way-closed = закрыть
page-way-across = поперёк
page-way-inline = вдоль
page-do-offer-pass-tiles-pass = Стучу
page-chip-said-knock = Стучу
page-chip-said-hundred = На сто!
page-chip-said-pass-lead = Отдаёт заход
page-chip-moved-boneyard-hand = { $seat_is_you ->
    [yes] Взято: { $number }
   *[no] Берёт: { $number }
}
page-chip-named-drawn-tile = { $seat_is_you ->
    [yes] Ваша: { $piece }
   *[no] Тянет { $piece }
}
page-chip-stage-fish = Рыба!
page-chip-stage-out = Выход!
page-chip = { $seat }: на руках { $number }, счёт { $words }{ $dealer ->
    [yes] , сдаёт
   *[no] { "" }
}{ $turn ->
    [yes] , ход
   *[no] { "" }
}{ $away ->
    [yes] , отошёл от стола
   *[no] { "" }
}
page-advice = Совет: { $words }.
page-how-to-tap = { $kind ->
    [tiles] Ход: коснитесь кости дважды.
    [sets] Ход: коснитесь карт, потом кнопки.
   *[cards] Ход: коснитесь карты дважды.
}
page-adjourned = Партия отложена. Продолжим, когда все вернутся и нажмут «Дальше».
page-waiting-others = Ждём остальных…
page-next-deal = Дальше
page-rematch = Ещё партию
page-replay = Разбор партии
page-to-lobby = На главную
page-undo = Взять ход назад
page-offer-end = Предложить закончить
page-offer-adjourn = Предложить доиграть потом
page-resign = Сдать партию
page-resign-sure = Сдать партию? Вернуть её будет нельзя.
page-resign-yes = Да, сдать
page-leave-how = Уйти можно в любой момент: место останется за вами, партия вас подождёт.
page-asks-undo = { $seat_is_you ->
    [yes] Вы просите взять ход назад.
   *[no] { $seat } просит взять ход назад.
}
page-asks-end = { $seat_is_you ->
    [yes] Вы предлагаете закончить партию.
   *[no] { $seat } предлагает закончить партию.
}
page-asks-adjourn = { $seat_is_you ->
    [yes] Вы предлагаете доиграть потом.
   *[no] { $seat } предлагает доиграть потом.
}
page-asks-rematch = { $seat_is_you ->
    [yes] Вы предлагаете сыграть ещё.
   *[no] { $seat } предлагает сыграть ещё.
}
page-agree = Согласен
page-refuse = Нет
page-answer-from = Ждём ответа: { $seats }.
page-keys = Клавиши
page-keys-how = Цифры и стрелки выбирают карту, Enter поднимает её и ходит, пробел идёт дальше. Вслух: H — рука, T — стол, S — счёт, W — чей ход, L — прошлая взятка, в домино — что было после вашего хода. Большую цепь домино двигают стрелки.

## Настройки

page-set-language = Язык
page-set-theme = Свет
page-set-theme-auto = как в системе
page-set-theme-light = светло
page-set-theme-dark = темно
page-set-size = Размер текста
page-set-indices = Буквы на картах
page-set-indices-auto = по языку
page-set-fourcolours = Четыре цвета мастей
page-set-suitletters = Буква масти на карте
page-set-numerals = Цифры на костях вместо точек
page-set-unsorted = Не раскладывать руку по мастям
page-set-firsttap = Ходить с первого касания
page-set-sounds = Звуки
page-set-motion = Без движения
page-set-wait = Взятка лежит { $words } с

## Честность

page-check-deal = Честно ли сдано
page-fair-proven = Кон { $number }: сдано честно.
page-fair-mine = Ваши случайные числа участвовали.
page-fair-not-mine = Ваших случайных чисел здесь не было.
page-fair-not-revealed = Кон { $number }: ещё идёт, проверить можно будет потом.
page-fair-explicit = Кон { $number }: порядок был задан заранее, честность не проверить.
page-fair-seed-changed = Кон { $number }: стол показал не то число, которым связал себя до сдачи!
page-fair-contribution-changed = Кон { $number }: чьё-то число не то, что было запечатано!
page-fair-order-differs = Кон { $number }: порядок не тот, какой должен был выйти!
page-fair-seen-differs = Кон { $number }: вы видели не то, что записано!
page-fair-nothing = Ещё ничего не сдавали.
page-fair-proves = Что это доказывает
page-fair-proves-how = До сдачи стол связал себя тайным числом, а каждая страница добавила своё, запечатанное заранее. Порядок следует из всех этих чисел, и ваша страница только что вычислила его сама. Ни стол, ни игроки не могли подобрать сдачу.
page-fair-not = Чего не доказывает
page-fair-not-how = Тот, у кого запущен сервер, может подсмотреть карты в памяти своей машины. А если за столом один человек с ботами, всё держится на его собственных числах.

## Разбор

page-step = Шаг { $number } из { $most }
page-step-back = Шаг назад
page-step-on = Шаг вперёд
