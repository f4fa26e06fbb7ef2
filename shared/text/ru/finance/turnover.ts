import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';
import { numberRange } from './ranges.ts';

const months = (count: number): string => plural(count, 'месяц', 'месяца', 'месяцев');
const fewer = (count: number): string => plural(count, 'человека', 'человека', 'человек');
const people = (count: number): string => plural(count, 'человек', 'человека', 'человек');
const left = (count: number): string => `${pluralForm(count, 'Ушёл', 'Ушли', 'Ушли')}${NBSP}${formatNumber(count)}`;

/** Words of the page about leaving. */
export const turnoverText = {
  note: (since: string, until: string) => `по${NBSP}данным с${NBSP}${since} по${NBSP}${until}`,
  upload: 'Загрузить историю',
  empty: {
    title: 'Уходы посчитаем по вашим данным',
    text: 'Загрузите историю приёма и уходов: дату приёма, дату ухода и отдел. Имена не нужны, хватит номеров. Ещё лучше — вместе с зарплатным файлом за месяц.',
    employees: 'Загрузить сотрудников',
    ask: 'Загрузить данные может владелец пространства или тот, кому он открыл раздел.',
  },
  failed: 'Не удалось загрузить уходы',
  band: {
    name: 'Главное об уходах',
    label: (whole: boolean, span: string) => (whole ? 'За последние 12 месяцев' : `За время с${NBSP}${span}`),
    none: (average: number) => `За год не ушёл никто из${NBSP}${formatNumber(average)}`,
    some: (count: number, average: number, share: string) =>
      `${left(count)} из${NBSP}${formatNumber(average)}: ${share} за${NBSP}год`,
    short: 'Для годовой текучести мало данных',
    needs: 'Нужно хотя бы три месяца наблюдений. Загрузите историю приёма и уходов: она покажет прошлое сразу.',
    interval: (range: string) =>
      `С${NBSP}вероятностью 95${NBSP}% обычная для вас текучесть\u00A0— ${range}: таков разброс при этом числе уходов.`,
    reasons: {
      voluntary: (count: number) => `по${NBSP}собственному желанию${NBSP}${count}`,
      employer: (count: number) => `по${NBSP}решению компании${NBSP}${count}`,
      unknown: (count: number) => `причина не${NBSP}указана${NBSP}${count}`,
    },
    reason: (parts: readonly string[]) => `Почему: ${parts.join(', ')}.`,
  },
  stats: {
    now: 'Работают сейчас',
    average: (value: number) => `в${NBSP}среднем за${NBSP}период ${formatNumber(value)}`,
    early: 'Ушли в первый год',
    early90: 'Ушли в первые 90 дней',
    of: (count: number, hired: number) => `${count}${NBSP}из${NBSP}${hired}`,
    earlyNote: (range: string, from: string, to: string) => `${range}; приняты с${NBSP}${from} по${NBSP}${to}`,
    noHires: 'нет тех, кого приняли и успели увидеть весь срок',
    median: 'Половина уходит через',
    medianOf: (value: number) => months(value),
    medianNote: (range: string, since: string) => `${range}; по${NBSP}всем данным с${NBSP}${since}`,
    medianRange: (low: number, high: number | null) =>
      high === null ? `не${NBSP}раньше ${months(low)}` : `${numberRange(low, high)}${NBSP}мес.`,
    noMedian: 'до половины кривая не опускается',
    dash: '—',
  },
  curve: {
    what: 'сколько остаются',
    title: (share: string) => `Через год остаются ${share}`,
    plain: 'Сколько остаются в компании',
    lead: (low: string) =>
      `95${NBSP}% интервал ${low}. Учтены и${NBSP}те, кто ещё работает: они остались хотя бы столько.`,
    from: (count: number) => `Кривая о тех, кто проработал хотя бы ${months(count)}: раньше данные их не видят.`,
    none: 'Для кривой нужны даты приёма хотя бы у пяти человек.',
    chart: 'Доля тех, кто ещё работает, по месяцам стажа, с интервалом 95 %',
    axis: 'месяцев работы',
    head: ['Стаж', 'Остаются', 'Интервал 95 %', 'На скольких опирается'],
    month: (count: number) => months(count),
    point: (count: number, share: string, range: string, atRisk: number) =>
      `${months(count)}: остаются ${share}, ${range}; опирается на${NBSP}${people(atRisk)}`,
    file: 'Кривая стажа',
    columns: ['Стаж, месяцев', 'Остаются, %', 'От, %', 'До, %', 'На скольких опирается'],
  },
  months: {
    what: 'уходы по месяцам',
    title: 'Кто пришёл и ушёл по месяцам',
    chart: 'Сколько человек пришло и ушло в каждом месяце',
    hired: 'пришли',
    left: 'ушли',
    head: ['Месяц', 'В конце месяца', 'Пришли', 'Ушли'],
    file: 'Движение по месяцам',
    words: (month: string, hired: number, gone: number, headcount: number) =>
      `${month}: ${pluralForm(hired, 'пришёл', 'пришли', 'пришли')} ${hired}, ${pluralForm(gone, 'ушёл', 'ушли', 'ушли')} ${gone}, в${NBSP}конце ${formatNumber(headcount)}`,
  },
  outlook: {
    silentTitle: 'Прогноза пока нет',
    title: (low: number, high: number) =>
      high === 0
        ? 'За полгода, вероятнее всего, не уйдёт никто'
        : low === high
          ? `За полгода ${pluralForm(low, 'уйдёт', 'уйдут', 'уйдут')} ${people(low)}`
          : `За полгода уйдут ${numberRange(low, high)}${NBSP}${pluralForm(high, 'человека', 'человек', 'человек')}`,
    lead: (until: string, expected: string) =>
      `До${NBSP}${until}, с${NBSP}вероятностью 95${NBSP}%; вероятнее всего около${NBSP}${expected}. О${NBSP}конкретных людях прогноз ничего не${NBSP}говорит.`,
    label: 'Прогноз уходов',
    calibrated: 'коэффициенты ваши',
    published: 'коэффициенты опубликованные',
    rest: 'Остальные вместе',
    allAlike: 'как в компании',
    noTeams: 'По командам не показываем: для этого нужны хотя бы две команды от пяти человек.',
    file: 'Прогноз уходов по командам',
    columns: ['Команда', 'Людей', 'Ожидаем', 'От', 'До', 'Замена от, ₽', 'Замена до, ₽', 'Почему'],
    method: (leavers: number) =>
      `Уровень взят из${NBSP}ваших уходов: их${NBSP}в${NBSP}данных за${NBSP}последние три года ${leavers}. Как риск меняется со${NBSP}стажем, говорят коэффициенты ниже. Команда, из${NBSP}которой уходили чаще, получает больше, но${NBSP}настолько, насколько команды вообще различаются. Команды меньше пяти человек посчитаны вместе.`,
    calibration: (from: number) =>
      `Свои коэффициенты считаем с${NBSP}${plural(from, 'ухода', 'уходов', 'уходов')}: при меньшем числе компания учила бы собственный шум.`,
    factors: ['Что влияет', 'Опубликовано', 'У вас'],
    sources: 'Откуда коэффициенты',
    factorsCaption: 'Коэффициенты прогноза',
    ownNone: 'мало уходов',
    ownLoad: 'не считаем',
    factor: (value: string) => `×${NBSP}${value}`,
    blind: 'Чего прогноз не видит',
  },
  decision: {
    title: (leaving: string, cost: string) => `${leaving}: замена ${cost}`,
    expected: (cost: string) => `, это${NBSP}${cost}`,
    each: (cost: string, share: string) =>
      `Замена одного${NBSP}— ${cost}: ${share} среднего годового дохода тех, кто работает.`,
    upTo: (high: string) => `до${NBSP}${high}`,
    between: (low: string, high: string) => `от${NBSP}${low} до${NBSP}${high}`,
    all: 'Вся компания',
    head: { team: 'Команда', leaving: 'Уйдут', cost: 'Замена' },
    /** Before a sum, where its column has no head. */
    costShort: 'замена',
    people: (count: number) => people(count),
    unknownCost: 'нужны оклады',
    signal: (claim: string) => `В${NBSP}ответах: ${claim}`,
    mood: (question: string, value: string, most: string, lowerIsBetter: boolean) =>
      `В${NBSP}ответах на${NBSP}${quoted(question)}: ${value} из${NBSP}${most}${lowerIsBetter ? `, чем меньше, тем лучше` : ''}`,
    beside: `Ответы опросов стоят рядом и${NBSP}в${NBSP}прогноз не${NBSP}входят: что люди уходят из-за них, они не${NBSP}доказывают.`,
    when: (first: string, range: string) => `Когда уходят: в${NBSP}первый год${NBSP}— ${first}, ${range}`,
    half: (after: string, range: string) =>
      `; половина${NBSP}— за${NBSP}${after}, ${range}${range.endsWith('.') ? '' : '.'}`,
    measures: 'Что окупится',
    measuresHead: ['Мера', 'Цена', 'Что должно измениться'],
    usual: { raise: 'Повышение окладов', onboarding: 'Программа адаптации', training: 'Обучение руководителей' },
    raiseHint: (roubles: string, until: string) =>
      `1${NBSP}% всем до${NBSP}${until}${NBSP}— ${roubles} без${NBSP}взносов`,
    price: (name: string) => `Цена, ₽: ${name}`,
    pricePlaceholder: 'цена, ₽',
    wrongPrice: 'Напишите сумму числом',
    enter: 'Впишите цену, и станет видно, сколько нужно удержать.',
    within: (count: number, range: string) =>
      `Окупится, если уйдёт хотя${NBSP}бы на${NBSP}${fewer(count)} меньше. Ожидаем ${range}.`,
    possible: (count: number, range: string) =>
      `Окупится, если уйдёт хотя${NBSP}бы на${NBSP}${fewer(count)} меньше. Ожидаем ${range}: может уйти и${NBSP}меньше, чем нужно удержать.`,
    beyond: (count: number, high: number) =>
      `До${NBSP}конца срока не${NBSP}окупится: нужно на${NBSP}${fewer(count)} меньше, а${NBSP}ожидаем не${NBSP}больше${NBSP}${formatNumber(high)}.`,
    noPay: 'Чтобы посчитать, нужны оклады.',
    smallTeam: `Не${NBSP}сравниваем: в${NBSP}отделе меньше пяти человек или его нет в${NBSP}данных.`,
    noEffect: (until: string) =>
      `Сколько уходов предотвратит мера, мы не${NBSP}знаем и${NBSP}не${NBSP}придумываем: здесь лишь, сколько нужно. Считаем до${NBSP}${until}, эффект может длиться дольше. Вписанная цена нигде не${NBSP}сохраняется.`,
    ends: `Рубли${NBSP}— концы интервала, умноженные на${NBSP}среднюю замену. Кто именно уйдёт, неизвестно, поэтому взята средняя, а${NBSP}не${NBSP}чей-то доход; что замена бывает дороже и${NBSP}дешевле доли, интервал не${NBSP}учитывает.`,
  },
  ledger: {
    label: 'Деньги удержания',
    span: (from: string, to: string) => `${from}\u00a0– ${to}`,
    lead: (low: string, high: string) => `С${NBSP}вероятностью 95${NBSP}% итог лежит между ${low} и${NBSP}${high}.`,
    avoided: 'Не пришлось заменять',
    avoidedLess: 'Заменять пришлось больше',
    noPrevious: 'рано судить',
    noProgramme: 'считаем с начала первой программы, её пока нет',
    spent: 'Потрачено на удержание',
    spentNote: (items: number) => plural(items, 'расход', 'расхода', 'расходов'),
    result: 'Итог, оценка',
    resultNote: (low: string, high: string) => `от${NBSP}${low} до${NBSP}${high}`,
    unknown: 'неизвестен',
    leaving: 'Замена ушедших',
    leavingNote: (count: number, each: string) => `${plural(count, 'уход', 'ухода', 'уходов')} по${NBSP}${each}`,
    breakEven: 'Чтобы расходы окупились',
    breakEvenOf: (count: string) => `на${NBSP}${count}${NBSP}ухода меньше`,
    breakEvenNote: (spent: string, each: string) => `${spent} ÷ ${each}`,
    nothingSpent: 'окупать нечего',
    noPay: 'нужны оклады',
    head: ['Строка', 'Из чего', 'Сумма'],
    file: 'Деньги удержания',
    sources: 'Откуда доля замены',
    share: (value: string) => `Здесь она ${value}. Изменить её можно на обзоре.`,
    failed: 'Не удалось посчитать деньги удержания',
  },
  basis: {
    title: 'На чём это стоит',
    lists: (count: number) =>
      count === 0 ? 'Списков сотрудников по месяцам нет' : `Списки сотрудников за${NBSP}${months(count)}`,
    history: (count: number) =>
      count === 0 ? 'Истории приёма и уходов нет' : `История: ${plural(count, 'строка', 'строки', 'строк')}`,
    complete: (since: string, until: string) =>
      `Считаем, что все, кто ушёл с${NBSP}${since} по${NBSP}${until}, в${NBSP}данных есть`,
  },
} as const;
