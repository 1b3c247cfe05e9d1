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
    } с перестановкой мест (начальное число { $seed }).
arena-result = { $measure ->
        [card_points] Очков в картах за сдачу сверх своей доли: { $mean } (с надёжностью 95 % от { $low } до { $high }).
        [pips] Очков на костях за кон меньше, чем у соперников, на { $mean } (с надёжностью 95 % от { $low } до { $high }).
       *[other] Перевес по записи за сдачу: { $mean } (с надёжностью 95 % от { $low } до { $high }).
    }
arena-share = Сдач лучше у { $a }: { $won } %, лучше у { $b }: { $lost } %.
arena-better = { $a } сильнее, чем { $b }.
arena-worse = { $a } слабее, чем { $b }.
arena-unclear = Разница между { $a } и { $b } не видна: нужно больше сдач.
