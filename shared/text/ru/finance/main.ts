import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';
import { budgetText, planText } from './main/budget.ts';
import { employeesText, personText } from './main/employees.ts';

/** Words of the main screen of finance. */
export const financeMainText = {
  page: {
    loadFailed: 'Эта часть не загрузилась',
    upload: 'Загрузить свои данные',
    uploadMore: 'Загрузить данные',
    template: 'Скачать шаблон',
    summary: 'Скачать сводку',
    ownNote: (file: string, day: string) => `свои данные: ${quoted(file)}, обновлены ${day}`,
    ownNoteWithoutFile: (day: string) => `свои данные, обновлены ${day}`,
    readOnly: 'Данные можно читать и скачивать. Чтобы менять их, нужен тариф Premium.',
    toPlans: 'Посмотреть тарифы',
  },

  empty: {
    upload: {
      employees: 'Загрузить сотрудников',
      leavers: 'Загрузить историю уходов',
      months: 'Загрузить выручку и расходы',
    },
  },

  band: {
    name: 'Деньги удержания',
    label: (span: string) => `Деньги удержания, ${span}`,
    how: 'Как мы это посчитали',
    hide: 'Скрыть расчёт',
  },

  ledger: {
    lead: (value: string, low: string, high: string) =>
      `По оценке ${value}, но с вероятностью 95${NBSP}% итог лежит между ${low} и${NBSP}${high}: кто-то из тех, кто не ушёл, мог остаться и сам.`,
    noResult: 'Итог посчитаем, когда будет с чем сравнить: шесть кварталов уходов до начала и оклады.',
    avoided: 'Не пришлось заменять',
    extra: 'Пришлось заменять больше',
    spent: 'Потрачено на удержание',
    items: (count: number) => plural(count, 'расход', 'расхода', 'расходов'),
    result: 'Итог, оценка',
    range: (low: string, high: string) => `от${NBSP}${low} до${NBSP}${high}`,
    leaving: 'Отдельно: замена ушедших',
    leavingNote: (count: number, each: string) => `${plural(count, 'уход', 'ухода', 'уходов')} по${NBSP}${each}`,
    empty: 'Во что обходятся уходы и что дало удержание, считаем по зарплатному файлу и по истории приёма и уходов.',
    toTurnover: 'Кто уходит и когда',
  },

  budget: budgetText,

  plan: planText,

  share: {
    title: (share: string) => `На людей идёт ${share} расходов`,
    titleUnknown: 'На что уходят деньги',
    what: 'Доли расходов',
    center: 'на людей',
    note: (sum: string, span: string) => `${sum} за${NBSP}${span}. «Люди»: оклады, взносы, премии, ДМС и обучение.`,
    head: ['Расходы', 'Сумма', 'Доля'],
    people: 'Люди',
    others: 'Остальное',
    noPeople: 'Сколько стоят люди, узнаем из зарплатного файла.',
    empty: 'Расходы по видам приходят из файла с выручкой и расходами по месяцам.',
  },

  employees: employeesText,

  person: personText,

  initiatives: {
    title: 'Инициативы и их эффект',
    total: (sum: string) => `всего ${sum}`,
    since: (day: string) => `, с${NBSP}${day}`,
    whole: 'вся компания',
    list: 'Инициативы',
    titleField: 'Что сделаем',
    department: 'Отдел',
    cost: 'Стоимость, ₽',
    add: 'Добавить',
    remove: (title: string) => `Удалить: ${title}`,
    wrongTitle: 'Напишите, что сделаете',
    wrongCost: 'Напишите сумму числом, например 60 000',
    local: 'Добавленное здесь остаётся только на этой странице: это пример.',
    added: 'Инициатива добавлена',
    empty:
      'Запишите, что делаете, чтобы люди оставались, и сколько это стоит: через три месяца сравним, стало ли лучше.',
    verdicts: {
      better: 'стало лучше',
      worse: 'стало хуже',
      may_be_chance: 'может быть случайностью',
      not_visible: 'пока не видно',
      not_measured: 'пока не видно',
      too_early: 'рано судить',
      planned: 'ещё не началась',
      nothing_measured: 'эффект не измеряем',
    },
    share: (part: number, all: number) => `${formatNumber(part)}${NBSP}из${NBSP}${formatNumber(all)}`,
    leftOfYear: (words: string, rate: number) => `Ушли ${words}, это ${formatNumber(rate)}${NBSP}% за${NBSP}год`,
    beforeOfYear: (rate: number) => `до начала ${formatNumber(rate)}${NBSP}% за${NBSP}год`,
    before: (words: string) => `до начала ${words}`,
    difference: (value: string, low: string, high: string) =>
      `Разница ${value}${NBSP}п.${NBSP}п., от${NBSP}${low} до${NBSP}${high}.`,
    borneOut: (same: number, readings: number) =>
      `Так ${pluralForm(same, 'показал', 'показали', 'показали')} ${formatNumber(same)}${NBSP}из${NBSP}${plural(readings, 'замера', 'замеров', 'замеров')} после начала.`,
    differenceToOthers: (value: string, low: string, high: string) =>
      `Если вычесть, как за то же время изменилось у${NBSP}остальных, разница ${value}${NBSP}п.${NBSP}п., от${NBSP}${low} до${NBSP}${high}.`,
    startedOn: 'Когда началась',
    measure: 'Что должно измениться',
    noMeasure: 'Не измерять',
    removeTitle: (title: string) => `Удалить инициативу ${quoted(title)}?`,
    removeText: 'Её стоимость уйдёт из расходов HR-бюджета, измеренный эффект пропадёт.',
    removed: 'Инициатива удалена',
    removeAction: 'Удалить инициативу',
  },

  revenue: {
    titles: {
      up: (months: string) => `Выручка растёт ${months}`,
      down: (months: string) => `Выручка падает ${months}`,
      none: 'Динамика выручки',
    },
    people: { even: 'расходы на людей ровные', up: 'расходы на людей растут', down: 'расходы на людей снижаются' },
    section: 'Динамика выручки',
    what: 'Выручка по месяцам',
    legend: { revenue: 'выручка, млн ₽', people: 'расходы на людей, млн ₽' },
    head: ['Месяц', 'Выручка', 'Расходы на людей'],
    empty: 'Выручка и расходы приходят файлом по месяцам: тот же CSV, что вы ведёте для себя.',
  },

  pnl: {
    title: 'Прибыли и убытки',
    section: 'Прибыли и убытки (PnL)',
    what: 'Прибыли и убытки',
    span: (span: string) => `${span}, млн${NBSP}₽`,
    income: 'Доходы',
    expenses: 'Расходы',
    revenue: 'Выручка',
    profit: 'Прибыль',
    loss: 'Убыток',
    margin: (share: string) => `Рентабельность ${share}. Налог на прибыль не учтён.`,
    head: ['Статья', 'Сумма'],
    empty: 'Прибыль посчитаем, когда будут выручка и расходы по месяцам.',
  },

  charts: {
    revenue: 'Выручка и расходы на людей по месяцам',
    revenueOf: (sum: string) => `выручка ${sum}`,
    peopleOf: (sum: string) => `на людей ${sum}`,
    ring: 'Доли расходов',
  },
} as const;
