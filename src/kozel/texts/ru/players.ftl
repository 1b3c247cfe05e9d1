### Игроки-программы: их имена, причины их ходов, итоги сравнений.

## Кто играет

player-random = Наугад
player-random-about = Ходит по правилам, но как попало.
player-novice = Новичок
player-novice-about = Играет честно и просто: берёт, что берётся, и ничего не считает.
player-club = Клубный
player-club-about = Крепкий игрок со двора: считает вышедшее, помнит, у кого чего нет, помогает партнёру.
player-unknown = Игрока «{ $given }» нет. Есть: { $values }.
player-version-unknown = Версии «{ $given }» нет. Номера версий: { $values }.

## Причины, общие для всех игр

reason-only-move = Другого хода нет.
reason-nothing-to-say = Сказать нечего, играем дальше.
reason-no-matter = Здесь всё равно, можно и так.
reason-random = Просто наугад.
reason-challenge = Не дал масть, а потом она нашлась — ренонс: { $seat }.

## Карты (советы C12)

reason-name-most = Больше всего на руках { SUIT($suit, case: "genitive") } ({ $number }) — пусть они и будут козырями.
reason-cash-ace = Простой туз берёт, пока не бьют козырем: { $card } надо разыграть, партнёр подложит очки.
reason-cash-master = Старше этой карты в масти уже ничего не осталось: { $card } возьмёт.
reason-lead-low = Заходить лучше с карты, которую не жалко: { $card }.
reason-lead-lone = Одинокая карта уйдёт, и эту масть можно будет бить козырем: { $card }.
reason-lead-for-ruff = У партнёра этой масти нет, он сможет убить козырем: { $card }.
reason-draw-trumps = Пора вытягивать козыри: { $card }.
reason-lead-top-trump = Старший козырь возьмёт наверняка и выбьет чужие козыри: { $card }.
reason-lead-trump-free = У соперников козырей больше нет, бояться некого: { $card }.
reason-take = Взятку можно взять: { $card }.
reason-take-last = Ход последний, перебить некому — берём: { $card }.
reason-take-over = Взятка и так у партнёра, но её могут перебить — так надёжнее: { $card }.
reason-ruff = Масти нет, бьём козырем: { $card }.
reason-ruff-rich = На столе уже { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    } — ради такой взятки козыря не жалко: { $card }.
reason-ruff-points = Бить лучше дорогим козырем, а дамы и валеты ещё пригодятся: { $card }.
reason-smear = Взятка наша — подкладываем очки: { $card }.
reason-add = Может быть, партнёр и удержит взятку, а из остального лучше отдать это: { $card }.
reason-leave-to-partner = Взятка у партнёра, перебивать незачем: { $card }.
reason-give-partner = Взятку берёт партнёр — подкладываем подороже: { $card }.
reason-trust-partner = Партнёр ходит позже и, скорее всего, возьмёт — даём ему очки: { $card }.
reason-shed-lone = Масть кончается — потом её можно будет бить: { $card }.
reason-throw-empty = Берут соперники — им пустую: { $card }.
reason-least-loss = Взятка чужая, отдаём что подешевле: { $card }.

## Один против двоих и на меньшего (C10, C11)

reason-bid-take = С такими картами можно взять очков { $number } — берём прикуп.
reason-bid-pass = Одному с такими картами взять очков { $number }, этого мало — пас.
reason-many-trumps = Козырей много ({ $number }) — берём прикуп.
reason-few-trumps = Козырей маловато ({ $number }) — пас.
reason-lay-points = В сносе очки уже не отнимут ({ $number }): { $cards }.
reason-lay-void = Масть кончится, и её можно будет бить козырем: { $cards }.
reason-lay-low = Эти карты ничего не возьмут: { $cards }.
reason-lay-small = Сносим самое мелкое: { $cards }.
reason-cash-ace-alone = Простой туз берёт, пока не бьют козырем: { $card } надо разыграть.
reason-least-lead = Играем на меньшего: с этой карты взятку, скорее всего, возьмут другие: { $card }.
reason-least-lead-bound = Свою взятку не отдать, но лишнее пусть уйдёт сейчас: { $card }.
reason-least-below = Взятка не наша, и пусть не наша: { $card } её не возьмёт.
reason-least-give = Взятку берут другие — отдаём им очки: { $card }.
reason-least-hope = Эту карту, может быть, ещё перебьют: { $card }.
reason-least-bound = Похоже, взять придётся: { $card }.
reason-least-small = Играем на меньшего: кладём что помельче: { $card }.

## Хвалёнки, пересдачи, последний козырь, ловля дамы (C2—C5)

reason-praise = Больше всего в среднем даёт такая хвалёнка, как { $praise ->
        [trousers] штаны
        [double_trousers] двойные штаны
        [mirror] зеркало
        [star] звезда
        [merry] весёлый
        [sad] грустный
        [small_coffins] малые гробы
       *[big_coffins] большие гробы
    }, — похвалимся.
reason-praise-last-pair = Партию может решить одна пара, а чаще всего её даёт такая хвалёнка, как { $praise ->
        [trousers] штаны
        [double_trousers] двойные штаны
        [mirror] зеркало
        [star] звезда
        [merry] весёлый
        [sad] грустный
        [small_coffins] малые гробы
       *[big_coffins] большие гробы
    }.
reason-praise-none = Здешние хвалёнки ничего хорошего не обещают — играем.
reason-praise-first = Раз можно хвалиться, похвалимся: { $praise ->
        [trousers] штаны
        [double_trousers] двойные штаны
        [mirror] зеркало
        [star] звезда
        [merry] весёлый
        [sad] грустный
        [small_coffins] малые гробы
       *[big_coffins] большие гробы
    }.
reason-praiser = Всё равно кто: пусть будет { $seat }.
reason-round = Ни один круг сдачи не лучше другого: пусть будет { $number }-й.
reason-round-enough = Трёх открытых кругов хватит, остальное лучше разыграть самим.
reason-name-none = На руках одни постоянные козыри: без козырной масти у других их будет меньше.
reason-name-unseen = Карт ещё не видно, так что { SUIT($suit) } не хуже любой другой масти.
reason-name-none-held = Лучшей масти, чем { SUIT($suit) }, не назвать.
reason-name-beside = Козырями — { SUIT($suit) }: тогда положить и зайти можно с { $card }.
reason-dark-high = Эту карту мало что перебьёт, а заход — с неё: { $cards }.
reason-dark-best = С этой карты зайдёт хвалёнка, а лучше положить нечего: { $cards }.
reason-dark-two = Обе сильные, пусть будут две взятки: { $cards }.
reason-cover = Каждую туда, где от неё больше толку, а очки — где скорее возьмём мы: { $cards }.
reason-open-take = Это берёт то, что лежит: { $cards }.
reason-lay-gift = Скорее всего, возьмёт партнёр — подкладываем очки: { $cards }.
reason-lay-empty = Скорее всего, возьмёт партнёр, но подложить нечего: { $cards }.
reason-lay-cheap = Хвалились соперники, они, скорее всего, и возьмут — им пустую: { $cards }.
reason-lay-dear = Может быть, и возьмёт, а дешевле отдать нечего: { $cards }.
reason-lay-dearest = Хвалёнка наша — кладём что подороже: { $cards }.
reason-lay-cheapest = Хвалёнка чужая — кладём что подешевле: { $cards }.
reason-praise-again = Хвалёнка принесла нам мало — перехвалим.
reason-praise-keep = Что хвалёнка принесла, то пусть при нас и останется.
reason-redeal = С такими картами играть незачем — пересдать.
reason-redeal-play = Пересдачу просить можно, но с такими картами ещё поиграем.
reason-redeal-pays = За третью пересдачу платит команда сдающего, а это соперники — просим.
reason-redeal-dear = За третью пересдачу платит команда сдающего, а это мы — играем.
reason-redeal-may = Раз можно просить пересдачу, просим.
reason-give = Много козырей на одних руках лучше, чем по нескольку на двух — отдаём партнёру: { $cards }.
reason-give-single = От одного козыря толку мало — отдаём партнёру: { $cards }.
reason-return = Козыри пригодятся, а взамен — что не так жалко: { $cards }.
reason-return-void = Козыри пригодятся, а без этих карт одну масть можно будет бить: { $cards }.
reason-return-small = Козыри пригодятся, а взамен — что помельче: { $cards }.
reason-lead-keep = Есть с чего зайти без убытка — ход оставляем себе.
reason-lead-keep-ace = Есть простой туз, его и разыграем: { $card }. Ход оставляем себе.
reason-lead-pass-trumps = Козырей много ({ $number }), а они сильнее, когда ходят другие — пусть заходит партнёр.
reason-lead-pass-points = Заходить пришлось бы с очков — пусть заходит партнёр.
reason-hunt-catch = Дама на столе: { $card } её ловит.
reason-hunt-force = Козырь надо давать — может быть, { $card } и вытянет даму.
reason-hunt-home = В этой взятке даму уже не поймать — { $card } идёт домой.
reason-hunt-hide = Даму ещё могут поймать, она остаётся на руках, а пойдёт { $card }.
reason-hunt-wait = Охотник ждёт даму, а пойдёт { $card }.
reason-dry = Теперь важна каждая взятка: { $card }.
reason-challenge-trump = Масти не было, полагалось бить козырем, и козырь был: { $seat }.
reason-challenge-lead = Зашёл козырь, хотя были простые карты: { $seat }.
reason-challenge-ace = Снесён туз, хотя было что снести кроме него: { $seat }.
reason-challenge-first = Первой полагалось пойти другой карте: { $seat }.
reason-challenge-laid = Положен козырь, а козыри в хвалёнке оставляют себе: { $seat }.
reason-challenge-laid-ace = Положен туз, а тузы в этой хвалёнке оставляют себе: { $seat }.
reason-challenge-drawn = Взято ещё, хотя положить уже было что: { $seat }.
reason-challenge-gave = Это были не последние козыри: { $seat }.

## Домино (принципы D9)

reason-heaviest = Тяжёлые кости сбрасываем первыми: { $tiles }.
reason-tile-out = Последняя кость — и выход: { $tiles }.
reason-tile-fish = Рыба выгодна: на руках всего { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }, у соперников обычно больше.
reason-tile-fish-bound = Будет рыба, но остальное ещё хуже: { $tiles }.
reason-tile-heaviest = Тяжёлое лучше сбросить, пока можно: { $tiles }.
reason-tile-double = Дубль пристроить труднее, поэтому он идёт первым: { $tiles }.
reason-tile-soft = Мягкий заход: сначала балласт, а своё давление — следующим ходом: { $tiles }.
reason-tile-mobile = Так останется чем ходить дальше: { $tiles }.
reason-tile-variety = На руках останется больше разных чисел: { $tiles }.
reason-tile-block = Похоже, на такие концы ответить будет нечем ({ $seat }): { $tiles }.
reason-tile-block-known = Ответить точно нечем, таких костей там нет ({ $seat }): { $tiles }.
reason-tile-block-mate = Не перекрываем дорогу партнёру: { $tiles }.
reason-tile-own = Свой конец: последние кости с числом { $number } — у нас, чужой сюда не пойдёт.
reason-tile-own-both = Два своих конца лучше одного: { $tiles }.
reason-tile-fresh = Свежих чисел не открываем: { $tiles }.
reason-tile-cut = Сначала помешать чужому давлению: { $tiles }.
reason-tile-support = Партнёр показал своё число — поддержим: { $tiles }.
reason-tile-pressure = Давим числом { $number }: его у нас больше всего.
reason-tile-orphan = Дублю { $tile } нужен выход, пока его число не кончилось.
reason-tile-blank = Пусто-пусто нельзя оставлять последней костью: { $tiles }.

## Арена

arena-deals = Для сравнения нужно хотя бы две сдачи, а не { $number }.
arena-jobs = Нужен хотя бы один процесс, а не { $number }.
arena-head = { $preset }: { $a } против { $b }, { $number ->
        [one] { $number } сдача
        [few] { $number } сдачи
       *[many] { $number } сдач
    }, каждая сыграна { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    } с перестановкой мест (начальное число { $seed }{ $kon ->
        [1] {""}
       *[other] , { $kon }-й кон партии
    }).
arena-result = { $measure ->
        [card_points] Очков в картах за сдачу сверх своей доли: { $mean } (с надёжностью 95 % от { $low } до { $high }).
        [pips] Очков на костях за кон меньше, чем у соперников, на { $mean } (с надёжностью 95 % от { $low } до { $high }).
       *[other] Перевес по записи за сдачу: { $mean } (с надёжностью 95 % от { $low } до { $high }).
    }
arena-share = Сдач лучше у { $a }: { $won } %, лучше у { $b }: { $lost } %.
arena-better = { $a } сильнее, чем { $b }.
arena-worse = { $a } слабее, чем { $b }.
arena-unclear = Разница между { $a } и { $b } не видна: нужно больше сдач.
