import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';

type Audience = 'director' | 'board' | 'team';
type Period = 'quarter' | 'half' | 'year';

const answers = (count: number): string => plural(count, 'ответ', 'ответа', 'ответов');

/** Words of the report that is made for a meeting, and of the page it is made on. */
export const packText = {
  title: 'Собрать отчёт',
  note: 'для директора, совета или команды',
  back: 'Обзор',
  make: 'Собрать',
  noRight: 'Отчёт собирают те, кто видит результаты опросов всей компании.',
  failed: 'Не удалось собрать отчёт',
  saved: (name: string) => `Файл готов: ${name}`,
  again: 'Сохранить ещё раз',
  form: {
    audience: 'Для кого',
    audiences: { director: 'Директору', board: 'Совету', team: 'Команде' } satisfies Record<Audience, string>,
    about: {
      director: 'Вся компания: что изменилось, где, что говорят, что сделано и деньги, если они вам открыты.',
      board: 'Всё, что для директора, и решения, о которых вы просите совет.',
      team: 'Только эта команда: её настроение, нагрузка и ответы. Денег и слов других команд в нём нет.',
    } satisfies Record<Audience, string>,
    period: 'За какое время',
    periods: { quarter: 'Квартал', half: 'Полгода', year: 'Год' } satisfies Record<Period, string>,
    team: 'Какой команде',
    teams: 'Какие команды показать',
    teamsHint:
      'Здесь команды, где ответили хотя бы пятеро или у пятерых есть задачи. Если не выбрать ни одной, войдут все.',
    noTeams: 'Ни одну команду пока нельзя показать отдельно: ответило меньше пяти.',
    chooseTeam: 'Выберите команду',
    ask: 'Просим решить',
    askHint: 'По одному решению в строке, не больше пяти. Попадёт в отчёт слово в слово.',
    format: 'Файл',
    formats: { a4: 'PDF, лист А4', wide: 'PDF, экран 16:9', pptx: 'PowerPoint' },
    colour: 'Цвет компании',
    colourOwn: 'Вернуть цвет Тонуса',
    colourGood: (contrast: string) => `На белом читается: контраст ${contrast} при нужных 4,5.`,
    colourPale: (contrast: string) =>
      `На белом этот цвет не прочесть: контраст ${contrast} при нужных 4,5. Возьмите темнее.`,
    logo: 'Логотип',
    logoShown: 'Логотип компании',
    logoHint: 'PNG, SVG или JPEG; большую картинку уменьшим. Цвет и логотип одни на всё пространство.',
    logoWrong: 'Эту картинку прочесть не удалось: выберите PNG, SVG или JPEG',
    logoChoose: 'Выбрать файл',
    logoRemove: 'Убрать логотип',
    money: 'Страницы о деньгах не будет: они вам не открыты.',
  },
  loadFailed: 'Не удалось загрузить то, из чего собирают отчёт',
  plan: {
    title: 'По расписанию',
    enabled: 'Присылать ссылку на отчёт',
    about:
      'Письмо приходит утром первого рабочего дня месяца или квартала. Данных в нём нет: отчёт соберётся, когда ссылку откроют, из того, что открыто читателю.',
    every: 'Как часто',
    rhythms: { month: 'Раз в месяц', quarter: 'Раз в квартал' },
    readers: 'Кому',
    readersNote: 'Здесь те, кто видит результаты опросов. Отписаться можно ссылкой в письме.',
    which: (audience: string, team: string | null, period: string) =>
      `По ссылке откроется то, что выбрано выше: «${audience}»${team ? `, ${quoted(team)}` : ''}, «${period}».`,
    next: (day: string) => `Следующее письмо — ${day}.`,
    off: 'Письма не приходят.',
    setBy: (name: string | null, day: string) =>
      name === null ? `Настроено ${day}.` : `Настройки сохранены ${day}, ${name}.`,
    save: 'Сохранить расписание',
    failed: 'Не удалось сохранить расписание',
  },
  file: 'Отчёт',
  heading: (company: string, who: string, day: string) => `${company} · ${who} · ${day}`,
  who: {
    director: 'директору',
    board: 'совету',
    team: (team: string) => `команде ${quoted(team)}`,
  },
  page: (number: number, all: number) => `${formatNumber(number)} из${NBSP}${formatNumber(all)}`,
  trust: 'Насколько верить.',
  answered: (count: number, asked: number | null) =>
    asked === null
      ? `ответили ${formatNumber(count)}`
      : `ответили ${formatNumber(count)} из${NBSP}${formatNumber(asked)}`,
  range: (low: string, high: string) => `от${NBSP}${low} до${NBSP}${high}`,
  of: (count: number, of: number) => `${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(of)}`,
  none: '—',

  missing: {
    label: 'Чего здесь нет',
    some: 'Не обо всём пока есть что рассказать',
    none: 'Рассказывать пока не о чем',
    head: ['Страница', 'Почему её нет'],
    trust: 'Отчёт собирается каждый раз заново: страница встанет на место, как только для неё будут данные.',
  },

  changed: {
    label: 'Что изменилось',
    none: 'Опросов eNPS за это время не закрывали',
    noneLead: 'Сравнивать не с чем: возьмите период длиннее или дождитесь итогов опроса.',
    enps: 'eNPS компании',
    before: 'в прошлый раз',
    random: (change: string, interval: string) => `перемена ${change} может быть случайной, ${interval}`,
    sure: (change: string, interval: string) => `перемена ${change} больше случайной, ${interval}`,
    load: 'нагрузка из 100',
    line: 'eNPS по запускам',
    columns: ['Запуск', 'eNPS', `Интервал 95${NBSP}%`, 'Ответили'],
    trust: (title: string, day: string, answered: string) =>
      `${quoted(title)} от${NBSP}${day}: ${answered}. Изменилось ли что-то, говорит проверка разницы, а${NBSP}не${NBSP}то, выше точка или ниже.`,
    noTrust: 'Показываем только закрытые запуски, в которых ответили хотя бы пятеро.',
    interval: (low: string, high: string) => `вероятно от${NBSP}${low} до${NBSP}${high}, интервал 98${NBSP}%`,
  },

  team: {
    quiet: (team: string) => `О${NBSP}команде ${quoted(team)} тревожных признаков не${NBSP}видно`,
    unjudged: (team: string) => `О${NBSP}команде ${quoted(team)} судить пока не${NBSP}по${NBSP}чему`,
    mood: 'настроение',
    turnout: 'ответили',
    load: 'нагрузка из 100',
    answersLabel: 'Что ответила команда',
    answers: (count: number) =>
      `Команда ответила на${NBSP}${plural(count, 'вопрос', 'вопроса', 'вопросов')} со${NBSP}шкалой`,
    noAnswers: 'Ответы команды отдельно не показываем',
    noAnswersLead: 'В последнем опросе eNPS от неё меньше пяти ответов, или команды в нём не сравнивали.',
    columns: ['Вопрос', 'Среднее', `Интервал 95${NBSP}%`, 'Остальные', 'Ответили'],
    trust: (title: string) =>
      `Это ответы на${NBSP}${quoted(title)}. Разница с${NBSP}остальными здесь не${NBSP}проверена: больше ли она случайной, сказано на${NBSP}странице ${quoted('Где')}.`,
  },

  where: {
    label: 'Где',
    headline: (sure: string, team: string, claim: string) => `${sure} ${team}: ${claim}`,
    also: (team: string, claim: string) => `${team}: ${claim}`,
    more: (count: number) => `Внимания просят ещё ${plural(count, 'команда', 'команды', 'команд')}.`,
    mood: (question: string) => `Настроение по командам: «${question}»`,
    moodNote: (mean: string) =>
      `Полоса — где лежит настоящее среднее команды с${NBSP}вероятностью 95${NBSP}%. Пунктир — вся компания, ${mean}.`,
    lower: `Здесь меньше — лучше.`,
    marked: 'больше случайного',
    answered: 'Ответили',
    everybody: 'ответили все',
    loadColumns: ['Команда', 'Индекс', 'Открыто', 'Просрочено'],
    nothing: 'Команд, которые можно показать отдельно, пока нет',
    nothingLead: 'Команда встанет здесь, когда от неё ответят пятеро или у пятерых в ней появятся задачи.',
    unseen: {
      title: 'Чего здесь не видно',
      few: (count: number) =>
        `Ещё ${answers(count)} — из${NBSP}команд, где ответили меньше пяти. Отдельно их не${NBSP}показываем никому, чтобы нельзя было узнать, кто что сказал.`,
      toSeeFew:
        'Чтобы увидеть и их, напомните об опросе: команда встанет здесь, когда ответят пятеро. Маленькие команды можно объединить с соседними на странице «Команда».',
      noMood:
        'Настроения по командам нет: сравнить их пока не удалось. При следующем запуске отметьте «Сравнить команды»; рядом встанут те, где ответят хотя бы пятеро.',
      noLoad:
        'Нагрузки по командам нет. Её считаем по задачам: подключите Bitrix24, Яндекс Трекер, YouTrack или Jira, если они ещё не подключены.',
      smallLoad: (count: number) =>
        `Без нагрузки ещё ${plural(count, 'команда', 'команды', 'команд')}: задачи там меньше чем у${NBSP}пяти человек.`,
    },
    trust: (title: string, day: string, company: number) =>
      `${quoted(title)} от${NBSP}${day}, ${answers(company)}. Команды, где ответили меньше пяти, отдельно не${NBSP}показываем. Сравнения проверены с${NBSP}поправкой на${NBSP}их${NBSP}число.`,
    small: (count: number) => `Из${NBSP}небольших команд ${answers(count)}.`,
    measured: (day: string) => `Нагрузка посчитана ${day}${day.endsWith('.') ? '' : '.'}`,
    noTrust: 'Команды, где ответили меньше пяти, отдельно не показываем.',
  },

  said: {
    label: 'Что говорят',
    headline: (theme: string, people: number, of: number) =>
      `Чаще всего пишут о${NBSP}теме ${quoted(theme)}: ${formatNumber(people)} из${NBSP}${formatNumber(of)}`,
    nothing: 'О чём пишут люди, пока не сказать',
    few: 'Письменных ответов пока мало: темы показываем, когда о них пишут хотя бы пятеро.',
    preparing: 'Ответы ещё разбираются: соберите отчёт через минуту, и темы будут здесь.',
    themes: 'Темы письменных ответов',
    columns: ['Тема', 'Написали', 'Как'],
    quotes: 'Словами людей',
    quote: (words: string) => `«${words}»`,
    trust: (title: string, count: number) =>
      `${quoted(title)}, ${answers(count)}. Темы выделены встроенным разбором; о${NBSP}которых пишут меньше пяти человек, сложены вместе. Кто написал, не${NBSP}знает никто.`,
    noTrust: 'Слова показываем без имени, команды и времени.',
  },

  done: {
    label: 'Что сделано и что вышло',
    headline: (done: number, doing: number) =>
      [
        ...(done > 0 || doing === 0 ? [`сделано${NBSP}${formatNumber(done)}`] : []),
        ...(doing > 0 ? [`делаем${NBSP}${formatNumber(doing)}`] : []),
      ]
        .join(', ')
        .replace(/^./, (letter) => letter.toUpperCase()),
    measured: (count: number) => `Итог измерен у${NBSP}${plural(count, 'шага', 'шагов', 'шагов')}.`,
    nothing: 'О сделанном пока не рассказано',
    nothingLead:
      'Здесь встанет то, что вы ответили людям после опросов, и завершённые задачи, у которых измеряют итог.',
    promises: 'Что ответили людям',
    columns: ['Сказали', 'Делаем', 'Отвечает', 'Сейчас'],
    states: { done: 'сделано', doing: 'делаем', decided_otherwise: 'решили иначе' },
    effects: 'Завершённые шаги',
    effectColumns: ['Шаг', 'Когда', 'Что вышло'],
    ask: 'Просим решить',
    trust: 'Совпадение по времени ещё не причина: измерено, что изменилось после шага, а не из-за чего.',
  },

  money: {
    label: 'Деньги',
    none: 'Данных о деньгах пока нет',
    noneLead: 'Загрузите историю уходов и зарплатный файл в разделе «Финансы»: здесь встанет, во что обходятся уходы.',
    left: (count: number, since: string) => `${pluralForm(count, 'ушёл', 'ушли', 'ушли')} с${NBSP}${since}`,
    rate: (rate: string, range: string) => `${rate} за${NBSP}год, обычная для вас ${range}`,
    leaving: 'замена ушедших с начала года',
    each: (cost: string) => `замена одного — ${cost}`,
    expected: 'уйдут за полгода',
    expectedCost: (range: string) => `замена ${range}`,
    until: (day: string) => `до${NBSP}${day}, с${NBSP}вероятностью 95${NBSP}%`,
    spent: (year: number) => `потрачено из${NBSP}HR-бюджета ${year}`,
    plan: (plan: string) => `план на${NBSP}год ${plan}`,
    noPlan: 'плана на год нет',
    budget: (year: number, spent: string) => `Из${NBSP}HR-бюджета ${year} потрачено ${spent}`,
    initiatives: 'Инициативы',
    columns: ['Инициатива', 'Стоит', 'Что вышло'],
    notMeasured: 'не измеряется',
    trust: (since: string, until: string) =>
      `Уходы по${NBSP}данным с${NBSP}${since} по${NBSP}${until}${until.endsWith('.') ? '' : '.'} Прогноз говорит о${NBSP}числе людей и${NBSP}никогда о${NBSP}ком-то одном.`,
    noTrust: 'Деньги видит владелец и те, кому он их открыл: кому передать этот файл, решаете вы.',
  },
} as const;
