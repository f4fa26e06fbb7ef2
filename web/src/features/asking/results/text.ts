import { quoted } from '#shared/rules/quoted.ts';
import { formatNumber, NBSP, plural, pluralForm } from '#web/lib/formatters.ts';
import { articleText } from '#web/text/article.ts';
import { figuresText } from '#web/text/figures.ts';

/** Texts of the results of a poll: figures, answers, comparison of runs, export. */
export const resultsText = {
  page: {
    title: 'Результаты',
    back: 'Опросы',
    poll: 'Опрос',
    choosePoll: 'Выберите опрос',
    choosePollText: 'Результаты собраны по опросам и их запускам.',
    noPollsTitle: 'Опросов пока нет',
    noPolls: 'Результаты появятся здесь, когда команда ответит на первый опрос.',
    toCreate: 'Создать первый опрос',
    notFoundTitle: 'Опрос не найден',
    notFound: 'Его удалили, или он из другого пространства.',
    loadFailed: 'Не получилось загрузить запуски',
    pollsFailed: 'Не получилось загрузить опросы',
    noRight: 'Результаты видят владелец, HR и руководители.',
  },
  /** The line of the run and its drawer. */
  run: {
    line: 'Какой запуск показан',
    draft: 'черновик',
    open: 'идёт',
    openUntil: (day: string) => `идёт до ${day}`,
    over: (day: string) => `завершён ${day}`,
    closed: 'закрыт',
    answered: (figure: string, count: number) => `${pluralForm(count, 'ответил', 'ответили', 'ответили')} ${figure}`,
    answeredAtLeast: (figure: string) => `ответило не меньше ${figure}`,
    fewAnswered: 'ответило меньше пяти',
    anonymous: 'анонимный',
    named: 'с именами',
    manage: 'Управлять запуском',
    next: 'Следующий запуск',
    nextText: 'Те же вопросы ещё раз: свой срок, своя ссылка, свои ответы. Итоги встанут рядом.',
    create: 'Создать запуск',
  },

  answers: figuresText.answers,
  loadFailed: 'Не получилось загрузить результаты',

  actions: { refresh: 'Обновить', show: 'Показать все ответы', hide: 'Свернуть ответы' },

  loading: {
    progress: (loaded: number, total: number) =>
      `Загружено ${formatNumber(loaded)}${NBSP}из${NBSP}${formatNumber(Math.max(loaded, total))}`,
    stop: 'Остановить',
    rest: 'Загрузить остальные',
    partly: 'Поиск и порядок учитывают только загруженное.',
    failed: 'Остальные ответы не загрузились',
    fresh: (count: number) => `Появились новые ответы: ${formatNumber(count)}`,
    showFresh: 'Показать',
  },

  empty: {
    title: 'Ответов пока нет',
    open: 'Разошлите ссылку или напомните команде: ответы появятся здесь сразу.',
    noLink: 'Запуск открыт, публичная ссылка выключена. Участники отвечают в своём кабинете.',
    unpublished: 'Запуск сейчас не опубликован. Опубликуйте его и разошлите ссылку.',
    over: 'Срок запуска прошёл, никто не ответил. Можно создать новый запуск.',
  },

  ...articleText,

  /** Teams of one run side by side. */
  teams: {
    note: 'от пяти ответов',
    table: (question: string) => `Команды: ${question}`,
    apart: { up: 'выше остальных', down: 'ниже остальных' },
    moved: { up: 'выше, чем в прошлый раз', down: 'ниже, чем в прошлый раз' },
    sure: (team: string, words: readonly string[], question: string | null) =>
      `${team}${question === null ? '' : `, ${quoted(question)}`}: ${words.join(' и ')}, и это больше случайного`,
    more: (count: number) => `и ещё ${plural(count, 'отличие', 'отличия', 'отличий')}`,
    alike: 'Команды не отличаются друг от друга больше случайного',
    alikeToo: 'Команды не отличаются ни друг от друга, ни от прошлого раза больше случайного',
    comparisons: (count: number) => `С поправкой на ${plural(count, 'сравнение', 'сравнения', 'сравнений')}.`,
    others: 'Остальные вместе',
    team: 'Команда',
    answered: 'Ответили',
    likely: 'Вероятно',
    figure: { enps: 'eNPS', mean: 'Среднее' },
    all: (value: string) => `все, ${value}`,
    range: (low: string, high: string) => `от ${low} до ${high}`,
    before: (value: string) => `было ${value}`,
    legend: (withBefore: boolean) =>
      `Полоса: где итог команды с${NBSP}вероятностью 95${NBSP}%. ${withBefore ? 'Кружок: прошлый раз. ' : ''}Пунктир: все, кто ответил.`,
    how: (known: boolean) => [
      'Каждую команду сравниваем со всеми остальными и с ней же в прошлый раз. Чем больше сравнений, тем заметнее должна быть разница: из всего, что названо больше случайного, случайным окажется не больше одного из двадцати.',
      known
        ? 'Полоса учитывает, сколько человек спросили в команде, когда открыли запуск: чем больше из них ответило, тем она короче. Где это неизвестно, как у остальных вместе, полоса длиннее.'
        : 'Сколько человек спросили в каждой команде, здесь не учтено: полосы о командах любой величины, поэтому они широкие.',
      'Остальные вместе — команды, от которых меньше пяти ответов, и те, кто ответил по ссылке. Если и вместе их меньше пяти, к ним добавлена наименьшая из команд. По отдельности их не увидит никто.',
      'Сравнение сделано, когда запуск закрыли в первый раз, и больше не меняется: иначе чей-то ответ можно было бы найти вычитанием.',
    ],
    off: (seenAtOnce: boolean) =>
      `В этом запуске команды не сравнивали. В следующий раз ${
        seenAtOnce ? 'покажите ответы группами или после закрытия и ' : ''
      }отметьте «Сравнить команды»: видны команды от${NBSP}пяти ответов.`,
    open: 'Команды встанут рядом, когда запуск закроют: видны те, от которых пришло не меньше пяти ответов.',
    few: 'Сравнить команды не получилось: рядом встают те, от которых пришло не меньше пяти ответов, а таких меньше двух.',
  },

  finding: {
    open: 'Запуск ещё идёт, пока так',
  },

  tell: {
    text: 'Вывод, сколько ответили и что говорит сравнение: без цитат и команд, можно отправить в общий чат.',
    message: (title: string, run: string) =>
      `Итоги опроса ${quoted(title)}, ${run.charAt(0).toLowerCase()}${run.slice(1)}`,
  },

  hidden: {
    titles: {
      'below-five': 'Итог откроется с пятого ответа',
      'until-closed': 'Итог откроется, когда запуск закроется',
      'too-few': 'Ответов меньше пяти: итога не будет',
      'asked-few': 'Спросили меньше пяти человек: итога не будет',
    },
    why: {
      'below-five':
        'Пока ответов мало, по ним можно узнать человека, поэтому не видно ни оценок, ни текстов: ни вам, ни руководителям.',
      'until-closed':
        'Так решили, когда открывали запуск. До этого оценок и текстов не видит никто: ни вы, ни руководители.',
      'too-few': 'По четырём ответам можно узнать человека. Оценок и текстов этого запуска не увидит никто.',
      'asked-few':
        'Запуск анонимный, без публичной ссылки, и по ответам было бы видно, чьи они. Оценок и текстов этого запуска не увидит никто, даже если людей станет больше: так сказано тем, кто отвечает.',
    },
    suggestions: 'Что поможет сейчас',
    /** What to do instead of a run that will never be shown. */
    instead: 'Чтобы увидеть итог, откройте новый запуск',
    ways: {
      link: {
        title: 'С публичной ссылкой',
        text: 'Ответят и те, кого нет в пространстве. Итог откроется с пяти ответов.',
      },
      people: { title: 'Когда людей станет пятеро', text: 'Пригласите в пространство остальных и спросите всех.' },
      named: {
        title: 'С именами',
        text: 'Снимите в настройках опроса «Анонимный»: отвечающие узнают об этом до первого вопроса.',
      },
    },
    share: { title: 'Бросить ссылку в общий чат', text: 'Отвечают с телефона, без входа, около минуты.' },
    tell: {
      title: 'Рассказать, что стало с прошлым итогом',
      text: 'Когда видно, что после опроса что-то изменилось, отвечают охотнее.',
    },
    deadline: { title: 'Назначить срок', text: 'С датой ответ реже откладывают на потом.' },
    before: (run: string) => `${run}: что было тогда`,
    open: 'Открыть',
  },

  enps: figuresText.enps,

  questions: {
    repeated: 'Повторяются',
    filter: 'Вопрос',
    all: 'Все вопросы',
    none: 'На этот вопрос пока не ответили.',
    counting: 'Считаем ответы…',
    mean: (value: string) => `среднее ${value}`,
    others: 'Отдельно показаны короткие ответы, которые встречаются чаще. Остальное стоит под «другие».',
    inWords: (count: number) => `Ещё ${plural(count, 'ответ', 'ответа', 'ответов')} словами`,
    rest: (count: number) => `Ещё ${plural(count, 'другой ответ', 'других ответа', 'других ответов')}`,
    distribution: 'Распределение оценок',
    frequency: 'Какие ответы повторяются',
    score: 'Оценка',
    answer: 'Ответ',
    count: 'Сколько',
    share: 'Доля',
    latest: 'Несколько ответов',
    showAll: (count: number) => `Читать ответы (${formatNumber(count)})`,
    showAllLabel: (question: string) => `Читать ответы на вопрос ${quoted(question)}`,
  },

  table: {
    title: 'Ответы',
    search: 'Искать в ответах',
    searchHint: 'Слово или часть фразы',
    clear: 'Очистить поиск',
    order: 'Порядок',
    orders: { people: 'По именам', newest: 'Сначала новые', lowest: 'Сначала низкие оценки' },
    who: 'Кто и когда',
    answersColumn: 'Ответы',
    anonymous: (alias: string) => `Аноним ${alias}`,
    blank: 'без ответа',
    blankShort: '—',
    found: (hits: number, shown: number, all: number) =>
      `${plural(hits, 'совпадение', 'совпадения', 'совпадений')}: ${formatNumber(shown)}${NBSP}из${NBSP}${formatNumber(all)} ответивших`,
    total: (count: number) => `${plural(count, 'человек ответил', 'человека ответили', 'человек ответили')}`,
    nothingTitle: 'Ничего не нашлось',
    nothing: (query: string) =>
      `Ни в одном загруженном ответе нет ${quoted(query)}. Попробуйте короче или другое слово.`,
    noneToQuestion: 'На этот вопрос пока никто не ответил.',
    apart: 'Ответы стоят по вопросам и вперемешку, без времени: по ним не видно, кто что сказал вместе.',
    foundApart: (hits: number) => plural(hits, 'совпадение', 'совпадения', 'совпадений'),
    moreApart: (count: number) => `Показать ещё: ${plural(count, 'ответ', 'ответа', 'ответов')}`,
    namesFailed: 'Имена участников не загрузились, вместо них стоят номера.',
  },

  trend: {
    ...figuresText.trend,
    title: 'Сравнение запусков',
    plain: { enps: 'eNPS по запускам', mean: 'Среднее по запускам', responses: 'Сколько отвечали' },
    metric: 'Что сравнить',
    metrics: {
      enps: 'eNPS',
      responses: 'Сколько ответили',
      mean: (question: string) => `Среднее: ${question}`,
    },
    first: 'Это первый запуск: сравнивать пока не с чем',
    fewRuns: 'Линия появится после второго запуска с ответами.',
    reworded: (date: string, text: string) => `С запуска от ${date} вопрос звучит иначе: ${quoted(text)}`,
    run: 'Запуск',
    responses: 'Ответили',
    interval: 'Интервал 95\u00a0%',
    noValue: '—',
    current: 'этот запуск',
    range: (low: string, high: string) => `от ${low} до ${high}`,
    loadFailed: 'Не получилось загрузить сравнение запусков',
    limit: (count: number) => `Сравниваются последние ${plural(count, 'запуск', 'запуска', 'запусков')}.`,
  },

  print: {
    run: (date: string) => `Запуск ${date}`,
    printed: (date: string) => `Напечатано ${date}`,
    partly: (loaded: number, total: number) =>
      `Напечатаны первые ${formatNumber(loaded)}${NBSP}из${NBSP}${formatNumber(total)} ответивших.`,
    partlyApart: (count: number) => `Напечатаны первые ${plural(count, 'ответ', 'ответа', 'ответов')}.`,
    anonymous: 'Ответы анонимны.',
  },

  sheet: {
    who: 'Кто',
    when: 'Когда',
    question: 'Вопрос',
    answer: 'Ответ',
    name: 'Ответы',
    sums: 'Итоги',
    file: 'Опрос',
  },
  sums: {
    poll: 'Опрос',
    run: 'Запуск',
    answered: 'Ответили',
    answeredAtLeast: 'Ответили, не меньше',
    shown: 'Ответы показаны',
    asked: 'Спросили',
    enps: 'eNPS',
    low: 'Интервал 95\u00a0%: от',
    high: 'Интервал 95\u00a0%: до',
    promoters: 'Сторонники, 9–10',
    passives: 'Нейтральные, 7–8',
    detractors: 'Критики, 0–6',
    answers: 'Ответов на вопрос',
    mean: 'Среднее',
    other: 'Другие ответы',
  },
} as const;
