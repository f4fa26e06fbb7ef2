import type { PollTotals } from '../../../models/poll.ts';
import { pollsText } from '../asking.ts';
import { formatNumber, LOCALE, NBSP, plural, quoted } from '../format.ts';

const inWords = new Intl.ListFormat(LOCALE);

/** Texts of the list of polls and surveys. English phrases come from the specification to the letter. */
export const listText = {
  list: {
    title: 'Опросы',
    create: 'Создать',
    /** What all of them come to, part by part of one line. */
    totals: {
      polls: ({ polls, enps, pulse }: Pick<PollTotals, 'polls' | 'enps' | 'pulse'>) =>
        `${plural(polls, 'опрос', 'опроса', 'опросов')}: eNPS${NBSP}—${NBSP}${formatNumber(enps)}, пульс${NBSP}—${NBSP}${formatNumber(pulse)}`,
      surveys: (count: number) => plural(count, 'исследование', 'исследования', 'исследований'),
      running: (count: number) => `${plural(count, 'идёт', 'идут', 'идут')} сейчас`,
    },
    kindsLabel: 'Что показать',
    all: 'Все',
    kinds: { enps: 'eNPS', pulse: 'Пульс', survey: 'Исследования' },
    kind: { enps: 'eNPS', pulse: 'Пульс', survey: 'Исследование' },
    statesLabel: 'Состояние',
    everyState: 'В любом состоянии',
    groups: {
      first: 'Сначала это',
      running: 'Идут',
      ahead: 'Дальше',
      finished: 'Чем кончилось',
      drafts: 'Отложенные черновики',
      archived: 'Архив',
    },
    runningToo: 'Идут ещё',
    /** For whoever only answers, and reads no results. */
    groupsOfMember: { first: 'Ждут ваших ответов', finished: 'Завершены' },
    surveyOfMember: 'Опрос',
    /** Why it stands there. */
    notes: {
      first: 'почему здесь: срок близко, мало ответов или черновик не закончен',
      drafts: 'не менялись больше двух недель',
    },
    byState: {
      running: 'Идут',
      draft: 'Черновики',
      finished: 'Завершены',
      archived: 'Архив',
    },
    stateWith: (state: string, count: number) => `${state}:${NBSP}${formatNumber(count)}`,
    search: { label: 'Найти по названию или выводу', hint: 'Название или вывод' },
    /** For whoever sees no findings. */
    searchOfMember: { label: 'Найти по названию', hint: 'Найти по названию' },
    found: (count: number) => `Найдено: ${formatNumber(count)}`,
    nothingFound: (search: string) => `По запросу ${quoted(search)} здесь ничего нет.`,
    orderLabel: 'Порядок',
    orders: {
      urgent: 'Сначала срочные',
      new: 'Сначала новые',
      title: 'По названию',
    },
    empty: {
      running: 'Сейчас ничего не идёт.',
      draft: 'Черновиков нет.',
      finished: 'Завершённых пока нет.',
      archived: 'Архив пуст.',
    },
    nothing: 'Сейчас здесь ничего нет.',
    noneOfKind: 'Такого здесь пока нет.',
    showAll: 'Показать все',
    states: {
      running: 'идёт',
      draft: 'черновик',
      finished: 'завершён',
      archived: 'в архиве',
    },
    fewAnswers: 'мало ответов',
    lastDay: 'сегодня последний день',
    waits: 'ждёт ваших ответов',
    startsItself: 'запустится сам',
    anonymous: 'анонимно',
    named: 'с именами',
    publicLink: 'публичная ссылка',
    size: (questions: number, minutes: number) =>
      `${pollsText.questions(questions)}, ${plural(minutes, 'минута', 'минуты', 'минут')}`,
    created: (date: string) => `создан${NBSP}${date}`,
    surveyCreated: (date: string) => `создано${NBSP}${date}`,
    take: 'Пройти',
    copyLink: 'Скопировать ссылку',
    results: 'Результаты',
    remind: 'Напомнить',
    reminded: 'Напомнили тем, кто ещё не ответил',
    edit: 'Изменить',
    duplicate: 'Сделать копию',
    duplicateFailed: 'Копия не получилась',
    end: 'Завершить сейчас',
    archive: 'В архив',
    restore: 'Вернуть из архива',
    archived: 'Опрос в архиве',
    restored: 'Опрос снова в списке',
    undo: 'Вернуть',
    failedTitle: 'Не получилось',
    delete: 'Удалить',
    more: 'Показать ещё',
    actionsOf: (title: string) => `Действия с опросом ${quoted(title)}`,
    allOf: (count: number) => `Все${NBSP}${formatNumber(count)}`,
    archiveWith: (count: number) => `Архив:${NBSP}${formatNumber(count)}`,
    emptyTitle: 'Опросов пока нет',
    emptyEditor: 'Спросите команду, порекомендует ли она вас как место работы. Трёх вопросов хватает для начала.',
    emptyMember: 'Когда в пространстве появится опрос, он будет здесь.',
    bring: 'Перенести из…',
    saveQuestions: 'Скачать вопросы',
    createFirst: 'Создать первый опрос',
    loadFailed: 'Не получилось загрузить опросы',
    surveysFailed: 'Не получилось загрузить исследования',
    figuresFailed: 'Не получилось узнать, сколько ответили',
    justCreated: (title: string) =>
      `Опрос ${quoted(title)} создан. Осталось открыть его для ответов и разослать ссылку.`,
  },

  outcome: {
    answered: (title: string) => `Ответили: ${title}`,
    below: 'меньше обычного к этому дню',
    usual: 'как обычно к этому дню',
    above: 'больше обычного к этому дню',
    never: 'спросили меньше пяти человек, итога не будет',
    fromFifth: 'итог откроется с пятого ответа',
    later: 'итог откроется, когда опрос завершится',
    range: (low: string, high: string) => `от${NBSP}${low} до${NBSP}${high}`,
    silent: (low: string, high: string) => `С поправкой на промолчавших — от ${low} до ${high}`,
    rise: 'выше',
    fall: 'ниже',
    moved: (way: string, [low, high]: readonly [string, string], silent: boolean) =>
      `${way}, чем в${NBSP}прошлый раз: разница от${NBSP}${low} до${NBSP}${high}${silent ? ` с${NBSP}поправкой на${NBSP}промолчавших` : ''}`,
    random: 'разница с прошлым разом может быть случайной',
    same: 'как в прошлый раз',
  },

  calendar: {
    note: 'минуты — у того, кого спрашивают больше всех',
    caption: 'Что спросят в ближайшие восемь недель и сколько минут это займёт у одного человека',
    what: 'Опрос',
    thisWeek: 'эта неделя',
    perPerson: 'Минут на человека',
    minutes: (count: number) => plural(count, 'минута', 'минуты', 'минут'),
    minutesBriefly: (count: number) => `${count}${NBSP}мин`,
    many: 'много',
    manyMinutes: (count: number) => `${plural(count, 'минута', 'минуты', 'минут')} — много`,
    nothing: '—',
    open: 'идёт',
    opens: (moment: string) => `откроется ${moment}`,
    openUntil: (day: string | null) => (day === null ? 'идёт без срока' : `идёт до${NBSP}${day}`),
    limit: 'предел',
    limitOfQuestions: 'предел вопросов',
    skipped: (moment: string) => `не откроется ${moment}: предел вопросов`,
    limitNote:
      'Предел: к этому дню людям будет задано столько вопросов, сколько разрешено за 30 дней, и запуск не откроется.',
    /** «на этой неделе и на неделях с 7 декабря и 14 декабря»; `later` are Mondays. */
    weeks: (isNow: boolean, later: readonly string[]) =>
      [
        ...(isNow ? ['на этой неделе'] : []),
        ...(later.length > 0
          ? [`на ${later.length === 1 ? 'неделе' : 'неделях'} с${NBSP}${inWords.format(later)}`]
          : []),
      ].join(' и '),
    advice: {
      move: (weeks: string) => `Много ${weeks}: перенесите один из опросов или сократите его.`,
      shorten: (weeks: string) => `Много ${weeks}: оставьте меньше вопросов или задавайте их по очереди.`,
      full: (weeks: string) => `Много ${weeks}, и всё уже идёт: не открывайте больше ничего.`,
    },
  },

  planned: {
    opens: (moment: string) => `запустится сам ${moment}`,
    joiners: 'спросит каждого, кто придёт',
    change: 'Изменить',
  },

  end: {
    title: 'Завершить опрос?',
    text: (title: string) => `${quoted(title)} перестанет принимать ответы. Собранные останутся.`,
    confirm: 'Завершить',
    done: 'Опрос завершён',
  },

  delete: {
    title: 'Удалить опрос?',
    lost: (title: string, questions: string) =>
      `Опрос ${quoted(title)} (${questions}), всё, что по нему запускали, и все ответы исчезнут насовсем. Публичная ссылка перестанет открываться.`,
    confirm: 'Удалить опрос',
    failed: (message: string) => `Не удалось удалить опрос: ${message}`,
    failedTitle: 'Опрос на месте',
    done: 'Опрос удалён',
    doneText: (title: string) => `${quoted(title)} больше не открыть. Ответы удаляются вместе с ним.`,
  },
} as const;
