### Почему программа ставит эту кость: девять принципов (D9) и то, что добавляют отдельные игры.

## Конец раунда

reason-tiles-out = Последняя кость — и выход: { $tiles }.
reason-tiles-out-more = Последняя кость — и выход, а с этой стороны он дороже: { $tiles }.
reason-tiles-out-wins = Выход с { $tiles } сразу выигрывает партию.
reason-tiles-fish = Рыба выгодна: на руках { $number }, а у остальных в среднем { $other } (принцип 4).
reason-tiles-fish-pair = Рыба выгодна: у нас с партнёром около { $number }, у соперников около { $other } (принцип 4).
reason-tiles-closing = Пора закрыть оба конца: на руках { $number }, а у остальных в среднем { $other } (принцип 4).
reason-tiles-closing-pair = Пора закрыть оба конца: у нас с партнёром около { $number }, у соперников около { $other } (принцип 4).
reason-tiles-fish-not = Рыба невыгодна: осталось бы { $number }, а у остальных в среднем { $other } (принцип 4), поэтому { $tiles }.
reason-tiles-fish-pair-not = Рыба невыгодна: у нас с партнёром около { $number }, у соперников около { $other } (принцип 4), поэтому { $tiles }.
reason-tiles-fish-bound = Будет рыба, но остальное ещё хуже: { $tiles }.

## Девять принципов

reason-tiles-given = Свой конец отдан ради числа { $number } ({ $seat }), значит, там оно ещё есть: { $tiles } поможет (принцип 1).
reason-tiles-given-not = Свой конец отдан ради числа { $number } ({ $seat }), значит, там оно ещё есть; { $tiles } его не пускает (принцип 1).
reason-tiles-given-both = Из двух своих концов один отдан ради числа { $number } ({ $seat }): там оно ещё есть, поэтому { $tiles } (принцип 2).
reason-tiles-given-both-not = Из двух своих концов один отдан ради числа { $number } ({ $seat }): там оно ещё есть, и { $tiles } его не пускает (принцип 2).
reason-tiles-build = Свой конец когда-нибудь придётся отдать костью { $tile }, поэтому с другой стороны строим число { $number }: { $tiles } (принцип 3).
reason-tiles-own = Свой конец: последние кости с числом { $number } — у нас, чужой сюда не пойдёт.
reason-tiles-own-both = Два своих конца лучше одного: { $tiles } (принцип 5).
reason-tiles-soft = Мягкий заход: { $tiles } — балласт, а своё давление следующим ходом (принцип 6).
reason-tiles-pressure = Своё давление показываем сразу: число { $number } здесь сильнее всего, { $tiles } (принцип 6).
reason-tiles-open = Держим на конце число { $number }, на руках оно ещё есть: { $tiles }.
reason-tiles-lead-strong = Заходим с сильного числа { $number }: { $tiles }.
reason-tiles-fresh = Свежих чисел не открываем: { $tiles } (принцип 7).
reason-tiles-cut = Сначала помешать чужому давлению: { $tiles } (принцип 8).
reason-tiles-fresh-both = На свежее число отвечаем свежим с другой стороны: { $tiles } (принцип 9).
reason-tiles-support = Партнёр показал число { $number } — поддержим: { $tiles }.

## Рука и пропуски

reason-tiles-heavy = Тяжёлое лучше сбросить, пока можно: { $tiles }.
reason-tiles-double = Дубль пристроить труднее, поэтому он идёт первым: { $tiles }.
reason-tiles-mobile = Так останется чем ходить дальше: { $tiles }.
reason-tiles-variety = На руках останется больше разных чисел: { $tiles }.
reason-tiles-orphan = Дублю { $tile } нужен выход, пока его число не кончилось.
reason-tiles-alike = Эти ходы равноценны, поэтому { $tiles }.
reason-tiles-lone = Оставшись одни, кости насчитали бы слишком много, поэтому { $tiles }.
reason-tiles-block = Похоже, на такие концы ответить будет нечем ({ $seat }): { $tiles }.
reason-tiles-block-hard = На такие концы ответить труднее ({ $seat }): { $tiles }.
reason-tiles-block-known = Ответить точно нечем, таких костей там нет ({ $seat }): { $tiles }.
reason-tiles-closed = Этот конец закрыт, и ответить, похоже, будет нечем ({ $seat }): { $tiles }.
reason-tiles-block-mate = Не перекрываем дорогу партнёру: { $tiles }.
reason-tiles-exit-kept = Кость, которая последней выигрывает партию, бережём для выхода, а сейчас { $tiles }.

## Очки за концы

reason-tiles-points = Концы приносят { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }: { $tiles }.
reason-tiles-reply = Следующему оставляем поменьше: { $tiles }.
reason-tiles-again = С такими концами очки будут и следующим ходом: { $tiles }.

## До захода

reason-tiles-redeal = Столько дублей на одних руках ({ $number }) — обуза: пересдать.
reason-tiles-redeal-not = Столько костей с числом { $number } — это сила: играем.
reason-tiles-lead-keep = Есть с чего зайти, с числа { $number }: заход оставляем себе.
reason-tiles-lead-pass = Сильного захода нет: пусть заходит партнёр.
reason-tiles-lead-mine = Заход наш — заходим.
reason-tiles-hundred = Записано пока немного ({ $number }), а первый выход сразу выигрывает: на сто!
