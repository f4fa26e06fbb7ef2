import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';
import { dayText, monthLong, monthName } from './months.ts';

/** Words of the page of departments. */
export const teamsText = {
  title: 'Деньги ваших команд',
  note: 'Доступ открыл владелец. Только просмотр: остальные деньги компании здесь не видны.',
  failed: 'Не удалось прочитать деньги команд',
  nothing: {
    title: 'Выплаты ещё не загружены',
    text: (names: readonly string[]) =>
      `Здесь появятся люди и${NBSP}расходы: ${listed(names)}. Зарплатный файл загружает владелец или тот, кому открыты финансы компании.`,
  },
  missing: (names: readonly string[], period: string) =>
    names.length === 1
      ? `В${NBSP}зарплатном файле за${NBSP}${monthLong(period)} нет команды ${listed(names)}. Если её переименовали, владелец может открыть доступ к${NBSP}новому названию.`
      : `В${NBSP}зарплатном файле за${NBSP}${monthLong(period)} нет команд: ${listed(names)}. Если их переименовали, владелец может открыть доступ к${NBSP}новым названиям.`,
  head: (people: number, cost: string, period: string) =>
    `${plural(people, 'человек', 'человека', 'человек')} · ${cost} за${NBSP}${monthLong(period)} вместе с${NBSP}налогами`,
  change: (words: string, period: string) => `${words}, чем за${NBSP}${monthName(period)}`,
  same: (period: string) => `как за${NBSP}${monthName(period)}`,
  more: (percent: string) => `на${NBSP}${percent} больше`,
  less: (percent: string) => `на${NBSP}${percent} меньше`,
  months: {
    title: 'Стоимость по месяцам',
    show: 'По месяцам',
    month: 'Месяц',
    people: 'Людей',
    cost: 'Стоимость',
  },
  people: {
    columns: {
      name: 'Сотрудник',
      salary: 'Оклад',
      variable: 'Премия и KPI',
      taxes: 'Налоги',
      benefits: 'ДМС и обучение',
      cost: 'Всего в месяц',
    },
    table: (team: string) => `Люди: ${team}`,
    nameless: 'обезличен',
    left: (day: string) => `работает до ${dayText(day)}`,
    showAll: (count: number) => `Показать всех: ${formatNumber(count)}`,
    cut: (shown: number, all: number) => `Показаны первые ${formatNumber(shown)} из${NBSP}${formatNumber(all)}.`,
  },
  expenses: {
    title: 'Расходы HR-бюджета',
    sum: (amount: string, year: number) => `${amount} на${NBSP}команду с${NBSP}начала ${year}${NBSP}года`,
    none: (year: number) => `В${NBSP}${year}${NBSP}году на${NBSP}эту команду отдельно ничего не${NBSP}тратили.`,
    newest: 'Показаны последние; сумма — по всем расходам года.',
  },
  leaving: {
    title: 'Цена уходов',
    left: (count: number, from: string) =>
      count === 0
        ? `С${NBSP}${dayText(from)} никто не${NBSP}ушёл.`
        : `С${NBSP}${dayText(from)} ${pluralForm(count, 'ушёл', 'ушли', 'ушли')}${NBSP}${formatNumber(count)}.`,
    ahead: (range: string, people: number, until: string) =>
      `До${NBSP}${dayText(until)} могут уйти ${range} из${NBSP}${formatNumber(people)}.`,
    upTo: (high: number) => `до${NBSP}${formatNumber(high)}`,
    cost: (range: string, each: string, share: string) =>
      `Замена обойдётся в${NBSP}сумму ${range}: в${NBSP}среднем ${each} за${NBSP}человека, это ${share} годовых выплат.`,
    noPay: 'Во сколько обойдётся замена, не сказать: оклады команды в файле не указаны.',
    note: 'Интервал, в который прогноз рассчитывает попасть в 95 случаях из 100. Уровень берём по уходам всей компании, кто именно уйдёт, не знает никто.',
    small: 'О таких маленьких командах прогноз отдельно не говорит: это были бы слова об одном человеке.',
    silent: 'Прогноза уходов пока нет: в данных компании мало уходов или меньше года истории.',
  },
} as const;

const listed = (names: readonly string[]): string => names.map(quoted).join(', ');
