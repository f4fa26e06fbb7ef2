import type { Plan } from '../../rules/plans.ts';
import { formatNumber, NBSP, plural, pluralForm, quoted } from './format.ts';

/** «Продажи», «Склад» и «Логистика». */
function listed(names: readonly string[]): string {
  const all = names.map(quoted);
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} и${NBSP}${all.at(-1)}`;
}

const questions = (count: number): string => plural(count, 'вопрос', 'вопроса', 'вопросов');

/** Words of the first screen. */
export const overviewText = {
  greeting: (name: string) => `Здравствуйте, ${name}`,
  createPoll: 'Создать опрос',
  loadFailed: 'Не удалось загрузить',
  listed,
  questions,

  subscription: (type: string, end: string | null) =>
    end === null ? `подписка ${type}` : `подписка ${type} до${NBSP}${end}`,
  subscriptionLoading: 'узнаём о подписке…',
  subscriptionFailed: 'не удалось узнать о подписке',

  band: {
    label: 'Главное',
    wholeCompany: 'Вся компания',
  },

  actions: {
    create: 'Создать опрос',
    remind: 'Напомнить об опросе',
    open: { poll: 'К опросу', survey: 'К исследованию' },
    results: 'Смотреть ответы',
  },

  mood: {
    up: (score: string) => `Настроение выросло: eNPS${NBSP}${score}`,
    down: (score: string) => `Настроение упало: eNPS${NBSP}${score}`,
    unsure: (score: string) => `Сдвига в${NBSP}настроении не${NBSP}видно: eNPS${NBSP}${score}`,
    over: (runs: number, slope: number, score: string) =>
      `За ${plural(runs, 'опрос', 'опроса', 'опросов')} настроение ${slope > 0 ? 'выросло' : 'снизилось'}: eNPS${NBSP}${score}`,
    overFrom: (first: string) => `На${NBSP}первом из${NBSP}них было ${first}: разница больше случайной.`,
    overAll: `Так по${NBSP}всем этим опросам вместе, и${NBSP}это больше случайной разницы.`,
    apart: (poll: string, survey: string) => `Два опроса расходятся: eNPS пульса ${poll}, исследования${NBSP}${survey}`,
    apartLine: (title: string) =>
      `Исследование ${quoted(title)} шло в${NBSP}те же две недели, и${NBSP}разница больше случайной. Сравните, кто и${NBSP}когда отвечал, прежде чем судить о${NBSP}настроении.`,
    open: (score: string) => `Опрос ещё идёт: пока eNPS${NBSP}${score}`,
    openLine: 'Оценка меняется с каждым ответом. Итог будет, когда опрос закроется.',
    first: (score: string) => `Первый итог: eNPS${NBSP}${score}`,
    sure: (before: string) => `В\u00a0прошлый раз было ${before}: разница больше случайной.`,
    random: (before: string, noticed: string) =>
      `В\u00a0прошлый раз было ${before}: разница может быть случайной, ${noticed}.`,
    firstLine: `Сравнить будет с${NBSP}чем, когда проведёте опрос снова.`,
    alone: (score: string) => `Новый итог: eNPS${NBSP}${score}`,
    aloneLine: 'С прошлым разом не сравнить: вопрос тогда звучал иначе или оценок было меньше пяти.',
  },

  enps: {
    of: (day: string) => `опрос от${NBSP}${day}`,
    open: 'Открыть результаты',
    report: 'Собрать отчёт',
    answered: (count: number, asked: number | null) =>
      `${pluralForm(count, 'Оценку поставил', 'Оценку поставили', 'Оценку поставили')} ${formatNumber(count)}${asked === null ? '' : `${NBSP}из${NBSP}${formatNumber(asked)}`}.`,
    difference: (value: string, low: string, high: string) =>
      `Разница с${NBSP}прошлым разом ${value}, вероятно от${NBSP}${low} до${NBSP}${high} (интервал 98${NBSP}%).`,
    polls: 'опросов',
    change: (since: string, until: string, from: string, to: string) =>
      `С${NBSP}${since} по${NBSP}${until}: с${NBSP}${from} до${NBSP}${to}`,
    run: 'Опрос',
    trend: 'eNPS за год',
    band: `Полоса${NBSP}— интервал 95${NBSP}% каждого опроса вместе с${NBSP}шумом дня. Изменилось ли что-то, говорит не${NBSP}она, а${NBSP}разница выше: её проверяли.`,
    fewRuns: 'Линия появится, когда итог будет хотя бы дважды.',
    head: ['Опрос', 'eNPS', `Интервал 95${NBSP}%`, 'Ответили'],
    range: (low: string, high: string) => `от ${low} до ${high}`,
    noValue: '—',
    toCome: 'появится с пятого ответа',
    toComeText: 'Когда на опрос eNPS ответят хотя бы пятеро, здесь будет оценка, её точность и год измерений.',
    fewPeople: (members: number) =>
      `Сейчас в${NBSP}пространстве ${plural(members, 'человек', 'человека', 'человек')}: остальные могут ответить по${NBSP}ссылке на${NBSP}опрос, без аккаунта.`,
  },

  attention: {
    title: 'Кому нужно внимание',
    note: 'команды, не люди',
    calm: 'Тревожных признаков у команд не видно',
    calmText: {
      both: 'Ни в опросах, ни в задачах тех команд, которые видно.',
      answers: 'В опросах тех команд, которые видно. По задачам сейчас не судим.',
      load: 'В задачах тех команд, которые видно. По опросам сейчас не судим.',
    },
    more: (count: number) =>
      `Внимание нужно ещё ${plural(count, 'команде', 'командам', 'командам')}: здесь те, у кого признаки сильнее.`,
    rest: `У${NBSP}остальных команд, которые видно, тревожных признаков нет. Группы, где меньше 5${NBSP}ответов, не показываем.`,
    unseen: 'Остальных команд не видно: ответов или людей с задачами в них меньше пяти.',
    small: `Группы, где меньше 5${NBSP}ответов, не показываем.`,
    toCome: 'Здесь встанут команды, у которых что-то меняется: что видно, откуда это известно и что сделать первым.',
  },

  decisions: {
    label: 'Главное',
    wholeCompany: 'Вся компания',
    number: (number: number, all: number) => (all === 1 ? '' : `решение ${number} из${NBSP}${all}`),
    sure: { exact: 'Точно.', almost: 'Почти наверняка.', likely: 'Скорее всего.' },
    toTask: (day: string) => `В${NBSP}задачу, до${NBSP}${day}`,
    toTaskOf: (name: string, day: string) => `В${NBSP}задачу: ${name}, до${NBSP}${day}`,
    toYou: 'вам',
    postpone: 'Отложить до…',
    postponeTo: (day: string) => `до${NBSP}${day}`,
    postponeLabel: 'До какого дня отложить',
    postponed: (day: string) => `Отложено до${NBSP}${day}`,
    taken: (name: string, day: string) => `Задача поставлена: ${name}, до${NBSP}${day}`,
    undo: 'Вернуть',
    undoTask: 'Отменить',
    backAgain: 'Решение снова на экране',
    failed: 'Не получилось: ',
    notNoted: 'Задача поставлена, но решение ещё на экране: ',
    nothing: 'Сегодня решать нечего',
    allDecided: 'Новых решений нет',
    allDecidedText: 'О том, что видно сейчас, вы уже решили.',
    unjudged: 'Данных для решений пока нет',
    decided: (count: number) => `Решено и${NBSP}ещё действует: ${formatNumber(count)}`,
    decidedTask: 'задача',
    decidedUntil: (day: string) => `отложено до${NBSP}${day}`,
    decidedBack: (text: string) => `Вернуть: ${text}`,
    how: 'Как отбираем решения',
    howText: [
      'Здесь не больше трёх команд, у которых признаки сильнее: нагрузка выше 80, рост просрочки, оценки или ответы хуже, чем у остальных или раньше.',
      'Разницу называем, только если она больше случайной среди всех команд и вопросов: ошибочно такое решение появится примерно в 6 неделях из 100.',
      `Группы, где меньше 5${NBSP}ответов, и людей по отдельности не показываем никогда.`,
    ],
    means: {
      own: (team: string, mean: string) => `${team} ${mean}`,
      others: (mean: string) => `остальные ${mean}`,
      scale: (from: number, to: number, lower: boolean) =>
        `Шкала от${NBSP}${from} до${NBSP}${to}${lower ? ', здесь меньше — лучше' : ''}.`,
      basis: (own: number, others: number) =>
        `Ответили ${formatNumber(own)} здесь и${NBSP}${formatNumber(others)} в${NBSP}остальных командах. Полоса — где лежит настоящее среднее с${NBSP}вероятностью 95${NBSP}%.`,
      label: (team: string, own: string, others: string) => `${team}: в среднем ${own}, остальные ${others}`,
    },
    shares: {
      overdue: 'Просрочено',
      answered: 'Ответили',
      now: 'сейчас',
      before: { overdue: 'месяц назад', answered: 'в прошлый раз' },
      of: (count: number, of: number) => `${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(of)}`,
    },
  },

  running: {
    title: 'Идёт сейчас',
    running: (title: string) => `Идёт ${quoted(title)}`,
    until: (day: string) => `до${NBSP}${day}`,
    noDeadline: 'без срока',
    turnout: (title: string) => `Ответили на ${quoted(title)}`,
    alsoRunning: 'Идут ещё:',
    andMore: (count: number) => `и${NBSP}ещё ${formatNumber(count)}`,
    nothing: 'Сейчас ничего не идёт',
    usual: (low: number, high: number) =>
      low === high
        ? `К${NBSP}этому дню обычно ${pluralForm(high, 'отвечает', 'отвечают', 'отвечают')} ${plural(high, 'человек', 'человека', 'человек')}.`
        : `К${NBSP}этому дню обычно отвечают ${formatNumber(low)}–${plural(high, 'человек', 'человека', 'человек')}.`,
    compared: {
      less: (count: number) => `Сейчас ${formatNumber(count)}: меньше обычного.`,
      same: (count: number) => `Сейчас ${formatNumber(count)}: всё идёт как всегда.`,
      more: (count: number) => `Сейчас ${formatNumber(count)}: больше обычного.`,
    },
    nextReminder: (moment: string) => `Следующее напоминание уйдёт само: ${moment}.`,
    remindSent: 'Напоминание уходит тем, кто ещё не ответил',
  },

  teams: { label: 'Команды' },

  load: {
    label: 'Нагрузка по командам',
    open: 'Открыть анализ',
    noPortal: {
      title: 'Нагрузка появится с задачами',
      text: 'Подключите Bitrix24, Яндекс Трекер, YouTrack или Jira, и станет видно, у каких команд задач больше, чем они успевают.',
      connect: 'Подключить источник задач',
      ask: 'Подключить источник задач может владелец или руководитель.',
    },
    beingRead: { title: 'Читаем Bitrix24' },
    nothing: { title: 'Считать пока нечего' },
    notMeasured: {
      title: 'Нагрузку ещё не считали',
      text: 'Первый анализ занимает около минуты и покажет индекс нагрузки по командам.',
    },
    noPlan: {
      title: 'Нагрузка по командам — на тарифе Premium',
      text: 'Индекс нагрузки считается по задачам команды и открывается с тарифом Premium.',
      plans: 'Сравнить тарифы',
      ask: 'Сменить тариф может владелец пространства.',
    },
  },

  upcoming: {
    title: 'Ближайшее',
    closes: (title: string) => `${quoted(title)} закончится`,
    opens: (title: string) => `${quoted(title)} откроется`,
    none: 'Сроков и запланированных опросов нет.',
    schedule: 'Опросы',
  },

  counters: {
    label: 'Пространство в числах',
    plan: (words: string) => `У пространства ${words}`,
    polls: 'Опросы',
    employees: 'Сотрудники',
    tasks: 'Задачи',
    integrations: 'Интеграции',
    unknown: '—',
    noPolls: 'ещё ни одного',
    employeesNote: 'в пространстве',
    tasksNote: (source: string) => `в${NBSP}${source}`,
    tasksWithout: 'источник задач не подключён',
    integrationsNote: 'ещё не подключены',
    ai: 'ИИ',
    countFailed: 'не удалось посчитать',
  },

  steps: {
    title: 'С чего начать',
    done: (done: number, all: number) =>
      `${pluralForm(done, 'готов', 'готовы', 'готовы')} ${plural(done, 'шаг', 'шага', 'шагов')} из${NBSP}${formatNumber(all)}`,
    bandTitle: 'Здесь будет первый пульс команды',
    bandText: (left: number) =>
      `${pluralForm(left, 'Остался', 'Осталось', 'Осталось')} ${plural(left, 'шаг', 'шага', 'шагов')}, минут на десять. Пока ответов меньше пяти, никаких цифр не покажем: так честнее и безопаснее для команды.`,
    ready: 'готово',
    space: 'Создать пространство компании',
    team: {
      title: 'Пригласите команду',
      text: 'Пригласите коллег по почте или одной ссылкой. Итоги опроса открываются от пяти человек.',
      untold: (count: number) =>
        `Ждём по${NBSP}каталогу: ${plural(count, 'человек', 'человека', 'человек')}, но${NBSP}им ещё никто не${NBSP}написал. Скажите им, где войти, или разошлите одну ссылку.`,
      alone: 'Пока вы здесь одни.',
      small: ({ name, limits }: Plan) =>
        `На${NBSP}тарифе ${name} в${NBSP}пространстве не${NBSP}больше ${plural(limits.people ?? 0, 'человека', 'человек', 'человек')}: остальные ответят по${NBSP}публичной ссылке опроса, без аккаунта.`,
      action: 'Пригласить команду',
      copy: 'Скопировать ссылку',
      copied: 'Ссылка скопирована: по ней коллеги присоединятся сами',
      copyFailed: 'Ссылка готова, но браузер не дал её скопировать. Скопируйте сами:',
      linkFailed: 'Ссылка не получилась: ',
    },
    poll: {
      title: 'Запустите первый опрос',
      text: 'Готовый опрос из трёх вопросов, отвечать около минуты.',
      action: 'Посмотреть вопросы',
    },
    tasks: {
      title: 'Подключите задачи: Bitrix24, Трекер, YouTrack или Jira',
      text: 'Можно позже. Тогда появится нагрузка: где задач больше, чем успевают, и где копится просрочка.',
      action: 'Подключить',
      ask: 'Подключить может владелец или руководитель.',
    },
  },
} as const;
