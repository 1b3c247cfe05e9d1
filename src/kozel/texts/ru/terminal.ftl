### Игра в терминале и командная строка.

## Справка о командах

help-usage = Вызов:
help-arguments = Что указать
help-options = Параметры
help-commands = Команды
help-metavar-command = КОМАНДА …
help-metavar-options = [ПАРАМЕТРЫ]
help-metavar-game = ИГРА
help-metavar-file = ФАЙЛ
help-metavar-first = БОТ_А
help-metavar-second = БОТ_Б
help-metavar-lang = ru|en
help-metavar-changes = ИМЯ=ЗНАЧЕНИЕ
help-metavar-seats = N
help-metavar-blind = МЕСТО
help-metavar-bots = УРОВЕНЬ
help-metavar-seat = МЕСТО
help-metavar-seed = ЧИСЛО
help-metavar-log = ФАЙЛ
help-metavar-resume = [ФАЙЛ]
help-metavar-pace = МС
help-metavar-cards = ВИД
help-metavar-deals = N
help-metavar-kon = N
help-metavar-jobs = N

help-help = Показать эту справку.
help-lang = Язык: ru или en. Если не указан, берётся язык системы.
help-as_json = Выдать данные в JSON, для программ.
help-drafts = Показать и недоделанные игры.
help-changes = Домашнее правило, например ten_order=above_king; можно повторять. Правила игры перечисляет «kozel games».
help-file = Файл с протоколом партии.
help-game = Игра, например classic, или код правил.

help-kozel = Русские игры «Козёл», карточные и домино: играть в терминале, читать правила, пересматривать и проверять партии.
help-kozel-version = Показать версию.

help-play = Играть в терминале. Без указаний всё спросит сам: во что, по каким правилам и с кем.
help-play-short = играть
help-play-seats = Сколько мест за столом; 4t значит четверо, двое на двое.
help-play-blind = Слепое место («болван»), с 1; можно повторять.
help-play-bots = Как играют боты: novice, club или random.
help-play-seat = Ваше место, с 1.
help-play-seed = Число, от которого зависит вся случайность: с одним числом одна и та же партия.
help-play-auto = Играют одни боты, вопросов нет.
help-play-log = Куда записать протокол партии. Если не указать, он ляжет в папку программы.
help-play-resume = Доиграть партию: из этого файла, а без имени файла последнюю недоигранную.
help-play-pace = Пауза после хода бота, в тысячных долях секунды.
help-play-cards = Как писать карты: signs (Д♣), letters (Дт) или words (дама треф).

help-games = Перечислить игры и их домашние правила.
help-games-short = перечислить игры и их настройки

help-rules = Рассказать правила игры со всеми домашними правилами.
help-rules-short = рассказать правила
help-rules-seats = Сколько мест за столом; 4t значит четверо, двое на двое.

help-replay = Показать партию заново: в терминале по ходам, иначе целиком. Файл: протокол или чужая партия текстом (docs/pasted.md); «-» читает её со стандартного ввода.
help-replay-short = показать партию заново
help-replay-log = Записать партию из текста протоколом в этот файл.

help-verify = Проверить протокол партии: не правлен ли он, все ли ходы по правилам и честно ли сдано.
help-verify-short = проверить протокол партии

help-arena = Сравнить двух ботов на одних и тех же сдачах с обменом мест.
help-arena-short = сравнить двух ботов
help-arena-first = Первый бот.
help-arena-second = Второй бот.
help-arena-deals = Сколько сдач (обычно 100).
help-arena-seed = Число, от которого зависят сдачи (обычно 0).
help-arena-seats = Сколько мест за столом.
help-arena-kon = Какой по счёту кон партии играется (обычно первый).
help-arena-jobs = Во сколько процессов считать (обычно в один).

## Что не так в командной строке

usage-see-help = Подробнее: { $command } --help
usage-number = { $words }: нужно целое число от { $low } до { $high }, а не «{ $given }».
usage-word = { $words }: «{ $given }» не подходит. Бывает: { $listed }.
usage-too-much = Лишнее в команде: { $given }.
usage-no-such-option = Параметра { $given } нет.
usage-no-such-option-near = Параметра { $given } нет. Может быть, { $near }?
usage-no-such-command = Команды «{ $given }» нет. Есть: { $listed }.
usage-needs-a-value = После { $given } нужно значение.
usage-takes-no-value = У { $given } значения не бывает.
usage-missing-argument = Не хватает: { $given }.
usage-missing-option = Не хватает параметра { $given }.
usage-bad-value = { $given }: такое значение не подходит.
usage-wrong = Эту команду не удалось понять.
usage-set = После --set пишется имя=значение, например --set deals=1, а не «{ $given }».
usage-seats = В игру «{ $preset }» так не садятся: «{ $given }». Можно: { $seatings }.
usage-blind = Слепым может быть место от 1 до { $most }, но не ваше собственное.
usage-resume-alone = Партия доигрывается по правилам, с которых началась: рядом с --resume другие её настройки не указываются.

crash = Это ошибка самой программы, не ваша. Что случилось, записано в { $file }: пошлите этот файл авторам «Козла».

## Вопросы перед партией

terminal-games = Козёл. Во что сыграем?
terminal-kind-cards = Карты:
terminal-kind-dominoes = Домино:
terminal-ask-game = Номер или название (Enter: { $number }):
terminal-rules = { $changed ->
    [0] По каким правилам?
    [one] Изменено { $changed } правило. Играем?
    [few] Изменены { $changed } правила. Играем?
   *[many] Изменено { $changed } правил. Играем?
}
terminal-rules-play = играть так
terminal-rules-change = изменить правила
terminal-rules-show = прочитать правила
terminal-ask-rules = Номер (Enter: { $number }):
terminal-options = Домашние правила:
terminal-option-line = { $option }: { $words }
terminal-ask-option = Номер того, что изменить (Enter: больше ничего):
terminal-ask-value = Номер (Enter: оставить как есть):
terminal-ask-range = Число от { $low } до { $high } (Enter: оставить как есть):
terminal-ask-several = Слова через пробел, «-» ничего (Enter: оставить как есть):
terminal-seats = Как сядем?
terminal-bots = С кем играем?
terminal-ask-choice = Номер (Enter: { $number }):
terminal-choose-again = Не понимаю «{ $given }». Напишите номер от 1 до { $most }.
terminal-yes-or-no = Не понимаю «{ $given }». Напишите «да» или «нет».
terminal-not-begun = Партия не начата.
terminal-nothing-to-resume = Недоигранных партий нет. Новая начинается командой kozel play.

## За столом

terminal-bot-names = Анна Борис Вера Глеб Дарья Егор Жанна Захар Инна
terminal-player = Игрок
terminal-blind = Слепой
terminal-begin = { $game }.
terminal-partners = { $seats_count ->
    [one] С вами играет { $seats }.
   *[many] С вами играют { $seats }.
}
terminal-opponents = { $seats_count ->
    [one] Против вас { $seats }.
   *[many] Против вас { $seats }.
}
terminal-table = За столом { $seats }.
terminal-how = Напишите номер или ход. Слово «помощь» покажет команды.
terminal-resumed = Продолжаем с того места, где остановились.

terminal-hand = У вас: { $shown }.
terminal-hand-empty = У вас на руках ничего нет.
terminal-hand-of = На руках ({ $seat }): { $pieces }.
terminal-trumps = козыри
terminal-chain-empty = На столе пока ничего нет.
terminal-chain = На столе: { $shown }
terminal-arm-up = Ветвь вверх{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
}: { $shown }
terminal-arm-down = Ветвь вниз{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
}: { $shown }
terminal-arm-left = Ветвь влево{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
}: { $shown }
terminal-arm-right = Ветвь вправо{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
}: { $shown }
terminal-end-left = слева{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
} { $pips }
terminal-end-right = справа{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
} { $pips }
terminal-end-up = сверху{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
} { $pips }
terminal-end-down = снизу{ $double ->
    [none] { "" }
   *[other] {" "}у { $double }
} { $pips }
terminal-ends = Концы: { $shown }.
terminal-ends-total = Сумма концов: { $number }.
terminal-now = В этом кону: { $shown }
terminal-trick = На столе: { $shown }.
terminal-zone = { $label }: { $number }.
terminal-zone-seen = { $label }: { $shown }.
terminal-face-down = (закрыто)
terminal-counts = На руках у остальных: { $shown }.
terminal-turn = Ходит { $seats }.
terminal-last-trick = Прошлая взятка: { $shown }.
terminal-last-none = Рассказывать пока не о чем.

terminal-group = { $label }: { $shown }
terminal-allowed = Можно: { $shown }
terminal-barred = Нельзя: { $shown }
terminal-unlawful = Не по правилам: { $shown }
terminal-any-number = Число от { $low } до { $high }.
terminal-any-pieces = Напишите номера через пробел: { $shown }
terminal-ask-move = Номер или ход:
terminal-ask-window = Enter, если сказать нечего:
terminal-ask-next = Enter: дальше.
terminal-only-move = Другого хода нет: { $words }.
terminal-empty = Ход за вами: напишите номер, карту или кость, а если нужно, «помощь».
terminal-no-such-number = { $most ->
    [0] Номера сейчас ни к чему.
    [1] Номера { $number } нет: есть только 1.
   *[many] Номера { $number } нет: они от 1 до { $most }.
}
terminal-not-understood = Не понимаю «{ $given }». Напишите номер из списка или «помощь».
terminal-which = Как именно? { $shown }.
terminal-not-in-hand = Этого у вас нет: { $piece }.
terminal-not-now = Сейчас так ходить нельзя: «{ $given }».
terminal-not-a-piece = «{ $given }» не карта и не кость.
terminal-playable = { $pieces }: с этого можно ходить.
terminal-why-nothing = Сейчас ничего не запрещено.

terminal-score-none = Ещё ничего не записано.
terminal-score-now = Сейчас: { $shown }.
terminal-score-row = { $label }: { $shown }.
terminal-counted = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}

terminal-hint = Совет: { $words }. { $reason }
terminal-hint-none = Сейчас не ваш ход, советовать нечего.
terminal-undone = Ход взят назад.
terminal-undo-late = Назад уже нельзя: после вашего хода было видно новое.
terminal-undo-nothing = Брать назад пока нечего.
terminal-say-how = Например: { $word } 1
terminal-ask-resign = Сдать партию? (да или нет)

terminal-help = Пишите номер из списка или сам ход: Д♣, Дт, QC, 4-5 слева. А ещё можно:
terminal-help-help = эта справка
terminal-help-hand = что у вас на руках
terminal-help-table = что на столе, чей ход, сколько у кого осталось
terminal-help-score = запись счёта
terminal-help-last = прошлая взятка или последние ходы
terminal-help-rules = правила этой игры
terminal-help-log = всё, что было в этом коне
terminal-help-hint = совет и почему
terminal-help-undo = взять ход назад, пока не видно нового
terminal-help-why = почему нельзя; можно спросить об одной карте: почему Т♠
terminal-help-say = сказать что-нибудь остальным
terminal-help-save = уйти; партия сохранится, её можно доиграть
terminal-help-resign = сдать партию

terminal-resigned = { $seat_is_you ->
    [yes] Вы сдали партию.
   *[no] { $seat } сдаёт партию.
}
terminal-saved = Партия сохранена: { $file }
terminal-resume-how = Доиграть: { $command }
terminal-kept =
    Протокол партии: { $file }
    Проверить честность: kozel verify { $argument }
    Пересмотреть: kozel replay { $argument }

terminal-log-busy = Эта партия сейчас открыта в другом окне: { $file }
terminal-log-exists = Такой файл уже есть, перезаписывать его нельзя: { $file }
terminal-log-unwritable = Не могу записать партию в { $file }: { $reason }.
terminal-log-missing = Файла нет: { $file }
terminal-log-unreadable = Не могу прочитать { $file }: { $reason }.
terminal-log-over = Эта партия уже окончена: { $file }
terminal-log-persons = В этой партии за столом несколько людей, в терминале её не доиграть: { $file }

## Список игр

games-game = { $name } ({ $game })
games-seatings = Играют: { $shown }.
games-code = Код обычных правил: { $code }
games-option = { $name }: { $label } ({ $given }). Бывает: { $allowed }. Обычно: { $usual }.

## Просмотр партии

replay-how = { $number ->
    [one] Всего { $number } шаг.
    [few] Всего { $number } шага.
   *[many] Всего { $number } шагов.
} Enter дальше, «н» назад, номер шага перейти к нему, «в» выйти.
replay-ask = { $number } из { $most }:
replay-again = Не понимаю «{ $given }». Enter дальше, «н» назад, «в» выйти или номер от 1 до { $most }.
replay-cut = Протокол обрывается после записи { $number }: партия, видно, была прервана.
replay-unfinished = Партия не доиграна.
replay-takeover = Вместо игрока ({ $seat }) садится бот.
replay-return = { $seat } снова за столом.
replay-timeout = Время вышло: { $seat }.
replay-undo = { $seat } берёт назад ход, записанный под номером { $number }.
replay-agreed = Договорились закончить.
replay-adjourned = Партия отложена.

## Проверка

verify-whole = { $number ->
    [one] Протокол цел: { $number } запись, все ходы по правилам.
    [few] Протокол цел: { $number } записи, все ходы по правилам.
   *[many] Протокол цел: { $number } записей, все ходы по правилам.
}
verify-proven = Кон { $deal }: сдано честно.
verify-not-revealed = Кон { $deal }: ещё не доигран, проверить можно будет потом.
verify-explicit = Кон { $deal }, { $label }: порядок задан заранее, честность проверить нельзя.
verify-seed-changed = Кон { $deal }, { $label }: стол показал не то число, которым связал себя до сдачи.
verify-contribution-changed = Кон { $deal }, { $label }: вклад игрока не тот, что был запечатан.
verify-order-differs = Кон { $deal }, { $label } (запись { $entry }): порядок не тот, какой должен был выйти{ $position ->
    [0] { "" }
   *[other] , начиная с места { $position }
}.
verify-unreadable = Кон { $deal }, { $label }: жребий проверить нельзя.
verify-missing = Случайности не добавили: { $seats }.
verify-nothing = Ничего не сдавали.
verify-good = Всё честно.
verify-bad = Честность не доказана.
verify-hash = Последняя отметка: { $hash }
