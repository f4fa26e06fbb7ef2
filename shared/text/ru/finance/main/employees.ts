import { formatNumber, NBSP, plural } from '../../format.ts';

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** The table of employees: what each costs, and all of them together. */
export const employeesText = {
  title: 'Сотрудники и стоимость',
  shown: (found: number, all: number) =>
    found === all ? people(all) : `показано ${formatNumber(found)} из${NBSP}${formatNumber(all)}`,
  /** In a formula. */
  hoursIn: (hours: string) => `${hours}${NBSP}ч`,
  hours: (norm: string) => `часы по табелю, без него ${norm} в${NBSP}месяц`,
  search: 'Найти по имени или почте',
  filtersLabel: 'Кого показать',
  filters: { department: 'Отдел', profitability: 'Рентабельность', cost: 'Стоимость', margin: 'Маржа' },
  all: (name: string) => `${name}: все`,
  option: (name: string, value: string) => `${name}: ${value}`,
  noDepartment: 'без отдела',
  profitability: {
    loss: 'вклад меньше расходов',
    to_half: `ROI до${NBSP}50${NBSP}%`,
    over_half: `ROI больше 50${NBSP}%`,
    unknown: 'вклад не указан',
  },
  cost: {
    to_100: `до${NBSP}100${NBSP}тыс.${NBSP}₽`,
    to_200: `100–200${NBSP}тыс.${NBSP}₽`,
    over_200: `от${NBSP}200${NBSP}тыс.${NBSP}₽`,
  },
  margin: {
    loss: 'в минусе',
    to_50: `до${NBSP}50${NBSP}тыс.${NBSP}₽`,
    over_50: `от${NBSP}50${NBSP}тыс.${NBSP}₽`,
    unknown: 'вклад не указан',
  },
  reset: 'Сбросить',
  metrics: 'Показатели',
  /** The names of the specification, where they are not those of the page. */
  terms: {
    tce: '',
    hourly: 'hourly cost',
    hourly_filtered: 'hourly cost with filters',
    roi: '',
    retention: 'retention cost',
    replacement: 'replacement cost',
    development: '',
  },
  about: {
    tce: `полная стоимость в${NBSP}месяц, все вместе`,
    hourly: 'по всем',
    hourly_filtered: 'по тем, кто в таблице',
    roi: 'отдача от расходов, у кого указан вклад',
    retention: 'за год',
    replacement: (share: string) => `если уйдут все, по ${share} годовой оплаты`,
    development: 'обучение, от расходов на людей',
  },
  formula: 'Формула',
  numbers: 'С вашими числами',
  unknown: '—',
  columns: {
    name: 'Сотрудник',
    department: 'Отдел',
    tce: `TCE в${NBSP}месяц`,
    hourly: 'Стоимость часа',
    roi: 'ROI',
    retention: 'Удержание за год',
    replacement: 'Замена',
    development: 'Development Rate',
  },
  noContribution: 'вклад не указан',
  open: 'Как посчитано',
  nameless: 'обезличен',
  left: (day: string) => `работает до ${day}`,
  note: 'Отдача (ROI) опирается на вклад, который указал руководитель: это мнение, а не измерение. Настроение из анонимных опросов здесь не показываем и не смешиваем с деньгами.',
  nobody: 'Никто не подходит под эти условия.',
  empty: 'Стоимость сотрудников считаем по зарплатному файлу: оклады, взносы, премии, часы.',
  coefficient: 'Доля годовой оплаты, в которую обходится замена',
  coefficientValue: (share: string) => `${share} годовой оплаты`,
  sources: 'Откуда эти числа',
  periodLabel: 'Месяц',
  money: {
    salary: 'оклад',
    taxes: 'налоги и взносы',
    bonus: 'премия',
    kpi: 'KPI',
    dms: 'ДМС',
    development_costs: 'расходы на обучение',
  },
  missing: (columns: string) => `В файле не было колонок: ${columns}. Считаем их нулём.`,
} as const;

/** What opens of one employee. */
export const personText = {
  fields: {
    department: 'Отдел',
    hours: 'Часов в месяце',
    development: 'Часов обучения',
    tasks: 'Задачи',
    mood: 'Настроение',
    interests: 'Интересы',
    hired: 'Работает с',
    contribution: 'Вклад в месяц',
    margin: 'Маржа в месяц',
  },
  moodNote: 'Настроение и интересы есть только в примере: в своих данных рядом с деньгами их нет.',
  contributionLabel: 'Вклад в месяц, ₽',
  contributionHint: 'Сколько человек приносит компании, по вашей оценке. Пусто: отдачу (ROI) не считаем.',
  save: 'Сохранить',
  saved: 'Сохранено',
  wrong: 'Напишите сумму числом, например 120 000',
  conflict: 'Пока вы меняли, данные месяца обновил кто-то ещё. Проверьте и сохраните снова.',
  erase: 'Обезличить',
  eraseTitle: (name: string) => `Обезличить: ${name}?`,
  eraseText:
    'Имя и адрес исчезнут из всех месяцев и из истории уходов. Выплаты, отдел и даты останутся, суммы не изменятся. Вернуть имя можно будет только новой загрузкой файла.',
  erased: 'Имя и адрес удалены',
  close: 'Закрыть',
} as const;
